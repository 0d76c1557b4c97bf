"""Drawing a Card (CR 121)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, to

LIBRARY = ["Sol Ring", "Island", "Swamp", "Mountain", "Plains"]
IMP = "Stinkweed Imp"


@cr("121.1", "119.4", "608.2d")
@pytest.mark.parametrize(
    ("answers", "life", "cards"),
    [
        ([answer("yes"), answer(["Island", "Swamp"]), answer("yes"), answer("no")], 16, 3),
        ([answer("yes"), answer(["Island", "Swamp"]), answer("yes"), answer("yes")], 12, 4),
        ([answer("no")], 20, 2),
    ],
)
def test_each_of_two_cards_drawn_this_turn_is_paid_for_or_put_back(
    answers: list[dict[str, Any]], life: int, cards: int
) -> None:
    board(
        {"battlefield": ["Sylvan Library"], "library": LIBRARY, "hand": ["Shock"]},
        [],
        to("draw"),
        RESOLVE,
        *answers,
        step="upkeep",
        expect=[f"A life {life}", f"A has {cards} cards in hand"],
    )


@cr("121.1")
def test_only_cards_drawn_this_turn_can_be_chosen() -> None:
    played = board(
        {"battlefield": ["Sylvan Library"], "library": LIBRARY, "hand": ["Shock"]},
        [],
        to("draw"),
        RESOLVE,
        answer("yes"),
        step="upkeep",
    )
    assert sorted(option["label"] for option in played.pending["options"]) == ["Island", "Sol Ring", "Swamp"]


@cr("121.1", "504.1")
def test_a_card_is_drawn_from_the_top_of_the_library() -> None:
    drawn = board({"library": ["Shock", "Island"]}, [], to("draw"), step="upkeep", expect=["Shock in hand"])
    assert "121.1" in drawn.rules_of("A draws Shock")


@cr("121.2")
def test_two_cards_are_two_draws() -> None:
    board(
        {"hand": ["Divination", "Forest"], "battlefield": ["Psychosis Crawler"]},
        [],
        cast("Divination"),
        RESOLVE,
        answer("as listed"),
        RESOLVE_ALL,
        expect=["B life 18"],
    )


@cr("121.2a", "616.1")
def test_an_instruction_to_draw_several_cards_is_changed_before_each_draw() -> None:
    """Alms Collector makes two draws one for each; the one that is left may be doubled or replaced by dredge."""
    collector = {"battlefield": ["Alms Collector"]}
    drawing = (cast("Divination", player="B"), RESOLVE)
    played = board(collector, {"hand": ["Divination"]}, *drawing, active="B", expect=["A has 1 card in hand"])
    assert "121.2a" in played.rules_of("B draws")
    doubled = {"hand": ["Divination"], "battlefield": ["Thought Reflection"]}
    found = ["A has 1 card in hand", "B has 2 cards in hand"]
    board(collector, doubled, *drawing, active="B", expect=found)
    dredge = {"hand": ["Divination"], "graveyard": [IMP], "library": ["Forest"] * 9}
    board(
        collector, dredge, *drawing, answer("yes", "B"), active="B", expect=[f"{IMP} in hand", "A has 1 card in hand"]
    )


@cr("121.2a")
def test_one_card_more_is_drawn_for_the_whole_instruction() -> None:
    riddler = {"battlefield": ["Quantum Riddler"], "hand": ["Divination"]}
    board(riddler, [], cast("Divination"), RESOLVE, expect=["A has 3 cards in hand"])
    full = {"battlefield": ["Quantum Riddler"], "hand": ["Divination", "Forest", "Forest"]}
    board(full, [], cast("Divination"), RESOLVE, expect=["A has 4 cards in hand"])


@cr("121.2b")
def test_no_more_than_one_card_each_turn() -> None:
    side = ["Spirit of the Labyrinth"]
    board({"hand": ["Divination"]}, side, cast("Divination"), RESOLVE, expect=["A has 1 card in hand"])


@cr("121.2b")
def test_only_one_card_is_drawn_where_no_more_may_be() -> None:
    board(
        {"hand": ["Divination"], "library": ["Forest"] * 4},
        ["Narset, Parter of Veils"],
        cast("Divination"),
        RESOLVE,
        expect=["A has 1 card in hand"],
    )


@cr("121.2c", "104.3c", cited=False)
def test_all_players_draw_and_those_who_could_not_lose_together() -> None:
    board(
        {"hand": ["Prosperity"], "library": ["Forest"]},
        {"library": ["Forest"]},
        cast("Prosperity", x=2),
        RESOLVE,
        expect=["the game is a draw"],
    )


@cr("121.3")
def test_who_can_not_draw_is_not_offered_it_who_has_no_library_is() -> None:
    side = {"battlefield": ["Wirewood Savage"], "hand": ["Spined Beast"], "library": []}
    script = (cast("Spined Beast"), RESOLVE, RESOLVE)
    board(side, [], *script, answer("yes"), expect=["A loses"])
    board(side, [], *script, answer("no"), expect=["not A loses"])
    bound = {"battlefield": ["Wirewood Savage", "Spirit of the Labyrinth"], "hand": ["Spined Beast", "Opt"]}
    once = (cast("Opt"), RESOLVE, answer("no"), *script)
    kept = board(bound, [], *once, expect=["stack is empty", "A has 1 card in hand"])
    assert any(step.startswith("A can't draw a card: Spirit of the Labyrinth (“") for step in kept.steps)


@cr("121.2b", "608.2d")
def test_who_may_draw_several_cards_can_not_choose_it_where_fewer_may_be_drawn() -> None:
    library = {"battlefield": ["Sylvan Library"], "library": ["Forest"] * 5}
    kept = board(
        library, ["Narset, Parter of Veils"], to("draw"), RESOLVE_ALL, step="upkeep", expect=["A has 1 card in hand"]
    )
    assert any(step.startswith("A can't draw 2 cards: Narset, Parter of Veils (“Each opponent") for step in kept.steps)


@cr("121.3a", cited=False)
def test_nobody_can_choose_that_a_player_draws_who_can_not() -> None:
    """Under Narset B draws one card a turn, and Dire Undercurrents then offers A nothing; an empty library does not
    keep A from choosing it."""
    drawing = {"hand": ["Accumulated Knowledge"]}
    script = (cast("Wind Drake"), RESOLVE, answer("B"), RESOLVE)
    first = ({"do": "pass", "player": "A"}, cast("Accumulated Knowledge", player="B"), RESOLVE, to("postcombat main"))
    side = {"battlefield": ["Dire Undercurrents", "Narset, Parter of Veils"], "hand": ["Wind Drake"]}
    board(side, drawing, *first, *script, expect=["B has 1 card in hand", "stack is empty"])
    board(side, drawing, *script, answer("yes"), expect=["B has 2 cards in hand"])
    board(side, {"library": []}, *script, answer("yes"), expect=["B loses"])


@cr("121.4")
def test_nobody_has_drawn_a_card_from_an_empty_library() -> None:
    drawing = {"hand": ["Divination"], "library": ["Forest"]}
    played = board(["Smothering Tithe"], drawing, cast("Divination", player="B"), RESOLVE, active="B", C=[])
    assert played.count("Smothering Tithe's ability triggers") == 1


@cr("121.5", cited=False)
def test_a_card_put_into_the_hand_is_not_drawn() -> None:
    board(
        {"hand": ["Raise Dead", "Forest"], "graveyard": ["Grizzly Bears"], "battlefield": ["Psychosis Crawler"]},
        [],
        cast("Raise Dead", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["B life 20", "A has 2 cards in hand"],
    )


@cr("121.6", "614.11")
def test_each_single_draw_is_replaced() -> None:
    side = {"hand": ["Divination"], "battlefield": ["Thought Reflection"]}
    board(side, [], cast("Divination"), RESOLVE, expect=["A has 4 cards in hand"])
    thief = ["Notion Thief"]
    board({"hand": ["Divination"]}, thief, cast("Divination"), RESOLVE, expect=["B has 2 cards in hand"])


@cr("121.6", "104.2b", "121.4")
def test_a_draw_from_an_empty_library_wins_instead() -> None:
    side = {"hand": ["Divination"], "battlefield": ["Laboratory Maniac"], "library": []}
    board(side, [], cast("Divination"), RESOLVE, expect=["A wins"])


@cr("121.6a", cited=False)
def test_a_draw_from_an_empty_library_may_be_replaced() -> None:
    side = {"battlefield": ["Obstinate Familiar"], "hand": ["Night's Whisper"], "library": []}
    script = (cast("Night's Whisper"), RESOLVE)
    board(side, [], *script, answer("yes"), answer("yes"), expect=["not A loses"])


@cr("121.6b", cited=False)
def test_a_replaced_draw_is_over_before_the_next() -> None:
    library = ["Forest", "Forest", {"card": IMP, "id": "deep"}, "Forest", "Forest", "Swamp", *["Forest"] * 6]
    side = {"hand": ["Night's Whisper"], "graveyard": [{"card": IMP, "id": "first"}], "library": library}
    script = (cast("Night's Whisper"), RESOLVE, answer("yes"))
    played = board(side, [], *script)
    assert played.pending["rule"] == "702.52a"
    board(side, [], *script, answer("yes"), expect=["first in A's hand", "deep in A's hand", "A has 2 cards in hand"])


@cr("121.6c", "614.11b")
def test_what_is_done_with_a_drawn_card_is_not_done_with_one_drawn_instead() -> None:
    """Sindbad: "Draw a card and reveal it. If it isn't a land card, discard it." """
    side = {"battlefield": ["Sindbad"], "library": ["Shock", *["Forest"] * 6]}
    board(side, [], activate("Sindbad"), RESOLVE, expect=["Shock in graveyard"])
    dredging = {**side, "graveyard": [IMP]}
    played = board(dredging, [], activate("Sindbad"), RESOLVE, answer("yes"), expect=[f"{IMP} in hand"])
    assert played.cites("121.6c")


@cr("121.7", cited=False)
def test_a_draw_instead_of_another_players_draw_is_done_before_the_next_draw() -> None:
    thief = {"battlefield": ["Notion Thief"], "library": ["Mountain", "Swamp", "Forest"]}
    side = {"hand": ["Opportunity"], "library": ["Island"] * 5}
    script = (cast("Opportunity", "A"), RESOLVE)
    board(side, thief, *script, expect=["A has 0 cards in hand", "B has 3 cards in hand", "B loses"])


@cr("121.9")
def test_who_may_reveal_a_card_as_it_is_drawn_sees_it_first() -> None:
    side = {"battlefield": ["Inquisitor Eisenhorn"], "library": ["Shock", "Island"]}
    asked = board(side, [], to("draw"), step="upkeep").pending
    assert (asked["player"], asked["rule"]) == ("A", "121.9")
    assert "Shock" in asked["prompt"]
    board(side, [], to("draw"), answer("yes"), RESOLVE, step="upkeep", expect=["Cherubael is 4/4"])
    board(side, [], to("draw"), answer("no"), step="upkeep", expect=["stack is empty"])


@cr("121.9")
def test_only_the_first_card_of_a_turn_is_revealed() -> None:
    etchings = {"battlefield": ["Primitive Etchings"], "library": ["Forest", "Grizzly Bears", "Island"]}
    later = (to("draw"), to("precombat main"), cast("Divination"), RESOLVE)
    drawing = {**etchings, "hand": ["Divination"]}
    played = board(drawing, [], *later, step="upkeep", expect=["stack is empty", "A has 3 cards in hand"])
    assert played.count("reveals") == 1
    first = {**etchings, "library": ["Grizzly Bears", "Island"]}
    board(first, [], to("draw"), RESOLVE, step="upkeep", expect=["A has 2 cards in hand"])


@cr("121.9")
def test_a_card_revealed_each_of_ones_turns_only() -> None:
    keranos = {
        "battlefield": ["Keranos, God of Storms"],
        "library": ["Shock", "Island"],
        "hand": ["Accumulated Knowledge"],
    }
    board(keranos, [], to("draw"), answer("B"), RESOLVE, step="upkeep", expect=["B life 17"])
    mine = ({"do": "pass", "player": "B"}, cast("Accumulated Knowledge"), RESOLVE)
    board(keranos, [], *mine, active="B", expect=["stack is empty", "A has 1 card in hand"])


@pytest.mark.parametrize(("drawn", "size"), [("Opt", "1/2"), ("Divination", "3/2")])
@cr("121.1", cited=False)
def test_cards_drawn_this_turn_are_counted(drawn: str, size: str) -> None:
    a = {"battlefield": ["Eyekite"], "hand": [drawn]}
    board(a, [], cast(drawn), RESOLVE, *([answer([])] if drawn == "Opt" else []), expect=[f"Eyekite is {size}"])
