"""What a question asks: whether something dies, how big it is, what happens, whether something can be done."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.situations.asked_of import AskedOf
from bot.situations.board import Act, Kind, Piece
from bot.situations.clause import Clause
from bot.situations.clauses import inner
from bot.situations.descriptions import counters_note, tribe_of
from bot.situations.gaps import names_in
from bot.situations.new_pieces import NotClear
from bot.situations.noun_pattern import NAMED
from bot.situations.nouns import Phrase, phrases
from bot.words import one_of
from engine import SentenceSpan

_ENTERS = re.compile(r"\bPlaneswalker\b|\benters? with\b")
"""Types and texts of what enters with counters (306.5b)."""


_DEALS = re.compile(r"\bdeals (?:\d+|X|twice X) damage\b")
"""Texts of spells that deal damage."""
_COUNTERS = re.compile(r"^(?:[^\n•]*\. )?Counter target (?:[\w-]+ |, |or ){0,6}spell(?:\.|$)(?! If )", re.M)
"""Texts of spells that counter their target, whatever anybody pays or chooses (701.6a)."""
_TAXES = re.compile(r"can't attack[^.\n]* unless [^.\n]*pays?\b", re.I)
"""Texts of what has attacks paid for (508.1d)."""


class Questions(AskedOf):
    """Reads the clauses that ask something, each in the method named after it."""

    def _asks_dies(self, clause: Clause) -> None:
        self._asks_of(Kind.DIES, clause)

    def _asks_survives(self, clause: Clause) -> None:
        if clause.gap("card"):
            act = Clause("against", clause.text, {**clause.gaps, "goal": clause.gaps["asked"]}, clause.response)
            self._handler(act)(act)
        self._asks_of(Kind.SURVIVES, clause)

    def _asks_of(self, kind: Kind, clause: Clause) -> None:
        """Of "it" behind "he blocks with a 3/3" nobody knows which of the two it is: the answer speaks of both."""
        last = self.situation.acts[-1] if self.situation.acts else None
        said = phrases(clause.gap("asked")) or ()
        if (
            last is not None
            and last.do == "block"
            and self._last == last.uses
            and said
            and said[0].pronoun
            and said[0].number == 1
        ):
            if self._is_expected:  # that one of the two does is told
                self._asks(kind, (*last.uses, *last.at))
            else:
                self._asks(Kind.HAPPENS)
        else:
            self._let_some_be_there(said)
            found = self._spoken_of(clause)
            found = self._that_may_die(clause, found)
            every = len(said) == 1 and said[0].general and said[0].number == 0
            self._asks(kind, [one for one in found if not every or not self._is_spent(one)] or found)

    def _let_some_be_there(self, said: Sequence[Phrase]) -> None:
        """ "Do his guys die", "do my indestructible ones", where something is done and none of them has been told of:
        there is one."""
        all_of = len(said) == 1 and said[0].number == 0 and not (said[0].pronoun or said[0].size or said[0].word)
        owner = self._owner_of(said[0]) if all_of and (said[0].general or said[0].keywords) else None
        there = any(
            one.size and set(said[0].keywords) <= {*one.described, *one.words}
            for one in self.situation.pieces
            if one.controller == owner and one.zone == "battlefield"
        )
        if owner is not None and self.situation.acts and not there:
            keywords = said[0].keywords
            text = said[0].text if keywords else self._words("situation-any-creature")
            self._put(self._new(Phrase(text, general=not keywords, keywords=keywords, new=True), owner))

    def _that_may_die(self, clause: Clause, found: Sequence[Piece | str]) -> Sequence[Piece | str]:
        """What "it" is that is asked to die or come back, behind "with Blood Moon out": no enchantment."""
        if not self._is_pronoun(clause.gap("asked")) or any(map(self._can_be_dead, found)):
            return found
        return self._last_creatures() or found

    def _can_be_dead(self, one: Piece | str) -> bool:
        """Whether it is a player, or what can be dealt damage or become a creature."""
        return isinstance(one, str) or one.fights or bool(one.words & {"planeswalker", "battle", "siege"})

    def _is_spent(self, one: Piece | str) -> bool:
        """Whether something was sacrificed to its own ability: of "all my creatures" it is none of which that is
        asked."""
        used = any(act.do == "activate" and one in act.uses for act in self.situation.acts)
        return isinstance(one, Piece) and used and self._sacrifices_itself(one)

    def _asks_gone(self, clause: Clause) -> None:
        last = self.situation.acts[-1] if self.situation.acts else None
        attacked = (
            [one for one in last.at if isinstance(one, Piece)] if last is not None and last.do == "attack" else []
        )
        if attacked and self._is_pronoun(clause.gap("asked")):
            self._asks(Kind.GONE, attacked)  # a planeswalker or Siege that was attacked, and nothing was blocked
        else:
            self._asks_of(Kind.GONE, clause)

    def _asks_cost(self, clause: Clause) -> None:
        """What has to be paid for a spell: it is cast, if that has not been told. Else what somebody pays for what was
        done last, as to attack (508.1g)."""
        if not clause.gap("card"):
            if not self.situation.acts:
                raise NotClear
            self._asks(Kind.COST, [self._player(clause.gap("who")) or self.situation.acts[-1].player])
            return
        cast = [one for one in self.situation.acts if one.do == "cast"]
        if cast and self._is_pronoun(clause.gap("card")):
            self._aim_at_player(cast[-1])
            self._asks(Kind.COST, cast[-1].uses[:1])
            return
        act = Clause("cast", clause.text, {"card": clause.gaps["card"]}, clause.response)
        if clause.gap("who"):
            act = replace(act, gaps={**act.gaps, "player": clause.gaps["who"]})
        self._handler(act)(act)
        cast = [one for one in self.situation.acts if one.do == "cast"]
        self._asks(Kind.COST, cast[-1].uses[:1])

    def _aim_at_player(self, act: Act) -> None:
        """What may be aimed at anything is aimed at the other player, where that is not said and only its cost is asked
        (601.2c, 601.2f)."""
        if act.at or not re.search(r"\bany target|target (?:opponent|player)\b", self._text(act.uses[0])):
            return
        goal = self.situation.other(act.player)
        acts = self.situation.acts
        acts[:] = [replace(one, at=(goal,)) if one is act else one for one in acts]
        self.situation.assumed.append(self._words("situation-assumed-aim", card=act.uses[0].called, goal=goal))

    def _asks_hand(self, clause: Clause) -> None:
        """How many cards somebody has in hand."""
        one = self._whose(clause) if clause.gap("whose") else self._one_player(clause, "who")
        self._asks(Kind.HAND, [one], number=True)

    def _asks_trade(self, clause: Clause) -> None:
        self._asks(Kind.TRADE)

    def _asks_gains(self, clause: Clause) -> None:
        if self._tells(clause, "gains-so-much", number="number"):
            return
        self._asks(Kind.GAINS, [self._one_player(clause, "who")], number=_is_number(clause))

    def _asks_loses(self, clause: Clause) -> None:
        who = [self._one_player(clause, "who")] if clause.gap("who") else self._attacked_players()
        self._asks(Kind.LOSES, who, number=_is_number(clause))

    def _attacked_players(self) -> Sequence[str]:
        """Who would be dealt the damage that goes through: who is attacked, whatever of theirs is."""
        attacks = [act for act in self.situation.acts if act.do == "attack"]
        if not attacks:
            raise NotClear
        return [self.situation.other(attacks[-1].player)]

    def _asks_draws(self, clause: Clause) -> None:
        if not clause.asks and clause.gaps["who"].start == 0 and not _is_number(clause):
            raise NotClear  # "puis je pioche": told, not asked
        self._asks(Kind.DRAWS, [self._one_player(clause, "who")], number=_is_number(clause))

    def _asks_wins(self, clause: Clause) -> None:
        self._asks(Kind.WINS, [self._one_player(clause, "who")])

    def _asks_tie(self, clause: Clause) -> None:
        self._asks(Kind.TIE)

    def _asks_lethal(self, clause: Clause) -> None:
        """Whether the other player dies of what was done last."""
        did = [act for act in self.situation.acts if act.do in ("attack", "cast", "activate")]
        if not did:
            raise NotClear
        attacks = [act for act in did if act.do == "attack"]
        self._asks(Kind.DIES, [self.situation.other((attacks or did)[-1].player)])

    def _tells(self, clause: Clause, key: str, **gaps: str) -> bool:
        """Whether words that ask in French only by their mark tell of the first thing that is done: "je crée un jeton,
        j'en ai combien ?". They are read as that."""
        who = clause.gaps.get("who")
        said = all(clause.gap(gap) for gap in gaps.values())
        if self.situation.acts or who is None or who.start or _is_number(clause) or not said:
            return False
        told = {"player": who, **{name: clause.gaps[gap] for name, gap in gaps.items()}}
        act = Clause(key, clause.text, told)
        self._handler(act)(act)
        return True

    def _asks_tokens(self, clause: Clause) -> None:
        behind = clause.text[len(clause.gap("who")) :].lstrip()
        has = re.match(rf"{one_of('situation-verb-have')}(?!\w)", behind, re.I) is not None
        if self._tells(clause, "have" if has else "makes-tokens", things="made"):
            return
        who = [self._one_player(clause, "who")] if clause.gap("who") else []
        tribe = next((one for word in clause.gap("made").split() if (one := tribe_of(word))), "")
        self._asks(Kind.TOKENS, who, number=_is_number(clause), kind_of_token=tribe)

    def _asks_life(self, clause: Clause) -> None:
        """What somebody's life total is, or everybody's."""
        one = self._whose(clause) if clause.gap("whose") else self._player(clause.gap("who"))
        creatures = self._last_creatures() if self._is_pronoun(clause.gap("who")) else ()
        if creatures and re.search(rf"(?<!\w){one_of('situation-life-word')}(?!\w)", clause.text, re.I) is None:
            self._asks(Kind.SIZE, creatures)  # "elle finit à combien", of a creature
            return
        self._asks(Kind.LIFE, [one] if one is not None else ())

    def _asks_deals(self, clause: Clause) -> None:
        """How much damage a spell deals: it is cast, if that has not been told, and at the other player where nobody
        says at what."""
        said = phrases(clause.gap("card")) or ()
        front = self._cards[said[0].card].front if len(said) == 1 and said[0].card is not None else None
        if front is None or not _DEALS.search(front.text) or not {"Instant", "Sorcery"} & set(front.types):
            raise NotClear
        if clause.gap("told"):
            self._pieces(clause.gap("told"), self.situation.players[0], unsaid=True)
        gaps = {name: clause.gaps[name] for name in ("card", "goal") if name in clause.gaps}
        act = Clause("cast", clause.text, gaps, clause.response)
        self._handler(act)(act)
        self._aim_at_player(self.situation.acts[-1])
        at = self.situation.acts[-1].at or (self._pieces(clause.gap("goal"), None) if clause.gap("goal") else ())
        if not at:
            raise NotClear  # to whom or what is not said
        self._asks(Kind.DAMAGE, at, number=True)

    def _asks_damage(self, clause: Clause) -> None:
        """How much damage somebody or something is dealt, or else who is attacked; "how much do I deal" is of the
        other player."""
        if clause.gap("asked"):
            player = self._player(clause.gap("asked"))
            found = self._spoken_of(clause)
            act = self.situation.acts[-1] if self.situation.acts else None
            if player is not None and player == self._subject and act is not None and act.do == "block":
                found = [player, *(one for one in found if one != player)]  # "il bloque, il prend combien": either
            self._asks(Kind.DAMAGE, found, number=True)
        else:
            dealer = self._player(clause.gap("who"))
            self._asks(Kind.DAMAGE, [self.situation.other(dealer)] if dealer is not None else (), number=True)

    def _asks_triggers(self, clause: Clause) -> None:
        """How many abilities trigger, or how often one of what is named does; or whether any of them does."""
        found = self._pieces(clause.gap("things"), None) if clause.gap("things") else ()
        self._asks(Kind.TRIGGERS, found, number=_is_number(clause))

    def _asks_grows(self, clause: Clause) -> None:
        self._asks(Kind.GROWS, self._spoken_of(clause))

    def _asks_shrinks(self, clause: Clause) -> None:
        self._asks(Kind.SHRINKS, self._spoken_of(clause))

    def _asks_returns(self, clause: Clause) -> None:
        to_hand = re.search(rf"\b{one_of('situation-zone-hand')}\b", clause.text, re.I) is not None
        found = self._that_may_die(clause, self._spoken_of(clause))
        if clause.gap("who") and any(one.general and one.number == 0 for one in phrases(clause.gap("asked")) or ()):
            raise NotClear  # "the creatures" may be others than those that are told of
        player = self._player(clause.gap("who"))
        if player is not None and all(isinstance(one, Piece) and one.owner != player for one in found):
            own = (some for some in reversed(self._heard) if some and all(one.owner == player for one in some))
            found = next(own, ())  # "do I get it back": what is mine
            if not found:
                raise NotClear
        counters = counters_note(clause.gap("counters")) if clause.gap("counters") else ""
        self._asks(Kind.RETURNS, found, zone="hand" if to_hand else "", counters=counters)

    def _asks_counters(self, clause: Clause) -> None:
        """How many counters something has; of what enters, and was only named, it is taken to be cast."""
        if not self.situation.acts:
            self._let_enter(clause)
        person = self._player(clause.gap("asked")) is not None and bool(self._last)
        alive = [one for one in self._last if one.size or "planeswalker" in one.words] or self._last_creatures()
        found = (alive or self._last) if person else self._spoken_of(clause)
        sized = all(isinstance(one, Piece) and one.size and one.is_size_said for one in found)
        counts = re.search(rf"(?<!\w){one_of('counters', 'situation-measure')}(?!\w)", clause.text, re.I)
        if found and sized and counts is None:
            self._asks(Kind.SIZE, found)  # "what is it at": how big it is
        else:
            self._asks(Kind.COUNTERS, found, number=True)

    def _let_enter(self, clause: Clause) -> None:
        """What a question that asks of its entering only names is cast: "Doubling Season and Jace, does he come in
        with double loyalty"."""
        enters = re.search(rf"(?<!\w){one_of('situation-entering')}(?!\w)", clause.text, re.I)
        fronts = [(number, self._cards[number].front) for number in dict.fromkeys(self._named)]
        there = {piece.item for piece in self.situation.pieces}
        able = [number for number, front in fronts if _ENTERS.search(f"{front.type_line}\n{front.text}")]
        able = [number for number in able if self._cards[number].front.name not in there]
        if enters is None or self.situation.acts or len(able) != 1:
            return
        text = f"{NAMED}{able[0]}"
        act = Clause("cast", clause.text, {"card": SentenceSpan(text, 0, len(text))})
        self._subject = self._subject or self.situation.players[0]
        self._handler(act)(act)

    def _asks_happens(self, clause: Clause) -> None:
        attack = self.situation.acts[-1] if self.situation.acts else None
        taxed = (
            attack is not None
            and attack.do == "attack"
            and any(_TAXES.search(self._text(one)) for one in self._there_now())
        )
        if attack is not None and taxed and re.fullmatch(one_of("situation-how-many"), clause.text, re.I):
            self._asks(Kind.COST, [attack.player])  # "I swing with three, how much", into Ghostly Prison
            return
        if clause.gap("told") and self._player(clause.gap("told")) is None:
            self._pieces(clause.gap("told"), self.situation.players[0], unsaid=True)
        if clause.gap("asked") and self._player(clause.gap("asked")) is None:
            self._spoken_of(clause)
        there = {piece.item for piece in self.situation.pieces}
        if not all(self._cards[number].front.name in there for number in names_in(clause.gap("anything"))):
            raise NotClear
        self._asks(Kind.HAPPENS)

    def _there_now(self) -> Iterable[Piece]:
        return (one for one in self.situation.pieces if one.zone == "battlefield")

    def _asks_can(self, clause: Clause) -> None:
        act = inner(clause)
        if act is None:
            raise NotClear
        last = self.situation.acts[-1] if self.situation.acts else None
        if act.key == "aims" and last is None and re.search(rf"\b{one_of('situation-kills')}\b", act.text, re.I):
            raise NotClear  # with what is not said
        if act.key == "aims" and last is not None and last.do in ("attack", "block"):
            self._asks(Kind.DIES, self._pieces(act.gap("goal"), None))
            return
        self._wants_fighters = act.key in ("attack", "block")
        self._subject = self._player(act.gap("player")) or self._subject
        self._is_tried = True
        try:
            self._handler(act)(act)
        finally:
            self._is_tried = False
        countered = self._countered()
        if countered:
            self._asks(Kind.COUNTERED, countered)  # whether it comes to anything is meant
            return
        self._asks(Kind.CAN)

    def _countered(self) -> Sequence[Piece]:
        """What the spell that was cast last is to counter, if that is what it does."""
        cast = [act for act in self.situation.acts if act.do == "cast"]
        text = self._text(cast[-1].uses[0]) if cast and cast[-1].uses[0].zone == "hand" else ""
        counters = _COUNTERS.search(text) is not None
        return [one for one in cast[-1].at if isinstance(one, Piece) and not one.stands_for] if counters else []

    def _asks_stops(self, clause: Clause) -> None:
        """Whether something keeps somebody from an act: it is on the board, and the act is tried."""
        act = inner(clause)
        if act is None:
            raise NotClear
        self._pieces(clause.gap("things"), self.situation.other(self._one_player(clause, "who")))
        self._handler(act)(act)
        self._asks(Kind.HAPPENS)

    def _asks_kills(self, clause: Clause) -> None:
        """ "Does Shock kill it?": it is cast at that, by whoever would, unless it is on the stack already."""
        card = self._cards[number] if (number := next(iter(names_in(clause.gap("card"))), None)) is not None else None
        name = card.front.name if card is not None else ""
        cast = next((one for one in self.situation.acts if one.do == "cast" and one.uses[0].item == name), None)
        if cast is None or not cast.at:
            act = Clause("cast-at", clause.text, clause.gaps, clause.response)
            self._handler(act)(act)
            cast = self.situation.acts[-1]
        self._asks(Kind.DIES, [one for one in cast.at if isinstance(one, Piece)])

    def _asks_may(self, clause: Clause) -> None:
        if not self.situation.acts:
            raise NotClear
        self._asks(Kind.CAN)

    def _asks_size(self, clause: Clause) -> None:
        text = clause.gap("asked")
        found = self._pieces(text, self.situation.players[0], unsaid=True) if text else self._last_creatures()
        if not found or not (self.situation.acts or all(piece.is_size_said for piece in found)):
            raise NotClear  # nobody has told of it
        self._last = tuple(found)
        if not all(piece.is_size_said for piece in found):
            self._asks(Kind.HAPPENS)  # how much bigger they get is told, of a size that is taken for theirs
            return
        self._asks(Kind.SIZE, found)


def _is_number(clause: Clause) -> bool:
    """Whether it is asked how much or how many."""
    return re.search(rf"\b{one_of('situation-how-many')}\b", clause.text, re.I) is not None
