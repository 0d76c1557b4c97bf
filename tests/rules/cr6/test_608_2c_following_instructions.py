"""Following the instructions in the order written (CR 608.2)."""

from __future__ import annotations

import pytest

from tests.helpers import (
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack_with,
    board,
    cast,
    cr,
    creature,
    to,
    turn,
)

HOST = {"card": "Hill Giant"}


@cr("608.2c", "400.7j")
def test_a_source_that_deals_damage_by_that_cards_number_means_the_card_it_spoke_of() -> None:
    """Not itself: it would say "its power"."""
    board(
        {"hand": ["Dead Reckoning"], "graveyard": ["Craw Wurm"]},
        ["Serra Angel"],
        cast("Dead Reckoning", "Craw Wurm", "Serra Angel"),
        RESOLVE,
        answer("yes"),
        expect=["Serra Angel in B's graveyard", "Craw Wurm in A's library"],
    )
    board(
        {"hand": ["Lie in Wait"], "graveyard": ["Hill Giant"]},
        ["Serra Angel"],
        cast("Lie in Wait", "Hill Giant", "Serra Angel"),
        RESOLVE,
        expect=["Serra Angel has 3 damage", "Hill Giant in hand"],
    )
    board(
        {"hand": ["Undying Flames"], "library": ["Forest", "Hill Giant", "Shock"]},
        [],
        cast("Undying Flames", "B"),
        RESOLVE,
        expect=["B life 16"],
    )
    board(
        {"battlefield": [{"card": "Sarkhan the Mad", "counters": {"loyalty": 7}}], "library": ["Craw Wurm"]},
        [],
        activate("Sarkhan the Mad"),
        RESOLVE,
        expect=["Craw Wurm in hand", "Sarkhan the Mad has 1 loyalty counter"],
    )


@cr("608.2c")
def test_a_spell_that_deals_damage_to_its_controller_means_the_one_of_its_target() -> None:
    board(
        {"hand": ["Neonate's Rush"]},
        ["Grizzly Bears"],
        cast("Neonate's Rush", "Grizzly Bears"),
        RESOLVE,
        expect=["A life 20", "B life 19"],
    )
    board(
        {"hand": ["Essence Backlash"]},
        {"hand": ["Craw Wurm"]},
        cast("Craw Wurm", player="B"),
        {"do": "pass", "player": "B"},
        cast("Essence Backlash", "Craw Wurm"),
        RESOLVE,
        active="B",
        expect=["A life 20", "B life 14"],
    )


@cr("608.2c")
def test_a_land_creature_that_is_gone_with_the_lands_is_not_counted_among_the_creatures() -> None:
    board(
        {"hand": ["Balance"], "battlefield": ["Island", "Dryad Arbor", "Grizzly Bears"]},
        ["Mountain", "Serra Angel"],
        cast("Balance"),
        RESOLVE,
        answer("Island"),
        expect=["Dryad Arbor in A's graveyard", "Grizzly Bears on the battlefield", "Serra Angel on the battlefield"],
    )


@cr("608.2c", "111.3")
def test_what_stands_behind_the_quotation_is_done_too() -> None:
    board(
        {"hand": ["Spawning Lesson"]},
        [],
        cast("Spawning Lesson"),
        RESOLVE,
        expect=["A controls 1 Eldrazi Spawn Token", "A has 1 card in hand"],
    )


@cr("608.2c", "608.2h", cited=False)
@pytest.mark.parametrize(
    ("creature", "left", "dies"),
    [
        ("Vampire of the Dire Moon", False, True),
        ("Questing Beast", False, False),
        ("Questing Beast", True, True),
        ("Serra Angel", True, False),
    ],
)
def test_a_push_reaches_further_once_something_of_ones_own_has_left(creature: str, left: bool, dies: bool) -> None:
    first = [cast("Lightning Bolt", "Grizzly Bears"), RESOLVE] if left else []
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Fatal Push", "Lightning Bolt"]},
        [creature],
        *first,
        cast("Fatal Push", creature),
        RESOLVE,
        expect=[f"{creature} in B's graveyard" if dies else f"{creature} on the battlefield"],
    )


@cr("608.2c")
def test_what_left_under_anothers_control_is_no_revolt() -> None:
    board(
        {"hand": ["Fatal Push", "Lightning Bolt"]},
        ["Grizzly Bears", "Questing Beast"],
        cast("Lightning Bolt", "Grizzly Bears"),
        RESOLVE,
        cast("Fatal Push", "Questing Beast"),
        RESOLVE,
        expect=["Questing Beast on the battlefield"],
    )


