"""What is counted behind "for each" (CR 107.3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, Node, Ref, Who
from engine.abilities.nouns.antecedents import Role
from engine.abilities.nouns.noun_groups import Described, Group
from engine.abilities.nouns.object_phrases import It, That
from engine.abilities.nouns.qualifiers import AttachedTo
from engine.abilities.nouns.types_and_colors import Subtype
from engine.abilities.trigger_events.base import ObjectEventVerb
from engine.abilities.verbs.counters import CounterKind
from engine.grammar.phrase import phrase


class Per(Node):
    """Something that is counted one by one."""

    __slots__ = ()
    of_affected: ClassVar[bool] = False
    """Whether it is counted for each object that an effect is applied to: "attached to it"."""
    of_no_objects: ClassVar[bool] = False
    """Whether what is counted are no objects, so that "that creature" is another thing than each of them."""


def _is_no_attachment(per: PerObject) -> bool:
    """Whether it is not an "Equipment attached to it", which each of several may count for itself (`PerAttached`)."""
    parts = per.group.qualifiers if isinstance(per.group, Described) else ()
    return not any(isinstance(part, AttachedTo) and isinstance(part.to, It) for part in parts)


@phrase("{group:sg}", when=_is_no_attachment)
@dataclass(frozen=True, slots=True)
class PerObject(Per):
    """ "(for each) Goblin you control", "creature card in your graveyard"."""

    group: Group


def _joins_what_is_counted(per: PerBoth) -> bool:
    """Each of the two is a description of its own."""
    return all(isinstance(one.group, Described) for one in (per.first, per.second))


@phrase("{first} and each {second}", when=_joins_what_is_counted)
@dataclass(frozen=True, slots=True)
class PerBoth(Per):
    """ "(for each) land you control and each land card in your graveyard": all of both."""

    first: PerObject
    second: PerObject


@phrase("{kind} counter on {subject:obj}")
@phrase("counter on {subject:obj}", kind=None)
@dataclass(frozen=True, slots=True)
class PerCounter(Per):
    """ "(for each) +1/+1 counter on it"; of any kind where none is named."""

    kind: CounterKind | None
    subject: Ref

    @property
    def of_affected(self) -> bool:  # type: ignore[override]
        """Where each of several gets something for the counters on itself."""
        return self.subject.antecedent is not None and self.subject.antecedent.role is Role.EACH


@phrase("basic land type among lands {who:subj} <control:@who>")
@dataclass(frozen=True, slots=True)
class PerBasicLandType(Per):
    """Domain."""

    who: Who


@phrase("{subtype} attached to {subject:obj}")
@phrase("{subtype} and {also} attached to {subject:obj}", when=lambda per: per.also is not None)
@dataclass(frozen=True, slots=True)
class PerAttached(Per):
    """ "(gets +1/+1 for each) Equipment attached to it" (301.5, 303.4)."""

    subtype: Subtype
    subject: It
    also: Subtype | None = None
    """What else counts."""

    @property
    def of_affected(self) -> bool:  # type: ignore[override]
        """Where each of several gets something for what is attached to itself."""
        return self.subject.antecedent is not None and self.subject.antecedent.role is Role.EACH


class Attacked(Enum):
    """Which of the players that are attacked count."""

    PLAYER = "player"
    OPPONENT = "opponent"


@phrase("{whom} being attacked")
@dataclass(frozen=True, slots=True)
class PerAttackedPlayer(Per):
    """ "(for each) player being attacked": not for one whose planeswalker or battle alone is (506.2, 508.1b)."""

    whom: Attacked


@phrase("of {of:poss} colors")
@dataclass(frozen=True, slots=True)
class PerOwnColor(Per):
    """ "(for each) of its colors", "of that spell's colors" (105.2)."""

    of: It | That

    @property
    def of_affected(self) -> bool:  # type: ignore[override]
        """Where each of several gets something for its own colors."""
        return self.of.antecedent is not None and self.of.antecedent.role is Role.EACH


@phrase("time it has {act:ed} this turn")
@dataclass(frozen=True, slots=True)
class PerTimeDone(Per):
    """ "(each creature you control gets +1/+0 for each) time it has attacked this turn": the one that the statement is
    true of."""

    of_affected = True
    of_static_text = True
    act: ObjectEventVerb


@phrase("target beyond the first")
@dataclass(frozen=True, slots=True)
class PerFurtherTarget(Per):
    """Of the spell whose cost it is, as chosen when it is cast."""


@phrase("time {subject:subj} was kicked")
@dataclass(frozen=True, slots=True)
class PerKick(Per):
    """How often the multikicker cost was paid (702.33c)."""

    subject: Ref


@phrase("the number of times {subject:subj} was kicked")
@dataclass(frozen=True, slots=True)
class TimesKicked(Amount):
    """How often the multikicker cost was paid (702.33c)."""

    subject: Ref

    @property
    def is_closed(self) -> bool:
        """It ends in what was done."""
        return True


class Thrown(Enum):
    """How a card went from a hand to a graveyard."""

    DISCARDED = "discarded"
    CYCLED_OR_DISCARDED = "cycled or discarded"


@phrase("{group:sg} you've cast this turn")
@dataclass(frozen=True, slots=True)
class PerSpellCast(Per):
    """ "(for each) spell you've cast this turn", the one that triggered the ability included; "other" spells are
    those that the object itself was not.
    """

    group: Group


@phrase("{group:sg} you've cast before it this turn")
@dataclass(frozen=True, slots=True)
class PerSpellBefore(Per):
    """ "(whenever you cast an instant or sorcery spell, copy it for each) other instant and sorcery spell you've cast
    before it this turn"."""

    group: Group


class WhichCommander(Enum):
    """Which commanders' casts count: all those of the player either way."""

    YOUR = "your commander"
    A = "a commander"


@phrase("time you've cast {which} from the command zone this game")
@dataclass(frozen=True, slots=True)
class PerCommanderCast(Per):
    """ "(for each) time you've cast your commander from the command zone this game" (903.8)."""

    which: WhichCommander


@phrase("{group:sg} that player has cast this turn")
@dataclass(frozen=True, slots=True)
class PerSpellOfCaster(Per):
    """ "(each spell a player casts costs {1} more for each) other spell that player has cast this turn"."""

    group: Group


@phrase("card you've {how} this turn")
@dataclass(frozen=True, slots=True)
class PerDiscarded(Per):
    """ "(for each) card you've cycled or discarded this turn": a cycled card is discarded too (702.29d)."""

    how: Thrown


@phrase("card you've drawn this turn")
@dataclass(frozen=True, slots=True)
class PerDrawn(Per):
    """ "(for each) card you've drawn this turn" (121.1)."""


class OfEvent(Enum):
    """What there is as much of as the trigger's event told."""

    LIFE_LOST = "1 life you lost"
    LIFE_GAINED = "1 life you gained"
    THEY_LOST = "1 life they lost"
    THEY_GAINED = "1 life they gained"
    DAMAGE_TO_THEM = "1 damage dealt to them"


@phrase("{what}")
@dataclass(frozen=True, slots=True)
class PerOfEvent(Per):
    """ "(whenever you lose life, you gain 2 life for each) 1 life you lost": the number in the trigger's event."""

    what: OfEvent


class Differing(Enum):
    """What is counted once however many objects have it."""

    CARD_TYPE = "card type"
    COLOR = "color"
    POWER = "different power"


@phrase("{what} among {group:pl}")
@dataclass(frozen=True, slots=True)
class PerDifferent(Per):
    """ "(for each) card type among cards in your graveyard" (205.2), "color among permanents you control" (105.2)."""

    what: Differing
    group: Group
