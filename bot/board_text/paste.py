"""A whole board as text that people write and paste, a line for each zone.

::

    You: life 17, 2 Grizzly Bears, Mountain (tapped), Pacifism (on Grizzly Bears#1); hand: Lightning Bolt
    Opp: Invasion of Zendikar (as siege, 3 defense, protector You), 2 1/1 white Soldier creature token, 5/5 trample
    It is night
    It is Opp's turn, upkeep
    stack: Opp's Lightning Bolt targeting Grizzly Bears
    # a remark

``read`` gives what each good line puts on the board and a problem for each bad one; its inverse is
:func:`bot.board_text.writing.write`.
Card names are looked up as anywhere else (a misspelt one is a problem with near names), so names with commas,
colons or parentheses need no quoting.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bot.board_text import copies
from bot.board_text.combat import Combat
from bot.board_text.commander_damage import mark_commander_damage
from bot.board_text.exiled_with import give_to_owners
from bot.board_text.items import (
    UNREADABLE,
    items_of,
    marked,
    merge,
    split,
)
from bot.board_text.line_heads import Heads, is_numbered
from bot.board_text.named_here import name_hosts, name_partners
from bot.board_text.numbers_held import HELD, fill_up, is_counted
from bot.board_text.said_of_a_player import player_value
from bot.board_text.stack import OnStack, is_stack, stack_told
from bot.board_text.times_told import daytime_told, time_told
from bot.board_text.tokens_of_cards import taken_as_made
from bot.board_text.unnamed_lands import taken_for_lands
from bot.board_text.where_cards_belong import into_hand, onto_battlefield, zone_called, zone_with_colon
from bot.boards.limits_of_imported_boards import MOST_PLAYERS
from bot.boards.moves import ZONES, Side
from bot.card_names import Names
from bot.errors import BadValue
from bot.players_meant import players_meant
from bot.which_is_meant import part_of
from bot.words import Words, one_of, typed
from cards import fold

_BULLET = re.compile(r"^\s*(?:[-*•·–—]|\d{1,2}[.)])\s+")
"""What people and programs put before each line of a list."""
_EMPHASIS = re.compile(r"(\*\*|__)(.+?)\1")
"""Markdown around a head: "**You:** Forest"."""


@dataclass(frozen=True, slots=True)
class LineProblem:
    """A line that could not be read, numbered from 1, and why."""

    line: int
    text: str
    error: Exception


@dataclass(slots=True)
class Pasted:
    """What a pasted text says: cards and values by player, and the lines that say nothing readable."""

    sides: dict[str, Side] = field(default_factory=dict)
    day: str | None = None
    """"day" or "night" where a line says so."""
    active: str | None = None
    """Whose turn it is, where a line says so."""
    step: str | None = None
    """The step of that turn, by its name in scripts."""
    begun: bool = False
    """Whether what is done as that step begins has been done: attackers and blockers are declared."""
    of_the_asker: bool = False
    """Whether a line says "you" or "me": whoever asks begins then, unless another's turn is told."""
    moved: list[tuple[str, str]] = field(default_factory=list)
    """Instants and sorceries that cannot be on the battlefield, so that they went to the hand: whose, and which."""
    no_commanders: list[tuple[str, str]] = field(default_factory=list)
    """What was listed as a commander and can't be one, so that it went to the battlefield: whose, and which."""
    hosts: list[tuple[str, str]] = field(default_factory=list)
    """Cards that nobody listed, and that others are said to be attached to: on whose side they are put, and which."""
    copies_untold: list[str] = field(default_factory=list)
    """Creatures that live only as copies, of which it was not said what they copy."""
    unnamed_lands: bool = False
    """Whether lands were named by no name."""
    sized: list[str] = field(default_factory=list)
    """Creature tokens of which it was not said how large they are, as they are taken to be."""
    whole_libraries: set[str] = field(default_factory=set)
    """Players of whose library it was said how many cards it has; of any other only the top was told."""
    stack: list[OnStack] = field(default_factory=list)
    """The spells that have been cast, the first of them first."""
    history: dict[str, Side] = field(default_factory=dict)
    """What players have done earlier this turn."""
    problems: list[LineProblem] = field(default_factory=list)


