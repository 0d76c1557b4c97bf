"""What may be done, is done if something is so, or if something before it was done (CR 608.2c-d)."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence

from engine.abilities.base import Instruction, PlayerVerb, Ref, Verb
from engine.abilities.conditions.predicates import Is
from engine.abilities.keyword_actions.collect_evidence import CollectEvidence
from engine.abilities.keyword_actions.counter import Counter
from engine.abilities.keyword_actions.destroy import Destroy
from engine.abilities.keyword_actions.discard import Discard, DiscardThese
from engine.abilities.keyword_actions.exile import Exile
from engine.abilities.keyword_actions.sacrifice import Sacrifice
from engine.abilities.keyword_actions.search import Search
from engine.abilities.keyword_actions.shuffle import Shuffle
from engine.abilities.keyword_actions.tap_untap import Tap, Untap
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.quantities.amounts import Exactly
from engine.abilities.quantities.computed_amounts import ThatMuch
from engine.abilities.sentences import (
    OF_PREVENTION,
    OF_WHAT_WAS_NOT_DONE,
    Did,
    If,
    IfDone,
    May,
    MayOrElse,
)
from engine.abilities.verbs.delayed_triggers import DoingSo, WhenThisWay
from engine.abilities.verbs.draw import Draw
from engine.abilities.verbs.energy import PayEnergy
from engine.abilities.verbs.payments import Pay, PayLifeAction, PayManaCost, chooses_x
from engine.abilities.verbs.remove_counters import RemoveCounters
from engine.abilities.verbs.win_or_lose_game import EndGame
from engine.abilities.walk import found
from engine.events import DidNotHappen, Event
from engine.grammar.printer import NoEnglish, print_value
from engine.oracle.names import with_name
from engine.rules.choices.declined import CHOOSES_NOT, DECLINES, NOT_ABLE, NOT_WISHED, tell_declined
from engine.rules.choices.may_prompts import may_prompt
from engine.rules.choices.what_is_spoken_of import spoken_of
from engine.rules.continuous.owed_to_effects import owed_of_condition
from engine.rules.evaluate.conditions import counts
from engine.rules.evaluate.evaluation import amount, holds, players
from engine.rules.evaluate.false_conditions import in_words, is_expected
from engine.rules.evaluate.numbers_found import number_in_brackets
from engine.rules.evaluate.object_phrases import things
from engine.rules.evaluate.true_conditions import because_it_is_true
from engine.rules.instructions.carrying_out import (
    CHOICES,
    NOT_OFFERED,
    POSSIBLE,
    TO_CHOOSE_FROM,
    available,
    do_player_verb,
    possible,
)
from engine.rules.instructions.performing import PERFORM, perform
from engine.rules.pipeline import commit
from engine.rules.pipeline.becoming_known import HIDDEN_ZONES, which_cards
from engine.rules.pipeline.not_happening import by_text_of, does_not_happen
from engine.rules.prohibitions.cant_draw import keeps_from_choosing_to_draw
from engine.rules.resolution.partitives import fitting_this_way
from engine.rules.resolution.sentences import EACH_OF, players_do
from engine.rules.resolution.what_is_spared import spared
from engine.rules.triggers.reflexive_triggers import triggers_when_done
from engine.rules.triggers.trigger_limits import is_done, note_done
from engine.rules.triggers.what_is_missed import with_what_is_left_out
from engine.state.choices import (
    YES_NO,
    Choice,
    Gen,
    Message,
)
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.objects import GameObject
from engine.state.unknown_cards import DOES_NOT_MATTER, is_unknown

FROM_WHAT_IS_THERE = (Destroy, Exile, Tap, Untap)
"""Verbs that do nothing where there is nothing of what they are to be done to."""

PAYS = (
    CollectEvidence,
    Discard,
    DiscardThese,
    Exile,
    Pay,
    PayEnergy,
    PayLifeAction,
    PayManaCost,
    RemoveCounters,
    Sacrifice,
)
"""Verbs by which a player gives something up. What follows them is part of the same price (118.3)."""


@PERFORM.register(May)
def _may(game: Game, node: May, frame: Frame) -> Gen[None]:
    """The player decides whether to do it (608.2d)."""
    if is_done(game, frame.source, frame.ability):
        frame.done = False
        return
    willing = []
    asked = players(game, node.who, frame)
    for player in asked:
        if game.players[player].left:
            continue  # who has left pays nothing and does nothing (800.4f)
        seen = dataclasses.replace(frame, each=TargetId.of_player(player)) if isinstance(node.who, EACH_OF) else frame
        first = node.verbs[0]
        can = _payable(game, node, seen, player)
        # nobody can choose what is impossible (608.2d), nor to draw who can't (121.2b, 121.3)
        undrawn = undrawable(game, node.verbs, seen, player)
        if not can and type(first) in NOT_OFFERED:
            NOT_OFFERED[type(first)](game, first, seen, player)
        elif not can and isinstance(first, PAYS) and not isinstance(first, Sacrifice | Discard):
            tell_declined(game, NOT_ABLE, _asked(node), seen, player, "118.3", "608.2d")
        elif undrawn:
            tell_undrawable(game, undrawn, seen, player)
        elif not can and isinstance(first, Sacrifice | Discard):
            said = {"player": TargetId.of_player(player), "source": TargetId.of_object(frame.source)}
            does_not_happen(game, "cant-be-chosen", "608.2d", text=_asked(node), **said)
        if not can or undrawn:
            continue
        answer = yield Choice(
            player,
            "may",
            may_prompt(frame.source, _with_number(game, node, seen), spoken_of(game, first, seen)),
            "608.2d",
            YES_NO,
        )
        if answer == ["yes"]:
            willing.append(player)
            continue
        price = isinstance(first, PAYS)
        key, rules = (CHOOSES_NOT, ("118.12", "608.2d")) if price else (DECLINES, ("608.2d",))
        tell_declined(game, key, _asked(node), frame, player, *rules)
    frame.done = bool(willing)
    if willing:
        note_done(game, frame)
        if frame.x is None and chooses_x(node.verbs[0]):
            frame.x = yield from _choose_x(game, node.verbs[0], frame, willing[0])
        yield from players_do(game, node.verbs, frame, willing, None, node.step)
        if node.ending is not None:
            yield from do_player_verb(game, Shuffle(), frame, willing)
            yield from players_do(game, (node.ending,), frame, willing, None, node.step + len(node.verbs))
        if any(isinstance(verb, Search) for verb in node.verbs) and frame.outcome.searched:
            frame.done = True  # whatever was found (118.12b)
    frame.outcome.asked, frame.outcome.did = tuple(asked), tuple(willing)


@PERFORM.register(MayOrElse)
def _may_or_else(game: Game, node: MayOrElse, frame: Frame) -> Gen[None]:
    """Who does not do it, or can't, does the other thing (608.2c)."""
    yield from perform(game, node.may, frame)
    did = frame.outcome.did
    rest = [p for p in players(game, node.may.who, frame) if p not in did and not game.players[p].left]
    yield from players_do(game, node.verbs, frame, rest, None, node.step)


