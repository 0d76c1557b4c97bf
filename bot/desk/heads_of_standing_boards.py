"""What is asked of permanents as they stand at an end: what mana they make, whether they have a keyword, are of a
type, are tapped, can be used, have counters, who controls them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from bot.desk import presenting
from bot.desk.games import Played
from bot.desk.what_has_come import Come, Head
from bot.situations.board import Piece

_ANY_COLOR = re.compile(r"\bAdd\b[^.]*\bany (?:one |combination of )?(?:color|type)", re.I)
_BASIC = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
"""The mana ability that a land has by each basic land type (305.6)."""
_UNABLE = {"101.2", "302.6"}
"""That what says that something can't happen takes precedence; that a creature has come too late to be tapped."""
_ACTIONS = {"search": "Searched", "draw": "DrawCard", "shuffle": "Shuffled", "sacrifice": "Sacrificed"}
"""Events of what players do; of other actions it is told which one (701)."""


class Standing(Come):
    """Heads of questions of how things are."""

    def mana(self) -> Head:
        """Which mana permanents can make (106.1b); asked for one color, whether all of them make that."""
        if self.pieces and all(map(self._came_and_went, self.pieces)):
            return Head(False)
        if not self.pieces or not all(map(self._is_known, self.pieces)):
            return Head()
        made = [(one, list(self._makes(one))) for one in self.pieces]
        told = " ".join(
            (not texts and self._why_not(one))
            or self.words("situation-makes-mana", card=self.name(one), ability=" ".join(texts), count=len(texts))
            for one, texts in made
        )
        wanted = f"{{{self.asked.what}}}" if self.asked.what else ""
        if self.asked.number:
            return Head(None, told)
        if not wanted:
            return Head(all(texts for _, texts in made), told)
        return Head(all(any(_adds(wanted, text) for text in texts) for _, texts in made), told)

    def _came_and_went(self, piece: Piece) -> bool:
        """Whether it is a creature that has come in and left again by what is told: it could not be tapped for its own
        ability in between (302.6)."""
        returned = any(self.moves(piece, to="battlefield"))
        return bool(piece.size) and piece.zone != "battlefield" and returned and self.permanent(piece) is None

    def _is_known(self, piece: Piece) -> bool:
        """Whether it is there, and not a stand-in that has no ability of its own: "my elves" may make mana."""
        there = self.permanent(piece)
        is_stand_in = piece.is_token and bool(piece.size)
        return there is not None and (not is_stand_in or any(self._makes(piece)))

    def _makes(self, piece: Piece) -> Iterator[str]:
        """The abilities of a permanent that make mana (605.1a) and that may be activated."""
        for number, text in self._abilities(piece):
            if re.search(r"\bAdd\b", text) and self._refused(piece, number) is None:
                yield text
        there = self.permanent(piece)
        for kind, letter in _BASIC.items():
            if there is not None and kind in there.subtypes:
                yield f"{{T}}: Add {{{letter}}}."

    def _why_not(self, piece: Piece) -> str:
        """What keeps the mana abilities of a permanent, if it has any, from being activated."""
        own = (number for number, text in self._abilities(piece) if re.search(r"\bAdd\b", text))
        refused = next(filter(None, (self._refused(piece, number) for number in own)), None)
        return presenting.refusal(refused, self.words).verdict if refused is not None else ""

    def works(self) -> Head:
        """Whether what has activated abilities, and nothing else, can still be used (602.5), or has any left."""
        told: list[Head] = []
        for piece in self.pieces:
            if self.permanent(piece) is None:
                return Head()
            refused = [self._refused(piece, number) for number, _ in self._abilities(piece)]
            if not refused or refused[0] is None or None in refused:
                return Head()
            told.append(Head(False, presenting.refusal(refused[0], self.words).verdict))
        return told[0] if told else Head()

    def _abilities(self, piece: Piece) -> Iterable[tuple[int, str]]:
        there = self.permanent(piece)
        return self.after.abilities_of(there.reference) if there is not None else ()

    def _refused(self, piece: Piece, number: int) -> Played | None:
        """What comes of activating an ability that a prohibition keeps from being activated; None if nothing does."""
        there = self.permanent(piece)
        if there is None:
            return None
        entry = {"do": "activate", "player": there.controller, "source": there.reference, "ability": number}
        then = self.after.then([*self.after.lead_up(entry), entry])
        refused = then.refused
        return then if refused is not None and _UNABLE & set(refused.rules) else None

    def has_keyword(self) -> Head:
        there = [one for piece in self.pieces if (one := self.permanent(piece)) is not None]
        if not there or len(there) < len(self.pieces):
            return Head()
        has = all(any(re.match(rf"{self.asked.what}\b", own, re.I) for own in one.keywords) for one in there)
        return Head(has != self.asked.reverse)

    def is_type(self) -> Head:
        """Whether permanents are of a card type, subtype or supertype (205)."""
        there = [one for piece in self.pieces if (one := self.permanent(piece)) is not None]
        if not there or len(there) < len(self.pieces):
            return Head()
        kinds = [" ".join((*one.supertypes, *one.types, *one.subtypes)) for one in there]
        told = " ".join(
            self.words("situation-is-type", card=one.called, types=said) for one, said in zip(there, kinds, strict=True)
        )
        return Head(all(self.asked.what.lower() in said.lower().split() for said in kinds), told)

    def is_tapped(self) -> Head:
        there = [one for piece in self.pieces if (one := self.permanent(piece)) is not None]
        return Head(all(one.tapped != self.asked.reverse for one in there) if there else None)

    def extra_turns(self) -> Head:
        """How many extra turns players get (500.7)."""
        taken = {one: sum(1 for _ in self.of("ExtraTurnAdded", player=one)) for one in self.players}
        return Head(None, self.sentences(self.players, "situation-extra-turns", taken.__getitem__))

    def is_sacrificed(self) -> Head:
        """Whether permanents are sacrificed, or players have to sacrifice something (701.21)."""
        if not self.asked.of:
            return Head()
        if self.asked.number:
            given = {one: sum(1 for _ in self.of("Sacrificed", player=one)) for one in self.players}
            there = {side.name: len(side.battlefield) for side in self.before.position.players}
            if not any(given.values()) or any(given[one] >= there[one] for one in given):
                return Head()  # more may be asked for than there are
            return Head(None, self.sentences(self.players, "situation-sacrifices", given.__getitem__))
        done = [
            any(self.of("Sacrificed", **{"object" if isinstance(one, Piece) else "player": self._called(one)}))
            for one in self.asked.of
        ]
        return Head(all(done))

    def _called(self, one: Piece | str) -> str:
        """What stands for it in events: of a permanent that was cast, what that became."""
        return one if isinstance(one, str) else self.reference(one)

    def done(self) -> Head:
        """Whether players do something that the rules have a word for (701): "do I still scry"."""
        what = self.asked.what
        kind = _ACTIONS.get(what, "KeywordAction")
        fields = {} if kind != "KeywordAction" else {"action": what}
        return Head(all(any(self.of(kind, player=one, **fields)) for one in self.players) if self.players else None)

    def are_counters(self) -> Head:
        """Whether permanents have counters, or come to have what is told beside."""
        there = [one for piece in self.pieces if (one := self.permanent(piece)) is not None]
        if len(there) < len(self.pieces):
            zones = {self.zone(piece) for piece in self.pieces}
            return Head(False) if "battlefield" not in zones else Head()
        return Head(all(any(one.counters.values()) for one in there) != self.asked.reverse if there else None)

    def is_damaged(self) -> Head:
        """Whether permanents are dealt damage (120.3)."""
        return Head(
            all(any(self.of("Damage", target=self.reference(one))) for one in self.pieces) if self.pieces else None
        )

    def tokens_die(self) -> Head:
        """Whether the tokens that are made die (700.4)."""
        made = [name for event in self.of("MadeToken") for name in event["objects"]]
        died = [any(self.of("ZoneChange", object=one, origin="battlefield", to="graveyard")) for one in made]
        return Head(all(died) if made else None)

    def controllers(self) -> Head:
        """Who controls permanents (110.2)."""
        there = [one for piece in self.pieces if (one := self.permanent(piece)) is not None]
        if not there or len(there) < len(self.pieces):
            return Head()
        told = " ".join(self.words("situation-controls", name=one.controller, card=one.called) for one in there)
        return Head(all(one.controller in self.players for one in there) if self.players else None, told)

    def name(self, piece: Piece) -> str:
        there = self.permanent(piece)
        return there.called if there is not None else piece.called


