"""Noun phrases: the objects and players a sentence speaks of.

``Target`` phrases are chosen as the spell or ability is put on the stack (115.1); ``Some`` as it resolves
(608.2d). Pronouns carry a hidden ``antecedent`` that the binding pass fills; none is left unresolved.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.amounts import ONE
from engine.abilities.base import Count, Node, Ref, Who
from engine.abilities.nouns import CardType, Described, Group, OfSubtype, OfType, Thing, Where
from engine.oracle.phrase import hidden, phrase
from engine.oracle.words import plural


class Role(Enum):
    """What a pronoun can point back to."""

    TARGET = "target"
    """Target slot ``index`` of this spell or ability."""
    EVENT = "event"
    """The object or player the trigger's event happened to (its subject)."""
    EVENT_OTHER = "event other"
    """The second party of the event: what it was dealt by or to, who controls it."""
    EVENT_CONTROLLER = "event controller"
    """Who controls the object that the trigger's event happened to, or did as it left."""
    RESULT = "result"
    """What instruction ``index`` acted on or made, as the new object it became (400.7)."""
    COST = "cost"
    """What was sacrificed, exiled, discarded ... to pay cost part ``index``."""
    PAID = "paid"
    """What was sacrificed, discarded or revealed as an additional cost of the spell; ``index`` says in which way."""
    THIS = "this"
    """The object the ability is of."""
    EACH = "each"
    """The one that a sentence about each of several has come to."""
    TARGETER = "targeter"
    """The spell or ability that the trigger's event made something a target of."""
    ATTACHED = "attached"
    """What the object is attached to."""
    DEFENDING = "defending"
    """The defending player."""
    FORMER_HOST = "former host"
    """What something has become unattached from."""
    CHOOSER = "chooser"
    """The player who chooses what of several things is done."""
    WHOSE = "whose"
    """The controller or owner of something that was spoken of (``of``)."""


@dataclass(frozen=True, slots=True)
class Antecedent(Node):
    """What a pronoun stands for: a role and, where it needs one, which."""

    role: Role
    index: int = 0
    of: Who | None = None
    """Of ``Role.WHOSE`` the player: "its controller"."""


# ---- objects


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


@phrase("its", form="poss")
@phrase("it")
@dataclass(frozen=True, slots=True)
class It(Ref):
    """A singular pronoun. Its possessive is "its"."""

    antecedent: Antecedent | None = hidden(None)


def _no_ability(ref: That) -> bool:
    """Abilities on the stack have words of their own (``TheOne``)."""
    groups = getattr(ref.group, "groups", (ref.group,))
    return not any(getattr(getattr(one, "head", None), "on_stack", False) for one in groups)


class Pointing(Enum):
    """Two words that point back at something."""

    THAT = "that"
    THE = "the"


def _barely_named(ref: That | Those) -> bool:
    """ "The creature", "the tokens": with no more than a noun the article points back."""
    group = ref.group
    if not isinstance(group, Described) or group.adjectives or group.qualifiers:
        return False
    if isinstance(group.head, Thing):
        return group.head.noun in (Where.TOKEN, Where.PERMANENT)
    return isinstance(group.head, OfType) and group.head.noun is Where.PERMANENT


@phrase("that {group:sg}", when=_no_ability)
@phrase("the {group:sg}", word=Pointing.THE, when=_barely_named)
@dataclass(frozen=True, slots=True)
class That(Ref):
    """ "that creature", "that card", "the creature"."""

    group: Group
    word: Pointing = Pointing.THAT
    antecedent: Antecedent | None = hidden(None)


class WayOfParting(Enum):
    """What was done to the thing that is spoken of again."""

    SACRIFICED = "sacrificed"
    DISCARDED = "discarded"
    REVEALED = "revealed"

    @property
    def verbs(self) -> tuple[str, ...]:
        """The names of the verbs that do it."""
        return {"sacrificed": ("Sacrifice",), "discarded": ("Discard", "DiscardThese"), "revealed": ("Reveal",)}[
            self.value
        ]


