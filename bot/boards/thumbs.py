"""What people thought of answers to questions: thumbs up and down, on servers that allow it.

An answer is kept from the moment it is given, so that it can be told what a thumb was about, and deleted after a day if
nobody gave it one. It is the question as it was asked, the rules that answered it, and who asked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.boards.database import Database

WITHOUT_THUMBS_DAYS = 1
"""How long an answer is kept that nobody has given a thumb."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A question, the rules that answered it, best first, and how many thumbs were up and down."""

    question: str
    rules: tuple[str, ...]
    up: int
    down: int


class Thumbs:
    """The answers and the thumbs, in the database of the boards."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._db = database
        self._clock = clock

    def answered(self, user: str, question: str, rules: tuple[str, ...]) -> int:
        """Keep an answer; gives its number."""
        with self._db.writing(f"answer {user}"):
            (row,) = self._db.rows(
                'INSERT INTO answers ("user", question, rules, at) VALUES (?, ?, ?, ?) RETURNING id',
                *(user, question, " ".join(rules), self._clock()),
            )
        return int(row["id"])

    def judge(self, answer: int, user: str, *, good: bool) -> bool:
        """Keep what somebody thought of an answer, in place of what they thought before; False if it is gone."""
        with self._db.writing(f"thumb {user}"):
            if not self._db.rows("SELECT id FROM answers WHERE id = ?", answer):
                return False
            self._db.rows(
                'INSERT INTO thumbs (answer, "user", good) VALUES (?, ?, ?)'
                ' ON CONFLICT (answer, "user") DO UPDATE SET good = excluded.good',
                *(answer, user, int(good)),
            )
        return True

    def judged(self) -> list[Judged]:
        """All answers that somebody gave a thumb, without who."""
        rows = self._db.rows(
            "SELECT question, rules, sum(good) AS up, count(*) AS n FROM answers JOIN thumbs ON answer = answers.id"
            " GROUP BY answers.id, question, rules ORDER BY answers.id"
        )
        return [
            Judged(row["question"], tuple(row["rules"].split()), int(row["up"]), int(row["n"]) - int(row["up"]))
            for row in rows
        ]

    def kept(self, user: str) -> int:
        """How many questions and thumbs of somebody are kept."""
        (asked,) = self._db.rows('SELECT count(*) AS n FROM answers WHERE "user" = ?', user)
        (given,) = self._db.rows('SELECT count(*) AS n FROM thumbs WHERE "user" = ?', user)
        return int(asked["n"]) + int(given["n"])

    def forget(self, user: str) -> None:
        """Delete the questions and the thumbs of somebody; within a transaction."""
        self._db.rows('DELETE FROM thumbs WHERE "user" = ?', user)
        self._db.rows('DELETE FROM answers WHERE "user" = ?', user)

    def prune(self) -> None:
        """Delete the answers that nobody gave a thumb; within a transaction."""
        old = self._clock() - WITHOUT_THUMBS_DAYS * 86400
        self._db.rows("DELETE FROM answers WHERE at < ? AND id NOT IN (SELECT answer FROM thumbs)", old)
