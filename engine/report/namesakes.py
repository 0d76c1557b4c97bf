"""Namesakes that a reader need not tell apart: "3 Grizzly Bears" for Grizzly Bears#1, #2 and #3."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from engine.grammar.words import plural
from engine.state.characteristics import Characteristics
from engine.state.choices import Message, Term
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.objects import Kind
from engine.state.unknown_cards import is_unknown
from engine.table.references import References, is_hidden
from engine.words import LANGUAGES, Words

TOKEN = " Token"
"""What a token's name says behind its subtypes (111.4)."""

UNKNOWN_CARDS = "unknown-cards"
"""Several cards that nobody has named, by how many they are."""


class Namesakes:
    """Puts together what has one name and of which the same is said."""

    def __init__(self, game: Game, refs: References) -> None:
        self.game = game
        self.refs = refs

    def together(self, things: Sequence[Any]) -> list[Any]:
        """The things (objects, or those with their sizes) with namesakes as one, where what is meant is plain: no other
        of the name is on the battlefield under the same player's control."""
        unknown = [thing for thing in things if self._is_unknown(thing)]
        if len(unknown) > 1:  # of these there is nothing to tell but how many
            count = Message(UNKNOWN_CARDS, {"count": len(unknown)})
            return [*self.together([thing for thing in things if thing not in unknown]), count]
        alike: dict[tuple[str, str], list[Any]] = {}
        for thing in things:
            alike.setdefault(self._look(thing), []).append(thing)
        every = [it.object for thing in things if (it := _object(thing)) is not None]
        return [one for group in alike.values() for one in self._one(group, every)]

    def _is_unknown(self, thing: Any) -> bool:
        it = _object(thing) if isinstance(thing, TargetId) else None
        return it is not None and is_unknown(self.game.find(it.object_id))

    def _look(self, thing: Any) -> tuple[str, str]:
        """What must be the same of things that are told as one."""
        it = _object(thing)
        if (
            it is None
            or it.object is None
            or is_hidden(found := self.game.find(it.object))
            or found.kind is Kind.ABILITY
        ):
            return "", str(id(thing))
        size = {**thing.args, "object": ""} if isinstance(thing, Message) else ""
        card = self.refs.card_of_copy(it.object_id)  # a copy that is called by its card is no namesake
        return card or self.game.characteristics(it.object_id).name, str(size)

    def _one(self, group: list[Any], told: Sequence[ObjectId | None]) -> list[Any]:
        name = self._look(group[0])[0]
        if len(group) == 1 or not name:
            return group
        members = [it.object_id for thing in group if (it := _object(thing)) is not None]
        controllers = {self.game.characteristics(i).controller for i in members}
        besides = self._besides(name, {self.refs.root(i) for i in told if i is not None})
        if not controllers.isdisjoint(besides) or (besides and len(controllers) > 1):
            return group
        args: dict[str, Any] = {"count": len(group), "name": name, "names": plural_of_name(name)}
        args["sized"] = _unnamed(name) or name
        base = self.game.characteristics(members[0])
        args |= {"token": self._named_by_subtypes(members[0], base), "bare": bare_of_token(base)}
        args["both"] = len(group) == 2 and len(self._ever(name)) == 2
        if besides:
            args["player"] = TargetId.of_player(next(iter(controllers)))
        one = Message("namesakes-of" if besides else "namesakes", args)
        first = group[0]
        return [Message(first.key, {**first.args, "object": one}) if isinstance(first, Message) else one]

    def _named_by_subtypes(self, thing: ObjectId, base: Characteristics) -> bool:
        """Whether it is a token that is called by its subtypes, with "Token" behind them or without (111.4)."""
        words = frozenset(base.name.split())
        return base.name.endswith(TOKEN) or (self.game.find(thing).kind is Kind.TOKEN and words <= base.subtypes)

    def _ever(self, name: str) -> set[ObjectId]:
        """All of that name that are on the battlefield, or have left a zone."""
        known = map(self.game.find, {*self.game.battlefield, *self.game.former})
        return {self.refs.root(it.id) for it in known if it.base.name == name}

    def _besides(self, name: str, told: set[ObjectId]) -> set[int]:
        """Who controls others of that name."""
        there = [self.game.find(i) for i in self.game.battlefield]
        others = [it for it in there if self.refs.root(it.id) not in told]
        return {int(self.game.controller(it)) for it in others if self.game.characteristics(it.id).name == name}


LINKING = re.compile(r" (?:of|the|to|from|in|with|for|and|at|on|a|an) |, |'s? ")
"""What stands behind the noun of a name: "Wall of Omens" are "Walls of Omens"."""


def bare_of_token(one: Characteristics) -> list[Term]:
    """The name of a token without "Token": its subtypes, where it is called by these (111.4)."""
    bare = one.name.removesuffix(TOKEN)
    words = bare.split() if set(bare.split()) <= one.subtypes else [bare]
    return [Term(f"subtype-{word}", word) for word in words]


def _unnamed(name: str) -> str | None:
    """What several creatures are called of which no more is said than a size ("2/2 creature"), in the language of that
    name; None for any other name."""
    size = re.search(r"\d+/\d+", name)
    if size is None:
        return None
    for words in map(Words.of, LANGUAGES):
        if name == words("token-unnamed", size=size[0], count=1):
            return words("token-unnamed", size=size[0], count=2)
    return None


def plural_of_name(name: str) -> str:
    """What several things of a name are called in English, where the name is a plain noun phrase; else the name."""
    if (several := _unnamed(name)) is not None:
        return several
    token = name.removesuffix(TOKEN)
    linking = LINKING.search(token)
    noun = token[: linking.start()] if linking is not None else token
    if linking is not None and linking[0] not in (" of ", " from "):
        return name
    if noun.endswith("s") or not noun.replace(" ", "").replace("-", "").isalpha():
        return name
    return f"{token} Tokens" if token != name else plural(noun) + token[len(noun) :]


def _object(thing: Any) -> TargetId | None:
    """The object that is spoken of, if it is one."""
    it = thing.args.get("object") if isinstance(thing, Message) else thing
    return it if isinstance(it, TargetId) and it.object is not None else None


def how_many(thing: Any) -> int:
    """Of how many things one is the name: of one, or of namesakes."""
    it = thing.args.get("object", thing) if isinstance(thing, Message) else thing
    several = ("namesakes", "namesakes-of", UNKNOWN_CARDS)
    return int(it.args["count"]) if isinstance(it, Message) and it.key in several else 1
