"""Replies of more than one page, kept for a while so that pages can be turned."""

from __future__ import annotations

import itertools
from collections import OrderedDict

from bot.desk import Reply

MOST = 500
"""Replies kept."""
LONGEST_KEY = 85
"""Characters of a key: it must fit a custom id beside the page."""
_NAMELESS = "~"


class Memory:
    """The last long replies, by what they answer.

    What can be asked again without harm is kept under its own question, so that its pages turn even after a
    restart; the reply to an act is kept under a number and is gone with the process.
    """

    def __init__(self) -> None:
        self._replies: OrderedDict[tuple[str, str], Reply] = OrderedDict()
        self._numbers = itertools.count(1)

    def keep(self, reply: Reply, again: str, locale: str) -> str:
        """Remember a reply; gives its key. ``again`` is the question that leads to it, or empty."""
        key = again if 0 < len(again) <= LONGEST_KEY else f"{_NAMELESS}{next(self._numbers)}"
        self._replies[(key, locale)] = reply
        while len(self._replies) > MOST:
            self._replies.popitem(last=False)
        return key

    def recall(self, key: str, locale: str) -> Reply | None:
        """The reply of that key, if it is still at hand."""
        return self._replies.get((key, locale))


def question(key: str) -> str | None:
    """What to ask again for a key, or None if it cannot be asked again."""
    return None if key.startswith(_NAMELESS) else key
