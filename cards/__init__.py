"""The library: what is printed (cards, rulings, rules), in SQLite. It knows neither engine nor front ends.

All that a program needs is named here and only here; what lies in the modules below may move. The names are loaded
when they are first used, so that one who makes cards by hand pays for no database.

What is printed
    ``Card`` and its ``Face``s, ``Ruling``, ``Rule``, ``GlossaryEntry``, ``Statement`` and ``RuleMove`` are frozen. A
    card may be made by hand (docs/embedding.md). ``fold`` makes the key by which names are compared, ``name_key`` the
    key of a card's name, without punctuation. ``VERBS`` are words that as verbs mean that a certain card is cast.

Looking up
    ``CardDatabase.open(path=None)`` opens a database (the one at ``default_path()``, or else the embedded starter set);
    it maps names to cards and finds cards, rulings, rules and glossary entries by name, number and words. ``Info`` is
    what is in it, ``EditionInfo`` one edition of the rules, ``Resolution`` what a player's words for a card may mean,
    ``Mention`` a place of a sentence that names one.

Filling it
    ``download(target)`` fetches what the publishers have, ``import_files(paths, target)`` takes files of any known
    format; both give a ``Summary`` of ``SourceSummary``s and tell a ``Progress`` how far they are, in bytes. The
    database in use is swapped for the new one only when that is complete.

What can go wrong
    ``CardsError`` is all of it, each in one sentence: ``DatabaseError``, ``SyncError``, and ``NotThere`` with the
    nearest names, which is ``UnknownCard``, ``UnknownRule`` or ``UnknownTerm``. ``shorten`` cuts a text to quote it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cards.database import CardDatabase, Info, default_path
    from cards.errors import (
        CardsError,
        DatabaseError,
        NotThere,
        SyncError,
        UnknownCard,
        UnknownRule,
        UnknownTerm,
        shorten,
    )
    from cards.model import Card, Face, GlossaryEntry, Rule, RuleMove, Ruling, Statement, fold
    from cards.nicknames_and_name_keys import VERBS, name_key
    from cards.search.finding_by_name import Resolution
    from cards.search.mentions import Mention
    from cards.search.rules import EditionInfo
    from cards.summary import Progress, SourceSummary, Summary
    from cards.sync import download, import_files

__all__ = [
    "VERBS",
    "Card",
    "CardDatabase",
    "CardsError",
    "DatabaseError",
    "EditionInfo",
    "Face",
    "GlossaryEntry",
    "Info",
    "Mention",
    "NotThere",
    "Progress",
    "Resolution",
    "Rule",
    "RuleMove",
    "Ruling",
    "SourceSummary",
    "Statement",
    "Summary",
    "SyncError",
    "UnknownCard",
    "UnknownRule",
    "UnknownTerm",
    "default_path",
    "download",
    "fold",
    "import_files",
    "name_key",
    "shorten",
]

_HOMES = {
    "Card": "cards.model",
    "CardDatabase": "cards.database",
    "CardsError": "cards.errors",
    "DatabaseError": "cards.errors",
    "EditionInfo": "cards.search.rules",
    "Face": "cards.model",
    "GlossaryEntry": "cards.model",
    "Info": "cards.database",
    "Mention": "cards.search.mentions",
    "NotThere": "cards.errors",
    "Progress": "cards.summary",
    "Resolution": "cards.search.finding_by_name",
    "Rule": "cards.model",
    "RuleMove": "cards.model",
    "Ruling": "cards.model",
    "SourceSummary": "cards.summary",
    "Statement": "cards.model",
    "Summary": "cards.summary",
    "SyncError": "cards.errors",
    "UnknownCard": "cards.errors",
    "UnknownRule": "cards.errors",
    "UnknownTerm": "cards.errors",
    "default_path": "cards.database",
    "download": "cards.sync",
    "fold": "cards.model",
    "import_files": "cards.sync",
    "VERBS": "cards.nicknames_and_name_keys",
    "name_key": "cards.nicknames_and_name_keys",
    "shorten": "cards.errors",
}


def __getattr__(name: str) -> Any:
    """A public name, from the module it lives in."""
    if name not in _HOMES:
        raise AttributeError(f"module 'cards' has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(_HOMES[name]), name)
    return found


def __dir__() -> list[str]:
    """The public names."""
    return __all__
