"""Draws every picture of Tomorrow Never Meows: run it, and it writes the files beside itself."""

from suits import COUNT, PAINTERS
from things import (
    WISHES,
    frame,
    marks,
    sleeve,
    small_back,
    standing,
    table,
    weather,
    weather_back,
    wish_card,
)


def cards() -> None:
    for suit, paint in PAINTERS.items():
        for n in range(1, COUNT[suit] + 1):
            paint(n).write(f"{suit}-{n}")
        frame(suit).write(f"frame-{suit}")


if __name__ == "__main__":
    cards()
    marks()
    for name in WISHES:
        wish_card(name).write(f"wish-{name}")
        standing(name).write(f"stand-{name}")
    weather_back().write("back-weather")
    small_back().write("back-weather-small")
    sleeve().write("back-wish")
    table()
    weather()
