"""Sagas: lore counters, chapter abilities and the end of the story (CR 714)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.ability import Triggered
from engine.abilities.trigger_events import TriggerWord
from engine.events import CountersPut, DidNotHappen, Event, Sacrificed, ZoneChange
from engine.grammar.memoize import memoized
from engine.mechanics.sagas.words import Chapter, ChapterReached
from engine.rules.continuous.abilities_taken import what_takes_abilities
from engine.rules.pipeline import happen
from engine.rules.pipeline.applying_replacement_effects import Alteration, Proposal, Replacement, replaces
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.replacement.permanent_as_it_would_enter import with_counters, would_enter
from engine.rules.state_based.checking import FURTHER
from engine.rules.triggers.listening import BY_RULE, INTRINSIC
from engine.rules.triggers.pending_triggers import waiting
from engine.rules.triggers.trigger_events import watches
from engine.rules.turn.turn import TURN_BASED_ACTIONS
from engine.state.characteristics import Characteristics
from engine.state.choices import Choice, Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.objects import GameObject
from engine.state.turn import Step
from engine.state.zones import Zone

LORE = "lore"

WITHOUT_CHAPTERS = "saga-without-chapters"
"""What is said of a Saga that has nothing to come to the end of."""


def is_saga(ch: Characteristics) -> bool:
    """Whether an object is a Saga with chapters to tell (714.2)."""
    return "Saga" in ch.subtypes and "Enchantment" in ch.types


def final_chapter(ch: Characteristics) -> int:
    """The greatest number among the chapter abilities, those that were not read too; 0 for none (714.2d)."""
    numbers = [one.chapters for one in chapters_of(ch)] + [one.chapters for one in ch.abilities.unread]
    return max((n for some in numbers for n in some), default=0)


def chapters_of(ch: Characteristics) -> list[Chapter]:
    """Its chapter abilities, line by line (714.2)."""
    return [one for one in ch.abilities.of(Chapter) if isinstance(one, Chapter)]


@memoized
def triggers_of(chapter: Chapter) -> tuple[Triggered, ...]:
    """The triggered abilities that a chapter line stands for, one for each number (714.2b-c)."""
    made = tuple(Triggered(TriggerWord.WHEN, ChapterReached(n, made=True), chapter.effect) for n in chapter.chapters)
    BY_RULE.update(dict.fromkeys(made, ("714.2b",)))
    return made


@INTRINSIC.by("714.2b")
def _chapter_triggers(it: GameObject, ch: Characteristics) -> Iterable[Triggered]:
    return [trigger for chapter in chapters_of(ch) for trigger in triggers_of(chapter)]


@watches(ChapterReached, CountersPut)
def _chapter_reached(
    game: Game, trigger_event: ChapterReached, event: CountersPut, frame: Frame
) -> Iterable[TargetId | None]:
    """Lore counters were put on it, and their number was less before and is not now (714.2b)."""
    if event.target != TargetId.of_object(frame.source) or event.kind != LORE:
        return
    it = game.objects[frame.source]
    now = it.counters.get(LORE, 0)
    if now - event.amount < trigger_event.number <= now and not (now != trigger_event.number and _skips(game, it)):
        yield event.target


def _skips(game: Game, it: GameObject) -> bool:
    """Whether a Saga with read ahead has entered this turn: it leaves out the chapters before the one that it has come
    to (702.155a)."""
    if not game.characteristics(it).has("read ahead"):
        return False
    return any(move.enters and it.id in move.became for move in game.this_turn(ZoneChange))


@replaces(ZoneChange, by="714.3a")
def _enters_with_lore(game: Game, event: Event) -> Iterable[Replacement]:
    """A Saga enters with a lore counter, or with the chosen number if it has read ahead (714.3a-b)."""
    assert isinstance(event, ZoneChange)
    if not event.enters:
        return
    ch = would_enter(game, event)[1]
    if is_saga(ch):
        yield Replacement(
            ("lore counter", event.object),
            event.object,
            Message("enters-with-lore", {"object": TargetId.of_object(event.object)}),
            ("714.3b",) if ch.has("read ahead") else ("714.3a",),
            _with_lore,
            alteration=Alteration.ADDS,
            part="counters",
        )


def _with_lore(game: Game, event: Event) -> Gen[list[Event]]:
    assert isinstance(event, ZoneChange)
    ch = would_enter(game, event)[1]
    count = 1
    if ch.has("read ahead"):
        prompt = Message("choose-chapter", {"object": TargetId.of_object(event.object)})
        most = max(1, final_chapter(ch))
        count = int((yield Choice(ch.controller, "number", prompt, "714.3b", (), 1, most, form="number")))
    return [with_counters(event, LORE, count)]


def _turn_the_page(game: Game) -> Gen[None]:
    """As the precombat main phase begins, a lore counter on each Saga of the active player (714.3c)."""
    active = game.turn.active
    sagas = []
    for it in game.permanents():
        ch = game.characteristics(it)
        if ch.controller != active or not is_saga(ch):
            continue
        if final_chapter(ch):
            sagas.append(it.id)
        else:
            why, rules = what_takes_abilities(game, it)
            does_not_happen(game, "saga-gets-no-lore", "714.3c", *rules, what=it.target, why=why)
    if sagas:
        yield from happen(
            game, [CountersPut(TargetId.of_object(i), LORE, 1, active, by_effect=False) for i in sagas], "714.3c"
        )


TURN_BASED_ACTIONS[Step.PRECOMBAT_MAIN] = _turn_the_page


@FURTHER.by("704.5s")
def _ended(game: Game) -> Iterable[Proposal]:
    """Sagas that have come to their end are sacrificed (704.5s, 714.4)."""
    for it in [one for one in game.permanents() if LORE in one.counters]:
        ch = game.characteristics(it)
        if is_saga(ch) and not final_chapter(ch) and not _known_to_stay(game, it):
            why, rules = what_takes_abilities(game, it)
            does_not_happen(game, WITHOUT_CHAPTERS, "714.4", *rules, what=it.target, why=why)
        if _is_told(game, it, ch):
            for event in (
                Sacrificed(it.id, game.controller(it)),
                ZoneChange(it.id, Zone.GRAVEYARD, Zone.BATTLEFIELD, "sacrifice"),
            ):
                yield Proposal(event, ("704.5s", "714.4"))


def _known_to_stay(game: Game, it: GameObject) -> bool:
    """Whether it has been told that a Saga without chapters is not sacrificed: the rules look again and again."""
    told = (one.message for one in game.happened(DidNotHappen))
    return any(one.key == WITHOUT_CHAPTERS and one.args["what"] == it.target for one in told)


def _is_told(game: Game, it: GameObject, ch: Characteristics) -> bool:
    """Whether a Saga has come to its end and none of its chapters waits to resolve (714.4)."""
    if not is_saga(ch):
        return False
    last = final_chapter(ch)
    return 0 < last <= it.counters.get(LORE, 0) and not waiting(game, it.id)
