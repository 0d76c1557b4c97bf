"""What a Saga on a described board has gained by the chapters that its lore counters stand for (CR 714.2b, 611.2a)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.base import Verb
from engine.abilities.nouns.object_phrases import This
from engine.abilities.sentences import Does
from engine.abilities.verbs.gain_lose_abilities import GainAbilities
from engine.mechanics.sagas.rules import LORE, chapters_of, is_saga
from engine.mechanics.sagas.words import Chapter
from engine.rules.continuous.beginning import new_effect
from engine.rules.continuous.begun_before import BEGUN_BEFORE
from engine.state.continuous_effects import Effect
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.objects import GameObject


@BEGUN_BEFORE.by("714.2b")
def _gained_by_chapters(game: Game, it: GameObject) -> Iterable[Effect]:
    if not is_saga(it.base):
        return  # Lore counters have come by the chapters that it has by itself, whatever takes them away since.
    lore = it.counters.get(LORE, 0)
    told = [one for one in chapters_of(it.base) if min(one.chapters) <= lore]
    gained = [verbs for one in told if (verbs := _gained(one))]
    if gained:
        game.assume("chapters-have-resolved", object=it.target, count=lore)
    for verbs in gained:
        yield new_effect(game, Frame(it.id, game.controller(it)), verbs, (it.target,))


def _gained(chapter: Chapter) -> tuple[Verb, ...]:
    """The abilities that the Saga gains by a chapter for good."""
    gains = (one for one in chapter.effect.parts if isinstance(one, Does) and isinstance(one.subject, This))
    lasting = (verb for one in gains if one.duration is None for verb in one.verbs)
    return tuple(verb for verb in lasting if isinstance(verb, GainAbilities))
