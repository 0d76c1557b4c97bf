"""From a printed card to its abilities: what its text says, and what of it could not be read."""

from __future__ import annotations

import gc
import hashlib
import pkgutil
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib import import_module
from typing import Any

from cards.model import Card, Face
from engine.abilities.ability import DoAsCost, KeywordLine, Spell, Static
from engine.abilities.base import Ability, Instruction
from engine.abilities.costs.costs_of_spells import AdditionalCost
from engine.abilities.nouns.object_phrases import This
from engine.abilities.sentences import Did, Does, If, Sentences
from engine.abilities.static_abilities import AsLongAs
from engine.abilities.unread import Unread
from engine.abilities.verbs.attack_and_block import Cant
from engine.abilities.verbs.gain_lose_abilities import HaveAbilities
from engine.grammar.grammar import Grammar
from engine.grammar.memoize import memoized
from engine.grammar.phrase import PHRASINGS
from engine.grammar.printer import NoEnglish, print_value
from engine.grammar.reader import Chart, Stop, read, where_it_stops
from engine.oracle.binding.bind import bind
from engine.oracle.binding.discourse import Unbound
from engine.oracle.binding.pronouns import paid_ways
from engine.oracle.normalise import Normal, normalise

LANGUAGE = ("engine.abilities", "engine.mechanics")
"""The packages in which nodes are declared: of mechanics, in the modules for their words."""

CATEGORIES: dict[bool, tuple[type[Any], ...]] = {True: (KeywordLine, Sentences, Ability), False: (KeywordLine, Ability)}
"""What a unit of text can be, on an instant or sorcery (True) or on anything else."""


@cache
def grammar() -> Grammar:
    """The grammar of all declared nodes, built on first use."""
    for package in LANGUAGE:
        for module in pkgutil.walk_packages(import_module(package).__path__, package + "."):
            if module.name.startswith("engine.abilities.") or module.name.endswith("words"):
                import_module(module.name)
    with _collector_paused():
        return Grammar(Ability, KeywordLine, Sentences)


@contextmanager
def _collector_paused() -> Iterator[None]:
    """While much is made that is all kept, looking for garbage takes several times as long as the making."""
    collected = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collected:
            gc.enable()


@cache
def grammar_version() -> str:
    """A short mark that changes whenever a declaration changes; forms compiled under another are stale."""
    grammar()
    said = sorted(
        f"{cls.__qualname__} {p.template} {p.fixed} {p.form} {p.reads_only} {p.when and p.when.__qualname__}"
        for cls, phrasings in PHRASINGS.items()
        for p in phrasings
    )
    return hashlib.sha256("\n".join(said).encode()).hexdigest()[:12]


@dataclass(frozen=True, slots=True)
class ReadUnit:
    """One unit of a face's text and what it was read as: abilities, or a single `Unread`."""

    text: str
    """Normalised."""
    abilities: tuple[Ability, ...]
    span: tuple[int, int] = (0, 0)
    """Its place in the normalised text of the face."""
    is_spell: bool = False
    """Whether it stands on an instant or sorcery, where a sentence is an instruction (113.3a)."""
    readings: int = 1
    """How many different models the text has; more than one is a fault of the grammar, and is not played."""

    @property
    def whole(self) -> bool:
        return not isinstance(self.abilities[0], Unread)


@dataclass(frozen=True, slots=True)
class CompiledFace:
    """A face read. ``abilities`` holds all of it, in order, with an `Unread` for each unit not understood."""

    name: str
    normal: Normal
    units: tuple[ReadUnit, ...]
    abilities: tuple[Ability, ...]

    @property
    def unread(self) -> tuple[Unread, ...]:
        """What could not be read."""
        return tuple(ability for ability in self.abilities if isinstance(ability, Unread))

    def source_span(self, unit: ReadUnit) -> tuple[int, int]:
        """The place of a unit in the printed text."""
        return self.normal.origin(unit.span[0]), self.normal.origin(unit.span[1], behind=True)


@dataclass(frozen=True, slots=True)
class CompiledCard:
    """A card read, face by face."""

    name: str
    faces: tuple[CompiledFace, ...]

    @property
    def whole(self) -> bool:
        """Whether every line of every face was read."""
        return not any(face.unread for face in self.faces)


