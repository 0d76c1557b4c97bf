"""The log of a game: what has happened is found by its class, by turn, and since a moment."""

from __future__ import annotations

from engine.events import Event, LifeGain, LifeLoss, StepBegins
from engine.events.base import OfObject, OfPlayer, OfTarget
from engine.state.log import Log


def _log() -> Log:
    log = Log()
    for event in (StepBegins(0, "upkeep"), LifeGain(0, 1), LifeLoss(1, 2), StepBegins(0, "draw"), LifeGain(1, 3)):
        log.record(event)
    return log


def test_events_are_found_by_their_class_in_the_order_in_which_they_happened() -> None:
    log = _log()
    assert log.happened(LifeGain) == [LifeGain(0, 1), LifeGain(1, 3)]
    assert log.happened(LifeLoss, LifeGain) == [LifeGain(0, 1), LifeLoss(1, 2), LifeGain(1, 3)]
    assert [logged.id for logged, _ in log.logged(LifeLoss, LifeGain)] == [2, 3, 5]


def test_only_what_happened_since_counts_where_it_is_asked_for() -> None:
    log = _log()
    log.turn_began_at = 2
    assert log.this_turn(LifeGain) == [LifeGain(1, 3)]
    assert log.happened(LifeGain, since=2) == [LifeGain(1, 3)]
    assert log.happened(LifeGain, since=log.behind_last(StepBegins)) == [LifeGain(1, 3)]
    assert log.behind_last(LifeLoss) == 3


def test_what_is_taken_back_has_not_happened() -> None:
    log = _log()
    log.take_back(2)
    assert log.happened(LifeGain, LifeLoss) == [LifeGain(0, 1)]
    assert log.behind_last(LifeLoss) == 0
    assert log.record(LifeLoss(0, 4)).id == 3
    assert log.happened(LifeLoss) == [LifeLoss(0, 4)]


def test_no_event_is_a_kind_of_another() -> None:
    """So to ask for a class is to ask for all of its events."""

    def kinds(of: type[Event]) -> list[type[Event]]:
        return [kind for one in of.__subclasses__() for kind in (one, *kinds(one))]

    assert {kind for kind in kinds(Event) if kind.__subclasses__()} == {OfObject, OfPlayer, OfTarget}
