"""What a double-faced card with its back face up is where it goes: only its front face counts there (CR 712.8a)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.events import Event, ZoneChange
from engine.rules.pipeline import before
from engine.rules.pipeline.applying_replacement_effects import Remark
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.objects import Kind
from engine.state.printed_cards import double_faces
from engine.state.zones import Zone

SEEN_THERE = (Zone.GRAVEYARD, Zone.EXILE, Zone.HAND, Zone.COMMAND)
"""Where a card that has gone there is spoken of."""


@before(ZoneChange, by="712.8a")
def _is_its_front_face(game: Game, event: Event) -> Iterator[Remark]:
    """What a card that leaves the battlefield or the stack with its back face up is called from then on."""
    assert isinstance(event, ZoneChange)
    if event.to not in SEEN_THERE:
        return
    it = game.objects.get(event.object)
    if it is None or it.face == 0 or it.kind is not Kind.CARD or it.zone not in (Zone.BATTLEFIELD, Zone.STACK):
        return
    faces = double_faces(game.printed, it)
    if faces:
        said = {"where": event.to.value, "name": faces[0].name}
        yield Remark(Message("only-front-face", said), ("712.8a",))
