"""Questions that judges are asked about well-known cards whose sentences are rare."""

# ruff: noqa: E501 - sentences stay whole

from __future__ import annotations

import pytest

from engine.oracle.compile import english, read_unit
from engine.oracle.playable import unplayed
from tests.engine.helpers import PASS_A, RESOLVE, RESOLVE_ALL, answer, attack_with, block_with, board, cast, cr, to

SPELLS = """
Draw a card if an opponent has cast a blue or black spell this turn.
You and permanents you control gain hexproof from blue and from black until end of turn.
Search your library for up to four cards with different names and reveal them. Target opponent chooses two of those cards. Put the chosen cards into your graveyard and the rest into your hand. Then shuffle.
Search your library for three cards and reveal them. Target opponent chooses one. Put that card into your hand and the rest into your graveyard. Then shuffle.
Search your library and graveyard for five cards and exile the rest. Put the chosen cards on top of your library in any order.
Choose two target creature cards in your graveyard. Sacrifice a creature. If you do, return the chosen cards to the battlefield tapped.
Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, then puts all cards they exiled this way onto the battlefield.
Each player draws two cards, then discards three cards, then loses 4 life.
Return any number of target creature cards with total power 10 or less from your graveyard to the battlefield.
""".strip().splitlines()

ABILITIES = """
If ~ would enter, you may discard a land card instead. If you do, put ~ onto the battlefield. If you don't, put it into its owner's graveyard.
If ~ would enter, sacrifice two untapped lands instead. If you do, put ~ onto the battlefield. If you don't, put it into its owner's graveyard.
When ~ enters, if it's on the battlefield, it loses "enchant creature card in a graveyard" and gains "enchant creature put onto the battlefield with ~." Return enchanted creature card to the battlefield under your control and attach ~ to it. When ~ leaves the battlefield, that creature's controller sacrifices it.
Whenever you attack, for each opponent, create a 1/1 white Human creature token that's tapped and attacking that player or a planeswalker they control.
Whenever you attack, for each opponent, create a 1/1 black Ninja creature token that's tapped and attacking that player.
{T}: Gain control of target creature for as long as you control ~. When ~ leaves the battlefield or becomes untapped, destroy that creature. It can't be regenerated.
Whenever a nonartifact permanent enters under your control, you may return another permanent you control that shares a permanent type with it to its owner's hand.
Whenever a player casts a spell, they may pay {1}. If the player does, they draw a card at the beginning of the next end step.
When ~ dies, search your library for any number of creature cards with total mana value 6 or less, put them onto the battlefield, then shuffle.
""".strip().splitlines()


@pytest.mark.parametrize("sentence", [*SPELLS, *ABILITIES])
def test_sentences_are_read_say_the_same_again_and_are_played(sentence: str) -> None:
    found = read_unit(sentence, sentence in SPELLS)
    assert found.whole, found
    assert not any(unplayed(ability) for ability in found.abilities)
    assert [english(ability).lower() for ability in found.abilities] == [sentence.lower()]


@pytest.mark.parametrize(
    "sentence",
    [
        "Creatures with total power 4 or less get +1/+1 until end of turn.",
        "Return the chosen cards to your hand.",
        "Return up to X target creature cards with total mana value X or less from your graveyard to the battlefield.",
    ],
)
def test_what_nobody_has_chosen_together_is_not_read(sentence: str) -> None:
    assert not read_unit(sentence, True).whole


# ---- searching for several


@cr("701.23b", "201.2b", "608.2d")
@pytest.mark.parametrize(
    ("found", "answers", "hand", "graveyard"),
    [
        (
            ["Griselbrand", "Unburial Rites", "Opt", "Island"],
            [answer(["Opt", "Island"], "B")],
            ["Griselbrand", "Unburial Rites"],
            ["Opt", "Island"],
        ),
        (["Griselbrand", "Unburial Rites"], [], [], ["Griselbrand", "Unburial Rites"]),
    ],
)
def test_of_two_cards_found_the_opponent_must_bury_both(
    found: list[str], answers: list[dict[str, object]], hand: list[str], graveyard: list[str]
) -> None:
    library = ["Griselbrand", "Unburial Rites", "Opt", "Island", "Forest"]
    board(
        {"hand": ["Gifts Ungiven"], "library": library},
        [],
        cast("Gifts Ungiven", "B"),
        answer(found),
        *answers,
        RESOLVE,
        expect=[*(f"{card} in A's hand" for card in hand), *(f"{card} in A's graveyard" for card in graveyard)],
    )


