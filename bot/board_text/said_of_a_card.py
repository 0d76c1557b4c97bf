"""What is said of one card or token of a pasted line: how it is, its counters, and what it is related to."""

from __future__ import annotations

import re

import engine
from bot.board_text import set_aside
from bot.board_text.combat import ATTACKING, BLOCKING
from bot.boards.moves import Listed
from bot.card_names import Names
from bot.errors import BadValue
from bot.words import meant, one_of, typed
from cards import Card, fold

_UNTAPPED = "untapped"
"""What goes without saying."""
_FLAGS = ("tapped", "sick", "face down", "flipped")
_MARKS = ("solved", "prepared", "suspected", "monstrous", "harnessed", "left half unlocked", "right half unlocked")
"""How permanents are marked (`designations` of a scenario)."""
NUMBERS = {word: number for number in range(2, 6) for word in engine.spellings(f"short-word-number-{number}")}
_RELATIONS = ("attached-to", "protector", "controller", "owner", "paired-with")
FIGHTING = rf"({one_of(ATTACKING, BLOCKING)})(?: (.+))?"
_TURNED_DOWN = r"(morph|disguise|manifested|cloaked|turned) face down"
COUNTED = {"Planeswalker": "loyalty", "Battle": "defense"}
"""The counters that a bare number tells of, by the card type (306.5b, 310.4b)."""


def take_flags(name: str, entry: Listed, names: Names) -> str:
    """ "tapped Mountain" and "Mountain tapped" as well."""
    flags = meant("flag", (*_FLAGS, _UNTAPPED))
    words = name.split()
    for n in (2, 1):  # the longest flag has two words
        for said, rest in ((words[:n], words[n:]), (words[-n:], words[:-n])):
            flag = flags.get(fold(" ".join(said)))
            if flag and rest and names.exact(name) is None:
                if flag != _UNTAPPED:
                    entry[flag.replace(" ", "_")] = True
                return take_flags(" ".join(rest), entry, names)
    return name


def note_said(entry: Listed, word: str, name: str) -> None:
    """Set what one modifier says of what is called so; BadValue for one that says nothing known."""
    key = fold(word)
    if key in typed("flag-untapped"):
        return
    if flag := meant("flag", _FLAGS).get(key):
        entry[flag.replace(" ", "_")] = True
    elif mark := meant("mark", _MARKS).get(key):
        entry.setdefault("designations", []).append(mark)
    elif aside := set_aside.called(key):
        entry["set_aside"] = aside
    elif key in typed("unlocked"):
        entry.setdefault("designations", []).extend(("left half unlocked", "right half unlocked"))
    elif match := re.fullmatch(rf"({one_of('level', 'cast')}) (\d+)(?: {one_of('times')})?", key):
        entry["level" if match[1] in typed("level") else "cast"] = int(match[2])
    elif key in typed("back"):
        entry["face"] = "back"
    elif match := re.fullmatch(rf"(\d+) {one_of('damage')} {one_of('to')} ?(.+)", word, re.I):
        entry["damage"] = {**entry.get("damage", {}), match[2]: int(match[1])}  # of a commander (903.10a)
    elif match := re.fullmatch(rf"{one_of('damage')} (\d+)|(\d+) {one_of('damage')}", word, re.I):
        entry["damage"] = int(match[1] or match[2])
    elif match := re.fullmatch(r"([^=]+?)\s*=\s*(.+)", word):
        entry.setdefault("chosen", {})[match[1]] = match[2]
    elif match := re.fullmatch(FIGHTING, word, re.I):
        entry[BLOCKING if fold(match[1]) in typed(BLOCKING) else ATTACKING] = match[2] or ""
    elif goaded := re.fullmatch(rf"{one_of('goaded')}(?: {one_of('goaded-by')} (.+))?", word, re.I):
        entry["goaded_by"] = goaded[1] or ""
    elif key in typed("regenerated"):
        entry["regeneration_shields"] = 1
    elif relation := related_to(word):
        entry[relation[0]] = relation[1]
    elif counter := _counter(word):
        entry.setdefault("counters", {})[counter[0]] = counter[1]
    else:
        raise BadValue(option=name, found=word, expected="what-is-said-of-a-card")


