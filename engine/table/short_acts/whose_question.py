"""Which question an answer is said to that names who does what they may, or don't: "Opp draws", "he doesn't pay for
Smothering Tithe", "Opp declines"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from cards.model import fold
from engine.state.choices import Choice
from engine.state.ids import TargetId
from engine.table.messages_in_words import Speech
from engine.table.short_acts.answers_taken import when_asked
from engine.table.short_acts.deeds import deeds_said, does
from engine.table.short_acts.naming import Naming, typed, without_article
from engine.table.short_acts.pieces import beginnings
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.sentences import Span
from engine.table.table import Table

MOST_LOOKED_AT = 12
"""Choices, at the most, behind which the one is sought to which something is said."""
MOST_WORDS = 4
"""Words, at the most, by which something is denied."""
RULES_OF_PAYING = "118."
"""The rules of what is paid, be it mana or anything else."""


@dataclass(frozen=True, slots=True)
class Whether:
    """That somebody does something, or doesn't. ``players`` are those who may be meant; none where anybody may."""

    value: str
    players: tuple[str, ...] = ()
    deeds: frozenset[str] = frozenset()
    """What is done; nothing where only "yes" or "no" is meant, to whatever may be done."""
    behind: str = ""
    """What stands behind the verb."""
    pays: bool = False
    of: str = ""
    """For what it is paid."""

    def fits(self, reader: Reader, table: Table | None) -> bool:
        """Whether it is said to what is asked on a table."""
        choice = table.choice if table is not None else None
        if table is None or choice is None or not is_yes_or_no(choice) or not self.is_said_of(table, choice):
            return False
        there = reader.on(table)
        if self.pays:
            return is_to_pay(table) and (not self.of or is_asked_of(there, choice, self.of))
        asked = Speech(table.refs, "en").say(choice.prompt).partition("?")[0]
        if not self.deeds:
            return True
        done = any(does(asked, deed) for deed in self.deeds)
        return done and (self.value == "no" or not self._says_what(there, asked))

    def _says_what(self, naming: Naming, asked: str) -> bool:
        """Whether it says to what it is done, as who does it chooses: "Opp fetches Forest" is more than a yes."""
        if not self.behind or fold(self.behind) in fold(asked) or fold(self.behind) in typed("it"):
            return False
        some = "search" not in self.deeds and without_article(self.behind) != self.behind
        return not some or bool(naming.all_called(self.behind, [*naming.in_play, *naming.elsewhere]))

    def is_said_of(self, table: Table, choice: Choice) -> bool:
        """Whether who is asked may be meant."""
        return not self.players or table.game.players[choice.player].name in self.players


def is_yes_or_no(choice: Choice) -> bool:
    """Whether yes or no is asked."""
    return {one.id for one in choice.listed()} == {"yes", "no"}


def is_to_pay(table: Table | None) -> bool:
    """Whether it is asked if something is paid."""
    if table is None or table.choice is None:
        return False
    asked = Speech(table.refs, "en").say(table.choice.prompt)
    return asked.startswith("Pay ") or table.choice.rule.startswith(RULES_OF_PAYING)


def is_asked_of(naming: Naming, choice: Choice, name: str) -> bool:
    """Whether something is asked by what has that name."""
    objects = [naming.refs.latest(i) for i in choice.prompt.objects()]
    there = [i for i in objects if i in naming.game.objects]
    gone = (fold(str(naming.speech.value(TargetId.of_object(i)))) for i in objects if i not in there)
    return bool(naming.all_called(name, there)) or any(fold(name) in one for one in gone)


def whether_it_is_done(naming: Naming, text: str) -> Whether | None:
    """What a text says who names who does it; None where it says no such thing."""
    words = re.sub(r"\bn['’](?=\w)", "n' ", fold(text)).split()
    players = _who(naming, words)
    if not players or any(True for _ in beginnings(Span(text, 0, len(text)))):  # "Opp draws, he doesn't pay" are two
        return None
    words = words[1:]
    if " ".join(words) in typed("declines"):
        return Whether("no", players)
    if " ".join(words) in typed("agrees"):
        return Whether("yes", players)
    denied = next((n for n in range(MOST_WORDS, 0, -1) if " ".join(words[:n]) in typed("not")), 0)
    words = words[denied:]
    if denied and len(words) > 1 and words[1] in typed("not"):  # "ne pioche pas"
        words = [words[0], *words[2:]]
    value = "no" if denied else "yes"
    if len(words) == 1 and words[0] in typed("to-pay"):
        return Whether(value, players, pays=True)
    deeds = deeds_said(words[0]) if words else frozenset()
    return Whether(value, players, deeds, " ".join(words[1:])) if deeds else None


def _who(naming: Naming, words: list[str]) -> tuple[str, ...]:
    if len(words) > 1 and words[0] in typed("he"):
        return tuple(name for name in naming.names if name != naming.asker)
    return tuple(naming.players(words[0])) if len(words) > 1 else ()


def is_asked_behind(then: Table, fits: Callable[[Table | None], bool]) -> bool:
    """Whether something is asked behind what is asked on a table, after some answer to that."""
    waiting = [then]
    for _ in range(MOST_LOOKED_AT):
        if not waiting:
            return False
        table = waiting.pop(0)
        for ahead in _answered(table):
            later = when_asked(ahead)
            if later is None or later.choice is None:
                continue
            if fits(later):
                return True
            waiting.append(later)
    return False


def _answered(table: Table) -> Iterator[Table]:
    """Forks of a table on which what is asked has been answered: with yes and with no, or by the first that may be."""
    choice = table.choice
    assert choice is not None
    ids: list[Any] = [one.id for one in choice.listed()]
    values = ids if is_yes_or_no(choice) else ["as listed"] if choice.ordered else [ids[: max(choice.minimum, 1)]]
    for value in values:
        ahead = table.fork()
        who = table.game.players[choice.player].name
        if ahead.act({"do": "answer", "player": who, "value": value}) is None:
            yield ahead
