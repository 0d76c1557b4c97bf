"""Name (CR 201)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, Rules, activate, answer, board, cast, cr, to, turn

TORCH = {"card": "Blazing Torch", "attached_to": "Grizzly Bears"}


def offered(card: str, *there: str) -> list[str]:
    """The names that may be chosen as a permanent spell resolves, with these cards in an opponent's hand."""
    asked = board({"hand": [card]}, {"hand": list(there)}, cast(card), RESOLVE)
    return [option["id"] for option in asked.pending["options"]]


@cr("201.2a", cited=False)
def test_permanents_with_one_name_in_common_have_the_same_name() -> None:
    board(
        {"hand": ["Echoing Truth"]},
        ["Grizzly Bears", {"card": "Grizzly Bears", "id": "second"}, "Hill Giant"],
        cast("Echoing Truth", "second"),
        RESOLVE,
        expect=["second in B's hand", "B controls no Grizzly Bears", "Hill Giant in battlefield"],
    )


@cr("201.2a", cited=False)
def test_nameless_permanents_do_not_share_a_name() -> None:
    board(
        {"hand": ["Echoing Truth"]},
        [
            {"card": "Grizzly Bears", "face_down": True, "id": "one"},
            {"card": "Hill Giant", "face_down": True, "id": "two"},
        ],
        cast("Echoing Truth", "one"),
        RESOLVE,
        expect=["one in B's hand", "two in battlefield"],
    )


@cr("201.2a", "709.4a", cited=False)
def test_a_split_card_has_the_names_of_both_halves() -> None:
    board(
        [
            {"card": "Unholy Annex", "designations": ["left half unlocked", "right half unlocked"]},
            {"card": "Unholy Annex", "face": "right", "id": "other"},
        ],
        {"hand": ["Echoing Truth"]},
        {"do": "pass", "player": "A"},
        cast("Echoing Truth", "other", player="B"),
        RESOLVE,
        expect=["other in A's hand", "A controls no Room"],
    )


@cr("201.2a", "701.23a")
def test_surgical_extraction_takes_the_cards_of_that_name_of_its_owner() -> None:
    board(
        {"hand": ["Surgical Extraction"], "graveyard": ["Lightning Bolt"]},
        {
            "graveyard": ["Lightning Bolt", "Grizzly Bears"],
            "hand": ["Lightning Bolt", "Grizzly Bears"],
            "library": ["Lightning Bolt", "Forest"],
        },
        answer("as listed", choice="objects"),
        answer("2 life"),
        cast("Surgical Extraction", "Lightning Bolt#2"),
        RESOLVE,
        expect=[
            "B has 3 cards in exile",
            "B has 1 card in graveyard",
            "B has 1 card in hand",
            "A has 2 cards in graveyard",
        ],
    )


@cr("201.2a", "115.1")
def test_surgical_extraction_can_not_choose_a_basic_land_card() -> None:
    there = {"graveyard": ["Forest", "Grizzly Bears"]}
    board({"hand": ["Surgical Extraction"]}, there, cast("Surgical Extraction", "Forest"), refused=("601.2c", "115.1"))


@cr("201.2a", "709.4a", cited=False)
def test_a_half_of_a_split_card_shares_a_name_with_the_whole() -> None:
    """Reflector Mage returns nothing with two names; Extirpate on Fire // Ice finds the other Fire // Ice."""
    board(
        {"hand": ["Extirpate"]},
        {"graveyard": ["Fire // Ice"], "library": ["Fire // Ice", "Forest"]},
        answer("as listed", choice="objects"),
        cast("Extirpate", "Fire // Ice"),
        RESOLVE,
        expect=["B has 2 cards in exile", "B has 1 card in library"],
    )


