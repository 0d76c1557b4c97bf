"""Becoming a copy, entering as one, and copying what is on the stack (CR 707.4-707.5, 707.10)."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable

from engine.abilities.ability import Spell
from engine.abilities.base import Verb
from engine.abilities.nouns.target_phrases import Article
from engine.abilities.sentences import Did, IfDone, Sentences
from engine.abilities.verbs import copy_and_become_copy as cp
from engine.events import (
    CardCopied,
    Event,
    SpellCopied,
    ZoneChange,
)
from engine.rules.casting.choosing_targets import note_targets
from engine.rules.casting.text_of_spell import text_of
from engine.rules.continuous.copying import (
    CopyValues,
    copiable,
    copy_values,
    counters_of_copy,
    excepted,
    not_copied,
    spoken_of_as_permanent,
)
from engine.rules.continuous.lasting_verbs import SETTLES, NothingToSay
from engine.rules.continuous.rules_of_copies import rules_of_copying
from engine.rules.evaluate.described_objects import fitting
from engine.rules.evaluate.evaluation import OBJECTS, amount, objects
from engine.rules.evaluate.for_each import count
from engine.rules.evaluate.object_phrases import found_out
from engine.rules.instructions.carrying_out import CHOICES, DO, Acted, objects_for, present
from engine.rules.instructions.choosing_objects import choose_objects
from engine.rules.pipeline import commit
from engine.rules.pipeline.applying_replacement_effects import Replacement, Stage, replaces
from engine.rules.replacement.deferred import DeferredInstruction, call_off, defer
from engine.rules.replacement.permanent_as_it_would_enter import as_it_enters, with_counters, would_enter
from engine.rules.resolution.resolving import frame_of
from engine.rules.targeting import TargetPhrase, legal, phrases
from engine.rules.triggers.results_that_add_up import only_raises
from engine.state.characteristics import Characteristics
from engine.state.choices import (
    Choice,
    Gen,
    Message,
    Option,
)
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.limits import copies_at_once
from engine.state.objects import Announcement, GameObject
from engine.state.zones import Zone


@SETTLES.register(cp.BecomeCopy)
def _become_copy(game: Game, verb: cp.BecomeCopy, frame: Frame) -> Verb:
    """The values are those at this moment; later changes of the original don't matter (707.2b). What has left the
    battlefield is copied as it last was there (608.2h)."""
    seen = found_out if spoken_of_as_permanent(verb.what) else objects
    originals = seen(game, verb.what, frame)
    game.cite("707.2")
    if not originals:
        raise NothingToSay
    game.cite(*rules_of_copying(game, originals[0], verb.exceptions))
    values = copy_values(game, originals[0], verb.exceptions, frame)
    return CopyValues(values, originals[0], not_copied(game, originals[0]))


# ---- entering as a copy


@replaces(ZoneChange, by="616.1c")
def _enters_as_copy(game: Game, event: Event) -> Iterable[Replacement]:
    """Chosen before other ways in which it enters, as what it copies may have its own (616.1c, 707.5)."""
    assert isinstance(event, ZoneChange)
    if not event.enters or event.face_down:
        return
    _, seen = would_enter(game, event)
    for ability in seen.abilities.of(cp.EntersAsCopy):
        assert isinstance(ability, cp.EntersAsCopy)
        yield Replacement(
            ("enters as a copy", event.object, id(ability), id(event.copying)),
            event.object,
            Message("enters-as-copy", {"object": TargetId.of_object(event.object)}),
            ("614.1c", "707.2", "707.5"),
            _copying(ability),
            Stage.COPY,
        )


def as_copy(game: Game, it: GameObject, values: Characteristics) -> tuple[Characteristics, tuple[tuple[str, int], ...]]:
    """What a permanent of the board is that entered as a copy of something with these copiable values, and the counters
    that it entered with: with the exceptions of its own ability that says so (707.9, 707.9e)."""
    ability = next((one for one in it.base.abilities.of(cp.EntersAsCopy) if isinstance(one, cp.EntersAsCopy)), None)
    if ability is None:
        return values, ()
    frame = Frame(it.id, it.controller, ability)
    made = excepted(game, values, ability.exceptions, frame)
    return made, counters_of_copy(game, ability.exceptions, made, frame)


def _copying(ability: cp.EntersAsCopy):  # type: ignore[no-untyped-def]
    def replace(game: Game, event: Event) -> Gen[list[Event]]:
        """Its controller may choose what it enters as a copy of (707.5)."""
        assert isinstance(event, ZoneChange)
        _, seen = would_enter(game, event)
        frame = Frame(event.object, seen.controller, ability)
        spell = game.objects[event.object].announced
        frame.x = spell.x if spell is not None else None
        can = [o.id for o in fitting(game, ability.group, frame) if o.id != event.object]
        chosen = yield from choose_objects(game, seen.controller, can, 0, 1, "choose-copied", "707.5", frame)
        if not chosen:
            return [event]
        if event.copying is not None:
            frame = frame.apart(former_name=event.copying.name)
        game.cite(*rules_of_copying(game, chosen[0], ability.exceptions))
        values = copy_values(game, chosen[0], ability.exceptions, frame)
        tapped = event.tapped or ability.enters is cp.Enters.TAPPED
        if event.copying is not None:  # the exceptions of an earlier copy effect don't happen (707.9e)
            game.cite(*(("707.9e",) if event.counters else ()))
            event = dataclasses.replace(event, counters=())
            _unlink(game, event.object)
        if ability.then is not None:
            frame = frame.apart(copied=TargetId.of_object(chosen[0]))
            when_done = IfDone(Did.WHEN_YOU_DO, ability.then)
            key = (_LINKED, event.object)
            defer(game, DeferredInstruction(key, when_done, frame, game.applied, ("603.11",), entering=True))
        left = not_copied(game, chosen[0])
        event = dataclasses.replace(event, copying=values, copied=chosen[0], not_copied=left, tapped=tapped)
        for kind, more in counters_of_copy(game, ability.exceptions, as_it_enters(game, event), frame):
            event = with_counters(event, kind, more)
        return [event]

    return replace


_LINKED = "linked to entering as a copy"


def _unlink(game: Game, entering: int) -> None:
    """What is linked to a copy effect that another is applied after does not trigger (707.9g)."""
    if call_off(game, (_LINKED, entering)):
        game.cite("707.9g")


# ---- copying what is on the stack


@DO.register(cp.CopySpell)
def _copy_spell(game: Game, verb: cp.CopySpell, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """A spell that has left the stack is copied as it last was there (707.10, 608.2h); a card, to be cast (707.12)."""
    acted: Acted = []
    for player in players:
        ids = yield from objects_for(game, verb.what, frame, player, "choose-copy", "608.2d")
        times = verb.times if verb.count is None else max(0, amount(game, verb.count, frame))
        if verb.per is not None:
            times = count(game, verb.per, frame)
        copies_at_once(len(ids) * times)
        for it in [game.find(i) for i in ids] * times:
            if it.zone is Zone.STACK:
                retarget = verb.targets is not cp.NewTargets.SAME
                new = yield from copy_on_stack(game, it, player, verb, frame, retarget=retarget)
                acted.append(new.target)
            elif it.id in game.objects and it.card is not None and it.zone is not Zone.BATTLEFIELD:
                acted.append(copy_card(game, it.id, player, frame))
    frame.done = bool(acted)
    return acted


# ---- copies with given targets


def could_target(game: Game, item: GameObject, thing: TargetId, player: PlayerId) -> bool:
    """Whether something would be a legal target for each instance of the word "target" of a spell or ability that has
    any, if the player controlled it (707.10d-e)."""
    made = item.announced
    if made is None or not any(made.targets):
        return False
    frame, found = targeting_of(game, item)
    frame.controller = player
    chosen: list[list[TargetId]] = []
    for phrase in found:
        slot = made.targets[phrase.index] if phrase.index < len(made.targets) else []
        if len(slot) > 1 or (slot and thing not in legal(game, phrase, frame, chosen)):
            return False
        chosen.append([thing] if slot else [])
    return True


@DO.register(cp.CopyOnto)
def _copy_onto(game: Game, verb: cp.CopyOnto, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(707.10e)"""
    acted: Acted = []
    targets = TargetId.of_objects(objects(game, verb.onto, frame))
    for i in objects(game, verb.what, frame):
        it = game.find(i)
        if it.zone is Zone.STACK and targets and could_target(game, it, targets[0], players[0]):
            with game.because("707.10e"):
                acted.append((yield from copy_on_stack(game, it, players[0], onto=targets[0])).target)
    frame.done = bool(acted)
    return acted


