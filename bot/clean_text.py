"""Text that shows what it is: no controls, nothing unseen or that turns the reading order, no half characters."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, TypeVar

from bot.errors import BadValue, TextTooLong

MOST_LETTERS = 6000
"""Letters of a text that somebody writes: as many as Discord sends in one option."""
MOST_DIGITS = 18
"""Digits of a number in it."""
_UNSEEN = (
    "\x00-\x08\x0b-\x1f\x7f-\x9f"  # controls, C0 and C1, but for tab and line feed
    "\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"  # zero width, reading order
    "\ud800-\udfff"  # half a character
    "\U000e0000-\U000e007f"  # tags
)
_HIDDEN = re.compile(f"[{_UNSEEN}]")
_CONTROLS = re.compile("[\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
_LONG_NUMBER = re.compile(rf"\d{{{MOST_DIGITS + 1}}}")

T = TypeVar("T")


def plain(text: str) -> str:
    """The text without what is not seen; a line break of any kind is one."""
    return _HIDDEN.sub("", text.replace("\r\n", "\n").replace("\r", "\n"))


def plain_json(text: str) -> str:
    """JSON that says the same with every such letter written out, so that a terminal shows it and does not obey it."""
    return _CONTROLS.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def taken_in(given: Mapping[str, T], most: int = MOST_LETTERS) -> dict[str, T]:
    """The options of a request, with plain texts. TextTooLong or BadValue if one is too long or counts too far."""
    return {name: _taken(name, value, most) for name, value in given.items()}


def taken_answer(value: object) -> Any:
    """The answer to a choice, its texts plain: a text, a number, several texts, amounts by name. BadValue for
    anything else, TextTooLong for a text that is too long."""
    if isinstance(value, Mapping):
        known = all(isinstance(name, str) and isinstance(amount, int) for name, amount in value.items())
    elif isinstance(value, (list, tuple)):
        known = all(isinstance(one, str) for one in value)
    else:
        known = isinstance(value, (str, int))
    if not known:
        raise BadValue(option="value", found=type(value).__name__, expected='"A", 2, ["A", "B"], {"A": 2}')
    return taken_in({"value": value})["value"]


def _taken(name: str, value: Any, most: int) -> Any:
    if isinstance(value, (list, tuple)):
        return [_taken(name, inner, most) for inner in value]
    if not isinstance(value, str):
        return value
    if len(value) > most:
        raise TextTooLong(size=len(value), most=most)
    found = _LONG_NUMBER.search(value)
    if found is not None:
        raise BadValue(option=name, found=found[0], expected=f"1–{10**9}")
    return plain(value)
