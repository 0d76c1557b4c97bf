"""What happened to each thing in a stretch of the log, from which it can be told how it ended up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine import events as ev
from engine.report.narration.out_of_combat import is_out_of_combat
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.log import Logged
from engine.state.objects import GameObject
from engine.state.zones import Zone
from engine.table.references import References

DRAWN_OR_DISCARDED = ("draw", "mill", "discard")
"""Moves of which it is told otherwise which effects have changed them."""

_PLACES = {0: "top", -1: "bottom"}
"""Where cards are put in a library, by their position there."""


@dataclass(slots=True)
class Story:
    """What happened to a thing: a card, token or copy, whatever objects it has been (400.7)."""

    first: ObjectId
    moves: list[ev.ZoneChange] = field(default_factory=list)
    fell_off: bool = False
    """Whether it was an Aura that was put into a graveyard as it was attached to nothing any more (704.5m)."""
    sent_elsewhere_by: list[ObjectId] = field(default_factory=list)
    """What has made its last move lead elsewhere than it would have (614.1a)."""
    legend_rule: bool = False
    """Whether it was put into the graveyard by the "legend rule" (704.5j)."""
    instead_of: Zone | None = None
    """Where its last move would have led, had no effect sent it elsewhere."""
    discarded_by: tuple[ObjectId, ...] = ()
    """Whose effects have its player discard it instead of something else."""
    shuffled: bool = False
    """Whether its library has been shuffled since it was put there."""
    damaged: bool = False
    control: ev.ControlChanged | None = None
    """How its controller has changed last."""
    affected: bool = False
    resized: bool = False
    cast: bool = False
    played: bool = False
    countered: ObjectId | None = None
    """The spell or ability that was countered."""
    fizzled: bool = False
    out_of_combat: bool = False
    """Whether it was attacking or blocking before it entered, and isn't any more (506.4)."""
    sacrificed: bool = False
    """Whether it was sacrificed as it left the battlefield last."""
    sacrificed_by: PlayerId | None = None
    """Who sacrificed it."""
    destroyed: bool = False
    """Whether it was destroyed then."""
    paid_itself: bool = False
    """Whether its own ability was activated then by sacrificing it."""
    exiled_to_pay: bool = False
    """Whether exiling it was its last move, and paid for a spell or an ability (118.1)."""
    counters: list[str] = field(default_factory=list)
    modified: set[str] = field(default_factory=set)
    """The kinds of counters with which it entered in a number that effects have changed."""
    changed_by: list[ObjectId] = field(default_factory=list)
    """The sources of the effects of others that changed how it moved, or how many counters it was given."""
    counters_on: ObjectId | None = None
    """The object on which they were put, or from which they were removed, last."""
    place: str = ""
    """Where in a library it was put that has not been shuffled since: "top" or "bottom"."""

    @property
    def resolved_as_cast(self) -> bool:
        """Whether it is a spell that neither was countered nor was taken from the stack by anything else ("exile target
        spell"), and no permanent that has left the battlefield since."""
        if any(move.origin is Zone.BATTLEFIELD for move in self.moves):
            return False
        by_itself = (move.source in (None, move.object) for move in self.moves if move.origin is Zone.STACK)
        return self.cast and self.countered is None and all(by_itself)