def _payable(game: Game, node: May, frame: Frame, player: PlayerId) -> bool:
    """Whether the player can do all of what is given up together (118.3): what one part of it takes is not there for
    the next."""
    taken: set[ObjectId] = set()
    for place, verb in enumerate(_price(node)):
        if place and type(verb.what) in TO_CHOOSE_FROM:
            continue  # a pile that the verb before it makes
        if _is_known(verb) and not possible(game, verb, dataclasses.replace(frame, taken=taken), player):
            return False
        if isinstance(verb.what, Ref) and type(verb.what) not in CHOICES:
            taken = {*taken, *objects_in(things(game, verb.what, frame))}
    return True


def _is_known(verb: PlayerVerb) -> bool:
    """Whether it can be said of a verb if a player could do it in full."""
    return type(verb) in POSSIBLE or type(verb.what) in TO_CHOOSE_FROM or isinstance(verb, FROM_WHAT_IS_THERE)


def _price(node: May) -> Iterator[PlayerVerb]:
    """The verb that stands first, and those behind it that are paid with it: "pay {1} and discard a card". What may
    only come about by the verbs before it is no part of that."""
    for place, verb in enumerate(node.verbs):
        if place and not isinstance(verb, PAYS):
            return
        yield verb
        if not isinstance(verb, PAYS):
            return


