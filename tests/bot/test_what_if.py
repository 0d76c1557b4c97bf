"""A throwaway board: what is put on it for the question, whose it is, and how far it is played."""

from __future__ import annotations

import pytest

from bot.desk import Desk, Place, Reply
from engine.table import passing_until
from tests.bot.replies import good


def laid(desk: Desk, place: Place, reply: Reply) -> dict[str, list[str]]:
    """Whose what is on the battlefield, once the throwaway board is brought into the channel."""
    draft = next(button.id for button in reply.buttons if button.id.endswith(":draft"))
    good(desk.press(place, draft))
    position = desk.games.at(desk.boards.at("channel"), "en").position
    return {side.name: [p.called for p in side.battlefield] for side in position.players}


def test_a_question_without_a_card_or_acts_says_what_it_takes(desk: Desk, alice: Place) -> None:
    for given in ({}, {"target": "Serra Angel"}):
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


def test_what_cant_be_done_in_ones_own_turn_either_is_refused_for_that(desk: Desk, alice: Place) -> None:
    """Not because it is the other's turn: nobody has said so."""
    board = "You: Grizzly Bears; Opp: Serra Angel, Pacifism (on Serra Angel)"
    refused = desk.run(alice, "what-if", board=board, do="Opp attacks with Serra Angel")
    assert refused.error == "refused"
    assert "Pacifism" in refused.verdict
    assert [rule.id for rule in refused.citations] == ["508.1c"]
    assert refused.footer[0] == "It is taken to be Opp’s turn, as Opp acts first."


def test_whose_turn_it_is_is_not_guessed_where_it_does_not_matter(desk: Desk, alice: Place) -> None:
    board = "You: Grizzly Bears, Forest; Opp hand: Murder"
    refused = desk.run(alice, "what-if", board=board, do="Opp casts Murder on Forest")
    assert refused.error == "refused"
    assert not any("taken to be" in line for line in refused.footer)


def test_whose_turn_it_is_said_to_be_it_is(desk: Desk, alice: Place) -> None:
    board = "It is my turn; You: Grizzly Bears; Opp: Serra Angel"
    refused = desk.run(alice, "what-if", board=board, do="Opp attacks with Serra Angel")
    assert refused.error == "refused"
    assert not any("taken to be" in line for line in refused.footer)


@pytest.mark.parametrize(
    ("do", "guessed"), [("shock the angel", False), ("Opp attacks with Serra Angel", True)], ids=["own", "opponents"]
)
def test_what_went_elsewhere_than_it_was_written_is_said(desk: Desk, alice: Place, do: str, guessed: bool) -> None:
    reply = good(desk.run(alice, "what-if", board="Alice: Shock, Mountain; Opp: Serra Angel", do=do))
    first, *others = reply.footer
    assert ("taken to be" in first) is guessed
    assert (others[0] if guessed else first).startswith(
        "Shock is an instant or sorcery and cannot be on the battlefield"
    )


def test_others_than_the_asker_can_be_on_a_board(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "what-if", board="Bob: Serra Angel; Carol: Forest", do="Bob attacks with Serra Angel"))
    assert reply.verdict.startswith("Carol is at 16 life")


def test_what_is_on_the_stack_must_be_said_in_full_before_anything_is_done(desk: Desk, alice: Place) -> None:
    board = "You: Grizzly Bears; Opp: Serra Angel; Opp stack: Shock"
    asked = good(desk.run(alice, "what-if", board=board, do="cast Giant Growth on Bears"))
    assert asked.choice is not None
    assert asked.choice.prompt == "Choose a target for Shock"
    assert asked.understood == "Understood: Opp casts Shock."


def test_what_could_not_be_on_the_stack_is_refused_with_its_rule(desk: Desk, alice: Place) -> None:
    board = "It is my turn; You: Grizzly Bears; Opp stack: Duress at me"
    refused = desk.run(alice, "what-if", board=board, do="cast Giant Growth on Bears")
    assert refused.error == "refused"
    assert [rule.id for rule in refused.citations] == ["307.1"]
    assert refused.understood == ""


def test_what_is_on_the_stack_is_there_whoever_is_taken_to_have_the_turn(desk: Desk, alice: Place) -> None:
    board = "Alice: Grizzly Bears; Opp: Serra Angel; Opp's stack: Lightning Bolt at Grizzly Bears"
    assert good(desk.run(alice, "what-if", board=board, do="resolve")).verdict == "Grizzly Bears dies."


def test_what_does_not_fit_a_board_is_said_of_the_card(desk: Desk, alice: Place) -> None:
    told = desk.run(alice, "what-if", board="Alice: Pacifism (on Shock)", do="to end step")
    assert told.verdict.startswith("Alice: Pacifism: “Shock”")


