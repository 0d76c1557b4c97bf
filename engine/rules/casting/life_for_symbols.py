"""Life that is paid for single mana symbols of what a spell or ability costs (CR 118.1, 601.2h)."""

from __future__ import annotations

from engine.abilities.ability import Activated, PayLife
from engine.abilities.base import CostPart
from engine.abilities.costs.life_for_symbols import LifeForSymbol
from engine.abilities.quantities.amounts import Fixed
from engine.rules.casting import activating, casting
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import amount
from engine.rules.mana.payment import payable
from engine.rules.mana.restrictions_on_spending import Purpose
from engine.rules.players.paying_life import can_pay_to_act
from engine.state.choices import Choice, Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.mana_costs import ManaCost
from engine.state.objects import GameObject

LIFE_FOR_SYMBOL = looked_up(LifeForSymbol)


def _paid(game: Game, player: PlayerId, total: ManaCost, purpose: Purpose) -> Gen[tuple[CostPart, ...]]:
    """How many of the symbols are paid so is the player's choice: as many at least as leave mana that can be paid. A
    hybrid symbol of the color comes after the others (107.4e)."""
    life = 0
    for node, standing in LIFE_FOR_SYMBOL.said(game):
        each = amount(game, node.life, standing.frame)
        held = [s for s in total.colored if node.letter in s.split("/")]
        held.sort(key=lambda symbol: "/" in symbol)
        if standing.frame.controller != player or not held:
            continue
        able = [n for n in range(len(held) + 1) if can_pay_to_act(game, player, life + each * n)]
        most = max(able, default=0)
        least = next((n for n in range(most + 1) if payable(game, player, _without(total, held[:n]), purpose)), most)
        if most:
            prompt = Message("choose-life-for-symbols", {"symbol": node.mana.text, "life": each})
            number = int((yield Choice(player, "number", prompt, "118.1", (), least, most, form="number")))
            total.colored = _without(total, held[:number]).colored
            life += each * number
    return (PayLife(Fixed(life)),) if life else ()


def _without(total: ManaCost, symbols: list[str]) -> ManaCost:
    left = list(total.colored)
    for symbol in symbols:
        left.remove(symbol)
    return ManaCost(total.generic, left)


@casting.INSTEAD_OF_MANA.by("118.1")
def _for_a_spell(game: Game, player: PlayerId, spell: GameObject, total: ManaCost) -> Gen[tuple[CostPart, ...]]:
    return (yield from _paid(game, player, total, Purpose(spell=spell.id)))


@activating.INSTEAD_OF_MANA.by("118.1")
def _for_an_ability(game: Game, ability: Activated, frame: Frame, total: ManaCost) -> Gen[tuple[CostPart, ...]]:
    return (yield from _paid(game, frame.controller, total, Purpose(ability_of=frame.source, ability=ability)))
