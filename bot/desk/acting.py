"""Acts on a board: what a player does in the game, and answers to what the game asks."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import engine
from bot.boards.moves import Entry, scenario_of
from bot.boards.store import Board, Move
from bot.desk import present, refs, suggest
from bot.desk.answers import in_words, read_answer
from bot.desk.byhand import Sides, as_edit
from bot.desk.context import Context
from bot.desk.games import Played
from bot.desk.registry import command
from bot.desk.reply import BoardRef, Place, Reply
from bot.desk.steps import read_step
from bot.errors import BadValue, ChoiceOpen, NothingToChoose, NotYourChoice, NotYours, Stale
from bot.render.table import permanents
from bot.words import Words, typed
from cards import fold


@command(
    "cast",
    card=suggest.castable,
    target=suggest.targets,
    target2=suggest.targets,
    player=suggest.players,
)
def cast(
    desk: Context,
    place: Place,
    card: str,
    target: str | None = None,
    target2: str | None = None,
    x: int | None = None,
    player: str | None = None,
    modes: str | None = None,
    costs: str | None = None,
    face: str | None = None,
    free: bool = False,
) -> Reply:
    """Cast a spell. A card that nobody has is first put into the caster's hand, and the steps say so."""
    board, before = _here(desk, place)
    caster = _actor(board, before, place, player)
    reference, put = _card_to_use(desk, place, board, before, caster, card)
    entry: Entry = {"do": "cast", "player": caster, "card": reference}
    entry |= _announced(before, (target, target2), x, modes)
    if costs:
        entry["costs"] = "ask" if fold(costs) in typed("ask") else _listed(costs)
    if face:
        entry["face"] = face
    if free:
        entry["free"] = True
    return carry_out(desk, place, board, before, entry, put)


@command("play", card=suggest.castable, player=suggest.players)
def play_land(desk: Context, place: Place, card: str, player: str | None = None, face: str | None = None) -> Reply:
    """Play a land."""
    board, before = _here(desk, place)
    actor = _actor(board, before, place, player)
    reference, put = _card_to_use(desk, place, board, before, actor, card)
    entry: Entry = {"do": "play", "player": actor, "card": reference} | ({"face": face} if face else {})
    return carry_out(desk, place, board, before, entry, put)


@command(
    "activate",
    permanent=suggest.sources,
    ability=suggest.abilities,
    target=suggest.things_here,
    target2=suggest.things_here,
    player=suggest.players,
)
def activate(
    desk: Context,
    place: Place,
    permanent: str,
    ability: str | None = None,
    target: str | None = None,
    target2: str | None = None,
    x: int | None = None,
    player: str | None = None,
) -> Reply:
    """Activate an ability, by its number on the card or a piece of its text; or take a special action, by name."""
    board, before = _here(desk, place)
    source = refs.find(before.position, permanent, ("battlefield",))
    controller = next((t.player for t in refs.things(before.position) if t.id == source), None)
    actor = _actor(board, before, place, player or controller)
    special = _special(before, source, ability)
    if special is not None:
        taken: Entry = {"do": "special", "player": actor, "act": special, "source": source}
        return carry_out(desk, place, board, before, taken | ({} if x is None else {"x": x}))
    entry: Entry = {"do": "activate", "player": actor, "source": source}
    only = before.only_ability_of(source, actor) if not ability else None
    if ability:
        entry["ability"] = int(ability) if ability.isdecimal() else ability
    elif only is not None:
        entry["ability"] = only
    entry |= _announced(before, (target, target2), x, None)
    return carry_out(desk, place, board, before, entry)


def _special(before: Played, source: str, ability: str | None) -> str | None:
    """The special action that is meant: the one named, or the only thing to be done with a face-down permanent."""
    if ability:
        return next((name for name in engine.special_action_names() if fold(name) == fold(ability)), None)
    can = before.specials_of(source)
    return can[0] if len(can) == 1 and not before.abilities_of(source) else None


@command("attack", attackers=suggest.attackers, target=suggest.attackable, player=suggest.players)
def attack(desk: Context, place: Place, attackers: str, target: str | None = None, player: str | None = None) -> Reply:
    """Attack: "Bears, Wolf" at one target, "Bears > siege, Wolf > Opp" at several, or "none"."""
    board, before = _here(desk, place)
    actor = _actor(board, before, place, player or before.position.turn.active)
    default = refs.find(before.position, target, ("battlefield", "player")) if target else None
    pairs = _pairs(before, attackers)
    if default is None and any(other is None for _, other in pairs):
        default = _only_opponent(before, actor)
    entry = {"do": "attack", "player": actor, "attackers": {who: what or default for who, what in pairs}}
    return carry_out(desk, place, board, before, entry)