@cr("608.2d", "400.7j")
def test_the_card_that_the_opponent_chose_is_the_one_taken() -> None:
    board(
        {"hand": ["Intuition"], "library": ["Griselbrand", "Unburial Rites", "Island", "Forest"]},
        [],
        cast("Intuition", "B"),
        answer(["Griselbrand", "Unburial Rites", "Island"]),
        answer("Island", "B"),
        RESOLVE,
        expect=["Island in A's hand", "Griselbrand in A's graveyard", "Unburial Rites in A's graveyard"],
    )


@cr("608.2d")
@pytest.mark.parametrize("found", [["Serra Angel"], ["Grizzly Bears", "Hill Giant"]])
def test_the_hulk_finds_what_is_worth_no_more_than_six_together(found: list[str]) -> None:
    board(
        {"battlefield": ["Protean Hulk"], "library": ["Grizzly Bears", "Hill Giant", "Llanowar Elves", "Serra Angel"]},
        {"hand": ["Murder"]},
        PASS_A,
        cast("Murder", "Protean Hulk", player="B"),
        answer(found),
        RESOLVE_ALL,
        expect=[f"{card} on the battlefield" for card in found],
    )
    played = board(
        {"battlefield": ["Protean Hulk"], "library": ["Grizzly Bears", "Hill Giant", "Llanowar Elves", "Serra Angel"]},
        {"hand": ["Murder"]},
        PASS_A,
        cast("Murder", "Protean Hulk", player="B"),
        RESOLVE_ALL,
        answer([*found, "Llanowar Elves"]),
        refused="Hill Giant" in found,
    )
    assert "Hill Giant" not in found or played.refused("608.2d")


@cr("601.2c")
def test_targets_may_have_only_so_much_power_in_total() -> None:
    buried = {"hand": ["Reunion of the House"], "graveyard": ["Hill Giant", "Serra Angel", "Colossal Dreadmaw"]}
    board(
        buried,
        [],
        cast("Reunion of the House", "Serra Angel", "Colossal Dreadmaw"),
        RESOLVE,
        expect=["Serra Angel on the battlefield", "Colossal Dreadmaw on the battlefield"],
    )
    over = board(
        buried, [], cast("Reunion of the House", "Hill Giant", "Serra Angel", "Colossal Dreadmaw"), refused=True
    )
    assert over.refused("601.2c")


@cr("608.2c")
@pytest.mark.parametrize(("fodder", "where"), [(["Grizzly Bears"], "battlefield"), ([], "graveyard")])
def test_chosen_cards_return_only_if_a_creature_was_sacrificed(fodder: list[str], where: str) -> None:
    played = board(
        {"hand": ["Victimize"], "battlefield": fodder, "graveyard": ["Serra Angel", "Hill Giant"]},
        [],
        cast("Victimize", "Serra Angel", "Hill Giant"),
        RESOLVE,
        expect=[f"Serra Angel in {where}", f"Hill Giant in {where}"],
    )
    assert played.count("sacrifices") == len(fodder)


# ---- entering at a price


@cr("614.1a", "614.12a")
@pytest.mark.parametrize(
    ("word", "mox", "card"), [("yes", "battlefield", "A's graveyard"), ("no", "A's graveyard", "A's hand")]
)
def test_the_diamond_never_enters_unless_a_land_card_is_discarded(word: str, mox: str, card: str) -> None:
    played = board(
        {"hand": ["Mox Diamond", "Island"]},
        [],
        cast("Mox Diamond"),
        answer(word),
        RESOLVE,
        expect=[f"Mox Diamond in {mox}", f"Island in {card}"],
    )
    assert played.count("enters the battlefield") == (word == "yes")


