"""What is told of a screen to who does not see it: its name, its focus, and all there is on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.access.tree import Node, Told, plain
from cardtable.gestures import Reach
from cardtable.media.undisturbed import undisturbed
from cardtable.scenes.written import Row, among, rows

if TYPE_CHECKING:
    from cardtable.scenes.scene import Scene
    from cardtable.widgets.widget import Widget

_SELDOM = 8  # frames of a screen on which something moves, after which it is read again


class InWords:
    """A screen of controls."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._rows: list[Row] = []
        self._read = 0  # how often the stage had been drawn when they were read off it

    def title(self) -> str:
        """What the screen is called."""
        return self.scene.called()

    def told(self, widget: Widget) -> Told:
        """What a control is, and whether it can be chosen."""
        return widget.told()

    def spoken(self, widget: Widget) -> str:
        """The same in a line."""
        return widget.spoken()

    def tree(self) -> list[Node]:
        """All there is on it: what is written, in rows, and its controls where they stand."""
        return [
            self.written(number, one) if isinstance(one, Row) else self.node(one)
            for number, one in enumerate(among(self.rows(), self.scene.widgets))
        ]

    def rows(self) -> list[Row]:
        """What is written on it, as it was drawn last; none before it has been."""
        stage = self.scene.stage
        enough = _SELDOM if self.scene.moving and self._rows else 1
        if stage.drawn - self._read >= enough and not stage.fading:
            self._rows, self._read = undisturbed(lambda: rows(self.scene)), stage.drawn
        return self._rows

    def written(self, number: int, row: Row) -> Node:
        """A row, as a screen reader finds it."""
        box = row.box
        if row.scrolled and self.scene.scroller is not None:
            box = box.move(0, -round(self.scene.scroller.offset))
        told = Told(row.text, "heading" if row.heading else "label")
        place = (box.left, box.top, box.right, box.bottom)
        return Node(f"{type(self.scene).__name__}/row-{number}", told, place)

    def node(self, widget: Widget) -> Node:
        """A control, as a screen reader finds it."""
        place = widget.place
        box = (place.left, place.top, place.right, place.bottom)
        return Node(self.key(widget), plain(self.told(widget)), box)

    def key(self, widget: Widget | None) -> str:
        """Of a control: it stays the same on this screen."""
        return "" if widget is None else f"{type(self.scene).__name__}/{widget.known_as}"

    def reach(self, reached: Reach) -> None:
        """Give the focus to the control with this key, and use it as asked."""
        scene = self.scene
        for widget in [each for each in scene.widgets if self.key(each) == reached.key]:
            scene.focus_on(widget)
            if not widget.enabled:
                continue
            if reached.use == "press":
                scene.stage.sounds.play("button")
                # A button pressed by its name is meant, as one that is clicked.
                button = self.told(widget).role == "button"
                widget.choose(widget.place.center if button else None)
            elif reached.use:
                widget.step(1 if reached.use == "more" else -1, 0)
            scene.dirty = True
