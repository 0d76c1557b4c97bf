"""What waits for the next spell that somebody casts this turn (CR 603.7b)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, creature

COPY = (
    "{0}: When you cast your next instant or sorcery spell this turn, copy that spell. You may choose new targets for "
    "the copy."
)


@cr("603.7b", cited=False)
def test_the_next_instant_or_sorcery_spell_is_copied_and_only_that() -> None:
    scene = {"battlefield": [creature(COPY)], "hand": ["Lightning Bolt", "Shock", "Grizzly Bears"]}
    bears = [cast("Grizzly Bears"), RESOLVE]
    bolt = [cast("Lightning Bolt", "B"), RESOLVE, answer("no"), RESOLVE_ALL]
    shock = [cast("Shock", "B"), RESOLVE]
    board(scene, [], activate("Tester"), RESOLVE, *bears, *bolt, *shock, expect=["B life 12"])


@cr("603.7b", cited=False)
def test_only_if_it_is_cast_from_the_hand() -> None:
    text = "{0}: When you cast your next instant or sorcery spell from your hand this turn, it gains rebound."
    scene = {"battlefield": [creature(text)], "hand": ["Lightning Bolt"], "graveyard": ["Think Twice"]}
    twice = [cast("Think Twice", **{"from": "graveyard", "costs": ["flashback"]}), RESOLVE]
    bolt = [cast("Lightning Bolt", "B"), RESOLVE, RESOLVE]
    board(scene, [], activate("Tester"), RESOLVE, *twice, *bolt, expect=["Lightning Bolt in exile", "B life 17"])


@cr("702.62a")
def test_a_card_that_does_not_have_suspend_gains_it() -> None:
    text = (
        "{0}, Exile a nonland card from your hand: Put four time counters on the exiled card. If it doesn't have "
        "suspend, it gains suspend."
    )
    scene = {"battlefield": [creature(text)], "hand": ["Grizzly Bears"]}
    counted = [activate("Tester"), answer("Grizzly Bears"), RESOLVE]
    board(scene, [], *counted, expect=["Grizzly Bears has 4 time counters", "Grizzly Bears in exile"])
    played = board(
        scene,
        [],
        *counted,
        {"do": "go_to", "step": "upkeep", "turn": 5},
        RESOLVE,
        expect=["Grizzly Bears has 3 time counters"],
    )
    assert played.count("triggers") == 1


@cr("104.2b")
def test_the_second_approach_wins_the_game() -> None:
    first = {"hand": ["Approach of the Second Sun"], "library": ["Forest"] * 8, "life": 10}
    once = [cast("Approach of the Second Sun"), RESOLVE]
    board(first, [], *once, expect=["A life 17", "Approach of the Second Sun in library"])
    two = {**first, "hand": ["Approach of the Second Sun"] * 2}
    twice = [cast("Approach of the Second Sun#1"), RESOLVE, cast("Approach of the Second Sun#2"), RESOLVE]
    assert board(two, [], *twice).report["state"]["winner"] == "A"


@cr("603.7b", cited=False)
def test_all_of_a_sentence_waits_for_the_spell() -> None:
    text = (
        "{0}: When you cast your next creature spell this turn, search your library for a creature card with lesser "
        "mana value, put it onto the battlefield, then shuffle."
    )
    scene = {"battlefield": [creature(text)], "hand": ["Hill Giant"], "library": ["Forest", "Grizzly Bears"]}
    giant = [cast("Hill Giant"), RESOLVE, answer("Grizzly Bears")]
    board(scene, [], activate("Tester"), RESOLVE, *giant, expect=["Grizzly Bears in battlefield"])
