"""What an effect does in the words of its verbs, said of all that it affects or only of what is there still (CR 400.7,
611.2c)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine import events as ev
from engine.abilities.base import Ref
from engine.abilities.nouns.object_phrases import It, Them
from engine.abilities.sentences import Does
from engine.grammar.printer import NoEnglish, print_value
from engine.report.narration.draft import Draft
from engine.state.choices import Message
from engine.state.continuous_effects import Effect
from engine.state.ids import TargetId


def effect_words(effect: Effect) -> str:
    """The verbs of an effect with its duration, without their subject; empty where they have no English."""
    subject: Ref = It() if len(effect.affected or ()) == 1 else Them()
    try:
        bare = str(print_value(Does(subject, effect.verbs)))
        said = bare if "this turn" in bare else str(print_value(Does(subject, effect.verbs, effect.duration)))
    except NoEnglish:
        return ""
    words = said.partition(" ")[2].rstrip(".")
    if isinstance(subject, Them):
        words = words.replace(" its other ", " their other ")
    return f'{words[:-2]}"' if words.endswith('."') else words


def of_fewer(
    step: Draft, effect: Effect, changes: Sequence[ev.CharacteristicsChanged], things: tuple[TargetId, ...]
) -> Draft:
    """The step of an effect that begins, said only of some of the things that it affects."""
    affected, args = effect.affected or (), step.args
    before, now = len(affected), len(things)
    if now == before or len(args["things"]) != before:
        return step
    named = [name for one, name in zip(affected, args["things"], strict=True) if one in things]
    every, fewer = (effect_words(replace(effect, affected=those)) for those in (affected, things))
    said = {
        name: value.replace(every, fewer) if name == "text" and isinstance(value, str) else _counted(value, before, now)
        for name, value in args.items()
    }
    outcome = _counted(step.outcome, before, now)
    return replace(step, args=said | {"things": named}, changes=[*changes], outcome=outcome)


def _counted(value: Any, before: int, now: int) -> Any:
    """What is said of so many things, as it is said of another number of them."""
    if isinstance(value, list):
        return [_counted(one, before, now) for one in value]
    if not isinstance(value, Message):
        return value
    args = {name: _counted(one, before, now) for name, one in value.args.items()}
    return Message(value.key, args | ({"count": now} if args.get("count") == before else {}))
