"""What a person sees of the bot's answers: messages and forms as plain text, and things to tap."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from .components import BUTTON, GALLERY, SELECTS, TEXT, THUMBNAIL, walk
from .interactions import MODAL, Exchange
from .world import Json, Stored

if TYPE_CHECKING:
    from .people import Person


def unescaped(markdown: str) -> str:
    """Markdown as it is read: without the backslashes and zero-width spaces that keep it literal."""
    return re.sub(r"\\([^\w\s])", r"\1", markdown).replace("\u200b", "")


class Message:
    """A message as somebody sees it at this moment (edits show when read again)."""

    def __init__(self, stored: Stored, person: Person) -> None:
        self.stored = stored
        self.person = person

    @property
    def id(self) -> str:
        """The message's id."""
        return self.stored.id

    @property
    def text(self) -> str:
        """All there is to read: content, embeds, texts of the layout, in reading order."""
        parts: list[str | None] = [self.stored.content]
        for embed in self.stored.embeds:
            parts += [embed.get("title"), embed.get("description")]
            parts += [f"{f['name']}\n{f['value']}" for f in embed.get("fields", [])]
            parts += [(embed.get("footer") or {}).get("text")]
        parts += [c["content"] for c in walk(self.stored.components) if c.get("type") == TEXT]
        return unescaped("\n".join(part for part in parts if part))

    @property
    def private(self) -> bool:
        """Whether only one person sees it."""
        return self.stored.only_for is not None

    @property
    def buttons(self) -> list[str]:
        """The labels of the buttons that can be tapped."""
        return [c.get("label", "") for c in self._parts({BUTTON}) if not c.get("disabled")]

    @property
    def options(self) -> list[str]:
        """The labels of all options of all selects."""
        return [o["label"] for c in self._parts(SELECTS) for o in c.get("options", [])]

    @property
    def pictures(self) -> list[Json]:
        """The attachments that are pictures."""
        return [a for a in self.stored.attachments if a["filename"].endswith(".png")]

    def file(self, name: str) -> bytes:
        """The bytes of an attachment."""
        attachment = next(a for a in self.stored.attachments if a["filename"] == name)
        return self.person.discord.uploads[attachment["id"]]

    def _parts(self, kinds: set[int]) -> list[Json]:
        return [c for c in walk(self.stored.components) if c.get("type") in kinds]

    def button(self, label: str) -> Json:
        """The button of that label, or the only one that begins so."""
        buttons = self._parts({BUTTON})
        exact = [b for b in buttons if b.get("label") == label]
        near = exact or [b for b in buttons if b.get("label", "").startswith(label)]
        if len(near) != 1:
            raise AssertionError(f"{len(near)} buttons {label!r} among {self.buttons} of\n{self.text}")
        if near[0].get("disabled"):
            raise AssertionError(f"the button {label!r} is greyed out")
        return near[0]

    def select(self, labels: tuple[str, ...]) -> tuple[Json, list[str]]:
        """The select that offers all those labels, and their values."""
        for select in self._parts(SELECTS):
            options = {o["label"]: o["value"] for o in select.get("options", [])}
            values = [options.get(label) for label in labels]
            if all(values):
                low, high = select.get("min_values", 1), select.get("max_values", 1)
                if not low <= len(labels) <= high:
                    raise AssertionError(f"{len(labels)} chosen, but {low} to {high} may be")
                return select, [v for v in values if v is not None]
        raise AssertionError(f"no select offers {labels}; there are {self.options} in\n{self.text}")

    def render(self) -> str:
        """The message as a transcript shows it."""
        who = f" (only {self.person.name} sees this)" if self.private else ""
        lines = [f"Siege Engine{who}:"]
        lines += [f"    {line}" for line in self.text.splitlines()]
        for part in walk(self.stored.components):
            lines += _shown(part)
        lines += [f"    (file: {a['filename']})" for a in self.stored.attachments if a not in self.pictures]
        return "\n".join(_joined(lines))


