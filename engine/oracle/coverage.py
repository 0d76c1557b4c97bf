"""How much of the cards is read: whole cards, lines, what blocks the rest, and how one card reads."""

from __future__ import annotations

import re
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from cards.model import Card
from engine.abilities.ability import Keyword
from engine.abilities.base import Ability
from engine.grammar.reader import Chart
from engine.grammar.tokens import tokenise
from engine.oracle.compile import CompiledCard, ReadUnit, compile_card, english, read_once, read_unit, stop_of
from engine.oracle.playable import unplayed_in

Unplayed = Callable[[Ability], Iterable[str]]
"""The names of the nodes of an ability that the engine cannot carry out (`engine.oracle.playable.unplayed`)."""


@dataclass(slots=True)
class Tally:
    """Cards counted: in all, read whole and executable, read in part, and not at all."""

    cards: int = 0
    whole: int = 0
    partly: int = 0
    unread: int = 0

    @property
    def whole_share(self) -> float:
        return self.whole / self.cards if self.cards else 0.0

    def add(self, kind: str) -> None:
        self.cards += 1
        setattr(self, kind, getattr(self, kind) + 1)

    def to_dict(self) -> dict[str, Any]:
        return {
            "cards": self.cards,
            "whole": self.whole,
            "whole_share": round(self.whole_share, 4),
            "partly": self.partly,
            "unread": self.unread,
        }


@dataclass(frozen=True, slots=True)
class Blocker:
    """A kind of sentence that is not read, with how many cards it alone keeps from being whole."""

    template: str
    cards: int
    example: str


@dataclass(slots=True)
class Coverage:
    """What was measured over some cards."""

    tally: Tally = field(default_factory=Tally)
    lines: int = 0
    lines_read: int = 0
    unplayed: Counter[str] = field(default_factory=Counter)
    """Nodes that are read but that nothing carries out, by how many cards hold them."""
    ambiguous: list[tuple[str, str]] = field(default_factory=list)
    """Card and text with more than one model."""
    swallowed: list[tuple[str, str, str]] = field(default_factory=list)
    """Card, text, and a word that can be dropped without changing the model."""
    groups: dict[str, dict[str, Tally]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(Tally)))
    """By "format", "set", "type" and "mechanic"."""
    unread: list[tuple[str, list[ReadUnit]]] = field(default_factory=list)
    """The cards with texts that were not read, and those."""
    seconds: float = 0.0
    """The time that reading took; probing for words that were ignored is counted apart."""
    probe_seconds: float = 0.0

    @property
    def blockers(self) -> list[Blocker]:
        """Most blocking first. To find out where the reading of a text stops takes longer than to read it."""
        examples: dict[str, list[str]] = defaultdict(list)
        for name, units in self.unread:
            missing = {template(unit) for unit in units}
            if len(missing) == 1:
                examples[missing.pop()].append(name)
        most = sorted(examples.items(), key=lambda one: -len(one[1]))
        return [Blocker(sentence, len(names), names[0]) for sentence, names in most]

    def to_dict(self, worst: int = 20) -> dict[str, Any]:
        """The figures as JSON; `worst` limits the blockers."""
        return {
            **self.tally.to_dict(),
            "lines": self.lines,
            "lines_read": self.lines_read,
            "lines_share": round(self.lines_read / self.lines, 4) if self.lines else 0.0,
            "swallowed": len(self.swallowed),
            "ambiguous": len(self.ambiguous),
            "unplayed": dict(self.unplayed.most_common()),
            "seconds": round(self.seconds, 2),
            "probe_seconds": round(self.probe_seconds, 2),
            "groups": {
                by: {name: tally.to_dict() for name, tally in sorted(tallies.items())}
                for by, tallies in self.groups.items()
            },
            "worst": [
                {"template": b.template, "cards": b.cards, "example": b.example}
                for b in (self.blockers[:worst] if worst else ())
            ],
        }


def measure(cards: Iterable[Card], unplayed: Unplayed | None = None, *, probe: bool = True) -> Coverage:
    """Read all cards and count. With `unplayed`, a card is whole only if the engine carries out every node of it.

    `probe` drops each word of each kind of text that was read, one at a time, to see that none was ignored.
    """
    begun = time.perf_counter()
    found = Coverage()
    kinds: dict[str, tuple[str, ReadUnit]] = {}
    for card in cards:
        compiled = compile_card(card)
        units = [unit for face in compiled.faces for unit in face.units]
        missed = {name for unit in units for name in _unplayed(unit, unplayed)}
        found.unplayed.update(missed)
        found.lines += len(units)
        found.lines_read += sum(unit.whole for unit in units)
        kind = _kind(units, missed)
        found.tally.add(kind)
        for by, name in _groups(card, compiled):
            found.groups[by][name].add(kind)
        unread = [unit for unit in units if not unit.whole]
        if unread:
            found.unread.append((card.name, unread))
        found.ambiguous += [(card.name, unit.text) for unit in units if unit.readings > 1]
        if probe:
            for unit in units:
                if unit.whole:
                    kinds.setdefault(_masked(unit.text), (card.name, unit))
    found.seconds = time.perf_counter() - begun
    for name, unit in kinds.values():
        found.swallowed += [(name, unit.text, word) for word in swallowed(unit)]
    found.probe_seconds = time.perf_counter() - begun - found.seconds
    return found


