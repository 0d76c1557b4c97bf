"""Face-Down Spells and Permanents (CR 708)."""

from __future__ import annotations

from typing import Any

from engine import Scenario, play
from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr
from tests.rules.face_down import down, up
from tests.rules.merging import mutate
from tests.shelf import cards


@cr("707.2", "708.2")
def test_a_copy_of_a_face_down_creature_is_a_plain_two_two() -> None:
    played = board(
        {"hand": ["Clone"]},
        [down("Exalted Angel")],
        cast("Clone"),
        RESOLVE,
        answer("hidden"),
        expect=["Clone is 2/2", "not Clone has flying", "not Clone is face down"],
    )
    assert played.cites("707.5")


@cr("708.2a")
def test_turned_face_down_it_keeps_damage_and_dies_of_it() -> None:
    board(
        {"hand": ["Backslide"]},
        [{"card": "Exalted Angel", "damage": 3}],
        cast("Backslide", "Exalted Angel"),
        RESOLVE,
        expect=["Exalted Angel in B's graveyard"],
    )


@cr("708.2b", cited=False)
def test_a_face_down_creature_cannot_be_turned_face_down_again() -> None:
    """The second of two spells finds it face down already, so nothing happens."""
    board(
        {"hand": ["Backslide", "Backslide"]},
        ["Exalted Angel"],
        cast("Backslide", "Exalted Angel"),
        RESOLVE,
        cast("Backslide", "Exalted Angel"),
        refused="601.2c",
        expect=["Exalted Angel is 2/2"],
    )


@cr("708.3", cited=False)
def test_what_a_face_down_permanent_does_as_it_enters_does_not_apply() -> None:
    """Alley Assailant enters tapped; face down it has no such ability."""
    board(
        {"hand": ["Alley Assailant"]},
        [],
        cast("Alley Assailant", face="down"),
        RESOLVE,
        expect=["not Alley Assailant is tapped"],
    )


@cr("708.4")
def test_a_face_down_spell_is_no_angel_spell_but_a_face_down_one() -> None:
    """Dream Chisel makes face-down creature spells cheaper; a two-mana pool suffices."""
    board(
        {"hand": ["Exalted Angel"], "battlefield": ["Dream Chisel"], "mana": "2"},
        [],
        cast("Exalted Angel", face="down"),
        RESOLVE,
        expect=["Exalted Angel is face down"],
    )


@cr("708.5", "708.6", cited=False)
def test_face_down_permanents_are_told_apart_and_not_named() -> None:
    played = board(
        {"hand": ["Giant Growth"], "battlefield": [down("Exalted Angel"), down("Hill Giant", id="other")]},
        [],
        cast("Giant Growth", "other"),
        RESOLVE,
    )
    assert not any("Giant" in text.replace("Giant Growth", "") or "Angel" in text for text in played.steps)
    assert played.steps[0] == "A casts Giant Growth targeting face-down creature#2."


@cr("708.5", cited=False)
def test_the_state_of_the_board_names_what_is_face_down_only_as_the_card_to_set_up() -> None:
    played = board(
        {"battlefield": [down("Exalted Angel")], "hand": ["Exalted Angel"]}, [], cast("Exalted Angel", face="down")
    )
    (shown,) = played.report["state"]["players"]["A"]["battlefield"]
    (spell,) = played.report["state"]["stack"]
    for thing in (shown, spell):
        assert thing["name"] == "face-down creature"
        assert thing["face_down"] == "morph"
    assert spell["text"] == ""


@cr("708.5", cited=False)
def test_a_board_with_face_down_objects_can_be_set_up_from_its_state() -> None:
    played = board({"hand": ["Exalted Angel"]}, [], cast("Exalted Angel", face="down"))
    state = played.report["state"]
    again = play(
        Scenario.load({**{k: state[k] for k in ("players", "turn", "stack")}, "version": 1, "script": [RESOLVE]}),
        cards(),
    )
    (shown,) = again.report().to_dict()["state"]["players"]["A"]["battlefield"]
    assert (shown["name"], shown["face_down"], shown["power"]) == ("face-down creature", "morph", 2)


@cr("708.8")
def test_effects_and_counters_stay_as_it_is_turned_face_up() -> None:
    board(
        {"battlefield": [down("Exalted Angel", counters={"+1/+1": 1})], "hand": ["Giant Growth"]},
        [],
        cast("Giant Growth", "hidden"),
        RESOLVE,
        up("hidden"),
        expect=["hidden is 8/9"],
    )


@cr("708.8")
def test_turning_face_up_is_not_entering() -> None:
    """Alley Assailant turned face up does not become tapped; its turned-face-up ability triggers."""
    board(
        [down("Alley Assailant")],
        [],
        up("hidden"),
        RESOLVE,
        expect=["not hidden is tapped", "B life 17", "A life 23"],
    )


@cr("708.8")
def test_a_permanent_turned_face_up_is_seen_by_others() -> None:
    board(
        {"battlefield": [down("Exalted Angel"), "Secret Plans", "Growing Dread"], "library": ["Forest"] * 3},
        [],
        up("hidden"),
        answer("as listed"),
        RESOLVE_ALL,
        expect=["A has 1 card in hand", "hidden is 5/6"],
    )


@cr("708.8")
def test_a_face_down_permanent_that_is_turned_face_up_was_face_down() -> None:
    """With the words of Sumala Sentry, whose counter goes on the permanent that was turned face up."""
    board([down("Exalted Angel"), "Sumala Watcher"], [], up("hidden"), RESOLVE, expect=["hidden is 5/6"])


