"""What is said ahead of the choices that it answers: answers in order, the targets of an act, where to go."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.events import AbilityActivated, SpellCast
from engine.state.choices import Choice, Illegal, Message
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.table import answers
from engine.table.goals import Goal
from engine.table.references import References
from engine.table.scenario import Json


@dataclass(slots=True)
class Given:
    """Answers given ahead, by an entry of the script: used when the choice they are for comes up.

    ``value`` answers the next choice of that player and kind (any, where None). ``entry`` is the place in
    the script that a refusal points to.
    """

    value: Any
    entry: int
    player: PlayerId | None = None
    kind: str | None = None

    def fits(self, choice: Choice, decider: PlayerId | None) -> bool:
        """Whether it is for this choice; who controls a player answers for them (723.5)."""
        return self.player in (None, choice.player, decider) and self.kind in (None, choice.kind)


@dataclass(slots=True)
class Announced:
    """The targets that an act names, handed out to its target phrases in order."""

    targets: list[Any]
    player: PlayerId
    since: int
    """How long the log was as the act began."""

    def copy(self) -> Announced:
        return Announced(list(self.targets), self.player, self.since)

    def open(self, choice: Choice, game: Game) -> bool:
        """Whether a choice belongs to the act's own announcement, and not to what it triggers."""
        done = any(
            isinstance(logged.event, SpellCast)
            or (isinstance(logged.event, AbilityActivated) and logged.event.item is not None)
            for logged in game.log[self.since :]
        )
        return choice.player == self.player and not done

    def slot(self, choice: Choice, refs: References) -> list[str]:
        """The words for one target phrase: a list of its own, or as many as it can take (601.2c)."""
        if self.targets and isinstance(self.targets[0], list):
            return [str(words) for words in self.targets.pop(0)]
        ids: set[tuple[ObjectId | None, PlayerId | None]] = {
            (o.object, None) if o.object is not None else (None, o.player) for o in choice.listed()
        }
        most = choice.maximum if choice.maximum is not None else len(ids)
        taken: list[str] = []
        while self.targets and len(taken) < most and isinstance(self.targets[0], str):
            if len(taken) >= choice.minimum and not self._fits(self.targets[0], ids, refs):
                break
            taken.append(self.targets.pop(0))
        return taken

    @staticmethod
    def _fits(words: str, ids: set[tuple[ObjectId | None, PlayerId | None]], refs: References) -> bool:
        player = refs.player(words)
        if player is not None and (None, player) in ids:
            return True
        return bool(refs.things(words, among=[i for i, _ in ids if i is not None]))


def pinned(targets: list[Any], refs: References) -> list[Any]:
    """The targets of an act, with places on the stack counted as they are before it."""
    return [[refs.pin(w) for w in one] if isinstance(one, list) else refs.pin(one) for one in targets]


def flat(targets: list[Any]) -> list[str]:
    """The words of targets, those in lists of their own included."""
    return [str(word) for one in targets for word in (one if isinstance(one, list) else [one])]


def unread_since(game: Game, since: int) -> bool:
    """Whether a spell or ability put onto the stack since then has text that can't be read."""
    for logged in game.log[since:]:
        event = logged.event
        if not isinstance(event, SpellCast | AbilityActivated):
            continue
        if game.characteristics(event.object).abilities.unread:
            return True
    return False


def given_by(entry: Json, at: int, players: References) -> list[Given]:
    """The answers that an entry brings along for the choices it leads to."""
    player = players.player(entry["player"]) if "player" in entry else None
    found = []
    if entry.get("modes") is not None:
        found.append(Given(list(entry["modes"]), at, player, "mode"))
    if entry.get("x") is not None:
        found.append(Given(entry["x"], at, player, "x"))
    if entry.get("division") is not None:
        found.append(Given(entry["division"], at, player, "division"))
    for one in entry.get("choices") or ():
        found.append(queued(one, at, players))
    return found


def queued(one: Any, at: int, refs: References) -> Given:
    """An answer as it is written: a bare value, or a map with ``value`` and whom and what it is for."""
    if not isinstance(one, Mapping) or "value" not in one:
        return Given(one, at)
    player = refs.player(one["player"]) if "player" in one else None
    return Given(one["value"], at, player, one.get("choice"))


@dataclass(slots=True)
class Ahead:
    """All that has been said ahead at a table: the queue of answers, the targets of the act under way, the goal."""

    queue: list[Given] = field(default_factory=list)
    goal: Goal | None = None
    announced: Announced | None = None

    def copy(self) -> Ahead:
        """The same, to go back to or to go on from."""
        return Ahead(
            list(self.queue),
            None if self.goal is None else self.goal.copy(),
            None if self.announced is None else self.announced.copy(),
        )

    def reached(self, game: Game, choice: Choice) -> bool:
        """Whether there is nowhere to go, or no further; the goal is forgotten then."""
        if self.goal is not None and self.goal.reached(game, choice):
            self.goal = None
        return self.goal is None

    def answer(self, choice: Choice, decider: PlayerId | None) -> Given | None:
        """The answer that has been given for this choice. "Yes" to something that may be left undone says no more
        than that; what is chosen is said by the next answer."""
        fitting = [given for given in self.queue if given.fits(choice, decider)]
        if len(fitting) > 1 and answers.is_consent(choice, fitting[0].value):
            self.queue.remove(fitting[0])
            return fitting[1]
        return fitting[0] if fitting else None

    def targets(self, choice: Choice, game: Game, refs: References) -> list[str] | None:
        """The words for a target phrase of the act under way; None where the act says nothing of it."""
        if choice.kind != "target" or self.announced is None or not self.announced.open(choice, game):
            return None
        words = self.announced.slot(choice, refs)
        return words if words or choice.minimum == 0 else None

    def end_announcement(self, game: Game) -> None:
        """Targets that an act names beyond those it needs make it wrong (601.2c)."""
        announced, self.announced = self.announced, None
        if announced is None or not flat(announced.targets):
            return
        words = ", ".join(flat(announced.targets))
        if unread_since(game, announced.since):
            game.assume("targets-not-used", words=words)
        else:
            raise Illegal(Message("too-many-targets", {"words": words}), "601.2c")
