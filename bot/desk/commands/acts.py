"""Acts on a board: what a player does in the game, and answers to what the game asks."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import engine
from bot.board_text.times_told import time_told
from bot.boards.moves import Entry
from bot.boards.store import Board
from bot.desk import autocomplete, presenting, seats_and_roles, things_on_board
from bot.desk.command_registry import command
from bot.desk.context import Context
from bot.desk.games import Played
from bot.desk.listed_attackers_and_blockers import Sent
from bot.desk.puts_by_hand import Sides, taken_to_be_there
from bot.desk.reply import BoardRef, Place, Reply
from bot.desk.same_again import answered_again
from bot.desk.steps import read_step, turn_of_next
from bot.desk.typed_and_tapped_answers import Asked, in_words, read_answer
from bot.desk.what_is_left import left_of
from bot.desk.who_and_what_is_meant import Speaker
from bot.desk.whose_card_is_played import card_to_use
from bot.errors import ChoiceOpen, NothingAttacks, NothingToChoose, NotYourChoice, Stale
from bot.render.table import permanents
from bot.which_is_meant import EXACT, Reading, Which
from bot.words import Words, typed
from cards import fold


@command(
    "cast",
    card=autocomplete.castable,
    target=autocomplete.targets,
    target2=autocomplete.targets,
    player=autocomplete.players,
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
    """Cast a spell. A card that nobody has is taken to be in the caster's hand, and the answer says so."""
    board, before = _playing(desk, place)
    speaker = Speaker(board, before, place)
    use = card_to_use("cast", card, player, speaker, before, desk.names(place), board.revision)
    entry: Entry = {"do": "cast", "player": use.player, **use.card}
    legal = before.targets_of(entry) if use.put is None else frozenset()
    entry |= _announced(speaker, (target, target2), legal, x, modes)
    if costs:
        entry["costs"] = "ask" if fold(costs) in typed("ask") else _listed(costs)
    if face:
        entry["face"] = face
    if free:
        entry["free"] = True
    return carry_out(desk, place, board, before, entry, use.put)


@command("play", card=autocomplete.castable, player=autocomplete.players)
def play_land(desk: Context, place: Place, card: str, player: str | None = None, face: str | None = None) -> Reply:
    """Play a land."""
    board, before = _playing(desk, place)
    speaker = Speaker(board, before, place)
    use = card_to_use("play", card, player, speaker, before, desk.names(place), board.revision)
    entry: Entry = {"do": "play", "player": use.player, **use.card} | ({"face": face} if face else {})
    return carry_out(desk, place, board, before, entry, use.put)


