"""Acts at the desk: what a player announces, who acts, and what is taken for said."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.desk import Desk, Place, Reply
from tests.bot.replies import good, position


def life(desk: Desk) -> list[int]:
    return [side.life for side in position(desk).players]


@pytest.fixture
def board(desk: Desk, alice: Place) -> Desk:
    text = (
        "You: Grizzly Bears, Shivan Dragon, Chandra Nalaar (6 loyalty), Mountain\n"
        "You hand: Healing Salve, Blaze, Burst Lightning, Shock, Shock, Spikefield Hazard, Fire // Ice\n"
        "Opp: Giant Spider, Jace Beleren (3 loyalty)"
    )
    good(desk.run(alice, "board paste", text=text))
    return desk


# Announcing


def test_what_is_no_legal_target_is_found_all_the_same_and_refused(board: Desk, alice: Place) -> None:
    """A spell on the stack is no target for Shock: it is the rules that say so (115.4), not that nothing is there."""
    good(board.run(alice, "cast", card="Blaze", target="Opp", x=1))
    refused = board.run(alice, "cast", card="Shock", target="Blaze")
    assert refused.error == "refused", refused.verdict


def test_x_is_what_is_said(board: Desk, alice: Place) -> None:
    good(board.run(alice, "cast", card="Blaze", target="Opp", x=7))
    good(board.run(alice, "resolve"))
    assert life(board) == [20, 13]
    good(board.run(alice, "cast", card="Blaze", target="Opp", x=0))
    good(board.run(alice, "resolve"))
    assert life(board) == [20, 13], "zero is said as well as any number"


@pytest.mark.parametrize("modes", ["1", "Target player gains 3 life", " 1 ,"])
def test_a_mode_is_said_by_number_or_by_its_words(board: Desk, alice: Place, modes: str) -> None:
    good(board.run(alice, "cast", card="Healing Salve", modes=modes, target="me"))
    good(board.run(alice, "resolve"))
    assert life(board) == [23, 20]


def test_costs_are_paid_as_they_are_said_or_asked_about(board: Desk, alice: Place) -> None:
    good(board.run(alice, "cast", card="Burst Lightning", target="Opp", costs="kicker"))
    good(board.run(alice, "resolve"))
    assert life(board) == [20, 16]
    good(board.run(alice, "board undo"))
    good(board.run(alice, "board undo"))
    asked = good(board.run(alice, "cast", card="Burst Lightning", target="Opp", costs="ask"))
    assert asked.choice is not None
    good(board.run(alice, "board undo"))
    good(board.run(alice, "cast", card="Burst Lightning", target="Opp"))
    good(board.run(alice, "resolve"))
    assert life(board) == [20, 18], "what is not said is not paid"


def test_a_face_is_cast_or_played_that_is_said(board: Desk, alice: Place) -> None:
    cast = good(board.run(alice, "cast", card="Fire // Ice", face="right", target="Giant Spider"))
    assert "Alice casts Ice" in cast.verdict
    good(board.run(alice, "resolve"))
    good(board.run(alice, "play", card="Spikefield Hazard", face="back"))
    assert "Spikefield Cave" in [p.called for p in position(board).players[0].battlefield]


def test_a_second_target_is_another_one(board: Desk, alice: Place) -> None:
    good(board.run(alice, "board add", card="Giant Spider", controller="Opp"))
    cast = good(board.run(alice, "cast", card="Fire // Ice", face="left", target="spider", target2="spider"))
    assert cast.verdict == "Alice casts Fire targeting Giant Spider#1 (1) and Giant Spider#2 (1)."


def test_of_a_spell_its_own_targets_are_meant_by_a_word(board: Desk, alice: Place) -> None:
    good(board.run(alice, "cast", card="Shock", target="Opp"))
    good(board.run(alice, "board add", card="Counterspell", zone="hand"))
    countered = good(board.run(alice, "cast", card="Counterspell", target="shock"))
    assert "Shock" in countered.verdict, "not the Shock that is in hand"


# Abilities


@pytest.mark.parametrize("ability", ["1", "2", "deals 4 damage to target creature", None])
def test_an_ability_is_said_by_number_or_by_its_words(board: Desk, alice: Place, ability: str | None) -> None:
    target = "Giant Spider" if ability not in ("1", None) else "Opp"
    reply = board.run(alice, "activate", permanent="Chandra", ability=ability, target=target, x=None)
    loyalty = next(p.loyalty for p in position(board).players[0].battlefield if p.name == "Chandra Nalaar")
    if ability == "1":
        assert (good(reply).error, loyalty) == (None, 7)
    elif ability is None:
        assert reply.choice is not None, "which is meant is asked"
        assert [option.label[:2] for option in reply.choice.options] == ["+1", "−X"], "−8 can't be paid"
    else:
        assert reply.error is not None or loyalty <= 6


def test_the_controller_activates_unless_somebody_is_named(board: Desk, alice: Place) -> None:
    good(board.run(alice, "activate", permanent="Shivan Dragon"))
    (item,) = position(board).stack
    assert item.controller == "Alice"
    good(board.run(alice, "resolve"))
    dragon = next(p for p in position(board).players[0].battlefield if p.name == "Shivan Dragon")
    assert (dragon.power, dragon.toughness) == (6, 5)


def test_what_has_no_ability_is_refused_and_nothing_special_is_made_up(board: Desk, alice: Place) -> None:
    for permanent in ("Grizzly Bears", "Giant Spider"):
        assert board.run(alice, "activate", permanent=permanent).error == "refused", permanent
    assert not position(board).stack


def test_of_two_of_a_name_the_named_players_is_activated(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="Alice: Drudge Skeletons\nBob: Drudge Skeletons"))
    good(desk.run(alice, "pass"))
    good(desk.run(alice, "activate", permanent="Drudge Skeletons", player="Bob"))
    (item,) = position(desk).stack
    assert item.controller == "Bob"


# Attacking and blocking


def test_each_attacker_goes_where_it_is_sent_and_the_rest_to_the_target(board: Desk, alice: Place) -> None:
    reply = good(board.run(alice, "attack", attackers="Grizzly Bears > Jace, Shivan Dragon", target="Opp"))
    assert "Jace Beleren" in reply.verdict
    attacking = {p.name: p.attacking for p in position(board).players[0].battlefield if p.attacking}
    assert attacking == {"Grizzly Bears": "Jace Beleren", "Shivan Dragon": "Opp"}


def test_an_attack_by_nobody_is_said_so(board: Desk, alice: Place) -> None:
    good(board.run(alice, "attack", attackers="none"))
    assert not [p for p in position(board).players[0].battlefield if p.attacking]
    assert position(board).turn.step != "precombat main"


def test_two_block_one_and_the_blocker_says_who_blocks(board: Desk, alice: Place) -> None:
    good(board.run(alice, "board add", card="Serra Angel", controller="Opp"))
    good(board.run(alice, "attack", attackers="Shivan Dragon", target="Opp"))
    reply = good(board.run(alice, "block", blockers="Giant Spider, Serra Angel"))
    assert "Opp blocks Shivan Dragon with Giant Spider and Serra Angel" in reply.verdict


def test_a_block_by_nobody_is_the_only_opponents(board: Desk, alice: Place) -> None:
    good(board.run(alice, "attack", attackers="Grizzly Bears", target="Opp"))
    good(board.run(alice, "block", blockers="none"))
    assert position(board).turn.step == "declare blockers"
    good(board.run(alice, "go-to", step="end of combat"))
    assert life(board) == [20, 18]


def test_only_what_may_be_attacked_is_meant_by_a_target(board: Desk, alice: Place) -> None:
    for wrong in ("Giant Spider", "Mountain"):
        assert board.run(alice, "attack", attackers="Grizzly Bears", target=wrong).error is not None, wrong


# Passing and resolving


def test_so_many_resolve_as_are_said_or_all(board: Desk, alice: Place) -> None:
    good(board.run(alice, "cast", card="Blaze", target="Opp", x=1))
    for _ in range(2):
        good(board.run(alice, "cast", card="Shock", target="Opp"))
    before = board.boards.at("channel")
    good(board.run(alice, "resolve"))
    assert (len(position(board).stack), life(board)[1]) == (2, 18)
    good(board.run(alice, "board undo"))
    good(board.run(alice, "resolve", count=2))
    assert (len(position(board).stack), life(board)[1]) == (1, 16)
    good(board.run(alice, "board undo"))
    good(board.run(alice, "resolve", all=True))
    assert (len(position(board).stack), life(board)[1]) == (0, 15)
    assert board.boards.at("channel").revision > before.revision


def test_who_has_priority_passes_unless_somebody_is_named(board: Desk, alice: Place) -> None:
    good(board.run(alice, "cast", card="Shock", target="Opp"))
    good(board.run(alice, "pass"))
    assert position(board).turn.priority == "Opp"
    assert board.run(alice, "pass", player="me").error == "refused"
    good(board.run(alice, "pass", player="Opp"))
    assert life(board) == [20, 18]


def test_a_step_of_a_players_turn_is_gone_to(board: Desk, alice: Place) -> None:
    good(board.run(alice, "board paste", text="You library: 5 Forest\nOpp library: 5 Forest"))
    good(board.run(alice, "go-to", step="upkeep", player="Opp"))
    assert (position(board).turn.active, position(board).turn.number) == ("Opp", 2)
    good(board.run(alice, "go-to", step="upkeep"))
    assert (position(board).turn.active, position(board).turn.number) == ("Alice", 3)


# Choices


@pytest.fixture
def asked(desk: Desk, alice: Place) -> Reply:
    good(desk.run(alice, "board paste", text="Alice hand: Duress\nBob hand: Shock, Fog"))
    good(desk.run(alice, "cast", card="Duress", target="Bob"))
    return good(desk.run(alice, "resolve"))


def test_an_answer_is_the_choosers_and_told_by_its_label(desk: Desk, alice: Place, bob: Place, asked: Reply) -> None:
    refused = desk.run(bob, "answer", value="Fog")
    assert refused.error == "state"
    assert "Alice" in refused.verdict
    done = good(desk.run(alice, "answer", value="Fog"))
    assert done.chosen == "Fog"
    assert "Bob discards Fog" in done.verdict
    assert desk.run(alice, "answer", value="Fog").error == "state", "nothing is asked any more"


def test_a_tap_on_a_choice_of_before_is_stale(desk: Desk, alice: Place, asked: Reply) -> None:
    assert asked.choice is not None
    good(desk.choose(alice, asked.choice.at, "Shock"))
    again = desk.choose(alice, asked.choice.at, "Fog")
    assert again.error == "state"
    assert [card.called for card in position(desk).players[1].hand] == ["Fog"]


def test_nothing_else_is_done_while_something_is_asked(desk: Desk, alice: Place, asked: Reply) -> None:
    for command, options in (("pass", {}), ("attack", {"attackers": "none"}), ("go-to", {"step": "end"})):
        reply = desk.run(alice, command, **options)
        assert reply.error == "state", command
        assert "Choose 1 for Duress" in reply.verdict


# Cards that nobody has


def test_a_card_that_nobody_has_is_taken_to_be_in_hand_and_that_is_said_once(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Mountain\nOpp: Giant Spider"))
    first = good(desk.run(alice, "cast", card="Shock", target="Opp"))
    assert "Alice has Shock in hand. Alice's mana is unlimited" in first.footer[-1]
    assert [step.text for step in first.steps] == ["Alice casts Shock targeting Opp."]
    second = good(desk.run(alice, "cast", card="Murder", target="Giant Spider"))
    assert second.footer[-1] == "Assumed: Alice has Murder in hand", "what has been said is not said again"
    assert [item.called for item in position(desk).stack] == ["Murder", "Shock"]


def test_a_refused_act_puts_nothing_into_a_hand(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Mountain\nOpp: Giant Spider"))
    assert desk.run(alice, "cast", card="Shock", target="Mountain").error == "refused"
    assert not position(desk).players[0].hand


# In French


def test_a_step_is_called_in_french_as_players_call_it(board: Desk, alice: Place) -> None:
    anne = replace(alice, locale="fr")
    for said, step in (("fin", "end"), ("entretien", "upkeep"), ("étape de pioche", "draw")):
        good(board.run(anne, "go-to", step=said))
        assert position(board).turn.step == step
    told = good(board.run(anne, "board undo"))
    assert told.verdict == "Annulé\u00a0: aller à\u00a0: pioche."
    unknown = board.run(anne, "go-to", step="goûter")
    assert "entretien" in unknown.verdict
    assert "upkeep" not in unknown.verdict


def test_a_kicked_spell_is_said_in_french(board: Desk, alice: Place) -> None:
    cast = good(board.run(replace(alice, locale="fr"), "cast", card="Burst Lightning", target="Opp", costs="kicker"))
    assert cast.verdict.startswith("Alice lance Burst Lightning (kick) en ciblant Opp.")


def test_an_attack_that_what_is_on_the_stack_makes_impossible_says_that_it_resolves_first(
    desk: Desk, alice: Place
) -> None:
    good(desk.run(alice, "board paste", text="You: Grizzly Bears\nOpp hand: Shock"))
    good(desk.run(alice, "cast", card="Shock", target="Grizzly Bears"))
    refused = desk.run(alice, "attack", attackers="Grizzly Bears")
    assert refused.error == "refused"
    first, second = refused.verdict.split("\n")
    assert first.startswith("Grizzly Bears is not ")
    assert second == "What is on the stack resolves before that (117.4)."
    good(desk.run(alice, "resolve"))
    again = desk.run(alice, "attack", attackers="Grizzly Bears")
    assert "What is on the stack" not in again.verdict