@cr("201.2a", "611.2c", cited=False)
def test_reflector_mage_keeps_the_returned_creature_off_until_its_controllers_next_turn() -> None:
    mage = [answer(["Grizzly Bears"]), cast("Reflector Mage"), RESOLVE_ALL]
    there = {"battlefield": ["Grizzly Bears"], "hand": ["Llanowar Elves"]}
    bears = cast("Grizzly Bears", player="B")
    board({"hand": ["Reflector Mage"]}, there, *mage, turn(4, "precombat main"), bears, refused=("101.2", "601.3"))
    board(
        {"hand": ["Reflector Mage"]},
        there,
        *mage,
        turn(4, "precombat main"),
        cast("Llanowar Elves", player="B"),
        RESOLVE,
        turn(6, "precombat main"),
        bears,
        RESOLVE,
        expect=["B controls Grizzly Bears", "B controls Llanowar Elves"],
    )


@cr("201.2a", "610.3")
def test_deputy_of_detention_takes_all_of_that_name_of_that_player_only() -> None:
    script = [answer(["Grizzly Bears#2"]), cast("Deputy of Detention"), RESOLVE_ALL]
    sides = (
        {"hand": ["Deputy of Detention", "Lightning Bolt", "Lightning Bolt"], "battlefield": ["Grizzly Bears"]},
        ["Grizzly Bears", "Grizzly Bears", "Llanowar Elves"],
    )
    board(*sides, *script, expect=["B has 2 cards in exile", "A controls Grizzly Bears", "B controls Llanowar Elves"])
    board(
        *sides,
        *script,
        cast("Lightning Bolt", "Deputy of Detention"),
        cast("Lightning Bolt", "Deputy of Detention"),
        RESOLVE_ALL,
        expect=["B has 0 cards in exile", "B controls Grizzly Bears#2"],
    )


@cr("608.2h", "201.2a")
def test_that_player_is_who_controlled_what_was_destroyed() -> None:
    """Dalek Drone destroys a creature that A owns and B controls: B loses 3 life."""
    board(
        {"hand": ["Dalek Drone"]},
        [{"card": "Grizzly Bears", "owner": "A"}],
        cast("Dalek Drone"),
        RESOLVE_ALL,
        expect=["B life 17", "A life 20", "Grizzly Bears in A's graveyard"],
    )


@cr("608.2h", "201.2a")
def test_the_controller_of_a_sacrificed_creature_gets_the_token_even_if_another_owns_it() -> None:
    board(
        {"battlefield": ["Sarkhan the Mad"]},
        [{"card": "Grizzly Bears", "owner": "A"}],
        activate("Sarkhan the Mad", "Grizzly Bears", ability="controller sacrifices"),
        RESOLVE,
        expect=["B controls Dragon Token", "Grizzly Bears in A's graveyard"],
    )


@cr("201.2a", "708.2a", cited=False)
def test_what_has_no_name_shares_none() -> None:
    """Maelstrom Pulse on one of two face-down creatures leaves the other be."""
    board(
        {"hand": ["Maelstrom Pulse"]},
        [{"card": "Grizzly Bears", "face_down": True, "id": "one"}, {"card": "Grizzly Bears", "face_down": True}],
        cast("Maelstrom Pulse", "one"),
        RESOLVE,
        expect=["B has 1 card in graveyard"],
    )


@cr("201.2a", cited=False)
def test_all_of_the_same_name_whoever_controls_them() -> None:
    board(
        {"hand": ["Echoing Truth"], "battlefield": ["Grizzly Bears"]},
        ["Grizzly Bears", "Runeclaw Bear"],
        cast("Echoing Truth", "Grizzly Bears#2"),
        RESOLVE,
        expect=["A has 1 card in hand", "B has 1 card in hand", "Runeclaw Bear is on the battlefield"],
    )


