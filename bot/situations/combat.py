"""What a question says of attacking and blocking."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.situations.asked_of_permanents import AskedOfPermanents
from bot.situations.board import Act, Kind, Piece
from bot.situations.clause import Clause
from bot.situations.clauses import inner
from bot.situations.new_pieces import NotClear
from bot.situations.noun_pattern import NAMED
from bot.situations.nouns import Phrase, phrases
from bot.situations.pieces import alike
from bot.words import one_of, typed
from cards import fold

BECOMES = re.compile(r"^[^\n:]*: (?:[^\n]*\bbecomes (?:an?|\d)[^\n]*creature)", re.M)
"""An activated ability by which a permanent becomes a creature."""
_TWO = 2
_BOTH = re.compile(rf"(?<!\w){one_of('situation-both')}(?!\w)", re.I)
_TOGETHER = re.compile(rf"(?<!\w){one_of('situation-together')}(?!\w)", re.I)
"""How several creatures are said to block one: "double block"."""


class Combat(AskedOfPermanents):
    """Reads the clauses of attacks and blocks, each in the method named after it."""

    _attacker: str | None = None
    """Whose an attacker is of which the question says it only later, by who blocks."""

    def _attack(self, clause: Clause) -> None:
        player = self._player(clause.gap("player"))
        verb = clause.gaps.get("v_attack")
        if player is None and clause.gap("things") and verb is not None and verb.start == 0:
            player = self._subject  # "he goes to combat, attacks with a 3/3"
        goal = clause.gap("goal") or clause.gap("who")
        victim = self._player(goal)
        relative = re.match(rf"{one_of('situation-that')}\s", clause.text, re.I)
        if relative and (attack := self._attack_there) is not None and victim == self.situation.other(attack.player):
            return  # "…, which was attacking me": of what has been blocked
        usual = player or (self.situation.other(victim) if victim is not None else self._attacker)
        things = clause.gap("things") or clause.gap("sized")
        attackers = self._pieces(things, usual) if things else self._own_fighters(player)
        if not attackers and clause.gap("number") and player is not None and not self._creatures_of(player):
            attackers = [self._put(self._of_power(self._number(clause), player))]
        if not attackers:
            raise NotClear
        if (
            not goal
            and all(map(self._settles, attackers))
            and re.search(r"\b(?:comes?|came|coming) in$", clause.text, re.I)
        ):
            self._settle()
            return  # it comes in onto the battlefield
        stands = re.search(r"\b(?:into|dans)\b", clause.text, re.I) is not None
        self._attacks(attackers, player or attackers[0].controller, goal, stands=stands)
        if clause.gap("things2"):
            attacking = self._pieces(clause.gap("things2"), attackers[0].owner)
            self._attacks(attacking, attackers[0].owner, clause.gap("goal2"))

    def _of_power(self, power: int, player: str) -> Piece:
        """What attacks "for 5" of which nothing else is said."""
        return self._new(Phrase(f"for {power}", new=True, size=f"{power}/{power}"), player)

    def _is_attacking(self, piece: Piece, goal: str) -> None:
        self._attacks([piece], piece.owner, goal)

    def _attack_too(self, clause: Clause) -> None:
        """ "… and a 3/3 at Ben", behind an attack."""
        attack = self.situation.acts[-1] if self.situation.acts else None
        if attack is None or attack.do != "attack":
            raise NotClear
        self._attacks(self._pieces(clause.gap("things"), attack.player), attack.player, clause.gap("goal"))

    def _attacked_by(self, clause: Clause) -> None:
        goal = self._player(clause.gap("goal")) if clause.gap("goal") else self.situation.players[0]
        if goal is None:
            raise NotClear
        player = self.situation.other(goal)
        self._attacks(self._pieces(clause.gap("things"), player), player, "")

    def _attacks(self, attackers: Sequence[Piece], player: str, goal: str, *, stands: bool = True) -> None:
        """They attack a player or another thing, or "into" creatures that stand there, where the text has that."""
        if any(piece.controller != player or not self._can_fight(piece) for piece in attackers):
            raise NotClear
        if self.situation.turn not in (None, player):
            self._next_turn(player)
        attacked: tuple[Piece | str, ...] = ()
        there: Sequence[Piece] = ()
        other = self._player(goal) if goal else None
        walkers = [one for one in self._last if "planeswalker" in one.words and one.controller != player]
        if (
            other not in (None, player)
            and fold(goal) in typed("situation-person")
            and len(self._last) == len(walkers) == 1
        ):
            other, attacked = None, tuple(walkers)  # "he has a Jace and I attack him"
        elif goal and other == player and self._is_pronoun(goal):
            attacked = tuple(piece for piece in self._last if not piece.size)
        elif goal and other is None:
            there = self._attacked(goal, player)
            attacked = tuple(piece for piece in there if not piece.size)
            if len(attacked) > 1:
                raise NotClear
        if goal and other == player and not attacked:
            raise NotClear
        if other is not None and other not in (player, self.situation.other(player)):
            attacked = (other,)
        if player != self.situation.players[0] and not any(act.do == "go_to" for act in self.situation.acts):
            self.situation.active = player
        earlier = next((act for act in self.situation.acts if act.do == "attack"), None)
        if earlier is not None:
            if set(attackers) <= set(self._attackers) and not attacked:
                return
            if self.situation.acts[-1].do != "attack" or earlier.player != player:
                raise NotClear
            if self.situation.acts[-1].at == attacked:
                attackers = [*self.situation.acts[-1].uses, *attackers]
                self.situation.acts.pop()
        self._settle()
        for one in attackers:
            self._comes_to_life(one)
        self._do(Act("attack", player, tuple(attackers), attacked))
        self._last = tuple(attackers)
        into = [said for said in phrases(goal) or () if said.role == "blocker"]
        if there and not into and not stands and any(one.size for one in there):
            raise NotClear  # creatures are not attacked (506.3)
        if into and other is None:  # "into two 4/4 blockers"
            self._blocks([one for one in there if one.size], self.situation.other(player), attackers)

    def _comes_to_life(self, piece: Piece) -> None:
        """A land that is said to attack has become a creature by its own ability."""
        done = any(act.do == "activate" and piece in act.uses for act in self.situation.acts)
        if "land" not in piece.words or piece.size or done or BECOMES.search(self._text(piece)) is None:
            return
        self._do(Act("activate", piece.owner, (piece,), ability="becomes"))
        self._settle()

    def _next_turn(self, player: str) -> None:
        """Who attacks after what was cast at sorcery speed on the other's turn does so on the next turn (506.2)."""
        acts = self.situation.acts
        if not any(act.do in ("cast", "activate") for act in acts) or any(
            act.do in ("attack", "block", "go_to") for act in acts
        ):
            raise NotClear
        self._settle()
        self._do(Act("go_to", player, step="precombat main"))

    def _attacked(self, goal: str, player: str) -> Sequence[Piece]:
        """What is attacked; "it" may be a Siege of the attacker's own (310.8b)."""
        if not self._is_pronoun(goal):
            said = phrases(goal) or ()
            there = self._there(said[0]) if len(said) == 1 and not said[0].new and not said[0].whose else ()
            if len(there) == 1 and "siege" in there[0].words:
                return there  # whoever controls it
            if len(said) == 1 and not there and fold(said[0].word) in typed("situation-kind-planeswalker"):
                goal = self._planeswalker_named() or goal
            return self._pieces(goal, self.situation.other(player))
        self._wants_fighters = False
        return self._pieces(goal, None)

    def _planeswalker_named(self) -> str:
        """ "My planeswalker", of which the name is said only later: the one planeswalker that the question names. Empty
        where it names none, or several."""
        named = [n for n, card in enumerate(self._cards) if "Planeswalker" in card.front.types]
        return f"{NAMED}{named[0]}" if len(named) == 1 else ""

    def _block(self, clause: Clause) -> None:
        player = self._player(clause.gap("player"))
        verb = clause.gaps.get("v_block")
        if player is None and verb is not None and verb.start == 0 and self._attack_there is None:
            player = self._subject  # "I have a 2/3 and block a 10/10"
        attack = self._attack_there
        usual = player or (self.situation.other(attack.player) if attack is not None else None)
        goal = clause.gap("goal")
        first = phrases(goal)
        if usual is None and first is not None and first[0].whose:
            usual = self.situation.other(self._owner_of(first[0]) or self.situation.players[0])
        things = clause.gap("things")
        if self._player(things) is not None and _TOGETHER.search(clause.text) and not self._creatures_of(usual):
            things, player = "", self._player(things)  # "they double block", with what nobody has told
            usual = player
        blockers = self._pieces(things, usual) if things else self._only_creature(usual, clause.text)
        owner = player or blockers[0].controller
        blocked = self._pieces(goal, self.situation.other(owner)) if goal else ()
        if verb is not None and _BOTH.search(verb.text) and len(self._attackers) == _TWO:
            blocked = self._attackers  # "can I block both with it"
        self._blocks(blockers, owner, blocked)
        if clause.gap("goal2"):
            more = self._pieces(clause.gap("things2"), owner)
            self._blocks(more, owner, self._pieces(clause.gap("goal2"), self.situation.other(owner)))

    def _asks_can(self, clause: Clause) -> None:
        """Who asks whether something can block, and tells of no attack, is attacked by the one creature that the other
        is said to have, or else by any creature."""
        act = inner(clause)
        if act is not None and act.key == "block" and not act.gap("goal") and not self.situation.acts:
            self._wants_fighters = True
            player = self._player(act.gap("player"))
            said = phrases(act.gap("things")) or ()
            is_new = any(one.new for one in said)  # it comes with the block
            player = player or next((owner for one in said if (owner := self._owner_of(one)) is not None), None)
            blockers = self._pieces(act.gap("things"), player, unsaid=True) if said and not is_new else ()
            player = player or next((one.controller for one in blockers), None) or self.situation.players[0]
            attacker = self._any_attacker(self.situation.other(player))
            self._attacks([attacker], attacker.owner, "")
            self._last = tuple(blockers) or self._last
        super()._asks_can(clause)

    def _any_attacker(self, player: str) -> Piece:
        """What attacks where nobody says what does."""
        there = self._creatures_of(player)
        if len(there) > 1:
            raise NotClear  # which of them is meant may be what it depends on
        some = Phrase(self._words("situation-an-attacker"), general=True, new=True)
        return there[0] if there else self._put(self._new(some, player))

    def _let_one_block(self, player: str) -> None:
        """ "If I sac the blocker", of a combat of which no more is told: any attacker is blocked by any creature."""
        attacker = self._any_attacker(self.situation.other(player))
        self._attacks([attacker], attacker.owner, "")
        blocker = self._new(Phrase(self._words("situation-any-creature"), general=True, new=True), player)
        self._blocks((self._put(blocker),), player, (attacker,))

    def _asks_blocked(self, clause: Clause) -> None:
        """Whether an attacker is blocked, or unblocked, whatever has become of its blockers (509.1h)."""
        kind = Kind.UNBLOCKED if re.search(r"\b(?:un|non )bl(?:o|oqu)", clause.text.lower()) else Kind.BLOCKED
        named = self._pieces(clause.gap("asked"), None) if clause.gap("asked") else ()
        asked = [one for one in named if one in self._attackers] or self._attackers
        if len(asked) != 1:
            raise NotClear
        self._asks(kind, asked)

    def _only_creature(self, player: str | None, said: str) -> Sequence[Piece]:
        """What a player blocks with who is not said to block with anything in particular."""
        there = self._creatures_of(player)
        able = [one for one in there if "tapped" not in one.notes] or there
        if self._spell is not None and self._spell.size and self._spell.owner == player and not able:
            able = [self._spell]
        together = _TOGETHER.search(said) is not None
        if together and player is not None and not there:
            return self._unnamed_blockers(player)
        if len(able) != (2 if together else 1):
            raise NotClear
        return able

    def _creatures_of(self, player: str | None) -> Sequence[Piece]:
        return [one for one in self.situation.pieces if one.owner == player and one.size and one.zone == "battlefield"]

    def _unnamed_blockers(self, player: str) -> Sequence[Piece]:
        """Two creatures that block together, of which nothing is said."""
        both = Phrase(self._words("situation-two-blockers"), general=True, new=True, number=2)
        return self._meant(both, player, guess=False, taken=())

    def _blocked_by(self, clause: Clause) -> None:
        attack = self._attack_there
        usual = attack.player if attack is not None else self.situation.players[0]
        blocked = self._pieces(clause.gap("goal"), usual) if clause.gap("goal") else self._last_creatures()
        if not blocked:
            raise NotClear
        other = self.situation.other(blocked[0].owner)
        self._blocks(self._pieces(clause.gap("things"), other), other, blocked)
        self._last = tuple(blocked)

    def _blocks(self, blockers: Sequence[Piece], owner: str, blocked: Sequence[Piece]) -> None:
        self._settle()
        attack = self._attack_there
        if attack is None and not blocked:
            blocked = self._who_would_attack(owner)
        if attack is None and blocked:
            self._attacks(blocked, blocked[0].controller, "")
            attack = self._attack_there
        if attack is None or any(piece.controller != owner for piece in blockers) or owner == attack.player:
            raise NotClear
        blocked = blocked or (self._attackers if len(self._attackers) == 1 else ())
        if not blocked and alike(self._attackers) and len(blockers) <= len(self._attackers):
            for blocker, attacker in zip(blockers, self._attackers, strict=False):
                self._do(Act("block", owner, (blocker,), (attacker,)))  # which of them blocks which is all one
            self._last = tuple(blockers)
            return
        if not blocked or not set(blocked) <= set(self._attackers):
            raise NotClear
        earlier = {piece for act in self.situation.acts if act.do == "block" for piece in act.uses}
        if earlier and earlier == set(blockers):
            return  # it has been told already
        if earlier and (self.situation.acts[-1].do != "block" or earlier & set(blockers)):
            raise NotClear
        self._do(Act("block", owner, tuple(blockers), tuple(blocked)))
        self._last = tuple(blockers)

    def _who_would_attack(self, blocker: str) -> Sequence[Piece]:
        """What is blocked where nothing is said to attack: the other player's one creature."""
        other = self.situation.other(blocker)
        there = self._creatures_of(other)
        return there if len(there) == 1 and not self.situation.acts else ()

    def _no_block(self, clause: Clause) -> None:
        attack = self._attack_there
        if clause.gap("things") and not all(one.fights for one in self._pieces(clause.gap("things"), None)):
            raise NotClear
        if attack is None and (creatures := self._last_creatures()) and re.search(r"\bunblocked\b", clause.text):
            self._attacks(creatures, creatures[0].owner, "")  # "… and it is unblocked"
            attack = self._attack_there
        if attack is None and not any(one.size and one.owner != self._subject for one in self.situation.pieces):
            return  # nobody is there who could
        if attack is None or self._player(clause.gap("player")) == attack.player:
            raise NotClear
        blocks = [act for act in self.situation.acts if act.do == "block"]
        if clause.gap("things"):
            there = self._pieces(clause.gap("things"), attack.player)
            blocked = {one for act in blocks for one in act.at}
            if not set(there) <= set(self._attackers) or blocked & set(there):
                raise NotClear
            if blocks or set(there) != set(self._attackers):
                self._last = tuple(there)
                return
        if blocks:
            raise NotClear
        defender = self.situation.other(attack.player)
        if any(one.owner == defender and one.size for one in self.situation.pieces):
            self._do(Act("block", defender))

    @property
    def _attackers(self) -> Sequence[Piece]:
        """All that attack."""
        return [one for act in self.situation.acts if act.do == "attack" for one in act.uses]

    @property
    def _attack_there(self) -> Act | None:
        return next((act for act in self.situation.acts if act.do == "attack"), None)
