"""What keyword abilities of permanents need: unearth's exile, echo, cumulative upkeep, renown (CR 702.24, 702.30,
702.84, 702.112)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.abilities.base import CostPart, ObjectVerb, PlayerVerb
from engine.abilities.costs.payments import Pay, PayLifeAction
from engine.abilities.keywords import costs as kc
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.verbs.mana import ManaSymbols, ManaText
from engine.events import Event, TurnBegins, ZoneChange
from engine.oracle.keywords.expansion import keyword_of
from engine.rules import costs
from engine.rules.continuous.lasting_verbs import begin_effect
from engine.rules.evaluate.evaluation import CONDITIONS, objects
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.carrying_out import ACT, DO, POSSIBLE, Acted, possible
from engine.rules.instructions.performing import PERFORM
from engine.rules.pipeline.applying import Replacement, replaces, to_exile
from engine.state.choices import Choice, Gen, Illegal, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId, objects_in
from engine.state.zones import Zone

# ---- exile instead of leaving


@dataclass(frozen=True, slots=True)
class ExiledIfLeaves(ObjectVerb):
    """Exile instead of any other way off the battlefield (614.1a)."""


@PERFORM.register(kc.ExileIfLeaves)
def _exile_if_leaves(game: Game, node: kc.ExileIfLeaves, frame: Frame) -> Gen[None]:
    begin_effect(game, (ExiledIfLeaves(),), frame, things(game, node.subject, frame), None)
    return
    yield


@replaces(ZoneChange, by="702.84a")
def _exiled(game: Game, event: Event) -> Iterable[Replacement]:
    """(614.1a, 702.84a)"""
    assert isinstance(event, ZoneChange)
    if event.origin is not Zone.BATTLEFIELD or event.to is Zone.EXILE:
        return
    for effect in game.effects:
        shielded = any(isinstance(verb, ExiledIfLeaves) for verb in effect.verbs)
        if shielded and effect.affected is not None and TargetId.of_object(event.object) in effect.affected:
            label = Message("exile-instead", {"object": TargetId.of_object(event.object)})
            yield Replacement(("exiled if leaves", id(effect)), effect.source, label, ("614.1a",), to_exile)


# ---- upkeeps


@CONDITIONS.register(kc.CameSinceUpkeep)
def _came_since(game: Game, node: kc.CameSinceUpkeep, frame: Frame) -> bool:
    """Nothing comes under a player's control in a turn before its upkeep; what was on the board when it was set up
    has been there since before (702.30a)."""
    game.look("turn")
    mine = (event.number for event in game.happened(TurnBegins) if event.player == frame.controller)
    last = max((number for number in mine if number < game.turn.number), default=1)
    return all(game.find(i).since >= last for i in objects(game, node.subject, frame))


def _costs(game: Game, verb: kc.PayForEach, frame: Frame, others: int = 0) -> list[PlayerVerb]:
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


@DO.register(kc.PayForEach)
def _pay_for_each(game: Game, verb: kc.PayForEach, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
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


@POSSIBLE.register(kc.PayForEach)
def _can_pay_for_each(game: Game, verb: kc.PayForEach, frame: Frame, player: PlayerId) -> bool:
    return any(_payable(game, verb, frame, player, others) for others in _splits(game, verb, frame))


def _keyword_costs(game: Game, verb: kc.PayKeywordForEach, frame: Frame) -> tuple[CostPart, ...]:
    """The cost of the keyword whose ability this is, as often as it is to be paid (702.24b)."""
    abilities = game.characteristics(frame.source).abilities.all
    keyword = keyword_of(abilities, frame.ability) if frame.ability is not None else None
    count = game.find(frame.source).counters.get(str(verb.kind), 0)
    return keyword.costs * count if keyword is not None else ()


@POSSIBLE.register(kc.PayKeywordForEach)
def _can_pay_keyword(game: Game, verb: kc.PayKeywordForEach, frame: Frame, player: PlayerId) -> bool:
    try:
        costs.check(game, _keyword_costs(game, verb, frame), replace(frame, controller=player))
    except Illegal:
        return False
    return True


@DO.register(kc.PayKeywordForEach)
def _pay_keyword(game: Game, verb: kc.PayKeywordForEach, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """All of it or nothing (702.24a)."""
    payers = [p for p in players if _can_pay_keyword(game, verb, frame, p)]
    for player in payers:
        yield from costs.pay(game, _keyword_costs(game, verb, frame), replace(frame, controller=player))
    frame.done = bool(payers)
    return TargetId.of_players(payers)


def _splits(game: Game, verb: kc.PayForEach, frame: Frame) -> range:
    """For how many of the counters the other mana may be paid."""
    count = game.find(frame.source).counters.get(str(verb.kind), 0)
    return range(count + 1 if verb.other is not None else 1)


def _payable(game: Game, verb: kc.PayForEach, frame: Frame, player: PlayerId, others: int) -> bool:
    return all(possible(game, cost, frame, player) for cost in _costs(game, verb, frame, others))


# ---- renown


@ACT.register(kc.BecomeRenowned)
def _become_renowned(game: Game, verb: kc.BecomeRenowned, frame: Frame, subjects: list[TargetId]) -> Gen[Acted]:
    """It stays renowned until it leaves the battlefield (702.112b)."""
    now = [i for i in objects_in(subjects) if i in game.objects and game.objects[i].zone is Zone.BATTLEFIELD]
    for i in now:
        game.objects[i].memory["renowned"] = True
        game.bump("battlefield")
    return TargetId.of_objects(now)
    yield


@CONDITIONS.register(kc.IsRenowned)
def _is_renowned(game: Game, node: kc.IsRenowned, frame: Frame) -> bool:
    game.look("battlefield")
    return all(bool(game.find(i).memory.get("renowned")) for i in objects(game, node.subject, frame)) is not node.denied


# ---- evolve


@CONDITIONS.register(kc.OutgrowsThis)
def _outgrows(game: Game, node: kc.OutgrowsThis, frame: Frame) -> bool:
    """Nothing is greater than what is no creature (702.100c); those that have left count as they last were."""
    game.look("battlefield")
    own = game.characteristics(frame.source)
    if "Creature" not in own.types:
        return False
    others = [game.characteristics(i) for i in objects(game, node.subject, frame)]
    return any(
        (ch.power or 0) > (own.power or 0) or (ch.toughness or 0) > (own.toughness or 0)
        for ch in others
        if "Creature" in ch.types
    )
