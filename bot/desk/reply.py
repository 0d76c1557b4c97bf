"""What the desk answers: one frozen value that Discord, the terminal and the tests all show.

Every string in here is plain text in the asker's language, without markup; a front end escapes and
decorates it. Nothing here knows Discord; its limits are kept by :mod:`bot.discord_app.views.text`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

import engine
from bot.desk.at_a_glance import at_a_glance
from bot.desk.repeated_steps import told_once
from bot.errors import needs

MOST_BESIDE = 3
"""How many rules a step shows beside it."""

AT_A_GLANCE = 8
"""So many steps are read on a phone before somebody wants the rest: as many in every language."""


EVERY_TURN = ("500", "501", "502", "503", "504", "505", "507", "511", "512", "513", "514", "121.1")
"""How the rules begin of what each turn brings."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a request comes from and who asks.

    ``channel`` is the key under which a board is kept: a channel or thread id, or ``"dm:<user>"`` in direct
    messages. ``moderator`` says that the asker may manage messages there, so may end anyone's board.
    ``name`` is how the asker is called, for the log of a shared board.
    """

    channel: str
    user: str
    locale: str = "en"
    name: str = ""
    guild: str | None = None
    moderator: bool = False
    request: str = ""
    """What this request is known by where it is made: one of the same name is not carried out twice."""

    @property
    def called(self) -> str:
        """The asker's name as that of a player: a board is read by everyone in the channel."""
        return " ".join(re.sub(r"[^\w .'-]", "", self.name).split())[:40].strip()

    @classmethod
    def direct(cls, user: str, locale: str = "en", name: str = "", request: str = "") -> Place:
        """The place of a user's direct messages: one board per user."""
        return cls(channel=f"dm:{user}", user=user, locale=locale, name=name, request=request)


@dataclass(frozen=True, slots=True)
class BoardRef:
    """A board at one point of its history. A revision never comes back for another position.

    Board 0 is none: its revisions are the questions of the desk itself (:mod:`bot.desk.asking_back`).
    """

    board: int
    revision: int

    @classmethod
    def question(cls, key: int) -> BoardRef:
        """Where a question of the desk's is answered."""
        return cls(0, key)

    @property
    def is_question(self) -> bool:
        """Whether it is the desk that asks, not a board."""
        return self.board == 0


@dataclass(frozen=True, slots=True)
class Citation:
    """A rule: its number in the imported edition, our gloss, the official text if any, and whether it decides."""

    id: str
    gloss: str = ""
    text: str | None = None
    decides: bool = True


@dataclass(frozen=True, slots=True)
class RulingView:
    """An official ruling on a card, in its original English."""

    card: str
    date: str
    text: str
    source: str = "wotc"
    beside: str = ""
    """What of it is read beside its step: what says more than that and what stands beside the next one."""


@dataclass(frozen=True, slots=True)
class StepView:
    """One numbered step of what happened. ``depth`` indents what happens inside another step."""

    n: int
    text: str
    depth: int = 0
    rules: tuple[Citation, ...] = ()
    rulings: tuple[RulingView, ...] = ()
    by_hand: bool = False
    unasked: bool = False
    """Whether it tells what has come of a permanent spell that an effect has cast."""
    item: str = ""
    """The name of the spell, or of the source of the ability, that is put onto the stack, aimed or resolves in it."""
    times: int = 1
    """How often it happens in a row, together with the steps beside it that say so too."""

    @property
    def beside(self) -> tuple[Citation, ...]:
        """The rules that stand beside the step: those that decide, three at most, else one that says how it is done.

        The rest is a tap away.
        """
        return tuple(rule for rule in self.rules if rule.decides)[:MOST_BESIDE] or self.rules[:1]

    @property
    def decides(self) -> bool:
        """Whether a rule decides it."""
        return any(rule.decides for rule in self.rules)

    @property
    def is_of_every_turn(self) -> bool:
        """Whether it tells only what every turn brings: that it or a step of it begins, and its draw (500, 504.1)."""
        return all(rule.id.startswith(EVERY_TURN) for rule in self.rules)

    @property
    def matters(self) -> bool:
        """Whether it says more than how the game goes about it, that something resolves or a step begins: a rule
        decides it, or none of the course of a turn (5xx) or of resolving (608) says it; or another turn begins; or
        somebody blocks, or could and does not; or what enters was cast by an effect."""
        ids = [rule.id for rule in self.rules]
        course = all(one.startswith(("5", "608")) and one not in _TELLING for one in ids)
        return self.unasked or not ids or not course or self.decides


_TELLING = ("500.1", "509.1")
"""Rules of the course of a turn of which a step says what cannot be seen from the rest: another turn, who blocks."""
MOST_BUTTONS, MOST_SELECTED = 5, 25
"""Options that fit into a row of buttons, and into a select."""


class Shape(Enum):
    """How a choice is best asked on a phone."""

    BUTTONS = "buttons"  # one of five or fewer
    SELECT = "select"  # some of up to 25
    PAGES = "pages"  # some of more than 25: pages of a select, or a filter
    ORDER = "order"  # all of them, tapped in sequence, with "as listed"
    NUMBER = "number"  # a number from min to max
    DIVIDE = "divide"  # a number for each option, min in all
    TEXT = "text"  # a word, such as a card name

    @classmethod
    def listed(cls, count: int, one: bool) -> Shape:
        """How to ask for some of so many options, or for just one of them."""
        if one and count <= MOST_BUTTONS:
            return cls.BUTTONS
        return cls.SELECT if count <= MOST_SELECTED else cls.PAGES


