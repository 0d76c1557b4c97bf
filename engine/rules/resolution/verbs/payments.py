"""Paying while something resolves (CR 118.12)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from engine.abilities.base import Instruction, Node, PlayerVerb
from engine.abilities.keyword_actions.counter import CounteredTo
from engine.abilities.sentences import OF_WHAT_WAS_NOT_DONE, IfDone, May
from engine.abilities.verbs.payments import (
    EachUnless,
    GetCounters,
    MayEither,
    Pay,
    PayAnyMana,
    PayForEach,
    PayLifeAction,
    PayManaAndLife,
    PayManaCost,
    Unless,
)
from engine.abilities.walk import found
from engine.events import CountersPut
from engine.rules.choices.declined import CHOOSES_NOT, NOT_ABLE, either, said_of, tell_not_done
from engine.rules.choices.may_prompts import may_prompt
from engine.rules.evaluate.evaluation import amount
from engine.rules.evaluate.evaluation import players as players_of
from engine.rules.evaluate.for_each import count
from engine.rules.evaluate.object_phrases import looked_at
from engine.rules.instructions.carrying_out import (
    DO,
    POSSIBLE,
    Acted,
    do_player_verb,
    possible,
)
from engine.rules.instructions.performing import PERFORM, perform
from engine.rules.mana import payment
from engine.rules.pipeline import happen
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.players.paying_life import can_pay
from engine.rules.players.paying_life import pay as pay_life
from engine.rules.triggers.trigger_limits import is_done, note_done
from engine.state.choices import (
    YES_NO,
    Choice,
    Gen,
    Message,
    Option,
)
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.mana_costs import ManaCost
from engine.state.mana_symbols import symbols
from engine.state.undetermined_numbers import determined
from engine.state.zones import Zone


@DO.register(Pay)
def _pay(game: Game, verb: Pay, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Pay mana; X is chosen by whoever pays (107.3f, 608.2g)."""
    paid: Acted = []
    for player in players:
        x = determined(frame.x)
        if "X" in symbols(verb.mana.text) and frame.x is None:
            x = yield from _choose_x(game, player, verb, frame)
            frame.x = x
        cost = ManaCost.of(verb.mana.text, x)
        who = TargetId.of_player(player)
        required = _is_required(verb, frame)
        if required and payment.is_beyond_lands(game, player, cost):
            game.assume("only-the-lands-shown", player=game.players[player].name)
            does_not_happen(game, "not-able-to-paying", "118.3", player=who, cost=verb.mana.text)
        elif payment.payable(game, player, cost):
            asked = required and _is_asked_about(frame) and not payment.in_pool(game, player, cost)
            if asked and not (yield from _makes_mana(game, verb, frame, player)):
                continue
            yield from payment.pay(game, player, cost)
            paid.append(who)
        else:
            does_not_happen(game, "not-able-to-paying", "118.3", player=who, cost=verb.mana.text)
    frame.done = bool(paid)
    return paid


def _is_required(verb: Pay, frame: Frame) -> bool:
    """Whether it is a mandatory cost (118.12)."""
    effect = frame.ability.effect if frame.ability is not None else None
    if effect is None or all(one is not verb for one in found(effect, Pay)):
        return False
    return all(one is not verb for asks in found(effect, *_ASKING) for one in found(asks, Pay))


def _makes_mana(game: Game, verb: Pay, frame: Frame, player: PlayerId) -> Gen[bool]:
    """Whether a player makes the mana for a mandatory cost: nobody has to activate mana abilities (118.3c)."""
    said = said_of(game, verb, frame)
    prompt = may_prompt(frame.source, said)
    if (yield Choice(player, "may", prompt, "118.3c", YES_NO)) == ["yes"]:
        return True
    tell_not_done(game, CHOOSES_NOT, (verb,), frame, player, "118.3c", "118.12")
    return False


def _is_asked_about(frame: Frame) -> bool:
    """Whether something depends on a cost not being paid ("if you don't"); who takes a special action pays for it."""
    effect = frame.ability.effect if frame.ability is not None else None
    return effect is not None and any(one.did in OF_WHAT_WAS_NOT_DONE for one in found(effect, IfDone))


_ASKING: tuple[type[Node], ...] = (May, MayEither, Unless, EachUnless)
"""What asks a player whether they pay."""


