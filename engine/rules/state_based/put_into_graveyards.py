"""Permanents that are put into their owners' graveyards: toughness 0, loyalty 0, defense 0, the legend rule and the
world rule, loose Auras, Roles (CR 704.5f, 704.5i-k, 704.5m, 704.5v-w, 704.5y)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.rules.state_based.attachments import extra_roles, loose_auras
from engine.rules.state_based.battles import defeated, unprotected
from engine.rules.state_based.legend_and_world_rule import legend_rule, tell_of_namesakes, world_rule
from engine.rules.state_based.permanents_concerned import Concerned
from engine.state.choices import Gen
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.objects import GameObject


def put_into_graveyards(game: Game, concerned: Concerned) -> Gen[dict[ObjectId, tuple[str, ...]]]:
    """The permanents that are put into their owners' graveyards, each with all the rules that say so (704.7)."""
    why: dict[ObjectId, tuple[str, ...]] = {}

    def put(objects: Iterable[GameObject], *rules: str) -> None:
        for it in objects:
            why[it.id] = (*why.get(it.id, ()), *rules)

    put(concerned.small, "704.5f")
    put((it for it in concerned.planeswalkers if it.loyalty <= 0), "704.5i")
    tell_of_namesakes(game, concerned.legends)
    put((yield from legend_rule(game, concerned.legends)), "704.5j")
    put(world_rule(game, concerned.worlds), "704.5k")
    for it, rules in loose_auras(game, concerned.attached):
        put((it,), "704.5m", *rules)
    put(defeated(game, concerned.battles), "704.5v", "310.7")
    put(unprotected(game, concerned.battles), "704.5w", "310.10")
    put(extra_roles(game, concerned.attached), "704.5y")
    return why
