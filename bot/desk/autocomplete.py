"""Autocomplete: what can be typed next, from the cards there are and what lies on the board here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import engine
from bot.boards.moves import ZONES
from bot.desk import steps as turn_steps
from bot.desk import things_on_board
from bot.desk.command_registry import COMMANDS
from bot.desk.context import Context
from bot.desk.games import Played
from bot.desk.reply import Place, Suggestion
from bot.errors import Problem
from bot.render.table import permanents
from bot.words import Words
from cards import fold

MOST = 25
MOST_LABEL = 100

Given = Mapping[str, object]


def cards(desk: Context, place: Place, typed: str, given: Given) -> tuple[Suggestion, ...]:
    """Any card."""
    return offer(("", name) for name in desk.cards.complete(typed, MOST, desk.language(place)))


def castable(desk: Context, place: Place, typed: str, given: Given) -> tuple[Suggestion, ...]:
    """Cards in hands and other open zones here, then any card."""
    here = [t for t in _things(desk, place) if t.zone not in ("battlefield", "stack", "player")]
    own = [
        (t.id, things_on_board.label_of(t))
        for t in sorted(here, key=lambda t: t.zone != "hand")
        if fits(typed, t.label)
    ]
    rest = desk.cards.complete(typed, MOST, desk.language(place)) if typed else []
    return offer([*own, *((name, name) for name in rest)])


def things_here(desk: Context, place: Place, typed: str, given: Given) -> tuple[Suggestion, ...]:
    """Everything on the board: permanents, the stack, players, open cards."""
    return offer_things(_things(desk, place), typed)


def targets(desk: Context, place: Place, typed: str, given: Given) -> tuple[Suggestion, ...]:
    """What the card to be cast may target here; everything where that is not known."""
    everything = _things(desk, place)
    legal = _legal_targets(desk, place, given)
    usual = [t for t in everything if t.zone in ("battlefield", "stack", "player")]
    return offer_things([t for t in everything if t.id in legal] or usual, typed)


def permanents_here(desk: Context, place: Place, typed: str, given: Given) -> tuple[Suggestion, ...]:
    """Permanents and players: what something can be attached to."""
    return offer_things([t for t in _things(desk, place) if t.zone in ("battlefield", "player")], typed)


def sources(desk: Context, place: Place, typed: str, given: Given) -> tuple[Suggestion, ...]:
    """What has an ability to activate or a special action to take now; all permanents where nobody has priority."""
    able = {o.object for o in _priority_options(desk, place) if o.kind in ("activate", "priority")}
    here = _things(desk, place)
    usual = [t for t in here if t.zone == "battlefield"]
    return offer_things([t for t in here if t.id in able] or usual, typed)


def abilities(desk: Context, place: Place, typed: str, given: Given) -> tuple[Suggestion, ...]:
    """The activated abilities of the permanent given, by number."""
    played = played_here(desk, place)
    if played is None or not given.get("permanent"):
        return ()
    found = things_on_board.named(str(given["permanent"]), things_on_board.things(played.position), ("battlefield",))
    if not found:
        return ()
    source = found[0].id
    listed = [(str(n), f"{n}. {text}") for n, text in played.abilities_of(source) if fits(typed, text)]
    return offer([*listed, *((name, name) for name in played.specials_of(source) if fits(typed, name))])


def attackers(desk: Context, place: Place, typed: str, given: Given) -> tuple[Suggestion, ...]:
    """Untapped creatures of whoever's turn it is; several with commas."""
    played = played_here(desk, place)
    active = played.position.turn.active if played else None
    return _creatures(desk, place, typed, lambda side: side == active)


def blockers(desk: Context, place: Place, typed: str, given: Given) -> tuple[Suggestion, ...]:
    """Untapped creatures of everybody else; several with commas."""
    played = played_here(desk, place)
    active = played.position.turn.active if played else None
    return _creatures(desk, place, typed, lambda side: side != active)


def attackable(desk: Context, place: Place, typed: str, given: Given) -> tuple[Suggestion, ...]:
    """Players, planeswalkers and battles."""
    played = played_here(desk, place)
    if played is None:
        return ()
    able = {p.id for p in permanents(played.position) if p.has("Planeswalker") or p.has("Battle")}
    return offer_things(
        [t for t in things_on_board.things(played.position) if t.zone == "player" or t.id in able], typed
    )


def players(desk: Context, place: Place, typed: str, given: Given) -> tuple[Suggestion, ...]:
    """The players of the board here."""
    return offer_things([t for t in _things(desk, place) if t.zone == "player"], typed)


