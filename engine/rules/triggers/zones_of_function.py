"""In which zones an ability functions because of what it does or costs (CR 113.6)."""

from __future__ import annotations

import re

from engine.abilities.ability import Activated, Triggered
from engine.grammar.memoize import memoized
from engine.grammar.printer import NoEnglish, print_value
from engine.state.zones import Zone

_MOVED_FROM = (
    (re.compile(r"\b(?:[Rr]eturn|[Ee]xile|[Pp]ut|[Cc]ast|[Pp]lay) ~ from your graveyard"), Zone.GRAVEYARD),
    (re.compile(r"\b[Pp]ut ~ on (?:top|the bottom) of your library from your graveyard"), Zone.GRAVEYARD),
    (re.compile(r"\b[Rr]eturn ~ and [^.\"]* card from your graveyard"), Zone.GRAVEYARD),
    (re.compile(r"\b(?:[Dd]iscard|[Cc]ycle) ~(?![\w~])|\b(?:[Ee]xile|[Rr]eveal|[Pp]ut) ~ from your hand"), Zone.HAND),
    (re.compile(r"\b[Rr]eveal ~ from your hand or from the command zone"), Zone.COMMAND),
    (re.compile(r"\b[Pp]ut ~ onto the battlefield from the command zone"), Zone.COMMAND),
    (re.compile(r"\b(?:[Rr]eturn|[Pp]ut|[Cc]ast) ~ from exile"), Zone.EXILE),
    (re.compile(r"^[^\"]*\bif ~ is in your graveyard"), Zone.GRAVEYARD),
    (re.compile(r"^[^\"]*\bif ~ is in the command zone or on the battlefield"), Zone.COMMAND),
    (re.compile(r"^[^\"]*\bif ~ is in the command zone or on the battlefield"), Zone.BATTLEFIELD),
    (re.compile(r"^[^\"]*\bif ~ is (?:suspended|exiled)\b"), Zone.EXILE),
    (re.compile(r"^[^\"]*\bwhile it's exiled"), Zone.EXILE),
)
"""Wordings by which an ability moves the object it is on out of a zone, or says that it is there."""

_LEADS_THERE = re.compile(
    r"(?:When|Whenever) (?:~ (?:dies|is put into|leaves|is discarded)"
    r"|enchanted \w+ (?:dies|is put into|leaves the battlefield)"
    r"|you (?:cycle|discard)(?: or (?:cycle|discard))? ~"
    r"|a spell or ability an opponent controls causes you to discard ~)"
)
"""Trigger events that themselves put the object, or an Aura after what it enchants, where the ability then finds it."""

_QUOTED = re.compile(r'"[^"]*"')
"""An ability that this one gives to something: what that one moves is not what this one is on."""


@memoized
def own_zones(ability: Activated | Triggered) -> tuple[Zone, ...]:
    """The zones in which alone an ability functions, because it moves its object out of one of them (113.6k,
    113.6m); none where it says nothing of the kind."""
    try:
        text = print_value(ability)
    except NoEnglish:
        text = ""
    if isinstance(ability, Triggered) and _LEADS_THERE.match(text):
        text = ""
    text = _QUOTED.sub('""', text)
    return tuple(dict.fromkeys(zone for pattern, zone in _MOVED_FROM if pattern.search(text)))
