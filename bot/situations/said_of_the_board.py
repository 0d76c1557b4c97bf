"""What a question says of its board: who has what, and in which state."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.situations.board import Act, Piece
from bot.situations.clause import Clause
from bot.situations.descriptions import COLORS, MOST, counters_note, keywords_in, tribe_of
from bot.situations.gaps import lacking, names_in
from bot.situations.new_pieces import NotClear
from bot.situations.nouns import Phrase, phrases
from bot.situations.pieces import alike
from bot.situations.said_of_players import OfPlayers
from bot.situations.stand_ins import name_of, token_for
from bot.words import one_of, typed
from cards import fold

_SEVERAL = 2


class Statements(OfPlayers):
    """Reads the clauses that say how things are, each in the method named after it."""

    def _aside(self, clause: Clause) -> None:
        """What somebody says of the rules: "deathtouch means that 1 damage is enough". It is said to be left out."""
        self.situation.assumed.append(self._words("situation-left-out", clause=self._as_written(clause.text)))

    def _have(self, clause: Clause) -> None:
        owner = self._whose(clause) if clause.gap("whose") else self._player(clause.gap("player"))
        if (verb := clause.gaps.get("v_have")) is not None and verb.start == 0:
            owner = owner or self._subject  # "he protects it and has a 2/2"
        if clause.gap("number"):
            zone = next(
                (one for one in ("graveyard", "exile") if fold(clause.gap("zone")) in typed(f"situation-zone-{one}")),
                "hand",
            )
            self._hold(self._player(clause.gap("player")) or self._subject, self._number(clause), zone)
            return
        text = clause.gap("things")
        owner = owner or self._player(clause.gap("who"))
        if clause.gap("things2"):  # "Urza's Saga with Blood Moon in play"
            beside = f"{clause.gap('things2')} {clause.gap('place')}"
            self._last = tuple(
                one for some in (beside, text) for one in self._pieces(some, self.situation.players[0], unsaid=True)
            )
            return
        if clause.gap("place") or clause.gap("zone"):
            place = clause.gap("place") or f"in {clause.gap('whose')} {clause.gap('zone')}"
            text = f"{text} {place}"
            subject = self._subject if re.match(rf"{one_of('situation-with')} ", clause.text, re.I) else None
            owner = owner or ((subject or self.situation.players[0]) if len(phrases(text) or ()) else None)
        there = phrases(text) or ()
        if len(there) == 1 and there[0].pronoun and there[0].new:
            self._last = (self._one_more(owner),)
            return
        self._last = tuple(self._pieces(text, owner, unsaid=bool(clause.gap("place"))))
        if re.search(rf"\b{one_of('situation-untapped')}\b", clause.text, re.I) and self._last[0].words >= {"land"}:
            self.situation.paying.add(self._last[0].owner)

    def _one_more(self, owner: str | None) -> Piece:
        """Another of what was spoken of last, on the battlefield: "… while I have one already"."""
        if len(self._last) != 1:
            raise NotClear
        (last,) = self._last
        card = next((card for card in self._cards if card.front.name == last.item), None)
        if card is None or last.zone == "battlefield":
            raise NotClear
        return self._put(self._of_card(card, owner or last.owner, "battlefield"))

    def _hold(self, player: str | None, number: int, zone: str) -> None:
        """So many cards in hand or in another zone, of which the named ones are some."""
        if player is None:
            raise NotClear
        known = [one for one in self.situation.pieces if (one.owner, one.zone) == (player, zone)]
        if not len(known) <= number <= MOST:
            raise NotClear
        self._unknown[player, zone] = number

    def _list(self, clause: Clause) -> None:
        """Things that are only named, each with whose it is or where."""
        said = phrases(clause.gap("things")) or ()
        if all(one.card is not None and not one.whose and not one.zone and not one.notes for one in said):
            named = [one.card for one in said if one.card is not None]
            self._named += named
            self._named_first += named if not (self.situation.pieces or self._subject) else []
            return  # the cards that it is about: whose they are is said later
        if self.situation.acts and self._subject is not None and all(one.new and not one.zone for one in said):
            self._last = tuple(self._pieces(clause.gap("things"), self._subject, unsaid=True))
            return  # "… with three elves", behind what somebody does
        if not all(one.whose or one.zone or (one.card is not None and one.notes) for one in said[:1]):
            raise NotClear
        self._last = tuple(self._pieces(clause.gap("things"), self.situation.players[0], unsaid=not said[0].whose))

    def _faces(self, clause: Clause) -> None:
        player = self._player(clause.gap("player")) or self.situation.players[0]
        self._last = tuple(self._pieces(clause.gap("things"), self.situation.other(player)))

    def _whose_is_it(self, clause: Clause) -> None:
        """ "…, his", "which my opponent controls": of what was told of last, unless it has done something."""
        found = (
            tuple(self._pieces(clause.gap("thing"), None)) if clause.gap("thing") else self._named_last or self._last
        )
        player = self._whose(clause) if clause.gap("whose") else self._one_player(clause)
        used = {one for act in self.situation.acts for one in act.uses}
        if not found or (used & set(found) and any(one.owner != player for one in found)):
            raise NotClear
        for piece in found:
            piece.owner = player
        self._last = found

    def _counters(self, clause: Clause) -> None:
        """How many counters something has; "at 3", "on 2" is of the kind that it has by its type or its text."""
        text = clause.gap("goal")
        told = self._last_creatures() if re.search(r"[+-]\d/[+-]\d", clause.gap("counters")) else self._last
        (piece, *more) = self._pieces(text, self.situation.players[0], unsaid=True) if text else told or (None,)
        if piece is None:
            raise NotClear
        number = re.match(
            rf"(\d+)(?: {one_of('situation-of')})? {one_of('situation-measure')}$", clause.gap("counters"), re.I
        )
        note = f"at {number[1]}" if number else counters_note(clause.gap("counters"))
        if clause.gap("number"):
            note = f"at {self._number(clause)}"
        card = next((card for card in self._cards if card.front.name == piece.item), None)
        known = [old[2] for one in piece.notes if (old := re.match(r"(\d+) (?!damage)(.+)", one)) is not None]
        if more or piece.zone != "battlefield" or (known and note.partition(" ")[2] in ("", *known)):
            raise NotClear
        if known and (note.startswith("at ") or self.situation.acts):
            raise NotClear
        self._note_of(piece, note, card)
        self._last = (piece,)

    def _have_on(self, clause: Clause) -> None:
        """ "He has a Jitte on his Bears": both are his."""
        owner = self._player(clause.gap("player"))
        (goal, *more) = self._pieces(clause.gap("goal"), owner or self.situation.players[0], unsaid=owner is None)
        owner = owner or goal.owner
        if more or goal.zone != "battlefield":
            raise NotClear
        for piece in self._pieces(clause.gap("things"), owner):
            if piece.zone == "hand" or piece.size:
                raise NotClear
            piece.on = goal
        self._last = (goal,)

    def _both_have(self, clause: Clause) -> None:
        """ "Both of us have a 2/2": each has what is told of."""
        found: list[Piece] = []
        for player in self.situation.players[:2]:
            found += [self._put(one) for one in self._apart(clause.gap("things"), player)]
        self._last = tuple(found)

    def _apart(self, text: str, player: str) -> Sequence[Piece]:
        """What a phrase stands for, as a thing of this player's own."""
        said = phrases(text) or ()
        if any(one.pronoun or one.whose for one in said):
            raise NotClear
        return [self._new(one, player) for one in said for _ in range(one.number or 1)]

    def _has_keyword(self, clause: Clause) -> None:
        """A keyword that a creature is said to have: a stand-in gets it, a card is to have it printed on it."""
        told = self._last_creatures() if self._is_told(clause.gap("thing")) else self._pieces(clause.gap("thing"), None)
        (piece, *more) = told or (None,)
        keywords = list(keywords_in(fold(clause.gap("keyword"))))
        if more or piece is None or not keywords:
            raise NotClear
        self._last = (piece,)
        if piece.is_token and piece.size:
            if not set(keywords) <= set(piece.described):
                self._gets(piece, keywords)
            return
        own = {fold(one) for card in self._cards if card.front.name == piece.item for one in card.keywords}
        if not set(keywords) <= own:
            raise NotClear

    def _lacks(self, clause: Clause) -> None:
        """What there is none of, where the board has none of it. "No Serra Angel" alone takes something back."""
        text = clause.gap("lacking")
        if fold(text) in typed("situation-any-permanents"):
            self._without_permanents.add(self._player(clause.gap("player")) or self.situation.players[0])
        if not text:
            self._holds_nothing(clause)
            return
        said = lacking(text) or Phrase("")
        player = self._player(clause.gap("player"))
        if said.card is not None and player is None and not clause.gap("thing"):
            raise NotClear
        pieces = list(self._pieces(clause.gap("thing"), None)) if clause.gap("thing") else self.situation.pieces
        keywords = set(keywords_in(fold(text)))
        if any(keywords & set(one.described) for one in pieces):
            raise NotClear
        if (
            said.general
            or said.pronoun
            or keywords
            or clause.gap("thing")
            or not (said.size or said.tribe or said.card)
        ):
            return  # "no other creatures", "no counters": those that are told of are all
        if any(player in (None, one.owner) for one in self._there(said)):
            raise NotClear

    def _has_chosen(self, clause: Clause) -> None:
        """ "He has Meddling Mage naming Shock": what was chosen as it entered, of the kind that its text says
        (614.12a)."""
        owner = self._player(clause.gap("player"))
        (piece, *more) = self._pieces(clause.gap("thing"), owner or self.situation.players[0], unsaid=owner is None)
        text = next((card.front.text for card in self._cards if card.front.name == piece.item), "")
        asked = re.search(r"\bchoose an? (?:\w+ )?(card name|creature type|color|player|opponent)\b", text, re.I)
        if more or asked is None or piece.zone != "battlefield":
            raise NotClear
        piece.notes.append(
            f"{asked[1].lower().replace('opponent', 'player')}={self._choice(clause.gap('choice'), asked[1])}"
        )
        self._last = (piece,)

    def _choice(self, said: str, kind: str) -> str:
        """What a text names of the kind that is chosen."""
        named = names_in(said)
        color = next((one for one in COLORS if fold(said) in typed(f"situation-color-{one}")), "")
        found = {
            "card name": self._cards[named[0]].front.name if named else "",
            "creature type": tribe_of(said),
            "color": color.capitalize(),
            "player": self._player(said) or "",
            "opponent": self._player(said) or "",
        }[kind.lower()]
        if not found:
            raise NotClear
        return found

    def _holds_nothing(self, clause: Clause) -> None:
        """ "His hand is empty", "I'm hellbent": no card in hand is told of."""
        owner = self._whose(clause) if clause.gap("whose") else self._one_player(clause)
        if any((one.owner, one.zone) == (owner, "hand") for one in self.situation.pieces):
            raise NotClear

    def _one_has_keyword(self, clause: Clause) -> None:
        """ "Two 3/3s, one of them has flying": nothing told them apart before."""
        keywords = list(keywords_in(fold(clause.gap("keyword"))))
        last = self._last_creatures()
        if len(last) < _SEVERAL or not keywords or not all(one.is_token for one in last) or not alike(last):
            raise NotClear
        self._gets(last[-1], keywords)

    def _gets(self, piece: Piece, keywords: Sequence[str]) -> None:
        """A stand-in has keywords besides those that it has."""
        size, tribe, *others = piece.described
        color = next((one for one in COLORS if f" {one} " in piece.item.partition(" with ")[0]), "")
        piece.item = token_for(size, tribe, color, (*others, *keywords))
        piece.called = name_of(piece.item, self._words)
        piece.described = (*piece.described, *keywords)

    def _commander(self, clause: Clause) -> None:
        """ "My commander is Korvold": it is on the battlefield unless it is cast (:meth:`Casting._cast`)."""
        (said, *more) = phrases(clause.gap("card")) or (Phrase(""),)
        if more or said.card is None:
            raise NotClear
        there = [one for one in self._there(said) if one.owner == self._whose(clause)]
        piece = there[0] if there else self._put(self._new(said, self._whose(clause)))
        piece.is_commander = True
        self._last = (piece,)

    def _is_worth(self, clause: Clause) -> None:
        """The mana value that a card is said to have (202.3), where that is what it has."""
        told = self._pieces(clause.gap("thing"), None) if clause.gap("thing") else self._last
        (piece, *more) = told or (None,)
        card = next((card for card in self._cards if piece is not None and card.front.name == piece.item), None)
        if more or card is None or card.mana_value != self._number(clause):
            raise NotClear

    def _no_mana(self, clause: Clause) -> None:
        """Who has no untapped land can pay no mana; what was cast before that was paid for."""
        player = self._one_player(clause)
        if any(act.player == player and act.do in ("cast", "activate") for act in self.situation.acts):
            raise NotClear
        self.situation.paying.add(player)

    def _attached(self, clause: Clause) -> None:
        if (owner := self._player(clause.gap("goal"))) is not None:
            self._subject = owner
            self._last = tuple(self._pieces(clause.gap("things"), owner))
            return
        text = clause.gap("goal")
        (goal, *more) = self._pieces(text, self.situation.players[0], unsaid=True) if text else self._last or (None,)
        if goal is None or more:
            raise NotClear
        attached = self._pieces(clause.gap("things"), goal.owner)
        if len(attached) == 1 and attached[0].size and not goal.size:
            goal, attached = attached[0], (goal,)  # "Pacifism is attached to Serra Angel"
        for piece in attached:
            if piece.zone == "hand" or piece.size:
                raise NotClear
            piece.on = goal
        self._last = (goal,)
        self._named_last = tuple(attached)

    def _damaged(self, clause: Clause) -> None:
        found = self._pieces(clause.gap("things"), self.situation.players[0]) if clause.gap("things") else self._last
        if not found:
            raise NotClear
        for piece in found:
            if not piece.size:
                raise NotClear
            piece.notes.append(f"{self._number(clause)} damage")
        self._last = tuple(found)

    def _tapped(self, clause: Clause) -> None:
        if clause.gap("things"):
            self._last = tuple(self._pieces(clause.gap("things"), self.situation.players[0]))
        for piece in self._last:
            piece.notes.append("tapped")

    def _sick(self, clause: Clause) -> None:
        """What has come under its controller's control this turn (302.6)."""
        if clause.gap("things"):
            owner = self._player(clause.gap("player")) or self.situation.players[0]
            self._last = tuple(self._pieces(clause.gap("things"), owner, unsaid=True))
        for piece in self._named_last or self._last:
            if piece.zone != "battlefield" and not self._settles(piece):
                raise NotClear
            if piece.zone == "battlefield":
                piece.notes.append("sick")

    def _is_named(self, clause: Clause) -> None:
        """Which Siege or creature it is that was told of without its name."""
        (said, *more) = phrases(clause.gap("card")) or (Phrase(""),)
        if more or said.card is None:
            raise NotClear
        card = self._cards[said.card]
        piece = self._without_name(card)
        if card.front.name == piece.item:
            return
        known = self._of_card(card, piece.owner, piece.zone)
        piece.item, piece.called, piece.is_token, piece.words = known.item, known.called, False, known.words
        piece.size, piece.described = known.size, ()
        self.situation.assumed = [line for line in self.situation.assumed if line != self._taken_for.get(piece)]

    def _is_size(self, clause: Clause) -> None:
        """How big something is said to be, where that is what it or what it copies has printed on it."""
        told = self._last_creatures() if self._is_told(clause.gap("thing")) else self._pieces(clause.gap("thing"), None)
        (piece, *more) = told or (None,)
        if piece is None:
            raise NotClear
        copied = [one for act in self._answered(piece) for one in act.at if isinstance(one, Piece)]
        if not more and piece.is_token and not piece.is_size_said:
            piece.item = piece.item.replace(piece.size, clause.gap("size"), 1)
            piece.called = name_of(piece.item, self._words)
            piece.described = tuple(clause.gap("size") if one == piece.size else one for one in piece.described)
            piece.size, piece.is_size_said = clause.gap("size"), True
            return
        if more or clause.gap("size") not in (piece.size, *(one.size for one in copied)):
            raise NotClear

    def _is_told(self, text: str) -> bool:
        """Whether a text is "it": of the sizes of spells nobody speaks."""
        said = phrases(text)
        return said is not None and said[0].pronoun and said[0].number == 1

    def _answered(self, piece: Piece) -> Sequence[Act]:
        """What was chosen as a piece entered."""
        acts = self.situation.acts
        at = next((n for n, act in enumerate(acts) if act.do == "cast" and piece in act.uses), len(acts))
        return [act for act in acts[at : at + 3] if act.do == "answer"]

    def _protects(self, clause: Clause) -> None:
        (piece, *_) = self._pieces(clause.gap("thing"), None) if clause.gap("thing") else self._last
        if f"protector {self._one_player(clause)}" not in piece.notes:
            raise NotClear
