"""Expectations about where things are, about players and the table."""

from __future__ import annotations

import re

from engine.state.choices import Message
from engine.state.ids import PlayerId, TargetId
from engine.state.objects import GameObject
from engine.state.unknown_cards import library_goes_on
from engine.state.zones import Zone
from engine.table.colors_and_steps import step_name
from engine.table.expect.forms import Found, form, number, so_many
from engine.table.expect.held import Board

# ---- where things are

_ZONES = {
    "exile": Zone.EXILE,
    "graveyard": Zone.GRAVEYARD,
    "hand": Zone.HAND,
    "library": Zone.LIBRARY,
    "battlefield": Zone.BATTLEFIELD,
    "stack": Zone.STACK,
    "command": Zone.COMMAND,
    "command zone": Zone.COMMAND,
    "sideboard": Zone.OUTSIDE,
    "outside": Zone.OUTSIDE,
}
_ZONE = "(?P<zone>exile|graveyard|hand|library|battlefield|stack|command zone|command|sideboard)"


@form(r"{X} (?:is )?(?:in )?nowhere", r"{X} (?:has )?ceased to exist", r"{X} (?:does not|doesn't) exist")
def _nowhere(board: Board, match: re.Match[str]) -> Found:
    return board.each(match["X"], lambda it: Found(not board.alive(it), board.is_at(it)))


@form(rf"{{X}} (?:is )?(?:in|on|at|under) {{A}}['’]s? {_ZONE}")
def _in_zone_of(board: Board, match: re.Match[str]) -> Found:
    player, zone = board.player(match), _ZONES[match["zone"].lower()]

    def test(it: GameObject) -> Found:
        shared = zone in (Zone.BATTLEFIELD, Zone.STACK)
        whose = board.game.controller(it) if shared else it.owner
        here = board.alive(it) and it.zone is zone and board.shows(it, match["X"])
        return Found(here and whose == player, board.is_at(it))

    return board.each(match["X"], test)


@form(rf"{{X}} (?:is )?(?:in|on|at) (?:the |its owner's |their owner's )?{_ZONE}")
def _in_zone(board: Board, match: re.Match[str]) -> Found:
    zone = _ZONES[match["zone"].lower()]

    def test(it: GameObject) -> Found:
        return Found(board.alive(it) and it.zone is zone and board.shows(it, match["X"]), board.is_at(it))

    return board.each(match["X"], test)


@form(r"{X} (?:is )?outside (?:the )?game")
def _outside(board: Board, match: re.Match[str]) -> Found:
    return board.each(match["X"], lambda it: Found(board.alive(it) and it.zone is Zone.OUTSIDE, board.is_at(it)))


# ---- players


@form(
    r"{A}(?:['’]s)? life (?:total )?(?:is |= ?)?(?P<life>-?\d+)",
    r"{A} (?:has|is at|at) (?P<life>-?\d+)(?: life)?",
)
def _life(board: Board, match: re.Match[str]) -> Found:
    life = board.game.players[board.player(match)].life
    return Found(life == int(match["life"]), str(life))


@form(r"{A} (?:has )?(?:wins?|won)(?: the game)?")
def _wins(board: Board, match: re.Match[str]) -> Found:
    return Found(board.game.winner == board.player(match), _outcome(board))


@form(r"{A} (?:has )?(?:loses?|lost)(?: the game)?")
def _loses(board: Board, match: re.Match[str]) -> Found:
    player = board.game.players[board.player(match)]
    beaten = board.game.winner is not None and board.game.winner != player.number
    return Found(player.lost or player.left or beaten, _outcome(board))


@form(r"(?:the )?game is (?:a )?draw(?:n)?")
def _drawn(board: Board, match: re.Match[str]) -> Found:
    return Found(board.game.over and board.game.winner is None, _outcome(board))


@form(r"(?:the )?game is over")
def _over(board: Board, match: re.Match[str]) -> Found:
    return Found(board.game.over, _outcome(board))


def _outcome(board: Board) -> Message:
    game = board.game
    if game.winner is not None:
        return Message("found-winner", {"player": TargetId.of_player(game.winner)})
    if game.over:
        return Message("found-draw")
    lost = [p.target for p in game.players if p.lost or p.left]
    return Message("found-losers", {"players": lost}) if lost else Message("found-goes-on")


@form(r"{A} (?:has|have) {N} cards? in (?:their |his |her |the )?(?P<zone>hand|library|graveyard|exile|sideboard)")
def _cards_in(board: Board, match: re.Match[str]) -> Found:
    zone = _ZONES[match["zone"].lower()]
    player = board.player(match)
    count = len(board.game.ids(zone, player))
    if zone is Zone.LIBRARY and library_goes_on(board.game, player):
        return Found(False, Message("found-goes-on-unknown"))
    return Found(count == number(match), str(count))


@form(r"{A} (?:has|have) {N} (?P<kind>[\w+/-]+(?: [\w+/-]+)?) counters?")
def _player_counters(board: Board, match: re.Match[str]) -> Found:
    held = board.game.players[board.player(match)].counters.get(match["kind"].lower(), 0)
    return Found(so_many(match, held), str(held))


@form(r"{A} (?:has|have) {N} mana(?: in (?:their )?pool)?")
def _pool(board: Board, match: re.Match[str]) -> Found:
    held = sum(board.game.players[board.player(match)].mana.values())
    return Found(held == number(match), str(held))