@cr("201.2b", cited=False)
@pytest.mark.parametrize(
    ("lands", "tokens"),
    [
        (["Plains", "Island", "Swamp", "Mountain", "Wasteland", "Forest"], 1),
        (["Plains", "Island", "Swamp", "Mountain", "Mountain", "Forest"], 0),
    ],
)
def test_field_of_the_dead_counts_each_name_once(lands: list[str], tokens: int) -> None:
    """The seventh land is Field of the Dead itself; the Forest played is the sixth other name or a second one."""
    *there, played = lands
    done = board(
        {"battlefield": ["Field of the Dead", *there], "hand": [played]},
        [],
        {"do": "play", "player": "A", "card": played},
        *([RESOLVE] if tokens else []),
    )
    assert (
        len([p for p in done.report["state"]["players"]["A"]["battlefield"] if p["name"] == "Zombie Token"]) == tokens
    )


@cr("201.2b", "701.23b")
def test_shared_summons_finds_two_creatures_of_different_names_only() -> None:
    library = ["Grizzly Bears", "Grizzly Bears", "Llanowar Elves", "Forest"]
    board(
        {"hand": ["Shared Summons"], "library": library},
        [],
        cast("Shared Summons"),
        RESOLVE,
        answer(["Grizzly Bears#1", "Grizzly Bears#2"]),
        refused="201.2b",
    )
    board(
        {"hand": ["Shared Summons"], "library": library},
        [],
        cast("Shared Summons"),
        RESOLVE,
        answer(["Grizzly Bears#1", "Llanowar Elves"]),
        expect=["A has 2 cards in hand", "A has 2 cards in library"],
    )


@cr("201.2c", "709.4a", cited=False)
def test_a_room_card_with_a_name_in_common_has_no_different_name() -> None:
    """With its left door open the Room is Central Elevator only; a card with that name beside another has it too."""
    two = ["Central Elevator // Promising Stairs", "Grand Entryway // Elegant Rotunda"]
    played = board(
        {"hand": [two[0]], "library": [*two, "Forest"]},
        [],
        cast(two[0], face="left"),
        RESOLVE_ALL,
    )
    assert [option["label"] for option in played.pending["options"]] == [two[1]]


@cr("201.4", "602.5", cited=False)
@pytest.mark.parametrize(("named", "refused"), [("Prodigal Sorcerer", "602.5"), ("Grizzly Bears", ())])
def test_the_needle_stops_what_it_names(named: str, refused: Rules) -> None:
    board(
        {"hand": ["Pithing Needle"], "battlefield": ["Prodigal Sorcerer"]},
        ["Grizzly Bears"],
        cast("Pithing Needle"),
        RESOLVE,
        answer(named),
        {"do": "activate", "player": "A", "source": "Prodigal Sorcerer", "targets": ["B"]},
        refused=refused,
    )


@cr("201.4", "701.20a")
@pytest.mark.parametrize(
    ("named", "hand", "library"), [("Serra Angel", 1, 1), ("another card", 0, 0), ("Lightning Bolt", 0, 0)]
)
def test_naming_a_card_that_is_not_there_exiles_the_library(named: str, hand: int, library: int) -> None:
    board(
        {
            "hand": ["Demonic Consultation"],
            "library": ["Lightning Bolt", *["Forest"] * 6, "Serra Angel", "Forest"],
        },
        [],
        answer(named),
        cast("Demonic Consultation"),
        RESOLVE,
        expect=[
            f"A has {hand} card{'' if hand == 1 else 's'} in hand",
            f"A has {library} card{'' if library == 1 else 's'} in library",
        ],
    )


@cr("201.4", "201.4b", "709.4a", cited=False)
def test_one_half_of_a_split_card_is_named_and_the_other_can_be_cast() -> None:
    """Meddling Mage naming Fire: Fire can't be cast, Ice can."""
    assert {"Fire", "Ice"} <= set(offered("Meddling Mage", "Fire // Ice"))
    assert "Fire // Ice" not in offered("Meddling Mage", "Fire // Ice")
    fire = cast("Fire // Ice", "A", player="B", face="left")
    named = [cast("Meddling Mage"), RESOLVE, answer("Fire"), {"do": "pass", "player": "A"}]
    there = {"hand": ["Fire // Ice"]}
    board({"hand": ["Meddling Mage"]}, there, *named, fire, refused=("101.2", "601.3"))
    board(
        {"hand": ["Meddling Mage"]},
        there,
        *named,
        cast("Fire // Ice", "Meddling Mage", player="B", face="right"),
        RESOLVE,
        expect=["Meddling Mage is tapped"],
    )


