"""Face-down permanents: turning them, putting cards onto the battlefield face down (CR 708, 701.40, 701.58, 701.62)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Paragraph, PlayerVerb, Qualifier, Ref
from engine.abilities.nouns.antecedents import Role
from engine.abilities.nouns.noun_groups import KeywordName
from engine.abilities.nouns.object_phrases import This
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.sentences import Sentences
from engine.abilities.trigger_events import ObjectEventVerb, PlayerEventVerb
from engine.grammar.phrase import phrase


class Facing(Enum):
    """Which way a permanent is turned (110.5)."""

    UP = "face up"
    DOWN = "face down"


@phrase("<be> turned {facing}")
@dataclass(frozen=True, slots=True)
class BeTurned(ObjectEventVerb):
    """ "is turned face up" (708.8)."""

    facing: Facing


@phrase("<turn> {what:obj} {facing}")
@dataclass(frozen=True, slots=True)
class TurnOne(PlayerEventVerb):
    """ "(whenever you) turn a permanent face up"."""

    event_parties: ClassVar[dict[str, Role]] = {"what": Role.EVENT}
    what: Ref
    facing: Facing


@phrase("<turn> {what:obj} {facing}")
@dataclass(frozen=True, slots=True)
class TurnFace(PlayerVerb):
    """ "turn target face-down creature face up" (708.2a, 708.8)."""

    done_as_it_enters = True
    what: Ref
    facing: Facing


@phrase("as {subject:subj} is turned face up, {effect}")
@dataclass(frozen=True, slots=True)
class AsTurnedUp(Paragraph):
    """What happens while it is being turned face up, not afterward (708.11)."""

    subject: This
    effect: Sentences


class Hiding(Enum):
    """The words for putting a card onto the battlefield face down (701.40a, 701.58a)."""

    MANIFEST = "manifest"
    CLOAK = "cloak"


@phrase("<manifest> {what:obj}", how=Hiding.MANIFEST)
@phrase("<cloak> {what:obj}", how=Hiding.CLOAK)
@dataclass(frozen=True, slots=True)
class PutFaceDown(PlayerVerb):
    """ "manifest the top card of your library" (701.40a), "cloak ..." (701.58a)."""

    what: Ref
    how: Hiding

    makes = frozenset({"creature", "permanent"})

    @property
    def count(self) -> object:
        """As many permanents as cards, for what later words call them."""
        return Fixed(1) if self.what.count is None else self.what.count


@phrase("<manifest> dread")
@dataclass(frozen=True, slots=True)
class ManifestDread(PlayerVerb):
    """(701.62a)"""

    makes = frozenset({"creature", "permanent"})


@phrase("with a {keyword} ability")
@dataclass(frozen=True, slots=True)
class WithAbility(Qualifier):
    """ "with a morph ability"."""

    keyword: KeywordName