@dataclass(frozen=True, slots=True)
class OptionView:
    """One legal answer. ``id`` is what :meth:`Desk.choose` takes; ``label`` has at most 80 characters."""

    id: str
    label: str
    detail: str = ""
    """Its state and whose it is; of a division how much it gets at least, and how much is lethal."""
    like: int | None = None
    """For an order, the number of the first option that does the very same: in which order the two are tapped can't
    matter."""


@dataclass(frozen=True, slots=True)
class ReadyView:
    """A ready-made answer to a division: how much each of the options gets, in their order."""

    label: str
    shares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChoiceView:
    """The choice a board is waiting for.

    ``min`` and ``max`` count options, or bound the number for ``Shape.NUMBER``, or are the total to divide
    for ``Shape.DIVIDE``. ``users`` may answer it (empty: anyone); ``why`` is the rule in words
    ("603.3b: you order your triggers").
    """

    at: BoardRef
    player: str
    """Who is asked, in words."""
    kind: str
    prompt: str
    shape: Shape
    options: tuple[OptionView, ...] = ()
    min: int = 1
    max: int = 1
    rule: Citation | None = None
    why: str = ""
    note: str = ""
    """What else has to be known to answer: what resolves first, what is left to divide."""
    ready: tuple[ReadyView, ...] = ()
    users: tuple[str, ...] = ()
    besides: tuple[str, ...] = ()
    """The numbers of further rules that say which answers are legal, and what they do."""
    untold: bool = False
    """Whether it is what was chosen before the board began, of which nobody has said anything."""


@dataclass(frozen=True, slots=True)
class Button:
    """Something to tap. ``id`` goes to :meth:`Desk.press` as it is (at most 100 characters).

    ``private`` answers are for the one who tapped only.
    """

    id: str
    label: str
    style: str = "secondary"  # primary, secondary, success, danger
    private: bool = False


@dataclass(frozen=True, slots=True)
class FieldView:
    """A text to be changed and sent: an option of a command, what it is called, and what stands in it."""

    option: str
    label: str
    text: str


@dataclass(frozen=True, slots=True)
class FormView:
    """Some texts that go to a command once they are right."""

    command: str
    title: str
    fields: tuple[FieldView, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A board to be drawn when it is wanted: text goes out first, the picture follows."""

    position: engine.Position
    alt: str
    locale: str = "en"
    before: engine.Position | None = None
    """How the board stood before; drawn above it, where both are legible on a phone."""

    def png(self) -> bytes:
        """Draw it. Takes some tens of milliseconds; call it off the event loop.

        NotInstalled where the extra "picture" is missing.
        """
        with needs("picture", "PIL", "font_source_sans_pro"):
            from bot.render.picture import draw
        return draw(self.position, locale=self.locale, before=self.before)


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file to send along."""

    filename: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Section:
    """A titled paragraph of a look-up. ``quoted`` text is official and in its original English."""

    heading: str
    text: str
    quoted: bool = False
    url: str = ""
    folded: bool = False
    """Of second interest: sub-rules, examples; a front end shows it when it is asked for more."""
    steps: tuple[StepView, ...] = ()
    """Steps that have not been taken yet, where that is what it tells."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What a person gets for a request: at most a verdict, steps, sections, a choice, buttons, a footer.

    ``error`` names what went wrong (``"refused"`` by a rule, ``"unknown"`` name, ``"input"``, ``"state"``,
    ``"trouble"``), or is None; the sentence itself is the verdict. ``private`` replies are for the asker.
    """

    verdict: str = ""
    steps: tuple[StepView, ...] = ()
    sections: tuple[Section, ...] = ()
    choice: ChoiceView | None = None
    buttons: tuple[Button, ...] = ()
    picture: Picture | None = None
    form: FormView | None = None
    """What can be changed and sent, where a front end has forms; the sections say the same."""
    footer: tuple[str, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    chosen: str = ""
    """For the answer to a choice, what was chosen, as everybody reads it."""
    understood: str = ""
    """How what was typed is understood, where that is not the verdict's to say."""
    at: BoardRef | None = None
    error: str | None = None
    private: bool = False
    citations: tuple[Citation, ...] = field(default=())
    """Rules behind the verdict itself (a refusal); the steps carry their own."""
    doer: str = ""
    """The user who did what the verdict tells of, where no player's name says who it was."""

    @property
    def beside_verdict(self) -> tuple[Citation, ...]:
        """The rules that stand beside the verdict: those that no section tells and the verdict does not name."""
        told = re.findall(r"\d{3}(?:\.\d+[a-z]?)?", self.verdict)
        return (
            ()
            if any(one.heading and one.text for one in self.sections)
            else tuple(rule for rule in self.citations if rule.id not in told)
        )

    @property
    def is_long(self) -> bool:
        """Whether it is more than a phone shows at a glance, and some of it is of second interest: steps that only say
        how the game goes about it, and what was understood, which the steps say again."""
        return len(self.steps) > AT_A_GLANCE and any(not step.matters for step in self.steps)

    @property
    def glance(self) -> tuple[StepView, ...]:
        """The steps that are read first; what happens several times in a row once."""
        return at_a_glance(self.steps) if self.is_long else told_once(self.steps)

    def but(self, **changes: Any) -> Reply:
        """The same reply with some fields changed."""
        return replace(self, **changes)


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One line of autocomplete: a unique label of at most 100 characters and the value it stands for."""

    label: str
    value: str