@cr("201.4", cited=False)
def test_the_name_of_a_token_that_is_no_card_can_not_be_chosen() -> None:
    token = {"token": {"name": "Soldier", "types": ["Creature"], "power": 1, "toughness": 1}}
    asked = board({"hand": ["Pithing Needle"], "battlefield": [token]}, [], cast("Pithing Needle"), RESOLVE)
    assert "Soldier" not in [option["label"] for option in asked.pending["options"]]


@cr("201.4a", "601.3")
def test_the_mage_names_no_land_and_stops_the_spell() -> None:
    board(
        {"hand": ["Meddling Mage"]},
        {"hand": ["Lightning Bolt"], "battlefield": ["Mountain"]},
        cast("Meddling Mage"),
        RESOLVE,
        answer("Lightning Bolt"),
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "A", player="B"),
        refused=("101.2", "601.3"),
    )
    asked = board({"hand": ["Meddling Mage"]}, ["Mountain"], cast("Meddling Mage"), RESOLVE)
    labels = [option["label"] for option in asked.pending["options"]]
    assert "Mountain" not in labels
    assert "another card" in labels


@cr("201.4c", "710.5", cited=False)
def test_the_name_of_a_flipped_card_may_be_chosen() -> None:
    assert {"Akki Lavarunner", "Tok-Tok, Volcano Born"} <= set(offered("Meddling Mage", "Akki Lavarunner"))


@cr("201.4d", "201.4a", "712.19", cited=False)
def test_only_the_back_face_counts_for_what_a_back_face_must_be() -> None:
    """A nonland card name: Kazandu Mammoth, but not Kazandu Valley on its back."""
    names = offered("Meddling Mage", "Kazandu Mammoth", "Delver of Secrets")
    assert {"Kazandu Mammoth", "Delver of Secrets", "Insectile Aberration"} <= set(names)
    assert "Kazandu Valley" not in names
    assert "Kazandu Valley" in offered("Pithing Needle", "Kazandu Mammoth")


@cr("201.4f", "715.5", "601.3")
def test_naming_the_adventure_leaves_the_creature_be() -> None:
    """Meddling Mage naming Stomp: Stomp can't be cast, Bonecrusher Giant can."""
    named = [cast("Meddling Mage"), RESOLVE, answer("Stomp"), turn(4, "precombat main")]
    there = {"hand": ["Bonecrusher Giant"]}
    stomp = cast("Bonecrusher Giant", "A", player="B", face="adventure")
    board({"hand": ["Meddling Mage"]}, there, *named, stomp, refused=("101.2", "601.3"))
    board(
        {"hand": ["Meddling Mage"]},
        there,
        *named,
        cast("Bonecrusher Giant", player="B"),
        RESOLVE,
        expect=["B controls Bonecrusher Giant"],
    )


@cr("201.5", "201.5b", cited=False)
def test_a_name_in_its_own_text_means_the_object_itself_also_on_a_copy() -> None:
    board(
        {"hand": ["Clone"], "battlefield": ["Ball Lightning"]},
        [],
        cast("Clone"),
        RESOLVE,
        answer("Ball Lightning"),
        to("end"),
        answer("as listed", choice="order"),
        RESOLVE_ALL,
        expect=["Clone in A's graveyard", "Ball Lightning in A's graveyard"],
    )


@cr("201.5", cited=False)
def test_a_card_named_in_its_own_text_is_not_its_namesake() -> None:
    board(
        ["Goblin Tapper", {"card": "Goblin Tapper", "id": "other"}],
        [],
        activate("other", "B"),
        RESOLVE,
        expect=["other is tapped", "B has 19 life"],
    )


