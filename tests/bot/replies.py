"""What tests of the desk ask of its replies."""

from __future__ import annotations

import engine
from bot.desk import Desk, Reply


def good(reply: Reply) -> Reply:
    """A reply to what could be done."""
    assert reply.error is None, (reply.verdict, reply.sections)
    return reply


def rules(reply: Reply) -> set[str]:
    """The numbers of the rules behind a reply's steps."""
    return {rule.id for step in reply.steps for rule in step.rules}


def button(reply: Reply, action: str) -> str:
    """The id of the button of a reply that does something."""
    return next(button.id for button in reply.buttons if button.id.endswith(f":{action}"))


def position(desk: Desk, channel: str = "channel") -> engine.Position:
    """The board of a channel as it stands."""
    return desk.games.at(desk.boards.at(channel), "en").position
