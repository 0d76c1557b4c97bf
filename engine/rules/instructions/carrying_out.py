"""How verbs find the code that does them (CR 608.2, 701)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from engine.abilities.base import Declaration, Duration, ObjectVerb, PlayerVerb, Ref, Verb, Who
from engine.abilities.dispatch import Dispatch, Use
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.object_phrases import Some, That, This, Those
from engine.abilities.nouns.player_phrases import EachOpponent, EachOtherPlayer, EachPlayer
from engine.abilities.nouns.shared_characteristics import SharesWith
from engine.abilities.quantities.amounts import AnyNumber
from engine.abilities.verbs import deal_damage as ac
from engine.abilities.walk import found
from engine.rules.evaluate.amounts import bounds
from engine.rules.evaluate.combined_totals import can_reach_total, total_check
from engine.rules.evaluate.described_objects import fitting
from engine.rules.evaluate.evaluation import test_of
from engine.rules.evaluate.found_after_zone_change import all_latest, itself
from engine.rules.evaluate.object_phrases import other_than, things
from engine.rules.instructions.choosing_objects import choose_objects
from engine.rules.instructions.naming_unknown_cards import choose_or_name, might_fit
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.objects import GameObject
from engine.state.zones import Zone

Acted = list[TargetId]
"""The objects and players that a verb acted on or made, for sentences that speak of them again."""

DO: Dispatch[Callable[[Game, Any, Frame, list[PlayerId]], Gen[Acted]]] = Dispatch(
    "a player's action", Verb, Declaration, where=Use.DONE
)
"""For each player verb the function that has these players do it."""

ACT: Dispatch[Callable[[Game, Any, Frame, list[TargetId]], Gen[Acted]]] = Dispatch(
    "an object's action", Verb, Declaration, where=Use.DONE
)
"""For each one-shot object verb the function that has these objects do it."""

CHOICES: Dispatch[Callable[[Game, Any, Frame, PlayerId, str, str], Gen[list[ObjectId]]]] = Dispatch(
    "objects chosen now", Who, Ref, where=Use.CHOSEN
)
"""For each noun phrase whose objects are chosen as it is carried out, the function that has a player choose."""

POSSIBLE: Dispatch[Callable[[Game, Any, Frame, PlayerId], bool]] = Dispatch("an action that can be paid")
"""Whether a player could do it in full, for verbs that stand in costs (118.3)."""


TO_CHOOSE_FROM: Dispatch[Callable[[Game, Any, Frame], bool]] = Dispatch("something of a pile to choose")
"""For noun phrases whose objects are chosen out of a pile, whether there is as much in it to choose as is asked for,
and anything at all."""

NOT_OFFERED: Dispatch[Callable[[Game, Any, Frame, PlayerId], None]] = Dispatch("an action that can't be chosen")
"""For verbs of which it is told that nobody is asked about what is impossible, the function that notes it (608.2d)."""


def do_player_verb(game: Game, verb: PlayerVerb, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Have players do something; afterwards ``frame.done`` tells whether they did (608.2c): not where there was nothing
    to do it to. Who does it to none of "any number" has done it (107.1c)."""
    acted = yield from DO[type(verb)](game, verb, frame, players)
    if verb.what is not None and not acted:
        frame.done = False
    if players and isinstance(verb.what, Some) and isinstance(verb.what.count, AnyNumber):
        frame.done = True
    return acted


def act_object_verb(
    game: Game, verb: ObjectVerb, frame: Frame, subjects: list[TargetId], duration: Duration | None
) -> Gen[Acted]:
    """Have objects do something once."""
    return (yield from ACT[type(verb)](game, verb, frame, subjects))


def possible(game: Game, verb: PlayerVerb, frame: Frame, player: PlayerId) -> bool:
    """Whether a player could do something in full (118.3)."""
    what = verb.what
    if type(what) in TO_CHOOSE_FROM and not TO_CHOOSE_FROM[type(what)](game, what, frame):
        return False
    test = POSSIBLE.get(type(verb))
    if test is not None:
        return test(game, verb, frame, player)
    return not isinstance(what, Some) or enough(game, what, frame)


def enough(
    game: Game, what: Some, frame: Frame, there: Callable[[Iterable[GameObject]], Iterable[GameObject]] = iter
) -> bool:
    """Whether there is as much of what is spoken of as is asked for at least (118.3), those cards in hands included
    that nobody has named. ``there`` gives those of some objects that count."""
    others = other_than(game, what, frame) if what.article.value else []
    found = [*fitting(game, what.group, frame), *might_fit(game, what.group, frame)]
    left = {it.id for it in there(found)} - {*others, *frame.taken}
    return len(left) >= bounds(game, what.count, frame)[0] and can_reach_total(game, what.group, left, frame)


def available(game: Game, what: Some, frame: Frame, player: PlayerId, zone: Zone | None = None) -> list[ObjectId]:
    """The objects that a player could choose for "a creature", "two cards": what the player controls or owns;
    "another creature" is not the object that says so."""
    inner = _seen_by(frame, player)
    if zone is None:
        can = [o.id for o in fitting(game, what.group, inner) if game.controller(o) == player]
    else:
        test = test_of(what.group)
        can = [o.id for o in game.in_zone(zone, player) if test(game, o, game.characteristics(o), inner)]
    others = other_than(game, what, frame) if what.article.value else []
    return [i for i in can if i not in others]