@phrase("the {how} {group:sg}")
@dataclass(frozen=True, slots=True)
class TheParted(Ref):
    """ "the sacrificed creature", "the discarded card": what that was done to before, as part of a cost or not."""

    how: WayOfParting
    group: Group
    antecedent: Antecedent | None = hidden(None)


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

    antecedent: Antecedent | None = hidden(None)

    @property
    def agreement(self) -> str:
        return "base"


@phrase("those {group:pl}")
@phrase("the {group:pl}", word=Pointing.THE, when=_barely_named)
@dataclass(frozen=True, slots=True)
class Those(Ref):
    """ "those creatures", "the tokens"."""

    group: Group
    word: Pointing = Pointing.THAT
    antecedent: Antecedent | None = hidden(None)

    @property
    def agreement(self) -> str:
        return "base"


class Article(Enum):
    """How a target phrase says that the target must differ from something."""

    NONE = ""
    ANOTHER = "another"
    OTHER = "other"


@phrase(
    "{count:support}", form="support", group=Described(OfType(CardType.CREATURE)), article=Article.OTHER
)  # "support 2" (701.41a); "other" means nothing on an instant or sorcery
@phrase("target {group:sg}")
@phrase("another target {group:sg}", article=Article.ANOTHER)
@phrase("{count} target {group:#count}")
@phrase("{count} other target {group:#count}", article=Article.OTHER)
@dataclass(frozen=True, slots=True)
class Target(Ref):
    """Objects chosen on announcement (115). ``index`` numbers the target phrases of the ability from 0."""

    group: Group
    count: Count = ONE
    article: Article = Article.NONE
    index: int = hidden(0)

    @property
    def agreement(self) -> str:
        return self.count.agreement


@phrase("any target")
@phrase("any other target", article=Article.OTHER)
@phrase("{count} <target:#count>")
@dataclass(frozen=True, slots=True)
class AnyTarget(Ref):
    """A creature, player, planeswalker or battle (115.4)."""

    count: Count = ONE
    article: Article = Article.NONE
    index: int = hidden(0)


@phrase("a {group:sg}")
@phrase("another {group:sg}", article=Article.ANOTHER)
@phrase("{count} {group:#count}")
@dataclass(frozen=True, slots=True)
class Some(Ref):
    """Objects chosen as the instruction is carried out, or any such object in a trigger's event."""

    group: Group
    count: Count = ONE
    article: Article = Article.NONE

    @property
    def agreement(self) -> str:
        return self.count.agreement


@phrase("~ or another {group:sg}")
@dataclass(frozen=True, slots=True)
class ThisOr(Ref):
    """ "~ or another creature", in trigger events."""

    group: Group


@phrase("each {group:sg}")
@dataclass(frozen=True, slots=True)
class Each(Ref):
    """Every object that fits, spoken of one by one."""

    group: Group


def _tells_all(ref: All) -> bool:
    """ "The cards exiled with it": every one that there is."""
    return any(hasattr(q, "tells_which") for q in getattr(ref.group, "qualifiers", ()))


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
    head, adjectives = getattr(ref.group, "head", None), getattr(ref.group, "adjectives", ())
    invariable = isinstance(head, OfSubtype) and plural(head.subtype) == head.subtype
    return not (invariable and adjectives and getattr(adjectives[0], "of_host", False))


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


# ---- players


@phrase("your", form="poss")
@phrase("you")
@dataclass(frozen=True, slots=True)
class You(Who):
    """The controller of the spell or ability (109.5)."""

    @property
    def agreement(self) -> str:
        return "base"


@phrase("each player")
@dataclass(frozen=True, slots=True)
class EachPlayer(Who):
    pass


@phrase("players")
@dataclass(frozen=True, slots=True)
class Players(Who):
    """Every player, in the plural."""

    @property
    def agreement(self) -> str:
        return "base"


@phrase("each other player")
@dataclass(frozen=True, slots=True)
class EachOtherPlayer(Who):
    """Every player but the controller of the ability."""


@phrase("each opponent")
@dataclass(frozen=True, slots=True)
class EachOpponent(Who):
    pass


