"""What is said to happen to players, by nothing in particular: "Opp draws 3", "I discard 2", "mill 4"."""

from __future__ import annotations

from collections.abc import Callable

from cards.model import fold
from engine.state.zones import Zone
from engine.table.scenario import Json
from engine.table.short_acts.answers_taken import when_asked
from engine.table.short_acts.by_means import drawing, only_one
from engine.table.short_acts.naming import typed
from engine.table.short_acts.pieces import small_number
from engine.table.short_acts.problems import NotUnderstood
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.sentences import Gaps


def happening(player: str, what: str, count: int) -> Json:
    """The entry by which it happens to a player."""
    return {"do": "happen", "player": player, "what": what, "count": count}


def happens(what: str) -> Callable[[Reader, Gaps], Json]:
    """Reads that so many cards are drawn, discarded or milled, or which are discarded. What draws so many is what is
    meant by that, a card in hand or a permanent with an ability (121.1); which of several is asked. Where an answer is
    waited for, it may be that."""

    def read(reader: Reader, gaps: Gaps) -> Json:
        player = (reader.player(gaps["player"]) if "player" in gaps else None) or reader.doer
        if when_asked(reader.table) is not None:
            raise NotUnderstood("", reader.act, ("means",))
        if "discarded" in gaps:
            return _discards(reader, gaps, player)
        number = how_many((gaps.get("howmany") or gaps["single"]).text)
        if what == "draw" and (ways := drawing(reader, player, number)):
            reader.come_to_act(player)
            return only_one(reader, [one for one in ways if reader.would(one) is not None] or ways, "")
        return happening(player, what, number)

    return read


def how_many(text: str) -> int:
    """A number of cards: "3", "three", "a card"; 0 for anything else."""
    return 1 if fold(text) in typed("a-single-one") else small_number(text)


def _discards(reader: Reader, gaps: Gaps, player: str) -> Json:
    """The cards of a hand that are named, or all of them."""
    hand = [i for i in reader.elsewhere if reader.game.objects[i].zone is Zone.HAND and reader.controller(i) == player]
    span = gaps["discarded"]
    if fold(span.text) in typed("whole-hand"):
        return happening(player, "discard", max(len(hand), 1))
    named = reader.declared(span, hand, ())
    return happening(player, "discard", len(named)) | {"choices": [{"choice": "objects", "value": named}]}
