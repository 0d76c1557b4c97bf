"""Telling that an ability does not trigger although what it watches for has happened (CR 603.2, 603.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.abilities.ability import Triggered, TriggerLimit
from engine.abilities.base import Ability
from engine.abilities.conditions.conditions import HasCounters
from engine.abilities.walk import walk
from engine.events import Damage, Event, ZoneChange
from engine.grammar.printer import print_value
from engine.oracle.compile import english
from engine.oracle.keywords.expansion import keyword_of, meaning_of, rules_of
from engine.oracle.names import with_name
from engine.rules.evaluate.false_conditions import UNPAID, in_words, is_expected
from engine.rules.evaluate.numbers_found import number_in_brackets
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.triggers.listening import Listener
from engine.rules.triggers.what_is_missed import with_what_is_missed
from engine.state.choices import Message, Term
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.zones import Zone
from engine.words import keyword_name

PUBLIC = frozenset({Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.STACK})
"""Where objects are whose abilities somebody waits for."""


def tell_hushed(game: Game, source: ObjectId, ability: Triggered, by: ObjectId, *, looked_back: bool = False) -> None:
    """Because of another object the event does not cause it to trigger (101.2), be it one that has left at the same
    time, where the ability ``looked_back`` (603.10a)."""
    text = english(ability)  # of several abilities of a source each is told
    args: dict[str, Any] = {
        "source": TargetId.of_object(source),
        "by": TargetId.of_object(by),
        "text": text,
        "count": 1,
    }
    args |= {"ability": called(game, source, ability), "so": with_what_is_missed(ability)}
    together = looked_back and by not in game.objects
    args["together"] = together
    does_not_happen(game, "kept-from-triggering", *(("603.10a",) if together else ()), "101.2", "603.2", **args)


def tell_replaced(game: Game, source: ObjectId, ability: Triggered, events: Sequence[Event]) -> None:
    """It watches for what has been replaced or prevented, and so has not happened (603.2g); what is not put into a
    graveyard does not die (700.4)."""
    named, so = called(game, source, ability), with_what_is_missed(ability)
    if isinstance(events[0], Damage):
        does_not_happen(game, "no-damage", "603.2g", "615.6", ability=named, so=so)
    else:
        things = [TargetId.of_object(one.affected_object) for one in events if one.affected_object is not None]
        said = {"what": [named], "number": 1, "things": things, "count": len(things), "so": so}
        does_not_happen(game, "no-death", "603.2g", "614.6", "700.4", **said)


def tell_entered_so(game: Game, source: ObjectId, ability: Triggered, things: Sequence[ObjectId]) -> None:
    """It watches for permanents that become tapped, and these have entered so (603.2e)."""
    entered = TargetId.of_objects(things)
    said: dict[str, Any] = {"ability": called(game, source, ability), "things": entered, "count": len(entered)}
    said["so"] = with_what_is_missed(ability)
    does_not_happen(game, "entered-tapped", "603.2e", **said)


def tell_condition_false(game: Game, source: ObjectId, ability: Triggered, frame: Frame) -> None:
    """Its intervening "if" is false as it would trigger (603.4)."""
    condition = ability.condition
    it = game.find(source)
    if condition is None or it.zone not in PUBLIC or not (is_expected(condition) or _was_not_cast_so(game, source)):
        return
    ch = game.characteristics(it)
    of_keyword = isinstance(condition, UNPAID) and keyword_of(ch.abilities.all, ability) is not None
    if of_keyword and not is_expected(condition) and not (_is_back_again(game, source) or _is_copied(game, source)):
        return  # nobody has paid for the keyword of what was on the battlefield from the start
    words = with_name(in_words(condition), ch.name)
    rules = rules_of(ch.abilities.all, ability)
    text = with_name(english(ability), ch.name)
    meant = [rule for one in walk(condition) for rule in one.defined_by]
    looks_back = isinstance(condition, HasCounters) and condition.past
    meant += ["603.10a"] if looks_back else []
    said: dict[str, Any] = {
        "source": it.target,
        "condition": words,
        "text": text,
        "ability": called(game, source, ability, which=False),
        "so": with_what_is_missed(ability),
    }
    with game.because():
        said["number"] = number_in_brackets(game, condition, frame)
    if not said["number"] and isinstance(condition, UNPAID) and _is_back_again(game, source):
        said["number"] = Message("in-brackets", {"what": Message("new-and-not-cast")})
        meant += ["400.7"]
    does_not_happen(game, "condition-not-met", "603.4", *rules, *meant, **said)


def _was_not_cast_so(game: Game, source: ObjectId) -> bool:
    """Whether something is on the battlefield that was not cast as what it is, of which one may think that it was paid
    for: it is back as a new object, or a copy (400.7, 707.2)."""
    entered = next((one for _, one in reversed([*game.logged(ZoneChange)]) if source in one.became), None)
    return entered is not None and (entered.origin is not Zone.STACK or entered.copied is not None)


def _is_copied(game: Game, source: ObjectId) -> bool:
    """Whether something has entered as a copy (707.2)."""
    return any(source in one.became and one.copied is not None for one in game.happened(ZoneChange))


def _is_back_again(game: Game, source: ObjectId) -> bool:
    """Whether something has been cast before, and is back as a new object that has not (400.7)."""
    entered = next((one for _, one in reversed([*game.logged(ZoneChange)]) if source in one.became), None)
    before = game.came_from(source)
    while before is not None and before.object.zone is not Zone.STACK:
        before = game.came_from(before.object.id)
    return before is not None and entered is not None and entered.origin is not Zone.STACK and entered.copied is None


def tell_limit_reached(game: Game, listener: Listener) -> None:
    """It has triggered, or what it lets be done has been done, as often as it may in this turn (603.2, 603.2h)."""
    limit = listener.ability.limit or TriggerLimit.ONCE
    rule = "603.2h" if limit is TriggerLimit.DO_ONCE else "603.2"
    ability, said = called(game, listener.source, listener.ability), limit.name.lower().replace("_", "-")
    does_not_happen(game, "triggered-already", rule, ability=ability, limit=said)


def called(game: Game, source: ObjectId, ability: Triggered, *, which: bool = True) -> Message:
    """What an ability is called: the keyword that is all of it, else an ability of its source, and ``which``."""
    ch = game.characteristics(game.find(source))
    return called_among(ch.abilities.all, source, ability, ch.name if which else "")


def called_among(abilities: Sequence[Ability], source: ObjectId, ability: Triggered, name: str = "") -> Message:
    """What one of an object's abilities is called; of several, where the object's ``name`` is given, with what it
    watches for."""
    found = keyword_of(abilities, ability)
    if found is None or len(meaning_of(found)) != 1:
        which = which_of_several(abilities, ability, name) if name else ""
        return Message("its-ability", {"source": TargetId.of_object(source), "which": which})
    word = found.name.word
    return Message("its-keyword", {"source": TargetId.of_object(source), "keyword": Term(keyword_name(word), word)})


def which_of_several(abilities: Sequence[Ability], ability: Triggered, name: str) -> Message | str:
    """What a triggered ability of something so named watches for, where there are others as well."""
    if sum(isinstance(one, Triggered) for one in abilities) < 2:
        return ""
    event = print_value(ability.trigger_event)
    said = f"{ability.word.value.capitalize()} {event[:1].lower()}{event[1:]}"
    return Message("which-trigger", {"text": with_name(said, name)})
