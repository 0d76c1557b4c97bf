"""Short acts as they were understood, and entries as short acts in full words."""

from __future__ import annotations

from dataclasses import dataclass

from cards.model import fold
from engine.table.history import Refusal
from engine.table.scenario import Json
from engine.table.short_acts.kinds_of_act import FORMS
from engine.table.short_acts.sentences import printed, verbs
from engine.table.table import Table
from engine.words import Words


@dataclass(frozen=True, slots=True)
class ShortAct:
    """One act as it was understood: what it says in full words, and its entries, with those that have to come first and
    decide nothing (they go without saying). ``start`` and ``end`` are its place in the text."""

    said: str
    entries: tuple[Json, ...]
    start: int
    end: int
    instead: str = ""
    """What stands for its text, where it is the rest of an act of which some has been done."""
    why: tuple[str, ...] = ()
    """The rules by which what was said can't be done before this act, where that went without saying: it goes on to the
    main phase after combat."""


@dataclass(frozen=True, slots=True)
class ShortActs:
    """A text of short acts, played: ``table`` is how it stands after them, a fork. A ``refusal`` is of the last of
    ``acts``; those before it have been played, ``unread`` is what stands behind it."""

    acts: tuple[ShortAct, ...]
    table: Table
    refusal: Refusal | None = None
    unread: str = ""
    in_any_step: bool = False
    """Whether a turn was gone to, and no step of it said: what can only be done in its main phase is done there."""

    def left_of(self, text: str) -> str:
        """What of the text they were read from is to be done still: with the act that was refused, but without what
        stood behind that and has been done before it, as an answer ("resolve all; yes")."""
        if self.refusal is None:
            return self.unread
        *before, refused = self.acts
        if all(act.end <= refused.end for act in before):
            return refused.instead + text[refused.end if refused.instead else refused.start :]
        return "; ".join(filter(None, [refused.instead or text[refused.start : refused.end], self.unread]))


def in_short(entry: Json, locale: str = "en") -> str | None:
    """An entry of a script as a short act in full words; None for one that no short act can say."""
    words = Words.of(locale)
    for form in FORMS:
        if form.do == entry["do"] and set(entry) <= form.says:
            shown = form.show(entry, words)
            said = printed(form.key, locale, shown) if shown is not None else None
            if said is not None:
                return said
    return None


def begins_with_a_verb(text: str) -> bool:
    """Whether a text begins with what somebody is told to do ("attack …", "lance …"), whatever follows."""
    first = fold(text).split(" ")[0]
    return any(first in verbs(form.key) for form in FORMS)
