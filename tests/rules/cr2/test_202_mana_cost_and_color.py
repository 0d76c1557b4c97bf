"""Mana Cost and Color (CR 202)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, board, cast, cr, creature, to
from tests.rules.merging import BRISELA


@cr("202.1", cited=False)
def test_urzas_saga_finds_costs_of_zero_and_one_but_no_artifact_with_another_cost():
    saga = {"card": "Urza's Saga", "counters": {"lore": 2}}
    played = board(
        {"battlefield": [saga], "library": ["Forest", "Sol Ring", "Mind Stone", "Memnite", "Forest"]},
        [],
        to("precombat main"),
        RESOLVE,
        step="draw",
    )
    found = {option["label"] for option in played.pending["options"]}
    assert {"Sol Ring", "Memnite"} <= found
    assert "Mind Stone" not in found


@cr("202.1a", cited=False)
def test_a_mana_cost_asks_for_its_colors() -> None:
    board({"hand": ["Opt"], "mana": "RRR"}, [], cast("Opt"), refused="601.2h")
    board({"hand": ["Opt"], "mana": "U"}, [], cast("Opt"), expect=["Opt in stack"])


@cr("202.1b", "118.6")
def test_a_card_without_a_mana_cost_cannot_be_cast() -> None:
    board({"hand": ["Ancestral Echo"]}, [], cast("Ancestral Echo"), refused="202.1b")


@cr("202.1b", "202.3a", cited=False)
def test_tokens_and_lands_have_mana_value_0() -> None:
    board(
        ["Forest", {"token": {"name": "Soldier", "power": 1, "toughness": 1}, "id": "soldier"}],
        [],
        expect=["Forest has mana value 0", "soldier has mana value 0"],
    )


@cr("202.2", "202.2c", cited=False)
def test_an_object_has_the_colors_of_its_mana_symbols() -> None:
    board(
        {"graveyard": ["Bloodbraid Elf", "Ornithopter"]},
        [],
        expect=[
            "Bloodbraid Elf is red",
            "Bloodbraid Elf is green",
            "Bloodbraid Elf is not white",
            "Ornithopter is colorless",
        ],
    )


@cr("202.2b", "105.2c", cited=False)
def test_what_has_no_colored_symbol_in_its_cost_is_colorless() -> None:
    board(["Juggernaut", "Forest"], [], expect=["Juggernaut is colorless", "Forest is colorless"])


@cr("202.2d", cited=False)
def test_hybrid_and_phyrexian_symbols_give_all_their_colors() -> None:
    board(
        ["Deathrite Shaman", "Porcelain Legionnaire"],
        [],
        expect=["Deathrite Shaman is black", "Deathrite Shaman is green", "Porcelain Legionnaire is white"],
    )


@cr("202.2e", "204.2", cited=False)
def test_a_color_indicator_gives_its_color() -> None:
    board(
        {"graveyard": ["Ancestral Echo"], "battlefield": ["Crimson Kobolds"]},
        [],
        expect=["Ancestral Echo is blue", "Crimson Kobolds is red", "Crimson Kobolds has mana value 0"],
    )


@cr("202.2f", "105.3", cited=False)
def test_an_effect_can_give_another_color() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Crimson Wisps"]},
        [],
        cast("Crimson Wisps", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is red", "Grizzly Bears is not green"],
    )


@cr("202.3", cited=False)
def test_mana_value_counts_all_mana_whatever_its_color() -> None:
    board(["Air Elemental", "Craw Wurm"], [], expect=["Air Elemental has mana value 5", "Craw Wurm has mana value 6"])


@cr("202.3c", "712.8g", cited=False)
def test_its_mana_value_is_that_of_both_front_faces() -> None:
    """4 and 7."""
    board([BRISELA], [], expect=["Brisela has mana value 11"])


@cr("202.3c", "712.8g", cited=False)
def test_the_mana_value_of_a_copy_is_zero() -> None:
    played = board({"hand": ["Clone"]}, [BRISELA], cast("Clone"), RESOLVE, answer("Brisela"))
    (clone,) = played.report["state"]["players"]["A"]["battlefield"]
    assert (clone["name"], clone["power"], clone["mana_value"]) == ("Brisela, Voice of Nightmares", 9, 0)


@cr("202.3e", cited=False)
def test_x_counts_on_the_stack_as_announced_and_as_0_elsewhere() -> None:
    board(
        {"hand": ["Earthquake"], "graveyard": ["Prosperity"]},
        [],
        cast("Earthquake", x=3),
        expect=["Earthquake has mana value 4", "Prosperity has mana value 1"],
    )
    board({"hand": ["Earthquake"]}, [], cast("Earthquake", x=3), RESOLVE, expect=["Earthquake has mana value 1"])


@cr("202.3f", cited=False)
def test_a_hybrid_symbol_counts_as_its_largest_part() -> None:
    board(
        {"graveyard": ["Spectral Procession", "Kitchen Finks"]},
        [],
        expect=["Spectral Procession has mana value 6", "Kitchen Finks has mana value 3"],
    )


@cr("202.3g", cited=False)
def test_a_phyrexian_symbol_counts_as_one_even_when_life_is_paid() -> None:
    board(
        {"hand": ["Dismember"], "mana": "1"},
        ["Hill Giant"],
        cast("Dismember", "Hill Giant"),
        answer(["2 life", "2 life"]),
        expect=["Dismember has mana value 3"],
    )


@cr("202.4", cited=False)
def test_an_additional_cost_is_no_part_of_the_mana_cost() -> None:
    board(
        {"hand": ["Kavu Titan"]},
        [],
        cast("Kavu Titan", kicked=True),
        expect=["Kavu Titan has mana value 2"],
    )


@cr("202.3", "202.3a", cited=False)
def test_zero_is_an_even_mana_value() -> None:
    """Air Elemental has 5, Hill Giant 4, a token none."""
    odd = creature("Other creatures you control with odd mana values get +1/+1.", name="Odder")
    even = creature("Other creatures you control with even mana values get +2/+2.", name="Evener")
    token = {"token": {"name": "Soldier", "types": ["Creature"], "power": 1, "toughness": 1}, "id": "soldier"}
    board(
        [odd, even, token, "Hill Giant", "Air Elemental"],
        ["Grizzly Bears"],
        expect=["soldier is 3/3", "Hill Giant is 5/5", "Air Elemental is 5/5", "Grizzly Bears is 2/2"],
    )
