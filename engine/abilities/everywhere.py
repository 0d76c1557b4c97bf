"""What is said of things in several zones at once: "creature spells you control and creature cards you own"."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Declaration, Qualifier
from engine.abilities.nouns import Where
from engine.abilities.refs import Bare
from engine.oracle.phrase import phrase


@phrase("that aren't on the battlefield")
@dataclass(frozen=True, slots=True)
class NotOnBattlefield(Qualifier):
    """ "creature cards you own that aren't on the battlefield": in whatever zone they are (109.2a)."""

    goes_with = (Where.CARD,)


@phrase("the same is true for {subject}")
@dataclass(frozen=True, slots=True)
class SameIsTrue(Declaration):
    """ "Creatures you control are the chosen type. The same is true for creature spells you control ..." """

    follows_another = True
    subject: Bare
