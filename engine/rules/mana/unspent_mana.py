"""Mana added by the number, and mana that is not lost as steps and phases end (CR 106.4, 500.5)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.quantities.amounts import Fixed
from engine.abilities.verbs import mana as ac
from engine.abilities.verbs import unspent_mana as mk
from engine.events import ManaEmptied
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import amount, is_player
from engine.rules.evaluate.for_each import PER
from engine.rules.instructions.carrying_out import DO, Acted, do_player_verb
from engine.rules.instructions.performing import PERFORM, perform
from engine.rules.mana.production import PRODUCES
from engine.rules.pipeline import commit
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.mana_symbols import symbols
from engine.state.objects import GameObject
from engine.state.turn import Step

KEEPS_MANA = looked_up(mk.KeepsMana)
MANA_BECOMES = looked_up(mk.ManaBecomes)


@DO.register(mk.AddMany)
def _add_many(game: Game, verb: mk.AddMany, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(106.4)"""
    number = max(0, amount(game, verb.count, frame))
    if not number:
        return []
    mana = ac.ManaSymbols(ac.ManaText(verb.mana.text * number))
    return (yield from do_player_verb(game, ac.AddMana(mana, verb.only), frame, players))


@PRODUCES.register(mk.AddMany)
def _made(game: Game, verb: mk.AddMany, frame: Frame) -> tuple[str, int | None]:
    letters = "".join(s for s in symbols(verb.mana.text) if s in "WUBRGC")
    return letters, verb.count.value if isinstance(verb.count, Fixed) else None


@PERFORM.register(mk.AddKept)
def _add_kept(game: Game, node: mk.AddKept, frame: Frame) -> Gen[None]:
    """Only the mana that this sentence adds is kept (500.5)."""
    around = frame.known
    frame.known = replace(around, mana_kept=node.keeping.rider)
    yield from perform(game, node.first, frame)
    frame.known = around


@DO.register(mk.LoseUnspentMana)
def _lose_unspent(game: Game, verb: mk.LoseUnspentMana, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Whatever is written on it, and whatever keeps it as steps and phases end (106.4)."""
    emptied = [one for p in players if (one := ManaEmptied(p)).loses(game)]
    for number, one in enumerate(emptied):
        emptied[number] = replace(one, becomes=(yield from _becomes(game, one.player)))
    commit(game, emptied, "106.4")
    return [TargetId.of_player(one.player) for one in emptied]


@PER.register(mk.PerUnspent)
def _unspent(game: Game, per: mk.PerUnspent, frame: Frame, it: GameObject | None) -> int:
    game.look("mana")
    pool = game.players[frame.controller].mana
    wanted = None if per.color is None else per.color.letter
    return sum(number for key, number in pool.items() if wanted is None or key[0] == wanted)


def empty_pools(game: Game) -> Gen[None]:
    """Unspent mana empties as each step and phase ends, but for what lasts longer (500.5)."""
    step = game.turn.step
    riders: tuple[str, ...] = () if step is Step.CLEANUP else ("turn",)
    if step.is_combat and step is not Step.END_OF_COMBAT:
        riders = (*riders, "combat")
    emptied = [ManaEmptied(p.number, riders, _kept(game, p.number)) for p in game.players if p.mana]
    for number, one in enumerate(emptied):
        if one.loses(game):
            emptied[number] = replace(one, becomes=(yield from _becomes(game, one.player)))
    commit(game, [one for one in emptied if one.loses(game)], "500.5")


def _kept(game: Game, player: PlayerId) -> str:
    """The letters of the mana that an effect lets a player keep."""
    letters = ""
    for node, standing in KEEPS_MANA.said(game):
        if is_player(node.who)(game, player, standing.frame):
            letters += "WUBRGC" if node.color is None else node.color.letter
    return letters


def _becomes(game: Game, player: PlayerId) -> Gen[str]:
    """The letter of what a player's unspent mana becomes instead; of several effects that player has the choice
    (616.1)."""
    found = {node.what.letter for node, where in MANA_BECOMES.said(game) if where.frame.controller == player}
    if len(found) < 2:
        return "".join(found)
    options = [Option(c, Message("mana", {"mana": "{" + c + "}"}), kind="mana") for c in "WUBRGC" if c in found]
    answer = yield Choice(player, "replacement", Message("choose-replacement", {"which": ""}), "616.1", options)
    return str(answer[0])
