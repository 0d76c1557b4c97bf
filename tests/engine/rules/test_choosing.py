"""Words chosen on the way: creature types, anchor words; and clashes (CR 205.3m, 607.2m, 614.12c, 701.30)."""

# ruff: noqa: E501 - sentences stay whole

from __future__ import annotations

from typing import Any

import pytest

from engine.oracle.compile import read_unit, says
from tests.engine.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr, to

LINES = """
When ~ enters, choose a creature type. Other permanents you control of that type gain hexproof and indestructible until end of turn.
{T}: Choose a creature type other than Wall. Target creature becomes that type until end of turn.
{1}: ~ becomes the creature type of your choice until end of turn.
When ~ enters, clash with an opponent. If you win, put a +1/+1 counter on ~.
Whenever you clash and win, you may draw a card.
At the beginning of your upkeep, each opponent loses 1 life. You gain life equal to the life lost this way.
When ~ enters, each opponent loses X life, where X is your devotion to black. You gain life equal to the life lost this way.
{T}, Remove any number of storage counters from ~: Add {B} for each storage counter removed this way.
At the beginning of your upkeep, you may look at the top card of your library. If it shares a creature type with ~, you may reveal it. If you do, put a +1/+1 counter on ~.
At the beginning of your upkeep, you may look at the top card of your library. If it shares a creature type with ~, you may reveal it. If you do, each opponent mills three cards.
A deck can have any number of cards named Persistent Petitioners.
When ~ enters, you may search your library for a Goblin card, reveal it, then shuffle and put that card on top.
When ~ enters, you may search your library for a basic land card, reveal it, then shuffle and put that card on top.
{T}: Choose a color. Add one mana of that color for each charge counter on ~.
{2}, {T}: Choose a color. Add an amount of mana of that color equal to the number of creatures you control.
{2}{W}: Choose a color. Creatures you control gain protection from the chosen color until end of turn. Activate only if ~ is in your graveyard.
Whenever ~ deals combat damage to a player, you may pay {2}{U}. If you do, choose a color, then return all creatures of that color to their owners' hands.
Whenever ~ deals combat damage to a player, you may pay {2}{W}. If you do, choose a color, then you gain 1 life for each permanent of that color.
""".strip().splitlines()

SPELLS = """
Choose a creature type. Creatures you control of the chosen type get +1/+0 and gain indestructible until end of turn.
Choose a creature type. Draw a card for each permanent you control of that type.
Choose a creature type. Destroy all creatures that aren't of the chosen type.
Choose a creature type. Return all creature cards of the chosen type from your graveyard to the battlefield.
Choose a creature type. All creatures of that type get -1/-1 until end of turn.
Destroy target creature. Clash with an opponent. If you win, you gain life equal to that creature's toughness.
Draw a card. Clash with an opponent. If you win, return ~ to its owner's hand.
Each opponent loses 3 life. You gain life equal to the life lost this way.
Choose a color. Creatures you control gain protection from the chosen color until end of turn.
Choose a color. White creatures you control gain protection from the chosen color until end of turn.
Choose a color. ~ deals X damage to each creature of the chosen color.
Choose a color. Target player reveals their hand and discards all cards of that color.
Choose a color. X target creatures gain protection from the chosen color until end of turn.
You may search your library for a Goblin card, reveal it, then shuffle and put that card on top.
Search your library for a creature card, reveal it, then shuffle and put that card on top.
""".strip().splitlines()


@pytest.mark.parametrize(("text", "spell"), [(t, False) for t in LINES] + [(t, True) for t in SPELLS])
def test_the_lines_read_as_one_model_and_print_back(text: str, spell: bool) -> None:
    unit = read_unit(text, spell)
    assert unit.whole, unit.abilities
    (ability,) = unit.abilities
    assert says(ability.effect if spell else ability, text)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "text",
    [
        "Destroy all creatures of that type.",
        "If you win, draw a card.",
        'Choose a creature type. You get an emblem with "Creatures you control of the chosen type get +3/+3."',
    ],
)
def test_what_speaks_of_a_choice_that_was_not_made_is_not_read(text: str) -> None:
    assert not read_unit(text, True).whole


# ---- creature types


@cr("205.3m")
def test_creatures_of_another_type_are_destroyed() -> None:
    board(
        {"hand": ["Kindred Dominance"], "battlefield": ["Grizzly Bears", "Savannah Lions"]},
        ["Runeclaw Bear", "Hill Giant"],
        cast("Kindred Dominance"),
        RESOLVE,
        answer("Bear"),
        expect=[
            "Grizzly Bears is on the battlefield",
            "Runeclaw Bear is on the battlefield",
            "Savannah Lions in A's graveyard",
            "Hill Giant in B's graveyard",
        ],
    )


