"""Judges' questions about keywords of permanents: several instances, counters, and abilities that work from the hand
(CR 702.24 to 702.79)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.helpers import (
    DAMAGE,
    RESOLVE,
    RESOLVE_ALL,
    Entry,
    activate,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    to,
)
from tests.engine.rules.test_s702_a_combat import creature, twice

LANDS = {"mana": "lands"}
ORDER = answer("as listed", choice="order")
YES, NO = answer("yes", choice="may"), answer("no", choice="may")
NEXT_UPKEEP: Entry = {"do": "go_to", "turn": 5, "step": "upkeep"}


# ---- upkeeps


@cr("702.24a", "702.24b")
def test_each_cumulative_upkeep_counts_all_the_age_counters() -> None:
    """The rule's own example: one counter and 1 life, then another counter and 2 more life."""
    both = [ORDER, NEXT_UPKEEP, YES, YES, RESOLVE_ALL]
    board([twice("Cumulative upkeep—Pay 1 life.")], [], *both, expect=["A has 17 life", "Tester has 2 age counters"])
    late = [ORDER, NEXT_UPKEEP, YES, NO, RESOLVE_ALL]
    board([twice("Cumulative upkeep—Pay 1 life.")], [], *late, expect=["A has 19 life", "A controls no Tester"])


@cr("702.24a")
def test_cumulative_upkeep_is_paid_whole_or_not_at_all() -> None:
    aged = {**creature("Cumulative upkeep {1}"), "counters": {"age": 1}}
    one_land = {"battlefield": [aged, "Forest"], **LANDS}
    board(one_land, [], NEXT_UPKEEP, YES, RESOLVE_ALL, expect=["A controls no Tester", "Forest#1 is not tapped"])
    two = {"battlefield": [aged, "Forest", "Forest"], **LANDS}
    board(two, [], NEXT_UPKEEP, YES, RESOLVE_ALL, expect=["A controls Tester", "Tester has 2 age counters"])


@cr("702.63a", "702.63c")
def test_each_vanishing_removes_a_counter() -> None:
    mine = {"hand": ["Twice Vanishing"]}
    board(mine, [], cast("Twice Vanishing"), RESOLVE, expect=["Twice Vanishing has 5 time counters"])
    aged = {"card": "Twice Vanishing", "counters": {"time": 5}}
    board([aged], [], NEXT_UPKEEP, ORDER, RESOLVE_ALL, expect=["Twice Vanishing has 3 time counters"])
    last = {"card": "Twice Vanishing", "counters": {"time": 2}}
    board([last], [], NEXT_UPKEEP, ORDER, ORDER, RESOLVE_ALL, expect=["Twice Vanishing in A's graveyard"])


@cr("702.63b")
def test_vanishing_without_a_number_brings_no_counters_of_its_own() -> None:
    found = {"hand": ["Slow Fade"]}
    board(found, [], cast("Slow Fade"), RESOLVE, expect=["Slow Fade has 0 time counters", "A controls Slow Fade"])
    board([{"card": "Slow Fade"}], [], NEXT_UPKEEP, expect=["A controls Slow Fade"])
    marked = {"card": "Slow Fade", "counters": {"time": 1}}
    board([marked], [], NEXT_UPKEEP, RESOLVE_ALL, expect=["Slow Fade in A's graveyard"])


# ---- abilities that are activated in the hand, and are there everywhere


@cr("702.29b", "702.53b", "702.77b")
@pytest.mark.parametrize("keyword", ["Cycling {2}", "Transmute {1}{U}{U}", "Reinforce 1—{1}{G}", "Forestcycling {2}"])
def test_a_permanent_has_the_ability_that_works_in_the_hand(keyword: str) -> None:
    """Muraganda Petroglyphs makes creatures with no abilities larger."""
    here = ["Muraganda Petroglyphs", creature(keyword), creature("", name="Vanilla")]
    board(here, [], expect=["Tester is 2/2", "Vanilla is 4/4"])
    assert board(here, [], activate("Tester"), refused=True).refused()


@cr("702.77a")
def test_reinforced_by_x() -> None:
    mine = {"hand": ["Swell of Courage"], "battlefield": ["Goblin Piker", *["Plains"] * 5], **LANDS}
    three = activate("Swell of Courage", "Goblin Piker", x=3)
    grown = ["Goblin Piker is 5/4", "Swell of Courage in A's graveyard"]
    board(mine, [], three, RESOLVE, expect=grown)
    assert board(mine, [], activate("Swell of Courage", "Goblin Piker", x=4), refused=True).refused("601.2h")


