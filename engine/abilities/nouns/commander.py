"""Commanders as cards speak of them, and spells that are free on a condition (CR 903.3d, 118.9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Adjective, Condition, Declaration, Paragraph, Ref
from engine.abilities.nouns.noun_groups import Head
from engine.abilities.verbs.mana import ManaUse
from engine.grammar.phrase import phrase


@phrase("<commander>")
@dataclass(frozen=True, slots=True)
class CommanderHead(Head):
    """ "(you control) a commander": a permanent that is one (903.3d)."""


@phrase("commander")
@dataclass(frozen=True, slots=True)
class IsCommander(Adjective):
    """ "commander creatures you own" (903.3)."""


@phrase("your commander")
@phrase("your commanders", many=True)
@dataclass(frozen=True, slots=True)
class YourCommander(Ref):
    """ "your commander", wherever it is: each that one owns (903.3)."""

    called: ClassVar[frozenset[str]] = frozenset({"card", "commander"})
    many: bool = False


@phrase("~ is in the command zone or on the battlefield")
@dataclass(frozen=True, slots=True)
class InCommandZoneToo(Condition):
    """What eminence asks; an ability that says so functions in both zones (113.6b, 207.2c)."""


@phrase("~ can be your commander")
@dataclass(frozen=True, slots=True)
class CanBeCommander(Declaration):
    """Said of how a deck is built, before the game (903.3a, 113.6n)."""


@phrase("cast your commander")
@dataclass(frozen=True, slots=True)
class ToCastCommander(ManaUse):
    """ "(Spend this mana only to) cast your commander" (106.6, 903.3)."""


@phrase("if {condition}, you may cast ~ without paying its mana cost.")
@dataclass(frozen=True, slots=True)
class FreeIf(Paragraph):
    """An alternative cost of nothing, for as long as something is true (118.9)."""

    condition: Condition
