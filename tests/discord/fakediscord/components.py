"""Discord's limits on components: messages of both kinds, and modals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .problems import Problems

ROW, BUTTON, SELECT, TEXT_INPUT = 1, 2, 3, 4
OTHER_SELECTS = {5, 6, 7, 8}
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 19, 21, 22, 23

SELECTS = {SELECT} | OTHER_SELECTS
IN_CONTAINER = {ROW, TEXT, GALLERY, SECTION, SEPARATOR, FILE}
TOP_OF_LAYOUT = IN_CONTAINER | {CONTAINER}
IN_LABEL = SELECTS | {TEXT_INPUT, UPLOAD, RADIO, CHECKBOXES, CHECKBOX}
LAYOUT_COMPONENTS, LAYOUT_TEXT = 40, 4000

Component = dict[str, Any]


def walk(components: list[Component]) -> Iterator[Component]:
    """Every component, nested ones included, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        for key in ("accessory", "component"):
            if component.get(key):
                yield from walk([component[key]])


def text_of(components: list[Component]) -> list[str]:
    """The texts of all text displays, in reading order."""
    return [c["content"] for c in walk(components) if c.get("type") == TEXT]


def check_classic(problems: Problems, components: list[Component]) -> None:
    """Components beside content and embeds: at most five rows of buttons or of one select."""
    problems.count("components", components, 0, 5)
    for index, row in enumerate(components):
        if row.get("type") != ROW:
            problems.add(f"components.{index}.type", "Value of field must be one of (1,).")
        else:
            _row(problems, f"components.{index}", row)
    _identities(problems, components)


def check_layout(problems: Problems, components: list[Component], files: set[str]) -> None:
    """Components V2: the message is its components; `files` are the attachments it may show."""
    problems.count("components", components, 1, LAYOUT_COMPONENTS)
    total = sum(1 for _ in walk(components))
    if total > LAYOUT_COMPONENTS:
        problems.add("components", f"Maximum number of components is {LAYOUT_COMPONENTS}, found {total}.")
    length = sum(map(len, text_of(components)))
    if length > LAYOUT_TEXT:
        problems.add("components", f"Displayable text is at most {LAYOUT_TEXT} characters, found {length}.")
    for index, component in enumerate(components):
        _layout_part(problems, f"components.{index}", component, TOP_OF_LAYOUT, files)
    for name in sorted(files - _shown_files(components)):
        problems.add("attachments", f"House rule: {name!r} would not be shown by any component.")
    _identities(problems, components)


def _shown_files(components: list[Component]) -> set[str]:
    """The names of the attachments that some component shows."""
    shown = set()
    for part in walk(components):
        for item in [part, *part.get("items", [])]:
            url = (item.get("media") or item.get("file") or {}).get("url", "")
            shown.add(url.removeprefix("attachment://"))
    return shown


def check_modal(problems: Problems, data: dict[str, Any]) -> None:
    """A pop-up form: a title and one to five labelled inputs or texts."""
    problems.length("data.title", data.get("title"), 1, 45)
    problems.length("data.custom_id", data.get("custom_id"), 1, 100)
    components = data.get("components", [])
    problems.count("data.components", components, 1, 5)
    for index, component in enumerate(components):
        path = f"data.components.{index}"
        match component.get("type"):
            case 18:
                _label(problems, path, component)
            case 10:
                problems.length(f"{path}.content", component.get("content"), 1, LAYOUT_TEXT)
            case 1:
                problems.count(f"{path}.components", component.get("components"), 1, 1)
                for child in component.get("components", []):
                    _input(problems, f"{path}.components.0", child, {TEXT_INPUT})
                    problems.length(f"{path}.components.0.label", child.get("label"), 1, 45)
            case other:
                problems.add(f"{path}.type", f"A component of type {other} cannot stand in a modal.")
    _identities(problems, components)


def _layout_part(problems: Problems, path: str, part: Component, allowed: set[int], files: set[str]) -> None:
    kind = part.get("type")
    if kind not in allowed:
        problems.add(f"{path}.type", f"A component of type {kind} cannot stand here.")
    elif kind == ROW:
        _row(problems, path, part)
    elif kind == TEXT:
        problems.length(f"{path}.content", part.get("content"), 1, LAYOUT_TEXT)
    elif kind == SECTION:
        problems.count(f"{path}.components", part.get("components"), 1, 3)
        for index, child in enumerate(part.get("components", [])):
            _layout_part(problems, f"{path}.components.{index}", child, {TEXT}, files)
        _accessory(problems, f"{path}.accessory", part.get("accessory") or {}, files)
    elif kind == GALLERY:
        problems.count(f"{path}.items", part.get("items"), 1, 10)
        for index, item in enumerate(part.get("items", [])):
            _media(problems, f"{path}.items.{index}", item, files)
    elif kind == FILE:
        _media(problems, path, {"media": part.get("file")}, files)
    elif kind == CONTAINER:
        problems.count(f"{path}.components", part.get("components"), 1, LAYOUT_COMPONENTS)
        for index, child in enumerate(part.get("components", [])):
            _layout_part(problems, f"{path}.components.{index}", child, IN_CONTAINER, files)


def _accessory(problems: Problems, path: str, accessory: Component, files: set[str]) -> None:
    match accessory.get("type"):
        case 2:
            _button(problems, path, accessory)
        case 11:
            _media(problems, path, accessory, files)
        case other:
            problems.add(f"{path}.type", f"A component of type {other} cannot be an accessory.")


