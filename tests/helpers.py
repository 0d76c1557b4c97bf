"""Boards for rules tests: a short way to play one out."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import pytest

from engine import Scenario, Table, play
from tests.shelf import cards

cr = pytest.mark.cr

TIMES = re.compile(r" (\d+) times(?=[ :.])")
"""How steps say that the same happens several times in a row."""

Entry = dict[str, Any]
Rules = str | tuple[str, ...]
"""The number of a rule, or the numbers of several."""


@dataclass
class Played:
    """A board that has been played: its table, and what its report says."""

    table: Table
    report: dict[str, Any] = field(init=False)

    def __post_init__(self) -> None:
        self.report = self.table.report().to_dict()

    @property
    def steps(self) -> list[str]:
        """The steps in words."""
        return [step["text"] for step in self.report["steps"]]

    def cites(self, rule: str) -> bool:
        """Whether some step or the refusal cites the rule."""
        refused = self.report["refused"]
        return any(r["id"] == rule for s in self.report["steps"] for r in s["rules"]) or bool(
            refused and rule in refused["rules"]
        )

    def rules_of(self, words: str) -> list[str]:
        """The rules of the first step that has these words."""
        return next([r["id"] for r in s["rules"]] for s in self.report["steps"] if words in s["text"])

    def steps_in(self, locale: str) -> list[str]:
        """The same steps as they are told in a language, its spaces being plain ones."""
        steps = play(self.table.scenario, cards(), locale=locale).report().steps
        return [re.sub("[\u202f\xa0]", " ", step.text) for step in steps]

    @property
    def reason(self) -> str:
        """The words of the refusal."""
        return str(self.report["refused"]["reason"])

    @property
    def pending(self) -> dict[str, Any]:
        """The choice that is open."""
        found = self.report["pending"]
        assert found is not None, "no choice is open"
        return dict(found)

    def count(self, words: str) -> int:
        """How many times the steps tell something in these words; "triggers 3 times" is three times."""
        told = ((re.sub(TIMES, "", text), re.search(TIMES, text)) for text in self.steps)
        return sum(int(times[1]) if times else 1 for text, times in told if words in text)


def board(
    a: Iterable[Any] = (),
    b: Iterable[Any] = (),
    *script: Entry,
    expect: Iterable[str] = (),
    refused: Rules = (),
    step: str = "precombat main",
    active: str = "A",
    **more: Any,
) -> Played:
    """Play a script on a board and check what is expected of it.

    ``a`` and ``b`` are the permanents of players A and B; a mapping instead of a list gives a player's other zones and
    life, as in a scenario. Libraries are five Forests unless they are given. ``script`` holds the entries of the
    script, mostly made by the functions below; it begins on turn 3 in ``active``'s ``step``. ``more`` holds further
    players (C, D, E) in the form of ``a``, and whatever else a scenario may have (``history``, ``options``).

    ``expect`` are expectations as in a scenario ("B life 17"); each must hold at the end. ``refused`` names the rule
    that refuses the last act, or several as a tuple: the refusal must cite them all. Without it nothing may be
    refused. AssertionError says what is not so.
    """
    if isinstance(refused, bool):
        raise TypeError('Name the rule that refuses the act: refused="601.2c".')
    seats = {"A": a, "B": b, **{name: more.pop(name) for name in ("C", "D", "E") if name in more}}
    players: dict[str, Any] = {
        name: dict(is_) if isinstance(is_, dict) else {"battlefield": list(is_)} for name, is_ in seats.items()
    }
    for player in players.values():
        player.setdefault("library", ["Forest"] * 5)
    scenario = {
        "version": 1,
        "players": players,
        "turn": {"number": 3, "active": active, "step": step},
        "script": list(script),
        "expect": list(expect),
        **more,
    }
    played = Played(play(Scenario.load(scenario), cards()))
    found = played.report["refused"]
    named = {refused} if isinstance(refused, str) else set(refused)
    if named:
        assert found is not None, f"nothing was refused by {refused}"
        assert named <= set(found["rules"]), f"refused by {found['rules']}, not by {refused}: {found['reason']}"
    else:
        assert found is None, f"refused: {found['reason']} {found['rules']}"
    for check in played.report["expect"]:
        assert check["held"], f"{check['check']}: found {check['found']}\n" + "\n".join(played.steps)
    return played


def attack(player: str = "A", /, **attackers: str) -> list[Entry]:
    """Go to the declaration of attackers and attack; spaces in names are written as underscores."""
    return attack_with({name.replace("_", " "): goal for name, goal in attackers.items()}, player)


def attack_with(attackers: dict[str, str], player: str = "A") -> list[Entry]:
    """Go to the declaration of attackers and attack."""
    return [{"do": "go_to", "step": "declare attackers"}, {"do": "attack", "player": player, "attackers": attackers}]


def block_with(blockers: dict[str, Any], player: str = "B") -> list[Entry]:
    """Go to the declaration of blockers and block."""
    return [{"do": "go_to", "step": "declare blockers"}, {"do": "block", "player": player, "blockers": blockers}]


def to(step: str) -> Entry:
    """Go to a step."""
    return {"do": "go_to", "step": step}


def answer(value: Any, player: str = "A", choice: str | None = None) -> Entry:
    """Answer a choice, ahead of it or when it is asked."""
    given: Entry = {"do": "answer", "player": player, "value": value}
    return {**given, "choice": choice} if choice else given


def cast(card: str, *targets: Any, player: str = "A", **more: Any) -> Entry:
    """Cast a spell."""
    return {"do": "cast", "player": player, "card": card, **({"targets": list(targets)} if targets else {}), **more}


def activate(source: str, *targets: Any, player: str = "A", ability: int | str = 1, **more: Any) -> Entry:
    """Activate an ability of a permanent, its first unless said otherwise."""
    act: Entry = {"do": "activate", "player": player, "source": source, "ability": ability, **more}
    return {**act, "targets": list(targets)} if targets else act


def special(act: str, source: str, player: str = "A") -> Entry:
    """Take a special action: suspend, foretell, turn face up ..."""
    return {"do": "special", "player": player, "act": act, "source": source}


def play_land(card: str, player: str = "A") -> Entry:
    """Play a land."""
    return {"do": "play", "player": player, "card": card}


def passing(player: str = "A") -> Entry:
    """Pass priority once."""
    return {"do": "pass", "player": player}


def turn(number: int, step: str = "upkeep") -> Entry:
    """Go to a step of a later turn."""
    return {"do": "go_to", "step": step, "turn": number}


def tap(source: str, player: str = "A", ability: int = 1) -> Entry:
    """Activate a mana ability."""
    return {"do": "activate", "player": player, "source": source, "ability": ability}


def lands(*battlefield: Any, **more: Any) -> dict[str, Any]:
    """A player whose mana comes from what they control."""
    return {"battlefield": list(battlefield), "mana": "lands", **more}


def creature(text: str, size: str = "2/2", name: str = "Tester", **more: Any) -> dict[str, Any]:
    """A creature with this text, as a token."""
    power, _, toughness = size.partition("/")
    body = {"name": name, "types": ["Creature"], "power": int(power), "toughness": int(toughness), "text": text}
    return {"token": body | more.pop("looks", {}), **more}


def walker(text: str, loyalty: int = 5, name: str = "Walker") -> dict[str, Any]:
    """A planeswalker with this text, as a token with so much loyalty."""
    return {"token": {"name": name, "types": ["Planeswalker"], "text": text}, "counters": {"loyalty": loyalty}}


def twice(keyword: str, size: str = "2/2", **more: Any) -> dict[str, Any]:
    """A creature with two instances of a keyword."""
    return creature(f"{keyword}\n{keyword}", size, **more)


def aimed(spell: str, target: str, theirs: Any, *before: Entry, mine: Any = (), **kw: Any) -> Played:
    """A casts a spell at something of B's."""
    board_of_a = {"hand": [spell], "battlefield": list(mine)}
    return board(board_of_a, theirs, *before, cast(spell, target), RESOLVE, **kw)


def on_board(played: Played, name: str) -> Entry:
    """A permanent of the final state by its name."""
    sides = played.report["state"]["players"].values()
    (found,) = [it for side in sides for it in side["battlefield"] if it["name"] == name]
    return dict(found)


RESOLVE: Entry = {"do": "resolve"}
RESOLVE_ALL: Entry = {"do": "resolve", "all": True}
PASS_A = passing("A")
PASS_B = passing("B")
DAMAGE = to("combat damage")
AFTER_COMBAT = to("postcombat main")
NEXT_UPKEEP: Entry = {"do": "go_to", "turn": 5, "step": "upkeep"}
CONCEDE: Entry = {"do": "concede", "player": "B"}
ORDER = answer("as listed", choice="order")
YES, NO = answer("yes", choice="may"), answer("no", choice="may")
LANDS: dict[str, Any] = {"mana": "lands"}
"""A player's mana comes from what they control."""
