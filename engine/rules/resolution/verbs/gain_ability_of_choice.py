"""Gaining one of several keyword abilities (CR 608.2d, 613.1f)."""

from __future__ import annotations

from engine.abilities.base import Node
from engine.abilities.verbs.gain_ability_of_choice import GainAbilityOfChoice
from engine.abilities.verbs.gain_lose_abilities import GainAbilities
from engine.rules.continuous.lasting_verbs import CHOSEN
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId


@CHOSEN.register(GainAbilityOfChoice)
def _one_of_them(game: Game, node: GainAbilityOfChoice, frame: Frame) -> Gen[Node]:
    """Chosen as the effect begins (608.2d)."""
    by_name = {str(one.name.word): one for one in node.options}
    options = [Option(name, Message("word", {"word": name}), kind="keyword") for name in by_name]
    prompt = Message("choose-ability-gained", {"source": TargetId.of_object(frame.source)})
    answer = yield Choice(frame.controller, "keyword", prompt, "608.2d", options)
    return GainAbilities((by_name[answer[0]],))