def _kind(units: list[ReadUnit], unplayed: set[str]) -> str:
    """Whole, partly or unread. A card without text is whole."""
    if all(unit.whole for unit in units) and not unplayed:
        return "whole"
    return "partly" if any(unit.whole for unit in units) else "unread"


def _unplayed(unit: ReadUnit, unplayed: Unplayed | None) -> set[str]:
    if unplayed is None or not unit.whole:
        return set()
    return {name for ability in unit.abilities for name in unplayed(ability)}


def _groups(card: Card, compiled: CompiledCard) -> Iterator[tuple[str, str]]:
    """What a card is counted under."""
    for format_name, legality in card.legalities.items():
        if legality in ("legal", "restricted"):
            yield "format", format_name
    for printing in card.printings:
        yield "set", printing
    for kind in dict.fromkeys(kind for face in card.faces for kind in face.types):
        yield "type", kind
    keywords = [str(a.name.word) for face in compiled.faces for a in face.abilities if isinstance(a, Keyword)]
    for keyword in dict.fromkeys([*(word.lower() for word in card.keywords), *keywords]):
        yield "mechanic", keyword


# ---- what blocks

_SENTENCE_END = re.compile(r"(?<=[.\n])\s*")
_MASKS = (
    (re.compile(r"(?:\{[^{}]+\})+"), "{…}"),
    (re.compile(r"[+\-−](?:\d+|X)/[+\-−](?:\d+|X)"), "+N/+N"),
    (re.compile(r"\b(?:\d+|X)/(?:\d+|X)\b"), "N/N"),
    (re.compile(r"\b(?:\d+|X|two|three|four|five|six|seven|eight|nine|ten)\b"), "N"),
    (re.compile(r"\b(?:white|blue|black|red|green)\b"), "COLOR"),
    (re.compile(r"(?<=[a-z,~] )[A-Z][\w'-]+"), "NAME"),
)


def template(unit: ReadUnit) -> str:
    """The sentence of a unit at which reading stopped, with numbers, symbols, colors and names masked."""
    return _masked(sentence_at(unit.text, stop_of(unit).span[0]))


def sentence_at(text: str, at: int) -> str:
    """The sentence of a text that stands at a place; the whole behind its end."""
    ends = list(_SENTENCE_END.finditer(text))
    start = max((end.end() for end in ends if end.end() <= at), default=0)
    stop = min((end.start() for end in ends if end.start() > at), default=len(text))
    return text[start:stop] or text


def _masked(text: str) -> str:
    """A text with numbers, symbols, colors and names masked: texts that differ only in them are of one kind."""
    for pattern, mask in _MASKS:
        text = pattern.sub(mask, text)
    return text


# ---- words that were ignored

_WORD = re.compile(r"[^\W\d_]")


def swallowed(unit: ReadUnit) -> tuple[str, ...]:
    """The words of a text that was read which can each be dropped and leave the very same model."""
    return _swallowed(unit.text, unit.is_spell)


@lru_cache(maxsize=65536)
def _swallowed(text: str, is_spell: bool) -> tuple[str, ...]:
    model = read_unit(text, is_spell).abilities
    ignored = []
    tokens, chart = tokenise(text), Chart()
    for word, start, end in zip(tokens.raw, tokens.starts, tokens.ends, strict=True):
        if not _WORD.search(word):
            continue
        without = text[:start].rstrip(" ") + text[end:] if start else text[end:].lstrip(" ")
        if without and read_once(without, is_spell, chart).abilities == model:
            ignored.append(word)
    return tuple(ignored)


# ---- one card


@dataclass(frozen=True, slots=True)
class UnitReport:
    """How one unit of a card reads: as printed, as its model, and the model in English again."""

    face: str
    printed: str
    """With what was not read between ⟦ and ⟧, from where reading stopped."""
    models: tuple[str, ...]
    english: str
    expected: tuple[str, ...]
    unplayed: tuple[str, ...] = ()
    """The names of what was read of it that nothing carries out."""

    @property
    def whole(self) -> bool:
        """Whether it is read and played: in a game it is unread otherwise."""
        return bool(self.models) and not self.unplayed


def explain(card: Card) -> list[UnitReport]:
    """Text, model and text again for every unit of a card. RuntimeError before the rules have been put together, as
    nothing would be played."""
    reports = []
    for face, read in zip(card.faces, compile_card(card).faces, strict=True):
        for unit in read.units:
            start, end = read.source_span(unit)
            printed = face.text[start:end]
            if unit.whole:
                said = ", ".join(english(ability) for ability in unit.abilities)
                models = tuple(repr(ability) for ability in unit.abilities)
                reports.append(UnitReport(face.name, printed, models, said, (), unplayed_in(unit.abilities)))
                continue
            stop = stop_of(unit)
            at = read.normal.origin(unit.span[0] + stop.span[0]) - start
            marked = f"{printed[:at]}⟦{printed[at:]}⟧"
            reports.append(UnitReport(face.name, marked, (), "", stop.expected))
    return reports