@cr("201.5a", cited=False)
def test_the_equipment_that_grants_the_ability_is_sacrificed_and_deals_the_damage() -> None:
    """Of two torches each has its own; the second ability is the second one's."""
    played = board(
        ["Grizzly Bears", {**TORCH, "id": "first"}, {**TORCH, "id": "second"}],
        [],
        activate("Grizzly Bears", "B", ability=2),
        RESOLVE,
        expect=["B life 18", "first on battlefield", "second in A's graveyard"],
    )
    assert any("Blazing Torch#2 deals 2 damage to B" in step for step in played.steps)


@cr("201.5a", "701.8a")
def test_counters_of_the_aura_not_of_the_creature() -> None:
    aura = {"card": "Heliod's Punishment", "attached_to": "Grizzly Bears", "counters": {"task": 1}}
    board(
        ["Grizzly Bears"], [aura], activate("Grizzly Bears"), RESOLVE, expect=["Heliod's Punishment in B's graveyard"]
    )


@cr("201.5a", "604.3a", cited=False)
def test_tokens_as_large_as_what_made_them_says() -> None:
    burst = {"card": "Saproling Burst", "counters": {"fade": 3}}
    script = [activate("Saproling Burst"), RESOLVE]
    board([burst], [], *script, expect=["Saproling is 2/2"])
    board([burst], [], *script * 2, expect=["Saproling#1 is 1/1", "Saproling#2 is 1/1"])


@cr("201.5c", cited=False)
def test_a_short_name_means_the_card_too() -> None:
    board(
        ["Bosh, Iron Golem", "Wurmwall Sweeper"],
        [],
        activate("Bosh, Iron Golem", "B", choices=["Wurmwall Sweeper"]),
        RESOLVE,
        expect=["B has 18 life"],
    )


@cr("201.4", "201.4b")
def test_any_card_may_be_named_whether_or_not_it_is_in_the_game() -> None:
    consultation = cast("Demonic Consultation"), RESOLVE
    side = {"hand": ["Demonic Consultation"], "library": ["Forest"] * 8}
    board(side, [], *consultation, answer("Hill Giant"), expect=["A has 0 cards in library"])
    board(side, [], *consultation, answer("Nothing Is Called So"), refused="201.4")
    board(side, [], *consultation, answer("Fire // Ice"), refused="201.4b")
    board(side, [], *consultation, answer("ice"), expect=["A has 0 cards in library"])


@cr("201.4a")
def test_only_such_a_name_may_be_chosen() -> None:
    mage = cast("Meddling Mage"), RESOLVE
    board({"hand": ["Meddling Mage"]}, [], *mage, answer("Island"), refused="201.4a")
    script = (*mage, answer("Hill Giant"), {"do": "edit", "move": {"Grizzly Bears": "graveyard"}})
    board({"hand": ["Meddling Mage"]}, ["Grizzly Bears"], *script, expect=["A controls Meddling Mage"])


@cr("607.2d", "601.3")
@pytest.mark.parametrize("key", ["name", "card name"])
def test_the_name_chosen_earlier_is_told_by_either_word(key: str) -> None:
    mage = {"card": "Meddling Mage", "chosen": {key: "Shock"}}
    board([mage], {"hand": ["Shock"]}, cast("Shock", "A", player="B"), active="B", refused="601.3")


@cr("607.2d")
def test_a_board_that_turns_on_a_name_that_nobody_said_asks_for_it() -> None:
    played = board(["Meddling Mage"], {"hand": ["Shock"]}, cast("Shock", "A", player="B"), active="B")
    assert played.pending["prompt"] == "Which card name was chosen as Meddling Mage entered?"


@cr("201.4", cited=False)
@pytest.mark.parametrize(("named", "life"), [("Forest", 18), ("Island", 20)])
def test_a_card_has_the_chosen_name_or_not(named: str, life: int) -> None:
    a = {"battlefield": ["Cursed Scroll"], "hand": ["Forest"]}
    board(a, [], activate("Cursed Scroll", "B"), RESOLVE, answer(named), expect=[f"B life {life}"])
