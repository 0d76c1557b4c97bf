"""What may be done, is done if something is so, or if something before it was done (CR 608.2c-d)."""

from __future__ import annotations

import dataclasses

from engine.abilities.base import Instruction
from engine.abilities.keyword_actions.destroy import Destroy
from engine.abilities.keyword_actions.exile import Exile
from engine.abilities.keyword_actions.search import Search
from engine.abilities.keyword_actions.shuffle import Shuffle
from engine.abilities.keyword_actions.tap_untap import Tap, Untap
from engine.abilities.sentences import (
    OF_PREVENTION,
    Did,
    If,
    IfDone,
    May,
)
from engine.abilities.verbs.draw import Draw
from engine.grammar.printer import print_value
from engine.rules.evaluate.evaluation import holds, players
from engine.rules.instructions.carrying_out import (
    NOT_OFFERED,
    POSSIBLE,
    do_player_verb,
    possible,
)
from engine.rules.instructions.performing import PERFORM, perform
from engine.rules.resolution.sentences import EACH_OF, players_do
from engine.rules.triggers.reflexive_triggers import triggers_when_done
from engine.rules.triggers.trigger_limits import is_done, note_done
from engine.state.choices import (
    YES_NO,
    Choice,
    Gen,
    Message,
)
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId

FROM_WHAT_IS_THERE = (Destroy, Exile, Tap, Untap)
"""Verbs that do nothing where there is nothing of what they are to be done to."""


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
        known = type(first) in POSSIBLE or isinstance(first, FROM_WHAT_IS_THERE)
        can = not known or possible(game, first, seen, player)
        if not can and type(first) in NOT_OFFERED:
            NOT_OFFERED[type(first)](game, first, seen, player)
        if not can or any(isinstance(verb, Draw) and not possible(game, verb, seen, player) for verb in node.verbs):
            continue  # nobody can choose what is impossible (608.2d), nor to draw who can't (121.3)
        answer = yield Choice(
            player,
            "may",
            Message("may", {"source": TargetId.of_object(frame.source), "text": _asked(node)}),
            "608.2d",
            YES_NO,
        )
        if answer == ["yes"]:
            willing.append(player)
    frame.done = bool(willing)
    if willing:
        note_done(game, frame)
        yield from players_do(game, node.verbs, frame, willing, None, node.step)
        if node.ending is not None:
            yield from do_player_verb(game, Shuffle(), frame, willing)
            yield from players_do(game, (node.ending,), frame, willing, None, node.step + len(node.verbs))
        if any(isinstance(verb, Search) for verb in node.verbs) and frame.outcome.searched:
            frame.done = True  # whatever was found (118.12b)
    frame.outcome.asked, frame.outcome.did = tuple(asked), tuple(willing)


def _asked(node: May) -> str:
    """What a player is asked: "that player may pay {2}" is "Pay {2}" to that player."""
    wish = may_text(node).partition(" may ")[2]
    return wish[:1].upper() + wish[1:]


def may_text(node: Instruction) -> str:
    """The English of what a player may do."""
    return print_value(node)


@PERFORM.register(If)
def _if(game: Game, node: If, frame: Frame) -> Gen[None]:
    """ "If you do" behind it asks whether what it told was done, "otherwise" whether the condition was met."""
    met = frame.done = holds(game, node.condition, frame)
    if met:
        yield from perform(game, node.then, frame)
    frame.met = met


DENIED = {
    Did.IF_YOU_DONT,
    Did.IF_YOU_DONT_PUT_THE_CARD,
    Did.IF_YOU_DONT_PUT_IT,
    Did.IF_YOU_DONT_TAKE_THE_CARD,
    Did.IF_YOU_DONT_TAKE_IT,
    Did.IF_YOU_DONT_CAST_IT,
    Did.IF_YOU_DONT_CAST_THAT,
    Did.IF_YOU_CANT,
    Did.IF_NO_EXCHANGE,
    Did.IF_THE_PLAYER_DOESNT,
    Did.IF_THAT_PLAYER_DOESNT,
    Did.IF_NOT_DISCARDED,
    Did.IF_THEY_DONT,
    Did.OTHERWISE,
}
"""What goes on only if it was not done."""


@PERFORM.register(IfDone)
def _if_done(game: Game, node: IfDone, frame: Frame) -> Gen[None]:
    """ "If you do" looks at the action before it (608.2c)."""
    if node.did in OF_PREVENTION:
        frame.done = frame.known.prevented > 0
    if node.did in (Did.WHEN_YOU_DO, Did.WHEN_PREVENTED):
        if frame.done:
            triggers_when_done(game, node.then, frame)
        return
    done = frame.met if node.did is Did.OTHERWISE and frame.met is not None else frame.done
    wanted = node.did not in DENIED
    if done is wanted:
        yield from perform(game, node.then, frame)
    frame.met = done
