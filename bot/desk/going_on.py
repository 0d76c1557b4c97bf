"""What is asked on the way to what somebody wants to do next, and comes to the same however it is answered."""

from __future__ import annotations

import engine
from bot.boards.moves import Entry
from bot.desk.choices_played_on import MOST_ANSWERS, MOST_CHOICES
from bot.desk.ends_of_play import to_end
from bot.desk.games import Played
from bot.desk.undecided import ORDER
from bot.desk.unknown_libraries import of_no_matter

MANA = "mana"
"""The kind of choice of which mana is added (106.1a)."""
LIBRARY = "library"
"""The zone in which cards of one name are the same once it is shuffled."""
SEVERAL = 2
"""Copies of which it is not asked one by one what they are aimed at."""


def going_on(after: Played) -> list[Entry]:
    """Answers to what is asked now, as long as it makes no difference how it is answered: unknown cards that don't
    matter, the color of mana of a player who has any, what comes to the same each way."""
    found: list[Entry] = []
    for _ in range(MOST_CHOICES):
        now = after.then(found)
        pending = now.report.pending if now.asked is not None else None
        entries = _answers(now, pending) if pending is not None else []
        if not entries:
            return found
        found += entries
    return found


def _answers(now: Played, pending: engine.Pending) -> list[Entry]:
    if pending.kind == "unknown card":
        return of_no_matter(now)[:1]  # what is done next may come before the rest of it
    if pending.kind == MANA and now.table.game.players[_number(now, pending.player)].mana_source == "any":
        return [_answer(pending, pending.options[0].id)]
    same = None if pending.by_name else _one_outcome(now, pending)
    return [_answer(pending, same.answers[0].value)] if same is not None else []


def _one_outcome(now: Played, pending: engine.Pending) -> engine.Outcome | None:
    """What every answer comes to, where that is the same; of what chance decides, or an order, as far as it shows."""
    if not now.table.alternatives(MOST_ANSWERS).all:
        return None
    matters = False
    for found in (now.table.outcomes(MOST_ANSWERS), now.outcomes_told):
        if found is None or not found.all or not found.outcomes:
            return None
        if not found.matters:
            return None if matters and any(one.asks for one in found.outcomes) else found.outcomes[0]
        if not found.by_chance and pending.kind != ORDER:
            return None
        matters = True  # in more than shows, or only behind what is asked then
    return None


def in_any_order(after: Played) -> list[Entry]:
    """Answers by which abilities that have triggered go onto the stack in one order, as long as every order comes to
    the same (603.3b), with what that leads to."""
    found: list[Entry] = []
    for _ in range(MOST_CHOICES):
        now = after.then(found)
        pending = now.report.pending if now.asked is not None else None
        told = now.outcomes_told if pending is not None and pending.kind == ORDER else None
        if pending is None or told is None or told.matters or not told.same or not told.all or not told.outcomes:
            break
        found.append(_answer(pending, told.outcomes[0].answers[0].value))
        found += to_end(after.then(found))
    return found


def keeping_targets(after: Played, *, even_of_one: bool = False) -> list[Entry]:
    """Answers by which the copies of a spell keep its targets (707.10c), where there are several copies, or ``even of
    one``: nobody has said anything else of any of them."""
    found: list[Entry] = []
    asked = 0
    for _ in range(MOST_CHOICES):
        now = after.then(found)
        pending, choice = now.report.pending, now.table.asked
        if pending is None or choice is None or not choice.is_target_of_copy:
            break
        if asked >= SEVERAL and any(one["type"] == "CanRepeat" for one in now.report.events):
            break  # it goes on like that for as long as they keep them
        asked += 1
        found.append(_answer(pending, pending.options[0].id))
        found += to_end(after.then(found))
    if asked < (1 if even_of_one else SEVERAL):
        return []
    for _ in range(MOST_CHOICES):
        more = of_no_matter(after.then(found))
        if not more:
            break
        found += more
    return found


def finding_what_is_shown(after: Played) -> list[Entry]:
    """An answer by which a search finds what is shown of a library and fits, where that is all of it or of one name:
    nobody searches to find nothing (701.23b). Where any card would do it is for the player to say which."""
    choice, pending = after.table.asked, after.report.pending
    if choice is None or pending is None or not choice.is_search or choice.minimum:
        return []
    found = [one.target.object_id for one in choice.listed() if one.target is not None]
    names = {after.table.game.characteristics(one).name for one in found}
    most = len(found) if choice.maximum is None else choice.maximum
    if not found or (len(found) > most and len(names) > 1):
        return []
    finds = _answer(pending, [one.id for one in pending.options][:most])
    return [finds] if after.then([finds]).refused is None else []  # as two of one name where names must differ


def one_of_alike(after: Played) -> list[Entry]:
    """An answer that takes one of several cards of one name from a library, where it comes to the same which."""
    choice, pending, game = after.table.asked, after.report.pending, after.table.game
    if choice is None or pending is None or not choice.minimum:
        return []
    targets = [one.target for one in choice.listed()]
    found = [one.object for one in targets if one is not None and one.object is not None]
    cards = [game.objects[i] for i in found if i in game.objects]
    if len(cards) < len(targets) or len({one.base.name for one in cards}) > 1:
        return []
    told = after.outcomes_told if all(one.zone.value == LIBRARY for one in cards) else None
    if told is None or told.matters or not told.same or not told.all or not told.outcomes:
        return []
    return [_answer(pending, told.outcomes[0].answers[0].value)]


def _answer(pending: engine.Pending, value: object) -> Entry:
    return {"do": "answer", "player": pending.player, "value": value}


def _number(now: Played, player: str) -> int:
    return now.position.names.index(player)
