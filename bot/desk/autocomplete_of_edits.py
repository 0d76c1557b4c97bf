"""Autocomplete for changes by hand: what a change can happen to on the board here, and what it can be to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from bot.desk import autocomplete, things_on_board
from bot.desk.autocomplete import Given, fits, offer, offer_things, played_here
from bot.desk.context import Context
from bot.desk.reply import Place, Suggestion
from bot.render.table import Permanent, permanents
from cards import fold

_ATTACHED = {"Aura", "Equipment", "Fortification"}
_USUAL = {"Creature": ("+1/+1", "-1/-1"), "Planeswalker": ("loyalty",), "Battle": ("defense",)}
"""Counters by the type of what usually has them."""
_OF_PLAYERS = ("poison", "energy", "experience", "rad")
MOST_DAMAGE = 20
USUAL_LIFE = (20, 40, 30, 10, 5, 3, 2, 1)
"""Totals that people set: those that games begin with, and those that are nearly over."""
FACES = ("front", "back")

_HAPPENS_TO: Mapping[str, Callable[[Permanent], bool]] = {
    "tap": lambda it: not it.tapped,
    "untap": lambda it: it.tapped,
    "damage": lambda it: it.has("Creature"),
    "attach": lambda it: not _ATTACHED.isdisjoint(it.subtypes),
    "face": lambda it: " // " in it.card,
    "control": lambda it: True,
    "remove": lambda it: True,
    "counters": lambda it: True,
}
"""The permanents that a change may happen to."""


def objects(desk: Context, place: Place, typed: str, given: Given) -> tuple[Suggestion, ...]:
    """What the change can happen to; counters go on players as well, and what moves may be anywhere."""
    played, change = played_here(desk, place), str(given.get("change"))
    if played is None:
        return ()
    everything = things_on_board.things(played.position)
    if change == "move":
        return offer_things([thing for thing in everything if thing.zone not in ("player", "stack")], typed)
    if change in ("life", "mana", "turn"):
        return offer_things([thing for thing in everything if thing.zone == "player"], typed)
    may = _HAPPENS_TO.get(change)
    if may is None:
        return autocomplete.things_here(desk, place, typed, given)
    able = {it.id for it in permanents(played.position) if may(it)}
    players = [thing for thing in everything if thing.zone == "player" and change == "counters"]
    return offer_things([*(thing for thing in everything if thing.id in able), *players], typed)


def values(desk: Context, place: Place, typed: str, given: Given) -> tuple[Suggestion, ...]:
    """What the change may be to: a zone, a host, a player, a step, a number of counters, of damage or of life."""
    change = str(given.get("change"))
    if source := {"move": autocomplete.zones, "turn": autocomplete.steps}.get(change):
        return source(desk, place, typed, given)
    played = played_here(desk, place)
    if played is None:
        return ()
    everything = things_on_board.things(played.position)
    named = things_on_board.named(str(given.get("object") or ""), everything, ("battlefield",))
    it = next((it for it in permanents(played.position) if named and it.id == named[0].id), None)
    if change == "attach":
        hosts = [t for t in everything if t.zone in ("battlefield", "player") and not (it and t.id == it.id)]
        return offer_things(hosts, typed)
    if change == "control":
        return offer_things([t for t in everything if t.zone == "player" and not (it and t.id == it.controller)], typed)
    if change == "counters":
        player = bool(named) and named[0].zone == "player"
        return _offered(_counters(it, player, typed), typed)
    plain: Iterable[object] = ()
    if change == "damage":
        plain = range(min((it.toughness or 0) if it else 3, MOST_DAMAGE) + 1)
    elif change == "life":
        who = str(given.get("player") or given.get("object") or "")
        has = [one.life for one in played.position.players if fold(one.name) == fold(who)]
        plain = dict.fromkeys((*has, *USUAL_LIFE))
    elif change == "face":
        plain = FACES
    elif change == "mana":
        plain = ("any", "lands", "W", "U", "B", "R", "G", "C")
    return _offered(map(str, plain), typed)


def _counters(it: Permanent | None, player: bool, typed: str) -> Iterator[str]:
    """Counters to set: as many as are typed, else one more and one less of what it has, and one of the usual kinds."""
    has = dict(it.counters) if it else {}
    number = typed.split()[0] if typed.split() and typed.split()[0].isdecimal() else ""
    for kind in dict.fromkeys([*has, *_usual(it, player)]):
        if number:
            yield f"{number} {kind}"
        else:
            yield from (f"{n} {kind}" for n in (has.get(kind, 0) + 1, has.get(kind, 0) - 1) if n >= 0)


def _usual(it: Permanent | None, player: bool) -> Iterator[str]:
    """The kinds of counters that such a thing usually has."""
    if player:
        yield from _OF_PLAYERS
    elif it is not None:
        for kind, counters in _USUAL.items():
            if it.has(kind):
                yield from counters
        if "Saga" in it.subtypes:
            yield "lore"
        yield from ("charge", "stun")


def _offered(texts: Iterable[str], typed: str) -> tuple[Suggestion, ...]:
    return offer((text, text) for text in texts if fits(typed, text))