@cr("708.9")
def test_a_face_down_permanent_is_revealed_as_it_leaves() -> None:
    played = board(
        {"hand": ["Lightning Bolt"]},
        [down("Exalted Angel")],
        cast("Lightning Bolt", "hidden"),
        RESOLVE,
        expect=["hidden in B's graveyard"],
    )
    assert played.cites("708.9")
    assert played.count("B reveals Exalted Angel") == 1


@cr("708.9")
def test_a_face_down_spell_that_is_countered_is_revealed() -> None:
    played = board(
        {"hand": ["Exalted Angel"]},
        {"hand": ["Counterspell"]},
        cast("Exalted Angel", face="down"),
        {"do": "pass", "player": "A"},
        cast("Counterspell", "face-down creature", player="B"),
        RESOLVE,
        expect=["Exalted Angel in A's graveyard"],
    )
    assert played.count("A reveals Exalted Angel") == 1


@cr("708.9")
def test_what_dies_face_down_dies_without_its_abilities() -> None:
    """Hooded Hydra face down has no ability that could trigger on its dying."""
    board(
        {"hand": ["Lightning Bolt"]},
        [down("Hooded Hydra")],
        cast("Lightning Bolt", "hidden"),
        RESOLVE,
        expect=["hidden in B's graveyard", "stack is empty"],
    )


@cr("708.9")
def test_all_is_revealed_at_the_end_of_the_game() -> None:
    played = board([down("Exalted Angel")], ["Grizzly Bears"], {"do": "concede", "player": "B"}, expect=["A wins"])
    assert played.count("reveals Exalted Angel") == 1


@cr("708.9")
def test_a_face_down_component_is_revealed_as_it_leaves() -> None:
    played = board(
        {"battlefield": [{"card": "Exalted Angel", "face_down": True}], "hand": ["Gemrazer"]},
        {"hand": ["Unsummon"]},
        *mutate("Gemrazer", "face-down creature"),
        PASS_A,
        cast("Unsummon", "Gemrazer", player="B"),
        RESOLVE,
        expect=["Exalted Angel in hand", "Gemrazer in hand"],
    )
    assert played.count("reveal") == 1


@cr("708.10", cited=False)
def test_a_face_down_creature_that_becomes_a_copy_stays_what_it_is_until_it_is_turned_up() -> None:
    """A face-down Exalted Angel stays 2/2; face up it would be a Hill Giant, which has no morph cost."""
    script = [cast("Cytoshape", "hidden"), RESOLVE, answer("Hill Giant")]
    things: list[Any] = [down("Exalted Angel"), "Hill Giant"]
    side = {"hand": ["Cytoshape"], "battlefield": things}
    board(side, [], *script, expect=["hidden is 2/2", "hidden is face down"])
    board(side, [], *script, up("hidden"), refused="702.37e")
    board(
        {**side, "battlefield": [*things, "Ixidor, Reality Sculptor"]},
        [],
        *script,
        {"do": "activate", "player": "A", "source": "Ixidor, Reality Sculptor", "targets": ["hidden"]},
        RESOLVE,
        expect=["hidden is 3/3", "not hidden has flying"],
    )


@cr("708.11")
def test_as_it_is_turned_face_up_comes_before_it_could_die() -> None:
    played = board([down("Hooded Hydra")], [], up("hidden"), expect=["hidden is 5/5"])
    assert played.cites("708.11")


@cr("708.12")
def test_a_revealed_face_down_permanent_is_asked_about_as_its_card() -> None:
    mine = ["Hauntwoods Shrieker", {"card": "Craw Wurm", "id": "hidden", "face_down": "manifested"}]
    reveal = [activate("Hauntwoods Shrieker", "hidden"), RESOLVE, answer("yes")]
    board(mine, [], *reveal, expect=["hidden is 6/4", "hidden is not face down"])


@cr("708.12")
def test_a_revealed_face_down_permanent_that_is_no_creature_card_stays_face_down() -> None:
    mine = ["Hauntwoods Shrieker", {"card": "Shock", "id": "hidden", "face_down": "manifested"}]
    board(mine, [], activate("Hauntwoods Shrieker", "hidden"), RESOLVE, expect=["hidden is face down", "hidden is 2/2"])


@cr("614.12a", "708.2a")
def test_the_others_are_turned_face_down_as_it_enters() -> None:
    """It sees them so as soon as it is there; a token is no card and stays as it is."""
    soldier = {"token": {"name": "Soldier", "types": ["Creature"], "power": 1, "toughness": 1}}
    board(
        {"hand": ["Ixidron"], "battlefield": ["Grizzly Bears", soldier]},
        ["Soul Warden", "Serra Angel"],
        cast("Ixidron"),
        RESOLVE,
        expect=[
            "Ixidron is 3/3",
            "Serra Angel is 2/2",
            "not Serra Angel has flying",
            "Soldier is 1/1",
            "stack is empty",
        ],
    )


@cr("708.2", cited=False)
def test_what_it_can_do_is_told_without_its_name() -> None:
    given = 'Creatures you control have "{1}: This creature gets +1/+1 until end of turn."'
    giving = {"token": {"name": "Giver", "types": ["Enchantment"], "text": given}}
    played = board([giving, down("Exalted Angel")], [], activate("hidden", ability="wibble"), refused="602.1")
    assert "Exalted Angel" not in played.reason
    assert "this permanent gets +1/+1" in played.reason