def legends_apart(board: Played) -> Iterator[str]:
    """The names that a legendary permanent of each of several players has, one each: the legend rule leaves them
    alone (704.5j)."""
    legends = [
        (side.name, one.called)
        for side in board.position.players
        for one in side.battlefield
        if "Legendary" in one.supertypes
    ]
    for name in dict.fromkeys(name for _, name in legends):
        owners = [owner for owner, called in legends if called == name]
        if len(owners) > 1 and len(set(owners)) == len(owners):
            yield name


def _adds(symbol: str, text: str) -> bool:
    """Whether a mana ability can add mana of a color."""
    made = text.partition("Add")[2]
    return symbol in made or (symbol != "{C}" and _ANY_COLOR.search(text) is not None)


STANDING: dict[str, Callable[[Standing], Head]] = {
    "mana": Standing.mana,
    "works": Standing.works,
    "keyword": Standing.has_keyword,
    "type": Standing.is_type,
    "tapped": Standing.is_tapped,
    "sacrifices": Standing.is_sacrificed,
    "acts": Standing.done,
    "has counters": Standing.are_counters,
    "controls": Standing.controllers,
    "damaged": Standing.is_damaged,
    "tokens die": Standing.tokens_die,
    "turns": Standing.extra_turns,
}
"""By the value of the kind of question."""
