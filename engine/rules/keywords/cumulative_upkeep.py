"""Cumulative Upkeep (CR 702.24)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.base import CostPart, PlayerVerb
from engine.abilities.keywords.cumulative_upkeep import PayForEach, PayKeywordForEach
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.verbs.mana import ManaSymbols, ManaText
from engine.abilities.verbs.payments import Pay, PayLifeAction
from engine.oracle.keywords.expansion import keyword_of
from engine.rules import costs
from engine.rules.instructions.carrying_out import DO, POSSIBLE, Acted, possible
from engine.state.choices import Choice, Gen, Illegal, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


def _costs(game: Game, verb: PayForEach, frame: Frame, others: int = 0) -> list[PlayerVerb]:
    """What the whole of it costs: the counters are all counted as the ability resolves (702.24b). ``others`` is for how
    many of them the other mana is paid."""
    count = game.find(frame.source).counters.get(str(verb.kind), 0)
    costs: list[PlayerVerb] = []
    if verb.mana is not None:
        mana = verb.mana.text * (count - others)
        if verb.other is not None:
            mana += verb.other.text * others
        costs.append(Pay(ManaSymbols(ManaText(mana))))
    if verb.life is not None:
        costs.append(PayLifeAction(Fixed(verb.life * count)))
    return costs


@DO.register(PayForEach)
def _pay_for_each(game: Game, verb: PayForEach, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """All of it or nothing: partial payments aren't allowed (702.24a)."""
    payers = [p for p in players if _can_pay_for_each(game, verb, frame, p)]
    others = 0
    if verb.other is not None and payers:
        can = [n for n in _splits(game, verb, frame) if _payable(game, verb, frame, payers[0], n)]
        prompt = Message("choose-other-mana", {"source": TargetId.of_object(frame.source), "mana": verb.other.text})
        numbers = [Option(str(n), Message("word", {"word": str(n)}), kind="number", number=n) for n in can]
        others = int((yield Choice(payers[0], "number", prompt, "702.24a", numbers))[0])
    for cost in _costs(game, verb, frame, others):
        yield from DO[type(cost)](game, cost, frame, payers)
    frame.done = bool(payers)
    return TargetId.of_players(payers)


@POSSIBLE.register(PayForEach)
def _can_pay_for_each(game: Game, verb: PayForEach, frame: Frame, player: PlayerId) -> bool:
    return any(_payable(game, verb, frame, player, others) for others in _splits(game, verb, frame))


def _keyword_costs(game: Game, verb: PayKeywordForEach, frame: Frame) -> tuple[CostPart, ...]:
    """The cost of the keyword whose ability this is, as often as it is to be paid (702.24b)."""
    abilities = game.characteristics(frame.source).abilities.all
    keyword = keyword_of(abilities, frame.ability) if frame.ability is not None else None
    count = game.find(frame.source).counters.get(str(verb.kind), 0)
    return keyword.costs * count if keyword is not None else ()


@POSSIBLE.register(PayKeywordForEach)
def _can_pay_keyword(game: Game, verb: PayKeywordForEach, frame: Frame, player: PlayerId) -> bool:
    try:
        costs.check(game, _keyword_costs(game, verb, frame), replace(frame, controller=player))
    except Illegal:
        return False
    return True


@DO.register(PayKeywordForEach)
def _pay_keyword(game: Game, verb: PayKeywordForEach, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """All of it or nothing (702.24a)."""
    payers = [p for p in players if _can_pay_keyword(game, verb, frame, p)]
    for player in payers:
        yield from costs.pay(game, _keyword_costs(game, verb, frame), replace(frame, controller=player))
    frame.done = bool(payers)
    return TargetId.of_players(payers)


def _splits(game: Game, verb: PayForEach, frame: Frame) -> range:
    """For how many of the counters the other mana may be paid."""
    count = game.find(frame.source).counters.get(str(verb.kind), 0)
    return range(count + 1 if verb.other is not None else 1)


def _payable(game: Game, verb: PayForEach, frame: Frame, player: PlayerId, others: int) -> bool:
    return all(possible(game, cost, frame, player) for cost in _costs(game, verb, frame, others))
