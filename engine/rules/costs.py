"""Costs other than mana: whether they can be paid, and paying them (CR 118, 601.2h, 602.2b)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from engine.abilities import ability as ab
from engine.abilities.base import CostPart
from engine.abilities.dispatch import Dispatch
from engine.abilities.keyword_actions.sacrifice import Sacrifice
from engine.abilities.keyword_actions.waterbend import Waterbend
from engine.abilities.nouns.player_phrases import You
from engine.abilities.nouns.zones import EndOfLibrary
from engine.abilities.quantities.amounts import Fixed, X
from engine.abilities.quantities.computed_amounts import Half
from engine.abilities.quantities.life_totals import LifeTotal
from engine.abilities.verbs.energy import PayEnergy, PayEnergyCount
from engine.abilities.verbs.payments import PayLifeAction
from engine.abilities.walk import found
from engine.events import Tapped, Untapped
from engine.oracle.compile import ability_meant, english
from engine.oracle.names import with_name
from engine.rules.continuous.summoning_sickness import is_too_sick, thanks_to_haste
from engine.rules.evaluate.evaluation import amount
from engine.rules.evaluate.event_verbs import is_subject
from engine.rules.instructions.carrying_out import do_player_verb, possible
from engine.rules.instructions.used_up import USED_UP
from engine.rules.pipeline import happen
from engine.rules.pipeline.not_happening import by_effect_of, by_text_of
from engine.rules.players import paying_life
from engine.rules.prohibitions.cant_be_sacrificed import never_sacrificed
from engine.rules.prohibitions.paying_to_act import keeps_from_paying_life
from engine.state.choices import Gen, Illegal, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId, objects_in
from engine.state.mana_costs import ManaCost
from engine.state.mana_symbols import symbols
from engine.state.needs import Need, Used, all_met

CAN_PAY: Dispatch[Callable[[Game, Any, Frame], None]] = Dispatch("a cost that can be paid")
"""Raise ``Illegal`` if the part cannot be paid."""

PAY: Dispatch[Callable[[Game, Any, Frame], Gen[list[ObjectId]]]] = Dispatch("a cost being paid", CostPart)
"""Pay the part; return the objects that paid for it."""


def mana_part(costs: Sequence[CostPart], x: int) -> ManaCost:
    """The mana among the parts of a cost, added up."""
    made = ManaCost()
    for part in costs:
        if isinstance(part, ab.PayMana | Waterbend):
            one = ManaCost.of(part.mana.text, x)
            made.generic += one.generic
            made.colored += one.colored
    return made


def of_keyword(keyword: ab.Keyword) -> tuple[str, tuple[CostPart, ...]]:
    """The cost written with a keyword: its mana, and its other parts (702)."""
    if keyword.cost is not None:
        return keyword.cost.text, keyword.costs
    mana = "".join(part.mana.text for part in keyword.costs if isinstance(part, ab.PayMana))
    return mana, tuple(part for part in keyword.costs if not isinstance(part, ab.PayMana))


@cache
def read_cost(english: str) -> tuple[CostPart, ...]:
    """The parts of a cost, read from its English."""
    ability = ability_meant(f"{english}: Draw a card.")
    assert isinstance(ability, ab.Activated), english
    return ability.costs


def has_x(costs: Sequence[CostPart]) -> bool:
    """Whether a cost has an X to announce (107.3a, 107.3c)."""
    return any(
        (isinstance(part, ab.PayMana) and "X" in symbols(part.mana.text)) or next(found(part, X), None) is not None
        for part in costs
    )


def check_x(game: Game, costs: Sequence[CostPart], frame: Frame, x: int) -> None:
    """Raise ``Illegal`` if the parts of a cost that have an X, other than mana, can't be paid with this one (118.3)."""
    parts = [part for part in costs if not isinstance(part, ab.PayMana) and has_x([part])]
    check(game, parts, replace(frame, x=x))


def check(game: Game, costs: Sequence[CostPart], frame: Frame) -> None:
    """Raise ``Illegal`` if a part of the cost other than mana cannot be paid, as often as it is asked for, or all the
    life or energy that its parts ask for (119.4, 107.14), or nothing is left to pay it with once the other parts have
    been paid (601.2h)."""
    life = sum(amount(game, part.amount, frame) for part in costs if isinstance(part, ab.PayLife))
    energy = sum(_energy(game, part, frame) for part in costs)
    for part in dict.fromkeys(costs):
        if isinstance(part, ab.PayMana):
            continue
        together = ab.PayLife(Fixed(life)) if isinstance(part, ab.PayLife) else _several(part, costs.count(part))
        if _is_energy(part):
            together = ab.DoAsCost(PayEnergyCount(Fixed(energy)))
        CAN_PAY[type(part)](game, together, frame)
    needs: list[Need] = []
    for part in costs:
        needs += _needs(game, (part,), frame)
        if not all(all_met([need for need in needs if need.used is used]) for used in Used):
            raise cannot_pay(game, part, frame)


