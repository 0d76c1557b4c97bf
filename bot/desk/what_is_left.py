"""What is left of several acts in short where a choice came between: it is gone on with by one tap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.boards.store import Move


class Left(NamedTuple):
    """Acts that have been asked for and not done: what people wrote, and whether to go on to the end of it all."""

    acts: str
    to_the_end: bool


def left_of(moves: Sequence[Move]) -> Left | None:
    """What is left to do after the moves of a board; nothing once anything but answers has followed."""
    for move in reversed(moves):
        if "left" in move:
            return Left(move["left"]["acts"], move["left"]["to_the_end"])
        if not move.get("acts") or any(entry["do"] != "answer" for entry in move["acts"]):
            return None
    return None


def leaving(acts: str, to_the_end: bool) -> Move:
    """What a move keeps of acts that are left."""
    return {"left": Left(acts, to_the_end)._asdict()} if acts else {}
