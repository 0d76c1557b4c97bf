"""What can make mana, and how much of which (CR 605)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.abilities.ability import Activated, LoyaltyCost
from engine.abilities.base import Ability
from engine.abilities.dispatch import Dispatch
from engine.abilities.nouns.qualifiers import WithManaAbilities
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.verbs import mana as ac
from engine.abilities.walk import found
from engine.grammar.memoize import memoized
from engine.rules.evaluate.evaluation import FITS, Test
from engine.rules.mana.basic_land_types import intrinsic_mana
from engine.rules.targeting import phrases
from engine.state.characteristics import Characteristics
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.mana_costs import LETTERS
from engine.state.mana_symbols import symbols
from engine.state.objects import GameObject

PRODUCES: Dispatch[Callable[[Game, Any, Frame], tuple[str, int | None]]] = Dispatch("mana being made")
"""What a verb that adds mana would add: the letters it can be, and how many of one of them, if that is fixed and
only one kind of mana is added."""


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


@FITS.register(WithManaAbilities)
def _with_mana_abilities(node: WithManaAbilities) -> Test:
    """(605.1a)"""
    return lambda game, it, ch, frame: any(map(is_mana_ability, activated_of(it, ch)))


def numbered_of(ch: Characteristics) -> Sequence[Ability]:
    """The same with those that were not read in their places."""
    return (*ch.abilities.numbered, *intrinsic_mana(ch))


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
    """Those of different colors are no number of alike mana: how they are paid with is up to the player."""
    return "WUBRG", verb.count.value if isinstance(verb.count, Fixed) and not verb.different else None


@PRODUCES.register(ac.AddManaCombination)
def _made_of_a_combination(game: Game, verb: ac.AddManaCombination, frame: Frame) -> tuple[str, int | None]:
    letters = "".join(s for one in verb.options for s in symbols(one.text))
    return letters, verb.count.value if isinstance(verb.count, Fixed) else None
