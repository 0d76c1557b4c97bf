"""What may follow an act: X, costs, modes, a face ("X=3, kicked")."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from cards.model import fold
from engine.table.colors_and_steps import color_letter
from engine.table.placing import FACES
from engine.table.reading_entries import SCRIPT_ZONES
from engine.table.scenario import Json
from engine.table.short_acts.naming import typed
from engine.table.short_acts.pieces import cut_anywhere
from engine.table.short_acts.reading_context import Reader, cuts
from engine.table.short_acts.sentences import Misses, Span, printed, readings
from engine.words import Words, keys, keyword_name, spellings

_FACES = tuple(dict.fromkeys((*FACES, "adventure", "fused")))
_ZONES = tuple(zone for zone in SCRIPT_ZONES if zone in ("hand", "graveyard", "exile", "library", "command"))


UNNAMED_COST = "additional cost"
"""An additional cost that has no name of its own (118.8): what is paid says which."""
ALTERNATIVE, EVOKE = "alternative", "evoke"
"""The costs that are paid by exiling or discarding something (118.9, 702.74a)."""
FACE_DOWN = "face-down"
"""Morph or disguise, whichever a card has (702.37c, 702.168b)."""
COSTS = (
    *("kicker", "evoke", "dash", "overload", "flashback", "bestow", "mutate", "escape", "retrace", "disturb", "blitz"),
    *("cleave", "morph", "disguise", "prototype", "warp", "spectacle", "emerge", "jump-start", "entwine", "buyback"),
    FACE_DOWN,
)
"""Costs whose names people use as verbs (118.8, 118.9): "evoke Mulldrifter"."""


def cost_called(text: str) -> str | None:
    """The optional or alternative cost whose name people use as a verb."""
    return next((name for name in COSTS if fold(text) in typed(f"cost-{name}")), None)


def place_called(text: str) -> str | None:
    """Where a mutating creature spell is put (702.140c): "over", "under"."""
    return next((place for place in ("over", "under") if fold(text) in typed(f"place-{place}")), None)


@dataclass(frozen=True, slots=True)
class Detail:
    """One kind of detail: what fills its gap is one of the keys of an entry."""

    key: str
    read: Callable[[str], Any]
    show: Callable[[Any, Words], str]
    gap: str = "value"

    @property
    def entry_key(self) -> str:
        """The key of an entry that it says."""
        return self.key.removesuffix("-once")

    @property
    def message(self) -> str:
        """Its sentence."""
        return f"short-act-detail-{self.key}"


def listed(text: str) -> list[str]:
    """The things that a text lists, between commas and "and"."""
    words = text.replace(",", " , ").split(" ")
    pieces: list[list[str]] = [[]]
    for word in words:
        if word == "," or fold(word) in typed("and"):
            pieces.append([])
        elif word:
            pieces[-1].append(word)
    return [" ".join(piece) for piece in pieces if piece]


def unquoted(text: str) -> str:
    """A text without quotation marks around it."""
    return text.strip(' "“”«»\u00a0\u202f')


def _number_or_text(text: str) -> int | str:
    plain = unquoted(text)
    return int(plain) if plain.isdecimal() else plain


def loyalty_cost(text: str) -> str:
    """The cost of a loyalty ability as it is written or said, "+1", "-3", "0", "minus 3" (606.4); empty for anything
    else."""
    sign, _, rest = text.strip().partition(" ")
    if rest and fold(sign) in typed("plus") | typed("minus"):
        text = f"{'+' if fold(sign) in typed('plus') else '-'}{rest.strip()}"
    cost = re.sub("[−–]", "-", text.strip()).upper()
    return cost if re.fullmatch(r"[+-](?:\d{1,3}|X)|0", cost) else ""


def _number_cost_or_text(text: str) -> int | str:
    """An ability by its number, its loyalty cost or words of it."""
    cost = loyalty_cost(text)
    return f"{cost}:" if cost[:1] in ("+", "-") else _number_or_text(text)


def _one_of(kind: str, names: Sequence[str]) -> Callable[[str], str]:
    def read_one(text: str) -> str:
        return next(name for name in names if fold(text) in typed(f"{kind}-{name}"))

    return read_one


def _first(kind: str) -> Callable[[Any, Words], str]:
    return lambda value, words: words(f"short-word-{kind}-{value}").partition(",")[0]


def _quoted(value: Any, words: Words) -> str:
    return str(value) if isinstance(value, int) else words("short-act-quoted", value=str(value))


def _modes(text: str) -> list[int | str]:
    """ "1 and 2", "1 and mode 2": modes by their numbers, or words of them."""
    parts = (one.partition(" ") for one in listed(text))
    plain = (rest if rest and fold(first) in typed("mode") else first + space + rest for first, space, rest in parts)
    return [_number_or_text(one) for one in plain]


def _modes_shown(value: Any, words: Words) -> str:
    first, *others = (_quoted(one, words) for one in value)
    mode = words("short-word-mode").partition(",")[0]
    return words.both([first, *(f"{mode} {one}" for one in others)])


def _cost_meant(text: str) -> str:
    """What rules call a cost, from its name in any language."""
    if fold(text) in typed("cost-alternative"):
        return ALTERNATIVE
    return _costs_by_name().get(fold(text), text)


def is_keyword(text: str) -> bool:
    """Whether a text is the name of a keyword, in any language, or of a spell's own alternative cost."""
    return text == ALTERNATIVE or fold(text) in _costs_by_name()


