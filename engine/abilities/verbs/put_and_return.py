"""Putting and returning cards (CR 400.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.abilities.base import Node, PlayerVerb, Ref
from engine.abilities.nouns.commander import YourCommander
from engine.abilities.nouns.destinations import Destination, IntoHand, OntoBattlefield
from engine.abilities.nouns.object_phrases import It, Them, This
from engine.abilities.nouns.zones import FromCommandZone, InExile, InZone
from engine.abilities.verbs.counters import WithCounters
from engine.grammar.phrase import phrase

if TYPE_CHECKING:
    from engine.abilities.keyword_actions.exile import ExileFrom


def comes_from(move: Move | Return | ExileFrom) -> bool:
    """Only what is called by a mark or a pronoun is told apart from where it is: a description says it itself."""
    return move.origin is None or isinstance(move.what, This | It | Them | YourCommander)


def is_said_last(move: Move) -> bool:
    """ "Put your commander into your hand from the command zone", "put ~ on top of your library from your
    graveyard"."""
    return comes_from(move) and isinstance(move.origin, FromCommandZone | InZone)


@phrase("{what:obj}[ {origin}] {place}[ {counters}]", when=comes_from)
@phrase("{what:obj} {place} {origin}", behind=True, when=is_said_last)
@dataclass(frozen=True, slots=True)
class Move(Node):
    """What is put where."""

    what: Ref
    place: Destination
    counters: WithCounters | None = None
    origin: InZone | InExile | FromCommandZone | None = None
    behind: bool = False
    """Whether it is said last from where."""


@phrase("<put> {moves:and}")
@dataclass(frozen=True, slots=True)
class Put(PlayerVerb):
    """ "put one of them into your hand and the rest on the bottom of your library in any order"."""

    moves: tuple[Move, ...]


def _is_named_behind(move: Return) -> bool:
    """What is described at length may stand behind where it goes."""
    return move.origin is None and move.counters is None and isinstance(move.place, IntoHand | OntoBattlefield)


@phrase("<return> {what:obj}[ {origin}] {place:to}[ {counters}]", when=comes_from)
@phrase("<return> {place:to} {what:obj}", place_first=True, when=_is_named_behind)
@dataclass(frozen=True, slots=True)
class Return(PlayerVerb):
    """ "return target creature card from your graveyard to the battlefield"."""

    what: Ref
    place: Destination
    counters: WithCounters | None = None
    origin: InZone | InExile | None = None
    place_first: bool = False
    """Whether where it goes is said first."""
