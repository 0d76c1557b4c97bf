"""What a question says of a board and of what is done on it, and the texts that say the same: a pasted board, short
acts, and a sentence to compare with the question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum

import engine
from bot.boards.moves import Entry
from bot.situations.stand_ins import token_told
from bot.which_is_meant import EXACT
from bot.words import Words

_TWO = 2
_DECLARED = {"attack": "attackers", "block": "blockers"}


class Kind(Enum):
    """What a question wants to know."""

    HAPPENS = "happens"
    DIES = "dies"
    SURVIVES = "survives"
    CAN = "can"
    GAINS = "gains"
    LOSES = "loses"
    SIZE = "size"
    GROWS = "grows"
    SHRINKS = "shrinks"
    TRIGGERS = "triggers"
    DRAWS = "draws"
    DAMAGE = "damage"
    LIFE = "life"
    GOES = "goes"
    RETURNS = "returns"
    TOKENS = "tokens"
    COUNTERS = "counters"
    TRADE = "trade"
    GONE = "gone"
    HAND = "hand"
    RESOLVES = "resolves"
    COUNTERED = "countered"
    WINS = "wins"
    TIE = "tie"
    BLOCKED = "blocked"
    UNBLOCKED = "unblocked"
    COST = "cost"
    FIZZLES = "fizzles"
    MANA = "mana"
    WORKS = "works"
    KEYWORD = "keyword"
    TYPE = "type"
    TAPPED = "tapped"
    SACRIFICES = "sacrifices"
    ACTS = "acts"
    HAS_COUNTERS = "has counters"
    CONTROLS = "controls"
    DAMAGED = "damaged"
    TOKENS_DIE = "tokens die"
    TURNS = "turns"


OF_A_BOARD = (
    *(Kind.SIZE, Kind.GROWS, Kind.SHRINKS, Kind.MANA, Kind.WORKS, Kind.KEYWORD, Kind.TYPE, Kind.DIES, Kind.SURVIVES),
    *(
        Kind.TAPPED,
        Kind.GONE,
        Kind.HAS_COUNTERS,
        Kind.COUNTERS,
        Kind.CONTROLS,
        Kind.SACRIFICES,
        Kind.WINS,
        Kind.TIE,
        Kind.GOES,
    ),
)
"""What can be asked of a board on which nothing is done."""


@dataclass(eq=False, slots=True)
class Piece:
    """A card or token of the board; each is one, told apart by its identity.

    ``item`` is its name, or for a token how a pasted board describes it; ``called`` what short acts call it.
    """

    item: str
    called: str
    owner: str
    zone: str = "battlefield"
    is_token: bool = False
    size: str = ""
    """Its printed power and toughness; empty for no creature."""
    cost: str = ""
    """Its printed mana cost."""
    notes: list[str] = field(default_factory=list)
    """What stands in parentheses on a pasted board: "tapped", "2 +1/+1"."""
    on: Piece | None = None
    """What it is attached to."""
    described: tuple[str, ...] = ()
    """The size and keywords that a token was described by."""
    words: frozenset[str] = frozenset()
    """The words of its name and types, folded."""
    copies: bool = False
    """Whether it entered as a copy, so that it is called otherwise by then."""
    is_commander: bool = False
    stands_for: str = ""
    """The size or kind of which it is any card: "3/3", "instant"."""
    is_size_said: bool = True
    """Whether its size is its card's or was told; else one was taken for it."""
    taken_by: str = ""
    """Who gains control of it by what is done."""

    @property
    def controller(self) -> str:
        """Who controls it by now."""
        return self.taken_by or self.owner

    @property
    def fights(self) -> bool:
        """Whether it can attack and block: a creature, or a Vehicle or land that may become one."""
        return bool(self.size) or bool(self.words & {"vehicle", "land"})


