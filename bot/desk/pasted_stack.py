"""What a pasted board has on its stack: it is cast, as short acts, once the rest of the board is there."""

from __future__ import annotations

from collections.abc import Sequence

from bot.board_text.stack import OnStack
from bot.boards.store import Board
from bot.desk import presenting
from bot.desk.commands.short_acts import carry_out_acts
from bot.desk.context import Context
from bot.desk.games import Played
from bot.desk.reading_short_acts import read_acts
from bot.desk.reply import Place, Reply
from bot.which_is_meant import EXACT, Reading, Which
from bot.words import Words

_CASTS = "casts"


def cast_on_stack(
    desk: Context, place: Place, board: Board, before: Played, stack: Sequence[OnStack], option: str
) -> Reply:
    """Cast what is on the stack, on a board as it stands."""
    return carry_out_acts(desk, place, board, before, _acts(stack, before, option), option)


def check_stack(
    desk: Context, place: Place, board: Board, before: Played, stack: Sequence[OnStack], option: str
) -> Reply | None:
    """Whether it could all be cast, before anything is put down: the refusal where the rules keep one from being cast.
    Which, about the whole text, for what may mean several things."""
    acts = _acts(stack, before, option)
    try:
        found = read_acts(desk, place, board, before, acts, option)
    except Which as which:
        raise Which(
            option, which.text, [Reading(_rewritten(acts, one.value, stack), one.label) for one in which.readings]
        ) from None
    if found.refusal is None:
        return None
    return presenting.refusal(Played(found.table, before.language), Words.of(place.locale))


def _acts(stack: Sequence[OnStack], before: Played, option: str) -> str:
    """The short acts that put it there; Which for one of which nobody says whose it is."""
    for one in stack:
        if one.player is None:
            named = [Reading(one.rewriting(f"{EXACT}{who}'s {one.spell}"), who) for who in before.position.names]
            raise Which(option, one.spell, named, "caster")
    return "; ".join(f"{one.player} {_CASTS} {one.spell}" for one in stack)


def _rewritten(acts: str, said: str, stack: Sequence[OnStack]) -> str:
    """The whole text for acts of which one is said otherwise."""
    for one, was, now in zip(stack, acts.split("; "), said.split("; "), strict=True):
        if was != now:
            _, _, spell = now.partition(f" {_CASTS} ")
            return one.rewriting(f"{EXACT}{one.player}'s {spell}")
    return said
