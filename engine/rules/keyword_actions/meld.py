"""Melding two cards into one permanent (CR 701.42)."""

from __future__ import annotations

from engine.abilities.keyword_actions import meld as me
from engine.abilities.walk import found
from engine.events import NotRead, ZoneChange
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.combat.entering_attacking import choose_attacked
from engine.rules.evaluate.described_objects import fitting
from engine.rules.evaluate.evaluation import CONDITIONS
from engine.rules.evaluate.last_known_status import combat_of
from engine.rules.instructions.choosing_objects import choose_objects
from engine.rules.instructions.performing import PERFORM
from engine.rules.pipeline import commit, happen
from engine.rules.pipeline.not_happening import does_not_happen
from engine.state.choices import Gen
from engine.state.flipped_cards_and_rooms import names_of
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.merged_permanents import Melding
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone


@CONDITIONS.register(me.OwnsBoth)
def _owns_both(game: Game, node: me.OwnsBoth, frame: Frame) -> bool:
    this = game.now(frame.source)
    return this is not None and _is_meant(game, node, this, frame) and bool(_others(game, node, frame))


def _is_meant(game: Game, node: me.OwnsBoth, it: GameObject, frame: Frame) -> bool:
    """Whether an object of the pair is as the condition asks."""
    if not _is_own(game, it, frame):
        return False
    if isinstance(node, me.OwnsBothAttacking):
        game.look("combat")
        return "attacking" in combat_of(game, it)
    return True


def _is_own(game: Game, it: GameObject, frame: Frame) -> bool:
    return it.zone is Zone.BATTLEFIELD and it.owner == frame.controller == game.controller(it)


def _others(game: Game, node: me.OwnsBoth, frame: Frame) -> list[ObjectId]:
    """What the object could be melded with by its name."""
    there = [
        it for it in fitting(game, node.group, frame) if it.id != frame.source and _is_meant(game, node, it, frame)
    ]
    return [it.id for it in there if node.name in names_of(game.characteristics(it))]


@PERFORM.register(me.Meld)
def _meld(game: Game, node: me.Meld, frame: Frame) -> Gen[None]:
    """What can't be melded stays in exile (701.42c)."""
    condition = next(found(frame.ability, me.OwnsBoth), None) if frame.ability is not None else None
    if condition is None or not _owns_both(game, condition, frame):
        return
    can = _others(game, condition, frame)
    other = yield from choose_objects(game, frame.controller, can, 1, 1, "choose-objects", "608.2d", frame)
    moves = [ZoneChange(i, Zone.EXILE, Zone.BATTLEFIELD, "exile", frame.source) for i in (frame.source, *other)]
    logged = yield from happen(game, moves, "701.13a")
    ids = [i for one in logged if isinstance(one.event, ZoneChange) for i in one.event.became]
    exiled = [game.objects[i] for i in ids if i in game.objects and game.objects[i].zone is Zone.EXILE]
    if len(exiled) != 2 or not _are_pair(exiled[0], exiled[1], str(node.result)):
        does_not_happen(game, "not-melded", "701.42c", things=TargetId.of_objects(ids))
        return
    into = game.card_named(str(node.result))
    if into is None:
        commit(game, [NotRead(frame.source, f"meld them into {node.result}")], "701.42a")
        return
    face = next((i for i, one in enumerate(into.faces) if one.name == node.result), 0)
    melding = Melding(exiled[1].id, into, face)
    attacks = node.entering is me.MeldedEnters.ATTACKING
    attacked = (yield from choose_attacked(game, frame.controller, exiled[0].id)) if attacks else None
    enters = ZoneChange(
        exiled[0].id,
        Zone.BATTLEFIELD,
        Zone.EXILE,
        "meld",
        frame.source,
        controller=frame.controller,
        tapped=attacks,
        attacking=attacked,
        copying=COMPILED.start(into, face, Zone.BATTLEFIELD),
        melding=melding,
    )
    yield from happen(game, [enters], "701.42a", "712.14c")


def _are_pair(one: GameObject, other: GameObject, result: str) -> bool:
    """Two cards, the one of which says that it melds with the other into that; no tokens, and no copies (701.42b)."""
    if one.kind is not Kind.CARD or other.kind is not Kind.CARD or one.card is None or other.card is None:
        return False
    text = one.card.front.text
    return f"meld them into {result}" in text and f"named {other.card.front.name}" in text