def _is_energy(part: CostPart) -> bool:
    return isinstance(part, ab.DoAsCost) and isinstance(part.verb, PayEnergy | PayEnergyCount)


def _energy(game: Game, part: CostPart, frame: Frame) -> int:
    """How much energy a part of a cost asks for (107.14)."""
    if not isinstance(part, ab.DoAsCost) or not isinstance(part.verb, PayEnergy | PayEnergyCount):
        return 0
    return part.verb.energy.amount if isinstance(part.verb, PayEnergy) else amount(game, part.verb.count, frame)


def _needs(game: Game, costs: Iterable[CostPart], frame: Frame) -> Iterator[Need]:
    """What each of these parts uses up, where it uses anything up: what is tapped or sacrificed for one can't be for
    another (601.2h)."""
    for part in costs:
        if isinstance(part, ab.TapSymbol | ab.UntapSymbol):
            used = Used.TAPPED if isinstance(part, ab.TapSymbol) else Used.UNTAPPED
            yield Need(used, frozenset({frame.source}), 1)
        elif isinstance(part, ab.DoAsCost) and (needed := USED_UP.get(type(part.verb))) is not None:
            need = needed(game, part.verb, frame, frame.controller)
            if need is not None:
                yield need


def _several(part: CostPart, times: int) -> CostPart:
    """A part with a number that is asked for several times, as one that asks for so much more (601.2h)."""
    if times == 1 or not isinstance(part, ab.DoAsCost):
        return part
    verb: Any = part.verb
    if isinstance(verb.count, Fixed):
        return ab.DoAsCost(replace(verb, count=Fixed(verb.count.value * times)))
    what = verb.what
    if not isinstance(what, EndOfLibrary) or not isinstance(what.count, Fixed):
        return part
    return ab.DoAsCost(replace(verb, what=replace(what, count=Fixed(what.count.value * times))))


def pay(game: Game, costs: Sequence[CostPart], frame: Frame, own: Sequence[CostPart] = ()) -> Gen[None]:
    """Pay every part but mana, and remember in the frame what paid for it (607.2, 601.2h). "The sacrificed creature" of
    a spell with a cost of its ``own`` to sacrifice one is not what was sacrificed for another cost as well (607.1)."""
    spoken_of = set(map(_verb_of, own)) - {""}
    for place, part in enumerate(costs):
        if not isinstance(part, ab.PayMana):
            uses = {need.used for need in _needs(game, (part,), frame)}
            frame.owed = tuple(need for need in _needs(game, costs[place + 1 :], frame) if need.used in uses)
            used = yield from PAY[type(part)](game, part, frame)
            frame.owed = ()
            verb = _verb_of(part)
            frame.paid.note(place, used, verb if verb not in spoken_of or part in own else "")


def _verb_of(part: CostPart) -> str:
    """The name of the verb that a part of a cost is paid by doing; empty where it is none."""
    return type(part.verb).__name__ if isinstance(part, ab.DoAsCost) else ""


# ---- the parts


@CAN_PAY.register(ab.TapSymbol)
def _can_tap(game: Game, part: ab.TapSymbol, frame: Frame) -> None:
    it = game.objects[frame.source]
    if it.tapped:
        raise Illegal(Message("already-tapped", {"object": it.target}), "107.5")
    if is_too_sick(game, it, frame.controller):
        raise Illegal(Message("summoning-sick", {"object": it.target}), "302.6")


@PAY.register(ab.TapSymbol)
def _tap(game: Game, part: ab.TapSymbol, frame: Frame) -> Gen[list[ObjectId]]:
    yield from happen(game, [Tapped(frame.source)], "107.5", *thanks_to_haste(game, frame.source))
    return [frame.source]


@CAN_PAY.register(ab.UntapSymbol)
def _can_untap(game: Game, part: ab.UntapSymbol, frame: Frame) -> None:
    it = game.objects[frame.source]
    if not it.tapped:
        raise Illegal(Message("already-untapped", {"object": it.target}), "107.6")
    if is_too_sick(game, it, frame.controller):
        raise Illegal(Message("summoning-sick", {"object": it.target}), "302.6")