@dataclass(frozen=True, slots=True)
class Act:
    """Something done, as an entry of a script has it, with pieces instead of references. ``uses`` are what acts (the
    attackers, the card), ``at`` what it is done to: pieces and players."""

    do: str
    player: str
    uses: tuple[Piece, ...] = ()
    at: tuple[Piece | str, ...] = ()
    ability: int | str | None = None
    """The ability that is activated, where that is said: its number, or words of it."""
    x: int | None = None
    """What X is, where that is said; of what resolves how many, if not all."""
    kicked: bool = False
    costs: tuple[str, ...] = ()
    """Alternative costs that are said to be paid: "evoke"."""
    modes: tuple[int, ...] = ()
    """The modes that are chosen, by their numbers, where that is said."""
    step: str = ""
    """The step that is gone to."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked, and of what, in the words ``text``."""

    kind: Kind = Kind.HAPPENS
    of: tuple[Piece | str, ...] = ()
    text: str = ""
    number: bool = False
    """Whether it is asked how much or how many."""
    zone: str = ""
    """Where it is asked to go, where that is said."""
    at: int = 0
    """How many acts have been told of by then."""
    counters: str = ""
    """The counters that it is asked to have, as a pasted board says them: "1 -1/-1"."""
    kind_of_token: str = ""
    """The creature type of the tokens that are asked about, where that is said."""
    what: str = ""
    """The color, keyword, type or action that is asked about."""
    reverse: bool = False
    """Whether it is asked for the contrary: "does it lose flying", "does it untap"."""
    may: bool = False
    """Whether it is asked for leave, so that one of several ends is enough."""
    whose: str = ""
    """Whose zone it is asked to go to, where that is said."""
    in_response: bool = False
    """Whether it is asked of the board while what was done last waits on the stack."""