@cr("608.2c", "601.3")
def test_that_card_is_the_card_and_not_the_treasure() -> None:
    board(
        ["Ragavan, Nimble Pilferer"],
        {"library": ["Lightning Bolt", "Forest"]},
        *attack_with({"Ragavan, Nimble Pilferer": "B"}),
        to("combat damage"),
        RESOLVE,
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["B life 15", "A controls 1 Treasure", "Lightning Bolt in B's graveyard"],
    )


@cr("608.2c", "303.4e")
@pytest.mark.parametrize(("card", "found"), [("Craw Wurm", "Hill Giant is 6/6"), ("Forest", "Hill Giant in graveyard")])
def test_it_that_gets_larger_is_the_enchanted_creature_not_the_card_revealed(card: str, found: str) -> None:
    board(
        {
            "battlefield": [HOST, {"card": "Paroxysm", "attached_to": "Hill Giant", "owner": "B", "controller": "B"}],
            "library": [card],
        },
        {},
        to("upkeep"),
        RESOLVE,
        step="untap",
        expect=[found],
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


@cr("608.2c")
def test_counters_that_could_not_be_put_were_not_put() -> None:
    """What is gone gets no counters, and "if you do" is not true."""
    board(
        {"hand": ["Thought Gorger", "Forest", "Murder"]},
        [],
        cast("Thought Gorger"),
        RESOLVE,
        cast("Murder", "Thought Gorger"),
        RESOLVE,
        RESOLVE,
        RESOLVE,
        expect=["A has 1 card in hand"],
    )


@cr("608.2c", cited=False)
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


@cr("608.2c")
def test_if_you_do_asks_for_the_revealing_not_for_the_condition() -> None:
    patrol = {"battlefield": ["Winnower Patrol"], "library": ["Nath's Elite", "Forest"]}
    look = [RESOLVE, answer("yes")]
    turn = {"do": "go_to", "step": "upkeep", "turn": 5}
    board(patrol, [], turn, *look, answer("yes"), expect=["Winnower Patrol is 4/3"])
    board(patrol, [], turn, *look, answer("no"), expect=["Winnower Patrol is 3/2"])
    forest = {"battlefield": ["Winnower Patrol"], "library": ["Forest", "Forest"]}
    board(forest, [], turn, *look, expect=["Winnower Patrol is 3/2"])


@cr("608.2c", "608.2d")
def test_it_goes_on_for_as_long_as_the_player_wants() -> None:
    library = ["Lightning Bolt", "Forest", "Hill Giant", "Shock"]
    board(
        {"hand": ["Ad Nauseam"], "library": library},
        [],
        cast("Ad Nauseam"),
        RESOLVE,
        answer("yes"),
        answer("yes"),
        answer("no"),
        expect=["A life 15", "A has 3 cards in hand", "Shock in A's library"],
    )


@cr("608.2c")
def test_it_ends_with_the_first_card_that_does_not_fit() -> None:
    board(
        {"hand": ["Primal Surge"], "library": ["Grizzly Bears", "Forest", "Lightning Bolt", "Hill Giant"]},
        [],
        cast("Primal Surge"),
        RESOLVE,
        answer("yes"),
        answer("yes"),
        expect=[
            "A controls Grizzly Bears",
            "A controls Forest",
            "Lightning Bolt in exile",
            "Hill Giant in A's library",
        ],
    )


@cr("608.2c", "107.3a")
@pytest.mark.parametrize(("x", "drawn"), [(0, 1), (2, 3)])
def test_so_many_times_more(x: int, drawn: int) -> None:
    again = [answer("Elvish Visionary") for _ in range(x + 1)]
    board(
        {"hand": ["Another Round"], "battlefield": ["Elvish Visionary"]},
        [],
        cast("Another Round", x=x),
        RESOLVE,
        *again,
        RESOLVE_ALL,
        expect=[f"A has {drawn} cards in hand"],
    )


@cr("608.2c", "701.17a", "105.2")
def test_only_the_cards_of_this_time_count() -> None:
    """Two red cards, then a red and a blue one: the red one of the first time has no say."""
    library = ["Shock", "Lightning Bolt", "Shock", "Divination", "Forest"]
    board(
        ["Grindstone"],
        {"library": library},
        activate("Grindstone", "B"),
        RESOLVE,
        expect=["B has 4 cards in graveyard", "B has 1 card in library"],
    )


@cr("608.2c", "118.12a")
def test_each_opponent_chooses_each_time_how_to_get_out_of_it() -> None:
    """With a card and a creature both are offered; then what is left; then nothing is."""
    hurt = {"hand": ["Shock"], "battlefield": ["Grizzly Bears", "Forest"]}
    asked = board({"hand": ["Torment of Hailfire"]}, hurt, cast("Torment of Hailfire", x=3), RESOLVE)
    assert len(asked.pending["options"]) == 3
    board(
        {"hand": ["Torment of Hailfire"]},
        hurt,
        cast("Torment of Hailfire", x=3),
        RESOLVE,
        answer("2", "B"),
        answer("yes", "B"),
        expect=["B life 17", "Shock in B's graveyard", "Grizzly Bears in B's graveyard"],
    )


@cr("608.2c")
def test_only_the_third_time_gives_first_strike() -> None:
    igniter = activate("Inner-Flame Igniter")
    twice = (igniter, RESOLVE, igniter, RESOLVE)
    board(["Inner-Flame Igniter"], [], *twice, expect=["not Inner-Flame Igniter has first strike"])
    board(["Inner-Flame Igniter"], [], *twice, igniter, RESOLVE, expect=["Inner-Flame Igniter has first strike"])


@cr("608.2c", "514.2")
def test_the_count_begins_anew_each_turn() -> None:
    igniter = activate("Inner-Flame Igniter")
    board(
        ["Inner-Flame Igniter"],
        [],
        igniter,
        RESOLVE,
        igniter,
        RESOLVE,
        turn(5, "precombat main"),
        igniter,
        RESOLVE,
        expect=["not Inner-Flame Igniter has first strike"],
    )


@cr("608.2c")
def test_gonti_puts_the_rest_on_the_bottom_of_that_library():
    played = board(
        {"hand": ["Gonti, Lord of Luxury"]},
        {"library": ["Divination", "Grizzly Bears", "Forest", "Plains", "Sol Ring"]},
        cast("Gonti, Lord of Luxury"),
        RESOLVE_ALL,
        answer("Divination"),
        expect=["Divination in exile"],
    )
    assert played.report["state"]["players"]["B"]["library"][0] == "Sol Ring"


@cr("608.2c")
def test_omnath_does_another_thing_each_time_its_ability_resolves():
    lands = ["Forest", "Plains", "Island"]
    play = [{"do": "play", "player": "A", "card": land} for land in lands]
    board(
        {
            "battlefield": ["Omnath, Locus of Creation", {"card": "Exploration", "count": 2}],
            "hand": lands,
            "library": ["Swamp"],
            "mana": "",
        },
        [],
        *(entry for act in play for entry in (act, RESOLVE)),
        expect=["A life 24", "B life 16"],
    )


@cr("608.2c", cited=False)
@pytest.mark.parametrize(("said", "life"), [("once", 22), ("two more times", 23)])
def test_a_process_is_repeated_as_often_as_it_says(said: str, life: int) -> None:
    gains = creature(f"{{0}}: You gain 1 life. Repeat this process {said}.")
    board([gains], [], activate("Tester"), RESOLVE, expect=[f"A life {life}"])


@cr("608.2c", "701.17a")
def test_each_time_a_process_is_repeated_what_was_done_this_way_is_what_was_done_that_time() -> None:
    """The first card is a land, the second is not, and there it ends."""
    digs = creature("{0}: Mill a card. If a land card was milled this way, repeat this process.")
    side = {"battlefield": [digs], "library": ["Forest", "Grizzly Bears", "Island", "Shock"]}
    board(side, [], activate("Tester"), RESOLVE, expect=["Grizzly Bears in graveyard", "Island in library"])


@cr("608.2c", "701.23a")
def test_what_has_been_searched_for_is_meant_rather_than_what_was_destroyed() -> None:
    text = "{0}: Destroy target creature. Its controller may search their library for a basic land card, put it onto "
    razes = creature(text + "the battlefield tapped, then shuffle.")
    board(
        [razes],
        {"battlefield": ["Grizzly Bears"], "library": ["Island"]},
        activate("Tester", "Grizzly Bears"),
        RESOLVE,
        answer("yes", "B"),
        answer("Island", "B"),
        expect=["B controls Island", "Island is tapped", "Grizzly Bears in graveyard"],
    )


@cr("608.2c", "701.20a")
def test_a_card_revealed_is_what_is_put_into_the_hand_whatever_it_is_compared_with() -> None:
    text = "{0}: Look at the top three cards of your library. You may reveal a card that shares a creature type with "
    looks = creature(
        text + "target creature from among them and put it into your hand. Put the rest on the bottom of "
        "your library in any order."
    )
    side = {"battlefield": [looks], "library": ["Shock", "Runeclaw Bear", "Forest", "Island"]}
    script = [activate("Tester", "Grizzly Bears"), RESOLVE, answer("yes"), answer("Runeclaw Bear")]
    board(side, ["Grizzly Bears"], *script, expect=["Runeclaw Bear in A's hand", "Grizzly Bears in battlefield"])
