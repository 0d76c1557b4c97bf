"""What is asked: either of two things, whose graveyards, in whose turn, what it was (CR 604.2, 608.2h)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, attack_with, board, cast, cr, turn


@cr("604.2", cited=False)
def test_one_of_two_conditions_is_enough() -> None:
    for mine in ({"battlefield": ["Desert"]}, {"graveyard": ["Desert"]}):
        both = {**mine, "battlefield": [*mine.get("battlefield", []), "Sidewinder Naga"]}
        board(both, [], expect=["Sidewinder Naga is 4/2", "Sidewinder Naga has trample"])
    board(["Sidewinder Naga"], ["Desert"], expect=["Sidewinder Naga is 3/2"])


@cr("604.2", cited=False)
def test_it_is_a_creature_in_the_turns_of_others() -> None:
    board(["Midnight Mangler"], [], expect=["Midnight Mangler isn't a creature"])
    board(["Midnight Mangler"], [], turn(4), expect=["Midnight Mangler is a creature"])


@cr("604.2", cited=False)
def test_creature_cards_in_the_graveyards_of_opponents_are_counted() -> None:
    theirs = {"graveyard": ["Grizzly Bears", "Hill Giant", "Shock"]}
    mine = {"battlefield": ["Wight of Precinct Six"], "graveyard": ["Grizzly Bears"]}
    board(mine, theirs, expect=["Wight of Precinct Six is 3/3"])


@cr("604.2", cited=False)
def test_it_and_all_of_another_kind_get_it() -> None:
    mine = ["Sylvan Advocate", *["Forest"] * 5, "Dryad Arbor", "Grizzly Bears"]
    board(mine, [], expect=["Sylvan Advocate is 4/5", "Dryad Arbor is 3/3", "Grizzly Bears is 2/2"])


@cr("303.4b", cited=False)
def test_it_and_the_creature_it_enchants_each_get_it() -> None:
    howler = {"card": "Nighthowler", "attached_to": "Grizzly Bears"}
    mine = {"battlefield": ["Grizzly Bears", howler], "graveyard": ["Hill Giant", "Runeclaw Bear"]}
    board(mine, [], expect=["Grizzly Bears is 4/4"])


@cr("305.2", cited=False)
def test_everybody_may_play_a_land_more() -> None:
    play = [{"do": "play", "player": "B", "card": card} for card in ("Plains", "Island")]
    theirs = {"hand": ["Plains", "Island"]}
    board(
        ["Rites of Flourishing"],
        theirs,
        *play,
        active="B",
        expect=["Plains on the battlefield", "Island on the battlefield"],
    )


@cr("603.2")
def test_an_ability_that_triggers_only_once_does_so_in_one_turn() -> None:
    cheerleader = {"card": "Acrobatic Cheerleader", "tapped": True}
    attack = {"do": "attack", "player": "A", "attackers": {"Acrobatic Cheerleader": "B"}}
    again = [turn(5, "declare attackers"), attack, turn(5, "postcombat main")]
    board(
        [cheerleader],
        [],
        turn(3, "postcombat main"),
        RESOLVE_ALL,
        *again,
        expect=["Acrobatic Cheerleader has 1 flying counter", "Acrobatic Cheerleader is tapped"],
    )


@cr("702.112b")
def test_whatever_becomes_renowned_is_seen() -> None:
    mine = ["Valeron Wardens", "Topan Freeblade"]
    attack = attack_with({"Topan Freeblade": "B"})
    board(mine, [], *attack, turn(3, "combat damage"), RESOLVE_ALL, expect=["A has 1 cards in hand"])


@cr("122.1")
def test_the_counters_that_were_counted_are_removed() -> None:
    pig = {"card": "Prize Pig", "counters": {"ribbon": 2}, "tapped": True}
    mine = {"battlefield": [pig], "hand": ["Healing Salve"]}
    salve = cast("Healing Salve", "A", modes=[1])
    expect = ["Prize Pig has no ribbon counters", "Prize Pig is untapped"]
    board(mine, [], salve, RESOLVE_ALL, expect=expect)


@cr("608.2h")
def test_what_is_gone_is_asked_what_it_was() -> None:
    rain = {"hand": ["Molten Rain"]}
    board(rain, ["Desert"], cast("Molten Rain", "Desert"), RESOLVE, expect=["B has 18 life"])
    board(rain, ["Forest"], cast("Molten Rain", "Forest"), RESOLVE, expect=["B has 20 life"])
    ashes = {"hand": ["Consuming Ashes"]}
    board(ashes, ["Hill Giant"], cast("Consuming Ashes", "Hill Giant"), RESOLVE)


@cr("601.2a")
def test_where_it_was_cast_from() -> None:
    for zone, counters in (("hand", "no"), ("graveyard", "1")):
        back = {"face": "flashback"} if zone == "graveyard" else {}
        otter = f"Otter Token has {counters} +1/+1 counters"
        board({zone: ["Otterball Antics"]}, [], cast("Otterball Antics", **back), RESOLVE, expect=[otter])


@cr("608.2d", cited=False)
def test_either_end_of_its_owners_library() -> None:
    mine = {"battlefield": ["Arashin Sovereign"], "hand": ["Swords to Plowshares", "Murder"]}
    murder = [cast("Murder", "Arashin Sovereign"), RESOLVE, answer("yes"), answer("top"), RESOLVE]
    board(mine, [], *murder, expect=["Arashin Sovereign in A's library"])


@cr("205.3m", cited=False)
def test_the_enchanted_creature_and_others_of_its_types() -> None:
    crown = {"card": "Crown of Vigor", "attached_to": "Grizzly Bears"}
    use = {"do": "activate", "player": "A", "source": "Crown of Vigor", "ability": 1}
    board(
        ["Grizzly Bears", crown],
        ["Runeclaw Bear", "Hill Giant"],
        use,
        RESOLVE,
        expect=["Grizzly Bears is 3/3", "Runeclaw Bear is 3/3", "Hill Giant is 3/3"],
    )
