"""Which of several players does something, where the text leaves it open (CR 601.2c, 608.2d, 700.2e)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.state.choices import Choice, Gen, Message, Option
from engine.state.ids import ObjectId, PlayerId, TargetId


def which_player(chooser: PlayerId, among: Sequence[PlayerId], source: ObjectId, rule: str) -> Gen[PlayerId]:
    """ "An opponent" of several: one of them, as a player chooses; not asked where there is but one."""
    if len(among) == 1:
        return among[0]
    options = [Option.of(TargetId.of_player(player)) for player in among]
    prompt = Message("choose-player", {"source": TargetId.of_object(source)})
    answer = yield Choice(chooser, "player", prompt, rule, options)
    chosen: PlayerId = answer[0].player
    return chosen
