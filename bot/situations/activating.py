"""What a question says of abilities that are activated: sacrifices, equipment, lands that come to life."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from bot.situations.board import Act, Piece
from bot.situations.choosing import targets_said
from bot.situations.clause import Clause
from bot.situations.combat import BECOMES
from bot.situations.granting import chosen_color, grants
from bot.situations.loyalty import UsingLoyalty
from bot.situations.new_pieces import NotClear
from bot.situations.nouns import Phrase, phrases
from bot.words import one_of
from cards import Card

_EQUIP, _CREW, _NINJUTSU = "Equip", "Crew", "Ninjutsu"
_ANY_OUTLET = re.compile(r"^(?:[^\n:]*, )?Sacrifice (?:a|another) (?:creature|permanent)\b[^\n:]*:", re.M)
"""An activated ability whose cost is a creature."""
_OUTLET = re.compile(rf"{_ANY_OUTLET.pattern}(?![^\n]*\btarget\b)", re.M)
"""One that aims at nothing."""
_SEARCHES = re.compile(r"^[^\n:(]*\bSacrifice this land: Search your library\b", re.M)
"""The ability that is meant where a land is cracked, whatever else it has by then."""
_OF_LANDS = re.compile(r"\blands? (?:[^.\n]* )?(?:are|is|becomes?|loses?|have|has)\b", re.I)
"""Texts of what may give lands other abilities (305.7)."""
_AIMED_TRIGGER = re.compile(r"\b(?:When|Whenever|At)\b[^\n]*\btarget\b")
_PINGS = re.compile(r"^[^\n:(]*:[^\n]*\bdeals (?:\d+|X) damage to (?:any target|target)", re.M)
"""An activated ability that deals damage to a target."""
_AIMED = re.compile(r"^[^\n:(]*:[^\n]*\b[Tt]arget\b", re.M)
"""An activated ability with a target."""


class Activating(UsingLoyalty):
    """Reads the clauses of activating, each in the method named after it."""

    def _cast(self, clause: Clause) -> None:
        """A spell is cast; a permanent that something is said to be done with is used."""
        said = phrases(clause.gap("card")) or (Phrase(""),)
        card = self._cards[said[0].card] if said[0].card is not None else None
        bare = not any(gap.startswith("v_") for gap in clause.gaps)
        aims = clause.gap("v_activate") or ((bare or clause.gap("v_any")) and clause.gap("goal") and _shoots(card))
        if aims and card is not None and not {"Instant", "Sorcery"} & set(card.front.types):
            self._uses(clause)
        else:
            super()._cast(clause)

    def _uses(self, clause: Clause) -> None:
        """ "I tap his Bears with Icy Manipulator": the one ability of a permanent is aimed there."""
        player = self._one_player(clause)
        (source, *more) = self._pieces(clause.gap("card"), player)
        if more or source.zone != "battlefield" or len(_AIMED.findall(self._text(source))) != 1:
            raise NotClear
        granted, card = clause.gap("granted"), self._card_of(source)
        if granted and not grants(card, granted):
            raise NotClear
        at = self._goals(clause.gap("goal"), self._usual_goal(card, player), player)
        if not clause.response and self._last_caster == player:
            self._settle()
        self._do(Act("activate", player, (source,), at))
        if color := chosen_color(card, granted):
            self._upon.append(Act("answer", player, (), (color.capitalize(),)))
        self._last = tuple(one for one in at if isinstance(one, Piece)) or (source,)

    def _shot(self, said: Phrase, player: str, goals: tuple[Piece | str, ...]) -> None:
        """ "My Angel got tapped by his Icy Manipulator"."""
        (source, *more) = self._pieces(said.text, player)
        if more or source.owner != player or source.zone != "battlefield" or not _shoots(self._card(said)):
            raise NotClear
        self._do(Act("activate", player, (source,), goals))
        self._last = tuple(one for one in goals if isinstance(one, Piece)) or (source,)

    def _recur(self, clause: Clause) -> None:
        """A card is brought back by its own ability, which functions in the graveyard (113.6m)."""
        player = self._player(clause.gap("player")) or self._subject
        (source, *more) = self._pieces(clause.gap("thing"), player)
        if more or source.zone != "graveyard" or player not in (None, source.owner):
            raise NotClear
        own = re.findall(
            r"^[^\n:(]*: (?:Return|Put) (?:this card|it|[^\n.]*) from your graveyard\b", self._text(source), re.M
        )
        if len(own) != 1:
            raise NotClear
        self._do(Act("activate", source.owner, (source,)))
        self._last = (source,)

    def _sacrificed(self, clause: Clause, player: str | None) -> bool:
        """ "I sac both tokens": to the one permanent of the player's that sacrifices such things, each by itself."""
        if not clause.gap("cost") or player is None or (clause.gap("thing") and not _are_several(clause.gap("cost"))):
            return False
        outlets = self._outlets(player, aimed=bool(clause.gap("goal")))
        if clause.gap("thing"):
            outlets = [one for one in self._pieces(clause.gap("thing"), player) if _ANY_OUTLET.search(self._text(one))]
        costs = self._sacrificed_pieces(clause.gap("cost"), player)
        by_itself = len(costs) == 1 and self._sacrifices_itself(costs[0])
        if by_itself or (costs[0].is_token and not costs[0].size):
            gaps = {**clause.gaps, "thing": clause.gaps["cost"]}
            self._activate(
                Clause("activate", clause.text, {k: v for k, v in gaps.items() if k != "cost"}, clause.response)
            )
            return True
        costs += self._pieces(clause.gap("things"), player) if clause.gap("things") else []
        if len(outlets) != 1 or any(one.owner != player or not one.size for one in costs):
            raise NotClear
        if not clause.response and self._last_caster == player:
            self._settle()
        at = self._goals(clause.gap("goal"), self.situation.other(player), player)
        for cost in costs:
            self._do(Act("activate", player, (outlets[0],), at))
            self._do(Act("answer", player, (), (cost,)))
        self.situation.paid += costs
        self._last = tuple(costs)
        return True

    def _sacrificed_pieces(self, text: str, player: str) -> list[Piece]:
        """What a text says is sacrificed: of "two goblins", where there are as many, those; of "them" the creatures."""
        (said, *more) = phrases(text) or (Phrase(""),)
        if not more and said.new and said.number > 0 and said.card is None:
            there = [one for one in self._there(said) if one.owner == player and one.zone == "battlefield"]
            if len(there) >= said.number and not self.situation.paid:
                return there[: said.number]
        found = list(self._pieces(text, player))
        return [one for one in found if one.size] or found if said.pronoun else found

    def _outlets(self, player: str, *, aimed: bool = False) -> Sequence[Piece]:
        """The permanents of a player, or what is cast and comes in, to which creatures are sacrificed; for what is
        ``aimed`` at something too."""
        does = _ANY_OUTLET if aimed else _OUTLET
        own = (one for one in self.situation.pieces if one.owner == player and does.search(self._text(one)))
        return [one for one in own if one.zone == "battlefield" or self._settles(one)]

    def _activate(self, clause: Clause) -> None:
        player = self._player(clause.gap("player")) or self._subject
        if clause.gap("itself"):
            clause = replace(clause, gaps={**clause.gaps, "thing": clause.gaps["cost"]})
        if self._sacrificed(clause, player):
            return
        (said, *_) = phrases(clause.gap("thing")) or (Phrase(""),)
        if said.card is not None and {"Instant", "Sorcery"} & set(self._cards[said.card].front.types):
            if clause.gap("cost"):
                raise NotClear
            gaps = {"card" if key == "thing" else key: span for key, span in clause.gaps.items()}
            self._cast(Clause("cast", clause.text, gaps, clause.response))
            return
        (source, *more) = self._pieces(clause.gap("thing"), player) if clause.gap("thing") else self._last or (None,)
        if source is None or more or source.zone != "battlefield":
            raise NotClear
        text = self._text(source)
        known = source.is_token and not source.size  # a Treasure, a Clue: the rules give it its ability (111.10)
        if not known and not re.search(r":|\bEquip|\bCrew|\bFortify|\bReconfigure", text):
            raise NotClear
        if "Equipment" in self._text_types(source) and clause.gap("goal"):
            self._equips(source, clause)
            return
        owner = player or source.owner
        at = self._goals(clause.gap("goal"), self._usual_goal(self._card_of(source), owner) if not known else "", owner)
        if not clause.response and self._last_caster == owner:
            self._settle()
        spoken = self._last
        paid: tuple[Piece, ...] = ()
        cracked = _SEARCHES.search(text) and any(_OF_LANDS.search(self._text(one)) for one in self.situation.pieces)
        meant = "search" if cracked else self._any_loyalty_ability(source)
        self._do(Act("activate", owner, (source,), at, meant))
        if clause.gap("cost"):
            paid = self._paid_with(clause, owner)
        elif "v_sacrifice" in clause.gaps and len(spoken) == 1 and spoken[0].size and spoken[0] is not source:
            self._do(Act("answer", owner, (), spoken))  # "je la sacrifie à Viscera Seer"
            paid = tuple(spoken)
            self.situation.paid += paid
        self._last = tuple(one for one in at if isinstance(one, Piece)) or paid or (source,)

    def _ninjutsu(self, clause: Clause) -> None:
        """A Ninja takes the place of an attacker that is not blocked (702.49a); which one is said, or it is the one."""
        said = self._said_card(clause.gap("card"))
        card = self._card(said)
        player = self._player(clause.gap("player")) or self._subject
        attack = self._attack_there
        if attack is None or player != attack.player or not re.search(r"\bninjutsu\b", card.front.text, re.I):
            raise NotClear
        if not any(act.do == "block" for act in self.situation.acts):
            self._do(Act("block", self.situation.other(player)))
        held = [one for one in self.situation.pieces if (one.item, one.owner) == (card.front.name, player)]
        ninja = held[0] if held else self._put(self._of_card(card, player, "hand"))
        if ninja.zone != "hand":
            raise NotClear
        returned = self._pieces(clause.gap("goal"), player) if clause.gap("goal") else ()
        if not set(returned) <= set(self._attackers) or len(returned) > 1:
            raise NotClear
        self._do(Act("activate", player, (ninja,), ability=_NINJUTSU))
        if returned and len(self._attackers) > 1:
            self._do(Act("answer", player, (), tuple(returned)))
        self._last = (ninja,)

    def _gives(self, clause: Clause) -> None:
        """ "I tap Mother of Runes and give it protection from white": what the spell or ability that was just used is
        aimed at, and what is chosen for it, where its text gives that."""
        acts = self.situation.acts
        player = self._player(clause.gap("player")) or self._subject
        last = acts[-1] if acts else None
        if player is not None and (last is None or last.player != player):
            self._gives_by_itself(clause, player)
            return
        if last is None or last.do not in ("cast", "activate") or last.player != player or player is None or last.at:
            raise NotClear
        card, granted = self._card_of(last.uses[0]), clause.gap("granted")
        if not grants(card, granted):
            raise NotClear
        aimed = tuple(one for act in acts[:-1] for one in act.at if isinstance(one, Piece))[-1:]
        at = self._goals(clause.gap("goal"), player, player) if clause.gap("goal") else aimed
        if not at:
            raise NotClear
        if targets_said(card):
            acts[-1] = replace(last, at=at)
        if color := chosen_color(card, granted):
            self._upon.append(Act("answer", player, (), (color.capitalize(),)))
        self._last = tuple(one for one in at if isinstance(one, Piece)) or self._last

    def _gives_by_itself(self, clause: Clause, player: str) -> None:
        """ "I control Mother of Runes and give my bear protection from red": by the one ability that gives that."""
        own = (one for one in self.situation.pieces if one.owner == player and one.zone == "battlefield")
        able = [one for one in own if not one.is_token and _AIMED.search(self._text(one)) and self._has_card(one)]
        able = [one for one in able if grants(self._card_of(one), clause.gap("granted"))]
        if len(able) != 1 or not clause.gap("goal"):
            raise NotClear
        at = self._goals(clause.gap("goal"), player, player)
        self._do(Act("activate", player, (able[0],), at))
        if color := chosen_color(self._card_of(able[0]), clause.gap("granted")):
            self._upon.append(Act("answer", player, (), (color.capitalize(),)))
        self._last = tuple(one for one in at if isinstance(one, Piece))

    def _has_card(self, piece: Piece) -> bool:
        return any(card.front.name == piece.called for card in self._cards)

    def _repeat(self, did: Sequence[Act], times: int) -> None:
        """ "I ping it twice", "I cast Time Warp twice": an ability that is activated or a spell that is cast so often,
        one after the other; of spells that are aimed at things the second may have no target any more."""
        done = [one for one in did if one.do != "resolve"]
        if [one.do for one in done] == ["cast"] and not any(isinstance(one, Piece) for one in done[0].at):
            (first,) = done
            for _ in range(times - 1):
                self._settle()
                second = self._put(self._of_card(self._card_of(first.uses[0]), first.player, "hand"))
                self._do(replace(first, uses=(second,)))
                self._spell = second
            return
        if not done or done[0].do != "activate" or any(one.do not in ("activate", "answer") for one in done):
            raise NotClear
        again = [Act("resolve", ""), *done] if "planeswalker" in done[0].uses[0].words else done
        self.situation.acts += again * (times - 1)

    def _trigger(self, clause: Clause) -> None:
        """What a triggered ability is aimed at, said as the answer to the question that it asks."""
        acts = [act for act in self.situation.acts if act.do in ("cast", "attack", "block", "activate")]
        if not acts or (clause.key == "cast" and self._spell is None):
            raise NotClear
        source = self._pieces(clause.gap("card"), None)[0] if clause.gap("card") else self._what_triggers(acts[-1])
        if "target" not in self._text(source) or not re.search(r"\b(?:When|Whenever|At)\b", self._text(source)):
            raise NotClear
        at = self._goals(clause.gap("goal"), self._usual_goal(self._card_of(source), source.owner), source.owner)
        answer = Act("answer", source.owner, (), at)
        if self._spell is not None:
            self._upon.append(answer)
        else:
            self._do(answer)

    def _what_triggers(self, last: Act) -> Piece:
        """Whose trigger is meant that is aimed somewhere: what has acted last, or the one in a combat that has one."""
        fighting = [*last.uses, *(one for one in last.at if isinstance(one, Piece))]
        able = [one for one in fighting if _AIMED_TRIGGER.search(self._text(one))]
        return able[0] if len(able) == 1 else last.uses[0]

    def _aims(self, clause: Clause) -> None:
        """ "I ping his Elves": by the one permanent whose ability deals damage to a target."""
        acts = self.situation.acts
        waits = acts and acts[-1].do in ("cast", "activate") and not acts[-1].at
        pings = re.search(rf"(?<!\w){one_of('situation-verb-ping')}(?!\w)", clause.text, re.I)
        player = self._player(clause.gap("player")) or self._subject
        able = [
            one
            for one in self.situation.pieces
            if (one.owner, one.zone) == (player, "battlefield") and _PINGS.search(self._text(one))
        ]
        if waits or not pings or player is None or len(able) != 1 or clause.gap("means"):
            super()._aims(clause)
            return
        at = self._goals(clause.gap("goal"), self.situation.other(player), player)
        if not clause.response and self._last_caster == player:
            self._settle()
        self._do(Act("activate", player, (able[0],), at))
        self._last = tuple(one for one in at if isinstance(one, Piece)) or (able[0],)

    def _animate(self, clause: Clause) -> None:
        """A land or a Vehicle becomes a creature: by the ability whose text says so, or by crewing."""
        player = self._player(clause.gap("player")) or self._subject
        (source, *more) = self._pieces(clause.gap("thing"), player)
        text = self._text(source)
        if more or source.zone != "battlefield":
            raise NotClear
        owner = player or source.owner
        crew = re.search(r"^Crew \d", text, re.M) is not None
        becomes = BECOMES.search(text)
        if clause.gap("cost") and not crew:
            raise NotClear
        if not crew and becomes is None:
            self._activate(clause)
            return
        tapped = self._pieces(clause.gap("cost"), owner) if clause.gap("cost") else ()
        if not clause.response and self._last_caster == owner:
            self._settle()
        self._do(Act("activate", owner, (source,), ability=_CREW if crew else "becomes"))
        if tapped and sum(bool(one.size) for one in self.situation.pieces if one.owner == owner) > len(tapped):
            self._do(Act("answer", owner, (), tuple(tapped)))
        self._last, self._named_last = (source,), tuple(tapped)

    def _equip(self, clause: Clause) -> None:
        player = self._player(clause.gap("player")) or self._subject or self.situation.players[0]
        if not clause.gap("thing"):
            self._equips_what_is_there(player)
            return
        (source, *more) = self._pieces(clause.gap("thing"), player)
        if more or "Equipment" not in self._text_types(source):
            raise NotClear
        self._equips(source, clause)

    def _equips_what_is_there(self, player: str) -> None:
        """ "Can I equip": with the one Equipment that is on nothing, the one creature."""
        own = [one for one in self.situation.pieces if one.owner == player]
        free = [one for one in own if "Equipment" in self._text_types(one) and one.on is None]
        able = [one for one in own if one.size and one.zone == "battlefield"]
        if len(free) != 1 or len(able) != 1 or (free[0].zone != "battlefield" and not self._settles(free[0])):
            raise NotClear
        self._settle()
        several = self._text(free[0]).count(":") > 0
        self._do(Act("activate", player, (free[0],), (able[0],), ability=_EQUIP if several else None))
        self._last = (able[0],)

    def _equips(self, source: Piece, clause: Clause) -> None:
        at = tuple(self._pieces(clause.gap("goal"), source.owner)) if clause.gap("goal") else ()
        if len(at) > 1 or any(not one.size for one in at):
            raise NotClear
        self._settle()
        if not self.situation.acts and self.situation.active is None and source.owner != self.situation.players[0]:
            self.situation.active = source.owner  # only as a sorcery (702.6a)
        several = self._text(source).count(":") > 0
        self._do(Act("activate", source.owner, (source,), at, ability=_EQUIP if several else None))
        self._last = at or (source,)

    def _text_types(self, piece: Piece) -> set[str]:
        return {kind for card in self._cards if card.front.name == piece.item for kind in card.front.subtypes}


def _shoots(card: Card | None) -> bool:
    """Whether a permanent has one activated ability with a target, and nothing else that has one."""
    if card is None or {"Instant", "Sorcery"} & set(card.front.types):
        return False
    others = re.search(r"^(?:When|Whenever|At)\b[^\n]*\btarget\b", card.front.text, re.M)
    return len(_AIMED.findall(card.front.text)) == 1 and others is None


def _are_several(text: str) -> bool:
    """Whether a text tells of several things: "3 goblin tokens", "both"."""
    said = phrases(text) or ()
    return len(said) > 1 or any(one.number != 1 for one in said)
