"""Judges' questions about what is said of keyword actions beyond their first sentence (CR 701)."""

from __future__ import annotations

from typing import Any

from tests.engine.helpers import PASS_A, RESOLVE, RESOLVE_ALL, Entry, activate, answer, attack_with, board, cast, cr, to

# ---- attach, behold, exchange


@cr("701.3a", "701.3b")
def test_an_equipment_is_not_attached_to_what_it_cannot_equip_and_stays_where_it_is() -> None:
    """The Archers have protection from artifacts; they can be the target of a red spell all the same."""
    wings = {"card": "Cobbled Wings", "attached_to": "Goblin Piker"}
    mine = {"hand": ["Magnetic Theft"], "battlefield": ["Goblin Piker", "Tel-Jilad Archers", wings]}
    spell = cast("Magnetic Theft", "Cobbled Wings", "Tel-Jilad Archers")
    board(mine, [], spell, RESOLVE, expect=["Goblin Piker has flying", "not Tel-Jilad Archers has flying"])


@cr("701.3c", "613.7e")
def test_equipment_attached_again_has_a_new_timestamp() -> None:
    """The Sword takes flying away; the Wings give it back once they come to the creature after the Sword."""
    wings = {"card": "Cobbled Wings", "attached_to": "Hill Giant"}
    sword = {"card": "Starforged Sword", "attached_to": "Goblin Piker"}
    again = [activate("Cobbled Wings", "Goblin Piker"), RESOLVE]
    board(["Goblin Piker", "Hill Giant", wings, sword], [], *again, expect=["Goblin Piker has flying"])
    there = {"card": "Cobbled Wings", "attached_to": "Goblin Piker"}
    board(["Goblin Piker", there, sword], [], expect=["not Goblin Piker has flying", "Goblin Piker is 5/4"])


@cr("701.4b")
def test_a_dragon_was_beheld_even_if_it_is_gone_as_the_spell_resolves() -> None:
    mine = {"hand": ["Osseous Exhale"], "battlefield": ["Shivan Dragon", "Goblin Piker"]}
    board(
        mine,
        {"battlefield": ["Hill Giant"], "hand": ["Murder"]},
        *attack_with({"Goblin Piker": "B"}),
        {"do": "go_to", "step": "declare blockers"},
        {"do": "block", "player": "B", "blockers": {"Hill Giant": "Goblin Piker"}},
        cast("Osseous Exhale", "Hill Giant", costs=["behold"]),
        PASS_A,
        cast("Murder", "Shivan Dragon", player="B"),
        RESOLVE_ALL,
        expect=["A has 22 life", "Hill Giant in B's graveyard", "Shivan Dragon in A's graveyard"],
    )


@cr("701.12a")
def test_half_an_exchange_does_not_happen() -> None:
    board(
        {"hand": ["Political Trickery"], "battlefield": ["Mountain"]},
        {"battlefield": ["Strip Mine", "Swamp"]},
        cast("Political Trickery", "Mountain", "Strip Mine"),
        PASS_A,
        activate("Strip Mine", "Swamp", player="B", ability=2),
        RESOLVE_ALL,
        expect=["A controls Mountain", "Strip Mine in B's graveyard"],
    )


@cr("701.12b")
def test_exchanging_control_of_what_one_controls_already_does_nothing() -> None:
    totem = activate("Avarice Totem", "Goblin Piker")
    board(["Avarice Totem", "Goblin Piker"], [], totem, RESOLVE, expect=["A controls Avarice Totem"])
    board(
        ["Avarice Totem"],
        ["Goblin Piker"],
        totem,
        RESOLVE,
        expect=["B controls Avarice Totem", "A controls Goblin Piker"],
    )


# ---- double, triple


@cr("701.10g")
def test_doubled_damage_is_doubled_by_each_that_doubles_it() -> None:
    bolt = (cast("Lightning Bolt", "B"), RESOLVE)
    one = {"hand": ["Lightning Bolt"], "battlefield": ["Furnace of Rath"]}
    board(one, [], *bolt, expect=["B has 14 life"])
    two = {"hand": ["Lightning Bolt"], "battlefield": ["Furnace of Rath", "Furnace of Rath"]}
    board(two, [], *bolt, expect=["B has 8 life"])


# ---- fight, goad


@cr("701.14c")
def test_a_creature_that_fights_itself_deals_itself_twice_its_power() -> None:
    played = board(["Wild Quarreler"], [], activate("Wild Quarreler", "Wild Quarreler"), RESOLVE)
    (quarreler,) = played.report["state"]["players"]["A"]["battlefield"]
    assert quarreler["damage"] == 4


