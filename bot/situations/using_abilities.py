"""Abilities of which a question says only what they cost or do: "can I remove the counters in response", "I have Krenko
and three Goblins, how many do I get"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

import engine
from bot.situations.board import Act, Piece
from bot.situations.clause import Clause
from bot.situations.deeds import Deeds
from bot.situations.descriptions import number_of
from bot.situations.new_pieces import NotClear
from bot.situations.nouns import Phrase, phrases
from bot.words import typed
from cards import fold

_REMOVES = re.compile(r"^[^\n:(]*\b[Rr]emove (?:a|an|one|X) [^\n:]*counters? from [^\n:]*:", re.M)
"""An activated ability whose cost is a counter."""
_UNSAID = 2
"""The +1/+1 counters on a creature that is nothing without them, where nobody says how many."""
_DEALS_DAMAGE = re.compile(r"^[^\n:(]*:[^\n]*\bdeals? \d+ damage to\b", re.M)
"""An activated ability that deals so much damage."""
_DRAWS = re.compile(r"^[^\n:(]*:[^\n]*\b[Dd]raw\b", re.M)
"""An activated ability that draws cards."""
_DRAWS_LATER = re.compile(r"\bdraws? [^.\n]*at the beginning of the next turn's upkeep|next turn's upkeep, draw", re.I)
"""Texts by which a card is drawn on the next turn."""
_MAKES = re.compile(r"^[^\n:(]*:[^\n]*\b[Cc]reate\b", re.M)
"""An activated ability that creates tokens."""


class UsingAbilities(Deeds):
    """Reads the clauses of abilities that go by their costs or effects, each in the method named after it."""

    def _removes_counters(self, clause: Clause) -> None:
        """Counters are removed for an ability, one after the other where it is "the counters"."""
        player = self._player(clause.gap("player")) or self._subject
        there = self._pieces(clause.gap("thing"), player) if clause.gap("thing") else self.situation.pieces
        able = [one for one in there if self._is_own(one, player) and _REMOVES.search(self._text(one))]
        if player is None or len(able) != 1:
            raise NotClear
        (source,) = able
        if not clause.response and self._last_caster == player:
            self._settle()
        self._with_some_counters(source)
        times = 1 if re.search(r"\b(?:a|one|1) (?:\S+ )?counter\b", clause.text, re.I) else self._counters_on(source)
        aims = "target" in self._removing(source)
        at = (self.situation.other(player),) if aims and "any target" in self._removing(source) else ()
        if aims and not at:
            raise NotClear
        for _ in range(times):
            self._do(Act("activate", player, (source,), at, ability=self._place_of(source, self._removing(source))))
        self._last = (source,)

    def _draws_for_turn(self, clause: Clause) -> None:
        """ "I draw with Brainstorm" casts it; with a permanent whose ability draws, that is activated; else what stands
        there changes how many are drawn for the turn: "he draws with Howling Mine on my side"."""
        (said, *_) = phrases(clause.gap("things2")) or (Phrase(""),)
        player = self._one_player(clause)
        front = self._cards[said.card].front if said.card is not None else None
        if front is not None and {"Instant", "Sorcery"} & set(front.types):
            gaps = {"player": clause.gaps["player"], "card": clause.gaps["things2"]}
            self._cast(Clause("cast", clause.text, gaps, clause.response))
            return
        if front is not None and _DRAWS.search(front.text):
            (source, *more) = self._pieces(clause.gap("things2"), player)
            if more or source.zone != "battlefield":
                raise NotClear
            if not clause.response and self._last_caster == player:
                self._settle()
            line = next(one for one in front.text.split("\n") if _DRAWS.match(one))
            self._do(Act("activate", player, (source,), ability=self._place_of(source, line)))
            self._last = (source,)
            return
        if front is not None:
            self._pieces(f"{clause.gap('things2')} {clause.gap('place')}".strip(), player, unsaid=True)
        super()._draws_for_turn(clause)

    def _have(self, clause: Clause) -> None:
        if not self._cast_again(clause):
            super()._have(clause)

    def _list(self, clause: Clause) -> None:
        if not self._cast_again(clause):
            super()._list(clause)

    def _cast_again(self, clause: Clause) -> bool:
        """ "… and then another Time Warp": another card of that name is cast, as the first was."""
        (said, *more) = phrases(clause.text) or (Phrase(""),)
        if more or said.card is None or not said.new or said.whose or said.zone:
            return False
        card = self._cards[said.card]
        cast = [act for act in self.situation.acts if act.do == "cast" and act.uses[0].item == card.front.name]
        if not cast or any(isinstance(one, Piece) for one in cast[-1].at):
            return False
        self._settle()
        spell = self._put(self._of_card(card, cast[-1].player, "hand"))
        self._do(replace(cast[-1], uses=(spell,)))
        self._spell, self._last = spell, (spell,)
        return True

    def _own_verb(self, clause: Clause) -> None:
        """What a card's own text calls it: "I regenerate it", "can I still ping"; or that it gets bigger by it."""
        player = self._player(clause.gap("player")) or self._subject
        verb = fold(clause.gap("v_any")).split()[-1]
        word = re.escape(re.sub("(?:e?s|ed|ing|e)$", "", verb))
        pings = verb in typed("situation-verb-ping")
        does = r"gets \+\d" if verb in typed("situation-verb-pump") else rf"\b{word}"
        does = r"deals (?:\d+|X) damage to (?:any target|target)" if pings else does
        stem = re.compile(rf"^[^\n:(]*:[^\n]*{does}", re.M | re.I)
        there = (one for one in self.situation.pieces if self._is_own(one, player))
        able = [(one, found[0]) for one in there if len(found := stem.findall(self._text(one))) == 1]
        if len(verb) < 4 or len(able) != 1 or player is None:
            raise NotClear
        ((source, line),) = able
        said = self._pieces(clause.gap("thing"), player) if clause.gap("thing") else ()
        at: tuple[Piece | str, ...] = tuple(said) if "target" in line else ()
        if said and not at and list(said) != [source]:
            raise NotClear
        if pings and not at and "any target" in line:
            at = (self.situation.other(player),)
        if not clause.response and self._last_caster == player:
            self._settle()
        if _REMOVES.match(line):
            self._with_some_counters(source)
        self._do(Act("activate", player, (source,), at, ability=self._place_of(source, line)))
        self._last = (source,)

    def _deals(self, clause: Clause) -> None:
        """ "I ping him for 1": by the one permanent of theirs that deals so much; what deals another number doesn't."""
        player = self._player(clause.gap("player")) or self._subject
        able = self._able(player, _DEALS_DAMAGE) if player is not None else ()
        if player is None or not able:
            super()._deals(clause)
            return
        so_much = re.compile(rf"\bdeals? {number_of(clause.gap('number'))} damage to\b")
        (source, *more) = [one for one in able if so_much.search(self._text(one))] or (None,)
        if source is None or more:
            raise NotClear
        self._do(Act("activate", player, (source,), self._goals(clause.gap("goal"), self.situation.other(player))))
        self._last = (source,)

    def _is_own(self, piece: Piece, player: str | None) -> bool:
        return piece.zone == "battlefield" and piece.controller == player

    def _removing(self, piece: Piece) -> str:
        """The line of the ability that costs counters."""
        found = _REMOVES.search(self._text(piece))
        return "" if found is None else self._text(piece)[found.start() :].partition("\n")[0]

    def _place_of(self, piece: Piece, begins: str) -> int | None:
        """The number of the activated ability that begins so, where there are several."""
        lines = [line for line in self._text(piece).split("\n") if re.match(r"[^(\"“]*?:", line)]
        return next(n for n, line in enumerate(lines, 1) if line.startswith(begins)) if len(lines) > 1 else None

    def _counters_on(self, piece: Piece) -> int:
        number = next((note.partition(" ")[0] for note in piece.notes if re.match(r"\d+ (?!damage)", note)), "1")
        return int(number)

    def _with_some_counters(self, piece: Piece) -> None:
        """A creature that is nothing without counters of which its text does not say how many, and stands there, has
        some."""
        card = next((card for card in self._cards if card.front.name == piece.item), None)
        counted = any(re.match(r"\d+ (?!damage)", note) for note in piece.notes)
        if card is None or counted or piece.zone != "battlefield" or not engine.needs_counters_told(card):
            return
        piece.notes.append(f"{_UNSAID} +1/+1")
        line = self._words("situation-assumed-counters", card=piece.called, count=_UNSAID)
        self.situation.assumed.append(line)

    def _asks_returns(self, clause: Clause) -> None:
        """Of what somebody has gained control of until end of turn it is asked on the owner's next turn (514.2)."""
        super()._asks_returns(clause)
        asked = self.situation.questions[-1]
        taken = [one for one in asked.of if isinstance(one, Piece) and one.taken_by]
        if taken and not asked.zone and self._ends_with_the_turn(taken[0]):
            self._settle()
            self._do(Act("go_to", taken[0].owner, step="precombat main"))

    def _asks_draws(self, clause: Clause) -> None:
        """A draw that is put off until the next turn's upkeep is asked for there (603.7a)."""
        super()._asks_draws(clause)
        used = (one for act in self.situation.acts if act.do in ("cast", "activate") for one in act.uses)
        if any(_DRAWS_LATER.search(self._text(one)) for one in used):
            self._settle()
            turn = self.situation.turn or self.situation.players[0]
            self._do(Act("go_to", self.situation.other(turn), step="upkeep"))

    def _ends_with_the_turn(self, taken: Piece) -> bool:
        """Whether control of it was gained until end of turn, by the one spell or ability aimed at it."""
        took = [act.uses[0] for act in self.situation.acts if taken in act.at and act.do in ("cast", "activate")]
        return any(re.search(r"\bgain control of [^.]*until end of turn", self._text(one), re.I) for one in took)

    def _asks_tokens(self, clause: Clause) -> None:
        """ "How many Goblins do I get", where nothing is done: by the one ability that creates some."""
        player = self._player(clause.gap("who"))
        if not self.situation.acts and player is not None:
            able = self._able(player, _MAKES)
            if len(able) == 1:
                self._do(Act("activate", player, (able[0],)))
        super()._asks_tokens(clause)

    def _able(self, player: str, does: re.Pattern[str]) -> Sequence[Piece]:
        """The permanents of a player with one activated ability, and it does that."""
        own = (one for one in self.situation.pieces if self._is_own(one, player) and not one.is_token)
        return [
            one
            for one in own
            if len(re.findall(r"^[^\n:(]*:", self._text(one), re.M)) == 1 and does.search(self._text(one))
        ]
