"""Whether what a player makes of mana in a round of a loop pays for it, where their mana is unlimited (CR 732.2a)."""

from __future__ import annotations

from collections import Counter

from engine.abilities.verbs.mana import AddManaAnyColor
from engine.abilities.walk import found
from engine.events import AbilityActivated, ManaAdded
from engine.rules.mana.restrictions_on_spending import UNRESTRICTED
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.log import Logged
from engine.state.mana_costs import LETTERS
from engine.state.repeats import Snapshot


def mana_made_pays(game: Game, player: PlayerId, since: Snapshot) -> bool:
    """Whether the mana that a player has made since then would have paid what they have paid out of nothing. Where a
    color could be chosen, it was not asked which, and it is taken to be the one that is needed; of costs that can be
    paid in several ways nothing is said."""
    paid = [one for one in game.repeats.paid[since.paid :] if one.player == player]
    needed = Counter(symbol for one in paid for symbol in one.cost.colored)
    if not needed.keys() <= {*LETTERS}:
        return False
    made: Counter[str] = Counter()
    of_choice = 0
    for logged, event in game.logged(ManaAdded, since=since.log):
        units = {"|".join((letter, *event.riders)) for letter in event.mana}
        free = {*event.riders} <= {*UNRESTRICTED} or all(units <= one.usable for one in paid)
        if event.player != player or not free:
            continue
        if _was_chosen(game, logged):
            of_choice += len(event.mana)
        else:
            made.update(event.mana)
    lacking = needed - made
    left = (made - needed).total() + of_choice - lacking.total()
    is_one_color = not lacking or (len(lacking) == 1 and "C" not in lacking)
    return is_one_color and left >= sum(one.cost.generic for one in paid)


def mana_left(game: Game, player: PlayerId, since: Snapshot) -> str:
    """The mana that a round since then leaves a player with, where it is of one kind; none where a color was chosen."""
    who = game.players[player]
    if who.mana_source != "any":
        more = Counter(who.mana)
        more.subtract(since.mana)
        letters = {unit[:1] for unit, count in more.items() if count}
        return letters.pop() * more.total() if len(letters) == 1 else ""
    added = [(logged, event) for logged, event in game.logged(ManaAdded, since=since.log) if event.player == player]
    made = Counter(letter for _, event in added for letter in event.mana)
    costs = [one.cost for one in game.repeats.paid[since.paid :] if one.player == player]
    paid = sum(cost.generic + len(cost.colored) for cost in costs)
    if len(made) != 1 or any(_was_chosen(game, logged) for logged, _ in added):
        return ""
    return next(iter(made)) * (made.total() - paid)


def _was_chosen(game: Game, added: Logged) -> bool:
    """Whether it might have been mana of any color."""
    made_by = game.log[added.parent - 1].event if added.parent is not None else None
    return isinstance(made_by, AbilityActivated) and any(found(made_by.ability.effect, AddManaAnyColor))