def _shown(part: Json) -> list[str]:
    kind = part.get("type")
    if kind == BUTTON:
        return [f"    [{part.get('label', '')}]"]
    if kind in SELECTS:
        options = " | ".join(o["label"] for o in part.get("options", []))
        low, high = part.get("min_values", 1), part.get("max_values", 1)
        number = f"{low}" if low == high else f"{low}-{high}"
        return [f"    <{part.get('placeholder') or 'Select'}; {number} of: {options}>"]
    if kind in {GALLERY, THUMBNAIL}:
        items = part.get("items", [part])
        return [f"    (picture: {item.get('description') or 'no description'})" for item in items]
    return []


def _joined(lines: list[str]) -> list[str]:
    """Buttons in a row on one line, as far as 100 characters go."""
    joined: list[str] = []
    for line in lines:
        is_button = line.startswith("    [") and line.endswith("]")
        if is_button and joined and joined[-1].startswith("    [") and len(joined[-1] + line) < 100:
            joined[-1] += " " + line.strip()
        else:
            joined.append(line)
    return joined


class Form:
    """A modal as somebody sees it; `submit` fills it in by its labels."""

    def __init__(self, exchange: Exchange, person: Person) -> None:
        assert exchange.modal is not None
        self.data = exchange.modal
        self.exchange = exchange
        self.person = person

    @property
    def title(self) -> str:
        """What stands on top."""
        return str(self.data["title"])

    @property
    def fields(self) -> list[str]:
        """The labels of the inputs."""
        return [label for label, _ in self._inputs()]

    @property
    def text(self) -> str:
        """The texts and labels of the form."""
        texts = [c["content"] for c in walk(self.data["components"]) if c.get("type") == TEXT]
        return "\n".join([self.title, *texts, *self.fields])

    def _inputs(self) -> list[tuple[str, Json]]:
        found = []
        for part in self.data["components"]:
            if part["type"] == 18:
                found.append((part["label"], part["component"]))
            elif part["type"] == 1:
                found.append((part["components"][0]["label"], part["components"][0]))
        return found

    async def submit(self, *in_order: str, **by_label: str) -> Any:
        """Send the form with one text for each input, in order or by label."""
        values = dict(zip(self.fields, in_order, strict=False)) | by_label
        unknown = set(values) - set(self.fields)
        if unknown or len(in_order) > len(self.fields):
            raise AssertionError(f"the form has {self.fields}, not {sorted(unknown) or in_order}")
        parts: list[Json] = []
        for label, field in self._inputs():
            text = values.get(label, field.get("value") or "")
            self._check(label, field, text)
            parts.append({"type": 18, "id": 1, "component": self._filled(field, text)})
        shown = ", ".join(f"{label}: {values.get(label, '')}" for label in self.fields)
        self.person.say_in_script(f"submits “{self.title}” with {shown}")
        data: Json = {"custom_id": self.data["custom_id"], "components": parts}
        return await self.person.interact(MODAL, data, source=self.exchange.source)

    @staticmethod
    def _filled(field: Json, text: str) -> Json:
        filled: Json = {"type": field["type"], "id": 2, "custom_id": field["custom_id"]}
        if field["type"] == 4:
            return filled | {"value": text}
        options: dict[str, Any] = {o["label"]: o["value"] for o in field.get("options", [])}
        if field["type"] == 21:
            return filled | {"value": options[text]}
        return filled | {"values": [options[text]] if text else []}

    @staticmethod
    def _check(label: str, field: Json, text: str) -> None:
        if field["type"] != 4:
            return
        if not text and field.get("required", True):
            raise AssertionError(f"{label!r} must be filled in")
        if text and not (field.get("min_length") or 0) <= len(text) <= (field.get("max_length") or 4000):
            raise AssertionError(f"{label!r} cannot hold {len(text)} characters")

    def render(self) -> str:
        """The form as a transcript shows it."""
        fields = [f"    {label}: {field.get('value') or '____'}" for label, field in self._inputs()]
        texts = [c["content"] for c in walk(self.data["components"]) if c.get("type") == TEXT]
        return "\n".join([f"Form “{self.title}”:", *(f"    {t}" for t in texts), *fields])
