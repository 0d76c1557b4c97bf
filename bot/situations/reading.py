"""Clauses to a situation, and what is done: attacks, blocks, casts, activations."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from bot.situations.board import Act, Piece, Situation
from bot.situations.clauses import Clause, Unread, clauses, names_in
from bot.situations.naming import meant_names, with_parts_of_names, without_slips
from bot.situations.nouns import NAMED, Phrase, phrase, phrases
from bot.situations.pieces import NotClear
from bot.situations.what_is_asked import Questions
from bot.words import Words, typed
from cards import Card, Mention, fold


def read(
    question: str, mentions: Sequence[Mention], card: Callable[[str], Card], players: tuple[str, str], words: Words
) -> Situation:
    """The situation that a question tells of. ``card`` gives a card by its full name; ``players`` are what the asker
    and the opponent are called."""
    mentions = without_slips(question, mentions)
    text, names = question, meant_names(question, mentions)
    for number, mention in reversed(list(enumerate(mentions))):
        text = f"{text[: mention.start]}{NAMED}{number}{text[mention.end :]}"
    text = with_parts_of_names(text, names)
    reader = _Reader([card(name) for name in names], players, words)
    found = list(clauses(text))
    reader.look_ahead(found)
    for clause in found:
        reader.take(clause)
    return reader.situation


def _tells(text: str) -> bool:
    """Whether a piece that was not read names a card or speaks of a creature, so that something may depend on it."""
    words = re.sub(r"[^\w/]+", " ", text).split()
    return bool(names_in(text)) or any(
        phrase(word) is not None and phrase(word) != Phrase(word, pronoun=True) for word in words
    )


class _Reader(Questions):
    """One question being read."""

    def __init__(self, cards: Sequence[Card], players: tuple[str, str], words: Words) -> None:
        super().__init__(cards, players, words)
        self._spell: Piece | None = None
        """The spell that was cast last, while it is on the stack."""
        self._subject: str | None = None
        """The player who was said to do something last: who goes on where nobody else is named."""
        self._attacker: str | None = None

    def look_ahead(self, found: Iterable[Clause | Unread]) -> None:
        """Whose an attacker is of which the question says it only later, by who blocks."""
        blocks = [one for one in found if isinstance(one, Clause) and one.key in ("block", "no-block")]
        blocker = next((player for one in blocks if (player := self._player(one.gap("player"))) is not None), None)
        self._attacker = self.situation.other(blocker) if blocker is not None else None

    def take(self, clause: Clause | Unread) -> None:
        """Add what a clause says, or that it is not understood. A question in words that are not known, of nothing in
        particular, leaves it at what happens."""
        said = self.situation
        if isinstance(clause, Unread):
            if self._is_chatter(clause.text):
                said.assumed.append(self._words("situation-left-out", clause=self._as_written(clause.text)))
            elif not clause.asks or (_tells(clause.text) and not self._only_asks(clause)):
                said.not_understood.append(self._as_written(clause.text))
            return
        if (subject := self._player(clause.gap("player"))) is not None:
            self._subject = subject
        before = (list(said.pieces), list(said.acts), list(said.assumed), self._last, self._spell)
        try:
            self._handler(clause)(clause)
        except NotClear:
            said.pieces, said.acts, said.assumed, self._last, self._spell = before
            said.not_understood.append(self._as_written(clause.text))

    def _is_chatter(self, text: str) -> bool:
        """Whether it speaks of what people think and where they play, and of nothing on the board."""
        words = set(re.findall(r"\w+", fold(text)))
        return bool(words & typed("situation-chatter")) and not _tells(text) and not re.search(r"\d", text)

    def _only_asks(self, clause: Unread) -> bool:
        """Whether it asks something of what has been told of: what happens then is the answer to that as well."""
        there = {piece.item for piece in self.situation.pieces}
        named = {self._cards[number].front.name for number in names_in(clause.text)}
        return clause.opens and not re.search(r"\d", re.sub(rf"{NAMED}\d+", "", clause.text)) and named <= there

    # ---- what is done

    def _attack(self, clause: Clause) -> None:
        player = self._player(clause.gap("player"))
        goal = clause.gap("goal")
        victim = self._player(goal)
        usual = player or (self.situation.other(victim) if victim is not None else self._attacker)
        attackers = self._pieces(clause.gap("things"), usual) if clause.gap("things") else self._last
        if not attackers:
            raise NotClear
        self._attacks(attackers, player or attackers[0].owner, goal)

    def _attacked_by(self, clause: Clause) -> None:
        goal = self._player(clause.gap("goal"))
        if goal is None:
            raise NotClear
        player = self.situation.other(goal)
        self._attacks(self._pieces(clause.gap("things"), player), player, "")

    def _attacks(self, attackers: Sequence[Piece], player: str, goal: str) -> None:
        if any(piece.owner != player for piece in attackers) or self.situation.active not in (None, player):
            raise NotClear
        attacked: tuple[Piece | str, ...] = ()
        if goal and (other := self._player(goal)) is None:
            there = self._pieces(goal, self.situation.other(player))
            attacked = tuple(piece for piece in there if not piece.size)
            if len(attacked) > 1:
                raise NotClear
        elif goal and other == player:
            raise NotClear
        if player != self.situation.players[0]:
            self.situation.active = player
        earlier = next((act for act in self.situation.acts if act.do == "attack"), None)
        if earlier is not None:
            if set(attackers) <= set(earlier.uses) and not attacked:
                return
            if earlier != self.situation.acts[-1] or earlier.player != player or earlier.at != attacked:
                raise NotClear
            attackers = [*earlier.uses, *attackers]
            self.situation.acts.pop()
        self._settle()
        self._do(Act("attack", player, tuple(attackers), attacked))
        self._last = tuple(attackers)

    def _block(self, clause: Clause) -> None:
        player = self._player(clause.gap("player"))
        attack = self._attack_there
        usual = player or (self.situation.other(attack.player) if attack is not None else None)
        goal = clause.gap("goal")
        blockers = (
            self._pieces(clause.gap("things"), usual)
            if clause.gap("things")
            else self._only_creature(usual, clause.text)
        )
        owner = player or blockers[0].owner
        blocked = self._pieces(goal, self.situation.other(owner)) if goal else ()
        self._blocks(blockers, owner, blocked)
        if clause.gap("goal2"):
            more = self._pieces(clause.gap("things2"), owner)
            self._blocks(more, owner, self._pieces(clause.gap("goal2"), self.situation.other(owner)))

    def _only_creature(self, player: str | None, said: str) -> Sequence[Piece]:
        """What a player blocks with who is not said to block with anything in particular."""
        there = [one for one in self.situation.pieces if one.owner == player and one.size and one.zone == "battlefield"]
        able = [one for one in there if "tapped" not in one.notes] or there
        if len(able) != (2 if re.search(r"\bdouble\b", said, re.I) else 1):
            raise NotClear
        return able

    def _blocked_by(self, clause: Clause) -> None:
        attack = self._attack_there
        blocked = self._pieces(clause.gap("goal"), attack.player if attack is not None else self.situation.players[0])
        other = self.situation.other(blocked[0].owner)
        self._blocks(self._pieces(clause.gap("things"), other), other, blocked)
        self._last = tuple(blocked)

    def _blocks(self, blockers: Sequence[Piece], owner: str, blocked: Sequence[Piece]) -> None:
        attack = self._attack_there
        if attack is None and blocked:
            self._attacks(blocked, blocked[0].owner, "")
            attack = self._attack_there
        if attack is None or any(piece.owner != owner for piece in blockers) or owner == attack.player:
            raise NotClear
        blocked = blocked or (attack.uses if len(attack.uses) == 1 else ())
        if not blocked or not set(blocked) <= set(attack.uses):
            raise NotClear
        earlier = {piece for act in self.situation.acts if act.do == "block" for piece in act.uses}
        if earlier and (self.situation.acts[-1].do != "block" or earlier & set(blockers)):
            raise NotClear
        self._do(Act("block", owner, tuple(blockers), tuple(blocked)))
        self._last = tuple(blockers)

    def _no_block(self, clause: Clause) -> None:
        attack = self._attack_there
        if attack is None or self._player(clause.gap("player")) == attack.player:
            raise NotClear
        if any(act.do == "block" for act in self.situation.acts):
            raise NotClear
        defender = self.situation.other(attack.player)
        if any(one.owner == defender and one.size for one in self.situation.pieces):
            self._do(Act("block", defender))

    @property
    def _attack_there(self) -> Act | None:
        return next((act for act in self.situation.acts if act.do == "attack"), None)

    def _cast(self, clause: Clause) -> None:
        (said,) = phrases(clause.gap("card") or clause.gap("thing")) or (Phrase(""),)
        if said.card is None or said.number != 1:
            raise NotClear
        card = self._cards[said.card]
        player = self._player(clause.gap("player")) or self._subject or self.situation.players[0]
        held = [one for one in self.situation.pieces if (one.item, one.owner) == (card.front.name, player)]
        spell = next((one for one in held if one.zone != "battlefield"), None)
        if spell is None and held and not said.new:
            raise NotClear  # it is on the battlefield already
        at = self._goals(clause.gap("goal"), self.situation.other(player)) or self._unsaid_goal(clause, card)
        same = not clause.response and self._last_caster == player and self._spell not in at
        if same:
            self._settle()
        if spell is None:
            spell = self._put(self._of_card(card, player, "hand"))
        land = "Land" in card.front.types
        slow = "Instant" not in card.front.types and "Flash" not in card.keywords
        if slow and not self.situation.acts and self.situation.active is None and player != self.situation.players[0]:
            self.situation.active = player
        x = int(clause.gap("number")) if clause.gap("number") else None
        self._do(Act("play" if land else "cast", player, (spell,), at, x=x))
        self._spell = None if land else spell
        self._last = tuple(one for one in at if isinstance(one, Piece)) or (spell,)

    def _cast_at(self, clause: Clause) -> None:
        """Something is aimed at, by the other player unless it is said whose it is."""
        goals = self._goals(clause.gap("goal"), self.situation.players[0])
        (said,) = phrases(clause.gap("card")) or (Phrase(""),)
        if said.card is None or not goals:
            raise NotClear
        owner = goals[0] if isinstance(goals[0], str) else goals[0].owner
        player = self._owner_of(said) or self.situation.other(owner)
        card = self._cards[said.card]
        if not {"Instant", "Sorcery"} & set(card.front.types):
            raise NotClear
        if "Sorcery" in card.front.types and not self.situation.acts and self.situation.active is None:
            self.situation.active = player
        spell = self._put(self._of_card(card, player, "hand"))
        self._do(Act("cast", player, (spell,), goals))
        self._spell, self._last = spell, tuple(one for one in goals if isinstance(one, Piece)) or (spell,)

    def _against(self, clause: Clause) -> None:
        """A spell that is no one's in particular, against what somebody has: the other player casts it."""
        goals = self._pieces(clause.gap("goal"), self.situation.players[0])
        (said,) = phrases(clause.gap("card")) or (Phrase(""),)
        if said.card is None or not {"Instant", "Sorcery"} & set(self._cards[said.card].front.types):
            raise NotClear
        player = self.situation.other(goals[0].owner)
        spell = self._put(self._of_card(self._cards[said.card], player, "hand"))
        if self.situation.active is None and player != self.situation.players[0]:
            self.situation.active = player
        self._do(Act("cast", player, (spell,)))
        self._spell, self._last = spell, tuple(goals)

    def _whose_is_it(self, clause: Clause) -> None:
        """ "…, his": of what was told of last, as long as nothing has been done."""
        if self.situation.acts or not self._last:
            raise NotClear
        for piece in self._last:
            piece.owner = self._whose(clause)

    def _list(self, clause: Clause) -> None:
        said = phrases(clause.gap("things")) or ()
        if not all(one.whose for one in said):
            raise NotClear
        self._last = tuple(self._pieces(clause.gap("things"), None))

    def _on_the_stack(self, clause: Clause) -> None:
        """What is on the stack has been cast."""
        (said,) = phrases(clause.gap("card")) or (Phrase(""),)
        player = self._owner_of(said)
        there = {self._cards[said.card].front.name} if said.card is not None else set()
        if any(act.do == "cast" and act.uses[0].item in there for act in self.situation.acts):
            return
        if player is None:
            raise NotClear
        self._subject = player
        self._cast(clause)

    def _faces(self, clause: Clause) -> None:
        player = self._player(clause.gap("player")) or self.situation.players[0]
        self._last = tuple(self._pieces(clause.gap("things"), self.situation.other(player)))

    def _loyalty(self, clause: Clause) -> None:
        """A loyalty ability, by its cost; it is known by its place among those that the card has."""
        player = self._player(clause.gap("player"))
        (source, *more) = self._pieces(clause.gap("thing"), player or self.situation.players[0])
        text = next((card.front.text for card in self._cards if card.front.name == source.item), "")
        costs = re.findall(r"^([+−-]?(?:\d+|X)):", text, re.M)
        wanted = clause.gap("loyalty").replace("-", "−").replace(" ", "").upper()
        if more or wanted not in costs:
            raise NotClear
        at = self._goals(clause.gap("goal"), self.situation.other(source.owner))
        self._settle()
        if source.owner != self.situation.players[0] and self.situation.active is None:
            self.situation.active = source.owner
        self._do(Act("activate", source.owner, (source,), at, costs.index(wanted) + 1))
        self._last = tuple(one for one in at if isinstance(one, Piece)) or (source,)

    def _unsaid_goal(self, clause: Clause, card: Card) -> tuple[Piece | str, ...]:
        """What a response without a target is taken to be aimed at: the spell before it, or what was spoken of."""
        if not self._last_caster:
            return ()
        if "target spell" in card.front.text or "counter target" in card.front.text.lower():
            return (self._spell,) if self._spell is not None else ()
        aimed = "target creature" in card.front.text and len(self._last) == 1 and self._last[0].size
        return self._last if aimed and clause.key == "cast" else ()

    def _responded_to(self, clause: Clause) -> None:
        """What the act before it is a response to: that comes first."""
        if not self.situation.acts or self.situation.acts[-1].do not in ("cast", "activate"):
            raise NotClear
        response = self.situation.acts.pop()
        last = self._last
        if self._player(clause.gap("player")) is None:
            raise NotClear
        self._cast(clause)
        self._do(response)
        self._last = last

    def _activate(self, clause: Clause) -> None:
        player = self._player(clause.gap("player")) or self._subject
        (said, *_) = phrases(clause.gap("thing")) or (Phrase(""),)
        if said.card is not None and {"Instant", "Sorcery"} & set(self._cards[said.card].front.types):
            self._cast(clause)
            return
        (source, *more) = self._pieces(clause.gap("thing"), player)
        if more or source.zone != "battlefield":
            raise NotClear
        owner = player or source.owner
        at = self._goals(clause.gap("goal"), self.situation.other(owner))
        if not clause.response and self._last_caster == owner:
            self._settle()
        self._do(Act("activate", owner, (source,), at))
        if clause.gap("cost"):
            (cost, *_) = self._pieces(clause.gap("cost"), owner)
            if any(one.owner == owner and one is not cost and one.size for one in self.situation.pieces):
                self._do(Act("answer", owner, (), (cost,)))
        self._last = tuple(one for one in at if isinstance(one, Piece)) or (source,)

    @property
    def _last_caster(self) -> str | None:
        """Who acted last, where that may still be on the stack."""
        last = self.situation.acts[-1] if self.situation.acts else None
        return last.player if last is not None and last.do in ("cast", "activate") else None

    def _goals(self, text: str, usual: str) -> tuple[Piece | str, ...]:
        if not text:
            return ()
        if (player := self._player(text)) is not None and not self._is_pronoun(text):
            return (player,)
        if self._is_pronoun(text) and not self._last:
            raise NotClear
        return tuple(self._pieces(text, usual, unsaid=True))

    def _settle(self) -> None:
        """What was cast or activated resolves."""
        if self._last_caster is not None:
            self._do(Act("resolve", ""))
        self._spell = None

    def _do(self, act: Act) -> None:
        self.situation.acts.append(act)
