"""How and from where a spell was cast, also of the permanent it has become (CR 400.7d, 607.2, 702.33d)."""

from __future__ import annotations

from engine import events as e
from engine.abilities.conditions.how_it_was_cast import (
    CameFromYourGraveyard,
    CastFrom,
    PassiveOrigin,
    WasCast,
    WasCastFrom,
    WasKicked,
    YouCast,
)
from engine.abilities.nouns.qualifiers import Kicked
from engine.rules.evaluate.evaluation import (
    CONDITIONS,
    FITS,
    Test,
    objects,
)
from engine.rules.evaluate.history import (
    spell_of,
)
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.objects import Announcement
from engine.state.zones import Zone


def announced(game: Game, object_id: ObjectId) -> Announcement | None:
    """How the spell was cast that an object is or was (400.7d, 607.2); None for what was not cast."""
    return game.find(object_id).announced


@CONDITIONS.register(WasKicked)
def _was_kicked(game: Game, node: WasKicked, frame: Frame) -> bool:
    """(702.33d)"""
    made = [announced(game, i) for i in objects(game, node.subject, frame)]
    return any(one is not None and one.paid.often("kicker") > 0 for one in made) is not node.denied


@FITS.register(Kicked)
def _kicked(node: Kicked) -> Test:
    """(702.33d)"""
    return lambda game, it, ch, frame: it.announced is not None and it.announced.paid.often("kicker") > 0


@CONDITIONS.register(YouCast)
def _you_cast(game: Game, node: YouCast, frame: Frame) -> bool:
    wanted = {CastFrom.HAND: Zone.HAND, CastFrom.GRAVEYARD: Zone.GRAVEYARD}.get(node.origin)
    cast = False
    for object_id in objects(game, node.subject, frame):
        made = announced(game, object_id)
        origin = made.cast_from if made is not None else None
        cast = origin is not None and wanted in (None, origin) and _was_then(game, node, frame)
    return cast is not node.denied


def _was_then(game: Game, node: YouCast, frame: Frame) -> bool:
    """The spell is still resolving: a phase does not end while there is something on the stack (500.2)."""
    if node.origin is not CastFrom.YOUR_MAIN_PHASE:
        return True
    return game.turn.active == frame.controller and game.turn.step.is_main


@CONDITIONS.register(CameFromYourGraveyard)
def _from_your_graveyard(game: Game, node: CameFromYourGraveyard, frame: Frame) -> bool:
    """A spell that you cast from your graveyard, or a card that was put from there onto the battlefield."""
    event = frame.event
    if not isinstance(event, e.ZoneChange) or not event.enters:
        return False
    it = game.find(event.became[0])
    if event.origin is Zone.GRAVEYARD:
        return it.owner == frame.controller
    made = it.announced
    mine = game.find(spell_of(game, it.id)).controller == frame.controller and it.owner == frame.controller
    return made is not None and made.cast_from is Zone.GRAVEYARD and mine


@CONDITIONS.register(WasCast)
def _was_cast(game: Game, node: WasCast, frame: Frame) -> bool:
    """A copy of a spell is not cast (707.10), and so its token was not either."""
    made = [announced(game, i) for i in objects(game, node.subject, frame)]
    return any(one is not None and one.cast_from is not None for one in made) is not node.denied


@CONDITIONS.register(WasCastFrom)
def _was_cast_from(game: Game, node: WasCastFrom, frame: Frame) -> bool:
    wanted = {
        PassiveOrigin.GRAVEYARD: Zone.GRAVEYARD,
        PassiveOrigin.EXILE: Zone.EXILE,
        PassiveOrigin.YOUR_HAND: Zone.HAND,
        PassiveOrigin.NOT_HAND: Zone.HAND,
    }[node.origin]
    made = [announced(game, i) for i in objects(game, node.subject, frame)]
    from_there = [one.cast_from is wanted for one in made if one is not None and one.cast_from is not None]
    return any(found is not (node.origin is PassiveOrigin.NOT_HAND) for found in from_there)
