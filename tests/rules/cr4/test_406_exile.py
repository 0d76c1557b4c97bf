"""Exile (CR 406)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr, to


@cr("406.1", "601.3b", "118.9", cited=False)
def test_the_voidwalker_lets_one_exiled_card_be_played_for_nothing() -> None:
    board(
        {"battlefield": ["Dauthi Voidwalker"], "hand": ["Murder", "Shock"]},
        ["Serra Angel", "Llanowar Elves"],
        cast("Murder", "Serra Angel"),
        RESOLVE,
        cast("Shock", "Llanowar Elves"),
        RESOLVE,
        activate("Dauthi Voidwalker"),
        RESOLVE,
        answer("Serra Angel"),
        cast("Serra Angel", **{"from": "exile"}),
        RESOLVE,
        expect=["A controls Serra Angel", "Llanowar Elves in exile"],
    )


@cr("406.2", "406.1", cited=False)
def test_an_exiled_creature_is_not_in_the_graveyard() -> None:
    board(
        {"hand": ["Swords to Plowshares"]},
        ["Hill Giant"],
        cast("Swords to Plowshares", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in exile", "B has 0 cards in graveyard"],
    )


@cr("406.3", "406.3a", cited=False)
def test_a_foretold_card_is_nothing_until_it_is_cast_face_up() -> None:
    """It has no name and no types while it lies there; it is shown as it is cast."""
    foretold = {"do": "special", "player": "A", "act": "foretell", "source": "Augury Raven"}
    scene = {"hand": ["Augury Raven"], "library": ["Forest"] * 9}
    later = ({"do": "go_to", "step": "upkeep", "active": "B"}, {"do": "go_to", "step": "precombat main", "active": "A"})
    raven = cast("Augury Raven", **{"from": "exile"})
    played = board(scene, [], foretold, *later, raven, RESOLVE, expect=["A controls Augury Raven"])
    assert played.cites("702.143a")
    board(scene, [], foretold, raven, refused="702.143a")


@cr("406.3", cited=False)
def test_necropotence_sets_a_card_aside_until_the_end_step():
    script = [activate("Necropotence"), RESOLVE]
    played = board({"battlefield": ["Necropotence"], "library": ["Massacre Wurm", "Forest"]}, [], *script)
    (hidden,) = played.report["state"]["players"]["A"]["exile"]
    assert hidden["face_down"]
    board(
        {"battlefield": ["Necropotence"], "library": ["Massacre Wurm", "Forest"]},
        [],
        *script,
        to("end"),
        RESOLVE,
        expect=["Massacre Wurm in A's hand", "A life 19"],
    )


@cr("406.3a", "609.4b", cited=False)
def test_a_card_stolen_face_down_is_cast_with_any_mana():
    board(
        {"battlefield": ["Thief of Sanity", "Island", "Island", "Island"], "mana": "lands"},
        {"library": ["Divination", "Grizzly Bears", "Forest"]},
        *attack_with({"Thief of Sanity": "B"}),
        to("combat damage"),
        RESOLVE,
        answer("Grizzly Bears"),
        to("postcombat main"),
        cast("Grizzly Bears", **{"from": "exile"}),
        RESOLVE,
        expect=["A controls Grizzly Bears", "Divination in B's graveyard"],
    )


@cr("406.6", "607.2a", cited=False)
def test_each_banisher_priest_returns_only_what_it_exiled_itself() -> None:
    board(
        {"hand": ["Banisher Priest", "Banisher Priest", "Lightning Bolt"]},
        ["Grizzly Bears", "Hill Giant"],
        cast("Banisher Priest"),
        RESOLVE,
        answer("Grizzly Bears", choice="target"),
        RESOLVE_ALL,
        cast("Banisher Priest"),
        RESOLVE_ALL,
        cast("Lightning Bolt", "Banisher Priest#1"),
        RESOLVE_ALL,
        expect=["B controls Grizzly Bears", "Hill Giant in exile"],
    )


@cr("406.3", "609.4b", cited=False)
def test_what_each_poisoned_opponent_exiled_face_down_may_all_be_played() -> None:
    """B has three poison counters and C two: only B exiles a card, which any mana casts in a later turn of A's."""
    board(
        {"battlefield": ["Ixhel, Scion of Atraxa", "Island", "Island"], "mana": "lands"},
        {"library": ["Grizzly Bears", "Forest", "Forest", "Forest"], "counters": {"poison": 3}},
        to("end"),
        RESOLVE,
        {"do": "go_to", "turn": 6, "step": "precombat main"},
        cast("Grizzly Bears", **{"from": "exile"}),
        RESOLVE,
        C={"library": ["Hill Giant", "Forest", "Forest", "Forest"], "counters": {"poison": 2}},
        expect=["A controls Grizzly Bears"],
    )
