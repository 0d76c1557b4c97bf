"""Questions that random games have raised."""

from __future__ import annotations

import pytest

from engine.state.zones import Zone
from tests.engine.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr, to


@cr("601.2c", "702.33d")
@pytest.mark.parametrize(("kicked", "life"), [(True, 20), (False, 18)])
def test_only_the_kicked_spell_is_countered_but_any_may_be_chosen(kicked: bool, life: int) -> None:
    hand = {"hand": ["Burst Lightning"]}
    trick = {"hand": ["Ertai's Trickery"]}
    board(
        hand,
        trick,
        cast("Burst Lightning", "B", kicked=kicked),
        {"do": "pass", "player": "A"},
        cast("Ertai's Trickery", "Burst Lightning", player="B"),
        RESOLVE_ALL,
        expect=[f"B life {life}"],
    )


@cr("122.1", "611.3a")
@pytest.mark.parametrize(("counters", "wakes"), [({"-1/-1": 1}, True), ({"+1/+1": 1}, False)])
def test_any_creature_with_the_counter_will_do(counters: dict[str, int], wakes: bool) -> None:
    has = "has" if wakes else "doesn't have"
    board(
        ["Tenacious Hunter"],
        [{"card": "Hill Giant", "counters": counters}],
        expect=[f"Tenacious Hunter {has} vigilance", f"Tenacious Hunter {has} deathtouch"],
    )


@cr("601.2f", "602.2b")
@pytest.mark.parametrize(("aimed_at", "refused"), [("Hill Giant", False), ("Serra Angel", True)])
def test_an_ability_costs_less_by_what_it_targets(aimed_at: str, refused: bool) -> None:
    """One land pays for the ability only if the creature that it targets is small."""
    mine = {"battlefield": ["Raft Security Officer", "Plains"], "mana": "lands"}
    tap = {"do": "activate", "player": "A", "source": "Raft Security Officer", "ability": 1, "targets": [aimed_at]}
    board(mine, ["Hill Giant", "Serra Angel"], tap, refused=refused)


@cr("614.1a", "700.4")
def test_whatever_creature_would_die_this_turn_is_exiled() -> None:
    """Also one that was not hurt by the spell, and one that comes later."""
    board(
        {"hand": ["Flaying Tendrils", "Lightning Bolt"], "graveyard": []},
        ["Grizzly Bears", "Serra Angel"],
        cast("Flaying Tendrils"),
        RESOLVE_ALL,
        cast("Lightning Bolt", "Serra Angel"),
        RESOLVE_ALL,
        expect=["Grizzly Bears in exile", "Serra Angel in exile"],
    )


@cr("603.12")
def test_sentences_about_the_target_of_a_reflexive_trigger_belong_to_it() -> None:
    board(
        ["Kitt Kanto, Mayhem Diva", "Grizzly Bears", "Hill Giant"],
        ["Serra Angel"],
        to("beginning of combat"),
        RESOLVE_ALL,
        answer("yes"),
        answer(["Grizzly Bears", "Hill Giant"]),
        answer("Kitt Kanto, Mayhem Diva"),
        expect=["Kitt Kanto, Mayhem Diva is 5/5"],
    )


@cr("702.119a", "118.3")
def test_emerge_needs_a_creature_to_sacrifice() -> None:
    played = board({"hand": ["Wretched Gryff"]}, [], cast("Wretched Gryff", costs=["emerge"]), refused=True)
    assert "emerge" in played.reason


@cr("603.12", "601.2d")
def test_a_reflexive_ability_divides_when_it_triggers_itself() -> None:
    """Nothing is divided as the ability that makes it is put onto the stack."""
    board(
        {"hand": ["Fire-Eater's Gamble"], "battlefield": ["Mountain"]},
        ["Hill Giant", "Grizzly Bears"],
        answer("yes", choice="may"),
        answer(["Hill Giant", "B"], choice="target"),
        answer({"Hill Giant": 2, "B": 1}, choice="division"),
        cast("Fire-Eater's Gamble"),
        RESOLVE_ALL,
        expect=["B life 19", "Mountain in A's graveyard"],
    )


