"""The terminal: typed lines in, plain lines out, the same desk behind."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cli.console import Console
from bot.desk import Desk, Place


class Screen:
    """A console whose output is kept."""

    def __init__(self, desk: Desk, folder: Path, locale: str = "en") -> None:
        self.lines: list[str] = []
        self.console = Console(desk, Place.direct("terminal", locale), self.say, folder)

    def say(self, line: str, style: str = "") -> None:
        self.lines.append(line)

    def type(self, *lines: str) -> str:
        """Type lines; gives what they printed."""
        before = len(self.lines)
        self.console.run(lines)
        return "\n".join(self.lines[before:])


@pytest.fixture
def screen(desk: Desk, tmp_path: Path) -> Screen:
    return Screen(desk, tmp_path)


def test_a_board_is_pasted_line_by_line_and_drawn(screen: Screen, tmp_path: Path) -> None:
    told = screen.type("board paste", "You: Grizzly Bears", "Opp: Giant Spider", "")
    assert "Put 2 cards on the board." in told
    assert f"Picture: {tmp_path / 'board.png'}" in told
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")


def test_options_by_name_by_quotes_and_by_place(screen: Screen) -> None:
    screen.type("board paste", "You: Grizzly Bears", "Opp: Giant Spider", "")
    assert "casts Shock targeting Giant Spider" in screen.type("cast shock target: spider")
    screen.type("undo")
    assert "casts Shock targeting Giant Spider" in screen.type('/cast "Shock" "Giant Spider"')
    assert "Shock deals 2 damage" in screen.type("resolve")


def test_choices_by_typing_a_number(screen: Screen) -> None:
    siege = "You: Invasion of Zendikar (as siege, 3 defense, protector Opp)"
    asked = screen.type("board paste", siege, "", "cast Lightning Bolt target: siege", "resolve", "resolve")
    assert "   1) Yes" in asked
    assert screen.console.prompt == "? "
    assert "casts Awakened Skyclave" in screen.type("1")
    assert screen.console.prompt == "> "


def test_buttons_are_words_and_stay_after_a_look_up(screen: Screen) -> None:
    told = screen.type("board paste", "Opp: Giant Spider", "", "cast Shock target: Giant Spider", "resolve")
    assert "[rules]" in told
    assert "120.3e" in screen.type("rules")
    assert "Took back: resolve." in screen.type("undo")


def test_a_file_goes_out_and_comes_in(screen: Screen, tmp_path: Path) -> None:
    screen.type("board new", "board add Grizzly Bears count: 2 tapped: yes", "board export", "board end")
    told = screen.type(f"board import {tmp_path / 'board.json'}")
    assert "The board is imported." in told
    assert "no file" in screen.type("board import /nowhere/board.json")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("cast", "cast needs card. As in: cast card: …"),
        ("cast Shock x: two", "x: “two” is not understood"),
        ('cast "Shock', "A quotation mark is not closed."),
        ("bord", "There is no command “bord”."),
        ("card Grizly Bears", "Did you mean Grizzly Bears?"),
    ],
)
def test_a_slip_gets_one_sentence(screen: Screen, line: str, says: str) -> None:
    assert says in screen.type(line)


def test_leaving_and_coming_back_finds_the_board(desk: Desk, tmp_path: Path) -> None:
    first = Screen(desk, tmp_path)
    assert "Goodbye." in first.type("board new", "quit", "board end")
    second = Screen(desk, tmp_path)
    second.console.welcome()
    assert any("Turn 1" in line for line in second.lines)


def test_in_french(desk: Desk, tmp_path: Path) -> None:
    screen = Screen(desk, tmp_path, "fr-FR")
    assert "Il n’y a pas de table" in screen.type("board show")
    assert "Au revoir." in screen.type("quitter")


def test_a_board_pasted_at_once_needs_no_command(screen: Screen) -> None:
    assert "Put 2 cards on the board." in screen.type("You: Grizzly Bears\nOpp: Giant Spider")
    assert "Put one card on the board." in screen.type("Opp: Ornithopter")
    assert "Put 2 cards on the board." in screen.type("board paste You: Shock\nOpp: Forest")


def test_a_board_that_is_pasted_badly_says_which_line(screen: Screen) -> None:
    assert "Line 2: There is no card named “Gient Spidar”" in screen.type("You: Grizzly Bears\nOpp: Gient Spidar")


def test_commands_pasted_at_once_are_carried_out_one_after_the_other(screen: Screen) -> None:
    screen.type("Opp: Giant Spider")
    told = screen.type("cast Shock target: Giant Spider\nresolve\nundo")
    assert "Shock deals 2 damage" in told
    assert "Took back: resolve." in told


def test_answers_pasted_at_once_answer_one_after_the_other(screen: Screen) -> None:
    siege = "You: Invasion of Zendikar (as siege, 3 defense, protector Opp)"
    screen.type(siege, "cast Lightning Bolt target: siege", "resolve", "resolve")
    assert "casts Awakened Skyclave" in screen.type("1\nboard show")


@pytest.mark.parametrize(
    "line",
    [
        "does Grizzly Bears die?",
        "what happens to Grizzly Bears",
        "why does Grizzly Bears die?",
    ],
)
def test_what_reads_like_a_question_is_asked(screen: Screen, line: str) -> None:
    assert "~ Cards in your question: " in screen.type(line)


def test_a_question_in_french_is_answered_in_french(screen: Screen) -> None:
    assert "~ Cartes de votre question : " in screen.type("est-ce que Shock tue ?").replace("\xa0", " ")


def test_a_question_may_be_asked_while_something_is_to_be_chosen(screen: Screen) -> None:
    siege = "You: Invasion of Zendikar (as siege, 3 defense, protector Opp)"
    screen.type(siege, "cast Lightning Bolt target: siege", "resolve", "resolve")
    assert "~ Cards in your question: Grizzly Bears." in screen.type("what does Grizzly Bears do?")
    assert screen.console.prompt == "? ", "the choice is still open"
    assert "Yes" in screen.type("perhaps")


def completed(screen: Screen, line: str) -> list[str]:
    return [line[: len(line) - one.typed] + one.text for one in screen.console.complete(line)]


def test_commands_cards_and_options_are_completed(screen: Screen) -> None:
    assert "board paste" in completed(screen, "board p")
    assert completed(screen, "go") == ["go-to"]
    assert "cast Lightning Bolt" in completed(screen, "cast lightn")
    assert 'cast "Lightning Bolt' in completed(screen, 'cast "lightn')
    assert "cast Shock target: " in completed(screen, "cast Shock ")
    assert "cast Shock x: 2 target: " in completed(screen, "cast Shock x: 2 ")
    assert "cast Shock x: 2 x: " not in completed(screen, "cast Shock x: 2 ")
    assert completed(screen, "help ") != []
    assert completed(screen, "about ") == []


def test_what_lies_on_the_board_and_what_can_be_tapped_is_completed(screen: Screen) -> None:
    screen.type("You: Grizzly Bears\nOpp: Giant Spider")
    assert "cast Shock target: Giant Spider" in completed(screen, "cast Shock target: gi")
    assert "board edit counters" in completed(screen, "board edit co")
    screen.type("cast Shock target: Giant Spider")
    assert "resolve" in completed(screen, "res")


def test_a_deck_is_pasted_line_by_line_or_at_once(screen: Screen) -> None:
    assert "Shuffled 24 cards" in screen.type("board deck", "4 Lightning Bolt", "20 Mountain", "")
    assert "Shuffled 24 cards" in screen.type("Deck\n4 Lightning Bolt (2XM) 141\n20 Mountain")


def test_what_is_folded_is_shown_on_asking_for_more(screen: Screen) -> None:
    told = screen.type("rule 310.11")
    assert "310.11a" not in told.replace("[310.11a]", "")
    assert told.splitlines()[-1].endswith("[more]")
    assert "310.11a" in screen.type("more")
    assert "There is no command “more”" in screen.type("more")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("a 2/2 with deathtouch blocks a 5/5 with trample", "I understood"),
        ("whats trample", "702.19"),
        ("show me [[Shock]] and [[Murder]]", "Shock and Murder"),
    ],
)
def test_what_is_told_in_words_is_asked_without_a_question_mark(screen: Screen, line: str, says: str) -> None:
    assert says in screen.type(line)


def test_a_slash_begins_a_command_also_where_something_is_asked(screen: Screen) -> None:
    screen.type("You: Grizzly Bears; Opp: Grizzly Bears", "do bolt the bear")
    assert screen.console.prompt == "? "
    assert "#1 · 2/2" not in screen.type("/undo")


def test_what_is_meant_as_an_act_is_told_what_is_wrong_with_the_act(screen: Screen) -> None:
    screen.type("You: Grizzly Bears; Opp: Serra Angel")
    assert "is not understood here" in screen.type("swing at zorg with everything")
    assert "n’est pas compris" not in screen.type("attaque Opp avec un truc inconnu ici")
    assert "“foo bar” is not understood here" in screen.type("foo bar")
    assert "Did you mean cast" in screen.type("castt Shock")


def test_what_is_asked_can_be_answered_after_what_would_come_of_it_was_shown(screen: Screen) -> None:
    screen.type("board paste", "You: Grizzly Bears", "Opp: Giant Spider", "", "cast Lightning Bolt")
    assert "4 different results" in screen.type("outcomes")
    assert screen.console.prompt == "? "
    assert "targeting Opp" in screen.type("2")
    screen.type("share")
    assert "Opp is at 17 life" in screen.type("resolve"), "its button is still there"


def test_a_command_goes_by_its_last_word_alone_but_what_ends_a_board(screen: Screen) -> None:
    screen.type("board paste", "You: Grizzly Bears", "Opp: Giant Spider", "", "cast Shock target: Opp", "resolve")
    assert "[redo]" in screen.type("undo")
    assert "Done again: resolve." in screen.type("redo")
    assert "nothing to do again" in screen.type("redo")
    screen.type("end")
    assert "Turn 1" in screen.type("show")


def test_what_is_no_option_of_a_command_may_be_an_act(screen: Screen) -> None:
    screen.type("board paste", "You: Grizzly Bears", "", "cast Shock target: Opp", "cast Shock target: Opp")
    assert "Opp is at 16 life" in screen.type("resolve all")
    assert "count: " in screen.type("resolve everything nonesuch")


def test_a_step_is_gone_to_with_whose_it_is(screen: Screen) -> None:
    screen.type("board paste", "You: Grizzly Bears", "Opp: Giant Spider", "")
    assert "Opp's end step begins" in screen.type("go-to Opp's end step")
    assert "Player's upkeep begins" in screen.type("go-to my upkeep")


def test_two_sides_in_one_line_are_a_board(screen: Screen) -> None:
    assert "Put 2 cards on the board." in screen.type("5/5 trample vs 2/2 deathtouch")
    assert "attacks Opp with 5/5 trample" in screen.type("attack")


def test_what_is_not_meant_may_be_left_for_an_act(screen: Screen) -> None:
    screen.type("board paste", "You: Serra Angel", "Opp: Serra Angel", "")
    assert "Which “Serra Angel” is meant?" in screen.type("cast Shock target: Serra Angel")
    assert "upkeep begins" in screen.type("end turn")


def test_a_board_before_acts_needs_no_name(screen: Screen) -> None:
    told = screen.type("what-if You: 2 Grizzly Bears; Opp: Giant Spider do: attack with everything; no blocks")
    assert "Opp is at 16 life" in told


def test_acts_that_are_said_to_be_acts_are_no_question(screen: Screen) -> None:
    screen.type("board paste", "You: Grizzly Bears", "Opp: Giant Spider", "")
    assert "Expected: something on the board." in screen.type(
        "do Opp attacks me with Nonesuchbeast; I block with Bears"
    )
