"""What the phrases of a question stand for: pieces told of before, or new ones."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.situations.board import Act, Piece
from bot.situations.clause import Clause
from bot.situations.descriptions import MOST
from bot.situations.gaps import side_of, whose_of
from bot.situations.new_pieces import NewPieces, NotClear
from bot.situations.nouns import Phrase, in_apposition, phrases
from bot.situations.stand_ins import card_for, kind_of
from bot.words import Words, one_of, typed
from cards import Card, fold

_WITH_THIRD = 3
_TARGETS = {"planeswalker", "battle", "siege"}
"""Words of what can be dealt damage besides creatures (115.4)."""

_HINDERS = re.compile(r"\b(?:your|each) opponents? can't\b|\byour opponents control can't\b", re.I)
"""Texts of what keeps opponents from something."""
_SHIELDS = re.compile(r"\byou have (?:hexproof|shroud|protection)\b|\byou can't (?:be the target|lose)\b", re.I)
"""Texts of what keeps something from befalling its controller."""


class Pieces(NewPieces):
    """The pieces that a question has told of so far, and how its phrases find them."""

    def __init__(
        self, cards: Sequence[Card], players: tuple[str, str], words: Words, card: Callable[[str], Card]
    ) -> None:
        super().__init__(cards, players, words, card)
        self._heard: list[tuple[Piece, ...]] = [()]
        """What was spoken of, the last behind: "it", "them"."""
        self._tries: str | None = None
        """Of whom it is asked whether they can do something."""
        self._named: list[int] = []
        """The numbers of names that stand by themselves: the cards that a question is about."""
        self._named_first: list[int] = []
        """Those of them with which it began, before anybody did or had anything."""
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
        self._paid_later: list[Clause] = []
        """What was said to be paid or not before anything is done."""
        self._unknown: dict[tuple[str, str], int] = {}
        """How many cards a player is said to have in hand or in another zone."""
        self._without_permanents: set[str] = set()
        """The players who are said to have none."""
        self._leaves: list[tuple[str, int]] = []
        """What somebody asks to be allowed to do, in words that are not understood, and how much was asked before."""
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
        asked = (list(said.questions), list(said.expected))
        rest = (list(said.acts), list(said.assumed), said.active, dict(said.life), *asked)
        return pieces, rest, list(self._heard), self._spell, list(self._upon), self._subject

    def _go_back_to(self, state: Any) -> None:
        """As it was before a clause that was not clear."""
        said = self.situation
        pieces, rest, self._heard, self._spell, self._upon, self._subject = state
        said.acts, said.assumed, said.active, said.life, said.questions, said.expected = rest
        for one, owner, zone, notes, on, taken_by in pieces:
            one.owner, one.zone, one.notes, one.on, one.taken_by = owner, zone, notes, on, taken_by
        said.pieces = [one for one, *_ in pieces]

    def _settle(self) -> None:
        """What was cast or activated resolves."""
        if any(act.do in ("cast", "activate") and not self._makes_mana(act) for act in self._since_resolved()):
            self._do(Act("resolve", ""))
            self.situation.acts += self._upon
        self._spell, self._upon = None, []

    def _makes_mana(self, act: Act) -> bool:
        """Whether it activates the one ability of a permanent, a mana ability: that does not use the stack (605.3b)."""
        lines = re.findall(r"^[^\n:(\"“]*:.*", self._text(act.uses[0]), re.M) if act.uses else []
        return act.do == "activate" and len(lines) == 1 and re.search(r": Add\b", lines[0]) is not None

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

    def _player(self, text: str) -> str | None:
        return self._called(side_of(text))

    def _called(self, side: str) -> str | None:
        """Who "mine", "theirs" and "third" are; the third player is there once spoken of."""
        said = self.situation
        if side == "third":
            self.seat(_WITH_THIRD)
        return dict(zip(("mine", "theirs", "third"), said.players, strict=False)).get(side)

    def seat(self, number: int) -> None:
        """Let at least so many play."""
        said = self.situation
        further = (self._words("situation-further-player", number=n) for n in range(len(said.players) + 1, number + 1))
        said.players = (*said.players, *further)

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
        if (
            said.word
            and not (said.siege or said.walker)
            and not (said.new and (kind_of(said) or self._are_first_tokens(said)))
            and not (kind_of(said) in ("commander", "dork", "fetch", "rock") and self._owner_of(said))
        ):
            raise NotClear
        if said.general and said.number == 0:
            raise NotClear
        owner = self._owner_of(said) or (self._owner_attacking(said) if said.attacking else None) or usual
        if self._usual_zone and not said.zone and said.card is not None:
            said = replace(said, zone=self._usual_zone)
        if said.attacking:
            guess = False
        if owner is None or (guess and self._owner_of(said) is None):
            owner = self._who_hinders(said) or owner or self.situation.players[0]
            name = self._cards[said.card].front.name if said.card is not None else self._as_written(said.text)
            self.situation.assumed.append(self._words("situation-assumed-owner", card=name, player=owner))
        return [self._put(self._new(said, owner)) for _ in range(said.number or 1)]

    def _are_first_tokens(self, said: Phrase) -> bool:
        """Whether it tells of tokens, of which nothing has been told: "Blood Artist and three tokens"."""
        return said.word == "token" and not any(one.is_token for one in self.situation.pieces)

    def _spoken(self, said: Phrase, usual: str | None) -> Sequence[Piece]:
        """What a pronoun stands for: what was spoken of last, as far as it is one or several and can fight. "They" are
        several, or one whose name is a plural; "both" are two."""

        if said.rest:
            return self._left(said)
        if said.role == "blocker":
            return self._one_blocker()

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
            # "I have Mikaeus and a 1/1 token, it dies": the nearest, where it alone has no name
            heard += [some[-1:] for some in heard if [one.is_token for one in some[-2:]] == [False, True]]
        found = next((some for some in (*heard, fighting) if fits(some)), ()) or self._of_the_topic(said, usual)
        if not found:
            raise NotClear
        if said.new and said.number == 0 and not alike(found):
            raise NotClear  # "any of them": which makes a difference
        return found[:1] if said.new else found

    def _who_hinders(self, said: Phrase) -> str | None:
        """Whose a card is of which nobody says it, where it keeps its controller's opponents from what is asked whether
        somebody can do it, or its controller from what is aimed at them; None for any other."""
        text = self._cards[said.card].front.text if said.card is not None else ""
        aimed_at = [one for act in self.situation.acts[-1:] for one in act.at if isinstance(one, str)]
        if len(aimed_at) == 1 and _SHIELDS.search(text):
            return aimed_at[0]
        return self.situation.other(self._tries) if self._tries is not None and _HINDERS.search(text) else None

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

    def _owner_attacking(self, said: Phrase) -> str | None:
        """Whose a creature is by whom it attacks."""
        victim = self._player(said.attacking)
        return self.situation.other(victim) if victim is not None else None

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

    def _without_name(self, card: Card) -> Piece:
        """What was spoken of last, or is the only thing of its kind, of which only that is said: "a creature"."""
        if len(self._last) == 1 and self._last[0].item == card.front.name:
            return self._last[0]
        kind = "Siege" if "Siege" in card.front.subtypes else "creature" if card.front.power is not None else None
        fit = [one for one in self.situation.pieces if one.is_token and self._is_unsaid(one, kind)]
        found = [one for one in self._last if one in fit] or fit
        if len(found) != 1:
            raise NotClear
        return found[0]

    def _is_unsaid(self, piece: Piece, kind: str | None) -> bool:
        if kind == "Siege":
            return piece.called == "Siege"
        plain = not any(piece.described[1:]) and not piece.notes
        return kind == "creature" and bool(piece.size) and plain and not piece.is_size_said

    def _one_blocker(self) -> Sequence[Piece]:
        """One of those that block, where it is all one which."""
        blockers = [one for act in self.situation.acts if act.do == "block" for one in act.uses]
        if not blockers or not alike(blockers):
            raise NotClear
        return blockers[:1]

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
        if kind_of(said) == "commander":
            return [one for one in pieces if one.is_commander]
        if said.word:
            is_walker = fold(said.word) in typed("situation-kind-planeswalker")
            one_of_many = "planeswalker" if is_walker else said.word.removesuffix("s")
            kind = kind_of(said)
            stand_ins = [one for one in pieces if kind in ("dork", "rock") and one.stands_for == kind]
            return [one for one in pieces if {said.word, one_of_many} & one.words] or stand_ins
        if said.token:
            return [one for one in pieces if one.item == f"{said.token.capitalize()} token"]
        words = {*said.keywords, *(word for word in (said.size, said.tribe) if word)}
        if said.tribe and not said.size:
            is_token = re.search(rf"(?<!\w){one_of('situation-token')}(?!\w)", said.text, re.I) is not None
            there = [one for one in pieces if fold(said.tribe) in one.words and (one.is_token or not is_token)]
            if there:
                return [one for one in there if one.size] or there  # no enchantment with the type in its name
            plain = [one for one in pieces if one.described and not one.described[1]]
            if not said.new and not is_token and len(plain) == 1:
                return plain  # "my beast", of a creature of which no type is said
        found = [one for one in pieces if (one.is_token or one.stands_for) and words <= set(one.described)]
        return [one for one in found if set(one.described) - {""} == words] or found  # "the 1/1", beside one that flies


def alike(pieces: Sequence[Piece]) -> bool:
    """Whether nothing tells them apart."""
    return len({(one.item, one.owner, tuple(one.notes), one.on) for one in pieces}) == 1


def _is_plural(name: str) -> bool:
    """Whether a name has a word in the plural: "Birds of Paradise"."""
    return any(word.endswith("s") for word in name.casefold().split())
