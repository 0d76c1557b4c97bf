"""How Phyrexian mana symbols are paid: with mana or with 2 life (CR 107.4f, 601.2b)."""

from __future__ import annotations

from engine.rules.mana.payment import payable
from engine.rules.players.paying_life import can_pay_to_act
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.mana_costs import ManaCost


def announce_phyrexian(game: Game, player: PlayerId, cost: ManaCost) -> Gen[int]:
    """The player says of each Phyrexian symbol whether mana or 2 life pays it; returns the life to pay.

    The cost is changed so that only mana is left in it.
    """
    life = 0
    for symbol in [s for s in cost.colored if s.endswith("/P")]:
        can_live = can_pay_to_act(game, player, life + 2)
        cost.colored.remove(symbol)
        with_mana = ManaCost(cost.generic, [*(s.removesuffix("/P") for s in cost.colored), symbol.removesuffix("/P")])
        options = []
        if payable(game, player, with_mana) or not can_live:
            options.append(
                Option("mana", Message("mana", {"mana": "{" + symbol.removesuffix("/P") + "}"}), kind="mana")
            )
        if can_live:
            options.append(Option("life", Message("two-life"), kind="life", number=2))
        prompt = Message("choose-phyrexian", {"symbol": "{" + symbol + "}"})
        answer = yield Choice(player, "phyrexian", prompt, "107.4f", options)
        if answer == ["life"]:
            life += 2
        else:
            cost.colored.append(symbol.removesuffix("/P"))
    return life


def rules_of_symbols(cost: ManaCost, *, matters: bool) -> tuple[str, ...]:
    """The rules of symbols that are paid in one of two ways (107.4e-f); with which mana hybrid ones are is told where
    it ``matters``: not of a player whose mana is unlimited."""
    phyrexian = ("107.4f",) if any(one.endswith("/P") for one in cost.colored) else ()
    hybrid = matters and any("/" in one.removesuffix("/P") for one in cost.colored)
    return (*phyrexian, *(("107.4e",) if hybrid else ()))
