"""Choosing targets, and what it means to have been chosen (CR 601.2c, 115, 603.2e)."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from engine.abilities.base import Condition, Node
from engine.abilities.conditions.how_it_was_cast import WasKicked
from engine.abilities.keywords.kicker import WasKickedWith
from engine.abilities.keywords.optional_costs import CostWasPaid
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.player_phrases import AnOpponent
from engine.abilities.nouns.targets_of_each import TargetOfEach
from engine.abilities.nouns.zones import FromSingleGraveyard
from engine.abilities.sentences import If
from engine.abilities.verbs.instead_where import Instead
from engine.abilities.walk import found
from engine.events import BecameTarget, CrimeCommitted
from engine.grammar.memoize import memoized
from engine.rules.casting.text_of_spell import text_of
from engine.rules.casting.why_no_target import no_target, why_not_that
from engine.rules.choices.which_player import which_player
from engine.rules.continuous.keywords_taken import can_be_targeted_now
from engine.rules.continuous.owed_to_effects import owed_as_target
from engine.rules.evaluate.amounts import bounds
from engine.rules.evaluate.evaluation import holds, players
from engine.rules.evaluate.mana_value import has_mana_value, rules_of_mana_values
from engine.rules.pipeline import commit
from engine.rules.pipeline.applying_replacement_effects import Proposal, Remark
from engine.rules.targeting import (
    TargetPhrase,
    chosen_by,
    count_of,
    depends_on_targets,
    fit_together,
    legal,
    look_at_protection,
    phrases,
    togetherness,
    whose,
)
from engine.state.choices import Choice, Gen, Illegal, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.objects import Announcement


def asked_for(game: Game, text: Node, frame: Frame) -> list[TargetPhrase]:
    """The target phrases for which targets are chosen: those of a part that has its effect only if the spell was
    kicked or such a cost was paid just then (702.33g, 702.166d, 702.174m)."""
    left_out = {phrase.index for part in _left_out(game, text, frame) for phrase in phrases(part)}
    return [phrase for phrase in phrases(text) if phrase.index not in left_out]


def _left_out(game: Game, text: Node, frame: Frame) -> Iterator[Node]:
    instead, conditional = _conditional(text)
    for other in instead:
        if _is_of_itself(other.condition):
            if not holds(game, other.condition, frame):
                yield other.then
            elif not _points_back(other):
                yield other.first
    for part in conditional:
        if _is_of_itself(part.condition) and not holds(game, part.condition, frame):
            yield part.then


@memoized
def _points_back(other: Instead) -> bool:
    """Whether what is done instead speaks of what the first sentence is about: "those creatures get -2/-2 instead"."""
    step = other.first.step if other.first is not None else None
    pointers = found(other.then, Antecedent)
    return any(one.role is Role.TARGET or (one.role is Role.RESULT and one.index == step) for one in pointers)


@memoized
def _conditional(text: Node) -> tuple[tuple[Instead, ...], tuple[If, ...]]:
    """The parts of a text that may have no effect."""
    return tuple(found(text, Instead)), tuple(found(text, If))


def _is_of_itself(condition: Condition) -> bool:
    """Whether it is asked how this very spell was cast; of a target ("counter target spell if it was kicked") that
    is not known before there is one."""
    if not isinstance(condition, WasKicked | WasKickedWith | CostWasPaid):
        return False
    pointer = condition.subject.antecedent
    return pointer is None or pointer.role in (Role.THIS, Role.EVENT)


def enough_targets(game: Game, phrase: TargetPhrase, frame: Frame) -> bool:
    least, _ = bounds(game, count_of(phrase), frame)
    if depends_on_targets(phrase):
        return True  # nobody can tell before the other targets have been chosen
    by = chosen_by(phrase)
    if isinstance(by, AnOpponent) and frame.chosen.chooser is None:
        return any(enough_targets(game, phrase, _chosen_by(one, frame)) for one in players(game, by, frame))
    can = legal(game, phrase, frame, [])
    if is_of_one_graveyard(phrase):
        can = _in_graveyards_with_enough(game, can, least)
    if togetherness(phrase) is not None:
        return any(fit_together(game, phrase, some, frame) for some in combinations(can, least))
    return len(can) >= least


def _chosen_by(player: PlayerId, frame: Frame) -> Frame:
    """The same as if this player chose the targets."""
    chosen = frame.chosen.copy()
    chosen.chooser = player
    return replace(frame, chosen=chosen)


def _who_chooses(game: Game, phrase: TargetPhrase, frame: Frame, made: Announcement) -> Gen[PlayerId]:
    """The player who chooses the targets of a phrase: the one who announces, or whom the text names; which opponent
    does, the one who announces decides."""
    by = chosen_by(phrase)
    if by is None:
        return frame.controller
    among = players(game, by, frame)
    if not among:
        raise no_target(game, phrase, frame)
    made.chosen.chooser = frame.chosen.chooser = yield from which_player(
        frame.controller, among, frame.source, "601.2c"
    )
    return frame.chosen.chooser


def choose_targets(
    game: Game, phrase: TargetPhrase, frame: Frame, made: Announcement, taken: Container[TargetId] = ()
) -> Gen[list[TargetId]]:
    """Choose the targets of a phrase; what is taken can't be chosen again (601.2c)."""
    chooser = yield from _who_chooses(game, phrase, frame, made)
    least, most = bounds(game, count_of(phrase), frame)
    can = [t for t in legal(game, phrase, frame, made.targets[: phrase.index]) if t not in taken]
    if is_of_one_graveyard(phrase):
        can = _in_graveyards_with_enough(game, can, least)
    if len(can) < least:
        raise no_target(game, phrase, frame)
    most = len(can) if most is None else min(most, len(can))
    one_each = phrase if isinstance(phrase, TargetOfEach) else None
    if one_each is not None:
        most = len({whose(game, target) for target in can})
        least = most if one_each.must_each else 0
    if most == 0:
        return []
    together = is_of_one_graveyard(phrase)

    def check(answer: Sequence[TargetId]) -> None:
        if together and len({game.objects[i].owner for i in objects_in(answer)}) > 1:
            raise Illegal(Message("from-one-graveyard"), "601.2c")
        if one_each is not None and len({whose(game, target) for target in answer}) < len(answer):
            raise Illegal(Message("one-target-for-each"), "601.2c")
        if not fit_together(game, phrase, list(answer), frame):
            raise Illegal(Message("not-together"), "601.2c")

    answer = yield Choice(
        chooser,
        "target",
        Message("choose-target", {"source": TargetId.of_object(frame.source), "slot": phrase.index + 1}),
        "601.2c",
        lambda: [Option.of(t) for t in can],
        least,
        most,
        check=check,
        why_not=lambda thing: why_not_that(game, phrase, frame, thing),
    )
    check(answer)
    look_at_protection(game, answer, frame)
    if one_each is not None:
        made.note_for_whom({target: whose(game, target) for target in answer})
    return list(answer)


