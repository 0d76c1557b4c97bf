"""Spells copied once for each of something, and by whoever pays (CR 707.10)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, creature


@cr("707.10")
def test_once_for_each_other_spell_cast_before_it() -> None:
    text = (
        "Whenever you cast an instant or sorcery spell, copy it for each other instant and sorcery spell you've cast "
        "before it this turn. You may choose new targets for the copies."
    )
    scene = {"battlefield": [creature(text)], "hand": ["Shock", "Lightning Bolt", "Grizzly Bears", "Forked Bolt"]}
    shock = [cast("Shock", "B"), RESOLVE, RESOLVE]
    bears = [cast("Grizzly Bears"), RESOLVE]
    bolt = [cast("Lightning Bolt", "B"), RESOLVE, answer("no"), RESOLVE_ALL]
    board(scene, [], *shock, expect=["B life 18"])
    board(scene, [], *shock, *bears, *bolt, expect=["B life 12"])


@cr("903.8")
def test_once_for_each_time_the_commander_was_cast() -> None:
    storm = creature(
        "Whenever you cast a Goblin spell, you gain 1 life for each time you've cast your commander from the command "
        "zone this game."
    )
    scene = {
        "battlefield": [storm],
        "command": ["Ayula, Queen Among Bears"],
        "commander": "Ayula, Queen Among Bears",
        "hand": ["Raging Goblin"],
    }
    ayula = [cast("Ayula, Queen Among Bears", **{"from": "command"}), RESOLVE]
    goblin = [cast("Raging Goblin"), RESOLVE]
    board(scene, [], *goblin, expect=["A life 20"])
    board(scene, [], *ayula, *goblin, expect=["A life 21"])


@cr("707.10c", cited=False)
def test_whoever_was_dealt_the_damage_may_pay_to_copy_it() -> None:
    chain = {"hand": ["Chain Lightning"]}
    back = [cast("Chain Lightning", "B"), RESOLVE, answer("yes", "B"), answer("yes", "B"), answer("A", "B")]
    board(chain, {}, *back, RESOLVE, answer("no"), expect=["B life 17", "A life 17"])
    bears = [
        cast("Chain Lightning", "Grizzly Bears"),
        RESOLVE,
        answer("yes", "B"),
        answer("yes", "B"),
        answer("A", "B"),
    ]
    board(chain, ["Grizzly Bears"], *bears, RESOLVE, answer("no"), expect=["A life 17", "Grizzly Bears in graveyard"])


@cr("707.9a", "201.5a")
def test_what_a_copy_is_given_speaks_of_the_copy() -> None:
    sakashima = {"hand": ["Sakashima the Impostor"], "battlefield": []}
    copied = [cast("Sakashima the Impostor"), RESOLVE, answer("yes"), answer("Grizzly Bears")]
    back = [activate("Sakashima the Impostor"), RESOLVE, {"do": "go_to", "step": "end"}, RESOLVE]
    board(sakashima, ["Grizzly Bears"], *copied, expect=["Sakashima the Impostor is 2/2"])
    board(sakashima, ["Grizzly Bears"], *copied, *back, expect=["Sakashima the Impostor in hand"])


@cr("707.10d")
def test_the_order_of_copies_that_only_make_larger_is_not_asked_for() -> None:
    mine = {"battlefield": ["Zada, Hedron Grinder", "Grizzly Bears", "Bear Cub"], "hand": ["Giant Growth", "Shock"]}
    grown = [cast("Giant Growth", "Zada, Hedron Grinder"), RESOLVE_ALL]
    board(mine, [], *grown, expect=["Grizzly Bears is 5/5", "Bear Cub is 5/5", "Zada, Hedron Grinder is 6/6"])
    shocked = board(mine, [], cast("Shock", "Zada, Hedron Grinder"), RESOLVE)
    assert shocked.pending["kind"] == "order"
