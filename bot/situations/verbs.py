"""Verb groups: "is going to swing", "has been blocked", "vais attaquer"; by what is done, not by how it is inflected.

A gap ``<v_attack>`` of a sentence takes any form of the verbs of the catalogue that mean attacking, with the
auxiliaries and adverbs around it; ``<p_block>`` a passive; ``<v_any>`` and ``<p_any>`` any verb whatever, for sentences
in which the card says what is done ("I zap it with Lightning Bolt").
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from bot.words import one_of, typed
from cards import fold

_CLOSED = ("attack", "block", "have", "equip", "attach", "activate", "sacrifice", "be", "not")
"""Verbs that say by themselves what is done."""
_SMALL = (
    "you",
    "opponent",
    "my",
    "their",
    "a",
    "the",
    "all",
    "other",
    "and",
    "with",
    "at",
    "in",
    "it",
    "them",
    "being",
)
_MOST_WORDS = 7


@lru_cache(maxsize=16384)
def is_verb(gap: str, text: str) -> bool:
    """Whether a text fills a gap of this name, ``v_…`` or ``p_…``."""
    plain = fold(text)
    if len(plain.split()) > _MOST_WORDS:
        return False
    voice, _, verb = gap.partition("_")
    if voice == "p":
        return _passive(verb).fullmatch(plain) is not None and (verb != "any" or not _is_closed(plain.split()[-1]))
    if verb == "any":
        found = _any().fullmatch(plain)
        return found is not None and not _is_closed(found["verb"])
    return _active(verb).fullmatch(plain) is not None


@cache
def _active(verb: str) -> re.Pattern[str]:
    forms = one_of(f"situation-verb-{verb}")
    return re.compile(rf"{_helpers()}(?:{one_of('situation-adverb')} )*{forms}(?: {one_of('situation-adverb')})*")


@cache
def _passive(verb: str) -> re.Pattern[str]:
    being = one_of("situation-being", "situation-getting")
    forms = r"[a-zà-ÿ]{3,}" if verb == "any" else one_of(f"situation-participle-{verb}")
    adverb = one_of("situation-adverb")
    return re.compile(rf"(?:{one_of('situation-auxiliary')} )*(?:(?:{being}|{adverb}) )*{forms}")


@cache
def _any() -> re.Pattern[str]:
    return re.compile(rf"{_helpers()}(?:{one_of('situation-adverb')} )*(?P<verb>[a-zà-ÿ]{{2,}})(?: up| out| in| off)?")


@cache
def _helpers() -> str:
    """Auxiliaries; forms of "to be" only before an -ing: "is attacking", not "is attacked"."""
    being, adverb = one_of("situation-being"), one_of("situation-adverb")
    return (
        rf"(?:(?:{one_of('situation-auxiliary')}|{being}(?= (?:{adverb} )*(?:(?:double |chump )?\w+ing\b|en train))) )*"
    )


@cache
def _known() -> frozenset[str]:
    of_verbs = (typed(f"situation-{kind}-{verb}") for verb in _CLOSED for kind in ("verb", "participle"))
    of_small = ({word for listed in typed(f"situation-{one}") for word in listed.split()} for one in _SMALL)
    return frozenset().union(*of_verbs, *of_small, typed("situation-auxiliary"), typed("situation-adverb"))


def _is_closed(word: str) -> bool:
    return word in _known() or word in typed("situation-creature")
