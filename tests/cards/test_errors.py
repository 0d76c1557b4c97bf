"""What goes wrong is one sentence, and stays the same one when it comes from another process."""

from __future__ import annotations

import pickle

import pytest

from cards.errors import DatabaseError, NotThere, SyncError, UnknownCard, UnknownRule, UnknownTerm, either

ERRORS = [
    UnknownCard("Lightnig Bolt", ["Lightning Bolt", "Lightning Blast"]),
    UnknownRule("The rules of 2026-04-17 have no rule 999.", "999", ["905"]),
    UnknownTerm("florble"),
    DatabaseError("There is no card database."),
    SyncError("cut.json is cut off."),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_errors_travel_between_processes(error: Exception) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), str(copy)) == (type(error), str(error))
    if isinstance(error, NotThere):
        assert (copy.asked, copy.near) == (error.asked, error.near)


def test_a_long_name_is_cut_and_stays_on_one_line() -> None:
    sentence = str(UnknownCard("x\n" * 500))
    assert "\n" not in sentence
    assert len(sentence) < 200


def test_choices_in_words() -> None:
    assert [either(names) for names in (["A"], ["A", "B"], ["A", "B", "C"])] == ["A", "A or B", "A, B or C"]
