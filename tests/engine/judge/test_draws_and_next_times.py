"""Questions about draws that become something else, about the next time, and about what is paid for as one goes."""

# ruff: noqa: E501 - sentences stay whole

from __future__ import annotations

from typing import Any

import pytest

from engine.oracle.compile import english, read_unit
from engine.oracle.playable import unplayed
from tests.engine.helpers import PASS_A, PASS_B, RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, to, turn

LIBRARY = ["Sol Ring", "Island", "Swamp", "Mountain", "Plains"]

SPELLS = """
The next time you would lose the game this turn, instead draw seven cards and your life total becomes 1.
Counter target spell. Its controller may draw up to two cards at the beginning of the next turn's upkeep.
Choose target creature or planeswalker. You get {E}{E}{E}, then you may pay any amount of {E}. ~ deals that much damage to that permanent.
Choose target creature. You get {E}{E}, then you may pay any amount of {E}. The creature gets -1/-1 until end of turn for each {E} paid this way.
You get X {E}, then you may pay any amount of {E}. Destroy each artifact, creature, and enchantment with mana value less than or equal to the amount of {E} paid this way.
""".strip().splitlines()

ABILITIES = """
At the beginning of your draw step, you may draw two additional cards. If you do, choose two cards in your hand drawn this turn. For each of those cards, pay 4 life or put the card on top of your library.
If a player would draw a card except the first one they draw in each of their draw steps, that player discards a card instead. If the player discards a card this way, they draw a card. If the player doesn't discard a card this way, they mill a card.
{1}: The next time you would draw a card this turn, you gain 5 life instead.
{1}: The next time you would draw a card this turn, ~ deals 2 damage to any target instead.
{T}, Sacrifice ~: Choose an exiled card an opponent owns with a void counter on it. You may play it without paying its mana cost this turn.
Whenever ~ mutates, exile cards from the top of your library until you exile a nonland permanent card. Put that card onto the battlefield or into your hand.
If you would lose the game, instead shuffle your hand, your graveyard, and all permanents you own into your library, then draw seven cards and your life total becomes 20.
{2}, {T}: You gain 5 life. Shuffle ~ and your graveyard into their owner's library.
When ~ enters, up to one target player puts all the cards from their graveyard on the bottom of their library in a random order.
""".strip().splitlines()


@pytest.mark.parametrize("sentence", [*SPELLS, *ABILITIES])
def test_sentences_are_read_say_the_same_again_and_are_played(sentence: str) -> None:
    found = read_unit(sentence, sentence in SPELLS)
    assert found.whole, found
    assert not any(unplayed(ability) for ability in found.abilities)
    assert [english(ability) for ability in found.abilities] == [sentence]


# ---- Sylvan Library


@cr("121.1", "119.4", "608.2d")
@pytest.mark.parametrize(
    ("answers", "life", "cards"),
    [
        ([answer("yes"), answer(["Island", "Swamp"]), answer("yes"), answer("no")], 16, 3),
        ([answer("yes"), answer(["Island", "Swamp"]), answer("yes"), answer("yes")], 12, 4),
        ([answer("no")], 20, 2),
    ],
)
def test_each_of_two_cards_drawn_this_turn_is_paid_for_or_put_back(
    answers: list[dict[str, Any]], life: int, cards: int
) -> None:
    board(
        {"battlefield": ["Sylvan Library"], "library": LIBRARY, "hand": ["Shock"]},
        [],
        to("draw"),
        RESOLVE,
        *answers,
        step="upkeep",
        expect=[f"A life {life}", f"A has {cards} cards in hand"],
    )


@cr("119.4")
def test_who_has_not_four_life_puts_both_cards_back_in_an_order_of_choice() -> None:
    board(
        {"battlefield": ["Sylvan Library"], "library": LIBRARY, "hand": ["Shock"], "life": 3},
        [],
        to("draw"),
        RESOLVE,
        answer("yes"),
        answer(["Island", "Sol Ring"]),
        answer(["Sol Ring", "Island"]),
        step="upkeep",
        expect=["A life 3", "Swamp in A's hand", "A has 2 cards in hand"],
    )


