"""Acts of players with a name of their own: when somebody descends, commits a crime, expends (CR 700.11-700.14)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.trigger_events import crimes_descending_expending as na
from engine.events import CrimeCommitted, SpellCast, ZoneChange
from engine.rules.evaluate.evaluation import AMOUNTS, CONDITIONS
from engine.rules.evaluate.event_verbs import done_in
from engine.rules.evaluate.history import spells_cast
from engine.rules.evaluate.matching import PERMANENT_TYPES
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.objects import Kind
from engine.state.zones import Zone


@done_in(na.Descend, ZoneChange)
def _descend(game: Game, act: na.Descend, event: ZoneChange, frame: Frame) -> Iterable[int]:
    """Tokens are no cards (700.11, 111.6)."""
    if event.to is not Zone.GRAVEYARD or not event.became:
        return
    card = game.find(event.became[0])
    if card.kind is Kind.CARD and not PERMANENT_TYPES.isdisjoint(game.characteristics(card.id).types):
        yield card.owner


@AMOUNTS.register(na.TimesDescended)
def _times_descended(game: Game, node: na.TimesDescended, frame: Frame) -> int:
    game.look("graveyard")
    moves = game.this_turn(ZoneChange)
    return sum(frame.controller in _descend(game, na.Descend(), event, frame) for event in moves)


@done_in(na.CommitCrime, CrimeCommitted)
def _commit_crime(game: Game, act: na.CommitCrime, event: CrimeCommitted, frame: Frame) -> Iterable[int]:
    """(700.13)"""
    yield event.player


@CONDITIONS.register(na.HaveCommittedCrime)
def _have_committed(game: Game, node: na.HaveCommittedCrime, frame: Frame) -> bool:
    """(700.13)"""
    game.look("turn")
    game.look("stack")
    return any(crime.player == frame.controller for crime in game.this_turn(CrimeCommitted))


@done_in(na.Expend, SpellCast)
def _expend(game: Game, act: na.Expend, event: SpellCast, frame: Frame) -> Iterable[int]:
    """The mana spent on this spell brings what was spent on spells this turn up to the number (700.14)."""
    spent = {spell: _mana_spent(game, spell) for spell in spells_cast(game, event.player)}
    after = sum(spent.values())
    if after - spent[event.object] < act.amount <= after:
        yield event.player


def _mana_spent(game: Game, spell: ObjectId) -> int:
    made = game.find(spell).announced
    return made.mana_spent if made is not None else 0
