"""Small things that fly over the table; the code moves them."""

from __future__ import annotations

from sprites.kit.cards import WHITE
from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.shapes import circle, line, path
from sprites.meows.clouds import cloud
from sprites.meows.faces import face
from sprites.meows.sheets import at, thing
from sprites.meows.weather import bolt, drop, flake, sun


def one(note: str, box: str, shadow: str, name: str, lift: float, *parts: str) -> Drawing:
    """A drawing of one sheet."""
    return thing(note, box, shadow).sheet(name, lift, *parts)


def round_sun() -> Drawing:
    """A sun with a glad face."""
    picture = one(
        "A round sun", "0 0 160 160", "#8A4A00", "rays", 3, sun(80, 80, 48, 70, 14, "#F9C44B")
    )
    glad = face("happy", "w", "#5A3210", "#EE6F45")
    return picture.sheet("face", 0, at(80, 77, 0.72, glad))


def raindrop() -> Drawing:
    """A drop and the light in it."""
    picture = one(
        "A raindrop", "0 0 32 48", "#0A2046", "drop", 2, path(drop(16, 26, 20), "#3F83C9")
    )
    return picture.sheet("glint", 0, line("M9.5 29C9.5 33 11.5 36 14 37.5", "#BFDDF5", 2.4))


def clouds() -> Drawings:
    """White, pale and grey."""
    return {
        f"air-cloud-{k + 1}": one(
            "A cloud", "0 0 200 120", "#283046", "cloud", 4, path(cloud(100, 104, 172, k), colour)
        )
        for k, colour in enumerate((WHITE, "#DCE4EC", "#A9B7C8"))
    }


def falling_snow() -> Drawings:
    """Two flakes and a crumb."""
    drawn = {
        "air-crumb": one(
            "A crumb of snow", "0 0 16 16", "#14465F", "crumb", 0, circle(8, 8, 5, WHITE)
        )
    }
    for k, (r, width) in enumerate(((26, 6.0), (27, 4.6))):
        strokes = line(flake(32, 32, r, 15 * k), WHITE, width)
        drawn[f"air-flake-{k + 1}"] = one("A flake", "0 0 64 64", "#14465F", "flake", 2, strokes)
    return drawn


def drawings() -> Drawings:
    ray = path("M22 196Q16 84 27 14Q30 4 33 14Q44 84 38 196Z", "#FFD566", fill_opacity=".8")
    foot = "A ray of sun, its foot at the middle of the lower edge"
    streak = line("M8 6V58", "#BFDDF5", 4, stroke_opacity=".85")
    return {
        "air-ray": one(foot, "0 0 60 200", "#A85A00", "ray", 0, ray),
        "air-sun": round_sun(),
        **clouds(),
        "air-drop": raindrop(),
        "air-streak": one("A streak of rain", "0 0 16 64", "#0A2046", "streak", 0, streak),
        "air-bolt": one("A bolt", "0 0 100 140", "#2E1562", "bolt", 5, bolt(50, 70, 1.3, 4)),
        **falling_snow(),
    }
