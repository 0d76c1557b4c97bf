"""Thumbs up and down under an answer to a question, kept only on servers whose moderators allow it."""

from __future__ import annotations

from bot.desk.command_registry import command
from bot.desk.context import Context
from bot.desk.reply import Button, Place, Reply
from bot.errors import NotModerator, Stale
from bot.words import Words

GOOD, BAD = "good", "bad"
"""The look-ups that the two buttons are."""
_ALLOWED = "thumbs"
"""The setting of a server."""


@command("thumbs", private=True, short=True)
def thumbs(desk: Context, place: Place, allow: bool = True) -> Reply:
    """Whether answers to questions may be judged on this server, and questions kept for that."""
    words = Words.of(place.locale)
    if place.guild is None:
        return Reply(verdict=words("thumbs-no-server"), error="state", private=True)
    if not place.moderator:
        raise NotModerator()
    desk.boards.set(f"guild:{place.guild}", _ALLOWED, "yes" if allow else "no")
    return Reply(verdict=words("thumbs-allowed" if allow else "thumbs-forbidden"), private=True)


def thumb_buttons(desk: Context, place: Place, question: str, rules: tuple[str, ...]) -> tuple[Button, ...]:
    """The two buttons under an answer; none where they are not allowed."""
    if place.guild is None or desk.boards.setting(f"guild:{place.guild}", _ALLOWED) != "yes":
        return ()
    number = desk.boards.thumbs.answered(place.user, question, rules)
    return (
        Button(f"q:{GOOD}:{number}", "👍", private=True),
        Button(f"q:{BAD}:{number}", "👎", private=True),
    )


def judged(desk: Context, place: Place, number: str, *, good: bool) -> Reply:
    """A tap on one of them. Stale where the answer is not kept any more."""
    allowed = place.guild is not None and desk.boards.setting(f"guild:{place.guild}", _ALLOWED) == "yes"
    if not allowed or not number.isdecimal() or not desk.boards.thumbs.judge(int(number), place.user, good=good):
        raise Stale()
    return Reply(verdict=Words.of(place.locale)("thumbs-noted"), private=True)
