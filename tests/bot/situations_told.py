"""What a question tells of cards of the shelf and the starter set, for tests that need no database of all cards."""

from __future__ import annotations

import re

from bot.situations.board import Situation
from bot.situations.reading import read
from bot.words import Words
from cards import CardDatabase, Mention, fold
from tests.shelf import shelf

KNOWN = (
    "Act of Treason",
    "Aetherflux Reservoir",
    "Anointed Procession",
    "Arcane Denial",
    "Ashnod's Altar",
    "Birthing Pod",
    "Bitterblossom",
    "Blood Artist",
    "Blood Moon",
    "Bonesplitter",
    "Boon Reflection",
    "Brainstorm",
    "Counterspell",
    "Damnation",
    "Dark Depths",
    "Diabolic Edict",
    "Doubling Season",
    "Drannith Magistrate",
    "Dryad Arbor",
    "Duress",
    "Earthquake",
    "Ephemerate",
    "Esper Sentinel",
    "Essence Scatter",
    "Faithless Looting",
    "Force of Will",
    "Furnace of Rath",
    "Giant Growth",
    "Gideon Jura",
    "Goblin Bombardment",
    "Griselbrand",
    "Grizzly Bears",
    "Guttersnipe",
    "Hardened Scales",
    "Heartfire Hero",
    "History of Benalia",
    "Hushbringer",
    "Icy Manipulator",
    "Invasion of Zendikar",
    "Jace Beleren",
    "Kalonian Hydra",
    "Kitchen Finks",
    "Krenko, Mob Boss",
    "Leyline of Sanctity",
    "Leyline of the Void",
    "Lightning Bolt",
    "Liliana of the Veil",
    "Mana Leak",
    "Mishra's Bauble",
    "Mother of Runes",
    "Murder",
    "Mutavault",
    "Ninja of the Deep Hours",
    "Norn's Annex",
    "Ornithopter",
    "Overrun",
    "Palace Jailer",
    "Parallel Lives",
    "Phyrexian Obliterator",
    "Prey Upon",
    "Prodigal Sorcerer",
    "Rancor",
    "Rest in Peace",
    "Rule of Law",
    "Safehold Elite",
    "Sensei's Divining Top",
    "Serra Angel",
    "Smothering Tithe",
    "Smuggler's Copter",
    "Snapcaster Mage",
    "Stifle",
    "Supreme Verdict",
    "Swords to Plowshares",
    "Tarmogoyf",
    "Teferi, Time Raveler",
    "Thespian's Stage",
    "Time Warp",
    "Toxic Deluge",
    "Urza's Saga",
    "Viscera Seer",
    "Walking Ballista",
    "Wheel of Fortune",
    "Worship",
    "Young Wolf",
)
"""The names that are found in a question."""


def told(cards: CardDatabase, text: str, language: str = "en") -> Situation:
    """The situation that a question tells of."""

    def card(name: str) -> object:
        return shelf().get(fold(name)) or cards.card(name)

    named = (Mention(at.start(), at.end(), (name,), "card") for name in KNOWN for at in re.finditer(name, text))
    return read(text, sorted(named), card, ("Me", "Opp"), Words.of(language))  # type: ignore[arg-type]
