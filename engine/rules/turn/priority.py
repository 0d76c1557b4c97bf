"""Priority: who may act, and what happens before (CR 117)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.abilities.unread import Unread
from engine.rules.casting import activating, casting, faces_and_ways_to_cast, playing_lands, special_actions
from engine.rules.casting.putting_triggers_on_stack import put_on_stack
from engine.rules.pipeline import follow_up
from engine.rules.resolution.resolving import resolve_top
from engine.rules.state_based import checking as state_based
from engine.rules.state_based.lethal_damage_and_deathtouch import note_survivors
from engine.rules.turn.said_to_happen import said_to_happen
from engine.state import actions
from engine.state.choices import Choice, Gen, Illegal, Message, Option
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import Kind
from engine.state.zones import Zone


def settle(game: Game) -> Gen[None]:
    """State-based actions, then triggered abilities onto the stack, until neither is left (117.5)."""
    while not game.over:
        if (yield from state_based.check(game)):
            yield from follow_up(game)
            continue
        note_survivors(game)
        if not (yield from put_on_stack(game)):
            return


def rounds(game: Game) -> Gen[None]:
    """Players act and pass until all have passed in succession with an empty stack (117.4)."""
    turn = game.turn
    while not game.over:
        yield from settle(game)
        if game.over:
            return
        holder = turn.priority if turn.priority is not None else turn.active
        if game.players[holder].left:
            holder = next_player(game, holder)
        turn.give_priority(holder)
        answer = yield Choice(
            holder,
            "priority",
            Message("has-priority", {"player": TargetId.of_player(holder), "step": turn.step.value}),
            "117.1",
            partial(legal_actions, game, holder),
        )
        if not isinstance(answer, actions.Pass):
            yield from perform(game, holder, answer)
            turn.note_action()
            continue
        turn.note_pass()
        if turn.passed < len(game.living()):
            turn.give_priority(next_player(game, holder))
            continue
        turn.note_action()
        turn.give_priority(turn.active if not game.players[turn.active].left else next_player(game, turn.active))
        if not game.stack:
            turn.give_priority(None)
            return
        yield from resolve_top(game)
        if turn.ended:
            turn.give_priority(None)
            return


def next_player(game: Game, player: PlayerId) -> PlayerId:
    """The next player in turn order who is still in the game (117.3d)."""
    return next((p.number for p in game.apnap(player) if p.number != player), player)


def perform(game: Game, player: PlayerId, action: actions.Action) -> Gen[None]:
    """Carry out what a player with priority does; ``Illegal`` if it may not be done."""
    if isinstance(action, actions.Cast):
        yield from casting.cast(game, player, action)
    elif isinstance(action, actions.PlayLand):
        yield from playing_lands.play_land(game, player, action)
    elif isinstance(action, actions.Activate):
        yield from activating.activate(game, player, action)
    elif isinstance(action, actions.Special):
        yield from special_actions.special(game, player, action)
    elif isinstance(action, actions.Concede):
        yield from state_based.concede(game, player)
    elif isinstance(action, actions.SaidToHappen):
        yield from said_to_happen(game, action)


def legal_actions(game: Game, player: PlayerId) -> Sequence[Option]:
    """Every action the player could begin now, as options; passing first."""
    found = [Option("pass", Message("act-pass"), kind="pass", player=player, action=actions.Pass())]
    for zone in (Zone.HAND, Zone.COMMAND, Zone.GRAVEYARD, Zone.EXILE, Zone.LIBRARY):
        there = game.in_zone(zone, None if zone.shared else player)
        for it in there[:1] if zone is Zone.LIBRARY else there:  # nothing lets a card further down be cast
            found += _casts(game, player, it.id)
            found += _lands(game, player, it.id)
    for it in game.permanents():
        if game.controller(it) == player or activating.open_to_others(game, it):
            found += _activations(game, player, it.id)
    found += special_actions.special_options(game, player)
    return found


def _casts(game: Game, player: PlayerId, object_id: ObjectId) -> list[Option]:
    it = game.objects[object_id]
    found = []
    for way in faces_and_ways_to_cast.ways(game, it, player) if it.card is not None or it.kind is Kind.COPY else ():
        try:
            casting.begin_check(game, player, it, way)
        except Illegal:
            continue
        action = actions.Cast(it.id, way.name, it.zone)
        label = Message("act-cast", {"object": it.target, "way": way.name})
        found.append(
            Option(
                f"cast:{it.id}:{way.name}",
                label,
                kind="cast",
                card=it.base.name,
                object=it.id,
                face=way.name,
                action=action,
            )
        )
    return found


def _lands(game: Game, player: PlayerId, object_id: ObjectId) -> list[Option]:
    found = []
    it = game.objects[object_id]
    for name in playing_lands.land_faces(game, it, player):
        try:
            playing_lands.check_land(game, player, it)
        except Illegal:
            continue
        action = actions.PlayLand(it.id, name)
        label = Message("act-play", {"object": it.target})
        found.append(
            Option(
                f"play:{it.id}:{name}",
                label,
                kind="play",
                card=it.base.name,
                object=it.id,
                face=name,
                action=action,
            )
        )
    return found


def _activations(game: Game, player: PlayerId, object_id: ObjectId) -> list[Option]:
    it = game.objects[object_id]
    found = []
    numbers = (n for n, one in enumerate(activating.numbered(game, it), start=1) if not isinstance(one, Unread))
    for index, number in enumerate(numbers):
        try:
            activating.begin_check(game, player, it, index)
        except Illegal:
            continue
        label = Message("act-activate", {"object": it.target, "number": number})
        action = actions.Activate(it.id, index)
        found.append(
            Option(f"activate:{it.id}:{index}", label, kind="activate", object=it.id, ability=number, action=action)
        )
    return found
