"""Telling of Adventures and Omens that do not resolve: their cards go where those of other spells go (CR 715.3d,
720.3d)."""

from __future__ import annotations

from engine import events as ev
from engine.report.model import StepKind
from engine.report.narration.draft import Draft
from engine.report.narration.narrator import Narrator
from engine.state.ids import ObjectId
from engine.state.log import Logged
from engine.state.objects import Kind

INSETS = {"Adventure": "715.3d", "Omen": "720.3d"}
"""The spells whose cards leave the stack otherwise as they resolve, and the rules."""


def tell_inset_spell_gone(n: Narrator, logged: Logged, told: Draft, object_id: ObjectId) -> None:
    """That the card of such a spell can't be cast from exile, or is not shuffled away, since it has not resolved."""
    it = n.game.find(object_id)
    if it.kind is not Kind.CARD or it.card is None or not it.face:
        return
    kind = next((one for one in INSETS if one in it.card.faces[it.face].subtypes), None)
    moves = (one.event for one in n.game.log[logged.id :] if isinstance(one.event, ev.ZoneChange))
    gone = next((one for one in moves if one.object == object_id), None)
    if kind is None or gone is None:
        return
    spell, where = it.card.faces[it.face].name, gone.to.value
    args = {"card": it.card.faces[0].name, "where": where, "spell": spell, "inset": kind.lower()}
    draft = n.step(logged, "not-as-it-resolves", **args)
    draft.kind, draft.rules[:] = StepKind.DID_NOT_HAPPEN, [INSETS[kind]]
    draft.depth = told.depth + 1
    n.shown[logged.id] = told
