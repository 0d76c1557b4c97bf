"""What the engine could not read of the cards in a game, and whether it could matter to what happened."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Any

from engine.abilities.unread import Unread
from engine.events import (
    AbilityActivated,
    BecameTarget,
    CountersPut,
    Event,
    KeywordAction,
    NotRead,
    SpellCast,
    StepBegins,
    ZoneChange,
)
from engine.mechanics.dungeons.cards import is_dungeon
from engine.oracle.names import with_name
from engine.oracle.values_of_printed_cards import COMPILED
from engine.report.model import UnreadText
from engine.report.words_for_events import ATTEMPTED, STEPS, SUBJECTS, ZONE_WORDS
from engine.state.characteristics import Characteristics
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone
from engine.table.activated_abilities import unread_asked_for
from engine.table.messages_in_words import Speech
from engine.table.references import References
from engine.table.unsupported import not_played

_WORD = re.compile(r"[a-z']+")

_OWN = r"(?:~|this (?:card|creature|permanent|spell|artifact|enchantment|land))"

_FROM_ZONES = {
    Zone.GRAVEYARD: rf"{_OWN}[^.]* (?:from|in) your graveyard|{_OWN} is put into your graveyard",
    Zone.EXILE: rf"{_OWN}[^.]* (?:from|in) exile|{_OWN} is exiled",
    Zone.HAND: rf"{_OWN}[^.]* (?:from|in|into|to) (?:your|its owner's) (?:opening )?hand|{_OWN} leaves|"
    rf"you (?:draw|discard|cycle|reveal) {_OWN}",
}
"""How rules text says that it counts while its card is in a zone from which nothing else does (113.6)."""

_PERMISSION = re.compile(rf"(?:if [^,]*, )?you may (?:cast|play) {_OWN}", re.IGNORECASE)
"""How a card begins to say that it may be cast or played otherwise than others: nothing comes of it by itself."""

_OF_THE_SPELL = re.compile(rf"(?:cast {_OWN}|as {_OWN} enters|{_OWN} (?:costs?|enters))(?!\w)", re.IGNORECASE)
"""How a static ability speaks that counts only while its card is cast or enters (113.6d-e, 113.6h)."""

_OF_CASTING_OTHERS = re.compile(
    r"(?:during [^,]*, |once [^,]*, )?you may (?:cast|play|spend) (?!it\b|that\b)[^.]*\.?", re.I
)
"""How a static ability speaks that lets its controller cast or play other cards: nothing comes of it by itself."""

_OF_COMBAT = re.compile(
    rf"{_OWN} (?:(?:can't|can|must) (?:attack|block|be blocked)|attacks|blocks)"
    r"(?! or activate| and )(?!\w)[^.]*",
    re.IGNORECASE,
)
"""How a static ability speaks that says only how its own permanent attacks and blocks (508.1c-d, 509.1b-c)."""

_OWN_ENTERING = re.compile(rf"when {_OWN} enters,", re.IGNORECASE)
"""How an ability speaks that triggers only as its own permanent enters (603.6a)."""

_OWN_LEAVING = re.compile(
    rf"when(?:ever)? {_OWN} (?:dies|leaves the battlefield|is put into [a-z' ]*graveyard from the battlefield),",
    re.IGNORECASE,
)
"""How an ability speaks that triggers only as its own permanent leaves the battlefield (603.6c)."""

_OWN_TARGETED = re.compile(
    rf"when(?:ever)? (?:[a-z' ]+ (?:that targets|targets?) {_OWN}|{_OWN} becomes the target)(?!\w)", re.IGNORECASE
)
"""How an ability speaks that triggers only as its own object becomes a target, of heroic among others (115.1)."""

_OF_CASTING = {"cast", "casting", "cost", "costs", "flash", "pay", "paying", "play", "spell", "spells"}

_EVENT_WORDS = tuple({*chain(*SUBJECTS.values(), *ZONE_WORDS.values())})
_STEP_NAMES = {*chain(*STEPS.values())}


@dataclass(frozen=True, slots=True)
class _Course:
    """What has happened in a game, as far as unread texts are measured by it."""

    subjects: set[str]
    """The words by which rules text speaks of it."""
    begun: set[str]
    """The names of the steps that have begun."""
    used: set[int]
    """The objects that were cast, activated or moved."""
    came: set[int]
    """The objects that were cast or put onto the battlefield, and what they became."""
    left: set[int]
    """The objects that left the battlefield, and what they became."""
    not_read: set[tuple[str, str]]
    """The sentences that were not read as something resolved, each with the name of that."""
    lore: set[int]
    """The Sagas that lore counters were put on."""
    targeted: Collection[int]
    """The objects that became targets, or were to."""
    asked: str
    """What an act that was refused would have done ("cast")."""
    asked_of: Collection[int] = ()
    """With which objects."""
    ability: int | str | None = None
    """With which ability of it, by its number or its words."""
    paying: bool = False
    """Whether it would have been paid for with the player's own mana abilities."""


