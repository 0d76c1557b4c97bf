"""Objects (CR 109)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE, activate, answer, board, cast, cr


@cr("109.2", cited=False)
def test_a_place_said_behind_the_last_of_several_words_is_said_of_all() -> None:
    played = board(
        {
            "hand": ["Bloodline Necromancer"],
            "graveyard": ["Duskmantle Seer", "Vizier of Remedies", "Bloodline Necromancer"],
        },
        ["Duskmantle Seer"],
        cast("Bloodline Necromancer"),
        RESOLVE,
    )
    graveyard = {"Duskmantle Seer", "Bloodline Necromancer"}
    assert {option["label"].partition("#")[0] for option in played.pending["options"]} == graveyard
    assert len(played.pending["options"]) == 2


@cr("109.2", cited=False)
def test_other_creatures_are_others_than_the_one_the_sentence_is_about() -> None:
    giants = ["Craw Wurm", "Hill Giant"]
    board(
        {"hand": ["Chandra's Ignition"], "battlefield": giants},
        ["Grizzly Bears"],
        cast("Chandra's Ignition", "Craw Wurm"),
        RESOLVE,
        expect=["Craw Wurm on battlefield", "Hill Giant in A's graveyard", "B life 14"],
    )
    board(
        {"hand": ["Sigil Blessing"], "battlefield": giants},
        [],
        cast("Sigil Blessing", "Craw Wurm"),
        RESOLVE,
        expect=["Craw Wurm is 9/7", "Hill Giant is 4/4"],
    )


@cr("109.2a", cited=False)
def test_a_creature_card_in_a_graveyard_is_no_creature_on_the_battlefield() -> None:
    hand = {"hand": ["Reanimate"], "graveyard": ["Serra Angel"], "battlefield": ["Hill Giant"]}
    board(hand, [], cast("Reanimate", "Hill Giant"), refused=("601.2c", "115.2"))
    board(hand, [], cast("Reanimate", "Serra Angel"), RESOLVE, expect=["A controls Serra Angel", "A life 15"])


@cr("109.2b", "109.2", cited=False)
def test_a_creature_is_a_permanent_and_a_spell_is_on_the_stack() -> None:
    counter = {"hand": ["Counterspell"]}
    board(counter, ["Grizzly Bears"], cast("Counterspell", "Grizzly Bears"), refused="601.2c")
    held = {"hand": ["Grizzly Bears"]}
    script = (cast("Grizzly Bears"), PASS_A, cast("Murder", "Grizzly Bears", player="B"))
    board(held, {"hand": ["Murder"]}, *script, refused="601.2c")


@cr("109.2c", cited=False)
def test_a_source_may_be_a_spell() -> None:
    circle = ["Circle of Protection: Red", "Hill Giant"]
    bolt = (cast("Lightning Bolt", "B"), PASS_A, activate("Circle of Protection: Red", player="B"), RESOLVE)
    board({"hand": ["Lightning Bolt"]}, circle, *bolt, answer("Lightning Bolt", "B"), RESOLVE, expect=["B life 20"])


@cr("109.4a", "106.4")
def test_who_controls_the_permanent_gets_its_mana() -> None:
    side = {"hand": ["Act of Treason"]}
    script = (cast("Act of Treason", "Llanowar Elves"), RESOLVE, activate("Llanowar Elves"))
    assert board(side, ["Llanowar Elves"], *script, expect=["A has 1 mana"]).count("{G}")


@cr("109.4b", "113.8", cited=False)
def test_a_trigger_belongs_to_who_controlled_its_source_as_it_triggered() -> None:
    side = {"hand": ["Act of Treason"], "battlefield": []}
    artist = {"battlefield": ["Blood Artist"], "hand": ["Murder"]}
    script = (cast("Act of Treason", "Blood Artist"), RESOLVE, PASS_A, cast("Murder", "Blood Artist", player="B"))
    board(side, artist, *script, RESOLVE, answer("B"), RESOLVE, expect=["A life 21", "B life 19"])


@cr("109.4c", "114.2", cited=False)
def test_an_emblem_is_controlled_by_who_got_it() -> None:
    gideon = {"card": "Gideon, Ally of Zendikar", "counters": {"loyalty": 4}, "owner": "B"}
    script = (activate("Gideon, Ally of Zendikar", ability=3), RESOLVE)
    board([gideon, "Grizzly Bears"], ["Hill Giant"], *script, expect=["Grizzly Bears is 3/3", "Hill Giant is 3/3"])


@cr("109.5", "613.1b")
def test_a_stolen_anthem_is_its_new_controllers() -> None:
    board(
        ["Grizzly Bears", {"card": "Confiscate", "attached_to": "Glorious Anthem"}],
        ["Glorious Anthem", "Hill Giant"],
        expect=["Grizzly Bears is 3/3", "Hill Giant is 3/3"],
    )


@cr("109.5", "110.2", cited=False)
def test_you_is_who_controls_it_not_who_owns_it() -> None:
    side = {"battlefield": [{"card": "Soul Warden", "owner": "B"}], "hand": ["Grizzly Bears"]}
    board(side, [], cast("Grizzly Bears"), RESOLVE, RESOLVE, expect=["A life 21", "B life 20"])