@cr("121.1")
def test_only_cards_drawn_this_turn_can_be_chosen() -> None:
    played = board(
        {"battlefield": ["Sylvan Library"], "library": LIBRARY, "hand": ["Shock"]},
        [],
        to("draw"),
        RESOLVE,
        answer("yes"),
        step="upkeep",
    )
    assert sorted(option["label"] for option in played.pending["options"]) == ["Island", "Sol Ring", "Swamp"]


# ---- Chains of Mephistopheles


@cr("614.11", "614.5")
def test_each_draw_beyond_the_first_of_a_draw_step_costs_a_card_first() -> None:
    board(
        {"battlefield": ["Chains of Mephistopheles"], "library": LIBRARY, "hand": ["Divination", "Shock"]},
        [],
        cast("Divination"),
        RESOLVE,
        expect=["Shock in A's graveyard", "Sol Ring in A's graveyard", "Island in A's hand", "A has 1 card in hand"],
    )


@cr("614.11")
def test_who_can_not_discard_mills_and_draws_nothing() -> None:
    board(
        {"battlefield": ["Chains of Mephistopheles"], "library": LIBRARY, "hand": ["Divination"]},
        [],
        cast("Divination"),
        RESOLVE,
        expect=["Sol Ring in A's graveyard", "Island in A's graveyard", "A has 0 cards in hand"],
    )


@cr("614.11", "504.1")
def test_the_first_card_of_a_draw_step_is_drawn_as_ever() -> None:
    board(
        {"battlefield": ["Chains of Mephistopheles"], "library": LIBRARY, "hand": ["Shock"]},
        [],
        to("draw"),
        step="upkeep",
        expect=["A has 2 cards in hand", "Shock in A's hand"],
    )


@cr("616.1", "614.5")
def test_two_chains_take_the_discard_and_then_the_draw() -> None:
    board(
        {"battlefield": ["Chains of Mephistopheles"] * 2, "library": LIBRARY, "hand": ["Opt", "Shock"]},
        [],
        cast("Opt"),
        answer("Sol Ring"),
        RESOLVE,
        expect=["Shock in A's graveyard", "A has 0 cards in hand"],
    )


# ---- the next time


@cr("614.6", "611.2a", "104.3b")
def test_stunning_reversal_saves_once() -> None:
    me = {"hand": ["Stunning Reversal"], "life": 2, "library": ["Forest"] * 9}
    first = (cast("Stunning Reversal"), RESOLVE, PASS_A, cast("Lightning Bolt", "A", player="B"), RESOLVE)
    board(
        me,
        {"hand": ["Lightning Bolt"]},
        *first,
        expect=["A life 1", "A has 7 cards in hand", "Stunning Reversal in exile"],
    )
    again = (PASS_A, cast("Shock", "A", player="B"), RESOLVE)
    board(me, {"hand": ["Lightning Bolt", "Shock"]}, *first, *again, expect=["A loses"])


@cr("614.11", "611.2a")
def test_a_word_replaces_one_draw_and_is_used_up() -> None:
    board(
        {"battlefield": ["Words of Worship"], "hand": ["Divination"], "library": LIBRARY},
        [],
        activate("Words of Worship"),
        RESOLVE,
        cast("Divination"),
        RESOLVE,
        expect=["A life 25", "A has 1 card in hand"],
    )


@cr("608.2d", "603.7a")
@pytest.mark.parametrize(("answers", "number"), [([answer("no", "B")], 0), ([answer("yes", "B"), answer(2, "B")], 2)])
def test_the_countered_player_draws_as_many_of_two_cards_as_they_like(
    answers: list[dict[str, Any]], number: int
) -> None:
    board(
        {"hand": ["Arcane Denial"]},
        {"hand": ["Lightning Bolt"]},
        PASS_A,
        cast("Lightning Bolt", "A", player="B"),
        PASS_B,
        cast("Arcane Denial", "Lightning Bolt"),
        RESOLVE,
        turn(4),
        answer("as listed"),
        *answers,
        RESOLVE_ALL,
        expect=[f"B has {number} cards in hand", "A has 1 card in hand"],
    )


