"""Judges' questions about what triggers and what does not."""

from __future__ import annotations

from tests.engine.helpers import board, cast, cr


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


@cr("603.2")
def test_an_illusion_is_sacrificed_for_becoming_the_target_of_its_own_controllers_spell() -> None:
    played = board(
        {"hand": ["Giant Growth"], "battlefield": ["Phantasmal Bear"]},
        [],
        cast("Giant Growth", "Phantasmal Bear"),
        {"do": "resolve"},
        {"do": "resolve"},
        expect=["Phantasmal Bear in A's graveyard", "Giant Growth in A's graveyard"],
    )
    assert played.cites("608.2b")


@cr("603.3b")
def test_triggers_of_one_ability_that_do_the_same_need_no_order() -> None:
    board(
        {"hand": ["Raise the Alarm"], "battlefield": ["Soul Warden"]},
        [],
        cast("Raise the Alarm"),
        {"do": "resolve"},
        {"do": "resolve", "all": True},
        expect=["A life 22"],
    )
