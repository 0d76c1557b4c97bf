"""Gift (CR 702.174)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.ability import Keyword, Triggered
from engine.abilities.keywords.gift import GiveGift, PromisedPlayer
from engine.events import KeywordAction
from engine.oracle.keywords.expansion import meaning_of
from engine.rules.casting.kicker_and_optional_costs import ChooseOpponent
from engine.rules.costs import CAN_PAY, PAY
from engine.rules.evaluate.evaluation import PLAYERS
from engine.rules.evaluate.event_verbs import done_in
from engine.rules.instructions.performing import perform_all
from engine.rules.keywords.keyword_ability_resolved import GIFT
from engine.rules.pipeline import commit
from engine.rules.resolution.resolving import AS_IT_RESOLVES, SPELL_RESOLVED
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject


@SPELL_RESOLVED.by("702.174c")
def _gift_of_spell(game: Game, item: GameObject, frame: Frame) -> None:
    if item.announced is not None and item.announced.paid.often("gift"):
        commit(game, [KeywordAction(frame.controller, GIFT, 0, (item.id,))], "702.174c")


@done_in(GiveGift, KeywordAction)
def _gives(game: Game, act: GiveGift, event: KeywordAction, frame: Frame) -> Iterable[int]:
    """(702.174c)"""
    if event.action == GIFT:
        yield event.player


@CAN_PAY.register(ChooseOpponent)
def _can_promise(game: Game, part: ChooseOpponent, frame: Frame) -> None:
    """There always is an opponent."""


@PAY.register(ChooseOpponent)
def _promise(game: Game, part: ChooseOpponent, frame: Frame) -> Gen[list[ObjectId]]:
    prompt = Message("choose-promised", {"source": TargetId.of_object(frame.source)})
    options = [Option.of(p.target) for p in game.opponents(frame.controller)]
    answer = yield Choice(frame.controller, "player", prompt, "702.174a", options)
    frame.paid.promised = answer[0].player
    return []


@PLAYERS.register(PromisedPlayer)
def _promised(game: Game, node: PromisedPlayer, frame: Frame) -> list[PlayerId]:
    made = game.find(frame.source).announced
    return [made.paid.promised] if made is not None and made.paid.promised is not None else []


@AS_IT_RESOLVES.by("702.174b")
def _give(game: Game, spell: GameObject, frame: Frame) -> Gen[None]:
    """The gift of an instant or sorcery comes before any other spell ability of the card (702.174b, 702.174j)."""
    for keyword in spell.shown.abilities.of(Keyword):
        assert isinstance(keyword, Keyword)
        if keyword.name.word.startswith("gift ") and spell.announced is not None and spell.announced.paid.often("gift"):
            (trigger,) = meaning_of(keyword)
            assert isinstance(trigger, Triggered)
            with game.because("702.174b"):
                yield from perform_all(game, trigger.effect, frame)
