"""How permanents enter as copies because another object says so (CR 614.1d, 616.1c, 707.2)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from engine.abilities.nouns.object_phrases import All
from engine.abilities.replacement.entering_as_copies import EnterAsCopy, NextEnterAsCopies
from engine.events import EffectEnds, Event, ZoneChange
from engine.rules.continuous.copying import copy_values, not_copied
from engine.rules.continuous.rules_of_copies import rules_of_copying
from engine.rules.continuous.statements import StatementInForce, looked_up
from engine.rules.evaluate.evaluation import test_of
from engine.rules.evaluate.object_phrases import found_out, looked_at
from engine.rules.instructions.performing import PERFORM
from engine.rules.pipeline import ALONGSIDE, commit
from engine.rules.pipeline.applying_replacement_effects import Replacement, Stage, replaces, simply
from engine.rules.replacement.permanent_as_it_would_enter import would_enter
from engine.rules.replacement.prevention import begin_rule
from engine.state.choices import Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.log import Logged

ENTER_AS_COPY = looked_up(EnterAsCopy)


@replaces(ZoneChange, by="616.1c")
def _enters_as_copy(game: Game, event: Event) -> Iterable[Replacement]:
    """Applied before other ways in which it enters, as what it copies may have its own (616.1c). A permanent that says
    so does not itself enter so (614.12)."""
    assert isinstance(event, ZoneChange)
    if not event.enters or event.face_down:
        return
    for node, standing in ENTER_AS_COPY.said(game):
        it, seen = would_enter(game, event)
        group = node.subject.group
        if group is None or standing.frame.source == event.object or not test_of(group)(game, it, seen, standing.frame):
            continue
        originals = looked_at(game, node.what, standing.frame)
        if not originals:
            continue
        of = {"object": TargetId.of_object(event.object), "of": TargetId.of_object(originals[0])}
        yield Replacement(
            ("enters as a copy by", standing.key),
            standing.frame.source,
            Message("enters-as-copy-of", of),
            ("614.1d", "614.12", "707.2"),
            simply(partial(_copying, node, standing)),
            Stage.COPY,
        )


def _copying(node: EnterAsCopy, standing: StatementInForce, game: Game, event: Event) -> list[Event]:
    """What it copies is looked at as that permanent enters, or as it last was on the battlefield (608.2h). Of an
    earlier copy effect nothing is left (707.9e)."""
    assert isinstance(event, ZoneChange)
    (original,) = found_out(game, node.what, standing.frame)
    game.cite(*rules_of_copying(game, original))
    values = copy_values(game, original, (), standing.frame)
    left = not_copied(game, original)
    return [replace(event, copying=values, copied=original, not_copied=left)]


@PERFORM.register(NextEnterAsCopies)
def _next_enter_as_copies(game: Game, node: NextEnterAsCopies, frame: Frame) -> Gen[None]:
    """It waits for the next of them, this turn (611.2a)."""
    begin_rule(game, EnterAsCopy(All(node.group), node.what, once=True), frame)
    return
    yield


@ALONGSIDE.by("611.2a")
def _is_used_up(game: Game, logged: list[Logged]) -> None:
    """All that enters at once is the next time; nothing that enters later is."""
    sources = {by for one in logged if isinstance(one.event, ZoneChange) and one.event.became for by in one.changed_by}
    used = [
        effect
        for effect in game.effects
        if effect.frame.source in sources and any(isinstance(verb, EnterAsCopy) and verb.once for verb in effect.verbs)
    ]
    commit(game, [EffectEnds(effect) for effect in used], "611.2a")
