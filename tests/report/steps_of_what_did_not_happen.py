"""The steps of a report that tell what did not happen."""

from __future__ import annotations

from typing import Any

from tests.helpers import Played


def not_happening(played: Played) -> list[tuple[str, list[str]]]:
    """The steps of what did not happen, each with its rules."""
    steps: list[dict[str, Any]] = played.report["steps"]
    return [
        (step["text"], [rule["id"] for rule in step["rules"]]) for step in steps if step["kind"] == "did_not_happen"
    ]


def only(played: Played, words: str, *rules: str) -> None:
    """One thing did not happen: what these words say, by these rules."""
    ((text, cited),) = not_happening(played)
    assert text == words
    assert set(rules) <= set(cited), cited
