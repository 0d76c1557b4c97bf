"""What a question says is done, and not with what: "I flicker it", "it gets a -1/-1 counter", "he proliferates".

A card that does that and nothing else stands for it, as one does for a death of which nobody tells the cause; whoever
reads the answer is told which.
"""

from __future__ import annotations

import re
from dataclasses import replace

from bot.situations.board import Act, Kind, Piece
from bot.situations.choosing import targets_said
from bot.situations.clause import Clause
from bot.situations.descriptions import color_of, counters_note, keywords_in, number_of
from bot.situations.effects_told import Effects
from bot.situations.new_pieces import NotClear, color_of_card
from bot.situations.nouns import Phrase, phrases
from bot.words import typed
from cards import Card, fold

_COUNTERS = {"1 +1/+1": "Battlegrowth", "2 +1/+1": "Dragonscale Boon", "1 -1/-1": "Scar"}
"""What puts so many counters of a kind on a creature."""
_FLICKERS, _FLICKERS_ANY = "Cloudshift", "Flicker"
_BOUNCES, _BOUNCES_ANY = "Unsummon", "Boomerang"
_EXILES = "Scour from Existence"
_COUNTERS_SPELLS = "Counterspell"
_CLONES = "Clone"
_DEALS = {("red", 3): "Lightning Bolt", ("red", 2): "Shock"}
"""What deals so much damage and does nothing else, by its color."""
_SACRIFICES = "Ashnod's Altar"
_WHEELS = "Wheel of Fortune"
_FOGS = "Fog"
_WIPES = "Day of Judgment"
_PROLIFERATES, _PROLIFERATE = "Karn's Bastion", 2
"""A land, and the number of its ability."""
_COUNTED = re.compile(r"\d+ (?!damage)|at \d")
_STAYS = re.compile(r"persist|undying|\+1/\+1 counter|-1/-1 counter", re.I)
"""Texts for which it matters that a counter is put on something, and not only that it is there."""


