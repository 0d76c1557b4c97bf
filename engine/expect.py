"""Expectations that a person can write ("siege in exile", "A life 17"), read and held against the game.

Each form is one row of ``FORMS``: a pattern whose gaps are filled with names, and the function that says
whether it holds and what was found. A denial may stand in front ("not X is tapped") or where English puts
it ("X is not tapped", "X doesn't have flying", "A controls no Forest").
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from engine.citations import Citations
from engine.decisions import Message
from engine.game import Game
from engine.objects import GameObject, Kind
from engine.printed import mana_value
from engine.references import References, folded
from engine.report import Check, Step
from engine.scenario import ScenarioError
from engine.speech import Speech
from engine.zones import Zone

if TYPE_CHECKING:
    from engine.table import Table


@dataclass(frozen=True, slots=True)
class Found:
    """What an expectation comes to: whether it holds, and what there is instead."""

    held: bool
    found: Message | str


Hold = Callable[["Board", re.Match[str]], Found]


@dataclass(frozen=True, slots=True)
class Form:
    """One form of expectation. ``things`` are the gaps of the pattern that must name an object."""

    pattern: re.Pattern[str]
    hold: Hold
    things: tuple[str, ...]
    players: tuple[str, ...]


FORMS: list[Form] = []

_GAPS = {
    "X": "(?P<X>.+?)",
    "Y": "(?P<Y>.+?)",
    "A": "(?P<A>.+?)",
    "N": r"(?P<N>\d+|an?|one|two|three|four|five|no|zero)",
}
_NUMBERS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "no": 0, "zero": 0}


def form(*patterns: str) -> Callable[[Hold], Hold]:
    """Decorator: these patterns mean what the function tests. ``{X}`` and ``{Y}`` are objects, ``{A}`` a
    player, ``{N}`` a number; the rest is a regular expression."""

    def remember(function: Hold) -> Hold:
        for pattern in patterns:
            gaps = re.findall(r"\{([XYAN])\}", pattern)
            expression = re.sub(r"\{([XYAN])\}", lambda m: _GAPS[m[1]], pattern)
            things = tuple(g for g in gaps if g in "XY")
            players = tuple(g for g in gaps if g == "A")
            FORMS.append(Form(re.compile(expression, re.IGNORECASE), function, things, players))
        return function

    return remember


# ---- reading


def plain_readings(text: str) -> Iterator[tuple[str, bool]]:
    """The text as it stands, and every way of taking a denial out of it: (affirmative text, denied)."""
    stripped = " ".join(text.split()).rstrip(".")
    yield stripped, False
    in_front = re.match(r"(?:not|it is not true that)\s+(.+)$", stripped, re.IGNORECASE)
    if in_front:
        for inner, denied in plain_readings(in_front[1]):
            yield inner, not denied
        return
    for expression in _DENIALS:
        for match in expression.finditer(stripped):
            yield f"{stripped[: match.start()]}{_affirmed(match)}{stripped[match.end() :]}".strip(), True


_DENIALS = tuple(
    re.compile(expression, re.IGNORECASE)
    for expression in (
        r"\b(?P<kept>is|are|has|have|life|was)(?: not|n['’]?t)\b",
        r"\b(?:does|do|did)(?: not|n['’]?t) (?P<verb>[a-z]+)\b",
        r"\b(?P<kept>has|have|controls|owns) (?:no|not)\b",
        r"\bnot (?P<kept>in|on|at|under|nowhere)\b",
        r"\bnot (?P<kept>-?\d+)",
    )
)


def _affirmed(match: re.Match[str]) -> str:
    """What stands in place of a denial once it is taken out: "doesn't control" becomes "controls"."""
    found = match.groupdict()
    verb = found.get("verb")
    if verb is None:
        return str(found["kept"])
    return "has" if verb.lower() == "have" else verb + ("es" if verb.endswith("ch") else "s")


def understood(text: str) -> bool:
    """Whether an expectation has a form that can be tested at all."""
    return any(form.pattern.fullmatch(plain) for plain, _ in plain_readings(text) for form in FORMS)


def check_readable(expectations: Sequence[str], place: str = "") -> None:
    """Raise ScenarioError for the first expectation that has no known form."""
    for i, text in enumerate(expectations):
        if not understood(text):
            raise ScenarioError(f"{place}expect[{i}]", text, "expected-expectation")


def checks(table: Table, steps: Sequence[Step], speech: Speech, citations: Citations) -> tuple[Check, ...]:
    """Everything a scenario expects, held against the table as it is: expectations, refusals, citations."""
    board = Board(table, speech)
    found = [board.check(text) for text in table.scenario.expect]
    found += _refusals(table, speech, citations)
    found += _citations(table, steps, speech, citations)
    return tuple(found)


class Board:
    """The game as expectations see it."""

    def __init__(self, table: Table, speech: Speech) -> None:
        self.table = table
        self.game: Game = table.game
        self.refs: References = table.refs
        self.speech = speech

    def check(self, text: str) -> Check:
        """One expectation. The reading whose names all mean something is the one that counts."""
        unnamed: list[str] = []
        for plain, denied in plain_readings(text):
            for form in FORMS:
                for match in _matches(form, plain):
                    missing = list(self._missing(form, match))
                    if missing:
                        unnamed = missing if not unnamed or len(missing) < len(unnamed) else unnamed
                        continue
                    got = form.hold(self, match)
                    return Check(text, got.held != denied, self.speech.say(got.found))
        return self._nothing_so_named(text, unnamed)

    def _missing(self, form: Form, match: re.Match[str]) -> Iterable[str]:
        for gap in form.things:
            if not self.refs.things(match[gap]):
                yield match[gap]
        for gap in form.players:
            if self.refs.player(match[gap]) is None:
                yield match[gap]

    def _nothing_so_named(self, text: str, unnamed: list[str]) -> Check:
        """A name nothing has: then it is certainly nowhere, and a denial of its presence holds."""
        name = unnamed[0] if unnamed else text
        near = get_close_matches(name, self.refs.known_names(), n=2, cutoff=0.75)
        hint = Message("did-you-mean", {"names": Message("list-of", {"items": near})}) if near else ""
        found = Message("nothing-so-named", {"name": name, "hint": hint})
        absent = (
            not near and unnamed and any(_ABSENCE.search(plain) for plain, denied in plain_readings(text) if denied)
        )
        nowhere = not near and unnamed and re.search(r"\bnowhere$", text) and not re.search(r"\bnot\b", text)
        return Check(text, bool(absent or nowhere), self.speech.say(found))

    def player(self, match: re.Match[str], gap: str = "A") -> int:
        number = self.refs.player(match[gap])
        assert number is not None
        return number

    def things(self, words: str) -> list[int]:
        return self.refs.things(words)

    def each(self, words: str, test: Callable[[GameObject], Found]) -> Found:
        """A test of the one object that the words mean; of several so named, all must agree."""
        results = [(i, test(self.game.find(i))) for i in self.things(words)]
        if len({got.held for _, got in results}) == 1:
            parts = list(dict.fromkeys(self.speech.say(got.found) for _, got in results))
            return Found(results[0][1].held, "; ".join(parts))
        which = [Message("found-of", {"object": self.refs.reference(i), "found": got.found}) for i, got in results[:6]]
        return Found(False, Message("found-several", {"name": words, "which": Message("list", {"items": which})}))

    def alive(self, it: GameObject) -> bool:
        """Whether this is an object that still exists."""
        return it.id in self.game.objects

    def is_at(self, it: GameObject) -> Message:
        """Where an object is, in words."""
        if not self.alive(it) or it.zone is Zone.NOWHERE:
            return Message("found-nowhere")
        owner = self.game.controller(it) if it.zone in (Zone.BATTLEFIELD, Zone.STACK) else it.owner
        return Message("found-in", {"zone": it.zone, "player": ("player", owner)})


_ABSENCE = re.compile(r"\b(?:in|on|controls|owns)\b", re.IGNORECASE)


def _matches(form: Form, text: str) -> Iterator[re.Match[str]]:
    """Every way in which a pattern fits: a name may itself have "is" or "in" in it."""
    match = form.pattern.fullmatch(text)
    if match is None:
        return
    yield match
    greedy = form.pattern.pattern.replace(".+?)", ".+)")
    if greedy != form.pattern.pattern:
        other = re.fullmatch(greedy, text, re.IGNORECASE)
        if other is not None and other.groupdict() != match.groupdict():
            yield other


def number(match: re.Match[str], gap: str = "N") -> int:
    """A number written in digits or words."""
    text = match[gap].lower()
    return _NUMBERS[text] if text in _NUMBERS else int(text)


# ---- where things are

_ZONES = {
    "exile": Zone.EXILE,
    "graveyard": Zone.GRAVEYARD,
    "hand": Zone.HAND,
    "library": Zone.LIBRARY,
    "battlefield": Zone.BATTLEFIELD,
    "stack": Zone.STACK,
    "command": Zone.COMMAND,
    "command zone": Zone.COMMAND,
    "sideboard": Zone.OUTSIDE,
    "outside": Zone.OUTSIDE,
}
_ZONE = "(?P<zone>exile|graveyard|hand|library|battlefield|stack|command zone|command|sideboard)"


@form(r"{X} (?:is )?nowhere", r"{X} (?:has )?ceased to exist", r"{X} (?:does not|doesn't) exist")
def _nowhere(board: Board, match: re.Match[str]) -> Found:
    return board.each(match["X"], lambda it: Found(not board.alive(it), board.is_at(it)))


@form(rf"{{X}} (?:is )?(?:in|on|at|under) {{A}}['’]s? {_ZONE}")
def _in_zone_of(board: Board, match: re.Match[str]) -> Found:
    player, zone = board.player(match), _ZONES[match["zone"].lower()]

    def test(it: GameObject) -> Found:
        shared = zone in (Zone.BATTLEFIELD, Zone.STACK)
        whose = board.game.controller(it) if shared else it.owner
        return Found(board.alive(it) and it.zone is zone and whose == player, board.is_at(it))

    return board.each(match["X"], test)


@form(rf"{{X}} (?:is )?(?:in|on|at) (?:the |its owner's |their owner's )?{_ZONE}")
def _in_zone(board: Board, match: re.Match[str]) -> Found:
    zone = _ZONES[match["zone"].lower()]
    return board.each(match["X"], lambda it: Found(board.alive(it) and it.zone is zone, board.is_at(it)))


@form(r"{X} (?:is )?outside (?:the )?game")
def _outside(board: Board, match: re.Match[str]) -> Found:
    return board.each(match["X"], lambda it: Found(board.alive(it) and it.zone is Zone.OUTSIDE, board.is_at(it)))


# ---- players


@form(
    r"{A}(?:['’]s)? life (?:total )?(?:is |= ?)?(?P<life>-?\d+)",
    r"{A} (?:has|is at|at) (?P<life>-?\d+)(?: life)?",
)
def _life(board: Board, match: re.Match[str]) -> Found:
    life = board.game.players[board.player(match)].life
    return Found(life == int(match["life"]), str(life))


@form(r"{A} (?:has )?(?:wins?|won)(?: the game)?")
def _wins(board: Board, match: re.Match[str]) -> Found:
    return Found(board.game.winner == board.player(match), _outcome(board))


@form(r"{A} (?:has )?(?:loses?|lost)(?: the game)?")
def _loses(board: Board, match: re.Match[str]) -> Found:
    player = board.game.players[board.player(match)]
    beaten = board.game.winner is not None and board.game.winner != player.number
    return Found(player.lost or player.left or beaten, _outcome(board))


@form(r"(?:the )?game is (?:a )?draw(?:n)?")
def _drawn(board: Board, match: re.Match[str]) -> Found:
    return Found(board.game.over and board.game.winner is None, _outcome(board))


@form(r"(?:the )?game is over")
def _over(board: Board, match: re.Match[str]) -> Found:
    return Found(board.game.over, _outcome(board))


def _outcome(board: Board) -> Message:
    game = board.game
    if game.winner is not None:
        return Message("found-winner", {"player": ("player", game.winner)})
    if game.over:
        return Message("found-draw")
    lost = [("player", p.number) for p in game.players if p.lost or p.left]
    return Message("found-losers", {"players": lost}) if lost else Message("found-goes-on")


@form(r"{A} (?:has|have) {N} cards? in (?:their |his |her |the )?(?P<zone>hand|library|graveyard|exile|sideboard)")
def _cards_in(board: Board, match: re.Match[str]) -> Found:
    zone = _ZONES[match["zone"].lower()]
    player = board.player(match)
    count = sum(1 for it in board.game.in_zone(zone, player) if it.owner == player)
    return Found(count == number(match), str(count))


@form(r"{A} (?:has|have) {N} (?P<kind>[\w+/-]+(?: [\w+/-]+)?) counters?")
def _player_counters(board: Board, match: re.Match[str]) -> Found:
    held = board.game.players[board.player(match)].counters.get(match["kind"].lower(), 0)
    return Found(held == number(match), str(held))


@form(r"{A} (?:has|have) {N} mana(?: in (?:their )?pool)?")
def _pool(board: Board, match: re.Match[str]) -> Found:
    held = sum(board.game.players[board.player(match)].mana.values())
    return Found(held == number(match), str(held))


@form(
    r"{A} (?:has|have) (?:the |an? )?(?P<what>city's blessing|monarch|initiative)", r"{A} is (?:the )?(?P<what>monarch)"
)
def _designated(board: Board, match: re.Match[str]) -> Found:
    has = board.game.players[board.player(match)].designations
    return Found(match["what"].lower() in has, ", ".join(sorted(has)) or Message("nothing"))


@form(r"(?:it is |it's )?{A}['’]s? turn")
def _turn_of(board: Board, match: re.Match[str]) -> Found:
    active = board.game.turn.active
    return Found(active == board.player(match), Message("found-turn", {"player": ("player", active)}))


@form(r"{A} (?:has |holds )priority")
def _priority(board: Board, match: re.Match[str]) -> Found:
    choice = board.table.choice
    holder = choice.player if choice is not None and choice.kind == "priority" else None
    found: Message | str = Message("nobody") if holder is None else board.game.players[holder].name
    return Found(holder == board.player(match), found)


# ---- who controls and protects


@form(r"{A} (?:controls|control) {N} {X}s?")
def _controls_number(board: Board, match: re.Match[str]) -> Found:
    player = board.player(match)
    count = len(_controlled(board, match["X"], player))
    return Found(count == number(match), str(count))


@form(r"{A} (?:controls|control) (?:an? |the )?{X}")
def _controls(board: Board, match: re.Match[str]) -> Found:
    mine = _controlled(board, match["X"], board.player(match))
    return Found(
        bool(mine),
        "; ".join(dict.fromkeys(board.speech.say(board.is_at(board.game.find(i))) for i in board.things(match["X"]))),
    )


def _controlled(board: Board, words: str, player: int) -> list[int]:
    game = board.game
    return [
        i
        for i in board.things(words)
        if i in game.objects and game.objects[i].zone in (Zone.BATTLEFIELD, Zone.STACK) and game.controller(i) == player
    ]


@form(r"{A} (?:owns|own) (?:an? |the )?{X}")
def _owns(board: Board, match: re.Match[str]) -> Found:
    player = board.player(match)
    return board.each(match["X"], lambda it: Found(it.owner == player, board.game.players[it.owner].name))


@form(
    r"{A} (?:protects|protect) {X}",
    r"{X} (?:is )?protected by {A}",
    r"{A} is (?:the )?protector of {X}",
    r"{X}['’]s protector is {A}",
)
def _protects(board: Board, match: re.Match[str]) -> Found:
    player = board.player(match)

    def test(it: GameObject) -> Found:
        found: Message | str = Message("nobody") if it.protector is None else board.game.players[it.protector].name
        return Found(board.alive(it) and it.protector == player, found)

    return board.each(match["X"], test)


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
        x = it.announced.x if it.zone is Zone.STACK and it.announced is not None and it.announced.x else 0
        return mana_value(seen.mana_cost) + x * seen.mana_cost.count("{X}")
    if what in ("loyalty", "defense") and it.zone is Zone.BATTLEFIELD:
        return it.counters.get(what, 0)
    found: int | None = getattr(seen, what)
    return found


@form(r"{X} has {N} (?P<kind>[\w+/-]+(?: [\w+/-]+)?) counters?(?: on it)?")
def _counters(board: Board, match: re.Match[str]) -> Found:
    def test(it: GameObject) -> Found:
        held = it.counters.get(match["kind"].lower(), 0)
        return Found(board.alive(it) and held == number(match), str(held))

    return board.each(match["X"], test)


@form(r"{X} has (?P<kind>[\w+/-]+(?: [\w+/-]+)?) counters?(?: on it)?")
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
    player = ("player", board.player(match))
    return board.each(match["X"], lambda it: Found(board.alive(it) and it.attached_to == player, _host(it)))


@form(r"{X} (?:is )?attached to {Y}", r"{X} (?:enchants|is enchanting|equips|is equipping) {Y}")
def _attached(board: Board, match: re.Match[str]) -> Found:
    hosts = [("object", i) for i in board.things(match["Y"])]
    return board.each(match["X"], lambda it: Found(board.alive(it) and it.attached_to in hosts, _host(it)))


def _host(it: GameObject) -> Message:
    return Message("nothing") if it.attached_to is None else Message("thing", {"thing": it.attached_to})


@form(r"{X} (?:is attacking|attacks) {A}")
def _attacks_player(board: Board, match: re.Match[str]) -> Found:
    return _attacking_what(board, match["X"], [("player", board.player(match))])


@form(r"{X} (?:is attacking|attacks) {Y}")
def _attacks(board: Board, match: re.Match[str]) -> Found:
    return _attacking_what(board, match["X"], [("object", i) for i in board.things(match["Y"])])


def _attacking_what(board: Board, words: str, goals: list[tuple[str, int]]) -> Found:
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
            Message("things", {"things": [("object", i) for i in blocked]}) if blocked else Message("nothing"),
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
    return _targeting(board, match["X"], [("player", board.player(match))])


@form(r"{X} targets {Y}", r"{X} is targeting {Y}")
def _targets(board: Board, match: re.Match[str]) -> Found:
    return _targeting(board, match["X"], [("object", i) for i in board.things(match["Y"])])


def _targeting(board: Board, words: str, goals: list[tuple[str, int]]) -> Found:
    def test(it: GameObject) -> Found:
        chosen = [t for slot in it.announced.targets for t in slot] if it.announced is not None else []
        found = Message("things", {"things": chosen}) if chosen else Message("nothing")
        return Found(it.zone is Zone.STACK and any(t in goals for t in chosen), found)

    return board.each(words, test)


COLORS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}

_STATES: dict[str, Callable[[Board, GameObject], bool]] = {
    "tapped": lambda b, it: it.tapped,
    "untapped": lambda b, it: not it.tapped,
    "attacking": lambda b, it: it.id in b.game.combat.attackers,
    "blocking": lambda b, it: it.id in b.game.combat.blockers,
    "blocked": lambda b, it: it.id in b.game.combat.blocked,
    "unblocked": lambda b, it: it.id in b.game.combat.unblocked,
    "face down": lambda b, it: it.face_down,
    "face-down": lambda b, it: it.face_down,
    "flipped": lambda b, it: it.flipped,
    "phased out": lambda b, it: it.phased_out,
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
        o.attached_to == ("object", it.id) and subtype in board.game.characteristics(o).subtypes
        for o in board.game.permanents()
    )


@form(r"{X} is (?:still )?(?:also )?(?:an? )?(?P<what>(?!not?\b)[\w-]+(?: [\w-]+){0,3})")
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


@form(r"{X} (?:has|have) (?P<what>(?!not?\b)[a-z][a-z ,'-]*)")
def _has(board: Board, match: re.Match[str]) -> Found:
    """Keyword abilities, several joined by "and" or commas; "no abilities"."""
    wanted = [w for w in re.split(r",\s*(?:and )?|\s+and\s+", match["what"].lower()) if w]

    def test(it: GameObject) -> Found:
        keywords = board.game.characteristics(it.id).abilities.keywords if board.alive(it) else frozenset()
        held = board.alive(it) and all(w in keywords for w in wanted)
        return Found(held, ", ".join(sorted(keywords)) or Message("found-no-keywords"))

    return board.each(match["X"], test)


# ---- the table


@form(r"(?:the )?stack is empty")
def _stack_empty(board: Board, match: re.Match[str]) -> Found:
    stack = [("object", i) for i in reversed(board.game.stack)]
    return Found(not stack, Message("things", {"things": stack}) if stack else Message("found-empty"))


@form(
    r"(?:the )?stack has {N} (?:objects?|items?|spells?|abilit(?:y|ies))",
    r"(?:there (?:is|are) )?{N} (?:objects?|items?) on the stack",
)
def _stack_size(board: Board, match: re.Match[str]) -> Found:
    count = len(board.game.stack)
    return Found(count == number(match), str(count))


@form(r"{A}['’]s (?P<zone>hand|library|graveyard) is empty")
def _zone_empty(board: Board, match: re.Match[str]) -> Found:
    count = len(board.game.ids(_ZONES[match["zone"].lower()], board.player(match)))
    return Found(count == 0, str(count))


@form(r"it is (?:now )?(?P<time>day|night)")
def _daytime(board: Board, match: re.Match[str]) -> Found:
    now = getattr(board.game, "daytime", None) or board.game.options.get("day")
    return Found(now == match["time"].lower(), Message(f"found-{now}" if now else "found-neither-day-nor-night"))


@form(r"(?:it is |the )?(?:turn|turn is) (?P<turn>\d+)", r"it is turn (?P<turn>\d+)")
def _turn_number(board: Board, match: re.Match[str]) -> Found:
    return Found(board.game.turn.number == int(match["turn"]), str(board.game.turn.number))


@form(r"(?:it is |the )?(?:step|phase)(?: is)? (?P<step>[a-z ]+)", r"it is (?:the )?(?P<step>[a-z ]+?) (?:step|phase)")
def _step(board: Board, match: re.Match[str]) -> Found:
    from engine.scenario import step_name

    now = board.game.turn.step.value
    wanted = match["step"].lower().strip()
    return Found(now in (step_name(wanted), step_name(wanted + " step")), now)


@form(r"{A} must choose(?: (?P<kind>[a-z]+))?", r"{A} is asked(?: (?P<kind>[a-z]+))?")
def _pending(board: Board, match: re.Match[str]) -> Found:
    """The choice that is open: "A must choose", "B must choose protector"."""
    choice = board.table.choice
    if choice is None or choice.kind == "priority":
        return Found(False, Message("nothing"))
    asked = choice.player == board.player(match)
    return Found(
        asked and match["kind"] in (None, choice.kind), f"{board.game.players[choice.player].name}: {choice.kind}"
    )


# ---- refusals and citations


def _refusals(table: Table, speech: Speech, citations: Citations) -> list[Check]:
    """Acts that had to be refused, for the rules named where some are."""
    made = []
    for at, entry, refusal in table.history.expected:
        wanted = entry["expect_refused"]
        wanted = [] if wanted is True else [str(rule) for rule in wanted]
        key = "check-refused-for" if wanted else "check-refused"
        named = Message(key, {"act": at, "rules": ", ".join(wanted)})
        if refusal is None:
            made.append(Check(speech.say(named), False, speech.say(Message("found-allowed"))))
            continue
        rules = {rule for home in refusal.rules for rule in (home, citations.number(home) or home)}
        held = not wanted or any(_covers(one, rule) for one in wanted for rule in rules)
        shown = ", ".join(citations.number(home) or home for home in refusal.rules)
        made.append(Check(speech.say(named), held, f"{speech.say(refusal.reason)} ({shown})"))
    return made


def _citations(table: Table, steps: Sequence[Step], speech: Speech, citations: Citations) -> list[Check]:
    """What the steps, refusals and the open choice must cite: rules, statements, or rulings by their text."""
    if not table.scenario.cites:
        return []
    homes = [r for logged in table.game.log for r in logged.rules]
    homes += [r for refusal in table.history.refused for r in refusal.rules]
    homes += [decided.choice.rule for decided in table.history.decided]
    if table.choice is not None:
        homes.append(table.choice.rule)
    cited = {*homes, *(citations.number(home) or home for home in homes)}
    rulings = {_key(ruling.text) for step in steps for ruling in step.rulings}
    made = []
    for wanted in table.scenario.cites:
        held = _is_cited(table, wanted, cited, rulings)
        shown = Message("found-cited" if held else "found-not-cited")
        made.append(Check(speech.say(Message("check-cites", {"what": wanted})), held, speech.say(shown)))
    return made


def _is_cited(table: Table, wanted: str, cited: set[str], rulings: set[str]) -> bool:
    if re.fullmatch(r"\d{3}(\.\d+[a-z]?)?", wanted):
        return any(_covers(wanted, rule) for rule in cited)
    statement = getattr(table.cards, "statement", None)
    if re.fullmatch(r"S\d{2,}", wanted) and statement is not None:
        found = statement(wanted)
        return _is_cited(table, found.ref if found.kind == "rule" else found.text, cited, rulings)
    return _key(wanted) in rulings


def _covers(wanted: str, rule: str) -> bool:
    """Whether a rule is the one asked for, or a part of it ("601.2" covers "601.2c")."""
    return rule == wanted or (rule.startswith(wanted) and not rule[len(wanted)].isdigit())


def _key(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", " ", folded(text)).strip()
