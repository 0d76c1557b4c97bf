"""Searching, looking, revealing and putting back; cards played from exile (CR 401, 601.3, 701)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, answer, board, cast, cr


@cr("701.23a")
def test_rampant_growth_finds_a_basic_land_and_shuffles() -> None:
    played = board(
        {"hand": ["Rampant Growth"], "library": ["Grizzly Bears", "Island", "Mountain"]},
        [],
        cast("Rampant Growth"),
        RESOLVE,
        answer("Island"),
        expect=["Island in battlefield", "Island is tapped", "Grizzly Bears in library"],
    )
    assert played.cites("701.24a")


@cr("701.23b")
def test_a_card_of_a_stated_quality_need_not_be_found() -> None:
    board(
        {"hand": ["Rampant Growth"], "library": ["Island", "Mountain"]},
        [],
        cast("Rampant Growth"),
        RESOLVE,
        answer([]),
        expect=["Island in library", "Mountain in library"],
    )


@cr("701.9a")
def test_duress_takes_only_what_it_describes() -> None:
    board(
        {"hand": ["Duress"]},
        {"hand": ["Lightning Bolt", "Forest", "Grizzly Bears"]},
        cast("Duress", "B"),
        RESOLVE,
        expect=["Lightning Bolt in graveyard", "B has 2 cards in hand"],
    )


@cr("701.23j")
def test_a_wish_finds_a_card_outside_the_game() -> None:
    board(
        {"hand": ["Burning Wish"], "sideboard": ["Wrath of God", "Grizzly Bears"]},
        [],
        cast("Burning Wish"),
        RESOLVE,
        answer("yes"),
        expect=["Wrath of God in hand", "Burning Wish in exile"],
    )


@cr("701.34a")
def test_proliferate_adds_to_what_is_chosen_only() -> None:
    board(
        {
            "battlefield": [{"card": "Grizzly Bears", "counters": {"+1/+1": 1}}],
            "hand": ["Steady Progress"],
        },
        [{"card": "Hill Giant", "counters": {"+1/+1": 1}}],
        cast("Steady Progress"),
        RESOLVE,
        answer(["Grizzly Bears"]),
        expect=["Grizzly Bears is 4/4", "Hill Giant is 4/4"],
    )


@cr("601.3", "305.1")
def test_a_card_exiled_by_invasion_of_gobakhan_may_be_played_as_the_land_on_its_back() -> None:
    board(
        {"hand": ["Invasion of Gobakhan"]},
        {"hand": ["Spikefield Hazard"]},
        cast("Invasion of Gobakhan"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        {"do": "go_to", "turn": 4, "step": "precombat main"},
        {"do": "play", "player": "B", "card": "Spikefield Hazard", "face": "back", "from": "exile"},
        expect=["Spikefield Cave in battlefield", "Spikefield Cave is tapped"],
    )


@cr("601.2f")
def test_a_card_exiled_by_invasion_of_gobakhan_costs_two_more_to_cast() -> None:
    bolted = {"hand": ["Lightning Bolt"], "mana": "lands"}
    script = (
        cast("Invasion of Gobakhan"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "A", player="B", **{"from": "exile"}),
    )
    hand = {"hand": ["Invasion of Gobakhan"]}
    board(
        hand, {**bolted, "battlefield": [{"card": "Mountain", "count": 3}]}, *script, expect=["Lightning Bolt in stack"]
    )
    board(hand, {**bolted, "battlefield": [{"card": "Mountain", "count": 2}]}, *script, refused=True)


@cr("608.2g")
def test_invasion_of_alara_leaves_the_card_not_cast_in_exile_unless_it_goes_to_the_hand() -> None:
    board(
        {
            "hand": ["Invasion of Alara"],
            "library": ["Island", "Lightning Bolt", "Forest", "Grizzly Bears", "Swamp"],
        },
        [],
        cast("Invasion of Alara"),
        RESOLVE,
        RESOLVE,
        answer("no"),
        answer("Grizzly Bears"),
        expect=["Grizzly Bears in hand", "Lightning Bolt in exile", "Island in library", "Forest in library"],
    )


@cr("714.2b")
def test_a_saga_is_told_chapter_by_chapter_and_sacrificed_after_the_last() -> None:
    played = board(
        {"hand": ["History of Benalia"]},
        [],
        cast("History of Benalia"),
        RESOLVE,
        RESOLVE,
        {"do": "go_to", "turn": 5, "step": "precombat main"},
        RESOLVE,
        {"do": "go_to", "turn": 7, "step": "precombat main"},
        RESOLVE,
        expect=["History of Benalia in graveyard", "Knight is 4/3"],
    )
    assert played.cites("714.3c")
    assert played.cites("704.5s")
    assert played.cites("714.4")


@cr("715.3d")
def test_an_adventure_is_exiled_and_then_its_card_is_cast() -> None:
    board(
        {"hand": ["Bonecrusher Giant"]},
        ["Grizzly Bears"],
        cast("Bonecrusher Giant", "Grizzly Bears", face="adventure"),
        RESOLVE,
        cast("Bonecrusher Giant", **{"from": "exile"}),
        RESOLVE,
        expect=["Bonecrusher Giant in battlefield", "Grizzly Bears in graveyard"],
    )


@cr("614.1a")
def test_what_spikefield_hazard_kills_is_exiled() -> None:
    board(
        {"hand": ["Spikefield Hazard"]},
        ["Glistener Elf"],
        cast("Spikefield Hazard", "Glistener Elf"),
        RESOLVE,
        expect=["Glistener Elf in exile"],
    )
