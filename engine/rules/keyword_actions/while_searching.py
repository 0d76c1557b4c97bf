"""Who makes the choices of those who search a library, and what is done with what they find (CR 701.23, 723.2)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from engine.abilities.keyword_actions.while_searching import (
    CardsFound,
    ControlWhileSearching,
    IsSearching,
    WhileSearching,
)
from engine.events import ControlOfPlayerEnds, Event, Marked, PlayerControlledForNow, Searched, ZoneChange
from engine.rules.continuous.statements import StatementInForce, looked_up
from engine.rules.evaluate.evaluation import OBJECTS, is_player
from engine.rules.evaluate.found_after_zone_change import latest
from engine.rules.instructions.performing import perform
from engine.rules.pipeline import can_not, commit
from engine.rules.pipeline.not_happening import Prohibition
from engine.rules.replacement.done_instead import WOULD
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.zones import Zone

CONTROLLING = looked_up(ControlWhileSearching)
WHILE_SEARCHING = looked_up(WhileSearching)


@contextmanager
def controlled_while_searching(game: Game, player: PlayerId, owner: PlayerId, zones: list[Zone]) -> Iterator[None]:
    """Another player makes this one's choices as long as the search goes on: the one of whom the latest effect says so
    (723.1a, 723.2)."""
    searches_own = player == owner and Zone.LIBRARY in zones
    saying = [
        standing
        for node, standing in CONTROLLING.said(game)
        if searches_own and is_player(node.whom)(game, player, standing.frame) and standing.frame.controller != player
    ]
    if not saying:
        yield
        return
    by = max(saying, key=lambda standing: standing.timestamp).frame.controller
    before = game.turn.controlled.get(player)
    overwritten = ("723.1a",) if len(saying) > 1 else ()
    commit(game, [PlayerControlledForNow(player, by)], *overwritten, "723.2")
    yield
    commit(game, [ControlOfPlayerEnds(player, before)], "723.2")


def as_they_are_found(game: Game, search: Searched, found: list[ObjectId], frame: Frame) -> Gen[list[ObjectId]]:
    """What texts have done with the cards as they are found in a search of one's own library; gives them as they are
    then. Where several would do so, the player chooses for each card which of them does (616.1)."""
    saying = [
        (node, standing)
        for node, standing in WHILE_SEARCHING.said(game)
        if _is_searching(game, node.when, search, standing.frame)
    ]
    if not saying:
        return found
    taken: dict[int, list[ObjectId]] = {}
    for card in found:
        taken.setdefault((yield from _which(search.player, saying)), []).append(card)
    for place, cards in taken.items():
        node, standing = saying[place]
        yield from _carry_out(game, node, replace(standing.frame, event=search, results={}), cards, frame.source)
    return [_now(game, i) for i in found]


@WOULD.register(IsSearching)
def _is_searching(game: Game, node: IsSearching, event: Event, frame: Frame) -> bool:
    """Whether a player searches their own library, be it along with other zones."""
    if not isinstance(event, Searched) or event.player != event.owner or Zone.LIBRARY not in event.zones:
        return False
    return is_player(node.who)(game, event.player, frame)


def _which(player: PlayerId, saying: list[tuple[WhileSearching, StatementInForce]]) -> Gen[int]:
    """Which of the effects is applied to a card, by its place; where all are the same player's it does not matter."""
    if len({(node, standing.frame.controller) for node, standing in saying}) == 1:
        return 0
    sources = [TargetId.of_object(standing.frame.source) for _, standing in saying]
    options = [Option.of(source) for source in sources]
    answer = yield Choice(player, "replacement", Message("choose-replacement", {"which": ""}), "616.1", options)
    return sources.index(answer[0])


def _carry_out(
    game: Game, node: WhileSearching, saying: Frame, cards: list[ObjectId], searching: ObjectId
) -> Gen[None]:
    saying.outcome.found = tuple(cards)
    with game.applying(frozenset(), (saying.source,), ()):
        yield from perform(game, node.then, saying)
    for it in (game.find(_now(game, i)) for i in cards):
        if it.zone is Zone.EXILE:
            commit(game, [Marked(it.id, replace(it.memory, found_by=searching))])
    for sentence in node.after:
        yield from perform(game, sentence, saying)


def _now(game: Game, card: ObjectId) -> ObjectId:
    return latest(game, TargetId.of_object(card)).object_id


@OBJECTS.register(CardsFound)
def _cards_found(game: Game, ref: CardsFound, frame: Frame) -> list[ObjectId]:
    return list(frame.outcome.found)


@can_not(ZoneChange, by="614.6")
def _stays_exiled(game: Game, event: Event) -> Prohibition | None:
    """What has been exiled as it was found is not put where the text that found it would put it."""
    assert isinstance(event, ZoneChange)
    it = game.objects.get(event.object)
    if it is None or event.source is None or it.memory.found_by != event.source:
        return None
    return Prohibition(("614.6",), words="stays-where-found")