@dataclass(slots=True)
class Situation:
    """A question as it was understood. ``assumed`` is what the question does not say, in the asker's language;
    ``not_understood`` are its clauses that say something else."""

    players: tuple[str, ...]
    """The asker, the opponent, and the others whom the question tells of."""
    pieces: list[Piece] = field(default_factory=list)
    acts: list[Act] = field(default_factory=list)
    active: str | None = None
    life: dict[str, int] = field(default_factory=dict)
    poison: dict[str, int] = field(default_factory=dict)
    monarch: str | None = None
    deaths: list[tuple[Piece, str]] = field(default_factory=list)
    """What is said to die, in which words, where something is done besides that it may come of."""
    paid: list[Piece] = field(default_factory=list)
    """What is said to be sacrificed as a cost: it is gone before anybody can respond (601.2h, 602.2b)."""
    sizes: list[tuple[Piece, str, str]] = field(default_factory=list)
    """What is said to have which size before anything is done, though that is not printed on it, and in which words."""
    paying: set[str] = field(default_factory=set)
    """Who pays from no more than the lands that are told of."""
    questions: list[Asked] = field(default_factory=list)
    expected: list[Asked] = field(default_factory=list)
    """What is told to come of what is done, in words in which that is asked elsewhere: "… then dies, do I draw"."""
    unread_questions: list[str] = field(default_factory=list)
    """What else is asked, in words that are not known: an answer says then which question it is to."""
    assumed: list[str] = field(default_factory=list)
    not_understood: list[str] = field(default_factory=list)
    is_told: bool = False
    """Whether it says of something whose it is, so that a board is told of even if nothing that is done was read."""

    @property
    def asked(self) -> Asked:
        """What is asked last."""
        return self.questions[-1] if self.questions else Asked()

    @property
    def turn(self) -> str | None:
        """Whose turn it is by now."""
        return next((act.player for act in reversed(self.acts) if act.do == "go_to"), self.active)

    def other(self, player: str) -> str:
        """The opponent of a player: of anybody else the asker."""
        return self.players[1] if player == self.players[0] else self.players[0]

    @property
    def playable(self) -> bool:
        """Whether there is something to play, and nothing is left out that it might depend on."""
        return bool(self.acts or self.asked.kind in OF_A_BOARD) and not self.not_understood

    @property
    def repeats(self) -> bool:
        """Whether the same is cast several times, so that what comes of it is what comes of all of them."""
        cast = [act.uses[0].item for act in self.acts if act.do == "cast"]
        return len(set(cast)) < len(cast)

    # ---- as texts

    def reference(self, piece: Piece) -> str:
        """Words that stand for a piece in short acts: its name, numbered where several on the board have it."""
        alike = [one for one in self._listed() if one.called == piece.called and one.zone == "battlefield"]
        if piece.zone != "battlefield" or len(alike) < 2:
            return piece.called
        return f"{piece.called}#{alike.index(piece) + 1}"

    def pasted(self, words: Words) -> str:
        """The board as text that :func:`bot.board_text.paste.read` reads."""
        return "\n".join(self._lines(words, exact=EXACT if len(self.players) > _TWO else ""))

    def entries(self) -> Iterator[Entry]:
        """The acts as entries of a script; attackers and blockers are declared all at once (508.1, 509.1)."""
        declared: Entry | None = None
        for act in self.acts:
            entry = self._entry(act)
            group = _DECLARED.get(act.do)
            if group is not None and declared is not None and group in declared:
                declared[group] |= entry[group]
                continue
            if declared is not None:
                yield declared
            declared = entry if group is not None else None
            if declared is None:
                yield entry
        if declared is not None:
            yield declared

    def in_short(self, words: Words) -> str:
        """The acts as short acts."""
        return "; ".join(self._acts_said(words))

    def _acts_said(self, words: Words) -> Iterator[str]:
        said = (engine.in_short(entry, words.language) for entry in self.entries())
        return (one for one in said if one is not None)

    def restated(self, words: Words, *, played: bool = True) -> str:
        """The board and the acts in one sentence, for the asker to compare with the question; whether the acts were
        ``played``, or only read."""
        between = f"{words('short-act-between')} "
        seated = [words("situation-players-seated", number=len(self.players))] if len(self.players) > _TWO else []
        board = [words("situation-board", board=between.join(self._lines(words, told=True)))] if self.pieces else []
        parts = [*board, *seated]
        if self.acts:
            said = "situation-acts" if played else "situation-acts-read"
            parts.append(words(said, acts=between.join(self._acts_said(words))))
        return " ".join(parts)

    def _listed(self) -> Sequence[Piece]:
        return [piece for player in self.players for piece in self.pieces if piece.owner == player]

    def _lines(self, words: Words, *, told: bool = False, exact: str = "") -> Iterator[str]:
        """A line for each player's zone, to be pasted or, where ``told``, for people to read; ``exact`` stands before
        names that are no roles, as "opp" where there are two opponents."""
        for player in self.players:
            own = [piece for piece in self.pieces if piece.owner == player]
            for zone in dict.fromkeys(("battlefield", *(piece.zone for piece in own))):
                items = [self._item(piece, words, told) for piece in own if piece.zone == zone]
                if zone == "battlefield" and player in self.life:
                    items.insert(0, f"{_first('life', words)} {self.life[player]}")
                if zone == "battlefield" and player in self.paying:
                    items.insert(0, "mana lands")
                if zone == "battlefield" and player in self.poison:
                    items.insert(0, f"{self.poison[player]} poison")
                if zone == "battlefield" and player == self.monarch:
                    items.insert(0, _first("player-monarch", words))
                name = f"{exact}{player}"
                head = name if zone == "battlefield" else f"{name} {_first(f'zone-{zone}', words)}"
                if items or (zone == "battlefield" and not told):
                    things = ", ".join(items)
                    yield words("situation-line", head=head, things=things) if told else f"{head}: {things}".rstrip()
            if commanders := [piece.item for piece in own if piece.is_commander]:
                yield f"{exact}{player} {_first('commander', words)}: {', '.join(commanders)}"
        if self.active is not None:
            yield words("situation-turns", player=f"{exact}{self.active}")

    def _item(self, piece: Piece, words: Words, told: bool) -> str:
        notes = list(piece.notes)
        if piece.on is not None:
            notes.append(f"{_first('attached-to', words)} {self.reference(piece.on)}")
        if told and piece.size and "*" not in piece.size and not piece.is_token:
            notes.insert(0, piece.size)
        item = piece.item
        if told and piece.is_token and item == " ".join(one for one in (piece.size, *piece.described[2:]) if one):
            item = token_told(piece.size, "", "", piece.described[2:], words)
        return item + (f" ({', '.join(notes)})" if notes else "")

    def _entry(self, act: Act) -> Entry:
        at = [one if isinstance(one, str) else self.reference(one) for one in act.at]
        uses = [self.reference(piece) for piece in act.uses]
        if act.do == "block" and not uses:
            return {"do": "block", "player": act.player, "blockers": {}}
        entry: Entry = {"do": act.do, "player": act.player}
        if act.do == "attack":
            return entry | {"attackers": dict.fromkeys(uses, at[0] if at else self.other(act.player))}
        if act.do == "block":
            return entry | {"blockers": dict.fromkeys(uses, at[0] if len(at) == 1 else at)}
        if act.do == "resolve":
            return {"do": "resolve", "all": True} if act.x is None else {"do": "resolve", "count": act.x}
        if act.do == "answer":
            return entry | {"value": at}
        if act.do == "go_to":
            return {"do": "go_to", "step": act.step, "active": act.player}
        if act.ability is not None:
            entry["ability"] = act.ability
        if act.x is not None:
            entry["x"] = act.x
        if act.modes:
            entry["modes"] = list(act.modes)
        if act.kicked:
            entry["kicked"] = True
        if act.costs:
            entry["costs"] = list(act.costs)
        key = "source" if act.do == "activate" else "card"
        return entry | {key: uses[0]} | ({"targets": at} if at else {})


def _first(what: str, words: Words) -> str:
    """The first of what people may type for something."""
    return words(f"typed-{what}").partition(",")[0]
