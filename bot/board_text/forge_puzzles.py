"""Boards in the form in which Forge keeps its puzzles (``.pzl``).

::

    [metadata]
    Name:Burn
    [state]
    humanlife=20
    ailife=3
    activeplayer=human
    activephase=MAIN1
    humanhand=Lightning Bolt
    humanbattlefield=Mountain|Set:M21|Tapped;Grizzly Bears|Counters:P1P1=2|Id:7;Bonesplitter|AttachedTo:7

What the form has no words for (blockers, unknown cards, abilities of tokens that are no keywords, copies with a mana
cost) stands in remarks, which Forge skips and we read: ``# aihand: {"unknown": 3}``, ``# blocks: 2 > 1`` by ``Id``.

Each line is ``key=value``: of a player (``human`` and ``ai``, or ``p0``, ``p1``, …) the life and the zones; whose turn
it is, and which phase. Cards stand between semicolons, what is said of one behind bars. A player's mana comes from
their own permanents.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from bot.board_text.forge_tokens import is_token, read_token, write_token
from bot.board_text.items import UNREADABLE
from bot.board_text.numbers_held import GOES_ON
from bot.board_text.paste import LineProblem
from bot.boards.moves import ZONES, Listed, Scenario, Side
from bot.card_names import Names
from bot.errors import BadValue
from cards import Card

_PHASES = {
    "UNTAP": "untap",
    "UPKEEP": "upkeep",
    "DRAW": "draw",
    "MAIN1": "precombat main",
    "COMBAT_BEGIN": "beginning of combat",
    "COMBAT_DECLARE_ATTACKERS": "declare attackers",
    "COMBAT_DECLARE_BLOCKERS": "declare blockers",
    "COMBAT_DAMAGE": "combat damage",
    "COMBAT_END": "end of combat",
    "MAIN2": "postcombat main",
    "END_OF_TURN": "end",
    "CLEANUP": "cleanup",
}
_COMBAT = ("declare attackers", "declare blockers")
"""The steps in which attackers are told."""
_COUNTERS = {"P1P1": "+1/+1", "M1M1": "-1/-1"}
_CHOSEN = {"chosencolor": "color", "chosentype": "creature type", "namedcard": "card name"}
_SEATS = {"human": 0, "ai": 1} | {f"p{n}": n for n in range(8)}
_REMARK = re.compile(rf"\s*#\s*((?:{'|'.join(_SEATS)})(?:{'|'.join(ZONES)})):\s*(\{{.*\}})\s*", re.I)
"""An entry of a zone that the form has no words for."""
_BLOCKS = re.compile(r"\s*#\s*blocks:\s*(\d+)\s*>\s*(\d+)\s*", re.I)
"""By their ``Id``, which creature blocks which."""
_SAID = ("card", "unknown", "token", "count", "tapped", "sick", "counters", "damage", "attached_to", "face_down")
"""What is said of an entry in a remark; the rest of a report's state is derived."""
_LINE = re.compile(r"\s*(\w+)\s*=\s*(.*?)\s*")


def is_puzzle(text: str) -> bool:
    """Whether a text is of this form."""
    return re.search(r"^\s*\[state\]\s*$", text, re.I | re.M) is not None


def read_puzzle(text: str, names: Names, players: Sequence[str]) -> tuple[Scenario, list[LineProblem]]:
    """The scenario that a puzzle is, its human the first of ``players``, and the lines, or cards of a line, that cannot
    be read."""
    scenario: Scenario = {"version": 1, "players": {player: {"mana": "lands"} for player in players[:2]}, "turn": {}}
    problems: list[LineProblem] = []
    blocks: list[tuple[str, str]] = []
    within = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if heading := re.fullmatch(r"\s*\[(\w+)\]\s*", line):
            within = heading[1].lower()
        elif within == "metadata" and line.lower().startswith("name:"):
            scenario["title"] = line[5:].strip()
        elif within == "state" and line.lstrip().startswith("#"):
            blocks += _remark_read(line, scenario, players)
        elif within == "state" and line.strip():
            problems += [
                LineProblem(number, line.strip()[:80], error) for error in _state(line, scenario, names, players)
            ]
    _attack(scenario)
    _block(scenario, blocks)
    return scenario, problems


