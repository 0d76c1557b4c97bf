"""What effects make of a combat that is under way: blocked creatures, and what is attacked (CR 508.7, 509.1h)."""

from __future__ import annotations

from engine.abilities.nouns import attackers_and_blockers as f
from engine.abilities.verbs.becoming_blocked_and_reselecting import BecomeBlockedNow, Reselect
from engine.events import AttackReselected, BecameBlocked
from engine.rules.combat.legal_attacks import attackable
from engine.rules.instructions.carrying_out import (
    ACT,
    DO,
    Acted,
    objects_for,
)
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
    PlayerId,
    TargetId,
    objects_in,
)


@ACT.register(BecomeBlockedNow)
def _become_blocked(game: Game, verb: BecomeBlockedNow, frame: Frame, subjects: list[TargetId]) -> Gen[Acted]:
    """By no creature; with one of a band all of it becomes blocked (509.1h, 702.22i)."""
    combat = game.combat
    these = [i for i in objects_in(subjects) if i in combat.attackers]
    with_them = [mate for i in these for mate in combat.band_of(i)]
    became = [i for i in dict.fromkeys([*these, *with_them]) if i not in combat.blocked]
    commit(game, [BecameBlocked(i, ()) for i in became], "509.1h", *(("702.22i",) if with_them else ()))
    return TargetId.of_objects(these)
    yield


_WALKERS = (f.Attackable.PLAYER_OR_PLANESWALKER, f.Attackable.PLAYER_OR_PERMANENT)


def _is_among(game: Game, among: f.Attackable, target: TargetId) -> bool:
    if target.player is not None:
        return True
    battle = "Battle" in game.characteristics(target.object_id).types
    return among is f.Attackable.PLAYER_OR_PERMANENT if battle else among in _WALKERS


@DO.register(Reselect)
def _reselect(game: Game, verb: Reselect, frame: Frame, who: list[PlayerId]) -> Gen[Acted]:
    """Among the opponents of the creature's controller, their planeswalkers and the battles they protect; neither
    requirements nor restrictions on attacking matter (508.7b-c)."""
    chosen = yield from objects_for(game, verb.creature, frame, who[0], "choose-objects", "608.2d")
    for creature in (i for i in chosen if i in game.combat.attackers):
        can = [t for t in attackable(game, game.controller(creature)) if _is_among(game, verb.among, t)]
        answer = yield Choice(
            who[0],
            "attacked",
            Message("choose-attacked", {"object": TargetId.of_object(creature)}),
            "508.7",
            [Option.of(t) for t in can],
        )
        commit(game, [AttackReselected(creature, answer[0])], "508.7a")
    return TargetId.of_objects(chosen)
