"""Who asks, and what they mean by what they call players and things on a board. What may mean several is asked."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence

import engine
from bot.boards.store import Board
from bot.desk import things_on_board
from bot.desk.games import Played
from bot.desk.reply import Place
from bot.desk.seats_and_roles import may_act_for, seats_of
from bot.desk.things_on_board import Fits, Thing
from bot.errors import BadValue, NoSuch, NotYours
from bot.players_meant import players_meant
from bot.render.alt import described
from bot.which_is_meant import ALSO, EXACT, Reading, Which, together
from bot.words import Words, one_of, typed
from cards import fold

MOST_LABEL = 80


class Speaker:
    """Somebody who speaks of a board as it stands."""

    def __init__(self, board: Board, played: Played, place: Place) -> None:
        self._board = board
        self._played = played
        self._place = place
        self._position = played.position
        self.selves = selves(board, self._position, place)
        """Who the speaker may be: by seat, by name, or as the board's owner its first player."""

    @property
    def me(self) -> str | None:
        """The player that the speaker is; None where that is not known."""
        return self.selves[0] if len(self.selves) == 1 else None

    def myself(self, option: str) -> str:
        """The player that the speaker is; asked where that is not known."""
        return self._which_player(self.selves, option)

    def seat(self, free: Sequence[str]) -> str:
        """The seat to take: the speaker's own by name, else a free one; asked where several are."""
        named = [player for player in free if fold(player) == fold(self._place.called)]
        return self._which_player(named or free or self.selves, "player")

    def player(self, text: str, option: str) -> str:
        """The player that is meant."""
        found = players_meant(text, self._position.names, self.selves)
        if not found:
            raise NoSuch(what="player", name=text, near=", ".join(self._position.names))
        return self._which_player(found, option, text)

    def actor(self, named: str | None, holders: Collection[str] = (), card: str = "") -> str:
        """Who acts: the player named; else, of ``holders`` who alone could, the only one or the speaker; else whose
        seat the speaker has. It is asked where the speaker acts for several, unless it is for whoever has priority or
        the turn; ``card`` is what they use."""
        if named:
            return self.allowed(self.player(named, "player"))
        own = seats_of(self._board, self._position.names, self._place)
        seats = [player for player in own if player in self._board.seats or self._place.user != self._board.owner]
        holder = self._position.turn.priority or self._position.turn.active
        able = [player for player in holders if may_act_for(self._board, player, self._place)]
        if len(able) == 1:
            return able[0]
        if seats:
            usual = [player for player in seats if player == holder] or seats
        elif self.me == holder:
            usual = [holder]
        else:
            usual = able or [one for one in self._position.names if one in (*self.selves, holder)]
        if able:
            usual = [player for player in usual if player in able] or able
        return self.allowed(self._which_player(usual, "player", card, "user" if card else "player"))

    def allowed(self, player: str) -> str:
        """The player, if the speaker may act for them."""
        if not may_act_for(self._board, player, self._place):
            raise NotYours(what=player)
        return player

    def thing(
        self,
        text: str,
        option: str,
        zones: Sequence[str] = (),
        fits: Fits = lambda thing: True,
        taken: Collection[str] = (),
    ) -> str:
        """The reference of the thing that is meant: by an id, a label, a name, the beginning of one, "my" or "opp's".

        ``zones`` says where to look first. ``fits`` narrows what may be meant at all, as long as something fits; of
        what is ``taken`` already, another is meant.
        """
        text = text.strip()
        everything = things_on_board.things(self._position)
        if text.startswith(EXACT):
            known = [thing.id for thing in everything if thing.id == text.removeprefix(EXACT)]
            if known:
                return known[0]
            text = text.removeprefix(EXACT)
        found = self._found(text, everything, zones)
        found = [t for t in found if fits(t)] or found
        found = [t for t in found if t.id not in taken] or found
        if not found:
            some = sorted((t for t in everything if fits(t)), key=lambda t: t.rank)
            raise NoSuch(what="object", name=text, near=", ".join(things_on_board.label_of(t) for t in some[:3]))
        return self._one_of(found, option, text)

    def commanders(self, text: str) -> list[Thing]:
        """The cards in command zones that "my commander", "Opp's commander" or "the commander" means."""
        there = [t for t in things_on_board.things(self._position) if t.zone == "command"]
        for whose, rest in (("", text), *_possessives(text)):
            if fold(re.sub(rf"^{one_of('article')}\s+", "", rest, flags=re.I)) in typed("commander"):
                owners = players_meant(whose, self._position.names, self.selves) if whose else self.selves
                return [t for t in there if t.player in owners] or there
        return []

    def things(
        self, text: str, option: str, zones: Sequence[str], fits: Fits, taken: Collection[str], *, many: bool
    ) -> Sequence[str]:
        """The references of what is meant: one thing or, where ``many`` may be, all that a word in the plural means. Of
        "bears" where there are two Grizzly Bears it is asked whether one is meant or all."""
        if text.startswith(EXACT) and f" {ALSO} " in text:
            return [self.thing(one, option, zones, fits) for one in text.split(f" {ALSO} ")]
        everything = things_on_board.things(self._position)
        plural = self._found(text, everything, zones, things_on_board.in_plural) if many else []
        all_of_them = [t for t in plural if fits(t) and t.id not in taken]
        if len(all_of_them) < 2:
            return [self.thing(text, option, zones, fits, taken)]
        single = [t for t in all_of_them if things_on_board.has_word(text, t)]
        if not single:
            return [t.id for t in all_of_them]
        apart = self._played.told_apart(t.id for t in single)
        references = [t.id for t in all_of_them]
        both = Reading(together(references), self.labels(references))
        raise Which(option, text, [*self.readings(t for t in single if t.id in apart), both])

    def sees(self, text: str) -> bool:
        """Whether words stand for a player or something on the battlefield."""
        zones = ("battlefield", "player")
        everything = [thing for thing in things_on_board.things(self._position) if thing.zone in zones]
        exact = any(thing.id == text.removeprefix(EXACT) for thing in everything)
        return exact or bool(self._found(text, everything, zones))

    def zones_of(self, references: Collection[str]) -> tuple[str, ...]:
        """The zones in which these things are."""
        return tuple({thing.zone: 0 for thing in things_on_board.things(self._position) if thing.id in references})

    def only_opponent(self, player: str, option: str) -> str:
        """The player's only opponent; asked where there are several."""
        others = [side for side in self._position.players if side.name != player]
        living = [side for side in others if not side.lost] or others  # of a game that is over the engine says so
        return self._which_player([side.name for side in living], option)

    def attacked(self, player: str, goals: Collection[str], option: str) -> str:
        """What a player attacks where that is not said: what alone can be, else it is asked (508.1b)."""
        found = [thing for thing in things_on_board.things(self._position) if thing.id in goals]
        if not found:
            return self.only_opponent(player, option)
        if len(found) > 1:
            raise Which(option, "", self.readings(found), "attacked")
        return found[0].id

    def only(self, references: Collection[str], option: str, unsaid: str) -> str:
        """The only one of these things, which was left ``unsaid``; asked where there are several."""
        found = [thing for thing in things_on_board.things(self._position) if thing.id in references]
        if not found:
            raise BadValue(option=option, found="", expected="… > …")
        return self._one_of(found, option, "", unsaid)

    def listed(self, text: str) -> list[str]:
        """The pieces of a list of things whose names may have commas themselves."""
        pieces = [part.strip() for part in re.split(r"[,;]", text) if part.strip()]
        known = {fold(part) for t in things_on_board.things(self._position) for part in (t.id, t.label, t.name) if part}
        found = []
        while pieces:
            wholes = (n for n in range(min(6, len(pieces)), 1, -1) if _known(", ".join(pieces[:n]), known))
            length = next(wholes, 1)
            found.append(", ".join(pieces[:length]))
            del pieces[:length]
        return found

    def readings(self, things: Iterable[Thing], *, exact: bool = True) -> list[Reading]:
        """Things as they are told apart: what they are called in the picture, their state, whose they are. Cards in
        several zones are not ``exact``: their references need not be their own."""
        return [Reading(EXACT + t.id if exact else things_on_board.label_of(t), self._label(t)) for t in things]

    def labels(self, references: Sequence[str]) -> str:
        """A thing as it is told apart; several that are meant together by their names; empty for what is not known."""
        known = {thing.id: thing for thing in things_on_board.things(self._position)}
        found = [known[one] for one in references if one in known]
        if len(found) < 2:
            return "".join(map(self._label, found))
        return _cut(Words.of(self._place.locale).both(thing.label for thing in found), found[0].player)

    # Inside

    def _found(
        self,
        text: str,
        everything: Sequence[Thing],
        zones: Sequence[str],
        look: things_on_board.Look = things_on_board.named,
    ) -> list[Thing]:
        players = [t for t in everything if t.zone == "player"]
        if fold(text) in typed("first-player") | typed("second-player") and (not zones or "player" in zones):
            meant = players_meant(text, self._position.names, self.selves)
            return [t for t in players if t.id in meant]
        if found := look(text, everything, zones):
            return list(found)
        for whose, rest in _possessives(text):
            owners = players_meant(whose, self._position.names, self.selves) if whose else self.selves
            theirs = [t for t in everything if t.player in owners and t.zone != "player"]
            if found := look(rest, theirs, zones):
                return list(found)
        meant = players_meant(text, self._position.names, self.selves)
        return [t for t in players if t.id in meant]

    def _one_of(self, found: Sequence[Thing], option: str, text: str, unsaid: str = "") -> str:
        apart = self._played.told_apart(t.id for t in found) if len(found) > 1 else (found[0].id,)
        if len(apart) > 1:
            raise Which(option, text, self.readings(t for t in found if t.id in apart), unsaid)
        return apart[0]

    def _which_player(self, found: Sequence[str], option: str, text: str = "", unsaid: str = "player") -> str:
        if len(found) > 1:
            raise Which(option, text, [Reading(EXACT + player, player) for player in found], unsaid)
        return found[0]

    def _label(self, thing: Thing) -> str:
        words = Words.of(self._place.locale)
        if thing.zone == "battlefield":
            aimed = [f"← {item.called}" for item in self._position.stack if thing.id in item.targets]
            return _cut(" ".join([described(self._position, thing.id, words), *aimed]), thing.player)
        if thing.zone == "player":
            life = next(side.life for side in self._position.players if side.name == thing.id)
            return words("alt-side", player=thing.label, life=life)
        if thing.zone == "stack":
            item = self._position.stack[int(thing.id.removeprefix("stack#")) - 1]
            aims = f" → {', '.join(item.targets)}" if item.targets else ""
            return _cut(f"{thing.id} {thing.label}{aims}", thing.player)
        return _cut(thing.label, f"{words(f'zone-{thing.zone}')} · {thing.player}")