def unread_texts(
    game: Game, refs: References, speech: Speech, refused: Mapping[str, Any] | None = None
) -> tuple[UnreadText, ...]:
    """Every sentence that was not read of the cards that are in play, were used or speak of where they are, with
    whether it could matter. ``refused`` is the act that was refused, as an entry of a script.
    """
    course = _course(game, refs, refused or {})
    found: dict[tuple[str, int, str], UnreadText] = {}
    past = [(former.object, former.characteristics) for former in game.former.values()]
    now = [(it, game.characteristics(it)) for it in game.objects.values() if it.kind is not Kind.ABILITY]
    for it, ch in (*now, *past):
        if it.kind is Kind.ABILITY:
            continue
        in_play = it.zone in (Zone.BATTLEFIELD, Zone.STACK, Zone.COMMAND)
        for face, name, ability in _unread(it, ch):
            elsewhere = not in_play and it.id not in course.used and it.id not in course.asked_of
            if elsewhere and not _speaks_of_its_zone(ability.text, it):
                continue
            could, why = _matters(game, ability, it, course)
            waits = it.zone is Zone.STACK and it.id in game.objects
            if ability.is_of_own_main_phase and not waits and (name, ability.text) not in course.not_read:
                could, why = False, ("unread-elsewhere", [])
            message = Message(why[0], {"object": it.target, "words": ", ".join(why[1])})
            barred = not_played(ability.text)
            if barred is not None:
                message = Message("refused-by-name", {"what": Message(barred.key)})
            text = with_name(ability.text, name)
            made = UnreadText(name, face, text, could, speech.say(message))
            key = (name, face, ability.text)
            if key not in found or (could and not found[key].could_matter):
                found[key] = made
    return tuple(found.values())


def _course(game: Game, refs: References, refused: Mapping[str, Any]) -> _Course:
    happened = [logged.event for logged in game.log]
    asked = refused.get("do", "")
    named = (refused.get(key) for key in ("card", "source"))
    aimed_at = (words for one in refused.get("targets") or () for words in ([one] if isinstance(one, str) else one))
    targets = (event.target.object for event in happened if isinstance(event, BecameTarget))
    return _Course(
        subjects=subjects_of(happened) | set(SUBJECTS.get(ATTEMPTED.get(asked, ""), ())),
        begun={said for event in happened if isinstance(event, StepBegins) for said in STEPS.get(event.step, ())},
        used=_used(game),
        came=_moved(game, lambda move: move.to in (Zone.STACK, Zone.BATTLEFIELD)),
        left=_moved(game, lambda move: move.origin is Zone.BATTLEFIELD),
        not_read={(game.find(e.object).base.name, e.text) for e in happened if isinstance(e, NotRead)},
        lore={e.target.object_id for e in happened if isinstance(e, CountersPut) and e.kind == "lore"},
        targeted={*(i for i in targets if i is not None), *(i for words in aimed_at for i in refs.things(words))},
        asked=asked,
        paying=asked in ("cast", "activate", "special") and any(p.mana_source == "lands" for p in game.players),
        asked_of={i for words in named if isinstance(words, str) for i in refs.things(words)},
        ability=refused.get("ability"),
    )


def _speaks_of_its_zone(text: str, it: GameObject) -> bool:
    """Whether a sentence on a card that is not in play says that it counts where the card is: of its own card from
    there, or as long as it is there (113.6)."""
    return it.zone in _FROM_ZONES and bool(re.search(_FROM_ZONES[it.zone], text.lower()))


