"""A desk that says what a test wants, so that the way to Discord can be tested without the engine."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bot.desk import (
    Attachment,
    BoardRef,
    Button,
    ChoiceView,
    Citation,
    OptionView,
    Picture,
    Place,
    Reply,
    Section,
    Shape,
    StepView,
    Suggestion,
)

AT = BoardRef(1, 7)
NEXT = BoardRef(1, 8)
PNG = b"\x89PNG not really"


class Drawing(Picture):
    """A picture that takes no time."""

    def png(self) -> bytes:
        return PNG


def choice(shape: Shape, count: int = 3, low: int = 1, high: int = 1, **more: Any) -> Reply:
    """A reply that asks for something in a shape."""
    options = tuple(OptionView(f"id-{n}", f"Option {n}") for n in range(1, count + 1))
    rule = Citation("603.3b", "you order your triggers")
    asked = ChoiceView(
        AT, "You", "some", "What now?", shape, options, low, high, rule, "603.3b: you order your triggers"
    )
    return Reply(verdict="Waiting.", choice=asked, at=AT, **more)


class StubDesk:
    """Replies by what `/card` is asked for; `log` keeps every call with its arguments."""

    def __init__(self, replies: dict[str, Reply]) -> None:
        self.replies = replies
        self.log: list[tuple[Any, ...]] = []
        self.places: list[Place] = []
        self.slow = 0.0
        self.stale = False

    def run(self, place: Place, name: str, /, **given: Any) -> Reply:
        self.log.append((name, given))
        self.places.append(place)
        time.sleep(self.slow)
        found = self.replies.get(given.get("name", name), Reply(verdict=f"{name} {given}"))
        if isinstance(found, Exception):
            raise found
        return found

    def press(self, place: Place, button: str) -> Reply:
        self.log.append(("press", button))
        return self.replies.get(button, Reply(verdict=f"pressed {button}", private=True))

    def pending(self, place: Place, at: BoardRef) -> Reply:
        self.log.append(("pending", at))
        if self.stale:
            return Reply(verdict="The board has changed.", error="state", private=True)
        return self.replies["asked"]

    def choose(self, place: Place, at: BoardRef, value: Any) -> Reply:
        self.log.append(("choose", at, value))
        return Reply(verdict=f"chose {value}", at=NEXT)

    def choose_numbers(self, place: Place, at: BoardRef, numbers: Any) -> Reply:
        if self.stale:
            return self.pending(place, at)
        self.log.append(("choose_numbers", at, numbers))
        return Reply(verdict=f"chose {numbers}", at=NEXT)

    def suggest(self, place: Place, name: str, option: str, typed: str, given: Any) -> tuple[Suggestion, ...]:
        self.log.append(("suggest", name, option, typed, given))
        time.sleep(self.slow)
        return tuple(Suggestion(f"{typed} {n % 30}", f"{n}") for n in range(40))

    def draw(self, picture: Picture) -> bytes:
        return picture.png()

    def done(self, place: Place) -> bool:
        return False

    def alive(self) -> bool:
        return True


class InlineWorkers:
    """The workers' face with the desk in a thread of this process."""

    queue = running = restarts = 0

    def __init__(self, desk: StubDesk) -> None:
        self.desk = desk

    async def start(self) -> None:
        """Nothing to start."""

    async def close(self) -> None:
        """Nothing to close."""

    async def ask(
        self, key: str, method: str, /, *arguments: Any, patience: float = 60, lane: object = None, **named: Any
    ) -> Any:
        """Call the desk in a thread."""
        function: Callable[..., Any] = getattr(self.desk, method)
        return await asyncio.to_thread(function, *arguments, **named)


def long_reply(lines: int = 200) -> Reply:
    """A reply of several pages."""
    return Reply(
        verdict="A long story",
        sections=(Section("310.1", "\n".join(f"Line {n}: {'word ' * 15}" for n in range(lines)), quoted=True),),
    )


REPLIES: dict[str, Any] = {
    "about": Reply(verdict="About", private=True),
    "plain": Reply(
        verdict="Bears die.",
        steps=(
            StepView(1, "It is dealt 3 damage.", rules=(Citation("120.3e"),)),
            StepView(2, "It dies.", depth=1, rules=(Citation("704.5g"),), by_hand=True),
        ),
        buttons=(Button("b:1:7:rules", "Rules", private=True), Button("b:1:7:undo", "Undo")),
        footer=("Rules of 2026-04-17",),
        at=AT,
    ),
    "secret": Reply(verdict="Only you", private=True),
    "wrong": Reply(verdict="No such card.", error="unknown", private=True),
    "long": long_reply(),
    "picture": Reply(verdict="Board", picture=Drawing({}, "Two Bears face a Wall"), at=AT),
    "file": Reply(verdict="Here", attachments=(Attachment("board.json", b"{}"),)),
    "markup": Reply(verdict="**Not** @everyone [bold](http://x) `code`"),
    "boom": RuntimeError("boom"),
    "look": Reply(verdict="Look", buttons=(Button("q:rulings:Humility", "Rulings"),)),
}


def config(folder: Path, **more: Any) -> Any:
    """A configuration in a folder of the test's."""
    from fakediscord import TOKEN

    from bot.config import Config

    return Config(token=TOKEN, cards=None, state=folder / "state.db", health=folder / "health", **more)