def selves(board: Board, position: engine.Position, place: Place) -> tuple[str, ...]:
    """Which players somebody may be: whose seats they have, who has their name, as the owner the first player, or
    anybody."""
    free = tuple(player for player in position.names if player not in board.seats)
    owner = free[:1] if place.user == board.owner else ()
    return seats_of(board, position.names, place) or owner or position.names


def _possessives(text: str) -> Iterable[tuple[str, str]]:
    """ "my bears", "Bob's bears", "opp bears", "bears of Bob": whose (empty: the speaker's) and what."""
    text, article = text.replace("’", "'"), rf"(?:{one_of('article')}\s*)?"
    if match := re.fullmatch(rf"{one_of('my')}\s+(.+)|(.+?)\s+{one_of('mine')}", text, re.I):
        yield "", match[1] or match[2]
    if match := re.fullmatch(rf"{article}(.+?)'s?\s+(.+)", text, re.I):
        yield match[1], match[2]
    if match := re.fullmatch(rf"{article}({one_of('second-player')})\s+(.+)", text, re.I):
        yield match[1], match[2]
    if match := re.fullmatch(rf"(.+)\s+(?:{one_of('of')}\s+|d'){article}(.+)", text, re.I):
        yield match[2], match[1]


def _known(text: str, known: Collection[str]) -> bool:
    """Whether text, or both sides of its arrow, are the names of things."""
    return all(fold(part.strip().removeprefix(EXACT)) in known for part in re.split(r"->|→|>", text))


def _cut(what: str, whose: str) -> str:
    """Both within the length of a label; whose it is stays whole."""
    end = f" · {whose}"
    return (what if len(what) + len(end) <= MOST_LABEL else what[: MOST_LABEL - len(end) - 1] + "…") + end