class Deeds(Effects):
    """Reads what is done with nothing in particular, each in the method named after it."""

    def _gets_counter(self, clause: Clause) -> None:
        """ "It gets a -1/-1 counter": where it has others or would notice, one is put on it (122.6); else it has it."""
        note = counters_note(clause.gap("counters"))
        if note not in _COUNTERS:
            super()._counters(clause)
            return
        (piece, *more) = (
            self._pieces(clause.gap("goal"), self.situation.players[0])
            if clause.gap("goal")
            else (self._last_creatures() or (None,))
        )
        if piece is None or more or piece.zone != "battlefield":
            raise NotClear
        matters = piece.notes or self.situation.acts or _STAYS.search(self._text(piece)) or self._is_counted_otherwise()
        if not matters:
            super()._counters(clause)
            return
        player = self._player(clause.gap("player"))
        helps = note.endswith("+1/+1")
        by = player or (piece.controller if helps else self.situation.other(piece.controller))
        self._deed(clause, _COUNTERS[note], by, (piece,))
        self._settle()
        self._last = (piece,)

    def _counters_spell(self, clause: Clause) -> None:
        """What is countered is cast first, by somebody else where nobody is named (701.6a)."""
        player = self._player(clause.gap("player"))
        card = self._stand_in_for(clause, _COUNTERS_SPELLS)
        if player is None and fold(clause.gap("goal")) in typed("situation-the-first"):
            self._counters_the_first(card)
            return
        asker = self.situation.players[0]
        spells = self._spells(clause.gap("goal"), self.situation.other(player or asker))
        if player is None:
            cast = (act.player for act in reversed(self.situation.acts) if act.do == "cast" and act.uses[0] in spells)
            player = self.situation.other(next(cast, asker))
        spell = self._put(self._of_card(card, player, "hand"))
        self._stood.append(spell)
        self._casts(card, player, spell, spells)
        self._settle()

    def _counters_the_first(self, card: Card) -> None:
        """ "If the first was countered": before the others are cast."""
        acts = self.situation.acts
        at = next((n for n, act in enumerate(acts) if act.do == "cast"), None)
        if at is None or sum(act.do == "cast" for act in acts) == 1:
            raise NotClear
        spell = self._put(self._of_card(card, self.situation.other(acts[at].player), "hand"))
        self._stood.append(spell)
        acts.insert(at + 1, Act("cast", spell.owner, (spell,), acts[at].uses[:1]))
        asked = self.situation.questions
        asked[:] = [replace(one, at=one.at + 1) for one in asked]

    def _flickers(self, clause: Clause) -> None:
        player, piece = self._one_player(clause), self._one_goal(clause)
        own = piece.controller == player and piece.size
        self._deed(clause, _FLICKERS if own else _FLICKERS_ANY, player, (piece,))

    def _bounces(self, clause: Clause) -> None:
        player, piece = self._one_player(clause), self._one_goal(clause)
        self._deed(clause, _BOUNCES if piece.size else _BOUNCES_ANY, player, (piece,))

    def _exiles(self, clause: Clause) -> None:
        piece = self._one_goal(clause)
        player = self._player(clause.gap("player")) or self.situation.other(piece.controller)
        self._deed(clause, _EXILES, player, (piece,))

    def _clones(self, clause: Clause) -> None:
        """What enters as a copy is chosen as it enters (707.5)."""
        player = self._one_player(clause)
        card = self._stand_in_for(clause, _CLONES)
        spell = self._put(self._of_card(card, player, "hand"))
        self._stood.append(spell)
        self._casts(card, player, spell, ())
        self._chosen(clause.gap("goal"), card, player)
        self._settle()
        self._last = (spell,)

    def _proliferates(self, clause: Clause) -> None:
        """Of counters of which one player has some, that player's are meant (701.34a)."""
        player = self._one_player(clause)
        land = self._put(self._of_card(self._stand_in_for(clause, _PROLIFERATES), player, ""))
        self._stood.append(land)
        self._do(Act("activate", player, (land,), ability=_PROLIFERATE))
        gain = tuple(one for one in self.situation.pieces if self._gains_by_counters(one, player))
        self._upon += [Act("answer", player, (), gain)] if gain else []
        self._settle()
        self._last = gain

    def _gains_by_counters(self, piece: Piece, player: str) -> bool:
        """Whether a player who proliferates would choose it."""
        bad = any(re.match(r"\d+ -1/-1", note) for note in piece.notes)
        has = bool(piece.words & {"planeswalker", "saga"}) or any(_COUNTED.match(note) for note in piece.notes)
        return has and piece.zone == "battlefield" and bad is (piece.controller != player)

    def _wipes(self, clause: Clause) -> None:
        """ "He wiped the board", "a board wipe kills Blood Artist and three others": all creatures are destroyed."""
        text = clause.gap("things")
        there = tuple(self._pieces(text, self.situation.players[0], unsaid=True)) if text else ()
        if any(one.zone != "battlefield" for one in there):
            raise NotClear
        usual = self.situation.other(there[0].owner) if there else self.situation.players[1]
        player = self._player(clause.gap("player")) or usual
        card = self._stand_in_for(clause, _WIPES)
        self._make_way(card, player, (), clause.response)
        self._casts(card, player, self._put(self._of_card(card, player, "hand")), ())
        self._last = there or self._last

    def _wheels(self, clause: Clause) -> None:
        """ "He wheels for seven": each player discards their hand and draws seven."""
        player = self._player(clause.gap("player"))
        if player is None:
            raise NotClear
        card = self._stand_in_for(clause, _WHEELS)
        self._casts(card, player, self._put(self._of_card(card, player, "hand")), ())

    def _fogs(self, clause: Clause) -> None:
        """ "I fog": all combat damage of the turn is prevented."""
        player = self._player(clause.gap("player"))
        if player is None:
            raise NotClear
        card = self._stand_in_for(clause, _FOGS)
        self._casts(card, player, self._put(self._of_card(card, player, "hand")), ())

    def _deals(self, clause: Clause) -> None:
        """ "A red spell deals 3 to opp", "he casts a burn spell for 3 at it": one that deals so much stands for it."""
        name = _DEALS.get((color_of(clause.gap("color")) or "red", number_of(clause.gap("number")) or 0))
        if name is None:
            raise NotClear
        first = phrases(clause.gap("goal"))
        usual = self._player(clause.gap("goal"))
        at = self._goals(clause.gap("goal"), self.situation.players[1])
        owner = usual or next((one.owner for one in at if isinstance(one, Piece)), self.situation.players[1])
        if len(at) != 1 or (first is not None and usual is None and at[0] not in self.situation.pieces):
            raise NotClear
        player = self._player(clause.gap("player")) or self.situation.other(owner)
        card = self._stand_in_for(clause, name)
        self._make_way(card, player, at, clause.response)
        spell = self._put(self._of_card(card, player, "hand"))
        self._stood.append(spell)
        self._casts(card, player, spell, at)

    def _asks_saves(self, clause: Clause) -> None:
        """ "Does hexproof save my only creature from Diabolic Edict": it has that, and the spell is cast by the other
        player, at it or at its owner where that is what it is aimed at. "Can Mother of Runes save it": by its
        ability."""
        if clause.gap("things"):
            self._rescues(clause)
            return
        (piece, *more) = self._pieces(clause.gap("asked"), self.situation.players[0])
        keywords = list(keywords_in(fold(clause.gap("keyword"))))
        card = self._card(self._said_card(clause.gap("card")))
        if more or len(keywords) != 1 or self.situation.acts or not {"Instant", "Sorcery"} & set(card.front.types):
            raise NotClear
        if piece.is_token and piece.size:
            self._gets(piece, keywords)
        elif keywords[0] not in {
            fold(one) for known in self._cards if known.front.name == piece.item for one in known.keywords
        }:
            raise NotClear
        player = self.situation.other(piece.owner)
        aims = re.findall(r"\btarget (?:\w+ )*?(creature|permanent|player|opponent)\b", card.front.text, re.I)
        at: tuple[Piece | str, ...] = ()
        if aims:
            at = (piece,) if fold(aims[0]) in ("creature", "permanent") else (piece.owner,)
        elif "any target" in card.front.text:
            at = (piece,)
        if len(aims) > 1:
            raise NotClear
        self._casts(card, player, self._put(self._of_card(card, player, "hand")), at)
        self._asks(Kind.SURVIVES, [piece])

    def _rescues(self, clause: Clause) -> None:
        """Somebody's permanent or instant is used on what a spell of the other player is aimed at; where it gives
        protection from a color, from that of the spell."""
        last = self.situation.acts[-1] if self.situation.acts else None
        aimed = [one for one in last.at if isinstance(one, Piece)] if last is not None and last.do == "cast" else []
        asked = self._pieces(clause.gap("asked"), None) if clause.gap("asked") else aimed
        if last is None or len(aimed) != 1 or list(asked) != aimed or aimed[0].owner == last.player:
            raise NotClear
        (piece,), player = aimed, aimed[0].owner
        (said, *more) = phrases(clause.gap("things")) or (Phrase(""),)
        card = self._card(said)
        if more or not self._helps(card) or targets_said(card) != 1:
            raise NotClear
        if "Instant" in card.front.types:
            self._casts(card, player, self._put(self._of_card(card, player, "hand")), (piece,))
        else:
            (source,) = self._pieces(clause.gap("things"), player)
            if source.zone != "battlefield" or source.owner != player or source is piece:
                raise NotClear
            self._do(Act("activate", player, (source,), (piece,)))
        if "protection from the color of your choice" in fold(card.front.text):
            (color, *others) = color_of_card(self._card_of(last.uses[0]))
            if others or color == "colorless":
                raise NotClear
            self._upon.append(Act("answer", player, (), (color.capitalize(),)))
        self._asks(Kind.SURVIVES, [piece])

    def _sacrificed(self, clause: Clause, player: str | None) -> bool:
        """What is sacrificed to nothing that is told of goes to an altar (701.21a)."""
        aimed = bool(clause.gap("goal"))
        if clause.gap("thing") or not clause.gap("cost") or player is None or self._outlets(player, aimed=aimed):
            return super()._sacrificed(clause, player)
        said = phrases(clause.gap("cost")) or ()
        if said and said[0].role == "blocker" and not (self.situation.acts or self._is_tried):
            self._let_one_block(player)
        (piece, *more) = self._pieces(clause.gap("cost"), player)
        by_itself = self._sacrifices_itself(piece) or (piece.is_token and not piece.size)
        if more or by_itself or not piece.size or piece.zone != "battlefield" or piece.owner != player:
            return super()._sacrificed(clause, player)
        altar = self._put(self._of_card(self._stand_in_for(clause, _SACRIFICES), player, ""))
        self._stood.append(altar)
        return super()._sacrificed(clause, player)

    # ---- by what

    def _one_goal(self, clause: Clause) -> Piece:
        said = phrases(clause.gap("goal")) or ()
        player = self._player(clause.gap("player"))
        usual = self.situation.players[0] if player is None else player
        (piece, *more) = self._pieces(clause.gap("goal"), usual)
        if more or len(said) != 1 or piece.zone != "battlefield":
            raise NotClear
        return piece

    def _deed(self, clause: Clause, name: str, player: str, at: tuple[Piece, ...]) -> None:
        """The card that stands for it is cast at what it is done to."""
        known = next((one for one in self._cards if one.front.name == name), None)
        stood = any(act.uses and act.uses[0].item == name for act in self.situation.acts)
        card = known if known is not None and stood else self._stand_in_for(clause, name)
        self._make_way(card, player, at, clause.response)
        spell = self._put(self._of_card(card, player, "hand"))
        self._stood.append(spell)
        self._casts(card, player, spell, at)
        self._last = at