@command("block", blockers=suggest.blockers, player=suggest.players)
def block(desk: Context, place: Place, blockers: str, player: str | None = None) -> Reply:
    """Block: "Wall > Bears, Wolf > Bears" (the attacker may be left out where there is one), or "none"."""
    board, before = _here(desk, place)
    pairs = _pairs(before, blockers)
    controllers = {thing.id: thing.player for thing in refs.things(before.position)}
    blocker = next((controllers.get(who) for who, _ in pairs), None)
    actor = _actor(board, before, place, player or blocker or _only_opponent(before, _active(before)))
    blocked: dict[str, str | list[str]] = {}
    for who, what in pairs:
        attacker = what or _only_attacker(before)
        known = blocked.get(who)
        blocked[who] = attacker if known is None else [*([known] if isinstance(known, str) else known), attacker]
    return carry_out(desk, place, board, before, {"do": "block", "player": actor, "blockers": blocked})


@command("pass", player=suggest.players)
def pass_(desk: Context, place: Place, player: str | None = None) -> Reply:
    """Pass priority once."""
    board, before = _here(desk, place)
    holder = before.position.turn.priority
    actor = refs.player(before.position, player) if player else holder or _active(before)
    return carry_out(desk, place, board, before, {"do": "pass", "player": actor})


@command("resolve")
def resolve(desk: Context, place: Place, count: int | None = None, all: bool = False) -> Reply:
    """Everyone passes until the top of the stack has resolved, or several, or all."""
    board, before = _here(desk, place)
    entry: Entry = {"do": "resolve"}
    if all:
        entry["all"] = True
    elif count is not None:
        entry["count"] = count
    return carry_out(desk, place, board, before, entry)


@command("go-to", step=suggest.steps, player=suggest.players)
def go_to(desk: Context, place: Place, step: str, player: str | None = None) -> Reply:
    """Everyone passes until a step, of a player's turn if one is named."""
    board, before = _here(desk, place)
    entry: Entry = {"do": "go_to", "step": read_step(step, Words.of(place.locale))}
    if player:
        entry["active"] = refs.player(before.position, player)
    return carry_out(desk, place, board, before, entry)


@command("answer", value=suggest.answers, player=suggest.players)
def answer(desk: Context, place: Place, value: str, player: str | None = None) -> Reply:
    """Answer the open choice in words: an option, a number, several with commas, "Bears=2, Wolf=1"."""
    board, before = _here(desk, place)
    return _answer(desk, place, board, before, value)


def choose(desk: Context, place: Place, value: Sequence[str] | Mapping[str, int] | int | str, at: BoardRef) -> Reply:
    """A tap on an open choice; Stale if the board has gone on since."""
    board = desk.boards.open_to(at.board, place.channel)
    if board.revision != at.revision:
        raise Stale()
    return _answer(desk, place, board, desk.games.at(board, desk.language(place)), value)


def _answer(desk: Context, place: Place, board: Board, before: Played, value: Any) -> Reply:
    asked = before.asked
    if asked is None:
        raise NothingToChoose()
    pending = asked.pending
    if place.user not in board.users_for(pending.decides or pending.player):
        raise NotYourChoice(player=pending.player, rule=pending.rule)
    given = read_answer(asked, value)
    entry = {"do": "answer", "player": pending.player, "value": given}
    return carry_out(desk, place, board, before, entry).but(chosen=in_words(asked, given))


def carry_out(
    desk: Context, place: Place, board: Board, before: Played, entry: Entry, put: Sides | None = None
) -> Reply:
    """Play one entry of the script, with what must come before it; keep it unless it is refused.

    ``put`` provides a card for it: from the start while nothing has been played, by hand afterwards.
    """
    words = Words.of(place.locale)
    pending = before.report.pending
    if pending is not None and entry["do"] != "answer" and not _answers(before, entry):
        raise ChoiceOpen(player=pending.player, prompt=pending.prompt)
    move: Move = {}
    start, by_hand = before, []
    if put is not None:
        line = [*desk.boards.moves(board.id, board.revision), {"put": put}]
        if scenario_of(line).get("script"):
            by_hand = [as_edit(put, board.revision)]
        else:
            move["put"] = put
            start = desk.games.of(scenario_of(line), desk.language(place))
    move["acts"] = [*by_hand, *_lead_up(before, entry), entry]
    after = start.then(move["acts"])
    if after.refused is not None:
        return present.refusal(after, words)
    board = desk.boards.add(board, place.user, move)
    desk.games.keep(board.revision, after)
    reply = present.outcome(board, after, before, words)
    if "put" in move:
        told = (words("footer-put", card=side["hand"][0]["card"], player=name) for name, side in move["put"].items())
        reply = reply.but(footer=(*told, *reply.footer))
    return reply