def _choose_x(game: Game, verb: PlayerVerb, frame: Frame, player: PlayerId) -> Gen[int]:
    """As many as there are to do it with at most (107.3f)."""
    assert isinstance(verb.what, Some)
    most = len(available(game, verb.what, frame, player))
    prompt = Message("choose-x", {"source": TargetId.of_object(frame.source)})
    answer = yield Choice(player, "x", prompt, "107.3f", (), 0, most, form="number")
    return int(answer)


def undrawable(game: Game, verbs: Sequence[Verb], frame: Frame, player: PlayerId) -> int:
    """How many cards a player would draw by the first of these actions that can't be chosen because the player can't
    draw so many (121.2b, 121.3); 0 if nothing keeps the player from it."""
    counts = (amount(game, verb.count, frame) for verb in verbs if isinstance(verb, Draw))
    return next((n for n in counts if keeps_from_choosing_to_draw(game, player, n) is not None), 0)


def tell_undrawable(game: Game, count: int, frame: Frame, player: PlayerId) -> None:
    """Note that it can't be chosen that a player draws so many cards, and by what effect (121.2b, 121.3)."""
    by = keeps_from_choosing_to_draw(game, player, count)
    assert by is not None
    said = {"what": TargetId.of_player(player), "count": count, "by": by_text_of(game, by)}
    does_not_happen(
        game,
        "draws-not-chosen",
        "608.2d",
        "121.2b" if count > 1 else "121.3",
        source=TargetId.of_object(frame.source),
        **said,
    )


def _asked(node: May) -> str:
    """What a player is asked: "that player may pay {2}" is "Pay {2}" to that player."""
    wish = may_text(node).partition(" may ")[2]
    return wish[:1].upper() + wish[1:]


def _with_number(game: Game, node: May, frame: Frame) -> str:
    """What a player is asked, with how much "that many" and "that much" come to, where it is one number."""
    text, numbers_meant = _asked(node), list(found(node, ThatMuch))
    numbers = {amount(game, one, frame) for one in numbers_meant}
    if len(numbers) != 1:
        return text
    word = numbers_meant[0].word.value
    return text.replace(word, f"{word} ({numbers.pop()})", 1)


def may_text(node: Instruction) -> str:
    """The English of what a player may do."""
    return print_value(node)


@PERFORM.register(If)
def _if(game: Game, node: If, frame: Frame) -> Gen[None]:
    """ "If you do" behind it asks whether what it told was done, "otherwise" whether the condition was met."""
    yield from _named_if_asked_about(game, node, frame)
    met = frame.done = holds(game, node.condition, frame)
    if met:
        with because_it_is_true(game, node.condition, frame):
            for owed in owed_of_condition(game, node.condition, frame):
                game.count(owed.said, *owed.rules)
            yield from perform(game, node.then, frame)
    else:
        _tell_untrue(game, node, frame)
    frame.met = met


@PERFORM.register(WhenThisWay)
def _when_this_way(game: Game, node: WhenThisWay, frame: Frame) -> Gen[None]:
    """It triggers if that has been done to such a thing; of "a card", once for each (603.12a)."""
    fit, count = fitting_this_way(game, node.condition, frame), node.condition.what.count
    if not counts(game, count, len(fit), frame):
        _tell_untrue(game, node, frame)
    for _ in fit if isinstance(count, Exactly) else fit[:1]:
        triggers_when_done(game, node.then, frame, on=DoingSo(made=True, what=node.condition))
    return
    yield