@cr("702.29a", "702.29d")
def test_cycling_or_discarding_triggers_once() -> None:
    mine = {"hand": ["Street Wraith", "Forest"], "battlefield": ["Hekma Sentinels"]}
    cycled = [activate("Street Wraith"), RESOLVE_ALL]
    found = board(mine, [], *cycled, expect=["Hekma Sentinels is 3/4", "stack is empty"])
    assert found.count("ability triggers") == 1
    crime = {"hand": ["Raven's Crime", "Forest"], "battlefield": ["Hekma Sentinels"]}
    board(crime, [], cast("Raven's Crime", "A", costs=[]), RESOLVE_ALL, expect=["Hekma Sentinels is 3/4"])


# ---- several instances


@cr("702.39a", "702.39b")
def test_each_provoke_has_its_own_target() -> None:
    tapped = [{"card": name, "tapped": True} for name in ("Hill Giant", "Goblin Piker")]
    provoked = [
        *attack_with({"Tester": "B"}),
        ORDER,
        answer("Hill Giant", choice="target"),
        answer("Goblin Piker", choice="target"),
        YES,
        YES,
        RESOLVE_ALL,
    ]
    board(
        [twice("Provoke", "2/8")], tapped, *provoked, expect=["Hill Giant is not tapped", "Goblin Piker is not tapped"]
    )
    one = block_with({"Hill Giant": "Tester"})
    assert board([twice("Provoke", "2/8")], tapped, *provoked, *one, refused=True).refused("509.1c")
    both = block_with({"Hill Giant": "Tester", "Goblin Piker": "Tester"})
    board([twice("Provoke", "2/8")], tapped, *provoked, *both, expect=["Goblin Piker is blocking Tester"])


@cr("702.38a", "702.38b")
def test_each_amplify_reveals_for_itself() -> None:
    mine = {"hand": ["Twice Amplify", "Shivan Dragon", "Kilnmouth Dragon"]}
    one, two = ["Shivan Dragon"], ["Shivan Dragon", "Kilnmouth Dragon"]
    both = [answer(one, choice="objects"), answer(two, choice="objects")]
    found = board(mine, [], cast("Twice Amplify"), *both, RESOLVE, expect=["A controls Twice Amplify"])
    (it,) = (o for o in found.table.game.permanents() if o.base.name == "Twice Amplify")
    assert it.counters["+1/+1"] in (1 * 1 + 2 * 2, 1 * 2 + 2 * 1)
    neither = [answer([], choice="objects"), answer([], choice="objects")]
    board(mine, [], cast("Twice Amplify"), *neither, RESOLVE, expect=["Twice Amplify is 2/2"])


@cr("702.44d")
def test_each_sunburst_counts_the_colors() -> None:
    mine = {"hand": ["Twice Sunburst"], "battlefield": ["Island", "Forest"], **LANDS}
    board(mine, [], cast("Twice Sunburst"), RESOLVE, expect=["Twice Sunburst is 4/4"])


@cr("702.46a", "702.46b")
def test_each_soulshift_returns_a_card() -> None:
    mine = {
        "battlefield": ["Twice Soulshift"],
        "hand": ["Murder"],
        "graveyard": ["Lantern Kami", "Thief of Hope", "Forest"],
    }
    died = [cast("Murder", "Twice Soulshift"), RESOLVE, ORDER]
    dear = answer("Thief of Hope", choice="target")
    back = ["Lantern Kami in A's hand", "Thief of Hope in A's hand"]
    board(mine, [], *died, dear, YES, YES, RESOLVE_ALL, expect=back)


@cr("702.54a", "702.54c")
def test_bloodthirst_asks_for_damage_to_an_opponent_this_turn() -> None:
    mine = {"hand": ["Twice Bloodthirst", "Lightning Bolt"]}
    hurt = [cast("Lightning Bolt", "B"), RESOLVE, cast("Twice Bloodthirst"), RESOLVE]
    board(mine, [], *hurt, expect=["Twice Bloodthirst is 5/5"])
    own = [cast("Lightning Bolt", "A"), RESOLVE, cast("Twice Bloodthirst"), RESOLVE]
    board(mine, [], *own, expect=["Twice Bloodthirst is 2/2"])


@cr("702.54b")
def test_bloodthirst_x_counts_all_the_damage_to_opponents() -> None:
    mine = {"hand": ["Indoraptor, the Perfect Hybrid", "Lightning Bolt", "Shock"], "battlefield": []}
    hurt = [cast("Lightning Bolt", "B"), RESOLVE, cast("Shock", "C"), RESOLVE]
    came = [cast("Indoraptor, the Perfect Hybrid"), RESOLVE]
    board(mine, [], *hurt, *came, C={}, expect=["Indoraptor, the Perfect Hybrid is 8/6"])
    own = [cast("Lightning Bolt", "A"), RESOLVE, *came]
    board(mine, [], *own, expect=["Indoraptor, the Perfect Hybrid is 3/1"])