def _remark_read(line: str, scenario: Scenario, players: Sequence[str]) -> list[tuple[str, str]]:
    """Take over an entry that stands in a remark; who blocks whom by a remark. Any other remark says nothing."""
    if match := _BLOCKS.fullmatch(line):
        return [(f"card{match[1]}", f"card{match[2]}")]
    match = _REMARK.fullmatch(line)
    if match is None:
        return []
    owner = next(name for name in _SEATS if match[1].lower().startswith(name))
    try:
        entry = json.loads(match[2])
    except ValueError:
        return []
    if _SEATS[owner] >= len(players):
        return []
    side: Side = scenario["players"].setdefault(players[_SEATS[owner]], {"mana": "lands"})
    side.setdefault(match[1].lower().removeprefix(owner), []).append(entry)
    return []


def _block(scenario: Scenario, blocks: Iterable[tuple[str, str]]) -> None:
    """What is said to block, does."""
    listed = [entry for side in scenario["players"].values() for entry in side.get("battlefield", ())]
    known = {entry["id"]: entry for entry in listed if isinstance(entry, dict) and "id" in entry}
    for blocker, attacker in blocks:
        if blocker in known and "attacking" in known.get(attacker, {}):
            known[blocker].setdefault("blocking", []).append(attacker)
            scenario["turn"]["begun"] = True


def _attack(scenario: Scenario) -> None:
    """What attacks no planeswalker attacks the other player, and has been declared as an attacker; in other steps the
    form knows no combat."""
    for player, side in scenario["players"].items():
        for entry in side.get("battlefield", ()):
            if isinstance(entry, dict) and "attacking" in entry:
                if scenario["turn"].get("step") not in _COMBAT:
                    del entry["attacking"]
                    continue
                entry["attacking"] = entry["attacking"] or next(p for p in scenario["players"] if p != player)
                scenario["turn"]["begun"] = scenario["turn"].get("step") == _PHASES["COMBAT_DECLARE_ATTACKERS"]


def _state(line: str, scenario: Scenario, names: Names, players: Sequence[str]) -> Iterator[Exception]:
    """Take over what a line says; what it says that cannot be read."""
    match = _LINE.fullmatch(line)
    key, value = (match[1].lower(), match[2]) if match else ("", line.strip())
    owner = re.fullmatch(rf"({'|'.join(_SEATS)})(\w+)", key)
    seat = _SEATS[owner[1]] if owner else _SEATS.get(value.lower(), 0)
    if seat >= len(players):
        yield BadValue(option=key, found=value, expected=", ".join(list(_SEATS)[: len(players) + 2]))
        return
    side: Side = scenario["players"].setdefault(players[seat], {"mana": "lands"})
    what = owner[2] if owner else key
    if what in ZONES and owner:
        cards = [part.strip() for part in value.split(";") if part.strip()]
        side.setdefault(what, [])
        for card in cards:
            try:
                side[what].append(_card(card, names))
            except UNREADABLE as error:
                yield error
    elif what == "life" and owner and re.fullmatch(r"-?\d{1,6}", value):
        side["life"] = int(value)
    elif what == "counters" and owner:
        side["counters"] = dict(map(_counter, filter(None, value.split(","))))
    elif what == "landsplayed" and owner and value.isdecimal():
        scenario.setdefault("history", {})[players[seat]] = {"lands_played": int(value)}
    elif what == "activeplayer" and value.lower() in _SEATS:
        scenario["turn"]["active"] = players[seat]
    elif what == "activephase" and value.upper() in _PHASES:
        scenario["turn"]["step"] = _PHASES[value.upper()]
    elif what == "turn" and value.isdecimal():
        scenario["turn"]["number"] = max(1, int(value))
    else:
        yield BadValue(
            option=match[1] if match else "[state]", found=value[:40], expected="humanlife, aibattlefield, …"
        )