def test_a_board_that_is_described_in_an_upkeep_comes_to_its_draw_step(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "what-if", board="You: Forest; Opp: Island; it is Opp's upkeep", do="to draw step"))
    assert any("Opp draws" in step.text for step in reply.steps)
    early = desk.run(alice, "what-if", board="You: Forest; Opp: Island", do="to draw step of turn 1")
    assert early.error == "refused", "what has been played past does not come again"


def test_what_a_board_has_led_to_as_it_was_put_down_is_told_first(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "what-if", board="You: Invasion of Zendikar", do="bolt Invasion of Zendikar"))
    assert [step.n for step in reply.steps[:2]] == [1, 2]
    assert "becomes the protector of Invasion of Zendikar" in reply.steps[0].text
    assert "casts Lightning Bolt" in reply.steps[1].text


def test_an_answer_that_can_t_be_is_refused_with_its_rule(desk: Desk, alice: Place) -> None:
    board = "You: 6/6 Beast token with trample; Opp: Grizzly Bears"
    acts = "attack with Beast; Opp blocks Beast with Bears; damage; 1 to Grizzly Bears, 5 to Opp"
    reply = good(desk.run(alice, "what-if", board=board, do=acts))
    assert "Assign 1 more damage to Grizzly Bears before any goes past it. (702.19b)" in reply.verdict
    assert "Left undone" not in reply.verdict


def test_what_died_as_a_board_was_put_down_begins_its_verdict(desk: Desk, alice: Place) -> None:
    given = {"board": "Alice: Soul Warden, Savannah Lions (1 damage); Opp: Forest", "do": "cast Llanowar Elves"}
    reply = desk.run(alice, "what-if", **given)
    assert reply.verdict.startswith("Savannah Lions dies. Llanowar Elves (1/1) enters")


def test_a_name_with_in_may_be_in_hand(desk: Desk, alice: Place) -> None:
    board = desk.run(
        alice, "what-if", board="Alice: Swords to Plowshares in hand", do="cast Swords to Plowshares on me"
    )
    assert "no card named" not in board.verdict


def test_a_library_goes_on_below_the_cards_that_are_named(desk: Desk, alice: Place) -> None:
    draws = {"do": "cast Divination"}
    reply = good(desk.run(alice, "what-if", board="Alice: library: Shock; Opp: Forest", **draws))
    assert reply.verdict == "Alice draws 2 cards."
    whole = good(desk.run(alice, "what-if", board="Alice library (1): Shock; Opp: Forest", **draws))
    assert "drew from an empty library" in whole.verdict


def test_a_commander_may_be_said_to_be_on_the_battlefield(desk: Desk, alice: Place) -> None:
    board = "Alice: Serra Angel (commander) on battlefield; Opp: Forest"
    reply = good(desk.run(alice, "what-if", board=board, do="attack with Serra Angel"))
    assert reply.verdict == "Opp is at 16 life (4 damage)."


def test_what_has_no_targets_is_not_aimed(desk: Desk, alice: Place) -> None:
    given = {"board": "Alice: Forest; Opp: Grizzly Bears", "do": "cast Pyroclasm on Grizzly Bears"}
    reply = desk.run(alice, "what-if", **given)
    assert "This has no targets as it is cast or activated: leave out “Grizzly Bears”." in reply.verdict


def test_a_commander_on_the_battlefield_is_not_cast_from_nowhere(desk: Desk, alice: Place) -> None:
    """CR 903.3: there is one, and it is there."""
    board = "Alice: Serra Angel (commander); Opp: Forest"
    reply = desk.run(alice, "what-if", board=board, do="cast Serra Angel")
    assert reply.error == "input"
    assert "this one is on the battlefield" in reply.verdict
    zone = "Alice commander: Serra Angel; Opp: Forest"
    assert good(desk.run(alice, "what-if", board=zone, do="cast Serra Angel")).verdict.startswith("Serra Angel (4/4)")


def test_damage_goes_through_both_combat_damage_steps(desk: Desk, alice: Place) -> None:
    """CR 510.4: who is killed by first strike deals no damage, and the answer says so."""
    board = "Alice: Savannah Lions; Opp: White Knight"
    acts = "attack with Lions; Opp blocks Lions with White Knight; damage"
    reply = good(desk.run(alice, "what-if", board=board, do=acts))
    assert reply.verdict == "Savannah Lions dies before dealing combat damage."


