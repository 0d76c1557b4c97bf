"""Library (CR 401)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, answer, board, cast, cr, creature, play_land


@cr("401.4", cited=False)
@pytest.mark.parametrize(("chosen", "where"), [(["B"], "B's library"), ([], "B's graveyard")])
def test_a_whole_graveyard_goes_under_its_library_if_its_player_is_targeted(chosen: list[str], where: str) -> None:
    board(
        {"hand": ["Endurance"]},
        {"graveyard": ["Shock", "Opt"]},
        cast("Endurance"),
        RESOLVE,
        answer(chosen),
        RESOLVE,
        expect=[f"Shock in {where}", f"Opt in {where}"],
    )


@cr("401.4", "608.2d", cited=False)
@pytest.mark.parametrize(("end", "drawn"), [("top", True), ("bottom", False)])
def test_the_owner_chooses_the_end_of_the_library(end: str, drawn: bool) -> None:
    board(
        {"hand": ["Failed Escape"]},
        {"battlefield": ["Serra Angel"], "library": ["Forest"] * 3},
        answer(end, "B"),
        cast("Failed Escape", "Serra Angel"),
        RESOLVE,
        {"do": "go_to", "step": "draw"},
        {"do": "go_to", "step": "draw"},
        active="A",
        expect=[f"Serra Angel in B's {'hand' if drawn else 'library'}"],
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


@cr("401.7", cited=False)
def test_second_from_the_top_of_an_empty_library_is_its_bottom() -> None:
    board(
        {"hand": ["Bury in Books"]},
        {"battlefield": ["Hill Giant"], "library": []},
        cast("Bury in Books", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in library"],
    )


@cr("401.7", "401.2", cited=False)
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


UNKNOWN_TOP = "The top card of A's library is unknown: nobody has said which it is"


@cr("401.5", cited=False)
@pytest.mark.parametrize("sees", ["Courser of Kruphix", "Vizier of the Menagerie"])
def test_a_top_card_that_is_seen_and_that_nobody_has_named_is_told_as_unknown(sees: str) -> None:
    assert UNKNOWN_TOP in board({"battlefield": [sees], "library": ["..."]}).report["assumed"]
    assert UNKNOWN_TOP not in board({"battlefield": [sees], "library": ["Forest", "..."]}).report["assumed"]
    assert UNKNOWN_TOP not in board({"battlefield": [sees], "library": []}).report["assumed"]


@cr("401.5", cited=False)
def test_an_effect_that_looks_at_an_unknown_top_card_says_so() -> None:
    source = creature("As long as the top card of your library is a creature card, Tester gets +2/+2.", "2/2")
    played = board({"battlefield": [source], "library": ["..."]}, expect=["Tester is 2/2"])
    assert UNKNOWN_TOP in played.report["assumed"]


@cr("305.1")
def test_playing_the_unknown_top_card_says_which_card_it_is() -> None:
    courser = {"battlefield": ["Courser of Kruphix"], "library": ["..."]}
    played = board(courser, [], play_land("Forest"), expect=["A controls Forest"])
    assert "A plays Forest from the library (effect of Courser of Kruphix)." in played.steps
    board(courser, [], cast("Shock", "B"), refused="601.3", expect=["Shock in nowhere"])


@cr("601.3")
def test_casting_the_unknown_top_card_says_which_card_it_is() -> None:
    citadel = {"battlefield": ["Future Sight"], "library": ["..."]}
    board(citadel, [], {**cast("Shock", "B"), "from": "library"}, RESOLVE, expect=["B life 18"])


@cr("401.4", cited=False)
def test_a_card_drawn_and_put_back_is_told_with_what_else_is_put_on_top() -> None:
    scene = {"hand": ["Brainstorm", "Mountain"], "library": ["Opt", "Shock", "Forest", "Island"]}
    played = board(scene, [], cast("Brainstorm"), RESOLVE, answer(["Opt", "Mountain"]), answer(["Opt", "Mountain"]))
    assert "Opt and Mountain are on top of A's library" in played.report["verdict"]
