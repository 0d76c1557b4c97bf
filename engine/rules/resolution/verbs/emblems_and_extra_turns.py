"""Emblems, extra turns, decided games, replaced deaths and missed untaps (CR 104, 114, 500.7, 502.3, 614)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.abilities.base import ObjectVerb, Verb, Who
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.nouns.target_phrases import Target
from engine.abilities.verbs import Draw, TurnDuration, Until
from engine.abilities.verbs import emblems_and_extra_turns as aw
from engine.events import (
    CountersPut,
    Damage,
    DrawCard,
    EffectBegins,
    Event,
    ExtraTurnAdded,
    GameEnds,
    GotEmblem,
    ZoneChange,
)
from engine.rules.continuous.beginning import new_effect
from engine.rules.continuous.lasting_verbs import RULES_OF_PLAY, begin_effect
from engine.rules.evaluate.evaluation import OBJECTS, amount, fits, test_of
from engine.rules.evaluate.evaluation import players as players_of
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.carrying_out import ACT, DO, Acted, objects_for, present
from engine.rules.instructions.performing import PERFORM
from engine.rules.pipeline import barred, commit, happen
from engine.rules.pipeline.applying import Replacement, replaces, to_exile
from engine.rules.players.losing_and_leaving import lose, win
from engine.rules.prohibitions.untapping import MissesNextUntap
from engine.rules.resolution.sentences import does, may_text
from engine.rules.triggers.trigger_limits import is_done, note_done
from engine.state.characteristics import Abilities, Characteristics
from engine.state.choices import YES_NO, Choice, Gen, Message, Option
from engine.state.continuous_effects import Effect
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.objects import Kind
from engine.state.zones import Zone


@DO.register(aw.GetEmblem)
def _get_emblem(game: Game, verb: aw.GetEmblem, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """An emblem has no characteristics but its abilities (114.1-114.3)."""
    base = Characteristics(name="", abilities=Abilities(verb.abilities))
    made: Acted = []
    for player in players:
        emblem = game.make(base, player, Zone.COMMAND, kind=Kind.EMBLEM, controller=player)
        commit(game, [GotEmblem(emblem.id, player)], "114.1")
        made.append(emblem.target)
    return made
    yield


def add_turns(game: Game, players: list[PlayerId], count: int, frame: Frame) -> None:
    """Each player takes so many extra turns after this one (500.7); "that turn" is the last that was added."""
    for player in players:
        for _ in range(count):
            number = 1 + len(game.happened(ExtraTurnAdded))
            commit(game, [ExtraTurnAdded(player, number)], "500.7")
            frame.costs["extra turn"] = number


@DO.register(aw.TakeExtraTurn)
def _extra_turn(game: Game, verb: aw.TakeExtraTurn, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """The most recently created extra turn is taken first (500.7)."""
    add_turns(game, players, 1, frame)
    return TargetId.of_players(players)
    yield


@DO.register(aw.EndGame)
def _end_game(game: Game, verb: aw.EndGame, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(104.2b, 104.3e)"""
    if verb.outcome is aw.Outcome.LOSE:
        yield from lose(game, players, "effect", "104.3e")
    else:
        for player in players:
            yield from win(game, player, "104.2b")
    return TargetId.of_players(players)


@PERFORM.register(aw.GameDrawn)
def _game_drawn(game: Game, node: aw.GameDrawn, frame: Frame) -> Gen[None]:
    """Nobody wins, and nobody loses: what keeps players from that does not help (104.4c)."""
    yield from happen(game, [GameEnds(None, "effect")], "104.4c")


# ---- not untapping


RULES_OF_PLAY.add(aw.MissesUntap)


@ACT.register(aw.MissesUntap)
def _misses_untap(game: Game, verb: aw.MissesUntap, frame: Frame, subjects: list[TargetId]) -> Gen[Acted]:
    whose = frame.controller if verb.step is aw.NextUntap.YOUR else None
    begin_effect(game, (MissesNextUntap(whose),), frame, subjects, None)
    return subjects
    yield


# ---- dying replaced by exile


@dataclass(frozen=True, slots=True)
class ExiledIfDies(ObjectVerb):
    """A shield of its own kind: exile instead of death, this turn (614.1a)."""

    group: Group | None = None
    """What it shields, where that is not locked in: "if a creature would die this turn" is said of all."""


