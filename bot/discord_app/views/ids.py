"""The grammar of custom ids: all that a tap needs to know, so that no tap needs memory.

    b:<board>:<revision>:<word>            a button of the desk's (rules, undo, ...)
    b:<board>:<revision>:=<numbers>        answer the choice with these options
    b:<board>:<revision>:~<page>.<numbers> picking one after the other: what is picked so far
    b:<board>:<revision>:/<numbers>        answer a division: how much each option gets, in their order
    b:<board>:<revision>:?                 open the form in which the choice is answered
    s:<board>:<revision>:...               the same from a select: its values are more numbers
    f:<board>:<revision>:<shape>           a form that was sent
    t:<command>                            a form of texts that was sent: the options of a command
    p:<page>:<key>                         another page of a long reply
    q:<command>:<value>                    a look-up of the desk's (rule, rulings, card, glossary)

Options go by their number in the choice, which the replay of the board gives again.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.desk import BoardRef, Shape
from bot.desk.buttons import LOOK_UPS

BUTTON = r"b:(?P<board>\d+):(?P<revision>\d+):(?P<action>.+)"
SELECT = r"s:(?P<board>\d+):(?P<revision>\d+):(?P<action>.+)"
FORM = r"f:(?P<board>\d+):(?P<revision>\d+):(?P<shape>[a-z]+)"
LOOK_UP = r"q:.+"
PAGE = r"p:(?P<page>\d+):(?P<key>.+)"
ANSWER, PICK, OPEN, SHARES = "=", "~", "?", "/"


@dataclass(frozen=True, slots=True)
class Picks:
    """Options picked in sequence so far, and the page of options shown."""

    page: int = 0
    picked: tuple[int, ...] = ()

    def __str__(self) -> str:
        return f"{PICK}{self.page}.{_numbers(self.picked)}"

    @classmethod
    def read(cls, action: str) -> Picks:
        """The inverse of ``str``."""
        page, _, picked = action.removeprefix(PICK).partition(".")
        return cls(int(page), numbers(picked))

    def turned(self, page: int) -> Picks:
        """The same picks on another page."""
        return Picks(page, self.picked)

    def plus(self, *more: int) -> Picks:
        """The picks with some more, none twice."""
        return Picks(self.page, self.picked + tuple(n for n in more if n not in self.picked))


def button(at: BoardRef, action: str) -> str:
    """The custom id of a button."""
    return f"b:{at.board}:{at.revision}:{action}"


def select(at: BoardRef, action: str) -> str:
    """The custom id of a select."""
    return f"s:{at.board}:{at.revision}:{action}"


def form(at: BoardRef, action: str) -> str:
    """The custom id of a form."""
    return f"f:{at.board}:{at.revision}:{action}"


def look_up(command: str, value: object) -> str:
    """The custom id that asks a look-up again; empty for a command that is none."""
    return f"q:{command}:{value}" if command in LOOK_UPS else ""


def read_form(custom_id: str) -> tuple[BoardRef, Shape] | None:
    """The choice that a form answers and its shape; None for a form that is not ours."""
    found = re.fullmatch(FORM, custom_id)
    if found is None:
        return None
    return BoardRef(int(found["board"]), int(found["revision"])), Shape(found["shape"])


def texts(command: str) -> str:
    """The custom id of a form of texts."""
    return f"t:{command}"


def read_texts(custom_id: str) -> str | None:
    """The command that a form of texts is for; None for another form."""
    kind, _, command = custom_id.partition(":")
    return command if kind == "t" else None


def answer(*chosen: int) -> str:
    """The action that answers with these options."""
    return ANSWER + _numbers(chosen)


def shares(amounts: tuple[int, ...]) -> str:
    """The action that answers a division with these amounts."""
    return SHARES + _numbers(amounts)


def numbers(text: str) -> tuple[int, ...]:
    """``"3-0-7"`` as numbers."""
    return tuple(int(n) for n in text.split("-") if n)


def _numbers(chosen: tuple[int, ...]) -> str:
    return "-".join(map(str, chosen))
