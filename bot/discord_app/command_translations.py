"""The commands' own texts in the languages we speak, out of the one catalogue."""

from __future__ import annotations

from discord import Locale, app_commands

from bot.words import LANGUAGES, Words


def text(key: str, **values: str) -> app_commands.locale_str:
    """A text of the catalogue as discord.py wants it: English, and the key to translate it by."""
    return app_commands.locale_str(Words.of(LANGUAGES[0])(key, **values), key=key)


class CatalogueTranslator(app_commands.Translator):
    """Looks texts made by :func:`text` up in the catalogue; other texts and languages stay as they are."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in that language, or None for Discord to show the English one."""
        language = locale.value.split("-")[0]
        key = string.extras.get("key")
        if key is None or language not in LANGUAGES or language == LANGUAGES[0]:
            return None
        return Words.of(language).find(key)
