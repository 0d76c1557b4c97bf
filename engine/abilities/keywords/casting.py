"""What keyword abilities say of how a spell is cast: copies of it, promises, the costs of its modes (CR 702)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.ability import PayMana
from engine.abilities.base import Amount, Condition, PlayerVerb, Ref, Who
from engine.abilities.nouns.noun_groups import KeywordName, KeywordWord
from engine.abilities.nouns.object_phrases import This
from engine.abilities.nouns.token_descriptions import GivenName
from engine.abilities.sentences import Modal, Mode, ModeCount
from engine.grammar.phrase import phrase

# ---- copying the spell itself


@phrase("<copy> ~ with new targets")
@phrase("<copy> ~ with new targets a number of times equal to {times}", when=lambda verb: verb.times is not None)
@dataclass(frozen=True, slots=True)
class CopyThis(PlayerVerb):
    """Put copies of the spell onto the stack, with other targets if one likes; one copy where ``times`` is None
    (702.40a, 702.56a, 702.78a)."""

    times: Amount | None = None


@phrase("the number of spells cast before it this turn")
@dataclass(frozen=True, slots=True)
class SpellsBefore(Amount):
    """What storm counts (702.40a)."""


@phrase("the number of permanents put into graveyards from the battlefield this turn")
@dataclass(frozen=True, slots=True)
class PermanentsLost(Amount):
    """What gravestorm counts (702.69a)."""


@phrase("the number of times {subject:poss} {keyword} cost was paid")
@dataclass(frozen=True, slots=True)
class TimesPaid(Amount):
    """What replicate and squad count (702.56a, 702.157a)."""

    subject: Ref
    keyword: KeywordName
    instance: int = 0
    """Of several instances of the keyword the one that asks (702.56b)."""


@phrase("each creature that convoked {spell:obj}")
@dataclass(frozen=True, slots=True)
class EachConvoking(Ref):
    """The creatures tapped to pay for a spell, or for the spell that a permanent was (702.51c)."""

    spell: Ref


# ---- whether an optional cost was paid

_BARGAIN = KeywordName(KeywordWord("bargain"))
_GIFT = KeywordName(KeywordWord("gift"))
_TEAMWORK = KeywordName(KeywordWord("teamwork"))


def _plainly(node: CostWasPaid) -> bool:
    return node.keyword not in (_BARGAIN, _GIFT, _TEAMWORK)


@phrase("{subject:poss} {keyword} cost was paid", when=_plainly)
@phrase("{subject:poss} {keyword} cost wasn't paid", denied=True, when=_plainly)
@phrase("{subject:subj} was bargained", keyword=_BARGAIN)
@phrase("{subject:subj}'s bargained", keyword=_BARGAIN, reads_only=True)
@phrase("{subject:subj} wasn't bargained", keyword=_BARGAIN, denied=True)
@phrase("{subject:subj} was cast using teamwork", keyword=_TEAMWORK)
@phrase("the gift was promised", keyword=_GIFT, subject=This())
@phrase("the gift wasn't promised", keyword=_GIFT, subject=This(), denied=True)
@dataclass(frozen=True, slots=True)
class CostWasPaid(Condition):
    """ "its evoke cost was paid", "~ was bargained", "the gift was promised": of the spell, also where the permanent
    that it has become asks (400.7d, 702.166b, 702.174k)."""

    subject: Ref
    keyword: KeywordName
    denied: bool = False
    instance: int = 0
    """Of several instances of the keyword the one that asks (702.78b)."""


@phrase("the promised player")
@dataclass(frozen=True, slots=True)
class PromisedPlayer(Who):
    """The opponent who was chosen as the gift was promised (702.174a)."""


# ---- modes with costs


@phrase("+ {cost} — {effect}")
@phrase("* {name} — {cost} — {effect}", when=lambda mode: mode.name is not None)
@phrase("• {cost} — {effect}", reads_only=True)
@dataclass(frozen=True, slots=True)
class PricedMode(Mode):
    """A mode with a cost of its own (702.172a, 702.183a)."""

    cost: PayMana
    name: GivenName | None = None


def _priced(modal: PricedModal) -> bool:
    return all(isinstance(mode, PricedMode) for mode in modal.modes)


@phrase("spree\n{modes:line}", count=ModeCount.ONE_OR_MORE, when=_priced)
@phrase("tiered\n{modes:line}", count=ModeCount.ONE, when=_priced)
@dataclass(frozen=True, slots=True)
class PricedModal(Modal):
    """The keyword of a modal spell together with its modes (702.172a, 702.183a)."""
