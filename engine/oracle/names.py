"""The marks that stand for names in normalised text, made names again (CR 201.5)."""

from __future__ import annotations

import re

_QUOTED = re.compile('"[^"]*"')


def with_name(text: str, name: str) -> str:
    """The words with the name of the object they are of; in quotation marks "~" is what has the quoted ability, "~~"
    the object that grants it."""
    inside = _QUOTED.sub(lambda said: said[0].replace("~~", name).replace("~", "this permanent"), text)
    return inside.replace("~~", name).replace("~", name)
