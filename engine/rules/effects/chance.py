"""Coins flipped and dice rolled; who sits at the table says how they fell (CR 705, 706)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities import chance as ch
from engine.decisions import Choice, Gen, Message, Option
from engine.events import CoinFlipped, DieRolled
from engine.frame import Frame
from engine.game import Game
from engine.rules.amounts import AMOUNTS
from engine.rules.conditions import CONDITIONS
from engine.rules.effects.verbs import DO, Acted
from engine.rules.happenings import done_in
from engine.rules.pipeline import happen
from engine.rules.resolving import PERFORM, perform, perform_all
from engine.rules.walk import found

WON, HEADS = 1, 1
"""What stands in ``Frame.chance`` for a flip that was won, or came up heads; 0 for the other end."""


@DO.register(ch.FlipCoin)
def _flip(game: Game, verb: ch.FlipCoin, frame: Frame, players: list[int]) -> Gen[Acted]:
    """Who flips calls it and wins or loses, unless the text asks only for the side (705.2)."""
    conditions: list[ch.Flipped] = list(found(frame.ability, ch.Flipped)) if frame.ability is not None else []
    sides = any(one.result in (ch.FlipResult.HEADS, ch.FlipResult.TAILS) for one in conditions)
    for player in players:
        ends = ("heads", "tails") if sides else ("win", "lose")
        options = [Option(end, Message(f"flip-{end}"), kind="coin") for end in ends]
        answer = yield Choice(player, "coin", Message("flip-coin", {"player": ("player", player)}), "705.2", options)
        yield from happen(game, [CoinFlipped(player, answer[0])], "705.2")
        frame.chance.append(int(answer[0] in ("win", "heads")))
    return [("player", p) for p in players]


@CONDITIONS.register(ch.Flipped)
def _flipped(game: Game, node: ch.Flipped, frame: Frame) -> bool:
    """(705.2)"""
    good = node.result in (ch.FlipResult.WIN, ch.FlipResult.HEADS)
    return bool(frame.chance) and bool(frame.chance[-1]) is good


@done_in(ch.EndFlip, CoinFlipped)
def _ended(game: Game, act: ch.EndFlip, event: CoinFlipped, frame: Frame) -> Iterable[int]:
    """Only who flips wins or loses, and nobody does where only the side matters (705.2)."""
    if event.end == act.end.value:
        yield event.player


@DO.register(ch.RollDie)
def _roll(game: Game, verb: ch.RollDie, frame: Frame, players: list[int]) -> Gen[Acted]:
    """(706.2)"""
    for player in players:
        sides = ch.SIDES[verb.die]
        prompt = Message("roll-die", {"player": ("player", player), "sides": sides})
        result = yield Choice(player, "die", prompt, "706.2", (), 1, sides, form="number")
        yield from happen(game, [DieRolled(player, sides, int(result))], "706.2")
        frame.chance.append(int(result))
    return [("player", p) for p in players]


@AMOUNTS.register(ch.RollResult)
def _result(game: Game, node: ch.RollResult, frame: Frame) -> int:
    return frame.chance[-1] if frame.chance else 0


@done_in(ch.RollDice, DieRolled)
def _rolled(game: Game, act: ch.RollDice, event: DieRolled, frame: Frame) -> Iterable[int]:
    yield event.player


@PERFORM.register(ch.RollTable)
def _table(game: Game, node: ch.RollTable, frame: Frame) -> Gen[None]:
    """The result says which line of the table happens, if any (706.3a)."""
    yield from perform(game, node.roll, frame)
    if frame.chance:
        result = frame.chance[-1]
        for row in node.rows:
            if row.has(result):
                with game.because("706.3a"):
                    yield from perform_all(game, row.effect, frame)
