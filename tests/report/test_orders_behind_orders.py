"""What comes of orders behind which another order or blocks follow, and how who chooses survives (603.3b, 616.1)."""

from __future__ import annotations

from engine import Outcomes
from tests.helpers import RESOLVE, RESOLVE_ALL, Played, answer, attack_with, board, cast, cr, creature, to

BOND = "Whenever you gain life, target opponent loses that much life."
BLOOD = "Whenever an opponent loses life, you gain that much life."
QUEEN = "Marchesa, the Black Rose"
CALLS = "Battle cry\nWhenever ~ attacks, create two 1/1 white Soldier creature tokens that are tapped and attacking."


def told(played: Played) -> Outcomes:
    """What a few lines of a verdict tell of the open choice."""
    found = played.table.outcomes(brief=True)
    assert found is not None
    return found


@cr("603.3b")
def test_an_order_behind_an_order_is_played_to_the_end_of_the_game() -> None:
    """However they are ordered it goes round until the opponent has no life left; not every order has been tried."""
    mine = [creature(BOND, name="Bond"), creature(BLOOD, name="Blood"), "Ajani's Pridemate"]
    side = {"battlefield": mine, "hand": ["Shock"]}
    lifelink = creature("Whenever an opponent is dealt damage, you gain 3 life.", name="Drain")
    side["battlefield"] = [*mine, lifelink]
    played = board(side, {"life": 9}, cast("Shock", "B"), RESOLVE)
    found = told(played)
    assert (found.kind, found.matters, found.all) == ("order", False, False)
    end = found.outcomes[0]
    while end.then is not None:
        end = end.then.outcomes[0]
    assert end.results[0].startswith("B loses the game: life total 0 or less")
    assert any("loses the game" in step.text for step in found.steps), "the steps of one of them are shown"


@cr("603.3b", cited=False)
def test_what_goes_round_is_put_into_the_same_order_each_time() -> None:
    """Neither the target nor any order keeps the loop from going on: a few ways show it."""
    artist = "Whenever ~ or another creature dies, target player loses 1 life and you gain 1 life."
    mine = [creature(BOND, name="Bond"), creature(BLOOD, name="Blood"), "Ajani's Pridemate", creature(artist, "0/1")]
    played = board({"battlefield": mine, "hand": ["Shock"]}, ["Grizzly Bears"], cast("Shock", "Grizzly Bears"), RESOLVE)
    found = told(played)
    assert (found.kind, found.matters) == ("target", False)
    assert found.played <= 24
    end = found.outcomes[0]
    while end.then is not None:
        end = end.then.outcomes[0]
    assert end.results[0].startswith("B loses the game: life total 0 or less")


@cr("702.91a", "603.3b")
def test_what_attack_triggers_come_to_is_told_before_blocks() -> None:
    played = board([creature(CALLS, "3/4", "Hero")], ["Grizzly Bears", "Hill Giant"], *attack_with({"Hero": "B"}))
    results = [one.results[0] for one in told(played).outcomes]
    assert results == ["A creates 2 Soldier Tokens (2/1).", "A creates 2 Soldier Tokens (1/1)."]


@cr("603.7c", "702.100a", cited=False)
def test_delayed_triggers_in_an_order_say_what_they_return_and_what_the_order_decides() -> None:
    """Of creatures that come back one by one it matters only which of them can evolve for which."""
    evolving = "Simic Fluxmage"
    dying = [{"card": name, "counters": {"+1/+1": 1}} for name in (QUEEN, evolving, "Llanowar Elves")]
    script = (cast("Day of Judgment"), RESOLVE_ALL, answer(["0", "1", "2"]), to("end"))
    found = told(board({"battlefield": dying, "hand": ["Day of Judgment"]}, [], *script))
    assert found.always == (f"{QUEEN} (3/3) and Llanowar Elves (1/1) enter.",)
    said = {one.said: one.results for one in found.outcomes}
    first, last = f"{QUEEN} (itself)", f"{QUEEN} ({evolving})"
    assert said[f"{last} resolves before {first}"] == (f"{evolving} (2/3) enters.",)


@cr("509.1", cited=False)
def test_where_some_answers_leave_a_blocker_none_is_told_beyond_blocks() -> None:
    may = creature("Whenever ~ attacks, you may exile target creature an opponent controls.", "3/4", "Hero")
    script = (*attack_with({"Hero": "B"}), answer("Hill Giant"), RESOLVE)
    results = [one.results for one in told(board([may], ["Hill Giant"], *script)).outcomes]
    assert results == [("Hill Giant is in exile.",), ("Hill Giant stays on the battlefield.",)]


@cr("616.1")
def test_who_chooses_between_effects_is_told_how_to_survive() -> None:
    more = creature(
        "If a source you control would deal damage to an opponent or a permanent an opponent controls, it deals that "
        "much damage plus 2 instead.",
        name="Adder",
    )
    mine = {"battlefield": [more, "Furnace of Rath"], "hand": ["Lightning Bolt"]}
    found = told(board(mine, {"life": 10}, cast("Lightning Bolt", "B"), RESOLVE))
    assert found.survives == "B survives by choosing Furnace of Rath first."
    either = told(board(mine, {"life": 13}, cast("Lightning Bolt", "B"), RESOLVE))
    assert either.survives == "B survives either way, at 3 or 5 life."
    assert not told(board(mine, {"life": 30}, cast("Lightning Bolt", "B"), RESOLVE)).survives
