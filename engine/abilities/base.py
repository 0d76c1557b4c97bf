"""The categories of the language: what a word in an ability can stand for.

An ability is data. Each node is a frozen, slotted dataclass that declares its English next to its fields
(``@phrase``); the class it derives from is its grammatical category, so the class tree *is* the grammar.
How a node is carried out stands in ``engine.rules``, registered for its class.

What binding and the rules ask of a node stands here too, at the category that they ask: a class variable with its
default, a property where some classes have to work it out, or a ``part`` where some have it as a field.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from engine.abilities.nouns.antecedents import Antecedent, Role
    from engine.abilities.nouns.noun_groups import Group, Where
    from engine.abilities.nouns.target_phrases import Article
    from engine.abilities.sentences import Sentences
    from engine.abilities.trigger_events.base import EventVerb

    part = property
else:

    class part(property):
        """What the nodes of a category have in place of a field that only some of its classes declare. It gives
        those classes no default for their field, as a property would."""

        def __get__(self, node: Node | None, kind: type[Node] | None = None) -> Any:
            if node is None:
                raise AttributeError("declared by some classes only")
            return self.fget(node)


class Node:
    """Anything the grammar can produce."""

    __slots__ = ()
    of_static_text: ClassVar[bool] = False
    """Whether it means something in a static ability alone; the same words of another text mean something else."""
    spells_only: ClassVar[bool] = False
    """Whether it means something in an instant or sorcery alone (700.2d)."""
    never_subject: ClassVar[bool] = False
    """Whether it is no subject of a clause: it would not be told which of them does what."""
    of_party: ClassVar[bool] = False
    """Whether it describes a party of the trigger's event alone."""
    measures: ClassVar[bool] = False
    """Whether it is a number that was spoken of before ("that many"), which binding looks for."""
    not_given_after: ClassVar[frozenset[str]] = frozenset()
    """The names of the verbs after which it is said of nothing that the text gives an ability to: which of two choices
    it speaks of would be open."""

    carried_out: ClassVar[bool] = False
    """Whether it is said all along and what it says is done at a time (614.1)."""
    states: ClassVar[bool] = False
    """Whether it is done and what it does is to say something for a while (611.2)."""

    needs_one_of: ClassVar[frozenset[str]] = frozenset()
    """The names of the verbs and sentences one of which has to stand before it in its text."""

    @property
    def needs(self) -> str | None:
        """The name of the verb or condition before it in its text without which it means nothing."""
        return None

    @property
    def event_parties(self) -> Mapping[str, Role] | None:
        """Which party of an event each of its fields names; None for the usual ones of a trigger event."""
        return {}


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
    each_its_own: ClassVar[bool] = False
    """Whether it is done to each of its subjects by itself, because it is measured by each."""
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


class ObjectVerb(Verb):
    """A verb whose subject is one or more objects."""

    __slots__ = ()
    lasting: ClassVar[bool] = True


class NounPhrase(Node):
    """Words that stand for objects or players. ``agreement`` is the form their verb takes."""

    __slots__ = ()
    is_pronoun: ClassVar[bool] = False
    """Whether it points back at something, its ``antecedent``."""
    of_pile: ClassVar[bool] = False
    """Whether it speaks of a part of a pile of cards: "the rest", "one of them"."""
    partitive: ClassVar[bool] = False
    """Whether it is a part of what was spoken of, and so no pile itself."""

    @property
    def called(self) -> frozenset[str] | None:
        """The words by which later text can call it; None where those of its ``group`` say so."""
        return None

    @property
    def agreement(self) -> str:
        return "s"

    @part
    def antecedent(self) -> Antecedent | None:
        """What it points back at, once the text is bound."""
        return None

    @part
    def index(self) -> int | None:
        """The number of a target phrase among those of its text (115.1); None for other phrases."""
        return None

    @property
    def parted_by(self) -> tuple[str, ...] | None:
        """The names of the verbs that parted with what it speaks of; None for a phrase that names no such way."""
        return None

    @part
    def group(self) -> Group | None:
        """The description of what it stands for, where it is made with one."""
        return None

    @property
    def qualifiers(self) -> tuple[Qualifier, ...]:
        """What stands behind the noun of its description."""
        return self.group.qualifiers if self.group is not None else ()

    @part
    def count(self) -> Count | Amount | None:
        """How many of them somebody chooses."""
        return None

    @part
    def article(self) -> Article | None:
        """The article before its description: "another", "other"."""
        return None


