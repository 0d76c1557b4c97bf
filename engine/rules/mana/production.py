"""What can make mana, how much of which, and what it may be spent on (CR 106.6, 605)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.abilities.ability import Activated, LoyaltyCost
from engine.abilities.base import Ability
from engine.abilities.dispatch import Dispatch
from engine.abilities.nouns.commander import ToCastCommander
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.nouns.qualifiers import OfChosen, OfChosenName
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.verbs import mana as ac
from engine.abilities.walk import found
from engine.grammar.memoize import memoized
from engine.grammar.printer import print_value
from engine.rules.evaluate.evaluation import fits
from engine.rules.mana.basic_land_types import intrinsic_mana
from engine.rules.targeting import phrases
from engine.state.characteristics import Characteristics
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.mana_costs import LETTERS
from engine.state.mana_symbols import symbols
from engine.state.objects import GameObject


@dataclass(frozen=True, slots=True)
class Purpose:
    """What mana is being spent on, for mana that may only be spent on some things (106.6)."""

    spell: ObjectId | None = None
    ability_of: ObjectId | None = None
    busy: frozenset[ObjectId] = frozenset()
    """Permanents that are tapped for another part of the same cost."""

    @property
    def alone(self) -> bool:
        """Whether it is a payment of its own, not for a spell or ability being put onto the stack (118.12)."""
        return self.spell is None and self.ability_of is None


ALONE = Purpose()
"""A payment of its own."""

PRODUCES: Dispatch[Callable[[Game, Any, Frame], tuple[str, int | None]]] = Dispatch("mana being made")


"""What a verb that adds mana would add: the letters it can be, and how many of one of them, if that is fixed and
only one kind of mana is added."""


UNRESTRICTED = ("combat", "turn", "snow")
"""What is written on a unit of mana beside its type and does not restrict what it is spent on: how long it is kept
(500.5), and that its source is snow (107.4h). All other riders are restrictions, known by their words
(``Game.mana_limits``). Riders stand in the pool behind the letter: "C|snow"."""


def may_pay(game: Game, riders: Iterable[str], purpose: Purpose) -> bool:
    """Whether mana with these riders may be spent on a purpose (106.6)."""
    return all(rider in UNRESTRICTED or _may_pay(game, *game.mana_limits[rider], purpose) for rider in riders)


@memoized
def is_mana_ability(ability: Ability) -> bool:
    """An activated ability without a target that could add mana and is no loyalty ability (605.1a)."""
    if not isinstance(ability, Activated) or any(isinstance(c, LoyaltyCost) for c in ability.costs):
        return False
    adds = next(iter(found(ability.effect, *PRODUCES.classes())), None)
    return adds is not None and not phrases(ability.effect)


def activated_of(it: GameObject, ch: Characteristics) -> Sequence[Ability]:
    """An object's activated abilities, then those it has by rule for its basic land types (305.6)."""
    return (*ch.abilities.activated, *intrinsic_mana(ch))


def place_of(known: Sequence[Ability], index: int) -> int:
    """Which of several equal abilities of an object one is: each is activated for itself (602.5b)."""
    return known[:index].count(known[index])


@PRODUCES.register(ac.AddMana)
def _made(game: Game, verb: ac.AddMana, frame: Frame) -> tuple[str, int | None]:
    made = symbols(verb.mana.text)
    letters = "".join(dict.fromkeys(s for s in made if s in LETTERS))
    return letters, len(made) if len(set(made)) == 1 else None


@PRODUCES.register(ac.AddManaChoice)
def _made_by_choice(game: Game, verb: ac.AddManaChoice, frame: Frame) -> tuple[str, int | None]:
    options = [symbols(o.text) for o in verb.options]
    letters = "".join(dict.fromkeys(s for option in options for s in option if s in LETTERS))
    return letters, 1 if all(len(o) == 1 for o in options) else None


@PRODUCES.register(ac.AddManaAnyColor)
def _made_of_any_color(game: Game, verb: ac.AddManaAnyColor, frame: Frame) -> tuple[str, int | None]:
    return "WUBRG", verb.count.value if isinstance(verb.count, Fixed) else None


def riders_of(game: Game, only: ac.ManaLimit | None, frame: Frame) -> tuple[str, ...]:
    """What restricts the mana being added; the restriction is known by its words (106.6)."""
    if only is None:
        return ()
    words = print_value(only)
    own = isinstance(only, ac.WhenSpentOn) or any(found(only, OfChosen, OfChosenName))
    chooser = frame.source if own else None
    if chooser is not None:
        words = f"{words} ({chooser})"  # what was chosen is another thing for each source (607.2d)
    game.note_mana_limit(words, only, chooser)
    return (words,)


def _may_pay(game: Game, only: ac.ManaLimit, chooser: ObjectId | None, purpose: Purpose) -> bool:
    """Whether mana with a restriction may be spent on a purpose (106.6)."""
    if isinstance(only, ac.WhenSpentOn):
        return True
    if isinstance(only, ac.NotSpentOn):
        return purpose.spell is None or not _is_one(game, only.group, purpose.spell, chooser)
    return isinstance(only, ac.SpendOnly) and any(_allows(game, use, purpose, chooser) for use in only.uses)


def marks(game: Game, only: ac.ManaLimit | None, frame: Frame) -> tuple[str, ...]:
    """What is true of mana beside its type: that its source is snow, and what restricts it (107.4h, 106.6)."""
    kept = (frame.known.mana_kept,) if frame.known.mana_kept else ()
    return (*snow(game, frame.source), *riders_of(game, only, frame), *kept)


def _allows(game: Game, use: ac.ManaUse, purpose: Purpose, chooser: ObjectId | None) -> bool:
    """Whether mana that may be spent on this use may be spent on that purpose (106.6)."""
    if isinstance(use, ac.ToCast):
        return purpose.spell is not None and _is_one(game, use.group, purpose.spell, chooser)
    if isinstance(use, ToCastCommander):
        return purpose.spell is not None and game.find(purpose.spell).commander is not None
    if isinstance(use, ac.ToActivate):
        return purpose.ability_of is not None and _is_one(game, use.group, purpose.ability_of, chooser)
    return purpose.ability_of is not None


def _is_one(game: Game, group: Group, object_id: ObjectId, chooser: ObjectId | None) -> bool:
    it = game.find(object_id)
    return fits(game, group, it, Frame(object_id if chooser is None else chooser, game.controller(object_id)))


def snow(game: Game, source: ObjectId) -> tuple[str, ...]:
    """What is true of mana from a snow source (107.4h)."""
    return ("snow",) if "Snow" in game.characteristics(source).supertypes else ()