def compile_card(card: Card) -> CompiledCard:
    """The abilities of a card from its Oracle text. Equal texts are read once."""
    return CompiledCard(card.name, tuple(compile_face(face) for face in card.faces))


@lru_cache(maxsize=8192)
def _compiled(
    name: str, text: str, supertypes: tuple[str, ...], types: tuple[str, ...], subtypes: tuple[str, ...]
) -> CompiledFace:
    face = Face(name=name, text=text, supertypes=supertypes, types=types, subtypes=subtypes)
    normal = normalise(face)
    is_spell = "Instant" in types or "Sorcery" in types
    units = []
    for unit in normal.units:
        found = read_unit(unit.text, is_spell)
        abilities = tuple(_placed(ability, unit.span) for ability in found.abilities)
        units.append(ReadUnit(unit.text, abilities, unit.span, is_spell, found.readings))
    units = [_paid_for(unit, units) for unit in _with_what_they_speak_of(units)]
    return CompiledFace(name, normal, tuple(units), tuple(a for unit in units for a in unit.abilities))


def _with_what_they_speak_of(units: list[ReadUnit]) -> list[ReadUnit]:
    """The units, with each paragraph of an instant or sorcery that speaks of what the one before it names ("that
    creature") read as one with that: they are one spell ability (113.3a)."""
    made: list[ReadUnit] = []
    for unit in units:
        before = made[-1] if made else None
        if before is not None and unit.is_spell and before.whole and _lacks_antecedent(unit):
            found = read_unit(f"{before.text} {unit.text}", True)
            if found.whole:
                made[-1] = replace(found, span=(before.span[0], unit.span[1]))
                continue
        made.append(unit)
    return made


def _lacks_antecedent(unit: ReadUnit) -> bool:
    """Whether it has no meaning by itself because it speaks of what it does not name; "it" alone is the card."""
    (first, *_) = unit.abilities
    return isinstance(first, Unread) and bool(first.lacks) and first.lacks != ('what "it" refers to',)


def _paid_for(unit: ReadUnit, units: list[ReadUnit]) -> ReadUnit:
    """The unit, if what it says was sacrificed to cast the spell has to be by another; else not understood."""
    ways = {way for ability in unit.abilities for way in paid_ways(ability)} if unit.is_spell else ()
    if not ways:
        return unit
    costs = [c for one in units for a in one.abilities if isinstance(a, AdditionalCost) for c in a.costs]
    done = {type(cost.verb).__name__ for cost in costs if isinstance(cost, DoAsCost)}
    if all(done & set(way.verbs) for way in ways):
        return unit
    unread = Unread(unit.text, unit.span, ("what was paid",))
    return ReadUnit(unit.text, (unread,), unit.span, unit.is_spell, unit.readings)


def compile_face(face: Face) -> CompiledFace:
    """The abilities of one face."""
    return _compiled(face.name, face.text, face.supertypes, face.types, face.subtypes)


def _placed(ability: Ability, span: tuple[int, int]) -> Ability:
    """An `Unread` with its place in the face; anything else as it is."""
    if isinstance(ability, Unread):
        return Unread(ability.text, span, ability.lacks)
    return ability


@lru_cache(maxsize=65536)
def read_unit(text: str, is_spell: bool) -> ReadUnit:
    """Read one unit of normalised text, on an instant or sorcery or on anything else."""
    return read_once(text, is_spell)


def abilities_meant(*lines: str) -> tuple[Ability, ...]:
    """The abilities that the rules themselves give in these lines, read as on a card that is no instant or sorcery."""
    return tuple(ability for line in lines for ability in read_unit(line, False).abilities)


def ability_meant(text: str) -> Ability:
    """The one ability that the rules themselves give in these words."""
    (ability,) = abilities_meant(text)
    return ability


def spell_meant(text: str) -> Ability:
    """What a text in the rules themselves has somebody do, read as on an instant or sorcery."""
    (ability,) = read_unit(text, True).abilities
    return ability


