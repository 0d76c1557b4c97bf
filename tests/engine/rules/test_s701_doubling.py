"""Judges' questions about doubling and tripling (CR 701.10, 701.11) and about milled cards (701.17)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr


@cr("701.10a", "701.10b")
def test_doubled_power_is_added_to_what_it_is_then_and_does_not_set_it() -> None:
    """A 2/1 with +1/+1 that is doubled gets +3/+0; what changes it afterwards comes on top."""
    piker = {"card": "Goblin Piker", "counters": {"+1/+1": 1}}
    played = board(
        {"battlefield": [piker], "hand": ["Unleash Fury", "Giant Growth"]},
        [],
        cast("Unleash Fury", "Goblin Piker"),
        RESOLVE,
        cast("Giant Growth", "Goblin Piker"),
        RESOLVE,
        expect=["Goblin Piker is 9/5"],
    )
    assert played.cites("701.10b")


@cr("701.10c")
def test_negative_power_is_doubled_downwards() -> None:
    """A -1/3 whose power is doubled gets -1/-0."""
    char = {"card": "Char-Rumbler"}
    board(
        {"battlefield": [char], "hand": ["Unleash Fury"]},
        [],
        cast("Unleash Fury", "Char-Rumbler"),
        RESOLVE,
        expect=["Char-Rumbler is -2/3"],
    )


@cr("701.11a", "701.11b", "701.11c")
def test_tripling_adds_twice_of_each() -> None:
    board(
        {"battlefield": ["Char-Rumbler"], "hand": ["Tifa's Limit Break"]},
        [],
        cast("Tifa's Limit Break", "Char-Rumbler", modes=[3]),
        RESOLVE,
        expect=["Char-Rumbler is -3/9"],
    )


@cr("701.10b")
def test_each_of_several_is_doubled_by_its_own_power() -> None:
    board(
        {"battlefield": ["Goblin Piker", "Hill Giant"], "hand": ["God-Eternal Rhonas"]},
        ["Grizzly Bears"],
        cast("God-Eternal Rhonas"),
        RESOLVE_ALL,
        expect=["Goblin Piker is 4/1", "Hill Giant is 6/3", "Grizzly Bears is 2/2", "Hill Giant has vigilance"],
    )


@cr("701.10b")
def test_doubling_x_times() -> None:
    """Twice doubled is four times as much."""
    board(
        {"battlefield": ["Hill Giant"], "hand": ["Exponential Growth"]},
        [],
        cast("Exponential Growth", "Hill Giant", x=2),
        RESOLVE,
        expect=["Hill Giant is 12/3"],
    )


@cr("701.10e")
def test_doubling_counters_puts_as_many_more_of_each_kind() -> None:
    """With Doubling Season twice as many are put: three become nine."""
    piker = {"card": "Goblin Piker", "counters": {"+1/+1": 3, "stun": 1}}
    double = [activate("Vorel of the Hull Clade", "Goblin Piker"), RESOLVE]
    mine = ["Vorel of the Hull Clade", piker]
    played = board(mine, [], *double, expect=["Goblin Piker has 6 +1/+1 counters", "Goblin Piker has 2 stun counters"])
    assert played.cites("701.10e")
    board([*mine, "Doubling Season"], [], *double, expect=["Goblin Piker has 9 +1/+1 counters"])


@cr("701.10e")
def test_doubling_after_distributing() -> None:
    board(
        {"battlefield": ["Goblin Piker", "Hill Giant"], "hand": ["Biogenic Upgrade"]},
        [],
        cast("Biogenic Upgrade", "Goblin Piker", "Hill Giant"),
        answer({"Goblin Piker": 2, "Hill Giant": 1}),
        RESOLVE,
        expect=["Goblin Piker has 4 +1/+1 counters", "Hill Giant has 2 +1/+1 counters"],
    )


@cr("701.10f")
def test_doubling_unspent_mana_adds_as_much_of_each_type() -> None:
    """The ability is a mana ability: it does not use the stack (605.1a)."""
    mine = {"battlefield": ["Doubling Cube"], "mana": "UUURR"}
    played = board(mine, [], activate("Doubling Cube"), expect=["stack is empty"])
    (made,) = [e["mana"] for e in played.report["events"] if e["type"] == "ManaAdded"]
    assert len(made) == 2
    assert played.cites("701.10f")


@cr("701.17c")
def test_the_milled_card_is_looked_at_where_it_went() -> None:
    """It was exiled instead of being put into the graveyard: it is found in exile."""
    mine = {"battlefield": ["Mindshrieker"]}
    theirs = {"battlefield": ["Rest in Peace"], "library": ["Hill Giant"]}
    shriek = [activate("Mindshrieker", "B"), RESOLVE]
    board(mine, theirs, *shriek, expect=["Hill Giant in exile", "Mindshrieker is 5/5"])


@cr("701.17c")
def test_what_was_milled_is_chosen_from_the_graveyard() -> None:
    mine = {"hand": ["Blanchwood Prowler"], "library": ["Murder", "Mountain", "Hill Giant", "Island"]}
    enter = [cast("Blanchwood Prowler"), RESOLVE, RESOLVE]
    board(mine, [], *enter, answer("yes"), expect=["Mountain in A's hand", "Blanchwood Prowler is 1/1"])
    board(mine, [], *enter, answer("no"), expect=["Mountain in A's graveyard", "Blanchwood Prowler is 2/2"])


@cr("701.17c")
def test_whether_a_land_was_milled_is_known_in_exile_too() -> None:
    breaker = [activate("Saprazzan Breaker"), RESOLVE]
    land = {"battlefield": ["Saprazzan Breaker", "Rest in Peace"], "library": ["Forest", "Murder"]}
    assert "Saprazzan Breaker can't be blocked this turn." in board(land, [], *breaker).steps
    spell = {**land, "library": ["Murder", "Forest"]}
    assert "Saprazzan Breaker can't be blocked this turn." not in board(spell, [], *breaker).steps


@cr("701.17d")
def test_of_several_milled_cards_the_mana_values_are_added() -> None:
    """Bruvac has the opponent mill two cards instead of one: Mindshrieker gets +6/+6 for both."""
    mine = {"battlefield": ["Mindshrieker", "Bruvac the Grandiloquent"]}
    theirs = {"library": ["Hill Giant", "Grizzly Bears", "Forest"]}
    board(
        mine,
        theirs,
        activate("Mindshrieker", "B"),
        RESOLVE,
        expect=["Hill Giant in B's graveyard", "Grizzly Bears in B's graveyard", "Mindshrieker is 7/7"],
    )


@cr("701.17a")
def test_cards_milled_at_once_are_noticed_once() -> None:
    mine = {"battlefield": ["Screeching Scorchbeast", "Mindshrieker"], "hand": ["Glimpse the Unthinkable"]}
    theirs = {"library": ["Hill Giant", "Forest", "Murder", "Shock", "Island"]}
    played = board(
        mine,
        theirs,
        cast("Glimpse the Unthinkable", "B"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
    )
    tokens = [it for it in played.report["state"]["players"]["A"]["battlefield"] if "Zombie Mutant" in it["name"]]
    assert sum(it.get("count", 1) for it in tokens) == 3


@cr("701.25b")
def test_looking_at_more_cards_while_surveilling_is_offered_each_time() -> None:
    """Surveil 1 with Enhanced Surveillance: three cards may be seen, and any of them put into the graveyard."""
    own = {"battlefield": ["Enhanced Surveillance"], "hand": ["Price of Fame"], "library": ["Murder", "Shock", "Opt"]}
    play = [cast("Price of Fame", "Hill Giant"), RESOLVE]
    board(
        own, ["Hill Giant"], *play, answer("yes"), answer(["Murder", "Shock", "Opt"]), expect=["Opt in A's graveyard"]
    )


@cr("614.6")
def test_drawing_instead_of_scrying() -> None:
    """No scry happens: nothing that watches scrying triggers."""
    mine = {"battlefield": ["Eligeth, Crossroads Augur"], "hand": ["Opt"], "library": ["Murder", "Shock", "Island"]}
    board(mine, [], cast("Opt"), RESOLVE, expect=["Murder in A's hand", "Shock in A's hand", "Island in A's library"])