@cr("614.1a", "616.1")
def test_the_diamond_goes_from_the_stack_into_exile_where_graveyards_are_closed() -> None:
    board(
        {"hand": ["Mox Diamond"]},
        ["Leyline of the Void"],
        cast("Mox Diamond"),
        RESOLVE,
        expect=["Mox Diamond in exile"],
    )


@cr("614.13", "609.3")
@pytest.mark.parametrize(("lands", "vale"), [(["Plains", "Island"], "battlefield"), (["Plains"], "A's graveyard")])
def test_the_vale_takes_two_untapped_lands_and_with_one_takes_that_and_is_lost(lands: list[str], vale: str) -> None:
    board(
        {"hand": ["Lotus Vale"], "battlefield": [*lands, {"card": "Swamp", "tapped": True}]},
        [],
        {"do": "play", "player": "A", "card": "Lotus Vale"},
        expect=[f"Lotus Vale in {vale}", "Swamp on the battlefield", *(f"{land} in A's graveyard" for land in lands)],
    )


# ---- what has been cast, and who is protected


@cr("608.2c")
@pytest.mark.parametrize(("spell", "target", "cards"), [("Thought Scour", "B", 1), ("Shock", "A", 0)])
def test_the_veil_draws_once_if_an_opponent_has_cast_a_blue_or_black_spell(spell: str, target: str, cards: int) -> None:
    board(
        {"hand": ["Veil of Summer"]},
        {"hand": [spell]},
        PASS_A,
        cast(spell, target, player="B"),
        RESOLVE,
        cast("Veil of Summer"),
        RESOLVE,
        expect=[f"A has {cards} {'card' if cards == 1 else 'cards'} in hand"],
    )


@cr("702.11d", "113.11")
@pytest.mark.parametrize(("spell", "target"), [("Thought Scour", "A"), ("Fatal Push", "Hill Giant")])
def test_behind_the_veil_neither_the_player_nor_their_permanents_can_be_targeted_by_black_or_blue(
    spell: str, target: str
) -> None:
    played = board(
        {"hand": ["Veil of Summer"], "battlefield": ["Hill Giant"]},
        {"hand": [spell]},
        cast("Veil of Summer"),
        RESOLVE,
        PASS_A,
        cast(spell, target, player="B"),
        refused=True,
    )
    assert played.refused("702.11d")


@cr("702.11d", "608.2c")
def test_a_counterspell_may_target_what_it_can_not_counter_and_red_still_finds_the_player() -> None:
    board(
        {"hand": ["Veil of Summer", "Grizzly Bears"]},
        {"hand": ["Counterspell", "Shock"]},
        cast("Veil of Summer"),
        RESOLVE,
        cast("Grizzly Bears"),
        PASS_A,
        cast("Counterspell", "Grizzly Bears", player="B"),
        RESOLVE,
        RESOLVE,
        PASS_A,
        cast("Shock", "A", player="B"),
        RESOLVE,
        expect=["Grizzly Bears on the battlefield", "A life 18"],
    )


@cr("611.2c", "509.1b")
def test_what_says_how_creatures_may_block_holds_for_those_that_come_later() -> None:
    played = board(
        {"hand": ["Falter"], "battlefield": ["Hill Giant"]},
        {"hand": ["Ambush Viper"]},
        cast("Falter"),
        RESOLVE,
        to("beginning of combat"),
        PASS_A,
        cast("Ambush Viper", player="B"),
        RESOLVE,
        *attack_with({"Hill Giant": "B"}),
        *block_with({"Ambush Viper": "Hill Giant"}),
        refused=True,
    )
    assert played.refused("509.1b")