def _answers(before: Played, entry: Entry) -> bool:
    """Whether an attack or block is just what is being asked."""
    pending = before.report.pending
    return pending is not None and f"{entry['do']}ers" == pending.kind


def _lead_up(before: Played, entry: Entry) -> list[Entry]:
    """What has to happen first and decides nothing: going to combat, passing to whom it is to act."""
    if entry["do"] in ("attack", "block"):
        if _answers(before, entry):
            return []
        return [{"do": "go_to", "step": "declare attackers" if entry["do"] == "attack" else "declare blockers"}]
    if entry["do"] not in ("cast", "play", "activate"):
        return []
    return _passes(before, entry["player"])


def _passes(before: Played, actor: str) -> list[Entry]:
    """The passes that bring priority to a player, if they do so without anything resolving (117.3d)."""
    holder = before.position.turn.priority
    if holder is None or holder == actor:
        return []
    players = list(before.position.names)
    order = [players[(players.index(holder) + i) % len(players)] for i in range(len(players))]
    passes: list[Entry] = [{"do": "pass", "player": name} for name in order[: order.index(actor)]]
    after = before.then(passes)
    same = len(after.position.stack) == len(before.position.stack)
    turn = after.position.turn
    there = turn.priority == actor and turn.step == before.position.turn.step
    return passes if after.refused is None and same and there else []


# What was typed


def _here(desk: Context, place: Place) -> tuple[Board, Played]:
    board = desk.boards.at(place.channel)
    return board, desk.games.at(board, desk.language(place))


def _active(played: Played) -> str:
    return played.position.turn.active


def _actor(board: Board, before: Played, place: Place, named: str | None) -> str:
    """Who acts: the player named, else whose seat the asker has, else who has priority or the turn."""
    seat = next((player for player, user in board.seats.items() if user == place.user), None)
    holder = before.position.turn.priority or _active(before)
    actor = refs.player(before.position, named) if named else seat or holder
    taken = board.seats.get(actor)
    if taken is not None and place.user not in (taken, board.owner):
        raise NotYours(what=actor)
    return actor


def _card_to_use(
    desk: Context, place: Place, board: Board, before: Played, actor: str, card: str
) -> tuple[str, Sides | None]:
    """The reference of a card to cast or play, and what puts it into the hand if nobody has it."""
    open_to = [t for t in refs.things(before.position) if t.player == actor and t.zone not in ("battlefield", "player")]
    named = card.split(" · ")[0].strip()
    for thing in sorted(open_to, key=lambda t: t.zone != "hand"):
        if named in (thing.id, thing.label) or refs.label_of(thing) == card:
            return thing.id, None
    name = desk.names(place).entry(named)["card"]
    for thing in open_to:
        if fold(name) in map(fold, (thing.label, *thing.label.split(" // "))):  # all of a card, or a face
            return thing.id, None
    reference = f"{name}.{board.revision}"
    return reference, {actor: {"hand": [{"card": name, "id": reference}]}}


def _announced(before: Played, targets: Sequence[str | None], x: int | None, modes: str | None) -> Entry:
    """Targets, modes and X as the script has them."""
    entry: Entry = {}
    found = [refs.find(before.position, t, ("battlefield", "stack", "player")) for t in targets if t]
    if found:
        entry["targets"] = found
    if x is not None:
        entry["x"] = x
    if modes:
        entry["modes"] = [int(m) if m.isdecimal() else m for m in _listed(modes)]
    return entry


def _listed(text: str) -> list[str]:
    return [part.strip() for part in re.split(r"[,;]", text) if part.strip()]


def _pairs(before: Played, text: str) -> list[tuple[str, str | None]]:
    """ "Bears > siege, Wolf" -> references and, where given, what each is sent at."""
    if fold(text) in typed("nobody"):
        return []
    pairs = []
    for part in _creatures(before, text):
        who, arrow, what = re.sub(r"\s*(->|→|>)\s*", ">", part).partition(">")
        target = refs.find(before.position, what, ("battlefield", "player")) if arrow else None
        pairs.append((refs.find(before.position, who, ("battlefield",)), target))
    return pairs


def _creatures(before: Played, text: str) -> list[str]:
    """The pieces of a list of creatures whose names may have commas themselves."""
    known = {part for t in refs.things(before.position) for part in (t.id, t.label)}
    return [text] if text in known else _listed(text)


def _only_opponent(before: Played, player: str) -> str:
    others = [side.name for side in before.position.players if side.name != player and not side.lost]
    if len(others) != 1:
        raise BadValue(option="target", found="", expected=", ".join(others))
    return others[0]


def _only_attacker(before: Played) -> str:
    attackers = [p.id for p in permanents(before.position) if p.attacking]
    if len(attackers) != 1:
        raise BadValue(option="blockers", found="", expected=", ".join(f"… > {a}" for a in attackers) or "… > …")
    return attackers[0]
