"""What an effect says that permanents are which it puts onto the battlefield is so as they enter (CR 611.2e)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import takewhile

from engine.abilities.base import Ability, Instruction, Ref, Verb
from engine.abilities.durations.durations import ForAsLongAs
from engine.abilities.nouns.antecedents import Role
from engine.abilities.nouns.object_phrases import It, That, Them, Those
from engine.abilities.nouns.partitives import EachOfThose
from engine.abilities.sentences import Does
from engine.abilities.verbs import become as be
from engine.abilities.verbs.gain_lose_abilities import HaveAbilities
from engine.abilities.verbs.power_toughness import HaveBasePT, HaveBaseSize
from engine.events import EffectBegins
from engine.rules.continuous.granted_abilities import granted
from engine.rules.continuous.lasting_verbs import begin_effect, continuous_effect
from engine.rules.evaluate.found_after_zone_change import itself
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.performing import PERFORM
from engine.rules.pipeline import commit
from engine.state.choices import Gen
from engine.state.continuous_effects import Effect
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.hypothetical import with_effects_already
from engine.state.ids import ObjectId, TargetId, objects_in

_IS_OR_BECOMES = be.Be | be.BeNamed | be.BeAllColors | be.BeColorless
"""What says in the same words what something is and what it becomes."""

_SAYS_WHAT_IT_IS = (
    HaveAbilities,
    be.Be,
    be.BeNamed,
    be.BeAllColors,
    be.BeChosenColor,
    be.BeChosenType,
    be.BeColorless,
    be.BeEveryBasicLandType,
    be.BeEveryCreatureType,
    HaveBasePT,
    HaveBaseSize,
    be.NotBe,
)
"""Verbs by which something "is" or "has" what they say, unless they are worded as "becomes"."""


def statement(said: Instruction) -> tuple[Ref, tuple[Verb, ...]] | None:
    """What a sentence says of what has been spoken of and is true as it enters; None for any other sentence."""
    if isinstance(said, be.ItsNow | be.TheyreNow):
        return said.subject, (be.Be(said.kind, said.adding),)
    if not isinstance(said, Does) or not isinstance(said.subject, It | That | Them | Those | EachOfThose):
        return None
    if isinstance(said.duration, ForAsLongAs):
        return None
    if all(isinstance(v, _SAYS_WHAT_IT_IS) and not _becomes(v) for v in said.verbs):
        return said.subject, said.verbs
    return None


def _becomes(verb: Verb) -> bool:
    return isinstance(verb, _IS_OR_BECOMES) and verb.change is be.Change.BECOMES


@contextmanager
def as_they_enter(game: Game, entering: list[ObjectId], frame: Frame) -> Iterator[None]:
    """While these objects are put onto the battlefield, what the text goes on to say of them applies as they enter."""
    begun: list[tuple[Instruction, Effect]] = []
    for said in takewhile(lambda one: statement(one) is not None, frame.following if entering else ()):
        effect = _effect(game, said, entering, frame)
        if effect is not None:
            begun.append((said, effect))
    if not begun:
        yield
        return
    with with_effects_already(game, [effect for _, effect in begun]):
        yield
    for said, effect in begun:
        entered = tuple(t for t in effect.affected or () if t.object is not None)
        if entered:
            commit(game, [EffectBegins(replace(effect, affected=entered))], "611.2e")
            frame.outcome.begun = (*frame.outcome.begun, said)


def token_has(game: Game, frame: Frame) -> list[Ability]:
    """The abilities that the text goes on to give the tokens it creates: "It has ...". They are part of what the
    tokens are, as if their description said them (111.3, 604.3a)."""
    given: list[Ability] = []
    for said in takewhile(lambda one: statement(one) is not None, frame.following):
        if not isinstance(said, Does) or said.duration is not None:
            break
        pointer = said.subject.antecedent
        if pointer is None or pointer.role is not Role.RESULT or pointer.index != frame.verb:
            break
        having = [verb for verb in said.verbs if isinstance(verb, HaveAbilities)]
        if len(having) < len(said.verbs):
            break
        given += [granted(game, ability, frame) for verb in having for ability in verb.abilities]
        frame.outcome.begun = (*frame.outcome.begun, said)
    return given


def _effect(game: Game, said: Instruction, entering: list[ObjectId], frame: Frame) -> Effect | None:
    found = statement(said)
    assert found is not None
    subject, verbs = found
    meant = _meant(game, subject, entering, frame)
    duration = said.duration if isinstance(said, Does) else None
    return continuous_effect(game, verbs, frame, tuple(meant), duration) if meant else None


def _meant(game: Game, subject: Ref, entering: list[ObjectId], frame: Frame) -> list[TargetId]:
    """Those of the objects about to enter of which the sentence speaks."""
    pointer = (subject.those if isinstance(subject, EachOfThose) else subject).antecedent
    if pointer is None:
        return []
    if pointer.role is Role.RESULT and pointer.index not in frame.results:
        ids = entering if pointer.index == frame.verb else []
    elif pointer.role is Role.THIS:
        ids = [itself(game, frame)]
    else:
        ids = objects_in(things(game, subject, frame))
    return [TargetId.of_entering(i) for i in entering if i in ids]


def begun_already(said: Instruction, frame: Frame) -> bool:
    """Whether a sentence has been carried out as what it speaks of entered."""
    return any(one is said for one in frame.outcome.begun)


@PERFORM.register(be.ItsNow)
@PERFORM.register(be.TheyreNow)
def _now(game: Game, node: be.ItsNow | be.TheyreNow, frame: Frame) -> Gen[None]:
    """Where what it speaks of was there before, it is so from now on (611.2c)."""
    if not begun_already(node, frame):
        begin_effect(game, (be.Be(node.kind, node.adding),), frame, things(game, node.subject, frame), None)
    return
    yield
