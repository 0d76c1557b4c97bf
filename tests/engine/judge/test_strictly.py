"""What a strict judge looks for: answers that sound right and are not."""

from __future__ import annotations

import pytest

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, to

UNTAP = {"do": "activate", "player": "A", "source": "Devoted Druid", "ability": 2}
TAPPED = {"card": "Devoted Druid", "tapped": True}


@cr("118.3")
@cr("614.17")
def test_counters_that_cant_be_put_on_it_pay_no_cost() -> None:
    played = board(["Solemnity", TAPPED], [], UNTAP, refused=True, expect=["Devoted Druid is tapped"])
    assert played.refused("118.3")
    board(
        ["Vizier of Remedies", TAPPED],
        [],
        UNTAP,
        RESOLVE,
        expect=["Devoted Druid is not tapped", "Devoted Druid is 0/2"],
    )


@cr("616.1")
def test_which_of_two_players_replaces_the_draw_first_is_asked() -> None:
    def drawn(first: str) -> list[int]:
        played = board(
            ["Notion Thief"],
            ["Notion Thief"],
            cast("Divination", player="C"),
            RESOLVE,
            answer(first, player="C"),
            answer(first, player="C"),
            C={"hand": ["Divination"]},
            active="C",
        )
        players = played.report["state"]["players"]
        return [len(players[name].get("hand", [])) for name in "ABC"]

    assert drawn("Notion Thief#1") == [0, 2, 0]
    assert drawn("Notion Thief#2") == [2, 0, 0]


@cr("601.3")
@pytest.mark.parametrize(("mine", "theirs"), [(["Rule of Law"], []), ([], ["Drannith Magistrate"])])
def test_cascade_casts_nothing_that_may_not_be_cast(mine: list[str], theirs: list[str]) -> None:
    board(
        {"hand": ["Bloodbraid Elf"], "battlefield": mine, "library": ["Mountain", "Lightning Bolt"]},
        theirs,
        cast("Bloodbraid Elf"),
        RESOLVE,
        answer("yes"),
        expect=["Lightning Bolt in A's library", "B life 20"],
    )


@cr("110.2a")
def test_what_each_player_finds_enters_under_that_players_control() -> None:
    ruin = {"do": "activate", "player": "A", "source": "Field of Ruin", "ability": 2, "targets": ["Mutavault"]}
    board(
        {"battlefield": ["Field of Ruin"], "library": ["Lightning Bolt"]},
        {"battlefield": ["Mutavault"], "library": ["Plains"]},
        ruin,
        RESOLVE,
        answer("Plains", "B"),
        expect=["B controls Plains", "Lightning Bolt in A's library"],
    )


@cr("608.2e")
def test_what_each_player_puts_onto_the_battlefield_enters_at_once() -> None:
    board(
        {"hand": ["Incoming!"], "library": ["Soul Warden"]},
        {"library": ["Soul Warden"]},
        cast("Incoming!"),
        RESOLVE,
        answer(["Soul Warden"]),
        answer(["Soul Warden"], "B"),
        RESOLVE_ALL,
        expect=["A life 21", "B life 21"],
    )


@cr("608.2e")
def test_each_player_loses_life_by_the_card_that_they_revealed() -> None:
    board(
        {"battlefield": ["Duskmantle Seer"], "library": ["Craw Wurm"]},
        {"library": ["Grizzly Bears"]},
        to("upkeep"),
        RESOLVE,
        step="untap",
        expect=["A life 14", "B life 18", "Craw Wurm in A's hand", "Grizzly Bears in B's hand"],
    )


@cr("603.7")
def test_if_you_do_behind_what_is_done_later_is_asked_later() -> None:
    embrace = [to("declare attackers"), cast("Spinal Embrace", "Craw Wurm"), RESOLVE]
    board({"hand": ["Spinal Embrace"]}, ["Craw Wurm"], *embrace, expect=["A life 20", "A controls Craw Wurm"])
    board(
        {"hand": ["Spinal Embrace"]},
        ["Craw Wurm"],
        *embrace,
        to("end"),
        RESOLVE_ALL,
        expect=["A life 24", "Craw Wurm in B's graveyard"],
    )


@cr("109.2")
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


@cr("109.2")
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


@cr("613.4c")
def test_each_of_several_counts_the_others() -> None:
    legends = ["Isamaru, Hound of Konda", "Thalia, Guardian of Thraben"]
    board(["Heroes' Podium", *legends], [], expect=["Isamaru, Hound of Konda is 3/3"])
    board(
        ["Craw Wurm", {"card": "Vampirism", "attached_to": "Craw Wurm"}, "Hill Giant"],
        [],
        expect=["Craw Wurm is 7/5", "Hill Giant is 2/2"],
    )


@cr("608.2c")
def test_otherwise_speaks_of_what_was_there_before_the_condition() -> None:
    board(
        {"hand": ["Bruse Tarl, Roving Rancher"], "library": ["Lightning Bolt", "Forest"]},
        [],
        cast("Bruse Tarl, Roving Rancher"),
        RESOLVE,
        RESOLVE,
        {**cast("Lightning Bolt", "B"), "from": "exile"},
        RESOLVE,
        expect=["B life 17"],
    )


@cr("107.3a")
def test_x_of_a_kicker_is_announced() -> None:
    keeper = cast("Kangee, Aerie Keeper", kicked=True, x=2)
    board(
        {"hand": ["Kangee, Aerie Keeper"]},
        [],
        keeper,
        RESOLVE,
        RESOLVE,
        expect=["Kangee, Aerie Keeper has 2 feather counters"],
    )
    assert board({"hand": ["Kangee, Aerie Keeper"], "mana": "WUUUUUU"}, [], keeper, refused=True).refused("601.2h")


@cr("607.2a")
def test_a_token_knows_what_was_exiled_as_it_was_made() -> None:
    played = board(
        {"battlefield": ["Hofri Ghostforge", "Hill Giant"], "hand": ["Murder", "Murder"]},
        [],
        cast("Murder", "Hill Giant"),
        RESOLVE_ALL,
        cast("Murder", "Hill Giant#2"),
        RESOLVE_ALL,
    )
    assert "Hill Giant" in str(played.report["state"]["players"]["A"]["graveyard"])


@cr("118.12a")
def test_the_controller_of_what_targets_it_may_pay() -> None:
    hand = {"hand": ["Murder"]}
    murder = [cast("Murder", "Diffusion Sliver", player="B"), RESOLVE]
    paid = [answer("yes", "B"), RESOLVE]
    board(["Diffusion Sliver"], hand, *murder, *paid, active="B", expect=["Diffusion Sliver in A's graveyard"])
    declined = [answer("no", "B")]
    board(["Diffusion Sliver"], hand, *murder, *declined, active="B", expect=["Murder in B's graveyard"])


@cr("608.2c")
def test_each_of_those_creatures_deals_damage_by_its_own_power() -> None:
    board(
        ["Polukranos, World Eater"],
        ["Grizzly Bears", "Hill Giant"],
        activate("Polukranos, World Eater", x=2),
        RESOLVE,
        answer(["Grizzly Bears", "Hill Giant"]),
        answer({"Grizzly Bears": 1, "Hill Giant": 1}),
        RESOLVE,
        expect=["Polukranos, World Eater has 5 damage", "Hill Giant has 1 damage"],
    )
