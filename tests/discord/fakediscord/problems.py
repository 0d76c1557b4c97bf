"""How the local server says no: one exception with Discord's status, code and nested error body."""

from __future__ import annotations

import json
from typing import Any

from aiohttp import web


def answer(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """A JSON answer; discord.py wants this very Content-Type, without a charset."""
    kind = {"Content-Type": "application/json"}
    return web.Response(body=json.dumps(data).encode(), status=status, headers=kind | (headers or {}))


class Refusal(Exception):
    """An HTTP answer that is not a success, in Discord's own shape.

    `errors` maps dotted paths (`data.components.0.custom_id`) to sentences; Discord nests them.
    """

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        errors: dict[str, list[str]] | None = None,
        *,
        breach: bool = True,
    ):
        super().__init__(f"{status} {code}: {message} {errors or ''}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors or {}
        self.breach = breach  # whether the bot broke a rule of Discord (else: a fault that the test asked for)

    def body(self) -> dict[str, Any]:
        """The JSON body that Discord would send."""
        body: dict[str, Any] = {"code": self.code, "message": self.message}
        for path, sentences in self.errors.items():
            place = body.setdefault("errors", {})
            for part in path.split("."):
                place = place.setdefault(part, {})
            place["_errors"] = [{"code": "INVALID", "message": sentence} for sentence in sentences]
        return body


class Problems:
    """Collects what is wrong with one payload, each with its place, before refusing it as a whole."""

    def __init__(self) -> None:
        self.found: dict[str, list[str]] = {}

    def add(self, path: str, sentence: str) -> None:
        """Note one problem."""
        self.found.setdefault(path, []).append(sentence)

    def length(self, path: str, text: Any, low: int, high: int) -> None:
        """Note a text that is no text, or is too short or too long."""
        if not isinstance(text, str):
            self.add(path, f"This field must be a string, not {text!r}.")
        elif not low <= len(text) <= high:
            self.add(path, f"Must be between {low} and {high} in length, but is {len(text)}: {text[:60]!r}")

    def count(self, path: str, items: Any, low: int, high: int) -> None:
        """Note a list that has too few or too many items."""
        if not isinstance(items, list):
            self.add(path, f"This field must be a list, not {items!r}.")
        elif not low <= len(items) <= high:
            self.add(path, f"Must be between {low} and {high} in length, but is {len(items)}.")

    def unique(self, path: str, values: list[Any], what: str) -> None:
        """Note values that occur more than once."""
        for value in sorted({str(v) for v in values if values.count(v) > 1}):
            self.add(path, f"{what} cannot be duplicated: {value!r}")

    def refuse(self) -> None:
        """Raise the refusal if anything was noted."""
        if self.found:
            raise Refusal(400, 50035, "Invalid Form Body", self.found)
