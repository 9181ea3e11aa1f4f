"""The menu of a lesson under way."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.media.words import words
from cardtable.scenes.pause import Entry, Pause
from cardtable.scenes.scene import Stage


class LessonMenu(Pause):
    """Go on, skip this step, start over, rules, settings, leave."""

    def __init__(
        self,
        stage: Stage,
        game: str,
        page: str,
        *,
        skip: Callable[[], None],
        start_over: Callable[[], None],
        leave: Callable[[], None],
    ) -> None:
        super().__init__(stage, game, page)
        self._acts = {"skip": skip, "start_over": start_over, "leave": leave}

    def entries(self) -> list[Entry]:
        resume, *middle, _ = super().entries()
        skip, start_over, leave = [
            Entry(name, words(f"lesson.{name}"), "paper", self._after(act))
            for name, act in self._acts.items()
        ]
        return [resume, skip, start_over, *middle, leave]

    def _after(self, act: Callable[[], None]) -> Callable[[], None]:
        """Take the menu away first."""

        def go() -> None:
            self.close()
            act()

        return go
