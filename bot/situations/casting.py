"""What a question says of spells that are cast."""

from __future__ import annotations

import re
from dataclasses import replace

from bot.situations.board import Act, Piece
from bot.situations.choosing import is_counter, targets_said
from bot.situations.clause import Clause
from bot.situations.details import How, how_of, way_of
from bot.situations.gaps import first_of, is_it
from bot.situations.granting import chosen_color, grants
from bot.situations.new_pieces import NotClear
from bot.situations.nouns import Phrase, phrases
from bot.situations.spells_and_targets import OUT_OF_A_GRAVEYARD, Spells, object_of_name
from bot.situations.stand_ins import kind_of
from bot.words import one_of, typed
from cards import Card, fold
from engine import SentenceSpan

MOST_SPELLS = 4
"""More spells that nobody names are not cast."""
_ORDINALS = {1: "situation-ordinal-second", 2: "situation-ordinal-third"}
"""Words for a spell before which so many are cast."""
_TWO_TARGETS = ("thing", "goal")
"""The gaps with the two creatures of a fight."""
_FLASHES_IN = r"\bflash(?:e|es|ed|ing)?\b(?! ?(?:\S+ )?backs?\b)"
"""What is said of a creature that has flash (702.8a)."""
_DRAWS = r"\bdr(?:aw(?:s|ing)?|ew)\b"
"""What is said to be done with a spell, or with an ability of what is there."""
_FLASHES_BACK = r"\bflash(?:es|ed)? ?(?:\S+ )?backs?\b"


def _flashes_back(clause: Clause) -> bool:
    """Whether it says that something is cast with flashback."""
    return re.search(_FLASHES_BACK, clause.text, re.I) is not None


_COUNTERS_ANY = re.compile(r"\bCounter target spell\b")
"""Texts of what counters a spell of any kind."""
_SWEEPS = re.compile(r"\b(?:[Dd]estroy|[Ee]xile|[Rr]eturn) all\b|\bto each creature\b|\b[Aa]ll creatures get -")
"""Texts of spells that touch every creature."""