@cr("608.2d")
def test_the_type_is_chosen_as_the_spell_resolves() -> None:
    here = {"hand": ["Distant Melody"], "battlefield": ["Grizzly Bears", "Runeclaw Bear", "Hill Giant"]}
    board(here, ["Grizzly Bears"], cast("Distant Melody"), RESOLVE, answer("Bear"), expect=["A has 2 cards in hand"])


@cr("611.2c")
def test_what_enters_later_does_not_gain_what_the_others_did() -> None:
    here = {
        "hand": ["Selfless Safewright", "Runeclaw Bear", "Lightning Bolt", "Lightning Bolt"],
        "battlefield": ["Grizzly Bears"],
    }
    chosen = [cast("Selfless Safewright"), RESOLVE, RESOLVE, answer("Bear"), cast("Runeclaw Bear"), RESOLVE]
    board(here, [], *chosen, expect=["Grizzly Bears has indestructible", "Runeclaw Bear does not have indestructible"])


@cr("205.1b")
def test_a_creature_that_becomes_a_type_loses_its_other_creature_types() -> None:
    activate: dict[str, Any] = {"do": "activate", "player": "A", "source": "Unnatural Selection"}
    dryad = {"card": "Grizzly Bears"}
    script = [{**activate, "targets": ["Grizzly Bears"]}, RESOLVE, answer("Goblin")]
    board(
        ["Unnatural Selection", dryad],
        [],
        *script,
        expect=["Grizzly Bears is a Goblin", "Grizzly Bears is not a Bear", "Grizzly Bears is a creature"],
    )
    board(["Unnatural Selection", dryad], [], *script, to("upkeep"), expect=["Grizzly Bears is a Bear"])


@cr("608.2d")
def test_a_shapeshifter_takes_the_type_of_its_controllers_choice() -> None:
    dreamer = "Mistform Dreamer"
    board(
        [dreamer],
        [],
        {"do": "activate", "player": "A", "source": dreamer},
        RESOLVE,
        answer("Elf"),
        expect=[f"{dreamer} is an Elf", f"{dreamer} is not an Illusion"],
    )


# ---- clashes


def library(*cards: str) -> list[str]:
    return [*cards, "Forest", "Forest"]


@cr("701.30d")
def test_the_higher_mana_value_wins_the_clash() -> None:
    mine = {"hand": ["Nath's Elite"], "library": library("Hill Giant")}
    script = [cast("Nath's Elite"), RESOLVE, RESOLVE, answer("no"), answer("no", "B")]
    board(mine, {"library": library("Grizzly Bears")}, *script, expect=["Nath's Elite is 5/3"])
    board(mine, {"library": library("Hill Giant")}, *script, expect=["Nath's Elite is 4/2"])
    board(mine, {"library": library("Craw Wurm")}, *script, expect=["Nath's Elite is 4/2"])


