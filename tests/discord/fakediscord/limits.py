"""Discord's limits on messages, application commands and autocomplete answers."""

from __future__ import annotations

import unicodedata
from typing import Any

from .components import check_classic, check_layout
from .problems import Problems, Refusal

EPHEMERAL, LAYOUT = 1 << 6, 1 << 15
CONTENT, EMBEDS, EMBED_TEXT = 2000, 10, 6000
FILES, ATTACHMENT_BYTES = 10, 10 * 1024 * 1024
COMMANDS, CONTEXT_MENUS, COMMAND_TEXT = 100, 5, 8000
SUGGESTIONS = 25
LOCALES = {
    *("id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl"),
    *("pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja"),
    *("zh-TW", "ko"),
}


def check_message(payload: dict[str, Any], files: dict[str, bytes], flags: int, *, partial: bool) -> None:
    """Refuse a message that Discord would refuse.

    `files` are the uploads (name → bytes), `flags` those the message has or will have; `partial` is an
    edit, in which what is absent stays as it is.
    """
    problems = Problems()
    content, embeds = payload.get("content"), payload.get("embeds") or []
    components = payload.get("components") or []
    names = set(files) | {a["filename"] for a in payload.get("attachments") or [] if "filename" in a}
    if flags & LAYOUT:
        for key in ("content", "embeds", "poll", "sticker_ids"):
            if payload.get(key):
                problems.add(key, "The 'content', 'embeds' and 'poll' fields cannot be used with components V2.")
        if components or not partial:
            check_layout(problems, components, names)
    else:
        check_classic(problems, components)
        if content is not None:
            problems.length("content", content, 0, CONTENT)
        _embeds(problems, embeds)
    _files(problems, payload, files)
    mentions = payload.get("allowed_mentions")
    if mentions is None and not partial:
        problems.add("allowed_mentions", "House rule: every message says that it mentions nobody.")
    elif mentions and (mentions.get("parse") or mentions.get("users") or mentions.get("roles")):
        problems.add("allowed_mentions", f"House rule: nobody is mentioned, not {mentions!r}.")
    problems.refuse()
    if not (partial or content or embeds or components or files):
        raise Refusal(400, 50006, "Cannot send an empty message")


def _embeds(problems: Problems, embeds: list[dict[str, Any]]) -> None:
    problems.count("embeds", embeds, 0, EMBEDS)
    total = 0
    for index, embed in enumerate(embeds):
        texts = {
            "title": (embed.get("title"), 256),
            "description": (embed.get("description"), 4096),
            "footer.text": ((embed.get("footer") or {}).get("text"), 2048),
            "author.name": ((embed.get("author") or {}).get("name"), 256),
        }
        fields = embed.get("fields", [])
        problems.count(f"embeds.{index}.fields", fields, 0, 25)
        for place, field in enumerate(fields):
            texts[f"fields.{place}.name"] = (field.get("name", ""), 256)
            texts[f"fields.{place}.value"] = (field.get("value", ""), 1024)
        for path, (text, limit) in texts.items():
            if text is not None:
                problems.length(f"embeds.{index}.{path}", text, 1, limit)
                total += len(text)
    if total > EMBED_TEXT:
        problems.add("embeds", f"Embed size exceeds maximum size of {EMBED_TEXT}: {total}.")


def _files(problems: Problems, payload: dict[str, Any], files: dict[str, bytes]) -> None:
    if len(files) > FILES:
        problems.add("attachments", f"At most {FILES} files, not {len(files)}.")
    if sum(map(len, files.values())) > ATTACHMENT_BYTES:
        raise Refusal(413, 40005, "Request entity too large")
    for index, attachment in enumerate(payload.get("attachments") or []):
        if attachment.get("description") is not None:
            problems.length(f"attachments.{index}.description", attachment["description"], 0, 1024)


def check_suggestions(choices: Any, option_type: int) -> None:
    """Refuse autocomplete choices that Discord would refuse, or two that a client could not tell apart."""
    problems = Problems()
    problems.count("data.choices", choices, 0, SUGGESTIONS)
    for index, choice in enumerate(choices):
        problems.length(f"data.choices.{index}.name", choice.get("name"), 1, 100)
        _choice_value(problems, f"data.choices.{index}.value", choice.get("value"), option_type)
    problems.unique("data.choices", [choice.get("name") for choice in choices], "Choice names")
    problems.refuse()


