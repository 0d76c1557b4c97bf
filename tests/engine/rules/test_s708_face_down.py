"""Judges' questions about face-down spells and permanents (CR 708, 702.37, 702.168, 701.40, 701.58, 701.62)."""

from __future__ import annotations

from typing import Any

from engine import Scenario, play
from tests.engine.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr, to
from tests.shelf import cards


def up(what: str, player: str = "A", **more: Any) -> dict[str, Any]:
    return {"do": "special", "player": player, "act": "turn face up", "source": what, **more}


def down(card: str, **more: Any) -> dict[str, Any]:
    """A face-down permanent on a board."""
    return {"card": card, "id": "hidden", "face_down": True, **more}


# ---- what is face down (708.2)


@cr("708.2", "708.4", "702.37c", "702.37a")
def test_a_morph_card_is_cast_face_down_for_three_and_is_a_nameless_two_two() -> None:
    played = board(
        {"hand": ["Exalted Angel"], "mana": "3"},
        [],
        cast("Exalted Angel", face="down"),
        RESOLVE,
        expect=["Exalted Angel is 2/2", "not Exalted Angel has flying", "Exalted Angel is face down"],
    )
    assert played.cites("702.37c")
    assert played.cites("708.4")
    assert not any("Angel" in text for text in played.steps)
    assert played.steps[:2] == ["A casts face-down creature.", "Face-down creature resolves."]


@cr("702.37a")
def test_the_keyword_names_the_way_to_cast_it_too() -> None:
    board(
        {"hand": ["Exalted Angel"], "mana": "3"},
        [],
        cast("Exalted Angel", costs=["morph"]),
        RESOLVE,
        expect=["Exalted Angel is 2/2"],
    )


@cr("702.37c")
def test_a_face_down_creature_spell_is_cast_when_a_creature_spell_could_be() -> None:
    played = board(
        {"hand": ["Exalted Angel"]},
        [],
        {"do": "pass", "player": "B"},
        cast("Exalted Angel", face="down"),
        active="B",
        refused=True,
    )
    assert played.refused("302.1")


@cr("708.4")
def test_a_face_down_spell_is_no_angel_spell_but_a_face_down_one() -> None:
    """Dream Chisel makes face-down creature spells cheaper; a two-mana pool suffices."""
    board(
        {"hand": ["Exalted Angel"], "battlefield": ["Dream Chisel"], "mana": "2"},
        [],
        cast("Exalted Angel", face="down"),
        RESOLVE,
        expect=["Exalted Angel is face down"],
    )


@cr("702.37c")
def test_a_land_with_morph_is_cast_face_down_as_a_creature() -> None:
    board(
        {"hand": ["Zoetic Cavern"]},
        [],
        cast("Zoetic Cavern", face="down"),
        RESOLVE,
        expect=["Zoetic Cavern is a creature", "not Zoetic Cavern is a land", "Zoetic Cavern is 2/2"],
    )


@cr("702.168a", "702.168b")
def test_a_disguised_creature_has_ward_two() -> None:
    played = board(
        {"hand": ["Alley Assailant"]},
        {"hand": ["Lightning Bolt"], "mana": "R"},
        cast("Alley Assailant", costs=["disguise"]),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "face-down creature", player="B"),
        RESOLVE_ALL,
        expect=["Alley Assailant on the battlefield", "Lightning Bolt in B's graveyard", "Alley Assailant has ward"],
    )
    assert played.cites("702.168b")


@cr("708.3")
def test_what_a_face_down_permanent_does_as_it_enters_does_not_apply() -> None:
    """Alley Assailant enters tapped; face down it has no such ability."""
    board(
        {"hand": ["Alley Assailant"]},
        [],
        cast("Alley Assailant", face="down"),
        RESOLVE,
        expect=["not Alley Assailant is tapped"],
    )


@cr("613.2b")
def test_effects_apply_to_the_face_down_characteristics() -> None:
    board(
        [down("Exalted Angel"), "Glorious Anthem", "Secret Plans"],
        [],
        expect=["hidden is 3/4", "not hidden has flying"],
    )


