"""What a piece of a question that was not read may say all the same: whether something may depend on it."""

from __future__ import annotations

import re

from bot.situations.gaps import names_in
from bot.situations.noun_pattern import NAMED
from bot.situations.nouns import phrase
from bot.situations.tails_and_places import zone_of
from bot.words import one_of
from cards import fold

ACTS = ("attack", "block", "cast", "kill", "sacrifice", "activate", "equip", "attach")
_ABSTRACT = frozenset(
    (
        *("question", "idea", "doubt", "doubts", "argument", "been", "no", "to", "not", "priority", "lethal", "mana"),
        *("response", "responses", "tricks", "trouble", "problem", "nothing", "time", "enough", "more", "responded"),
        *("droit", "raison", "tort", "choix", "question", "doute"),
    )
)
"""Words of what nobody has on a board."""
_ARTICLES = frozenset(("a", "an", "the", "of", "out", "un", "une", "le", "la", "les", "de", "du", "des", "d'", "l'"))
"""Words that say nothing of what somebody has."""
LEAST_CHATTER = 3
"""Words of a remark: fewer may be the name of a card that was not recognized."""


def names_something(text: str) -> bool:
    """Whether a piece that was not read names a card or speaks of a creature, so that something may depend on it."""
    words = re.sub(r"[^\w/]+", " ", text).split()
    return bool(names_in(text)) or any((said := phrase(word)) is not None and not said.pronoun for word in words)


def may_name_a_card(text: str) -> bool:
    """Whether a piece has a word with a capital that may be the name of a card that is not known."""
    return re.search(rf"(?<=\s)(?!I\b)[^\W\d_a-z]\w*[a-z{NAMED}]", text) is not None


def has_something_unknown(text: str) -> bool:
    """Whether a piece says that somebody has what is not known: "I have tymna"."""
    has = re.match(rf"{one_of('situation-subject')} {one_of('situation-verb-have')} (?P<what>[\w' -]+)$", text, re.I)
    said = _without_place(has["what"]) if has is not None else ""
    words = set(re.findall(r"[\w'-]+", fold(said)))
    return bool(words) and len(words - _ARTICLES) <= LEAST_CHATTER and not words & _ABSTRACT


def _without_place(text: str) -> str:
    """What somebody has, without where it is: "une soeur d'âme en jeu"."""
    words = text.split()
    at = next((at for at in range(1, len(words)) if zone_of(" ".join(words[at:]))), len(words))
    return " ".join(words[:at])


def does_something(text: str) -> bool:
    """Whether a piece says that somebody does something, even where it stands in a question: "if I pump it twice"."""
    return re.match(rf"{one_of('situation-subject')}\s+\w+(?:\s+\w|$)", text, re.I) is not None


def acts_on_it(text: str) -> bool:
    """Whether a piece says what is done with what was spoken of: "crack it for a basic", "la bloque"."""
    verb, object_ = one_of(*(f"situation-verb-{act}" for act in ACTS)), one_of("situation-it", "situation-them")
    return re.search(rf"(?<!\w)(?:{verb}\s+{object_}|{object_}\s+{verb})(?!\w)", text, re.I) is not None


def befalls_it(text: str) -> bool:
    """Whether a piece says that somebody else does something to what was told of, or that something is done to it, in
    whatever words: "he saves it", "which is phased out"."""
    who = one_of("situation-opponent", "situation-third", "situation-it", "situation-them", "situation-that")
    of_mind = one_of("situation-speech", "situation-remarks")
    does = rf"{who} (?!{of_mind}(?!\w))[\w']+"
    done = rf"(?:{who} )?{one_of('situation-undergoes')} (?:\w+ )?(?!{of_mind}(?!\w))[\w']+(?:ed|en|wn|'d|é|ée|és|ées)"
    object_ = one_of("situation-it", "situation-them")
    french = rf"{who} (?:le |la |les |l')[\w']+"
    return re.match(rf"(?:{does} (?:\w+ )?(?!les? |la |l'){object_}|{french}|{done})(?!\w)", text, re.I) is not None


def asks_leave(text: str) -> bool:
    """Whether a piece asks for an act to be possible: "can he kill them first"."""
    return re.match(rf"{one_of('situation-may')}\s", text, re.I) is not None


def changes_what_was_told(text: str) -> bool:
    """Whether a piece asks whether something can be done to what was told of: "can he save it"."""
    object_ = one_of("situation-it", "situation-them")
    return asks_leave(text) and re.search(rf"\w (?:{object_})(?!\w)", text, re.I) is not None