def _card(text: str, names: Names) -> str | Listed:
    """ "Grizzly Bears|Set:M21|Tapped|Counters:P1P1=2": an entry of a zone."""
    name, *said = (part.strip() for part in text.split("|"))
    entry: Listed = {"token": read_token(name)} if is_token(name) else {**names.entry(name)}
    for one in said:
        key, _, value = one.partition(":")
        match key.lower():
            case "set" | "art" | "nocount":
                continue
            case "tapped":
                entry["tapped"] = True
            case "summonsick":
                entry["sick"] = True
            case "facedown":
                entry["face_down"] = value.lower() if value.lower() in ("manifested", "cloaked") else True
            case "monstrous":
                entry.setdefault("designations", []).append("monstrous")
            case "phasedout":
                entry["phased_out"] = True
            case "attacking" if not value or value.isdecimal():
                entry["attacking"] = f"card{value}" if value else ""
            case "chosencolor" | "chosentype" | "namedcard" if value:
                entry.setdefault("chosen", {})[_CHOSEN[key.lower()]] = value
            case "transformed":
                entry["face"] = "back"
            case "flipped":
                entry["flipped"] = True
            case "id" if value.isdecimal():
                entry["id"] = f"card{value}"
            case "attachedto" | "attaching" if value.isdecimal():
                entry["attached_to"] = f"card{value}"
            case "damage" if value.isdecimal():
                entry["damage"] = int(value)
            case "counters":
                entry["counters"] = dict(map(_counter, value.split(",")))
            case _ if re.fullmatch(r"[A-Z0-9]{2,5}", one):  # the set alone
                continue
            case _:
                raise BadValue(
                    option=name, found=one, expected="Tapped, SummonSick, Counters:P1P1=2, Id:1, AttachedTo:1"
                )
    return name if list(entry) == ["card"] and entry["card"] == name else entry


def _counter(text: str) -> tuple[str, int]:
    kind, _, count = text.strip().partition("=")
    if not re.fullmatch(r"\d{1,6}|", count):
        raise BadValue(option="Counters", found=text, expected="P1P1=2")
    return _COUNTERS.get(kind.upper(), kind.lower().replace("_", " ")), int(count or 1)


def write_puzzle(scenario: Mapping[str, Any], called: Callable[[str], str] = str, human: str | None = None) -> str:
    """The starting position of a scenario of two players (or a report's state) as a puzzle. What the form has no words
    for stands in remarks. ``called`` is what Forge
    calls a card of that name; the ``human`` is the first player unless said."""
    players, turn = sorted(scenario["players"], key=lambda player: player != human), scenario.get("turn") or {}
    seats = dict(zip(players, ("human", "ai"), strict=False))
    lines = ["[metadata]", f"Name:{scenario.get('title') or 'Siege Engine'}", "Goal:Win", "Turns:1", "", "[state]"]
    lines += [f"turn={turn.get('number', 1)}", f"activeplayer={seats[turn.get('active', players[0])]}"]
    lines.append(f"activephase={_phase(turn.get('step', ''))}")
    there = (entry for side in scenario["players"].values() for entry in side.get("battlefield") or ())
    numbers = _numbers(there, players)
    told = turn.get("step") in _COMBAT
    for player, seat in seats.items():
        side = scenario["players"][player]
        lines.append(f"{seat}life={side.get('life', 20)}")
        lines += [f"{seat}counters={counters}"] if (counters := _counters(side)) else []
        for zone in ("hand", "library", "graveyard", "battlefield", "exile", "command"):
            listed = [e if isinstance(e, dict) else {"card": e} for e in side.get(zone) or () if e != GOES_ON]
            named = [(_called(entry, called), entry) for entry in listed]
            cards = [
                ";".join([_written(name, e if told else {**e, "attacking": None}, numbers)] * e.get("count", 1))
                for name, e in named
                if name
            ]
            if cards or side.get(zone) == []:
                lines.append(f"{seat}{zone}={';'.join(cards)}")
            lines += [f"# {seat}{zone}: {_remark(entry, numbers)}" for name, entry in named if not name]
    lines += _blocks(scenario, numbers)
    return "\n".join(lines) + "\n"