@cr("702.58a", "702.58b")
def test_each_graft_moves_a_counter() -> None:
    mine = {"hand": ["Goblin Piker"], "battlefield": [{"card": "Twice Graft", "counters": {"+1/+1": 3}}]}
    lent = [cast("Goblin Piker"), RESOLVE, ORDER, YES, YES, RESOLVE_ALL]
    board(mine, [], *lent, expect=["Goblin Piker is 4/3", "Twice Graft has 1 +1/+1 counter"])
    board({"hand": ["Twice Graft"]}, [], cast("Twice Graft"), RESOLVE, expect=["Twice Graft has 3 +1/+1 counters"])


@cr("702.64b")
def test_absorb_prevents_from_each_source_each_time() -> None:
    """Two blockers at once: 3 - 2 and 2 - 2; a double striker twice: 3 - 2 and 3 - 2."""
    guard = creature("Absorb 2", "2/9")
    split = answer({"Hill Giant": 2})
    blocks = block_with({"Hill Giant": "Tester", "Goblin Piker": "Tester"})
    attack = attack_with({"Tester": "B"})
    board(
        [guard],
        ["Hill Giant", "Goblin Piker"],
        *attack,
        *blocks,
        DAMAGE,
        split,
        to("end of combat"),
        expect=["Tester has 1 damage"],
    )
    twin = creature("Double strike", "3/3", name="Twin")
    struck = [*attack, *block_with({"Twin": "Tester"}), to("end of combat")]
    board([guard], [twin], *struck, expect=["Tester has 2 damage"])


# ---- fortify, transfigure, champion


@cr("702.67a", "702.67c")
def test_any_fortify_ability_may_be_used_on_ones_own_land() -> None:
    mine = {"battlefield": ["Double Garrison", "Forest", *["Island"] * 3], **LANDS}
    board(mine, [], activate("Double Garrison", "Forest", ability=1), RESOLVE, expect=["Forest#1 has indestructible"])
    poor = board(mine, [], activate("Double Garrison", "Forest", ability=2), refused=True)
    assert poor.refused("601.2h")
    rich = {**mine, "battlefield": [*mine["battlefield"], "Island", "Island"]}
    board(rich, [], activate("Double Garrison", "Forest", ability=2), RESOLVE, expect=["Forest#1 has indestructible"])
    assert board(
        ["Double Garrison"], ["Forest"], activate("Double Garrison", "Forest", ability=1), refused=True
    ).refused("601.2c")
    fight = [to("beginning of combat"), activate("Double Garrison", "Forest", ability=1)]
    assert board(["Double Garrison", "Forest"], [], *fight, refused=True).refused("602.5d")


@cr("702.71a")
def test_transfigure_finds_a_creature_of_the_same_mana_value() -> None:
    zombie = {"battlefield": ["Fleshwrither"], "library": ["Craw Wurm", "Hill Giant", "Forest"]}
    board(zombie, [], activate("Fleshwrither"), RESOLVE, answer("Hill Giant"), expect=["A controls Hill Giant"])
    board(zombie, [], activate("Fleshwrither"), RESOLVE, answer("Craw Wurm"), refused=True)
    assert board(["Fleshwrither"], [], to("beginning of combat"), activate("Fleshwrither"), refused=True).refused(
        "602.5d"
    )


@cr("702.10c", "702.26b")
def test_haste_is_asked_for_again_after_a_change_of_control() -> None:
    tapper = creature("{T}: You gain 1 life.")
    taken: Entry = {"do": "edit", "control": {"Tester": "A"}}
    assert board([], [tapper], taken, activate("Tester"), refused=True).refused("302.6")
    hasty = creature("Haste\n{T}: You gain 1 life.")
    board([], [hasty], taken, activate("Tester"), RESOLVE, expect=["A has 21 life"])


@cr("702.25a", "702.23a")
@pytest.mark.parametrize(("blockers", "size"), [(1, "2/2"), (2, "4/4"), (3, "6/6")])
def test_rampage_counts_blockers_beyond_the_first(blockers: int, size: str) -> None:
    names = ["Hill Giant", "Goblin Piker", "Ornithopter"][:blockers]
    blocks = block_with(dict.fromkeys(names, "Tester"))
    board(
        [creature("Rampage 2")],
        names,
        *attack_with({"Tester": "B"}),
        *blocks,
        RESOLVE_ALL,
        expect=[f"Tester is {size}"],
    )


@cr("702.25a")
def test_a_blocker_with_flanking_is_not_weakened() -> None:
    same: Any = creature("Flanking", "3/3", name="Blocker")
    script = [*attack_with({"Tester": "B"}), *block_with({"Blocker": "Tester", "Hill Giant": "Tester"}), RESOLVE_ALL]
    board([creature("Flanking")], [same, "Hill Giant"], *script, expect=["Blocker is 3/3", "Hill Giant is 2/2"])
    board(
        [creature("Flanking")],
        [same, "Hill Giant"],
        *script,
        DAMAGE,
        answer({"Hill Giant": 2}),
        expect=["Hill Giant in B's graveyard"],
    )
