"""A Siege's whole life, played at the desk as a player would: the first thing to see on a fresh clone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from bot.desk import Desk, Place, Reply
from bot.errors import NotInstalled, describe
from bot.render.plain_text import lines
from bot.words import Words

BOARD = """\
Alice: 2 Grizzly Bears, 4 Mountain
Alice hand: Invasion of Zendikar, Lightning Bolt
Alice library: 3 Forest, Mountain, 2 Forest
Bob: Giant Spider, 2 Plains
"""
"""The board of the demonstration, as it would be pasted."""


class Demo:
    """The play, told line by line to ``say``."""

    def __init__(self, desk: Desk, place: Place, say: Callable[[str], object], pictures: Path) -> None:
        self._desk = desk
        self._place = place
        self._say = say
        self._pictures = pictures
        self._last = Reply()
        self.words = Words.of(place.locale)
        self.good = True
        """Whether all went as the rules say it should."""

    def run(self, name: str, refused: bool = False, **options: Any) -> Reply:
        """One command as a player types it, and its reply."""
        given = " ".join(f"{key}: {value}" for key, value in options.items() if key != "text")
        self._say(f"\n/{name} {given}".rstrip())
        return self._show(self._desk.run(self._place, name, **options), refused)

    def choose_all(self) -> None:
        """Answer each open choice with as many of the first options as it allows: the Siege's friend's way."""
        while (choice := self._last.choice) is not None and self.good:
            picked = choice.options[: choice.max]
            self._say(f"\n{choice.player}: {', '.join(option.label for option in picked)}")
            self._show(self._desk.choose(self._place, choice.at, [option.id for option in picked]), False)

    def picture(self, name: str) -> str:
        """Draw the board as it stands now and say where it is, or what is missing for that."""
        reply = self._desk.run(self._place, "board show")
        assert reply.picture is not None
        try:
            drawn = reply.picture.png()
        except NotInstalled as missing:
            return describe(missing, self.words)[0]
        self._pictures.mkdir(parents=True, exist_ok=True)
        path = self._pictures / name
        path.write_bytes(drawn)
        return self.words("console-picture", path=str(path))

    def _show(self, reply: Reply, refused: bool) -> Reply:
        self.good &= (reply.error == "refused") if refused else reply.error is None
        for line in lines(reply.but(footer=()), self.words):
            self._say(line)
        self._last = reply
        return reply


def play_demo(desk: Desk, place: Place, say: Callable[[str], object], pictures: Path) -> bool:
    """Play it all; True if everything went as the rules say it should."""
    demo = Demo(desk, place, say, pictures)
    say(BOARD.rstrip())
    demo.run("board paste", text=BOARD)
    demo.run("cast", card="Invasion of Zendikar")
    demo.run("resolve")
    demo.choose_all()
    demo.run("resolve")
    demo.choose_all()
    demo.run("attack", attackers="Grizzly Bears#1, Grizzly Bears#2", target="Invasion of Zendikar")
    demo.run("block", blockers="Giant Spider > Grizzly Bears#1", player="Bob")
    attacked = demo.picture("siege-attacked.png")
    demo.run("go-to", step="postcombat main")
    demo.run("cast", card="Lightning Bolt", target="Invasion of Zendikar")
    demo.run("resolve")
    demo.run("resolve")
    demo.choose_all()
    demo.run("resolve")
    demo.run("activate", permanent="Awakened Skyclave")
    demo.choose_all()
    final = demo.picture("siege-defeated.png")
    for line in dict.fromkeys((attacked, final)):
        say(line)
    return demo.good