def forge_name(card: Card) -> str:
    """What Forge calls a card: a two-faced one by its front, a split one by both halves."""
    return card.name if card.layout == "split" else card.faces[0].name


def _phase(step: str) -> str:
    return next((phase for phase, name in _PHASES.items() if name == step), "MAIN1")


def _numbers(entries: Iterable[Any], players: Sequence[str]) -> dict[str, int]:
    """Numbers for the things that others are attached to, attack or block, and for blockers, by how these call them;
    players need none."""
    listed = [entry for entry in entries if isinstance(entry, dict)]
    pointed = [e[key] for e in listed for key in ("attached_to", "attacking") if e.get(key)]
    for blocker in listed:
        if blocker.get("blocking"):
            pointed += [_reference(blocker), *blocker["blocking"]]
    return {id_: n for n, id_ in enumerate((one for one in dict.fromkeys(pointed) if one not in players), 1)}


def _called(entry: Listed, called: Callable[[str], str]) -> str | None:
    """What Forge calls a card or a token; None for what it has no words for."""
    if entry.get("card"):
        return called(entry["card"])
    return write_token(entry) if entry.get("token") else None


def _counters(holder: Mapping[str, Any]) -> str:
    names = {words: kind for kind, words in _COUNTERS.items()}
    there = (holder.get("counters") or {}).items()
    return ",".join(f"{names.get(kind, kind.upper().replace(' ', '_'))}={n}" for kind, n in there if n)


def _written(name: str, entry: Listed, numbers: Mapping[str, int]) -> str:
    said = [name]
    said += [word for key, word in (("tapped", "Tapped"), ("sick", "SummonSick")) if entry.get(key)]
    if how := entry.get("face_down"):
        said.append("FaceDown:Manifested" if how == "manifested" else "FaceDown")
    said += ["Monstrous:1"] if "monstrous" in entry.get("designations", ()) else []
    said += ["PhasedOut"] if entry.get("phased_out") else []
    said += ["Transformed"] if entry.get("face") in ("back", 1) else []
    said += [f"Counters:{there}"] if (there := _counters(entry)) else []
    said += [f"Damage:{entry['damage']}"] if entry.get("damage") else []
    number = numbers.get(entry.get("id", ""), numbers.get(entry.get("card", "")))
    said += [f"Id:{number}"] if number else []
    attached = numbers.get(entry.get("attached_to", ""))
    said += [f"AttachedTo:{attached}"] if attached else []
    if attacked := entry.get("attacking"):
        said.append(f"Attacking:{numbers[attacked]}" if attacked in numbers else "Attacking")
    return "|".join(said)


def _remark(entry: Listed, numbers: Mapping[str, int]) -> str:
    """An entry as it stands in a scenario. What it is attached to goes by its number; a copy names what it copies."""
    said = {key: entry[key] for key in _SAID if entry.get(key)}
    token = entry.get("token")
    if isinstance(token, Mapping):
        of_a_card = entry.get("mana_value") and not token.get("copy_of")
        said["token"] = (
            {"copy_of": token["name"]} if of_a_card else {key: one for key, one in token.items() if one != []}
        )
    if entry.get("id") in numbers:
        said["id"] = f"card{numbers[entry['id']]}"
    if entry.get("attached_to") in numbers:
        said["attached_to"] = f"card{numbers[entry['attached_to']]}"
    return json.dumps(said, ensure_ascii=False)


def _blocks(scenario: Mapping[str, Any], numbers: Mapping[str, int]) -> Iterator[str]:
    """Who blocks whom, by number: Forge's puzzles know attackers only."""
    for side in scenario["players"].values():
        for entry in side.get("battlefield") or ():
            if isinstance(entry, dict):
                for attacker in entry.get("blocking") or ():
                    yield f"# blocks: {numbers[_reference(entry)]} > {numbers[attacker]}"


def _reference(entry: Mapping[str, Any]) -> str:
    """What others call it by."""
    return str(entry.get("id") or entry.get("card") or "")
