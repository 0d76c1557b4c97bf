"""Emblems (CR 114)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE, activate, board, cast, cr, play_land, turn


@cr("114.1", "114.2", "114.4")
def test_an_emblem_works_from_the_command_zone() -> None:
    gideon = {"card": "Gideon, Ally of Zendikar", "counters": {"loyalty": 4}}
    script = (activate("Gideon, Ally of Zendikar", ability=3), RESOLVE)
    played = board(
        [gideon, "Grizzly Bears"], ["Hill Giant"], *script, expect=["Grizzly Bears is 3/3", "Hill Giant is 3/3"]
    )
    assert played.cites("114.1")


@cr("114.4", "113.7")
def test_a_land_deals_the_damage_that_the_emblem_gave_it() -> None:
    played = board(
        {"battlefield": [{"card": "Koth of the Hammer", "counters": {"loyalty": 5}}, "Mountain"]},
        [],
        {"do": "activate", "player": "A", "source": "Koth of the Hammer", "ability": 1},
        RESOLVE,
        {"do": "activate", "player": "A", "source": "Mountain", "ability": 1, "targets": ["B"]},
        RESOLVE,
        expect=["B life 19", "Mountain is tapped"],
    )
    assert any("Mountain deals 1 damage" in step for step in played.steps)


@cr("114.5", "114.3", cited=False)
def test_an_emblem_is_no_permanent_and_outlives_its_planeswalker() -> None:
    elspeth = {"card": "Elspeth, Knight-Errant", "counters": {"loyalty": 8}}
    script = (
        activate("Elspeth, Knight-Errant", ability=3),
        RESOLVE,
        PASS_A,
        cast("Murder", "Grizzly Bears", player="B"),
        RESOLVE,
    )
    held = ["Grizzly Bears in battlefield", "Elspeth, Knight-Errant in graveyard"]
    board([elspeth, "Grizzly Bears"], {"hand": ["Murder"]}, *script, expect=held)


@cr("114.1", "614.1c")
def test_an_emblem_got_as_a_permanent_enters_speaks_of_that_very_permanent() -> None:
    mine = {"hand": ["Tibalt, Cosmic Impostor"], "library": ["Mountain", "Shock"]}
    theirs = {"library": ["Grizzly Bears", "Forest"], "hand": ["Vindicate"]}
    exile = (cast("Tibalt, Cosmic Impostor"), RESOLVE, activate("Tibalt, Cosmic Impostor"), RESOLVE)
    board(mine, theirs, *exile, play_land("Mountain"), expect=["A controls Mountain"])
    gone = (turn(4, "precombat main"), cast("Vindicate", "Tibalt, Cosmic Impostor", player="B"), RESOLVE)
    later = (turn(5, "precombat main"), cast("Grizzly Bears"), RESOLVE)
    board(mine, theirs, *exile, *gone, *later, expect=["A controls Grizzly Bears"])
