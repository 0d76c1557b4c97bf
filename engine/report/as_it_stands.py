"""What applies on a board as it stands: what effects make of each permanent and spell (CR 613)."""

from __future__ import annotations

from engine.events import CharacteristicsChanged
from engine.report.model import StepKind
from engine.report.narration.characteristics_in_words import cause_words, joins, told
from engine.report.narration.draft import Draft
from engine.rules.continuous.layers import Derived
from engine.rules.continuous.layers.what_each_effect_changed import FACETS
from engine.rules.continuous.telling_of_changed_characteristics import TOLD, causes_of, what_makes_it_so
from engine.rules.continuous.telling_of_dependency_loops import OLDER_FIRST, in_words, rules_of
from engine.rules.continuous.what_cant_be_given import not_given
from engine.rules.continuous.what_makes_the_value import makers_of
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.objects import GameObject
from engine.state.zones import Zone

CHANGED = "tell-changed"


def drafts_of(game: Game) -> list[Draft]:
    """A step for all that the same effects have made the same of, in the order of the layers' objects."""
    now = game.derived()
    made = [Draft(one.key, one.args, 0, ["113.11"], kind=StepKind.DID_NOT_HAPPEN) for one in not_given(game)]
    for object_id in now.characteristics:
        it = game.objects[object_id]
        if it.zone is Zone.BATTLEFIELD or it.zone is Zone.STACK:
            _controlled(game, now, it, made)
            _changed(game, now, it, made)
    for loop in now.loops:
        made.append(Draft(OLDER_FIRST, in_words(game, loop), 0, [*rules_of(loop)], kind=StepKind.CHANGED))
    for draft in made:
        if draft.key == CHANGED:
            draft.args = told(draft.changes)
        draft.gives_way = True
    return made


def _controlled(game: Game, now: Derived, it: GameObject, made: list[Draft]) -> None:
    """Who controls it, where an effect says so."""
    start, after = now.start[it.id], now.characteristics[it.id]
    if start.controller != after.controller:
        causes, rules = causes_of(game, it, [], what_makes_it_so(now, it), now, ["controller"])
        said = Message("list", {"items": [cause_words(cause, it.id, 1) for cause in causes]})
        args = {"object": it.target, "player": TargetId.of_player(after.controller), "causes": said}
        draft = Draft("tell-under-control", args, 0, list(rules), kind=StepKind.CHANGED)
        draft.changes.append(CharacteristicsChanged(it.id, start, after, causes, True))
        made.append(draft)


def _changed(game: Game, now: Derived, it: GameObject, made: list[Draft]) -> None:
    """What else effects have made of it."""
    start, after = now.start[it.id], now.characteristics[it.id]
    facets = [facet for facet in TOLD if FACETS[facet](start) != FACETS[facet](after)]
    if it.zone is Zone.BATTLEFIELD and not any("Creature" in one.types for one in (start, after)):
        facets = [facet for facet in facets if facet != "size"]  # it has neither power nor toughness (208.3)
    if not facets:
        return
    applied = what_makes_it_so(now, it)
    causes, rules = causes_of(game, it, [], applied, now, facets)
    if not causes:
        return
    makers = makers_of(game, it.id, [], applied, causes, facets)
    event = CharacteristicsChanged(it.id, start, after, causes, True, makers=makers.all)
    draft = next((one for one in made if one.key == CHANGED and joins(one.changes, event)), None)
    if draft is None:
        draft = Draft(CHANGED, {}, 0, kind=StepKind.CHANGED)
        made.append(draft)
    draft.changes.append(event)
    draft.cite([*rules, *makers.rules])
