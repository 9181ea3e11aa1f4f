"""The system's own screen reader, by way of AccessKit: AT-SPI, UI Automation or NSAccessibility.

AccessKit calls from threads of its own. What a reader asks for is put in a queue, to be done in the
loop's time, and a screen is handed over as a tree that nobody changes any more. Where AccessKit
cannot be loaded, or no reader runs, nothing happens and next to nothing is spent.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any

from cardtable.access.tree import ROOT, Node, Told, Tree
from cardtable.media.words import valued, words

if TYPE_CHECKING:
    from types import ModuleType

_SYSTEM: str = sys.platform  # asked while it runs: each has its own adapter
_VALUES = _SYSTEM in ("win32", "darwin")  # a reader is told of values and of what is disabled
_LIVE = "said"  # the key of the line that is spoken; each line is a new node, so all are heard


def accesskit() -> ModuleType | None:
    """AccessKit, if it is there and runs on this system."""
    try:
        import accesskit as imported
    except (ImportError, OSError):
        return None
    found: ModuleType = imported
    return found


class ScreenReader:
    """Tells the system's screen reader what is on the screen and what is said, if one listens."""

    def __init__(self, handle: int | None) -> None:
        self._asked: SimpleQueue[tuple[str, int]] = SimpleQueue()
        self._lines: list[str] = []
        self._focus_line = ""  # what has the focus, as it was said last
        self._numbers = {ROOT: 0}
        self._keys = [ROOT]
        self._sent: dict[str, Node] = {}
        self._focus = ""
        self._said = 0  # lines so far
        self._line = Node(_LIVE, Told("", "live"))  # the last of them
        self._fresh = False  # it has seen nothing yet
        self._awake = False  # a reader has asked for the screen
        self._in_front: bool | None = None
        self._kit = accesskit()
        self._adapter: Any = None
        if self._kit is not None and handle is not None:
            with self._unharmed():
                self._adapter = self._made(self._kit, handle)

    def _made(self, kit: ModuleType, handle: int) -> Any:
        """The adapter for this system; the window must not have been shown yet."""
        if _SYSTEM == "win32":
            return kit.windows.SubclassingAdapter(handle, self._wake, self._take)
        if _SYSTEM == "darwin":
            kit.macos.add_focus_forwarder_to_window_class("SDLWindow")
            return kit.macos.SubclassingAdapter.for_window(handle, self._wake, self._take)
        return kit.unix.Adapter(self._wake, self._take, self._sleep)

    @contextmanager
    def _unharmed(self) -> Iterator[None]:
        """Whatever goes wrong in AccessKit, the game goes on without it."""
        try:
            yield
        except (KeyboardInterrupt, SystemExit):
            raise
        except BaseException:  # noqa: BLE001 - a panic of its own kind is no Exception
            self._adapter, self._awake = None, False

    # Called by AccessKit, on any thread

    def _wake(self) -> None:
        """A reader asks for the screen: it gets it with the next frame."""
        self._fresh = True
        self._awake = True

    def _sleep(self) -> None:
        self._awake = False

    def _take(self, request: Any) -> None:
        assert self._kit is not None
        action = self._kit.Action
        uses = (
            (action.FOCUS, ""),
            (action.CLICK, "press"),
            (action.INCREMENT, "more"),
            (action.DECREMENT, "less"),
        )
        for known, use in uses:
            if request.action == known:
                self._asked.put((use, int(request.target)))

    # Called by the loop

    @property
    def there(self) -> bool:
        """Whether this system can have one."""
        return self._adapter is not None

    @property
    def listens(self) -> bool:
        """Whether a reader has asked for the screen."""
        return self._awake

    def hear(self, line: str, *, anew: bool, focus: bool) -> None:
        """Take a line. What has the focus a reader tells by itself, when it goes elsewhere."""
        del anew
        if focus:
            self._focus_line = line
        else:
            self._lines.append(line)

    def asked(self) -> Sequence[tuple[str, str]]:
        """What a reader has asked for: the use of a control and its key."""
        found = []
        with suppress(Empty):
            while True:
                use, number = self._asked.get_nowait()
                if 0 <= number < len(self._keys):
                    found.append((use, self._keys[number]))
        return found

    def in_front(self, here: bool) -> None:
        """The window is the one that is used, or no longer."""
        if self._adapter is None or here is self._in_front:
            return
        self._in_front = here
        with self._unharmed():
            if _SYSTEM == "darwin":
                _raise(self._adapter.update_view_focus_state(here))
            elif _SYSTEM != "win32":
                self._adapter.update_window_focus_state(here)

    def show(self, tree: Tree) -> None:
        """The screen is this now, and the lines since the last time were said."""
        if self._adapter is None or not self._awake:
            return
        if self._fresh:
            self._fresh, self._sent = False, {}
        tree = self._with_lines(tree)
        update = self._update(tree)
        if update is not None:
            with self._unharmed():
                _raise(self._adapter.update_if_active(update))

    def _with_lines(self, tree: Tree) -> Tree:
        """The tree with the line that is spoken, as its first child."""
        if not self._sent:
            return tree  # what is there when a reader comes is not read out to it as news
        nodes = {node.key: node for node in tree.nodes()}
        # What has the focus and has changed, such as a value, a reader tells by itself, but where
        # AccessKit does not tell it of values.
        changed = nodes[tree.focus] != self._sent.get(tree.focus) and _VALUES
        if self._focus_line and tree.focus == self._focus and not changed:
            self._lines.append(self._focus_line)
        self._focus_line = ""
        if self._lines:
            self._said += 1
            text = "\n".join(self._lines)
            self._lines.clear()
            self._line = Node(f"{_LIVE}-{self._said}", Told(text, "live"))
        if not self._said:
            return tree
        root = tree.root
        root = Node(root.key, root.told, root.box, (self._line, *root.children))
        return Tree(root, tree.focus, language=tree.language)

    def _update(self, tree: Tree) -> Callable[[], Any] | None:
        """What has changed since the last time; None if nothing has."""
        assert self._kit is not None
        kit = self._kit
        nodes = {node.key: node for node in tree.nodes()}
        first = not self._sent
        new = [node for key, node in nodes.items() if self._sent.get(key) != node]
        if not new and tree.focus == self._focus:
            return None
        self._sent, self._focus = nodes, tree.focus
        made = [(self._number(node.key), self._node(node, tree.language)) for node in new]
        focus = self._number(tree.focus)

        def update() -> Any:
            found = kit.TreeUpdate(focus)
            found.nodes = made
            if first:
                found.tree = kit.Tree(self._number(ROOT))
                found.tree.toolkit_name = "Cardtable"
            return found

        return update

    def _number(self, key: str) -> int:
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = len(self._keys)
            self._keys.append(key)
        return number

    def _node(self, node: Node, language: str) -> Any:
        """A node as AccessKit has it."""
        assert self._kit is not None
        kit, told = self._kit, node.told
        roles = kit.Role
        role = {
            "window": roles.WINDOW,
            "group": roles.GROUP,
            "button": roles.BUTTON,
            "switch": roles.SWITCH,
            "values": roles.COMBO_BOX,
            "slider": roles.SLIDER,
            "text": roles.TEXT_INPUT,
            "heading": roles.HEADING,
            "label": roles.LABEL,
            "live": roles.LABEL,
        }[told.role]
        made = kit.Node(role)
        if told.role in ("label", "live"):
            made.set_value(told.name)
        else:
            made.set_label(told.name if _VALUES else _whole_name(told))
        if told.role == "live":
            made.set_live(kit.Live.POLITE)
        if told.value:
            made.set_value(told.value)
        if told.note:
            made.set_description(told.note)
        if told.on is not None:
            made.set_toggled(kit.Toggled.TRUE if told.on else kit.Toggled.FALSE)
        if not told.able:
            made.set_disabled()
        if node.box is not None:
            made.set_bounds(kit.Rect(*[float(side) for side in node.box]))
        if node.key == ROOT:
            made.set_language(language)
        made.set_children([self._number(child.key) for child in node.children])
        if told.role in ("button", "switch", "values", "slider", "text"):
            made.add_action(kit.Action.FOCUS)
            made.add_action(kit.Action.CLICK)
        if told.role in ("values", "slider"):
            made.add_action(kit.Action.INCREMENT)
            made.add_action(kit.Action.DECREMENT)
        return made


def _whole_name(told: Told) -> str:
    """The name with what AccessKit does not tell AT-SPI: a value, and what cannot be chosen."""
    name = valued(told.name, told.value) if told.value else told.name
    return name if told.able else words("aloud.unable", name=name)


def _raise(events: Any) -> None:
    """Where a system wants to be told of changes once they are made."""
    if events is not None:
        events.raise_events()