def test_what_has_no_end_is_told_for_a_few_rounds(desk: Desk, alice: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passing_until, "MOST_RESOLVED", 60)
    loop = 'You: 1/1 Elf creature token with "Whenever you gain life, you gain 1 life."'
    asks = '1/1 Cat creature token with "As long as you have 1000 or more life, this creature has flying."'
    start = '1/1 Cleric creature token with "{T}: You gain 1 life."'
    reply = good(desk.run(alice, "what-if", board=f"{loop}, {asks}, {start}; Opp: nothing", do="activate Cleric"))
    assert reply.verdict.startswith("60 spells and abilities have resolved and no end was found")
    assert "Alice is at 44 life" in reply.verdict
    assert any("more times in the same way" in step.text for step in reply.steps)
    assert {"104.4b", "732.4"} <= {rule.id for rule in reply.citations}


def test_i_am_the_player_whose_board_is_called_you_wherever_it_stands(desk: Desk, alice: Place) -> None:
    for board in ("Opp hand: Duress; You hand: Shock", "You hand: Shock; Opp hand: Duress"):
        reply = good(desk.run(alice, "what-if", board=board, do="opp casts Duress on me"))
        assert "Opp casts Duress on Alice" in reply.understood, board
        nameless = good(desk.run(Place.direct("someone"), "what-if", board=board, do="I cast Shock on opp"))
        assert "Player casts Shock on Opp" in nameless.understood, board


def test_a_board_alone_says_what_applies_there(desk: Desk, alice: Place) -> None:
    applies = good(desk.run(alice, "what-if", board="You: Grizzly Bears; Opp: Humility"))
    assert applies.verdict == applies.steps[0].text
    nothing = good(desk.run(alice, "what-if", board="You: Forest", do=""))
    assert nothing.verdict == "Nothing on this board makes anything other than printed."


def test_cards_that_nobody_knows_stay_on_top_where_they_are_scried(desk: Desk, alice: Place) -> None:
    """CR 701.22: whether they stay or go comes to the same."""
    seer = 'You: 1/1 Seer creature token with "{T}: Scry 1, then you gain 1 life."'
    reply = good(desk.run(alice, "what-if", board=f"{seer}; Opp: nothing", do="activate Seer"))
    assert reply.choice is None
    assert "Alice is at 21 life" in reply.verdict
    known = f"{seer}; You library: Forest, Shock; Opp: nothing"
    assert good(desk.run(alice, "what-if", board=known, do="activate Seer")).choice is not None


@pytest.mark.cr("501.1", cited=False)
def test_the_step_that_a_turn_begins_with_is_that_of_this_turn(desk: Desk, alice: Place) -> None:
    """Who says "upkeep" of a board of their own means what happens there, not the opponent's next upkeep."""
    bearer = '2/2 Bearer creature token with "At the beginning of your upkeep, you lose 1 life."'
    for acts in ("upkeep", "to my upkeep"):
        reply = good(desk.run(alice, "what-if", board=f"You: {bearer}; Opp: nothing", do=acts))
        assert reply.verdict == "Alice is at 19 life (−1).", acts
        assert not any("Turn" in step.text for step in reply.steps)
    later = good(desk.run(alice, "what-if", board=f"You: {bearer}; Opp: nothing", do="to my next upkeep"))
    assert later.verdict == "Alice is at 19 life (−1)."
    assert [step.text for step in later.steps if step.text.startswith("Turn")] == [
        "Turn 2, Opp's, begins.",
        "Turn 3, Alice's, begins.",
    ]
    theirs = good(desk.run(alice, "what-if", board=f"You: {bearer}; Opp: nothing", do="to Opp's upkeep"))
    assert "Alice is at" not in theirs.verdict
    drawn = good(desk.run(alice, "what-if", board="You library: Shock; Opp: nothing", do="draw step"))
    assert "Alice draws Shock" in drawn.steps[-1].text
    assert "turn 2" in good(desk.run(alice, "what-if", board="You: Forest; Opp: nothing", do="end turn")).understood


def test_what_happens_as_a_board_is_put_down_is_told_before_why_something_is_what_it_is(
    desk: Desk, alice: Place
) -> None:
    reply = good(desk.run(alice, "what-if", board="You: 0/0 green Bear token; Opp: Serra Angel", do="why Serra Angel"))
    first, *rest = reply.verdict.splitlines()
    assert first.startswith("Bear")
    assert rest[0].startswith("Serra Angel is a 4/4")


@pytest.mark.cr("603.3b")
def test_an_upkeep_in_which_an_order_is_asked_is_gone_to(desk: Desk, alice: Place) -> None:
    bearer = '2/2 Bearer creature token with "At the beginning of your upkeep, you lose 1 life."'
    eater = '2/2 Eater creature token with "At the beginning of your upkeep, sacrifice another creature."'
    reply = good(desk.run(alice, "what-if", board=f"You: {bearer}, {eater}, Grizzly Bears; Opp: nothing", do="upkeep"))
    assert reply.choice is not None
    assert "Alice is at 19 life" in reply.verdict
