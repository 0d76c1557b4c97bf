"""Who chooses what is exiled, tapped, untapped or given a counter, and what nobody need be asked."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, answer, attack_with, board, cast, cr, turn

FORESTS = [{"card": "Forest", "id": name, "tapped": True} for name in ("first", "second")]
CREATURES = ["Hill Giant", "Craw Wurm"]


@cr("608.2d")
def test_a_player_who_exiles_chooses_what() -> None:
    board(
        ["Bane of Bala Ged"],
        [*CREATURES, "Forest"],
        *attack_with({"Bane of Bala Ged": "B"}),
        RESOLVE,
        answer(["Hill Giant", "Forest"], "B"),
        expect=["Hill Giant in exile", "Craw Wurm in battlefield"],
    )


@cr("608.2d")
def test_a_player_who_taps_or_untaps_chooses_what() -> None:
    board(
        ["Hokori, Dust Drinker"],
        FORESTS,
        turn(4),
        RESOLVE,
        answer("second", "B"),
        expect=["first is tapped", "second is not tapped"],
    )
    board(
        [{"card": "Tangle Wire", "counters": {"fade": 1}}],
        CREATURES,
        turn(4),
        RESOLVE,
        answer("Hill Giant", "B"),
        expect=["Hill Giant is tapped", "Craw Wurm is not tapped"],
    )


@cr("608.2d", "122.6")
def test_a_player_who_puts_a_counter_chooses_where() -> None:
    board(
        {"hand": ["Hunted Nightmare"]},
        CREATURES,
        cast("Hunted Nightmare"),
        RESOLVE,
        RESOLVE,
        answer("Hill Giant", "B"),
        expect=["Hill Giant has deathtouch", "Craw Wurm doesn't have deathtouch"],
    )


@cr("608.2e", "101.4")
def test_each_player_chooses_then_all_is_exiled_at_once() -> None:
    played = board(
        {"hand": ["Mind Swords", "Forest", "Plains", "Island"]},
        {"hand": ["Swamp", "Mountain", "Shock"]},
        cast("Mind Swords"),
        RESOLVE,
        answer(["Plains", "Island"]),
        answer(["Swamp", "Shock"], "B"),
        expect=["A has 1 card in hand", "Mountain in B's hand"],
    )
    batches = {e["parent"] for e in played.report["events"] if e["type"] == "ZoneChange" and "701.13a" in e["rules"]}
    assert len(batches) == 1


@cr("115.7a")
def test_all_targets_of_a_spell_change_to_the_one_creature() -> None:
    board(
        {"hand": ["Muck Drubb"]},
        {"battlefield": ["Grizzly Bears"], "hand": ["Seeds of Strength"]},
        cast("Seeds of Strength", *["Grizzly Bears"] * 3, player="B"),
        {"do": "pass", "player": "B"},
        cast("Muck Drubb"),
        RESOLVE,
        RESOLVE,
        RESOLVE,
        active="B",
        expect=["Muck Drubb is 6/6", "Grizzly Bears is 2/2"],
    )


@cr("115.7d")
def test_nobody_is_asked_for_new_targets_of_a_spell_without_any() -> None:
    board(
        {"hand": ["Commandeer"]},
        {"hand": ["Divination"]},
        cast("Divination", player="B"),
        {"do": "pass", "player": "B"},
        cast("Commandeer", "Divination"),
        RESOLVE,
        RESOLVE,
        active="B",
        expect=["A has 2 cards in hand", "Divination in B's graveyard"],
    )


@cr("608.2d", "701.3b")
def test_nobody_is_asked_about_attaching_to_what_is_gone() -> None:
    board(
        {"battlefield": ["Grizzly Bears", "Bonesplitter"], "hand": ["Kor Outfitter", "Murder"]},
        [],
        cast("Kor Outfitter"),
        RESOLVE,
        answer("Grizzly Bears"),
        cast("Murder", "Grizzly Bears"),
        RESOLVE,
        RESOLVE,
        expect=["Bonesplitter in battlefield", "stack is empty"],
    )


@cr("608.2d", "101.4")
def test_each_player_goes_on_with_the_type_that_they_have_chosen() -> None:
    board(
        {"hand": ["Grave Sifter"], "graveyard": ["Hill Giant", "Goblin Piker"]},
        {"graveyard": [{"card": "Grizzly Bears", "count": 2}]},
        cast("Grave Sifter"),
        RESOLVE,
        RESOLVE,
        answer("Giant"),
        answer("Bear", "B"),
        answer(["Hill Giant"]),
        answer(["Grizzly Bears#1", "Grizzly Bears#2"], "B"),
        expect=["Hill Giant in A's hand", "Goblin Piker in A's graveyard", "B has 2 cards in hand"],
    )
