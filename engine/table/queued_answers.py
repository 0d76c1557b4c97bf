"""What a script says before the game asks for it: answers in order, the targets of an act, where to go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.events import AbilityActivated, SpellCast
from engine.state.choices import Choice, Illegal, Message
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.table import answers
from engine.table.entries import GivenAnswer, TargetWords
from engine.table.passing_until import Goal
from engine.table.references import References


@dataclass(slots=True)
class AnnouncedTargets:
    """The targets that an act names, handed out to its target phrases in order."""

    targets: list[TargetWords]
    player: PlayerId
    since: int
    """How long the log was as the act began."""
    any_asked: bool = False
    """Whether the act has asked for targets."""

    def copy(self) -> AnnouncedTargets:
        return AnnouncedTargets(list(self.targets), self.player, self.since, self.any_asked)

    def open(self, choice: Choice, game: Game) -> bool:
        """Whether a choice belongs to the act's own announcement, and not to what it triggers."""
        activated = game.happened(AbilityActivated, since=self.since)
        done = game.happened(SpellCast, since=self.since) or any(event.item is not None for event in activated)
        return choice.player == self.player and not done

    def slot(self, choice: Choice, refs: References) -> list[str]:
        """The words for one target phrase: a list of its own, or as many as it can take (601.2c)."""
        if self.targets and not isinstance(self.targets[0], str):
            return list(self.targets.pop(0))
        ids: set[tuple[ObjectId | None, PlayerId | None]] = {
            (o.object, None) if o.object is not None else (None, o.player) for o in choice.listed()
        }
        most = choice.maximum if choice.maximum is not None else len(ids)
        taken: list[str] = []
        while self.targets and len(taken) < most:
            words = self.targets[0]
            if not isinstance(words, str) or (len(taken) >= choice.minimum and not self._fits(words, ids, refs)):
                break
            taken.append(words)
            del self.targets[0]
        return taken

    @staticmethod
    def _fits(words: str, ids: set[tuple[ObjectId | None, PlayerId | None]], refs: References) -> bool:
        player = refs.player(words)
        if player is not None and (None, player) in ids:
            return True
        return bool(refs.things(words, among=[i for i, _ in ids if i is not None]))


def flat(targets: Sequence[TargetWords]) -> list[str]:
    """The words of targets, those in lists of their own included."""
    return [word for one in targets for word in ([one] if isinstance(one, str) else one)]


def unread_since(game: Game, since: int) -> bool:
    """Whether a spell or ability put onto the stack since then has text that can't be read."""
    begun = game.happened(SpellCast, AbilityActivated, since=since)
    return any(game.characteristics(event.object).abilities.unread for event in begun)


@dataclass(slots=True)
class Intent:
    """What the players mean to do, as far as the script has said so: the queue of answers, the targets of the act under
    way, the goal."""

    queue: list[GivenAnswer] = field(default_factory=list)
    goal: Goal | None = None
    announced: AnnouncedTargets | None = None

    def copy(self) -> Intent:
        """The same, to go back to or to go on from."""
        return Intent(
            list(self.queue),
            None if self.goal is None else self.goal.copy(),
            None if self.announced is None else self.announced.copy(),
        )

    def reached(self, game: Game, choice: Choice) -> bool:
        """Whether there is nowhere to go, or no further; the goal is forgotten then."""
        if self.goal is not None and self.goal.reached(game, choice):
            self.goal = None
        return self.goal is None

    def answers(self, choice: Choice, decider: PlayerId | None) -> list[GivenAnswer]:
        """The answers that may be for this choice, in order. "Yes" to something that may be left undone says no more
        than that; what is chosen is said by the next answer."""
        fitting = [given for given in self.queue if given.fits(choice, decider)]
        if len(fitting) > 1 and answers.is_consent(choice, fitting[0].value):
            self.queue.remove(fitting[0])
            return fitting[1:]
        return fitting

    def targets(self, choice: Choice, game: Game, refs: References) -> list[str] | None:
        """The words for a target phrase of the act under way; None where the act says nothing of it."""
        if choice.kind != "target" or self.announced is None or not self.announced.open(choice, game):
            return None
        self.announced.any_asked = True
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
            key = "too-many-targets" if announced.any_asked else "has-no-targets"
            raise Illegal(Message(key, {"words": words}), "601.2c")