def related_to(word: str) -> tuple[str, str] | None:
    """ "on Grizzly Bears", "as siege", "face left": what is said of it, and the thing, id or face that is named."""
    patterns = {what.replace("-", "_"): rf"{one_of(what)} (.+)" for what in _RELATIONS}
    patterns |= {"id": r"(?:as|id) (\S+)", "face_down": _TURNED_DOWN, "face": r"face (\S+)"}
    for what, pattern in patterns.items():
        if match := re.fullmatch(pattern, word, re.I):
            return what, match[1]
    return None


def read_counters(text: str) -> dict[str, int]:
    """ "2 +1/+1, defense 3" -> {"+1/+1": 2, "defense": 3}; BadValue for what is no such list."""
    counters = {}
    for part in re.split(r"[,;]", text):
        found = _counter(part.strip())
        if found is None:
            raise BadValue(option="counters", found=part.strip(), expected="2 +1/+1, 3 defense")
        counters[found[0]] = found[1]
    return counters


def _counter(text: str) -> tuple[str, int] | None:
    """ "2 +1/+1", "+1/+1 2", "three defense counters", "defense 3", "+1/+1", "a stun counter" -> kind and number."""
    text = re.sub(rf"^{one_of('a')}\s+(?=.*\b{one_of('counters')}\b)", "1 ", text, flags=re.I)
    text = fold(re.sub(rf"\b{one_of('counters')}\b", "", text, flags=re.I))
    for word in typed("loyalty"):
        text = text.replace(word, "loyalty")
    if re.search(r"\b(?:power|toughness|force|endurance)\b", text):
        return None  # what is said of a size is no counter
    text = re.sub(r"^[^\W\d]+(?= )", lambda word: str(NUMBERS.get(word[0], word[0])), text)
    if match := re.fullmatch(r"(\d+) ([a-z][a-z -]*|[+-]\d+/[+-]\d+)", text, re.I):
        return match[2], int(match[1])
    if match := re.fullmatch(r"([a-z][a-z -]*|[+-]\d+/[+-]\d+)[ :](\d+)", text, re.I):
        return match[1], int(match[2])
    return (text, 1) if re.fullmatch(r"[+-]\d+/[+-]\d+", text) else None


def as_counters(word: str, name: str, names: Names) -> str:
    """ "3", said of a planeswalker or a battle: so much loyalty or defense; "2 counters", "2", of what has one kind of
    them in its text: so many of these; "level 3", of what has level up: so many level counters (702.87a)."""
    leveled = re.fullmatch(rf"{one_of('level')} (\d+)", word, re.I)
    if leveled is not None and (leveler := names.sure(name)) is not None and _has_level_up(leveler):
        return f"{leveled[1]} level"
    said = re.fullmatch(rf"(\S+)( {one_of('counters')})?", word, re.I)
    number = _number(said[1]) if said is not None else None
    card = names.sure(name) if number is not None else None
    if said is None or card is None:
        return word
    by_type = [COUNTED[one] for one in card.front.types if one in COUNTED]
    kinds = by_type or list(engine.kinds_of_counters(card))
    return f"{number} {kinds[0]}" if len(kinds) == 1 else word


def counters_apart(text: str) -> tuple[str, list[str]]:
    """ "1/1 Soldier token with flying and two +1/+1 counters": the text without its counters, and these. What stands in
    quotation marks stays as it is."""
    having = re.fullmatch(rf"(.+?)( {one_of('with')} )([^\"“”]+)", text, re.I)
    others, told = counters_among(having[3]) if having is not None else ([], [])
    if having is None or not told:
        return text, []
    return having[1] + (having[2] + ", ".join(others) if others else ""), told


def counters_among(text: str) -> tuple[list[str], list[str]]:
    """ "flying and two +1/+1 counters on it": what a text lists beside counters, and the counters."""
    said = re.sub(rf" {one_of('on-it', 'each-of-them')}$", "", text, flags=re.I)
    parts = re.split(rf",\s*|\s+{one_of('share-and')}\s+", said)
    told = [one for one in parts if re.search(rf"\b{one_of('counters')}\b", one, re.I) and _counter(one) is not None]
    return [one for one in parts if one not in told], told


def _has_level_up(card: Card) -> bool:
    return re.search(r"^level up\b", card.front.text, re.I | re.M) is not None


def _number(word: str) -> int | None:
    """ "3", "three" or "a": how many."""
    if word.isdecimal():
        return int(word)
    return 1 if fold(word) in typed("a") else NUMBERS.get(fold(word))
