"""Interactions as the server keeps them: the three seconds, the one answer, the fifteen minutes."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from .components import check_modal
from .limits import EPHEMERAL, check_suggestions
from .problems import Problems, Refusal
from .world import Account, Channel, Json, Stored

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
FOLLOWUPS_WITHOUT_BOT = 5


class Answer(Enum):
    """The callback types of Discord."""

    PONG = 1
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    SUGGESTIONS = 8
    MODAL = 9


_ALLOWED = {
    COMMAND: {Answer.MESSAGE, Answer.DEFERRED_MESSAGE, Answer.MODAL},
    COMPONENT: {Answer.MESSAGE, Answer.DEFERRED_MESSAGE, Answer.DEFERRED_UPDATE, Answer.UPDATE, Answer.MODAL},
    AUTOCOMPLETE: {Answer.SUGGESTIONS},
    MODAL: {Answer.MESSAGE, Answer.DEFERRED_MESSAGE, Answer.DEFERRED_UPDATE, Answer.UPDATE},
}


@dataclass(eq=False)
class Exchange:
    """One interaction, from the click to the last follow-up."""

    id: str
    token: str
    kind: int
    account: Account
    channel: Channel
    data: Json
    began: float
    source: Stored | None = None  # the message whose component was used
    answer: Answer | None = None
    ephemeral: bool = False  # fixed by the first answer
    original: Stored | None = None  # the first answer as a message (or the source, when that is updated)
    waiting: bool = False  # "thinking…": deferred, nothing shown yet
    cleared: bool = False  # "thinking…" was taken away, so that another answer has to follow
    followups: list[Stored] = field(default_factory=list)
    suggestions: list[Json] = field(default_factory=list)
    modal: Json | None = None
    changed: asyncio.Condition = field(default_factory=asyncio.Condition)

    def shown(self) -> Stored | None:
        """The message that this interaction led to, newest first."""
        return self.followups[-1] if self.followups else self.original

    def settled(self) -> bool:
        """Whether the person sees the outcome."""
        return self.answer is not None and not self.waiting and (bool(self.followups) or not self.cleared)

    def check_first(self, kind: int, data: Json, now: float, deadline: float) -> Answer:
        """What the first answer is, or the refusal: too late, twice, or of the wrong type."""
        if self.answer is not None:
            raise Refusal(400, 40060, "Interaction has already been acknowledged.")
        if now - self.began > deadline:
            raise Refusal(404, 10062, f"Unknown interaction (answered after {now - self.began:.1f} s)")
        try:
            answer = Answer(kind)
        except ValueError:
            raise Refusal(400, 50035, "Invalid Form Body", {"type": [f"{kind} is no answer"]}) from None
        allowed = _ALLOWED[self.kind]
        needs_source = answer in {Answer.UPDATE, Answer.DEFERRED_UPDATE}
        if answer not in allowed or (needs_source and self.source is None):
            message = f"{answer.name} cannot answer an interaction of type {self.kind}"
            raise Refusal(400, 50035, "Invalid Form Body", {"type": [message]})
        if answer is Answer.MODAL:
            problems = Problems()
            check_modal(problems, data)
            problems.refuse()
        if answer is Answer.SUGGESTIONS:
            check_suggestions(data.get("choices"), _focused_type(self.data))
        return answer

    def check_followup(self, bot_present: bool) -> None:
        """Refuse a follow-up before the first answer, or the sixth where the bot is no member."""
        if self.answer is None:
            raise Refusal(404, 10015, "Unknown Webhook (no first answer yet)")
        if not bot_present and len(self.followups) >= FOLLOWUPS_WITHOUT_BOT:
            raise Refusal(400, 40094, "Maximum number of follow up messages for this interaction reached")

    def check_visibility(self, flags: int) -> None:
        """Refuse an edit that would make a public answer private or the reverse."""
        if bool(flags & EPHEMERAL) and not self.ephemeral:
            raise Refusal(400, 50035, "Invalid Form Body", {"flags": ["EPHEMERAL is fixed by the first answer"]})

    async def notify(self) -> None:
        """Wake whoever waits for this interaction."""
        async with self.changed:
            self.changed.notify_all()


def _focused_type(data: Json) -> int:
    options: list[dict[str, Any]] = data.get("options", [])
    for option in options:
        if option.get("focused"):
            return int(option["type"])
        if option.get("options"):
            return _focused_type(option)
    raise AssertionError("an autocomplete interaction has a focused option")