def is_of_one_graveyard(phrase: TargetPhrase) -> bool:
    """Whether all targets of a phrase must be cards from the same graveyard."""
    return any(isinstance(one, FromSingleGraveyard) for one in phrase.qualifiers)


def _in_graveyards_with_enough(game: Game, can: list[TargetId], least: int) -> list[TargetId]:
    """Those of some cards whose graveyard has at least so many of them."""
    owners = [game.objects[i].owner for i in objects_in(can)]
    return [target for target, owner in zip(can, owners, strict=True) if owners.count(owner) >= least]


def note_targets(game: Game, item: ObjectId, made: Announcement, frame: Frame) -> None:
    """What has been targeted becomes a target now (115, 603.2e)."""
    it = game.objects[item]
    text = it.on_stack.ability if it.on_stack is not None else text_of(game, it)
    asked = phrases(text) if text is not None else ()
    remarks: dict[TargetId, list[Remark]] = {target: [] for slot in made.targets for target in slot}
    for phrase in (one for one in asked if one.index < len(made.targets)):
        for target in made.targets[phrase.index]:
            those = [target.object] if target.object is not None else []
            if rules := rules_of_mana_values(game, phrase, those):
                said = has_mana_value(game.find(those[0]), game.characteristics(those[0]))
                remarks[target].append(Remark(said, rules))
            owed = owed_as_target(game, phrase, target, frame)
            told = [*([owed] if owed is not None else []), *can_be_targeted_now(game, target, frame.controller)]
            remarks[target] += [one for one in told if one not in remarks[target]]
    commit(game, [Proposal(BecameTarget(one, item), remarks=told) for one, told in remarks.items()], "601.2c")


def note_crime(game: Game, player: PlayerId, item: ObjectId, made: Announcement) -> None:
    """Who targets an opponent, a permanent, spell or ability that an opponent controls, or a card in an opponent's
    graveyard commits a crime, once for the spell or ability (700.13)."""
    foes = {p.number for p in game.opponents(player)}
    if any(whose(game, target) in foes for slot in made.targets for target in slot):
        commit(game, [CrimeCommitted(player, item)], "700.13")