@cr("708.2", "707.2")
def test_a_copy_of_a_face_down_creature_is_a_plain_two_two() -> None:
    played = board(
        {"hand": ["Clone"]},
        [down("Exalted Angel")],
        cast("Clone"),
        RESOLVE,
        answer("hidden"),
        expect=["Clone is 2/2", "not Clone has flying", "not Clone is face down"],
    )
    assert played.cites("707.5")


@cr("708.2b")
def test_a_face_down_creature_cannot_be_turned_face_down_again() -> None:
    """The second of two spells finds it face down already, so nothing happens."""
    played = board(
        {"hand": ["Backslide", "Backslide"]},
        ["Exalted Angel"],
        cast("Backslide", "Exalted Angel"),
        RESOLVE,
        cast("Backslide", "Exalted Angel"),
        refused=True,
        expect=["Exalted Angel is 2/2"],
    )
    assert played.refused("601.2c")  # face down it has no morph ability to be targeted for


# ---- turning face up (708.7, 708.8, 116.2b)


@cr("116.2b", "702.37e", "708.8")
def test_turning_face_up_is_a_special_action_that_uses_no_stack() -> None:
    played = board(
        [down("Exalted Angel")],
        {"hand": ["Lightning Bolt"]},
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "hidden", player="B"),
        {"do": "pass", "player": "B"},
        up("hidden"),
        RESOLVE,
        expect=["hidden is 4/5", "hidden has flying", "hidden on the battlefield"],
    )
    assert played.cites("116.2b")
    assert played.cites("702.37e")
    assert any(text == "A turns Exalted Angel face up." for text in played.steps)


@cr("702.37e")
def test_the_morph_cost_must_be_paid() -> None:
    played = board({"battlefield": [down("Exalted Angel")], "mana": "3"}, [], up("hidden"), refused=True)
    assert played.refused("601.2h")


@cr("702.37e")
def test_a_morph_cost_need_not_be_mana() -> None:
    board(
        {"battlefield": [down("Gathan Raiders")], "hand": ["Grizzly Bears"], "mana": ""},
        [],
        up("hidden"),
        expect=["Grizzly Bears in A's graveyard", "hidden is 5/5"],
    )


@cr("702.37e")
def test_a_morph_cost_that_cannot_be_paid_keeps_it_face_down() -> None:
    played = board([down("Gathan Raiders")], [], up("hidden"), refused=True)
    assert played.refused("118.3")


@cr("116.2b")
def test_only_its_controller_turns_it_face_up() -> None:
    played = board([], [down("Exalted Angel")], up("hidden"), refused=True)
    assert played.refused("116.2b")


@cr("702.37e")
def test_under_humility_it_would_have_no_morph_cost() -> None:
    played = board([down("Exalted Angel"), "Humility"], [], up("hidden"), refused=True)
    assert played.refused("702.37e")


@cr("708.8")
def test_effects_and_counters_stay_as_it_is_turned_face_up() -> None:
    board(
        {"battlefield": [down("Exalted Angel", counters={"+1/+1": 1})], "hand": ["Giant Growth"]},
        [],
        cast("Giant Growth", "hidden"),
        RESOLVE,
        up("hidden"),
        expect=["hidden is 8/9"],
    )


@cr("708.8")
def test_turning_face_up_is_not_entering() -> None:
    """Alley Assailant turned face up does not become tapped; its turned-face-up ability triggers."""
    board(
        [down("Alley Assailant")],
        [],
        up("hidden"),
        RESOLVE,
        expect=["not hidden is tapped", "B life 17", "A life 23"],
    )


@cr("702.37b")
def test_megamorph_puts_a_counter_on_it() -> None:
    played = board(
        [down("Ainok Survivalist")],
        ["Glorious Anthem"],
        up("hidden"),
        RESOLVE,
        expect=["hidden is 3/2", "Glorious Anthem in B's graveyard"],
    )
    assert played.cites("702.37b")


@cr("702.37b")
def test_megamorph_gives_no_counter_when_another_effect_turns_it_up() -> None:
    board(
        {"hand": ["Break Open"]},
        [down("Ainok Survivalist")],
        cast("Break Open", "hidden"),
        RESOLVE,
        expect=["hidden is 2/1"],
    )


