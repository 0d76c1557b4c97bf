"""Leave to play or cast a card from somewhere, with something that what is played gains (CR 601.3, 611.3d)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Ability, Declaration
from engine.abilities.durations.durations import Until
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.permissions.other_zones_and_flash import PlaySource
from engine.grammar.phrase import phrase


@phrase(
    "once during each of your turns, you may play a {land:sg} from your graveyard or cast a {group:sg} from your "
    "graveyard. if you do, it gains {gains:and quoted}"
)
@phrase(
    "once during each of your turns, you may play a {land:sg} or cast a {group:sg} from your graveyard. if you do, it "
    "gains {gains:and quoted}",
    shortly=True,
)
@dataclass(frozen=True, slots=True)
class PlayOnce(Declaration):
    """ "Once during each of your turns, you may play a land from your graveyard or cast a permanent spell ... If you
    do, it gains ..." (611.3d)"""

    carried_out: ClassVar[bool] = True
    land: Group
    group: Group
    gains: tuple[Ability, ...]
    shortly: bool = False


@phrase("you may cast {group:pl} {source}. if you cast a {again:sg} this way, it gains {gains:and quoted}[ {duration}]")
@dataclass(frozen=True, slots=True)
class CastAndGain(Declaration):
    """ "You may cast creature spells ... from the top of your library. If you cast a creature spell this way, it gains
    haste until end of turn." (611.3d)"""

    carried_out: ClassVar[bool] = True
    group: Group
    source: PlaySource
    again: Group
    gains: tuple[Ability, ...]
    duration: Until | None = None


@phrase(
    "during each of your turns, you may play a land and cast a {group:sg} of each permanent type from your graveyard"
)
@dataclass(frozen=True, slots=True)
class PlayOneOfEachType(Declaration):
    """ "During each of your turns, you may play a land and cast a permanent spell of each permanent type from your
    graveyard": for a spell of several types one of them is chosen (601.3)."""

    group: Group
