"""Attacking and blocking, and that something can't (CR 508, 509)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import ObjectVerb, Ref, Verb, Who
from engine.grammar.phrase import phrase


@phrase("can't {what:base}")
@dataclass(frozen=True, slots=True)
class Cant(ObjectVerb):
    """A restriction on the subject (101.2): "can't block"."""

    has_exceptions = True
    what: Verb


@phrase("<attack>[ {what:or obj}]")
@dataclass(frozen=True, slots=True)
class Attack(ObjectVerb):
    """ "(can't) attack", "attack you or planeswalkers you control" (508)."""

    what: tuple[Who | Ref, ...] = ()


@phrase("<block>[ {what:obj}]")
@dataclass(frozen=True, slots=True)
class Block(ObjectVerb):
    """ "(can't) block", "block ~" (509)."""

    what: Ref | None = None
