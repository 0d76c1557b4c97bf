"""Positions played out by the engine: moves replayed, the latest kept warm, never changed in place."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from bot.boards.limits import check_size
from bot.boards.moves import scenario_of
from bot.boards.store import Board, BoardStore
from bot.desk.answers import pairs
from cards.database import CardDatabase
from engine import Choice, Scenario, Table, play
from engine.oracle.compile import english
from engine.report.build import option_json
from engine.rules.players.interchangeable import interchangeable
from engine.state.actions import Special
from engine.state.ids import ObjectId, TargetId
from engine.table.references import look
from engine.table.speech import Speech

WARM = 64
"""Positions kept; any other is replayed when it is asked for."""

Act = Mapping[str, Any]


class Played:
    """A scenario played out in one language. Treat its table as frozen: act on a fork (:meth:`then`)."""

    def __init__(self, table: Table, language: str) -> None:
        self.table = table
        self.language = language

    @cached_property
    def report(self) -> dict[str, Any]:
        """The report as JSON data."""
        return self.table.report().to_dict()

    @property
    def state(self) -> dict[str, Any]:
        """The board as it stands."""
        state: dict[str, Any] = self.report["state"]
        return state

    @property
    def choice(self) -> Choice | None:
        """What is being asked, priority included."""
        return self.table.choice

    @cached_property
    def pending(self) -> Mapping[str, Any] | None:
        """What is being asked, unless it is only what somebody with priority would like to do."""
        pending: dict[str, Any] | None = self.report["pending"]
        if pending is not None and pending["form"] == "map":
            pending = pending | {"pairs": pairs(pending["options"], self.onto())}
        elif pending is not None and pending["form"] == "options" and not pending["ordered"]:
            enough, doubles = self._doubles(pending["options"], pending["max"])
            pending = pending | {"options": [*enough, *doubles], "shown": len(enough)}
        return pending

    def _doubles(self, options: list[Any], most: int | None) -> tuple[list[Any], list[Any]]:
        """Options apart from those that are one more of what nothing tells apart than could be taken."""
        choice, game = self.table.choice, self.table.game
        groups: dict[object, list[ObjectId]] = {}
        for option in choice.listed() if choice is not None and most else ():
            one = option.target.object if option.target is not None else None
            if one is not None and one in game.objects:
                groups.setdefault(look(game, one), []).append(one)
        extra = {
            str(TargetId.of_object(i))
            for group in groups.values()
            if most and len(group) > most and interchangeable(game, group)
            for i in group[most:]
        }
        return [o for o in options if o["id"] not in extra], [o for o in options if o["id"] in extra]

    @property
    def refused(self) -> Mapping[str, Any] | None:
        """The refusal that stopped the script, if any; one that the script expected does not."""
        refused: Mapping[str, Any] | None = self.report["refused"]
        return None if refused is None or refused["expected"] else refused

    def options(self) -> list[dict[str, Any]]:
        """The options of what is being asked, priority included, as a report has them."""
        choice, table = self.table.choice, self.table
        if choice is None:
            return []
        speech = Speech(table.refs, self.language)
        return [option_json(choice, place, table.refs, speech) for place in range(len(choice.listed()))]

    def onto(self) -> list[dict[str, Any]]:
        """What attackers can be sent at, or blockers at, while that is asked: reference and label of each."""
        choice, table = self.table.choice, self.table
        goals = choice.onto if choice is not None else ()
        speech = Speech(table.refs, self.language)
        found = []
        for goal in goals:
            if goal.object is not None:
                reference = table.refs.reference(goal.object)
            else:
                reference = table.game.players[goal.player or 0].name
            found.append({"id": reference, "label": speech.say(goal.label)})
        return found

    def abilities_of(self, reference: str) -> list[tuple[int, str]]:
        """The activated abilities of a permanent, numbered as the script numbers them."""
        found = self.table.refs.things(reference)
        if not found:
            return []
        abilities = self.table.game.characteristics(self.table.game.objects[found[0]]).abilities.activated
        return [(number, english(ability)) for number, ability in enumerate(abilities, start=1)]

    def only_ability_of(self, reference: str, player: str) -> int | None:
        """The number of the one activated ability of several that the player could activate now; else None."""
        numbers = [number for number, _ in self.abilities_of(reference)]
        if len(numbers) < 2 or self.pending is not None:
            return None
        entry = {"do": "activate", "player": player, "source": reference}
        able = [n for n in numbers if self.then([entry | {"ability": n}]).refused is None]
        return able[0] if len(able) == 1 else None

    def specials_of(self, reference: str) -> list[str]:
        """The special actions that can be taken now with a card or permanent, by name (116.2)."""
        choice, found = self.table.choice, self.table.refs.things(reference)
        if choice is None or choice.kind != "priority":
            return []
        return [o.act.name for o in choice.listed() if isinstance(o.act, Special) and o.act.object in found]

    def targets_of(self, card: str, player: str) -> set[str]:
        """The references of what a card may target if it is cast now; empty where that cannot be told."""
        entry = {"do": "cast", "player": player or self.state["turn"]["priority"], "card": card}
        if entry["player"] is None or self.pending is not None:
            return set()
        then = self.then([entry])
        if then.choice is None or then.choice.kind != "target":
            return set()
        return {str(option.get("object") or option.get("player")) for option in then.options()}

    def then(self, acts: Iterable[Act]) -> Played:
        """What comes of doing more; stops at the first refusal."""
        table = self.table.fork()
        for act in acts:
            if table.act(dict(act)) is not None:
                break
        return Played(table, self.language)


class Games:
    """The desk's way to the engine."""

    def __init__(self, cards: CardDatabase, boards: BoardStore) -> None:
        self._cards = cards
        self._boards = boards
        self._warm: OrderedDict[tuple[int, str], Played] = OrderedDict()

    def of(self, scenario: Mapping[str, Any], language: str) -> Played:
        """Play a scenario. Raises the engine's ScenarioError for one that makes no sense."""
        check_size(dict(scenario))
        return Played(play(Scenario.load(dict(scenario)), self._cards, locale=language), language)

    def at(self, board: Board, language: str, revision: int | None = None) -> Played:
        """A board's position at a revision, now unless said otherwise."""
        revision = board.revision if revision is None else revision
        key = (revision, language)
        if key not in self._warm:
            self.keep(revision, self.of(scenario_of(self._boards.moves(board.id, revision)), language))
        self._warm.move_to_end(key)
        return self._warm[key]

    def keep(self, revision: int, played: Played) -> None:
        """Remember a revision's position."""
        self._warm[(revision, played.language)] = played
        while len(self._warm) > WARM:
            self._warm.popitem(last=False)

    def before(self, board: Board, language: str, revision: int) -> Played | None:
        """The position that a revision's last move came from; None at the start."""
        moves: Sequence[Any] = self._boards.moves(board.id, revision)
        return self.of(scenario_of(moves[:-1]), language) if len(moves) > 1 else None
