"""Scrying (CR 701.22)."""

from __future__ import annotations

from engine.abilities.keyword_actions.scry import Scry
from engine.abilities.nouns import zones as zn
from engine.events import KeywordAction, Revealed, ZoneChange
from engine.rules.evaluate.evaluation import amount
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.pipeline import commit, happen
from engine.rules.replacement.card_numbers import how_many
from engine.rules.resolution.destinations import arrange
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.unknown_cards import top_of_library
from engine.state.zones import Zone


@DO.register(Scry)
def _scry(game: Game, verb: Scry, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.22a)"""
    for player in players:
        count = yield from how_many(game, player, "scry", amount(game, verb.count, frame))
        yield from look_and_sort(game, player, count, frame, "scry", "701.22a")
    return TargetId.of_players(players)


def look_and_sort(game: Game, player: PlayerId, count: int, frame: Frame, action: str, rule: str) -> Gen[None]:
    """Look at the top cards, put some away (under the library, or into the graveyard) and the rest back in any
    order; nothing happens for none (701.22b, 701.25c)."""
    if count <= 0:
        return
    with game.because(rule):
        seen = top_of_library(game, player, count)
        if seen:
            commit(game, [Revealed(tuple(seen), player, (player,))])
        away = yield from _some_of(game, player, seen, f"choose-{action}", rule)
        stay = [i for i in seen if i not in away]
        if len(stay) > 1:
            stay = yield from arrange(game, stay, player, zn.End.TOP)
        if action == "scry":
            if len(away) > 1:
                away = yield from arrange(game, away, player, zn.End.BOTTOM)
            moves = [ZoneChange(i, Zone.LIBRARY, Zone.LIBRARY, action, frame.source, position=-1) for i in away]
        else:
            moves = [ZoneChange(i, Zone.GRAVEYARD, Zone.LIBRARY, action, frame.source) for i in away]
        moves += [ZoneChange(i, Zone.LIBRARY, Zone.LIBRARY, action, frame.source, position=0) for i in stay[::-1]]
        yield from happen(game, moves)
        commit(game, [KeywordAction(player, action, count, tuple(seen))])


def _some_of(game: Game, player: PlayerId, ids: list[ObjectId], prompt: str, rule: str) -> Gen[list[ObjectId]]:
    if not ids:
        return []
    options = [Option.of(TargetId.of_object(i)) for i in ids]
    answer = yield Choice(player, "cards", Message(prompt, {"count": len(ids)}), rule, options, 0, len(ids))
    return objects_in(answer)