def read_once(text: str, is_spell: bool, chart: Chart | None = None) -> ReadUnit:
    """Read one unit that nobody will ask for again, with the chart of one that is much like it."""
    reader = Chart() if chart is None else chart
    for category in CATEGORIES[is_spell]:
        values = read(grammar(), category, text, reader)
        if values:
            return _understood(text, values)
    return ReadUnit(text, (Unread(text),))


def stop_of(unit: ReadUnit) -> Stop:
    """How far a unit that was not read can be understood, and what it lacks there."""
    (unread,) = unit.abilities
    if isinstance(unread, Unread) and unread.lacks:
        return Stop((0, 0), unread.lacks)
    return _stop(unit.text, unit.is_spell)


@lru_cache(maxsize=65536)
def _stop(text: str, is_spell: bool) -> Stop:
    return where_it_stops(grammar(), CATEGORIES[is_spell], text)


def _understood(text: str, values: tuple[Any, ...]) -> ReadUnit:
    """The model of a text, where there is just one whose every pronoun means something and that says the text."""
    bound: list[tuple[Any, tuple[Ability, ...]]] = []
    problem = ""
    for value in values:
        try:
            bound.append((value, _bound(value)))
        except Unbound as unbound:
            problem = str(unbound)
    if not bound:
        return ReadUnit(text, (Unread(text, lacks=(problem,)),))
    if len(bound) > 1:
        return ReadUnit(text, (Unread(text, lacks=("a single meaning",)),), readings=len(bound))
    value, abilities = bound[0]
    if not says(value, text):
        return ReadUnit(text, (Unread(text, lacks=("words that say the same again",)),))
    return ReadUnit(text, abilities)


def _bound(value: Any) -> tuple[Ability, ...]:
    """A model as abilities with every pronoun bound; Unbound where one means nothing, and so the model neither."""
    if isinstance(value, KeywordLine):
        return tuple(bind(keyword) for keyword in value.keywords)
    return (bind(_as_ability(value) if isinstance(value, Sentences) else value),)


def _as_ability(text: Sentences) -> Ability:
    """What an instant or sorcery does; what it says it can't itself is static, true while it is cast (113.6g), and so
    is what it says of its own colors (604.3), and what it has as long as something is so (601.3d)."""
    parts = tuple(_said_of_casting(one) for one in text.parts)
    held = all(
        isinstance(part, Does)
        and isinstance(part.subject, This)
        and (
            all(isinstance(verb, Cant) or verb.defines_characteristics for verb in part.verbs)
            if part.duration is None
            else isinstance(part.duration, AsLongAs) and all(isinstance(v, HaveAbilities | Cant) for v in part.verbs)
        )
        for part in parts
    )
    return Static(parts) if held else Spell(text)


def _said_of_casting(part: Instruction) -> Instruction:
    """ "If you controlled a Dragon as you cast ~, ~ can't be countered.": true while it is on the stack, not done as it
    resolves (113.6g)."""
    if not isinstance(part, If) or part.behind or not isinstance(part.then, Does):
        return part
    said = part.then
    cant = isinstance(said.subject, This) and said.duration is None and all(isinstance(v, Cant) for v in said.verbs)
    return replace(said, duration=AsLongAs(part.condition)) if cant else part


@memoized
def english(value: Any) -> str:
    """The English of any node; where none of its phrases can say it, that of its effect, else its name."""
    try:
        return _as_cards_say(print_value(value.effect if isinstance(value, Spell) else value))
    except NoEnglish:
        effect = value.effect if isinstance(value, Ability) else None
        return type(value).__name__ if effect is None else english(effect)


_OF_WHAT_WAS_DONE = re.compile(rf", then ({'|'.join(re.escape(one.value) for one in Did)})\b")
"""What refers to what has been done, behind it in one sentence."""


def _as_cards_say(text: str) -> str:
    """What refers to what has been done begins a sentence of its own on cards, be it part of one instruction."""
    return _OF_WHAT_WAS_DONE.sub(lambda said: f". {said[1][:1].upper()}{said[1][1:]}", text)


def says(value: Any, text: str) -> bool:
    """Whether a value printed gives the text again, or another wording that reads as the very same value."""
    try:
        printed = print_value(value)
    except NoEnglish:
        return False
    category = Ability if isinstance(value, Ability) else type(value)  # what the grammar can begin with
    return printed == text or value in read(grammar(), category, printed)
