"""Symbols and words before a dash that stand for abilities: levels, stations, Cases (CR 711, 716, 719, 721).

What each stands for is said in ``engine.oracle.keywords.symbols``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.abilities.ability import KeywordLine
from engine.abilities.base import Ability, Condition, Node, Paragraph
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import Terminal, hidden, phrase

Lines = tuple[KeywordLine | Paragraph, ...]
"""The abilities printed in one part of a text box that is divided by symbols."""


class Symbol(Ability):
    """An ability that stands for others. ``rule`` says so."""

    __slots__ = ()
    rule: ClassVar[str]


@dataclass(frozen=True, slots=True)
class LevelRange(Terminal):
    """ "2-6", or "7+" where there is no upper end (711.2)."""

    least: int
    most: int | None = None

    pattern = re.compile(r"\d+-\d+|\d+\+")
    longest = 2

    @classmethod
    def read(cls, text: str) -> Self:
        least, dash, most = text.rstrip("+").partition("-")
        return cls(int(least), int(most) if dash else None)

    def __str__(self) -> str:
        return f"{self.least}+" if self.most is None else f"{self.least}-{self.most}"


@phrase("LEVEL {levels}\n{power:digits}/{toughness:digits}[\n{lines:line}]")
@dataclass(frozen=True, slots=True)
class LevelSymbol(Symbol):
    """What a leveler card is with so many level counters on it (711.2)."""

    rule = "711.2a"
    levels: LevelRange
    power: int
    toughness: int
    lines: Lines = ()


@phrase("{least:digits}+ | {lines:line}")
@dataclass(frozen=True, slots=True)
class StationSymbol(Symbol):
    """What a station card has with so many charge counters on it (721.2).

    The power and toughness of its box are printed beside the text; None where there is no box.
    """

    rule = "721.2a"
    least: int
    lines: Lines
    power: int | None = hidden(None)
    toughness: int | None = hidden(None)


@phrase("{cost}: Level {level:digits}\n{lines:line}")
@dataclass(frozen=True, slots=True)
class ClassLevel(Symbol):
    """A class level bar: an activated ability and a static one (716.2)."""

    rule = "716.2a"
    cost: ManaSymbols
    level: int
    lines: Lines


@phrase("to solve — {condition}.")
@dataclass(frozen=True, slots=True)
class ToSolve(Symbol):
    """What solves a Case (719.3a)."""

    rule = "719.3a"
    condition: Condition


@phrase("solved — {ability}")
@dataclass(frozen=True, slots=True)
class Solved(Symbol):
    """An ability that works once the Case is solved (702.169)."""

    rule = "702.169a"
    ability: Paragraph


@phrase("∞ — {ability}")
@dataclass(frozen=True, slots=True)
class Infinity(Symbol):
    """An ability that a permanent has as long as it is harnessed (702.186)."""

    rule = "702.186b"
    ability: Paragraph


# ---- anchor words (614.12c)


class AnchorWord(str, Terminal):
    """A word that is chosen as a permanent enters, and that marks the ability it has then."""

    __slots__ = ()
    pattern = re.compile(r"[A-Z][a-z]+")
    longest = 2


@phrase("(•/*) {word} — {ability}")
@dataclass(frozen=True, slots=True)
class Anchored(Node):
    """One of the abilities, behind its word."""

    word: AnchorWord
    ability: Paragraph


def _each_word_once(symbol: AnchorWords) -> bool:
    return tuple(line.word for line in symbol.lines) == (symbol.first, symbol.second)


@phrase("As ~ enters, choose {first} or {second}.\n{lines:line}", when=_each_word_once)
@dataclass(frozen=True, slots=True)
class AnchorWords(Symbol):
    """ "As ~ enters, choose Khans or Dragons." and an ability for each of them (614.12c)."""

    rule = "614.12c"
    first: AnchorWord
    second: AnchorWord
    lines: tuple[Anchored, ...]


@dataclass(frozen=True, slots=True)
class WordWasChosen(Condition):
    """ "[anchor word] was chosen as this permanent entered"."""

    word: AnchorWord
