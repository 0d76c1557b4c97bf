"""Dealing damage (CR 120)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.base import Amount, Ref, Who
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.object_phrases import Itself
from engine.abilities.verbs.deal_damage import DealDamage, DealDividedDamage, DealEvenly, PlayerOrPermanent
from engine.abilities.walk import found
from engine.events import Damage
from engine.rules.damage import can_be_dealt_damage, deal
from engine.rules.evaluate.described_objects import fitting
from engine.rules.evaluate.evaluation import OBJECTS, amount
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.carrying_out import ACT, CHOICES, EACH_PLAYER, Acted, is_for_each_recipient, objects_for
from engine.rules.pipeline.not_happening import amount_is_nothing
from engine.rules.resolution.verbs import excess_damage
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId, objects_in

"""Recipients of whom the words go on to speak one by one."""


def recipients_of(game: Game, verb: DealDamage, frame: Frame) -> Gen[Acted]:
    """Everything that is dealt damage, each once for each time it is named (120.1); "a creature" is chosen now. "Each
    opponent and each creature they control" speaks of each of those players in turn."""
    named: Acted = []
    several: Acted = []
    for phrase in verb.recipients:
        if isinstance(phrase, EACH_PLAYER):
            several = things(game, phrase, frame)
        theirs = several if any(a.role is Role.EACH for a in found(phrase, Antecedent)) else []
        for seen in [replace(frame, each=player) for player in theirs] or [frame]:
            named += yield from _those(game, phrase, seen)
    return named


def _those(game: Game, phrase: Ref | Who | PlayerOrPermanent, frame: Frame) -> Gen[Acted]:
    if isinstance(phrase, Itself):
        return []  # that depends on the source
    if isinstance(phrase, PlayerOrPermanent):
        theirs = TargetId.of_objects(it.id for it in fitting(game, phrase.permanent.group, frame))
        can = [t for t in (*things(game, phrase.player, frame), *theirs) if can_be_dealt_damage(game, t)]
        if len(can) < 2:
            return can
        prompt = Message("choose-recipient", {"source": TargetId.of_object(frame.source)})
        answer = yield Choice(frame.controller, "recipient", prompt, "608.2d", [Option.of(t) for t in can])
        return list(answer)
    if isinstance(phrase, Ref) and type(phrase) in CHOICES:
        ids = yield from objects_for(game, phrase, frame, frame.controller, "choose-objects", "608.2d")
        named: Acted = TargetId.of_objects(ids)
    else:
        named = things(game, phrase, frame)
    return [t for t in named if can_be_dealt_damage(game, t)]


def _dealt_to_itself(verb: DealDamage) -> list[Amount]:
    """ "~ deals 1 damage to itself": how much, each time it says so."""
    own = [verb.amount for one in verb.recipients if isinstance(one, Itself)]
    return own + [more.amount for more in verb.more if isinstance(more.recipient, Itself)]


@ACT.register(DealDamage)
def _deal_damage(game: Game, verb: DealDamage, frame: Frame, subjects: list[TargetId]) -> Gen[Acted]:
    recipients = yield from recipients_of(game, verb, frame)
    each = is_for_each_recipient(verb)
    shares = [(t, amount(game, verb.amount, replace(frame, each=t) if each else frame)) for t in recipients]
    if frame.verb is not None and not each and not verb.amount.stands_before:
        frame.amounts[frame.verb] = max(0, amount(game, verb.amount, frame))
    for more in verb.more:
        others = yield from _those(game, more.recipient, frame)
        shares += [(t, amount(game, more.amount, frame)) for t in others]
    sources = objects_in(subjects)
    hits = [Damage(s, t, dealt) for s in sources for t, dealt in shares if dealt > 0]
    for number in _dealt_to_itself(verb):
        dealt = amount(game, number, frame)
        able = (s for s in sources if dealt > 0 and can_be_dealt_damage(game, TargetId.of_object(s)))
        hits += [Damage(s, TargetId.of_object(s), dealt) for s in able]
    hits = excess_damage.parted(game, hits, frame)
    hits = [replace(hit, unpreventable=True) for hit in hits] if verb.unpreventable else hits
    if hits:
        yield from deal(game, hits)
    elif shares and sources and all(dealt <= 0 for _, dealt in shares):
        least = min(dealt for _, dealt in shares)
        them = {"source": TargetId.of_objects(sources), "number": len(sources)}
        amount_is_nothing(game, "nothing-dealt", least, "120.8", **them)
    return [t for t, _ in shares]


@ACT.register(DealDividedDamage)
def _deal_divided(game: Game, verb: DealDividedDamage, frame: Frame, subjects: list[TargetId]) -> Gen[Acted]:
    """The division was announced; what an illegal target would have been dealt is lost (608.2b)."""
    recipients = [t for t in things(game, verb.recipient, frame) if can_be_dealt_damage(game, t)]
    yield from deal(
        game,
        [Damage(s, t, frame.division[t]) for s in objects_in(subjects) for t in recipients if frame.division.get(t)],
    )
    return recipients


@ACT.register(DealEvenly)
def _deal_evenly(game: Game, verb: DealEvenly, frame: Frame, subjects: list[TargetId]) -> Gen[Acted]:
    """Nobody chooses how: it is divided only now, among the legal targets (608.2b, 107.1a)."""
    recipients = [t for t in things(game, verb.recipient, frame) if can_be_dealt_damage(game, t)]
    whole = amount(game, verb.amount, frame)
    share = whole // len(recipients) if recipients else 0
    if len(recipients) > 1:
        game.count(Message("divided-evenly", {"amount": whole, "count": len(recipients)}), "107.1a")
    yield from deal(game, [Damage(s, t, share) for s in objects_in(subjects) for t in recipients])
    return recipients


@OBJECTS.register(Itself)
def _itself(game: Game, ref: Itself, frame: Frame) -> list[ObjectId]:
    """Stands only where damage is dealt, for each source by itself."""
    return []
