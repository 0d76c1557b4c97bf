"""Choosing the name of a card (CR 201.4)."""

from __future__ import annotations

from engine.abilities.verbs.choose_card_name import ChooseCardName
from engine.rules.choices.choosing_card_names import any_name, name_options
from engine.rules.instructions.carrying_out import DO, Acted
from engine.state.choices import Choice, Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


@DO.register(ChooseCardName)
def _choose(game: Game, verb: ChooseCardName, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(201.4)"""
    for player in players:
        prompt = Message("choose-card-name", {"source": TargetId.of_object(frame.source)})
        options, others = name_options(game, verb.what), any_name(game, verb.what)
        answer = yield Choice(player, "card name", prompt, "201.4", options, by_name=others, rest=True)
        frame.chosen.name = answer[0]
    return TargetId.of_players(players)
