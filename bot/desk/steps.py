"""The steps of a turn at the desk: what people call them, and which is next."""

from __future__ import annotations

import engine
from bot.desk.games import Played
from bot.errors import BadValue
from bot.render.table import permanents
from bot.words import Words
from cards import fold

_NEXT = {
    "precombat main": "declare attackers",
    "beginning of combat": "declare attackers",
    "declare attackers": "declare blockers",
    "declare blockers": "combat damage",
    "combat damage": "postcombat main",
    "end of combat": "postcombat main",
    "postcombat main": "end",
    "end": "upkeep",
    "cleanup": "upkeep",
}


def steps() -> tuple[str, ...]:
    """The steps to go to, by the names that scripts have for them: all but untap, in which nobody can act (502.4)."""
    return tuple(step.value for step in engine.STEPS if step.value != "untap")


def step_called(step: str, words: Words) -> str:
    """A step as a person reads it."""
    return words.find("turn-step-" + step.replace(" ", "-")) or step


def read_step(text: str, words: Words) -> str:
    """A step by the CR's name, or as the catalogue calls it."""
    key, known = fold(text), steps()
    if key in ("main", "end step", *known):
        return key
    for step in known:
        spellings = engine.spellings(f"short-word-step-{step.replace(' ', '-')}")
        if key == fold(step_called(step, words)) or key in spellings:
            return step
    near = [step for step in known if step.startswith(key)]
    if len(near) == 1:
        return near[0]
    raise BadValue(option="step", found=text, expected=", ".join(step_called(step, words) for step in known))


def turn_of_next(played: Played, step: str, player: str | None) -> dict[str, int | str]:
    """What makes a step one is in already the next of its name, for an entry that goes to it: the second main phase
    after the first, else the step of the next turn (of a player, if one is named)."""
    turn, step = played.position.turn, {"end step": "end"}.get(step, step)
    if step == "main" and turn.step == "precombat main" and player in (None, turn.active):
        return {"step": "postcombat main"}
    if step != turn.step or player not in (None, turn.active):
        return {}
    playing = sum(not side.lost for side in played.position.players)
    return {"turn": turn.number + (playing if player else 1)}


def next_step(played: Played) -> str:
    """The next step in which somebody usually does something; an attack by nobody ends combat (508.8)."""
    step = played.position.turn.step
    attacked = any(permanent.attacking for permanent in permanents(played.position))
    if step in ("declare attackers", "declare blockers") and not attacked:
        return "end of combat"
    return _NEXT.get(step, "precombat main")
