"""What a question says of what waits on the stack: what it is a response to, and who pays for it."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from dataclasses import replace

from bot.situations.board import Act, Kind, Piece
from bot.situations.casting import Casting
from bot.situations.choosing import is_counter, targets_said
from bot.situations.clause import Clause
from bot.situations.clauses import inner
from bot.situations.gaps import is_it
from bot.situations.new_pieces import NotClear
from bot.situations.nouns import Phrase, phrases
from bot.words import one_of
from cards import Card


class Responding(Casting):
    """Reads the clauses of responses, each in the method named after it."""

    def _on_the_stack(self, clause: Clause) -> None:
        """What is on the stack has been cast."""
        said = self._said_card(clause.gap("card"))
        item = self._card(said).front.name
        if any(act.do == "cast" and act.uses[0].item == item for act in self.situation.acts):
            return
        player = self._player(clause.gap("player")) or self._owner_of(said)
        first = phrases(clause.gap("goal"))
        if player is None and first is not None and first[0].whose:
            owner = self._owner_of(first[0]) or self.situation.players[0]
            player = owner if self._helps(self._card(said)) else self.situation.other(owner)
            self.situation.assumed.append(self._words("situation-assumed-owner", card=item, player=player))
        if player is None and self._player(clause.gap("goal")) is not None:
            player = self.situation.other(self._one_player(clause, "goal"))
        if player is None:
            raise NotClear
        self._subject = player
        self._cast(clause)

    def _aim_what_waits(self) -> None:
        """ "With his Bolt on the stack I sacrifice my Bears": what is aimed at nothing that is told of, and is answered
        by something done to one creature, is taken to be aimed at that."""
        acts = self.situation.acts
        for at, act in enumerate(acts):
            card = self._card_of(act.uses[0]) if act.do == "cast" and not act.at and not act.modes else None
            if card is None or not {"Instant", "Sorcery"} & set(card.front.types):
                continue
            if targets_said(card) != 1 or is_counter(card):
                continue
            goals = self._answered_at(acts[at + 1 :])
            if len(goals) == 1 and (goals[0].controller == act.player) is self._helps(card):
                acts[at] = replace(act, at=goals)
                name = self._words("situation-assumed-aim", card=card.front.name, goal=goals[0].called)
                self.situation.assumed.append(name)

    def _answered_at(self, after: Sequence[Act]) -> tuple[Piece, ...]:
        """The creatures to which something is done before anything resolves."""
        waits = itertools.takewhile(lambda act: act.do in ("cast", "activate", "answer"), after)
        found = (one for act in waits for one in act.at if isinstance(one, Piece) and one.size)
        return tuple(dict.fromkeys(one for one in found if one.zone == "battlefield"))

    def _pay(self, clause: Clause) -> None:
        """Whether somebody pays what is asked of them as something resolves (118.12)."""
        player = self._player(clause.gap("player")) or self._who_may_pay() or self._subject
        last = self.situation.acts[-1] if self.situation.acts else None
        begins = last is not None and last.do == "go_to"
        if last is None and not clause.gap("player") and clause not in self._paid_later:
            self._paid_later.append(clause)  # "nobody pays, opp wheels": of what is told of next
            return
        if player is None or (self._last_caster is None and not begins):
            raise NotClear
        refused = re.search(rf"\b{one_of('situation-verb-not')}\b", clause.text, re.I) is not None
        answer = Act("answer", player, (), ("no" if refused else "yes",))
        if self.situation.repeats:  # "he casts three spells and never pays"
            acts = self.situation.acts
            resolved = [n for n, act in enumerate(acts) if act.do == "resolve" and acts[n - 1].do == "cast"]
            for at in reversed(resolved):
                acts.insert(at + 1, answer)
        if begins:  # what triggers in that step resolves
            self._do(Act("resolve", ""))
            self._do(answer)
        else:
            self._upon.append(answer)

    def _who_may_pay(self) -> str | None:
        """Who is asked to pay by the one permanent that has an opponent do that (118.12a)."""
        taxes = re.compile(r"\bopponent\b[^\n]*(?:unless (?:that player|they) pays?|that player may pay|they may pay)")
        owners = {one.controller for one in self.situation.pieces if taxes.search(self._text(one))}
        return self.situation.other(owners.pop()) if len(owners) == 1 else None

    def _responded_to(self, clause: Clause) -> None:
        """What the act before it, or else the next one, is a response to: that comes first."""
        if not self.situation.acts:
            self._responds_next(clause)
            return
        acts = self.situation.acts
        chosen = [acts.pop()] if acts[-1].do == "answer" and len(acts) > 1 and acts[-2].do == "activate" else []
        if acts[-1].do not in ("cast", "activate"):
            raise NotClear
        response = acts.pop()
        last = self._last
        if clause.gap("act"):
            self._subject = self.situation.other(response.player)
            self._first(clause)
        else:
            given = replace(response, at=chosen[0].at) if chosen and not response.at else response
            self._responded(clause, given)
        self._do(response)
        self.situation.acts += chosen
        self._last = last

    def _responded(self, clause: Clause, response: Act) -> None:
        """The spell that is responded to is cast: by the other player, where nobody says by whom. What it is aimed at
        has to be said."""
        said = self._said_card(clause.gap("card"))
        card, player = self._card(said), self._player(clause.gap("player")) or self._owner_of(said)
        if player is None:
            player = self.situation.other(response.player)
            self.situation.assumed.append(self._words("situation-assumed-owner", card=card.front.name, player=player))
        self._subject = player
        self._cast(clause)
        cast = self.situation.acts[-1]
        if cast.at or not targets_said(card):
            return
        self.situation.acts[-1] = replace(cast, at=self._taken_to_be_aimed(card, player, response.at))

    def _taken_to_be_aimed(self, card: Card, player: str, answered: tuple[Piece | str, ...]) -> tuple[Piece | str, ...]:
        """What a spell is taken to be aimed at of which nobody says that: the one opponent, where it can be nobody
        else, or what is ``answered`` at: who exiles a creature in response to a spell means the spell on it."""
        aims = re.findall(r"\btarget ([\w ]*?(?:opponent|creature|permanent)\b)", card.front.text, re.I)
        at = answered
        if re.search(r"\btarget opponent\b", card.front.text, re.I) and len(aims) == 1:
            at = (self.situation.other(player),)
        elif not aims or len(at) != 1 or not isinstance(at[0], Piece) or not at[0].size:
            raise NotClear
        (one,) = at
        name = one if isinstance(one, str) else one.called
        self.situation.assumed.append(self._words("situation-assumed-aim", card=card.front.name, goal=name))
        return at

    def _responds_next(self, clause: Clause) -> None:
        """ "In response to my Giant Growth on my Bears he …": what is responded to is told of first."""
        if clause.gap("act"):
            self._first(clause)
            return
        said = self._said_card(clause.gap("card"))
        player = self._player(clause.gap("player")) or self._owner_of(said)
        if player is None:
            raise NotClear
        self._subject = player
        self._cast(clause)

    def _first(self, clause: Clause) -> None:
        """What is responded to, done in a clause of its own. Nobody responds to a mana ability (605.3b)."""
        act = inner(clause)
        if act is None or act.key not in ("cast", "cast-at", "activate", "equip", "animate", "loyalty", "attack"):
            raise NotClear
        self._handler(act)(act)
        did = self.situation.acts[-1:]
        if not did or did[0].do not in ("cast", "activate", "attack"):
            raise NotClear
        if did[0].do == "activate" and re.search(r": Add\b", self._text(did[0].uses[0])):
            raise NotClear

    def _aims(self, clause: Clause) -> None:
        """ "I sacrifice it, can I kill his Elves": what was just cast or activated is aimed there (601.2c)."""
        acts = self.situation.acts
        at_last = next((n for n in reversed(range(len(acts))) if acts[n].do != "answer"), -1)
        last = acts[at_last] if acts else None
        if last is None and not clause.gap("player") and self._player(clause.gap("goal")) is not None:
            self._attack(clause)  # "… and hits him"
            return
        if last is None and re.search(rf"\b{one_of('situation-kills')}\b", clause.text, re.I):
            self._killed(clause)
            return
        player = self._player(clause.gap("player")) or self._subject
        if last is not None and last.do in ("attack", "block") and not clause.gap("player") and not clause.gap("means"):
            trigger = replace(clause, key="trigger", gaps={"goal": clause.gaps["goal"]})
            self._handler(trigger)(trigger)
            return
        if last is None or last.do not in ("cast", "activate") or last.at or last.player != player or player is None:
            raise NotClear
        if not re.search(r"\btarget\b", self._text(last.uses[0])):
            raise NotClear
        source = last.uses[0]
        if last.do == "cast" and not source.words & {"instant", "sorcery", "aura"}:
            trigger = replace(clause, key="trigger", gaps={"goal": clause.gaps["goal"]})
            self._handler(trigger)(trigger)  # what it does as it enters is aimed there
            return
        at = self._goals(clause.gap("goal"), self._usual_goal(self._card_of(source), player), player)
        acts[at_last] = replace(last, at=at)
        self._last = tuple(one for one in at if isinstance(one, Piece)) or last.uses

    def _killed(self, clause: Clause) -> None:
        """What is said to be killed, and nothing is said to do it."""
        raise NotClear

    def _triggered(self, clause: Clause) -> None:
        """What triggers as a permanent enters is on the stack (603.3): the permanent was cast and has come in. Where
        no card is named, what triggers of what was told of last."""
        if not clause.gap("card"):
            self._has_triggered()
            return
        (said, *more) = phrases(clause.gap("card")) or (Phrase(""),)
        card = self._card(said)
        if more or re.search(r"^When[^\n,]*\benters\b", card.front.text, re.M) is None:
            raise NotClear
        cast = next(
            (act for act in self.situation.acts if act.do == "cast" and act.uses[0].item == card.front.name), None
        )
        goals = clause.gap("goal")
        if cast is None:
            if any(one.item == card.front.name for one in self.situation.pieces) or self.situation.acts:
                raise NotClear
            player = self._owner_of(said) or self._subject or self.situation.players[0]
            self._casts(card, player, self._put(self._of_card(card, player, "hand")), ())
            cast = self.situation.acts[-1]
        if self.situation.acts[-1] is not cast:
            raise NotClear
        self._do(Act("resolve", "", x=1))
        if goals:
            at = self._goals(goals, self.situation.other(cast.player), cast.player)
            self._do(Act("answer", cast.player, (), at))
            self._last = tuple(one for one in at if isinstance(one, Piece)) or cast.uses
        else:
            self._last = cast.uses
        self._spell, self._upon = None, []

    def _has_triggered(self) -> None:
        """ "With the trigger on the stack": of an attack (508.3), of a step that has begun, or of a permanent that
        was cast last and has come in. Whatever else may have triggered is not said."""
        acts = self.situation.acts
        last = acts[-1] if acts else None
        if last is not None and last.do in ("attack", "go_to"):
            return
        if last is not None and self._came_first(last):
            return
        if last is None or last.do != "cast":
            raise NotClear
        text = self._text(last.uses[0])
        if re.search(r"^When[^\n,]*\benters\b", text, re.M) is None and not last.costs:
            raise NotClear
        self._do(Act("resolve", "", x=1))
        self._last, self._spell, self._upon = last.uses, None, []

    def _came_first(self, response: Act) -> bool:
        """ "He bolts my Snapcaster in response to the trigger": what is aimed at has just come in, and was cast."""
        acts = self.situation.acts
        entered = [act for act in acts[:-1] if act.do != "answer"][-2:]  # an answer: what the trigger is aimed at
        if [act.do for act in entered] == ["cast", "resolve"] and response.do == "cast":
            came, resolved = entered
            if came.uses[:1] == response.at and re.search(r"^When[^\n,]*\benters\b", self._text(came.uses[0]), re.M):
                acts[acts.index(resolved)] = replace(resolved, x=1)
                return True
        aimed = [one for one in response.at if isinstance(one, Piece)]
        if len(acts) != 1 or response.do != "cast" or len(response.at) != 1 or len(aimed) != 1:
            return False
        (piece,) = aimed
        if piece.zone != "battlefield" or re.search(r"^When[^\n,]*\benters\b", self._text(piece), re.M) is None:
            return False
        piece.zone = "hand"
        acts[:] = [Act("cast", piece.owner, (piece,)), Act("resolve", "", x=1), response]
        asker = self.situation.players[0]
        if self._is_slow(self._card_of(piece)) and self.situation.active is None and piece.owner != asker:
            self.situation.active = piece.owner
        return True

    def _trigger_resolves(self, clause: Clause) -> None:
        """What has triggered resolves, and what it triggered upon is still there (608.1)."""
        last = self.situation.acts[-1] if self.situation.acts else None
        if last is None or last.do not in ("cast", "activate", "attack", "block"):
            raise NotClear
        if last.do == "cast" and not last.uses[0].words & {"instant", "sorcery", "aura"}:
            self._settle()
        elif last.do in ("cast", "activate"):
            self._do(Act("resolve", "", x=1))

    def _asks_resolves(self, clause: Clause) -> None:
        self._asks_of_spell(Kind.RESOLVES, clause)

    def _asks_countered(self, clause: Clause) -> None:
        fizzles = re.search(rf"(?<!\w){one_of('situation-fizzles')}(?!\w)", clause.text, re.I) is not None
        self._asks_of_spell(Kind.FIZZLES if fizzles else Kind.COUNTERED, clause)

    def _asks_of_spell(self, kind: Kind, clause: Clause) -> None:
        """Whether a spell resolves: it has been cast, or was what is countered where that is not said."""
        if is_it(clause.gap("card")):
            spell = self._first_cast()
            self._asks(kind, [spell] if spell is not None else ())
            return
        said = self._said_card(clause.gap("card"))
        card = self._card(said)
        acts = self.situation.acts
        cast = [act.uses[0] for act in acts if act.do == "cast" and act.uses[0].item == card.front.name]
        if not cast:
            first = acts[0] if acts else None
            player = self._owner_of(said) or (self.situation.other(first.player) if first is not None else None)
            if first is None or player == first.player or first.at or first.do != "cast" or player is None:
                raise NotClear
            if not is_counter(self._card_of(first.uses[0])):
                raise NotClear
            spell = self._put(self._of_card(card, player, "hand"))
            if "target" in card.front.text:
                raise NotClear
            acts[:1] = [Act("cast", player, (spell,)), replace(first, at=(spell,))]
            if player != self.situation.players[0] and self._is_slow(card) and self.situation.active is None:
                self.situation.active = player
            cast = [spell]
        self._asks(kind, cast[-1:])

    def _first_cast(self) -> Piece | None:
        """The one spell that has been cast, or the first where the others are aimed at spells."""
        cast = [act.uses[0] for act in self.situation.acts if act.do == "cast"]
        return cast[0] if cast and all(is_counter(self._card_of(one)) for one in cast[1:]) else None

    def _card_of(self, piece: Piece) -> Card:
        return next(card for card in self._cards if card.front.name == piece.item)

    def _responds_to(self, clause: Clause) -> None:
        """ "I respond to his Cryptic Command with Lightning Bolt", "to him cracking Polluted Delta"."""
        player = self._one_player(clause)
        if clause.gap("act"):
            self._first(clause)
        else:
            card, other = self._card(self._said_card(clause.gap("card"))), self.situation.other(player)
            if self._spell is None or self._spell.item != card.front.name:
                at = self._unsaid_goal(clause, card)
                self._casts(card, other, self._put(self._of_card(card, other, "hand")), at)
        answer = self._card(self._said_card(clause.gap("card2")))
        at = self._aimed(answer, clause.gap("goal"), player) or self._unsaid_goal(clause, answer)
        self._casts(answer, player, self._put(self._of_card(answer, player, "hand")), at)
