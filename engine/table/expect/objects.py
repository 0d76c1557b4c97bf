"""Expectations about what an object is and has."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from engine.abilities.conditions.designations import Designation
from engine.rules.evaluate.mana_value import mana_value_of
from engine.rules.permanents.designations import level_of
from engine.state.choices import Message
from engine.state.flipped_cards_and_rooms import DOORS
from engine.state.ids import TargetId
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone
from engine.table.colors_and_steps import COLORS
from engine.table.expect.forms import Found, form, so_many
from engine.table.expect.held import Board
from engine.table.references import folded

# ---- what things are


@form(r"{X} is (?:an? )?(?P<power>-?\d+)/(?P<toughness>-?\d+)(?: creature)?")
def _power_toughness(board: Board, match: re.Match[str]) -> Found:
    def test(it: GameObject) -> Found:
        seen = board.game.characteristics(it.id)
        if seen.power is None:
            return Found(False, Message("found-no-pt"))
        found = f"{seen.power}/{seen.toughness}"
        return Found(found == f"{int(match['power'])}/{int(match['toughness'])}", found)

    return board.each(match["X"], test)


@form(
    r"{X}(?:['’]s)? (?P<what>power|toughness|loyalty|defense|mana value|damage) (?:is |= ?)?(?P<value>-?\d+)",
    r"{X} has (?P<what>power|toughness|loyalty|defense|mana value) (?P<value>-?\d+)",
    r"{X} has (?P<value>-?\d+) (?P<what>loyalty|defense|damage|power|toughness)(?: marked)?(?: on it)?",
)
def _value(board: Board, match: re.Match[str]) -> Found:
    what, wanted = match["what"].lower(), int(match["value"])

    def test(it: GameObject) -> Found:
        found = _number_of(board, it, what)
        return Found(found == wanted, Message("found-none") if found is None else str(found))

    return board.each(match["X"], test)


def _number_of(board: Board, it: GameObject, what: str) -> int | None:
    if what == "damage":
        return it.damage
    seen = board.game.characteristics(it.id)
    if what == "mana value":
        return mana_value_of(it, seen)
    if what in ("loyalty", "defense") and it.zone is Zone.BATTLEFIELD:
        return it.counters.get(what, 0)
    found: int | None = getattr(seen, what)
    return found


@form(r"{X} has {N} (?P<kind>[\w+/-]+(?: [\w+/-]+)?) counters?(?: on it)?")
def _counters(board: Board, match: re.Match[str]) -> Found:
    def test(it: GameObject) -> Found:
        held = it.counters.get(match["kind"].lower(), 0)
        return Found(board.alive(it) and so_many(match, held), str(held))

    return board.each(match["X"], test)


@form(r"{X} is level {N}")
def _level(board: Board, match: re.Match[str]) -> Found:
    """(716.2d)"""

    def test(it: GameObject) -> Found:
        level = level_of(it)
        return Found(board.alive(it) and so_many(match, level), str(level))

    return board.each(match["X"], test)


@form(r"{X} has (?P<kind>(?!no\b|any\b)[\w+/-]+(?: [\w+/-]+)?) counters?(?: on it)?")
def _some_counters(board: Board, match: re.Match[str]) -> Found:
    def test(it: GameObject) -> Found:
        held = it.counters.get(match["kind"].lower(), 0)
        return Found(board.alive(it) and held > 0, str(held))

    return board.each(match["X"], test)


@form(r"{X} has (?:any )?counters?(?: on it)?")
def _any_counters(board: Board, match: re.Match[str]) -> Found:
    def test(it: GameObject) -> Found:
        held = ", ".join(f"{count} {kind}" for kind, count in sorted(it.counters.items()))
        return Found(board.alive(it) and bool(held), held or Message("nothing"))

    return board.each(match["X"], test)


@form(r"{X} (?:is )?attached to {A}", r"{X} (?:enchants|is enchanting) {A}")
def _attached_to_player(board: Board, match: re.Match[str]) -> Found:
    player = TargetId.of_player(board.player(match))
    return board.each(match["X"], lambda it: Found(board.alive(it) and it.attached_to == player, _host(it)))


@form(r"{X} (?:is )?attached to {Y}", r"{X} (?:enchants|is enchanting|equips|is equipping) {Y}")
def _attached(board: Board, match: re.Match[str]) -> Found:
    hosts = TargetId.of_objects(board.things(match["Y"]))
    return board.each(match["X"], lambda it: Found(board.alive(it) and it.attached_to in hosts, _host(it)))


def _host(it: GameObject) -> Message:
    return Message("nothing") if it.attached_to is None else Message("thing", {"thing": it.attached_to})


@form(r"{X} (?:is attacking|attacks) {A}")
def _attacks_player(board: Board, match: re.Match[str]) -> Found:
    return _attacking_what(board, match["X"], [TargetId.of_player(board.player(match))])


@form(r"{X} (?:is attacking|attacks) {Y}")
def _attacks(board: Board, match: re.Match[str]) -> Found:
    return _attacking_what(board, match["X"], TargetId.of_objects(board.things(match["Y"])))


def _attacking_what(board: Board, words: str, goals: list[TargetId]) -> Found:
    def test(it: GameObject) -> Found:
        goal = board.game.combat.attackers.get(it.id)
        return Found(goal in goals, Message("nothing") if goal is None else Message("thing", {"thing": goal}))

    return board.each(words, test)


@form(r"{X} (?:is blocking|blocks) {Y}", r"{Y} is blocked by {X}")
def _blocks(board: Board, match: re.Match[str]) -> Found:
    goals = set(board.things(match["Y"]))

    def test(it: GameObject) -> Found:
        blocked = board.game.combat.blockers.get(it.id, [])
        return Found(
            bool(goals.intersection(blocked)),
            Message("things", {"things": TargetId.of_objects(blocked)}) if blocked else Message("nothing"),
        )

    return board.each(match["X"], test)


@form(r"{X} is (?:named|called) (?P<name>.+)")
def _named(board: Board, match: re.Match[str]) -> Found:
    def test(it: GameObject) -> Found:
        name = board.game.characteristics(it.id).name
        return Found(folded(name) == folded(match["name"]), name or Message("nothing"))

    return board.each(match["X"], test)


@form(r"{X} targets {A}", r"{X} is targeting {A}")
def _targets_player(board: Board, match: re.Match[str]) -> Found:
    return _targeting(board, match["X"], [TargetId.of_player(board.player(match))])


@form(r"{X} targets {Y}", r"{X} is targeting {Y}")
def _targets(board: Board, match: re.Match[str]) -> Found:
    return _targeting(board, match["X"], TargetId.of_objects(board.things(match["Y"])))


def _targeting(board: Board, words: str, goals: list[TargetId]) -> Found:
    def test(it: GameObject) -> Found:
        chosen = [t for slot in it.announced.targets for t in slot] if it.announced is not None else []
        found = Message("things", {"things": chosen}) if chosen else Message("nothing")
        return Found(it.zone is Zone.STACK and any(t in goals for t in chosen), found)

    return board.each(words, test)


def _marked(mark: Designation) -> Callable[[Board, GameObject], bool]:
    return lambda b, it: mark.value in it.memory.designations


_STATES: dict[str, Callable[[Board, GameObject], bool]] = {
    "tapped": lambda b, it: it.tapped,
    "untapped": lambda b, it: not it.tapped,
    "attacking": lambda b, it: it.id in b.game.combat.attackers,
    "blocking": lambda b, it: it.id in b.game.combat.blockers,
    "blocked": lambda b, it: it.id in b.game.combat.blocked,
    "unblocked": lambda b, it: it.id in b.game.combat.unblocked,
    "face down": lambda b, it: it.face_down is not None,
    "face-down": lambda b, it: it.face_down is not None,
    "flipped": lambda b, it: it.flipped,
    "phased out": lambda b, it: it.phased_out,
    **{mark.value: _marked(mark) for mark in Designation},
    "fully unlocked": lambda b, it: it.memory.designations.issuperset(DOORS),
    "transformed": lambda b, it: it.face == 1,
    "attached": lambda b, it: it.attached_to is not None,
    "enchanted": lambda b, it: _has_attached(b, it, "Aura"),
    "equipped": lambda b, it: _has_attached(b, it, "Equipment"),
    "colorless": lambda b, it: not b.game.characteristics(it.id).colors,
    "multicolored": lambda b, it: len(b.game.characteristics(it.id).colors) > 1,
    "token": lambda b, it: it.kind is Kind.TOKEN,
    "copy": lambda b, it: it.kind is Kind.COPY,
    "permanent": lambda b, it: it.zone is Zone.BATTLEFIELD,
    "commander": lambda b, it: it.commander is not None,
    "damaged": lambda b, it: it.damage > 0,
    "summoning sick": lambda b, it: it.since >= b.game.turn.number,
}
"""What an object may be besides its types, colors and keywords."""


def _has_attached(board: Board, it: GameObject, subtype: str) -> bool:
    return any(
        o.attached_to == it.target and subtype in board.game.characteristics(o).subtypes
        for o in board.game.permanents()
    )


@form(r"{X} is (?:still )?(?:also )?(?:an? )?(?P<what>(?!not?\b)[\w-]+(?: [\w-]+){0,3})", general=True)
def _is(board: Board, match: re.Match[str]) -> Found:
    """Its state, types, colors, in any combination: "is a tapped red Goblin creature"."""
    phrase = match["what"].lower()

    def test(it: GameObject) -> Found:
        if not board.alive(it):
            return Found(False, board.is_at(it))
        seen = board.game.characteristics(it.id)
        words = {w.lower() for w in (*seen.supertypes, *seen.types, *seen.subtypes)}
        colors = {name for name, letter in COLORS.items() if letter in seen.colors}

        def one(word: str) -> bool:
            return word in words or word in colors or (word in _STATES and _STATES[word](board, it))

        held = one(phrase) or all(one(word) for word in phrase.split() if word not in ("and", "a", "an"))
        states = [Message("state-tapped")] if it.tapped else []
        return Found(held, Message("found-is", {"what": [*states, *sorted(colors), _type_line(seen)]}))

    return board.each(match["X"], test)


def _type_line(seen: Any) -> str:
    subtypes = " — " + " ".join(sorted(seen.subtypes)) if seen.subtypes else ""
    return " ".join((*sorted(seen.supertypes), *sorted(seen.types))) + subtypes


@form(r"{X} (?:has|have) abilities", r"{X} (?:has|have) any abilities")
def _has_abilities(board: Board, match: re.Match[str]) -> Found:
    def test(it: GameObject) -> Found:
        count = len(board.game.characteristics(it.id).abilities)
        return Found(count > 0, str(count))

    return board.each(match["X"], test)


@form(r"{X} (?:has|have) (?P<what>(?!not?\b)[a-z][a-z ,'-]*)", general=True)
def _has(board: Board, match: re.Match[str]) -> Found:
    """Keyword abilities, several joined by "and" or commas; "no abilities"."""
    wanted = [w for w in re.split(r",\s*(?:and )?|\s+and\s+", match["what"].lower()) if w]

    def test(it: GameObject) -> Found:
        keywords = board.game.characteristics(it.id).abilities.keywords if board.alive(it) else frozenset()
        held = board.alive(it) and all(w in keywords for w in wanted)
        return Found(held, ", ".join(sorted(keywords)) or Message("found-no-keywords"))

    return board.each(match["X"], test)
