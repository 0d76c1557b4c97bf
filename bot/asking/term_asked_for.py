"""Questions that ask for nothing but what a word means: "what is lethal damage?", "c'est quoi le piétinement ?"."""

from __future__ import annotations

import re

from bot.words import one_of
from engine import spellings


def term_asked_for(question: str) -> str | None:
    """The word whose meaning a question asks for; None where it asks for more, or for something else."""
    articles = "|".join(sorted(map(re.escape, spellings("short-word-article")), key=len, reverse=True))
    found = re.fullmatch(
        rf"\W*{one_of('defining')}\s*(?:(?:{articles})\s+|l['’])?(?P<term>\S.*?)(?:\s+{one_of('defining-behind')})?[\s?!.]*",
        question.replace("’", "'"),
        re.I,
    )
    return found["term"] if found is not None else None
