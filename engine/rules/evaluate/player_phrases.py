"""Which players a noun phrase stands for, seen from a frame (CR 102, 109.5, 508.5)."""

from __future__ import annotations

from engine.abilities.base import Who
from engine.abilities.nouns import player_phrases as pl
from engine.abilities.nouns.target_phrases import TargetPlayer
from engine.rules.evaluate.antecedents import antecedent, with_host
from engine.rules.evaluate.defending_player import attack_of, defending_player
from engine.rules.evaluate.evaluation import PLAYERS, objects, players
from engine.rules.evaluate.found_after_zone_change import latest
from engine.rules.evaluate.object_phrases import found_out
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, players_in
from engine.state.zones import Zone


@PLAYERS.register(pl.You, pl.YourTeam)
def _you(game: Game, who: pl.You, frame: Frame) -> list[PlayerId]:
    return [frame.controller]


@PLAYERS.register(pl.EnchantedPlayer)
def _enchanted_player(game: Game, who: pl.EnchantedPlayer, frame: Frame) -> list[PlayerId]:
    """(303.4b)"""
    game.look("attachments")
    to = game.find(frame.source).attached_to
    return [to.player] if to is not None and to.player is not None else []


@PLAYERS.register(pl.EachPlayer, pl.AnyPlayer, pl.APlayer, pl.Players)
def _each_player(game: Game, who: Who, frame: Frame) -> list[PlayerId]:
    return [p.number for p in game.apnap()]


@PLAYERS.register(pl.EachOpponent, pl.YourOpponents, pl.AnOpponent, pl.AnyOpponent)
def _each_opponent(game: Game, who: Who, frame: Frame) -> list[PlayerId]:
    return [p.number for p in game.apnap() if p.number != frame.controller]


@PLAYERS.register(TargetPlayer)
def _target_player(game: Game, who: TargetPlayer, frame: Frame) -> list[PlayerId]:
    return players_in(frame.targets[who.index])


@PLAYERS.register(pl.ThatPlayer, pl.They, pl.AttackingPlayer)
def _that_player(game: Game, who: pl.ThatPlayer | pl.They | pl.AttackingPlayer, frame: Frame) -> list[PlayerId]:
    if who.antecedent is None:
        raise LookupError("a pronoun was left without what it refers to")
    return players_in(antecedent(game, who.antecedent, frame))


@PLAYERS.register(pl.EachOfThem)
def _each_of_them(game: Game, who: pl.EachOfThem, frame: Frame) -> list[PlayerId]:
    """In turn order (101.4)."""
    assert who.antecedent is not None
    meant = players_in(antecedent(game, who.antecedent, frame))
    return [p.number for p in game.apnap() if p.number in meant]


@PLAYERS.register(pl.ChosenPlayer)
def _chosen_player(game: Game, who: pl.ChosenPlayer, frame: Frame) -> list[PlayerId]:
    """(607.2d, 608.2c)"""
    if who.antecedent is not None:
        return players_in(antecedent(game, who.antecedent, frame))
    found = game.chosen_for(frame.source, "player")
    return [PlayerId(found)] if isinstance(found, int) and not game.players[found].left else []


@PLAYERS.register(pl.ControllerOf)
def _controller_of(game: Game, who: pl.ControllerOf, frame: Frame) -> list[PlayerId]:
    """Of what has left the battlefield or the stack who controlled it last, whoever owns it (608.2h)."""
    return list(dict.fromkeys(_last_controller(game, o) for o in found_out(game, who.of, frame)))


def _last_controller(game: Game, object_id: ObjectId) -> PlayerId:
    if game.find(object_id).zone in (Zone.BATTLEFIELD, Zone.STACK):
        return game.controller(object_id)
    return game.controller(latest(game, TargetId.of_object(object_id)).object_id)


@PLAYERS.register(pl.PlayerOrController)
def _player_or_controller(game: Game, who: pl.PlayerOrController, frame: Frame) -> list[PlayerId]:
    return list(dict.fromkeys([*players(game, who.player, frame), *players(game, who.controller, frame)]))


@PLAYERS.register(pl.OwnerOf)
def _owner_of(game: Game, who: pl.OwnerOf, frame: Frame) -> list[PlayerId]:
    return list(dict.fromkeys(game.find(o).owner for o in objects(game, who.of, frame)))


@PLAYERS.register(pl.DefendingPlayer)
def _defending_player(game: Game, who: pl.DefendingPlayer, frame: Frame) -> list[PlayerId]:
    """Whom the attacking creature that is meant attacks (508.5); where none is meant, the nonactive player of a game of
    two during combat (506.2)."""
    if frame.defending is not None:
        return [frame.defending]
    for attacker in _attackers_meant(game, frame):
        attacked = attack_of(game, attacker)
        if attacked is not None:
            return [defending_player(game, attacked)]
    others = [p.number for p in game.opponents(game.turn.active)]
    return others if game.turn.step.is_combat and len(others) == 1 else []


def _attackers_meant(game: Game, frame: Frame) -> list[ObjectId]:
    """The attacking creature by which "defending player" is meant: the one in the trigger's event, the object the
    ability is of, or what that is attached to (508.5)."""
    event = frame.event.affected_object if frame.event is not None else None
    return [i for i in (event, *with_host(game, frame)) if i is not None]


@PLAYERS.register(pl.YouAnd)
def _you_and(game: Game, who: pl.YouAnd, frame: Frame) -> list[PlayerId]:
    """(101.4)"""
    both = {frame.controller, *players(game, who.other, frame)}
    return [p.number for p in game.apnap() if p.number in both]


@PLAYERS.register(pl.EachOtherPlayer)
def _each_other_player(game: Game, who: pl.EachOtherPlayer, frame: Frame) -> list[PlayerId]:
    spared = [frame.controller] if who.than is None else players_in(antecedent(game, who.than, frame))
    return [p.number for p in game.apnap() if p.number not in spared]


@PLAYERS.register(pl.EachOtherOpponent)
def _each_other_opponent(game: Game, who: pl.EachOtherOpponent, frame: Frame) -> list[PlayerId]:
    """(102.2)"""
    assert who.than is not None
    spoken_of = players_in(antecedent(game, who.than, frame))
    return [p.number for p in game.apnap() if p.number != frame.controller and p.number not in spoken_of]