def check_commands(commands: Any) -> None:
    """Refuse a list of application commands that Discord would refuse."""
    problems = Problems()
    slash = [c for c in commands if c.get("type", 1) == 1]
    menus = [c for c in commands if c.get("type", 1) != 1]
    problems.count("commands", slash, 0, COMMANDS)
    problems.count("menus", menus, 0, CONTEXT_MENUS)
    problems.unique("commands", [(c.get("type", 1), c.get("name")) for c in commands], "Command names")
    for index, command in enumerate(commands):
        path = str(index)
        if command.get("type", 1) == 1:
            _named(problems, path, command)
            _command_options(problems, path, command.get("options", []), depth=0)
        else:
            problems.length(f"{path}.name", command.get("name"), 1, 32)
            if command.get("description"):
                problems.add(f"{path}.description", "A context menu command has no description.")
        if (size := _size(command)) > COMMAND_TEXT:
            problems.add(path, f"Command exceeds maximum size ({COMMAND_TEXT}): {size}.")
    problems.refuse()


def _named(problems: Problems, path: str, thing: dict[str, Any]) -> None:
    _name(problems, f"{path}.name", thing.get("name"))
    problems.length(f"{path}.description", thing.get("description"), 1, 100)
    for locale, text in (thing.get("name_localizations") or {}).items():
        _locale(problems, f"{path}.name_localizations.{locale}", locale)
        _name(problems, f"{path}.name_localizations.{locale}", text)
    for locale, text in (thing.get("description_localizations") or {}).items():
        _locale(problems, f"{path}.description_localizations.{locale}", locale)
        problems.length(f"{path}.description_localizations.{locale}", text, 1, 100)


def _name(problems: Problems, path: str, name: Any) -> None:
    problems.length(path, name, 1, 32)
    for character in str(name):
        letter = unicodedata.category(character)[0] in "LN"
        if not (letter or character in "-_'") or character != character.lower():
            problems.add(path, f"Command name is invalid: {name!r}")
            return


def _locale(problems: Problems, path: str, locale: str) -> None:
    if locale not in LOCALES:
        problems.add(path, f"{locale!r} is no locale of Discord.")


def _command_options(problems: Problems, path: str, options: list[dict[str, Any]], depth: int) -> None:
    problems.count(f"{path}.options", options, 0, 25)
    problems.unique(f"{path}.options", [option.get("name") for option in options], "Option names")
    nested = [option.get("type") in (1, 2) for option in options]
    if any(nested) and not all(nested):
        problems.add(f"{path}.options", "Sub-command and sub-command group options cannot be mixed with others.")
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        problems.add(f"{path}.options", "Required options must be placed before non-required options.")
    for index, option in enumerate(options):
        place = f"{path}.options.{index}"
        _named(problems, place, option)
        if option.get("type") in (1, 2):
            if depth > 1 or (option["type"] == 2 and depth > 0):
                problems.add(place, "Groups nest at most two levels.")
            _command_options(problems, place, option.get("options", []), depth + 1)
        else:
            _command_option(problems, place, option)


def _command_option(problems: Problems, path: str, option: dict[str, Any]) -> None:
    kind = option.get("type")
    if kind not in range(3, 12):
        problems.add(f"{path}.type", f"{kind!r} is no option type.")
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        problems.add(path, "Choices and autocomplete cannot go together.")
    problems.count(f"{path}.choices", choices, 0, 25)
    problems.unique(f"{path}.choices", [choice.get("name") for choice in choices], "Choice names")
    for index, choice in enumerate(choices):
        problems.length(f"{path}.choices.{index}.name", choice.get("name"), 1, 100)
        for text in (choice.get("name_localizations") or {}).values():
            problems.length(f"{path}.choices.{index}.name_localizations", text, 1, 100)
        _choice_value(problems, f"{path}.choices.{index}.value", choice.get("value"), kind)
    low, high = option.get("min_length"), option.get("max_length")
    if not 0 <= (low or 0) <= 6000 or not 1 <= (high or 6000) <= 6000:
        problems.add(path, f"A text of {low} to {high} characters cannot be asked for.")


def _choice_value(problems: Problems, path: str, value: Any, option_type: int | None) -> None:
    if option_type == 3:
        problems.length(path, value, 1, 100)
    elif not isinstance(value, int | float) or isinstance(value, bool):
        problems.add(path, f"{value!r} is no number.")


def _size(thing: dict[str, Any]) -> int:
    """The characters that count towards a command's 8,000: of each text its longest translation."""
    total = 0
    for key in ("name", "description"):
        texts = [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
        total += max(map(len, texts))
    total += len(str(thing["value"])) if isinstance(thing.get("value"), str) else 0
    return total + sum(map(_size, [*(thing.get("options") or []), *(thing.get("choices") or [])]))
