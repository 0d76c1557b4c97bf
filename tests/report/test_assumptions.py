"""What is taken for granted is said in a sentence for each kind of it (docs/scenario.md)."""

from __future__ import annotations

from engine import assumed_since, play
from tests.helpers import PASS_A, RESOLVE, answer, board, cast, cr, creature, to
from tests.shelf import cards

BOLTS = [cast("Lightning Bolt", "B"), cast("Shock", "B"), PASS_A, cast("Cancel", "stack#1", player="B")]


def test_cards_in_a_hand_and_the_mana_of_several_players_are_told_together() -> None:
    edits = [
        {"do": "edit", "assumed": True, "create": {player: [{"card": name, "id": name}]}, "move": {name: "hand"}}
        for name, player in (("Lightning Bolt", "A"), ("Shock", "A"), ("Cancel", "B"))
    ]
    played = board({}, {}, *edits, *BOLTS)
    assert played.report["assumed"] == [
        "A has Lightning Bolt and Shock in hand",
        "B has Cancel in hand",
        "A's and B's mana is unlimited",
    ]
    french = play(played.table.scenario, cards(), locale="fr").report().assumed
    assert french[::2] == ("A a en main Lightning Bolt et Shock", "Le mana d’A et de B est illimité")


def test_what_has_been_taken_for_granted_before_is_not_told_again() -> None:
    played = board({"hand": ["Lightning Bolt", "Shock"]}, {"hand": ["Cancel"]}, *BOLTS[:2])
    later = played.table.fork()
    for act in BOLTS[2:]:
        later.act(act)
    assert assumed_since(later, played.table) == ("B's mana is unlimited",)


def test_a_hand_of_which_nobody_has_said_anything_is_owned_up_to_where_it_is_looked_at_or_counted() -> None:
    empty = "B's hand is empty: nobody has said what is in it"
    probe = cast("Gitaxian Probe", "B", choices=["2 life"])
    assert empty in board({"hand": ["Gitaxian Probe"]}, {}, probe, RESOLVE).report["assumed"]
    assert empty not in board({"hand": ["Gitaxian Probe"]}, {"hand": []}, probe, RESOLVE).report["assumed"]
    own = "A's hand is empty: nobody has said what is in it"
    assert own in board(["Maro"], {}, to("beginning of combat")).report["assumed"]
    shown = board({"hand": ["Show and Tell", "Grizzly Bears"]}, {}, cast("Show and Tell"), RESOLVE, answer("no"))
    assert empty in shown.report["assumed"]


@cr("607.2d", cited=False)
def test_of_two_players_the_other_is_taken_to_have_been_chosen() -> None:
    """Somebody who puts such a permanent down has chosen the opponent; of three it is asked."""
    hurts = "Whenever ~ is dealt damage, it deals that much damage to the chosen player."
    doll = creature(f"As ~ enters, choose a player.\n{hurts}", "0/4", name="Doll")
    shock = [cast("Shock", "Doll"), RESOLVE, RESOLVE]
    two = board({"battlefield": [doll], "hand": ["Shock"]}, [], *shock, expect=["B life 18"])
    assert "B is taken to have been chosen for Doll as it entered" in two.report["assumed"]
    three = [*shock, answer("C", choice="player")]
    board({"battlefield": [doll], "hand": ["Shock"]}, [], *three, C=[], expect=["B life 20", "C life 18"])


@cr("601.2c")
def test_a_target_that_was_the_only_one_is_not_told_to_be_an_answer_not_used() -> None:
    """It was chosen as the ability went onto the stack; who names it afterwards is right."""
    mine, theirs = {"hand": ["Ravenous Chupacabra"]}, ["Serra Angel"]
    played = board(mine, theirs, cast("Ravenous Chupacabra"), RESOLVE, answer("Serra Angel"))
    assert not any("Serra Angel" in one for one in played.report["assumed"])
