"""Abilities, and what they are made of: instructions, declarations, verbs, conditions, durations, events, costs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from engine.abilities.base.node import Node
from engine.grammar.phrase import part

if TYPE_CHECKING:
    from engine.abilities.base.noun_phrases import Ref, Who
    from engine.abilities.nouns.antecedents import Role
    from engine.abilities.sentences import Sentences
    from engine.abilities.trigger_events.base import EventVerb


class Ability(Node):
    """One ability of an object: spell, activated, triggered, static or keyword (CR 113.3)."""

    __slots__ = ()

    @part
    def effect(self) -> Sentences | None:
        """What it does, where that is sentences to carry out."""
        return None


class KeywordAbility(Ability):
    """An ability that a word stands for (702); it is written without a full stop."""

    __slots__ = ()

    @part
    def costs(self) -> tuple[CostPart, ...]:
        """What is paid beside mana, behind a dash (702)."""
        return ()


class Paragraph(Ability):
    """An ability written as sentences; in quotation marks where it is given to something."""

    __slots__ = ()
    in_quotes = True


class Instruction(Node):
    """What a resolving spell or ability tells its controller to do: a sentence or part of one (608.2)."""

    __slots__ = ()
    is_statement: ClassVar[bool] = False
    """Whether it can also be said all along, as static abilities do."""
    says_who: ClassVar[bool] = False
    """Whether it says who does it, as a sentence with a subject does."""
    has_table: ClassVar[bool] = False
    """Whether a table of results with a line for each stands behind it (706.2)."""
    takes_rest: ClassVar[bool] = False
    """Whether sentences behind it would be its own: what a trigger that it sets up goes on to do."""

    @property
    def takes_then(self) -> bool:
        """Whether what the same sentence goes on to say with "then" is its own."""
        return False

    chooses: ClassVar[bool] = False
    """Whether its subject chooses what is done then, and is who that speaks of."""

    @property
    def replaces_all(self) -> bool:
        """Whether it is done instead of the whole text before it (608.2c)."""
        return False

    @part
    def subject(self) -> Who | Ref | None:
        """Who or what does it, where it says so."""
        return None

    @part
    def who(self) -> Who | None:
        """The player who decides whether it is done, or who does it."""
        return None

    @part
    def step(self) -> int | None:
        """The number of its first verb among those of its text, by which later text speaks of its results."""
        return None

    @part
    def verbs(self) -> tuple[Any, ...]:
        """What its subject does; none where it is made of other instructions."""
        return ()

    @part
    def duration(self) -> Any:
        """How long what it does lasts (611.2a), or as long as what it is true (611.3a)."""
        return None


class Declaration(Node):
    """Something that is true as long as it is said, and is never carried out (604.1). A statement about
    objects has a ``subject`` and ``verbs``; any other is its own verb.
    """

    __slots__ = ()
    speaks_of: ClassVar[Any] = None
    """What it names, without a phrase of its own, and what can be called that way in it."""
    follows_another: ClassVar[bool] = False
    """Whether it says of more what the statement before it says."""

    @part
    def subject(self) -> Any:
        """Of whom or what it is said."""
        return None

    @part
    def verbs(self) -> tuple[Node, ...]:
        """What is said of it."""
        return (self,)

    @part
    def duration(self) -> Any:
        """As long as what it is true (611.3a)."""
        return None


class Verb(Node):
    """What a subject does: "draws a card", "gets +1/+1". Its forms are ``base`` and ``s``."""

    __slots__ = ()
    lasting: ClassVar[bool] = False
    """Whether it can be said of a subject all along, as static abilities do."""
    meets: ClassVar[frozenset[str]] = frozenset()
    """The words by which a player who has a part in it can be called."""
    makes_pile: ClassVar[bool] = False
    """Whether what it brings about is a pile, of which "the rest" can be spoken of."""
    picks_out: ClassVar[bool] = False
    """Whether it only picks things out: what it names is no pile."""
    stands_alone: ClassVar[bool] = False
    """Whether it is no verb among several of one subject: which of them is done for each would be open."""
    at_once: ClassVar[bool] = False
    """Whether it is done at once, and so for no time."""
    may_be_cost: ClassVar[bool] = True
    """Whether it is a cost in the words that it has as a verb."""
    is_offered: ClassVar[bool] = True
    """Whether it is a verb behind "may"; else such sentences have words of their own."""
    each_its_own: ClassVar[bool] = False
    """Whether it is done to each of its subjects by itself, because it is measured by each."""
    has_exceptions: ClassVar[bool] = False
    """Whether the case in which it is not so is part of words of its own: "can't attack unless ..."."""
    defines_characteristics: ClassVar[bool] = False
    """Whether it defines characteristics where an object says it of itself (604.3)."""

    @property
    def makes(self) -> frozenset[str]:
        """The words by which what it brings about can be called: tokens created, cards revealed."""
        return frozenset()

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules by which it is done as it is, beside those of its kind."""
        return ()

    @part
    def what(self) -> Any:
        """What it is done to, where it names that."""
        return None

    @part
    def count(self) -> Any:
        """How many things it is done to or brings about; one where it does not say."""
        return 1

    @property
    def lasts(self) -> Duration | None:
        """How long its effect lasts by its own words (611.2a)."""
        return None

    @part
    def exceptions(self) -> tuple[Node, ...]:
        """In what a copy that it makes is none (707.9)."""
        return ()

    @part
    def counters(self) -> Any:
        """The counters that go with it."""
        return None

    @part
    def only(self) -> Any:
        """What alone the mana that it adds may be spent on (106.6)."""
        return None

    @part
    def abilities(self) -> tuple[Ability, ...]:
        """The abilities that it gives."""
        return ()


