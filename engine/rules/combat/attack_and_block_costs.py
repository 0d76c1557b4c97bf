"""Paying what attacking or blocking costs (CR 508.1h-j, 509.1d-f)."""

from __future__ import annotations

from engine.rules.mana import payment
from engine.rules.mana.phyrexian_symbols import announce_phyrexian
from engine.rules.players import paying_life
from engine.state.choices import Gen
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.mana_costs import ManaCost


def check(game: Game, player: PlayerId, cost: ManaCost, rule: str) -> None:
    """Raise ``Illegal`` unless the player can pay all of it (508.1j, 509.1f), with life for Phyrexian symbols as far as
    it goes (107.4f)."""
    with_life = game.players[player].life // 2
    left = []
    for symbol in cost.colored:
        if symbol.endswith("/P") and with_life:
            with_life -= 1
        else:
            left.append(symbol.removesuffix("/P"))
    if cost.generic or left:
        payment.check(game, player, ManaCost(cost.generic, left), rule=rule)


def pay(game: Game, player: PlayerId, cost: ManaCost, because: tuple[ObjectId, ...], rule: str) -> Gen[None]:
    """Pay the whole cost, locked in before (508.1h, 508.1j, 509.1d, 509.1f), ``because`` of what these objects say."""
    if cost.free:
        return
    with game.because(rule):
        due = yield from announce_phyrexian(game, player, cost)
        if not cost.free:
            yield from payment.pay(game, player, cost, because=because)
        yield from paying_life.pay(game, player, due)
