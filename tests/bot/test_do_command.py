"""Short acts at the desk: /do, and a whole question to /what-if."""

from __future__ import annotations

import pytest

from bot.boards.store import BoardStore
from bot.desk import Desk, Place, Reply
from cards.database import CardDatabase
from tests.bot.replies import good

BOARD = (
    "Alice: 2 Grizzly Bears, Llanowar Elves; hand: Lightning Bolt; Opp: Serra Angel, Grizzly Bears; hand: Giant Growth"
)


@pytest.fixture
def board(desk: Desk, alice: Place) -> Desk:
    good(desk.run(alice, "board paste", text=BOARD))
    return desk


def test_acts_are_done_and_what_was_understood_is_said(board: Desk, alice: Place) -> None:
    reply = good(board.run(alice, "do", acts="bolt the angel; Opp responds with Giant Growth on it; resolve all"))
    assert reply.verdict == "Serra Angel (7/7, 3 damage) survives."
    assert reply.understood == (
        "Understood: Alice casts Lightning Bolt on Serra Angel; Opp casts Giant Growth on Serra Angel; resolve all."
    )
    assert good(board.run(alice, "board undo")).error is None, "one command is one move"
    assert "Lightning Bolt" in str(board.run(alice, "board export").attachments[0].data)


def test_what_may_mean_two_things_is_asked_and_the_acts_go_on(board: Desk, alice: Place) -> None:
    asked = good(board.run(alice, "do", acts="bolt the bears; resolve"))
    assert asked.choice is not None
    assert "the bears" in asked.choice.prompt
    assert [option.label.split(" · ")[-1] for option in asked.choice.options] == ["Alice", "Opp"]
    reply = good(board.choose(alice, asked.choice.at, ["1"]))
    assert reply.verdict.startswith("Grizzly Bears#3 dies.")


def test_an_act_that_cannot_be_is_told_and_those_before_it_stand(board: Desk, alice: Place) -> None:
    reply = good(board.run(alice, "do", acts="bolt Opp; resolve; resolve"))
    told = reply.verdict.splitlines()
    assert len(told) == 2
    assert told[0] == "Opp is at 17 life (3 damage).", "what has come of it comes first"
    assert told[1].startswith("Not done: resolve. There is nothing on the stack")
    assert reply.understood == "Understood: Alice casts Lightning Bolt on Opp; resolve."
    assert reply.citations
    refused = board.run(alice, "do", acts="resolve")
    assert refused.error == "refused"
    assert "117.4" in refused.verdict


def test_what_is_not_understood_does_nothing_and_says_what_would_do(board: Desk, alice: Place) -> None:
    reply = board.run(alice, "do", acts="bolt Opp; attack with elephants")
    assert reply.error == "input"
    assert reply.verdict == "“elephants” is not understood here. Expected: something on the board."
    assert "20" in str(board.run(alice, "board show").picture.alt)  # type: ignore[union-attr]


def test_only_who_sits_there_acts_for_a_player(board: Desk, alice: Place, bob: Place) -> None:
    good(board.run(alice, "board sit", player="Alice"))
    reply = board.run(bob, "do", acts="Alice attacks with everything")
    assert reply.error == "state"


def test_french_is_answered_in_french(board: Desk) -> None:
    anne = Place("channel", "1", "fr", "Alice")
    reply = good(board.run(anne, "do", acts="attaque avec tout; Opp bloque Elves avec Serra Angel"))
    assert reply.understood.startswith("Compris\u00a0: ")
    assert "Opp bloque Llanowar Elves avec Serra Angel" in reply.verdict


# ---- /what-if with a whole question


def test_a_whole_question_is_played_to_its_end(desk: Desk, alice: Place) -> None:
    reply = good(
        desk.run(
            alice,
            "what-if",
            board="You: 2 Grizzly Bears; Opp: Serra Angel",
            do="attack with everything; Opp blocks Bears with Angel; cast Giant Growth on Bears; "
            "Opp responds Lightning Bolt on Bears",
        )
    )
    assert "Grizzly Bears#1 dies" in reply.verdict
    assert "Opp is at 18 life" in reply.verdict
    assert reply.understood.startswith("Understood: ")
    assert desk.run(alice, "board show").error == "state", "it was played beside the channel"
    draft = next(button.id for button in reply.buttons if button.id.endswith(":draft"))
    good(desk.press(alice, draft))
    assert good(desk.run(alice, "do", acts="to my end step")).steps, "brought here, any command goes on with it"


