"""Who attacks whom and who blocks whom, as descriptions and as effects say it (CR 506, 508.7, 509)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, Condition, Qualifier, Ref
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.nouns.object_phrases import It, That, This
from engine.abilities.nouns.player_phrases import EnchantedPlayer, ThatPlayer
from engine.abilities.trigger_events.combat import AttackedThing
from engine.grammar.phrase import phrase


class Said(Enum):
    """How a description goes on behind its noun; it is the same."""

    PLAIN = ""
    THATS = "that's"
    THAT_ARE = "that are"


@phrase("[{said} ]attacking {whom}")
@dataclass(frozen=True, slots=True)
class Attacking(Qualifier):
    """ "creature attacking you", "that's attacking that player", "attacking enchanted player" (508.1b)."""

    whom: AttackedThing | EnchantedPlayer | ThatPlayer
    said: Said = Said.PLAIN


@phrase("[{said} ]attacking alone")
@dataclass(frozen=True, slots=True)
class AttackingAlone(Qualifier):
    """ "creature you control that's attacking alone": no other creature is attacking (506.5)."""

    said: Said = Said.THATS


class Side(Enum):
    """On which side of a block something stands."""

    BLOCKING = "blocking"
    BLOCKED_BY = "blocked by"
    EITHER = "blocking or blocked by"


@phrase("[{said} ]{side} {what:obj}")
@dataclass(frozen=True, slots=True)
class InBlock(Qualifier):
    """ "each creature blocking it", "target creature that's blocked by ~" (509.1g-h)."""

    comes_last: ClassVar[bool] = True
    side: Side
    what: Ref
    said: Said = Said.PLAIN


@phrase("{creature:subj} had to attack this combat")
@dataclass(frozen=True, slots=True)
class HadToAttack(Condition):
    """Whether something required it to attack as attackers were declared (506.6)."""

    creature: Ref


class AttackedBySome(Enum):
    """What may be attacked: of anything else there is nothing."""

    PLAYER_OR_PLANESWALKER = "the player or planeswalker"
    ANY = "the player, planeswalker, or battle"


@phrase("{what} {creature:subj}'s attacking", when=lambda ref: isinstance(ref.creature, It))
@phrase("{what} {creature:subj} is attacking", when=lambda ref: isinstance(ref.creature, That | This))
@dataclass(frozen=True, slots=True)
class WhatItAttacks(Ref):
    """ "the player or planeswalker it's attacking" (508.1b); of what has left combat, what it was attacking."""

    what: AttackedBySome
    creature: It | That | This


class Attackable(Enum):
    """Among what a player reselects."""

    PLAYER = "player"
    PLAYER_OR_PLANESWALKER = "player or planeswalker"
    PLAYER_OR_PERMANENT = "player or permanent"


@phrase("{subject:subj} and at least {count} other {group:#count} attacked this combat")
@dataclass(frozen=True, slots=True)
class AttackedTogether(Condition):
    """ "~ and at least two other creatures attacked this combat": all of them declared as attackers (508.1a)."""

    subject: This
    count: Amount
    group: Group