_UNTRUE = "condition-untrue"
"""The message that part of an effect is not done, since its condition is not met."""


def _tell_untrue(game: Game, node: If | WhenThisWay, frame: Frame) -> None:
    """Part of an effect is not done, since what it asks for is not so (608.2c); what would have decided the game, or
    countered a spell, is marked."""
    words = with_name(in_words(node.condition), game.find(frame.source).base.name)
    if not words or not is_expected(node.condition):
        return
    said = {"source": TargetId.of_object(frame.source), "condition": words}
    if list(_unknown_cards(game, node, frame)):
        does_not_happen(game, "condition-unknown", "608.2c", **said)
        return
    number = number_in_brackets(game, node.condition, frame)
    decides = any(True for _ in found(node.then, EndGame, Counter))
    part = Message("so-part-not-done", {"source": said["source"]})
    so = spared(game, node.then, frame) or with_what_is_left_out(node.then) or part
    owed = owed_of_condition(game, node.condition, frame) if not number else []
    rules = [rule for one in owed for rule in one.rules]
    if owed:
        number = Message("in-brackets", {"what": Message("list", {"items": [one.said for one in owed]})})
    word, rule = ("When", "603.12") if isinstance(node, WhenThisWay) else ("If", "608.2c")
    does_not_happen(game, _UNTRUE, rule, *rules, **said, word=word, number=number, so=so, decides=int(decides))


def _unknown_cards(game: Game, node: If | WhenThisWay, frame: Frame) -> Iterator[GameObject]:
    """What it asks about that is a card of which nobody has said which it is."""
    if isinstance(node.condition, Is) and not isinstance(node.condition.subject, Some):
        for one in objects_in(things(game, node.condition.subject, frame)):
            if is_unknown(it := game.find(one)):
                yield it


def _named_if_asked_about(game: Game, node: If, frame: Frame) -> Gen[None]:
    """A card that only its owner looks at, and that something turns on, is named first (701.20e)."""
    for it in list(_unknown_cards(game, node, frame)):
        if DOES_NOT_MATTER not in it.chosen and it.zone in HIDDEN_ZONES:
            commit(game, (yield from which_cards(game, [it], "701.20e")), "701.20e")


DENIED = {*OF_WHAT_WAS_NOT_DONE, Did.IF_NO_EXCHANGE, Did.OTHERWISE}
"""What goes on only if it was not done."""


@PERFORM.register(IfDone)
def _if_done(game: Game, node: IfDone, frame: Frame) -> Gen[None]:
    """ "If you do" looks at the action before it (608.2c)."""
    if node.did in OF_PREVENTION:
        frame.done = frame.known.prevented > 0
    if node.did in (Did.WHEN_YOU_DO, Did.WHEN_PREVENTED):
        if frame.done:
            on = DoingSo(made=True, prevents=node.did is Did.WHEN_PREVENTED)
            triggers_when_done(game, node.then, frame, on=on)
        return
    done = frame.met if node.did is Did.OTHERWISE and frame.met is not None else frame.done
    wanted = node.did not in DENIED
    if done is wanted:
        yield from perform(game, node.then, frame)
    elif wanted and _was_impossible(game.log[-1].event):  # nobody has declined it
        _tell_not_done(game, node, frame)
    frame.met = done


def _tell_not_done(game: Game, node: IfDone, frame: Frame) -> None:
    """What is not done as what it depends on could not be, in the words of the card."""
    name = game.find(frame.source).base.name
    words = with_name(node.did.value, name)
    try:
        text = with_name(print_value(node.then), name).rstrip(".")
    except NoEnglish:
        does_not_happen(game, "cost-not-paid", "118.12", source=TargetId.of_object(frame.source), words=words)
    else:
        does_not_happen(game, "so-not-done", "118.12", text=text[:1].lower() + text[1:], words=words)


def _was_impossible(event: Event) -> bool:
    """Whether the last that was told is that something could not be done."""
    return isinstance(event, DidNotHappen) and event.message.key not in {_UNTRUE, *NOT_WISHED}