def _seen_by(frame: Frame, player: PlayerId) -> Frame:
    """The frame as read for another player: "a creature" each player sacrifices is one of their own."""
    if player == frame.controller:
        return frame
    return replace(frame, controller=player)


def choose_some(
    game: Game,
    what: Some,
    frame: Frame,
    player: PlayerId,
    prompt: str,
    rule: str,
    barred: Callable[[ObjectId], bool] | None = None,
) -> Gen[list[ObjectId]]:
    """A player chooses among their own objects as an instruction is carried out (608.2d), but none that is
    ``barred``."""
    can = [i for i in available(game, what, frame, player) if barred is None or not barred(i)]
    least, most = bounds(game, what.count, frame)
    most = len(can) if most is None else min(most, len(can))
    least = min(least, most)
    check = total_check(game, what.group, frame)
    return (yield from choose_objects(game, player, can, least, most, prompt, rule, frame, check))


def objects_for(game: Game, what: Ref, frame: Frame, player: PlayerId, prompt: str, rule: str) -> Gen[list[ObjectId]]:
    """The objects that a verb's object phrase stands for; "a creature" is chosen now (608.2d)."""
    choose = CHOICES.get(type(what))
    if choose is not None:
        return (yield from choose(game, what, frame, player, prompt, rule))
    if isinstance(what, This):
        here = itself(game, frame)
        also = () if here == frame.source else all_latest(game, TargetId.of_object(frame.source))
        return list(dict.fromkeys((here, *objects_in(also))))
    found_now = objects_in(things(game, what, frame))
    if isinstance(what, That | Those) and what.antecedent is not None:
        game.cite(*_though_it_has_changed(game, what, what.antecedent, found_now, frame))
    return found_now


def _though_it_has_changed(
    game: Game, what: That | Those, antecedent: Antecedent, those: list[ObjectId], frame: Frame
) -> tuple[str, ...]:
    """The rules by which "that creature" is meant though it is none any more (603.7c, 608.2k, 700.7)."""
    test = test_of(what.group)
    there = [game.objects[i] for i in those if game.exists(i)]
    if all(it.zone is not Zone.BATTLEFIELD or test(game, it, game.characteristics(it), frame) for it in there):
        return ()
    later = ("603.7c",) if frame.known.later else ()
    return (*later, "700.7") if antecedent.role in (Role.TARGET, Role.RESULT) else (*later, "608.2k")


def in_turn(verb: PlayerVerb, frame: Frame, players: list[PlayerId]) -> Iterator[PlayerId]:
    """Each player, while the words mean what is theirs: what each of several has found, and "they" of "each player"."""
    each = any(a.role is Role.EACH for a in found(verb, Antecedent))
    try:
        for player in players:
            frame.own = player if len(players) > 1 else frame.own
            frame.each = TargetId.of_player(player) if each else frame.each
            yield player
    finally:
        frame.own = None


def chosen_in_turn(game: Game, verb: Any, frame: Frame, players: list[PlayerId], prompt: str) -> Gen[list[ObjectId]]:
    """What each of the players chooses for what a verb speaks of, one after another; it is all acted on at once
    (608.2d-e). Who is said to do something is who chooses."""
    ids: list[ObjectId] = []
    for player in in_turn(verb, frame, players):
        ids += yield from objects_for(game, verb.what, frame, player, prompt, "608.2d")
    return present(game, ids)


@CHOICES.register(Some)
def _some(game: Game, what: Some, frame: Frame, player: PlayerId, prompt: str, rule: str) -> Gen[list[ObjectId]]:
    """ "a creature", "two cards from your graveyard": any that fit, as the player sees them (608.2d)."""
    can = choosable(game, what, frame)
    least, most = bounds(game, what.count, frame)
    check, test = total_check(game, what.group, frame), test_of(what.group)

    def fits(it: GameObject) -> bool:
        return test(game, it, game.characteristics(it), frame)

    unknown = might_fit(game, what.group, frame)
    return (yield from choose_or_name(game, player, can, unknown, fits, least, most, prompt, rule, frame, check))


def choosable(game: Game, what: Some, frame: Frame) -> list[ObjectId]:
    """What is known to fit: of "another creature" any but what it is other than."""
    can = [o.id for o in fitting(game, what.group, frame)]
    if not what.article.value:
        return can
    others = _others_than(game, what, frame)
    return [i for i in can if i not in others]


def _others_than(game: Game, what: Some, frame: Frame) -> list[ObjectId]:
    """What "another" is other than: what it is to have something in common with, if anything."""
    compared = next((one.other for one in what.qualifiers if isinstance(one, SharesWith)), None)
    return other_than(game, what, frame) if compared is None else objects_in(things(game, compared, frame))


def present(game: Game, ids: Iterable[ObjectId]) -> list[ObjectId]:
    """Those that still exist where they were (400.7), each once though two targets may be the same."""
    return [i for i in dict.fromkeys(ids) if i in game.objects]


EACH_PLAYER = EachPlayer | EachOpponent | EachOtherPlayer


def is_for_each_recipient(verb: ac.DealDamage) -> bool:
    """Whether how much damage there is depends on who is dealt it: "to each player equal to the number of lands that
    player controls"."""
    several = any(isinstance(one, EACH_PLAYER) for one in verb.recipients)
    return several and any(a.role is Role.EACH for a in found(verb.amount, Antecedent))
