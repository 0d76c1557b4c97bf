"""Villainous choices (CR 701.55)."""

from __future__ import annotations

from engine.mechanics.villainous_choices.words import FacesAgain, FacesChoice
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import players
from engine.rules.instructions.performing import PERFORM, perform
from engine.rules.resolution.optional_and_conditional_instructions import may_text
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId

FACES_AGAIN = looked_up(FacesAgain)


@PERFORM.register(FacesChoice)
def _faces(game: Game, node: FacesChoice, frame: Frame) -> Gen[None]:
    """One player after the other goes through all of it (701.55d); an option may be impossible (701.55b)."""
    for player in players(game, node.who, frame):
        for _ in range(1 + _again(game, player)):
            prompt = Message("villainous-choice", {"source": TargetId.of_object(frame.source)})
            texts = [may_text(one) for one in (node.first, node.second)]
            options = [
                Option(str(n), Message("word", {"word": text}), kind="villainous choice", number=n)
                for n, text in enumerate(texts, 1)
            ]
            answer = yield Choice(player, "villainous choice", prompt, "701.55a", options)
            with game.because("701.55a"):
                chosen = node.first if answer == ["1"] else node.second
                frame.chosen.chooser = player
                yield from perform(game, chosen, frame)


def _again(game: Game, player: PlayerId) -> int:
    """How many more times an opponent faces it (701.55c)."""
    return sum(standing.frame.controller != player for _, standing in FACES_AGAIN.said(game))