@OBJECTS.register(aw.DealtDamageThisWay)
def _dealt_this_way(game: Game, ref: aw.DealtDamageThisWay, frame: Frame) -> list[ObjectId]:
    """What damage was dealt to, not what it was prevented or turned away from (614.9, 615.6)."""
    since = game.part_of.id if game.part_of is not None else 0
    hurt = (hit.target for hit in game.happened(Damage, since=since))
    ids = dict.fromkeys(i for i in objects_in(hurt) if i in game.objects)
    test = test_of(ref.group)
    return [i for i in ids if test(game, game.objects[i], game.characteristics(i), frame)]


@PERFORM.register(aw.ExileInstead)
def _exile_instead(game: Game, node: aw.ExileInstead, frame: Frame) -> Gen[None]:
    turn = Until(TurnDuration.THIS_TURN)
    if isinstance(node.subject, Some):
        effect = new_effect(game, frame, (ExiledIfDies(node.subject.group),), None, turn)
        commit(game, [EffectBegins(effect)], "611.2")
        return
    begin_effect(game, (ExiledIfDies(),), frame, things(game, node.subject, frame), turn)
    return
    yield


def _shields(game: Game, effect: Effect, verb: Verb, object_id: ObjectId) -> bool:
    if not isinstance(verb, ExiledIfDies):
        return False
    if verb.group is not None:
        return fits(game, verb.group, game.objects[object_id], effect.frame)
    return effect.affected is not None and TargetId.of_object(object_id) in effect.affected


@replaces(ZoneChange, by="614.1a")
def _exiled_if_dies(game: Game, event: Event) -> Iterable[Replacement]:
    """(614.1a, 700.4)"""
    assert isinstance(event, ZoneChange)
    if not event.dies:
        return
    for effect in game.effects:
        if any(_shields(game, effect, verb, event.object) for verb in effect.verbs):
            label = Message("exile-instead", {"object": TargetId.of_object(event.object)})
            yield Replacement(("exiled if dies", id(effect)), effect.source, label, ("614.1a",), to_exile)


# ---- having something do something


@PERFORM.register(aw.MayHave)
def _may_have(game: Game, node: aw.MayHave, frame: Frame) -> Gen[None]:
    """The player decides; the subject does it (608.2d)."""
    frame.done = False
    if is_done(game, frame.source, frame.ability):
        return
    for player in players_of(game, node.who, frame):
        if _nobody_can_draw(game, node, frame):
            continue
        prompt = Message("may", {"source": TargetId.of_object(frame.source), "text": may_text(node)})
        answer = yield Choice(player, "may", prompt, "608.2d", YES_NO)
        if answer == ["yes"]:
            note_done(game, frame)
            yield from does(game, node.subject, node.verbs, frame, None, node.step)
            frame.done = True


def _nobody_can_draw(game: Game, node: aw.MayHave, frame: Frame) -> bool:
    """Whether the choice can't be taken because those who would draw can't; that a library is empty keeps nobody
    from choosing it (121.3a)."""
    if not isinstance(node.subject, Who) or not any(isinstance(verb, Draw) for verb in node.verbs):
        return False
    drawing = players_of(game, node.subject, frame)
    return all(barred(game, DrawCard(player)) is not None for player in drawing)


# ---- distributing counters


@DO.register(aw.Distribute)
def _distribute(game: Game, verb: aw.Distribute, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """At least one counter on each; among targets as announced (601.2d), else chosen now (608.2d)."""
    total = amount(game, verb.count, frame)
    player = players[0]
    if isinstance(verb.what, Target):
        announced = {t: n for t, n in frame.division.items() if t.object in game.objects}
        on = {t: announced[t] for t in things(game, verb.what, frame) if t in announced}
        yield from happen(game, [CountersPut(t, str(verb.kind.name), n, player) for t, n in on.items()], "122.6")
        return list(on)
    ids = present(game, (yield from objects_for(game, verb.what, frame, player, "choose-objects", "608.2d")))[:total]
    if not ids:
        return []
    shares = {TargetId.of_object(ids[0]): total}
    if len(ids) > 1:
        answer = yield Choice(
            player,
            "division",
            Message("divide-counters", {"total": total}),
            "608.2d",
            [Option.of(TargetId.of_object(i)) for i in ids],
            total,
            total,
            form="division",
            each=1,
        )
        shares = dict(answer)
    put = [CountersPut(t, str(verb.kind.name), n, player) for t, n in shares.items() if n]
    yield from happen(game, put, "122.6")
    return list(shares)
