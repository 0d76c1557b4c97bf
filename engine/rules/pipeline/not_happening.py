"""Telling what a rule or an effect keeps from happening (CR 101.2, 609.3)."""

from __future__ import annotations

from typing import Any

from engine.events import DidNotHappen
from engine.state.choices import Message
from engine.state.game import Game


def does_not_happen(game: Game, key: str, *rules: str, **args: Any) -> None:
    """Note in the log that something does not happen: ``key`` and ``args`` are the words of the step, ``rules`` say
    why.

    For what a player would expect and the rules prevent. Call it where the engine decides "no", once, and never where
    it only asks whether something could happen.
    """
    game.record(DidNotHappen(Message(key, args)), *rules)
