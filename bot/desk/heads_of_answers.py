"""The head of an answer to a question that tells of a board: what was asked for, as it is at the end.

"Does it die?" is answered yes or no, "how much" and "how many" with a number, "where does it go" with a zone, "what is
its power" with a size. Where a question asks several things, each has its line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

import engine
from bot.desk.games import Played
from bot.desk.heads_of_standing_boards import STANDING, Standing
from bot.desk.what_has_come import Head
from bot.situations.board import Asked, Kind, Piece, Situation
from bot.words import Words


def heads(
    found: Situation, before: Played, ends: Sequence[Played], words: Words, waiting: Played | None = None
) -> Iterator[tuple[Asked, Head]]:
    """What each question asks for, where it is the same at every end. ``waiting`` is the board on which what was done
    last has not yet resolved: of that is asked what can be done in response."""
    for asked in found.questions or [Asked()]:
        at = [waiting] if waiting is not None and is_in_response(found, asked, before, ends, words) else ends
        told = {_Answer(found, asked, before, end, words).head() for end in at}
        if asked.may and any(one.decided for one in told):
            yield asked, Head(decided=True)
        elif len(told) == 1:
            yield asked, told.pop()
        else:
            decided = {one.decided for one in told}
            yield asked, Head(decided.pop() if len(decided) == 1 else None)


def comes_true(found: Situation, told: Asked, before: Played, ends: Sequence[Played], words: Words) -> bool:
    """Whether what is told to come of what is done comes of it at every end: of "… then dies" one of those that it may
    mean dies."""
    each = [replace(told, of=(one,)) for one in told.of] if told.kind in (Kind.DIES, Kind.SURVIVES) else [told]
    return all(any(_Answer(found, one, before, end, words).head().decided for one in each) for end in ends)


def is_in_response(found: Situation, asked: Asked, before: Played, ends: Sequence[Played], words: Words) -> bool:
    """Whether a question is what can be done before what was done last resolves: as it says, or as it can only be meant
    where that removes what it asks about. Mana abilities are activated whenever a player has priority (605.3a)."""
    if asked.kind is not Kind.MANA or not asked.of or found.acts[asked.at - 1 : asked.at] != found.acts[-1:]:
        return False
    return asked.in_response or all(
        _Answer(found, asked, before, end, words).has_left(one)
        for end in ends
        for one in asked.of
        if isinstance(one, Piece)
    )


def headed(
    found: Sequence[tuple[Asked, Head]], told: str, words: Words, *, stops: bool = False, alone: bool = True
) -> str:
    """The answer with its heads before what is told: the yes or no of a single question stands in front of it. Where
    it ``stops`` at a choice, what is told is what must be chosen, and the yes or no holds whatever is. Where the
    question is not ``alone``, it stands before its yes or no."""
    said = [(asked, head) for asked, head in found if head.decided is not None or head.sentence]
    if not said:
        return told
    if len(said) == 1 and (alone or said[0][1].decided is None or not said[0][0].text):
        (asked, head), *_ = said
        counted = asked.kind is Kind.COUNTERS and any(
            re.match(rf"{re.escape(_called(one))}\s?:", told) for one in asked.of
        )
        in_told = head.sentence in told or f"{head.sentence.removesuffix('.')} (" in told  # with what came to that
        exiled = asked.kind is Kind.GOES and "exil" in head.sentence and len(asked.of) == 1
        in_told |= exiled and re.search(rf"{re.escape(_called(asked.of[0]))}[^.;\n]*\bexil", told) is not None
        lines = [head.sentence] if not in_told and not counted else []
        lines += [told] if asked.kind not in (Kind.SIZE, Kind.COST) else []
        text = "\n".join(filter(None, lines)) or told
        if head.decided is None:
            return text
        if stops and not asked.may:
            return words("situation-yes-anyway" if head.decided else "situation-no-anyway", verdict=text)
        return _decided(head.decided, text, words)
    lines = [_line(asked, head, words) for asked, head in said]
    return "\n".join([*dict.fromkeys(lines), told])


def _called(one: Piece | str) -> str:
    return one if isinstance(one, str) else one.called


def _line(asked: Asked, head: Head, words: Words) -> str:
    """One of several answers, with its question."""
    sentence = head.sentence if head.decided is None else _decided(head.decided, head.sentence, words)
    return words("situation-answered", question=asked.text, answer=sentence.rstrip(" :")) if asked.text else sentence


def _decided(decided: bool, text: str, words: Words) -> str:
    kind = words("picture-type-Creature")  # a token of which no more is said begins small behind a colon
    if kind.islower() and text.startswith(kind.capitalize()):
        text = text[0].lower() + text[1:]
    return words("situation-yes" if decided else "situation-no", verdict=text)


class _Answer(Standing):
    """One question at one end."""

    def head(self) -> Head:
        """What the question asks for."""
        made = _HEADS.get(self.asked.kind) or STANDING.get(self.asked.kind.value)
        return made(self) if made is not None else Head()

    # ---- yes or no

    def dies(self) -> Head:
        if not self.asked.of or not all(map(self.can_die, self.asked.of)):
            return Head()
        if self.asked.kind is Kind.SURVIVES:
            return Head(all(map(self.is_alive, self.asked.of)))
        return Head(all(map(self.is_dead, self.asked.of)))

    def is_alive(self, one: Piece | str) -> bool:
        """Whether a player has not lost, and what was a permanent is one, is in a hand, or was exiled by what returns
        it: what is exiled otherwise has not died, and has not survived."""
        if isinstance(one, str) or self.is_dead(one):
            return not self.is_dead(one)
        by = {event.get("source") for event in self.moves(one, to="exile")}
        returns = any("return" in event["text"] for event in self.of("DelayedAbilityCreated") if event["object"] in by)
        return self.zone(one) in ("battlefield", "hand") or returns

    def trade(self) -> Head:
        fighters = self.pieces or [
            piece
            for act in self.found.acts
            if act.do in ("attack", "block")
            for piece in (*act.uses, *act.at)
            if isinstance(piece, Piece)
        ]
        return Head(all(map(self.is_dead, fighters)) if fighters else None)

    def can_die(self, one: Piece | str) -> bool:
        """Whether it is a player, or was a permanent under its own name: a spell neither dies nor survives (700.4)."""
        if isinstance(one, str) or one.zone == "battlefield":
            return True
        return not one.copies and any(self.moves(one, to="battlefield"))

    def is_dead(self, one: Piece | str) -> bool:
        """Whether a permanent was put into a graveyard from the battlefield (700.4), or a player has lost."""
        if isinstance(one, str):
            return any(player.name == one and player.lost for player in self.after.position.players)
        if one.words & {"siege", "battle"}:  # a Siege is exiled as it is defeated (310.11b)
            return any(self.moves(one, origin="battlefield"))
        return any(self.moves(one, origin="battlefield", to="graveyard"))

    def gone(self) -> Head:
        """Whether it has left the battlefield, wherever it is."""
        if not self.pieces or any(one.zone != "battlefield" for one in self.pieces):
            return self.dies()
        return Head(all(self.zone(one) != "battlefield" or self.is_dead(one) for one in self.pieces))

    def hand(self) -> Head:
        def held(player: str) -> int:
            return sum(one.count for side in self.after.position.players if side.name == player for one in side.hand)

        return Head(None, self.sentences(self.players, "situation-hand", held))

    def wins(self) -> Head:
        lost = {side.name for side in self.after.position.players if side.lost}
        others = {player for player in self.found.players if player not in self.players}
        return Head(others <= lost if self.players else None)

    def tie(self) -> Head:
        """Whether all players have lost at the same time: the game is a draw (104.4a)."""
        return Head(all(side.lost for side in self.after.position.players))

    def life_changes(self) -> Head:
        if not self.players:
            return Head()
        kind, sentence = (
            ("LifeGain", "situation-gains-life")
            if self.asked.kind is Kind.GAINS
            else ("LifeLoss", "situation-loses-life")
        )
        if self.asked.number:
            return Head(None, self.sentences(self.players, sentence, lambda one: self.total(kind, player=one)))
        changes = [self.life(self.after, one) - self.life(self.before, one) for one in self.players]
        return Head(all(one > 0 if self.asked.kind is Kind.GAINS else one < 0 for one in changes))

    def countered(self) -> Head:
        if not self.pieces:
            return Head()
        was = [any(self.of("Countered", object=self.reference(one))) for one in self.pieces]
        if self.asked.kind is Kind.COUNTERED:
            return Head(all(was))
        references = [self.reference(one) for one in self.pieces]
        resolved = [
            any(self.of("Resolved", object=one)) and not any(self.of("DidNotResolve", object=one)) for one in references
        ]
        does = all(resolved) and not any(was)
        return Head(does if self.asked.kind is Kind.RESOLVES else not does)  # what fizzles does not resolve (608.2b)

    def blocked(self) -> Head:
        """Whether an attacker became blocked: it stays so, even if its blockers leave (509.1h)."""
        was = {one: any(self.of("BecameBlocked", object=self.reference(one))) for one in self.pieces}
        if not was or not all(was[one] or any(self.of("BecameUnblocked", object=self.reference(one))) for one in was):
            return Head()
        told = [
            self.words("situation-blocked" if is_blocked else "situation-unblocked", card=one.called)
            for one, is_blocked in was.items()
        ]
        wanted = self.asked.kind is Kind.BLOCKED
        return Head(all(one is wanted for one in was.values()), " ".join(told))

    def returns(self) -> Head:
        if not self.pieces:
            return Head()
        wanted = self.asked.zone or "battlefield"
        there = all(self.zone(one) == wanted for one in self.pieces)
        there = there and (wanted != "battlefield" or all(map(self.is_owners, self.pieces)))
        return Head(there and all(map(self.has_counters, self.pieces)))

    def has_counters(self, piece: Piece) -> bool:
        """Whether a permanent has the counters that are asked for, if any are."""
        number, _, kind = self.asked.counters.partition(" ")
        now = self.permanent(piece)
        return not kind or (now is not None and now.counters.get(kind, 0) == int(number))

    def is_owners(self, piece: Piece) -> bool:
        """Whether who had a permanent at first controls it."""
        name, _ = self.now(piece)
        sides = (side for side in self.after.position.players if side.name == piece.owner)
        return any(one.reference == name for side in sides for one in side.battlefield)

    def goes(self) -> Head:
        if not self.pieces:
            return Head()
        where = [(one, self.zone(one)) for one in self.pieces]
        sentence = " ".join(
            self.words("situation-in-zone", card=one.called, zone=zone, owner=self.owner(one)) for one, zone in where
        )
        decided = all(zone == self.asked.zone for _, zone in where) if self.asked.zone else None
        if decided and self.asked.whose:
            decided = all(self.owner(one) == self.asked.whose for one in self.pieces)  # its owner's (400.3)
        return Head(decided, sentence)

    # ---- numbers

    def draws(self) -> Head:
        if not self.players:
            return Head()
        told = [act.step for act in self.found.acts if act.do == "go_to"]
        for_turn = int("draw" in told and self.found.acts[-1].do != "go_to")  # told of, and not asked about (504.1)
        drawn = {
            one: max(0, sum(1 for _ in self.of("DrawCard", player=one)) - for_turn * (one == self.found.turn))
            for one in self.players
        }
        if self.asked.number:
            return Head(None, self.sentences(self.players, "situation-draws", drawn.__getitem__))
        return Head(all(drawn.values()))

    def cost(self) -> Head:
        """What was paid for a spell, with what changed that (601.2f): as its step tells, or else what is printed. Of a
        player what was paid for something else, as to attack (508.1h)."""
        paid_by = [
            event["cost"] for one in self.players for event in self.of("ManaSpent", player=one) if event.get("cost")
        ]
        if len(paid_by) == 1 and self.players:
            return Head(None, self.words("situation-pays", name=self.players[0], cost=paid_by[0]))
        for event in self.of("SpellCast", object=self.reference(self.pieces[0])) if self.pieces else ():
            told = next((step.text for step in self.after.report.steps if event["id"] in step.events), "")
            paid = re.search(r"\(\S+ ((?:\{[^}]+\})+[^)]*)\)", told)
            cost = paid[1] if paid is not None else self.pieces[0].cost
            return Head(None, self.words("situation-costs", card=self.pieces[0].called, cost=cost)) if cost else Head()
        return Head()

    def tokens(self) -> Head:
        made = dict.fromkeys(self.players or self.found.players, 0)
        for event in self.of("MadeToken"):
            if event.get("kind") == "token" and event["player"] in made:
                made[event["player"]] += sum(map(self.is_asked_about, event["objects"]))
        if self.asked.number or not self.players:
            makers = [one for one in made if made[one]] or list(made)[:1]
            sentence = self.sentences(makers, "situation-tokens", made.__getitem__)
            if (kind := self.asked.kind_of_token) and (name := self.words.find(f"subtype-{kind}") or kind):
                told = (self.words("situation-tokens-of", name=one, count=made[one], kind=name) for one in makers)
                sentence = " ".join(told)
            return Head(None, sentence)
        return Head(all(made.values()))

    def is_asked_about(self, token: str) -> bool:
        """Whether a token is of the creature type that is asked about, which its name has (111.4)."""
        kind = self.asked.kind_of_token
        return not kind or re.search(rf"\b{kind}\b", token) is not None

    def damage(self) -> Head:
        """What somebody is dealt, and the life that is lost beside."""
        lines = []
        for one in self.asked.of or self.defenders():
            if isinstance(one, Piece):
                dealt = self.total("Damage", target=self.reference(one))
                lines.append(self.words("situation-damage", name=one.called, count=dealt))
                continue
            dealt, lost = self.total("Damage", target=one), self.total("LifeLoss", player=one)
            if dealt or not lost:
                lines.append(self.words("situation-damage", name=one, count=dealt))
            if lost != dealt:
                lines.append(self.words("situation-loses-life", name=one, count=lost))
        return Head(None, " ".join(lines))

    def defenders(self) -> Iterable[str]:
        """Who is attacked, or else aimed at."""
        attacked = [self.found.other(act.player) for act in self.found.acts if act.do == "attack"]
        aimed = [one for act in self.found.acts for one in act.at if isinstance(one, str)]
        return dict.fromkeys(attacked or aimed or [self.found.players[1]])

    def life_totals(self) -> Head:
        players = self.players or self.found.players
        return Head(None, self.sentences(players, "situation-life-total", lambda one: self.life(self.after, one)))

    def triggers(self) -> Head:
        references = {self.reference(one) for one in self.pieces}
        new = [one for one in self.of("AbilityTriggered") if not references or one["object"] in references]
        if not self.asked.number:
            return Head(bool(new)) if new or references else Head()  # whose would, nobody has said
        return Head(None, self.words("situation-triggers", count=len(new)))

    def counters(self) -> Head:
        lines = []
        for one in self.pieces:
            there = self.permanent(one)
            if there is None:
                return Head()
            lines += [
                self.words("situation-has-counters", card=there.called, count=count, kind=kind)
                for kind, count in there.counters.items()
            ] or [self.words("situation-has-counters", card=there.called, count=0, kind="")]
        return Head(None, " ".join(lines))

    def sizes(self) -> Head:
        there = [(piece, one) for piece in self.pieces if (one := self.permanent(piece)) is not None]
        sized = [one for _, one in there if one.power is not None and one.toughness is not None]
        told = " ".join(
            self.words("situation-size", name=one.reference, power=f"{one.power}", toughness=f"{one.toughness}")
            for one in sized
        )
        if self.asked.kind is Kind.SIZE or not sized:
            return Head(None, told)
        changes = [self.change(piece, one) for piece, one in there]
        grown = [one > 0 if self.asked.kind is Kind.GROWS else one < 0 for one in changes]
        return Head(all(grown), told)

    def change(self, piece: Piece, now: engine.PermanentState) -> int:
        """How much bigger it is than before, or than it would be printed where nothing has been done."""
        reference = self.found.reference(piece)
        was = next(
            (one for side in self.before.position.players for one in side.battlefield if one.reference == reference),
            None,
        )
        size = (was.power or 0, was.toughness or 0) if was is not None and self.events else _printed(piece)
        return (now.power or 0) - size[0] + (now.toughness or 0) - size[1]


def _printed(piece: Piece) -> tuple[int, int]:
    """The size that a piece has printed on it; 0 for what is no number."""
    power, _, toughness = piece.size.partition("/")
    return (int(power) if power.isdecimal() else 0, int(toughness) if toughness.isdecimal() else 0)


_HEADS: dict[Kind, Callable[[_Answer], Head]] = {
    Kind.CAN: lambda answer: Head(True),
    Kind.DIES: _Answer.dies,
    Kind.SURVIVES: _Answer.dies,
    Kind.TRADE: _Answer.trade,
    Kind.GONE: _Answer.gone,
    Kind.HAND: _Answer.hand,
    Kind.WINS: _Answer.wins,
    Kind.TIE: _Answer.tie,
    Kind.GAINS: _Answer.life_changes,
    Kind.LOSES: _Answer.life_changes,
    Kind.COUNTERED: _Answer.countered,
    Kind.RESOLVES: _Answer.countered,
    Kind.FIZZLES: _Answer.countered,
    Kind.BLOCKED: _Answer.blocked,
    Kind.UNBLOCKED: _Answer.blocked,
    Kind.RETURNS: _Answer.returns,
    Kind.GOES: _Answer.goes,
    Kind.DRAWS: _Answer.draws,
    Kind.COST: _Answer.cost,
    Kind.TOKENS: _Answer.tokens,
    Kind.DAMAGE: _Answer.damage,
    Kind.LIFE: _Answer.life_totals,
    Kind.TRIGGERS: _Answer.triggers,
    Kind.COUNTERS: _Answer.counters,
    Kind.SIZE: _Answer.sizes,
    Kind.GROWS: _Answer.sizes,
    Kind.SHRINKS: _Answer.sizes,
}
