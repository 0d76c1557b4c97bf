"""Sentences: who does what, on which condition, in which order (CR 608.2c-d)."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from engine.abilities.base import (
    Amount,
    Duration,
    ObjectVerb,
    PlayerVerb,
    Ref,
    Verb,
    Who,
)
from engine.abilities.keyword_actions import blight as dd
from engine.abilities.keyword_actions import create as tk
from engine.abilities.keyword_actions import mill as lb
from engine.abilities.keyword_actions.amass import Amass
from engine.abilities.keyword_actions.bolster import Bolster
from engine.abilities.keyword_actions.destroy import Destroy
from engine.abilities.keyword_actions.discard import Discard, DiscardThese
from engine.abilities.keyword_actions.discover import Discover
from engine.abilities.keyword_actions.exile import Exile, ExileEither, ExileFrom
from engine.abilities.keyword_actions.reveal import Reveal
from engine.abilities.keyword_actions.sacrifice import Sacrifice
from engine.abilities.keyword_actions.tap_untap import Tap, Untap
from engine.abilities.keywords.spree_tiered import PricedModal
from engine.abilities.modes import ModesInSequence, OpponentsModes
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.earlier_results import Participle
from engine.abilities.nouns.object_phrases import All, Bare, Each
from engine.abilities.nouns.player_phrases import (
    AnOpponent,
    EachOpponent,
    EachOtherPlayer,
    EachPlayer,
    They,
)
from engine.abilities.permissions.nth_spell import NextSpell
from engine.abilities.sentences import (
    And,
    Does,
    DoesForTwoSpans,
    Imperative,
    Modal,
    Shared,
    Then,
)
from engine.abilities.verbs.abilities_of_players import PlayerHas, YouAndYoursGain
from engine.abilities.verbs.deal_damage import DealDamage
from engine.abilities.verbs.draw import Draw, DrawUpTo
from engine.abilities.verbs.gain_lose_abilities import GainAbilities
from engine.abilities.verbs.keep_and_sacrifice_rest import KeepFewest, KeepOneOfEach, KeepOneOfEachType, KeepSome
from engine.abilities.verbs.mill_half import MillHalf
from engine.abilities.verbs.put_and_return import Put, Return
from engine.abilities.walk import found
from engine.rules.casting.permissions.nth_spell import wait_for_spell
from engine.rules.choices.which_player import which_player
from engine.rules.continuous.entering_with_changed_characteristics import begun_already
from engine.rules.continuous.lasting_verbs import (
    RULES_OF_PLAY,
    begin_effect,
    begin_rule_effect,
    is_continuous,
)
from engine.rules.continuous.owed_to_effects import told_what_they_are
from engine.rules.evaluate.evaluation import players
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.carrying_out import (
    CHOICES,
    Acted,
    act_object_verb,
    do_player_verb,
    is_for_each_recipient,
    objects_for,
)
from engine.rules.instructions.performing import PERFORM, perform
from engine.rules.resolution.chosen_words import with_choices, with_originals
from engine.rules.resolution.shared_durations import clauses
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import (
    PlayerId,
    TargetId,
    objects_in,
    players_in,
)
from engine.state.noted import also, noted
from engine.state.zones import Zone


@PERFORM.register(Imperative)
def _imperative(game: Game, node: Imperative, frame: Frame) -> Gen[None]:
    """The controller does it."""
    yield from players_do(game, node.verbs, frame, [frame.controller], node.duration, node.step)


@PERFORM.register(Does)
def _does(game: Game, node: Does, frame: Frame) -> Gen[None]:
    """The subject does it: players, or objects; "they each" are those who did what the sentence before let them do."""
    if node.shared is Shared.EACH and isinstance(node.subject, They) and frame.each is None:
        yield from players_do(game, node.verbs, frame, list(frame.outcome.did), node.duration, node.step)
        return
    if begun_already(node, frame):
        for number, _ in enumerate(node.verbs, node.step):
            frame.results[number] = things(game, node.subject, frame)
        return
    if isinstance(node.subject, NextSpell):
        wait_for_spell(game, node, frame)
        return
    yield from does(game, node.subject, node.verbs, frame, node.duration, node.step)


@PERFORM.register(DoesForTwoSpans)
def _for_two_spans(game: Game, node: DoesForTwoSpans, frame: Frame) -> Gen[None]:
    """Both are said of the same objects, each for its own time (611.2a, 611.2c)."""
    yield from _does(game, node.first, frame)
    subject = node.first.subject
    if isinstance(subject, Ref) and _describes(subject):
        yield from does(game, subject, node.verbs, frame, node.duration, node.step)
    else:
        subjects = list(frame.results[node.first.step])
        yield from _objects_do(game, node.verbs, frame, subjects, node.duration, node.step)


def does(
    game: Game, subject: Who | Ref, verbs: tuple[Verb, ...], frame: Frame, duration: Duration | None, step: int
) -> Gen[None]:
    """Have players or objects do something."""
    if isinstance(subject, Who):
        who = players(game, subject, frame)
        if isinstance(subject, AnOpponent) and who:
            who = [(yield from which_player(frame.controller, who, frame.source, "608.2d"))]
        yield from players_do(game, verbs, frame, who, duration, step)
        return
    subjects = yield from _subjects(game, subject, frame)
    rules = tuple(verb for verb in verbs if type(verb) in RULES_OF_PLAY) if _describes(subject) else ()
    if rules:
        begin_rule_effect(game, Does(subject, rules, duration), frame)
    yield from _objects_do(game, verbs, frame, subjects, duration, step, rules)


def _describes(subject: Ref) -> bool:
    """Whether a subject says which objects are meant by what they are, so that others may come to be meant."""
    if not isinstance(subject, Bare | All | Each):
        return False
    return not any(one.tells_all for one in subject.qualifiers)


def _subjects(game: Game, subject: Ref, frame: Frame) -> Gen[list[TargetId]]:
    """The objects a sentence is about; "a creature you control" is chosen now (608.2d)."""
    if type(subject) in CHOICES:
        ids = yield from objects_for(game, subject, frame, frame.controller, "choose-objects", "608.2d")
        return TargetId.of_objects(ids)
    return things(game, subject, frame)


def players_do(
    game: Game, verbs: tuple[Verb, ...], frame: Frame, who: list[PlayerId], duration: Duration | None, step: int
) -> Gen[None]:
    """Players do these things in order; what each acted on is kept under the number of its verb."""
    for number, verb in enumerate(verbs, step):
        frame.verb = number
        if is_continuous(verb):
            frame.results[number] = begun = yield from _lasting(game, verb, frame, who, duration)
            frame.done = bool(begun)
            continue
        assert isinstance(verb, PlayerVerb)
        before = frame.each
        acted: Acted = []
        for some in one_by_one(verb, TargetId.of_players(who), frame):
            frame.own = some[0].player if len(some) == 1 < len(who) else None
            with told_what_they_are(game, verb, frame):
                acted += yield from do_player_verb(game, verb, frame, players_in(some))
        frame.each, frame.own = before, None
        _note_who_did(game, verb, who, acted, frame)
        if len(who) > 1:
            frame.outcome.doers = noted(frame.outcome.doers, number, tuple(who))
        frame.results[number] = acted
        note_this_way(verb, acted, frame)


def _note_who_did(game: Game, verb: Verb, who: list[PlayerId], acted: Acted, frame: Frame) -> None:
    """Remember which of the players did it: "each opponent who can't", "who discarded a land card this way"."""
    name, outcome = _BY_PLAYER.get(type(verb)), frame.outcome
    if name is None:
        return
    for i in objects_in(acted):
        it = game.find(i)
        doer = game.controller(i) if it.zone is Zone.BATTLEFIELD else it.owner
        outcome.done_by = also(outcome.done_by, (doer, name), (i,))
    if name != DRAWING:
        outcome.asked, outcome.did = tuple(who), tuple(p for p in who if (p, name) in outcome.done_by)


DRAWING = "Draw"
_BY_PLAYER: dict[type[Verb], str] = {
    Discard: "Discard",
    DiscardThese: "Discard",
    Sacrifice: "Sacrifice",
    Draw: DRAWING,
    DrawUpTo: DRAWING,
}
"""What is remembered of what each player has done."""


def _as_done_by(verb: Verb, frame: Frame, who: list[PlayerId]) -> Frame:
    """A player who gains control of something is the one who controls it; in all else "you" and "your" stay the
    controller of the text: "that player can't cast spells until your next turn" (109.5)."""
    if who and isinstance(verb.what, Ref):
        return dataclasses.replace(frame, controller=who[0])
    return frame


_PARTICIPLES: dict[type[Verb], Participle] = {
    Exile: Participle.EXILED,
    ExileFrom: Participle.EXILED,
    ExileEither: Participle.EXILED,
    lb.Mill: Participle.MILLED,
    MillHalf: Participle.MILLED,
    Discard: Participle.DISCARDED,
    DiscardThese: Participle.DISCARDED,
    Reveal: Participle.REVEALED,
    Tap: Participle.TAPPED,
    tk.CreateToken: Participle.CREATED,
    tk.CreateCopy: Participle.CREATED,
}


_NAMED: tuple[type[Verb], ...] = (Amass, Bolster, Discover, Return, dd.Blight)
"""What texts go on to speak of by the name of the action: "the amassed Army"."""


def note_this_way(verb: Verb, acted: Acted, frame: Frame) -> None:
    """Remember what was done to what, for "cards exiled this way"."""
    if isinstance(verb, _NAMED):
        frame.outcome.by_verb = noted(frame.outcome.by_verb, type(verb).__name__, tuple(objects_in(acted)))
    how = _PARTICIPLES.get(type(verb))
    if how is not None:
        frame.outcome.note(how, objects_in(acted))


def _lasting(game: Game, verb: Verb, frame: Frame, who: list[PlayerId], duration: Duration | None) -> Gen[Acted]:
    """Effects of what players do: of each of them its own, where the words speak of each ("each player gains control of
    all creatures they own")."""
    begun: Acted = []
    if not who:  # a player who is no longer a legal target does nothing, and nobody else does it (608.2b)
        return begun
    before = frame.each
    everyone: list[TargetId] = TargetId.of_players(who)
    named = isinstance(verb.what, Ref) and _speaks_of_each(verb)
    for some in one_by_one(verb, everyone, frame) if named else (everyone,):
        acting = players_in(some)
        given = _as_done_by(verb, frame, acting)
        on = yield from lasting_on(game, verb, frame, acting)
        chosen = yield from with_choices(game, (verb,), given)
        for few in one_by_one(verb, on, given) if verb.each_its_own else (on,):
            begun += begin_effect(game, chosen, given, few, duration)
    frame.each = before
    return begun


def lasting_on(game: Game, verb: Verb, frame: Frame, who: list[PlayerId]) -> Gen[list[TargetId]]:
    """What a lasting effect of a player's verb is about: the objects it names ("gain control of target
    creature"), else the players."""
    what = verb.what
    if not isinstance(what, Ref):
        return TargetId.of_players(who)
    ids = yield from objects_for(game, what, frame, frame.controller, "choose-objects", "608.2d")
    return TargetId.of_objects(ids)


def _objects_do(
    game: Game,
    verbs: tuple[Verb, ...],
    frame: Frame,
    subjects: list[TargetId],
    duration: Duration | None,
    step: int,
    begun: tuple[Verb, ...] = (),
) -> Gen[None]:
    """Objects do these things; all that is continuous is one effect, so that it keeps its set through the
    layers (613.6). ``begun`` are those of the verbs that are in force already."""
    lasting = tuple(v for v in verbs if is_continuous(v))
    changing = tuple(v for v in lasting if v not in begun)
    if changing:
        changing = yield from with_originals(game, changing, frame)
        begin_effect(game, (yield from with_choices(game, changing, frame)), frame, subjects, duration)
    for number, verb in enumerate(verbs, step):
        if verb in lasting or verb in begun:
            frame.results[number] = list(subjects)
            continue
        assert isinstance(verb, ObjectVerb)
        frame.results[number] = list(subjects)  # of which its own words speak: "deals damage equal to its power"
        before, frame.verb = frame.each, number
        acted: Acted = []
        for some in one_by_one(verb, subjects, frame):
            with told_what_they_are(game, verb, frame):
                acted += yield from act_object_verb(game, verb, frame, some, duration)
        frame.each = before
        frame.results[number] = acted


AT_ONCE = (
    Put
    | Return
    | ExileFrom
    | ExileEither
    | Exile
    | Destroy
    | Sacrifice
    | Tap
    | Untap
    | KeepSome
    | KeepOneOfEach
    | KeepOneOfEachType
    | KeepFewest
)
"""What several players do to what each of them has chosen happens to all of it at the same time (608.2e)."""


def one_by_one(verb: Verb, subjects: list[TargetId], frame: Frame) -> Iterator[list[TargetId]]:
    """The subjects all at once, or one after another where the words speak of each in turn ("each player loses
    life equal to the number of creatures they control"), or are measured by what each of them has just shown or is."""
    own = _speaks_of_each(verb) or _measures_own(verb) or verb.each_its_own
    if isinstance(verb, DealDamage) and is_for_each_recipient(verb):
        yield subjects
        return
    if isinstance(verb, AT_ONCE) or not own:
        yield subjects
        return
    for one in subjects:
        frame.each = one
        yield [one]


EACH_OF = (EachPlayer, EachOpponent, EachOtherPlayer)
"""Phrases for players of whom the words go on to speak one by one: "each player ... from their hand"."""


def _speaks_of_each(verb: Verb) -> bool:
    return any(a.role is Role.EACH for a in found(verb, Antecedent))


def _measures_own(verb: Verb) -> bool:
    """ "reveals the top card of their library, loses life equal to that card's mana value" """
    return any(a.role is Role.RESULT for number in found(verb, Amount) for a in found(number, Antecedent))


@PERFORM.register(YouAndYoursGain)
def _you_and_yours(game: Game, node: YouAndYoursGain, frame: Frame) -> Gen[None]:
    """The permanents that fit now; the player has it as such (113.1b, 611.2c)."""
    begin_effect(game, (PlayerHas(node.abilities),), frame, [TargetId.of_player(frame.controller)], node.duration)
    begin_effect(game, (GainAbilities(node.abilities),), frame, things(game, node.group, frame), node.duration)
    return
    yield


@PERFORM.register(Then)
def _then(game: Game, node: Then, frame: Frame) -> Gen[None]:
    if node.first is not None:
        behind = frame.following
        frame.following = (node.then, *behind)
        yield from perform(game, node.first, frame)
        frame.following = behind
    yield from perform(game, node.then, frame)


@PERFORM.register(And)
def _and(game: Game, node: And, frame: Frame) -> Gen[None]:
    for clause in clauses(node):
        yield from perform(game, clause, frame)


@PERFORM.register(Modal, OpponentsModes)
@PERFORM.register(PricedModal)
def _modal(game: Game, node: Modal, frame: Frame) -> Gen[None]:
    """The modes chosen, in the order printed (608.2c)."""
    for index in frame.modes:
        for sentence in node.modes[index].effect.parts:
            yield from perform(game, sentence, frame)


@PERFORM.register(ModesInSequence)
def _modes_in_sequence(game: Game, node: ModesInSequence, frame: Frame) -> Gen[None]:
    """Each mode as often as it was chosen, with the targets chosen for it then (700.2d)."""
    for mode in node.modes:
        for sentence in mode.effect.parts:
            yield from perform(game, sentence, frame)
