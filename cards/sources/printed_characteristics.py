"""Facts that follow from what is printed on a face: types, colors, mana value (CR 105, 202, 205)."""

from __future__ import annotations

import re
from collections.abc import Iterable

from cards.model import Face

COLORS = "WUBRG"
COLOR_WORDS = {"White": "W", "Blue": "U", "Black": "B", "Red": "R", "Green": "G"}
LANGUAGES = {
    "French": "fr",
    "German": "de",
    "Spanish": "es",
    "Italian": "it",
    "Portuguese (Brazil)": "pt",
    "Portuguese": "pt",
    "Japanese": "ja",
    "Korean": "ko",
    "Russian": "ru",
    "Chinese Simplified": "zhs",
    "Chinese Traditional": "zht",
    "Phyrexian": "ph",
    "Latin": "la",
    "Ancient Greek": "grc",
    "Hebrew": "he",
    "Arabic": "ar",
    "Sanskrit": "sa",
}
PLAYTEST_SETS = {"CMB1", "CMB2"}
"""Sets whose cards were never tournament cards and may share a real card's name."""

_LAND_COLORS = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
_SUPERTYPES = {"Basic", "Legendary", "Ongoing", "Snow", "World", "Elite", "Host"}
_SYMBOL = re.compile(r"\{([^{}]+)\}")
_DASH = re.compile(r"\s+[—–-]+\s+")
_TRIBAL = re.compile(r"\bTribal\b(?=.* )")
_LOYALTY_COST = re.compile(r"^\[([+−-]?[\dX]+)\]:", re.MULTILINE)


def tidy_type_line(line: str) -> str:
    """The type line as Oracle has it now: what was printed as tribal is kindred (CR 308.3)."""
    return _TRIBAL.sub("Kindred", line)


def split_type_line(line: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Supertypes, card types and subtypes of a type line (CR 205.1-205.4)."""
    halves = _DASH.split(line, maxsplit=1)
    words = halves[0].split()
    supertypes = tuple(word for word in words if word in _SUPERTYPES)
    types = tuple(word for word in words if word not in _SUPERTYPES)
    return supertypes, types, _subtypes(types, halves[1].strip() if len(halves) > 1 else "")


def _subtypes(types: tuple[str, ...], text: str) -> tuple[str, ...]:
    if not text:
        return ()
    if "Plane" in types:  # 205.3b: what follows the dash on a plane is one subtype
        return (text,)
    return tuple(word.replace("\0", " ") for word in text.replace("Time Lord", "Time\0Lord").split())


def color_letters(found: Iterable[str]) -> str:
    """The colors among the letters or symbols given, once each and in WUBRG order."""
    present = set("".join(found))
    return "".join(color for color in COLORS if color in present)


def cost_colors(mana_cost: str) -> str:
    """The colors of an object with this mana cost (CR 202.2)."""
    return color_letters(_SYMBOL.findall(mana_cost))


def mana_value(mana_cost: str) -> float:
    """The mana value of a cost: X is 0, a hybrid symbol counts its larger part (CR 202.3)."""
    return sum(_symbol_value(symbol) for symbol in _SYMBOL.findall(mana_cost))


def _symbol_value(symbol: str) -> float:
    if symbol.startswith("H") and len(symbol) == 2:  # half a mana, on cards of the unserious sets
        return 0.5
    parts = symbol.split("/")
    if any(part in ("X", "Y", "Z") for part in parts):
        return 0
    return max(float(part) if part.replace(".", "", 1).isdigit() else 1.0 for part in parts)


def color_identity(faces: Iterable[Face]) -> str:
    """Colors of costs, of mana symbols in rules text, of indicators and of basic land types (CR 903.4)."""
    found: list[str] = []
    for face in faces:
        rules_text = re.sub(r"\([^()]*\)", "", face.text)
        found += filter(_is_mana, _SYMBOL.findall(face.mana_cost + rules_text))
        found += (face.color_indicator, *(_LAND_COLORS.get(subtype, "") for subtype in face.subtypes))
    return color_letters(found)


def _is_mana(symbol: str) -> bool:
    return all(part in {*COLORS, "C", "P", "2", "S"} for part in symbol.split("/"))


def tidy_text(text: str) -> str:
    """Rules text in one spelling: plain line ends, loyalty costs without brackets, the true minus sign."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").strip("\n")
    return _LOYALTY_COST.sub(lambda found: found[1].replace("-", "−") + ":", lines)


def iso_date(text: str) -> str:
    """A date as year-month-day, whatever stands between ("2018/12/07" becomes "2018-12-07")."""
    return text.strip().replace("/", "-")