class PlayerVerb(Verb):
    """A verb whose subject is one or more players."""

    __slots__ = ()
    done_as_it_enters: ClassVar[bool] = False
    """Whether a permanent may say that it is done as it enters (614.1c)."""


class ObjectVerb(Verb):
    """A verb whose subject is one or more objects."""

    __slots__ = ()
    lasting: ClassVar[bool] = True


class Condition(Node):
    """Something that is true of the game or not: after "if", "as long as", "unless"."""

    __slots__ = ()
    said_with: ClassVar[bool] = False
    """Whether it can also be said of a player with "with": "with no cards in hand"."""
    of_this_turn: ClassVar[bool] = False
    """Whether it says what has happened this turn."""
    speaks_of: ClassVar[Any] = None
    """What it names, without a phrase of its own, and what can be called that way again."""

    @part
    def who(self) -> Who | None:
        """The player of whom it is said."""
        return None


class Duration(Node):
    """How long a continuous effect lasts (611.2)."""

    __slots__ = ()

    @property
    def is_exception(self) -> bool:
        """Whether it names the case in which what is said with it is not so ("unless")."""
        return False


class TriggerEvent(Node):
    """What a triggered ability watches for, after "when" or "whenever" (603.2)."""

    __slots__ = ()
    has_amount: ClassVar[bool] = False
    """Whether it has an amount that "that many" can be, though its acts do not say so."""
    looked_back_by: ClassVar[tuple[str, ...]] = ()
    """The rules by which it is looked back at, if it is no zone change (603.10)."""

    @property
    def event_parties(self) -> Mapping[str, Role] | None:
        return None

    @part
    def subject(self) -> Any:
        """The object that does something."""
        return None

    @part
    def acts(self) -> tuple[EventVerb, ...]:
        """What its subject does, in one event or another."""
        return ()

    @part
    def events(self) -> tuple[TriggerEvent, ...]:
        """The several trigger events that it is any of."""
        return ()


class ReplacedEvent(Node):
    """What a replacement effect watches for, after "if": an event before it happens (614.1)."""

    __slots__ = ()
    has_amount: ClassVar[bool] = False
    """Whether it has an amount that "that many" can be, though its acts do not say so."""
    is_dealt_by_source: ClassVar[bool] = False
    """Whether it is damage of a source: how much is dealt instead is said in ways of its own."""

    @part
    def subject(self) -> Any:
        """The object that would do something."""
        return None

    @part
    def acts(self) -> tuple[EventVerb, ...]:
        """What its subject would do."""
        return ()


class CostPart(Node):
    """One part of a cost (118.1)."""

    __slots__ = ()

    @part
    def these(self) -> tuple[int, ...]:
        """The objects that it uses up, by their ids, where they are chosen already."""
        return ()


class OtherCost(Node):
    """What is paid for a spell rather than its mana cost, said with the leave to cast it (118.9)."""

    __slots__ = ()
