"""How much of the mana that was spent on a spell is from Treasures (CR 601.2h, 111.10a)."""

from __future__ import annotations

from engine.abilities.base import Ability, Ref
from engine.abilities.conditions.mana_from_treasures import PerTreasureMana, TreasureManaSpent
from engine.abilities.walk import found
from engine.events import ManaSpent
from engine.grammar.memoize import memoized
from engine.rules.evaluate.evaluation import CONDITIONS
from engine.rules.evaluate.for_each import PER
from engine.rules.evaluate.history import spell_of
from engine.rules.evaluate.object_phrases import looked_at
from engine.rules.mana.mana_by_its_source import TREASURE
from engine.state.choices import Choice, Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.objects import GameObject


def spent_from_treasures(game: Game, player: PlayerId, spell: GameObject, spent: int, since: int) -> Gen[int]:
    """How much it was. Where mana is unlimited and something asks, the player says so."""
    if game.players[player].mana_source != "any":
        units = [unit.split("|") for event in game.happened(ManaSpent, since=since) for unit in event.units]
        return sum(TREASURE in riders for _, *riders in units)
    if not spent or not _is_asked(game, spell):
        return 0
    prompt = Message("choose-treasure-mana", {"source": spell.target})
    return int((yield Choice(player, "number", prompt, "601.2h", (), 0, spent, form="number")))


def _is_asked(game: Game, spell: GameObject) -> bool:
    there = [game.characteristics(it).abilities for it in (spell, *game.permanents())]
    return any(_asks(one) for own in there for one in (*own.all, *own.spells))


@memoized
def _asks(ability: Ability) -> bool:
    return next(found(ability, TreasureManaSpent, PerTreasureMana), None) is not None


def _from_treasures(game: Game, spell: Ref, frame: Frame) -> int:
    made = [game.find(spell_of(game, i)).announced for i in looked_at(game, spell, frame)]
    return sum(one.from_treasures for one in made if one is not None)


@CONDITIONS.register(TreasureManaSpent)
def _treasure_mana_spent(game: Game, node: TreasureManaSpent, frame: Frame) -> bool:
    return _from_treasures(game, node.spell, frame) > 0


@PER.register(PerTreasureMana)
def _per_treasure_mana(game: Game, per: PerTreasureMana, frame: Frame, it: GameObject | None) -> int:
    return _from_treasures(game, per.spell, frame)
