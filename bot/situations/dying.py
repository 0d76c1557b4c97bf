"""What is said to die or to be killed, and nothing is said to do it: "if my Solemn Simulacrum dies, do I draw?"."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from bot.situations.activating import Activating
from bot.situations.board import Act, Kind, Piece
from bot.situations.clause import Clause
from bot.situations.new_pieces import NotClear
from bot.situations.nouns import Phrase, phrases
from bot.words import Words, one_of
from cards import Card, UnknownCard

_REMOVAL = "Murder"
"""What destroys a creature that is said to die; whoever reads the answer is told."""
_COMES_BACK = re.compile(r"^(?:[^\n(]*, )?(?:persist|undying)\b", re.I | re.M)
_PUTS_COUNTER = re.compile(r"^Put an? [+-]1/[+-]1 counter on target creature\.$", re.I | re.M)
_WITHSTANDS = re.compile(r"hexproof|shroud|protection|indestructible|ward|can't be the target", re.I)


class Dying(Activating):
    """Reads deaths whose cause nobody tells of. Where anything is done beside, they are what somebody expects to come
    of it, and are left out."""

    def __init__(
        self, cards: Sequence[Card], players: tuple[str, str], words: Words, card: Callable[[str], Card]
    ) -> None:
        super().__init__(cards, players, words, card)
        self._names = {one.front.name for one in cards}
        self._deaths: list[tuple[str, Piece]] = []
        """The words, and what is said to die."""
        self._deaths_after = 0
        """How many acts had been told of by the last death."""
        self._stood: list[Piece] = []
        """The cards that stand for what is done with nothing in particular."""

    def _dies(self, clause: Clause) -> None:
        if not clause.gap("things"):
            self._something_dies(clause)
            return
        if clause.claim and self.situation.acts:
            self._asks(Kind.DIES, self._pieces(clause.gap("things"), None))  # "my guy dies, right?"
            return
        self._die(clause.text, clause.gap("things"), None)

    def _something_dies(self, clause: Clause) -> None:
        """ "When stuff dies": any creature does, of whom that is said; a token where that is said."""
        theirs = re.search(rf"(?<!\w){one_of('situation-their', 'situation-of-theirs')}(?!\w)", clause.text, re.I)
        is_token = re.search(rf"(?<!\w){one_of('situation-token')}(?!\w)", clause.text, re.I) is not None
        if self.situation.acts:
            raise NotClear  # of what is done nobody says this
        text = self._words("situation-any-token" if is_token else "situation-any-creature")
        said = Phrase(text, new=True, word="token" if is_token else "creature", general=not is_token)
        piece = (
            self._new(said, self.situation.players[1 if theirs else 0])
            if is_token
            else self._any_card(said, self.situation.players[1 if theirs else 0])
        )
        self._put(piece)
        self._deaths.append((clause.text, piece))
        self._deaths_after = 0
        self._last = (piece,)

    def _asks_dying_triggers(self, clause: Clause) -> None:
        """ "Do tokens dying trigger Blood Artist": one dies, and what is named takes notice of it or not."""
        found = self._pieces(clause.gap("things"), self.situation.players[0], unsaid=True)
        if any(one.zone != "battlefield" for one in found):
            raise NotClear
        self._something_dies(clause)
        self._asks(Kind.TRIGGERS, found)

    def _asks_returns(self, clause: Clause) -> None:
        """ "Can it persist again": nothing kills it in what is told, so that something has to."""
        super()._asks_returns(clause)
        asked, acts = self.situation.asked, self.situation.acts
        again = [one for one in asked.of if isinstance(one, Piece) and _COMES_BACK.search(self._text(one))]
        only_counters = all(
            act.do == "resolve" or (act.uses and _PUTS_COUNTER.search(self._text(act.uses[0]))) for act in acts
        )
        if len(again) == 1 == len(asked.of) and only_counters and not self._deaths and again[0].zone == "battlefield":
            self._deaths.append((clause.text, again[0]))
            self._deaths_after = len(acts)

    def _killed(self, clause: Clause) -> None:
        """ "I kill his Kitchen Finks"."""
        player = self._player(clause.gap("player")) or self._subject
        if player is None:
            raise NotClear
        self._die(clause.text, clause.gap("goal"), self.situation.other(player))

    def _die(self, said: str, text: str, usual: str | None) -> None:
        if self.situation.acts and all(one.pronoun for one in phrases(text) or ()):
            self._deaths += [(said, one) for one in self._last[:1]]
            self._deaths_after = len(self.situation.acts)
            return
        said_of = phrases(text) or ()
        if self.situation.acts and all(one.new and not one.pronoun for one in said_of) and self._all_die(said, text):
            return
        found = self._pieces(text, usual or (None if self.situation.acts else self.situation.players[0]))
        stand = (said.zone == "battlefield" for said in phrases(text) or ())
        found = found[-1:] if len(found) > 1 and all(list(stand)[: len(found) - 1]) else found  # "X in play, my Y dies"
        if len(found) != 1 or found[0].zone != "battlefield" or not found[0].size:
            raise NotClear
        if not found[0].is_size_said and not any(piece.item in self._names for piece in self.situation.pieces):
            raise NotClear  # of "my creature dies" alone no board can tell more than the rules do
        self._deaths.append((said, found[0]))
        self._deaths_after = len(self.situation.acts)
        self._last = tuple(found)

    def _all_die(self, said: str, text: str) -> bool:
        """ "… and two other creatures of mine die": several that are there, and are to die of what is done."""
        if not any(one.number > 1 for one in phrases(text) or ()):
            return False
        found = self._pieces(text, self.situation.players[0])
        if not all(one.zone == "battlefield" and one.size for one in found):
            raise NotClear
        self._deaths += [(said, one) for one in found]
        self._deaths_after = len(self.situation.acts) - 1
        return True

    def _is_told_beside_the_deaths(self) -> bool:
        """Whether something is done of which somebody may expect a death: what only stands for something, "it gets a
        counter", and is told before it is none of that."""
        told = (act for act in self.situation.acts if act.do not in ("resolve", "answer"))
        own = all(act.uses and act.uses[0] in self._stood for act in told)
        return not own or len(self.situation.acts) > self._deaths_after

    def _dies_too(self, clause: Clause) -> bool:
        """ "… and then dies", told and not asked, where nothing that is done is to kill it."""
        if clause.asks or clause.gap("asked") or clause.claim:
            return False
        self._deaths += [(clause.text, one) for one in self._last_creatures()[:1]]
        self._deaths_after = len(self.situation.acts)
        return bool(self._deaths)

    def _asks_dies(self, clause: Clause) -> None:
        kills = self.situation.acts if clause.told else not self._stood
        if kills or not self._dies_too(clause):
            super()._asks_dies(clause)

    def _settle_deaths(self) -> None:
        """One death and nothing else that is done: it is destroyed. Beside acts it is left out."""
        said = self.situation
        if self._is_told_beside_the_deaths() or len(self._deaths) > 1:
            lines = (self._words("situation-left-out", clause=self._as_written(text)) for text, _ in self._deaths)
            said.assumed += dict.fromkeys(lines)
            said.deaths += [(piece, self._as_written(text)) for text, piece in self._deaths]
            return
        for text, piece in self._deaths:
            try:
                removal = self._by_name(_REMOVAL)
            except UnknownCard:
                said.not_understood.append(self._as_written(text))
                return
            if _WITHSTANDS.search(self._text(piece)) or _WITHSTANDS.search(" ".join(piece.described)):
                said.not_understood.append(self._as_written(text))
                return
            player = said.other(piece.owner)
            spell = self._put(self._of_card(removal, player, "hand"))
            said.acts.append(Act("cast", player, (spell,), (piece,)))
            line = self._words("situation-assumed-removal", clause=self._as_written(text), card=removal.front.name)
            said.assumed.append(line)
