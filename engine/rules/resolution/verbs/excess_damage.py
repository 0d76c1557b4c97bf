"""Excess damage: dealt to something else, or spoken of afterwards (CR 120.4a, 120.10)."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import replace

from engine.abilities.nouns.types_and_colors import CardType
from engine.abilities.verbs import excess_damage as ex
from engine.events import Damage, ExcessDamage, Resolved
from engine.rules.evaluate.evaluation import AMOUNTS, CONDITIONS, players
from engine.rules.evaluate.true_conditions import which_of_two
from engine.rules.instructions.performing import PERFORM, perform
from engine.rules.lethal_and_excess_damage import excess
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


@PERFORM.register(ex.ExcessInstead)
def _excess_instead(game: Game, node: ex.ExcessInstead, frame: Frame) -> Gen[None]:
    with nullcontext(True) if node.condition is None else which_of_two(game, node.condition, frame) as instead:
        around = frame.known
        frame.known = replace(around, excess_to=node.to if instead else None)
        with game.because("120.4a") if instead else nullcontext():
            yield from perform(game, node.first, frame)
        frame.known = around


def parted(game: Game, hits: list[Damage], frame: Frame) -> list[Damage]:
    """Damage as it is before anything replaces or prevents it: what is in excess may be dealt to a player (120.4a)."""
    if frame.known.excess_to is None:
        return hits
    to = players(game, frame.known.excess_to, frame)
    return [part for hit in hits for part in (_parts(game, hit, to[0]) if to else (hit,)) if part.amount > 0]


def _parts(game: Game, hit: Damage, player: PlayerId) -> tuple[Damage, ...]:
    if hit.target.object is None:
        return (hit,)
    deathtouch = game.characteristics(hit.source).has("deathtouch")
    over = max(0, excess(game, game.objects[hit.target.object], hit.amount, deathtouch=deathtouch))
    return replace(hit, amount=hit.amount - over), replace(hit, target=TargetId.of_player(player), amount=over)


def _dealt(game: Game) -> list[ExcessDamage]:
    """The excess damage dealt since what resolves began to do so (120.10)."""
    return game.happened(ExcessDamage, since=game.behind_last(Resolved))


@AMOUNTS.register(ex.ExcessThisWay)
def _excess_this_way(game: Game, node: ex.ExcessThisWay, frame: Frame) -> int:
    """(120.10)"""
    return sum(one.amount for one in _dealt(game))


@AMOUNTS.register(ex.ThatExcess)
def _that_excess(game: Game, node: ex.ThatExcess, frame: Frame) -> int:
    """(120.10)"""
    of_event = [one.amount for one in frame.events if isinstance(one, ExcessDamage)]
    return sum(of_event or (one.amount for one in _dealt(game)))


@CONDITIONS.register(ex.WasExcess)
def _was_excess(game: Game, node: ex.WasExcess, frame: Frame) -> bool:
    """(120.10)"""
    creature = CardType.CREATURE.value.capitalize()
    short = node.words is ex.WasDealt.SHORT
    return any(short or creature in game.characteristics(one.object).types for one in _dealt(game))
