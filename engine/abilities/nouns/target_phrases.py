"""Target phrases: the objects and players chosen as a spell or ability is put on the stack (CR 115.1)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Condition, Count, Ref, Who
from engine.abilities.nouns.antecedents import Antecedent
from engine.abilities.nouns.noun_groups import Described, Group, OfType
from engine.abilities.nouns.types_and_colors import CardType
from engine.abilities.quantities.amounts import ONE, OneAndPerKick
from engine.grammar.phrase import hidden, phrase


class Article(Enum):
    """How a target phrase says that the target must differ from something."""

    NONE = ""
    ANOTHER = "another"
    OTHER = "other"
    SECOND = "a second"
    THIRD = "a third"
    """Another than the targets before, though it may be the object itself."""


@phrase(
    "{count:support}", form="support", group=Described(OfType(CardType.CREATURE)), article=Article.OTHER
)  # "support 2" (701.41a); "other" means nothing on an instant or sorcery
@phrase(
    "target creature, then choose another target creature for each time ~ was kicked",
    group=Described(OfType(CardType.CREATURE)),
    count=OneAndPerKick(),
)
@phrase("target {group:sg}")
@phrase("another target {group:sg}", article=Article.ANOTHER)
@phrase("a second target {group:sg}", article=Article.SECOND)
@phrase("a third target {group:sg}", article=Article.THIRD)
@phrase("{count} target {group:#count}")
@phrase("{count} other target {group:#count}", article=Article.OTHER)
@dataclass(frozen=True, slots=True)
class Target(Ref):
    """Objects chosen on announcement (115). ``index`` numbers the target phrases of the ability from 0."""

    group: Group
    count: Count = ONE
    article: Article = Article.NONE
    index: int = hidden(0)
    other_than: Antecedent | None = hidden(None)
    by: Who | None = hidden(None)
    """Who chooses it, where that is the subject of the clause: "that player chooses target creature"."""

    @property
    def agreement(self) -> str:
        return self.count.agreement


@phrase("any target")
@phrase("any other target", article=Article.OTHER)
@phrase("{count} <target:#count>")
@phrase("{count} other <target:#count>", article=Article.OTHER, when=lambda target: target.count != ONE)
@phrase("any target that isn't a {but:sg}")
@phrase("any target other than {spared:obj}")
@phrase("any target of {by:poss} choice")
@phrase("any target, then choose another target for each time ~ was kicked", count=OneAndPerKick())
@dataclass(frozen=True, slots=True)
class AnyTarget(Ref):
    """A creature, player, planeswalker or battle (115.4)."""

    count: Count = ONE
    article: Article = Article.NONE
    but: Group | None = None
    """What it may not be."""
    spared: Ref | None = None
    """Which one it may not be: "any target other than that permanent"."""
    by: Who | None = None
    """Who chooses it, where that is another player."""
    index: int = hidden(0)
    other_than: Antecedent | None = hidden(None)

    @property
    def agreement(self) -> str:
        return self.count.agreement


class PlayerKind(Enum):
    """Whether any player is meant, or an opponent."""

    PLAYER = "player"
    OPPONENT = "opponent"


@phrase("target {kind}")
@phrase("{count} target {kind:#count}")
@phrase("target {kind} {condition} and is {foe_of:poss} opponent")
@dataclass(frozen=True, slots=True)
class TargetPlayer(Who):
    """A player chosen on announcement (115). ``index`` numbers the target phrases of the ability from 0."""

    kind: PlayerKind = PlayerKind.PLAYER
    count: Count = ONE
    condition: Condition | None = None
    """What is true of that player, called "who"."""
    foe_of: Who | None = None
    """Whose opponent that player is."""
    index: int = hidden(0)
    by: Who | None = hidden(None)
    """Who chooses the target, where that is the subject of the clause."""

    @property
    def agreement(self) -> str:
        return self.count.agreement


class KindPlace(Enum):
    """Whether the player or the object is named first."""

    FIRST = "first"
    LAST = "last"


@phrase("target {kind} or {group:sg}")
@phrase("{count} target {kind} or {group:sg}", when=lambda either: either.count != ONE)
@phrase("target {kind}, {also:sg}, or {group:sg}")
@phrase("target {group:sg} or {kind}", place=KindPlace.LAST)
@phrase("another target {group:sg} or {kind}", place=KindPlace.LAST, article=Article.ANOTHER)
@dataclass(frozen=True, slots=True)
class TargetEither(Ref):
    """ "target player or planeswalker": one target that may be either (115.1)."""

    kind: PlayerKind
    group: Group
    place: KindPlace = KindPlace.FIRST
    article: Article = Article.NONE
    count: Count = ONE
    also: Group | None = None
    """What else it may be: "target opponent, creature an opponent controls, or planeswalker an opponent controls"."""
    index: int = hidden(0)
    called = frozenset({"player", "opponent", "planeswalker", "permanent", "creature", "battle"})
