"""The declare attackers step: the active player declares attackers (CR 508)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from engine.events import AttackDeclared, Tapped
from engine.rules.combat import attack_and_block_costs, banding
from engine.rules.combat.exerting import exert
from engine.rules.combat.legal_attacks import Attack, Declared
from engine.rules.combat.restrictions_that_come_near import tell_what_lets_declare
from engine.rules.combat.statements import Restriction, sources
from engine.rules.hooks import Hooks
from engine.rules.pipeline import commit, happen
from engine.rules.pipeline.applying_replacement_effects import Proposal
from engine.rules.pipeline.not_happening import does_not_happen
from engine.state.choices import (
    Choice,
    Gen,
    Message,
    Option,
)
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId

OPTIONAL_COSTS: Hooks[Callable[[Game, PlayerId, Iterable[ObjectId]], Gen[None]]] = Hooks()
"""Further optional costs to attack that keywords offer, given the player and the attackers (508.1g, 702.154b)."""


def declare_attackers(game: Game) -> Gen[None]:
    """The active player declares attackers (508.1)."""
    player = game.turn.active
    if game.players[player].left:
        return
    attack = Attack.of(game, player)
    if not attack.able:
        return
    answer = yield Choice(
        player,
        "attackers",
        Message("declare-attackers", {"player": TargetId.of_player(player)}),
        "508.1",
        [Option.of(TargetId.of_object(i)) for i in attack.able],
        0,
        len(attack.able),
        form="map",
        check=lambda found: attack.check(declared_in(found)),
        onto=[Option.of(t) for t in attack.targets],
        why_not=attack.why_not,
    )
    declared = declared_in(answer)
    attack.check(declared)
    spared = [*attack.spared_by_costs(declared)]
    yield from _carry_out(game, player, declared, attack.taxes(declared), attack.had_to(declared))
    for creature, target, taxes in spared:
        said = {"creature": TargetId.of_object(creature), "target": target}
        by = TargetId.of_objects(sources(taxes))
        does_not_happen(game, "need-not-pay-to-attack", "508.1d", **said, by=by)


def _carry_out(
    game: Game,
    player: PlayerId,
    declared: Declared,
    taxes: Sequence[Restriction],
    had_to: frozenset[ObjectId],
) -> Gen[None]:
    """Announce bands, tap the attackers, pay what attacking costs, and they become attacking creatures
    (508.1e-m)."""
    if not declared:
        return
    bands = yield from banding.announce(game, player, declared)
    tapping = [Tapped(i) for i in declared if not game.characteristics(i).has("vigilance")]
    yield from happen(game, tapping, "508.1f")
    yield from exert(game, player, declared)
    for offer in OPTIONAL_COSTS:
        yield from offer(game, player, declared)
    yield from attack_and_block_costs.pay(game, player, taxes, "508.1j")
    made = commit(
        game,
        [
            Proposal(
                AttackDeclared(i, t, required=i in had_to, by=player),
                (*_by_keywords(game, i), *(("310.5", "310.8b") if _is_battle(game, t) else ())),
            )
            for i, t in declared.items()
            if i in game.objects and game.controller(i) == player
        ],
        "508.1k",
    )
    tell_what_lets_declare(game, made)
    banding.form(game, bands)


def _by_keywords(game: Game, attacker: ObjectId) -> tuple[str, ...]:
    """The rules of keywords without which the creature could not have attacked, or would have become tapped (702.10b,
    702.20b)."""
    ch, since = game.characteristics(attacker), game.objects[attacker].since
    hasty = since >= game.turn.number and ch.has("haste")
    return (*(("702.10b",) if hasty else ()), *(("702.20b",) if ch.has("vigilance") else ()))


def _is_battle(game: Game, target: TargetId) -> bool:
    return target.object is not None and "Battle" in game.characteristics(target.object).types


def declared_in(answer: Mapping[TargetId, TargetId]) -> dict[ObjectId, TargetId]:
    """The declaration that an answer stands for."""
    return {creature.object_id: attacked for creature, attacked in answer.items()}
