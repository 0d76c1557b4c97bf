"""What happens if: a throwaway board in one line."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from bot.board_text.items import read_entry
from bot.board_text.paste import read
from bot.boards import moves
from bot.boards.store import Board
from bot.card_names import Names
from bot.desk import autocomplete, presenting
from bot.desk.command_registry import command
from bot.desk.commands.acts import carry_out
from bot.desk.commands.short_acts import carry_out_acts
from bot.desk.commands.why import explained_on, has_left, why_apart
from bot.desk.context import Context
from bot.desk.games import Played
from bot.desk.handing_out_boards import shown
from bot.desk.pasted_stack import cast_on_stack, check_stack
from bot.desk.putting_down_pastes import complain, new_board, remarks_on, said_plainly
from bot.desk.reading_short_acts import read_acts
from bot.desk.reply import BoardRef, Button, Place, Reply
from bot.desk.what_was_chosen import is_untold, of_each
from bot.desk.who_and_what_is_meant import Speaker
from bot.errors import BadValue, Problem
from bot.which_is_meant import Which
from bot.words import Words, typed
from cards import CardsError, fold

_AIMS = ("battlefield", "player")
FORBIDDEN = "101.2"
"""What an act is refused by that an effect says can't be done."""
_IN_ONES_TURN = ("attack", "cast", "play", "activate")
"""Acts that can usually, or at times only, be done in one's own turn."""
_BEGINNING = ("untap", "upkeep", "draw")
A_LATER_TURN = 3
"""The number of a turn in which its player draws as usual (103.8a)."""

MOST_APPLYING = 3
"""How many of the steps for what applies on a board are told above them."""


@command("what-if", card=autocomplete.cards, target=autocomplete.cards, with_=autocomplete.cards)
def what_if(
    desk: Context,
    place: Place,
    card: str | None = None,
    target: str | None = None,
    with_: str | None = None,
    board: str | None = None,
    do: str | None = None,
) -> Reply:
    """On a throwaway board: cast a card, at a card (the opponent's) or a player, with more cards around; or put a board
    down and do things on it in short acts."""
    if card is not None and do is not None and board is None and ":" in card and desk.names(place).exact(card) is None:
        card, board = None, card  # "You: Forest; Opp: Shock" is no card
    more = "\n".join(filter(None, (board, with_)))
    if do is not None or (board is not None and card is None):
        do = do or ""
        reply = _done_on(desk, place, card, more, do)
    elif card is not None:
        reply = _cast_on(desk, place, card, target, more)
    else:
        raise BadValue(option="card", found="", expected="Lightning Bolt; board: … do: …")
    if reply.at is None:
        return reply
    return reply.but(buttons=(*reply.buttons, draft_button(reply.at, Words.of(place.locale))))


def _done_on(desk: Context, place: Place, card: str | None, more: str, acts: str) -> Reply:
    """Play short acts on a throwaway board, with a card in the asker's hand."""
    words = Words.of(place.locale)
    players = desk.players(place)
    pasted = read(more, desk.names(place), (), players[:1], "board")
    complain(pasted, False, words)
    scenario = new_board(pasted, players)
    if card is not None:
        scenario["players"][players[0]].setdefault("hand", []).append(desk.names(place).entry(card)["card"])
    if pasted.active is None and players[0] in scenario["players"]:
        scenario["turn"] = {"active": players[0]}
    with said_plainly({}, scenario["players"], words):
        throwaway, before = _opened(desk, place, scenario)
    if pasted.active is None and _begins_the_turn(desk, place, throwaway, before, acts):
        scenario["turn"] = {"number": A_LATER_TURN, "active": before.position.turn.active, "step": "untap"}
        throwaway, before = _opened(desk, place, scenario)
    if pasted.stack:
        cannot = check_stack(desk, place, throwaway, before, pasted.stack, "board")
        on_stack = cannot or cast_on_stack(desk, place, throwaway, before, pasted.stack, "board")
        throwaway = desk.boards.board(throwaway.id)
        before = desk.games.at(throwaway, desk.language(place))
        if on_stack.error is not None or before.asked is not None:
            return on_stack
        scenario = moves.scenario_of(desk.boards.moves(throwaway.id, throwaway.revision))
    acts, object = why_apart(acts)
    if not acts.strip():
        reply = _standing(desk, place, throwaway, before, acts, object)
        return reply.but(footer=(*remarks_on(pasted, words), *reply.footer)) if reply.error is None else reply
    answered = _acts_on if object is None else partial(_standing, object=object)
    reply = answered(desk, place, throwaway, before, acts)
    reply = reply.but(footer=(*remarks_on(pasted, words), *reply.footer))
    refused = reply.error == "refused" and not pasted.active
    first = _acts_first(desk, place, throwaway, before, acts) if refused else None
    if first is None:
        return reply
    throwaway, before = _opened(desk, place, scenario | {"turn": {"active": first}})
    in_own_turn = answered(desk, place, throwaway, before, acts)
    if in_own_turn.verdict == reply.verdict:
        return reply  # whose turn it is does not matter
    if any(rule.id == FORBIDDEN for rule in reply.citations):  # not the time forbids it, and that is the answer
        also = words("in-own-turn", player=first, verdict=in_own_turn.verdict)
        return reply.but(verdict=f"{reply.verdict}\n{also}")
    told_too = (words("assumed-turn", player=first), *remarks_on(pasted, words))
    return in_own_turn.but(footer=(*told_too, *in_own_turn.footer))


