"""A small language for testing the reader and the printer by themselves."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Self

from engine.grammar.grammar import Grammar
from engine.grammar.phrase import Phrased, Terminal, Word, hidden, phrase


class Kind(Enum):
    CREATURE = "creature"
    SORCERY = "sorcery"
    ELF = "Elf"


class Quality(Word):
    __slots__ = ()
    vocabulary = ("red", "face-down", "first class")


class Change(Terminal, str):
    __slots__ = ()
    pattern = re.compile(r"[+-]\d+/[+-]\d+")

    @classmethod
    def read(cls, text: str) -> Self:
        return cls(text)


class Owner(Phrased, Enum):
    YOU = "you"
    OPPONENT = "an opponent"

    @property
    def agreement(self) -> str:
        return "base" if self is Owner.YOU else "s"


class Thing(Phrased):
    __slots__ = ()


@phrase("[{qualities} ]{kind:^}[ {owner} <control:@owner>]")
@dataclass(frozen=True, slots=True)
class Group:
    kind: Kind
    qualities: tuple[Quality, ...] = ()
    owner: Owner | None = None


@phrase("each {group:sg}")
@dataclass(frozen=True, slots=True)
class Each(Thing):
    group: Group


@phrase("all {group:pl}", "every {group:sg}")
@dataclass(frozen=True, slots=True)
class All(Thing):
    group: Group

    @property
    def agreement(self) -> str:
        return "base"


@phrase("its", form="poss")
@phrase("it")
@dataclass(frozen=True, slots=True)
class It(Thing):
    antecedent: int | None = hidden(None)


@phrase("{of:poss} maker")
@dataclass(frozen=True, slots=True)
class Maker(Thing):
    of: Thing


class Act:
    __slots__ = ()


@phrase("<draw> {count:a} <card:#count>")
@dataclass(frozen=True, slots=True)
class Draw(Act):
    count: int


@phrase("<get> {change}")
@dataclass(frozen=True, slots=True)
class Get(Act):
    change: Change


@phrase('<have> "{saying}"')
@dataclass(frozen=True, slots=True)
class Have(Act):
    saying: Saying


@phrase("(can't/cannot) block")
@dataclass(frozen=True, slots=True)
class CantBlock(Act):
    pass


class Saying:
    __slots__ = ()


@phrase("{subject:subj} {acts:@subject and}[ until {until}].")
@phrase("until {until}, {subject:subj} {acts:@subject and}.", front=True)
@dataclass(frozen=True, slots=True)
class Does(Saying):
    subject: Thing
    acts: tuple[Act, ...]
    until: Kind | None = None
    front: bool = False


@phrase("{items:sentence 2+}.")
@dataclass(frozen=True, slots=True)
class Makers(Saying):
    items: tuple[Maker, ...]


TOY = Grammar(Saying)