def _media(problems: Problems, path: str, item: Component, files: set[str]) -> None:
    url = (item.get("media") or {}).get("url", "")
    if url.startswith("attachment://") and url.removeprefix("attachment://") not in files:
        problems.add(f"{path}.media.url", f"No attachment of this message is named {url!r}.")
    elif not url.startswith(("attachment://", "http://", "https://")):
        problems.add(f"{path}.media.url", f"Not a well formed URL: {url!r}")
    if item.get("description") is not None:
        problems.length(f"{path}.description", item["description"], 1, 256)


def _row(problems: Problems, path: str, row: Component) -> None:
    children = row.get("components")
    problems.count(f"{path}.components", children, 1, 5)
    kinds = [child.get("type") for child in children or []]
    if any(kind in SELECTS for kind in kinds) and len(kinds) > 1:
        problems.add(f"{path}.components", "A select needs a row of its own.")
    for index, child in enumerate(children or []):
        place = f"{path}.components.{index}"
        if child.get("type") == BUTTON:
            _button(problems, place, child)
        elif child.get("type") in SELECTS:
            _select(problems, place, child)
        else:
            problems.add(f"{place}.type", f"A component of type {child.get('type')} cannot stand in a row.")


def _button(problems: Problems, path: str, button: Component) -> None:
    style = button.get("style")
    if style not in {1, 2, 3, 4, 5}:
        problems.add(f"{path}.style", f"{style!r} is no button style.")
    if style == 5:
        problems.length(f"{path}.url", button.get("url"), 1, 512)
        if "custom_id" in button:
            problems.add(f"{path}.custom_id", "A link button cannot have a custom id.")
    else:
        problems.length(f"{path}.custom_id", button.get("custom_id"), 1, 100)
    if button.get("label") is not None:
        problems.length(f"{path}.label", button["label"], 1, 80)
    elif not button.get("emoji"):
        problems.add(f"{path}.label", "A button needs a label or an emoji.")


def _select(problems: Problems, path: str, select: Component) -> None:
    problems.length(f"{path}.custom_id", select.get("custom_id"), 1, 100)
    if select.get("placeholder") is not None:
        problems.length(f"{path}.placeholder", select["placeholder"], 0, 150)
    low, high = select.get("min_values", 1), select.get("max_values", 1)
    if select.get("type") == SELECT:
        options = select.get("options", [])
        _options(problems, f"{path}.options", options, 1, 25)
        if high > len(options):
            problems.add(f"{path}.max_values", f"{high} is more than the {len(options)} options.")
    if not 0 <= low <= high or not 1 <= high <= 25:
        problems.add(f"{path}.max_values", f"{low} to {high} values cannot be chosen.")


def _options(problems: Problems, path: str, options: list[Component], low: int, high: int) -> None:
    problems.count(path, options, low, high)
    for index, option in enumerate(options):
        problems.length(f"{path}.{index}.label", option.get("label"), 1, 100)
        problems.length(f"{path}.{index}.value", option.get("value"), 1, 100)
        if option.get("description") is not None:
            problems.length(f"{path}.{index}.description", option["description"], 1, 100)
    problems.unique(path, [option.get("value") for option in options], "Option values")


def _label(problems: Problems, path: str, label: Component) -> None:
    problems.length(f"{path}.label", label.get("label"), 1, 45)
    if label.get("description") is not None:
        problems.length(f"{path}.description", label["description"], 1, 100)
    child = label.get("component") or {}
    _input(problems, f"{path}.component", child, IN_LABEL)
    if child.get("type") == TEXT_INPUT and child.get("label") is not None:
        problems.add(f"{path}.component.label", "An input inside a label has no label of its own.")


def _input(problems: Problems, path: str, field: Component, allowed: set[int]) -> None:
    kind = field.get("type")
    if kind not in allowed:
        problems.add(f"{path}.type", f"A component of type {kind} cannot stand here.")
    elif kind in SELECTS:
        _select(problems, path, field)
    else:
        problems.length(f"{path}.custom_id", field.get("custom_id"), 1, 100)
        if kind == TEXT_INPUT:
            _text_input(problems, path, field)
        elif kind == RADIO:
            _options(problems, f"{path}.options", field.get("options", []), 2, 10)
        elif kind == CHECKBOXES:
            _options(problems, f"{path}.options", field.get("options", []), 1, 10)


def _text_input(problems: Problems, path: str, field: Component) -> None:
    low, high = field.get("min_length") or 0, field.get("max_length") or 4000
    if not 0 <= low <= high <= 4000:
        problems.add(f"{path}.max_length", f"A text of {low} to {high} characters cannot be asked for.")
    if field.get("style") not in {1, 2}:
        problems.add(f"{path}.style", f"{field.get('style')!r} is no text style.")
    for key, limit in (("placeholder", 100), ("value", 4000)):
        if field.get(key) is not None:
            problems.length(f"{path}.{key}", field[key], 0, limit)


def _identities(problems: Problems, components: list[Component]) -> None:
    everything = list(walk(components))
    problems.unique("components", [c["custom_id"] for c in everything if "custom_id" in c], "Custom ids")
    problems.unique("components", [c["id"] for c in everything if c.get("id")], "Component ids")
