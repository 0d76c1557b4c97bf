"""Keywords by which a card may be cast for another cost, and what that makes of it: evoke, dash, blitz, spectacle,
surge (CR 702.74, 702.109, 702.117, 702.137, 702.152)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache

from engine.abilities.ability import Keyword, Triggered
from engine.abilities.actions import Sentences
from engine.decisions import Gen
from engine.events import LifeLoss
from engine.frame import Frame
from engine.game import Game
from engine.objects import GameObject
from engine.oracle.compile import read_unit
from engine.printed import COMPILED
from engine.rules.casting import WAYS, Way, ways_to_cast
from engine.rules.costs import of_keyword
from engine.rules.history import fact, spells_cast
from engine.rules.resolving import ONCE_A_PERMANENT, perform_all


def _always(game: Game, player: int) -> bool:
    return True


def _opponent_lost_life(game: Game, player: int) -> bool:
    opponents = {p.number for p in game.opponents(player)}
    lost = any(isinstance(one.event, LifeLoss) and one.event.player in opponents for one in game.this_turn())
    return lost or any(fact(game, p, "life_lost") for p in opponents)


def _cast_a_spell(game: Game, player: int) -> bool:
    return bool(spells_cast(game, player)) or bool(fact(game, player, "spells_cast"))


@dataclass(frozen=True, slots=True)
class Alternative:
    """A keyword's alternative cost: its rule, when it may be paid, and what the spell's resolution puts off."""

    rule: str
    when: Callable[[Game, int], bool] = _always
    later: str = ""
    """What happens to the permanent at the beginning of the next end step, in English."""


BY_KEYWORD = {
    "evoke": Alternative("702.74a"),
    "dash": Alternative("702.109a", later="return ~ to its owner's hand"),
    "blitz": Alternative("702.152a", later="sacrifice ~"),
    "spectacle": Alternative("702.137a", when=_opponent_lost_life),
    "surge": Alternative("702.117a", when=_cast_a_spell),
}


@ways_to_cast
def _for_another_cost(game: Game, it: GameObject, player: int) -> Iterable[Way]:
    """From wherever the card may be cast for its mana cost, it may be cast for that cost instead (118.9a)."""
    if it.card is None or not any(face.has(word) for face in COMPILED.faces(it.card) for word in BY_KEYWORD):
        return
    for other in [way for function in WAYS if function is not _for_another_cost for way in function(game, it, player)]:
        values = COMPILED.faces(it.card)[other.face]
        if other.cost != values.mana_cost or other.base is not None:
            continue
        for ability in values.abilities:
            how = BY_KEYWORD.get(ability.name.word) if isinstance(ability, Keyword) else None
            if how is not None and isinstance(ability, Keyword) and how.when(game, player):
                mana, parts = of_keyword(ability)
                word = ability.name.word
                rules = (*other.rules, how.rule)
                yield replace(
                    other, name=word, cost=mana, rules=rules, additional=(*other.additional, *parts), paid=word
                )


@cache
def _delayed(what: str) -> Sentences:
    """The instruction that makes a delayed triggered ability, read from its English (603.7)."""
    (ability,) = read_unit(f"When ~ enters, {what} at the beginning of the next end step.", False).abilities
    assert isinstance(ability, Triggered)
    return ability.effect


@ONCE_A_PERMANENT.append
def _put_off(game: Game, spell: GameObject, permanent: int) -> Gen[None]:
    """What the static ability of the resolving spell does to the permanent it becomes (702.109a, 702.152a)."""
    paid = spell.announced.paid if spell.announced is not None else {}
    for word, how in BY_KEYWORD.items():
        if how.later and paid.get(word):
            with game.because(how.rule):
                yield from perform_all(game, _delayed(how.later), Frame(permanent, game.controller(permanent)))
