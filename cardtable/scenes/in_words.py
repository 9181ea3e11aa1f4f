"""What is told of a screen to who does not see it: its name, its focus, and all there is on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.access.tree import Node, Told
from cardtable.gestures import Reach

if TYPE_CHECKING:
    from cardtable.scenes.scene import Scene
    from cardtable.widgets.widget import Widget


class InWords:
    """A screen of controls."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

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
        """All there is on it."""
        return [self.node(widget) for widget in self.scene.widgets]

    def node(self, widget: Widget) -> Node:
        """A control, as a screen reader finds it."""
        place = widget.place
        box = (place.left, place.top, place.right, place.bottom)
        return Node(self.key(widget), self.told(widget), box)

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