def test_a_blocker_that_is_tapped_is_told_with_its_rule(desk: Desk, alice: Place) -> None:
    reply = desk.run(
        alice,
        "what-if",
        board="You: 2 Grizzly Bears; Opp: Serra Angel (tapped)",
        do="attack with everything; Opp blocks Bears with Angel",
    )
    assert "Not done: " in reply.verdict
    assert any(rule.id.startswith("509.1") for rule in reply.citations)
    assert reply.beside_verdict == (), "the sentence names its rules, once"


def test_what_if_needs_something_to_do(desk: Desk, alice: Place) -> None:
    assert desk.run(alice, "what-if").error == "input"
    assert desk.run(alice, "what-if", do="foo").error == "input"
    assert desk.run(alice, "what-if", board="You: Nonsense Card", do="pass").error == "input"


def test_a_card_with_a_board_and_acts(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "what-if", card="Murder", board="Opp: Serra Angel", do="murder the angel"))
    assert reply.verdict.startswith("Serra Angel dies.")


def test_nobody_acts_or_chooses_for_another_in_short(desk: Desk, alice: Place, bob: Place) -> None:
    good(desk.run(alice, "board paste", text="Alice: Grizzly Bears; hand: Duress; Bob: Forest; hand: Shock, Fog"))
    good(desk.run(alice, "board sit", player="Alice"))
    good(desk.run(alice, "do", acts="cast Duress on Bob; resolve"))
    before = desk.boards.at("channel")
    refused = desk.run(bob, "do", acts="Alice chooses Fog")
    assert refused.error == "state"
    assert "608.2" in refused.verdict
    assert desk.boards.at("channel") == before
    good(desk.run(alice, "do", acts="Alice chooses Fog"))


def test_a_free_seat_is_acted_for_and_the_owner_acts_for_all(board: Desk, alice: Place, bob: Place) -> None:
    good(board.run(alice, "board access", who="everyone"))
    good(board.run(bob, "do", acts="Alice passes"))
    good(board.run(alice, "board sit", player="Alice"))
    good(board.run(bob, "board sit", player="Opp"))
    assert board.run(bob, "do", acts="Alice casts Lightning Bolt on me").error == "state"
    good(board.run(alice, "do", acts="Opp passes"))


def test_onlookers_do_nothing_in_short(board: Desk) -> None:
    before = board.boards.at("channel")
    assert board.run(Place("channel", "9", name="Zoe"), "do", acts="Alice passes").error == "state"
    assert board.boards.at("channel") == before


def test_two_cards_that_nobody_has_are_put_into_a_hand_one_by_one(board: Desk, alice: Place) -> None:
    reply = good(board.run(alice, "do", acts="cast Shock on Opp; cast Shock on Opp; resolve all"))
    assert "Opp is at 16 life" in reply.verdict
    (mine, _) = board.games.at(board.boards.at("channel"), "en").position.players
    assert [card.called for card in mine.graveyard for _ in range(card.count)] == ["Shock", "Shock"]


def test_a_word_of_two_letters_is_no_card_that_nobody_has(board: Desk, alice: Place) -> None:
    reply = board.run(alice, "do", acts="cast Fo on Opp")
    assert reply.choice is not None, "which card is meant is asked"
    assert reply.choice.kind == "which"
    assert not board.games.at(board.boards.at("channel"), "en").position.stack


def test_what_is_begun_in_a_question_is_played_to_its_end(desk: Desk, alice: Place) -> None:
    fight = good(desk.run(alice, "what-if", board="You: Grizzly Bears; Opp: Forest", do="attack with everything"))
    assert "Opp is at 18 life" in fight.verdict
    bolt = good(desk.run(alice, "what-if", board="Opp: Serra Angel", do="cast Shock on Opp; cast Shock on Opp"))
    assert "Opp is at 16 life" in bolt.verdict
    asked = good(desk.run(alice, "what-if", board="Opp hand: Fog, Shock", do="cast Duress on Opp"))
    assert asked.choice is not None, "a choice is asked, not made"
    land = good(desk.run(alice, "what-if", board="You hand: Forest", do="play Forest"))
    assert "Alice plays Forest" in land.verdict or any("plays Forest" in step.text for step in land.steps)


def test_where_the_acts_lead_to_a_choice_it_is_asked(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "what-if", board="Opp hand: Fog, Shock", do="cast Duress on Opp; resolve"))
    assert reply.choice is not None
    assert reply.choice.player == "Alice"


