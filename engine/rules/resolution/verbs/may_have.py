"""What a player may have somebody or something do (CR 608.2d)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.base import Who
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.verbs.copy_and_become_copy import BecomeCopy
from engine.abilities.verbs.may_have import HaveDealDamage, MayHave
from engine.rules.choices.declined import DECLINES, tell_declined
from engine.rules.choices.may_prompts import may_prompt
from engine.rules.evaluate.evaluation import players as players_of
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.carrying_out import DO, Acted, act_object_verb, choosable
from engine.rules.instructions.performing import PERFORM
from engine.rules.resolution.optional_and_conditional_instructions import may_text, tell_undrawable, undrawable
from engine.rules.resolution.sentences import does
from engine.rules.triggers.trigger_limits import is_done, note_done
from engine.state.choices import YES_NO, Choice, Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


@PERFORM.register(MayHave)
def _may_have(game: Game, node: MayHave, frame: Frame) -> Gen[None]:
    """(608.2d)"""
    yield from offer(game, node, frame, may_text(node))


def offer(game: Game, node: MayHave, frame: Frame, said: str) -> Gen[None]:
    """The player decides, in the words of a card ("you may ..."); the subject does it (608.2d)."""
    frame.done = False
    if is_done(game, frame.source, frame.ability):
        return
    before, wish = frame.chosen.chooser, said.partition(" may ")[2]
    for player in players_of(game, node.who, frame):
        frame.chosen.chooser = player
        if _nobody_can_draw(game, node, frame) or _nothing_can_be_copied(game, node, frame):
            continue
        prompt = may_prompt(frame.source, f"{wish[:1].upper()}{wish[1:]}")
        answer = yield Choice(player, "may", prompt, "608.2d", YES_NO)
        if answer == ["yes"]:
            note_done(game, frame)
            yield from does(game, node.subject, node.verbs, frame, node.duration, node.step)
            frame.done = True
        else:
            tell_declined(game, DECLINES, wish, frame, player, "608.2d")
    frame.chosen.chooser = before


def _nobody_can_draw(game: Game, node: MayHave, frame: Frame) -> bool:
    """Whether the choice can't be taken because those who would draw can't draw so many, which is told; that a library
    is empty keeps nobody from choosing it (121.2b, 121.3a)."""
    if not isinstance(node.subject, Who):
        return False
    drawing = players_of(game, node.subject, frame)
    kept = {player: undrawable(game, node.verbs, frame, player) for player in drawing}
    if not kept or not all(kept.values()):
        return False
    for player, count in kept.items():
        tell_undrawable(game, count, frame, player)
    return True


def _nothing_can_be_copied(game: Game, node: MayHave, frame: Frame) -> bool:
    """Whether the choice can't be taken because there is nothing that it could become a copy of."""
    copied = [verb.what for verb in node.verbs if isinstance(verb, BecomeCopy)]
    return any(isinstance(what, Some) and not choosable(game, what, frame) for what in copied)


@DO.register(HaveDealDamage)
def _have_deal_damage(game: Game, verb: HaveDealDamage, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Whether or not the damage is prevented, they have had it dealt (118.12)."""
    for player in players:
        seen = replace(frame, each=TargetId.of_player(player))
        yield from act_object_verb(game, verb.damage, seen, things(game, verb.source, frame), None)
    frame.done = True
    return TargetId.of_players(players)
