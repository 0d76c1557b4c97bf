"""Actions of several players (CR 608.2)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, creature, to


@cr("608.2e", "701.21a", "701.9a")
def test_balance_makes_lands_then_hands_then_creatures_even() -> None:
    board(
        {"hand": ["Balance", "Shock", "Opt"], "battlefield": ["Island", "Plains", "Grizzly Bears", "Hill Giant"]},
        {"hand": ["Murder"], "battlefield": ["Mountain", "Serra Angel"]},
        cast("Balance"),
        RESOLVE,
        answer("Island"),
        answer("Shock"),
        answer("Hill Giant"),
        expect=[
            "Island on the battlefield",
            "Plains in A's graveyard",
            "Mountain on the battlefield",
            "Shock in A's graveyard",
            "A has 1 card in hand",
            "B has 1 card in hand",
            "Hill Giant on the battlefield",
            "Grizzly Bears in A's graveyard",
            "Serra Angel on the battlefield",
        ],
    )


@cr("608.2e", cited=False)
def test_what_each_player_puts_onto_the_battlefield_enters_at_once() -> None:
    board(
        {"hand": ["Incoming!"], "library": ["Soul Warden"]},
        {"library": ["Soul Warden"]},
        cast("Incoming!"),
        RESOLVE,
        answer(["Soul Warden"]),
        answer(["Soul Warden"], "B"),
        RESOLVE_ALL,
        expect=["A life 21", "B life 21"],
    )


@cr("608.2e", cited=False)
def test_each_player_loses_life_by_the_card_that_they_revealed() -> None:
    board(
        {"battlefield": ["Duskmantle Seer"], "library": ["Craw Wurm"]},
        {"library": ["Grizzly Bears"]},
        to("upkeep"),
        RESOLVE,
        step="untap",
        expect=["A life 14", "B life 18", "Craw Wurm in A's hand", "Grizzly Bears in B's hand"],
    )


@cr("608.2e", "101.4", "603.10a")
def test_all_creatures_leave_together_and_all_exiled_cards_come_back_together() -> None:
    played = board(
        {
            "hand": ["Living Death"],
            "graveyard": ["Serra Angel", "Shock"],
            "battlefield": ["Blood Artist", "Hill Giant"],
        },
        {"graveyard": ["Colossal Dreadmaw"], "battlefield": ["Grizzly Bears", "Llanowar Elves"]},
        cast("Living Death"),
        RESOLVE,
        *[answer("B")] * 4,
        RESOLVE_ALL,
        expect=[
            "A controls Serra Angel",
            "B controls Colossal Dreadmaw",
            "Hill Giant in A's graveyard",
            "Grizzly Bears in B's graveyard",
            "Shock in A's graveyard",
            "A life 24",
            "B life 16",
        ],
    )
    assert played.count("Blood Artist's ability resolves") == 4


@cr("608.2e", "101.4", cited=False)
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


@cr("608.2e", "101.4")
def test_each_player_chooses_before_anything_is_sacrificed() -> None:
    board(
        {"hand": ["Innocent Blood"], "battlefield": ["Grizzly Bears", "Hill Giant"]},
        ["Savannah Lions"],
        cast("Innocent Blood"),
        RESOLVE,
        answer("Hill Giant"),
        expect=["Hill Giant in graveyard", "Savannah Lions in graveyard", "Grizzly Bears in battlefield"],
    )


@cr("608.2e", "608.2f", cited=False)
def test_smallpox_does_each_of_its_things_to_everybody_before_the_next() -> None:
    board(
        {"hand": ["Smallpox", "Forest"], "battlefield": ["Swamp", "Grizzly Bears"]},
        {"battlefield": ["Swamp", "Savannah Lions"], "hand": ["Forest"]},
        cast("Smallpox"),
        RESOLVE,
        expect=[
            "A life 19",
            "B life 19",
            "A has 0 cards in hand",
            "B has 0 cards in hand",
            "Grizzly Bears in graveyard",
        ],
    )


@cr("608.2e", "701.23a")
def test_they_each_are_those_who_did_what_they_were_let_do() -> None:
    text = (
        "{0}: Each opponent may search their library for up to two basic land cards. They each put one of those cards "
        "onto the battlefield tapped under your control and the rest onto the battlefield tapped under their control. "
        "Then each player who searched their library this way shuffles."
    )
    mine = {"battlefield": [creature(text, name="Druid")], "library": []}
    lands = {"library": ["Forest", "Island"]}
    script = [activate("Druid"), answer("yes", "B"), answer("yes", "C"), answer(["Forest#1", "Island#1"], "B")]
    script += [answer(["Forest#2", "Island#2"], "C"), answer("Forest#1", "B"), answer("Forest#2", "C"), RESOLVE]
    expect = ["A controls Forest#1", "A controls Forest#2", "B controls Island#1", "C controls Island#2"]
    played = board(mine, lands, *script, C=lands, expect=[*expect, "Island#2 is tapped"])
    assert not played.report["unread"]
    alone = [activate("Druid"), answer("no", "B"), answer("yes", "C"), answer(["Forest#2"], "C"), RESOLVE]
    board(
        mine,
        lands,
        *alone,
        C=lands,
        expect=["A controls Forest#2", "B has 2 cards in library"],
    )