class Who(NounPhrase):
    """A noun phrase that stands for players."""

    __slots__ = ()


class Ref(NounPhrase):
    """A noun phrase that stands for objects."""

    __slots__ = ()

    @property
    def agreement(self) -> str:
        return "s"


class Count(Node):
    """How many of something are chosen: "two", "up to three", "any number of"."""

    __slots__ = ()

    @part
    def amount(self) -> Amount | None:
        """The number that it names."""
        return None

    @property
    def agreement(self) -> str:
        return "base"


class Amount(Node):
    """A number, written or to be worked out (107). ``number`` is the form of the noun it counts: ``sg``,
    ``pl``.
    """

    __slots__ = ()
    stands_before: ClassVar[bool] = False
    """Whether it is written before the noun it counts ("3 life"), not behind it ("life equal to its power")."""

    @property
    def is_closed(self) -> bool:
        """Whether nothing that stands behind it can belong to it ("its power", not "the number of creatures")."""
        return False

    @property
    def number(self) -> str:
        return "pl"


class Predicate(Node):
    """Something that is true of an object or not: the parts a noun group is made of."""

    __slots__ = ()

    @property
    def goes_with(self) -> Container[Where] | None:
        """The nouns that it goes with (``Where``); None for all of them."""
        return None


class Adjective(Predicate):
    """A predicate written before the noun: "tapped", "nonblack", "another"."""

    __slots__ = ()
    follows_types: ClassVar[bool] = False
    """Whether it stands behind the type words before a bare noun."""
    of_host: ClassVar[bool] = False
    """Whether it says that something is attached: "enchanted", "equipped"."""


class Qualifier(Predicate):
    """A predicate written after the noun: "you control", "with flying"."""

    __slots__ = ()
    compares: ClassVar[bool] = False
    """Whether it compares with another object, which may be the one that a sentence about each of several has come
    to."""
    lists: ClassVar[bool] = False
    """Whether it is a list itself, so that no further group is joined to its own."""
    loses_counters: ClassVar[bool] = False
    """Whether what it is said of has lost its counters (122.2)."""
    of_counters: ClassVar[bool] = False
    """Whether it speaks of counters."""
    of_sources: ClassVar[bool] = False
    """Whether it is said of sources (609.7)."""
    of_several: ClassVar[bool] = False
    """Whether it is true of several that are chosen together."""
    said_of_all: ClassVar[bool] = False
    """Whether behind the last of several descriptions it is said of each of them."""
    targets_only: ClassVar[bool] = False
    """Whether it describes targets alone."""
    tells_all: ClassVar[bool] = False
    """Whether it says by itself which objects are meant: all to which something was done."""
    tells_which: ClassVar[bool] = False
    """Whether "the" stands before a plural with it: every one that there is."""

    @property
    def comes_last(self) -> bool:
        """Whether nothing stands behind it in its group."""
        return False


class Condition(Node):
    """Something that is true of the game or not: after "if", "as long as", "unless"."""

    __slots__ = ()
    said_with: ClassVar[bool] = False
    """Whether it can also be said of a player with "with": "with no cards in hand"."""

    @part
    def who(self) -> Who | None:
        """The player of whom it is said."""
        return None


class Duration(Node):
    """How long a continuous effect lasts (611.2)."""

    __slots__ = ()


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
