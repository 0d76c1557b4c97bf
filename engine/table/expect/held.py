"""The game as expectations see it: one expectation held against it, and what was found."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING

from engine.state.choices import Message
from engine.state.flipped_cards_and_rooms import SPLIT, names_of
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject
from engine.state.zones import Zone
from engine.table.expect.forms import FORMS, Form, Found, matches, plain_readings
from engine.table.messages_in_words import Speech
from engine.table.references import References, folded

if TYPE_CHECKING:
    from engine.table.table import Table

_PRESENCE = re.compile(r"\b(?:in|on|controls|owns)\b", re.IGNORECASE)
_PUBLIC_PLAY = (Zone.BATTLEFIELD, Zone.STACK)
_NOWHERE = re.compile(r"\bnowhere$", re.IGNORECASE)


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
        """A name nothing has: then it is certainly nowhere and not present, as the reading without any denial says."""
        name = unnamed[0] if unnamed else text
        near = get_close_matches(name, self.refs.known_names(), n=2, cutoff=0.75)
        hint = Message("did-you-mean", {"names": Message("list-of", {"items": near})}) if near else ""
        found = Message("nothing-so-named", {"name": name, "hint": hint})
        plain, denied = list(plain_readings(text))[-1]
        says_absent = denied is (_NOWHERE.search(plain) is None)
        speaks_of_place = _NOWHERE.search(plain) or _PRESENCE.search(plain)
        held = bool(unnamed and not near and speaks_of_place and says_absent)
        return Check(text, held, self.speech.say(found))

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

    def shows(self, it: GameObject, words: str) -> bool:
        """Whether a permanent or spell goes by these words: not where they name a face of it that isn't up (712.8d-e),
        or what lies beneath in a merged permanent (730.2). Other words, and other zones, are left alone."""
        if it.card is None or it.zone not in _PUBLIC_PLAY or words in self.refs.ids:
            return True
        name, faces = folded(words.rpartition("#")[0] or words), [folded(face.name) for face in it.card.faces]
        beneath = {folded(part.base.name) for part in it.parts[1:]} if not it.melded else set()
        if name not in faces and name not in beneath:
            return True
        up = () if it.card.layout == SPLIT else (faces[1 if it.flipped else it.face],)
        return name in {*map(folded, names_of(self.game.characteristics(it))), *up}

    def alive(self, it: GameObject) -> bool:
        """Whether this is an object that still exists."""
        return it.id in self.game.objects

    def is_at(self, it: GameObject) -> Message:
        """Where an object is, in words."""
        if not self.alive(it) or it.zone is Zone.NOWHERE:
            return Message("found-nowhere")
        owner = self.game.controller(it) if it.zone in (Zone.BATTLEFIELD, Zone.STACK) else it.owner
        return Message("found-in", {"zone": it.zone, "player": TargetId.of_player(owner)})
