"""What is asked in a second window: the first one keeps the folder with settings and games."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.media.words import words
from cardtable.scenes.dialogue import Dialogue
from cardtable.scenes.scene import Stage


def second_window(
    stage: Stage, become_guest: Callable[[], bool], go_on: Callable[[], None]
) -> Dialogue:
    """Whether to leave, to look on with nothing kept, or to play as a guest with games of one's
    own. Escape looks on.
    """

    def leave() -> None:
        stage.leaving = True

    def play() -> None:
        if become_guest():
            stage.settings.looking_on = False
            if stage.top is not None:
                stage.top.entered()  # other games wait there
        go_on()

    return Dialogue(
        stage,
        words("second.title"),
        words("second.text"),
        [
            ("leave", words("home.quit"), "paper", leave),
            ("look", words("second.look"), "paper", go_on),
            ("guest", words("second.guest"), "main", play),
        ],
    )
