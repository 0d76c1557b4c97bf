"""Craft (CR 702.167)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.ability import Activated
from engine.abilities.base import Ability, Ref
from engine.abilities.keywords import craft as cf
from engine.abilities.keywords.craft import Craft, ExileMaterials
from engine.abilities.nouns.noun_groups import Described, EitherHead, OfSubtype, OfType, Where
from engine.events import ZoneChange
from engine.oracle.compile import ability_meant
from engine.oracle.keywords.stands_for import STANDS_FOR
from engine.rules.costs import CAN_PAY, PAY
from engine.rules.evaluate.amounts import bounds
from engine.rules.evaluate.evaluation import FITS, OBJECTS, Test, objects, test_of
from engine.rules.pipeline import happen
from engine.state.characteristics import Characteristics
from engine.state.choices import Choice, Gen, Illegal, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId, objects_in
from engine.state.objects import GameObject
from engine.state.zones import Zone


@STANDS_FOR.register(Craft)
def _craft(symbol: Craft) -> tuple[Ability, ...]:
    """The activated ability, with the materials as a further part of its cost (702.167a)."""
    text = (
        f"{symbol.cost.text}, Exile ~: Return ~ to the battlefield transformed under its owner's control. Activate "
        "only as a sorcery."
    )
    ability = ability_meant(text)
    assert isinstance(ability, Activated)
    return (replace(ability, costs=(*ability.costs, ExileMaterials(symbol.what, symbol.count))),)


def _cards(group: object) -> object:
    """The description read of cards: without the word "card" it means those too (702.167b)."""
    if isinstance(group, Described) and isinstance(group.head, OfType | OfSubtype):
        return replace(group, head=replace(group.head, noun=Where.CARD))
    if isinstance(group, Described) and isinstance(group.head, EitherHead):
        heads = tuple(replace(head, noun=Where.CARD) for head in group.head.heads)
        return replace(group, head=replace(group.head, heads=heads))
    return group


def _materials(game: Game, part: ExileMaterials, frame: Frame) -> list[ObjectId]:
    """Other permanents the player controls, and cards in their graveyard, that fit (702.167a-b)."""
    player = frame.controller
    here = test_of(part.what)
    there = test_of(_cards(part.what))  # type: ignore[arg-type]
    found = [
        it.id
        for it in game.permanents()
        if it.id != frame.source and (ch := game.characteristics(it)).controller == player and here(game, it, ch, frame)
    ]
    graveyard = game.in_zone(Zone.GRAVEYARD, player)
    return found + [it.id for it in graveyard if there(game, it, game.characteristics(it), frame)]


@CAN_PAY.register(ExileMaterials)
def _can_exile(game: Game, part: ExileMaterials, frame: Frame) -> None:
    least, _ = bounds(game, part.count, frame)
    if len(_materials(game, part, frame)) < least:
        raise Illegal(Message("cannot-pay-action", {"source": TargetId.of_object(frame.source)}), "118.3")


@PAY.register(ExileMaterials)
def _exile(game: Game, part: ExileMaterials, frame: Frame) -> Gen[list[ObjectId]]:
    """The player chooses them as the cost is paid (702.167a)."""
    can = _materials(game, part, frame)
    least, most = bounds(game, part.count, frame)
    most = len(can) if most is None else most
    chosen = can
    if len(can) > least or most > least:
        prompt = Message("choose-materials", {"source": TargetId.of_object(frame.source)})
        options = [Option.of(TargetId.of_object(i)) for i in can]
        answer = yield Choice(frame.controller, "materials", prompt, "702.167a", options, least, min(most, len(can)))
        chosen = objects_in(answer)
    moves = [ZoneChange(i, Zone.EXILE, game.objects[i].zone, CRAFT, frame.source) for i in chosen]
    logged = yield from happen(game, moves, "702.167a")
    return [one.event.became[0] for one in logged if isinstance(one.event, ZoneChange)]


CRAFT = "craft"
"""The cause of the moves of what is exiled to pay for a craft ability."""


def materials(game: Game, permanent: ObjectId) -> list[ObjectId]:
    """The cards still in exile that were exiled to pay for the craft ability that put a permanent onto the
    battlefield, which had itself been exiled for it (702.167c)."""
    exiled = game.origins.get(permanent)
    crafted = game.origins.get(exiled) if exiled is not None else None
    if crafted is None:
        return []
    moves = game.happened(ZoneChange)
    ids = [i for move in moves if move.cause == CRAFT and move.source == crafted for i in move.became]
    return [i for i in ids if (it := game.now(i)) is not None and it.zone is Zone.EXILE]


def _used(game: Game, by: Ref, frame: Frame) -> list[ObjectId]:
    game.look("exile")
    return [i for permanent in objects(game, by, frame) for i in materials(game, permanent)]


@OBJECTS.register(cf.TheMaterial)
def _the_material(game: Game, ref: cf.TheMaterial, frame: Frame) -> list[ObjectId]:
    return _used(game, ref.by, frame)


@FITS.register(cf.Material)
def _material(node: cf.Material) -> Test:
    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        fits = node.type is None or node.type.value.capitalize() in ch.types
        return fits and it.id in _used(game, node.by, frame)

    return test
