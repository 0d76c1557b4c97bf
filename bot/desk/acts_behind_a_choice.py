"""Acts that people have written behind what somebody must choose: they are done after each answer to that."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import engine
from bot.desk import presenting
from bot.desk.games import Played
from bot.desk.reading_short_acts import in_names
from bot.errors import Problem
from bot.which_is_meant import Which
from bot.words import Words
from cards import CardsError

BETWEEN = ";"
"""What stands between two acts."""

BEFORE_AN_ACT = " ,.;"
"""What may stand in front of the next act."""

RESOLVE_ALL = {"do": "resolve", "all": True}
"""What lets everything on the stack resolve."""


@dataclass(frozen=True, slots=True)
class ActsBehind:
    """The acts of a text that are to be done still, ``read`` on the table on which they are: names mean what there is
    then."""

    text: str
    read: Callable[[engine.Table, str], engine.ShortActs]
    words: Words
    said: tuple[str, ...] = ()
    """What has been done, as it was understood."""
    undone: tuple[str, ...] = ()
    """That something can't be done, and why."""
    understood: list[tuple[str, ...]] = field(default_factory=list)
    """All that was done, once for each way to the end."""

    @property
    def left(self) -> bool:
        """Whether any are to be done still."""
        return bool(self.text)

    def __call__(self, table: engine.Table) -> ActsBehind:
        """Do them, as far as nothing is asked before. What means nothing there, as a creature that is gone, is told as
        undone, and the rest is done."""
        now, text = self, self.text
        while text and not (now is not self and table.asked):
            begins, rest = text, ""
            while (found := now._read(table, begins)) is None and BETWEEN in begins:
                begins, _, last = begins.rpartition(BETWEEN)
                rest = f"{last.strip()}{BETWEEN} {rest}" if rest else last.strip()
            if found is None:
                now, text = now._without(begins.strip()), rest
                continue
            now, unread = now._done(table, found, begins)
            text = f"{BETWEEN} ".join(filter(None, (unread, rest)))
        if not text:
            self.understood.append(now.said)
        return replace(now, text=text)

    def answering(self, table: engine.Table) -> ActsBehind | None:
        """Give the answer that they begin with to what is asked; None where they begin with none to that."""
        found = self._read(table, self.text)
        if found is None or not found.acts or (found.refusal is not None and len(found.acts) == 1):
            return None
        first = found.acts[0]
        if any(entry["do"] != "answer" for entry in first.entries) or table.asked is None:
            return None
        ahead, given = table.fork(), len(table.answers_left)
        if any(ahead.act(dict(entry)) is not None for entry in first.entries) or len(ahead.answers_left) > given:
            return None
        for entry in first.entries:
            table.act(dict(entry))
        now = replace(self, said=(*self.said, in_names(first.said)), text=self.text[first.end :].lstrip(BEFORE_AN_ACT))
        if not now.text:
            now.understood.append(now.said)
        return now

    def _read(self, table: engine.Table, text: str) -> engine.ShortActs | None:
        try:
            return self.read(table, text)
        except (Problem, Which, CardsError):
            return None

    def _without(self, act: str, why: str = "") -> ActsBehind:
        told = " ".join(filter(None, [self.words("acts-not-done", act=act), why]))
        return replace(self, undone=(*self.undone, told))

    def _done(self, table: engine.Table, found: engine.ShortActs, text: str) -> tuple[ActsBehind, str]:
        """With what has been read done on the table, and what of the text has to wait or is left behind what can't be
        done."""
        done = found.acts if found.refusal is None or _has_resolved(table, found) else found.acts[:-1]
        for act in done:
            for entry in act.entries if table.game.stack or not _resolves_all(act) else ():
                table.act(dict(entry))
        now = replace(self, said=(*self.said, *(in_names(act.said) for act in done)))
        if len(done) == len(found.acts):
            return now, found.unread
        last = found.acts[-1]
        if table.asked:
            return now, found.left_of(text)
        refused = presenting.refusal(Played(found.table, self.words.language), self.words)
        return now._without(in_names(last.said), in_names(refused.verdict)), found.unread


def _resolves_all(act: engine.ShortAct) -> bool:
    """Whether an act lets everything on the stack resolve."""
    return [dict(entry) for entry in act.entries] == [RESOLVE_ALL]


def _has_resolved(table: engine.Table, found: engine.ShortActs) -> bool:
    """Whether the last act can't be done because all has resolved that it lets resolve."""
    return len(found.acts) == 1 and _resolves_all(found.acts[0]) and not (table.asked or table.game.stack)