def _speaks_of_another_zone(text: str, it: GameObject) -> bool:
    """Whether a sentence says that it counts in a graveyard or in exile, and its card is elsewhere."""
    counts = [zone for zone in (Zone.GRAVEYARD, Zone.EXILE) if re.search(_FROM_ZONES[zone], text.lower())]
    return bool(counts) and it.zone not in counts


def _unread(it: GameObject, ch: Characteristics) -> Iterable[tuple[int, str, Unread]]:
    """The unread abilities of the faces that count now, with the number of the face and the name it is on; those that
    it has as a copy of something too (707.2)."""
    if (
        it.card is None or it.kind is not Kind.CARD or is_dungeon(it.card)
    ):  # its rooms have their own abilities (309.4c)
        printed: tuple[Unread, ...] = it.base.abilities.unread
    else:
        printed = COMPILED.faces(it.card)[it.face].abilities.unread
    for ability in printed:
        yield it.face if it.kind is Kind.CARD and it.card is not None else 0, it.base.name, ability
    for ability in ch.abilities.unread:
        if ability not in printed:
            yield 0, ch.name, ability


def _used(game: Game) -> set[int]:
    """The objects that were cast, activated or moved, with the face that counted there: a card that was put onto the
    stack or the battlefield as another face than its front was not used as its front (712.8a-f)."""
    found: set[int] = set()
    for logged in game.log:
        event = logged.event
        if isinstance(event, SpellCast | AbilityActivated):
            found.add(event.object)
        elif isinstance(event, ZoneChange) and not _only_into_hand(event):
            faces = {game.find(one).face for one in event.became if event.to in (Zone.STACK, Zone.BATTLEFIELD)}
            found.update(event.became if faces - {game.find(event.object).face} else (event.object, *event.became))
    return found


def _moved(game: Game, so: Callable[[ZoneChange], bool]) -> set[int]:
    """The objects that have changed zones so, and what they became by that."""
    moves = (one.event for one in game.log if isinstance(one.event, ZoneChange) and so(one.event))
    return {it for move in moves for it in (move.object, *move.became)}


def _only_into_hand(event: ZoneChange) -> bool:
    """Whether a card was drawn, searched for or returned from a graveyard: nothing of what is on it is done by that,
    unless it speaks of its zone."""
    return event.to is Zone.HAND and event.origin in (Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE)


def puts_something_else(text: str, subjects: Collection[str]) -> bool:
    """Whether an unread sentence says what happens instead of something that has happened (614.1a)."""
    condition, _, instead = text.lower().partition(", ")
    who, _, would = condition.partition(" would ")
    words = {*_WORD.findall(would)} - {"spell", "ability", "card"}  # these are there on every board
    speaks_of = any(word.startswith(one) for one in subjects for word in words)
    return who.startswith("if ") and "instead" in instead and speaks_of


def is_triggered(text: str) -> bool:
    """Whether an unread sentence is a triggered ability (603.1): what it watches for has happened where it could
    matter."""
    return re.match(r"(?:when|whenever|at the beginning of)\b", text, re.I) is not None


def has_nothing_read(game: Game, name: str) -> bool:
    """Whether nothing of what is on a card in the game is read."""
    found = (it.base.abilities for it in game.objects.values() if it.base.name == name)
    abilities = next(found, None)
    return abilities is not None and bool(abilities.all) and len(abilities.unread) == len(abilities.all)


def subjects_of(events: Iterable[Event]) -> set[str]:
    """The words by which rules text speaks of what happened."""
    words: set[str] = set()
    for event in events:
        words.update(SUBJECTS.get(type(event).__name__, ()))
        if isinstance(event, ZoneChange):
            words.update(ZONE_WORDS.get(event.to, ()))
            if event.origin is Zone.BATTLEFIELD:
                words.add("leaves")
        elif isinstance(event, KeywordAction):
            words.add(event.action.split()[0])
    return words


