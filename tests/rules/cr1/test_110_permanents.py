"""Permanents (CR 110)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE, answer, board, cast, cr, to


@cr("110.2a", cited=False)
def test_what_each_player_finds_enters_under_that_players_control() -> None:
    ruin = {"do": "activate", "player": "A", "source": "Field of Ruin", "ability": 2, "targets": ["Mutavault"]}
    board(
        {"battlefield": ["Field of Ruin"], "library": ["Lightning Bolt"]},
        {"battlefield": ["Mutavault"], "library": ["Plains"]},
        ruin,
        RESOLVE,
        answer("Plains", "B"),
        expect=["B controls Plains", "Lightning Bolt in A's library"],
    )


@cr("110.2a", cited=False)
def test_who_puts_it_onto_the_battlefield_controls_it() -> None:
    dead = {"graveyard": ["Hill Giant"]}
    script = (cast("Reanimate", "Hill Giant"), RESOLVE)
    board({"hand": ["Reanimate"]}, dead, *script, expect=["A controls Hill Giant", "A life 16"])


@cr("110.2b", cited=False)
def test_a_permanent_spell_taken_becomes_a_permanent_of_the_taker() -> None:
    side = {"hand": ["Commandeer"]}
    taken = (
        cast("Howling Mine"),
        PASS_A,
        cast("Commandeer", "Howling Mine", player="B"),
        RESOLVE,
        answer("no", "B"),
        RESOLVE,
    )
    board({"hand": ["Howling Mine"]}, side, *taken, expect=["B controls Howling Mine"])
    gone = {"do": "concede", "player": "B"}
    board({"hand": ["Howling Mine"]}, side, *taken, gone, C=[], expect=["A controls Howling Mine"])


@cr("110.4", "608.2d")
def test_the_curio_returns_another_permanent_of_the_same_type_not_the_one_that_entered() -> None:
    board(
        {"hand": ["Grizzly Bears"], "battlefield": ["Cloudstone Curio", "Forest", "Llanowar Elves"]},
        [],
        cast("Grizzly Bears"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        expect=["Llanowar Elves in A's hand", "Grizzly Bears on the battlefield"],
    )


@cr("110.4", "110.4a", cited=False)
def test_an_instant_card_is_no_permanent_card() -> None:
    side = {"hand": ["Obzedat's Aid"], "graveyard": ["Lightning Bolt"]}
    board(side, [], cast("Obzedat's Aid", "Lightning Bolt"), refused="601.2c")


@cr("110.4c", cited=False)
def test_without_any_type_it_is_still_a_permanent() -> None:
    side = {"hand": ["Unmaking Word"], "battlefield": ["Hill Giant", "Grizzly Bears"]}
    script = (cast("Unmaking Word", "Hill Giant"), RESOLVE)
    board(side, [], *script, expect=["Hill Giant is not a creature", "A controls Hill Giant"])
    board(side, [], *script, to("end"), expect=["Hill Giant in battlefield"])


@cr("110.5b", "400.7")
def test_a_permanent_enters_untapped_and_unmarked() -> None:
    board(
        {"battlefield": [{"card": "Grizzly Bears", "tapped": True, "counters": {"+1/+1": 2}}], "hand": ["Cloudshift"]},
        [],
        cast("Cloudshift", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is not tapped", "Grizzly Bears is 2/2", "Grizzly Bears has 0 +1/+1 counters"],
    )


@cr("110.5c", cited=False)
def test_status_stays_when_characteristics_change() -> None:
    tapped = {"card": "Grizzly Bears", "tapped": True}
    script = (cast("Mirrorweave", "Hill Giant"), RESOLVE)
    played = board({"hand": ["Mirrorweave"], "battlefield": [tapped]}, ["Hill Giant"], *script)
    giants = [p for p in played.report["state"]["players"]["A"]["battlefield"] if p["name"] == "Hill Giant"]
    assert giants[0]["tapped"]
