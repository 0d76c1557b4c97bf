"""Adding mana as a mana cost is written: what its hybrid, Phyrexian and snow symbols yield (CR 106.8-106.11)."""

from __future__ import annotations

from engine.abilities.verbs.mana_of_hybrid_and_phyrexian_symbols import AddManaOfCost
from engine.events import ManaAdded
from engine.rules.evaluate.object_phrases import looked_at
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.pipeline import happen
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.mana_symbols import symbols


@DO.register(AddManaOfCost)
def _add_of_cost(game: Game, verb: AddManaOfCost, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """All of it at once; of a hybrid symbol each player chooses a half."""
    written = [s for i in looked_at(game, verb.of, frame) for s in symbols(game.characteristics(i).mana_cost)]
    rules = sorted({rule for symbol in written for rule in _rules_of(symbol)})
    for player in players:
        made = ""
        for symbol in written:
            made += yield from _yielded(player, symbol)
        if made:
            yield from happen(game, [ManaAdded(player, made, frame.source)], "106.4", *rules)
    return TargetId.of_players(players)


def _yielded(player: PlayerId, symbol: str) -> Gen[str]:
    """The mana that one symbol stands for, chosen among its halves (106.8); "P" is only a way to pay (106.9)."""
    halves = [_plain(half) for half in symbol.split("/") if half != "P"]
    if len(halves) == 1:
        return halves[0]
    options = [Option(str(i), Message("mana", {"mana": _braced(half)}), kind="mana") for i, half in enumerate(halves)]
    answer = yield Choice(player, "mana", Message("choose-mana", {"of": ""}), "106.8", options)
    return halves[int(answer[0])]


def _plain(half: str) -> str:
    """Generic and snow symbols yield colorless mana (106.8, 106.10, 106.11); X is 0 (107.3g)."""
    if half.isdigit():
        return "C" * int(half)
    return {"S": "C", "X": ""}.get(half, half)


def _braced(mana: str) -> str:
    return "".join("{" + letter + "}" for letter in mana)


def _rules_of(symbol: str) -> tuple[str, ...]:
    if symbol == "S" or symbol.isdigit():
        return ("106.11",) if symbol == "S" else ("106.10",)
    hybrid = ("106.8",) if len([half for half in symbol.split("/") if half != "P"]) > 1 else ()
    return (*hybrid, *(("106.9",) if symbol.endswith("/P") else ()))
