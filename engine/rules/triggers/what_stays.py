"""What stays where it is as a triggered ability does not do what it would: the token that it would exile, the card that
it would return (CR 603.7, 724.1b, 800.4d)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.abilities.ability import Triggered
from engine.abilities.base import Ability
from engine.abilities.keyword_actions.destroy import Destroy
from engine.abilities.keyword_actions.exile import Exile
from engine.abilities.keyword_actions.sacrifice import Sacrifice
from engine.abilities.verbs.put_and_return import Return
from engine.abilities.walk import walk
from engine.rules.evaluate.object_phrases import things
from engine.rules.triggers.pending_triggers import PendingTrigger, subject_frame
from engine.rules.triggers.what_is_missed import with_what_is_missed
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.zones import Zone

MOVING = (Destroy, Exile, Return, Sacrifice)
"""The verbs that move things; of what they speak of it is said that it stays."""


def so_stays(game: Game, triggered: PendingTrigger, is_there: Callable[[ObjectId], bool]) -> Message | str:
    """What doesn't happen; of what it would return from exile, or where all that it does is to move what it speaks of,
    that this stays where it ``is_there`` still."""
    missed = with_what_is_missed(triggered.ability)
    found = [it for it in dict.fromkeys(_meant(game, triggered)) if is_there(it.object_id)]
    zones = {game.find(it.object_id).zone for it in found}
    if zones != {Zone.EXILE} and (missed or zones != {Zone.BATTLEFIELD}):
        return missed
    return Message("so-stays", {"things": found, "count": len(found), "where": zones.pop().value})


def _meant(game: Game, triggered: PendingTrigger) -> Iterator[TargetId]:
    """What it would move, as far as its words name it: "exile that token", "sacrifice it"."""
    ability: Ability = triggered.ability
    if not isinstance(ability, Triggered):
        return
    frame = subject_frame(game, triggered)
    for verb in walk(ability.effect):
        spoken_of = isinstance(verb, MOVING) and getattr(verb.what, "antecedent", None) is not None
        if isinstance(verb, MOVING) and (spoken_of or isinstance(verb, Return)):
            found = (it for it in things(game, verb.what, frame) if it.object is not None)
            yield from (it for it in found if spoken_of or game.find(it.object_id).zone is Zone.EXILE)
