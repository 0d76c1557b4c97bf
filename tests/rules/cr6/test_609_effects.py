"""Effects (CR 609)."""

from __future__ import annotations

import pytest

from tests.helpers import PASS_A, RESOLVE, activate, answer, attack_with, board, cast, cr, creature, lands, to


@cr("609.2", cited=False)
def test_a_sweeper_does_nothing_to_cards_elsewhere() -> None:
    board(
        {"hand": ["Wrath of God", "Grizzly Bears"], "graveyard": ["Hill Giant"]},
        ["Savannah Lions"],
        cast("Wrath of God"),
        RESOLVE,
        expect=["Grizzly Bears in A's hand", "Hill Giant in A's graveyard", "Savannah Lions in B's graveyard"],
    )


@cr("609.3")
def test_an_effect_does_as_much_as_it_can() -> None:
    board(
        {"hand": ["Mind Rot"]}, {"hand": ["Forest"]}, cast("Mind Rot", "B"), RESOLVE, expect=["B has 0 cards in hand"]
    )
    board(
        {"hand": ["Tome Scour"]},
        {"library": ["Forest"]},
        cast("Tome Scour", "B"),
        RESOLVE,
        expect=["B has 1 card in graveyard"],
    )


@cr("609.4", "120.3d")
def test_damage_as_though_with_wither_shrinks() -> None:
    board(
        {"battlefield": ["Everlasting Torment"], "hand": ["Shock"]},
        ["Colossal Dreadmaw"],
        cast("Shock", "Colossal Dreadmaw"),
        RESOLVE,
        expect=["Colossal Dreadmaw is 4/4"],
    )


@cr("609.4a", "609.4b", cited=False)
def test_two_permissions_to_do_something_as_though_both_hold() -> None:
    """Any color of mana, at any time: neither asks about the other."""
    mine = {
        "battlefield": ["Chromatic Orrery", {"card": "Forest", "count": 5}],
        "mana": "lands",
        "hand": ["Ghitu Fire"],
    }
    now = {"do": "pass", "player": "B"}
    board(mine, [], now, cast("Ghitu Fire", "B", x=1, face="with flash"), RESOLVE, active="B", expect=["B life 19"])


@cr("609.4b", "610.3")
def test_the_exiled_creature_is_cast_with_mana_of_any_type() -> None:
    """Two Islands pay for a green creature; exiled no longer, it does not come back."""
    board(
        {"battlefield": ["Swamp", *["Island"] * 5], "hand": ["Hostage Taker"], "mana": "lands"},
        ["Grizzly Bears"],
        answer("Grizzly Bears", choice="target"),
        cast("Hostage Taker"),
        *[RESOLVE] * 2,
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["A controls Grizzly Bears"],
    )


@cr("609.4b", "613.1e", cited=False)
def test_any_mana_pays_for_any_color() -> None:
    board(
        {"battlefield": ["Mycosynth Lattice", {"card": "Forest", "count": 2}], "mana": "lands", "hand": ["Divination"]},
        {"battlefield": ["Grizzly Bears"]},
        cast("Divination"),
        refused="601.2h",
    )
    board(
        {"battlefield": ["Mycosynth Lattice", {"card": "Forest", "count": 3}], "mana": "lands", "hand": ["Divination"]},
        {"battlefield": ["Grizzly Bears"]},
        cast("Divination"),
        RESOLVE,
        expect=["Grizzly Bears is an artifact", "A has 2 cards in hand"],
    )


@cr("609.7a", cited=False)
def test_a_source_chosen_as_a_spell_is_still_the_source_once_it_is_a_permanent() -> None:
    board(
        {"hand": ["Ball Lightning"]},
        ["Circle of Protection: Red"],
        cast("Ball Lightning"),
        PASS_A,
        activate("Circle of Protection: Red", player="B"),
        RESOLVE,
        RESOLVE,
        *attack_with({"Ball Lightning": "B"}),
        to("combat damage"),
        expect=["B life 20"],
    )


@cr("609.7b", "615.9", cited=False)
def test_a_source_that_is_no_longer_red_is_not_stopped_and_the_shield_stays() -> None:
    board(
        {"battlefield": ["Hill Giant"], "hand": ["Thoughtlace"]},
        ["Circle of Protection: Red"],
        PASS_A,
        activate("Circle of Protection: Red", player="B"),
        RESOLVE,
        cast("Thoughtlace", "Hill Giant"),
        RESOLVE,
        *attack_with({"Hill Giant": "B"}),
        to("combat damage"),
        expect=["B life 17"],
    )


@cr("609.7a")
def test_the_source_of_a_delayed_trigger_may_be_chosen() -> None:
    later = creature(
        "Sacrifice ~: At the beginning of the next end step, ~ deals 2 damage to each opponent.", name="Fuse"
    )
    shield = creature(
        "{0}: The next time a source of your choice would deal damage to you this turn, prevent that damage."
    )
    played = board([later], [shield], activate("Fuse"), RESOLVE, PASS_A, activate("Tester", player="B"), RESOLVE)
    assert "Fuse" in [option["label"] for option in played.pending["options"]]


@cr("609.4b", cited=False)
@pytest.mark.parametrize(
    "spending",
    [
        "If you cast a spell this way, you may spend mana as though it were mana of any color to cast it.",
        "Mana of any type can be spent to cast spells this way.",
    ],
)
def test_the_spending_of_mana_is_said_in_a_sentence_of_its_own(spending: str) -> None:
    text = "{0}: Exile the top card of each opponent's library. You may play those cards for as long as they remain "
    mine = lands(creature(f"{text}exiled. {spending}"), "Swamp", "Swamp")
    theirs = {"library": ["Grizzly Bears"]}
    cast_it = cast("Grizzly Bears", **{"from": "exile"})
    board(mine, theirs, activate("Tester"), RESOLVE, cast_it, RESOLVE, expect=["A controls Grizzly Bears"])
