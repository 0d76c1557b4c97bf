"""Loops with an optional action: a player has shown that they can go round as often as they like (CR 732.2a).

What is looked at, and what is not, is written down in docs/decisions/loops.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from engine.abilities.ability import LoyaltyCost, PayMana, Triggered
from engine.abilities.permissions.timing import ActivationLimit
from engine.events import AbilityActivated, AbilityTriggered, CanRepeat, ManaSpent, SpellCast
from engine.rules.pipeline import commit
from engine.state import actions
from engine.state.choices import Choice
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.objects import GameObject
from engine.state.repeats import Snapshot, Thing
from engine.state.zones import Zone


def answered(game: Game, choice: Choice, answer: object) -> None:
    """Note what a player with priority does."""
    if choice.kind == "priority" and isinstance(answer, actions.Activate):
        doing = (choice.player, answer.object, answer.index)
        alone = not game.stack and doing not in game.repeats.named
        game.repeats.begin(doing, snapshot(game, choice.player) if alone else None)
    elif choice.kind == "priority" and not isinstance(answer, actions.Pass):
        game.repeats.begin(None)


def before(game: Game, choice: Choice) -> None:
    """A choice is about to be asked: if the player is where they were before doing something, or after doing the same
    before, they can go on like that (732.2a)."""
    known = game.repeats
    doing = known.doing
    if doing is None or choice.kind != "priority" or choice.player != doing[0] or game.stack:
        return
    now = snapshot(game, doing[0])
    earlier = known.end(now)
    if doing in known.named:
        return
    own = ((one, was) for one, was in known.begun.items() if one[0] == doing[0])
    begun, was = next(((one, was) for one, was in own if _goes_round(game, was, now)), (doing, earlier))
    if was is None or (was is earlier and not no_worse(was, now)) or not _costs_something(game, was.log):
        return
    if not _takes_mana_for_granted(game, doing[0], was.log):
        known.name(doing, begun)
        commit(game, [CanRepeat(begun[1], doing[0])], "732.2a")


def snapshot(game: Game, player: PlayerId) -> Snapshot:
    """What a player has, and everything else there is."""
    mine = game.players[player]
    zones = [zone for zone in Zone if zone is not Zone.NOWHERE]
    things = {it.id: _thing(game, it) for zone in zones for it in game.in_zone(zone)}
    turn = game.turn
    return Snapshot(
        turn.number, turn.step.value, mine.life, dict(mine.counters), dict(mine.mana), things, len(game.log)
    )


def _thing(game: Game, it: GameObject) -> Thing:
    like = (it.zone, it.owner, game.controller(it), it.base.name, it.kind, it.face, it.tapped, it.phased_out)
    return Thing((like, it.attached_to), dict(it.counters), it.damage)


def _takes_mana_for_granted(game: Game, player: PlayerId, since: int) -> bool:
    """Whether something since then had a mana cost that a player with unlimited mana paid out of nothing."""
    if game.players[player].mana_source != "any":
        return False
    if any(event.player == player for event in game.happened(SpellCast, ManaSpent, since=since)):
        return True
    activated = (event for event in game.happened(AbilityActivated, since=since) if event.player == player)
    costs = (cost for event in activated for cost in event.ability.costs)
    return any(isinstance(cost, PayMana) and cost.mana.text != "{0}" for cost in costs)


def _costs_something(game: Game, since: int) -> bool:
    """Whether something was paid since then that had to be made good: what costs nothing is no loop."""
    costs = (cost for event in game.happened(AbilityActivated, since=since) for cost in event.ability.costs)
    return any(not isinstance(cost, PayMana) or cost.mana.text != "{0}" for cost in costs)


def no_worse(before: Snapshot, now: Snapshot) -> bool:
    """Whether nothing that the player started from has been used up."""
    if (before.turn, before.step) != (now.turn, now.step) or now.life < before.life:
        return False
    pools = ((before.counters, now.counters), (before.mana, now.mana))
    if any(held.get(kind, 0) < n for was, held in pools for kind, n in was.items()):
        return False
    gone: Counter[Hashable] = Counter()
    for number, thing in before.things.items():
        still = now.things.get(number)
        if still is None or not still.at_least(thing):
            gone[thing.like] += 1
    new = Counter(thing.like for number, thing in now.things.items() if number not in before.things)
    return gone <= new


def _goes_round(game: Game, before: Snapshot, now: Snapshot) -> bool:
    """Whether the game is as it was, but for what there is more of, after several abilities none of which is limited to
    a number of times."""
    if (before.turn, before.step) != (now.turn, now.step) or now.life < before.life:
        return False
    pools = ((before.counters, now.counters), (before.mana, now.mana))
    if any(held.get(kind, 0) < n for was, held in pools for kind, n in was.items()):
        return False
    same = {i for i, thing in before.things.items() if i in now.things and now.things[i].grown(thing)}
    there, needed = (
        Counter(thing.exactly for i, thing in one.things.items() if i not in same) for one in (now, before)
    )
    return needed <= there and _without_limits(game, before.log)


def _without_limits(game: Game, since: int) -> bool:
    """Whether several abilities have been activated or have triggered since then, and each may any number of times."""
    activated = [event.ability for event in game.happened(AbilityActivated, since=since)]
    stacked = [game.find(event.item).on_stack for event in game.happened(AbilityTriggered, since=since)]
    triggered = [it.ability for it in stacked if it is not None]
    once = {ActivationLimit.ONCE, ActivationLimit.EVER}
    free = all(
        one.most is None
        and once.isdisjoint(one.limits)
        and not any(isinstance(cost, LoyaltyCost) for cost in one.costs)
        for one in activated
    )
    unlimited = all(one.limit is None for one in triggered if isinstance(one, Triggered))
    return len(activated) + len(triggered) > 1 and free and unlimited