@cr("702.37f")
def test_x_in_a_morph_cost_is_the_x_of_its_other_abilities() -> None:
    board(
        [down("Bane of the Living"), "Hill Giant"],
        ["Grizzly Bears"],
        up("hidden", x=2),
        RESOLVE,
        expect=["Grizzly Bears in B's graveyard", "Hill Giant is 1/1", "hidden is 2/1"],
    )


@cr("708.11")
def test_as_it_is_turned_face_up_comes_before_it_could_die() -> None:
    played = board([down("Hooded Hydra")], [], up("hidden"), expect=["hidden is 5/5"])
    assert played.cites("708.11")


@cr("708.8")
def test_a_permanent_turned_face_up_is_seen_by_others() -> None:
    board(
        {"battlefield": [down("Exalted Angel"), "Secret Plans", "Growing Dread"], "library": ["Forest"] * 3},
        [],
        up("hidden"),
        answer("as listed"),
        RESOLVE_ALL,
        expect=["A has 1 card in hand", "hidden is 5/6"],
    )


@cr("708.7", "702.37e")
def test_a_morph_creature_turned_face_down_by_an_effect_may_be_turned_up_for_its_morph_cost() -> None:
    board(
        {"hand": ["Backslide"], "battlefield": ["Exalted Angel"]},
        [],
        cast("Backslide", "Exalted Angel"),
        RESOLVE,
        up("face-down creature"),
        expect=["Exalted Angel is 4/5"],
    )


@cr("708.2a")
def test_turned_face_down_it_keeps_damage_and_dies_of_it() -> None:
    board(
        {"hand": ["Backslide"]},
        [{"card": "Exalted Angel", "damage": 3}],
        cast("Backslide", "Exalted Angel"),
        RESOLVE,
        expect=["Exalted Angel in B's graveyard"],
    )


# ---- manifest and cloak (701.40, 701.58, 701.62)


@cr("701.40a")
def test_a_manifested_card_is_a_face_down_two_two() -> None:
    played = board(
        {"hand": ["Soul Summons"], "library": ["Lightning Bolt", "Forest"]},
        [],
        cast("Soul Summons"),
        RESOLVE,
        expect=["Lightning Bolt is 2/2", "Lightning Bolt is face down", "Lightning Bolt is a creature"],
    )
    assert played.cites("701.40a")
    assert not any("Bolt" in text for text in played.steps)


@cr("701.40b")
def test_a_manifested_creature_card_is_turned_up_for_its_mana_cost() -> None:
    played = board(
        {"battlefield": [down("Grizzly Bears", face_down="manifested"), down("Hill Giant", id="giant")], "mana": "G1"},
        [],
        up("hidden"),
        expect=["hidden is 2/2", "not hidden is face down"],
    )
    assert played.cites("701.40b")


@cr("701.40b")
def test_a_manifested_card_that_is_no_creature_card_stays_face_down() -> None:
    played = board([down("Forest", face_down="manifested")], [], up("hidden"), refused=True)
    assert played.refused("701.40b")


@cr("701.40c")
def test_a_manifested_morph_card_is_turned_up_either_way() -> None:
    played = board({"battlefield": [down("Exalted Angel", face_down="manifested")], "mana": "WW2"}, [], up("hidden"))
    assert played.pending["kind"] == "cost"
    board(
        {"battlefield": [down("Exalted Angel", face_down="manifested")], "mana": "WW2"},
        [],
        up("hidden"),
        answer("morph"),
        expect=["hidden is 4/5"],
    )


@cr("701.40d")
def test_a_manifested_disguise_card_is_turned_up_either_way() -> None:
    board(
        {"battlefield": [down("Alley Assailant", face_down="manifested")], "mana": "B2"},
        [],
        up("hidden"),
        answer("mana cost"),
        expect=["hidden is 3/3"],
    )


@cr("701.40e")
def test_several_cards_are_manifested_one_at_a_time() -> None:
    played = board(
        {"hand": ["Ethereal Ambush"], "library": ["Grizzly Bears", "Hill Giant", "Island"]},
        [],
        cast("Ethereal Ambush"),
        RESOLVE,
        expect=["Grizzly Bears is face down", "Hill Giant is face down"],
    )
    entered = [step for step in played.steps if "enters the battlefield" in step]
    assert len(entered) == 2
    assert entered[0] != entered[1]