@command(
    "activate",
    permanent=autocomplete.sources,
    ability=autocomplete.abilities,
    target=autocomplete.things_here,
    target2=autocomplete.things_here,
    player=autocomplete.players,
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
    board, before = _playing(desk, place)
    speaker = Speaker(board, before, place)
    named = speaker.player(player, "player") if player else None
    source = speaker.thing(permanent, "permanent", ("battlefield",), lambda t: t.player == (named or t.player))
    controller = next((t.player for t in things_on_board.things(before.position) if t.id == source), None)
    actor = speaker.actor(EXACT + (named or controller or "") if named or controller else None)
    special = _special(before, source, ability)
    if special is not None:
        taken: Entry = {"do": "special", "player": actor, "act": special, "source": source}
        return carry_out(desk, place, board, before, taken | ({} if x is None else {"x": x}))
    entry: Entry = {"do": "activate", "player": actor, "source": source}
    entry |= _announced(speaker, (target, target2), (), x, None)
    if ability:
        entry["ability"] = int(ability) if ability.isdecimal() else ability
    elif possible := before.possible_abilities(entry):
        if len(possible) > 1:
            raise Which("ability", "", [Reading(str(n), text) for n, text in possible], "ability")
        entry["ability"] = possible[0][0]
    return carry_out(desk, place, board, before, entry)


def _special(before: Played, source: str, ability: str | None) -> str | None:
    """The special action that is meant: the one named, or the only thing to be done with a face-down permanent."""
    if ability:
        return next((name for name in engine.special_action_names() if fold(name) == fold(ability)), None)
    can = before.specials_of(source)
    return can[0] if len(can) == 1 and not before.abilities_of(source) else None


@command("attack", attackers=autocomplete.attackers, target=autocomplete.attackable, player=autocomplete.players)
def attack(desk: Context, place: Place, attackers: str, target: str | None = None, player: str | None = None) -> Reply:
    """Attack: "Bears, Wolf" at one target, "Bears > siege, Wolf > Opp" at several, or "none"."""
    board, before = _playing(desk, place)
    speaker = Speaker(board, before, place)
    actor = speaker.actor(player or EXACT + _active(before))
    sent = Sent(
        speaker,
        "attackers",
        lambda t: t.player == actor and t.zone == "battlefield",
        _goals(before),
        lambda: before.can_declare("attack", actor)[0],
    )
    default = speaker.thing(target, "target", ("battlefield", "player"), _goals(before)) if target else None
    pairs = sent.read(attackers)
    if default is None and any(other is None for _, other in pairs):
        default = speaker.attacked(actor, before.can_declare("attack", actor)[1], "target")
    entry = {"do": "attack", "player": actor, "attackers": {who: what or default for who, what in pairs}}
    return carry_out(desk, place, board, before, entry)


@command("block", blockers=autocomplete.blockers, player=autocomplete.players)
def block(desk: Context, place: Place, blockers: str, player: str | None = None) -> Reply:
    """Block: "Wall > Bears, Wolf > Bears" (the attacker may be left out where there is one), or "none"."""
    board, before = _playing(desk, place)
    speaker = Speaker(board, before, place)
    active, attacking = _active(before), {p.id for p in permanents(before.position) if p.attacking}
    if not attacking and fold(blockers) not in typed("nobody"):
        raise NothingAttacks()
    actor = speaker.player(player, "player") if player else None
    able = {actor} if actor else {*before.position.names} - {active}
    sent = Sent(
        speaker,
        "blockers",
        lambda t: t.zone == "battlefield" and t.player in able,
        lambda t: t.id in attacking,
        lambda: before.can_declare("block", active)[0],
        attacking,
    )
    pairs = sent.read(blockers)
    controllers = {thing.id: thing.player for thing in things_on_board.things(before.position)}
    blocker = next((controllers.get(who) for who, _ in pairs), None)
    actor = speaker.allowed(actor or blocker or speaker.only_opponent(active, "player"))
    blocked: dict[str, str | list[str]] = {}
    for who, what in pairs:
        assert what is not None
        known = blocked.get(who)
        blocked[who] = what if known is None else [*([known] if isinstance(known, str) else known), what]
    return carry_out(desk, place, board, before, {"do": "block", "player": actor, "blockers": blocked})


@command("pass", player=autocomplete.players)
def pass_(desk: Context, place: Place, player: str | None = None) -> Reply:
    """Pass priority once."""
    board, before = _playing(desk, place)
    holder = before.position.turn.priority
    actor = Speaker(board, before, place).actor(player or EXACT + (holder or _active(before)))
    return carry_out(desk, place, board, before, {"do": "pass", "player": actor})


@command("resolve")
def resolve(desk: Context, place: Place, count: int | None = None, all: bool = False) -> Reply:
    """Everyone passes until the top of the stack has resolved, or several, or all."""
    board, before = _playing(desk, place)
    entry: Entry = {"do": "resolve"}
    if all:
        entry["all"] = True
    elif count is not None:
        entry["count"] = count
    return carry_out(desk, place, board, before, entry)


@command("go-to", step=autocomplete.steps, player=autocomplete.players)
def go_to(desk: Context, place: Place, step: str, player: str | None = None) -> Reply:
    """Everyone passes until a step, of a player's turn if one is named: by ``player`` or with it ("Bob's upkeep")."""
    board, before = _playing(desk, place)
    told = None if player else time_told(step)
    player, step = (told[0], told[1] or "upkeep") if told else (player, step)
    named = Speaker(board, before, place).player(player, "player") if player else None
    entry: Entry = {"do": "go_to", "step": read_step(step, Words.of(place.locale))}
    if named:
        entry["active"] = named
    entry |= turn_of_next(before, entry["step"], named)
    return carry_out(desk, place, board, before, entry)


@command("answer", value=autocomplete.answers, player=autocomplete.players)
def answer(desk: Context, place: Place, value: str, player: str | None = None) -> Reply:
    """Answer the open choice in words: an option, a number, several with commas, "2 to Bears, 1 to Wolf"."""
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
    _check_may_choose(board, asked, place)
    given = read_answer(asked, value)
    entry = {"do": "answer", "player": asked.pending.player, "value": given}
    reply = carry_out(desk, place, board, before, entry).but(chosen=in_words(asked, given))
    return _with_what_is_left(desk, place, board, reply)


def answer_again(desk: Context, place: Place, board: Board, before: Played, now: Played) -> Reply:
    """Give the last answer again, for as long as the same is asked; kept as one move."""
    asked = now.asked
    if asked is None:
        raise NothingToChoose()
    _check_may_choose(board, asked, place)
    answer = desk.boards.moves(board.id, board.revision)[-1]["acts"][-1]
    answers, after = answered_again(before, now, answer)
    if after.refused is not None:
        return presenting.refusal(after, Words.of(place.locale))
    board = desk.games.add(board, place.user, after, {"acts": answers})
    chosen = in_words(asked, answer["value"])
    reply = presenting.outcome(board, after, now, Words.of(place.locale)).but(chosen=chosen)
    return _with_what_is_left(desk, place, board, reply)


def _with_what_is_left(desk: Context, place: Place, board: Board, reply: Reply) -> Reply:
    """A reply to an answer, with a button for the acts that had to wait for it."""
    if reply.choice is not None or reply.at is None:
        return reply
    left, words = left_of(desk.boards.moves(board.id, reply.at.revision)), Words.of(place.locale)
    if left is None:
        return reply
    verdict = f"{reply.verdict}\n{words('acts-left', acts=left.acts)}"
    return reply.but(verdict=verdict, buttons=(presenting.go_on_button(reply.at, words), *reply.buttons))


def _check_may_choose(board: Board, asked: Asked, place: Place) -> None:
    """NotYourChoice unless it is for whoever asks to choose."""
    pending = asked.pending
    if not seats_and_roles.may_choose(board, pending.decides or pending.player, place):
        raise NotYourChoice(player=pending.player, rule=pending.rule)


def carry_out(
    desk: Context, place: Place, board: Board, before: Played, entry: Entry, put: Sides | None = None
) -> Reply:
    """Play one entry of the script, with what must come before it; keep it unless it is refused.

    ``put`` provides a card for it, which is taken to have been there.
    """
    words = Words.of(place.locale)
    if entry["do"] != "answer":
        seats_and_roles.plays(board, before.position.names, place)
    pending = before.report.pending
    if pending is not None and entry["do"] != "answer" and not _answers(before, entry):
        raise ChoiceOpen(player=pending.player, prompt=pending.prompt)
    provided = [] if put is None else [taken_to_be_there(put, board.revision)]
    first = before.lead_up(entry)
    acts = [*provided, *first, entry]
    after = before.then(acts)
    if after.refused is not None:
        refusal = presenting.refusal(after, words)
        if first and before.position.stack:  # as it is on the board that is looked at, it could be done
            refusal = refusal.but(verdict=f"{refusal.verdict}\n{words('refused-after-the-stack')}")
        return refusal
    board = desk.games.add(board, place.user, after, {"acts": acts})
    return presenting.outcome(board, after, before, words)


def _answers(before: Played, entry: Entry) -> bool:
    """Whether an attack or block is just what is being asked."""
    pending = before.report.pending
    return pending is not None and f"{entry['do']}ers" == pending.kind


# What was typed


def _here(desk: Context, place: Place) -> tuple[Board, Played]:
    board = desk.boards.at(place.channel)
    return board, desk.games.at(board, desk.language(place))


def _playing(desk: Context, place: Place) -> tuple[Board, Played]:
    """The board here, for somebody who may play on it."""
    board, played = _here(desk, place)
    seats_and_roles.plays(board, played.position.names, place)
    return board, played


def _active(played: Played) -> str:
    return played.position.turn.active


def _goals(before: Played) -> things_on_board.Fits:
    """Whether something may be attacked at all: players, planeswalkers, battles (508.1b)."""
    kinds = {p.id for p in permanents(before.position) if p.has("Planeswalker") or p.has("Battle")}
    return lambda thing: thing.zone == "player" or thing.id in kinds


def _announced(
    speaker: Speaker, targets: Sequence[str | None], legal: Collection[str], x: int | None, modes: str | None
) -> Entry:
    """Targets, modes and X as the script has them. A target is looked for where ``legal`` ones are."""
    entry: Entry = {}
    zones = speaker.zones_of(legal) or ("battlefield", "stack", "player")
    found: list[str] = []
    for option, target in zip(("target", "target2"), targets, strict=True):
        if target:
            found.append(speaker.thing(target, option, zones, taken=found))
    if found:
        entry["targets"] = found
    if x is not None:
        entry["x"] = x
    if modes:
        entry["modes"] = [int(m) if m.isdecimal() else m for m in _listed(modes)]
    return entry


def _listed(text: str) -> list[str]:
    return [part.strip() for part in re.split(r"[,;]", text) if part.strip()]
