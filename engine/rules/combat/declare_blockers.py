"""Declaring blockers (CR 509)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from engine.events import BecameBlocked, BecameUnblocked, BlockDeclared, Event
from engine.rules.combat import attack_and_block_costs
from engine.rules.combat.legal_blocks import Blocks, Declared
from engine.rules.combat.most_blocks import check_requirements
from engine.rules.combat.removed_from_combat import notice_control, remove_from_combat
from engine.rules.combat.restrictions_that_come_near import tell_what_lets_declare
from engine.rules.evaluate.defending_player import defending_player
from engine.rules.pipeline import commit
from engine.rules.pipeline.applying_replacement_effects import Proposal
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in


def declare_blockers(game: Game) -> Gen[None]:
    """Each defending player in turn declares blockers; then every attacker is blocked or unblocked (509.1, 802.4)."""
    notice_control(game)
    remove_from_combat(game)
    for player in game.apnap():
        against = attackers_of(game, player.number)
        if against:
            yield from _declare(game, player.number, against)
    became: list[Event] = []
    for attacker in game.combat.attackers:
        blockers = game.combat.blockers_of(attacker)
        became.append(BecameBlocked(attacker, tuple(blockers)) if blockers else BecameUnblocked(attacker))
    commit(game, became, "509.1h")


def attackers_of(game: Game, player: PlayerId) -> list[ObjectId]:
    """The attacking creatures that a player's creatures may block: those attacking that player, a planeswalker they
    control or a battle they protect, as far as anybody is still attacked (509.1a, 506.4c, 802.4a)."""
    if game.players[player].left:
        return []
    return [i for i, target in game.combat.attackers.items() if defending_player(game, target) == player]


def _declare(game: Game, player: PlayerId, against: list[ObjectId]) -> Gen[None]:
    """One player declares blockers (509.1a-g)."""
    blocks = Blocks.of(game, player, against)
    if not blocks.able:
        return
    answer = yield Choice(
        player,
        "blockers",
        Message("declare-blockers", {"player": TargetId.of_player(player)}),
        "509.1",
        [Option.of(TargetId.of_object(i)) for i in blocks.able],
        0,
        len(blocks.able),
        form="map",
        check=partial(_check, blocks),
        onto=[Option.of(TargetId.of_object(i)) for i in against],
        at_once=blocks.capacity,
        why_not=blocks.why_not,
    )
    _check(blocks, answer)
    declared = declared_in(answer)
    yield from attack_and_block_costs.pay(game, player, blocks.taxes(declared), "509.1f")
    tell_what_lets_declare(game, commit(game, list(_declarations(game, player, declared)), "509.1g"))


def _check(blocks: Blocks, answer: Mapping[TargetId, list[TargetId]]) -> None:
    declared = declared_in(answer)
    blocks.check(declared)
    check_requirements(blocks, declared)


def declared_in(answer: Mapping[TargetId, list[TargetId]]) -> dict[ObjectId, list[ObjectId]]:
    """The declaration that an answer stands for."""
    return {blocker.object_id: objects_in(attackers) for blocker, attackers in answer.items() if attackers}


def _declarations(game: Game, player: PlayerId, declared: Declared) -> Iterator[Proposal]:
    """Each chosen creature still controlled by the player becomes a blocking creature (509.1g, 310.8c)."""
    for blocker, attackers in declared.items():
        if blocker in game.objects and game.controller(blocker) == player:
            for attacker in attackers:
                target = game.combat.attackers[attacker]
                battle = target.object is not None and "Battle" in game.characteristics(target.object).types
                rules = (*_by_reach(game, blocker, attacker), *(("310.8c",) if battle else ()))
                yield Proposal(BlockDeclared(blocker, attacker, by=player), rules)
            with_them = dict.fromkeys(mate for attacker in attackers for mate in game.combat.band_of(attacker))
            for mate in with_them:  # the rest of a band becomes blocked as well, able or not
                if mate not in attackers:
                    yield Proposal(BlockDeclared(blocker, mate, by=player), ("702.22h",))


def _by_reach(game: Game, blocker: ObjectId, attacker: ObjectId) -> tuple[str, ...]:
    """The rule by which a creature without flying blocks one with it (702.17b)."""
    one, two = game.characteristics(attacker), game.characteristics(blocker)
    return ("702.17b",) if one.has("flying") and two.has("reach") and not two.has("flying") else ()
