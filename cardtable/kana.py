"""Japanese as it may be typed: in either kana, in letters of any width, or in Latin ones."""

from __future__ import annotations

from functools import cache

_HALF = (
    "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソ"
    "タチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜"
)  # what the narrow kana are, in their order
_VOICED = "ウかきくけこさしすせそたちつてとカキクケコサシスセソタチツテトはひふへほハヒフヘホ"

_ROWS = {
    "": "あいうえお",
    "k": "かきくけこ",
    "s": "さしすせそ",
    "t": "たちつてと",
    "n": "なにぬねの",
    "h": "はひふへほ",
    "m": "まみむめも",
    "r": "らりるれろ",
    "g": "がぎぐげご",
    "z": "ざじずぜぞ",
    "d": "だぢづでど",
    "b": "ばびぶべぼ",
    "p": "ぱぴぷぺぽ",
}
"""What each consonant makes of a, i, u, e and o."""

_GLIDES = {
    "ky": "き",
    "sy": "し",
    "sh": "し",
    "ty": "ち",
    "ch": "ち",
    "cy": "ち",
    "ny": "に",
    "hy": "ひ",
    "my": "み",
    "ry": "り",
    "gy": "ぎ",
    "zy": "じ",
    "j": "じ",
    "jy": "じ",
    "by": "び",
    "py": "ぴ",
}
"""What stands before a small ya, yu or yo; with sh, ch and j also before the plain i."""

_ODD = {
    "ya": "や",
    "yu": "ゆ",
    "yo": "よ",
    "wa": "わ",
    "wo": "を",
    "shi": "し",
    "chi": "ち",
    "ji": "じ",
    "tsu": "つ",
    "fu": "ふ",
    "fa": "ふぁ",
    "fi": "ふぃ",
    "fe": "ふぇ",
    "fo": "ふぉ",
    "she": "しぇ",
    "che": "ちぇ",
    "je": "じぇ",
    "ti": "ち",
    "thi": "てぃ",
    "dhi": "でぃ",
    "wi": "うぃ",
    "we": "うぇ",
    "vu": "ゔ",
}
_VOWELS = "aiueo"
_LONG = {"ā": "a", "ī": "i", "ū": "u", "ē": "e", "ō": "o", "â": "a", "î": "i", "û": "u"} | {
    "ê": "e",
    "ô": "o",
}
_LONGEST = 3  # letters of a syllable


@cache
def _syllables() -> dict[str, str]:
    """Every way to write a syllable in Latin letters."""
    found = dict(_ODD)
    for consonant, row in _ROWS.items():
        found.update({consonant + vowel: kana for vowel, kana in zip(_VOWELS, row, strict=True)})
    for letters, kana in _GLIDES.items():
        for vowel, small in (("a", "ゃ"), ("u", "ゅ"), ("o", "ょ")):
            found[letters + vowel] = kana + small
    return found | _ODD


def to_kana(letters: str) -> str:
    """Latin letters as hiragana; what is no syllable yet, at the end of what is being typed, is
    left out, and what can be none stays.
    """
    text = "".join(_LONG.get(letter, letter) for letter in letters.lower())
    known, out, at = _syllables(), "", 0
    while at < len(text):
        two = text[at : at + 2]
        syllable = next((s for n in (3, 2, 1) if (s := text[at : at + n]) in known), "")
        if syllable:
            out += known[syllable]
            at += len(syllable)
        elif text[at] == "n" and (len(two) == 1 or two[1] != "y"):
            out += "ん"
            at += 2 if two == "n'" or text[at : at + 3] == "nn" else 1
        elif text[at] == "m" and len(two) == 2 and two[1] in "bmp":
            out += "ん"  # as Hepburn writes it: shimbun
            at += 1
        elif two == "tc" or (len(two) == 2 and two[0] == two[1] and text[at].isalpha()):
            out += "っ"
            at += 1
        elif text[at].isascii() and text[at].isalpha() and len(text) - at < _LONGEST:
            break  # a syllable that is only half typed
        else:
            out += text[at]
            at += 1
    return out


def begun(kana: str) -> list[str]:
    """How what ends in an n may be read while it is being typed: the n may begin a syllable."""
    return [kana, kana.removesuffix("ん")]


def of_usual_width(text: str) -> str:
    """Latin letters and kana as wide as usual, and kana in one piece with their sound marks."""
    out: list[str] = []
    for letter in text:
        code = ord(letter)
        if "！" <= letter <= "～":
            out.append(chr(code - ord("！") + ord("!")))
            continue
        one = _HALF[code - ord("｡")] if "｡" <= letter <= "ﾟ" else letter
        last = out[-1] if out else ""
        if one in "゛\u3099" and last and last in _VOICED:
            out[-1] = "ヴ" if last == "ウ" else chr(ord(last) + 1)
        elif one in "゜\u309a" and last and last in _VOICED[-10:]:
            out[-1] = chr(ord(last) + 2)
        else:
            out.append(" " if one == "\u3000" else one)
    return "".join(out)


def _plain(letter: str) -> str:
    """A letter without width, case or kind of kana; nothing for a mark that only lengthens."""
    folded = of_usual_width(letter).casefold()
    if folded in "ー-–—’'":
        return ""
    return "".join(chr(ord(one) - 0x60) if "ァ" <= one <= "ヶ" else one for one in folded)


def folded(text: str) -> tuple[str, list[int]]:
    """A text in which all ways to write a word are one, and where in it each letter came from."""
    out: list[str] = []
    places: list[int] = []
    for at, letter in enumerate(text):
        plain = _plain(letter)
        out.append(plain)
        places += [at] * len(plain)
    return "".join(out), places


def fold(text: str) -> str:
    """A text in which all ways to write a word are one."""
    return folded(of_usual_width(text))[0]
