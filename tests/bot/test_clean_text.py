"""Whatever somebody writes is taken as plain text, and whatever is told at the terminal is plain text."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from bot.clean_text import plain, plain_json
from bot.desk import COMMANDS, Desk, Place, Reply
from bot.render.plain_text import lines
from bot.words import Words

ODD = "\x1b[2J \u202e \u200b \ud800 \x9b \x7f \u2066 é 🐻"
PIECES = st.sampled_from(
    ["Grizzly Bears", "bolt", "You:", "2 ", "9" * 5000, "[[", "]]", "(", '"', ",", ";", "'", "\\", "\n", "{", "+1/+1",
     ODD, "éclair", "attack with", "everything", "a" * 500, "×", "½", "\x00", "104.4b", "%", "*", "$", "<@1>"]
)  # fmt: skip
TEXTS = st.lists(PIECES | st.text(max_size=20), max_size=30).map("".join)
TEXT_OPTIONS = [
    (command.name, option.name)
    for command in COMMANDS.values()
    for option in command.options
    if option.kind is str and command.name not in ("board end", "board new")
]


def test_what_is_not_seen_is_taken_out_and_what_is_seen_stays() -> None:
    assert plain(ODD) == "[2J       é 🐻"
    assert plain("a\r\nb\rc\td") == "a\nb\nc\td"


def test_json_says_the_same_without_letters_that_a_terminal_obeys() -> None:
    told = plain_json(json.dumps({"name": ODD}, ensure_ascii=False))
    assert json.loads(told) == {"name": ODD}
    assert not set(told) & set("\x1b\x7f\x9b\u202e\u2066\ud800")
    told.encode()


@pytest.mark.parametrize("command", ["ask", "card", "rule", "board paste"])
def test_a_text_that_is_too_long_is_told_so(desk: Desk, alice: Place, command: str) -> None:
    option = next(name for of, name in TEXT_OPTIONS if of == command)
    reply = desk.run(alice, command, **{option: "why " * 25_000})
    assert "\n".join(lines(reply, Words.of("en"))) == "The text has 100,000 letters; at most 6,000 are read."


@pytest.mark.parametrize("value", ["9" * 5000, "1" * 19])
def test_a_number_without_an_end_is_one_sentence(desk: Desk, alice: Place, value: str) -> None:
    desk.run(alice, "board new")
    for name, given_ in (
        ("board paste", {"text": f"You: {value} Grizzly Bears"}),
        ("board add", {"card": "Grizzly Bears", "counters": f"{value} +1/+1"}),
        ("do", {"acts": f"bolt {value}"}),
        ("board import", {"text": f'{{"version":1,"players":{{"A":{{"life":{value}}},"B":{{}}}}}}'}),
    ):
        reply = desk.run(alice, name, **given_)
        assert reply.error in ("input", "unknown"), name


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(TEXTS, st.sampled_from(TEXT_OPTIONS), st.sampled_from(["en", "fr"]))
def test_any_text_in_any_option(desk: Desk, text: str, where: tuple[str, str], locale: str) -> None:
    place = Place("c", "1", locale=locale)
    desk.run(place, "board paste", text="You: Grizzly Bears, Mountain\nYou hand: Lightning Bolt\nOpp: Serra Angel")
    command, option = where
    needed = {o.name: "Grizzly Bears" for o in COMMANDS[command].options if o.required and o.kind is str}
    began = time.process_time()
    reply = desk.run(place, command, **(needed | {option: text}))
    assert reply.error != "trouble"
    assert time.process_time() - began < 10
    assert desk.suggest(place, command, option, text) is not None
    for line in lines(reply, Words.of(locale)):
        plain(line).encode()
    desk.run(place, "board end")


def nested(levels: int) -> object:
    """A text in so many lists."""
    found: object = "Opp"
    for _ in range(levels):
        found = [found]
    return found


ANSWERS = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=True) | PIECES | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(ANSWERS)
@example([None])
def test_any_answer_to_a_choice(desk: Desk, value: Any) -> None:
    reply = answered(desk, value)
    assert reply.error != "trouble"
    assert reply.verdict


@pytest.mark.parametrize("inside", [False, True])
def test_an_answer_nested_900_deep_is_one_sentence(desk: Desk, inside: bool) -> None:
    reply = answered(desk, {"Opp": nested(900)} if inside else nested(900))
    assert reply.error == "input"
    assert len(reply.verdict.splitlines()) == 1


def answered(desk: Desk, value: Any) -> Reply:
    """What is said to an answer to a choice."""
    place = Place("c", "1")
    desk.run(place, "board paste", text="You: Grizzly Bears\nYou hand: Lightning Bolt\nOpp: Serra Angel")
    choice = desk.run(place, "cast", card="Lightning Bolt")
    assert choice.at is not None
    reply = desk.choose(place, choice.at, value)
    desk.run(place, "board end")
    return reply


def test_the_terminal_is_told_nothing_to_do(tmp_path: Path) -> None:
    board = {"version": 1, "title": ODD, "players": {f"A{ODD}": {"life": 3}, "B": {}}}
    file = tmp_path / "odd.json"
    file.write_text(json.dumps(board))
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    call = [sys.executable, "-c", "from bot.cli import main; main()"]
    for arguments, typed in (
        (["check", str(file)], b""),
        (["check", "--json", str(file)], b""),
        (["console"], "card \x1b[31m\u202eShock\n".encode() + b"card caf\xe9\n"),
    ):
        done = subprocess.run([*call, *arguments], input=typed, capture_output=True, env=environment, check=False)
        told = (done.stdout + done.stderr).decode()
        assert "Traceback" not in told
        assert not set(told) & set("\x1b\x7f\x9b\u202e\u200b\u2066")
