"""What of that which did not happen a verdict leaves to the steps, or tells only where nothing else is to tell."""

from __future__ import annotations

from collections.abc import Sequence

from engine import events as ev
from engine.report.model import StepKind
from engine.report.narration.draft import Draft
from engine.rules.casting.faces_and_ways_to_cast import LANDS_ARE_PLAYED
from engine.rules.choices.declined import CHOOSES_NOT, DECLINES, NOT_WISHED
from engine.rules.variants.commander import LEFT_THERE
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.log import Logged

UNUSED = frozenset(key for key in NOT_WISHED if key.startswith(DECLINES)) | {LEFT_THERE}
"""That players do not make use of what they may do."""

NOT_DONE = UNUSED | {f"{CHOOSES_NOT}{how}" for how in ("", "-quoted")}
"""These, and that players don't do what they may do as something resolves."""

FINDS_NOTHING = "finds-nothing"
"""What a search comes to in which nothing is found (701.23b)."""

REMOVED = "tell-trigger-removed"
"""What is told last of what did not happen."""

LETS_BE = "lets-be"
"""That an effect that comes near does not affect something: the steps tell it, where that happens all the same."""

UNTRUE = "condition-untrue"
"""That a part of something is not done since its condition is not met."""

UNKNOWN = "condition-unknown"
"""That a part of something is not done since nobody has said what its condition asks for."""


NONE_LEFT = "no-effect-left"
"""That an effect has nothing left to apply to, as another has been applied first (616.1f)."""


def is_idle(draft: Draft) -> bool:
    """Whether a step tells what is told last of what did not happen, or only where nothing else is to tell: what
    players don't make use of, and that a land is not cast (305.1)."""
    why = draft.args.get("why")
    reason = why.args.get("reason") if isinstance(why, Message) else None
    return draft.key in {REMOVED, UNKNOWN, *UNUSED} or (isinstance(reason, Message) and reason.key == LANDS_ARE_PLAYED)


def was_done_in_part(untrue: Draft, drafts: Sequence[Draft], game: Game) -> bool:
    """Whether a step tells that a part of something is not done of which another part is; not one that would have
    decided the game."""
    if untrue.key != UNTRUE or untrue.args["decides"]:
        return False
    whole = _resolving(untrue.events[0], game)
    done = (d for d in drafts if d.kind in (StepKind.HAPPENED, StepKind.CHANGED) and d.events)
    return whole is not None and any(_resolving(d.events[0], game) == whole for d in done)


def applies_elsewhere(none_left: Draft, game: Game) -> bool:
    """Whether all effects of which a step tells that nothing is left for them to apply to apply to something else as
    the same spell or ability resolves: to another of several draws (121.2, 614.11)."""
    whole = _resolving(none_left.events[0], game)
    effects = {one.object for one in none_left.args["sources"]}
    others = (one for one in game.log if not effects.isdisjoint(one.changed_by))
    applied = {by for one in others if whole is not None and _resolving(one, game) == whole for by in one.changed_by}
    return effects <= applied


def _resolving(part: Logged, game: Game) -> int | None:
    """The event by which the spell or ability resolves that an event is part of; none of one that only comes of where
    the spell is put afterwards (608.2n)."""
    while part.parent is not None:
        if isinstance(part.event, ev.ZoneChange) and "608.2n" in part.rules:
            return None
        part = game.log[part.parent - 1]
        if isinstance(part.event, ev.Resolved):
            return part.id
    return None
