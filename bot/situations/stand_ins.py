"""What stands in for creatures and cards without a name: "my 3/3", "an instant in my graveyard", "I play a creature".

On the battlefield it is a token made to measure. A card elsewhere has to be a real one, for a token that leaves the
battlefield ceases to exist (111.7): one that does nothing beside being of its kind or size. Whoever reads the answer
is told which.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.board_text import tokens
from bot.board_text.unnamed_lands import ANY_LAND
from bot.situations.nouns import Phrase
from bot.words import Words, one_of, typed

KINDS = {
    "creature": "Grizzly Bears",
    "instant": "Opt",
    "sorcery": "Divination",
    "artifact": "Sol Ring",
    "enchantment": "Test of Endurance",
    "land": ANY_LAND,
    "planeswalker": "Jace Beleren",
    "spell": "Opt",
    "fetch": "Evolving Wilds",
    "rock": "Mind Stone",
    "dork": "Llanowar Elves",
    "commander": "Isamaru, Hound of Konda",
    "permanent": ANY_LAND,
    "removal": "Murder",
    "wipe": "Day of Judgment",
    "burn": "Lightning Bolt",
    "counterspell": "Counterspell",
    "anthem": "Glorious Anthem",
    "equipment": "Leonin Scimitar",
}
"""A card for each card type, for any spell, and for what players call by what it does."""
SIZES = {
    "1/1": "Mons's Goblin Raiders",
    "2/1": "Savannah Lions",
    "2/2": "Grizzly Bears",
    "2/3": "Hurloon Minotaur",
    "3/1": "Prowling Caracal",
    "3/3": "Hill Giant",
    "3/5": "Ironroot Treefolk",
    "4/4": "Durkwood Boars",
    "4/5": "Earth Elemental",
    "5/4": "Fire Elemental",
    "6/4": "Craw Wurm",
}
"""A creature card without abilities for each size that there is a known one of."""

OF_TRIBES = {
    "Ape": "Gorilla Warrior",
    "Bear": "Grizzly Bears",
    "Beast": "Rumbling Baloth",
    "Centaur": "Centaur Courser",
    "Elemental": "Fire Elemental",
    "Elephant": "Trained Armodon",
    "Elf": "Elvish Warrior",
    "Giant": "Hill Giant",
    "Goblin": "Mons's Goblin Raiders",
    "Human": "Glory Seeker",
    "Knight": "Knight of New Benalia",
    "Merfolk": "Merfolk of the Pearl Trident",
    "Soldier": "Glory Seeker",
    "Spirit": "Gnarled Mass",
    "Vampire": "Vampire Noble",
    "Warrior": "Elvish Warrior",
    "Wizard": "Fugitive Wizard",
    "Wurm": "Craw Wurm",
    "Zombie": "Scathe Zombies",
}
"""A creature card without abilities of each creature type that there is a known one of."""

TOKENS_OF_TRIBES = {
    **dict.fromkeys(("Bat", "Bird", "Faerie", "Spirit", "Thopter"), ("1/1", ("flying",))),
    **dict.fromkeys(("Drake", "Griffin"), ("2/2", ("flying",))),
    **dict.fromkeys(("Bear", "Boar", "Knight", "Mutant", "Robot", "Samurai", "Wolf", "Zombie"), ("2/2", ())),
    **dict.fromkeys(("Beast", "Centaur", "Elephant", "Golem", "Serpent"), ("3/3", ())),
    **dict.fromkeys(("Goat", "Plant"), ("0/1", ())),
    "Angel": ("4/4", ("flying",)),
    "Crab": ("0/3", ()),
    "Demon": ("5/5", ("flying",)),
    "Dragon": ("5/5", ("flying",)),
    "Ox": ("2/4", ()),
    "Rhino": ("4/4", ()),
    "Spider": ("1/2", ("reach",)),
    "Treefolk": ("3/4", ("reach",)),
    "Wurm": ("6/6", ()),
}
"""How large tokens of a creature type are, and what they fly or reach by, as most cards make them, where that is
another than 1/1 (111.4): of a creature of which no size is told."""

PITCHED = {
    "blue": "Opt",
    "red": "Shock",
    "green": "Giant Growth",
    "black": "Murder",
    "white": "Raise the Alarm",
}
"""A card of each color, to be exiled for what costs that."""
RETURNING = {"persist": "Safehold Elite", "undying": "Young Wolf"}
"""A creature card with each keyword of which a token, which can't come back (111.8), tells nothing."""

