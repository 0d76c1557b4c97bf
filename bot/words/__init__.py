"""The catalogue: every word a player reads at the desk, in English and French.

``words = Words.of("fr-FR"); words("verdict-undone", n=3)``. A message missing in a language is shown in
English; a message missing everywhere is a mistake of ours and raises KeyError, so a test can find it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")
"""Complete languages; the first is the fallback."""

PARTS = ("", "discord.")
"""The files of a language: the desk's words, and what only Discord needs."""

Value = str | int | float

MOST_VALUE = 900


class Words:
    """The catalogue in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [_bundle(language)] + ([_bundle(LANGUAGES[0])] if language != LANGUAGES[0] else [])

    @staticmethod
    @lru_cache(maxsize=64)
    def of(locale: str) -> Words:
        """The words for a locale such as "en-US" or "fr"; English where we do not speak it."""
        language = locale.replace("_", "-").split("-")[0].lower()
        return Words(language if language in LANGUAGES else LANGUAGES[0])

    def __call__(self, key: str, **values: Value) -> str:
        """The message ``key`` ("command-cast" or "command-cast.card" for an attribute), filled in."""
        text = self.find(key, **values)
        if text is None:
            raise KeyError(key)
        return text

    def listed(self, names: Iterable[str]) -> str:
        """ "A, B and C" in this language."""
        *most, last = [*names] or [""]
        return self("list-and", most=", ".join(most), last=last) if most else last

    def find(self, key: str, **values: Value) -> str | None:
        """Like a call, but None where the catalogue has no such message."""
        message_id, _, attribute = key.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(message_id):
                continue
            message = bundle.get_message(message_id)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, {name: _short(v) for name, v in values.items()})
            if errors:
                raise errors[0]
            return str(text)
        return None


def _short(value: Value) -> Value:
    """Fluent refuses values of more than a thousand characters; nobody reads such a one in a sentence."""
    return value[: MOST_VALUE - 1] + "…" if isinstance(value, str) and len(value) > MOST_VALUE else value


@lru_cache(maxsize=8)
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for part in PARTS:
        source = (resources.files(__package__) / f"{part}{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source))
    return bundle