@cr("701.40g")
def test_a_manifested_instant_is_revealed_and_stays_face_down() -> None:
    played = board(
        {"hand": ["Break Open"]},
        [down("Lightning Bolt", face_down="manifested"), "Secret Plans"],
        cast("Break Open", "hidden"),
        RESOLVE,
        expect=["hidden is face down", "B has 0 cards in hand", "stack is empty"],
    )
    assert played.cites("701.40g")
    assert played.count("reveals Lightning Bolt") == 1


@cr("701.58a", "701.58b")
def test_a_cloaked_card_has_ward_and_is_turned_up_for_its_mana_cost() -> None:
    played = board(
        {"hand": ["Cryptic Coat"], "library": ["Hill Giant", "Forest"]},
        [],
        cast("Cryptic Coat"),
        RESOLVE_ALL,
        up("Hill Giant"),
        expect=["Hill Giant is 4/3", "Cryptic Coat is attached to Hill Giant", "not Hill Giant has ward"],
    )
    assert played.cites("701.58a")
    assert played.cites("701.58b")


@cr("701.58c", "701.58d")
def test_a_cloaked_card_may_be_turned_up_for_a_disguise_or_morph_cost() -> None:
    for card, word, size in (("Exalted Angel", "morph", "4/5"), ("Alley Assailant", "disguise", "3/3")):
        board(
            [down(card, face_down="cloaked")],
            [],
            up("hidden"),
            answer(word),
            expect=[f"hidden is {size}"],
        )


@cr("701.62a")
def test_manifest_dread_manifests_one_of_two_and_mills_the_other() -> None:
    played = board(
        {"hand": ["Manifest Dread"], "library": ["Hill Giant", "Grizzly Bears", "Forest"]},
        [],
        cast("Manifest Dread"),
        RESOLVE,
        answer("Grizzly Bears"),
        expect=["Grizzly Bears is face down", "Hill Giant in A's graveyard", "Forest in library"],
    )
    assert played.cites("701.62a")


# ---- leaving and revealing (708.9)


@cr("708.9")
def test_a_face_down_permanent_is_revealed_as_it_leaves() -> None:
    played = board(
        {"hand": ["Lightning Bolt"]},
        [down("Exalted Angel")],
        cast("Lightning Bolt", "hidden"),
        RESOLVE,
        expect=["hidden in B's graveyard"],
    )
    assert played.cites("708.9")
    assert played.count("B reveals Exalted Angel") == 1


@cr("708.9")
def test_a_face_down_spell_that_is_countered_is_revealed() -> None:
    played = board(
        {"hand": ["Exalted Angel"]},
        {"hand": ["Counterspell"]},
        cast("Exalted Angel", face="down"),
        {"do": "pass", "player": "A"},
        cast("Counterspell", "face-down creature", player="B"),
        RESOLVE,
        expect=["Exalted Angel in A's graveyard"],
    )
    assert played.count("A reveals Exalted Angel") == 1


@cr("708.9")
def test_what_dies_face_down_dies_without_its_abilities() -> None:
    """Hooded Hydra face down has no ability that could trigger on its dying."""
    board(
        {"hand": ["Lightning Bolt"]},
        [down("Hooded Hydra")],
        cast("Lightning Bolt", "hidden"),
        RESOLVE,
        expect=["hidden in B's graveyard", "stack is empty"],
    )


@cr("708.9")
def test_all_is_revealed_at_the_end_of_the_game() -> None:
    played = board([down("Exalted Angel")], ["Grizzly Bears"], {"do": "concede", "player": "B"}, expect=["A wins"])
    assert played.count("reveals Exalted Angel") == 1


@cr("708.5", "708.6")
def test_face_down_permanents_are_told_apart_and_not_named() -> None:
    played = board(
        {"hand": ["Giant Growth"], "battlefield": [down("Exalted Angel"), down("Hill Giant", id="other")]},
        [],
        cast("Giant Growth", "other"),
        RESOLVE,
    )
    assert not any("Giant" in text.replace("Giant Growth", "") or "Angel" in text for text in played.steps)
    assert played.steps[0] == "A casts Giant Growth targeting face-down creature#2."


