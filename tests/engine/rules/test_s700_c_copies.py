"""The rest of the rules about state-based actions and copies (CR 704, 707)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, activate, answer, board, cast, cr


@cr("704.5s", "714.4")
def test_a_saga_stays_while_its_last_chapter_is_on_the_stack() -> None:
    saga = {"card": "Two Tales", "counters": {"lore": 1}}
    script = ({"do": "go_to", "step": "precombat main", "active": "B"}, {"do": "go_to", "step": "main", "active": "A"})
    played = board([saga], [], *script)
    assert played.report["state"]["players"]["A"]["battlefield"]
    board([saga], [], *script, RESOLVE, expect=["Two Tales in A's graveyard", "A life 23"])


@cr("704.5v")
def test_a_battle_without_defense_goes_to_the_graveyard() -> None:
    siege = {"card": "Invasion of Zendikar", "protector": "B", "counters": {"defense": 3}}
    script = (cast("Lightning Bolt", "Invasion of Zendikar"), RESOLVE)
    played = board({"hand": ["Lightning Bolt"], "battlefield": [siege]}, [], *script)
    assert played.report["state"]["stack"]  # it triggered, and waits for its trigger on the battlefield or in exile


@cr("707.7", "607.2a")
def test_a_copied_pair_of_abilities_speaks_of_its_own_card_only() -> None:
    hunter = {"battlefield": ["Fiend Hunter"], "hand": ["Clone", "Murder"]}
    them = ["Hill Giant", "Grizzly Bears"]
    script = (cast("Clone"), RESOLVE, answer("Fiend Hunter"), answer("Hill Giant"), RESOLVE, answer("yes"))
    board(hunter, them, *script, expect=["Hill Giant in exile"])
    first = (*script, cast("Murder", "Fiend Hunter#1"), RESOLVE, RESOLVE)
    board(hunter, them, *first, expect=["Hill Giant in exile"])
    second = (*script, cast("Murder", "Fiend Hunter#2"), RESOLVE, RESOLVE)
    board(hunter, them, *second, expect=["B controls Hill Giant"])


@cr("707.10g")
def test_a_copy_of_a_double_faced_spell_is_a_token_with_two_faces() -> None:
    side = {"hand": ["Delver of Secrets", "Double Major"], "library": ["Shock", "Shock"]}
    script = (cast("Delver of Secrets"), cast("Double Major", "Delver of Secrets"), RESOLVE, RESOLVE, RESOLVE)
    flip = (activate("Delver of Secrets#1"), activate("Delver of Secrets#2"), RESOLVE, RESOLVE)
    board(side, [], *script, *flip, expect=["A controls 2 Insectile Aberrations"])


@cr("707.11")
def test_an_ability_still_means_the_permanent_it_named_when_that_has_another_name() -> None:
    tapped = {"card": "Morphling", "tapped": True}
    side = {"battlefield": [tapped], "hand": ["Cytoshape"]}
    script = (activate("Morphling"), cast("Cytoshape", "Morphling"), RESOLVE, answer("Hill Giant"), RESOLVE)
    played = board(side, ["Hill Giant"], *script)
    mine = played.report["state"]["players"]["A"]["battlefield"][0]
    assert mine["name"] == "Hill Giant"
    assert not mine.get("tapped")


@cr("704.5r", "122.4")
def test_counters_beyond_the_limit_are_removed() -> None:
    full = {"card": "Rasputin Dreamweaver", "counters": {"dream": 6}}
    side = {"battlefield": [full], "hand": ["Dream Gift"]}
    script = (cast("Dream Gift", "Rasputin Dreamweaver"), RESOLVE)
    played = board(side, [], *script, expect=["Rasputin Dreamweaver has 7 dream counters"])
    assert played.cites("704.5r")