def _begins_the_turn(desk: Context, place: Place, board: Board, before: Played, acts: str) -> bool:
    """Whether the first act leads to a step before the first main phase (501.1) of whose turn it is: that is taken to
    be the step of this turn, not of that player's next one unless it says so ("my next upkeep")."""
    first = acts.partition(";")[0]
    if typed("next") & set(fold(first).split()):
        return False
    with suppress(Problem, Which, CardsError):  # what can't be read is complained of with all of the acts
        found = read_acts(desk, place, board, before, first, "do")
        entry = found.acts[0].entries[-1] if found.acts and not found.in_any_step else {}
        active = before.position.turn.active
        return entry.get("do") == "go_to" and entry["step"] in _BEGINNING and entry.get("active", active) == active
    return False


def _standing(desk: Context, place: Place, throwaway: Board, before: Played, acts: str, object: str | None) -> Reply:
    """What applies on a throwaway board as it stands; or why something there is what it is, behind acts if there are
    any."""
    reply = _acts_on(desk, place, throwaway, before, acts) if acts.strip() else None
    if reply is not None and object is not None and (reply.error is not None or reply.choice is not None):
        return reply
    if object is None:
        told = _applying(desk, place, throwaway, before)
    elif reply is not None and has_left(desk, place, desk.boards.board(throwaway.id), object):
        return reply
    else:
        told = explained_on(desk, place, desk.boards.board(throwaway.id), object, reply)
    if reply is not None:
        return told.but(understood=reply.understood)
    told = told.but(verdict=_at_once(before) + told.verdict)
    if not is_untold(before):
        return told
    asking = presenting.outcome(throwaway, before, None, Words.of(place.locale))

    def with_it(answer: moves.Entry) -> Reply:
        return _standing(desk, place, *_answered(desk, place, throwaway, before, answer), acts, object)

    return of_each(before, asking, with_it, Words.of(place.locale))


def _applying(desk: Context, place: Place, throwaway: Board, before: Played) -> Reply:
    """What applies on a throwaway board."""
    reply, words = shown(desk, place, throwaway, before), Words.of(place.locale)
    told = [step.text for step in reply.steps if not step.depth]
    more = words("verdict-more-applies", count=len(told) - MOST_APPLYING) if len(told) > MOST_APPLYING else ""
    applies = " ".join(filter(None, [*told[:MOST_APPLYING], more])) or words("verdict-none-applies")
    return reply.but(verdict=applies)


def _at_once(played: Played) -> str:
    """What has happened on a board as soon as it was put down, in a line of its own (704.3)."""
    return f"{played.report.verdict}\n" if played.report.told and played.asked is None else ""


def _acts_on(desk: Context, place: Place, throwaway: Board, before: Played, acts: str) -> Reply:
    """The reply to acts on a throwaway board, with all that has happened since it was put down: nobody has been told of
    that yet. Where it turns on what was chosen as something entered, they are done with each answer to that."""
    words = Words.of(place.locale)
    throwaway = desk.boards.board(throwaway.id)

    def with_it(answer: moves.Entry) -> Reply:
        return _acts_on(desk, place, *_answered(desk, place, throwaway, before, answer), acts)

    if is_untold(before):
        return of_each(before, presenting.outcome(throwaway, before, None, words), with_it, words)
    reply = carry_out_acts(desk, place, throwaway, before, acts, "do", to_the_end=True)
    if reply.at is None or reply.error is not None:
        return reply
    played = desk.games.at(desk.boards.board(throwaway.id), desk.language(place))
    if is_untold(played):
        return of_each(played, reply, with_it, words)
    return presenting.told_at_once(before, played, reply, words)


def _answered(desk: Context, place: Place, board: Board, before: Played, given: moves.Entry) -> tuple[Board, Played]:
    """A throwaway board like this one on which an answer has been given ahead."""
    other, _ = _opened(desk, place, moves.scenario_of(desk.boards.moves(board.id, board.revision)))
    desk.games.add(other, place.user, before.then([given]), {"acts": [given]})
    other = desk.boards.board(other.id)
    return other, desk.games.at(other, desk.language(place))


def _opened(desk: Context, place: Place, scenario: moves.Scenario) -> tuple[Board, Played]:
    """A throwaway board, and how it stands."""
    desk.games.of(scenario, desk.language(place))
    board = desk.boards.open(None, place.user, moves.start(scenario))
    return board, desk.games.at(board, desk.language(place))


