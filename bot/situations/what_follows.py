"""What a question says that follows from what it has told: "so it's a 2/2", "everything of mine is indestructible",
"he is my only Goblin", "when it triggers". It is left out of the board, and said to be."""

from __future__ import annotations

import re

from bot.situations.board import Piece
from bot.situations.clause import Clause
from bot.situations.descriptions import color_of, keywords_in
from bot.situations.new_pieces import NotClear, color_of_card
from bot.situations.nouns import phrases
from bot.situations.said_of_the_board import Statements
from bot.situations.stand_ins import name_of, token_for
from bot.situations.tails_and_places import zone_of
from cards import fold

_CHANGES_SIZES = re.compile(r"[+−-](?:\d+|X)/[+−-]|\bpower\b|[+-]1/[+-]1 counter|becomes? (?:a|an) ", re.I)
"""Texts of cards by which something becomes bigger, smaller or another thing."""
_TRIGGERS = re.compile(r"\b(?:When|Whenever|At the (?:beginning|end))\b")


class Following(Statements):
    """Reads the clauses that tell nothing new, each in the method named after it."""

    def _left_out_as(self, clause: Clause) -> None:
        self.situation.assumed.append(self._words("situation-left-out", clause=self._as_written(clause.text)))

    def _is_size(self, clause: Clause) -> None:
        """A size that something has by what is told of, as the texts of the cards may make it that: of what is told
        before anything is done the board shows whether it has that."""
        try:
            super()._is_size(clause)
        except NotClear:
            meant = self._meant_by(clause)
            if not meant or all(one.is_token and one.is_size_said for one in meant) or not self._says(_CHANGES_SIZES):
                raise
            if self.situation.acts and not any("*" in one.size for one in meant):
                self._left_out_as(clause)
            elif self.situation.acts:
                raise
            else:
                self.situation.sizes += ((one, clause.gap("size"), self._as_written(clause.text)) for one in meant)

    def _has_keyword(self, clause: Clause) -> None:
        """A keyword that something has by the text of another card that is told of."""
        try:
            super()._has_keyword(clause)
        except NotClear:
            keywords = list(keywords_in(fold(clause.gap("keyword"))))
            given = re.compile(rf"\b(?:have|has|gains?)\b[^.\n]*\b(?:{'|'.join(map(re.escape, keywords))})\b", re.I)
            if not keywords or not self._meant_by(clause) or not self._says(given):
                raise
            self._left_out_as(clause)

    def _damaged(self, clause: Clause) -> None:
        """Damage on what has only come in by what is told is dealt by that: "he plays a 4/4, I bolt it and it has 3
        damage"."""
        found = self._pieces(clause.gap("things"), None) if clause.gap("things") else self._last
        if any(one.zone != "battlefield" for one in found):
            self._left_out_as(clause)
            self._last = tuple(found)
        else:
            super()._damaged(clause)

    def _is_a(self, clause: Clause) -> None:
        """ "Krenko is my only Goblin": whose it is, and of which type, where it is that."""
        said = phrases(clause.gap("things2")) or ()
        if len(said) != 1 or not said[0].whose or said[0].card is not None or said[0].size or said[0].keywords:
            raise NotClear
        owner = self._owner_of(said[0])
        known = len(self.situation.pieces)
        told = self._pieces(clause.gap("thing"), owner) if clause.gap("thing") else self._last_creatures()
        (piece, *more) = told or (None,)
        if piece is None:
            raise NotClear
        kind = fold(said[0].tribe or said[0].word)
        if more or piece.owner != owner or (kind and kind not in piece.words) or not (kind or piece.size):
            raise NotClear
        if len(self.situation.pieces) == known:
            self._last = (piece,)

    def _goes_off(self, clause: Clause) -> None:
        """ "When the blossom triggers": something told of, which triggers by itself if it does."""
        found = self._pieces(clause.gap("things"), None)
        if any(_TRIGGERS.search(self._text(one)) is None for one in found):
            raise NotClear

    def _came_back(self, clause: Clause) -> None:
        """ "Finks came back with persist": it has the counter with which that brings it back (702.79a, 702.93a)."""
        (piece, *more) = self._pieces(clause.gap("thing"), self.situation.players[0], unsaid=True)
        undying = re.search(r"\b(?:und|immortal)", clause.text, re.I) is not None
        if more or self.situation.acts or piece.zone != "battlefield" or piece.notes:
            raise NotClear
        if ("undying" if undying else "persist") not in fold(f"{self._text(piece)} {' '.join(piece.described)}"):
            raise NotClear
        piece.notes.append("1 +1/+1" if undying else "1 -1/-1")
        self._last = (piece,)

    def _is_in_zone(self, clause: Clause) -> None:
        """ "It is already in exile": where something has come to by what is told, or where it is."""
        (piece, *more) = self._last or (None,)
        zone = zone_of(clause.gap("place2"))
        if piece is None or more or not zone:
            raise NotClear
        if self.situation.acts:
            self._left_out_as(clause)
        elif zone in ("graveyard", "hand", "exile") and not piece.is_token:
            piece.zone = zone
        elif zone != piece.zone:
            raise NotClear
        self._last = (piece,)

    def _is_color(self, clause: Clause) -> None:
        """The color of a stand-in of which none was said; of a card it is the card's."""
        told = self._last_creatures() if self._is_told(clause.gap("thing")) else self._pieces(clause.gap("thing"), None)
        (piece, *more) = told or (None,)
        color = color_of(clause.gap("color"))
        if piece is None or more or not color:
            raise NotClear
        if piece.is_token and piece.size and piece.described:
            size, tribe, *keywords = piece.described
            piece.item = token_for(size, tribe, color, keywords)
            piece.called = name_of(piece.item, self._words)
        elif not any(
            front.name == piece.item and color_of_card(card) == {color}
            for card in self._cards
            for front in (card.front,)
        ):
            raise NotClear
        self._last = (piece,)

    def _meant_by(self, clause: Clause) -> tuple[Piece, ...]:
        """What a clause speaks of; nothing where it brings something new."""
        said = phrases(clause.gap("thing")) or ()
        if len(said) == 1 and said[0].pronoun:
            return self._last_creatures()
        known = len(self.situation.pieces)
        try:
            found = tuple(self._pieces(clause.gap("thing"), self.situation.players[0]))
        except NotClear:
            return ()
        return found if len(self.situation.pieces) == known else ()

    def _says(self, what: re.Pattern[str]) -> bool:
        """Whether the text of a card that is told of says this."""
        return any(what.search(self._text(one)) for one in self.situation.pieces)

    def _sacrifices_itself(self, piece: Piece) -> bool:
        """Whether it has an activated ability whose cost is the permanent itself."""
        name = rf"(?:this|{re.escape(piece.item)}|{re.escape(piece.item.partition(',')[0])})"
        return re.search(rf"^[^\n:]*\bSacrifice {name}\b[^\n:]*:", self._text(piece), re.M | re.I) is not None