GOAD_OF_A = activate("Laser Screwdriver", "Hill Giant", ability=4)
OTHERS: dict[str, Any] = {"C": ["Laser Screwdriver"]}
GOADED_TWICE: list[Entry] = [
    {**GOAD_OF_A, "source": "Laser Screwdriver#1"},
    RESOLVE,
    PASS_A,
    {"do": "pass", "player": "B"},
    {**GOAD_OF_A, "player": "C", "source": "Laser Screwdriver#3"},
    RESOLVE,
    {**to("declare attackers"), "active": "B", "turn": 4},
]


@cr("701.15c")
def test_a_creature_goaded_by_two_players_attacks_a_third() -> None:
    """The Kobolds of A and C have goaded it: D is the only player who satisfies both of them."""
    mine = ["Laser Screwdriver", "Laser Screwdriver"]
    for goal in ("A", "C"):
        act: Entry = {"do": "attack", "player": "B", "attackers": {"Hill Giant": goal}}
        played = board(mine, ["Hill Giant"], *GOADED_TWICE, act, refused=True, **OTHERS, D=[])
        assert played.refused("508.1d")
    board(mine, ["Hill Giant"], *GOADED_TWICE, {**act, "attackers": {"Hill Giant": "D"}}, **OTHERS, D=[])


@cr("701.15d")
def test_goading_a_creature_again_is_no_further_requirement() -> None:
    """With A and C alone, attacking either of them obeys one of the two, however often A goaded it."""
    mine = ["Laser Screwdriver", "Laser Screwdriver"]
    twice = [{**GOAD_OF_A, "source": "Laser Screwdriver#2"}, RESOLVE, *GOADED_TWICE]
    for goal in ("A", "C"):
        act: Entry = {"do": "attack", "player": "B", "attackers": {"Hill Giant": goal}}
        board(mine, ["Hill Giant"], *twice, act, **OTHERS)


# ---- mill, look, scry, search, shuffle, surveil


@cr("701.17c")
def test_a_milled_card_is_found_where_it_went_if_that_is_public() -> None:
    mine = {"battlefield": ["Leyline Dowser", "Rest in Peace"], "library": ["Lightning Bolt", "Forest"]}
    dowse = [activate("Leyline Dowser", ability=1), RESOLVE]
    board(mine, [], *dowse, answer("yes"), answer("Lightning Bolt"), expect=["Lightning Bolt in A's hand"])


@cr("701.20e", "701.20b")
def test_looking_is_not_revealing_and_the_cards_stay_in_the_library() -> None:
    top = activate("Sensei's Divining Top", ability=1)
    mine = {"battlefield": ["Sensei's Divining Top"], "library": ["Hill Giant", "Island", "Mountain"]}
    played = board(mine, [], top, RESOLVE, answer(["Mountain", "Hill Giant", "Island"]))
    assert played.report["state"]["players"]["A"]["library"] == ["Mountain", "Hill Giant", "Island"]
    assert played.count("reveals") == 0


@cr("701.22b")
def test_scrying_nothing_is_no_scrying() -> None:
    """Oath of Jace scries for each planeswalker; there is none."""
    mine = ["Oath of Jace", "Flamespeaker Adept"]
    played = board(mine, [], to("upkeep"), RESOLVE, step="untap", expect=["Flamespeaker Adept is 2/3"])
    assert played.report["state"]["stack"] == []


@cr("701.22c")
def test_players_who_scry_at_once_decide_in_turn_order() -> None:
    mine = {"hand": ["Eager Construct"], "library": ["Island", "Forest"]}
    enter = [cast("Eager Construct"), RESOLVE, RESOLVE]
    played = board(mine, {"library": ["Swamp", "Plains"]}, *enter, answer("yes"), answer("yes", "B"))
    assert played.pending["player"] == "A"
    below = [answer(["Island"]), answer(["Swamp"], "B")]
    played = board(mine, {"library": ["Swamp", "Plains"]}, *enter, answer("yes"), answer("yes", "B"), *below)
    libraries = [played.report["state"]["players"][name]["library"] for name in "AB"]
    assert libraries == [["Forest", "Island"], ["Plains", "Swamp"]]


@cr("701.25c")
def test_surveilling_nothing_is_no_surveilling() -> None:
    mine = {"hand": ["Cerebral Download"], "battlefield": ["Thoughtbound Phantasm"]}
    download = cast("Cerebral Download")
    board(mine, [], download, RESOLVE, expect=["Thoughtbound Phantasm is 2/2", "stack is empty"])
    one = {**mine, "battlefield": ["Thoughtbound Phantasm", "Ornithopter"], "library": ["Island"] * 6}
    board(one, [], download, RESOLVE, answer([]), RESOLVE, expect=["Thoughtbound Phantasm is 3/3"])


