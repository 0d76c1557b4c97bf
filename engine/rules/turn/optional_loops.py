"""Loops with an optional action: a player has shown that they can go round as often as they like (CR 732.2a).

What is looked at, and what is not, is written down in docs/decisions/loops.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from engine.abilities.ability import LoyaltyCost, PayMana, Triggered
from engine.abilities.permissions.timing import ActivationLimit
from engine.events import AbilityActivated, AbilityTriggered, CanRepeat, SpellCast, SpellCopied, ZoneChange
from engine.rules.mana.mana_of_a_round import mana_made_pays
from engine.rules.pipeline import commit
from engine.state import actions
from engine.state.choices import Choice
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.objects import GameObject
from engine.state.repeats import Snapshot, Thing
from engine.state.zones import Zone

SPELL = -1
"""What stands for the number of an ability where a spell is cast."""


ON_THE_WAY = ("may", "new target")
"""The kinds of choices on the way of a spell or ability by which a player can go on with a loop or end it."""


def answered(game: Game, choice: Choice, answer: object) -> None:
    """Note what a player with priority does."""
    if choice.kind == "priority" and isinstance(answer, actions.Activate | actions.Cast):
        index = answer.index if isinstance(answer, actions.Activate) else SPELL
        doing = (choice.player, game.find(answer.object).base.name, index)
        alone = not game.stack and doing not in game.repeats.named
        game.repeats.begin(doing, snapshot(game, choice.player) if alone else None)
    elif choice.kind == "priority" and not isinstance(answer, actions.Pass):
        game.repeats.begin(None)


def before(game: Game, choice: Choice) -> None:
    """A choice is about to be asked: if the player is where they were before doing something, or after doing the same
    before, they can go on like that (732.2a)."""
    known = game.repeats
    if choice.kind in ON_THE_WAY:
        _asked_again(game, choice)
        return
    doing = known.doing
    if doing is None or choice.kind != "priority" or choice.player != doing[0] or game.stack:
        return
    now = snapshot(game, doing[0])
    earlier = known.end(now)
    if doing in known.named:
        return
    rounds = [(one, was) for one, was in known.begun if one[0] == doing[0] and _goes_round(game, was, now)]
    if earlier is not None and no_worse(earlier, now):
        rounds.append((doing, earlier))
    begun = next(
        (one for one, was in rounds if _costs_something(game, was) and mana_made_pays(game, doing[0], was)), None
    )
    if begun is not None:
        if begun not in known.named:
            commit(game, [CanRepeat(doing[0])], "732.2a")
        known.name(doing, begun)


def _asked_again(game: Game, choice: Choice) -> None:
    """A player has to choose what they have had to choose before: if the game is as it was then, the choice is part of
    a loop that goes on without their doing anything else, which they can end by choosing otherwise."""
    about = tuple(game.find(i).base.name for i in choice.prompt.objects())
    key = choice.player, choice.kind, choice.prompt.key, about
    now, was = snapshot(game, choice.player), game.repeats.asked.get(key)
    game.repeats.asked[key] = now
    if was is None or not _goes_round(game, was, now) or not mana_made_pays(game, choice.player, was):
        return
    if not game.this_turn(CanRepeat):
        commit(game, [CanRepeat(choice.player)], "732.2a")


def snapshot(game: Game, player: PlayerId) -> Snapshot:
    """What a player has, and everything else there is."""
    mine = game.players[player]
    zones = [zone for zone in Zone if zone is not Zone.NOWHERE]
    things = {it.id: _thing(game, it) for zone in zones for it in game.in_zone(zone)}
    turn = game.turn
    made, paid = (len(game.log), len(game.repeats.paid))
    return Snapshot(turn.number, turn.step.value, mine.life, dict(mine.counters), dict(mine.mana), things, made, paid)


def _thing(game: Game, it: GameObject) -> Thing:
    like = (it.zone, it.owner, game.controller(it), it.base.name, it.kind, it.face, it.tapped, it.phased_out)
    ch = game.characteristics(it) if it.zone is Zone.BATTLEFIELD else it.base
    is_gear = "Equipment" in ch.subtypes and "Creature" not in ch.types
    return Thing(like, _host(game, it), is_gear, dict(it.counters), it.damage)


def _host(game: Game, it: GameObject) -> Hashable:
    """What something is attached to, in whatever round: another object of that name does as well."""
    to = it.attached_to
    return to if to is None or to.object is None else game.find(to.object_id).base.name


def _costs_something(game: Game, since: Snapshot) -> bool:
    """Whether something was paid since then that had to be made good: what costs nothing is no loop."""
    if game.repeats.paid[since.paid :]:
        return True
    costs = (cost for event in game.happened(AbilityActivated, since=since.log) for cost in event.ability.costs)
    return any(not isinstance(cost, PayMana) or cost.mana.text != "{0}" for cost in costs)


def no_worse(before: Snapshot, now: Snapshot) -> bool:
    """Whether nothing that the player started from has been used up."""
    if _is_worse_off(before, now):
        return False
    gone: Counter[Hashable] = Counter()
    for number, thing in before.things.items():
        still = now.things.get(number)
        if still is None or not still.at_least(thing):
            gone[thing.like, thing.host] += 1
    new = Counter((thing.like, thing.host) for number, thing in now.things.items() if number not in before.things)
    return gone <= new


def _is_worse_off(before: Snapshot, now: Snapshot) -> bool:
    """Whether the player has less than they had, or it is another step."""
    pools = ((before.counters, now.counters), (before.mana, now.mana))
    less = any(held.get(kind, 0) < n for was, held in pools for kind, n in was.items())
    return less or (before.turn, before.step) != (now.turn, now.step) or now.life < before.life


def _goes_round(game: Game, before: Snapshot, now: Snapshot) -> bool:
    """Whether the game is as it was, but for what there is more of, after several spells and abilities none of which is
    limited to a number of times."""
    if _is_worse_off(before, now):
        return False
    same = {i for i, thing in before.things.items() if i in now.things and now.things[i].grown(thing)}
    there, needed = (
        Counter(thing.exactly for i, thing in one.things.items() if i not in same) for one in (now, before)
    )
    return needed <= there and _without_limits(game, before.log) and not _empties_libraries(game, before.log)


def _empties_libraries(game: Game, since: int) -> bool:
    """Whether cards have left libraries since then: of those that nobody has described it is not known how many there
    are."""
    return any(event.origin is Zone.LIBRARY for event in game.happened(ZoneChange, since=since))


def _without_limits(game: Game, since: int) -> bool:
    """Whether several spells have been cast or copied, or abilities have been activated or have triggered, since then,
    and each may any number of times."""
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
    cast = game.happened(SpellCast, SpellCopied, since=since)
    return len(activated) + len(triggered) + len(cast) > 1 and free and unlimited
