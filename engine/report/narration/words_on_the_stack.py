"""The words of abilities that were put onto the stack, and of the modes of spells."""

from __future__ import annotations

import re

from engine import events as ev
from engine.abilities.ability import Triggered
from engine.abilities.sentences import Modal
from engine.abilities.walk import found
from engine.mechanics.sagas.words import Chapter, ChapterReached
from engine.oracle.compile import english
from engine.oracle.names import with_name
from engine.report.narration.copies import copying
from engine.report.position_as_scenario import ability_text
from engine.rules.casting.choosing_modes import mode_text
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.objects import GameObject

IT_TRIGGERS = re.compile(r"^(When|Whenever) it (?=\w)")
"""How the words of a delayed triggered ability begin that speaks of something that was named before it."""


def words_of(game: Game, item: ObjectId) -> str:
    """The words of an ability that was put onto the stack; those of a chapter as the card has them (714.2)."""
    it = game.find(item)
    ability = it.on_stack.ability if it.on_stack is not None else None
    if isinstance(ability, Triggered) and isinstance(ability.trigger_event, ChapterReached):
        chapter = Chapter((ability.trigger_event.number,), ability.effect)
        return with_name(english(chapter), it.base.name).rstrip(".")
    what, text = _what_it_is(game, it), ability_text(game, it)
    if ability is not None and (card := _card_of(game, it)):
        text = with_name(english(ability), card)
    return IT_TRIGGERS.sub(lambda found: f"{found[1]} {what} ", text.rstrip("."), count=1)


def _card_of(game: Game, it: GameObject) -> str:
    """The card that what has an ability is called by, as it is a copy of something of another name (707.2), and has
    been of no other since."""
    source = it.on_stack.source if it.on_stack is not None else None
    renamed = source is None or game.names.get(source)
    return "" if renamed or source is None else copying(game.find(source), it.base.name)


def modes_of(game: Game, spell: ObjectId) -> Message | str:
    """The modes that were chosen of those of a spell, in the words of its card (700.2a)."""
    it = game.find(spell)
    chosen = it.announced.modes if it.announced is not None else ()
    modal = next((one for ability in it.base.abilities.spells for one in found(ability, Modal)), None)
    if modal is None or not chosen or {*chosen} == {*range(len(modal.modes))}:
        return ""
    said = (mode_text(modal.modes[i]).removeprefix("• ").rstrip(".") for i in dict.fromkeys(chosen))
    return Message("cast-modes", {"modes": [Message("quoted", {"text": with_name(one, it.base.name)}) for one in said]})


def _what_it_is(game: Game, it: GameObject) -> str:
    """The name of what "it" is that a delayed triggered ability sees dying or leaving (603.7)."""
    made_by = it.on_stack.trigger.event if it.on_stack is not None and it.on_stack.trigger is not None else None
    move = made_by.event if made_by is not None else None
    return game.characteristics(move.object).name or "it" if isinstance(move, ev.ZoneChange) else "it"