@cr("110.4", "608.2d")
def test_the_curio_returns_another_permanent_of_the_same_type_not_the_one_that_entered() -> None:
    board(
        {"hand": ["Grizzly Bears"], "battlefield": ["Cloudstone Curio", "Forest", "Llanowar Elves"]},
        [],
        cast("Grizzly Bears"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        expect=["Llanowar Elves in A's hand", "Grizzly Bears on the battlefield"],
    )


@cr("603.7a", "608.2c")
@pytest.mark.parametrize(("word", "cards"), [("yes", 1), ("no", 0)])
def test_the_player_who_pays_draws_at_the_end_step(word: str, cards: int) -> None:
    board(
        ["Horn of Plenty"],
        {"hand": ["Shock"]},
        PASS_A,
        cast("Shock", "A", player="B"),
        answer(word, "B"),
        RESOLVE_ALL,
        to("cleanup"),
        expect=[f"B has {cards} {'card' if cards == 1 else 'cards'} in hand"],
    )


# ---- everybody at once


@cr("608.2e", "101.4", "603.10a")
def test_all_creatures_leave_together_and_all_exiled_cards_come_back_together() -> None:
    played = board(
        {
            "hand": ["Living Death"],
            "graveyard": ["Serra Angel", "Shock"],
            "battlefield": ["Blood Artist", "Hill Giant"],
        },
        {"graveyard": ["Colossal Dreadmaw"], "battlefield": ["Grizzly Bears", "Llanowar Elves"]},
        cast("Living Death"),
        RESOLVE,
        *[answer("B")] * 4,
        RESOLVE_ALL,
        expect=[
            "A controls Serra Angel",
            "B controls Colossal Dreadmaw",
            "Hill Giant in A's graveyard",
            "Grizzly Bears in B's graveyard",
            "Shock in A's graveyard",
            "A life 24",
            "B life 16",
        ],
    )
    assert played.count("Blood Artist's ability resolves") == 4


@cr("614.1a", "608.2e")
def test_only_what_the_first_instruction_exiled_comes_back() -> None:
    board(
        {"hand": ["Living Death"], "battlefield": ["Leyline of the Void"]},
        {"battlefield": ["Grizzly Bears"], "graveyard": ["Hill Giant"]},
        cast("Living Death"),
        RESOLVE,
        expect=["Grizzly Bears in exile", "B controls Hill Giant"],
    )


@cr("608.2d")
def test_an_opponent_who_exiles_a_creature_chooses_it_themselves() -> None:
    board(
        {"hand": ["Debt to the Kami"], "battlefield": ["Llanowar Elves"]},
        ["Grizzly Bears", "Hill Giant"],
        cast("Debt to the Kami", "B", modes=[1]),
        RESOLVE,
        answer("Grizzly Bears", "B"),
        expect=["Grizzly Bears in exile", "Hill Giant on the battlefield", "Llanowar Elves on the battlefield"],
    )


@cr("508.4", "608.2f")
def test_adeline_sends_a_human_at_every_opponent_and_chooses_between_each_and_their_planeswalkers() -> None:
    walker = {"card": "Gideon Blackblade", "id": "gideon"}
    played = board(
        ["Adeline, Resplendent Cathar", "Hill Giant"],
        [walker],
        *attack_with({"Hill Giant": "C"}),
        RESOLVE,
        answer("gideon"),
        C={"battlefield": []},
        expect=["Adeline, Resplendent Cathar is 4/4"],
    )
    humans = [it for it in played.report["state"]["players"]["A"]["battlefield"] if it["name"] == "Human Token"]
    assert [it["attacking"] for it in humans] == ["gideon", "C"]
    assert all(it["tapped"] for it in humans)


@cr("614.16", "508.4")
def test_of_twice_as_many_humans_two_attack_each_opponent() -> None:
    played = board(
        ["Adeline, Resplendent Cathar", "Hill Giant", "Doubling Season"],
        [],
        *attack_with({"Hill Giant": "C"}),
        RESOLVE,
        C={"battlefield": []},
    )
    humans = [it for it in played.report["state"]["players"]["A"]["battlefield"] if it["name"] == "Human Token"]
    assert sorted(it["attacking"] for it in humans) == ["B", "B", "C", "C"]


# ---- an Aura that enchants a card in a graveyard

RAISED = (cast("Animate Dead", "Serra Angel"), RESOLVE, RESOLVE)


@cr("303.4a", "303.4b", "613.1f")
@pytest.mark.parametrize("of", ["A", "B"])
def test_the_dead_are_raised_under_the_control_of_whoever_animates_them(of: str) -> None:
    seats = {"A": {"hand": ["Animate Dead"]}, "B": {}}
    seats[of] = {**seats[of], "graveyard": ["Serra Angel"]}
    board(seats["A"], seats["B"], *RAISED, expect=["A controls Serra Angel", "Serra Angel is 3/4"])


@cr("603.7a", "603.10a")
def test_when_the_aura_leaves_the_creature_is_sacrificed() -> None:
    board(
        {"hand": ["Animate Dead", "Disenchant"], "graveyard": ["Serra Angel"]},
        [],
        *RAISED,
        cast("Disenchant", "Animate Dead"),
        RESOLVE,
        RESOLVE,
        expect=["Serra Angel in A's graveyard", "Animate Dead in A's graveyard"],
    )


@cr("603.4")
def test_where_the_aura_is_gone_before_its_ability_resolves_nothing_comes_back() -> None:
    board(
        {"hand": ["Animate Dead", "Disenchant"], "graveyard": ["Serra Angel"]},
        [],
        cast("Animate Dead", "Serra Angel"),
        RESOLVE,
        cast("Disenchant", "Animate Dead"),
        RESOLVE_ALL,
        expect=["Serra Angel in A's graveyard", "Animate Dead in A's graveyard"],
    )


@cr("702.16c", "704.5m", "603.7a")
def test_what_is_protected_from_black_comes_back_and_is_sacrificed_at_once() -> None:
    played = board(
        {"hand": ["Animate Dead"], "graveyard": ["White Knight"]},
        [],
        cast("Animate Dead", "White Knight"),
        RESOLVE_ALL,
        expect=["White Knight in A's graveyard", "Animate Dead in A's graveyard"],
    )
    assert played.count("White Knight enters the battlefield") == 1
    assert played.count("sacrifices White Knight") == 1


@cr("702.18a", "113.6")
def test_shroud_protects_nothing_in_a_graveyard() -> None:
    board(
        {"hand": ["Animate Dead"], "graveyard": ["Argothian Enchantress"]},
        [],
        cast("Animate Dead", "Argothian Enchantress"),
        RESOLVE_ALL,
        expect=["Argothian Enchantress on the battlefield", "Animate Dead on the battlefield"],
    )


@cr("303.4c", "704.5m")
def test_a_raised_creature_that_dies_takes_the_aura_with_it() -> None:
    board(
        {"hand": ["Animate Dead", "Murder"], "graveyard": ["Serra Angel"]},
        [],
        *RAISED,
        cast("Murder", "Serra Angel"),
        RESOLVE_ALL,
        expect=["Serra Angel in A's graveyard", "Animate Dead in A's graveyard"],
    )


@cr("303.4f")
def test_put_onto_the_battlefield_it_finds_a_card_in_a_graveyard_itself() -> None:
    board(
        {"hand": ["Replenish"], "graveyard": ["Animate Dead", "Serra Angel"]},
        [],
        cast("Replenish"),
        RESOLVE_ALL,
        expect=["A controls Serra Angel"],
    )


@cr("701.23a", "701.13a", "401.4")
def test_doomsday_leaves_five_cards_of_library_and_graveyard() -> None:
    five = ["Opt", "Island", "Swamp", "Mountain", "Plains"]
    played = board(
        {
            "hand": ["Doomsday"],
            "library": ["Grizzly Bears", "Island", "Swamp", "Mountain", "Plains", "Sol Ring"],
            "graveyard": ["Opt", "Shock"],
            "life": 15,
        },
        [],
        cast("Doomsday"),
        RESOLVE,
        answer(five),
        answer(five),
        expect=["Shock in exile", "Sol Ring in exile", "Grizzly Bears in exile", "A life 7"],
    )
    assert [
        card if isinstance(card, str) else card["card"] for card in played.report["state"]["players"]["A"]["library"]
    ] == five


@cr("701.23d")
def test_doomsday_finds_all_cards_where_there_are_fewer_than_five() -> None:
    board(
        {"hand": ["Doomsday"], "library": ["Sol Ring"], "graveyard": ["Opt", "Shock"]},
        [],
        cast("Doomsday"),
        RESOLVE,
        answer(["Opt", "Shock", "Sol Ring"]),
        expect=["Opt in A's library", "Shock in A's library", "Sol Ring in A's library", "A life 10"],
    )
