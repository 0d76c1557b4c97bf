"""Keyword actions that players take, and what watches for any of them (CR 701)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Adjective, Amount, ObjectVerb, PlayerVerb, Ref
from engine.abilities.conditions.designations import Designation
from engine.abilities.nouns.antecedents import Role
from engine.abilities.nouns.noun_groups import CardType, ControlledBy, Described, Group, OfType
from engine.abilities.nouns.player_phrases import You
from engine.abilities.nouns.target_phrases import Target
from engine.abilities.quantities.amounts import UpTo, X
from engine.abilities.trigger_events import ObjectAct, PlayerAct
from engine.abilities.verbs.draw_mill_scry_surveil import Scry, Surveil
from engine.abilities.verbs.keyword_actions import Investigate, Populate, Proliferate
from engine.grammar.phrase import phrase

# ---- what triggers watch for


class Deed(Enum):
    """What a player does that the rules have a word for, as triggers say it."""

    SCRY = "scry"
    SURVEIL = "surveil"
    PROLIFERATE = "proliferate"
    INVESTIGATE = "investigate"
    DISCOVER = "discover"
    AMASS = "amass"
    FORAGE = "forage"
    EVIDENCE = "collect evidence"
    DREAD = "manifest dread"
    EARTHBEND = "earthbend"
    AIRBEND = "airbend"
    WATERBEND = "waterbend"
    BLIGHT = "blight"
    LEARN = "learn"
    FIREBEND = "firebend"


@phrase("{deed:^}")
@dataclass(frozen=True, slots=True)
class DoDeed(PlayerAct):
    """ "(whenever you) scry": the whole of it has been done (701.22, 701.25d, 701.59)."""

    who_role: ClassVar[Role] = Role.EVENT
    deed: Deed


class OwnDeed(Enum):
    """What a permanent does that the rules have a word for."""

    EXPLORE = "explore"
    CONNIVE = "connive"


@phrase("{deed:^}")
@dataclass(frozen=True, slots=True)
class DoOwnDeed(ObjectAct):
    """ "(whenever a creature you control) explores" (701.44b, 701.50b)."""

    deed: OwnDeed


@phrase("<exploit> {what:obj}")
@dataclass(frozen=True, slots=True)
class ExploitOne(ObjectAct):
    """ "~ exploits a creature" (702.110b)."""

    event_parties: ClassVar[dict[str, Role]] = {"what": Role.EVENT_OTHER}
    what: Ref


@phrase("<become> {designation}")
@dataclass(frozen=True, slots=True)
class BecomeMarked(ObjectAct):
    """ "~ becomes monstrous" (701.37b)."""

    designation: Designation


@phrase("<be> put into exile")
@dataclass(frozen=True, slots=True)
class PutIntoExile(ObjectAct):
    """Be exiled from the battlefield."""


# ---- what players do


@phrase("<exploit> {what:obj}")
@dataclass(frozen=True, slots=True)
class Exploit(PlayerVerb):
    """What an exploit ability has its controller do (702.110a)."""

    what: Ref


@phrase("<learn>")
@dataclass(frozen=True, slots=True)
class Learn(PlayerVerb):
    """(701.48a)"""


@phrase("<detain> {what:obj}")
@dataclass(frozen=True, slots=True)
class Detain(PlayerVerb):
    """(701.35a)"""

    what: Ref


@phrase("<support> {what:support}", when=lambda verb: isinstance(verb.what.count, UpTo))
@dataclass(frozen=True, slots=True)
class Support(PlayerVerb):
    """ "support 2" (701.41a)."""

    what: Target


@phrase("<incubate> {count:digits}")
@dataclass(frozen=True, slots=True)
class Incubate(PlayerVerb):
    """(701.53a)"""

    count: Amount
    makes = frozenset({"token", "artifact", "permanent"})


@phrase("<time> travel")
@dataclass(frozen=True, slots=True)
class TimeTravel(PlayerVerb):
    """(701.56a)"""


@phrase("<fateseal> {count:digits}")
@dataclass(frozen=True, slots=True)
class Fateseal(PlayerVerb):
    """(701.29a)"""

    count: Amount


@phrase("<blight> {count:digits}")
@dataclass(frozen=True, slots=True)
class Blight(PlayerVerb):
    """(701.68a)"""

    count: Amount
    makes = frozenset({"creature", "permanent"})


@phrase("<collect> evidence {count:digits}")
@dataclass(frozen=True, slots=True)
class CollectEvidence(PlayerVerb):
    """(701.59a)"""

    count: Amount


@phrase("<forage>")
@dataclass(frozen=True, slots=True)
class Forage(PlayerVerb):
    """(701.61a)"""


class Afterwards(Enum):
    """What is done with what was beheld."""

    NOTHING = ""
    EXILED = "and exile it"


@phrase("<behold> a {group:sg}[ {then}]")
@dataclass(frozen=True, slots=True)
class Behold(PlayerVerb):
    """ "behold a Dragon" (701.4a)."""

    group: Group
    then: Afterwards = Afterwards.NOTHING


# ---- bending

_LAND_OF_YOURS = Target(Described(OfType(CardType.LAND), qualifiers=(ControlledBy(You()),)))


@phrase("<earthbend> {count:digits}")
@dataclass(frozen=True, slots=True)
class Earthbend(PlayerVerb):
    """ "earthbend 2": the target is not written (701.66a)."""

    count: Amount
    what: Ref = _LAND_OF_YOURS


@phrase("<airbend> {what:obj}")
@dataclass(frozen=True, slots=True)
class Airbend(PlayerVerb):
    """(701.65a)"""

    what: Ref


# ---- marks


@phrase("<suspect> {what:obj}")
@dataclass(frozen=True, slots=True)
class Suspect(PlayerVerb):
    """(701.60a)"""

    what: Ref


@phrase("<harness> {what:obj}")
@dataclass(frozen=True, slots=True)
class Harness(PlayerVerb):
    """(701.64a)"""

    what: Ref


@phrase("<be> no longer {designation}")
@phrase("<become> no longer {designation}")
@dataclass(frozen=True, slots=True)
class NoLonger(ObjectVerb):
    """ "it's no longer suspected" (701.60a)."""

    lasting: ClassVar[bool] = False
    designation: Designation


@phrase("{designation}", when=lambda node: node.designation is not Designation.SOLVED)
@dataclass(frozen=True, slots=True)
class Marked(Adjective):
    """ "suspected (creature)": has the designation."""

    designation: Designation


@phrase("goaded")
@dataclass(frozen=True, slots=True)
class IsGoaded(Adjective):
    """ "goaded (creature)" (701.15b)."""


# ---- several times

Repeatable = Investigate | Proliferate | Populate | Incubate | TimeTravel | Scry | Surveil


@phrase("{verb:^} {times:times}", when=lambda repeated: repeated.times > 1)
@phrase("{verb:^} {count:digits} times", when=lambda repeated: isinstance(repeated.count, X))
@phrase("{verb:^} again", times=1)
@dataclass(frozen=True, slots=True)
class Repeatedly(PlayerVerb):
    """ "investigate twice", "proliferate X times": the whole action so often, one after another (608.2c)."""

    verb: Repeatable
    times: int = 0
    count: Amount | None = None