@lru_cache(maxsize=1)
def _costs_by_name() -> dict[str, str]:
    """The keywords by which costs are called, in English, by their names in every language."""
    named = {key: Words.of("en")(key) for key in keys("en") if key.startswith(keyword_name(""))}
    return {name: plain for key, plain in named.items() for name in spellings(key)}


def _counted(things: Sequence[str]) -> list[str]:
    """Things by their references; more than a few of one name by their number: "7 Island"."""
    alike: dict[str, list[str]] = {}
    for one in things:
        alike.setdefault(one.partition("#")[0], []).append(one)
    counted = ([f"{len(these)} {name}"] if len(these) > FEW_OF_A_NAME else these for name, these in alike.items())
    return [one for these in counted for one in these]


def _costs_shown(value: Sequence[str], words: Words) -> str:
    alternative = words("short-word-cost-alternative").partition(",")[0]
    return words.both(alternative if one == ALTERNATIVE else words.bare(one) for one in dict.fromkeys(value))


def _times(text: str) -> int:
    """ "3", "twice": how often."""
    return int(text) if text.isdecimal() else 2 if fold(text) in typed("twice") else 3


_X = Detail("x", int, lambda value, words: str(value), "number")
_TIMES = Detail("kicked", _times, lambda value, words: str(value), "times")
_KICKED = Detail("kicked-once", lambda text: True, lambda value, words: "")
_FREE = Detail("free", lambda text: True, lambda value, words: "")
_IN_FULL = Detail("in-full", lambda text: True, lambda value, words: "")
"""That the mana cost is paid, though something would let it be cast without that (118.9a)."""
_COSTS = Detail("costs", lambda text: [_cost_meant(one) for one in listed(text.lower())], _costs_shown)
_COST = Detail("costs-once", lambda text: [cost_called(text)], lambda value, words: "", "cost")
_MODES = Detail("modes", _modes, _modes_shown)
_FACE = Detail("face", _one_of("face", _FACES), _first("face"), "face")
_FROM = Detail("from", _one_of("zone", _ZONES), _first("zone"), "zone")
_ABILITY = Detail("ability", _number_cost_or_text, _quoted)

