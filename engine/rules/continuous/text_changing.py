"""Text-changing effects: the abilities of an object, and its type line, with one word for another (CR 612, 613.1c)."""

from __future__ import annotations

import dataclasses
from functools import lru_cache
from typing import Any

from engine.abilities.base import Ability
from engine.abilities.nouns.noun_groups import KeywordName, KeywordWord
from engine.abilities.nouns.types_and_colors import Color, Subtype
from engine.abilities.verbs import change_text as w
from engine.abilities.vocabulary import CREATURE_TYPES
from engine.rules.continuous.lasting_verbs import begin_effect
from engine.rules.continuous.layers import MODIFIERS
from engine.rules.evaluate.for_each import LAND_TYPES
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.performing import PERFORM
from engine.state.characteristics import Abilities, Characteristics
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.objects import GameObject

# ---- one word for another


@lru_cache(maxsize=4096)
def reworded(ability: Ability, old: str, new: str) -> Ability:
    """The ability with a word replaced wherever it is used as what it is: a color word, a land type, a creature type
    (612.2); the very same one where it has no such word. Names and mana symbols are left as they are."""
    found: Ability = _reworded(ability, old, new)
    return found


def _reworded(value: Any, old: str, new: str) -> Any:
    if isinstance(value, Color):
        return Color(new) if value.value == old else value
    if isinstance(value, Subtype):
        return Subtype(new) if value == old else value
    if isinstance(value, KeywordName):
        return _landwalk(value, old, new)
    if isinstance(value, tuple):
        parts = tuple(_reworded(one, old, new) for one in value)
        return value if all(a is b for a, b in zip(parts, value, strict=True)) else parts
    if not dataclasses.is_dataclass(value) or isinstance(value, type):
        return value
    changed: dict[str, Any] = {}
    for field in dataclasses.fields(value):
        before = getattr(value, field.name)
        after = _reworded(before, old, new)
        if after is not before:
            changed[field.name] = after
    return dataclasses.replace(value, **changed) if changed else value


def _landwalk(name: KeywordName, old: str, new: str) -> KeywordName:
    """ "swampwalk" has the land type in it (702.14a)."""
    if name.word != f"{old.lower()}walk":
        return name
    return KeywordName(KeywordWord(f"{new.lower()}walk"))


@lru_cache(maxsize=1024)
def _all_reworded(abilities: Abilities, old: str, new: str) -> Abilities:
    """The same set where nothing in it has the word, so that what is known of it stays known."""
    made = tuple(reworded(one, old, new) for one in abilities.all)
    return abilities if all(a is b for a, b in zip(made, abilities.all, strict=True)) else Abilities(made)


@MODIFIERS.register(w.ReadsOtherwise, "3", unsettles=True)
def _reads_otherwise(game: Game, verb: w.ReadsOtherwise, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """Its rules text and its type line (612.1); abilities that it is given come later and stay as they are (612.3)."""
    ch.abilities = _all_reworded(ch.abilities, verb.old, verb.new)
    if verb.old in ch.subtypes:
        ch.subtypes = ch.subtypes - {verb.old} | {verb.new}


# ---- as one resolves

WORDS: dict[w.WordKind, tuple[str, ...]] = {
    w.WordKind.COLOR: tuple(color.value for color in Color),
    w.WordKind.LAND: tuple(sorted(LAND_TYPES)),
    w.WordKind.CREATURE: tuple(CREATURE_TYPES),
}


@PERFORM.register(w.ChangeText)
def _change(game: Game, node: w.ChangeText, frame: Frame) -> Gen[None]:
    """The words are chosen as it resolves (608.2d)."""
    affected = [t for t in things(game, node.what, frame) if t.object is not None and game.exists(t.object)]
    frame.done = bool(affected)
    if not affected:
        return
    kinds = {one.kind: one.to for one in node.exchanges}
    old = yield from _chosen(game, frame, "choose-word-replaced", [word for kind in kinds for word in WORDS[kind]])
    kind = next(one for one in kinds if old in WORDS[one])
    to = kinds[kind]
    able = [word for word in WORDS[kind] if word not in (old, node.never)]
    new = str(to) if to is not None else (yield from _chosen(game, frame, "choose-word-instead", able))
    with game.because("612.1", "612.2"):
        begin_effect(game, (w.ReadsOtherwise(old, new),), frame, affected, node.duration)


def _chosen(game: Game, frame: Frame, prompt: str, words: list[str]) -> Gen[str]:
    options = [Option(word, Message("word", {"word": word}), kind="word") for word in words]
    message = Message(prompt, {"source": TargetId.of_object(frame.source)})
    answer = yield Choice(frame.controller, "word", message, "608.2d", options)
    return str(answer[0])
