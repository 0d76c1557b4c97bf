"""Keys under which names are looked up, and the short forms that players use."""

from __future__ import annotations

import re

from cards.model import fold

_SLASHES = re.compile(r"\s*/+\s*")
_NOISE = re.compile(r"[^\w\s/+&]")
NICKNAMES = {
    "3feri": "Teferi, Time Raveler",
    "adnaus": "Ad Nauseam",
    "ballista": "Walking Ballista",
    "bbe": "Bloodbraid Elf",
    "blightsteel": "Blightsteel Colossus",
    "bloodbraid": "Bloodbraid Elf",
    "bob": "Dark Confidant",
    "bolt": "Lightning Bolt",
    "bop": "Birds of Paradise",
    "bowmasters": "Orcish Bowmasters",
    "bsc": "Blightsteel Colossus",
    "chalice": "Chalice of the Void",
    "coco": "Collected Company",
    "cspell": "Counterspell",
    "cyc rift": "Cyclonic Rift",
    "deathrite": "Deathrite Shaman",
    "delver": "Delver of Secrets",
    "dockside": "Dockside Extortionist",
    "drannith": "Drannith Magistrate",
    "drc": "Dragon's Rage Channeler",
    "drs": "Deathrite Shaman",
    "ewit": "Eternal Witness",
    "fable": "Fable of the Mirror-Breaker",
    "fof": "Fact or Fiction",
    "fon": "Force of Negation",
    "fow": "Force of Will",
    "gary": "Gray Merchant of Asphodel",
    "git probe": "Gitaxian Probe",
    "gitprobe": "Gitaxian Probe",
    "gitrog": "The Gitrog Monster",
    "goyf": "Tarmogoyf",
    "gsz": "Green Sun's Zenith",
    "hangarback": "Hangarback Walker",
    "hoof": "Craterhoof Behemoth",
    "iok": "Inquisition of Kozilek",
    "jace tms": "Jace, the Mind Sculptor",
    "jitte": "Umezawa's Jitte",
    "jtms": "Jace, the Mind Sculptor",
    "k command": "Kolaghan's Command",
    "k grip": "Krosan Grip",
    "kci": "Krark-Clan Ironworks",
    "kcommand": "Kolaghan's Command",
    "kgrip": "Krosan Grip",
    "kiki": "Kiki-Jiki, Mirror Breaker",
    "lab man": "Laboratory Maniac",
    "labman": "Laboratory Maniac",
    "lili of the veil": "Liliana of the Veil",
    "lotv": "Liliana of the Veil",
    "mind sculptor": "Jace, the Mind Sculptor",
    "mom": "Mother of Runes",
    "one ring": "The One Ring",
    "pod": "Birthing Pod",
    "prime time": "Primeval Titan",
    "primetime": "Primeval Titan",
    "rhystic": "Rhystic Study",
    "rift": "Cyclonic Rift",
    "rip": "Rest in Peace",
    "scooze": "Scavenging Ooze",
    "sdt": "Sensei's Divining Top",
    "senseis top": "Sensei's Divining Top",
    "sfm": "Stoneforge Mystic",
    "snappy": "Snapcaster Mage",
    "spark double": "Spark Double",
    "steve": "Sakura-Tribe Elder",
    "stoneforge": "Stoneforge Mystic",
    "stp": "Swords to Plowshares",
    "swords": "Swords to Plowshares",
    "t3feri": "Teferi, Time Raveler",
    "tabernacle": "The Tabernacle at Pendrell Vale",
    "tef pro": "Teferi's Protection",
    "tefpro": "Teferi's Protection",
    "thoracle": "Thassa's Oracle",
    "tks": "Thought-Knot Seer",
    "tnn": "True-Name Nemesis",
    "top": "Sensei's Divining Top",
    "trini": "Trinisphere",
    "vamp tutor": "Vampiric Tutor",
    "w6": "Wrenn and Six",
    "wog": "Wrath of God",
    "wrath": "Wrath of God",
    "wurmcoil": "Wurmcoil Engine",
    "yawg will": "Yawgmoth's Will",
}
"""What players say for a card, by key. Only nicknames that mean one card to nearly everybody."""

IN_LISTS = {
    "bears": "Grizzly Bears",
    "clique": "Vendilion Clique",
    "consult": "Demonic Consultation",
    "crypt": "Mana Crypt",
    "dt": "Demonic Tutor",
    "finks": "Kitchen Finks",
    "led": "Lion's Eye Diamond",
    "necro": "Necropotence",
    "resto": "Restoration Angel",
    "vial": "Aether Vial",
}
"""What players say for a card where nothing but a card can stand; in a sentence it may be an ordinary word."""

PEOPLE = frozenset(("bob", "gary", "mom", "steve"))
"""Nicknames that people have too."""

VERBS = {"path": "Path to Exile", "push": "Fatal Push", "threaten": "Threaten", "foudroie": "Lightning Bolt"}
"""What players say for casting a card, which as a noun is another card or an ordinary word: "he paths my Angel"."""


def name_key(name: str) -> str:
    """The key of a name: folded, without punctuation; "Fire // Ice", "Fire/Ice" and "fire//ice" are one."""
    folded = _SLASHES.sub("/", fold(name))
    plain = " ".join(_NOISE.sub("", folded.replace("-", " ")).split())
    return plain.strip("/ ") or folded


def short_name(name: str) -> str | None:
    """What stands before the comma ("Jace" of "Jace, the Mind Sculptor"), or None without a comma."""
    before, comma, _ = name.partition(",")
    return before if comma else None
