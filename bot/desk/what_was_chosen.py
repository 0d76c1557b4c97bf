"""What comes of acts whatever was chosen as a permanent of the board entered, where nobody has said (CR 607.2d)."""

from __future__ import annotations

from collections.abc import Callable

import engine
from bot.boards.moves import Entry
from bot.desk.games import Played
from bot.desk.reply import Reply
from bot.words import Words

MOST_TRIED = 12
"""Of so many different answers it is played what comes of each."""


def is_untold(played: Played) -> bool:
    """Whether something is asked that was chosen before the board began."""
    asked = played.table.asked
    return asked is not None and asked.is_untold


def of_each(asked: Played, reply: Reply, play: Callable[[Entry], Reply], words: Words) -> Reply:
    """The reply that asks for it, with the verdict of each answer, those together that come to the same; where all do,
    it is the reply to any of them. Of too many answers it is only asked. ``play`` carries all out with such an answer
    given ahead."""
    pending = asked.report.pending
    assert pending is not None
    untold = words("chosen-untold", prompt=pending.prompt)
    if len(pending.options) > MOST_TRIED:
        return reply.but(verdict=untold)
    found = [(option, play(_answer(pending, option))) for option in pending.options]
    verdicts: dict[str, list[engine.PendingOption]] = {}
    for option, of in found:
        verdicts.setdefault(_told(of), []).append(option)
    if len(verdicts) == 1:
        told = words("chosen-does-not-matter", prompt=pending.prompt)
        return found[-1][1].but(footer=(told, *found[-1][1].footer))
    lines = [_line(options, verdict, words) for verdict, options in verdicts.items()]
    return reply.but(verdict="\n".join((untold, *lines)))


def _answer(pending: engine.Pending, option: engine.PendingOption) -> Entry:
    return {"do": "answer", "player": pending.player, "choice": pending.kind, "value": option.id}


def _line(options: list[engine.PendingOption], verdict: str, words: Words) -> str:
    labels = words.both([option.label for option in options], "or")
    return words("chosen-comes-to", answers=labels, verdict=" ".join(verdict.split("\n")))


def _told(of: Reply) -> str:
    """What a reply comes to; where it asks for something else of the kind, that."""
    return of.choice.prompt if of.choice is not None and of.choice.untold else of.verdict
