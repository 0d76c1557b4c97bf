"""The tokens whose characteristics the rules themselves give (CR 111.10)."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.abilities.keyword_actions.create import RoleName
from engine.abilities.nouns.token_descriptions import Predefined
from engine.oracle.compile import abilities_meant
from engine.state.characteristics import Abilities, Characteristics

_ARTIFACTS = {
    Predefined.TREASURE: "{T}, Sacrifice ~: Add one mana of any color.",
    Predefined.FOOD: "{2}, {T}, Sacrifice ~: You gain 3 life.",
    Predefined.GOLD: "Sacrifice ~: Add one mana of any color.",
    Predefined.CLUE: "{2}, Sacrifice ~: Draw a card.",
    Predefined.BLOOD: "{1}, {T}, Discard a card, Sacrifice ~: Draw a card.",
    Predefined.POWERSTONE: "{T}: Add {C}. This mana can't be spent to cast a nonartifact spell.",
    Predefined.MAP: "{1}, {T}, Sacrifice ~: Target creature you control explores. Activate only as a sorcery.",
    Predefined.JUNK: (
        "{T}, Sacrifice ~: Exile the top card of your library. You may play that card this turn. "
        "Activate only as a sorcery."
    ),
    Predefined.LANDER: (
        "{2}, {T}, Sacrifice ~: Search your library for a basic land card, put it onto the battlefield tapped, "
        "then shuffle."
    ),
    Predefined.MUTAGEN: ("{1}, {T}, Sacrifice ~: Put a +1/+1 counter on target creature. Activate only as a sorcery."),
}
"""The one ability of each colorless artifact token."""

_SHARD = "{2}, Sacrifice ~: Scry 1, then draw a card."


@lru_cache(maxsize=1024)
def called(name: str) -> Characteristics | None:
    """The token that the rules know by a name, with or without "Token" behind it; None for any other name."""
    key = name.casefold().removesuffix(" token")
    for kind in Predefined:
        if kind.value.casefold() == key:
            return predefined(kind)
    for one in RoleName:
        if one.value.casefold() == key:
            return role(one)
    return None


@cache
def predefined(kind: Predefined) -> Characteristics:
    """What a predefined token is."""
    if kind is Predefined.WALKER:
        return Characteristics(
            name="Walker",
            colors=frozenset("B"),
            types=frozenset({"Creature"}),
            subtypes=frozenset({"Zombie"}),
            power=2,
            toughness=2,
        )
    of_type = "Enchantment" if kind is Predefined.SHARD else "Artifact"
    text = _SHARD if kind is Predefined.SHARD else _ARTIFACTS[kind]
    return Characteristics(
        name=f"{kind.value} Token",
        types=frozenset({of_type}),
        subtypes=frozenset({kind.value}),
        abilities=Abilities(abilities_meant(text)),
    )


_ROLES = {
    RoleName.CURSED: ("Enchanted creature has base power and toughness 1/1.",),
    RoleName.MONSTER: ("Enchanted creature gets +1/+1 and has trample.",),
    RoleName.ROYAL: ("Enchanted creature gets +1/+1 and has ward {1}.",),
    RoleName.SORCERER: ('Enchanted creature gets +1/+1 and has "Whenever ~ attacks, scry 1."',),
    RoleName.VIRTUOUS: ("Enchanted creature gets +1/+1 for each enchantment you control.",),
    RoleName.WICKED: (
        "Enchanted creature gets +1/+1.",
        "When ~ is put into a graveyard from the battlefield, each opponent loses 1 life.",
    ),
    RoleName.YOUNG_HERO: (
        'Enchanted creature has "Whenever ~ attacks, if its toughness is 3 or less, put a +1/+1 counter on it."',
    ),
}
"""What each Role token says beside enchant creature (111.10j-r)."""


@cache
def role(kind: RoleName) -> Characteristics:
    """What a Role token is: a colorless Aura Role enchantment of that name."""
    lines = ("Enchant creature", *_ROLES[kind])
    return Characteristics(
        name=kind.value,
        types=frozenset({"Enchantment"}),
        subtypes=frozenset({"Aura", "Role"}),
        abilities=Abilities(abilities_meant(*lines)),
    )


@cache
def incubator() -> tuple[Characteristics, Characteristics]:
    """Both faces of an Incubator token (111.10i)."""
    front = Characteristics(
        name="Incubator Token",
        types=frozenset({"Artifact"}),
        subtypes=frozenset({"Incubator"}),
        abilities=Abilities(abilities_meant("{2}: Transform ~.")),
    )
    back = Characteristics(
        name="Phyrexian Token",
        types=frozenset({"Artifact", "Creature"}),
        subtypes=frozenset({"Phyrexian"}),
        power=0,
        toughness=0,
    )
    return front, back
