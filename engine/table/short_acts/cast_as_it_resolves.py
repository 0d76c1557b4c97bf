"""A card that is said to be cast where an effect asks whether it is, now or as the stack resolves ("cast Bloodbraid
Elf; cast Bolt on Bears with cascade"): that is the answer, and no card of a hand is cast (CR 608.2g, 702.85a)."""

from __future__ import annotations

from collections.abc import Iterator

from cards.model import fold
from engine.events import SpellCast
from engine.state.choices import Choice
from engine.state.zones import Zone
from engine.table.scenario import Json
from engine.table.short_acts.answers_taken import when_asked
from engine.table.short_acts.naming import typed
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.sentences import Span
from engine.table.table import Table


def without_its_means(piece: Span) -> Span | None:
    """A piece without the words behind it by which it is an effect that lets the card be cast: "with cascade"; None
    where there are none."""
    for said in sorted(typed("cast-by-an-effect"), key=len, reverse=True):
        if fold(piece.text).endswith(f" {said}"):
            text = piece.text[: -len(said)].rstrip(" ,")
            return Span(text, piece.start, piece.start + len(text))
    return None


def answers_that_cast(reader: Reader, card: str, player: str | None) -> list[Json] | None:
    """The answers by which a card that is called so is cast, of what is asked now or as the stack resolves; one that is
    unknown till then is taken to be that card. None where no answer casts it."""
    then = when_asked(reader.table)
    if then is None or then.choice is None or player not in (None, reader.player_name(then.choice.player)):
        return None
    who = reader.player_name(then.choice.player)
    if then.choice.kind == "unknown card":
        name = reader.card(card)
        told: Json = {"do": "answer", "player": who, "value": name}
        ahead = then.fork()
        if name is None or ahead.act(dict(told)) is not None or ahead.choice is None:
            return None
        casts = _answer_that_casts(reader, ahead, ahead.choice, card)
        return None if casts is None else [told, casts]
    casts = _answer_that_casts(reader, then, then.choice, card)
    return None if casts is None else [casts]


def is_held(reader: Reader, card: str, player: str | None) -> bool:
    """Whether a player, or whoever chooses, has a card that is called so in hand: that one is cast."""
    hands = [i for i in reader.elsewhere if reader.game.objects[i].zone is Zone.HAND]
    mine = [i for i in hands if reader.controller(i) == (player or reader.asker)]
    return bool(reader.all_called(card, mine))


def _answer_that_casts(reader: Reader, then: Table, choice: Choice, card: str) -> Json | None:
    there = reader.on(then)
    for value in _values(there, choice, card):
        entry: Json = {"do": "answer", "player": there.player_name(choice.player), "value": value}
        after = then.fork()
        if after.act(dict(entry)) is None and _is_cast(there, then, after, card):
            return entry
    return None


def _values(there: Reader, choice: Choice, card: str) -> Iterator[str]:
    """Yes, to what may be done; or the card, of several that may be cast."""
    options = choice.listed()
    if {one.id for one in options} == {"yes", "no"}:
        yield "yes"
        return
    objects = [one.object for one in options if one.object is not None]
    found = there.all_called(card, [i for i in objects if i in there.game.objects])
    yield from map(there.reference, found[:1])


def _is_cast(there: Reader, then: Table, after: Table, card: str) -> bool:
    """Whether a card that is called so has been cast between, or is being cast."""
    log = after.game.log[len(then.game.log) :]
    cast = {one.event.object for one in log if isinstance(one.event, SpellCast)}
    roots = {after.refs.root(i) for i in (*cast, *after.game.stack) if i not in then.game.stack}
    return any(then.refs.root(i) in roots for i in there.all_called(card, there.elsewhere))
