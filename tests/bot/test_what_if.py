"""A throwaway board: what is put on it for the question, whose it is, and how far it is played."""

from __future__ import annotations

import pytest

from bot.desk import Desk, Place, Reply
from tests.bot.replies import good


def laid(desk: Desk, place: Place, reply: Reply) -> dict[str, list[str]]:
    """Whose what is on the battlefield, once the throwaway board is brought into the channel."""
    draft = next(button.id for button in reply.buttons if button.id.endswith(":draft"))
    good(desk.press(place, draft))
    position = desk.games.at(desk.boards.at("channel"), "en").position
    return {side.name: [p.called for p in side.battlefield] for side in position.players}


def test_a_question_without_a_card_or_acts_says_what_it_takes(desk: Desk, alice: Place) -> None:
    for given in ({}, {"board": "You: Forest"}, {"target": "Serra Angel"}):
        assert desk.run(alice, "what-if", **given).error == "input", given


def test_what_is_aimed_at_is_the_opponents_and_a_siege_ones_own(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "what-if", card="Shock", target="Serra Angel"))
    assert reply.steps[0].n == 1, "the whole story is told"
    assert reply.picture is not None
    assert "Serra Angel" in reply.verdict
    assert laid(desk, alice, reply) == {"Alice": [], "Opp": ["Serra Angel"]}
    good(desk.run(alice, "board end"))
    reply = good(desk.run(alice, "what-if", card="Shock", target="Invasion of Zendikar"))
    assert laid(desk, alice, reply)["Alice"] == ["Invasion of Zendikar"]


def test_what_is_there_already_is_what_is_aimed_at(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "what-if", card="Shock", target="Serra Angel", with_="You: Serra Angel, Forest"))
    assert laid(desk, alice, reply) == {"Alice": ["Serra Angel", "Forest"], "Opp": []}


def test_a_player_can_be_aimed_at(desk: Desk, alice: Place) -> None:
    assert "Opp is at 18 life" in good(desk.run(alice, "what-if", card="Shock", target="opp")).verdict
    assert "Alice is at 18 life" in good(desk.run(alice, "what-if", card="Shock", target="me")).verdict


def test_a_token_in_words_can_be_aimed_at(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "what-if", card="Shock", target="2/2 green Wolf creature token"))
    assert "Wolf dies" in reply.verdict


def test_a_land_is_played_and_a_refusal_offers_no_board(desk: Desk, alice: Place) -> None:
    played = good(desk.run(alice, "what-if", card="Forest"))
    assert "Alice plays Forest" in played.steps[-1].text
    refused = desk.run(alice, "what-if", card="Shock", target="Forest")
    assert refused.error == "refused"
    assert not [button for button in refused.buttons if button.id.endswith(":draft")]


def test_a_choice_is_asked_on_the_throwaway_board(desk: Desk, alice: Place) -> None:
    asked = good(desk.run(alice, "what-if", card="Duress", with_="Opp hand: Shock, Fog", target="opp"))
    assert asked.choice is not None
    done = good(desk.choose(alice, asked.choice.at, "Fog"))
    assert "Opp discards Fog" in done.verdict
    assert desk.run(alice, "board show").error == "state", "the channel has no board of it"


def test_acts_are_played_with_the_card_in_hand(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "what-if", card="Shock", board="Opp: Grizzly Bears", do="shock the bears"))
    assert "Grizzly Bears dies" in reply.verdict, "it is played to its end"
    assert laid(desk, alice, reply) == {"Alice": [], "Opp": []}
    (mine, _) = desk.games.at(desk.boards.at("channel"), "en").position.players
    assert [card.called for card in mine.graveyard] == ["Shock"]


@pytest.mark.parametrize("given", [{"board": "You: Nonesuch Thing"}, {"with_": "You: Nonesuch Thing"}])
def test_what_is_no_card_is_told_and_nothing_is_played(desk: Desk, alice: Place, given: dict[str, str]) -> None:
    for how in ({"card": "Shock", "target": "opp"}, {"do": "pass"}):
        reply = desk.run(alice, "what-if", **how, **given)
        assert reply.error is not None
        assert not reply.steps


def test_whose_a_card_to_aim_at_is_taken_to_be_is_said(desk: Desk, alice: Place) -> None:
    grown = good(desk.run(alice, "what-if", card="Giant Growth", target="Grizzly Bears"))
    assert "I take Grizzly Bears to be Opp's." in grown.footer
    named = good(desk.run(alice, "what-if", card="Giant Growth", target="Grizzly Bears", with_="You: Grizzly Bears"))
    assert not any("I take" in line for line in named.footer)


def test_it_is_the_turn_of_who_attacks_first_and_else_the_askers(desk: Desk, alice: Place) -> None:
    board = "Opp: Serra Angel; Alice: Grizzly Bears, Giant Growth in hand"
    attacked = good(desk.run(alice, "what-if", board=board, do="Opp attacks with Serra Angel"))
    assert attacked.verdict.startswith("Alice is at 16 life")
    assert attacked.footer[0] == "It is taken to be Opp’s turn, as Opp acts first."
    unblocked = good(desk.run(alice, "what-if", board=board, do="Opp attacks with Serra Angel; no block"))
    assert unblocked.verdict.startswith("Alice is at 16 life")
    assert "Alice does not block" in unblocked.understood
    own = good(desk.run(alice, "what-if", board=board, do="cast Giant Growth on Grizzly Bears"))
    assert own.understood == "Understood: Alice casts Giant Growth on Grizzly Bears."


def test_what_does_not_fit_a_board_is_said_of_the_card(desk: Desk, alice: Place) -> None:
    told = desk.run(alice, "what-if", board="Alice: Pacifism (on Serra Angel)", do="to end step")
    assert told.verdict.startswith("Alice: Pacifism: “Serra Angel”")


def test_a_board_that_is_described_in_an_upkeep_comes_to_its_draw_step(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "what-if", board="You: Forest; Opp: Island; it is Opp's upkeep", do="to draw step"))
    assert any("Opp draws" in step.text for step in reply.steps)
    early = desk.run(alice, "what-if", board="You: Forest; Opp: Island", do="to draw step of turn 1")
    assert early.error == "refused", "what has been played past does not come again"
