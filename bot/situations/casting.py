"""What a question says of spells that are cast."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from bot.situations.alternative_costs import ALTERNATIVE
from bot.situations.board import Act, Piece
from bot.situations.choosing import is_counter, targets_said
from bot.situations.clauses import Clause
from bot.situations.details import How, how_of, way_of
from bot.situations.gaps import is_it, names_in
from bot.situations.granting import chosen_color, grants
from bot.situations.modes import modes_of
from bot.situations.new_pieces import NotClear
from bot.situations.nouns import Phrase, phrases
from bot.situations.order_of_play import OrderOfPlay
from bot.situations.stand_ins import kind_of
from bot.words import one_of
from cards import Card, fold

MOST_SPELLS = 4
"""More spells that nobody names are not cast."""
_ORDINALS = {1: "situation-ordinal-second", 2: "situation-ordinal-third"}
"""Words for a spell before which so many are cast."""
_TWO_TARGETS = ("thing", "goal")
"""The gaps with the two creatures of a fight."""
_FLASHES_BACK = r"\bflash(?:es|ed)? ?(?:\S+ )?backs?\b"
_OUT_OF_A_GRAVEYARD = re.compile(
    r"\btarget [^.\n]*\bcards? (?:in|from) (?:a|your|an opponent's) graveyard|enchant creature card in", re.I
)
"""Texts of spells that are aimed at cards in graveyards and at nothing else."""


class Casting(OrderOfPlay):
    """Reads the clauses of casting, each in the method named after it."""

    _about: Phrase | None = None
    """The card that a question begins with: "a question about Doom Blade"."""

    def _said_card(self, text: str) -> Phrase:
        """The card that is said to be cast; "it" is the one that was spoken of, and not cast yet."""
        (said, *more) = phrases(text) or (Phrase(""),)
        if said.pronoun and is_it(text):
            heard = [one for some in reversed(self._heard) for one in some if one.zone != "battlefield"]
            held = [one for one in heard if one.zone == "hand"] or heard
            held = [one for one in held if not self._settles(one)] or (
                held if re.search(_FLASHES_BACK, self._asking, re.I) else []
            )
            if self._about is None and held:
                number = next(n for n, card in enumerate(self._cards) if card.front.name == held[0].item)
                return Phrase(text, card=number)
            if self._about is not None:
                return self._about
            if len(self._named) == 1:
                return Phrase(text, card=self._named[0])
        if said.card is None or more or said.number != 1:
            raise NotClear
        return said

    def _cast(self, clause: Clause) -> None:
        if clause.gap("newcomer"):
            self._cast_newcomers(clause)
        else:
            self._cast_card(clause, self._said_card(clause.gap("card")))

    def _cast_newcomers(self, clause: Clause) -> None:
        """ "He casts three spells": one after the other resolves."""
        said = self._newcomer(clause)
        number = said.number + self._before_it(clause)
        if number > MOST_SPELLS or (number > 1 and clause.gap("goal")):
            raise NotClear
        for at in range(number):
            if at:
                self._settle()
            self._cast_card(clause, replace(said, number=1, new=True))

    def _before_it(self, clause: Clause) -> int:
        """How many spells come before one that is called the second or another, and have not been told of."""
        player = self._player(clause.gap("player")) or self._subject
        cast = sum(act.do == "cast" and act.player == player for act in self.situation.acts)
        text = clause.gap("newcomer")
        which = next((n for n, one in _ORDINALS.items() if re.search(rf"(?<!\w){one_of(one)}(?!\w)", text, re.I)), 0)
        return max(0, which - cast)

    def _has_flashback(self, card: Card) -> bool:
        """Whether a card has flashback (702.34a): by itself, by what has been cast, or by what stands there and does
        not give it as it enters."""
        cast = [self._text(one) for act in self.situation.acts for one in act.uses]
        there = [self._text(one) for one in self.situation.pieces if one.zone == "battlefield"]
        giving = (*cast, *(text for text in there if not re.search(r"\benters\b", text)))
        return any("flashback" in fold(text) for text in (card.front.text, *giving))

    def _cast_card(self, clause: Clause, said: Phrase) -> None:
        card = self._card(said)
        if clause.gap("nickname") and not {"Instant", "Sorcery"} & set(card.front.types):
            raise NotClear  # "I Shock him with Guttersnipe": the verb is what is cast
        if clause.gap("made") and not {"Instant", "Sorcery"} & set(card.front.types):
            raise NotClear  # "I make four Goblins with Krenko": by an ability of what is there
        if clause.gap("granted") and not grants(card, clause.gap("granted")):
            raise NotClear
        if re.search(_FLASHES_BACK, clause.text, re.I) and not self._has_flashback(card):
            raise NotClear
        player = self._player(clause.gap("player")) or self._owner_of(said) or self._subject
        player = player or self._who_would(card, clause)
        if clause.gap("place"):
            self._pieces(f"{clause.gap('things')} {clause.gap('place')}", player or self.situation.players[0])
        player = player or self.situation.players[0]
        if clause.gap("things2"):
            for piece in self._pieces(clause.gap("things2"), player):
                if piece.zone != "battlefield":
                    raise NotClear
        if clause.gap("thing"):
            self._aimed_by_two(clause, card, player)
            return
        if clause.gap("card2"):
            self._stands_by(clause.gap("card2"), player)
        held = [one for one in self.situation.pieces if (one.item, one.owner) == (card.front.name, player)]
        spent = [one for act in self.situation.acts if act.do == "cast" for one in act.uses]
        another = bool(clause.gap("newcomer"))
        spell = next((one for one in held if one.zone != "battlefield" and not (another and one in spent)), None)
        if spell is None and held and held[0].is_commander and not self.situation.acts:
            held[0].zone, spell = "command", held[0]
        if spell is None and held and not said.new:
            raise NotClear  # it is on the battlefield already
        if any(act.do == "cast" and spell in act.uses for act in self.situation.acts):
            if clause.gap("goal"):
                raise NotClear
            if (
                spell is not None
                and re.search(_FLASHES_BACK, clause.text, re.I)
                and spell.words & {"instant", "sorcery"}
            ):
                self._settle()
                self._do(Act("cast", player, (spell,)))  # once more, from where it is then
            return  # it has been told already
        goal, from_where = clause.gap("goal") or self._dative(clause, card, player), how_of(clause.gap("how"))
        if clause.gap("granted") and not targets_said(card):
            goal = "" if self._pieces(goal, player) else goal  # all that are there get it
        if goal and from_where is not None and from_where.zone and _OUT_OF_A_GRAVEYARD.search(card.front.text):
            goal = f"{goal} {clause.gap('how')}"  # "I Reanimate Griselbrand from his yard"
            clause = replace(clause, gaps={key: span for key, span in clause.gaps.items() if key != "how"})
        at = self._aimed(card, goal, player) or self._unsaid_goal(clause, card)
        how = [one for gap in ("how", "how2") if (one := how_of(clause.gap(gap))) is not None]
        if chosen := chosen_color(card, clause.gap("granted")):
            how.append(How(chosen=chosen))
        zone = said.zone or next((one.zone for one in how if one.zone), "")
        if re.search(_FLASHES_BACK, clause.text, re.I):
            zone = "graveyard"
        if re.search(r"\bkick(?:s|ed)?\b", clause.text, re.I):
            how.append(How(kicked=True))
        if said_way := clause.gap("v_way") or clause.gap("way"):
            how.append(How(way=way_of(said_way)))
        if zone == "battlefield":
            raise NotClear
        self._make_way(card, player, at, clause.response)
        if is_counter(card) and not at and not self.situation.acts and any(one.free for one in how):
            at = self._spell_to_counter(card, player)
        if spell is None:
            is_commander = bool(clause.gap("newcomer")) and kind_of(said) == "commander"
            spell = self._put(self._of_card(card, player, "command" if is_commander else zone or "hand"))
            spell.is_commander = is_commander
        if clause.gap("newcomer"):
            self._stands_for(spell, said)
        self._casts(card, player, spell, at, how)
        if clause.gap("cost"):
            self._paid_with(clause, player)

    def _attack(self, clause: Clause) -> None:
        """ "He hits me with Lightning Bolt": what is no creature is cast."""
        said = phrases(clause.gap("things")) or (Phrase(""),)
        card = self._cards[said[0].card] if said[0].card is not None else None
        if card is None or not {"Instant", "Sorcery"} & set(card.front.types) or not clause.gap("who"):
            super()._attack(clause)
            return
        gaps = {"card": clause.gaps["things"], "goal": clause.gaps["who"], "player": clause.gaps["player"]}
        self._cast(Clause("cast", clause.text, gaps, clause.response))

    def _aimed_by_two(self, clause: Clause, card: Card, player: str) -> None:
        """ "I cast Prey Upon with my Recluse targeting his Bears": a creature of one's own and what it fights or deals
        damage to, in the order of the text (601.2c)."""
        own = re.search(r"\btarget creature you control\b", card.front.text, re.I)
        if own is None or targets_said(card) != len(_TWO_TARGETS):
            raise NotClear
        at = tuple(
            one
            for gap, usual in zip(_TWO_TARGETS, (player, self.situation.other(player)), strict=True)
            for one in self._pieces(clause.gap(gap), usual)
        )
        self._make_way(card, player, at, clause.response)
        self._casts(card, player, self._put(self._of_card(card, player, "hand")), at)

    def _dative(self, clause: Clause, card: Card, player: str | None) -> str:
        """ "Je lui fais Foudre", "il me lance Choc": at whom, where a player may be meant."""
        said = re.search(rf"(?<!\w){one_of('situation-dative')}(?!\w)", clause.text, re.I)
        if (
            said is None
            or player is None
            or re.search(r"any target|target (?:player|opponent)", card.front.text) is None
        ):
            return ""
        return self.situation.other(player) if clause.key == "cast" else ""

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

    def _newcomer(self, clause: Clause) -> Phrase:
        """ "I play a 3/3", "he casts an instant": any card like that, as a real one."""
        (said, *more) = phrases(clause.gap("newcomer")) or (Phrase(""),)
        if more or not said.number:
            raise NotClear
        return replace(said, card=self._stand_in(said))

    def _enters(self, clause: Clause) -> None:
        """ "When my Mulldrifter enters": it was cast and has resolved, unless that was told already."""
        said = self._said_card(clause.gap("card"))
        card = self._card(said)
        there = [one for one in self.situation.pieces if one.item == card.front.name]
        if any(map(self._settles, there)):
            return
        if any(one.zone == "battlefield" for one in there) or {"Instant", "Sorcery"} & set(card.front.types):
            raise NotClear
        self._cast(Clause("cast", clause.text, {"card": clause.gaps["card"]}))
        self._settle()

    def _stands_by(self, text: str, player: str) -> None:
        """ "I cast Mulldrifter with Panharmonicon": a permanent that is on the battlefield."""
        for piece in self._pieces(text, player):
            if piece.zone != "battlefield" or (piece.size and piece.is_token):
                raise NotClear

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
            self._upon.append(Act("answer", player, (), at))  # what it does as it enters is aimed there
            at = ()
        how = list(how)
        chosen = [one.chosen for one in how if one.chosen]
        chosen += [one.aim for one in how if one.aim and modes_of(card.front.text)]
        modes: tuple[int, ...] = ()
        if chosen and modes_of(card.front.text):
            modes, at = self._modes(chosen.pop(0), card, player, at)
        if any(one.aim and names_in(one.aim) for one in how):
            raise NotClear
        at = at or self._of_advantage(card, player, how, modes)
        self._do(Act("play" if land else "cast", player, (spell,), at, x=x, kicked=kicked, costs=costs, modes=modes))
        if re.search(r"\bgain control of (?:target|up to one target)|\bYou control enchanted\b", card.front.text, re.I):
            for one in at:
                if isinstance(one, Piece):
                    one.taken_by = player
        for one in chosen:
            self._chosen(one, card, player)
        self._spell = None if land else spell
        self._last = spoken

    def _spell_to_counter(self, card: Card, player: str) -> tuple[Piece, ...]:
        """A spell of the other player for what is asked to be castable, and is aimed at spells only."""
        said = Phrase(self._words("situation-any-spell"), new=True, word="spell")
        other = self.situation.other(player)
        number = self._stand_in(said)
        spell = self._put(self._of_card(self._cards[number], other, "hand"))
        self._casts(self._cards[number], other, spell, ())
        return (spell,)

    def _copies(self, clause: Clause) -> None:
        """What enters as a copy is cast, and the copied thing chosen as it enters (614.12, 707.5)."""
        said = self._said_card(clause.gap("card"))
        card = self._card(said)
        player = self._owner_of(said) or self._subject or self.situation.players[0]
        spell = next((one for one in self.situation.pieces if (one.item, one.owner) == (card.front.name, player)), None)
        if "copy" not in card.front.text or (spell is not None and spell.zone == "battlefield"):
            raise NotClear
        if spell is None:
            self._make_way(card, player, (), response=False)
            spell = self._put(self._of_card(card, player, "hand"))
        if not self._settles(spell):
            self._casts(card, player, spell, ())
        self._chosen(clause.gap("goal"), card, player)
        self._settle()
        self._last = (spell,)

    def _cast_at(self, clause: Clause) -> None:
        """Something is aimed at, by the other player unless it is said whose it is."""
        said = self._said_card(clause.gap("card"))
        card = self._card(said)
        first = phrases(clause.gap("goal"))
        mine = first is not None and first[0].whose
        player = self._player(clause.gap("player")) or self._owner_of(said)
        if player is None and mine:
            player = self.situation.players[1 if mine == "mine" else 0]
        if is_counter(card) and player is None:
            player = self.situation.players[1]
        usual = self.situation.other(player) if player is not None else self.situation.players[0]
        goals = self._aimed(card, clause.gap("goal"), player or self.situation.players[1], usual)
        if clause.gap("granted") and not grants(card, clause.gap("granted")):
            raise NotClear
        left_out = re.match(rf"{one_of('situation-that')} ", clause.text, re.I) is not None
        if not goals and len(self._last) == 1 and (left_out or clause.gap("granted")):
            goals = self._last  # "… on a creature that gets Giant Growth in response"
        if not goals:
            raise NotClear
        owner = goals[0] if isinstance(goals[0], str) else goals[0].owner
        player = player or (owner if self._helps(card) else self.situation.other(owner))
        if not {"Instant", "Sorcery"} & set(card.front.types):
            self._shot(said, player, goals)
            return
        if "Sorcery" in card.front.types and not self.situation.acts and self.situation.active is None:
            self.situation.active = player
        if any(act.do == "cast" and act.uses[0].item == card.front.name for act in self.situation.acts):
            return  # it has been told already
        self._make_way(card, player, goals, clause.response)
        if re.search(r"\bwould\b", clause.text, re.I) and not self.situation.acts:
            raise NotClear
        held = [
            one for one in self.situation.pieces if (one.item, one.owner, one.zone) == (card.front.name, player, "hand")
        ]
        spell = held[0] if held else self._put(self._of_card(card, player, "hand"))
        self._do(Act("cast", player, (spell,), goals))
        self._about = said
        self._spell, self._last = spell, tuple(one for one in goals if isinstance(one, Piece)) or (spell,)

    def _shot(self, said: Phrase, player: str, goals: tuple[Piece | str, ...]) -> None:
        """What a permanent is used on."""
        raise NotClear

    def _topic(self, clause: Clause) -> None:
        self._about = self._said_card(clause.gap("card"))

    def _against(self, clause: Clause) -> None:
        """A spell that is no one's in particular, against what somebody has: the other player casts it."""
        goals = self._pieces(clause.gap("goal"), self.situation.players[0])
        card = self._card(self._said_card(clause.gap("card")))
        if not {"Instant", "Sorcery"} & set(card.front.types):
            raise NotClear
        player = self.situation.other(goals[0].owner)
        spell = self._put(self._of_card(card, player, "hand"))
        if self._is_slow(card) and self.situation.active is None and player != self.situation.players[0]:
            self.situation.active = player
        at = tuple(goals) if re.search(r"\btarget\b", card.front.text) else ()
        self._do(Act("cast", player, (spell,), at))
        self._spell, self._last = spell, tuple(goals)

    def _ambush(self, clause: Clause) -> None:
        """A creature is cast so that it may block."""
        self._cast(clause)
        blocker = self._spell
        self._settle()
        attack = self._attack_there
        if blocker is None or attack is None or not blocker.size:
            raise NotClear
        goal = clause.gap("blocked")
        blocked = attack.uses if is_it(goal) or not goal else self._pieces(goal, attack.player)
        self._blocks((blocker,), blocker.owner, blocked)

    # ---- at what

    def _aimed(self, card: Card, text: str, player: str, usual: str | None = None) -> tuple[Piece | str, ...]:
        """What a spell of a player is aimed at. What counters spells is aimed at what was cast, or has to be."""
        if is_counter(card) and text:
            used = [act for act in self.situation.acts[-1:] if act.do == "activate"]
            if used and is_it(text) and "ability" in card.front.text:
                return used[0].uses  # the ability that is on the stack goes by its source
            return self._spells(text, self.situation.other(player))
        self._usual_zone = "graveyard" if _OUT_OF_A_GRAVEYARD.search(card.front.text) else ""
        kinds = set(re.findall(r"\btarget (?:\w+ )*?(creature|permanent|artifact|land|enchantment)", card.front.text))
        self._only_creatures = re.search(r"\bany target|target (?:opponent|player)", card.front.text) is None and (
            kinds == {"creature"} or re.search(r"^Enchant creature$", card.front.text, re.M) is not None
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


def _players(at: tuple[Piece | str, ...]) -> bool:
    return all(isinstance(one, str) for one in at)
