"""How Phyrexian mana symbols are paid: with mana or with 2 life (CR 107.4f, 601.2b)."""

from __future__ import annotations

from engine.rules.mana.payment import payable
from engine.rules.mana.restrictions_on_spending import Purpose
from engine.rules.players import paying_life
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.mana_costs import ManaCost

LIFE_OF_A_SYMBOL = 2
"""So much life pays for a Phyrexian mana symbol (107.4f)."""


def announce_phyrexian(game: Game, player: PlayerId, cost: ManaCost) -> Gen[int]:
    """The player says of each Phyrexian symbol whether mana or 2 life pays it; returns the life to pay.

    The cost is changed so that only mana is left in it.
    """
    life = 0
    for symbol in [s for s in cost.colored if s.endswith("/P")]:
        can_live = paying_life.can_pay_to_act(game, player, life + LIFE_OF_A_SYMBOL)
        cost.colored.remove(symbol)
        with_mana = ManaCost(cost.generic, [*(s.removesuffix("/P") for s in cost.colored), symbol.removesuffix("/P")])
        options = []
        if payable(game, player, with_mana) or not can_live:
            options.append(
                Option("mana", Message("mana", {"mana": "{" + symbol.removesuffix("/P") + "}"}), kind="mana")
            )
        if can_live:
            options.append(Option("life", Message("two-life"), kind="life", number=LIFE_OF_A_SYMBOL))
        prompt = Message("choose-phyrexian", {"symbol": "{" + symbol + "}"})
        answer = yield Choice(player, "phyrexian", prompt, "107.4f", options)
        if answer == ["life"]:
            life += LIFE_OF_A_SYMBOL
        else:
            cost.colored.append(symbol.removesuffix("/P"))
    return life


def check_life(game: Game, player: PlayerId, cost: ManaCost, purpose: Purpose, acting: ObjectId) -> None:
    """Raise ``Illegal`` where what is left to be paid with mana can't be, and something keeps its player from paying
    life for the Phyrexian symbols that the cost has had."""
    if not payable(game, player, cost, purpose):
        paying_life.check_may(game, player, LIFE_OF_A_SYMBOL, acting)


def rules_of_symbols(cost: ManaCost, *, matters: bool) -> tuple[str, ...]:
    """The rules of symbols that are paid in one of two ways (107.4e-f); with which mana hybrid ones are is told where
    it ``matters``: not of a player whose mana is unlimited."""
    phyrexian = ("107.4f",) if any(one.endswith("/P") for one in cost.colored) else ()
    hybrid = matters and any("/" in one.removesuffix("/P") for one in cost.colored)
    return (*phyrexian, *(("107.4e",) if hybrid else ()))