@cr("122.6", "107.1b")
def test_what_enters_with_no_counters_has_none() -> None:
    """X is zero; a counter of a kind there are none of would be something that can be removed."""
    played = board({"hand": ["Walking Ballista"]}, [], cast("Walking Ballista", x=0), RESOLVE_ALL)
    assert played.cites("704.5f")
    board(
        {"hand": ["Walking Ballista"], "battlefield": ["Glorious Anthem"]},
        [],
        cast("Walking Ballista", x=0),
        RESOLVE_ALL,
        expect=["Walking Ballista is 1/1", "Walking Ballista has no +1/+1 counters"],
    )


@cr("701.23b", "201.4")
def test_all_cards_of_a_name_are_searched_for() -> None:
    """Those in the graveyard are found in any case; in hand and library the searcher finds as many as they like."""
    board(
        {"hand": ["Cranial Extraction"]},
        {
            "graveyard": ["Shock"],
            "hand": [{"card": "Shock", "id": "held"}, "Giant Growth"],
            "library": [{"card": "Shock", "id": "below"}, "Forest"],
        },
        answer("Shock", choice="card name"),
        answer(["held", "below"], choice="objects"),
        cast("Cranial Extraction", "B"),
        RESOLVE_ALL,
        expect=["B has 3 cards in exile", "B has 1 card in hand", "B has 1 card in library"],
    )


@cr("608.2d", "401.4")
def test_one_in_hand_one_on_top_and_one_below() -> None:
    """While the second part is chosen, the first card is still where it was."""
    mine = {"hand": ["Telling Time"], "library": ["Shock", "Giant Growth", "Forest", "Divination"]}
    asked = board(mine, [], cast("Telling Time"), RESOLVE, answer("Shock"))
    assert {option["label"] for option in asked.pending["options"]} == {"Giant Growth", "Forest"}
    played = board(
        mine, [], cast("Telling Time"), RESOLVE, answer("Shock"), answer("Forest"), expect=["Shock in A's hand"]
    )
    game = played.table.game
    order = [game.objects[i].card.name for i in game.owned[Zone.LIBRARY][0]]
    assert order == ["Forest", "Divination", "Giant Growth"]


@cr("701.23a", "105.2")
def test_a_search_for_what_shares_a_color_with_any_legendary_creature() -> None:
    board(
        {
            "hand": ["Ringsight"],
            "battlefield": ["Grizzly Bears", "Kitt Kanto, Mayhem Diva"],
            "library": ["Forest", "Divination", "Shock"],
        },
        [],
        cast("Ringsight"),
        RESOLVE,
        answer("Kitt Kanto, Mayhem Diva", choice="bearer"),
        answer("Shock"),
        expect=["Shock in A's hand", "Divination in A's library"],
    )


@cr("601.2c", "701.13a")
def test_one_thing_that_is_both_targets_is_exiled_once() -> None:
    board(
        ["Don & Leo, Problem Solvers", "Ornithopter"],
        [],
        to("end"),
        answer("Ornithopter", choice="target"),
        answer("Ornithopter", choice="target"),
        RESOLVE_ALL,
        expect=["A controls Ornithopter"],
    )


@cr("704.3", "614.1a", "704.5m")
def test_state_based_actions_are_checked_again_after_what_was_done_instead_of_losing() -> None:
    """The Aura on the creature that has been exiled to stay in the game does not stay on the battlefield."""
    angel = ["Exquisite Archangel", {"card": "Pacifism", "attached_to": "Exquisite Archangel"}]
    board(
        {"battlefield": angel, "life": 2},
        {"hand": ["Lightning Bolt"]},
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE_ALL,
        expect=["A life 20", "Pacifism in A's graveyard"],
    )


@cr("608.2d")
def test_one_of_several_opponents_chooses() -> None:
    """Which one is chosen by the controller."""
    mine = {"hand": ["Murmurs from Beyond"], "library": ["Shock", "Divination", "Forest"]}
    board(
        mine,
        [],
        cast("Murmurs from Beyond"),
        RESOLVE,
        answer("C", choice="player"),
        answer("Divination", "C"),
        C=[],
        expect=["Divination in A's graveyard", "A has 2 cards in hand"],
    )


@cr("702.16b", "608.2d")
def test_a_player_protected_from_the_color_they_choose() -> None:
    theirs = {"hand": ["Lightning Bolt"]}
    safe = [cast("Seht's Tiger"), RESOLVE, RESOLVE, answer("R"), {"do": "pass", "player": "A"}]
    mine = {"hand": ["Seht's Tiger"]}
    played = board(mine, theirs, *safe, cast("Lightning Bolt", "A", player="B"), refused=True)
    assert played.refused("702.16b")
