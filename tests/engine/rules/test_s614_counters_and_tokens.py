"""More counters and tokens than there would be, fewer, and none (614.1a, 614.16, 614.17)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, board, cast, cr


@cr("614.16", "306.5b")
def test_an_effect_doubles_what_a_planeswalker_enters_with_but_not_what_it_pays() -> None:
    """It enters with twice its loyalty, an effect; the counters of a loyalty cost are no effect."""
    board(
        {"battlefield": ["Doubling Season"], "hand": ["Jace Beleren"]},
        [],
        cast("Jace Beleren"),
        RESOLVE,
        {"do": "activate", "player": "A", "source": "Jace Beleren", "ability": "+2"},
        expect=["Jace Beleren has 8 loyalty counters"],
    )


@cr("614.16")
def test_tokens_and_counters_are_doubled_each_by_its_own_effect() -> None:
    board(
        {"battlefield": ["Doubling Season", "Ajani's Pridemate"], "hand": ["Raise the Alarm", "Healing Salve"]},
        [],
        cast("Raise the Alarm"),
        RESOLVE,
        cast("Healing Salve", "A", modes=[1]),
        RESOLVE,
        RESOLVE,
        expect=["A controls 4 Soldiers", "Ajani's Pridemate is 4/4"],
    )


@cr("614.17", "702.79a")
def test_a_creature_that_can_have_no_counters_persists_for_ever() -> None:
    board(
        {"battlefield": ["Solemnity", "Kitchen Finks"], "hand": ["Murder"]},
        [],
        cast("Murder", "Kitchen Finks"),
        RESOLVE,
        RESOLVE,
        expect=["Kitchen Finks on the battlefield", "Kitchen Finks is 3/2", "Kitchen Finks has 0 -1/-1 counters"],
    )


@cr("614.1a", "702.79a")
def test_one_counter_less_is_none() -> None:
    board(
        {"battlefield": ["Vizier of Remedies", "Kitchen Finks"], "hand": ["Murder"]},
        [],
        cast("Murder", "Kitchen Finks"),
        RESOLVE,
        RESOLVE,
        expect=["Kitchen Finks is 3/2"],
    )


@cr("614.1a")
def test_an_opponent_puts_half_of_one_counter_which_is_none() -> None:
    board(
        {"battlefield": ["Ajani's Pridemate"], "hand": ["Healing Salve"]},
        ["Vorinclex, Monstrous Raider"],
        cast("Healing Salve", "A", modes=[1]),
        RESOLVE,
        RESOLVE,
        expect=["Ajani's Pridemate is 2/2"],
    )


@cr("614.1a", "614.5")
def test_other_tokens_come_beside_and_their_number_may_be_doubled_first() -> None:
    """The player chooses the order: doubled first there are four and four, else two and two are doubled: the same."""
    board(
        {"battlefield": ["Chatterfang, Squirrel General"], "hand": ["Raise the Alarm"]},
        [],
        cast("Raise the Alarm"),
        RESOLVE,
        expect=["A controls 2 Soldiers", "A controls 2 Squirrel Tokens"],
    )