@cr("613.7f")
def test_it_gets_a_new_timestamp_as_it_is_turned_face_up() -> None:
    """Both say which size everything is; the later is the one just turned face up."""
    board(
        [down("Exalted Angel"), "Ixidor, Reality Sculptor"],
        [],
        {"do": "activate", "player": "A", "source": "Ixidor, Reality Sculptor", "targets": ["hidden"]},
        RESOLVE,
        to("end"),
        expect=["hidden is 4/5"],
    )


@cr("708.5")
def test_the_state_of_the_board_names_what_is_face_down_only_as_the_card_to_set_up() -> None:
    played = board(
        {"battlefield": [down("Exalted Angel")], "hand": ["Exalted Angel"]}, [], cast("Exalted Angel", face="down")
    )
    (shown,) = played.report["state"]["players"]["A"]["battlefield"]
    (spell,) = played.report["state"]["stack"]
    for thing in (shown, spell):
        assert thing["name"] == "face-down creature"
        assert thing["face_down"] == "morph"
    assert spell["text"] == ""


@cr("708.5")
def test_a_board_with_face_down_objects_can_be_set_up_from_its_state() -> None:
    played = board({"hand": ["Exalted Angel"]}, [], cast("Exalted Angel", face="down"))
    state = played.report["state"]
    again = play(
        Scenario.load({**{k: state[k] for k in ("players", "turn", "stack")}, "version": 1, "script": [RESOLVE]}),
        cards(),
    )
    (shown,) = again.report().to_dict()["state"]["players"]["A"]["battlefield"]
    assert (shown["name"], shown["face_down"], shown["power"]) == ("face-down creature", "morph", 2)


@cr("708.10")
def test_a_face_down_creature_that_becomes_a_copy_stays_what_it_is_until_it_is_turned_up() -> None:
    """A face-down Exalted Angel stays 2/2; face up it would be a Hill Giant, which has no morph cost."""
    script = [cast("Cytoshape", "hidden"), RESOLVE, answer("Hill Giant")]
    things: list[Any] = [down("Exalted Angel"), "Hill Giant"]
    side = {"hand": ["Cytoshape"], "battlefield": things}
    board(side, [], *script, expect=["hidden is 2/2", "hidden is face down"])
    played = board(side, [], *script, up("hidden"), refused=True)
    assert played.refused("702.37e")
    board(
        {**side, "battlefield": [*things, "Ixidor, Reality Sculptor"]},
        [],
        *script,
        {"do": "activate", "player": "A", "source": "Ixidor, Reality Sculptor", "targets": ["hidden"]},
        RESOLVE,
        expect=["hidden is 3/3", "not hidden has flying"],
    )


@cr("701.58g")
def test_a_cloaked_sorcery_is_revealed_and_stays_face_down() -> None:
    played = board(
        ["Ixidor, Reality Sculptor", down("Lay of the Land", face_down="cloaked"), "Secret Plans"],
        [],
        {"do": "activate", "player": "A", "source": "Ixidor, Reality Sculptor", "targets": ["hidden"]},
        RESOLVE,
        expect=["hidden is face down", "A has 0 cards in hand"],
    )
    assert played.count("reveals Lay of the Land") == 1


@cr("702.168d")
def test_a_disguised_creature_is_turned_up_for_its_disguise_cost() -> None:
    played = board({"battlefield": [down("Alley Assailant")], "mana": "BB4"}, [], up("hidden"))
    assert played.cites("702.168d")
    played = board({"battlefield": [down("Alley Assailant")], "mana": "B2"}, [], up("hidden"), refused=True)
    assert played.refused("601.2h")


@cr("708.8")
def test_a_face_down_permanent_that_is_turned_face_up_was_face_down() -> None:
    """With the words of Sumala Sentry, whose counter goes on the permanent that was turned face up."""
    board([down("Exalted Angel"), "Sumala Watcher"], [], up("hidden"), RESOLVE, expect=["hidden is 5/6"])
