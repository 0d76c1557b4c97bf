"""The messages of some Fluent files, each parsed when it is first asked for: one answer needs a few of thousands."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from fluent.runtime import FluentBundle, FluentResource

_ENTRY = re.compile(r"^(?=[A-Za-z][\w-]* *=)", re.MULTILINE)
"""Where a message begins: its key stands at the beginning of a line."""


class Messages:
    """Messages in one language, from the ``texts`` of Fluent files. None refers to another, so that each can be read by
    itself (``tests/report/test_catalogue.py``)."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        for text in texts:
            for entry in _ENTRY.split(text)[1:]:
                self._sources.setdefault(entry.partition("=")[0].strip(), entry)

    def formatted(self, key: str, values: Mapping[str, str | int | float]) -> str | None:
        """The message ``key`` ("cast", or "cast.card" for an attribute) with its gaps filled in; None where there is
        no such message."""
        name, _, attribute = key.partition(".")
        if name not in self._sources:
            return None
        if not self._bundle.has_message(name):
            self._bundle.add_resource(FluentResource(self._sources[name]))
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        text, _ = self._bundle.format_pattern(pattern, dict(values))
        return str(text)
