"""Judges' questions about what triggers and what does not."""

from __future__ import annotations

from tests.engine.helpers import board, cr


@cr("702.29c")
def test_what_triggers_on_cycling_the_card_itself_triggers_from_where_it_went() -> None:
    played = board(
        {"hand": ["Gempalm Strider"], "battlefield": ["Llanowar Elves"]},
        [],
        {"do": "activate", "player": "A", "source": "Gempalm Strider"},
        {"do": "resolve", "all": True},
        expect=["Llanowar Elves is 3/3", "A has 1 card in hand", "Gempalm Strider in A's graveyard"],
    )
    assert played.count("ability triggers") == 1