@DO.register(cp.CopyForEach)
def _copy_for_each(game: Game, verb: cp.CopyForEach, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """In the order that whoever copies chooses; the last is the first to resolve (707.10d)."""
    acted: Acted = []
    player = players[0]
    for i in objects(game, verb.what, frame):
        it = game.find(i)
        if it.zone is not Zone.STACK or it.announced is None:
            continue
        taken = {t for slot in it.announced.targets for t in slot}
        others = [o.target for o in fitting(game, verb.group, frame) if o.target not in taken]
        able = [t for t in others if could_target(game, it, t, player)]
        for target in (yield from _in_order(game, it, able, player)):
            with game.because("707.10d"):
                acted.append((yield from copy_on_stack(game, it, player, onto=target)).target)
    frame.done = bool(acted)
    return acted


def _in_order(game: Game, it: GameObject, targets: list[TargetId], player: PlayerId) -> Gen[list[TargetId]]:
    if len(targets) < 2:
        return targets
    prompt = Message("order-copies", {"source": it.target})
    options = [Option.of(t) for t in targets]
    size = len(options)
    text = text_of(game, it)
    alike = isinstance(text, Spell) and isinstance(text.effect, Sentences) and only_raises(game, text.effect)
    answer = yield Choice(
        player, "order", prompt, "707.10d", options, size, size, ordered=True, alike=alike, onto_stack=True
    )
    return list(answer)


# ---- copies of cards, to be cast


def copy_card(game: Game, card: ObjectId, player: PlayerId, frame: Frame, zone: Zone | None = None) -> TargetId:
    """The copy is there only to be cast while the same spell or ability resolves (707.12, 704.5e)."""
    event = CardCopied(card, player, zone)
    commit(game, [event], "707.12")
    copy = event.made[0]
    frame.outcome.copies = (*frame.outcome.copies, copy)
    return TargetId.of_object(copy)


@OBJECTS.register(cp.CopiesMade)
def _copies_made(game: Game, ref: cp.CopiesMade, frame: Frame) -> list[ObjectId]:
    return present(game, frame.outcome.copies)


@CHOICES.register(cp.CopiesMade)
def _some_copies(
    game: Game, ref: cp.CopiesMade, frame: Frame, player: PlayerId, prompt: str, rule: str
) -> Gen[list[ObjectId]]:
    """Of several any number are cast, in the order in which they are named (608.2d)."""
    can = _copies_made(game, ref, frame)
    if len(can) < 2:
        return can
    return (yield from choose_objects(game, player, can, 0, len(can), prompt, rule, frame))


def copy_on_stack(
    game: Game,
    original: GameObject,
    player: PlayerId,
    verb: cp.CopySpell | None = None,
    frame: Frame | None = None,
    *,
    retarget: bool = False,
    onto: TargetId | None = None,
) -> Gen[GameObject]:
    """Put a copy of a spell or ability onto the stack, with all decisions made for it (707.10).

    Modes, X, division and what was paid are copied; new targets must be legal, and any may stay (707.10c). With
    ``onto`` that is every target of the copy.
    """
    values = copiable(game, original)
    if verb is not None and frame is not None:
        values = excepted(game, values, verb.exceptions, frame)
        if verb.color is not None:
            values = values.thaw()
            values.colors = frozenset(verb.color.letter)
    new = game.copy_of(original, values, player)
    if onto is not None and new.announced is not None:
        new.announced.target_only(onto)
    with game.because("707.10", *(rule for rule in game.reasons() if rule.startswith("707.10"))):
        if retarget and new.announced is not None:
            yield from choose_new_targets(game, new, new.announced, player)
        logged = commit(game, [SpellCopied(new.id, player, original.id)])[0]
        if new.announced is not None:
            with game.under(logged):
                note_targets(game, new.id, new.announced, targeting_of(game, new)[0])
    return new


def targeting_of(game: Game, item: GameObject) -> tuple[Frame, tuple[TargetPhrase, ...]]:
    """The target phrases of a spell or ability, and the frame in which its controller chooses for them."""
    frame = frame_of(game, item)
    frame.item = item.id
    frame.controller = game.controller(item) if item.zone is Zone.STACK else item.controller
    if item.on_stack is None:
        frame.source = item.id
    text = item.on_stack.ability if item.on_stack is not None else text_of(game, item)
    return frame, phrases(text) if text is not None else ()


def choose_new_targets(
    game: Game, item: GameObject, made: Announcement, player: PlayerId, rule: str = "707.10c"
) -> Gen[None]:
    """A player may change any number of the targets of a spell or ability, each for a legal one (115.7d, 707.10c);
    ``made`` is where they are written."""
    frame, found = targeting_of(game, item)
    for phrase in found:
        if phrase.index < len(made.targets):
            for place in range(len(made.targets[phrase.index])):
                yield from _change(game, item, made, phrase, place, frame, player, rule)


def _change(
    game: Game,
    item: GameObject,
    made: Announcement,
    phrase: TargetPhrase,
    place: int,
    frame: Frame,
    player: PlayerId,
    rule: str,
) -> Gen[None]:
    """Keep one target or choose another in its place; it takes over its part of a division (115.7f, 707.10c).

    Only the targets that it ends up with must be legal together (115.7e): one that an earlier one has become meanwhile
    can't be kept where the words ask for another."""
    slot = made.targets[phrase.index]
    now = slot[place]
    others = slot[:place] + slot[place + 1 :]
    earlier = made.targets[: phrase.index]
    can = [t for t in legal(game, phrase, frame, earlier) if t not in others and t != now]
    taken = phrase.article not in (None, Article.NONE) and any(now in one for one in earlier)
    if not can:
        return
    options = [Option.of(t) for t in (can if taken else (now, *can))]
    prompt = Message("choose-new-target", {"source": item.target})
    answer = yield Choice(player, "new target", prompt, rule, options)
    made.retarget(phrase.index, place, answer[0])
