"""Backup (CR 702.165)."""

from __future__ import annotations

from engine.abilities.ability import Keyword
from engine.abilities.base import Ability
from engine.abilities.durations.durations import TurnDuration, Until
from engine.abilities.keywords.backup import ShareAbilities
from engine.abilities.verbs.gain_lose_abilities import GainAbilities
from engine.rules.continuous.lasting_verbs import begin_effect
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.carrying_out import DO, Acted
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


def below(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities printed below backup, without backup itself (702.165a)."""
    places = [n for n, one in enumerate(abilities) if _is_backup(one)]
    return tuple(one for one in abilities[places[0] + 1 :] if not _is_backup(one)) if places else ()


def _is_backup(ability: Ability) -> bool:
    return isinstance(ability, Keyword) and ability.name.word == "backup"


@DO.register(ShareAbilities)
def _share(game: Game, verb: ShareAbilities, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Another creature gains what is printed on this one, whatever that has lost or gained since (702.165c-d)."""
    shared = below(game.find(frame.source).base.abilities.all)
    others = [t for t in things(game, verb.what, frame) if t != TargetId.of_object(frame.source)]
    if shared and others:
        begin_effect(game, (GainAbilities(shared),), frame, others, Until(TurnDuration.END_OF_TURN))
    return others
    yield