WITH_KEYWORD = {
    "deathtouch": "Daggerback Basilisk",
    "double strike": "Iroas's Champion",
    "flying": "Desert Drake",
    "haste": "Goblin Chariot",
    "hexproof": "Taoist Hermit",
    "infect": "Contagious Nim",
    "lifelink": "Ajani's Sunstriker",
    "reach": "Keen-Eyed Archers",
    "shroud": "Humble Budoka",
    "vigilance": "Alpine Watchdog",
}
"""A 2/2 creature card with each keyword and no other ability."""

WITH_FLASH = "King Cheetah"
"""A creature card that has flash and no other ability."""
BASIC_LANDS = ("Forest", "Island")
"""What is found in a library that is not told of, where a basic land will do: of two the second is another."""
UNKNOWN = (BASIC_LANDS[0], KINDS["creature"], KINDS["sorcery"])
"""What a card that nobody names may be, where it makes a difference: a land, a creature, a spell that is none."""


def kind_of(said: Phrase) -> str:
    """The card type of which a phrase names any card: "a sorcery card"; empty for none."""
    if said.general and not said.pronoun:
        return "creature"
    return next((kind for kind in KINDS if said.word in typed(f"situation-kind-{kind}")), "")


def card_for(said: Phrase) -> str:
    """The name of the card that stands for any card of a size or kind; empty where there is none."""
    if (card := returning(said)) and not said.size:
        return card
    if said.general and said.keywords == ("flash",):
        return WITH_FLASH
    if said.card is not None or said.keywords or said.color or said.token:
        return ""
    if said.tribe:
        return "" if said.size else OF_TRIBES.get(said.tribe, "")
    return SIZES.get(said.size, "") if said.size else KINDS.get(kind_of(said), "")


def returning(said: Phrase) -> str:
    """The name of the card that stands for a creature that comes back as it dies; empty for others, and for tokens."""
    is_token = re.search(rf"(?<!\w){one_of('situation-token')}(?!\w)", said.text, re.I) is not None
    if said.card is not None or is_token or len(said.keywords) != 1:
        return ""
    return RETURNING.get(said.keywords[0], "")


def token_for(size: str, tribe: str, color: str, keywords: Iterable[str]) -> str:
    """How a pasted board describes a creature token: "2/2 flying", "2/2 red Goblin creature token with haste"."""
    said = list(keywords)
    kind = " ".join(word for word in (color, tribe) if word)
    if not kind and not any(one.startswith("protection") for one in said):
        return f"{size} {' '.join(said)}".strip()
    item = " ".join(word for word in (size, kind, "creature token") if word)
    return item + (f" with {' and '.join(said)}" if said else "")


def name_of(item: str, words: Words) -> str:
    """What a token that is described so is called on the board."""
    token = tokens.token(item, words.language)
    return str(token["name"]) if token is not None else item


def token_told(size: str, tribe: str, color: str, keywords: Iterable[str], words: Words) -> str:
    """The same in a reader's language: "2/2 vol", "2/2 rouge Gobelin célérité"."""
    kind = (words.find(f"subtype-{tribe.capitalize()}") or tribe) if tribe else ""
    painted = (words.find(f"situation-token-{color}") or color) if color else ""
    return " ".join(word for word in (size, painted, kind, *map(words.bare, keywords)) if word)
