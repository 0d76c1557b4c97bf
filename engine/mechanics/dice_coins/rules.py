"""Coins flipped and dice rolled; who sits at the table says how they fell (CR 705, 706)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.base import Declaration
from engine.abilities.walk import found
from engine.mechanics.dice_coins import words as ch
from engine.mechanics.dice_coins.events import CoinFlipped, DieRolled
from engine.rules.continuous.statements import LookUp, looked_up
from engine.rules.evaluate.evaluation import AMOUNTS, CONDITIONS, amount
from engine.rules.evaluate.event_verbs import done_in
from engine.rules.evaluate.for_each import PER
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.instructions.performing import PERFORM, perform, perform_all
from engine.rules.pipeline import happen
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.objects import GameObject

WON, HEADS = 1, 1
"""What stands in ``Frame.chance`` for a flip that was won, or came up heads; 0 for the other end."""


@DO.register(ch.FlipCoin)
def _flip(game: Game, verb: ch.FlipCoin, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Who flips calls it and wins or loses, unless the text asks only for the side (705.2)."""
    conditions: list[ch.Flipped] = list(found(frame.ability, ch.Flipped)) if frame.ability is not None else []
    sides = any(one.result in (ch.FlipResult.HEADS, ch.FlipResult.TAILS) for one in conditions)
    for player in players:
        ends = ("heads", "tails") if sides else ("win", "lose")
        end = yield from _end_of_flip(game, player, ends)
        yield from happen(game, [CoinFlipped(player, end)], "705.2")
        frame.chance.append(int(end in ("win", "heads")))
    return TargetId.of_players(players)


@DO.register(ch.FlipCoins)
def _flip_several(game: Game, verb: ch.FlipCoins, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Nobody wins or loses such flips (705.2)."""
    for player in players:
        for _ in range(max(0, amount(game, verb.count, frame))):
            end = yield from _end_of_flip(game, player, ("heads", "tails"))
            yield from happen(game, [CoinFlipped(player, end)], "705.2")
            frame.chance.append(int(end == "heads"))
    return TargetId.of_players(players)


@DO.register(ch.FlipUntilLost)
def _flip_until_lost(game: Game, verb: ch.FlipUntilLost, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """One flip after another, each won or lost by itself (705.2)."""
    for player in players:
        end = "win"
        while end == "win":
            end = yield from _end_of_flip(game, player, ("win", "lose"))
            yield from happen(game, [CoinFlipped(player, end)], "705.2")
            frame.chance.append(int(end == "win"))
    return TargetId.of_players(players)


@PER.register(ch.PerFlipWon)
def _per_flip_won(game: Game, per: ch.PerFlipWon, frame: Frame, it: GameObject | None) -> int:
    return frame.chance.count(1)


@PER.register(ch.PerCoin)
def _per_coin(game: Game, per: ch.PerCoin, frame: Frame, it: GameObject | None) -> int:
    return frame.chance.count(int(per.side is ch.Side.HEADS))


@AMOUNTS.register(ch.CoinsThatCameUp)
def _came_up(game: Game, node: ch.CoinsThatCameUp, frame: Frame) -> int:
    return frame.chance.count(int(node.side is ch.Side.HEADS))


ROLL_ONE_MORE = looked_up(ch.RollOneMore)
FLIP_TWO = looked_up(ch.FlipTwo)
FIRST_FLIPS_WON = looked_up(ch.FirstFlipsWon)


def _end_of_flip(game: Game, player: PlayerId, ends: tuple[str, str]) -> Gen[str]:
    """How a flip ends: as an effect says (705.3), else as it falls; of several coins the player ignores all but one."""
    if _is_won(game, player):
        game.cite("705.3")
        return ends[0]
    options = [Option(end, Message(f"flip-{end}"), kind="coin") for end in ends]
    fallen = []
    for _ in range(2 ** len(_own(game, FLIP_TWO, player))):
        answer = yield Choice(
            player, "coin", Message("flip-coin", {"player": TargetId.of_player(player)}), "705.2", options
        )
        fallen.append(str(answer[0]))
    if len(set(fallen)) == 1:
        return fallen[0]
    kept = yield Choice(player, "coin", Message("keep-flip", {"player": TargetId.of_player(player)}), "614.1a", options)
    return str(kept[0])


def _own(game: Game, what: LookUp[Declaration], player: PlayerId) -> list[Declaration]:
    """What the permanents of a player say of how that player flips and rolls."""
    return [one for one, standing in what.said(game) if standing.frame.controller == player]


def _is_won(game: Game, player: PlayerId) -> bool:
    """Whether the player wins the first flips of a turn, and has flipped nothing yet in this one (705.3)."""
    flipped = any(event.player == player for event in game.this_turn(CoinFlipped))
    return not flipped and bool(_own(game, FIRST_FLIPS_WON, player))


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
def _roll(game: Game, verb: ch.RollDie, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """What is added makes the result of the natural one (706.2); a roll that is ignored never happened (706.6)."""
    for player in players:
        sides = ch.SIDES[verb.die]
        prompt = Message("roll-die", {"player": TargetId.of_player(player), "sides": sides})
        natural = []
        for _ in range(1 + verb.twice + len(_own(game, ROLL_ONE_MORE, player))):
            rolled = yield Choice(player, "die", prompt, "706.2", (), 1, sides, form="number")
            natural.append(int(rolled))
        if len(natural) > 1:
            game.cite("706.6")
        result = max(natural) + (amount(game, verb.plus, frame) if verb.plus is not None else 0)
        yield from happen(game, [DieRolled(player, sides, result)], "706.2")
        frame.chance.append(result)
    return TargetId.of_players(players)


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
