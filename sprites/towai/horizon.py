"""What lies before the luminary on the table: hills, sea, lighthouse, pine, shores."""

from __future__ import annotations

from sprites.kit.cards import SCENE
from sprites.kit.drawing import Drawings, of_papers, sheet
from sprites.kit.named import bar, path
from sprites.towai.palette import SCENE_RULES, SCENE_SHADOW


def hills() -> list[str]:
    """Two ranges far off."""
    far = (
        "M-340 520V410C-250 396 -190 352 -130 350C-80 348 -50 392 0 384C40 378 90 330 136 322"
        "C176 316 206 372 256 396C300 416 330 430 380 462L420 520Z"
        "M1620 520V404C1540 400 1500 366 1430 360C1370 356 1330 372 1290 352C1250 334 "
        "1210 330 1166 344"
        "C1116 360 1086 404 1036 422C986 438 950 448 900 468L860 520Z"
    )
    far2 = (
        "M-340 520V452C-240 430 -120 452 -10 440C50 420 110 424 160 440C210 456 240 "
        "462 300 480V520Z"
        "M1620 520V448C1500 430 1400 440 1290 424C1230 424 1190 440 1140 452C1100 462 "
        "1060 466 1000 484V520Z"
    )
    return [
        sheet("far", 2, path("far", far)),
        sheet("far-2", 2, path("far2", far2)),
    ]


def sea() -> list[str]:
    """The sea and the light on it."""
    glint = (
        "M452 488C500 485 560 486 600 488C560 491 500 492 452 488ZM668 489C720 485 790 486 838 489"
        "C790 493 720 493 668 489ZM520 508C580 504 690 504 748 508C690 512 580 512 520 508Z"
        "M596 526C640 522 730 522 776 526C730 530 640 530 596 526ZM540 544C570 541 640 541 672 544"
        "C640 547 570 547 540 544Z"
    )
    sea2 = (
        "M-340 560C-250 548 -180 586 -80 580C-40 578 -10 568 60 556C110 548 150 556 190 566"
        "C270 586 340 586 420 568C500 550 570 550 650 568C730 586 800 586 880 568"
        "C960 550 1030 550 1110 568C1190 584 1240 580 1290 566C1380 548 1500 560 1620 570V690H-340Z"
    )
    return [
        sheet("sea", 2, path("sea", "M-340 474H1620V610H-340Z")),
        sheet("glint", 0, path("glint", glint, fill_opacity=".5")),
        sheet("sea-2", 2, path("sea2", sea2)),
    ]


def lighthouse() -> list[str]:
    """The lighthouse on its head of land."""
    tower = (
        bar("tower", 1166, 416, 34, 96, 4)
        + path("towerlow", "M1184 416H1200V512H1184Z")
        + bar("stripe", 1166, 446, 34, 20)
        + bar("stripe", 1166, 488, 34, 20)
        + path("towerlow", "M1160 414H1206a2 2 0 0 1 0 6H1160a2 2 0 0 1 0-6Z")
        + bar("lamp", 1169, 394, 28, 24, 4)
        + path("stripe", "M1160 396L1183 374L1206 396Z")
        + path(
            "head",
            "M1620 600V452C1540 448 1490 462 1420 458C1370 456 1330 462 1290 470"
            "C1250 474 1230 492 1200 500C1160 510 1130 520 1090 548C1060 570 1020 580 966 590"
            "C950 594 952 602 966 602H1620Z",
        )
    )
    return [
        sheet("lighthouse", 3, tower),
    ]


def pine() -> list[str]:
    """The pine, its crowns in two layers."""
    trunk = (
        "M58 580C78 544 104 526 98 486C92 452 72 436 82 400C88 384 108 390 105 408"
        "C100 434 120 446 127 468C142 460 158 458 172 448L178 458C164 474 142 476 131 494"
        "C138 530 118 548 130 580Z"
    )
    crowns = path(
        "pine",
        "M38 412a19 19 0 0 1 2-36a26 26 0 0 1 38-21a31 31 0 0 1 52 5a24 24 0 0 1 33 21"
        "a16 16 0 0 1-2 31Z",
    )
    low = path(
        "pine2",
        "M-2 470a14 14 0 0 1 2-26a19 19 0 0 1 27-15a22 22 0 0 1 37 3a17 17 0 0 1 24 16"
        "a11 11 0 0 1-2 22ZM142 466a12 12 0 0 1 2-23a16 16 0 0 1 24-13a19 19 0 0 1 32 3"
        "a15 15 0 0 1 21 13a10 10 0 0 1-2 20Z",
    )
    return [
        sheet("pine-low", 2, low),
        sheet("pine", 3, path("trunk", trunk) + crowns),
    ]


def shores() -> list[str]:
    """The left bank, and three shores one before another."""
    left = (
        "M-340 660V506C-250 500 -180 540 -100 540C-60 540 -40 536 -10 536C40 532 100 534 150 552"
        "C210 574 250 600 330 612C346 616 344 624 330 624L300 660Z"
    )
    return [
        sheet("left", 3, path("head2", left)),
        sheet(
            "shore",
            4,
            path(
                "shore",
                "M-340 664C-220 650 -120 664 -10 640C100 612 240 618 360 634"
                "C520 654 700 640 860 622C1020 606 1160 612 1290 640C1400 660 1500 646 1620 "
                "664V750H-340Z",
            ),
        ),
        sheet(
            "shore-2",
            4,
            path(
                "shore2",
                "M-340 716C-220 726 -100 722 -10 706C120 676 300 690 460 700"
                "C640 710 820 700 980 684C1100 674 1200 684 1290 702C1400 722 1500 710 1620 "
                "716V806H-340Z",
            ),
        ),
        sheet(
            "shore-3",
            3,
            path(
                "shore3",
                "M-340 784C-200 774 -100 780 -10 770C160 750 380 758 640 764"
                "C900 768 1100 750 1290 768C1400 780 1500 770 1620 784V910H-340Z",
            ),
        ),
    ]


def drawings() -> Drawings:
    says = "Everything in front of the luminary: hills, sea, lighthouse, pine and shores."
    sheets = [*hills(), *sea(), *lighthouse(), *pine(), *shores()]
    return {"bay": of_papers(SCENE, says, SCENE_SHADOW, SCENE_RULES, sheets)}
