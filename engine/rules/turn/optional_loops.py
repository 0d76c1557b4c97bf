"""Loops with an optional action: a player has shown that they can go round as often as they like (CR 732.2a).

What is looked at, and what is not, is written down in docs/decisions/loops.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass

from engine.abilities.ability import PayMana
from engine.events import AbilityActivated, CanRepeat, SpellCast
from engine.rules.pipeline import commit
from engine.state import actions
from engine.state.choices import Choice
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.objects import GameObject
from engine.state.zones import Zone

Doing = tuple[PlayerId, ObjectId, int]
"""A player, and the ability they activated: its object and its number."""


@dataclass(slots=True)
class Thing:
    """What must not get worse for a loop to go on: what an object is like, its counters and its damage."""

    like: Hashable
    counters: dict[str, int]
    damage: int

    def at_least(self, before: Thing) -> bool:
        """Whether nothing is missing of what there was before."""
        held = all(self.counters.get(kind, 0) >= n for kind, n in before.counters.items())
        return self.like == before.like and held and self.damage <= before.damage


@dataclass(slots=True)
class Snapshot:
    """The game as a player has priority again with an empty stack after having activated an ability."""

    turn: int
    step: str
    life: int
    counters: dict[str, int]
    mana: dict[str, int]
    things: dict[ObjectId, Thing]
    log: int
    """How much had happened by then."""


class Watch:
    """What one player after another activates, and how the game was each time that was over."""

    def __init__(self) -> None:
        self.doing: Doing | None = None
        self.seen: dict[Doing, Snapshot] = {}
        self.named: set[Doing] = set()

    def answered(self, choice: Choice, answer: object) -> None:
        """Note what a player with priority does."""
        if choice.kind == "priority" and isinstance(answer, actions.Activate):
            self.doing = (choice.player, answer.object, answer.index)
        elif choice.kind == "priority" and not isinstance(answer, actions.Pass):
            self.doing = None

    def before(self, game: Game, choice: Choice) -> None:
        """A choice is about to be asked: if the player is where they were after doing the same before, they can go on
        like that (732.2a)."""
        doing = self.doing
        if doing is None or choice.kind != "priority" or choice.player != doing[0] or game.stack:
            return
        self.doing = None
        now = _snapshot(game, doing[0])
        earlier = self.seen.get(doing)
        self.seen[doing] = now
        if earlier is None or doing in self.named or not _no_worse(earlier, now):
            return
        if not _takes_mana_for_granted(game, doing[0], earlier.log):
            self.named.add(doing)
            commit(game, [CanRepeat(doing[1], doing[0])], "732.2a")


def _snapshot(game: Game, player: PlayerId) -> Snapshot:
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
    if any(event.player == player for event in game.happened(SpellCast, since=since)):
        return True
    activated = (event for event in game.happened(AbilityActivated, since=since) if event.player == player)
    costs = (cost for event in activated for cost in event.ability.costs)
    return any(isinstance(cost, PayMana) and cost.mana.text != "{0}" for cost in costs)


def _no_worse(before: Snapshot, now: Snapshot) -> bool:
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