def zones(desk: Context, place: Place, typed: str, given: Given) -> tuple[Suggestion, ...]:
    """Zones, in the person's language."""
    words = Words.of(place.locale)
    named = [(zone, words(f"zone-{zone}")) for zone in ZONES]
    return offer((zone, label) for zone, label in named if fits(typed, label) or fits(typed, zone))


def steps(desk: Context, place: Place, typed: str, given: Given) -> tuple[Suggestion, ...]:
    """Steps of a turn, in the person's language."""
    words = Words.of(place.locale)
    named = [(step, turn_steps.step_called(step, words)) for step in turn_steps.steps()]
    return offer((step, label) for step, label in named if fits(typed, label) or fits(typed, step))


def answers(desk: Context, place: Place, typed: str, given: Given) -> tuple[Suggestion, ...]:
    """The options of the open choice."""
    played = played_here(desk, place)
    asked = played.asked if played else None
    return offer((o.id, o.label) for o in (asked.options if asked else ()) if fits(typed, o.label))


def rule_numbers(desk: Context, place: Place, typed: str, given: Given) -> tuple[Suggestion, ...]:
    """Rules by the beginning of their number, or by words."""
    beginning = typed[:1].isdigit()
    found = desk.cards.rules_beginning(typed, MOST) if beginning else desk.cards.search_rules(typed, MOST)
    return offer((rule.number, f"{rule.number} {rule.text}") for rule in found)


def terms(desk: Context, place: Place, typed: str, given: Given) -> tuple[Suggestion, ...]:
    """Glossary terms."""
    return offer((term, term) for term in desk.cards.terms_beginning(typed, MOST))


def topics(desk: Context, place: Place, typed: str, given: Given) -> tuple[Suggestion, ...]:
    """Commands, for help."""
    return offer((name, "/" + name) for name in COMMANDS if fits(typed, name))


def offer(pairs: Iterable[tuple[str, str]]) -> tuple[Suggestion, ...]:
    """At most 25 suggestions with unique labels of at most 100 characters; clients send the first match."""
    found: dict[str, Suggestion] = {}
    for value, text in pairs:
        label = " ".join(text.split())
        if len(label) > MOST_LABEL:
            label = label[: MOST_LABEL - 1] + "…"
        if label and label not in found and len(value or label) <= MOST_LABEL:
            found[label] = Suggestion(label, value or label)
        if len(found) == MOST:
            break
    return tuple(found.values())


def fits(typed: str, label: str) -> bool:
    """Whether each typed word begins a word of the label."""
    words = fold(label).replace("·", " ").split()
    return all(any(word.startswith(piece) for word in words) for piece in fold(typed).replace("·", " ").split())


def offer_things(found: Iterable[things_on_board.Thing], typed: str) -> tuple[Suggestion, ...]:
    """Those of some things whose line fits what is typed, what is likelier to be meant first."""
    labelled = [(thing.id, things_on_board.label_of(thing)) for thing in sorted(found, key=lambda thing: thing.rank)]
    return offer((value, label) for value, label in labelled if fits(typed, label))


def _creatures(desk: Context, place: Place, typed: str, of: Callable[[str], bool]) -> tuple[Suggestion, ...]:
    """Creatures that could be declared; what is already typed before a comma stays in front."""
    played = played_here(desk, place)
    if played is None:
        return ()
    done, comma, last = typed.rpartition(",")
    before = done + comma + (" " if comma else "")
    found = [p for p in permanents(played.position) if p.has("Creature") and not p.tapped and of(p.controller)]
    labels = [(f"{before}{p.id}", f"{before}{p.label} · {p.power}/{p.toughness}") for p in found]
    return offer((value, label) for value, label in labels if fits(last, label.removeprefix(before)))


def played_here(desk: Context, place: Place) -> Played | None:
    """The board here as it stands; None where there is none."""
    try:
        return desk.games.at(desk.boards.at(place.channel), desk.language(place))
    except Problem:
        return None


def _things(desk: Context, place: Place) -> tuple[things_on_board.Thing, ...]:
    played = played_here(desk, place)
    return things_on_board.things(played.position) if played else ()


def _priority_options(desk: Context, place: Place) -> tuple[engine.PendingOption, ...]:
    """The legal acts of whoever has priority."""
    played = played_here(desk, place)
    return played.options() if played and played.asked is None else ()


def _legal_targets(desk: Context, place: Place, given: Given) -> set[str]:
    """The targets that casting the card given would ask for, tried on a fork."""
    played = played_here(desk, place)
    card = str(given.get("card") or "")
    player = str(given.get("player") or "") or (played.position.turn.priority if played else None)
    return played.targets_of({"do": "cast", "player": player, "card": card}) if played and card and player else set()
