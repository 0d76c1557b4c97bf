"""Exchange (CR 701.12)."""

from __future__ import annotations

import pytest

from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, creature


@cr("701.12a")
def test_no_part_of_an_exchange_happens_where_one_target_is_gone() -> None:
    board(
        {"battlefield": ["Goblin Piker"], "hand": ["Switcheroo", "Shock"]},
        ["Hill Giant"],
        cast("Switcheroo", "Goblin Piker", "Hill Giant"),
        cast("Shock", "Goblin Piker"),
        RESOLVE_ALL,
        expect=["B controls Hill Giant"],
    )


@cr("701.12a", "608.2c")
def test_an_exchange_that_is_not_made_leads_to_a_sacrifice() -> None:
    """Gilded Drake with no target, and with a target that has gone: it is sacrificed all the same."""
    drake = {"hand": ["Gilded Drake"]}
    board(drake, [], cast("Gilded Drake"), RESOLVE_ALL, expect=["Gilded Drake in A's graveyard"])
    gone = [cast("Gilded Drake"), RESOLVE, answer("Goblin Piker"), cast("Shock", "Goblin Piker"), RESOLVE_ALL]
    both = {"hand": ["Gilded Drake", "Shock"]}
    board(both, ["Goblin Piker"], *gone, expect=["Gilded Drake in A's graveyard"])
    made = [cast("Gilded Drake"), RESOLVE, answer("Hill Giant"), RESOLVE_ALL]
    board(drake, ["Hill Giant"], *made, expect=["B controls Gilded Drake", "A controls Hill Giant"])


@cr("701.12a")
def test_half_an_exchange_does_not_happen() -> None:
    board(
        {"hand": ["Political Trickery"], "battlefield": ["Mountain"]},
        {"battlefield": ["Strip Mine", "Swamp"]},
        cast("Political Trickery", "Mountain", "Strip Mine"),
        PASS_A,
        activate("Strip Mine", "Swamp", player="B", ability=2),
        RESOLVE_ALL,
        expect=["A controls Mountain", "Strip Mine in B's graveyard"],
    )


@cr("701.12a", "112.4")
def test_a_spell_that_is_exchanged_for_a_permanent_enters_under_its_new_controller() -> None:
    trade = creature(
        "Whenever an opponent casts a spell, you may exchange control of ~ and that spell.", "3/3", "Trader"
    )
    script = (cast("Hill Giant"), RESOLVE, answer("yes", "B"), RESOLVE)
    played = board({"hand": ["Hill Giant"]}, [trade], *script, expect=["B controls Hill Giant", "A controls Trader"])
    assert "701.12a" in played.rules_of("A gains control of Trader")
    assert "112.4" in played.rules_of("B gains control of Hill Giant")


@cr("701.12b")
def test_control_of_two_targets_of_one_phrase_is_exchanged() -> None:
    board(
        {"battlefield": ["Goblin Piker"], "hand": ["Switcheroo"]},
        ["Hill Giant"],
        cast("Switcheroo", "Goblin Piker", "Hill Giant"),
        RESOLVE,
        expect=["A controls Hill Giant", "B controls Goblin Piker"],
    )


@cr("701.12b")
def test_nothing_is_exchanged_between_permanents_of_one_player() -> None:
    board(
        {"hand": ["Switcheroo"]},
        ["Hill Giant", "Goblin Piker"],
        cast("Switcheroo", "Goblin Piker", "Hill Giant"),
        RESOLVE,
        expect=["B controls Hill Giant", "B controls Goblin Piker"],
    )


@cr("701.12b")
def test_exchanging_control_of_what_one_controls_already_does_nothing() -> None:
    totem = activate("Avarice Totem", "Goblin Piker")
    board(["Avarice Totem", "Goblin Piker"], [], totem, RESOLVE, expect=["A controls Avarice Totem"])
    board(
        ["Avarice Totem"],
        ["Goblin Piker"],
        totem,
        RESOLVE,
        expect=["B controls Avarice Totem", "A controls Goblin Piker"],
    )


@cr("701.12c", "119.7")
def test_life_totals_are_exchanged_unless_one_could_not_gain_it() -> None:
    board(
        {"battlefield": ["Soul Conduit"], "life": 3},
        {"life": 17},
        activate("Soul Conduit", "A", "B"),
        RESOLVE,
        expect=["A life 17", "B life 3"],
    )
    board(
        {"battlefield": ["Soul Conduit"], "life": 3},
        {"life": 17, "battlefield": ["Everlasting Torment"]},
        activate("Soul Conduit", "A", "B"),
        RESOLVE,
        expect=["A life 3", "B life 17"],
    )


@cr("701.12f")
@pytest.mark.parametrize(("hand", "graveyard"), [(["Shock"], ["Opt", "Murder"]), ([], ["Murder"]), (["Opt"], [])])
def test_zones_are_exchanged_even_if_one_is_empty(hand: list[str], graveyard: list[str]) -> None:
    """Harness Infinity is exiled as it resolves, after the exchange."""
    board(
        {"hand": ["Harness Infinity", *hand], "graveyard": graveyard},
        [],
        cast("Harness Infinity"),
        RESOLVE,
        expect=[
            f"A has {len(graveyard)} cards in hand",
            f"A has {len(hand)} cards in graveyard",
            "Harness Infinity in exile",
        ],
    )


@cr("701.12g", "613.4b")
def test_a_life_total_is_exchanged_with_a_toughness() -> None:
    """What makes the creature larger is added to the toughness it has been given."""
    board(
        {"battlefield": ["Tree of Redemption", "Glorious Anthem"], "life": 5},
        [],
        activate("Tree of Redemption"),
        RESOLVE,
        expect=["A life 14", "Tree of Redemption is 1/6"],
    )


@cr("701.12g")
def test_a_life_total_is_exchanged_with_power() -> None:
    board(
        {"battlefield": ["Evra, Halcyon Witness"], "life": 7},
        [],
        activate("Evra, Halcyon Witness"),
        RESOLVE,
        expect=["A life 4", "Evra, Halcyon Witness is 7/4"],
    )


@cr("701.12a")
def test_nobody_exchanges_life_totals_with_themselves() -> None:
    text = "{0}: Exchange life totals with target player. If you do, draw a card."
    mine = {"battlefield": [creature(text)], "life": 3}
    board(mine, [], activate("Tester", "A"), RESOLVE, expect=["A life 3", "A has 0 cards in hand"])
    board(mine, [], activate("Tester", "B"), RESOLVE, expect=["A life 20", "A has 1 card in hand"])
