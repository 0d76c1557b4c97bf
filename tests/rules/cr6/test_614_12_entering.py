"""Effects that modify how a permanent enters (CR 614.12)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr, creature, passing, play_land, to

ASHIOK = "Ashiok, Wicked Manipulator"


def pool(zone: str, *library: str) -> dict[str, Any]:
    cards = ["Courser of Kruphix", ASHIOK]
    top = {"library": ["Breeding Pool", *library]} if zone == "library" else {"library": list(library)}
    return {"battlefield": cards, "hand": ["Breeding Pool"] if zone == "hand" else [], **top}


def played_from(zone: str) -> tuple[dict[str, Any], ...]:
    return {"do": "play", "player": "A", "card": "Breeding Pool", "from": zone}, answer("yes")


@cr("614.12")
def test_a_land_enters_untapped_where_its_condition_is_met() -> None:
    act = {"do": "play", "player": "A", "card": "Glacial Fortress"}
    board({"hand": ["Glacial Fortress"]}, [], act, expect=["Glacial Fortress is tapped"])
    board({"hand": ["Glacial Fortress"], "battlefield": ["Island"]}, [], act, expect=["Glacial Fortress is not tapped"])
    board({"hand": ["Glacial Fortress"]}, ["Island"], act, expect=["Glacial Fortress is tapped"])


@cr("614.12", "614.1d")
def test_a_land_enters_tapped_under_root_maze() -> None:
    board(
        {"hand": ["Mountain"], "battlefield": ["Root Maze"]},
        [],
        {"do": "play", "player": "A", "card": "Mountain"},
        expect=["Mountain is tapped"],
    )


@cr("614.12", "614.12a", "616.1c")
def test_a_clone_of_voice_of_all_has_its_own_color_chosen() -> None:
    board(
        {"hand": ["Clone", "Murder"], "battlefield": [{"card": "Voice of All", "chosen": {"color": "R"}}]},
        [],
        cast("Clone"),
        RESOLVE,
        answer("yes"),
        answer("B"),
        cast("Murder", "Voice of All#1"),
        refused="702.16b",
        expect=["Voice of All#1 in battlefield"],
    )


@cr("614.12", "614.6")
def test_a_creature_that_was_not_cast_is_exiled_by_the_priest() -> None:
    board(
        {"graveyard": ["Grizzly Bears"], "hand": ["Reanimate", "Hill Giant"]},
        ["Containment Priest"],
        cast("Reanimate", "Grizzly Bears"),
        RESOLVE,
        cast("Hill Giant"),
        RESOLVE,
        expect=["Grizzly Bears in exile", "Hill Giant in battlefield"],
    )


@cr("614.12")
def test_thalia_taps_creatures_and_nonbasic_lands_of_opponents():
    board(
        ["Thalia, Heretic Cathar"],
        {"hand": ["Grizzly Bears", "Urza's Mine"]},
        cast("Grizzly Bears", player="B"),
        RESOLVE,
        {"do": "play", "player": "B", "card": "Urza's Mine"},
        active="B",
        expect=["Grizzly Bears is tapped", "Urza's Mine is tapped"],
    )
    board(
        ["Thalia, Heretic Cathar"],
        {"hand": ["Forest"]},
        {"do": "play", "player": "B", "card": "Forest"},
        active="B",
        expect=["Forest is untapped"],
    )
    board(
        {"battlefield": ["Thalia, Heretic Cathar"], "hand": ["Urza's Mine"]},
        [],
        {"do": "play", "player": "A", "card": "Urza's Mine"},
        expect=["Urza's Mine is untapped"],
    )


@cr("614.12a")
def test_the_type_chosen_as_it_enters_is_remembered() -> None:
    board(
        {"hand": ["Adaptive Automaton"], "battlefield": ["Raging Goblin", "Grizzly Bears"]},
        [],
        cast("Adaptive Automaton", choices=["Goblin"]),
        RESOLVE,
        expect=["Raging Goblin is 2/2", "Grizzly Bears is 2/2", "Adaptive Automaton is a Goblin"],
    )


@cr("614.12a")
def test_a_card_revealed_from_hand_lets_the_land_enter_untapped() -> None:
    land = "Ancient Amphitheater"
    with_giant = {"hand": [land, "Hill Giant"]}
    board(with_giant, [], play_land(land), answer("yes"), expect=[f"{land} is not tapped", "Hill Giant in A's hand"])
    board(with_giant, [], play_land(land), answer("no"), expect=[f"{land} is tapped"])
    board({"hand": [land, "Grizzly Bears"]}, [], play_land(land), expect=[f"{land} is tapped"])


@cr("614.12b", cited=False)
def test_two_lands_that_enter_together_cannot_both_be_paid_for_with_life_for_one() -> None:
    """With 3 life the player may pay 2 for one of them only; the other enters tapped."""
    scene = {"hand": ["Homecoming"], "graveyard": ["Blood Crypt", "Breeding Pool"], "life": 3}
    played = board(
        scene, [], cast("Homecoming"), RESOLVE, answer("yes"), expect=["A life 1", "Breeding Pool is tapped"]
    )
    assert played.report["pending"] is None


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


@cr("614.13", "609.3", cited=False)
@pytest.mark.parametrize(("lands", "vale"), [(["Plains", "Island"], "battlefield"), (["Plains"], "A's graveyard")])
def test_the_vale_takes_two_untapped_lands_and_with_one_takes_that_and_is_lost(lands: list[str], vale: str) -> None:
    board(
        {"hand": ["Lotus Vale"], "battlefield": [*lands, {"card": "Swamp", "tapped": True}]},
        [],
        {"do": "play", "player": "A", "card": "Lotus Vale"},
        expect=[f"Lotus Vale in {vale}", "Swamp on the battlefield", *(f"{land} in A's graveyard" for land in lands)],
    )


@cr("614.13", "614.13a", cited=False)
def test_what_enters_at_the_same_time_cannot_be_devoured() -> None:
    """There is nothing else to sacrifice: neither itself nor the Bears that enter with it."""
    played = board(
        {"hand": ["All Together Now"], "graveyard": ["Mycoloth", "Grizzly Bears"]},
        [],
        cast("All Together Now"),
        RESOLVE,
        expect=["A controls Mycoloth", "A controls Grizzly Bears", "Mycoloth is 4/4"],
    )
    assert played.report["pending"] is None


@cr("614.13b", cited=False)
def test_a_creature_is_devoured_only_once() -> None:
    """Two devourers enter at once; the only creature that can be sacrificed goes to one of them."""
    board(
        {"hand": ["All Together Now"], "battlefield": ["Goblin Piker"], "graveyard": ["Mycoloth", "Skullmulcher"]},
        [],
        cast("All Together Now"),
        RESOLVE,
        answer(["Goblin Piker"]),
        RESOLVE_ALL,
        expect=["Goblin Piker in A's graveyard", "A controls Mycoloth", "A controls Skullmulcher"],
    )


@cr("614.13c")
def test_a_land_entering_from_the_library_is_none_of_the_cards_exiled_for_it() -> None:
    side = pool("library", "Grizzly Bears", "Hill Giant", "Murder")
    expect = ["Breeding Pool is untapped", "Grizzly Bears in exile", "Hill Giant in exile", "Murder in library"]
    played = board(side, [], *played_from("library"), expect=[*expect, "A controls Breeding Pool", "A life 20"])
    assert "614.13c" in played.rules_of("Grizzly Bears and Hill Giant are exiled")


@cr("614.12", "614.1c")
def test_x_of_entering_counters_is_counted_as_it_would_enter() -> None:
    """The other creatures of both players; the one that enters is none of them."""
    board(
        {"hand": ["Custodi Soulbinders"], "battlefield": ["Grizzly Bears", "Hill Giant"]},
        ["Grizzly Bears"],
        cast("Custodi Soulbinders"),
        RESOLVE,
        expect=["Custodi Soulbinders is 3/3"],
    )


@cr("614.12", "614.1c")
def test_what_others_enter_with_is_counted_on_what_says_so() -> None:
    text = (
        "Each other creature you control enters with an additional X +1/+1 counters on it, where X is the number of "
        "+1/+1 counters on ~."
    )
    board(
        {"hand": ["Grizzly Bears"], "battlefield": [creature(text, counters={"+1/+1": 2})]},
        [],
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is 4/4"],
    )


@pytest.mark.parametrize(
    ("there", "enters", "taps", "tapped"),
    [
        (["Burning-Tree Emissary"] * 3, "Xenagos, God of Revels", "Urabrask the Hidden", False),
        (["Burning-Tree Emissary"] * 4, "Xenagos, God of Revels", "Urabrask the Hidden", True),
        (["Ornithopter"] * 2, "Rusted Relic", "Imposing Sovereign", False),
        (["Ornithopter"] * 3, "Rusted Relic", "Imposing Sovereign", True),
    ],
)
@cr("614.12", cited=False)
def test_what_would_enter_is_not_counted_yet(there: list[str], enters: str, taps: str, tapped: bool) -> None:
    """Devotion and metalcraft with it make it a creature as soon as it is there, and not as it enters."""
    board(
        {"battlefield": there, "hand": [enters]},
        [taps],
        cast(enters),
        RESOLVE,
        expect=[f"{enters} is a creature", f"{enters} is {'tapped' if tapped else 'untapped'}"],
    )


@cr("614.12")
def test_others_enter_with_as_many_additional_counters_as_its_toughness() -> None:
    text = (
        "Each other creature you control enters with a number of additional +1/+1 counters on it equal to this "
        "creature's toughness."
    )
    mine = {"battlefield": [creature(text, "2/3", name="Weaver")], "hand": ["Grizzly Bears"]}
    board(mine, [], cast("Grizzly Bears"), RESOLVE_ALL, expect=["Grizzly Bears is 5/5", "Weaver is 2/3"])


@cr("614.12")
def test_what_was_not_cast_is_exiled_instead_for_a_turn() -> None:
    """Hallowed Moonlight, cast before Reanimate resolves; what is cast enters (ruling)."""
    mine: dict[str, Any] = {"hand": ["Hallowed Moonlight"]}
    theirs: dict[str, Any] = {"hand": ["Reanimate", "Hill Giant"], "graveyard": ["Grizzly Bears"]}
    moon = (passing("B"), cast("Hallowed Moonlight"), RESOLVE)
    script = (cast("Reanimate", "Grizzly Bears", player="B"), *moon, RESOLVE_ALL)
    board(mine, theirs, *script, active="B", expect=["Grizzly Bears in exile"])
    spell = (cast("Hill Giant", player="B"), *moon, RESOLVE_ALL)
    board(mine, theirs, *spell, active="B", expect=["Hill Giant in battlefield"])
