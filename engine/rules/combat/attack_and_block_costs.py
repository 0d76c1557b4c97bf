"""Paying what attacking or blocking costs (CR 508.1h-j, 509.1d-f)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain

from engine.rules.combat.statements import Restriction, sources
from engine.rules.mana import payment
from engine.rules.mana.phyrexian_symbols import announce_phyrexian
from engine.rules.players import paying_life
from engine.state.choices import Gen, Message
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.mana_costs import ManaCost


def total(taxes: Iterable[Restriction]) -> ManaCost:
    """The total cost to attack or block, locked in before it is paid (508.1h, 509.1d)."""
    due = ManaCost()
    for cost in (tax.cost for tax in taxes if tax.cost is not None):
        due.generic += cost.generic
        due.colored += cost.colored
    return due


def check(game: Game, player: PlayerId, taxes: Sequence[Sequence[Restriction]], rule: str) -> None:
    """Raise ``Illegal`` unless the player can pay all of it (508.1j, 509.1f); ``taxes``: for each of the creatures what
    has to be paid for it."""
    due = [one for one in taxes if one]
    if not due or _can_pay(game, player, due):
        return
    cheapest = sorted(due, key=lambda one: _symbols(total(one)))
    able = next(n for n in range(len(due) - 1, -1, -1) if _can_pay(game, player, cheapest[:n]))
    because = Message("cost-of-declaring", {"player": TargetId.of_player(player), "taxes": _told(due), "able": able})
    whole = total(chain.from_iterable(due))
    payment.check(game, player, _in_mana(game, player, due), because=because, rule=rule, whole=whole)


def _can_pay(game: Game, player: PlayerId, taxes: Sequence[Sequence[Restriction]]) -> bool:
    return payment.payable(game, player, _in_mana(game, player, taxes))


def _in_mana(game: Game, player: PlayerId, taxes: Sequence[Sequence[Restriction]]) -> ManaCost:
    """What is to be paid with mana, once life has paid for Phyrexian symbols as far as it goes (107.4f)."""
    cost, with_life = total(chain.from_iterable(taxes)), game.players[player].life // 2
    left = []
    for symbol in cost.colored:
        if symbol.endswith("/P") and with_life:
            with_life -= 1
        else:
            left.append(symbol.removesuffix("/P"))
    return ManaCost(cost.generic, left)


def _symbols(cost: ManaCost) -> int:
    return cost.generic + len(cost.colored)


def _told(taxes: Sequence[Sequence[Restriction]]) -> list[Message]:
    """What each effect wants, and for how many creatures."""
    wanted = Counter((tax.frame.source, tax.cost.text) for tax in chain.from_iterable(taxes) if tax.cost is not None)
    return [
        Message("cost-of-declaring-one", {"source": TargetId.of_object(source), "cost": cost, "count": count})
        for (source, cost), count in wanted.items()
    ]


def pay(game: Game, player: PlayerId, taxes: Sequence[Restriction], rule: str) -> Gen[None]:
    """Pay all of it (508.1j, 509.1f)."""
    cost = total(taxes)
    if cost.free:
        return
    with game.because(rule):
        due = yield from announce_phyrexian(game, player, cost)
        if not cost.free:
            yield from payment.pay(game, player, cost, because=sources(taxes))
        yield from paying_life.pay(game, player, due)
