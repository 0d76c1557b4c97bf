"""What came of it: for each thing and each player that something happened to in a stretch of the game, how it ended up.

A person asks what happens to the creature, not in how many steps: a creature that was pumped, damaged and destroyed
"dies"; what was moved about is where it is now.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from engine import events as ev
from engine.abilities.verbs.gain_control import GainControl
from engine.abilities.verbs.power_toughness import GetPT, HaveBasePT
from engine.report.counters_that_matter import counter_that_is_gone, counters_of_size
from engine.report.fates import DIES_AND_RETURNS, IS_NOW, NOW_WITHOUT, SIZED, Fate
from engine.report.going_elsewhere import sent_together
from engine.report.namesakes import Namesakes, plural_of_name
from engine.report.narration.copies import copying, kind_of_copy
from engine.report.narration.effects_in_words import lasting
from engine.report.order_of_fates import CHANGED, OUT_OF_COMBAT, rank
from engine.report.stories import Stories, Story, entered_under
from engine.report.where_it_has_gone import ELSEWHERE, Departures
from engine.report.who_sacrifices import SACRIFICED, with_who
from engine.rules.triggers.what_is_missed import with_what_is_missed
from engine.state.choices import Message, targets_in
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.log import Logged
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone
from engine.table.references import References


class NetResults:
    """What the events of a stretch of the log came to. ``told`` are things of which it is told otherwise what they were
    spared; if they are gone all the same, that is told here. ``sized`` are those of which it is told otherwise what
    size they have become."""

    def __init__(
        self,
        game: Game,
        refs: References,
        events: Sequence[Logged],
        told: Iterable[ObjectId] = (),
        sized: Iterable[ObjectId] = (),
    ) -> None:
        self.game = game
        self.refs = refs
        self.told = {refs.root(i) for i in told}
        self.sized = {refs.root(i) for i in sized}
        self.stacked = any(isinstance(one.event, ev.SpellCast | ev.AbilityTriggered) for one in events)
        """Whether spells were cast or abilities triggered."""
        self.departures = Departures(game, refs)
        self.stories = Stories(game, refs, events).of

    def fates(self) -> list[Fate]:
        """How each thing ended up, things that shared a fate together, in the order in which that is told."""
        fates: dict[tuple[str, str], Fate] = {}
        for root, story in self.stories.items():
            is_gone = story.countered is not None or any(move.origin is Zone.BATTLEFIELD for move in story.moves)
            if root in self.told and not is_gone:
                continue
            for key, thing, args in self._fates(story):
                if story.changed_by and key in CHANGED:
                    args = args | {"changed_by": tuple(story.changed_by)}
                fate = fates.setdefault((key, repr(args)), Fate(key, [], args))
                fate.things.append(thing)
        self._apart_by_cause(fates)
        sent_together(fates)
        for fate in fates.values():
            if fate.args.get("place"):  # the top first
                fate.things.sort(key=lambda one: self.departures.depth(one.object_id))
        told = with_who(self.game, fates.values(), self.sacrificed_by)
        return sorted(told, key=lambda one: (self.only_cast(one), self.fell_off(one), rank(one.key)))

    def fell_off(self, fate: Fate) -> bool:
        """Whether it only speaks of Auras that are gone as their hosts are: that comes of what is told of these."""
        roots = [self.root(one) for one in fate.things]
        return all(root is not None and self.stories[root].fell_off for root in roots)

    def _apart_by_cause(self, fates: dict[tuple[str, str], Fate]) -> None:
        """What has been sacrificed is told with what else was, apart from what has died otherwise (701.21a)."""
        dies, none = fates.get(("verdict-dies", "{}")), "{}"
        gone = [one for one in dies.things if self.is_sacrificed(one)] if dies is not None else []
        if dies is not None and gone:
            dies.things[:] = [one for one in dies.things if one not in gone]
            fates.setdefault((SACRIFICED, none), Fate(SACRIFICED, [], {})).things[:0] = gone
            if not dies.things:
                del fates["verdict-dies", none]

    def is_sacrificed(self, thing: Any) -> bool:
        """Whether it has been sacrificed."""
        root = self.root(thing)
        return root is not None and self.stories[root].sacrificed

    def sacrificed_by(self, thing: Any) -> PlayerId | None:
        """Who has sacrificed it."""
        root = self.root(thing)
        return self.stories[root].sacrificed_by if root is not None else None

    def paid_for_itself(self, thing: Any) -> bool:
        """Whether it was sacrificed to activate its own ability (602.1a)."""
        root = self.root(thing)
        return root is not None and self.stories[root].paid_itself

    def exiled_to_pay(self, thing: Any) -> bool:
        """Whether it is in exile as that paid for a spell or an ability."""
        root = self.root(thing)
        return root is not None and self.stories[root].exiled_to_pay

    def has_died(self, fate: Fate) -> bool:
        """Whether any of its things was a creature that went to the graveyard (700.4)."""
        roots = (root for root in map(self.root, fate.things) if root is not None)
        return any(self.departures.dies(move) for root in roots for move in self.stories[root].moves)

    def root(self, thing: Any) -> ObjectId | None:
        """What a thing of a fate was at first, if that is one object."""
        first = next(iter(targets_in(thing)), None)
        return self.refs.root(first.object_id) if first is not None and first.object is not None else None

    def is_played(self, thing: Any) -> bool:
        """Whether it is a land that was played, and more was done than that."""
        root = self.root(thing)
        story = self.stories.get(root) if root is not None else None
        return story is not None and story.played and self.stacked

    def is_cast(self, thing: Any) -> bool:
        """Whether it was cast as a spell."""
        root = self.root(thing)
        story = self.stories.get(root) if root is not None else None
        return story is not None and bool(story.cast)

    def is_returned(self, thing: Any) -> bool:
        """Whether it was put onto the battlefield from a graveyard, which is not how things are mostly played."""
        root = self.root(thing)
        story = self.stories.get(root) if root is not None else None
        if story is None or story.cast or story.played:
            return False
        return any(move.origin is Zone.GRAVEYARD and move.to is Zone.BATTLEFIELD for move in story.moves)

    def only_cast(self, fate: Fate) -> bool:
        """Whether it speaks of spells that have resolved: where those cards have gone matters least."""
        stories = [self.stories.get(self.refs.root(one.object_id)) for one in fate.things if isinstance(one, TargetId)]
        resolved = (one is not None and one.resolved_as_cast for one in stories)
        return fate.key in AS_IT_RESOLVED and len(stories) == len(fate.things) and all(resolved)

    def message(self, fate: Fate) -> Message:
        """How things ended up, namesakes that nothing tells apart by their number."""
        return Fate(fate.key, Namesakes(self.game, self.refs).together(fate.things), fate.args).message()

    def _fates(self, story: Story) -> Iterator[tuple[str, Any, dict[str, Any]]]:
        it = self.game.find(self.refs.latest(story.first))
        there = self.game.exists(it.id) and it.zone is Zone.BATTLEFIELD
        defeated = self._defeated(story)
        if defeated is not None:
            stays_in_exile = it.zone is Zone.EXILE and self.game.exists(it.id) and story.countered is None
            if stays_in_exile and story.moves[-1].origin is Zone.BATTLEFIELD:
                yield "verdict-defeated-to-exile", TargetId.of_object(defeated), {}
                return
            yield "verdict-defeated", TargetId.of_object(defeated), {}
        if story.countered is not None and not there:
            yield self._countered(story, story.countered, it)
        elif there and any(move.to is Zone.BATTLEFIELD for move in story.moves):
            yield from self._came(story, it)
        elif there:
            yield from self._stayed(story, it)
        elif not story.fizzled:
            yield from self.departures.went(story, it)

    def _defeated(self, story: Story) -> ObjectId | None:
        """The battle that it was, if its last defense counter has been removed and it has left the battlefield (310.7,
        310.11b)."""
        out = next((move.object for move in story.moves if move.origin is Zone.BATTLEFIELD), None)
        if out is None or "defense" not in story.counters or "Battle" not in self.departures.was(out).types:
            return None
        return out if not self.game.former[out].object.counters.get("defense") else None

    def _countered(self, story: Story, countered: ObjectId, it: GameObject) -> tuple[str, Any, dict[str, Any]]:
        """It was countered; of a spell that has gone elsewhere than into the graveyard by that, or was not cast from a
        hand, where it is."""
        thing = TargetId.of_object(countered)
        to = story.moves[-1].to if story.moves else Zone.NOWHERE
        if it.kind is Kind.ABILITY:
            so = with_what_is_missed(it.on_stack.ability) if it.on_stack is not None else ""
            return "verdict-countered-abilities", thing, {"so": so}
        usual = story.moves and story.moves[0].origin is Zone.HAND
        if to in (Zone.STACK, Zone.NOWHERE) or (to is Zone.GRAVEYARD and (usual or len(story.moves) < 2)):
            return "verdict-countered", thing, {}
        place = "shuffled" if story.shuffled else "top" if story.moves[-1].position == 0 else "in"
        there = {"place": place} if to is Zone.LIBRARY else {}
        return f"verdict-countered-to-{to.value}", thing, {"owner": TargetId.of_player(it.owner), **there}

    def _came(self, story: Story, it: GameObject) -> Iterator[tuple[str, Any, dict[str, Any]]]:
        """It entered: for the first time, or after it left."""
        if it.kind is Kind.TOKEN and story.moves[0].origin not in ELSEWHERE:
            return  # told with those that were created with it
        left = any(move.origin is Zone.BATTLEFIELD for move in story.moves)
        by = entered_under(story, it)
        thing = (
            TargetId.of_object(it.id)
            if self.refs.root(it.id) in self.sized
            else self._sized(it, lasting_size(self.game, it))
        )
        died = any(move.origin is Zone.BATTLEFIELD and move.to is Zone.GRAVEYARD for move in story.moves)
        tax = self._commander_tax(story)
        if by == it.owner and tax is not None:
            how = "dies-recast" if died else "countered-recast" if story.countered is not None else "recast"
            yield f"verdict-{how}", thing, {"tax": tax}
        elif by == it.owner and died and "Creature" in self.game.characteristics(it).types:
            copies = copying(it, self.game.characteristics(it).name)
            counters = counters_of_size(story, it)
            as_copy = Message("back-as-copy", {**self._as_copy(story, it), "with": counters}) if copies else ""
            back: dict[str, Any] = {"as": as_copy, "with": "" if copies else counters}
            yield DIES_AND_RETURNS, TargetId.of_object(it.id) if copies else thing, back
        elif not left and by == it.owner and (card := copying(it, self.game.characteristics(it).name)):
            args = {"card": card, "cards": plural_of_name(card), **self._as_copy(story, it)}
            yield "verdict-enters-as-copy", thing, args
        elif by != it.owner:
            dies = died and self.departures.dies(next(move for move in story.moves if move.origin is Zone.BATTLEFIELD))
            yield f"verdict-{'dies-returns' if dies else 'enters'}-under", thing, {"player": TargetId.of_player(by)}
        else:
            entered = next(move for move in reversed(story.moves) if move.to is Zone.BATTLEFIELD)
            still = entered.tapped and it.tapped
            entering = {"tapped": "attacking" if still and entered.attacking is not None else str(still).lower()}
            held = list(self._counters(story, it)) if story.counters_on == it.id else []
            if len(held) == 1 and not left:
                told = held[0][2]
                if dict(entered.counters).get(told["kind"]) == told["number"]:
                    yield "verdict-enters-with", thing, told | entering
                    return
                if entering["tapped"] == "false":
                    yield "verdict-enters-having", thing, told
                    return
            host = it.attached_to if entered.attached_to is not None else None
            on = Message("attached-to-host", {"host": host}) if host is not None else ""
            again = left and not story.cast
            back = {"fought": str(story.out_of_combat).lower(), **entering}
            yield ("verdict-returns", thing, back) if again else ("verdict-enters", thing, {**entering, "on": on})
        if story.out_of_combat and (by != it.owner or died or not left):
            yield OUT_OF_COMBAT, TargetId.of_object(it.id), {}
        if by != (now := self.game.controller(it)):
            controls = {"player": TargetId.of_player(now), "duration": self._lasts(it)}
            yield "verdict-controls", TargetId.of_object(it.id), controls
        if story.counters_on == it.id:
            yield from self._counters(story, it)

    def _as_copy(self, story: Story, it: GameObject) -> dict[str, Any]:
        """What something is that entered as a copy, and whether it is tapped as it entered."""
        seen = self.game.characteristics(it)
        sized = "Creature" in seen.types and self.refs.root(it.id) not in self.sized
        size = f" ({seen.power}/{seen.toughness})" if sized else ""
        kind = kind_of_copy(seen.types, story.moves[-1].not_copied)
        name: Any = Message("copied-as", {"name": seen.name, "is": kind}) if kind else f"{seen.name}{size}"
        if not seen.name:
            size = f"{seen.power}/{seen.toughness}"
            name = Message("copied-as", {"name": Message("the-face-down-creature"), "is": size})
        return {"name": name, "tapped": str(story.moves[-1].tapped and it.tapped).lower()}

    def _commander_tax(self, story: Story) -> str | None:
        """What a commander has cost more that was cast since it was put into the command zone, or "none" (903.8)."""
        places = [place for place, move in enumerate(story.moves) if move.to is Zone.COMMAND]
        cast = [move for move in story.moves[places[0] + 1 :] if move.to is Zone.STACK] if places else []
        return str(self.game.find(cast[-1].became[0]).memory.commander_tax or "none") if cast else None

    def _stayed(self, story: Story, it: GameObject) -> Iterator[tuple[str, Any, dict[str, Any]]]:
        """It is on the battlefield still."""
        seen = self.game.characteristics(it)
        if story.control is not None:
            back = story.control.source is None and seen.controller == it.owner
            key = "verdict-gets-back" if back else "verdict-controls"
            player = TargetId.of_player(seen.controller)
            yield key, TargetId.of_object(it.id), {"player": player, "duration": "" if back else self._lasts(it)}
        if "Creature" in seen.types and story.damaged and it.damage:
            yield "verdict-survives", self._sized(it), {}
        elif (kind := counter_that_is_gone(story, it, seen)) is not None:
            size = f"{seen.power}/{seen.toughness}"
            yield NOW_WITHOUT, TargetId.of_object(it.id), {"size": size, "kind": kind}
        elif "Creature" in seen.types and self._has_grown(story):
            yield IS_NOW, self._sized(it), {}
        yield from self._counters(story, it)

    def _lasts(self, it: GameObject) -> Message | str:
        """Until when the effect lasts by which a player controls it, where that is a turn or step (611.2a)."""
        effects = [
            one
            for one in self.game.effects
            if it.target in (one.affected or ()) and any(isinstance(verb, GainControl) for verb in one.verbs)
        ]
        until = lasting(effects[-1]) if effects else None
        return Message("lasting-usually", {"duration": until}) if until is not None else ""

    def _counters(self, story: Story, it: GameObject) -> Iterator[tuple[str, Any, dict[str, Any]]]:
        """How many counters it has of each kind that was put on it or removed; those that a creature's size tells of
        go without saying, unless effects have changed how many it entered with."""
        for kind in story.counters:
            if "/" not in kind or kind in story.modified or "Creature" not in self.game.characteristics(it).types:
                count = it.counters.get(kind, 0)
                yield "verdict-counters", TargetId.of_object(it.id), {"kind": kind, "number": count}

    def _has_grown(self, story: Story) -> bool:
        """Whether its size has been changed by what affects it itself, and is not told otherwise."""
        counters = any("/" in kind for kind in story.counters)
        return (counters or (story.affected and story.resized)) and self.refs.root(story.first) not in self.sized

    def _sized(self, it: GameObject, until: Message | str = "") -> Any:
        """A thing, and if it is a creature its size and the damage on it: "Grizzly Bears (2/2, 1 damage)"."""
        seen, thing = self.game.characteristics(it), TargetId.of_object(it.id)
        if seen.power is None or "Creature" not in seen.types:
            return thing
        size = {"power": seen.power, "toughness": seen.toughness, "damage": it.damage, "until": until}
        return Message(SIZED, {"object": thing, **size})


def lasting_size(game: Game, it: GameObject) -> Message | str:
    """Until when something has the size that an effect of a spell or ability has given it (611.2a)."""
    sized = [
        lasting(one)
        for one in game.effects
        if it.target in (one.affected or ()) and any(isinstance(verb, GetPT | HaveBasePT) for verb in one.verbs)
    ]
    until = sized[-1] if sized else None
    return Message("lasting-usually", {"duration": until}) if until is not None else ""


AS_IT_RESOLVED = ("verdict-to-exile", "verdict-to-hand", "verdict-to-library")
"""Where the card of a spell goes by what it says itself."""
