"""What happens instead of something else, and damage that is prevented (CR 614, 615)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, Declaration, Instruction, Node, Ref, Who
from engine.abilities.nouns.adjectives import AlsoSubtype
from engine.abilities.nouns.comparisons import WithParity
from engine.abilities.nouns.noun_groups import EitherSource, Group, SourceHead
from engine.abilities.nouns.object_phrases import Host, Some, That, This
from engine.abilities.nouns.player_phrases import AnOpponent, APlayer, You
from engine.abilities.nouns.target_phrases import AnyTarget
from engine.abilities.nouns.types_and_colors import CardType, Color
from engine.abilities.replacement.prevention_aftermath import each_speaks_of_prevented
from engine.abilities.sentences import IfDone
from engine.abilities.trigger_events import DamageKind
from engine.grammar.phrase import phrase

# ---- instead of a graveyard


class Going(Enum):
    """The way to a graveyard that is replaced."""

    DIE = "die"
    FROM_BATTLEFIELD = "be put into a graveyard from the battlefield"
    FROM_ANYWHERE = "be put into a graveyard from anywhere"
    INTO_YOURS = "be put into your graveyard from anywhere"
    INTO_OPPONENTS = "be put into an opponent's graveyard from anywhere"
    INTO_OPPONENTS_SHORT = "be put into an opponent's graveyard"


class GoingElsewhere(Enum):
    """Where it goes instead."""

    EXILE_IT = "exile it"
    EXILE_CARD = "exile that card"
    EXILE_THIS = "exile ~"
    SHUFFLE_THIS = "reveal ~ and shuffle it into its owner's library"
    TOP_THIS = "put ~ on top of its owner's library"
    BOTTOM_IT = "put it on the bottom of its owner's library"
    RETURN_IT = "return it to its owner's hand"


def _hangs_together(node: InsteadOfGraveyard) -> bool:
    """A sentence behind "when you do" is part of that only if it goes on from it ("if you do")."""
    return all(isinstance(one, IfDone) for one in node.then[1:])


def _is_elsewhere(node: InsteadOfGraveyard) -> bool:
    """What is spoken of behind "or" is a card in another zone."""
    return node.other_how is Going.INTO_OPPONENTS_SHORT and node.how is Going.DIE and not node.then


@phrase("if {subject:subj} would {how}, {instead} instead[. When you do, {then:sentence}]", when=_hangs_together)
@phrase(
    "if {subject:subj} would {how} or a {other:sg} not on the battlefield would {other_how}, {instead} instead",
    when=_is_elsewhere,
)
@dataclass(frozen=True, slots=True)
class InsteadOfGraveyard(Declaration):
    """ "If ~ would be put into a graveyard from anywhere, exile it instead." (614.1a) What it says of "when you do" is
    a reflexive triggered ability (603.7f, 603.12)."""

    carried_out: ClassVar[bool] = True
    subject: Ref
    how: Going
    instead: GoingElsewhere
    then: tuple[Instruction, ...] = ()
    other: Group | None = None
    """Which cards that are not on the battlefield it is also said of."""
    other_how: Going | None = None


# ---- more or less than there would be


def _is_no_source(source: Source) -> bool:
    """What is called a source stands in the other wordings, unless it is one of a subtype, "a Giant source", or of
    several kinds, "an instant or sorcery source"."""
    if not isinstance(source.what, Some | That | This | Host):
        return False
    group = source.what.group
    if group is None or not isinstance(group.head, SourceHead):
        return True
    return isinstance(group.head, EitherSource) or any(isinstance(one, AlsoSubtype) for one in group.adjectives)


@phrase("a source")
@phrase("a {color} source")
@phrase("a source {who:subj} <control:@who>")
@phrase("a non{without} source {who:subj} <control:@who>")
@phrase("a {color} source {who:subj} <control:@who>")
@phrase("another[ {color}] source {who:subj} <control:@who>", another=True)
@phrase("a source {who:subj} <control:@who> {having}")
@phrase("{what:subj}", when=_is_no_source)
@dataclass(frozen=True, slots=True)
class Source(Node):
    """What damage would be dealt by (120.7, 609.7)."""

    color: Color | None = None
    who: Who | None = None
    without: CardType | None = None
    what: Ref | None = None
    """ "a creature you control", where no word says "source"."""
    having: WithParity | None = None
    another: bool = False
    """Whether it is another than the object that says so."""


class DamageTo(Enum):
    """What damage would be dealt to, where any such thing will do."""

    PERMANENT_OR_PLAYER = "a permanent or player"
    CREATURE_OR_PLAYER = "a creature or player"
    PLAYER = "a player"
    PLAYER_OR_BATTLE = "a player or battle"
    OPPONENT = "an opponent"
    ONE_OPPONENT = "one of your opponents"
    OPPONENT_OR_THEIRS = "an opponent or a permanent an opponent controls"
    YOU = "you"
    YOU_OR_YOURS = "you or a permanent you control"
    YOU_OR_YOUR_PLANESWALKER = "you or a planeswalker you control"
    YOU_OR_YOUR_CREATURE = "you or a creature you control"
    CREATURE_BATTLE_OR_OPPONENT = "a creature, battle, or opponent"


class ThatThing(Enum):
    """How what is dealt damage is called again."""

    UNSAID = ""
    PERMANENT_OR_PLAYER = "to that permanent or player"
    CREATURE_OR_PLAYER = "to that creature or player"
    PLAYER = "to that player"
    CREATURE = "to that creature"
    PLAYER_OR_PERMANENT = "to that player or permanent"


class ThatSource(Enum):
    """How what deals the damage is called again."""

    IT = "it"
    THAT_SOURCE = "that source"


class Factor(Enum):
    """By how much something is multiplied."""

    DOUBLE = "double"
    TRIPLE = "triple"


class Half(Enum):
    """Half of a number, rounded as it says (107.1a)."""

    UP = "half that damage, rounded up"
    DOWN = "half that damage, rounded down"


def _is_not_listed(node: HowMuchDamage) -> bool:
    """What ``DamageTo`` has words for is said with these; whom it is dealt to is said again as it was, if at all."""
    listed = isinstance(node.one, You | AnOpponent | APlayer) and node.same is None
    return not listed and node.same in (None, node.one)


_WOULD = "if {source} would deal[ {kind}] damage"
_TO = (" to {recipient}", " to {one:obj}", "")
_INSTEAD = (
    ", {dealer} deals {factor} that damage[ {again}] instead",
    ", {dealer} deals {factor} that damage to {same:obj} instead",
    ", {dealer} deals that much damage plus {plus:digits}[ {again}] instead",
    ", {dealer} deals that much damage minus {minus:digits}[ {again}] instead",
    ", {dealer} deals {half}[, {again}] instead",
)


@dataclass(frozen=True, slots=True)
class HowMuchDamage(Node):
    """What damage would be dealt, and how much is dealt instead."""

    source: Source
    recipient: DamageTo | None = None
    one: Ref | Who | None = None
    """Whom or what it would be dealt to, where no word of ``DamageTo`` says so. Without either it is whatever."""
    kind: DamageKind = DamageKind.ANY
    factor: Factor | None = None
    plus: Amount | None = None
    minus: Amount | None = None
    half: Half | None = None
    again: ThatThing = ThatThing.UNSAID
    same: Ref | Who | None = None
    """``one`` once more, where that is how it is called again."""
    dealer: ThatSource = ThatSource.IT


@phrase(*(_WOULD + to + then for to in _TO for then in _INSTEAD), when=_is_not_listed)
@dataclass(frozen=True, slots=True)
class MoreDamage(HowMuchDamage, Declaration):
    """ "If a source would deal damage to a permanent or player, it deals double that damage ... instead." """


@phrase(*(_WOULD + to + " this turn" + then for to in _TO for then in _INSTEAD), when=_is_not_listed)
@phrase(
    *(_WOULD + " this turn" + to + then for to in _TO[:2] for then in _INSTEAD), when=_is_not_listed, reads_only=True
)
@dataclass(frozen=True, slots=True)
class MoreDamageThisTurn(HowMuchDamage, Instruction):
    """ "If a source you control would deal damage this turn, it deals double that damage instead." (611.2a)"""


@phrase("if you would gain life, you gain twice that much life instead")
@phrase("if you would gain life, you gain that much life plus {plus:digits} instead")
@dataclass(frozen=True, slots=True)
class MoreLife(Declaration):
    """ "If you would gain life, you gain twice that much life instead." Twice where ``plus`` is None."""

    plus: Amount | None = None


# ---- prevention


class Span(Enum):
    """Whether the prevention is for this turn or for as long as the ability is there."""

    ALWAYS = ""
    THIS_TURN = "this turn"
    YOUR_NEXT_TURN = "until your next turn"


def _deals_it(node: PreventAll) -> bool:
    return node.by is not None and _does_more(node)


class Spanned(Instruction):
    """What is said for a turn, or simply said: without a ``span`` it is what a static ability says (604.1)."""

    __slots__ = ()
    span: Span

    @property
    def is_statement(self) -> bool:  # type: ignore[override]
        """Whether it holds all along."""
        return self.span is Span.ALWAYS

    @property
    def verbs(self) -> tuple[Node, ...]:
        """The statement as its own verb."""
        return (self,)


_FRONT = "{span}, prevent all[ {kind}] damage "


def _is_for_longer(node: PreventAll) -> bool:
    return node.span is Span.YOUR_NEXT_TURN


def _does_more(node: PreventAll) -> bool:
    """What else is done of it is said of what lasts for this turn."""
    return not node.then or (node.span is Span.THIS_TURN and each_speaks_of_prevented(node.then))


@phrase(
    "prevent all[ {kind}] damage {by:subj} would deal[ to {to:and obj}][ {span}][. {then:sentence}]",
    active=True,
    when=_deals_it,
)
@phrase(
    "prevent all[ {kind}] damage that {by:subj} would deal[ to {to:and obj}][ {span}][. {then:sentence}]",
    active=True,
    relative=True,
    when=_deals_it,
)
@phrase(
    _FRONT + "{by:subj} would deal[ to {to:and obj}]", active=True, when=lambda n: _deals_it(n) and _is_for_longer(n)
)
@phrase(_FRONT + "that would be dealt to and dealt by {by:obj}", both=True, when=_is_for_longer)
@phrase(_FRONT + "that would be dealt[ to {to:and obj}][ by {by:obj}]", when=_is_for_longer)
@phrase("prevent all[ {kind}] damage that would be dealt to and dealt by {by:obj}[ {span}]", both=True)
@phrase(
    "prevent all[ {kind}] damage that would be dealt[ to {to:and obj}][ by {by:obj}][ {span}][. {then:sentence}]",
    when=_does_more,
)
@phrase(
    "prevent all[ {kind}] damage that would be dealt {span}[ to {to:and obj}][ by {by:obj}][. {then:sentence}]",
    reads_only=True,
    when=_does_more,
)
@phrase(
    "prevent all[ {kind}] damage that would be dealt to {to:and obj} {span} by {by:obj}[. {then:sentence}]",
    reads_only=True,
    when=_does_more,
)
@dataclass(frozen=True, slots=True)
class PreventAll(Spanned):
    """ "Prevent all combat damage that would be dealt this turn." (615.1)"""

    says_who: ClassVar[bool] = True
    kind: DamageKind = DamageKind.ANY
    to: tuple[Ref | Who, ...] = ()
    by: Ref | None = None
    span: Span = Span.ALWAYS
    both: bool = False
    active: bool = False
    """Whether it is said of what would deal it: "damage target creature would deal"."""
    relative: bool = False
    """Whether that is said with "that"."""
    then: tuple[Instruction, ...] = ()
    """What is done besides (615.5)."""


@phrase(
    "prevent the next {amount:digits} damage that would be dealt to {to:andor obj} this turn[. {then:sentence}]",
    when=lambda node: each_speaks_of_prevented(node.then),
)
@phrase("prevent the next {amount:digits} damage that would be dealt this turn to {to:andor obj}", reads_only=True)
@dataclass(frozen=True, slots=True)
class PreventNext(Instruction):
    """ "Prevent the next 3 damage that would be dealt to any target this turn.", "to you and/or permanents you control"
    (615.7)"""

    amount: Amount
    to: tuple[Ref | Who, ...]
    then: tuple[Instruction, ...] = ()
    """What is done besides (615.5)."""


@phrase("prevent the next {amount:digits} damage that would be dealt this turn to {to:obj}, divided as you choose")
@dataclass(frozen=True, slots=True)
class PreventDivided(Instruction):
    """Divided on announcement, at least 1 for each target (601.2d); a shield for each (615.7)."""

    amount: Amount
    to: AnyTarget


@phrase("if {source} would deal[ {kind}] damage to {recipient}, prevent {amount:digits} of that damage", half=None)
@phrase(
    "if {source} would deal[ {kind}] damage to {recipient}, prevent all but {amount:digits} of that damage",
    half=None,
    all_but=True,
)
@phrase("if {source} would deal[ {kind}] damage to {recipient}, prevent {half}", amount=None)
@phrase(
    "if {source} would deal[ {kind}] damage to {one:obj}, prevent {amount:digits} of that damage",
    recipient=None,
    half=None,
)
@phrase(
    "if {source} would deal[ {kind}] damage to {one:obj}, prevent all but {amount:digits} of that damage",
    recipient=None,
    half=None,
    all_but=True,
)
@dataclass(frozen=True, slots=True)
class PreventSome(Declaration):
    """ "If a red source would deal damage to you, prevent 1 of that damage." (615.1)"""

    source: Source
    recipient: DamageTo | None
    amount: Amount | None
    half: Half | None
    one: Some | None = None
    """The kind of permanent that it would be dealt to, where it is said so: "another Dinosaur you control"."""
    kind: DamageKind = DamageKind.ANY
    all_but: bool = False
    """Whether the amount is what is left of it."""


@phrase("[{kind} ]damage can't be prevented[ {span}]")
@phrase("[{kind} ]damage that would be dealt by {by:obj} can't be prevented")
@dataclass(frozen=True, slots=True)
class Unpreventable(Spanned):
    """(615.12)"""

    kind: DamageKind = DamageKind.ANY
    span: Span = Span.ALWAYS
    by: Ref | None = None
