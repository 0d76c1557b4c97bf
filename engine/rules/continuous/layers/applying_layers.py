"""One run through the layers (CR 613.1-613.7)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.abilities.ability import Static
from engine.abilities.base import Ref, Verb
from engine.abilities.symbols import Symbol
from engine.rules.continuous.layers.base_values import base, elsewhere, is_cda
from engine.rules.continuous.layers.dependency import decided, may_depend, next_part
from engine.rules.continuous.layers.derived_characteristics import Derived, Loop, Noted
from engine.rules.continuous.layers.effects_by_layer import (
    ADDED,
    LAST_OF_LAYER,
    LAYERS,
    MODIFIERS,
    NOTE,
    Identity,
    Part,
)
from engine.rules.continuous.layers.gained_abilities import Gained
from engine.rules.continuous.layers.said_by_effects_and_counters import said_by_counters, said_by_effects
from engine.rules.continuous.layers.shared_subjects import but_for_itself, stays_in
from engine.rules.continuous.layers.summing_alike_effects import Adding, together
from engine.rules.continuous.layers.where_they_function import (
    is_for_battlefield,
    says_from_command_zone,
    says_of_itself_elsewhere,
)
from engine.rules.continuous.statements import (
    Statement,
    StatementInForce,
    met,
    says_from_graveyard,
    statements_of,
)
from engine.rules.evaluate.evaluation import objects
from engine.state.characteristics import NO_ABILITIES, Abilities, Characteristics
from engine.state.counters import pt_change
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.hypothetical import with_all_there
from engine.state.ids import ObjectId, PlayerId
from engine.state.limits import APPLIED_IN_A_STEP
from engine.state.objects import GameObject
from engine.state.undetermined_numbers import determined
from engine.state.zones import Zone

OTHER_ZONES = frozenset({Zone.GRAVEYARD, Zone.EXILE, Zone.HAND, Zone.LIBRARY, Zone.COMMAND})
"""Where cards are that continuous effects seldom reach."""

ABILITY_LAYERS = frozenset({"4", "5", "6"})
"""Those in which effects give abilities. What an object has from being a copy or from a change of its text is its own
(604.3a)."""


class Layering:
    """One run through the layers."""

    def __init__(self, game: Game, without: GameObject | None = None) -> None:
        self.game = game
        with with_all_there(game):
            self.objects = game.permanents()
        self.objects += [o for o in game.spells() if without is None or o.id != without.id]
        self.by_id = {o.id: o for o in self.objects}
        self.work = {o.id: base(game, o) for o in self.objects}
        self.start = dict(self.work)
        self.layer = LAYERS[0]
        """The layer being applied."""
        self.joined: list[GameObject] = []
        """The cards in other zones that effects have been applied to."""
        self.mine: set[ObjectId] = set()
        """The objects whose characteristics in ``work`` are their own copies."""
        self.locked: dict[tuple[Any, ...], list[ObjectId]] = {}
        """What each effect that has started applying is applied to (613.6)."""
        self.begun: dict[tuple[Any, ...], StatementInForce] = {}
        """The effects that have started applying: they go on in later layers (613.6)."""
        self.statics: dict[tuple[Any, ...], StatementInForce] = {}
        self.gained = Gained()
        self.steps: dict[ObjectId, list[Noted]] = {}
        self.waited: dict[tuple[str, Identity], list[Part]] = {}
        self.depended: dict[Identity, set[Identity]] = {}
        self.loops: list[Loop] = []
        self.alike: dict[tuple[str, int, PlayerId], tuple[Ref, list[ObjectId]]] = {}
        """What phrases are about that mean the same whichever object says them, by layer, phrase and controller."""
        self.applied = 0
        """How often effects were applied to an object since that was last counted as steps."""
        self.resolved = [*said_by_effects(game, without), *said_by_counters(self.objects)]

    def run(self) -> Derived:
        self.game.in_layers = self.work
        try:
            self.gather()
            joined = 0
            for layer in LAYERS:
                self.layer = layer
                if layer == "7c":
                    self.note_base_sizes()
                if joined < len(self.joined):
                    joined = len(self.joined)
                    self.gather()
                parts = self.parts(layer)
                if parts:
                    self.apply_all(layer, parts)
                    if layer[0] in "12346":
                        self.gather()
                if layer == "1a":
                    self.face_down()
                elif layer == "7c":
                    self.counters()
        finally:
            self.game.in_layers = None
        return self.finish()

    def gather(self) -> None:
        """Collect the static abilities that objects have at this point (613.6)."""
        self.statics = {}
        for it in self.objects:
            abilities = self.work[it.id].abilities
            if abilities.statics:
                self.gather_from(it, abilities, None if it.zone is Zone.BATTLEFIELD else says_of_itself_elsewhere)
        for it in self.game.in_zone(Zone.COMMAND):
            if it.base.abilities.statics:
                is_card = it.commander is not None or is_for_battlefield(it)
                self.gather_from(it, it.base.abilities, says_from_command_zone if is_card else None)
        for it in self.game.in_zone(Zone.GRAVEYARD):
            abilities = self.work[it.id].abilities if it.id in self.work else it.base.abilities
            if abilities.statics:
                self.gather_from(it, abilities, says_from_graveyard)
        for it in self.joined:
            self.gather_from(it, self.work[it.id].abilities, says_of_itself_elsewhere)
        self.game.said_in_layers = (*self.statics.values(), *self.resolved)

    def gather_from(
        self, it: GameObject, abilities: Abilities, functions: Callable[[Statement], bool] | None = None
    ) -> None:
        """The static abilities of one object; only those that say they function where it is, outside the battlefield
        (113.6b). One that an effect has given it is as old as that effect, if the object isn't younger (613.7a)."""
        for place, ability in enumerate(abilities.statics):
            given = self.gained.since(it.id, abilities, place)
            time = it.timestamp if given is None else max(it.timestamp, given)
            for number, said in enumerate(statements_of(ability)):
                if functions is not None and not functions(said):
                    continue
                key = (it.id, id(ability), place, number)
                controller = self.work[it.id].controller if it.id in self.work else it.controller
                frame = Frame(it.id, controller, ability)
                self.statics[key] = StatementInForce(key, said, frame, time, granted=given or 0)

    def parts(self, layer: str) -> list[Part]:
        """What is to be applied in a layer: of the effects that exist now, and of those already begun (613.6)."""
        found = []
        begun = [s for key, s in self.begun.items() if key not in self.statics and s.affected is None]
        for standing in (*self.statics.values(), *begun, *self.resolved):
            for place, verb in enumerate(standing.statement.verbs):
                for where, modify, unsettles in MODIFIERS.by_verb.get(type(verb), ()):
                    if where != layer and where != "7a":
                        continue
                    cda = is_cda(standing.statement, verb) and standing.affected is None and not standing.granted
                    sets = where == "7a" and not cda  # by 604.3a, so it is one of the effects of 613.4b
                    if ("7b" if sets else where) == layer and self.holds(standing):
                        order = (int(type(verb) in LAST_OF_LAYER), standing.timestamp, standing.granted, place)
                        found.append(Part(standing, verb, modify, unsettles, cda, order))
        found.sort(key=lambda part: (not part.cda, part.order))
        return found

    def holds(self, standing: StatementInForce) -> bool:
        """Whether the condition of a conditional static ability is met; asked until it has begun (613.6)."""
        given = standing.statement.given
        return not given or standing.key in self.locked or met(self.game, given, standing.frame)

    def affected(self, standing: StatementInForce) -> list[ObjectId]:
        """What an effect applies to: worked out as it begins, then kept (613.6)."""
        known = self.locked.get(standing.key)
        if known is not None:
            return known
        said = self.said_now(standing)
        subject = standing.statement.subject if standing.affected is None else None
        equal = but_for_itself(subject) if subject is not None else None
        if equal is None or not stays_in(self.layer, equal[0]):
            with with_all_there(self.game):
                return [i for i in said.objects(self.game) if self.reaches(i)]
        return self.spoken_of_alike(said.frame, *equal)

    def spoken_of_alike(self, frame: Frame, subject: Ref, others: bool) -> list[ObjectId]:
        """What a noun phrase is about that says the same for every object, but for being others than itself and than
        what it is attached to: worked out once in a layer for each player who may be "you"."""
        key = self.layer, id(subject), frame.controller
        known = self.alike.get(key)
        if known is None:
            with with_all_there(self.game):
                known = self.alike[key] = subject, [i for i in objects(self.game, subject, frame) if self.reaches(i)]
        if not others:
            return known[1]
        but = self.itself_and_host(frame.source)
        return [i for i in known[1] if i not in but]

    def itself_and_host(self, source: ObjectId) -> tuple[ObjectId, ...]:
        """What is not "other" for what says so: itself, and what it is attached to."""
        host = self.game.find(source).attached_to if self.game.known(source) else None
        return (source,) if host is None or host.object is None else (source, host.object)

    def said_now(self, standing: StatementInForce) -> StatementInForce:
        """A static ability says "you" of who controls its source at this point, which layer 2 may change (109.5)."""
        source = self.work.get(standing.frame.source)
        if standing.key not in self.statics or source is None or source.controller == standing.frame.controller:
            return standing
        return replace(standing, frame=replace(standing.frame, controller=source.controller))

    def reaches(self, object_id: ObjectId) -> bool:
        """Whether effects apply to an object at all. A card in another zone takes part as soon as one does: "cards in
        graveyards lose all abilities" (613.1, 109.2a). What defines its characteristics in a later layer is applied
        there, if it still has the ability (613.3)."""
        if object_id in self.work:
            return True
        it = self.game.objects.get(object_id)
        if it is None or it.zone not in OTHER_ZONES:
            return False
        self.work[object_id], self.by_id[object_id] = elsewhere(self.game, it, self.layer), it
        self.start[object_id] = self.work[object_id]
        self.joined.append(it)
        return True

    def apply_all(self, layer: str, parts: list[Part]) -> None:
        """Apply the effects of a layer in timestamp order, changed by dependency (613.7, 613.8). One that gives a
        static ability may bring further effects of the same layer into being."""
        seen = {(p.standing.key, id(p.verb)) for p in parts}
        note, gaining = NOTE[layer], layer in ABILITY_LAYERS
        game, by_id, work, steps = self.game, self.by_id, self.work, self.steps
        in_order = False
        while parts:
            in_order = in_order or not may_depend(layer, parts)  # then none of what is left of them may either
            adding = self.adding(parts) if in_order and layer == "7c" else []
            if len(adding) > 1:
                self.add(adding)
                parts = parts[len(adding) :]
                continue
            part = parts[0] if in_order else next_part(self, layer, parts)
            parts = [p for p in parts if p is not part]
            affected = self.affected(part.standing)
            self.locked.setdefault(part.standing.key, affected)
            self.begun[part.standing.key] = part.standing
            frame = self.said_now(part.standing).frame
            self.spend(len(affected))
            modify, verb, time, mine = part.modify, part.verb, part.standing.timestamp, self.mine
            for object_id in affected:
                it = by_id.get(object_id)
                if it is None:
                    continue
                made = work[object_id] if object_id in mine else self.own(object_id)
                before = made.abilities
                modify(game, verb, made, it, frame)
                steps.setdefault(object_id, []).append((layer, part, note(made)))
                if gaining:
                    self.gained.note(object_id, before, made.abilities, time)
            given = part.verb.abilities if isinstance(part.verb, Verb) else ()
            gives = any(isinstance(a, Static | Symbol) for a in given)
            if gives or (part.unsettles and parts):
                self.gather()
                again = {(p.standing.key, id(p.verb)): p for p in self.parts(layer)}
                parts = [p for p in parts if (p.standing.key, id(p.verb)) in again]
                if gives:
                    parts += [p for key, p in again.items() if key not in seen]
                    parts.sort(key=lambda p: (not p.cda, p.order))
                    seen |= again.keys()
                    in_order = False

    def spend(self, applied: int) -> None:
        """An effect is applied to so many objects: what many effects make of many objects is told while it is worked
        out, as it may take too long."""
        steps, self.applied = divmod(self.applied + applied, APPLIED_IN_A_STEP)
        if steps:
            self.game.budget.spend(steps)

    def adding(self, parts: list[Part]) -> list[Adding]:
        """The effects at the head of a layer that each add to power and toughness of what a phrase is about that means
        the same whichever object says it."""
        found: list[Adding] = []
        for part in parts:
            standing, subject = part.standing, part.standing.statement.subject
            added = ADDED[type(part.verb)](part.verb) if type(part.verb) in ADDED else None
            equal = but_for_itself(subject) if subject is not None and standing.affected is None else None
            goes_on = len(standing.statement.verbs) > 1  # what they apply to is kept for another layer (613.6)
            if added is None or equal is None or goes_on or not stays_in(self.layer, equal[0]):
                break
            frame = self.said_now(standing).frame
            phrase, others = equal
            but = frozenset(self.itself_and_host(frame.source) if others else ())
            self.spoken_of_alike(frame, phrase, False)
            found.append(Adding(part, *added, (self.layer, id(phrase), frame.controller), but))
        return found

    def add(self, effects: list[Adding]) -> None:
        """Apply effects that add to power and toughness in one go (613.4c)."""
        about = dict.fromkeys(one.about for one in effects)
        made = together(effects, {key: frozenset(self.alike[key][1]) for key in about})
        self.spend(len(effects) + sum(map(len, made.objects.values())))
        for object_id, (_, power, toughness) in made.sums.items():
            ch = self.own(object_id)
            if ch.power is not None or "Creature" in ch.types:
                ch.power, ch.toughness = determined(ch.power) + power, determined(ch.toughness) + toughness
            self.steps.setdefault(object_id, []).append((self.layer, made, (ch.power, ch.toughness)))

    def own(self, object_id: ObjectId) -> Characteristics:
        """The object's characteristics, to change."""
        if object_id not in self.mine:
            self.mine.add(object_id)
            made = self.work[object_id] = self.work[object_id].thaw()
            if self.layer in ("7c", "7d"):
                made.base_size = made.power, made.toughness
        return self.work[object_id]

    def note_base_sizes(self) -> None:
        """What has been set is the base power and toughness of what is modified from here on (208.4b)."""
        for i in self.mine:
            made = self.work[i]
            made.base_size = made.power, made.toughness

    # ---- face-down permanents

    def face_down(self) -> None:
        """Whatever a face-down object has become a copy of, it stays what its being face down makes it (613.2b,
        708.10)."""
        turned = [it for it in self.objects if it.face_down is not None and it.id in self.mine]
        for it in turned:
            ch, values = self.own(it.id), it.shown
            for slot in Characteristics.__slots__:
                if slot != "controller":
                    setattr(ch, slot, getattr(values, slot))
            self.steps.setdefault(it.id, []).append(("1b", None, NOTE["1b"](ch)))
        if turned:
            self.gather()

    # ---- counters

    def counters(self) -> None:
        """+1/+1 and -1/-1 counters and their kin (613.4c, 122.1a)."""
        for it in self.objects:
            if it.counters and (self.work[it.id].power is not None or "Creature" in self.work[it.id].types):
                for kind, amount in it.counters.items():
                    change = pt_change(kind)
                    if change is not None:
                        ch = self.own(it.id)
                        ch.power = determined(ch.power) + change[0] * amount
                        ch.toughness = determined(ch.toughness) + change[1] * amount
                        self.steps.setdefault(it.id, []).append(("7c", None, (ch.power, ch.toughness)))

    def sizes(self) -> None:
        """A permanent that is no creature has no power and toughness, whatever is printed on it (208.3)."""
        for it in self.objects:
            ch = self.work[it.id]
            if ch.power is not None and "Creature" not in ch.types and it.zone is Zone.BATTLEFIELD:
                ch = self.own(it.id)
                ch.power = ch.toughness = ch.base_size = None

    def finish(self) -> Derived:
        self.sizes()
        self.gather()
        standing = [s for s in (*self.statics.values(), *self.resolved) if self._met(s)]
        made = Derived(
            self.work,
            {},
            standing,
            start=self.start,
            steps=self.steps,
            waited=self.waited,
            depended=self.depended,
            loops=decided(self),
        )
        for one in standing:
            for verb in one.statement.verbs:
                made.by_verb.setdefault(type(verb), []).append((verb, one))
        made.carriers = [o.id for o in self.objects if self.work[o.id].abilities is not NO_ABILITIES]
        return made

    def _met(self, standing: StatementInForce) -> bool:
        given = standing.statement.given
        if not given:
            return True
        self.game.in_layers = self.work
        try:
            return met(self.game, given, standing.frame)
        finally:
            self.game.in_layers = None
