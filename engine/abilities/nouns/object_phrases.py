"""Noun phrases: the objects a sentence speaks of.

``Some`` are chosen as the instruction is carried out (608.2d); what is chosen before that is a target
(``engine.abilities.nouns.target_phrases``). Pronouns carry a hidden ``antecedent`` that the binding pass fills; none
is left unresolved.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Count, Ref
from engine.abilities.nouns.antecedents import Antecedent
from engine.abilities.nouns.noun_groups import Described, Group, OfSubtype, OfType, SourceHead, Thing, Where
from engine.abilities.nouns.target_phrases import Article, Target
from engine.abilities.quantities.amounts import ONE, Exactly
from engine.grammar.phrase import hidden, phrase
from engine.grammar.words import plural


@phrase("~")
@dataclass(frozen=True, slots=True)
class This(Ref):
    """The object this ability is of (201.5)."""


@phrase("~~")
@dataclass(frozen=True, slots=True)
class Granter(Ref):
    """The object that grants this ability, in the ability's own words (201.5a)."""

    object: int = hidden(0)
    """Which object it is, once it does."""
    known_as: str = hidden("")
    """Its name, said in place of the mark."""


class Either(Enum):
    """What may be a player is called again."""

    PERMANENT = "permanent or player"
    """It may be any target (115.4)."""
    PLANESWALKER = "player or planeswalker"


@phrase("its", form="poss")
@phrase("it")
@phrase("that {either}")
@dataclass(frozen=True, slots=True)
class It(Ref):
    """A singular pronoun. Its possessive is "its"."""

    is_pronoun = True
    either: Either | None = None
    """What it is called where it may be a player as well."""
    antecedent: Antecedent | None = hidden(None)


def _no_ability(ref: That) -> bool:
    """Abilities on the stack have words of their own (``TheOne``)."""
    return not any(one.head is not None and one.head.on_stack for one in ref.group.groups or (ref.group,))


class Pointing(Enum):
    """Two words that point back at something."""

    THAT = "that"
    THE = "the"


def _barely_named(ref: That | Those) -> bool:
    """ "The creature", "the tokens": with no more than a noun the article points back."""
    group = ref.group
    if not isinstance(group, Described) or group.adjectives or group.qualifiers:
        return False
    if isinstance(group.head, SourceHead):
        return True
    if isinstance(group.head, Thing):
        return group.head.noun in (Where.TOKEN, Where.PERMANENT, Where.CARD, Where.SPELL)
    return isinstance(group.head, OfType) and group.head.noun is Where.PERMANENT


@phrase("that {group:sg}", when=_no_ability)
@phrase("the {group:sg}", word=Pointing.THE, when=_barely_named)
@dataclass(frozen=True, slots=True)
class That(Ref):
    """ "that creature", "that card", "the creature"."""

    is_pronoun = True
    group: Group
    word: Pointing = Pointing.THAT
    antecedent: Antecedent | None = hidden(None)


class WayOfParting(Enum):
    """What was done to the thing that is spoken of again."""

    SACRIFICED = "sacrificed"
    DISCARDED = "discarded"
    REVEALED = "revealed"
    CHOSEN = "chosen"
    EXILED = "exiled"

    @property
    def verbs(self) -> tuple[str, ...]:
        """The names of the verbs that do it."""
        return {
            "sacrificed": ("Sacrifice",),
            "discarded": ("Discard", "DiscardThese"),
            "revealed": ("Reveal", "RevealAtRandom"),
            "chosen": ("Choose", "SearchAndExile"),
            "exiled": ("Exile", "ExileFrom"),
        }[self.value]


def _is_told_apart(ref: TheParted) -> bool:
    """ "The exiled card" is what the object's other abilities have exiled (607.2a)."""
    return ref.how is not WayOfParting.EXILED or not (
        isinstance(ref.group.head, Thing | OfType | OfSubtype) and ref.group.head.noun is Where.CARD
    )


@phrase("the {how} {group:sg}", when=_is_told_apart)
@phrase("the {how} {group:pl}", plural=True, when=lambda ref: ref.how is WayOfParting.CHOSEN)
@dataclass(frozen=True, slots=True)
class TheParted(Ref):
    """ "the sacrificed creature", "the discarded card": what that was done to before, as part of a cost or not."""

    is_pronoun = True
    how: WayOfParting
    group: Group
    plural: bool = False
    antecedent: Antecedent | None = hidden(None)

    @property
    def agreement(self) -> str:
        return "base" if self.plural else "s"

    @property
    def parted_by(self) -> tuple[str, ...]:
        return self.how.verbs


@phrase("itself")
@dataclass(frozen=True, slots=True)
class Itself(Ref):
    """What deals the damage."""


class TheOne(Enum):
    """What targets something, as its trigger calls it."""

    SPELL_OR_ABILITY = "that spell or ability"
    ABILITY = "that ability"


@phrase("{word}")
@dataclass(frozen=True, slots=True)
class Targeting(Ref):
    """ "(whenever ~ becomes the target of a spell or ability,) counter that spell or ability"."""

    word: TheOne


