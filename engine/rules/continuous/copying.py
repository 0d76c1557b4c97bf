"""Copying: what is copied of an object, and what the copy is (CR 707)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from cards.model import Card
from engine.abilities.ability import Keyword
from engine.abilities.base import Ability, ObjectVerb, Ref
from engine.abilities.dispatch import Dispatch
from engine.abilities.nouns import copy_exceptions as tk
from engine.abilities.nouns.noun_groups import Where
from engine.abilities.vocabulary import CREATURE_TYPES
from engine.rules.continuous.bestowed_auras import is_bestowed, printed
from engine.rules.continuous.layers import MODIFIERS, is_cda
from engine.rules.continuous.statements import statements_of
from engine.rules.continuous.subtypes_of_card_types import without_unfit
from engine.rules.evaluate.evaluation import amount
from engine.state.characteristics import Abilities, Characteristics
from engine.state.flipped_cards_and_rooms import in_form
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.objects import GameObject
from engine.state.printed_cards import double_faces
from engine.state.zones import Zone


@dataclass(frozen=True, slots=True)
class CopyValues(ObjectVerb):
    """Take these copiable values for as long as the effect lasts (613.2a, 707.4)."""

    values: Any
    """A ``Characteristics``."""
    original: ObjectId | None = None
    """What is copied."""
    left: frozenset[str] = frozenset()
    """What the original had beside (``not_copied``)."""


@dataclass(frozen=True, slots=True)
class Copied:
    """The copiable values for a copy; of a double-faced one, both faces and which is up (707.8a)."""

    values: Characteristics
    faces: tuple[Characteristics, ...] = ()
    face: int = 0
    card: Card | None = None
    original: ObjectId | None = None
    """What is copied."""


OF_ITS_OWN = {"loyalty", "defense"}
"""Counters with which a copy enters itself (306.5b, 310.4b)."""


def not_copied(game: Game, original: ObjectId) -> frozenset[str]:
    """What an object has beside its copiable values: "counter" or "counters", "attached", and card types by effects
    (707.2). A copy has loyalty or defense of its own."""
    it = game.find(original)
    number = sum(n for kind, n in it.counters.items() if kind not in OF_ITS_OWN)
    counters = {"counters" if number > 1 else "counter"} if number else set()
    attached = {"attached"} if any(game.objects[i].attached_to == it.target for i in game.battlefield) else set()
    return frozenset({*counters, *attached, *(game.characteristics(original).types - copiable(game, it).types)})


def copiable(game: Game, it: GameObject) -> Characteristics:
    """The copiable values of an object: as printed or created, as changed by copy effects (707.2-707.3)."""
    if it.face_down is not None:
        return it.shown
    values = it.shown if it.components else it.base if not is_bestowed(it) or it.zone is Zone.STACK else printed(it)
    for effect in sorted(game.effects, key=lambda e: e.timestamp):
        if effect.affected is not None and it.target in effect.affected:
            for verb in effect.verbs:
                if isinstance(verb, CopyValues):
                    values = verb.values
    return values


def values_of(game: Game, object_id: ObjectId) -> tuple[GameObject, Characteristics]:
    """An object and its copiable values; as it last was, if it is gone (608.2h)."""
    it = game.find(object_id)
    return it, copiable(game, it)


def spoken_of_as_permanent(what: Ref) -> bool:
    """Whether "it", "that creature" was on the battlefield: it is copied as it last was there, "that card" as it is
    now (608.2h, 707.2)."""
    head = what.group.head if what.group is not None else None
    return what.antecedent is not None and (head is None or head.noun is not Where.CARD)


def copy_values(
    game: Game, object_id: ObjectId, exceptions: Sequence[tk.CopyException], frame: Frame
) -> Characteristics:
    """The copiable values for a copy of an object, with the exceptions of the copy effect (707.2, 707.9)."""
    _, values = values_of(game, object_id)
    return excepted(game, values, exceptions, frame)


def token_copy(game: Game, object_id: ObjectId, exceptions: Sequence[tk.CopyException], frame: Frame) -> Copied | None:
    """What a token that is a copy of an object is; None where no such token is made (111.5)."""
    it, values = values_of(game, object_id)
    if "Instant" in values.types or "Sorcery" in values.types:
        return None
    made = excepted(game, values, exceptions, frame)
    faces = double_faces(game.printed, it)
    if not faces or values is not faces[it.face]:
        return Copied(made, original=object_id)
    both = tuple(excepted(game, face, exceptions, frame) for face in faces)
    return Copied(both[it.face], both, it.face, it.card, object_id)


# ---- exceptions

EXCEPTIONS: Dispatch[Callable[[Game, Any, Characteristics, Frame], None]] = Dispatch(
    "an exception to a copy", tk.CopyException
)
"""For each exception the change that it makes to the copied values (707.9)."""


def excepted(
    game: Game, values: Characteristics, exceptions: Sequence[tk.CopyException], frame: Frame
) -> Characteristics:
    """Copied values with the exceptions of the copy effect; they become copiable values too (707.9a-b)."""
    if not exceptions:
        return values
    made = values.thaw()
    for one in exceptions:
        EXCEPTIONS[type(one)](game, one, made, frame)
    return made


@EXCEPTIONS.register(tk.NotLegendary)
def _not_legendary(game: Game, node: tk.NotLegendary, ch: Characteristics, frame: Frame) -> None:
    ch.supertypes = ch.supertypes - {"Legendary"}


@EXCEPTIONS.register(tk.AlsoHas)
def _also_has(game: Game, node: tk.AlsoHas, ch: Characteristics, frame: Frame) -> None:
    for ability in node.abilities:
        ch.abilities = ch.abilities.plus(ability)
    if node.this:
        _also_has_this(game, node, ch, frame)


@EXCEPTIONS.register(tk.HasNoManaCost)
def _no_mana_cost(game: Game, node: tk.HasNoManaCost, ch: Characteristics, frame: Frame) -> None:
    ch.mana_cost = ""


@EXCEPTIONS.register(tk.IsColored)
def _is_colored(game: Game, node: tk.IsColored, ch: Characteristics, frame: Frame) -> None:
    ch.colors = frozenset(node.color.letter)


@EXCEPTIONS.register(tk.AlsoHasThis)
def _also_has_this(game: Game, node: tk.AlsoHasThis | tk.AlsoHas, ch: Characteristics, frame: Frame) -> None:
    if isinstance(frame.ability, Ability):
        ch.abilities = ch.abilities.plus(frame.ability)


@EXCEPTIONS.register(tk.AlsoHasOwn)
def _also_has_own(game: Game, node: tk.AlsoHasOwn, ch: Characteristics, frame: Frame) -> None:
    for ability in copiable(game, game.find(frame.source)).abilities:
        if ability != frame.ability:
            ch.abilities = ch.abilities.plus(ability)


@EXCEPTIONS.register(tk.KeepsColor)
def _keeps_color(game: Game, node: tk.KeepsColor, ch: Characteristics, frame: Frame) -> None:
    ch.colors = game.find(frame.source).base.colors


@EXCEPTIONS.register(tk.KeepsName)
def _keeps_name(game: Game, node: tk.KeepsName, ch: Characteristics, frame: Frame) -> None:
    """The name that is printed, or copied, whatever other effects call it by now (707.2)."""
    ch.name = frame.known.former_name or copiable(game, game.find(frame.source)).name


@EXCEPTIONS.register(tk.EntersWithMore)
def _enters_with_more(game: Game, node: tk.EntersWithMore, ch: Characteristics, frame: Frame) -> None:
    """Nothing about the values: it is part of how the copy enters (707.9e); see ``counters_of_copy``."""


_TYPES = {tk.IfType.CREATURE: "Creature", tk.IfType.PLANESWALKER: "Planeswalker"}


def counters_of_copy(
    game: Game, exceptions: Sequence[tk.CopyException], ch: Characteristics, frame: Frame
) -> tuple[tuple[str, int], ...]:
    """The counters that exceptions to a copy have it enter with, by what the copy will be (707.9e-f)."""
    return tuple(
        (one.kind.name, amount(game, one.count, frame))
        for one in exceptions
        if isinstance(one, tk.EntersWithMore) and (one.given is None or _TYPES[one.given] in ch.types)
    )


@EXCEPTIONS.register(tk.NameIs)
def _name_is(game: Game, node: tk.NameIs, ch: Characteristics, frame: Frame) -> None:
    ch.name = str(node.name)


@EXCEPTIONS.register(tk.IsSized)
def _is_sized(game: Game, node: tk.IsSized, ch: Characteristics, frame: Frame) -> None:
    ch.power, ch.toughness = amount(game, node.power, frame), amount(game, node.toughness, frame)
    _drop_definers(game, ch, "power")


@EXCEPTIONS.register(tk.StartingLoyaltyIs)
def _starting_loyalty_is(game: Game, node: tk.StartingLoyaltyIs, ch: Characteristics, frame: Frame) -> None:
    ch.loyalty = amount(game, node.loyalty, frame)


@EXCEPTIONS.register(tk.IsAlso)
def _is_also(game: Game, node: tk.IsAlso, ch: Characteristics, frame: Frame) -> None:
    if node.power is not None and node.toughness is not None:
        ch.power, ch.toughness = amount(game, node.power, frame), amount(game, node.toughness, frame)
        _drop_definers(game, ch, "power")
    letters = frozenset(c.letter for c in node.colors)
    if letters:
        ch.colors = letters | (ch.colors if node.addition is tk.Addition.COLORS_AND_TYPES else frozenset())
    ch.supertypes = ch.supertypes | {s.value.capitalize() for s in node.supertypes}
    ch.types = ch.types | {t.value.capitalize() for t in node.types}
    ch.subtypes = ch.subtypes | _possible(ch.types, node.subtypes)
    for ability in node.abilities:
        ch.abilities = ch.abilities.plus(ability)


@EXCEPTIONS.register(tk.IsOnly)
def _is_only(game: Game, node: tk.IsOnly, ch: Characteristics, frame: Frame) -> None:
    """Of the subtypes those stay that go with what it is now (205.1a); its supertypes stay (205.4b)."""
    ch.types = frozenset({node.type.value.capitalize()})
    ch.subtypes = without_unfit(ch) | {str(one) for one in node.subtypes}
    for ability in node.abilities:
        ch.abilities = ch.abilities.plus(ability)


def _possible(types: frozenset[str], subtypes: Sequence[str]) -> frozenset[str]:
    """Those of the subtypes that belong to one of these card types: no others can be gained (205.3d)."""
    creature = bool(types & {"Creature", "Kindred"})
    return frozenset(str(one) for one in subtypes if creature or str(one) not in CREATURE_TYPES)


@EXCEPTIONS.register(tk.IsKind)
def _is_kind(game: Game, node: tk.IsKind, ch: Characteristics, frame: Frame) -> None:
    """(707.9b, 707.9d)"""
    ch.power, ch.toughness = amount(game, node.power, frame), amount(game, node.toughness, frame)
    _drop_definers(game, ch, "power")
    if node.colors:
        ch.colors = frozenset(c.letter for c in node.colors)
        _drop_definers(game, ch, "colors")
    ch.subtypes = ch.subtypes.difference(CREATURE_TYPES) | {str(s) for s in node.subtypes}
    _drop_definers(game, ch, "subtypes")


def _drop_definers(game: Game, ch: Characteristics, what: str) -> None:
    """Characteristic-defining abilities of a characteristic that the copy gets otherwise are not copied
    (707.9d)."""
    kept = [a for a in ch.abilities.all if what not in _defines(a)]
    if len(kept) < len(ch.abilities.all):
        game.cite("707.9d")
        ch.abilities = Abilities(kept)


_DEFINED_IN = {"4": "subtypes", "5": "colors", "7a": "power"}
_DEFINED_BY_KEYWORD = {"changeling": "subtypes", "devoid": "colors"}
"""What characteristic-defining abilities define, by their layer or keyword (604.3, 702.73a, 702.114a)."""


def _defines(ability: Ability) -> frozenset[str]:
    word = ability.name.word if isinstance(ability, Keyword) else ""
    if word in _DEFINED_BY_KEYWORD:
        return frozenset({_DEFINED_BY_KEYWORD[word]})
    return frozenset(
        _DEFINED_IN[layer]
        for said in statements_of(ability)
        for verb in said.verbs
        if is_cda(said, verb)
        for layer, _, _ in MODIFIERS.by_verb.get(type(verb), ())
        if layer in _DEFINED_IN
    )


@MODIFIERS.register(CopyValues, "1a", unsettles=True)
def _copy_values(game: Game, verb: CopyValues, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """All copiable values at once; the controller is none of them (613.2a, 707.2)."""
    values: Characteristics = in_form(verb.values, it)
    for slot in Characteristics.__slots__:
        if slot != "controller":
            setattr(ch, slot, getattr(values, slot))
