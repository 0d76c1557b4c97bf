"""The monarch, the initiative and the city's blessing (CR 702.131, 725, 726)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.events import EffectBegins
from engine.mechanics.monarch_initiative_citys_blessing import words as tt
from engine.mechanics.monarch_initiative_citys_blessing.events import TitleGained
from engine.mechanics.monarch_initiative_citys_blessing.words import Title
from engine.rules.continuous.beginning import new_effect
from engine.rules.evaluate.evaluation import CONDITIONS, PLAYERS, players
from engine.rules.evaluate.event_verbs import done_in
from engine.rules.instructions.carrying_out import DO, Acted, chosen_in_turn
from engine.rules.keyword_actions.exile_until import bring_back
from engine.rules.pipeline import AFTERWARDS, commit, follow_up, happen
from engine.rules.players import losing_and_leaving
from engine.rules.resolution.destinations import move_to
from engine.rules.triggers.inherent import Inherent, has_inherent
from engine.state.choices import Gen, Message
from engine.state.continuous_effects import Effect
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.memory import EffectMemory
from engine.state.zones import Zone

RULES = {Title.MONARCH: "725.3", Title.INITIATIVE: "726.3", Title.BLESSING: "702.131c"}


def holder(game: Game, designation: str) -> PlayerId | None:
    """The player who is the monarch, or who has the initiative."""
    return next((p.number for p in game.players if designation in p.designations and not p.left), None)


def bestow(game: Game, player: PlayerId, what: Title, *rules: str) -> Gen[None]:
    """A player gets a designation. Who is the monarch already does not become it; the initiative can be taken again
    (725.3, 726.5)."""
    if game.players[player].left:
        return
    if what is not Title.INITIATIVE and what.key in game.players[player].designations:
        return
    before = holder(game, what.key) if what is not Title.BLESSING else None
    yield from happen(game, [TitleGained(player, what.key, before)], RULES[what], *rules)
    yield from follow_up(game)


@DO.register(tt.GainTitle)
def _gain_title(game: Game, verb: tt.GainTitle, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    for player in players:
        yield from bestow(game, player, verb.what)
    return TargetId.of_players(players)


@PLAYERS.register(tt.Titled)
def _titled(game: Game, who: tt.Titled, frame: Frame) -> list[PlayerId]:
    """Nobody while nobody has it (725.5)."""
    game.look("titles")
    found = holder(game, who.what.key)
    return [found] if found is not None else []


@CONDITIONS.register(tt.HasTitle)
def _has_title(game: Game, node: tt.HasTitle, frame: Frame) -> bool:
    game.look("titles")
    has = any(node.what.key in game.players[p].designations for p in players(game, node.who, frame))
    return has is not node.denied


@CONDITIONS.register(tt.NoMonarch)
def _no_monarch(game: Game, node: tt.NoMonarch, frame: Frame) -> bool:
    game.look("titles")
    return holder(game, Title.MONARCH.key) is None


@done_in(tt.GainsTitle, TitleGained)
def _gains_title(game: Game, act: tt.GainsTitle, event: TitleGained, frame: Frame) -> Iterable[int]:
    if event.title == act.what.key:
        yield event.player


# ---- what comes with them


def _having(designation: str) -> Inherent:
    """The abilities that the player with a designation controls (725.2, 726.2)."""

    def controllers(game: Game) -> Iterable[PlayerId]:
        found = holder(game, designation)
        return () if found is None else (found,)

    return Inherent(*_INHERENT[designation], controllers)


_INHERENT: dict[str, tuple[str, tuple[str, ...], str]] = {
    "monarch": (
        "The Monarch",
        (
            "At the beginning of the monarch's end step, that player draws a card.",
            "Whenever a creature deals combat damage to the monarch, its controller becomes the monarch.",
        ),
        "725.2",
    ),
    "initiative": (
        "The Initiative",
        (
            "At the beginning of your upkeep, venture into Undercity.",
            "Whenever one or more creatures an opponent controls deal combat damage to you, their controller takes the "
            "initiative.",
            "Whenever you take the initiative, venture into Undercity.",
        ),
        "726.2",
    ),
}

for _designation in _INHERENT:
    has_inherent(_having(_designation))


@losing_and_leaving.AS_PLAYERS_LEAVE.by("725.4")
def _pass_on(game: Game, leaving: Iterable[PlayerId]) -> None:
    """Who leaves the game leaves these designations to the active player, or to the next in turn order where that
    player leaves (725.4, 726.4)."""
    gone = set(leaving)
    for what, rule in ((Title.MONARCH, "725.4"), (Title.INITIATIVE, "726.4")):
        had = next((p for p in gone if what.key in game.players[p].designations), None)
        heirs = [p.number for p in game.apnap()]
        if had is not None and heirs:
            said = "heir-in-own-turn" if heirs[0] == game.turn.active else "heir-next-in-turn-order"
            with game.because(rule):
                game.count(Message(said, {"player": TargetId.of_player(heirs[0]), "gone": TargetId.of_player(had)}))
                commit(game, [TitleGained(heirs[0], what.key, had)])


# ---- exiled until an opponent becomes the monarch


@DO.register(tt.ExileUntilMonarch)
def _exile_until(game: Game, verb: tt.ExileUntilMonarch, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Nothing moves if that has happened since the ability triggered (610.3a)."""
    player = players[0]
    since = next((one.id for one in reversed(game.log) if one.event is frame.event), len(game.log))
    if any(_is_foes(game, event, player) for event in game.happened(TitleGained, since=since)):
        frame.done = False
        return []
    chosen = yield from chosen_in_turn(game, verb, frame, players, "choose-exile")
    moved = yield from move_to(game, chosen, Zone.EXILE, "exile", frame, "610.3")
    if moved:
        effect = new_effect(
            game, frame, (), tuple(moved), memory=EffectMemory(until_monarch_other_than=(player, len(game.log)))
        )
        commit(game, [EffectBegins(effect)], "610.3")
    frame.done = bool(moved)
    return moved


def _is_foes(game: Game, event: TitleGained, player: PlayerId) -> bool:
    return event.title == Title.MONARCH.key and event.player in {foe.number for foe in game.opponents(player)}


@AFTERWARDS.by("610.3")
def _return_exiled(game: Game) -> Gen[None]:
    """Right after an opponent becomes the monarch (610.3c)."""
    waiting = [one for one in game.effects if one.memory.until_monarch_other_than is not None]
    ending = [one for one in waiting if _has_become(game, one)]
    yield from bring_back(game, ending)


def _has_become(game: Game, effect: Effect) -> bool:
    assert effect.memory.until_monarch_other_than is not None
    player, since = effect.memory.until_monarch_other_than
    return any(_is_foes(game, event, player) for event in game.happened(TitleGained, since=since))
