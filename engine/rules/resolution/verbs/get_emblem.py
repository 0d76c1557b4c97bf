"""Getting an emblem (CR 114)."""

from __future__ import annotations

from engine.abilities.verbs.get_emblem import GetEmblem
from engine.events import GotEmblem
from engine.rules.continuous.granted_abilities import granted
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.pipeline import commit
from engine.state.characteristics import Abilities, Characteristics
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.objects import Kind
from engine.state.zones import Zone


@DO.register(GetEmblem)
def _get_emblem(game: Game, verb: GetEmblem, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """An emblem has no characteristics but its abilities (114.1-114.3)."""
    said = tuple(granted(game, ability, frame) for ability in verb.abilities)
    base = Characteristics(name="", abilities=Abilities(said))
    made: Acted = []
    for player in players:
        emblem = game.make(base, player, Zone.NOWHERE, kind=Kind.EMBLEM, controller=player)
        commit(game, [GotEmblem(emblem.id, player, _chosen(frame))], "114.1")
        made.append(emblem.target)
    return made
    yield


def _chosen(frame: Frame) -> tuple[tuple[str, str], ...]:
    """What this text has had chosen, by the words under which objects remember it (607.2d)."""
    known = (
        ("creature type", frame.chosen.creature_type),
        ("color", frame.chosen.color),
        ("name", frame.chosen.name),
    )
    return tuple((what, word) for what, word in known if word is not None)
