"""The table of commands: read off the signatures, and strict about what it is given."""

from __future__ import annotations

import pytest

from bot.desk import COMMANDS, Desk, Place
from bot.desk.command_registry import find
from bot.errors import UnknownCommand


def test_an_option_is_what_the_signature_says() -> None:
    options = {option.name: option for option in COMMANDS["cast"].options}
    assert {name for name, option in options.items() if option.required} == {"card"}
    assert {name: option.kind for name, option in options.items() if option.kind is not str} == {"x": int, "free": bool}
    assert {name for name, option in options.items() if option.suggest} == {"card", "target", "target2", "player"}
    assert not any(option.choices for option in options.values())
    files = {option.name: option.kind for option in COMMANDS["board import"].options}
    assert files == {"file": bytes, "text": str}
    (who,) = COMMANDS["board access"].options
    assert who.choices == ("owner", "players", "everyone")
    assert [option.shown for option in COMMANDS["what-if"].options] == ["card", "target", "with", "board", "do"]
    assert COMMANDS["board add"].key == "command-board-add"


def test_what_looks_up_needs_no_board_and_what_is_the_askers_is_private() -> None:
    short = {name for name, one in COMMANDS.items() if one.short}
    assert {"card", "rulings", "rule", "glossary", "help", "about", "privacy"} <= short
    acting = {"cast", "attack", "block", "pass", "resolve", "go-to", "answer", "do", "why", "outcomes", "ask"}
    assert not short & (acting | {name for name in COMMANDS if name.startswith("board")})
    assert {"help", "about", "privacy"} <= {name for name, one in COMMANDS.items() if one.private}


def test_a_command_that_is_none_is_told_with_near_ones(desk: Desk, alice: Place) -> None:
    assert find("cast").name == "cast"
    with pytest.raises(UnknownCommand) as problem:
        find("bord show")
    near = problem.value.values["near"].split(", ")
    assert near[0] == "board show"
    assert len(near) <= 3
    assert desk.run(alice, "frobnicate").error is not None


def test_an_option_that_is_none_is_told_with_those_there_are(desk: Desk, alice: Place) -> None:
    reply = desk.run(alice, "card", nmae="Shock")
    assert reply.error == "input"
    assert "nmae" in reply.verdict
    assert "name" in reply.verdict
    assert desk.run(alice, "help", topic=None).error is None, "what is not said takes its default"


def test_only_private_commands_are_answered_to_the_asker_only(desk: Desk, alice: Place) -> None:
    assert desk.run(alice, "about").private
    assert desk.run(alice, "help").private
    assert not desk.run(alice, "card", name="Shock").private