@cr("701.23d", "701.23e", "701.24b")
def test_a_card_of_no_quality_must_be_found_is_not_revealed_and_lies_on_top() -> None:
    mine = {"hand": ["Vampiric Tutor"], "library": ["Forest", "Hill Giant", "Island", "Swamp"]}
    played = board(mine, [], cast("Vampiric Tutor"), RESOLVE, answer("Island"), expect=["A has 18 life"])
    assert played.report["state"]["players"]["A"]["library"][0] == "Island"
    assert played.count("reveals") == 0
    assert played.cites("701.24a")
    none = board(mine, [], cast("Vampiric Tutor"), RESOLVE, answer([]), refused=True)
    assert none.report["refused"] is not None


@cr("701.23g")
def test_a_player_may_search_for_what_cannot_be_put_onto_the_battlefield() -> None:
    """Grafdigger's Cage keeps creature cards in libraries there; the library is searched and shuffled all the same."""
    mine = {"hand": ["Woodland Bellower"], "library": ["Llanowar Elves", "Forest"]}
    played = board(
        mine,
        ["Grafdigger's Cage"],
        cast("Woodland Bellower"),
        RESOLVE,
        RESOLVE,
        answer("yes", choice="may"),
        answer("Llanowar Elves"),
        expect=["A controls 0 Llanowar Elves", "Llanowar Elves in A's library"],
    )
    assert played.cites("701.24a")


@cr("701.23i")
def test_players_who_search_at_once_choose_in_turn_order() -> None:
    mine = {"battlefield": ["Field of Ruin"], "library": ["Island", "Hill Giant"]}
    theirs = {"battlefield": ["Wasteland"], "library": ["Swamp", "Hill Giant"]}
    ruin = [activate("Field of Ruin", "Wasteland", ability=2), RESOLVE]
    played = board(mine, theirs, *ruin)
    assert played.pending["player"] == "A"
    board(
        mine,
        theirs,
        *ruin,
        answer("Island"),
        answer("Swamp", "B"),
        expect=["A controls Island", "B controls Swamp", "Wasteland in B's graveyard"],
    )


@cr("701.24c")
def test_a_library_is_shuffled_even_though_the_card_has_gone() -> None:
    """Its owner shuffles the Hellion in at the end step; in answer to that it dies."""
    played = board(
        ["Blitz Hellion"],
        {"hand": ["Murder"]},
        to("end"),
        PASS_A,
        cast("Murder", "Blitz Hellion", player="B"),
        RESOLVE_ALL,
        expect=["Blitz Hellion in A's graveyard"],
    )
    assert played.count("A shuffles") == 1


@cr("701.24d")
def test_a_library_is_shuffled_although_nothing_is_shuffled_into_it() -> None:
    played = board({"hand": ["Reminisce"]}, [], cast("Reminisce", "B"), RESOLVE)
    assert played.count("B shuffles") == 1


# ---- tap, transform


@cr("701.26a", "701.26b")
def test_what_is_tapped_does_not_become_tapped_again() -> None:
    icy = activate("Icy Manipulator", "Fallowsage")
    mine = ["Icy Manipulator", "Fallowsage"]
    board(mine, [], icy, RESOLVE, answer("yes"), RESOLVE_ALL, expect=["A has 1 card in hand"])
    tapped = ["Icy Manipulator", {"card": "Fallowsage", "tapped": True}]
    board(tapped, [], icy, RESOLVE, expect=["A has 0 cards in hand", "stack is empty"])


@cr("701.27a", "701.27c")
def test_only_a_double_faced_permanent_transforms() -> None:
    """Chameleon Colossus is every creature type: it can be the target and nothing happens to it."""
    moon = {"hand": ["Waxing Moon"], "battlefield": ["Chameleon Colossus", "Village Ironsmith"]}
    board(moon, [], cast("Waxing Moon", "Chameleon Colossus"), RESOLVE, expect=["Chameleon Colossus is 4/4"])
    board(moon, [], cast("Waxing Moon", "Village Ironsmith"), RESOLVE, expect=["A controls Ironfang"])


@cr("701.27g")
def test_a_transformed_permanent_has_its_back_face_up() -> None:
    back = {"card": "Baithook Angler", "face": "back"}
    board(["Mutagen Connoisseur", "Baithook Angler", back], [], expect=["Mutagen Connoisseur is 1/5"])
