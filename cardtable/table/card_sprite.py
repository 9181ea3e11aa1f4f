"""One card on the table."""

from __future__ import annotations

import math

import pygame

from cardtable.rules.cards import Card
from cardtable.table.animation import Motion, Pose

SHAPE = 63 / 88  # width by height of every card


class CardSprite:
    """One card lying on the table or on its way: where, which side up, how high, how bright."""

    __slots__ = (
        "back",
        "card",
        "dim",
        "face_up",
        "glow",
        "left",
        "motion",
        "pose",
        "seat",
        "turning",
    )

    def __init__(self, card: Card, back: Card, face_up: bool, pose: Pose) -> None:
        self.card = card  # its back, if the one who looks does not know it
        self.back = back
        self.face_up = face_up
        self.pose = pose
        self.motion: Motion | None = None
        self.dim = False  # it may not be played now
        self.glow = False  # it wins the trick
        self.seat: int | None = None  # who played it
        self.left: int | None = None  # the pile it comes from, until it has arrived
        self.turning = False  # the other side shows until the middle of the motion

    @property
    def known(self) -> bool:
        """Whether the one who looks knows which card it is."""
        return self.card is not self.back

    @property
    def shows_face(self) -> bool:
        """Whether its face can be seen at this moment."""
        up = self.face_up and self.known
        if self.turning and self.motion is not None and self.motion.share < 0.5:
            return not up and self.known
        return up

    def turn_to(self, *, face_up: bool) -> None:
        """Lie with this side up; if the other side shows now, it turns over on its way."""
        before = self.shows_face
        self.turning = False
        self.face_up = face_up
        self.turning = self.shows_face != before

    @property
    def squeeze(self) -> float:
        """How wide it looks while it turns over: 1 flat, 0 on edge."""
        if self.turning and self.motion is not None:
            return abs(math.cos(math.pi * self.motion.share))
        return 1.0

    @property
    def end(self) -> Pose:
        """Where it lies, or will when it has come."""
        return self.pose if self.motion is None else self.motion.end

    def bounds(self) -> pygame.Rect:
        """A rectangle round it, its shadow and glow included."""
        pose = self.pose
        reach = pose.height * 0.75 + 8
        return pygame.Rect(int(pose.x - reach), int(pose.y - reach), int(2 * reach), int(2 * reach))

    def touches(self, at: tuple[int, int]) -> bool:
        """Whether a place is on the card."""
        return pose_touches(self.pose, at)


def pose_touches(pose: Pose, at: tuple[float, float]) -> bool:
    """Whether a place is on a card in this pose."""
    turn = math.radians(-pose.angle)
    dx, dy = at[0] - pose.x, at[1] - pose.y
    x = dx * math.cos(turn) - dy * math.sin(turn)
    y = dx * math.sin(turn) + dy * math.cos(turn)
    return abs(x) <= pose.height * SHAPE / 2 and abs(y) <= pose.height / 2


def pose_bounds(pose: Pose) -> pygame.Rect:
    """The upright rectangle round a card in this pose."""
    turn = math.radians(pose.angle)
    wide, high = pose.height * SHAPE, pose.height
    width = abs(wide * math.cos(turn)) + abs(high * math.sin(turn))
    height = abs(wide * math.sin(turn)) + abs(high * math.cos(turn))
    return pygame.Rect(
        round(pose.x - width / 2), round(pose.y - height / 2), round(width), round(height)
    )
