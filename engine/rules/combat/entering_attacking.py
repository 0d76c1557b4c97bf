"""Creatures that enter the battlefield attacking or blocking (CR 506.3a-f, 508.4a, 509.4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.events import BecameBlocked, BlockDeclared, Event, NotBlocking, ZoneChange
from engine.rules.combat.legal_attacks import attackable
from engine.rules.evaluate.defending_player import defending_player
from engine.rules.pipeline import commit
from engine.rules.pipeline.applying_replacement_effects import Replacement, Stage, replaces, simply
from engine.rules.replacement.permanent_as_it_would_enter import would_enter
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.log import Logged


@simply
def _not_attacking(game: Game, event: Event) -> list[Event]:
    """It enters, but is never an attacking creature (506.3a)."""
    assert isinstance(event, ZoneChange)
    return [replace(event, attacking=None)]


@replaces(ZoneChange, by="506.3")
def _enters_attacking(game: Game, event: Event) -> Iterable[Replacement]:
    """Only a creature of the attacking player enters attacking, and only what can be attacked; never a battle."""
    assert isinstance(event, ZoneChange)
    if event.attacking is None or not event.enters:
        return
    ch = would_enter(game, event)[1]
    if "Creature" not in ch.types:
        rules: tuple[str, ...] = ("506.3a",)
    elif "Battle" in ch.types:
        rules = ("506.3f",)
    elif ch.controller != game.turn.active or not game.turn.step.is_combat:
        rules = ("506.3b",)
    elif event.attacking not in attackable(game, ch.controller):
        rules = ("506.3c", "508.4a")
    else:
        return
    yield Replacement(
        ("enters attacking", event.object),
        event.object,
        Message("enters-not-attacking", {"object": TargetId.of_object(event.object)}),
        rules,
        _not_attacking,
        Stage.DECIDED,
    )


def entering_blocking(game: Game, entered: Iterable[Logged]) -> None:
    """Permanents that were put onto the battlefield blocking become blocking creatures, if they can be. They never
    "blocked", and what they block becomes blocked unless it has been (509.3b-d, 509.4)."""
    for one in entered:
        if isinstance(one.event, ZoneChange) and one.event.blocking is not None and one.event.enters:
            blocker, attacker = one.event.became[0], one.event.blocking
            rules = _why_not_blocking(game, blocker, attacker)
            with game.under(one):
                if rules:
                    commit(game, [NotBlocking(blocker)], *rules)
                    continue
                became = [] if attacker in game.combat.blocked else [BecameBlocked(attacker, (blocker,))]
                commit(game, [BlockDeclared(blocker, attacker, declared=False), *became], "509.4")


def _why_not_blocking(game: Game, blocker: ObjectId, attacker: ObjectId) -> tuple[str, ...]:
    """The rules by which a permanent is never a blocking creature; none if it is one."""
    types = game.characteristics(blocker).types
    if "Creature" not in types:
        return ("506.3a",)
    if "Battle" in types:
        return ("506.3f",)
    target = game.combat.attackers.get(attacker)
    if target is None:
        return ("509.4a",)
    return () if defending_player(game, target) == game.controller(blocker) else ("506.3e", "509.4a")


def _is_walker(game: Game, thing: TargetId, player: PlayerId) -> bool:
    """Whether it is a planeswalker that the player controls."""
    if thing.player is not None:
        return False
    ch = game.characteristics(thing.object_id)
    return "Planeswalker" in ch.types and ch.controller == player


@dataclass(frozen=True, slots=True)
class Goal:
    """What a creature that enters attacking may attack, where that is said: a player, and their planeswalkers too."""

    player: PlayerId
    walkers: bool = True


def choose_attacked(game: Game, player: PlayerId, attacker: ObjectId, whom: Goal | None = None) -> Gen[TargetId | None]:
    """What a creature that is put onto the battlefield attacking attacks; its controller chooses (508.4), where
    ``whom`` is named only among that player and the planeswalkers they control (702.116a)."""
    can = attackable(game, player) if game.turn.active == player and game.turn.step.is_combat else []
    if whom is not None:
        can = [
            t
            for t in can
            if t == TargetId.of_player(whom.player) or (whom.walkers and _is_walker(game, t, whom.player))
        ]
    if not can:
        return None
    answer = yield Choice(
        player,
        "attacked",
        Message("choose-attacked", {"object": TargetId.of_object(attacker)}),
        "508.4",
        [Option.of(t) for t in can],
    )
    chosen: TargetId = answer[0]
    return chosen