def _matters(game: Game, ability: Unread, it: GameObject, course: _Course) -> tuple[bool, tuple[str, list[str]]]:
    """Whether an unread sentence could have changed what happened, and why: key of the reason, and words."""
    text, bare, waits = ability.text, ability.bare, ability.is_triggered
    asked_of_it = it.id in course.asked_of
    if asked_of_it and course.asked == "activate" and _is_asked_for(game, ability, it, course):
        return True, ("unread-asked-for", [])
    permanent = it.base.types.isdisjoint({"Instant", "Sorcery"})
    if ability.is_activated and (permanent or it.zone is not Zone.STACK):  # it does nothing unless it is activated
        if course.paying and "add" in _WORD.findall(bare.lower()):
            return True, ("unread-asked-for", [])
        return False, ("unread-not-activated" if ability.is_loyalty_ability else "unread-ability-not-activated", [])
    if asked_of_it and course.asked in ("cast", "play", "special") and _may_let_cast(ability):
        return True, ("unread-asked-of", [])
    if _PERMISSION.match(bare) and (
        (it.id not in course.used and it.zone in _FROM_ZONES) or _speaks_of_another_zone(text, it)
    ):
        return False, ("unread-elsewhere", [])
    entered = it.zone is Zone.BATTLEFIELD and (it.id in course.used or it.kind is not Kind.CARD)
    if (_OWN_ENTERING.match(bare) and not entered) or (_OWN_LEAVING.match(bare) and it.id not in course.left):
        return False, ("unread-elsewhere", [])
    if _OWN_TARGETED.match(bare) and it.id not in course.targeted:
        return False, ("unread-elsewhere", [])
    if _OF_COMBAT.fullmatch(bare.rstrip(".")) and course.subjects.isdisjoint(("attack", "block")):
        return False, ("unread-elsewhere", [])
    if permanent and _OF_CASTING_OTHERS.fullmatch(bare) and course.asked not in ("cast", "play"):
        return False, ("unread-elsewhere", [])
    used = it.zone is Zone.STACK or it.id in course.used
    if ability.chapters and it.zone is Zone.BATTLEFIELD:
        reached = min(ability.chapters) <= it.counters.get("lore", 0) and (used or it.id in course.lore)
        return reached, ("unread-chapter" if reached else "unread-elsewhere", [])
    cast = asked_of_it or it.zone is Zone.STACK or it.id in course.came
    if not (cast or waits) and _OF_THE_SPELL.search(bare):
        return False, ("unread-elsewhere", [])
    said = _event_of(bare) if waits and permanent else text.lower()
    words = set(_WORD.findall(said))
    shared = sorted(s for s in course.subjects if any(word.startswith(s) for word in words))
    shared += sorted(step for step in course.begun if step in said)
    if used and not (waits and permanent):
        return True, ("unread-used", shared)
    if shared:
        return True, ("unread-speaks-of", shared)
    if used and not _tells_when(said):
        return True, ("unread-used", shared)
    there = it.zone in (Zone.BATTLEFIELD, Zone.COMMAND) or _speaks_of_its_zone(text, it)
    if there and not waits:
        return True, ("unread-targeted" if it.id in course.targeted else "unread-static", [])
    return False, ("unread-elsewhere", [])


def _is_asked_for(game: Game, ability: Unread, it: GameObject, course: _Course) -> bool:
    """Whether an unread ability may be the very one that somebody wanted to activate (602.1)."""
    return it.id in game.objects and ability in unread_asked_for(game, it.id, course.ability)


def _may_let_cast(ability: Unread) -> bool:
    """Whether an unread sentence of a card may have to do with casting or playing it; a keyword may."""
    return ability.is_like_a_keyword or not _OF_CASTING.isdisjoint(_WORD.findall(ability.text.lower()))


def _event_of(text: str) -> str:
    """The words of a triggered ability that tell when it triggers (603.1): up to the first comma behind them."""
    parts = text.lower().split(",")
    known = (place for place in range(1, len(parts)) if _tells_when(",".join(parts[:place])))
    return ",".join(parts[: next(known, len(parts))])


def _tells_when(said: str) -> bool:
    """Whether words speak of some kind of event or of a step."""
    words = _WORD.findall(said)
    return any(word.startswith(_EVENT_WORDS) for word in words) or any(step in said for step in _STEP_NAMES)
