"""Special Actions (CR 116)."""

from __future__ import annotations

from typing import Any

from tests.helpers import PASS_A, RESOLVE, activate, answer, attack_with, board, cast, cr, special
from tests.rules.face_down import down, up

GROWTH = {"hand": ["Rampant Growth"], "library": ["Forest"] * 3}
LOST = [{"card": "Lost in Thought", "attached_to": "pinger"}]


def thinker(cards: int) -> dict[str, Any]:
    return {"battlefield": [{"card": "Prodigal Sorcerer", "id": "pinger"}], "graveyard": ["Forest"] * cards}


TAKEN = (activate("Dominating Licid", "Hill Giant"), RESOLVE)


@cr("116.2a", "305.2")
def test_playing_a_land_leaves_the_stack_alone() -> None:
    board(
        {"hand": ["Forest", "Mountain"]},
        [],
        {"do": "play", "player": "A", "card": "Forest"},
        expect=["Forest#1 in battlefield", "stack is empty", "A has priority"],
    )
    board(
        {"hand": ["Forest", "Mountain"]},
        [],
        {"do": "play", "player": "A", "card": "Forest"},
        {"do": "play", "player": "A", "card": "Mountain"},
        refused="305.2b",
    )


@cr("116.2a", cited=False)
def test_a_land_is_not_played_with_something_on_the_stack() -> None:
    board(
        {"hand": ["Forest", "Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "B"),
        {"do": "play", "player": "A", "card": "Forest"},
        refused="305.1",
    )


@cr("116.2b", "702.37e", "708.8")
def test_turning_face_up_is_a_special_action_that_uses_no_stack() -> None:
    played = board(
        [down("Exalted Angel")],
        {"hand": ["Lightning Bolt"]},
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "hidden", player="B"),
        {"do": "pass", "player": "B"},
        up("hidden"),
        RESOLVE,
        expect=["hidden is 4/5", "hidden has flying", "hidden on the battlefield"],
    )
    assert played.cites("116.2b")
    assert played.cites("702.37e")
    assert any(text == "A turns Exalted Angel face up." for text in played.steps)


@cr("116.2b")
def test_only_its_controller_turns_it_face_up() -> None:
    board([], [down("Exalted Angel")], up("hidden"), refused="116.2b")


@cr("116.2c")
def test_a_licid_is_an_aura_until_its_controller_pays_to_end_that() -> None:
    expect = ["A controls Hill Giant", "Dominating Licid is an enchantment", "not Dominating Licid is a creature"]
    board(["Dominating Licid"], ["Hill Giant"], *TAKEN, expect=expect)
    again = (*TAKEN, activate("Dominating Licid", "Hill Giant"))
    board(["Dominating Licid"], ["Hill Giant"], *again, refused="602.1")  # it has lost that ability
    ended = ["B controls Hill Giant", "Dominating Licid is a creature", "Dominating Licid is 1/1"]
    script = (*TAKEN, special("end effect", "Dominating Licid"))
    played = board(["Dominating Licid"], ["Hill Giant"], *script, expect=ended)
    assert played.rules_of("ends the effect of Dominating Licid") == ["116.2c"]


@cr("116.2c", "117.1c")
def test_ending_the_effect_of_a_licid_is_nothing_to_respond_to() -> None:
    """Disenchant was cast at an enchantment; the Licid is none when it resolves (608.2b)."""
    side = {"battlefield": ["Hill Giant"], "hand": ["Disenchant"]}
    script = (
        *TAKEN,
        {"do": "pass", "player": "A"},
        cast("Disenchant", "Dominating Licid", player="B"),
        {"do": "pass", "player": "B"},
        special("end effect", "Dominating Licid"),
        RESOLVE,
    )
    expect = ["A controls Dominating Licid", "Disenchant in B's graveyard", "B controls Hill Giant"]
    board(["Dominating Licid"], side, *script, expect=expect)


@cr("116.2c", "704.5m")
def test_a_licid_that_enchants_nothing_any_more_is_put_into_the_graveyard() -> None:
    side = {"battlefield": ["Hill Giant"], "hand": ["Murder"]}
    script = (*TAKEN, {"do": "pass", "player": "A"}, cast("Murder", "Hill Giant", player="B"), RESOLVE)
    board(["Dominating Licid"], side, *script, expect=["Dominating Licid in A's graveyard"])


@cr("116.2c")
def test_another_player_can_not_end_the_effect_of_a_licid() -> None:
    script = (*TAKEN, {"do": "pass", "player": "A"}, special("end effect", "Dominating Licid", "B"))
    board(["Dominating Licid"], ["Hill Giant"], *script, refused="116.2c")


@cr("116.2d")
def test_only_who_pays_may_search_past_a_leonin_arbiter() -> None:
    script = (cast("Rampant Growth"), RESOLVE)
    unpaid = board(GROWTH, ["Leonin Arbiter"], *script, expect=["not A controls Forest"])
    told = "A can't search libraries: Leonin Arbiter, whose effect A hasn't paid to ignore."
    assert {"101.2", "116.2d"} <= set(unpaid.rules_of(told))
    paid = (special("ignore", "Leonin Arbiter"), *script, answer("Forest"))
    played = board(GROWTH, ["Leonin Arbiter"], *paid, expect=["A controls Forest"])
    assert played.rules_of("A ignores the effect of Leonin Arbiter") == ["116.2d"]


@cr("116.2d")
def test_one_player_paying_does_not_help_another_nor_against_a_second_arbiter() -> None:
    other = (
        {"do": "pass", "player": "A"},
        special("ignore", "Leonin Arbiter", "B"),
        RESOLVE,
        cast("Rampant Growth"),
        RESOLVE,
    )
    cards = {**GROWTH, "hand": ["Rampant Growth", "Lightning Bolt"]}
    board(cards, ["Leonin Arbiter"], cast("Lightning Bolt", "B"), *other, expect=["not A controls Forest"])
    two = [{"card": "Leonin Arbiter", "count": 2}]
    script = (special("ignore", "Leonin Arbiter#1"), cast("Rampant Growth"), RESOLVE)
    board(GROWTH, two, *script, expect=["not A controls Forest"])


@cr("116.2d")
def test_what_was_paid_against_an_arbiter_is_over_with_the_turn() -> None:
    later = {"do": "go_to", "turn": 5, "step": "precombat main"}
    script = (special("ignore", "Leonin Arbiter"), later, cast("Rampant Growth"), RESOLVE)
    board(GROWTH, ["Leonin Arbiter"], *script, expect=["not A controls Forest"])


@cr("116.2d")
def test_a_creature_lost_in_thought_acts_once_three_cards_are_exiled() -> None:
    board(thinker(3), LOST, activate("pinger", "B"), refused="602.5")
    script = (special("ignore", "Lost in Thought"), activate("pinger", "B"), RESOLVE)
    board(thinker(3), LOST, *script, expect=["B life 19", "A has 0 cards in graveyard"])
    fight = (special("ignore", "Lost in Thought"), *attack_with({"pinger": "B"}))
    board(thinker(3), LOST, *fight, expect=["pinger is attacking"])


@cr("116.2d")
def test_only_the_player_who_may_ignores_an_effect() -> None:
    """The creature's controller may; who controls the Aura may not, for all the cards in that graveyard."""
    aura = {"battlefield": LOST, "graveyard": ["Forest"] * 3}
    board(thinker(0), aura, PASS_A, special("ignore", "Lost in Thought", player="B"), refused="116.2d")


@cr("116.2d", "118.3")
def test_nobody_ignores_an_effect_without_the_cards_for_it() -> None:
    board(thinker(2), LOST, special("ignore", "Lost in Thought"), refused="116.2d")


@cr("116.2g")
def test_a_companion_comes_only_with_the_timing_of_a_sorcery() -> None:
    side = {"sideboard": ["Lurrus of the Dream-Den"]}
    fetch = special("companion", "Lurrus of the Dream-Den")
    board(side, [], fetch, step="upkeep", refused="116.2g")
    assert board({**side, "mana": "WW"}, [], fetch, refused="601.2h").report["refused"]


@cr("116.3", cited=False)
def test_who_has_played_a_land_has_priority_again() -> None:
    land = {"do": "play", "player": "A", "card": "Forest"}
    board({"hand": ["Forest"]}, [], land, expect=["A has priority", "stack is empty"])
