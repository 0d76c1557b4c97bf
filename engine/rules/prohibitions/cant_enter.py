"""What can't enter the battlefield (CR 614.12, 614.17)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.base import Ref
from engine.abilities.prohibitions.cant_enter import EnteringFrom, ExiledUnlessCast, NoEntering
from engine.events import Event, ZoneChange
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import test_of
from engine.rules.pipeline import can_not
from engine.rules.pipeline.applying_replacement_effects import Replacement, replaces, to_exile
from engine.rules.pipeline.not_happening import Prohibition
from engine.rules.replacement.permanent_as_it_would_enter import would_enter
from engine.state.characteristics import Characteristics
from engine.state.choices import Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.objects import GameObject
from engine.state.zones import Zone

NO_ENTERING = looked_up(NoEntering)
EXILED_UNLESS_CAST = looked_up(ExiledUnlessCast)


@can_not(ZoneChange, by="614.17")
def _cant_enter(game: Game, event: Event) -> Prohibition | None:
    """What the permanent would be decides, also face down (614.17d, 701.40f); but where the zone that it comes from is
    named and it comes face up, what the card is there."""
    assert isinstance(event, ZoneChange)
    if not event.enters:
        return None
    for node, standing in NO_ENTERING.said(game):
        origins = ORIGINS.get(node.places)
        if origins is not None and event.origin not in origins:
            continue
        it, ch = would_enter(game, event)
        if origins is not None:
            it = game.objects[event.object]
            ch = game.characteristics(it) if event.face_down is None else ch
        if test_of(node.group)(game, it, ch, standing.frame):
            return Prohibition(("101.2", "614.17"), standing.frame.source)
    return None


ORIGINS = {
    EnteringFrom.GRAVEYARDS: (Zone.GRAVEYARD,),
    EnteringFrom.GRAVEYARDS_AND_LIBRARIES: (Zone.GRAVEYARD, Zone.LIBRARY),
}
"""The zones that are named, by what names them; none where it is from anywhere."""


@replaces(ZoneChange, by="614.12")
def _exiled_unless_cast(game: Game, event: Event) -> Iterable[Replacement]:
    """ "If a nontoken creature would enter and it wasn't cast, exile it instead." (614.12)"""
    assert isinstance(event, ZoneChange)
    if not event.enters:
        return
    made = game.objects[event.object].announced if event.origin is Zone.STACK else None
    if made is not None and made.cast_from is not None:
        return
    for node, standing in EXILED_UNLESS_CAST.said(game):
        it, ch = would_enter(game, event)
        if _fits(game, node.what, it, ch, standing.frame):
            source = standing.frame.source
            label = Message(
                "sends-elsewhere", {"object": TargetId.of_object(event.object), "source": TargetId.of_object(source)}
            )
            key = ("exiled unless cast", standing.key)
            why = Message("was-not-cast", {"things": [TargetId.of_object(event.object)], "count": 1})
            yield Replacement(key, source, label, ("614.1a", "614.12"), to_exile, why=why)


def _fits(game: Game, what: Ref, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
    return what.group is not None and test_of(what.group)(game, it, ch, frame)
