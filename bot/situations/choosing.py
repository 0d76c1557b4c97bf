"""What is chosen for a spell: what it is aimed at, its modes, what it copies, names, takes or is paid with."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.situations.board import Act, Piece
from bot.situations.clause import Clause
from bot.situations.combat import Combat
from bot.situations.details import How
from bot.situations.modes import chosen_modes, modes_of
from bot.situations.new_pieces import NotClear
from bot.situations.nouns import Phrase, phrases
from bot.words import typed
from cards import Card, fold

_HELPS = re.compile(
    r"\bgets? \+|\bgains? (?!control|life)|regenerate|prevent|\buntap target|target creature you control"
    r"|becomes? a copy of target land|protection from|indestructible|hexproof|put \w+ \+1/\+1 counters? on target",
    re.I,
)
"""Texts of spells that players cast on what is theirs."""


class Choosing(Combat):
    """Reads what the choices for spells are said to be."""

    def _card(self, said: Phrase) -> Card:
        """The card that a phrase names."""
        if said.card is None:
            raise NotClear
        return self._cards[said.card]

    def _helps(self, card: Card) -> bool:
        """Whether a spell is one that players cast on what is theirs."""
        takes = re.search(r"\b[Gg]ain control of target", card.front.text)
        return takes is None and _HELPS.search(card.front.text) is not None

    def _called_spell(self, said: Phrase) -> Piece | None:
        """The spell that is meant by "his counter", "the spell": the last that was cast, of this player."""
        if said.word not in typed("situation-spell-word"):
            return None
        owner = self._owner_of(said)
        cast = [act for act in reversed(self.situation.acts) if act.do == "cast" and owner in (None, act.player)]
        return next((act.uses[0] for act in cast), None)

    def _goals(self, text: str, usual: str, actor: str | None = None) -> tuple[Piece | str, ...]:
        """What a text says is aimed at, of the ``usual`` player where it does not say whose; "him" is no ``actor``."""
        if not text:
            return ()
        if text in self.situation.players:
            return (text,)
        player = self._player(text)
        if player is not None and self._last and not self._last[0].is_token and fold(text) in ("him", "her"):
            walker = "Planeswalker" in self._types(self._last[0])
            player = None if walker and (player == actor or fold(text) == "her") else player
            if player is None:
                return self._last[:1]
        if player is not None and self._only_creatures and (one := self._called_by_a_person(text)) is not None:
            return (one,)
        if player is not None and not self._is_pronoun(text):
            return (player,)
        if self._is_pronoun(text) and not self._last:
            raise NotClear
        attack = self.situation.acts[-1] if self.situation.acts else None
        attacked = attack.at if attack is not None and attack.do == "attack" and attack.player == actor != usual else ()
        if len(attacked) == 1 and isinstance(attacked[0], Piece) and fold(text) == "it":
            return attacked  # "I attack it with a 3/3 and bolt it"
        return tuple(self._pieces(text, usual, unsaid=True))

    def _usual_goal(self, card: Card, player: str) -> str:
        """Whose a target is that is not said to be anybody's: what the text says, or else whom it helps."""
        text = card.front.text
        own = re.search(r"\btarget (?:[\w-]+ ){0,4}you control\b", text, re.I) is not None
        others = (
            re.search(r"\btarget (?:[\w-]+ ){0,4}(?:an opponent controls|you don't control)\b", text, re.I) is not None
        )
        if own != others:
            return player if own else self.situation.other(player)
        return player if self._helps(card) else self.situation.other(player)

    def _called_by_a_person(self, text: str) -> Piece | None:
        """The legendary creature that "him" or "her" is, where a player can't be meant."""
        if fold(text) not in ("him", "her", "he", "she", "lui", "elle", "il"):
            return None
        heard = [one for some in reversed(self._heard) for one in some if one.size and not one.is_token]
        legends = [one for one in heard if "Legendary" in self._supertypes(one)]
        return next(iter(legends), None)

    def _supertypes(self, piece: Piece) -> set[str]:
        return {kind for card in self._cards if card.front.name == piece.item for kind in card.front.supertypes}

    def _types(self, piece: Piece) -> set[str]:
        return {kind for card in self._cards if card.front.name == piece.item for kind in card.front.types}

    def _of_advantage(
        self, card: Card, player: str, how: Iterable[How], modes: tuple[int, ...]
    ) -> tuple[Piece | str, ...]:
        """The player who is said to cast something "to gain 3 life", where a target player does that."""
        text = modes_of(card.front.text)[modes[0] - 1] if len(modes) == 1 else card.front.text
        alone = text.count("target") + text.count("Target") == 1
        gains = re.search(r"^Target player (?:gains|draws|creates)\b", text, re.M)
        return (player,) if alone and gains and any(one.aim for one in how) else ()

    def _modes(
        self, said: str, card: Card, player: str, at: tuple[Piece | str, ...]
    ) -> tuple[tuple[int, ...], tuple[Piece | str, ...]]:
        """The modes that are chosen as a spell is cast, and their targets in that order (601.2b, 601.2c)."""
        modes = chosen_modes(said, card.front.text)
        if modes is None:
            raise NotClear
        goals: list[Piece | str] = []
        left = list(at)
        for mode in modes:
            if mode.goal:
                goals += self._goals(mode.goal, self.situation.other(player), player)
            elif mode.aims and left:
                goals.append(left.pop(0))
            elif mode.aims and self._spell is not None and "spell" in modes_of(card.front.text)[mode.number - 1]:
                goals.append(self._spell)
            elif mode.aims and len(modes) > 1:
                raise NotClear
        if left:
            raise NotClear
        return tuple(mode.number for mode in modes), tuple(goals)

    def _chosen(self, text: str, card: Card, player: str) -> None:
        """What is named or chosen, said as the answer to the question that the card asks as it resolves or enters."""
        if not re.search(r"\bchoose\b(?! (?:one|two|up to))|of your choice|\bcopy\b|\btarget\b", card.front.text):
            raise NotClear
        (said, *more) = phrases(text) or (Phrase(text),)
        if more:
            raise NotClear
        if re.search(r"\bcopy\b|\btarget\b", card.front.text) and not re.search(r"\bname\b", card.front.text):
            (copied,) = self._pieces(text, self._usual_goal(card, player), unsaid=True)
            for act in self.situation.acts[-1:]:
                for one in act.uses:
                    one.copies = "copy" in card.front.text
            self._upon.append(Act("answer", player, (), (copied,)))
        else:
            name = self._card(said).front.name if said.card is not None else text.strip().capitalize()
            self._upon.append(Act("answer", player, (), (name,)))

    def _chooses(self, clause: Clause) -> None:
        """ "I Thoughtseize him and take his Bolt", "I search for a Forest": what is chosen as the spell or ability
        that was told of last resolves."""
        player = self._player(clause.gap("player")) or self._subject
        last = next((act for act in reversed(self.situation.acts) if act.do in ("cast", "activate", "play")), None)
        (said, *more) = phrases(clause.gap("thing")) or (Phrase(""),)
        if last is None or more or said.card is None or player != last.player:
            raise NotClear
        text, card = self._text(last.uses[0]), self._cards[said.card]
        if re.search(
            r"\bhand\b[^.]*\.[^.]*\b(?:choose|chooses|exile|discard)|reveals? their hand|look at target", text
        ):
            there = [one for one in self.situation.pieces if one.item == card.front.name and one.zone == "hand"]
            owner = self.situation.other(player)
            held = [one for one in there if one.owner == owner]
            piece = held[0] if held else self._put(self._of_card(card, owner, "hand"))
            self._upon.append(Act("answer", player, (), (piece,)))
        elif re.search(r"\bsearch(?:es)? your library\b", text):
            self._upon.append(Act("answer", player, (), (card.front.name,)))
        else:
            raise NotClear
        self._last = last.uses

    def _discarded(self, clause: Clause) -> None:
        """ "I discard Loxodon Smiter to his Thoughtseize": the spell is cast, and that card chosen as it resolves."""
        (spell, *_), (held, *_) = (phrases(clause.gap(gap)) or (Phrase(""),) for gap in ("card", "card2"))
        card, lost = self._card(spell), self._card(held)
        discards = re.search(r"\bdiscards?\b", card.front.text) is not None
        if not discards or not {"Instant", "Sorcery"} & set(card.front.types):
            raise NotClear
        said = self._one_player(clause)
        victim = self._player(clause.gap("who")) or said
        caster = self._owner_of(spell) or (said if clause.gap("who") else self.situation.other(victim))
        there = [one for one in self._there(held) if (one.owner, one.zone) == (victim, "hand")]
        piece = there[0] if there else self._put(self._of_card(lost, victim, "hand"))
        cast = any(act.do == "cast" and act.uses[0].item == card.front.name for act in self.situation.acts)
        if not cast:
            goal = clause.gaps["who"] if clause.gap("who") else clause.gaps["player"]
            aims = "target" in card.front.text.lower()
            act = Clause("cast", clause.text, {"card": clause.gaps["card"]} | ({"goal": goal} if aims else {}))
            self._subject = caster
            self._handler(act)(act)
        self._upon.append(Act("answer", _who_chooses(card, caster, victim), (), (piece,)))
        self._last = (piece,)

    def _paid_with(self, clause: Clause, owner: str) -> tuple[Piece, ...]:
        """What is sacrificed for it; it is chosen where there is a choice."""
        (cost, *_) = self._pieces(clause.gap("cost"), owner)
        if any(one.owner == owner and one is not cost and one.size for one in self.situation.pieces):
            self._do(Act("answer", owner, (), (cost,)))
        self.situation.paid.append(cost)
        return (cost,)


def _who_chooses(card: Card, caster: str, victim: str) -> str:
    """Who chooses what is discarded: the discarding player, unless the text has the other choose (701.9b)."""
    return caster if re.search(r"\b[Yy]ou choose\b", card.front.text) else victim


def targets_said(card: Card) -> int:
    """How often the text of a card speaks of a target (115.1)."""
    return len(re.findall(r"\btarget\b", card.front.text, re.I))


def is_counter(card: Card) -> bool:
    """Whether a card is aimed at spells and at nothing else."""
    return re.search(r"counter target|(?<!the )target (?:(?!of\b)\w+ ){0,3}spell", card.front.text, re.I) is not None
