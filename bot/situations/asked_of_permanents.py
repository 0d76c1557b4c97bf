"""What a question asks of permanents as they stand: their mana, keywords and types, whether they can be used; and what
players do or have to do, in the words of the rules: "do I still scry", "do I have to sacrifice", "who draws"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from bot.situations.board import Kind, Piece
from bot.situations.clause import Clause
from bot.situations.descriptions import keywords_in
from bot.situations.kinds_of_permanents import action_of, mana_of, type_of
from bot.situations.new_pieces import NotClear
from bot.situations.nouns import Phrase, phrases
from bot.situations.stand_ins import kind_of
from bot.situations.tails_and_places import zone_of
from bot.situations.what_is_asked import Questions
from bot.words import one_of, typed
from cards import fold
from engine import SentenceSpan

_OWN_ZONES = ("situation-zone-graveyard", "situation-zone-hand", "situation-place-library")
_NEGATED = "situation-loses-it"


class AskedOfPermanents(Questions):
    """Reads the clauses that ask how things stand, each in the method named after it."""

    def _permanents_asked(self, clause: Clause) -> Sequence[Piece]:
        """What is asked about, that is or will be on the battlefield."""
        found = [one for one in self._spoken_of(clause) if isinstance(one, Piece)]
        if not found or any(one.words & {"instant", "sorcery"} for one in found):
            raise NotClear
        return found

    def _asks_mana(self, clause: Clause) -> None:
        """Which mana permanents make, or whether they make mana of a color."""
        player = self._player(clause.gap("who"))
        found = self._pieces(clause.gap("asked"), player) if player is not None else self._permanents_asked(clause)
        if any(one.zone != "battlefield" and not self._settles(one) for one in found):
            raise NotClear
        self._asks(Kind.MANA, found, what=mana_of(clause.gap("mana")) or "", number=not clause.gap("mana"))
        asked = self.situation.questions[-1]
        self.situation.questions[-1] = replace(asked, in_response=clause.response)

    def _asks_works(self, clause: Clause) -> None:
        """Whether a permanent can be used; of a spell and of what triggers whatever happens is the answer."""
        if self._is_pronoun(clause.gap("asked")) and self.situation.acts:
            self._asks(Kind.CAN)
            return
        found = [one for one in self._spoken_of(clause) if isinstance(one, Piece)]
        used = [one for one in found if ":" in self._text(one) or (one.is_token and not one.size)]
        cast = {one for act in self.situation.acts for one in act.uses if act.do in ("cast", "activate")}
        standing = bool(used) and used == found and not cast & set(found)
        self._asks(Kind.WORKS if standing else Kind.HAPPENS, found)

    def _asks_has_keyword(self, clause: Clause) -> None:
        found = self._permanents_asked(clause)
        keywords = list(keywords_in(fold(clause.gap("keyword"))))
        if len(keywords) != 1:
            raise NotClear
        self._asks(Kind.KEYWORD, found, what=keywords[0], reverse=self._is_reversed(clause))

    def _is_reversed(self, clause: Clause) -> bool:
        return re.search(rf"(?<!\w){one_of(_NEGATED)}(?!\w)", clause.text, re.I) is not None

    def _asks_type(self, clause: Clause) -> None:
        self._asks(Kind.TYPE, self._permanents_asked(clause), what=type_of(clause.gap("kind")))

    def _asks_tapped(self, clause: Clause) -> None:
        """Whether something is tapped, or enters tapped: then any of its kind is cast."""
        (said, *more) = phrases(clause.gap("asked")) or (Phrase(""),)
        enters = re.search(rf"(?<!\w){one_of('situation-entering')}(?!\w)", clause.text, re.I) is not None
        if enters and not more and kind_of(said) and not said.size and not said.tribe and not self.situation.acts:
            text = self._words("situation-any-creature" if kind_of(said) == "creature" else "situation-any-artifact")
            player = self._owner_of(said) or self.situation.players[0]
            if kind_of(said) in ("creature", "artifact"):
                gaps = {"newcomer": SentenceSpan(text, 0, len(text))}
                self._subject = player
                self._handler(Clause("cast", clause.text, {}))(Clause("cast", clause.text, gaps))
                self._asks(Kind.TAPPED, self.situation.acts[-1].uses, reverse=self._is_reversed(clause))
                return
        found = self._permanents_asked(clause)
        if re.search(rf"(?<!\w){one_of('situation-untaps')}(?!\w)", clause.text, re.I):
            self._are_tapped(found)
        self._asks(Kind.TAPPED, found, reverse=self._is_reversed(clause))

    def _are_tapped(self, found: Sequence[Piece]) -> None:
        """What is asked to untap is tapped, unless something is done that would tap it."""
        if any(act.do in ("attack", "activate") for act in self.situation.acts):
            return
        for piece in found:
            if piece.zone == "battlefield" and "tapped" not in piece.notes:
                piece.notes.append("tapped")

    def _asks_sacrifices(self, clause: Clause) -> None:
        """Whether something is sacrificed, or somebody has to sacrifice it, or anything."""
        if clause.gap("asked") and not clause.gap("who"):
            self._asks(Kind.SACRIFICES, self._permanents_asked(clause))
            return
        player = self._one_player(clause, "who")
        text = clause.gap("asked")
        said = phrases(text) or ()
        if text and all(one.card is not None or one.pronoun for one in said):
            self._asks(Kind.SACRIFICES, self._permanents_asked(clause))
        else:
            self._is_the_target(player)
            self._asks(Kind.SACRIFICES, [player])

    def _asks_turns(self, clause: Clause) -> None:
        """How many extra turns somebody gets (500.7)."""
        if not self.situation.acts:
            raise NotClear
        self._asks(Kind.TURNS, [self._player(clause.gap("who")) or self.situation.acts[-1].player], number=True)

    def _asks_how_many_sacrificed(self, clause: Clause) -> None:
        """How many permanents somebody has to sacrifice, who is not said to have any: there are some then."""
        player = self._one_player(clause, "who")
        if not self.situation.acts:
            raise NotClear
        there = [one for one in self.situation.pieces if one.owner == player and one.zone == "battlefield"]
        if not there:
            text = self._words("situation-some-permanents", number=ENOUGH)
            said = Phrase(text, number=ENOUGH, new=True, word="permanent")
            for _ in range(ENOUGH):
                self._put(self._any_card(said, player))
        self._asks(Kind.SACRIFICES, [player], number=True)

    def _is_the_target(self, player: str) -> None:
        """What has a player sacrifice, and is aimed at nobody in what is told, is aimed at the player who asks; who has
        to have a creature for that."""
        acts = self.situation.acts
        for at, act in enumerate(acts):
            aims = re.search(
                r"\btarget (?:player|opponent)[^.\n]*sacrifices\b", self._text(act.uses[0]) if act.uses else "", re.I
            )
            if aims is not None and not act.at and act.do in ("cast", "activate") and act.player != player:
                acts[at] = replace(act, at=(player,))
        has_none = player in self._without_permanents
        if not has_none and not any(one.size for one in self.situation.pieces if one.owner == player):
            some = Phrase(self._words("situation-any-creature"), general=True, new=True)
            self._put(self._new(some, player))

    def _asks_dies(self, clause: Clause) -> None:
        """ "Do the tokens die": those that are made by what is told, where none has been told of."""
        (said, *more) = phrases(clause.gap("asked")) or (Phrase(""),)
        there = any(one.is_token for one in self.situation.pieces)
        if not more and said.word in typed("situation-token") and self.situation.acts and not there:
            self._asks(Kind.TOKENS_DIE)
            return
        super()._asks_dies(clause)

    def _asks_named_token(self, clause: Clause) -> None:
        """ "Do I get Marit Lage": of a token that a card of the question creates under that name (111.4)."""
        said = re.compile(rf"\b[Cc]reates?\b[^.\n]*\b({re.escape(clause.gap('named'))})\b", re.I)
        found = [one[1] for card in self._cards if (one := said.search(card.front.text)) and one[1][0].isupper()]
        if not found or not self.situation.acts:
            raise NotClear
        self._asks(Kind.TOKENS, [self._one_player(clause, "who")], kind_of_token=found[0], may=True)

    def _asks_acts(self, clause: Clause) -> None:
        player = self._player(clause.gap("who")) or self._subject
        if player is None or not self.situation.acts:
            raise NotClear
        self._asks(Kind.ACTS, [player], what=action_of(clause.gap("action")))

    def _asks_has_counters(self, clause: Clause) -> None:
        told = clause.gap("asked") and self._player(clause.gap("asked")) is None
        found = self._permanents_asked(clause) if told else self._entered()
        self._asks(Kind.HAS_COUNTERS, found, reverse=self._is_reversed(clause))

    def _entered(self) -> Sequence[Piece]:
        """What "the counters" are on of which nobody says that: what was cast last."""
        cast = [act.uses[0] for act in self.situation.acts if act.do == "cast"]
        if not cast or cast[-1].words & {"instant", "sorcery"}:
            raise NotClear
        return cast[-1:]

    def _asks_damaged(self, clause: Clause) -> None:
        """Whether a creature is dealt damage: "does my guy take damage"."""
        self._asks(Kind.DAMAGED, self._permanents_asked(clause))

    def _asks_who(self, clause: Clause) -> None:
        """ "Who draws the cards", "who gains the life": of each player as much as it is."""
        kind = next((one for one, said in _WHO.items() if re.search(said, fold(clause.text))), None)
        if kind is None or not self.situation.acts:
            raise NotClear
        self._asks(kind, self.situation.players, number=True)

    def _asks_goes(self, clause: Clause) -> None:
        """Where something goes; "or" in it leaves it open which. "He has creatures in his yard" is told of a board."""
        if not self.situation.acts and any(one.general for one in phrases(clause.gap("asked")) or ()):
            raise NotClear
        asked = clause.text.removesuffix(clause.gap("rest"))
        either = re.search(rf"\b{one_of('situation-or')}\b", asked, re.I) is not None
        exiled = "" if clause.gap("place2") or not re.search(r"\bexil", clause.text, re.I) else "exile"
        zone = zone_of(clause.gap("place2")) or exiled
        player = self._player(clause.gap("who"))
        found = self._what_left(clause, self._spoken_of(clause))
        self._asks(Kind.GOES, found, zone="" if either else zone, may=player is not None)
        my, their = one_of("situation-my"), one_of("situation-their")
        whose = re.search(rf"(?<!\w)(?:({my})|({their})) {one_of(*_OWN_ZONES)}", clause.text, re.I)
        if whose is not None and zone and not either:
            owner = self.situation.players[0 if whose[1] else 1]
            self.situation.questions[-1] = replace(self.situation.asked, whose=owner)

    def _what_left(self, clause: Clause, found: Sequence[Piece | str]) -> Sequence[Piece | str]:
        """What is asked to go somewhere: "he" and "it" behind an ability that something is sacrificed to are that, and
        no player."""
        if not self._is_pronoun(clause.gap("asked")) and self._player(clause.gap("asked")) is None:
            return found
        last = next((act for act in reversed(self.situation.acts) if act.do in ("activate", "cast")), None)
        if any(isinstance(one, str) for one in found) or (last is not None and tuple(found) == last.uses):
            chosen = (act.at for act in reversed(self.situation.acts) if act.do == "answer")
            left = (*chosen, *reversed(self._heard))
            bodies = (some for some in left if some and all(isinstance(one, Piece) and one.size for one in some))
            return next((some for some in bodies if last is None or some != last.uses), found)
        return found

    def _asks_controls(self, clause: Clause) -> None:
        found = self._permanents_asked(clause)
        player = self._player(clause.gap("who"))
        self._asks(Kind.CONTROLS, [*found, *([player] if player is not None else [])])


ENOUGH = 6
"""So many permanents has a player of whom it is asked how many are sacrificed, and none are told of."""
_WHO = {
    Kind.DRAWS: r"\b(?:draw|pioche)",
    Kind.GAINS: r"\bgain",
    Kind.LOSES: r"\b(?:los|perd)",
}
"""By the verbs of both languages; the kinds that are told with a number."""