def test_a_misspelt_card_is_named_with_those_that_are_called_nearly_so(board: Desk, alice: Place) -> None:
    told = board.run(alice, "do", acts="cast Lightnin Blot on the angel")
    assert told.error == "unknown"
    assert told.verdict.startswith("There is no card named “Lightnin Blot”. Did you mean Lightning Bolt")


def test_what_a_third_person_does_with_a_cards_name_is_read(board: Desk, alice: Place) -> None:
    reply = good(board.run(alice, "do", acts="Alice bolts the angel"))
    assert reply.verdict.startswith("Alice casts Lightning Bolt targeting Serra Angel")


def test_why_nobody_blocks_now_comes_before_who_is_meant(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="Alice: Llanowar Elves; Bob: Serra Angel; Cid: Grizzly Bears"))
    told = desk.run(alice, "do", acts="block Llanowar Elves with angel")
    assert told.error == "refused"
    assert "(509.1)" in told.verdict


def test_two_letters_are_no_name_of_a_card_that_nobody_has(board: Desk, alice: Place) -> None:
    """Three may be the beginning of one."""
    assert board.run(alice, "do", acts="cast du on Opp").error == "input"
    assert good(board.run(alice, "do", acts="cast dur on Opp")).error is None


def go_on(reply: Reply) -> str | None:
    """The id of the button that goes on with acts that had to wait."""
    return next((button.id for button in reply.buttons if button.id.endswith(":go-on")), None)


def test_acts_that_a_choice_holds_up_are_gone_on_with_by_a_tap(board: Desk, alice: Place) -> None:
    asked = good(board.run(alice, "do", acts="cast Lightning Bolt; resolve; attack with Elves"))
    assert asked.choice is not None
    assert "Left undone: resolve; attack with Elves" in asked.verdict
    assert go_on(asked) is None, "the target comes first"
    chosen = good(board.run(alice, "answer", value="Opp"))
    assert "Left undone: resolve; attack with Elves" in chosen.verdict
    tapped = go_on(chosen)
    assert tapped is not None
    done = good(board.press(alice, tapped))
    assert "Understood: resolve; Alice attacks Opp with Llanowar Elves." in done.understood
    assert board.games.at(board.boards.at("channel"), "en").position.players[1].life == 17
    assert (
        board.press(alice, tapped.rsplit(":", 2)[0] + f":{done.at.revision if done.at else 0}:go-on").error == "state"
    )


def test_what_else_is_done_ends_what_was_left(board: Desk, alice: Place) -> None:
    good(board.run(alice, "do", acts="cast Lightning Bolt; attack with Elves"))
    chosen = good(board.run(alice, "answer", value="Opp"))
    assert go_on(chosen) is not None
    assert go_on(good(board.run(alice, "resolve"))) is None


def test_what_is_left_is_kept_with_the_board(board: Desk, alice: Place, cards: CardDatabase, store: BoardStore) -> None:
    good(board.run(alice, "do", acts="cast Lightning Bolt; resolve"))
    after_a_restart = Desk(cards, store)
    tapped = go_on(good(after_a_restart.run(alice, "answer", value="Opp")))
    assert tapped is not None
    assert good(after_a_restart.press(alice, tapped)).verdict.startswith("Opp is at 17 life")


def test_a_whole_question_goes_on_to_its_end_after_a_choice(desk: Desk, alice: Place) -> None:
    asked = good(
        desk.run(alice, "what-if", board="You: Grizzly Bears; hand: Shock", do="cast Shock; attack with Bears")
    )
    assert asked.choice is not None
    chosen = good(desk.choose(alice, asked.choice.at, ["player:1"]))
    tapped = go_on(chosen)
    assert tapped is not None
    assert "Opp is at 16 life" in good(desk.press(alice, tapped)).verdict


@pytest.mark.parametrize("acts", ["choose Opp", "fetch Swamp", "yes", "oui", "pick Bears; choose Opp"])
def test_an_answer_to_nothing_is_not_understood(desk: Desk, alice: Place, acts: str) -> None:
    reply = desk.run(alice, "what-if", board="You: Grizzly Bears", do=acts)
    assert reply.error == "input"
    assert "is not understood here" in reply.verdict
    other = good(desk.run(alice, "what-if", board="You: Grizzly Bears", do=f"attack with Bears; {acts}"))
    assert "was never asked for" in "".join(other.footer), "what happened is told, with a remark on the rest"