class Stories:
    """One pass over the events of the stretch; ``of`` has the story of each thing by what it was at first."""

    def __init__(self, game: Game, refs: References, events: Sequence[Logged]) -> None:
        self.game = game
        self.refs = refs
        self.of: dict[ObjectId, Story] = {}
        for logged in events:
            self._read(logged.event, changed=bool(logged.changed_by))
            if isinstance(logged.event, ev.Sacrificed) and logged.parent is not None:
                above = game.log[logged.parent - 1].event
                own = isinstance(above, ev.AbilityActivated) and above.object == logged.event.object
                self._story(logged.event.object).paid_itself = own
            self._note_effects(logged)
            if isinstance(logged.event, ev.ZoneChange):
                story = self._story(logged.event.object)
                story.sent_elsewhere_by = [*_elsewhere_by(logged, logged.event)]
                story.exiled_to_pay = logged.event.to is Zone.EXILE and _pays(game, logged)
                story.fell_off = "704.5m" in logged.rules
                story.out_of_combat = is_out_of_combat(game, logged)
                story.legend_rule = "704.5j" in logged.rules
                story.instead_of = logged.instead_of if logged.instead_of is not logged.event.to else None
                story.discarded_by = logged.changed_by if logged.event.cause == "discard" else ()

    def _read(self, event: ev.Event, *, changed: bool) -> None:
        match event:
            case ev.ZoneChange():
                story = self._story(event.object)
                story.moves.append(event)
                if event.to is Zone.BATTLEFIELD:
                    story.sacrificed = story.destroyed = story.paid_itself = False
                story.place = _PLACES.get(event.position or 0, "") if event.to is Zone.LIBRARY else ""
                self._enter_with(story, event, changed)
            case ev.Shuffled():
                for story in self.of.values():
                    story.place, story.shuffled = "", True
            case ev.SpellCast():
                self._story(event.object).cast = True
            case ev.LandPlayed():
                self._story(event.object).played = True
            case ev.Countered():
                self._story(event.object).countered = event.object
            case ev.DidNotResolve():
                self._story(event.object).fizzled = True
            case ev.Sacrificed():
                self._story(event.object).sacrificed = True
                self._story(event.object).sacrificed_by = event.player
            case ev.Destroyed():
                self._story(event.object).destroyed = True
            case ev.ControlChanged():
                self._story(event.object).control = event
            case ev.DamageMarked():
                self._story(event.object).damaged = True
            case ev.CountersPut() | ev.CountersRemoved() if event.target.object is not None:
                story = self._story(event.target.object_id)
                story.counters_on = event.target.object_id
                story.counters += [event.kind] if event.kind not in story.counters else []
            case ev.EffectBegins():
                for one in event.effect.affected or ():
                    if one.object is not None:
                        self._story(one.object_id).affected = True
            case ev.CharacteristicsChanged() if self.refs.root(event.object) in self.of:
                was, now = event.before, event.after
                if (was.power, was.toughness) != (now.power, now.toughness):
                    self._story(event.object).resized = True

    def _note_effects(self, logged: Logged) -> None:
        """The effects of others that changed how something moved or what counters are put on it."""
        event, about = logged.event, None
        if isinstance(event, ev.ZoneChange) and logged.instead_of is None and event.cause not in DRAWN_OR_DISCARDED:
            about = event.object
        elif isinstance(event, ev.CountersPut):
            about = event.target.object
        if about is not None and logged.changed_by:
            story = self._story(about)
            own = {self.refs.root(about)}
            story.changed_by += [
                i for i in logged.changed_by if i not in story.changed_by and self.refs.root(i) not in own
            ]

    def _enter_with(self, story: Story, event: ev.ZoneChange, changed: bool) -> None:
        """The counters that something enters with (122.6), but for those that its size tells and as many as are printed
        on it, unless effects have ``changed`` that (614.1c)."""
        for kind, count in event.counters if event.to is Zone.BATTLEFIELD else ():
            base = self.game.find(event.became[0]).base
            printed = {"loyalty": base.loyalty, "defense": base.defense, "lore": 1}.get(kind)
            if ("/" not in kind and count != printed) or (count and changed):
                story.modified |= {kind} if changed else set()
                story.counters_on = event.became[0]
                story.counters += [kind] if kind not in story.counters else []

    def _story(self, object_id: ObjectId) -> Story:
        return self.of.setdefault(self.refs.root(object_id), Story(object_id))


def _pays(game: Game, logged: Logged) -> bool:
    """Whether it is part of casting a spell or activating an ability."""
    above = game.log[logged.parent - 1].event if logged.parent is not None else None
    put = isinstance(above, ev.ZoneChange) and above.to is Zone.STACK
    return put or isinstance(above, ev.SpellCast | ev.AbilityActivated)


def _elsewhere_by(logged: Logged, move: ev.ZoneChange) -> Sequence[ObjectId]:
    """What has made a move lead elsewhere than it would have: where nothing else has, what moves itself (614.1a)."""
    if logged.instead_of in (None, move.to):
        return ()
    return logged.changed_by or ((move.object,) if "614.1a" in logged.rules else ())


def entered_under(story: Story, it: GameObject) -> PlayerId:
    """Under whose control something has entered the battlefield, whoever controls it by now."""
    entered = next((move for move in reversed(story.moves) if move.to is Zone.BATTLEFIELD), None)
    return entered.controller if entered is not None and entered.controller is not None else it.owner
