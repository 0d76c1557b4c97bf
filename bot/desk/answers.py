"""From what a person taps or types to an answer that the engine takes."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from bot.errors import BadValue
from cards.model import fold

Given = Sequence[str] | Mapping[str, int] | int | str


def read_answer(pending: Mapping[str, Any], given: Given) -> Any:
    """The answer for a report's pending choice: an option's id, a list of them, a number, or a map.

    Option ids are taken as they are. Words may be an option's label, its number in the list (from 1), several
    of these with commas, "as listed", or "Bears=2, Wolf=1" for a division. BadValue says what would do.
    """
    form = pending["form"]
    if form == "map":
        return _pairs(pending, given)
    if isinstance(given, Mapping):
        return {_option(pending, name): int(n) for name, n in given.items()}
    if form == "number":
        return _number(pending, given)
    if form == "division" and isinstance(given, str):
        return _division(pending, given)
    if isinstance(given, int):
        given = str(given)
    if isinstance(given, str):
        given = _pieces(pending, given)
    chosen = [_option(pending, one) for one in given] if pending["options"] else list(given)
    if pending["max"] == 1 and len(chosen) == 1:
        return chosen[0]
    return chosen


def _pieces(pending: Mapping[str, Any], text: str) -> list[str]:
    """One word for one choice; "as listed" is all in the order offered; else what stands between commas."""
    labels = [option["label"] for option in pending["options"]]
    ids = [option["id"] for option in pending["options"]]
    if fold(text) in ("as listed", "dans l'ordre"):
        return [option["id"] for option in pending["options"]]
    nothing = ("none", "aucun", "-", "") if pending["min"] or "no" in ids else ("none", "aucun", "-", "", "no", "non")
    if fold(text) in nothing:
        return []
    if text in labels or text in ids or pending["max"] == 1:
        return [text]
    marks = r"[,;\s]" if re.fullmatch(r"[\d,;\s]+", text) else r"[,;]"
    return [part.strip() for part in re.split(marks, text) if part.strip()]


def _pairs(pending: Mapping[str, Any], given: Given) -> dict[str, list[str]]:
    """Who is sent where, from taps on :func:`pairs` or words: "Bears > siege, Wolf > Opp"."""
    if isinstance(given, Mapping):
        return {str(who): [str(where)] for who, where in given.items()}
    chosen = _pieces(pending, str(given)) if isinstance(given, (str, int)) else list(given)
    found: dict[str, list[str]] = {}
    for text in chosen:
        if text.isdecimal() and 1 <= int(text) <= len(pending["pairs"]):
            text = pending["pairs"][int(text) - 1]["id"]
        who, arrow, where = re.sub(r"\s*(->|→|>)\s*", ">", text).partition(">")
        if not arrow:
            expected = ", ".join(pair["label"] for pair in pending["pairs"][:8])
            raise BadValue(option=pending["prompt"], found=text, expected=expected)
        found.setdefault(who, []).append(where)
    return found


def pairs(options: Sequence[Mapping[str, Any]], goals: Sequence[Mapping[str, Any]]) -> list[dict[str, str]]:
    """Everybody who can be sent with everything they can be sent at, each as something to tap."""
    return [
        {"id": f"{who['object']}>{goal['id']}", "label": f"{who['label']} → {goal['label']}"}
        for who in options
        for goal in goals
    ]


def _option(pending: Mapping[str, Any], text: str) -> str:
    options = pending["options"]
    for option in options:
        if text == option["id"]:
            return _lasting(option, options)
    same = [o for o in options if fold(o["label"]) == fold(text)]
    begins = [o for o in options if fold(o["label"]).startswith(fold(text))]
    if same or len(begins) == 1:
        return _lasting((same or begins)[0], options)
    if text.isdecimal() and 1 <= int(text) <= len(options):
        return _lasting(options[int(text) - 1], options)
    raise BadValue(option=pending["prompt"], found=text, expected=", ".join(o["label"] for o in options[:8]))


def _lasting(option: Mapping[str, Any], options: Sequence[Mapping[str, Any]]) -> str:
    """How an option is kept in a script: by the thing it stands for, which outlives a new engine's ids."""
    for key in ("object", "player"):
        thing = option.get(key)
        if thing is not None and sum(other.get(key) == thing for other in options) == 1:
            return str(thing)
    return str(option["id"])


def _number(pending: Mapping[str, Any], given: Given) -> int:
    text = str(given[0] if isinstance(given, Sequence) and not isinstance(given, str) and given else given).strip()
    if re.fullmatch(r"-?\d{1,9}", text):
        return int(text)
    most = pending["max"] if pending["max"] is not None else "…"
    raise BadValue(option=pending["prompt"], found=text, expected=f"{pending['min']}–{most}")


def _division(pending: Mapping[str, Any], text: str) -> dict[str, int]:
    found = {}
    for part in re.split(r"[,;]", text):
        match = re.fullmatch(r"\s*(.+?)\s*[=:]\s*(\d{1,9})\s*", part)
        if match is None:
            raise BadValue(option=pending["prompt"], found=part.strip(), expected="Bears=2, Wolf=1")
        found[_option(pending, match[1])] = int(match[2])
    return found
