"""Where the publisher's page links to the text of the Comprehensive Rules."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from itertools import islice

_NAME = re.compile("MagicComp", re.IGNORECASE)
MOST_LINKS = 1000
_LINK_END = re.compile(r"[^\"'<>]{0,200}?\.txt(?=[\"'])", re.IGNORECASE)
LONGEST_LINK = 500


def rules_links(page: str) -> Iterator[str]:
    """The links of a page to texts of the rules, in time linear in its length: each is looked for around its name."""
    for found in islice(_NAME.finditer(page), MOST_LINKS):
        end = _LINK_END.match(page, found.end())
        if end is not None:
            before = page[max(0, found.start() - LONGEST_LINK) : found.start()]
            start = max(before.rfind(mark) for mark in "\"'<>") + 1
            yield html.unescape(before[start:] + page[found.start() : end.end()]).strip()
