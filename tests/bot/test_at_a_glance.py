"""What a player on a phone reads first: nothing twice, the answer on top, the rest a tap away."""

from __future__ import annotations

from bot.desk import Desk, Place
from bot.desk.reply import AT_A_GLANCE
from bot.discord_app.views.text import pages
from bot.render.plain_text import folded_lines, lines
from bot.render.table import read
from bot.words import Words
from tests.bot.replies import good

EN = Words.of("en")


def test_of_a_long_answer_only_what_matters_is_shown_and_all_of_it_is_behind_more(desk: Desk, alice: Place) -> None:
    acts = "attack all; opp blocks Bears with Giant Spider; bolt the Spider; Opp responds Giant Growth on Spider"
    board = "You: Grizzly Bears, Serra Angel, Llanowar Elves; Opp: Giant Spider, Typhoid Rats"
    reply = good(desk.run(alice, "what-if", board=board, do=acts + "; opp casts Murder on Serra Angel"))
    long = reply.but(steps=reply.steps)
    assert len(long.steps) > AT_A_GLANCE
    assert long.is_long
    shown, everything = pages(long)
    resolves = [step.text for step in long.glance if "resolves" in step.text]
    assert resolves == ["Giant Growth resolves."], "what grows would stand as if Murder made it"
    assert any("casts Murder" in step.text for step in long.glance), "what was done is shown"
    assert [step.n for step in long.glance] == [*range(1, len(long.glance) + 1)], "what is hidden takes no number"
    assert "Understood" not in shown
    assert "Understood" in everything
    assert all(step.text in "\n".join(folded_lines(long)) for step in long.steps)
    assert len(list(lines(long, EN))) < len(list(folded_lines(long))) + 5


def test_what_is_asked_is_said_where_it_is_answered(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Grizzly Bears; hand: Murder\nOpp: Giant Spider"))
    asked = good(desk.run(alice, "cast", card="Murder"))
    assert asked.choice is not None
    assert "Choose a target" in asked.choice.prompt
    assert pages(asked) == [""], "not above it as well"


def test_a_card_on_the_board_is_meant_before_others_that_are_called_so(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Forest; hand: Invasion of Zendikar\nOpp: Forest"))
    assert good(desk.run(alice, "cast", card="Invasion")).verdict == "Alice casts Invasion of Zendikar."


def test_whose_turn_it_must_be_is_found(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "what-if", board="You: Grizzly Bears; Opp: Forest", do="Opp casts Serra Angel"))
    assert reply.verdict == "Serra Angel (4/4) enters."
    assert "taken to be Opp’s turn" in reply.footer[0]


def test_the_step_of_another_turn_is_named_and_draw_is_none(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Forest\nOpp: Forest"))
    wrong = desk.run(alice, "do", acts="to draw")
    assert wrong.error == "input"
    assert "“draw” is not understood here" in wrong.verdict
    assert good(desk.run(alice, "do", acts="to upkeep")).understood == "Understood: to the upkeep of turn 2."


def test_everything_that_cannot_attack_is_told_why(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Grizzly Bears (tapped), Forest\nOpp: Forest"))
    told = desk.run(alice, "do", acts="attack with everything")
    assert told.error == "refused"
    assert told.verdict.startswith("Grizzly Bears is tapped")


def test_a_picture_counts_unknown_cards_and_what_lies_upon_its_like(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Forest; hand: 2 Shock\nOpp: Forest"))
    good(desk.run(alice, "cast", card="Shock", target="Opp"))
    good(desk.run(alice, "cast", card="Shock", target="Opp"))
    table = read(desk.games.at(desk.boards.at("channel"), "en").position)
    assert [(item.name, item.count) for item in table.stack] == [("Shock", 2)]


def test_who_could_block_and_does_not_is_said_however_long_it_is(desk: Desk, alice: Place) -> None:
    acts = "attack with Bears; cast Giant Growth on Bears; bolt Spider; Opp responds Giant Growth on Spider; damage"
    board = "You: Grizzly Bears; Opp: Giant Spider"
    reply = good(desk.run(alice, "what-if", board=board, do=acts))
    assert any(step.text == "Opp declares no blockers." for step in reply.glance)


def test_what_resolves_is_said_where_what_comes_of_it_would_stand_as_if_of_something_else(
    desk: Desk, alice: Place
) -> None:
    board = "You life 12: Grizzly Bears; You hand: Giant Growth, Shock; Opp: Serra Angel; Opp hand: Rampant Growth"
    acts = (
        "attack with Bears; Opp blocks with Angel; cast Giant Growth on Bears; in response cast Shock on Angel; damage"
    )
    told = [step.text for step in good(desk.run(alice, "what-if", board=board, do=acts)).glance]
    assert told.index("Giant Growth resolves.") + 1 == told.index(
        "Grizzly Bears gets +3/+3 until end of turn, now 5/5."
    )
    assert "Shock resolves." not in told, "it says itself what it deals"
