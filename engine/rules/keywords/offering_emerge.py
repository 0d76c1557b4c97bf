"""Offering and emerge: paying less for the permanent that one sacrifices (CR 702.48, 702.119)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.abilities.base import CostPart
from engine.abilities.keywords.offering import Offering
from engine.abilities.nouns.noun_groups import Described, Group, OfType
from engine.abilities.nouns.types_and_colors import CardType
from engine.events import Tapped
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.casting.casting import INSTEAD_OF_MANA
from engine.rules.casting.faces_and_ways_to_cast import WAYS, Way
from engine.rules.costs import CAN_PAY, PAY
from engine.rules.destruction.sacrificing import sacrifice
from engine.rules.evaluate.described_objects import fitting
from engine.rules.evaluate.mana_value import mana_value_of
from engine.rules.pipeline import happen
from engine.state.choices import (
    Choice,
    Gen,
    Illegal,
    Message,
    Option,
)
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.mana_costs import ManaCost
from engine.state.objects import GameObject


@dataclass(frozen=True, slots=True)
class GiveUp(CostPart):
    """The creature that was chosen as the spell's costs were announced, and is sacrificed or tapped to pay them."""

    these: tuple[ObjectId, ...]
    sacrificed: bool


@CAN_PAY.register(GiveUp)
def _can_give_up(game: Game, part: GiveUp, frame: Frame) -> None:
    """It was chosen among what the player controls."""


@PAY.register(GiveUp)
def _give_up(game: Game, part: GiveUp, frame: Frame) -> Gen[list[ObjectId]]:
    if part.sacrificed:
        yield from sacrifice(game, [(frame.controller, i) for i in part.these])
    else:
        yield from happen(game, [Tapped(i) for i in part.these], "702.180b")
    return list(part.these)


CREATURE = Described(OfType(CardType.CREATURE))


def controlled(game: Game, player: PlayerId, what: Group = CREATURE) -> list[GameObject]:
    """The permanents of this quality that a player controls."""
    frame = Frame(ObjectId(0), player)
    return [it for it in fitting(game, what, frame) if game.controller(it) == player]


@INSTEAD_OF_MANA.by("702.119a")
def _emerge(game: Game, player: PlayerId, spell: GameObject, total: ManaCost) -> Gen[tuple[CostPart, ...]]:
    """A creature, or a permanent with the quality that emerge names, is sacrificed, and as much generic mana as its
    mana value is not paid (702.119a-c)."""
    if spell.announced is None or spell.announced.paid.keyword != "emerge":
        return ()
    prompt = Message("choose-emerge", {"source": spell.target})
    named = [keyword.what for keyword in spell.shown.abilities.keyword("emerge") if keyword.what is not None]
    able = [Option.of(it.target) for it in controlled(game, player, named[0] if named else CREATURE)]
    if not able:
        raise Illegal(Message("cannot-pay-action", {"source": spell.target}), "702.119a", "118.3")
    answer = yield Choice(player, "emerge", prompt, "702.119c", able)
    chosen = answer[0].object
    total.change(-mana_value_of(game.objects[chosen], game.characteristics(chosen)))
    spell.announced.reduce_to(total.text)
    return (GiveUp((chosen,), sacrificed=True),)


@WAYS.by("702.48a")
def _offering(game: Game, it: GameObject, player: PlayerId) -> Iterable[Way]:
    """With a sacrifice as an additional cost it may be cast whenever an instant could be (702.48a)."""
    if it.card is None or not any(face.abilities.of(Offering) for face in COMPILED.faces(it.card)):
        return
    for other in [way for function in WAYS if function is not _offering for way in function(game, it, player)]:
        values = other.base or COMPILED.faces(it.card)[other.face]
        if any(controlled(game, player, one.what) for one in values.abilities.of(Offering)):  # type: ignore[attr-defined]
            yield replace(other, name="offering", rules=(*other.rules, "702.48a"), any_time=True, paid="offering")


@INSTEAD_OF_MANA.by("702.48b")
def _offer(game: Game, player: PlayerId, spell: GameObject, total: ManaCost) -> Gen[tuple[CostPart, ...]]:
    """The permanent is chosen now and its mana cost is not paid (702.48b-c)."""
    if spell.announced is None or spell.announced.paid.keyword != "offering":
        return ()
    able = [one for offering in spell.shown.abilities.of(Offering) for one in controlled(game, player, offering.what)]  # type: ignore[attr-defined]
    prompt = Message("choose-offered", {"source": spell.target})
    answer = yield Choice(player, "offering", prompt, "702.48b", [Option.of(it.target) for it in able])
    chosen = answer[0].object
    total.reduce(game.characteristics(chosen).mana_cost)
    spell.announced.reduce_to(total.text)
    return (GiveUp((chosen,), sacrificed=True),)
