"""New pieces of a board: what a phrase stands for that nothing told of before is."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

import engine
from bot.situations.board import Piece, Situation
from bot.situations.descriptions import COLORS
from bot.situations.gaps import names_in
from bot.situations.noun_pattern import NAMED
from bot.situations.nouns import Phrase
from bot.situations.stand_ins import (
    OF_TRIBES,
    SIZES,
    TOKENS_OF_TRIBES,
    WITH_KEYWORD,
    card_for,
    kind_of,
    name_of,
    returning,
    token_for,
    token_told,
)
from bot.words import Words, one_of, typed
from cards import Card, UnknownCard, fold

_COUNTED = {"Planeswalker": "loyalty", "Battle": "defense"}
_UNSAID = "2/2"
"""The size of a creature of which the question says none."""


class NotClear(Exception):
    """A clause whose words are understood, but not what they stand for."""


class NewPieces:
    """The pieces of a board, as they are told of first."""

    def __init__(
        self, cards: Sequence[Card], players: tuple[str, str], words: Words, card: Callable[[str], Card]
    ) -> None:
        self.situation = Situation(players)
        self._cards = list(cards)
        self._by_name = card
        self._words = words
        self._taken_for: dict[Piece, str] = {}
        """What is said of each creature that stands in for one of which little is told."""

    def _as_written(self, text: str) -> str:
        for number in sorted(names_in(text), reverse=True):
            text = text.replace(f"{NAMED}{number}", self._cards[number].front.name)
        return text.strip()

    def _text(self, piece: Piece) -> str:
        return next((card.front.text for card in self._cards if card.front.name == piece.called), "")

    def _put(self, piece: Piece) -> Piece:
        self.situation.pieces.append(piece)
        return piece

    def _new(self, said: Phrase, owner: str) -> Piece:
        if said.card is not None:
            piece = self._of_card(self._cards[said.card], owner, said.zone)
            if said.copy:
                self._is_copy(piece)
            piece.is_commander = said.commander
            self._note(piece, said, self._cards[said.card])
        elif said.siege:
            piece = Piece("Siege battle token", "Siege", owner, said.zone or "battlefield", is_token=True)
            piece.words = frozenset(("siege", "battle"))
            piece.notes.append(f"protector {self.situation.other(owner)}")
            self._note(piece, said, None)
        elif said.walker:
            piece = Piece("Planeswalker token", "Planeswalker", owner, said.zone or "battlefield", is_token=True)
            piece.words = frozenset(("planeswalker", *typed("situation-kind-planeswalker")))
            self._note(piece, said, None)
        elif said.token:
            name = said.token.capitalize()  # the token is called by its type and "Token" (111.4)
            piece = Piece(f"{name} token", f"{name} Token", owner, said.zone or "battlefield", is_token=True)
            self._note(piece, said, None)
        else:
            if said.zone not in ("", "battlefield") or kind_of(said) not in ("", "creature") or returning(said):
                return self._any_card(said, owner)
            usual, by = TOKENS_OF_TRIBES.get(said.tribe, ("1/1" if said.word or said.tribe else _UNSAID, ()))
            size, keywords = said.size or usual, said.keywords or (() if said.size else by)
            item = token_for(size, said.tribe, said.color, keywords)
            piece = Piece(item, name_of(item, self._words), owner, said.zone or "battlefield", True, size)
            piece.described = (size, said.tribe, *keywords)
            piece.is_size_said = bool(said.size)
            piece.words = frozenset((fold(said.tribe), "creature", "token"))
            self._note(piece, said, None)
            plain = token_told(size, said.tribe, said.color, keywords, self._words)
            line = self._words(
                "situation-assumed-creature", text=self._as_written(said.text), item=plain, count=said.number
            )
            self._taken_for[piece] = line
            if line not in self.situation.assumed:
                self.situation.assumed.append(line)
        if said.attacking or said.attacks:
            self._is_attacking(piece, said.attacking)
        for number in said.attached:
            attached = self._put(self._of_card(self._cards[number], owner, ""))
            attached.on = piece
        return piece

    def _is_copy(self, piece: Piece) -> None:
        """A token that is a copy of the card: it can't be anywhere else (111.7)."""
        if piece.zone != "battlefield":
            raise NotClear
        piece.item, piece.is_token = f"token copy of {piece.called}", True

    def _stand_in(self, said: Phrase) -> int:
        """The number of the card that stands for any of a size or kind."""
        try:
            card = self._by_name(card_for(said))
        except UnknownCard:
            raise NotClear from None
        self._cards.append(card)
        line = self._words("situation-assumed-card", text=said.text, card=card.front.name)
        if line not in self.situation.assumed:
            self.situation.assumed.append(line)
        return len(self._cards) - 1

    def _stands_for(self, piece: Piece, said: Phrase) -> None:
        piece.stands_for = said.size or kind_of(said)
        piece.described = (piece.size, "") if piece.size else ()

    def _any_card(self, said: Phrase, owner: str) -> Piece:
        card = self._cards[self._stand_in(said)]
        piece = self._of_card(card, owner, said.zone or "battlefield")
        self._stands_for(piece, said)
        piece.is_commander = kind_of(said) == "commander"
        self._note(piece, replace(said, size="", keywords=()), card)
        return piece

    def _make_card(self, piece: Piece) -> None:
        """A stand-in of which no more is said than its size or one keyword becomes a card like that."""
        line = self._taken_for.get(piece)
        if not piece.is_token or line is None or self._is_token_said(line):
            return
        _, tribe, *keywords = piece.described
        if len(keywords) + bool(tribe) > 1 or (keywords and piece.size != _UNSAID) or (tribe and piece.is_size_said):
            return
        kinds, kind = (OF_TRIBES, tribe) if tribe else (WITH_KEYWORD, keywords[0]) if keywords else (SIZES, piece.size)
        try:
            card = self._by_name(kinds[kind])
        except (KeyError, UnknownCard):
            return
        known = self._of_card(card, piece.owner, piece.zone)
        self._cards.append(card)
        piece.item, piece.called, piece.is_token = known.item, known.called, False
        piece.words, piece.stands_for = known.words, piece.size
        said = line.partition("”")[0].strip("“«\xa0 ").partition("\xa0»")[0]
        told = self._words("situation-assumed-card", text=said, card=card.front.name)
        self.situation.assumed = [told if one == line else one for one in self.situation.assumed]

    def _is_token_said(self, line: str) -> bool:
        """Whether what is taken for a creature is said to be a token."""
        return re.search(rf"(?<!\w){one_of('situation-token')}(?!\w)", re.split("[”»]", line)[0], re.I) is not None

    def _is_attacking(self, piece: Piece, goal: str) -> None:
        """What is said of a piece in passing: it attacks a player."""
        raise NotClear

    def _of_card(self, card: Card, owner: str, zone: str) -> Piece:
        front = card.front if zone in ("", "battlefield") else self._by_name(card.name).front
        spell = {"Instant", "Sorcery"} & set(front.types)
        size = f"{front.power}/{front.toughness}" if front.power is not None else ""
        piece = Piece(front.name, front.name, owner, zone or ("hand" if spell else "battlefield"), size=size)
        piece.cost = front.mana_cost or ""
        words = " ".join((front.name, *front.types, *front.subtypes))
        piece.words = frozenset(re.findall(r"\w+", fold(words)))
        if spell and piece.zone == "battlefield":
            raise NotClear
        if "Siege" in front.subtypes and piece.zone == "battlefield":
            piece.notes.append(f"protector {self.situation.other(owner)}")
        return piece

    def _note(self, piece: Piece, said: Phrase, card: Card | None) -> None:
        """What is said of a permanent: tapped, counters."""
        for note in said.notes:
            self._note_of(piece, note, card)
        if card is not None and said.color and said.color not in color_of_card(card):
            raise NotClear
        own = {fold(one) for one in card.keywords} if card is not None else set(said.keywords)
        if card is not None and not set(said.keywords) <= own:
            raise NotClear  # a keyword that the card does not have by itself can't be written down
        if card is not None and said.size not in ("", piece.size):
            self.situation.sizes.append((piece, said.size, self._as_written(said.text)))

    def _note_of(self, piece: Piece, note: str, card: Card | None) -> None:
        if note.startswith("at "):
            own = (kind for word, kind in _COUNTED.items() if fold(word) in piece.words)
            kind = _counter_of(card) if card is not None else next(own, None)
            if kind is None and piece.size and note[3:].isdecimal():
                kind = "+1/+1"  # "my 3/3 with two counters on it"
                self.situation.assumed.append(
                    self._words("situation-assumed-counters", card=piece.called, count=int(note[3:]))
                )
            if kind is None:
                raise NotClear
            note = f"{note[3:]} {kind}"
        piece.notes.append(note)


def color_of_card(card: Card) -> set[str]:
    """The colors of its mana cost (105.2)."""
    letters = {letter for letter in "WUBRG" if letter in card.front.mana_cost}
    return {color for color, letter in zip(COLORS, "WUBRG", strict=False) if letter in letters} or {"colorless"}


def _counter_of(card: Card) -> str | None:
    """The kind of counters that a card has by its type, or speaks of in its text; None if that is not one kind."""
    for one in card.front.types:
        if one in _COUNTED:
            return _COUNTED[one]
    kinds = engine.kinds_of_counters(card)
    return min(kinds) if len(kinds) == 1 else None