@DO.register(PayAnyMana)
def _pay_any(game: Game, verb: PayAnyMana, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """From none to as much as the player can pay (107.1c, 118.3); so much of it is spoken of again."""
    acted: Acted = []
    for player in players:

        def can_pay_it(answer: object, player: PlayerId = player) -> None:
            payment.check(game, player, ManaCost(int(str(answer))), rule="118.3")

        prompt = Message("choose-mana-paid", {"source": TargetId.of_object(frame.source)})
        answer = yield Choice(player, "number", prompt, "107.1c", (), 0, None, form="number", check=can_pay_it)
        paid = int(answer)
        if paid:
            yield from payment.pay(game, player, ManaCost(paid))
        acted += [TargetId.of_player(player)] * paid
    frame.done = bool(acted)
    return acted


def _choose_x(game: Game, player: PlayerId, verb: Pay, frame: Frame) -> Gen[int]:
    source = TargetId.of_object(frame.source)
    answer = yield Choice(player, "x", Message("choose-x", {"source": source}), "107.3f", (), 0, None, form="number")
    return int(answer)


@POSSIBLE.register(Pay)
def _can_pay(game: Game, verb: Pay, frame: Frame, player: PlayerId) -> bool:
    return payment.payable(game, player, ManaCost.of(verb.mana.text, frame.x))


def _cost_for_each(game: Game, verb: PayForEach, frame: Frame) -> ManaCost:
    first = "" if verb.first is None else verb.first.text
    return ManaCost.of(first + verb.mana.text * count(game, verb.per, frame))


@DO.register(PayForEach)
def _pay_for_each(game: Game, verb: PayForEach, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Counted as it is paid (608.2g-h)."""
    payers = [p for p in players if possible(game, verb, frame, p)]
    cost = _cost_for_each(game, verb, frame)
    for player in payers:
        yield from payment.pay(game, player, cost)
    frame.done = bool(payers)
    return TargetId.of_players(payers)


@POSSIBLE.register(PayForEach)
def _can_pay_for_each(game: Game, verb: PayForEach, frame: Frame, player: PlayerId) -> bool:
    return payment.payable(game, player, _cost_for_each(game, verb, frame))


def _mana_cost_of(game: Game, verb: PayManaCost, frame: Frame) -> tuple[ManaCost | None, tuple[str, ...]]:
    """X in it is 0, but for a spell on the stack (107.3h); reduced as far as it can be (118.7); None where there is no
    mana cost to pay (118.6). With it the rules that make it what it is."""
    for i in looked_at(game, verb.of, frame):
        it = game.find(i)
        x = it.announced.x if it.zone is Zone.STACK and it.announced is not None else None
        written = game.characteristics(i).mana_cost
        if not written:
            return None, ()
        cost = ManaCost.of(written, x)
        rules: tuple[str, ...] = ("107.3h",) if "{X}" in written else ()
        if verb.less is not None:
            cost.reduce(verb.less.text)
            rules += ("118.7",)
        return cost, rules
    return None, ()


@DO.register(PayManaCost)
def _pay_mana_cost(game: Game, verb: PayManaCost, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(118.12)"""
    payers = [p for p in players if possible(game, verb, frame, p)]
    cost, rules = _mana_cost_of(game, verb, frame)
    for player in payers if cost is not None else ():
        assert cost is not None
        with game.because(*rules):
            yield from payment.pay(game, player, cost)
    frame.done = bool(payers)
    return TargetId.of_players(payers)


@POSSIBLE.register(PayManaCost)
def _can_pay_mana_cost(game: Game, verb: PayManaCost, frame: Frame, player: PlayerId) -> bool:
    cost, _ = _mana_cost_of(game, verb, frame)
    return cost is not None and payment.payable(game, player, cost)


@DO.register(PayLifeAction)
def _pay_life(game: Game, verb: PayLifeAction, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Paying life is losing it; nobody can pay more than they have (119.4)."""
    payers = [p for p in players if possible(game, verb, frame, p)]
    cost = amount(game, verb.amount, frame)
    for player in payers:
        yield from pay_life(game, player, cost, frame.source)
    frame.done = bool(payers)
    return TargetId.of_players(payers)


@POSSIBLE.register(PayLifeAction)
def _can_pay_life(game: Game, verb: PayLifeAction, frame: Frame, player: PlayerId) -> bool:
    return can_pay(game, player, amount(game, verb.amount, frame))


def _both(verb: PayManaAndLife) -> tuple[PlayerVerb, PlayerVerb]:
    return Pay(verb.mana), PayLifeAction(verb.life)


@DO.register(PayManaAndLife)
def _pay_both(game: Game, verb: PayManaAndLife, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Nobody pays a part of a cost (118.3)."""
    payers = [p for p in players if possible(game, verb, frame, p)]
    for one in _both(verb):
        yield from do_player_verb(game, one, frame, payers)
    frame.done = bool(payers)
    return TargetId.of_players(payers)


@POSSIBLE.register(PayManaAndLife)
def _can_pay_both(game: Game, verb: PayManaAndLife, frame: Frame, player: PlayerId) -> bool:
    return all(possible(game, one, frame, player) for one in _both(verb))


@DO.register(GetCounters)
def _get_counters(game: Game, verb: GetCounters, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(122.1)"""
    count = max(0, amount(game, verb.count, frame))
    if count:
        put = [CountersPut(TargetId.of_player(p), str(verb.kind), count, frame.controller) for p in players]
        yield from happen(game, put, "122.6")
    return TargetId.of_players(players)


@PERFORM.register(Unless)
def _unless(game: Game, node: Unless, frame: Frame) -> Gen[None]:
    """A player may do something; if none does, the rest happens (118.12a). "If they do" asks whether anyone did."""
    for player in players_of(game, node.who, frame):
        if (yield from _does_one(game, node.options, frame, player)):
            frame.done = True
            return
    yield from perform(game, _counters_to(node), frame)
    frame.done = False


def _counters_to(node: Unless) -> Instruction:
    """What happens unless somebody pays; a spell that it counters goes where it is said to (701.6a)."""
    if node.to is CounteredTo.GRAVEYARD:
        return node.then
    verbs = tuple(replace(verb, to=node.to) for verb in node.then.verbs)
    then: Any = node.then
    return cast(Instruction, replace(then, verbs=verbs))


@PERFORM.register(EachUnless)
def _each_unless(game: Game, node: EachUnless, frame: Frame) -> Gen[None]:
    """Each in turn order; then it happens to all who didn't (101.4, 118.12a)."""
    left = []
    before = frame.each
    for player in players_of(game, node.who, frame):
        frame.each = TargetId.of_player(player)
        if not (yield from _does_one(game, node.options, frame, player)):
            left.append(player)
    frame.each = before
    if left:
        for verb in node.verbs:
            yield from do_player_verb(game, verb, frame, left)


@PERFORM.register(MayEither)
def _may_either(game: Game, node: MayEither, frame: Frame) -> Gen[None]:
    """What can't be done can't be chosen (608.2d)."""
    if not is_done(game, frame.source, frame.ability):
        frame.done = yield from _does_one(game, node.options, frame, frame.controller, "608.2d")
        if frame.done:
            note_done(game, frame)
    else:
        frame.done = False


def _does_one(
    game: Game, options: Sequence[PlayerVerb], frame: Frame, player: PlayerId, rule: str = "118.12a"
) -> Gen[bool]:
    """Whether a player did one of these things, as they might."""
    able = [verb for verb in options if possible(game, verb, frame, player)]
    if not able or game.players[player].left:  # who has left pays nothing (800.4f)
        tell_not_done(game, NOT_ABLE, options, frame, player, "118.3", rule)
        return False
    said = [said_of(game, verb, frame) for verb in able]
    prompt = may_prompt(frame.source, either(said))
    yes, no = YES_NO
    each = [Option(str(n), Message("cost", {"text": text}), kind="may", number=n) for n, text in enumerate(said, 1)]
    answer = yield Choice(player, "may", prompt, rule, [yes, no] if len(able) == 1 else [*each, no])
    if answer == ["no"]:
        tell_not_done(game, CHOOSES_NOT, able, frame, player, rule)
        return False
    chosen = able[0 if answer == ["yes"] else int(answer[0]) - 1]
    with game.because(*game.reasons(), *((rule,) if rule == "118.12a" else ())):
        yield from do_player_verb(game, chosen, frame, [player])
    return True
