"""Moving between zones (CR 400.4-400.7), libraries, and what is outside the game."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, answer, attack_with, board, cast, cr, to


@cr("400.7a")
def test_a_spell_turned_blue_becomes_a_blue_permanent() -> None:
    board(
        {"hand": ["Grizzly Bears", "Thoughtlace"]},
        [],
        cast("Grizzly Bears"),
        cast("Thoughtlace", "Grizzly Bears"),
        RESOLVE,
        RESOLVE,
        expect=["Grizzly Bears is blue"],
    )


@cr("400.7c", "609.7a")
def test_a_circle_stops_the_creature_that_the_chosen_spell_has_become() -> None:
    board(
        {"hand": ["Ball Lightning"]},
        ["Circle of Protection: Red"],
        cast("Ball Lightning"),
        {"do": "pass", "player": "A"},
        {"do": "activate", "player": "B", "source": "Circle of Protection: Red", "ability": 1},
        RESOLVE,
        RESOLVE,
        *attack_with({"Ball Lightning": "B"}),
        to("combat damage"),
        expect=["B life 20"],
    )


@cr("400.7f", "603.6e")
def test_an_aura_that_fell_off_with_its_creature_is_found_in_the_graveyard() -> None:
    board(
        {"hand": ["Murder"], "battlefield": [{"card": "Fool's Demise", "attached_to": "Grizzly Bears"}]},
        ["Grizzly Bears"],
        cast("Murder", "Grizzly Bears"),
        RESOLVE,
        answer("as listed"),
        RESOLVE,
        RESOLVE,
        expect=["Fool's Demise in A's hand"],
    )


@cr("400.4a", "708.9")
def test_a_face_down_instant_that_would_return_stays_in_exile() -> None:
    board(
        {"battlefield": [{"card": "Lightning Bolt", "face_down": True}], "hand": ["Cloudshift"]},
        [],
        cast("Cloudshift", "Lightning Bolt"),
        RESOLVE,
        expect=["Lightning Bolt in exile"],
    )


@cr("400.11", "400.11a", "400.11b")
def test_a_wish_brings_a_card_from_the_sideboard() -> None:
    board(
        {"hand": ["Living Wish"], "sideboard": ["Hill Giant"]},
        [],
        cast("Living Wish"),
        RESOLVE,
        answer("yes"),
        expect=["Hill Giant in A's hand", "Living Wish in exile"],
    )


@cr("400.11c")
def test_an_anthem_does_nothing_for_a_card_outside_the_game() -> None:
    played = board(
        {"battlefield": ["Glorious Anthem"], "sideboard": ["Hill Giant"], "hand": ["Murder"]},
        [],
        cast("Murder", "Hill Giant"),
        refused=True,
    )
    assert played.cites("601.2c")


@cr("401.7")
def test_second_from_the_top_of_an_empty_library_is_its_bottom() -> None:
    board(
        {"hand": ["Bury in Books"]},
        {"battlefield": ["Hill Giant"], "library": []},
        cast("Bury in Books", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in library"],
    )


@cr("401.7", "401.2")
def test_second_from_the_top_is_drawn_second() -> None:
    board(
        {"hand": ["Bury in Books"], "battlefield": []},
        {"battlefield": ["Hill Giant"], "library": ["Forest", "Island"], "hand": ["Divination"]},
        cast("Bury in Books", "Hill Giant"),
        RESOLVE,
        {"do": "go_to", "step": "precombat main", "active": "B"},
        cast("Divination", player="B"),
        RESOLVE,
        expect=["Hill Giant in B's hand"],
    )


@cr("401.4")
def test_brainstorm_puts_two_cards_back_in_the_order_the_player_likes() -> None:
    scene = {"hand": ["Brainstorm"], "library": ["Opt", "Shock", "Forest", "Island"]}
    script = (cast("Brainstorm"), RESOLVE, answer(["Opt", "Forest"]))
    assert board(scene, [], *script).pending["rule"] == "401.4"
    board(
        {**scene, "hand": ["Brainstorm", "Reach Through Mists"]},
        [],
        *script,
        answer(["Forest", "Opt"]),
        cast("Reach Through Mists"),
        RESOLVE,
        expect=["A has 2 cards in hand", "Shock in A's hand", "Opt in library"],
    )


@cr("405.4", "608.2b")
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


@cr("405.6e", "405.6")
def test_untapping_and_drawing_do_not_use_the_stack() -> None:
    board(
        [{"card": "Forest", "tapped": True}],
        [],
        {"do": "go_to", "step": "draw", "active": "A"},
        active="B",
        step="end",
        expect=["Forest#1 is not tapped", "stack is empty", "A has 1 card in hand"],
    )


@cr("406.2", "406.1")
def test_an_exiled_creature_is_not_in_the_graveyard() -> None:
    board(
        {"hand": ["Swords to Plowshares"]},
        ["Hill Giant"],
        cast("Swords to Plowshares", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in exile", "B has 0 cards in graveyard"],
    )
