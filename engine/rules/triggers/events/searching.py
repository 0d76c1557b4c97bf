"""Which part of a library is searched, and what watches searching and shuffling (CR 701.23, 701.24)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.trigger_events import searching as se
from engine.events import Searched, Shuffled, ZoneChange
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import amount, is_player
from engine.rules.evaluate.event_verbs import done_in
from engine.rules.pipeline import ALONGSIDE, commit
from engine.rules.pipeline.applying_replacement_effects import Proposal
from engine.rules.triggers.trigger_events import watches
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.log import Logged
from engine.state.noted import noted
from engine.state.unknown_cards import is_unknown, library_goes_on
from engine.state.zones import Zone

SEARCHES_ONLY_TOP = looked_up(se.SearchesOnlyTop)


def note_search(game: Game, player: PlayerId, owner: PlayerId, zones: list[Zone], frame: Frame) -> None:
    """A player searches zones; a library that a text has not had shuffled in between is searched only once, however
    often the text says so (701.23h)."""
    outcome = frame.outcome
    at = outcome.searched_at.get((player, owner))
    outcome.searched = tuple(zones)
    shuffled = at is None or any(event.player == owner for event in game.happened(Shuffled, since=at))
    if Zone.LIBRARY in zones and not shuffled:
        return
    only, by = top_only(game, player) if Zone.LIBRARY in zones else (None, None)
    search = Proposal(Searched(player, owner, tuple(zones), only), changed_by=(by,) if by is not None else ())
    commit(game, [search], "701.23a" if only is None else "701.23f")
    if Zone.LIBRARY in zones:
        outcome.searched_at = noted(outcome.searched_at, (player, owner), len(game.log))


def searched_part(game: Game, player: PlayerId, library: list[ObjectId]) -> list[ObjectId]:
    """The cards of a library that a player sees who searches it: the fewest, where several say so (701.23f)."""
    return library[: top_only(game, player)[0]]


def may_hold_any(game: Game, player: PlayerId, owner: PlayerId) -> bool:
    """Whether among the cards of a library that a player sees who searches it there may be any that nobody has named:
    it goes on with unknown cards, and those on top that can be searched are not all known (701.23f)."""
    if not library_goes_on(game, owner):
        return False
    only, known = top_only(game, player)[0], game.players[owner].placed or 0
    top = searched_part(game, player, list(game.ids(Zone.LIBRARY, owner)))
    return only is None or known < only or any(is_unknown(game.objects[i]) for i in top)


def top_only(game: Game, player: PlayerId) -> tuple[int, ObjectId] | tuple[None, None]:
    """How many cards of the top of libraries a player may search, and what says so, where something does."""
    tops = [
        (amount(game, node.count, standing.frame), standing.frame.source)
        for node, standing in SEARCHES_ONLY_TOP.said(game)
        if is_player(node.who)(game, player, standing.frame)
    ]
    return min(tops) if tops else (None, None)


SHUFFLED_IN = "shuffled in"
"""What marks a move into a library with which that is shuffled."""


@ALONGSIDE.by("701.24f")
def _shuffled_in(game: Game, logged: list[Logged]) -> None:
    """The library is shuffled once for each object that is shuffled into it (701.24f); what is put into a certain
    position of it at the same time is there (701.24g)."""
    moves = [one.event for one in logged if isinstance(one.event, ZoneChange) and one.event.to is Zone.LIBRARY]
    mixed = [move for move in moves if SHUFFLED_IN in dict(move.chosen) and move.became]
    placed = {i: move.position for move in moves if move not in mixed for i in move.became}
    anew = {move.became[0] for move in mixed}
    for move in mixed:
        _shuffle_around(game, game.find(move.became[0]).owner, anew, placed)


def _shuffle_around(game: Game, player: PlayerId, anew: set[ObjectId], placed: dict[ObjectId, int | None]) -> None:
    """Shuffle a library but for the cards that were placed in it, counted without those that came anew."""
    library = [i for i in game.ids(Zone.LIBRARY, player) if i not in anew]
    order = [i for i in game.ids(Zone.LIBRARY, player) if i not in placed]
    game.random.shuffle(order)
    for place, i in enumerate(library):
        if i in placed:
            order.insert(len(order) if placed[i] == -1 else place, i)
    commit(game, [Shuffled(player, tuple(order))], "701.24a", *(("701.24g",) if placed else ()))


@done_in(se.SearchLibrary, Searched)
def _searches(game: Game, act: se.SearchLibrary, event: Searched, frame: Frame) -> Iterable[int]:
    """Also where only a part of it is searched (701.23f)."""
    if event.player == event.owner and Zone.LIBRARY in event.zones:
        yield event.player


@done_in(se.ShuffleLibrary, Shuffled)
def _shuffles(game: Game, act: se.ShuffleLibrary, event: Shuffled, frame: Frame) -> Iterable[int]:
    """Also where there was no more than one card to shuffle (701.24e)."""
    yield event.player


@watches(se.CausedToShuffle, Shuffled)
def _caused(game: Game, trigger_event: se.CausedToShuffle, event: Shuffled, frame: Frame) -> Iterable[TargetId | None]:
    if is_player(trigger_event.who)(game, event.player, frame):
        yield TargetId.of_player(event.player)
