"""Paying what attacking or blocking costs (CR 508.1h-j, 509.1d-f)."""

from __future__ import annotations

from engine.decisions import Gen
from engine.game import Game
from engine.rules import life, mana
from engine.rules.mana_costs import ManaCost


def check(game: Game, player: int, cost: ManaCost) -> None:
    """Raise ``Illegal`` unless the player can pay, with life for Phyrexian symbols as far as it goes (107.4f)."""
    with_life = game.players[player].life // 2
    left = []
    for symbol in cost.colored:
        if symbol.endswith("/P") and with_life:
            with_life -= 1
        else:
            left.append(symbol.removesuffix("/P"))
    if cost.generic or left:
        mana.check(game, player, ManaCost(cost.generic, left))


def pay(game: Game, player: int, cost: ManaCost, rule: str) -> Gen[None]:
    """Pay the whole cost, locked in before (508.1h, 508.1j, 509.1d, 509.1f)."""
    if cost.free:
        return
    with game.because(rule):
        due = yield from mana.announce_phyrexian(game, player, cost)
        if not cost.free:
            yield from mana.pay(game, player, cost)
        yield from life.pay(game, player, due)
