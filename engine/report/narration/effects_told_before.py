"""Effects that begin together and of which one sentence of a card has been told already (CR 611.2)."""

from __future__ import annotations

from engine.grammar.words import third_person
from engine.report.narration.draft import Draft
from engine.report.narration.narrator import Narrator
from engine.state.ids import TargetId
from engine.state.log import Logged

MOST_NAMED = 4
"""So many permanents are named beside a player; of more each effect is told."""


def has_been_said(n: Narrator, logged: Logged, sentence: str) -> bool:
    """Whether the step of the effect that began just before says all this already: "your life total can't change and
    you gain protection from everything"; it is that of this effect too."""
    told = _before(n, logged)
    if told is None or told.key != "tell-effect-said" or not _words(sentence) < _words(told.args["text"]):
        return False
    n.fold(logged, told)
    return True


def has_been_said_of_players(n: Narrator, logged: Logged, text: str, on: list[TargetId]) -> bool:
    """Whether the step of the effect that began just before says this of a player and permanents alike: "you and
    permanents you control gain hexproof until end of turn"; then that says which permanents too."""
    told = _before(n, logged)
    if told is None or told.key != "tell-effect-said" or not told.args["things"] or len(on) > MOST_NAMED:
        return False
    of_several = _words(told.args["text"])
    if not _words(text) <= of_several | {third_person(word) for word in of_several}:
        return False
    n.fold(logged, told)
    told.args["things"] = [*told.args["things"], *on]
    told.args["count"] = len(told.args["things"])
    return True


def _before(n: Narrator, logged: Logged) -> Draft | None:
    """The step of what happened just before within the same."""
    return n.shown.get(n.previous.id) if n.previous is not None and n.previous.parent == logged.parent else None


def _words(sentence: str) -> set[str]:
    return {*sentence.lower().replace(",", "").rstrip(".").split()}
