"""Loops with an optional action: a player has shown that they can go round as often as they like (CR 732.2a).

What is looked at, and what is not, is written down in docs/decisions/loops.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from engine.abilities.ability import PayMana
from engine.events import AbilityActivated, CanRepeat
from engine.rules.mana.mana_of_a_round import mana_left, mana_made_pays
from engine.rules.pipeline import commit
from engine.rules.turn.what_limits_a_loop import can_be_done_again, none_is_limited
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
    if earlier is not None and no_worse(earlier, now) and none_is_limited(game, earlier):
        rounds.append((doing, earlier))
    begun = next(
        (one for one in rounds if _costs_something(game, one[1]) and mana_made_pays(game, doing[0], one[1])), None
    )
    if begun is not None:
        done, was = begun
        if done not in known.named:
            _tell(game, doing[0], was)
        known.name(doing, done)


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
        _tell(game, choice.player, was)


def _tell(game: Game, player: PlayerId, since: Snapshot) -> None:
    """That a player can go on like that, as in the round since then."""
    commit(game, [CanRepeat(player, since.log, mana_left(game, player, since))], "732.2a")


def snapshot(game: Game, player: PlayerId) -> Snapshot:
    """What a player has, and everything else there is, but for the libraries of others: what becomes of them keeps
    nobody from going on."""
    mine = game.players[player]
    zones = [zone for zone in Zone if zone not in (Zone.NOWHERE, Zone.LIBRARY)]
    there = [*game.in_zone(Zone.LIBRARY, player), *(it for zone in zones for it in game.in_zone(zone))]
    things = {it.id: _thing(game, it) for it in there}
    turn = game.turn
    made, paid = (len(game.log), len(game.repeats.paid))
    return Snapshot(
        player, turn.number, turn.step.value, mine.life, dict(mine.counters), dict(mine.mana), things, made, paid
    )


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
    return _is_as_it_was(before, now) and can_be_done_again(game, before)


def _is_as_it_was(before: Snapshot, now: Snapshot) -> bool:
    """Whether each thing is as it was or has more +1/+1 counters; or another one just like it has taken its place, or
    one with more of them, where it had some."""
    same = {i for i, thing in before.things.items() if i in now.things and now.things[i].grown(thing)}
    left = [thing for i, thing in now.things.items() if i not in same]
    for thing in (thing for i, thing in before.things.items() if i not in same):
        found = next((one for one in left if one.exactly == thing.exactly), None)
        if found is None and thing.counters.get("+1/+1"):
            found = next((one for one in left if one.grown(thing)), None)
        if found is None:
            return False
        left.remove(found)
    return True
