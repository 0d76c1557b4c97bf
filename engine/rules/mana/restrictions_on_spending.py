"""What mana may be spent on (CR 106.6)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.abilities.ability import Activated
from engine.abilities.costs.mana_for_keyword_abilities import ToActivateOfKeyword
from engine.abilities.nouns.commander import ToCastCommander
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.nouns.qualifiers import OfChosen, OfChosenName
from engine.abilities.verbs import mana as ac
from engine.abilities.walk import found
from engine.grammar.printer import print_value
from engine.rules.evaluate.abilities_of_keywords import is_of_keyword
from engine.rules.evaluate.evaluation import fits
from engine.rules.mana.mana_by_its_source import TREASURE, by_its_source
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.zones import Zone


@dataclass(frozen=True, slots=True)
class Purpose:
    """What mana is being spent on, for mana that may only be spent on some things (106.6)."""

    spell: ObjectId | None = None
    ability_of: ObjectId | None = None
    ability: Activated | None = None
    """The ability that is activated, of ``ability_of``."""
    busy: frozenset[ObjectId] = frozenset()
    """Permanents that are tapped for another part of the same cost."""
    spoken_of: frozenset[ObjectId] = frozenset()
    """What the spell or ability is about: its targets, and the permanent whose ability it is."""

    @property
    def alone(self) -> bool:
        """Whether it is a payment of its own, not for a spell or ability being put onto the stack (118.12)."""
        return self.spell is None and self.ability_of is None


ALONE = Purpose()
"""A payment of its own."""


UNRESTRICTED = ("combat", "turn", "snow", TREASURE)
"""What is written on a unit of mana beside its type and does not restrict what it is spent on: how long it is kept
(500.5), and what its source is (107.4h). All other riders are restrictions, known by their words
(``Game.mana_limits``). Riders stand in the pool behind the letter: "C|snow"."""


def may_pay(game: Game, riders: Iterable[str], purpose: Purpose) -> bool:
    """Whether mana with these riders may be spent on a purpose (106.6)."""
    return all(rider in UNRESTRICTED or _may_pay(game, *game.mana_limits[rider], purpose) for rider in riders)


def limits_on_pool(game: Game, player: PlayerId, purpose: Purpose) -> list[str]:
    """In their own words the restrictions that keep mana in a player's pool from being spent on a purpose (106.6)."""
    held = (key.split("|")[1:] for key, count in game.players[player].mana.items() if count)
    limits = {rider for riders in held for rider in riders if rider not in UNRESTRICTED}
    return sorted(print_value(game.mana_limits[rider][0]) for rider in limits if not may_pay(game, [rider], purpose))


def pays_generic(game: Game, riders: Iterable[str]) -> bool:
    """Whether mana with these riders may be spent on generic mana in a cost (107.4b)."""
    limits = (game.mana_limits[rider][0] for rider in riders if rider not in UNRESTRICTED)
    return not any(isinstance(limit, ac.NotForGeneric) for limit in limits)


def makes_something(game: Game, riders: Iterable[str]) -> bool:
    """Whether mana with these riders makes something of a spell that it is spent on, or triggers as it is (106.6)."""
    limits = (game.mana_limits[rider][0] for rider in riders if rider not in UNRESTRICTED)
    return any(
        isinstance(one, ac.WhenSpentOn) or (isinstance(one, ac.SpendOnly) and one.made is not None) for one in limits
    )


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
    if isinstance(only, ac.WhenSpentOn | ac.NotForGeneric):
        return True
    if isinstance(only, ac.NotSpentOn):
        return purpose.spell is None or not _is_one(game, only.group, purpose.spell, chooser)
    return isinstance(only, ac.SpendOnly) and any(_allows(game, use, purpose, chooser) for use in only.uses)


def marks(game: Game, only: ac.ManaLimit | None, frame: Frame) -> tuple[str, ...]:
    """What is true of mana beside its type: that its source is snow, and what restricts it (107.4h, 106.6)."""
    kept = (frame.known.mana_kept,) if frame.known.mana_kept else ()
    return (*by_its_source(game, frame.source), *riders_of(game, only, frame), *kept)


def _allows(game: Game, use: ac.ManaUse, purpose: Purpose, chooser: ObjectId | None) -> bool:
    """Whether mana that may be spent on this use may be spent on that purpose (106.6)."""
    if isinstance(use, ac.ToCast):
        return (
            purpose.spell is not None
            and _is_one(game, use.group, purpose.spell, chooser)
            and _is_cast_from(game, use.origin, purpose.spell)
        )
    if isinstance(use, ToCastCommander):
        return purpose.spell is not None and game.find(purpose.spell).commander is not None
    if isinstance(use, ac.ToActivate):
        return purpose.ability_of is not None and _is_one(game, use.group, purpose.ability_of, chooser)
    if isinstance(use, ToActivateOfKeyword):
        if purpose.ability_of is None or purpose.ability is None:
            return False
        return is_of_keyword(game, use.kind, purpose.ability, purpose.ability_of)
    return purpose.ability_of is not None


def _is_cast_from(game: Game, origin: ac.SpentFrom, spell: ObjectId) -> bool:
    """Whether a spell is cast from there: what is not on the stack yet would be cast from where it is."""
    it = game.find(spell)
    zone = it.announced.cast_from if it.zone is Zone.STACK and it.announced is not None else it.zone
    if origin is ac.SpentFrom.NOT_HAND:
        return zone is not Zone.HAND or it.owner != game.controller(spell)
    wanted = {ac.SpentFrom.EXILE: Zone.EXILE, ac.SpentFrom.GRAVEYARD: Zone.GRAVEYARD}.get(origin)
    return wanted is None or zone is wanted


def _is_one(game: Game, group: Group, object_id: ObjectId, chooser: ObjectId | None) -> bool:
    it = game.find(object_id)
    return fits(game, group, it, Frame(object_id if chooser is None else chooser, game.controller(object_id)))
