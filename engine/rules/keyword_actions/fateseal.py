"""Fatesealing (CR 701.29)."""

from __future__ import annotations

from engine.abilities.keyword_actions.fateseal import Fateseal
from engine.abilities.nouns import zones as zn
from engine.events import Revealed, ZoneChange
from engine.rules.choices.which_player import which_player
from engine.rules.evaluate.evaluation import amount
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.pipeline import commit, happen
from engine.rules.resolution.destinations import arrange
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId, objects_in
from engine.state.unknown_cards import top_of_library
from engine.state.zones import Zone


@DO.register(Fateseal)
def _fateseal(game: Game, verb: Fateseal, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Like scrying in an opponent's library (701.29a)."""
    count = amount(game, verb.count, frame)
    for player in players if count > 0 else ():
        with game.because("701.29a"):
            opponent = yield from which_player(
                player, [p.number for p in game.opponents(player)], frame.source, "701.29a"
            )
            seen = top_of_library(game, opponent, count)
            if not seen:
                continue
            commit(game, [Revealed(tuple(seen), player, (player,))])
            options = [Option.of(TargetId.of_object(i)) for i in seen]
            prompt = Message("choose-fateseal", {"count": len(seen)})
            answer = yield Choice(player, "cards", prompt, "701.29a", options, 0, len(seen))
            away = objects_in(answer)
            stay = [i for i in seen if i not in away]
            away = (yield from arrange(game, away, player, zn.End.BOTTOM)) if len(away) > 1 else away
            stay = (yield from arrange(game, stay, player, zn.End.TOP)) if len(stay) > 1 else stay
            moves = [ZoneChange(i, Zone.LIBRARY, Zone.LIBRARY, "fateseal", frame.source, position=-1) for i in away]
            moves += [
                ZoneChange(i, Zone.LIBRARY, Zone.LIBRARY, "fateseal", frame.source, position=0) for i in stay[::-1]
            ]
            yield from happen(game, moves)
    return TargetId.of_players(players)
