"""Additional costs that may be paid, and waterbending (CR 118.8b, 601.2b, 701.59c, 701.67)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.ability import Activated, DoAsCost, PayMana
from engine.abilities.base import CostPart
from engine.abilities.costs import keyword_action_costs as x
from engine.abilities.costs.payments import AdditionalCost
from engine.abilities.keyword_actions.behold import Behold
from engine.abilities.keyword_actions.blight import Blight
from engine.abilities.keyword_actions.collect_evidence import CollectEvidence
from engine.abilities.keyword_actions.forage import Forage
from engine.events import KeywordAction, Tapped
from engine.rules.casting import activating, announcing, casting
from engine.rules.casting.optional_costs import OFFERED, OptionalCost
from engine.rules.costs import CAN_PAY, PAY
from engine.rules.evaluate.evaluation import CONDITIONS
from engine.rules.keywords.convoke_improvise_delve import PAID_WITH, UseThese, With
from engine.rules.pipeline import commit
from engine.state.choices import (
    Choice,
    Gen,
    Message,
    Option,
)
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import (
    ObjectId,
    PlayerId,
    TargetId,
    objects_in,
)
from engine.state.mana_costs import ManaCost
from engine.state.mana_symbols import symbols
from engine.state.objects import Announcement, GameObject

ADDITIONAL = "additional cost"
WATERBEND = "waterbend"
NAMES = {CollectEvidence: "collect evidence", Behold: "behold", Blight: "blight", Forage: "forage"}
"""The name under which the cost of each action is announced and kept."""


def _name(cost: CostPart) -> str:
    if isinstance(cost, x.Waterbend):
        return WATERBEND
    return NAMES.get(type(cost.verb), ADDITIONAL) if isinstance(cost, DoAsCost) else ADDITIONAL


@OFFERED.by("118.8b")
def _may_pay_more(game: Game, spell: GameObject) -> Iterable[OptionalCost]:
    """(118.8b)"""
    for ability in spell.shown.abilities.of(x.MayPayMore):
        assert isinstance(ability, x.MayPayMore)
        cost = ability.cost
        if isinstance(cost, x.Waterbend | PayMana):
            yield OptionalCost(_name(cost), cost.mana.text, (cost,), 1, "118.8b")
        else:
            yield OptionalCost(_name(cost), "", (cost,), 1, "118.8b")


@CONDITIONS.register(x.PaidMore)
def _paid_more(game: Game, node: x.PaidMore, frame: Frame) -> bool:
    """Asked of the spell, or of the spell that the permanent was (607.2, 400.7d)."""
    made = game.find(frame.item if frame.item is not None and frame.source == frame.item else frame.source).announced
    paid = made.paid if made is not None else {}
    names = ("collect evidence",) if node.what is x.More.EVIDENCE else (ADDITIONAL, WATERBEND, *NAMES.values())
    return any(paid.get(name) for name in names)


@CONDITIONS.register(x.WasBeheld)
def _was_beheld(game: Game, node: x.WasBeheld, frame: Frame) -> bool:
    """(701.4b)"""
    made = game.find(frame.source).announced
    return made is not None and bool(made.paid.get("behold"))


# ---- waterbend

PAID_WITH[WATERBEND] = With(
    "701.67a",
    lambda game, player, spell: (game.objects[i] for i in _benders(game, player)),
    lambda bender, spell: Tapped(bender),
)


def _benders(game: Game, player: PlayerId) -> Iterable[ObjectId]:
    """The untapped artifacts and creatures that a player controls (701.67a)."""
    for it in game.permanents():
        ch = game.characteristics(it)
        if not it.tapped and ch.controller == player and ch.types & {"Artifact", "Creature"}:
            yield it.id


def _generic(cost: x.Waterbend) -> int:
    return sum(int(symbol) for symbol in symbols(cost.mana.text))


@announcing.BY_CHOICES.by("701.67b")
def _must_waterbend(game: Game, spell: GameObject, made: Announcement) -> tuple[str, tuple[CostPart, ...]]:
    """A waterbend cost is part of the spell's total cost (701.67b)."""
    for ability in spell.shown.abilities.of(AdditionalCost):
        assert isinstance(ability, AdditionalCost)
        for cost in ability.costs:
            if isinstance(cost, x.Waterbend):
                return cost.mana.text, ()
    return "", ()


def _waterbent(
    game: Game, player: PlayerId, source: ObjectId, limit: int, total: ManaCost
) -> Gen[tuple[CostPart, ...]]:
    """For each generic mana in the waterbend cost, and no more, something may be tapped (701.67a-b)."""
    able = list(_benders(game, player))
    most = min(limit, total.generic, len(able))
    if most <= 0:
        return ()
    prompt = Message("choose-paid-with", {"source": TargetId.of_object(source), "keyword": WATERBEND})
    options = [Option.of(TargetId.of_object(i)) for i in able]
    answer = yield Choice(player, WATERBEND, prompt, "701.67a", options, 0, most)
    used = tuple(objects_in(answer))
    total.generic -= len(used)
    return (UseThese(WATERBEND, used),) if used else ()


@casting.INSTEAD_OF_MANA.by("701.67b")
def _for_a_spell(game: Game, player: PlayerId, spell: GameObject, total: ManaCost) -> Gen[tuple[CostPart, ...]]:
    made = spell.announced
    costs = [
        cost
        for ability in spell.shown.abilities.all
        for cost in (
            ability.costs
            if isinstance(ability, AdditionalCost)
            else (ability.cost,)
            if isinstance(ability, x.MayPayMore) and made is not None and made.paid.get(WATERBEND)
            else ()
        )
        if isinstance(cost, x.Waterbend)
    ]
    return (yield from _waterbent(game, player, spell.id, sum(map(_generic, costs)), total))


@activating.INSTEAD_OF_MANA.by("701.67b")
def _for_an_ability(game: Game, ability: Activated, frame: Frame, total: ManaCost) -> Gen[tuple[CostPart, ...]]:
    limit = sum(_generic(cost) for cost in ability.costs if isinstance(cost, x.Waterbend))
    return (yield from _waterbent(game, frame.controller, frame.source, limit, total))


@CAN_PAY.register(x.Waterbend)
def _can_waterbend(game: Game, part: x.Waterbend, frame: Frame) -> None:
    """Its mana is part of the total cost, which is checked as a whole (701.67b)."""


@PAY.register(x.Waterbend)
def _has_waterbent(game: Game, part: x.Waterbend, frame: Frame) -> Gen[list[ObjectId]]:
    """However it was paid, the player has waterbent (701.67c)."""
    commit(game, [KeywordAction(frame.controller, WATERBEND, _generic(part))], "701.67c")
    return []
    yield
