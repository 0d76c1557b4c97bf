"""Searching, as texts say it (CR 701.23)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Condition, PlayerVerb, Ref, Who
from engine.abilities.nouns.object_phrases import Some
from engine.grammar.phrase import phrase


@phrase("you search your library this way")
@dataclass(frozen=True, slots=True)
class SearchedLibrary(Condition):
    """Whether the search before went through the library too (701.23a)."""


class SearchIn(Enum):
    """Where a search may look."""

    LIBRARY = "library"
    GRAVEYARD = "graveyard"
    HAND = "hand"
    OUTSIDE = "outside the game"


class Differing(Enum):
    """How it is said that no two of the cards found may have a name in common (201.2b)."""

    WITH = "with different names"
    HAVE = "that have different names"
    EACH = "that each have different names"


@phrase("<search> {of:poss} {zones:and 2+} for {what:obj} and <exile> the rest")
@dataclass(frozen=True, slots=True)
class SearchAndExile(PlayerVerb):
    """ "search your library and graveyard for five cards and exile the rest": all that is there but those found."""

    of: Who
    zones: tuple[SearchIn, ...]
    what: Some


@phrase("<search> {of:poss} {zones:andor} for {what:obj}[ {names}]")
@phrase("<search> {of:poss} {zones:and 2+} for {what:obj}[ {names}]", every=True)
@dataclass(frozen=True, slots=True)
class Search(PlayerVerb):
    """Look through zones for cards (701.23). ``every``: each zone is searched, not those one likes."""

    of: Who
    zones: tuple[SearchIn, ...]
    what: Ref
    every: bool = False
    names: Differing | None = None