_CHOICES = Detail("choices", lambda text: [unquoted(text)], lambda value, words: str(value[0]))
FROM_GRAVEYARD = frozenset(
    {"flashback", "escape", "disturb", "retrace", "jump-start", "aftermath", "harmonize", "mayhem"}
)
"""The keywords by which a card is cast from a graveyard (702.34a, 702.138a, 702.146a, 702.81a, 702.133a …)."""
PITCHED = Detail("pitched", unquoted, lambda value, words: str(value))
"""What is exiled or discarded for an alternative cost (118.9): "pitching Brainstorm"."""
_PAID = Detail("paid", unquoted, lambda value, words: words.both(_counted(value)))
"""What something else than mana is paid with (601.2h): "paying with Grizzly Bears". It is read where it is looked up
what can be paid so."""
FEW_OF_A_NAME = 2
"""So many things of one name are each told by their reference."""
MOST_WORDS_OF_A_COST = 3
_LIFE = Detail("life", int, lambda value, words: str(value), "number")
"""Life that is paid instead of mana (107.4f): "paying 2 life"."""
_COLOR = Detail("choices-once", lambda text: [text], lambda value, words: str(value[0]), "color")
"""A color that is chosen (105.4): "Mother of Runes on it, white"."""
FOR = Detail("for", int, lambda value, words: str(value), "number")
"""A number that is X where there is one (107.3): "Blaze for 5"."""

OF_SPELLS = (
    _X,
    FOR,
    _TIMES,
    _KICKED,
    _FREE,
    _IN_FULL,
    _COLOR,
    _MODES,
    _FACE,
    _FROM,
    PITCHED,
    _CHOICES,
    _COSTS,
    _COST,
    _PAID,
    _LIFE,
)
OF_LANDS = (_FACE, _FROM, _CHOICES)
OF_ABILITIES = (_X, _ABILITY, _COLOR, _MODES)
KEYS_OF_SPELLS = ("x", "kicked", "free", "modes", "face", "from", "choices", "costs")
KEYS_OF_LANDS = ("face", "from", "choices")
KEYS_OF_ABILITIES = ("x", "ability", "modes")


def names_a_cost(text: str) -> bool:
    """Whether a text may be the name of a cost, and not what is paid, "4 life", or anything else that stands there."""
    words = fold(text).split()
    paid = bool(words) and (words[0].isdecimal() or words[0] in typed("paid-by-means-of"))
    return 0 < len(words) <= MOST_WORDS_OF_A_COST and not paid and typed("aimed").isdisjoint(words)


def is_life(text: str) -> bool:
    """Whether a text says life that is paid: "2 life", "life"."""
    *number, last = fold(text).split() or [""]
    return last in typed("life") and all(one.isdecimal() for one in number)


def read(reader: Reader, span: Span | None, known: Sequence[Detail]) -> Json:
    """The keys of an entry that details say."""
    if span is None:
        return {}
    entry: Json = {}

    for piece in _pieces(span, known) or [span]:
        found = _detail(piece, known)
        if found is None or _names_and_aims(reader, found):
            raise reader.missing(piece, "details")
        entry.update(found)
    return entry


def _pieces(span: Span, known: Sequence[Detail]) -> list[Span]:
    """The details that a text lists, between commas or one behind the other; empty where it lists none."""
    if _detail(span, known):
        return [span]
    for head, rest in (*cuts(span), *cut_anywhere(span)):
        if _detail(head, known) and (others := _pieces(rest, known)):
            return [head, *others]
    return []


def _detail(span: Span, known: Sequence[Detail]) -> Json | None:
    for detail in known:
        said = [
            gaps[detail.gap].text if detail.gap in gaps else ""
            for gaps in readings(detail.message, span.text, _accepts, Misses())
        ]
        if detail in (_ABILITY, _MODES):
            said = [text for text in said if not _is_aimed(text)]
        if detail is _ABILITY:  # "ability 2, X=4"
            said = [text for text in said if not re.match(r"\d+\s*,", text)]
        if detail is _COSTS:
            said = [text for text in said if not _names_a_cost_and_more(text)]
        if detail is PITCHED:  # "pitching Brainstorm on Bolt": what is aimed at is read with the spell
            said = [text for text in said if typed("aimed").isdisjoint(map(fold, text.split()))]
        if said:  # "for its flashback cost": the fewest words are the name
            return {detail.entry_key: detail.read(min(said, key=len))}
    return None


def _names_and_aims(reader: Reader, found: Json) -> bool:
    """Whether behind the name of a card that is chosen stands what the spell is aimed at: "naming Shock on Opp"."""
    named = str(found.get("choices", [""])[0])
    aimed = [at for at, word in enumerate(named.split(" ")) if at and fold(word) in typed("aimed")]
    heads = [" ".join(named.split(" ")[:at]) for at in aimed]
    called = reader.card(named) if heads else None
    whole = called is not None and fold(called) == fold(named)
    return not whole and any(reader.card(head) is not None for head in heads)


