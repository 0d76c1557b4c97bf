"""What may follow an act: X, costs, modes, a face ("X=3, kicked"); and answers to what is asked."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from cards.model import fold
from engine.state.ids import objects_in
from engine.table.placing import FACES
from engine.table.reading_entries import SCRIPT_ZONES
from engine.table.scenario import Json
from engine.table.short_acts.naming import typed
from engine.table.short_acts.problems import NotUnderstood
from engine.table.short_acts.reading_context import Reader, cuts
from engine.table.short_acts.sentences import Gaps, Misses, Span, printed, readings
from engine.words import Words

_FACES = tuple(dict.fromkeys((*FACES, "adventure", "fused")))
_ZONES = tuple(zone for zone in SCRIPT_ZONES if zone in ("hand", "graveyard", "exile", "library", "command"))


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


def _listed(text: str) -> list[str]:
    words = text.replace(",", " , ").split(" ")
    pieces: list[list[str]] = [[]]
    for word in words:
        if word == "," or fold(word) in typed("and"):
            pieces.append([])
        elif word:
            pieces[-1].append(word)
    return [" ".join(piece) for piece in pieces if piece]


def _unquoted(text: str) -> str:
    return text.strip(' "“”«»')


def _number_or_text(text: str) -> int | str:
    plain = _unquoted(text)
    return int(plain) if plain.isdecimal() else plain


def loyalty_cost(text: str) -> str:
    """The cost of a loyalty ability as it is written, "+1", "-3", "0" (606.4); empty for anything else."""
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
    return str(value) if isinstance(value, int) else f"“{value}”"


def _both(value: Any, words: Words) -> str:
    return words.both(_quoted(one, words) for one in value)


_X = Detail("x", int, lambda value, words: str(value), "number")
_TIMES = Detail("kicked", int, lambda value, words: str(value), "number")
_KICKED = Detail("kicked-once", lambda text: True, lambda value, words: "")
_FREE = Detail("free", lambda text: True, lambda value, words: "")
_COSTS = Detail("costs", lambda text: _listed(text.lower()), lambda value, words: words.both(value))
_MODES = Detail("modes", lambda text: [_number_or_text(one) for one in _listed(text)], _both)
_FACE = Detail("face", _one_of("face", _FACES), _first("face"), "face")
_FROM = Detail("from", _one_of("zone", _ZONES), _first("zone"), "zone")
_ABILITY = Detail("ability", _number_cost_or_text, _quoted)

OF_SPELLS = (_X, _TIMES, _KICKED, _FREE, _MODES, _FACE, _FROM, _COSTS)
OF_LANDS = (_FACE, _FROM)
OF_ABILITIES = (_X, _ABILITY)
KEYS_OF_SPELLS = ("x", "kicked", "free", "modes", "face", "from", "costs")
KEYS_OF_LANDS = ("face", "from")
KEYS_OF_ABILITIES = ("x", "ability")


def read(reader: Reader, span: Span | None, known: Sequence[Detail]) -> Json:
    """The keys of an entry that details say."""
    if span is None:
        return {}
    entry: Json = {}

    def one(piece: Span, taken: Collection[str]) -> list[str]:
        found = _detail(piece, known)
        if found is None:
            raise reader.missing(piece, "details")
        entry.update(found)
        return [piece.text]

    reader.several(span, one)
    return entry


def _detail(span: Span, known: Sequence[Detail]) -> Json | None:
    for detail in known:
        said = [
            gaps[detail.gap].text if detail.gap in gaps else ""
            for gaps in readings(detail.message, span.text, _accepts, Misses())
        ]
        if said:  # "for its flashback cost": the fewest words are the name
            return {detail.entry_key: detail.read(min(said, key=len))}
    return None


def accepts(gap: str, span: Span) -> bool:
    """Whether a text reads as details of any kind."""
    return _all_details(span.text)


@lru_cache(maxsize=4096)
def _all_details(text: str) -> bool:
    span = Span(text, 0, len(text))
    if _detail(span, OF_SPELLS) or _detail(span, OF_ABILITIES):
        return True
    return any(_detail(head, (*OF_SPELLS, _ABILITY)) and _all_details(rest.text) for head, rest in cuts(span))


def _accepts(gap: str, span: Span) -> bool:
    text = fold(span.text)
    if gap in ("number", "count"):
        return text.isdecimal() and len(text) < 7
    if gap == "face":
        return any(text in typed(f"face-{name}") for name in _FACES)
    if gap == "zone":
        return any(text in typed(f"zone-{name}") for name in _ZONES)
    return True


def shown(entry: Json, known: Sequence[Detail], words: Words) -> dict[str, str]:
    """The details of an entry, as what fills one gap."""
    said = []
    for detail in known:
        value = entry.get(detail.entry_key)
        once = value is True or (detail.key == "kicked-once" and value == 1)
        if not value or (detail.key == "kicked" and once) or (detail.key == "kicked-once" and not once):
            continue
        value = [value] if detail.key == "costs" and isinstance(value, str) else value
        gaps = {detail.gap: detail.show(value, words)} if not once else {}
        text = printed(detail.message, words.language, gaps)
        assert text is not None, "a detail has a sentence for what it says"
        said.append(text)
    return {"details": ", ".join(said)} if said else {}


# ---- answers


def value(reader: Reader, span: Span) -> Any:
    """An answer: yes or no, a number, a division ("Bears=2, Wolf=1"), one thing or word, or a list of them."""
    text = _unquoted(span.text)
    for word in ("yes", "no", "as-listed"):
        if fold(text) in typed(word):
            return word.replace("-", " ")
    if text.isdecimal() and len(text) < 7:
        return int(text)
    if is_division(text):
        return division(reader, span)
    try:
        found = reader.several(span, lambda one, taken: [_chosen(reader, one, taken)])
    except NotUnderstood:
        return text
    return found[0] if len(found) == 1 else found


@lru_cache(maxsize=4096)
def is_division(text: str) -> bool:
    """Whether a text reads as a division: "3 to Bears, 2 to Opp", "Bears=3, Opp=2"."""
    span = Span(text, 0, len(text))
    return bool(_shares(span)) or any(_shares(head) and is_division(rest.text) for head, rest in cuts(span))


def divided_among(span: Span) -> list[str]:
    """The things among which a division divides, as they are written: as many as there can be."""
    for head, rest in (*reversed(cuts(span)), (span, None)):
        shares = _shares(head)
        if shares and (rest is None or is_division(rest.text)):
            return [shares["thing"].text, *(divided_among(rest) if rest is not None else [])]
    return []


def division(reader: Reader, span: Span, taken: tuple[str, ...] = ()) -> dict[str, int]:
    """How much each of several things gets; of what is not asked yet, anything there is may be meant."""
    problem = reader.missing(span, "division")
    for head, rest in ((span, None), *cuts(span)):
        shares = _shares(head)
        if shares and (rest is None or is_division(rest.text)):
            try:
                made = {_recipient(reader, shares["thing"], taken): int(shares["count"].text)}
            except NotUnderstood as wrong:
                problem = wrong
                continue
            return made | (division(reader, rest, (*taken, *made)) if rest is not None else {})
    raise problem


def _shares(span: Span) -> Gaps:
    """What one thing gets: the gaps of the sentence that says so, where the text is one."""
    found = next(readings("short-act-share", span.text, _accepts, Misses()), {})
    return {name: Span(gap.text, gap.start + span.start, gap.end + span.start) for name, gap in found.items()}


def _recipient(reader: Reader, span: Span, taken: Collection[str]) -> str:
    choice = reader.table.choice
    asked = choice is not None and choice.form == "division"
    return _chosen(reader, span, taken) if asked else reader.target(span, taken)


def _chosen(reader: Reader, span: Span, taken: Collection[str] = ()) -> str:
    """The option that words mean: by its own words, or what it stands for by its name."""
    choice = reader.table.choice
    options = choice.listed() if choice is not None and choice.kind != "priority" else ()
    speech = reader.speech
    exact = [option for option in options if fold(speech.say(option.label)) == fold(_unquoted(span.text))]
    if exact:
        target = exact[0].target
        return reader.target_words(target) if target is not None else exact[0].id
    players = [one.target for one in options if one.target is not None and one.target.player is not None]
    named = reader.players(span.text) if players else []
    if len(named) == 1:
        return named[0]
    among = objects_in(option.target for option in options if option.target is not None)
    return reader.thing(span, [among], taken)


def value_shown(value: Any, words: Words) -> str:
    """An answer as people write it."""
    if isinstance(value, bool):
        value = "yes" if value else "no"
    if value in ("yes", "no", "as listed"):
        return words(f"short-word-{value.replace(' ', '-')}").partition(",")[0]
    if isinstance(value, Mapping):
        said = (printed("short-act-share", words.language, {"count": str(n), "thing": to}) for to, n in value.items())
        return words.both(one for one in said if one is not None)
    return words.both(map(str, value)) if isinstance(value, list | tuple) else str(value)
