"""What an object is: its characteristics (CR 109.3), and its abilities sorted by what they are for."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator

from engine.abilities.ability import Activated, Enchant, Equip, Keyword, Spell, Spelled, Static, Triggered
from engine.abilities.base import Ability
from engine.abilities.keywords.hexproof import HexproofFrom
from engine.abilities.keywords.protection import Protection
from engine.abilities.symbols import Symbol
from engine.abilities.unread import Unread
from engine.state.ids import FIRST_PLAYER, PlayerId

COLORS = "WUBRG"

Expansion = Callable[[tuple[Ability, ...]], Iterable[Ability]]
"""Some abilities in order, each keyword and symbol followed by the abilities that it stands for (702.1)."""

_expansion: Expansion | None = None


def expand_with(expansion: Expansion) -> None:
    """Hand in what keywords and symbols stand for: it is read from English, on a floor above (702.1, 711, 716)."""
    global _expansion
    _expansion = expansion


MOST = 256
"""So many additions to a set of abilities are remembered; more are not granted to like objects at one time."""


class Abilities:
    """An object's abilities, immutable, with the indexes the rules ask for.

    The same sets recur (every Goblin under one anthem has the same abilities), so ``plus`` remembers its
    results: sorting happens once per distinct set, not once per object.
    """

    __slots__ = ("_plus", "activated", "all", "keywords", "numbered", "spells", "statics", "triggered", "unread")

    def __init__(self, abilities: Iterable[Ability] = ()) -> None:
        self.all: tuple[Ability, ...] = tuple(one.keyword if isinstance(one, Spelled) else one for one in abilities)
        meant = tuple(_with_meanings(self.all))
        self.keywords: frozenset[str] = frozenset(_keyword_names(self.all))
        self.triggered = tuple(a for a in meant if isinstance(a, Triggered))
        self.activated = tuple(a for a in meant if isinstance(a, Activated | Equip))
        self.statics = tuple(a for a in meant if isinstance(a, Static))
        self.spells = tuple(a for a in self.all if isinstance(a, Spell))
        self.unread = tuple(a for a in self.all if isinstance(a, Unread))
        self.numbered: tuple[Ability, ...] = self.activated
        """The activated abilities in printed order with those that were not read (602.1)."""
        if any(a.is_activated for a in self.unread):
            usable = Activated, Equip
            self.numbered = tuple(
                a for a in meant if isinstance(a, usable) or (isinstance(a, Unread) and a.is_activated)
            )
        self._plus: dict[int, tuple[Ability, Abilities]] = {}

    def plus(self, ability: Ability) -> Abilities:
        """This set with one more ability."""
        known = self._plus.get(id(ability))
        if known is not None and known[0] is ability:
            return known[1]
        made = Abilities((*self.all, ability))
        if len(self._plus) >= MOST:
            self._plus.clear()
        self._plus[id(ability)] = (ability, made)
        return made

    def of(self, kind: type[Ability]) -> list[Ability]:
        """The abilities of one class."""
        return [a for a in self.all if isinstance(a, kind)]

    def keyword(self, word: str) -> list[Keyword]:
        """The instances of one keyword ability, which may carry costs or numbers."""
        if word not in self.keywords:
            return []
        return [a for a in self.all if isinstance(a, Keyword) and a.name.word == word]

    def __iter__(self) -> Iterator[Ability]:
        return iter(self.all)

    def __len__(self) -> int:
        return len(self.all)


def _with_meanings(abilities: tuple[Ability, ...]) -> Iterable[Ability]:
    """The abilities in order, each keyword and symbol followed by the abilities that it stands for (702.1)."""
    if not any(isinstance(one, Keyword | Symbol) for one in abilities):
        return abilities
    if _expansion is None:
        raise RuntimeError("what keywords stand for has not been handed in: import engine.oracle.keywords.expansion")
    return _expansion(abilities)


def _keyword_names(abilities: Iterable[Ability]) -> Iterable[str]:
    for ability in abilities:
        if isinstance(ability, Keyword):
            yield ability.name.word
        elif isinstance(ability, Equip):
            yield "equip"
        elif isinstance(ability, Enchant):
            yield "enchant"
        elif isinstance(ability, Protection):
            yield "protection"
        elif isinstance(ability, HexproofFrom):
            yield "hexproof"


NO_ABILITIES = Abilities()


class Characteristics:
    """The characteristics of an object. Treat one as frozen once somebody else can see it; ``thaw`` copies.

    ``colors`` is a set of the letters WUBRG; types, supertypes and subtypes are words as printed. ``power``
    and ``toughness`` are None for what has none (208.3). ``mana_cost`` is in braces, "" for none (202.1b). ``forms``
    are further sets of characteristics that the object has at times, and ``form`` says when
    (``engine.state.flipped_cards_and_rooms``).
    ``bare``: an effect has taken all its abilities, so that it has none for its basic land types either (305.6).
    ``base_size``: its power and toughness before anything modified them that does not set them, where they may be
    others now (208.4b).
    """

    __slots__ = (
        "abilities",
        "bare",
        "base_size",
        "colors",
        "controller",
        "defense",
        "form",
        "forms",
        "loyalty",
        "mana_cost",
        "name",
        "power",
        "subtypes",
        "supertypes",
        "toughness",
        "types",
    )

    def __init__(
        self,
        name: str = "",
        mana_cost: str = "",
        colors: frozenset[str] = frozenset(),
        supertypes: frozenset[str] = frozenset(),
        types: frozenset[str] = frozenset(),
        subtypes: frozenset[str] = frozenset(),
        abilities: Abilities = NO_ABILITIES,
        power: int | None = None,
        toughness: int | None = None,
        loyalty: int | None = None,
        defense: int | None = None,
        controller: PlayerId = FIRST_PLAYER,
        form: str = "",
        forms: tuple[Characteristics, ...] = (),
        bare: bool = False,
    ) -> None:
        self.name = name
        self.mana_cost = mana_cost
        self.colors = colors
        self.supertypes = supertypes
        self.types = types
        self.subtypes = subtypes
        self.abilities = abilities
        self.power = power
        self.toughness = toughness
        self.loyalty = loyalty
        self.defense = defense
        self.controller = controller
        self.form = form
        self.forms = forms
        self.bare = bare
        self.base_size: tuple[int | None, int | None] | None = None

    def thaw(self) -> Characteristics:
        """A copy to change."""
        return Characteristics(
            self.name,
            self.mana_cost,
            self.colors,
            self.supertypes,
            self.types,
            self.subtypes,
            self.abilities,
            self.power,
            self.toughness,
            self.loyalty,
            self.defense,
            self.controller,
            self.form,
            self.forms,
            self.bare,
        )

    @property
    def base_power(self) -> int | None:
        """(208.4b)"""
        return self.power if self.base_size is None else self.base_size[0]

    @property
    def base_toughness(self) -> int | None:
        """(208.4b)"""
        return self.toughness if self.base_size is None else self.base_size[1]

    def has(self, keyword: str) -> bool:
        """Whether the object has the keyword ability ("flying")."""
        return keyword in self.abilities.keywords

    def same_as(self, other: Characteristics) -> bool:
        """Whether every characteristic is equal (used to find dependencies, 613.8a)."""
        return self.abilities.all == other.abilities.all and all(
            getattr(self, slot) is getattr(other, slot) or getattr(self, slot) == getattr(other, slot)
            for slot in self.__slots__
            if slot not in ("abilities", "base_size")
        )


def kind_in_common(types: Iterable[Collection[str]]) -> str:
    """The card type by which several permanents are counted that all have it: "5 lands"; "Permanent" if there is none
    such."""
    each = [*types]
    return next((kind for kind in ("Creature", "Land", "Artifact") if all(kind in of for of in each)), "Permanent")
