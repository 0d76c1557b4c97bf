"""Stack (CR 405)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE, activate, board, cast, cr


@cr("405.1", "608.1", cited=False)
def test_an_ability_activated_in_response_lies_above_the_spell_and_resolves_first() -> None:
    script = (cast("Grizzly Bears"), {"do": "pass", "player": "A"}, activate("Prodigal Sorcerer", "A", player="B"))
    scene = ({"hand": ["Grizzly Bears"]}, ["Prodigal Sorcerer"])
    played = board(*scene, *script)
    assert len(played.report["state"]["stack"]) == 2
    board(*scene, *script, RESOLVE, expect=["A life 19", "not Grizzly Bears in battlefield"])
    board(*scene, *script, RESOLVE, RESOLVE, expect=["A life 19", "A controls Grizzly Bears"])


@cr("405.2", "405.5", cited=False)
def test_the_last_spell_cast_resolves_first() -> None:
    board(
        {"hand": ["Lightning Bolt"]},
        {"battlefield": ["Grizzly Bears"], "hand": ["Giant Growth"]},
        cast("Lightning Bolt", "Grizzly Bears"),
        PASS_A,
        cast("Giant Growth", "Grizzly Bears", player="B"),
        RESOLVE,
        expect=["Grizzly Bears is 5/5", "not stack is empty"],
    )


@cr("405.4", "608.2b", cited=False)
def test_a_red_spell_on_the_stack_is_a_red_spell() -> None:
    board(
        {"hand": ["Lightning Bolt"]},
        {"hand": ["Hydroblast"]},
        cast("Lightning Bolt", "B"),
        {"do": "pass", "player": "A"},
        cast("Hydroblast", "Lightning Bolt", player="B", modes=[1]),
        RESOLVE,
        expect=["Lightning Bolt in A's graveyard", "B life 20"],
    )


@cr("405.6b", "604.1", cited=False)
def test_an_anthem_applies_the_moment_it_is_there_and_cannot_be_responded_to() -> None:
    board(
        {"hand": ["Glorious Anthem"], "battlefield": ["Grizzly Bears"]},
        [],
        cast("Glorious Anthem"),
        RESOLVE,
        expect=["stack is empty", "Grizzly Bears is 3/3"],
    )


@cr("405.6d", cited=False)
def test_turning_a_creature_face_up_does_not_use_the_stack() -> None:
    board(
        {"battlefield": [], "hand": ["Exalted Angel"]},
        [],
        cast("Exalted Angel", face="face down"),
        RESOLVE,
        {"do": "special", "player": "A", "act": "turn face up", "source": "Exalted Angel"},
        expect=["stack is empty", "Exalted Angel is 4/5"],
    )


@cr("405.6e", "405.6", cited=False)
def test_untapping_and_drawing_do_not_use_the_stack() -> None:
    board(
        [{"card": "Forest", "tapped": True}],
        [],
        {"do": "go_to", "step": "draw", "active": "A"},
        active="B",
        step="end",
        expect=["Forest#1 is not tapped", "stack is empty", "A has 1 card in hand"],
    )


@cr("405.6f", cited=False)
def test_a_creature_without_toughness_dies_before_anyone_could_save_it() -> None:
    """The Giant Growth in hand comes too late: nobody has had priority since."""
    played = board(
        {"hand": ["Grizzly Bears", "Giant Growth"]},
        ["Elesh Norn, Grand Cenobite"],
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in A's graveyard", "stack is empty"],
    )
    assert played.cites("704.5f")


@cr("405.6g", "104.3a")
def test_a_player_may_concede_with_spells_on_the_stack_and_without_priority() -> None:
    played = board(
        {"hand": ["Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "B"),
        {"do": "concede", "player": "B"},
        expect=["A wins"],
    )
    assert not played.count("Lightning Bolt resolves")


@cr("405.6h", cited=False)
def test_what_a_player_owns_leaves_with_them_at_once() -> None:
    board(
        {"battlefield": ["Glorious Anthem", "Hill Giant"]},
        {"hand": ["Act of Treason"], "battlefield": ["Grizzly Bears"]},
        cast("Act of Treason", "Hill Giant", player="B"),
        RESOLVE,
        {"do": "concede", "player": "A"},
        C=[],
        active="B",
        expect=["stack is empty", "not B controls Hill Giant", "B controls Grizzly Bears"],
    )