@phrase("they", form="subj")
@phrase("their", form="poss")
@phrase("them")
@dataclass(frozen=True, slots=True)
class Them(Ref):
    """A plural pronoun."""

    is_pronoun = True
    antecedent: Antecedent | None = hidden(None)

    @property
    def agreement(self) -> str:
        return "base"


@phrase("those {group:pl}")
@phrase("the {group:pl}", word=Pointing.THE, when=_barely_named)
@dataclass(frozen=True, slots=True)
class Those(Ref):
    """ "those creatures", "the tokens"."""

    is_pronoun = True
    group: Group
    word: Pointing = Pointing.THAT
    antecedent: Antecedent | None = hidden(None)

    @property
    def agreement(self) -> str:
        return "base"


def _is_measured(ref: Some) -> bool:
    """How many they are is told behind them."""
    return isinstance(ref.count, Exactly) and not ref.count.amount.stands_before


@phrase("a {group:sg}")
@phrase("another {group:sg}", article=Article.ANOTHER)
@phrase("{count} {group:#count}", when=lambda ref: not _is_measured(ref))
@phrase("a number of {group:pl} equal to {count}", when=_is_measured)
@dataclass(frozen=True, slots=True)
class Some(Ref):
    """Objects chosen as the instruction is carried out, or any such object in a trigger's event."""

    group: Group
    count: Count = ONE
    article: Article = Article.NONE
    other_than: Antecedent | None = hidden(None)

    @property
    def agreement(self) -> str:
        return "s" if any(one.of_each_one for one in self.qualifiers) else self.count.agreement


@phrase("~ or another {group:sg}", form="subj")
@phrase("~ or a {group:sg}", another=False, form="subj")
@phrase("~ or another {group:sg}")
@dataclass(frozen=True, slots=True)
class ThisOr(Ref):
    """ "~ or another creature", "~ or an enchanted creature you control", in trigger events."""

    group: Group
    another: bool = True


@phrase("each {group:sg}")
@dataclass(frozen=True, slots=True)
class Each(Ref):
    """Every object that fits, spoken of one by one."""

    group: Group


def _tells_all(ref: All) -> bool:
    """ "The cards exiled with it": every one that there is."""
    return any(q.tells_which for q in ref.group.qualifiers)


@phrase("all {group:pl}")
@phrase("the {group:pl}", word=Pointing.THE, when=_tells_all)
@dataclass(frozen=True, slots=True)
class All(Ref):
    """Every object that fits."""

    group: Group
    word: Pointing | None = None

    @property
    def agreement(self) -> str:
        return "base"


def _is_plural(ref: Bare) -> bool:
    """ "Enchanted Equipment" is the one that this is attached to, though the plural looks alike."""
    head, adjectives = ref.group.head, ref.group.adjectives
    invariable = isinstance(head, OfSubtype) and plural(head.subtype) == head.subtype
    return not (invariable and adjectives and adjectives[0].of_host)


@phrase("{group:pl}", when=_is_plural)
@dataclass(frozen=True, slots=True)
class Bare(Ref):
    """A bare plural: "creatures you control", every object that fits."""

    group: Group

    @property
    def agreement(self) -> str:
        return "base"


class Attachment(Enum):
    """How an Aura, Equipment or Fortification is attached (301.5, 301.6, 303.4)."""

    ENCHANTED = "enchanted"
    EQUIPPED = "equipped"
    FORTIFIED = "fortified"


@phrase("{how} {group:sg}")
@dataclass(frozen=True, slots=True)
class Host(Ref):
    """ "enchanted creature", "equipped creature": what this object is attached to."""

    how: Attachment
    group: Group


@phrase("~ or {host:subj}")
@dataclass(frozen=True, slots=True)
class ThisOrHost(Ref):
    """ "~ or equipped creature", in trigger events: what it is attached to, or itself (301.5c, 702.103e)."""

    host: Host


@phrase("~ and each {group:sg}")
@phrase("~ and all {group:pl}", every=True)
@phrase("~ and {group:pl}", bare=True)
@dataclass(frozen=True, slots=True)
class ThisAndEach(Ref):
    """ "(exile) ~ and each creature your opponents control", "~ and other Knights you control"."""

    group: Group
    every: bool = False
    """Whether it is said with "all"."""
    bare: bool = False
    """Whether it is said with the plural alone."""

    @property
    def agreement(self) -> str:
        return "base"


@phrase("~ and {host:subj}")
@dataclass(frozen=True, slots=True)
class ThisAndHost(Ref):
    """ "~ and enchanted creature (each get +1/+1)": itself and what it is attached to (303.4b)."""

    host: Host

    @property
    def agreement(self) -> str:
        return "base"


@phrase("{that:obj} and ~")
@dataclass(frozen=True, slots=True)
class ThatAndThis(Ref):
    """ "(destroy) that creature and ~": both of them."""

    that: That

    @property
    def agreement(self) -> str:
        return "base"


def _is_a_target(ref: ThisAndTarget) -> bool:
    return isinstance(ref.target, Target)


@phrase("~ and {target:obj}", when=_is_a_target)
@dataclass(frozen=True, slots=True)
class ThisAndTarget(Ref):
    """ "~ and up to one other target creature", "(return) ~ and target creature": both of them."""

    target: Target

    @property
    def agreement(self) -> str:
        return "base"
