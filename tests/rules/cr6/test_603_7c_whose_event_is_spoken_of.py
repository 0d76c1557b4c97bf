"""Which event a delayed triggered ability speaks of that a triggered ability has made (CR 603.7).

What is named as it triggers is of its own event; what was spoken of before is of the event of the ability that made it.
"""

from __future__ import annotations

from tests.helpers import (
    DAMAGE,
    RESOLVE,
    RESOLVE_ALL,
    YES,
    activate,
    answer,
    attack_with,
    board,
    cast,
    cr,
    creature,
    to,
)


def entering(text: str) -> dict[str, object]:
    """A creature that is put onto the battlefield in the test, so that its ability triggers."""
    return creature(f"At the beginning of your upkeep, {text}", name="Maker", size="4/4")


@cr("603.7", "603.7b")
def test_what_is_dealt_damage_is_destroyed_not_what_was_spoken_of_before() -> None:
    maker = entering("until end of turn, whenever a creature an opponent controls is dealt damage, destroy it.")
    mine = {"battlefield": [maker], "hand": ["Shock"]}
    script = [to("upkeep"), RESOLVE, cast("Shock", "Hill Giant"), RESOLVE_ALL]
    board(mine, ["Hill Giant"], *script, step="untap", expect=["A controls Maker", "Hill Giant in B's graveyard"])


@cr("603.7", "608.2h")
def test_its_power_is_that_of_the_creature_that_dies_then() -> None:
    text = "until end of turn, whenever a creature you control dies, you gain life equal to that creature's power."
    script = [to("upkeep"), RESOLVE, cast("Murder", "Craw Wurm"), RESOLVE_ALL]
    side = {"battlefield": [entering(text), "Craw Wurm"], "hand": ["Murder"]}
    board(side, [], *script, step="untap", expect=["A has 26 life"])


@cr("603.7", "707.10")
def test_the_spell_that_is_cast_next_is_copied() -> None:
    runner = creature(
        "Whenever ~ attacks, you may pay {0}. If you do, when you next cast an instant or sorcery spell this turn, "
        "copy it.",
        name="Runner",
        size="5/4",
    )
    script = [*attack_with({"Runner": "B"}), RESOLVE, YES, cast("Shock", "B"), RESOLVE]
    side = {"battlefield": [runner], "hand": ["Shock"]}
    board(side, [], *script, RESOLVE_ALL, expect=["B has 16 life"])


@cr("603.7", "603.6a")
def test_what_was_spoken_of_before_is_still_meant() -> None:
    """The creature that entered is waited for; another that dies is not it."""
    maker = creature("Whenever another creature enters, when that creature dies this turn, draw a card.", name="Maker")
    side = {"battlefield": [maker, "Hill Giant"], "hand": ["Grizzly Bears", "Shock", "Murder"]}
    script = [cast("Grizzly Bears"), RESOLVE, RESOLVE, cast("Murder", "Hill Giant"), RESOLVE]
    board(side, [], *script, expect=["A has 1 card in hand"])
    board(side, [], *script, cast("Shock", "Grizzly Bears"), RESOLVE, RESOLVE, expect=["A has 1 card in hand"])


@cr("603.7", "510.2")
def test_both_events_are_spoken_of_side_by_side() -> None:
    """The creature that attacked in the one, and the player who is dealt damage in the other."""
    text = "that creature deals combat damage to a player this turn, that player loses 1 life."
    maker = creature(f"Whenever a creature you control attacks, whenever {text}", name="Maker")
    attack = attack_with({"Hill Giant": "B"})
    board([maker, "Hill Giant"], [], *attack, RESOLVE, DAMAGE, RESOLVE, expect=["B has 16 life"])


@cr("603.7", "608.2c")
def test_what_is_done_then_and_said_of_it_is_all_done_later() -> None:
    """Cards are exiled as the creature dies, and the one that is chosen among them may be played."""
    text = (
        "{0}: ~ deals 2 damage to target creature. When that creature dies this turn, exile a number of cards from the "
        "top of your library equal to its power, then choose a card exiled this way. Until the end of your next turn, "
        "you may play that card."
    )
    side = {"battlefield": [creature(text)], "library": ["Shock", "Opt", "Forest"]}
    script = [activate("Tester", "Grizzly Bears"), RESOLVE, RESOLVE, answer("Shock"), cast("Shock", "B"), RESOLVE]
    board(side, ["Grizzly Bears"], *script, expect=["B has 18 life", "Opt in exile"])
    board(side, ["Grizzly Bears"], *script[:3], answer("Opt"), cast("Shock", "B"), refused="601.3")
