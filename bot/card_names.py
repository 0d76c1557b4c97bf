"""What people call cards: the ladder of the library, and which of its answers may be taken without asking."""

from __future__ import annotations

from bot.errors import Ambiguous
from cards import Card, CardDatabase, UnknownCard, name_key

_SURE = frozenset({"exact", "nickname", "face", "foreign", "short", "prefix", "word"})
"""Rungs on which a single candidate is what was meant. A misspelt name is offered, never taken."""


class Names:
    """Names in one person's language."""

    def __init__(self, cards: CardDatabase, language: str = "en") -> None:
        self._cards = cards
        self.language = language

    def exact(self, text: str) -> Card | None:
        """The card of exactly this name (full, of a face, or in the person's language), or None."""
        if text in self._cards:
            return self._cards.card(text)
        if self.language == "en":
            return None
        found = self._cards.resolve(text, self.language)
        return self._cards.card(found.name) if found.rung == "foreign" and found.name else None

    def entry(self, text: str) -> dict[str, str]:
        """A scenario's entry for the card that is meant, with the face that its name says.

        "Awakened Skyclave" is Invasion of Zendikar with its back face up (712); only a split card (709) goes
        by its full name.
        """
        card = self.card(text)
        if len(card.faces) < 2 or card.layout in ("split", "aftermath"):
            return {"card": card.name}
        back = card.layout in ("transform", "modal_dfc") and name_key(text) == name_key(card.faces[1].name)
        return {"card": card.front.name} | ({"face": "back"} if back else {})

    def card(self, text: str) -> Card:
        """The card that is meant; UnknownCard with near names, or Ambiguous with the candidates."""
        text = text.strip().removeprefix("[[").removesuffix("]]").strip()
        exact = self.exact(text)
        if exact is not None:
            return exact
        found = self._cards.resolve(text, self.language)
        if found.rung in _SURE and found.name:
            return self._cards.card(found.name)
        if found.rung in _SURE and found.names:
            raise Ambiguous(text, found.names)
        raise UnknownCard(text, found.names[:3])

    def sure(self, text: str) -> Card | None:
        """The card that is surely meant by what may be a short name; None where that may be none, or several."""
        try:
            return self.card(text)
        except (Ambiguous, UnknownCard):
            return None

    def texts_with(self, words: str) -> list[str]:
        """The Oracle texts that have these words."""
        return self._cards.texts_with(words)