class Casting(Spells):
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
        elif "v_cast" not in clause.gaps and object_of_name(clause.text) == clause.gap("card"):
            gaps = {"card": clause.gaps["goal"]}
            if self.situation.life and not any(one.zone == "battlefield" for one in self.situation.pieces):
                goal = min(typed("situation-opponent"), key=len)  # "adv à 3, je le foudroie"
                gaps["goal"] = SentenceSpan(goal, 0, len(goal))
            self._cast_card(replace(clause, gaps=gaps), self._said_card(clause.gap("goal")))
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
        own = re.search(r"^Flashback\b", card.front.text, re.M) is not None
        return own or any("flashback" in fold(text) for text in giving)

    def _cast_card(self, clause: Clause, said: Phrase) -> None:
        card = self._card(said)
        self._can_mean(clause, card)
        player = self._caster(clause, said, card)
        if clause.gap("thing"):
            self._aimed_by_two(clause, card, player)
            return
        if clause.gap("card2"):
            self._stands_by(clause.gap("card2"), player)
        spell = self._held(clause, said, card, player)
        if any(act.do == "cast" and spell in act.uses for act in self.situation.acts):
            self._told_again(clause, spell, player)
            return
        goal, from_where = clause.gap("goal") or self._dative(clause, card, player), how_of(clause.gap("how"))
        if clause.gap("granted") and not targets_said(card):
            goal = "" if self._pieces(goal, player) else goal  # all that are there get it
        if goal and from_where is not None and from_where.zone and OUT_OF_A_GRAVEYARD.search(card.front.text):
            goal = f"{goal} {clause.gap('how')}"  # "I Reanimate Griselbrand from his yard"
            clause = replace(clause, gaps={key: span for key, span in clause.gaps.items() if key != "how"})
        at = self._aimed(card, goal, player) or self._unsaid_goal(clause, card)
        how = self._how_said(clause, card)
        tells_of_none = is_counter(card) and not at and not self.situation.acts
        if tells_of_none and not (clause.gap("v_cast") or clause.gap("how") or _COUNTERS_ANY.search(card.front.text)):
            raise NotClear  # "can I counter his spell with Essence Scatter": what kind of spell is not said
        zone = "graveyard" if _flashes_back(clause) else said.zone or next((one.zone for one in how if one.zone), "")
        if zone == "battlefield":
            raise NotClear
        self._make_way(card, player, at, clause.response)
        if tells_of_none and (any(one.free for one in how) or not clause.gap("v_cast")):
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

    def _can_mean(self, clause: Clause, card: Card) -> None:
        """``NotClear`` where the card is none that the clause can say is cast like that."""
        is_spell_only = bool({"Instant", "Sorcery"} & set(card.front.types))
        if clause.gap("nickname") and not is_spell_only:
            raise NotClear  # "I Shock him with Guttersnipe": the verb is what is cast
        if clause.gap("made") and not is_spell_only:
            raise NotClear  # "I make four Goblins with Krenko": by an ability of what is there
        if re.search(_DRAWS, clause.text, re.I) and not is_spell_only:
            raise NotClear  # "I draw 7 with Griselbrand": by its ability
        if clause.gap("granted") and not grants(card, clause.gap("granted")):
            raise NotClear
        if _flashes_back(clause) and not self._has_flashback(card):
            raise NotClear

    def _caster(self, clause: Clause, said: Phrase, card: Card) -> str:
        """Who casts it; what is told of the board beside it stands there."""
        player = self._player(clause.gap("player")) or self._owner_of(said) or self._subject
        player = player or self._who_would(card, clause)
        if clause.gap("place"):
            beside = f"{clause.gap('things')} {clause.gap('place')}"
            self._last = tuple(self._pieces(beside, player or self.situation.players[0], unsaid=True))
        player = player or self.situation.players[0]
        if clause.gap("things2"):
            self._last = tuple(self._pieces(clause.gap("things2"), player))
            if any(one.zone != "battlefield" for one in self._last):
                raise NotClear
        return player

    def _held(self, clause: Clause, said: Phrase, card: Card, player: str) -> Piece | None:
        """The spell, where it has been told of before; a commander is cast from the command zone."""
        held = [one for one in self.situation.pieces if (one.item, one.owner) == (card.front.name, player)]
        spent = [one for act in self.situation.acts if act.do == "cast" for one in act.uses]
        another = bool(clause.gap("newcomer"))
        spell = next((one for one in held if one.zone != "battlefield" and not (another and one in spent)), None)
        if spell is None and held and held[0].is_commander and not self.situation.acts:
            held[0].zone, spell = "command", held[0]
        if spell is None and held and not said.new:
            raise NotClear  # it is on the battlefield already
        return spell

    def _told_again(self, clause: Clause, spell: Piece | None, player: str) -> None:
        """What has been cast is spoken of once more: nothing new, unless it is cast with flashback from where it is
        then."""
        if clause.gap("goal"):
            raise NotClear
        if spell is not None and _flashes_back(clause) and spell.words & {"instant", "sorcery"}:
            self._settle()
            self._do(Act("cast", player, (spell,)))

    def _how_said(self, clause: Clause, card: Card) -> list[How]:
        """All that the clause says of how the spell is cast."""
        how = [one for gap in ("how", "how2") if (one := how_of(clause.gap(gap))) is not None]
        if chosen := chosen_color(card, clause.gap("granted")):
            how.append(How(chosen=chosen))
        if re.search(r"\bkick(?:s|ed)?\b", clause.text, re.I):
            how.append(How(kicked=True))
        if said_way := clause.gap("v_way") or clause.gap("way"):
            how.append(How(way=way_of(said_way)))
        return how

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

    def _newcomer(self, clause: Clause) -> Phrase:
        """ "I play a 3/3", "he casts an instant": any card like that, as a real one."""
        (said, *more) = phrases(first_of(clause.gap("newcomer"))) or (Phrase(""),)
        if more or not said.number:
            raise NotClear
        if re.search(_FLASHES_IN, clause.text, re.I):
            if not said.general:
                raise NotClear  # of which it is not known that it has flash
            said = replace(said, keywords=("flash",))
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
        sweeps = _SWEEPS.search(card.front.text) and not targets_said(card)
        if sweeps and "v_kill" in clause.gaps and not self.situation.acts:  # "Wrath of God kills my Elf and two others"
            gaps = {("things" if key == "goal" else key): span for key, span in clause.gaps.items()}
            self._sweeps(replace(clause, key="sweeps", gaps=gaps))
            return
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

    def _sweeps(self, clause: Clause) -> None:
        """ "Wrath of God with Blood Artist and three other creatures of mine": it is cast with those on the board, by
        the asker where nobody is said to."""
        card = self._card(self._said_card(clause.gap("card")))
        is_spell = bool({"Instant", "Sorcery"} & set(card.front.types))
        things = f"{clause.gap('things')} {clause.gap('place')}".strip()
        if not is_spell and any(one.zone for one in phrases(things) or ()):  # "Opalescence with Anthem in play"
            gaps = {key: span for key, span in clause.gaps.items() if key == "place"}
            gaps |= {"things": clause.gaps["card"], "things2": clause.gaps["things"]}
            both = replace(clause, key="have", gaps=gaps)
            self._handler(both)(both)
            return
        if not is_spell or targets_said(card) or self.situation.acts:
            raise NotClear
        there = tuple(self._pieces(things, self.situation.players[0], unsaid=True))
        if any(one.zone != "battlefield" for one in there):
            raise NotClear
        owner = next((self._owner_of(one) for one in phrases(clause.gap("card")) or ()), None)  # "opp brainstorms"
        player = owner or self._subject or self.situation.players[0]
        spell = self._put(self._of_card(card, player, "hand"))
        self._casts(card, player, spell, ())
        self._last = there

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
