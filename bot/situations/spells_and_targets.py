"""A spell that a question tells of: who casts it, at what, and the act that it comes to."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from bot.situations.alternative_costs import ALTERNATIVE
from bot.situations.board import Act, Piece
from bot.situations.choosing import is_counter, targets_said
from bot.situations.clause import Clause
from bot.situations.details import How
from bot.situations.gaps import is_it, names_in
from bot.situations.modes import every_mode, modes_of
from bot.situations.new_pieces import NotClear
from bot.situations.noun_pattern import NAMED
from bot.situations.nouns import Phrase, phrases
from bot.situations.order_of_play import OrderOfPlay
from bot.situations.stand_ins import card_for
from bot.words import one_of, typed
from cards import Card, fold
from engine import SentenceSpan

OUT_OF_A_GRAVEYARD = re.compile(
    r"\btarget [^.\n]*\bcards? (?:in|from) (?:a|your|an opponent's) graveyard|enchant creature card in", re.I
)
"""Texts of spells that are aimed at cards in graveyards and at nothing else."""
_AS_A_COPY = re.compile(r"\benters? (?:\w+ ){0,3}as a copy of\b|\benters? as (?:\w+ ){0,3}cop", re.I)
"""Texts of what copies something as it enters (707.5)."""


class Spells(OrderOfPlay):
    """Makes acts of spells, whichever clause tells of them."""

    def _list(self, clause: Clause) -> None:
        said = phrases(clause.gap("things")) or ()
        if any(one.card is not None and one.number > 1 for one in said):
            self._so_many(said)
        else:
            super()._list(clause)

    def _so_many(self, said: Sequence[Phrase]) -> None:
        """ "Two Blood Artists, Wrath of God": of what there are several lies on the asker's side; a spell behind it is
        cast upon them."""
        *there, last = said
        spell = last.card is not None and {"Instant", "Sorcery"} & set(self._cards[last.card].front.types)
        things = ", ".join(one.text for one in (there if spell else said))
        if not spell:
            self._last = tuple(self._pieces(things, self.situation.players[0], unsaid=True))
            return
        gaps = {"card": SentenceSpan(last.text, 0, len(last.text)), "things": SentenceSpan(things, 0, len(things))}
        act = Clause("sweeps", f"{things}, {last.text}", gaps)
        self._handler(act)(act)

    def _who_would(self, card: Card, clause: Clause) -> str | None:
        """Who casts a spell of which nobody says that: on what is one's own, what helps is one's own, and else the
        other's."""
        first = phrases(clause.gap("goal"))
        owner = self._owner_of(first[0]) if first and first[0].whose and not is_counter(card) else None
        if owner is None or not {"Instant", "Sorcery"} & set(card.front.types):
            return None
        player = owner if self._helps(card) else self.situation.other(owner)
        self.situation.assumed.append(self._words("situation-assumed-owner", card=card.front.name, player=player))
        return player

    def _dative(self, clause: Clause, card: Card, player: str | None) -> str:
        """ "Je lui fais Foudre", "il me lance Choc": at whom, where a player may be meant; "il me la Foudre": what was
        spoken of."""
        if clause.key == "cast" and (one := object_of_name(clause.text)):
            return one
        said = re.search(rf"(?<!\w){one_of('situation-dative')}(?!\w)", clause.text, re.I)
        if (
            said is None
            or player is None
            or re.search(r"any target|target (?:player|opponent)", card.front.text) is None
        ):
            return ""
        return self.situation.other(player) if clause.key == "cast" else ""

    def _aimed(self, card: Card, text: str, player: str, usual: str | None = None) -> tuple[Piece | str, ...]:
        """What a spell of a player is aimed at. What counters spells is aimed at what was cast, or has to be."""
        if is_counter(card) and text:
            used = [act for act in self.situation.acts[-1:] if act.do == "activate"]
            if used and is_it(text) and "ability" in card.front.text:
                return used[0].uses  # the ability that is on the stack goes by its source
            return self._spells(text, self.situation.other(player))
        targeted = {one.casefold() for one in re.findall(r"\btarget (\w+)", card.front.text, re.I)}
        if targeted and targeted <= {"player", "opponent"} and fold(text) in typed("situation-them"):
            return (self.situation.other(player),)  # "can I Thoughtseize them"
        self._usual_zone = "graveyard" if OUT_OF_A_GRAVEYARD.search(card.front.text) else ""
        kinds = set(re.findall(r"\btarget (?:\w+ )*?(creature|permanent|artifact|land|enchantment)", card.front.text))
        self._only_creatures = re.search(r"\bany target|target (?:opponent|player)", card.front.text) is None and (
            kinds in ({"creature"}, {"permanent"})
            or re.search(r"^Enchant creature$", card.front.text, re.M) is not None
        )
        self._wants_targets = kinds == {"creature"} or (not kinds and "any target" in card.front.text)
        try:
            goals = self._goals(text, usual or self._usual_goal(card, player), player)
            aims = targets_said(card) or re.search(r"\benchant\b", card.front.text, re.I)
            return goals if aims else ()  # "Wrath of God on my creature": that is there, and no target
        finally:
            self._wants_targets, self._only_creatures, self._usual_zone = False, False, ""

    def _spells(self, text: str, caster: str) -> tuple[Piece | str, ...]:
        (said, *more) = phrases(text) or (Phrase(""),)
        if more:
            raise NotClear
        if (
            said.card is None
            and (said.new or (said.whose and not self.situation.acts))  # "can I counter his spell"
            and card_for(said)
            and (said.new or fold(text).endswith((*typed("situation-card-word"), *typed("situation-spell"))))
        ):
            other = self._cards[self._stand_in(said)]  # "a creature spell": any
            any_spell = self._put(self._of_card(other, caster, "hand"))
            self._casts(other, caster, any_spell, ())
            return (any_spell,)
        if said.card is None:
            spell = self._spell if said.pronoun else self._called_spell(said)
            if spell is None:
                raise NotClear
            return (spell,)
        card = self._card(said)
        cast = [act.uses[0] for act in self.situation.acts if act.do == "cast" and act.uses[0].item == card.front.name]
        if cast:
            return (cast[-1],)
        owner = self._owner_of(said) or caster
        spell = self._put(self._of_card(card, owner, "hand"))
        if self._is_slow(card) and owner != self.situation.players[0] and self.situation.active is None:
            self.situation.active = owner
        self._casts(card, owner, spell, ())
        return (spell,)

    def _unsaid_goal(self, clause: Clause, card: Card) -> tuple[Piece | str, ...]:
        """What a response without a target is taken to be aimed at: the spell before it, or what was spoken of."""
        if not self._last_caster:
            return ()
        if is_counter(card):
            return (self._spell,) if self._spell is not None else ()
        aimed = "target creature" in card.front.text and len(self._last) == 1 and self._last[0].size
        return self._last if aimed and clause.key == "cast" else ()

    def _spell_to_counter(self, card: Card, player: str) -> tuple[Piece, ...]:
        """A spell of the other player for what is asked to be castable, and is aimed at spells only."""
        said = Phrase(self._words("situation-any-spell"), new=True, word="spell")
        other = self.situation.other(player)
        number = self._stand_in(said)
        spell = self._put(self._of_card(self._cards[number], other, "hand"))
        self._stands_for(spell, said)
        self._casts(self._cards[number], other, spell, ())
        return (spell,)

    def _casts(
        self, card: Card, player: str, spell: Piece, at: tuple[Piece | str, ...], how: Iterable[How] = ()
    ) -> None:
        """A card is cast or played; what is chosen as it resolves is answered then."""
        said = self.situation
        land = "Land" in card.front.types
        if self._is_slow(card) and not said.acts and said.active is None and player != said.players[0]:
            said.active = player
        if self._is_slow(card) and said.acts and said.acts[-1].step in ("upkeep", "draw") and said.turn == player:
            self._do(Act("go_to", player, step="precombat main"))
        elif self._is_slow(card) and self._is_the_others_turn(player):
            self._came_before(player)
        x = next((one.x for one in how if one.x is not None), None)
        if x is not None and not re.search(r"\bX\b", f"{card.front.mana_cost} {card.front.text}"):
            if not re.search(rf"\b{x}\b", card.front.text):
                raise NotClear
            x = None  # "for 3", of a spell that says 3 anyway
        kicked = any(one.kicked for one in how)
        costs = tuple(one.way for one in how if one.way) or self._for_nothing(card, player, how)
        if "evoke" in costs:
            self._hold_one_to_exile(card, player, r"^Evoke—Exile an? (\w+) card from your hand\.")
        keywords = {fold(one) for one in card.keywords}
        if (kicked and "kicker" not in keywords) or not set(costs) <= {*keywords, ALTERNATIVE}:
            raise NotClear
        spoken = tuple(one for one in at if isinstance(one, Piece)) or (spell,)
        bestowed = "bestow" in costs
        comes_in = (
            not land
            and not bestowed
            and not {"Instant", "Sorcery"} & set(card.front.types)
            and "Aura" not in card.front.subtypes
        )
        if at and comes_in and "target" not in card.front.text:
            if not (re.search(r"\beach (?:opponent|other player|player)\b", card.front.text) and _players(at)):
                raise NotClear
            at = ()  # "he drains me with Gray Merchant"
        if at and comes_in:
            spell.copies = _AS_A_COPY.search(card.front.text) is not None
            self._upon.append(Act("answer", player, (), at))  # what it does as it enters is aimed there
            at = ()
        how = list(how)
        chosen = [one.chosen for one in how if one.chosen]
        chosen += [one.aim for one in how if one.aim and modes_of(card.front.text)]
        modes: tuple[int, ...] = ()
        if chosen and modes_of(card.front.text):
            modes, at = self._modes(chosen.pop(0), card, player, at)
        if not modes and not chosen and (modes := every_mode(card.front.text)):
            said.assumed.append(self._words("situation-assumed-modes", card=card.front.name))
        if any(one.aim and names_in(one.aim) for one in how):
            raise NotClear
        at = at or self._of_advantage(card, player, how, modes)
        self._do(Act("play" if land else "cast", player, (spell,), at, x=x, kicked=kicked, costs=costs, modes=modes))
        if re.search(
            r"\bgain control of (?:target|up to one target|it\b|that creature|that permanent)", card.front.text, re.I
        ) or (re.search(r"\bYou control enchanted\b", card.front.text)):
            for one in at:
                if isinstance(one, Piece):
                    one.taken_by = player
        for one in chosen:
            self._chosen(one, card, player)
        self._spell = None if land else spell
        self._last = spoken


def object_of_name(text: str) -> str:
    """The pronoun of what a card's name is the verb for: "il me la Foudre". Empty for none."""
    found = re.search(rf"(?<!\w)({one_of('situation-object')}) ?{NAMED}\d+$", text, re.I)
    return found[1] if found is not None else ""


def _players(at: tuple[Piece | str, ...]) -> bool:
    return all(isinstance(one, str) for one in at)
