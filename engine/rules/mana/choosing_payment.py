"""Which permanents a player taps to pay, where the board does not say and it matters (CR 601.2g)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from engine.rules.mana.payment_plan import Plan, plan
from engine.rules.mana.preferred_sources import OTHER_USE, matters, of_other_use, reluctance, same_use
from engine.rules.mana.restrictions_on_spending import Purpose
from engine.rules.mana.sources import Source, sources
from engine.state.choices import Choice, Gen, Illegal, Message, Option
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.mana_costs import ManaCost


def choose_plan(game: Game, player: PlayerId, cost: ManaCost, purpose: Purpose) -> Gen[Plan]:
    """The way to pay that leaves alone what is of most other use. Where that leaves a choice between permanents each of
    another use, the player makes it."""
    rank = reluctance(game, player, purpose)
    left: set[ObjectId] = set()
    settled: set[ObjectId] = set()
    while True:
        best = plan(game, player, cost, purpose, rank, left)
        if best is None:
            words = {"player": TargetId.of_player(player), "cost": cost.text, "because": ""}
            raise Illegal(Message("cannot-pay", words), "601.2h")
        tied = _tied(game, player, cost, purpose, best, settled, left)
        used = [i for i in tied if any(source.object == i for source, _ in best.taps)]
        if not tied:
            return best

        options = [Option.of(TargetId.of_object(i)) for i in tied]
        prompt = Message("choose-pay-with", {"cost": cost.text})
        check = partial(_check, game, player, cost, purpose, {*left, *tied})
        answer = yield Choice(player, "pay with", prompt, "601.2g", options, len(used), len(used), check=check)
        settled |= {*tied}
        left |= {*tied} - {*objects_in(answer)}


def _check(
    game: Game, player: PlayerId, cost: ManaCost, purpose: Purpose, rivals: set[ObjectId], answer: Sequence[TargetId]
) -> None:
    """Raise ``Illegal`` where what is chosen of some permanents does not pay."""
    if plan(game, player, cost, purpose, None, rivals - {*objects_in(answer)}) is None:
        raise Illegal(Message("cannot-pay-with", {"cost": cost.text}), "601.2g")


def _tied(
    game: Game,
    player: PlayerId,
    cost: ManaCost,
    purpose: Purpose,
    best: Plan,
    settled: Collection[ObjectId],
    left: Collection[ObjectId],
) -> list[ObjectId]:
    """Permanents of which a plan uses some, while others of the same reluctance but another use would do as well."""
    if len(best.taps) < 1 or not best.price >> OTHER_USE:
        return []
    rank = reluctance(game, player, purpose)
    used = {source.object: of_other_use(game, source, purpose) for source, _ in best.taps}
    known = [one for one in sources(game, player) if one.object not in (*left, *settled, *purpose.busy)]
    for mine, grade in used.items():
        if not matters(grade) or mine in settled:
            continue
        rivals = _rivals(known, game, purpose, grade, used)
        alike = [one for one, of in used.items() if of == grade]
        swaps = []
        for one in rivals:
            if all(same_use(game, one, other) for other in alike):
                continue
            others = {*left, *rivals, mine} - {one}
            instead = plan(game, player, cost, purpose, rank, others)
            if instead is not None and instead.price >> OTHER_USE == best.price >> OTHER_USE:
                swaps.append(one)
        if swaps:
            return [*(one for one in alike if one not in settled), *swaps]
    return []


def _rivals(
    known: list[Source], game: Game, purpose: Purpose, grade: int, used: Collection[ObjectId]
) -> list[ObjectId]:
    """The permanents that a plan does not use, of the same reluctance as one that it uses."""
    found = (one.object for one in known if one.object not in used and of_other_use(game, one, purpose) == grade)
    return list(dict.fromkeys(found))