def _is_aimed(text: str) -> bool:
    """Whether a text goes on behind the number of an ability, or those of modes, with what it is aimed at: "2 on
    Grizzly Bears"."""
    words = text.replace(",", " ").split()
    aimed = next((at for at, word in enumerate(words) if fold(word) in typed("on")), None)
    plain = typed("and") | typed("mode")
    numbers = re.compile(r"\d+|x=?\d*")
    return aimed is not None and all(numbers.fullmatch(fold(word)) or fold(word) in plain for word in words[:aimed])


def _names_a_cost_and_more(text: str) -> bool:
    """Whether a text goes on behind the name of a cost with what the spell is aimed at: "mutate on Elvish Mystic"."""
    first, _, rest = text.partition(" ")
    then = rest.partition(" ")[0]
    return cost_called(first) is not None and (fold(then) in typed("on") or place_called(then) is not None)


def accepts(gap: str, span: Span) -> bool:
    """Whether a text reads as details of any kind."""
    return _all_details(span.text)


@lru_cache(maxsize=4096)
def _all_details(text: str) -> bool:
    span = Span(text, 0, len(text))
    if _detail(span, OF_SPELLS) or _detail(span, OF_ABILITIES):
        return True
    listed = (*cuts(span), *cut_anywhere(span))
    return any(_detail(head, (*OF_SPELLS, _ABILITY)) and _all_details(rest.text) for head, rest in listed)


def _accepts(gap: str, span: Span) -> bool:
    text = fold(span.text)
    if gap in ("number", "count"):
        return text.isdecimal() and len(text) < 7
    if gap == "times":
        return (text.isdecimal() and len(text) < 7) or text in typed("twice") | typed("thrice")
    if gap == "cost":
        return cost_called(span.text) is not None
    if gap == "color":
        return len(text) > 1 and bool(color_letter(text))
    if gap == "face":
        return any(text in typed(f"face-{name}") for name in _FACES)
    if gap == "zone":
        return any(text in typed(f"zone-{name}") for name in _ZONES)
    return True


def _with_what_is_paid(entry: Json) -> Json:
    """An entry whose answers say what is paid for it, with that as details."""
    answers = [one["value"] for one in entry.get("choices", ()) if isinstance(one, dict)]
    if not answers:
        return entry
    life = [int(paid[1]) for one in answers if (paid := re.fullmatch(r"(\d+) life", str(one)))]
    things = [thing for one in answers if isinstance(one, list) for thing in one]
    words = [one for one in entry["choices"] if isinstance(one, str)]
    costs = [one for one in entry.get("costs", ()) if one != UNNAMED_COST or not (things or life)]
    return {**entry, "choices": words, "paid": things, "life": sum(life), "costs": costs}


def shown(entry: Json, known: Sequence[Detail], words: Words) -> dict[str, str]:
    """The details of an entry, as what fills one gap."""
    said = []
    entry = _with_what_is_paid(entry)
    if PITCHED in known and entry.get("costs") in ([ALTERNATIVE], [EVOKE]) and len(entry.get("choices", ())) == 1:
        pitched = str(entry["choices"][0])
        entry = {key: value for key, value in entry.items() if key not in ("costs", "choices")} | {"pitched": pitched}
    for detail in known:
        value = entry.get(detail.entry_key)
        once = value is True or (detail.key == "kicked-once" and value == 1)
        unsaid = not value and not (detail is _X and value == 0)
        if unsaid or (detail.key == "kicked" and once) or (detail.key.endswith("-once") and not once):
            continue
        value = [value] if detail.key == "costs" and isinstance(value, str) else value
        gaps = {detail.gap: detail.show(value, words)} if not once else {}
        text = printed(detail.message, words.language, gaps)
        assert text is not None, "a detail has a sentence for what it says"
        said.append(text)
    return {"details": ", ".join(said)} if said else {}