@cr("701.30c")
def test_each_player_may_put_the_card_on_the_bottom() -> None:
    mine = {"hand": ["Nath's Elite"], "library": ["Hill Giant", "Grizzly Bears"]}
    played = board(
        mine,
        {"library": ["Forest", "Island"]},
        cast("Nath's Elite"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        answer("no", "B"),
        expect=["Nath's Elite is 5/3"],
    )
    libraries = {name: state["library"] for name, state in played.report["state"]["players"].items()}
    assert [str(c["card"] if isinstance(c, dict) else c) for c in libraries["A"]] == ["Grizzly Bears", "Hill Giant"]
    assert [str(c["card"] if isinstance(c, dict) else c) for c in libraries["B"]] == ["Forest", "Island"]


@cr("701.30b")
def test_the_player_chooses_which_opponent_to_clash_with() -> None:
    mine = {"hand": ["Nath's Elite"], "library": library("Hill Giant")}
    board(
        mine,
        {"library": library("Craw Wurm")},
        cast("Nath's Elite"),
        RESOLVE,
        RESOLVE,
        answer("C"),
        answer("no"),
        answer("no", "C"),
        C={"library": library("Grizzly Bears")},
        expect=["Nath's Elite is 5/3"],
    )


@cr("701.30")
def test_a_clash_that_is_lost_has_the_other_player_act() -> None:
    glance = {"card": "Captivating Glance", "attached_to": "Grizzly Bears"}
    board(
        {"battlefield": ["Grizzly Bears", glance], "library": library("Forest")},
        {"library": library("Craw Wurm")},
        to("end"),
        RESOLVE,
        answer("no"),
        answer("no", "B"),
        expect=["B controls Grizzly Bears"],
    )


@cr("701.30d")
def test_winning_a_clash_is_noticed() -> None:
    mine = {"hand": ["Nath's Elite"], "battlefield": ["Sylvan Echoes"], "library": library("Hill Giant", "Island")}
    board(
        mine,
        {"library": library("Grizzly Bears")},
        cast("Nath's Elite"),
        RESOLVE,
        RESOLVE,
        answer("no"),
        answer("no", "B"),
        RESOLVE,
        answer("yes"),
        expect=["A has 1 card in hand"],
    )


# ---- anchor words


@cr("614.12c")
def test_only_the_ability_of_the_chosen_word_is_there() -> None:
    here = {"hand": ["Citadel Siege"], "battlefield": ["Grizzly Bears"]}
    khans = [cast("Citadel Siege"), RESOLVE, answer("Khans"), to("beginning of combat")]
    board(here, [], *khans, answer(["Grizzly Bears"]), RESOLVE, expect=["Grizzly Bears is 4/4"])
    dragons = board(
        here,
        [],
        cast("Citadel Siege"),
        RESOLVE,
        answer("Dragons"),
        to("beginning of combat"),
        expect=["stack is empty"],
    )
    assert dragons.count("triggers") == 0


@cr("607.2m")
def test_the_word_can_be_given_for_a_board() -> None:
    siege = {"card": "Frostcliff Siege", "chosen": {"word": "Temur"}}
    board([siege, "Grizzly Bears"], [], expect=["Grizzly Bears is 3/2", "Grizzly Bears has trample"])
    jeskai = {"card": "Frostcliff Siege", "chosen": {"word": "Jeskai"}}
    board([jeskai, "Grizzly Bears"], [], expect=["Grizzly Bears is 2/2"])


# ---- colors, and what was lost, removed and found on the way


@cr("105.4")
def test_protection_from_the_color_chosen_on_resolution() -> None:
    here = {"hand": ["Brave the Elements"], "battlefield": ["Savannah Lions", "Grizzly Bears"]}
    script = [cast("Brave the Elements"), RESOLVE, answer("red")]
    theirs = {"hand": ["Lightning Bolt"]}
    shielded = board(
        here,
        theirs,
        *script,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Savannah Lions", player="B"),
        refused=True,
    )
    assert shielded.refused("702.16b")
    board(
        here,
        theirs,
        *script,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Grizzly Bears", player="B"),
        RESOLVE,
        expect=["Grizzly Bears in A's graveyard"],
    )


@cr("605.1a")
def test_a_mana_ability_may_have_a_color_chosen() -> None:
    cornucopia = {"card": "Astral Cornucopia", "counters": {"charge": 2}}
    board(
        {"battlefield": [cornucopia], "hand": ["Grizzly Bears"], "mana": "lands"},
        [],
        {"do": "activate", "player": "A", "source": "Astral Cornucopia"},
        answer("green"),
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is on the battlefield"],
    )


@cr("119.3")
def test_life_gained_is_what_all_opponents_lost_together() -> None:
    merchant = "Gray Merchant of Asphodel"
    board({"hand": [merchant]}, [], cast(merchant), RESOLVE_ALL, C=[], expect=["B life 18", "C life 18", "A life 24"])


@cr("608.2c")
def test_if_you_do_asks_for_the_revealing_not_for_the_condition() -> None:
    patrol = {"battlefield": ["Winnower Patrol"], "library": ["Nath's Elite", "Forest"]}
    look = [RESOLVE, answer("yes")]
    turn = {"do": "go_to", "step": "upkeep", "turn": 5}
    board(patrol, [], turn, *look, answer("yes"), expect=["Winnower Patrol is 4/3"])
    board(patrol, [], turn, *look, answer("no"), expect=["Winnower Patrol is 3/2"])
    forest = {"battlefield": ["Winnower Patrol"], "library": ["Forest", "Forest"]}
    board(forest, [], turn, *look, expect=["Winnower Patrol is 3/2"])


@cr("107.1c")
def test_any_number_of_counters_removed_for_mana() -> None:
    hold = {"card": "Dwarven Hold", "counters": {"storage": 3}}
    board(
        {"battlefield": [hold], "hand": ["Lightning Bolt"], "mana": "lands"},
        [],
        {"do": "activate", "player": "A", "source": "Dwarven Hold"},
        answer(1),
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["B life 17", "Dwarven Hold has 2 storage counters", "Dwarven Hold is tapped"],
    )


@cr("701.23a")
def test_a_card_is_put_on_top_once_the_library_is_shuffled() -> None:
    harbinger = "Goblin Harbinger"
    played = board(
        {"hand": [harbinger], "library": ["Forest", "Island", "Raging Goblin", "Swamp"]},
        [],
        cast(harbinger),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        answer(["Raging Goblin"]),
    )
    top = played.report["state"]["players"]["A"]["library"][0]
    assert (top["card"] if isinstance(top, dict) else top) == "Raging Goblin"
