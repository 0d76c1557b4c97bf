"""The game as expectations see it: one expectation held against it, and what was found."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING

from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject
from engine.state.zones import Zone
from engine.table.expect.forms import FORMS, Form, Found, matches, plain_readings
from engine.table.references import References
from engine.table.speech import Speech

if TYPE_CHECKING:
    from engine.table.table import Table

_ABSENCE = re.compile(r"\b(?:in|on|controls|owns)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Check:
    """An expectation, whether it held, and what was found."""

    check: str
    held: bool
    found: str


class Board:
    """The game as expectations see it."""

    def __init__(self, table: Table, speech: Speech) -> None:
        self.table = table
        self.game: Game = table.game
        self.refs: References = table.refs
        self.speech = speech

    def check(self, text: str) -> Check:
        """One expectation. The reading whose names all mean something is the one that counts."""
        unnamed: list[str] = []
        for plain, denied in plain_readings(text):
            for form in FORMS:
                for match in matches(form, plain):
                    missing = list(self._missing(form, match))
                    if missing:
                        unnamed = missing if not unnamed or len(missing) < len(unnamed) else unnamed
                        continue
                    got = form.hold(self, match)
                    return Check(text, got.held != denied, self.speech.say(got.found))
        return self._nothing_so_named(text, unnamed)

    def _missing(self, form: Form, match: re.Match[str]) -> Iterable[str]:
        for gap in form.things:
            if not self.refs.things(match[gap]):
                yield match[gap]
        for gap in form.players:
            if self.refs.player(match[gap]) is None:
                yield match[gap]

    def _nothing_so_named(self, text: str, unnamed: list[str]) -> Check:
        """A name nothing has: then it is certainly nowhere, and a denial of its presence holds."""
        name = unnamed[0] if unnamed else text
        near = get_close_matches(name, self.refs.known_names(), n=2, cutoff=0.75)
        hint = Message("did-you-mean", {"names": Message("list-of", {"items": near})}) if near else ""
        found = Message("nothing-so-named", {"name": name, "hint": hint})
        absent = (
            not near and unnamed and any(_ABSENCE.search(plain) for plain, denied in plain_readings(text) if denied)
        )
        nowhere = not near and unnamed and re.search(r"\bnowhere$", text) and not re.search(r"\bnot\b", text)
        return Check(text, bool(absent or nowhere), self.speech.say(found))

    def player(self, match: re.Match[str], gap: str = "A") -> PlayerId:
        number = self.refs.player(match[gap])
        assert number is not None
        return number

    def things(self, words: str) -> list[ObjectId]:
        return self.refs.things(words)

    def each(self, words: str, test: Callable[[GameObject], Found]) -> Found:
        """A test of the one object that the words mean; of several so named, all must agree."""
        results = [(i, test(self.game.find(i))) for i in self.things(words)]
        if len({got.held for _, got in results}) == 1:
            parts = list(dict.fromkeys(self.speech.say(got.found) for _, got in results))
            return Found(results[0][1].held, "; ".join(parts))
        which = [Message("found-of", {"object": self.refs.reference(i), "found": got.found}) for i, got in results[:6]]
        return Found(False, Message("found-several", {"name": words, "which": Message("list", {"items": which})}))

    def alive(self, it: GameObject) -> bool:
        """Whether this is an object that still exists."""
        return it.id in self.game.objects

    def is_at(self, it: GameObject) -> Message:
        """Where an object is, in words."""
        if not self.alive(it) or it.zone is Zone.NOWHERE:
            return Message("found-nowhere")
        owner = self.game.controller(it) if it.zone in (Zone.BATTLEFIELD, Zone.STACK) else it.owner
        return Message("found-in", {"zone": it.zone, "player": TargetId.of_player(owner)})
