"""Protection and hexproof from colors that do not help against a spell or ability of an opponent that has other
colors (CR 105.2, 702.11d, 702.16b)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import takewhile

from engine.abilities.base import Ability
from engine.abilities.keywords import protection as p
from engine.abilities.keywords.hexproof import HexproofFrom
from engine.events import CountersPut, Damage, Destroyed, EffectBegins, Event, LifeLoss, Resolved, ZoneChange
from engine.oracle.compile import english
from engine.rules.permanents.protection import from_what, player_abilities, protections_of
from engine.rules.permanents.what_does_not_help import affected, is_target, resolving
from engine.rules.pipeline import before
from engine.rules.pipeline.applying_replacement_effects import Remark
from engine.rules.targeting import bar
from engine.state.characteristics import COLORS
from engine.state.choices import Message, Term
from engine.state.game import Game
from engine.state.ids import TargetId

LACKS_THE_COLORS = "lacks-the-colors"
"""That a spell or the source of an ability has not the colors that a target is protected from."""


@before(CountersPut, Damage, Destroyed, EffectBegins, LifeLoss, ZoneChange, by="702.16b")
def _lacks_the_colors(game: Game, event: Event) -> Iterator[Remark]:
    """That the target of an opponent's spell or ability has protection or hexproof from other colors, once as it
    resolves."""
    things = [one for one in affected(game, event) if one.player is not None or one.object is not None]
    item = resolving(game) if things else None
    if item is None:
        return
    of = item.on_stack.source if item.on_stack is not None else item.id
    for thing in things:
        mine = thing.player if thing.player is not None else game.controller(thing.object_id)
        if game.controller(item.id) == mine or not is_target(item, thing) or _was_told(game, thing):
            continue
        found = [*_of_colors(game, thing)]
        if not found or bar(game, thing, item, game.controller(item.id)) is not None:
            continue
        colors = game.characteristics(of).colors
        protections = [term for one in found for term in from_what(_text(one))]
        said = {
            "things": [thing],
            "count": 1,
            "source": game.characteristics(of).name,
            "number": 1 if len(colors) == 1 else 2,
            "colors": [Term(f"color-{c}", c) for c in COLORS if c in colors] or [Term("color-none", "")],
            "abilities": protections,
            "several": len(protections),
        }
        rules = ["702.16b" if isinstance(one, p.Protection) else "702.11d" for one in found]
        by_number = any(isinstance(one.quality, p.OfColorCount) for ability in found for one in ability.qualities)
        yield Remark(Message(LACKS_THE_COLORS, said), (*dict.fromkeys(rules), *(("105.2",) if by_number else ())))


def _of_colors(game: Game, thing: TargetId) -> Iterator[p.Protection | HexproofFrom]:
    """The abilities of a permanent or player that protect from colors and nothing else."""
    there: Iterable[Ability]
    if thing.player is not None:
        there = player_abilities(game, thing.player)
    else:
        there = game.characteristics(thing.object_id).abilities
    hexproof = [one for one in there if isinstance(one, HexproofFrom)]
    both: list[p.Protection | HexproofFrom] = [*protections_of(game, thing), *hexproof]
    for ability in both:
        of_colors = all(isinstance(one.quality, p.OfColor | p.OfColorCount) for one in ability.qualities)
        if of_colors and from_what(_text(ability)):
            yield ability


def _text(ability: p.Protection | HexproofFrom) -> str:
    return english(ability).rstrip(".").lower()


def _was_told(game: Game, thing: TargetId) -> bool:
    """Whether something has happened to it already as part of what resolves."""
    here = takewhile(lambda one: not isinstance(one.event, Resolved), reversed(game.log))
    return any(said.key == LACKS_THE_COLORS and thing in said.args["things"] for one in here for said in one.counted)