@form(
    r"{A} (?:has|have) (?:the |an? )?(?P<what>city's blessing|monarch|initiative)", r"{A} is (?:the )?(?P<what>monarch)"
)
def _designated(board: Board, match: re.Match[str]) -> Found:
    has = board.game.players[board.player(match)].designations
    return Found(match["what"].lower() in has, ", ".join(sorted(has)) or Message("nothing"))


@form(r"{A}['’]s? speed is {N}", r"{A} has speed {N}")
def _speed(board: Board, match: re.Match[str]) -> Found:
    held = board.game.players[board.player(match)].speed or 0
    return Found(held == number(match), str(held))


@form(r"(?:it is |it's )?{A}['’]s? turn")
def _turn_of(board: Board, match: re.Match[str]) -> Found:
    active = board.game.turn.active
    return Found(active == board.player(match), Message("found-turn", {"player": TargetId.of_player(active)}))


@form(r"{A} (?:has |holds )priority")
def _priority(board: Board, match: re.Match[str]) -> Found:
    choice = board.table.choice
    holder = choice.player if choice is not None and choice.kind == "priority" else None
    found: Message | str = Message("nobody") if holder is None else board.game.players[holder].name
    return Found(holder == board.player(match), found)


# ---- who controls and protects


@form(r"{A} (?:controls|control) {N} {X}s?")
def _controls_number(board: Board, match: re.Match[str]) -> Found:
    player = board.player(match)
    count = len(_controlled(board, match["X"], player))
    return Found(so_many(match, count), str(count))


@form(r"{A} (?:controls|control) {X}", r"{A} (?:controls|control) (?:an?|the) {X}")
def _controls(board: Board, match: re.Match[str]) -> Found:
    mine = _controlled(board, match["X"], board.player(match))
    return Found(
        bool(mine),
        "; ".join(dict.fromkeys(board.speech.say(board.is_at(board.game.find(i))) for i in board.things(match["X"]))),
    )


def _controlled(board: Board, words: str, player: PlayerId) -> list[int]:
    game = board.game
    return [
        i
        for i in board.things(words)
        if game.exists(i)
        and game.objects[i].zone in (Zone.BATTLEFIELD, Zone.STACK)
        and game.controller(i) == player
        and board.shows(game.objects[i], words)
    ]


@form(r"{A} (?:owns|own) {X}", r"{A} (?:owns|own) (?:an?|the) {X}")
def _owns(board: Board, match: re.Match[str]) -> Found:
    player = board.player(match)
    return board.each(match["X"], lambda it: Found(it.owner == player, board.game.players[it.owner].name))


@form(
    r"{A} (?:protects|protect) {X}",
    r"{X} (?:is )?protected by {A}",
    r"{A} is (?:the )?protector of {X}",
    r"{X}['’]s protector is {A}",
)
def _protects(board: Board, match: re.Match[str]) -> Found:
    player = board.player(match)

    def test(it: GameObject) -> Found:
        found: Message | str = Message("nobody") if it.protector is None else board.game.players[it.protector].name
        return Found(board.alive(it) and it.protector == player, found)

    return board.each(match["X"], test)


# ---- the table


@form(r"(?:the )?stack is empty")
def _stack_empty(board: Board, match: re.Match[str]) -> Found:
    stack = TargetId.of_objects(reversed(board.game.stack))
    return Found(not stack, Message("things", {"things": stack}) if stack else Message("found-empty"))


@form(
    r"(?:the )?stack has {N} (?:objects?|items?|spells?|abilit(?:y|ies))",
    r"(?:there (?:is|are) )?{N} (?:objects?|items?) on the stack",
)
def _stack_size(board: Board, match: re.Match[str]) -> Found:
    count = len(board.game.stack)
    return Found(count == number(match), str(count))


@form(r"{A}['’]s (?P<zone>hand|library|graveyard) is empty")
def _zone_empty(board: Board, match: re.Match[str]) -> Found:
    zone, player = _ZONES[match["zone"].lower()], board.player(match)
    if zone is Zone.LIBRARY and library_goes_on(board.game, player):
        return Found(False, Message("found-goes-on-unknown"))
    count = len(board.game.ids(zone, player))
    return Found(count == 0, str(count))


@form(r"it is (?:now )?(?P<time>day|night)")
def _daytime(board: Board, match: re.Match[str]) -> Found:
    now = board.game.daytime
    return Found(now == match["time"].lower(), Message(f"found-{now}" if now else "found-neither-day-nor-night"))


@form(r"(?:it is |the )?(?:turn|turn is) (?P<turn>\d+)", r"it is turn (?P<turn>\d+)")
def _turn_number(board: Board, match: re.Match[str]) -> Found:
    return Found(board.game.turn.number == int(match["turn"]), str(board.game.turn.number))


@form(r"(?:it is |the )?(?:step|phase)(?: is)? (?P<step>[a-z ]+)", r"it is (?:the )?(?P<step>[a-z ]+?) (?:step|phase)")
def _step(board: Board, match: re.Match[str]) -> Found:

    now = board.game.turn.step.value
    wanted = match["step"].lower().strip()
    return Found(now in (step_name(wanted), step_name(wanted + " step")), now)


@form(r"{A} must choose(?: (?P<kind>[a-z]+))?", r"{A} is asked(?: (?P<kind>[a-z]+))?")
def _pending(board: Board, match: re.Match[str]) -> Found:
    """The choice that is open: "A must choose", "B must choose protector"."""
    choice = board.table.asked
    if choice is None:
        return Found(False, Message("nothing"))
    asked = choice.player == board.player(match)
    return Found(
        asked and match["kind"] in (None, choice.kind), f"{board.game.players[choice.player].name}: {choice.kind}"
    )