# ---- exiled cards, energy, libraries


@cr("406.1", "601.3b", "118.9")
def test_the_voidwalker_lets_one_exiled_card_be_played_for_nothing() -> None:
    board(
        {"battlefield": ["Dauthi Voidwalker"], "hand": ["Murder", "Shock"]},
        ["Serra Angel", "Llanowar Elves"],
        cast("Murder", "Serra Angel"),
        RESOLVE,
        cast("Shock", "Llanowar Elves"),
        RESOLVE,
        activate("Dauthi Voidwalker"),
        RESOLVE,
        answer("Serra Angel"),
        cast("Serra Angel", **{"from": "exile"}),
        RESOLVE,
        expect=["A controls Serra Angel", "Llanowar Elves in exile"],
    )


@cr("107.14", "107.1c")
@pytest.mark.parametrize(("paid", "angel"), [(3, "battlefield"), (0, "battlefield")])
def test_so_much_energy_is_paid_so_much_damage_is_dealt(paid: int, angel: str) -> None:
    played = board(
        {"hand": ["Galvanic Discharge"]},
        ["Serra Angel"],
        cast("Galvanic Discharge", "Serra Angel"),
        RESOLVE,
        answer("yes"),
        answer(paid),
        expect=[f"Serra Angel in {angel}"],
    )
    assert played.count(f"deals {paid} damage to Serra Angel") == (paid > 0)


@cr("107.14")
def test_what_is_worth_no_more_than_the_energy_paid_is_destroyed() -> None:
    board(
        {"hand": ["Wrath of the Skies"]},
        ["Serra Angel", "Grizzly Bears", "Sol Ring"],
        cast("Wrath of the Skies", x=2),
        RESOLVE,
        answer("yes"),
        answer(2),
        expect=["Serra Angel on the battlefield", "Grizzly Bears in B's graveyard", "Sol Ring in B's graveyard"],
    )


@cr("401.4")
@pytest.mark.parametrize(("chosen", "where"), [(["B"], "B's library"), ([], "B's graveyard")])
def test_a_whole_graveyard_goes_under_its_library_if_its_player_is_targeted(chosen: list[str], where: str) -> None:
    board(
        {"hand": ["Endurance"]},
        {"graveyard": ["Shock", "Opt"]},
        cast("Endurance"),
        RESOLVE,
        answer(chosen),
        RESOLVE,
        expect=[f"Shock in {where}", f"Opt in {where}"],
    )


@cr("614.6", "104.3b", "701.24c")
def test_the_mirror_shuffles_all_that_its_player_owns_and_starts_them_at_twenty() -> None:
    board(
        {
            "battlefield": ["Lich's Mirror", "Grizzly Bears", {"card": "Serra Angel", "owner": "B"}],
            "graveyard": ["Opt"],
            "hand": ["Divination"],
            "life": 3,
            "library": ["Sol Ring"] * 9,
        },
        {"hand": ["Lightning Bolt"], "battlefield": [{"card": "Hill Giant", "owner": "A"}]},
        PASS_A,
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE,
        expect=[
            "A life 20",
            "A has 7 cards in hand",
            "not Hill Giant on the battlefield",
            "not Grizzly Bears on the battlefield",
            "not Opt in A's graveyard",
            "A controls Serra Angel",
            "not A loses",
        ],
    )


@cr("104.3b", "101.2")
def test_who_can_not_lose_keeps_the_mirror_on_the_battlefield() -> None:
    board(
        {"battlefield": ["Lich's Mirror", "Platinum Angel"], "life": 3},
        {"hand": ["Lightning Bolt"]},
        PASS_A,
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE,
        expect=["A life 0", "Lich's Mirror on the battlefield"],
    )


@cr("701.24c", "400.7j")
def test_the_elixir_goes_into_the_library_with_the_graveyard() -> None:
    board(
        {"battlefield": ["Elixir of Immortality"], "graveyard": ["Opt"]},
        [],
        activate("Elixir of Immortality"),
        RESOLVE,
        expect=["A life 25", "Opt in A's library", "Elixir of Immortality in A's library"],
    )