def _acts_first(desk: Context, place: Place, board: Board, before: Played, acts: str) -> str | None:
    """Of acts of which the first was refused, whose it is, if it is not that player's turn: it may be meant to be."""
    found = read_acts(desk, place, board, before, acts, "do")
    entry = found.acts[0].entries[-1] if len(found.acts) == 1 and found.refusal is not None else {}
    player: str | None = entry.get("player") if entry.get("do") in _IN_ONES_TURN else None
    return player if player != before.position.turn.active else None


def draft_button(at: BoardRef, words: Words) -> Button:
    """A button that brings a throwaway board into the channel."""
    return Button(f"b:{at.board}:{at.revision}:draft", words("button-draft"), "primary")


def _cast_on(desk: Context, place: Place, card: str, target: str | None, more: str) -> Reply:
    """Cast a card on a throwaway board."""
    words = Words.of(place.locale)
    names = desk.names(place)
    found = names.card(card)
    name = names.entry(card)["card"]
    players = desk.players(place)
    scenario, told_too = _throwaway(names, players, name, more, words)
    aim, placed = _aim(desk, place, scenario, target) if target else (None, "")
    desk.games.of(scenario, desk.language(place))
    board = desk.boards.open(None, place.user, moves.start(scenario))
    before = desk.games.at(board, desk.language(place))
    if "Land" in found.front.types:
        return carry_out(desk, place, board, before, {"do": "play", "player": players[0], "card": name})
    entry: moves.Entry = {"do": "cast", "player": players[0], "card": name}
    if aim:
        entry["targets"] = [aim]
    reply = carry_out(desk, place, board, before, entry)
    if reply.error is None and reply.choice is None:
        reply = _resolved(desk, place, desk.boards.board(board.id), words)
    taken = words("situation-assumed-owner", card=aim, player=placed) if aim and placed else ""
    return reply.but(footer=tuple(filter(None, (taken, *told_too, *reply.footer))))


def _resolved(desk: Context, place: Place, board: Board, words: Words) -> Reply:
    """Let everything resolve and tell the whole story from the start."""
    language = desk.language(place)
    reply = carry_out(desk, place, board, desk.games.at(board, language), {"do": "resolve", "all": True})
    if reply.error is not None:
        return reply
    board = desk.boards.board(board.id)
    played = desk.games.at(board, language)
    return presenting.outcome(board, played, None, words).but(picture=presenting.picture_of(played))


def _throwaway(
    names: Names, players: tuple[str, str], card: str, more: str, words: Words
) -> tuple[moves.Scenario, tuple[str, ...]]:
    """The asker with the card in hand, and what else is named; and remarks on that."""
    scenario = moves.put_together(players)
    pasted = read(more, names, players, players[:1], "with_")
    complain(pasted, False, words)
    if pasted.stack:
        raise BadValue(option="with", found=pasted.stack[0].spell, expected="what-is-on-a-throwaway-board")
    for player, side in pasted.sides.items():
        scenario["players"][player] |= side
    you = scenario["players"][players[0]]
    you["hand"] = [card, *you.get("hand", [])]
    return scenario, remarks_on(pasted, words)


def _aim(desk: Context, place: Place, scenario: moves.Scenario, target: str) -> tuple[str, str]:
    """The reference of what is aimed at: a player, or something there, or a card that is put there for it; and whose
    that is taken to be."""
    nowhere = Board(0, None, place.user, 0, {next(iter(scenario["players"])): place.user})

    def speaker() -> Speaker:
        return Speaker(nowhere, desk.games.of(scenario, desk.language(place)), place)

    if speaker().sees(target):
        return speaker().thing(target, "target", _AIMS), ""
    name, owner = _placed(desk.names(place), scenario, target)
    return speaker().thing(name, "target", _AIMS), owner


def _placed(names: Names, scenario: moves.Scenario, target: str) -> tuple[str, str]:
    """Put a card or token to aim at on the board, unless it is there, and give its name and whose it is taken to be.

    It is the opponent's, but for a Siege: that is the asker's own, for the opponent to protect (310.11a).
    """
    you, opponent = scenario["players"]
    found = read_entry(target, names)
    entry: moves.Listed = {"card": found} if isinstance(found, str) else dict(found)
    name = str(entry.get("card") or moves.token_name(entry["token"]))
    there = (other for side in scenario["players"].values() for other in side.get("battlefield", []))
    if any((other if isinstance(other, str) else other.get("card")) == name for other in there):
        return name, ""
    battle = "card" in entry and "face" not in entry and "Battle" in names.card(name).front.types
    if battle:
        entry.setdefault("protector", opponent)
    owner = you if battle else opponent
    side = scenario["players"][owner]
    side["battlefield"] = [*side.get("battlefield", []), entry]
    return name, owner