@PAY.register(ab.UntapSymbol)
def _untap(game: Game, part: ab.UntapSymbol, frame: Frame) -> Gen[list[ObjectId]]:
    yield from happen(game, [Untapped(frame.source)], "107.6", *thanks_to_haste(game, frame.source))
    return [frame.source]


@CAN_PAY.register(ab.PayLife)
def _can_pay_life(game: Game, part: ab.PayLife, frame: Frame) -> None:
    paying_life.check(game, frame.controller, amount(game, part.amount, frame), _acting(frame))


@PAY.register(ab.PayLife)
def _pay_life(game: Game, part: ab.PayLife, frame: Frame) -> Gen[list[ObjectId]]:
    paid = amount(game, part.amount, frame)
    yield from paying_life.pay(game, frame.controller, paid)
    return []


def _half_the_life(game: Game, part: ab.PayHalfLife, frame: Frame) -> int:
    """Half of what the player has; of no life, or less, nothing."""
    return max(0, amount(game, Half(LifeTotal(You()), part.way), frame))


@CAN_PAY.register(ab.PayHalfLife)
def _can_pay_half_life(game: Game, part: ab.PayHalfLife, frame: Frame) -> None:
    if life := _half_the_life(game, part, frame):
        paying_life.check(game, frame.controller, life, _acting(frame))


@PAY.register(ab.PayHalfLife)
def _pay_half_life(game: Game, part: ab.PayHalfLife, frame: Frame) -> Gen[list[ObjectId]]:
    yield from paying_life.pay(game, frame.controller, _half_the_life(game, part, frame))
    return []


def cannot_pay(game: Game, part: CostPart, frame: Frame) -> Illegal:
    """The refusal of a cost that a player lacks what it takes for (118.3)."""
    cost = with_name(english(part), game.objects[frame.source].base.name)
    return Illegal(Message("cannot-pay-part", {"source": TargetId.of_object(frame.source), "cost": cost}), "118.3")


def _acting(frame: Frame) -> ObjectId | None:
    """What is cast, or has its ability activated, where that is what a cost is paid for."""
    return frame.source if frame.to_act else None


def _kept_from_paying(game: Game, part: CostPart, frame: Frame, by: Message | str) -> Illegal:
    """The refusal of a cost that something keeps its player from paying (601.2h)."""
    cost = with_name(english(part), game.objects[frame.source].base.name)
    who = TargetId.of_player(frame.controller)
    named = {"player": who, "source": TargetId.of_object(frame.source), "by": by, "cost": cost}
    return Illegal(Message("cannot-pay-part-because", named), "601.2h", "101.2")


@CAN_PAY.register(ab.DoAsCost)
def _can_do(game: Game, part: ab.DoAsCost, frame: Frame) -> None:
    if frame.to_act and isinstance(part.verb, PayLifeAction):
        paying_life.check(game, frame.controller, amount(game, part.verb.amount, frame), frame.source)
    if possible(game, part.verb, frame, frame.controller):
        return
    keeper = keeps_from_paying_life(game, frame.controller) if frame.to_act else None
    if keeper is not None and possible(game, part.verb, replace(frame, to_act=False), frame.controller):
        raise _kept_from_paying(game, part, frame, by_text_of(game, keeper, frame.source))
    if isinstance(part.verb, Sacrifice) and (kept := _keeps_from_sacrificing(game, part.verb, frame)) is not None:
        raise _kept_from_paying(game, part, frame, by_effect_of(kept, frame.source))
    raise cannot_pay(game, part, frame)


def _keeps_from_sacrificing(game: Game, verb: Sacrifice, frame: Frame) -> ObjectId | None:
    """What says that a permanent can't be sacrificed which would do for the cost."""
    ours = (it.id for it in game.permanents() if game.controller(it) == frame.controller)
    these = (i for i in ours if is_subject(game, verb.what, i, frame))
    return next((by for i in these if (by := never_sacrificed(game, i)) is not None), None)


@PAY.register(ab.DoAsCost)
def _do(game: Game, part: ab.DoAsCost, frame: Frame) -> Gen[list[ObjectId]]:
    frame.paying = True
    try:
        acted = yield from do_player_verb(game, part.verb, frame, [frame.controller])
    finally:
        frame.paying = False
    return objects_in(acted)
