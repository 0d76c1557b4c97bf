"""What a player may have somebody or something do (CR 608.2d)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Duration, Instruction, PlayerVerb, Ref, Verb, Who
from engine.abilities.nouns.object_phrases import It, This
from engine.abilities.nouns.player_phrases import They
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.verbs.deal_damage import DealDamage
from engine.grammar.phrase import hidden, phrase


def _can_last(sentence: MayHave) -> bool:
    """What is done at once lasts for no time."""
    return sentence.duration is None or not any(verb.at_once for verb in sentence.verbs)


@phrase("{who:subj} may have {subject:obj} {verbs:base and}[ {duration}]", when=_can_last)
@dataclass(frozen=True, slots=True)
class MayHave(Instruction):
    """ "you may have it deal 1 damage to any target", "you may have target creature get +2/+0 until end of turn"
    (608.2d)."""

    one_shot = True
    who: Who
    subject: Who | Ref
    verbs: tuple[Verb, ...]
    duration: Duration | None = None
    step: int = hidden(0)


def _dealt_to_them(verb: HaveDealDamage) -> bool:
    """So much damage as is written, to whoever has it dealt."""
    recipients = verb.damage.recipients
    return isinstance(verb.damage.amount, Fixed) and len(recipients) == 1 and isinstance(recipients[0], They)


@phrase("<have> {source:obj} {damage:base}", when=_dealt_to_them)
@dataclass(frozen=True, slots=True)
class HaveDealDamage(PlayerVerb):
    """ "(destroy target land unless its controller) has ~ deal 4 damage to them" (118.12)."""

    may_be_cost = False
    is_offered = False
    source: This | It
    damage: DealDamage
