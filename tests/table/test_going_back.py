"""Going back: what is refused leaves no trace, in names and steps too, however much has happened before."""

from __future__ import annotations

from typing import Any

import pytest

from cards.database import CardDatabase
from engine import Illegal, Scenario, ScenarioError, Table, play
from engine.state.zones import Zone
from engine.table import reading_entries
from engine.table.references import References
from engine.table.scenario import schema_json

Json = dict[str, Any]

CAST = {"do": "cast", "player": "A", "card": "Lightning Bolt", "targets": ["B"]}
RESOLVE = {"do": "resolve"}
BACK_TO_HAND = {"do": "edit", "move": {"Lightning Bolt": "hand"}}
TOO_MANY_TARGETS = {**CAST, "targets": ["A", "B"]}


@pytest.fixture
def table() -> Table:
    library = [{"card": "Forest", "count": 9}]
    sides = {"A": {"hand": ["Lightning Bolt"], "library": library}, "B": {"library": library}}
    return play(Scenario.load({"players": sides}), CardDatabase.starter_set())


def names(table: Table) -> list[tuple[str, str]]:
    """What everything that is or was there is called, by words kept all the time and by words made for it."""
    fresh, known = References(table.game, table.ids), [*table.game.objects, *table.game.former]
    return [(table.refs.reference(i), fresh.reference(i)) for i in known]


def test_names_are_those_of_a_table_that_never_went_back(table: Table) -> None:
    for _ in range(3):
        refusal = table.act(TOO_MANY_TARGETS)
        assert refusal is not None
        assert refusal.rules == ("601.2c",)
        for entry in (CAST, RESOLVE, BACK_TO_HAND):
            assert table.act(entry) is None
            assert all(kept == fresh for kept, fresh in names(table))
    assert table.refs.things("Lightning Bolt") == table.game.ids(Zone.HAND, 0)


def test_a_refusal_after_many_passes_changes_nothing(table: Table) -> None:
    other = table.fork()
    for one in (table, other):
        for _ in range(200):
            one.answer("pass")
            if one is table:
                with pytest.raises(Illegal):
                    one.answer("no such option")
                assert one.act({"do": "resolve", "expect_refused": True}) is not None
    assert table.game.turn.number > 3
    assert table.report().state == other.report().state
    assert table.report().events == other.report().events


def test_an_entry_that_cannot_be_read_has_no_place_in_the_script(table: Table) -> None:
    for entry in ({**CAST, "player": "C"}, {"do": "edit", "move": {"Lightning Bolt": "the moon"}}, {"do": "fly"}):
        for _ in range(2):
            with pytest.raises(ScenarioError) as error:
                table.act(entry)
            assert error.value.place.startswith("script[0]")
    assert table.act(CAST) is None


def test_every_entry_and_change_of_the_schema_is_read() -> None:
    definitions = schema_json()["$defs"]
    assert set(definitions["entry"]["properties"]["do"]["enum"]) == set(reading_entries._READERS)
    assert set(definitions["edit"]["properties"]) - {"do", "note", "expect_refused", "assumed"} == set(
        reading_entries._CHANGES
    )