@phrase("an opponent")
@dataclass(frozen=True, slots=True)
class AnOpponent(Who):
    """Any opponent in a description; one of the controller's choice in an instruction."""


@phrase("one of your opponents")
@dataclass(frozen=True, slots=True)
class OneOpponent(AnOpponent):
    """Any opponent, said in another way."""


@phrase("a player")
@dataclass(frozen=True, slots=True)
class APlayer(Who):
    pass


@phrase("your opponents")
@dataclass(frozen=True, slots=True)
class YourOpponents(Who):
    @property
    def agreement(self) -> str:
        return "base"


class PlayerKind(Enum):
    PLAYER = "player"
    OPPONENT = "opponent"


@phrase("enchanted {kind}")
@dataclass(frozen=True, slots=True)
class EnchantedPlayer(Who):
    """ "enchanted player": whom this Aura is attached to (303.4b, 303.4m)."""

    kind: PlayerKind


@phrase("target {kind}")
@phrase("{count} target {kind:#count}")
@dataclass(frozen=True, slots=True)
class TargetPlayer(Who):
    """A player chosen on announcement (115). ``index`` numbers the target phrases of the ability from 0."""

    kind: PlayerKind = PlayerKind.PLAYER
    count: Count = ONE
    index: int = hidden(0)

    @property
    def agreement(self) -> str:
        return self.count.agreement


@phrase("the chosen player")
@dataclass(frozen=True, slots=True)
class ChosenPlayer(Who):
    """The player chosen as the permanent entered (607.2d)."""


@phrase("that {kind}")
@dataclass(frozen=True, slots=True)
class ThatPlayer(Who):
    """ "that player", "that opponent"."""

    kind: PlayerKind = PlayerKind.PLAYER
    antecedent: Antecedent | None = hidden(None)


@phrase("they", form="subj")
@phrase("their", form="poss")
@phrase("them")
@dataclass(frozen=True, slots=True)
class They(Who):
    """The singular "they": one player."""

    antecedent: Antecedent | None = hidden(None)

    @property
    def agreement(self) -> str:
        return "base"


@phrase("{of:poss} controller")
@dataclass(frozen=True, slots=True)
class ControllerOf(Who):
    """ "its controller", "that creature's controller"."""

    of: Ref


@phrase("{player:subj} or {controller:subj}")
@dataclass(frozen=True, slots=True)
class PlayerOrController(Who):
    """ "that player or that planeswalker's controller": whichever a target turned out to be."""

    player: ThatPlayer
    controller: ControllerOf


class OwnerFirst(Enum):
    """Whether the owner is named before what is owned."""

    BEHIND = ""
    FIRST = "the owner of"


def _owns_a_target(who: OwnerOf) -> bool:
    return isinstance(who.of, Target)


@phrase("{of:poss} owner")
@phrase("the owner of {of:obj}", said=OwnerFirst.FIRST, when=_owns_a_target)
@dataclass(frozen=True, slots=True)
class OwnerOf(Who):
    """ "its owner", "the owner of target permanent"."""

    of: Ref
    said: OwnerFirst = OwnerFirst.BEHIND


@phrase("defending player")
@dataclass(frozen=True, slots=True)
class DefendingPlayer(Who):
    """The player that the creature in question attacks, or who protects what it attacks (508.5)."""


class KindPlace(Enum):
    """Whether the player or the object is named first."""

    FIRST = "first"
    LAST = "last"


@phrase("target {kind} or {group:sg}")
@phrase("target {group:sg} or {kind}", place=KindPlace.LAST)
@phrase("another target {group:sg} or {kind}", place=KindPlace.LAST, article=Article.ANOTHER)
@dataclass(frozen=True, slots=True)
class TargetEither(Ref):
    """ "target player or planeswalker": one target that may be either (115.1)."""

    kind: PlayerKind
    group: Group
    place: KindPlace = KindPlace.FIRST
    article: Article = Article.NONE
    index: int = hidden(0)
    count = ONE
    called = frozenset({"player", "opponent", "planeswalker", "permanent", "creature", "battle"})
