"""What each of several players has done, or not, as an earlier part of the same text said (CR 608.2c)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, Condition
from engine.abilities.nouns.antecedents import Role
from engine.abilities.nouns.described_players import OneWho, ThoseWho
from engine.abilities.nouns.noun_groups import Group, Where
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.quantities.for_each import Per
from engine.abilities.trigger_events import Discard, Sacrifice
from engine.grammar.phrase import phrase


class Did(Enum):
    """Whether a player did what the players were told, or let, to do just before."""

    DOES = "does"
    DID = "did"
    DOESNT = "doesn't"
    DIDNT = "didn't"
    CANT = "can't"

    @property
    def is_denied(self) -> bool:
        """Whether they did not."""
        return self not in (Did.DOES, Did.DID)


@phrase("{who:subj} {did}")
@dataclass(frozen=True, slots=True)
class PlayerDoes(Condition):
    """ "(each opponent) who can't", "(for each player) who does": what was told just before."""

    needs_one_of: ClassVar[frozenset[str]] = frozenset({"May", "Discard", "DiscardThese", "Sacrifice"})
    who: OneWho
    did: Did


@phrase("{who:subj} {act:ed} this way")
@phrase("{who:subj} didn't {act:base} this way", denied=True)
@dataclass(frozen=True, slots=True)
class DidThisWay(Condition):
    """ "(each player) who discarded a card this way", "who didn't sacrifice a creature this way"."""

    event_parties: ClassVar[dict[str, Role]] = {}
    who: OneWho | ThoseWho
    act: Discard | Sacrifice
    denied: bool = False

    @property
    def needs(self) -> str:
        """The verb that has to have been said of players before."""
        return type(self.act).__name__


@phrase("the greatest number of cards a player discarded this way")
@dataclass(frozen=True, slots=True)
class MostDiscarded(Amount):
    """Of all that players have discarded as the text said (608.2h)."""

    needs_one_of: ClassVar[frozenset[str]] = frozenset({"Discard", "DiscardThese"})


@phrase("{who:subj} drew a card this way")
@dataclass(frozen=True, slots=True)
class DrewThisWay(Condition):
    """ "(each player) who drew a card this way": of as many as it was (121.1)."""

    needs_one_of: ClassVar[frozenset[str]] = frozenset({"Draw", "DrawUpTo"})
    who: OneWho


class LibrarySearched(Enum):
    """How it is said that a player searched a library."""

    THEIR = "searched their library this way"
    A = "searched a library this way"


@phrase("{who:subj} {how}")
@dataclass(frozen=True, slots=True)
class SearchedThisWay(Condition):
    """ "(each player) who searched their library this way" (701.23a)."""

    needs: ClassVar[str] = "Search"
    who: OneWho
    how: LibrarySearched


class Parted(Enum):
    """What a text has had done to permanents that are gone."""

    SACRIFICED = "sacrificed"
    RETURNED = "returned"

    @property
    def verb(self) -> str:
        """The name of the verb that does it."""
        return "Sacrifice" if self is Parted.SACRIFICED else "Return"


def _are_permanents(node: PerParted | PartedNumber | WasParted) -> bool:
    """Permanents, which are described as they last were (608.2h)."""
    group = node.what.group if isinstance(node, WasParted) else node.group
    return all(one.head is not None and one.head.noun is Where.PERMANENT for one in group.groups or (group,))


@phrase("{group:sg} {how} this way", when=_are_permanents)
@dataclass(frozen=True, slots=True)
class PerParted(Per):
    """ "(for each) creature sacrificed this way", "Plains returned this way": as they last were (608.2h)."""

    group: Group
    how: Parted

    @property
    def needs(self) -> str:
        """The verb that has to have done it."""
        return self.how.verb


@phrase("the number of {group:pl} {how} this way", when=_are_permanents)
@dataclass(frozen=True, slots=True)
class PartedNumber(Amount):
    """ "the number of creatures sacrificed this way": as they last were (608.2h)."""

    group: Group
    how: Parted

    @property
    def needs(self) -> str:
        """The verb that has to have done it."""
        return self.how.verb


@phrase("{what:subj} <are:@what> {how} this way", when=_are_permanents)
@phrase("{what:subj} <were:@what> {how} this way", past=True, when=_are_permanents)
@dataclass(frozen=True, slots=True)
class WasParted(Condition):
    """ "a Goblin is sacrificed this way", "another Desert was returned this way": as it last was (608.2h)."""

    what: Some
    how: Parted
    past: bool = False

    @property
    def needs(self) -> str:
        """The verb that has to have done it."""
        return self.how.verb