def read(
    text: str, names: Names, players: Sequence[str] = (), selves: Sequence[str] | None = None, option: str = "text"
) -> Pasted:
    """Read a pasted board.

    ``players`` are those of the board it goes to; none: it is a new board, and a name makes a player. ``selves`` are
    the players who the asker may be, one of them called so on a new board: the first unless said. Raises Which, about
    ``option``, for a head that may mean several players.
    """
    pasted = Pasted()
    known = selves if selves is not None else tuple(players[:1]) or ("You",)
    before: tuple[str, str] | None = None
    lines = _facing([_EMPHASIS.sub(r"\2", _BULLET.sub("", line)) for line in text.splitlines()], names)
    for number, line in enumerate(lines, start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        heads = Heads(players or tuple(pasted.sides), known, not players, option)
        parts = _parts(_with_colon(line.strip(), names, heads), names, heads)
        read_ones: list[tuple[str, Side]] = []
        errors: list[Exception] = []
        for k, part in enumerate(parts):
            try:
                whole = _rewriting(lines, number, parts, k)
                with part_of(whole):
                    if daytime := daytime_told(part):
                        pasted.day = daytime
                        continue
                    if names.exact(part) is None and (time := time_told(part)):
                        pasted.active, pasted.step = heads.player(time[0]), time[1]
                        continue
                    heads = Heads(
                        players or (*pasted.sides, *(one for one, _ in read_ones)), known, not players, option
                    )
                    on_stack = stack_told(part, heads, whole)
                    if on_stack is not None:
                        pasted.stack += on_stack
                        read_ones += [(one.player, {}) for one in on_stack if one.player is not None]
                        continue
                    found, items = _header(part, names, heads, before)
                pasted.of_the_asker |= re.match(rf"{one_of('first-player', 'my')}\b", part, re.I) is not None
                player, zone = before = found
                side = items_of(items, zone, names, errors)
                if not errors:
                    fill_up(side, zone, _number_told(part), part.partition(":")[0])
                if zone == "library" and (_number_told(part) is not None or is_counted(side)):
                    pasted.whole_libraries.add(player)
                pasted.sized += taken_as_made(items, side, Words.of(names.language))
                pasted.unnamed_lands |= taken_for_lands(items, side)
                pasted.no_commanders += [(player, card) for card in onto_battlefield(side, names)]
                pasted.moved += [(player, card) for card in into_hand(side, names)]
                read_ones.append((player, side))
            except UNREADABLE as error:
                errors.append(error)
        for player, side in read_ones:
            pasted.sides.setdefault(player, {})
            merge(pasted.sides[player], {} if errors else side)
        pasted.problems += [LineProblem(number, line.strip(), error) for error in errors]
    _finish(pasted, lines, players, known, names)
    return pasted


def _finish(pasted: Pasted, lines: Sequence[str], players: Sequence[str], known: Sequence[str], names: Names) -> None:
    """What can only be said once all lines have been read: of things that speak of others, and of players."""
    _with_numbers_held(pasted, lines)
    pasted.hosts = name_hosts(pasted.sides, players or tuple(pasted.sides), names, known)
    pasted.copies_untold = [*copies.untold(pasted.sides.values(), names)]
    pasted.history = {player: side.pop("history") for player, side in pasted.sides.items() if "history" in side}
    _in_combat(pasted, lines, players, known, Words.of(names.language)("player-two"))
    for player, side in pasted.sides.items():
        _name_players(side, players or tuple(pasted.sides), known)
        for said, reason in mark_commander_damage(player, side, pasted.sides.values(), names):
            number = next(
                (n for n, line in enumerate(lines, start=1) if re.search(rf"\d .*{re.escape(said)}", line)), 1
            )
            pasted.problems.append(LineProblem(number, said, reason))
    _name_owners_and_partners(
        pasted, lines, players or tuple(pasted.sides), (known[0], Words.of(names.language)("player-two"))
    )


def _name_owners_and_partners(
    pasted: Pasted, lines: Sequence[str], players: Sequence[str], both: tuple[str, str]
) -> None:
    """What belongs to another goes to its owner, and what is paired with what and goaded by whom gets its name."""
    try:
        give_to_owners(pasted.sides, players, both)
        name_partners(pasted.sides, players)
    except BadValue as untold:
        told = str(untold.values["found"])
        pasted.problems.append(LineProblem(_line_of(told, lines), told, untold))


def _line_of(told: str, lines: Sequence[str]) -> int:
    """The number of the first line that has these words."""
    return next((n for n, line in enumerate(lines, start=1) if fold(told) in fold(line)), 1)


def _in_combat(
    pasted: Pasted, lines: Sequence[str], players: Sequence[str], selves: Sequence[str], opponent: str
) -> None:
    """Where something attacks it is its controller's turn, in combat."""
    combat = Combat(pasted.sides, players or tuple(pasted.sides), selves, opponent)
    for error in combat.name_what_is_meant():
        told = str(error.values["option"])
        pasted.problems.append(LineProblem(_line_of(told, lines), told, error))
    pasted.begun = combat.active is not None and pasted.step is None
    pasted.active, pasted.step = pasted.active or combat.active, pasted.step or combat.step


# Lines


def _facing(lines: list[str], names: Names) -> list[str]:
    """ "5/5 trample vs 2/2 deathtouch", where no more is written: the asker's, and the opponent's."""
    written = [line for line in lines if line.strip()]
    halves = re.split(rf"\s{one_of('facing')}\s", written[0], flags=re.I) if len(written) == 1 else []
    if len(halves) != 2 or ":" in written[0] or names.exact(written[0].strip()) is not None:
        return lines
    words = Words.of(names.language)
    you = words("typed-first-player").partition(",")[0]
    return [f"{you}: {halves[0]}; {words('player-two')}: {halves[1]}"]


def _with_colon(line: str, names: Names, heads: Heads) -> str:
    """ "Me - Grizzly Bears", "Opp hand = Shock": a head that is set off by something else than a colon."""
    match = re.fullmatch(r"([^:,;]{1,40}?)\s+[-–—=]\s+(.+)", line)
    if match is None or ":" in line or names.exact(line) is not None:
        return line
    name, _ = _player_and_zone(_values(match[1])[0])
    known = heads.knows(name) if name else zone_called(match[1]) is not None
    return f"{match[1]}: {match[2]}" if known else line


def _rewriting(lines: Sequence[str], number: int, parts: Sequence[str], part: int) -> Callable[[str], str]:
    """What the whole text would be with one part of one line said otherwise."""

    def whole(said: str) -> str:
        line = "; ".join([*parts[:part], said, *parts[part + 1 :]])
        return "\n".join([*lines[: number - 1], line, *lines[number:]])

    return whole


def _parts(line: str, names: Names, heads: Heads) -> list[str]:
    """The line, cut where another head begins in it: "You: Forest; hand: Shock; Opp: Island"."""
    parts = [""]
    for piece, mark in marked(line):
        piece = zone_with_colon(piece, names)
        head, colon, _ = piece.partition(":")
        begins = bool(colon) and bool(parts[0]) and not _card_with_colon(piece, names)
        if begins:
            number = _number_of_a_player(head.strip(), piece.partition(":")[2])
            name, _ = (number[0], "") if number else _player_and_zone(_values(head.strip())[0])
            plain = mark == ";" and (re.fullmatch(r"[^\W\d]\w*", name) is not None or is_numbered(name))
            begins = heads.knows(name) or plain or is_stack(head, heads)
        alone = mark == ";" and names.exact(piece) is None
        of_the_game = alone and bool(time_told(piece) or daytime_told(piece))
        name, values = _values(piece.strip())
        of_a_player = bool(parts[0] and name and values) and not colon and heads.knows(name)  # "Opp at 3 life"
        if begins or of_the_game or (of_a_player and names.exact(piece) is None):
            parts.append(piece)
        else:
            parts[-1] += (f"{mark} " if parts[-1] else "") + piece
    return parts


def _header(line: str, names: Names, heads: Heads, before: tuple[str, str] | None) -> tuple[tuple[str, str], str]:
    """Split off "You hand:" or "Opp (7 life):". A line without it goes on where the one before left off."""
    head, colon, rest = line.partition(":")
    if not colon or _card_with_colon(line, names):
        name, values = _values(line)
        if name and values and heads.knows(name):  # "opp life 7"
            return (heads.player(name), "battlefield"), values
        with part_of(lambda said: f"{said}: {line}"):
            return before or (heads.first(), "battlefield"), line
    head, values = _values(head.strip())
    if number := _number_of_a_player(head, rest):
        (head, values), rest = number, ""
    name, zone = _player_and_zone(head)
    if fold(name) in typed("first-player") | typed("second-player") and _is_name(values):  # "You (Ana)"
        name, values = values, ""
    inner, colon, behind = rest.partition(":")
    if name and colon and zone == "battlefield" and not _card_with_colon(rest, names):  # "Ana: hand: Shock"
        nobody, within = _player_and_zone(_values(inner.strip())[0])
        zone, rest = (zone, rest) if nobody else (within, behind)
    items = ", ".join(part for part in (values, rest.strip()) if part)
    with part_of(lambda said: f"{said} {zone}: {items}"):
        if not name:
            return (before[0] if before else heads.first(), zone), items
        return (heads.player(name, zone), zone), items


def _number_of_a_player(head: str, rest: str) -> tuple[str, str] | None:
    """ "Life: 5", "Opp poison: 5", "Opp mana: UU", "storm: 4": whose it is, and what it says."""
    match = re.fullmatch(rf"(.*?)\s*\b({one_of('life', 'storm-count')}|poison|energy|mana)", head, re.I)
    said = f"{match[2]} {rest.strip()}" if match else ""
    return (match[1], said) if match and player_value(said) is not None else None


def _is_name(text: str) -> bool:
    """Whether what stands in parentheses behind "You" or "Opp" is a name, not life or counters."""
    return re.fullmatch(r"[^\W\d][^\d,;()]{0,39}", text) is not None and player_value(text) is None


def _values(head: str) -> tuple[str, str]:
    """ "Opp life 7", "Opp (7 life, 2 poison)", "Opp (7) hand": what it says of the player, apart."""
    if match := re.fullmatch(r"(.*\S)\s*[(\[]([^()\[\]]*)[)\]]( [^()]+)?", head):
        said, behind = match[2].strip(), match[3] or ""
        if _number_of_cards(head) is not None:
            return _values(match[1])
        alone = said.removeprefix("-").isdecimal()  # "Opp (7): Forest"
        return match[1] + behind, f"{Words.of('en')('typed-life')} {said}" if alone else said
    words = head.split()
    at_life = rf"(.+?) ({one_of('at-life')} \d+(?: {one_of('life')})?)( [^\d]+)?"
    if match := re.fullmatch(at_life, head, re.I):  # "Opp at 3 life", "Opp at 3 hand"
        return match[1] + (match[3] or ""), match[2]
    if (told := _told_in_a_row(words)) is not None:
        return told
    if len(words) > 1 and words[-1].isdecimal() and int(words[-1]) > MOST_PLAYERS:  # "Opp 20", and no twentieth Opp
        return " ".join(words[:-1]), f"{Words.of('en')('typed-life')} {words[-1]}"
    return head, ""


def _told_in_a_row(words: list[str]) -> tuple[str, str] | None:
    """ "Opp life 7", "You life 2, 8 poison", "Opp life 15 graveyard", "Ana life 40 commander": what is said of a player
    behind the name."""
    ends = [n for n in range(len(words), 2, -1) if n == len(words) or _is_zone(words[n:])]
    for begins in range(1, len(words)):
        for end in ends:
            said = [one.strip() for one in re.split(rf",|\s{one_of('share-and')}\s", " ".join(words[begins:end]))]
            if any(said) and all(one and player_value(one) for one in said):
                return " ".join([*words[:begins], *words[end:]]), ", ".join(said)
    return None


def _is_zone(words: Sequence[str]) -> bool:
    """Whether words behind the name of a player call a zone, or the commander like one."""
    said = " ".join(words)
    return zone_called(said) is not None or fold(said) in typed("commander")


def _number_of_cards(head: str) -> int | None:
    """ "Opp's hand (3)", "library (20 cards)": how many cards a hand or library is said to have."""
    match = re.fullmatch(rf"(.*\S)\s*[(\[](\d{{1,3}})(?: {one_of('cards')})?[)\]]\s*", head, re.I)
    return int(match[2]) if match and _player_and_zone(match[1])[1] in HELD else None


def _number_told(part: str) -> int | None:
    """How many cards the head of a part says a hand or library has: "Opp hand (3): Shock", "Opp: hand (3): Shock"."""
    heads = (_number_of_cards(head.strip()) for head in part.split(":")[:2])
    return next((number for number in heads if number is not None), None)


def _with_numbers_held(pasted: Pasted, lines: Sequence[str]) -> None:
    """Hands and libraries of which an item says how many cards they have: "library (20)", beside what is named."""
    for player, side in pasted.sides.items():
        for zone, number in side.pop("numbers", {}).items():
            try:
                fill_up(side, zone, number, zone)
            except BadValue as error:
                told = next((line for line in lines if str(number) in line), "")
                pasted.problems.append(LineProblem(_line_of(told, lines), told.strip(), error))
            if zone == "library":
                pasted.whole_libraries.add(player)


def _player_and_zone(head: str) -> tuple[str, str]:
    words = head.replace("’", "'").replace("'s ", " ").split()
    if words and fold(words[-1]) in typed("commander"):
        return " ".join(words[:-1]), "commander"
    for taken in (3, 2, 1):
        zone = zone_called(" ".join(words[-taken:])) if len(words) >= taken else None
        if zone:
            return " ".join(words[:-taken]), zone
    for taken in (2, 1):  # "graveyard of Opp", "cimetière Adv"
        zone = zone_called(" ".join(words[:taken]))
        whose = re.fullmatch(r"(?:(?:of|de)\s|d')?\s?(\S+)", " ".join(words[taken:]), re.I)
        if zone and whose:
            return whose[1], zone
    return " ".join(words), "battlefield"


def _card_with_colon(line: str, names: Names) -> bool:
    """Whether the line begins with a card whose own name has a colon."""
    first = re.sub(r"^\d+\s*[x×]?\s+", "", split(line)[0].split("(")[0]).strip()
    return ":" in first and names.exact(first) is not None


def _name_players(side: Side, players: Sequence[str], selves: Sequence[str]) -> None:
    """Players that an item names ("protector Opp"), by the names they have here."""

    def called(player: str) -> str:
        meant = players_meant(player, players, selves)
        return meant[0] if len(meant) == 1 else player

    for zone in ZONES:
        for entry in side.get(zone, ()):
            for key in ("protector", "controller", "owner", "goaded_by"):
                if isinstance(entry, dict) and entry.get(key):
                    entry[key] = called(entry[key])
            chosen = entry.get("chosen", {}) if isinstance(entry, dict) else {}
            chosen |= {key: called(chosen[key]) for key in ("player", "opponent", "protector") if key in chosen}
    for one in side.get("commander", ()):
        if isinstance(one, dict) and "damage" in one:
            one["damage"] = {called(victim): n for victim, n in one["damage"].items()}
