"""What is done for each of several things to that one: copying it, and what its controller does (CR 608.2c, 608.2h)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Instruction, PlayerVerb
from engine.abilities.conditions.comparisons import PerDestroyed, PerExiled
from engine.abilities.keyword_actions.create import Arriving, CreateToken
from engine.abilities.nouns.copy_exceptions import CopyException, refuse_entering
from engine.abilities.nouns.noun_groups import Described, Group, Where
from engine.abilities.nouns.object_phrases import Each
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.verbs.draw import Draw
from engine.abilities.verbs.life import GainLife, LoseLife
from engine.grammar.phrase import phrase


class Original(Enum):
    """How the one that is copied is called again."""

    IT = "it"
    CREATURE = "that creature"
    PERMANENT = "that permanent"
    CARD = "that card"


def _is_called_so(verb: CopyEach) -> bool:
    """A permanent is no card and a card no permanent."""
    if not isinstance(verb.group, Described):
        return verb.original is Original.IT
    is_card = verb.group.head.noun is Where.CARD
    return verb.original is Original.IT or is_card is (verb.original is Original.CARD)


@phrase(
    "for each {group:sg}, <create:base> a [{arriving} ]token that's a copy of {original}[, except {exceptions:and}]",
    form="base",
    when=_is_called_so,
)
@dataclass(frozen=True, slots=True)
class CopyEach(PlayerVerb):
    """ "For each artifact you control, create a token that's a copy of it.": all at once (608.2f, 707.2)."""

    makes = frozenset({"token", "creature", "permanent", "artifact"})
    stands_alone = True
    group: Group
    original: Original
    exceptions: tuple[CopyException, ...] = ()
    arriving: Arriving = Arriving.AS_USUAL

    def __post_init__(self) -> None:
        refuse_entering(self.exceptions)

    @property
    def what(self) -> Each:
        """What is copied."""
        return Each(self.group)

    @property
    def count(self) -> int:
        """Any number of them."""
        return 2


def _so_many(node: ForEachItsController) -> bool:
    verb = node.verb
    return isinstance(verb.amount if isinstance(verb, GainLife | LoseLife) else verb.count, Fixed)


@phrase("for each {per}, its controller {verb:s}", when=_so_many)
@dataclass(frozen=True, slots=True)
class ForEachItsController(Instruction):
    """ "For each creature destroyed this way, its controller creates a 1/1 white Spirit creature token.": who
    controlled it last (608.2h); those of one player at once."""

    says_who = True
    per: PerDestroyed | PerExiled
    verb: CreateToken | Draw | GainLife | LoseLife
