"""What the phrases of a question stand for: pieces told of before, or new ones."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.situations.board import Act, Piece, Situation
from bot.situations.clauses import Clause
from bot.situations.descriptions import COLORS, MOST
from bot.situations.gaps import names_in, side_of, whose_of
from bot.situations.nouns import NAMED, Phrase, in_apposition, phrases
from bot.situations.stand_ins import card_for, kind_of, name_of, token_for, token_told
from bot.words import Words, one_of, typed
from cards import Card, UnknownCard, fold

_COUNTED = {"Planeswalker": "loyalty", "Battle": "defense"}
_WITH_THIRD = 3
_TARGETS = {"planeswalker", "battle", "siege"}
"""Words of what can be dealt damage besides creatures (115.4)."""
_UNSAID = "2/2"
"""The size of a creature of which the question says none."""


class NotClear(Exception):
    """A clause whose words are understood, but not what they stand for."""


class Pieces:
    """The pieces that a question has told of so far, and how its phrases find them."""

    def __init__(
        self, cards: Sequence[Card], players: tuple[str, str], words: Words, card: Callable[[str], Card]
    ) -> None:
        self.situation = Situation(players)
        self._cards = list(cards)
        self._by_name = card
        self._words = words
        self._heard: list[tuple[Piece, ...]] = [()]
        """What was spoken of, the last behind: "it", "them"."""
        self._named: list[int] = []
        """The numbers of names that stand by themselves: the cards that a question is about."""
        self._wants_fighters = False
        """Whether a pronoun stands for what can fight: "it" attacks."""
        self._named_last: tuple[Piece, ...] = ()
        """What the clause before names last, where it speaks of something else: what is attached, who crews."""
        self._only_creatures = False
        """Whether what is aimed at can be no player."""
        self._usual_zone = ""
        """The zone in which a card is that is told of first and not said to be anywhere."""
        self._wants_targets = False
        """Whether a pronoun stands for what can be dealt damage or is a creature."""
        self._spell: Piece | None = None
        """The spell that was cast last, while it is on the stack."""
        self._upon: list[Act] = []
        """The answers to what it will ask as it resolves."""
        self._unknown: dict[tuple[str, str], int] = {}
        """How many cards a player is said to have in hand or in another zone."""
        self._leaves: list[str] = []
        """What somebody asks to be allowed to do, in words that are not understood."""
        self._subject: str | None = None
        """The player who was said to do something last: who goes on where nobody else is named."""

    @property
    def _last(self) -> tuple[Piece, ...]:
        """What was spoken of last."""
        return self._heard[-1]

    @_last.setter
    def _last(self, pieces: tuple[Piece, ...]) -> None:
        self._heard.append(pieces)

    def _last_creatures(self) -> tuple[Piece, ...]:
        """What was spoken of last among what can fight."""
        return next((some for some in reversed(self._heard) if some and all(map(self._can_fight, some))), ())

    def _own_fighters(self, player: str | None) -> tuple[Piece, ...]:
        """What a player attacks with who is not said to attack with anything in particular: what can fight and was
        spoken of last, or else the one creature that they have."""
        last = self._last_creatures()
        if player is None or all(one.controller == player for one in last):
            return last
        own = tuple(
            one for one in self.situation.pieces if one.owner == player and one.size and one.zone == "battlefield"
        )
        return own if len(own) == 1 else ()

    def _state(self) -> tuple[object, ...]:
        said = self.situation
        pieces = [(one, one.owner, one.zone, list(one.notes), one.on, one.taken_by) for one in said.pieces]
        rest = (list(said.acts), list(said.assumed), said.active, dict(said.life), list(said.questions))
        return pieces, rest, list(self._heard), self._spell, list(self._upon), self._subject

    def _go_back_to(self, state: Any) -> None:
        """As it was before a clause that was not clear."""
        said = self.situation
        pieces, rest, self._heard, self._spell, self._upon, self._subject = state
        said.acts, said.assumed, said.active, said.life, said.questions = rest
        for one, owner, zone, notes, on, taken_by in pieces:
            one.owner, one.zone, one.notes, one.on, one.taken_by = owner, zone, notes, on, taken_by
        said.pieces = [one for one, *_ in pieces]

    def _settle(self) -> None:
        """What was cast or activated resolves."""
        if any(act.do in ("cast", "activate") for act in self._since_resolved()):
            self._do(Act("resolve", ""))
            self.situation.acts += self._upon
        self._spell, self._upon = None, []

    def _settles(self, piece: Piece) -> bool:
        """Whether a piece was cast, so that it has come in where it is said to be there."""
        return any(act.do == "cast" and piece in act.uses for act in self.situation.acts)

    def _since_resolved(self) -> Sequence[Act]:
        """The acts after which nothing has resolved yet."""
        acts = self.situation.acts
        at = max((n for n, act in enumerate(acts, 1) if act.do in ("resolve", "attack", "block")), default=0)
        return acts[at:]

    def _do(self, act: Act) -> None:
        self.situation.acts.append(act)

    def _as_written(self, text: str) -> str:
        for number in sorted(names_in(text), reverse=True):
            text = text.replace(f"{NAMED}{number}", self._cards[number].front.name)
        return text.strip()

    def _player(self, text: str) -> str | None:
        return self._called(side_of(text))

    def _called(self, side: str) -> str | None:
        """Who "mine", "theirs" and "third" are; the third player is there once spoken of."""
        said = self.situation
        if side == "third" and len(said.players) < _WITH_THIRD:
            said.players = (*said.players, self._words("situation-third-player"))
        return dict(zip(("mine", "theirs", "third"), said.players, strict=False)).get(side)

    def _one_player(self, clause: Clause, gap: str = "player") -> str:
        player = self._player(clause.gap(gap))
        if player is None:
            raise NotClear
        return player

    def _whose(self, clause: Clause) -> str:
        said = clause.gap("whose")
        return self.situation.players[0 if "mine" in (side_of(said), whose_of(said)) else 1]

    def _owner_of(self, said: Phrase) -> str | None:
        return self._called(said.whose)

    def _pieces(self, text: str, usual: str | None, *, unsaid: bool = False) -> Sequence[Piece]:
        """What a list of noun phrases stands for; ``usual`` is whose it is unless that is said, and ``unsaid`` that
        this is a guess."""
        found: list[Piece] = []
        listed = in_apposition(phrases(text) or (), text)
        if len(listed) > 1 and listed[-1].pronoun and listed[-1].number != 1:
            listed = in_apposition(listed[:-1], text)  # "Serra Angel and a 2/2, both"
        place = listed[-1] if listed and listed[-1].zone not in ("", "battlefield") else None
        for said in listed:
            if place is not None and not said.zone and (said.card is not None or card_for(said)):
                said = replace(said, zone=place.zone, whose=said.whose or place.whose)
            found += self._meant(said, usual, unsaid, found)
            usual = self._owner_of(said) or usual
        if not found:
            raise NotClear
        return found

    def _meant(self, said: Phrase, usual: str | None, guess: bool, taken: Sequence[Piece]) -> Sequence[Piece]:
        if said.pronoun:
            return self._spoken(said, usual)
        if said.number > MOST:
            raise NotClear
        if not said.new:
            there = [one for one in self._there(said) if one not in taken]
            own = self._owner_of(said) or (None if guess or (said.siege and len(there) == 1) else usual)
            mine = [one for one in there if own in (None, one.owner, one.controller)]
            if said.number == 0 and mine:
                return mine
            if len(mine) == said.number or (mine and not said.general and len(mine) > said.number):
                return mine[: said.number]
            if mine:
                raise NotClear
        if (said.word and not said.siege and not (said.new and kind_of(said))) or (said.general and said.number == 0):
            raise NotClear
        owner = self._owner_of(said) or (self._owner_attacking(said) if said.attacking else None) or usual
        if self._usual_zone and not said.zone and said.card is not None:
            said = replace(said, zone=self._usual_zone)
        if said.attacking:
            guess = False
        if owner is None or (guess and self._owner_of(said) is None):
            owner = owner or self.situation.players[0]
            name = self._as_written(said.text)
            self.situation.assumed.append(self._words("situation-assumed-owner", card=name, player=owner))
        return [self._put(self._new(said, owner)) for _ in range(said.number or 1)]

    def _spoken(self, said: Phrase, usual: str | None) -> Sequence[Piece]:
        """What a pronoun stands for: what was spoken of last, as far as it is one or several and can fight. "They" are
        several, or one whose name is a plural; "both" are two."""

        if said.rest:
            return self._left(said)

        def fits(some: tuple[Piece, ...]) -> bool:
            if not some or (said.number == 1 and len(some) > 1 and not said.new):
                return False
            if said.number == 2 and len(some) != 2:
                return False
            if said.number == 0 and said.new and len(some) == 1:
                return False
            if said.number == 0 and len(some) == 1 and not _is_plural(some[0].called):
                return False
            if self._wants_targets and not all(map(self._is_body, some)):
                return False
            fighting = all(self._can_fight(one) and usual in (None, one.controller) for one in some)
            return fighting or not self._wants_fighters

        fighting = tuple(one for act in self.situation.acts if act.do in ("attack", "block") for one in act.uses)
        heard = list(reversed(self._heard))
        if fold(said.text) in typed("situation-person"):  # "she" is a creature or a planeswalker before anything else
            heard = [some for some in heard if all(one.size or "planeswalker" in one.words for one in some)] + heard
        if self._wants_fighters:  # "I have an Anthem and two Bears, both attack"
            heard += [tuple(one for one in some if one.fights and one.size) for some in heard]
        if said.number == 1 and not said.new:  # "I have an Anthem and a Bear. It attacks": the one that can
            heard += [one for some in heard if len(one := tuple(each for each in some if each.size)) == 1]
        found = next((some for some in (*heard, fighting) if fits(some)), ()) or self._of_the_topic(said, usual)
        if not found:
            raise NotClear
        if said.new and said.number == 0 and not alike(found):
            raise NotClear  # "any of them": which makes a difference
        return found[:1] if said.new else found

    def _of_the_topic(self, said: Phrase, usual: str | None) -> tuple[Piece, ...]:
        """The card that a question began with and has told of nothing else yet: "Lovestruck Beast: can I attack with
        it?"."""
        if len(self._named) != 1 or said.number != 1 or said.new or self.situation.acts:
            return ()
        (number,) = self._named
        card = self._cards[number]
        there = [one for one in self.situation.pieces if one.item == card.front.name]
        if there or {"Instant", "Sorcery"} & set(card.front.types):
            return ()
        owner = usual or self.situation.players[0]
        if usual is None:
            self.situation.assumed.append(self._words("situation-assumed-owner", card=card.front.name, player=owner))
        return (self._put(self._of_card(card, owner, "")),)

    def _can_fight(self, piece: Piece) -> bool:
        """Whether it can attack and block, or has become a creature that can."""
        return piece.fights or (
            self._is_animated(piece) and re.search(r"\bbecomes an?\b", self._text(piece)) is not None
        )

    def _is_animated(self, piece: Piece) -> bool:
        return any(act.do == "activate" and piece in act.uses for act in self.situation.acts)

    def _is_body(self, piece: Piece) -> bool:
        """Whether it is a creature, has become one, or is another thing that can be dealt damage."""
        return bool(piece.size or piece.words & _TARGETS or self._is_animated(piece))

    def _left(self, said: Phrase) -> Sequence[Piece]:
        """Of those that were spoken of together, the others than have blocked, are blocked or were spoken of since."""
        blocks = [act for act in self.situation.acts if act.do == "block"]
        gone = {one for act in blocks for one in (*act.uses, *act.at)} | set(self._last)
        for some in reversed(self._heard):
            left = [one for one in some if one not in gone]
            if left and len(left) < len(some) and (said.number == 0 or len(left) == 1):
                return left
        raise NotClear

    def _there(self, said: Phrase) -> Sequence[Piece]:
        """The pieces told of before that a phrase may mean."""
        pieces = [one for one in self.situation.pieces if not said.zone or one.zone == said.zone]
        if said.card is not None:
            name = self._cards[said.card].front.name
            copies = [one for one in pieces if one.item == f"token copy of {name}"]
            return copies if said.copy else [one for one in pieces if one.item == name] or copies
        doing = {"attacker": "attack", "blocker": "block"}.get(said.role)
        if (
            doing
            and said.general
            and (did := [one for act in self.situation.acts if act.do == doing for one in act.uses])
        ):
            return did
        if said.general:
            return [one for one in pieces if one.size and one.zone == "battlefield"]
        if said.word:
            one_of_many = said.word.removesuffix("s")
            return [one for one in pieces if {said.word, one_of_many} & one.words]
        if said.token:
            return [one for one in pieces if one.called == said.token.capitalize()]
        words = {*said.keywords, *(word for word in (said.size, said.tribe) if word)}
        if said.tribe and not said.size:
            is_token = re.search(rf"(?<!\w){one_of('situation-token')}(?!\w)", said.text, re.I) is not None
            there = [one for one in pieces if fold(said.tribe) in one.words and (one.is_token or not is_token)]
            if there:
                return [one for one in there if one.size] or there  # no enchantment with the type in its name
        return [one for one in pieces if (one.is_token or one.stands_for) and words <= set(one.described)]

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
        elif said.token:
            name = said.token.capitalize()
            piece = Piece(f"{name} token", name, owner, said.zone or "battlefield", is_token=True)
            self._note(piece, said, None)
        else:
            if said.zone not in ("", "battlefield") or kind_of(said) not in ("", "creature"):
                return self._any_card(said, owner)
            size = said.size or ("1/1" if said.tribe else _UNSAID)
            item = token_for(size, said.tribe, said.color, said.keywords)
            piece = Piece(item, name_of(item, self._words), owner, said.zone or "battlefield", True, size)
            piece.described = (size, said.tribe, *said.keywords)
            piece.is_size_said = bool(said.size)
            piece.words = frozenset((fold(said.tribe), "creature", "token"))
            self._note(piece, said, None)
            plain = token_told(size, said.tribe, said.color, said.keywords, self._words)
            line = self._words("situation-assumed-creature", text=self._as_written(said.text), item=plain)
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
        self._note(piece, replace(said, size=""), card)
        return piece

    def _owner_attacking(self, said: Phrase) -> str | None:
        """Whose a creature is by whom it attacks."""
        victim = self._player(said.attacking)
        return self.situation.other(victim) if victim is not None else None

    def _is_attacking(self, piece: Piece, goal: str) -> None:
        """What is said of a piece in passing: it attacks a player."""
        raise NotClear

    def _of_card(self, card: Card, owner: str, zone: str) -> Piece:
        front = card.front
        spell = {"Instant", "Sorcery"} & set(front.types)
        size = f"{front.power}/{front.toughness}" if front.power is not None else ""
        piece = Piece(front.name, front.name, owner, zone or ("hand" if spell else "battlefield"), size=size)
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
        if card is not None and said.color and said.color not in _colors(card):
            raise NotClear
        own = {fold(one) for one in card.keywords} if card is not None else set(said.keywords)
        if card is not None and not set(said.keywords) <= own:
            raise NotClear  # a keyword that the card does not have by itself can't be written down
        if card is not None and said.size not in ("", piece.size):
            self.situation.sizes.append((piece, said.size, self._as_written(said.text)))

    def _note_of(self, piece: Piece, note: str, card: Card | None) -> None:
        if note.startswith("at "):
            kind = _counter_of(card) if card is not None else "defense" if "siege" in piece.words else None
            if kind is None:
                raise NotClear
            note = f"{note[3:]} {kind}"
        piece.notes.append(note)


def _colors(card: Card) -> set[str]:
    """The colors of its mana cost (105.2)."""
    letters = {letter for letter in "WUBRG" if letter in card.front.mana_cost}
    return {color for color, letter in zip(COLORS, "WUBRG", strict=False) if letter in letters} or {"colorless"}


def alike(pieces: Sequence[Piece]) -> bool:
    """Whether nothing tells them apart."""
    return len({(one.item, one.owner, tuple(one.notes), one.on) for one in pieces}) == 1


def _is_plural(name: str) -> bool:
    """Whether a name has a word in the plural: "Birds of Paradise"."""
    return any(word.endswith("s") for word in name.casefold().split())


def _counter_of(card: Card) -> str | None:
    """The kind of counters that a card has by its type, or speaks of in its text; None if that is not one kind."""
    for one in card.front.types:
        if one in _COUNTED:
            return _COUNTED[one]
    kinds = set(re.findall(r"([a-z]+|\+1/\+1) counters?\b", card.front.text))
    return min(kinds) if len(kinds) == 1 else None
