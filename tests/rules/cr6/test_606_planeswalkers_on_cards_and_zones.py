"""Texts of planeswalkers about cards and zones, and about what is kept or goes (CR 306, 606)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import (
    RESOLVE,
    YES,
    activate,
    answer,
    board,
    cast,
    cr,
    creature,
    to,
    turn,
    walker,
)
from tests.rules.planeswalkers import UP, emblem, saying

# ---- zones


@cr("101.2")
def test_a_spell_cant_cause_its_controller_to_search() -> None:
    said = "Spells and abilities your opponents control can't cause their controller to search their library."
    tutor = {"hand": ["Vampiric Tutor"], "library": ["Forest", "Island"]}
    played = board([saying(said)], tutor, cast("Vampiric Tutor", player="B"), RESOLVE, active="B")
    assert played.count("can't search") == 1
    mine = {"battlefield": [saying(said)], **tutor}
    found = board(mine, [], cast("Vampiric Tutor"), RESOLVE, answer("Island"))
    assert found.count("Island is put on top of A's library") == 1


@cr("608.2c")
def test_that_player_is_the_owner_of_what_is_returned() -> None:
    said = "−3: Return target nonland permanent to its owner's hand, then that player exiles a card from their hand."
    returned = [activate("Walker", "Hill Giant"), RESOLVE, answer("Shock", "B")]
    board([saying(said)], {"battlefield": ["Hill Giant"], "hand": ["Shock"]}, *returned, expect=["Shock in exile"])


@cr("603.7")
def test_it_returns_in_its_owners_end_step() -> None:
    said = (
        "+1: Exile up to one target artifact or creature. Return that card to the battlefield under its "
        "owner's control "
    )
    mine = saying(f"{said}at the beginning of that player's next end step.")
    gone = [activate("Walker", "Hill Giant"), RESOLVE]
    board([mine], ["Hill Giant"], *gone, to("end"), expect=["Hill Giant in exile"])
    board([mine], ["Hill Giant"], *gone, turn(4, "end"), RESOLVE, expect=["B controls Hill Giant"])


@cr("608.2d", cited=False)
def test_each_opponent_exiles_from_hand_or_battlefield() -> None:
    said = "+1: You draw a card. Each opponent exiles a card from their hand or a permanent they control."
    theirs = {"battlefield": ["Hill Giant"], "hand": ["Shock"]}
    board([saying(said)], theirs, *UP, answer("Shock", "B"), expect=["Shock in exile", "B controls Hill Giant"])
    board([saying(said)], theirs, *UP, answer("Hill Giant", "B"), expect=["Hill Giant in exile", "Shock in hand"])


@cr("401.1", cited=False)
def test_all_but_the_bottom_card_of_a_library_is_exiled() -> None:
    said = "−8: Exile all but the bottom card of target player's library."
    theirs = {"library": ["Shock", "Hill Giant", "Island"]}
    gone = [activate("Walker", "B"), RESOLVE]
    board([saying(said)], theirs, *gone, expect=["Shock in exile", "Hill Giant in exile", "Island in library"])


@cr("608.2d", cited=False)
def test_one_of_each_kind_from_among_the_cards() -> None:
    said = (
        "−2: Reveal the top four cards of your library. You may put a creature card and/or a land card from among them "
    )
    mine = {"battlefield": [saying(f"{said}into your hand. Put the rest into your graveyard.")]}
    mine["library"] = ["Hill Giant", "Grizzly Bears", "Island", "Shock", "Mountain"]
    taken = [*UP, YES, answer("Hill Giant"), answer("Island")]
    expected = ["Hill Giant in hand", "Island in hand", "Grizzly Bears in graveyard", "Shock in graveyard"]
    board(mine, [], *taken, expect=expected)


@cr("608.2c")
def test_treasures_for_cards_put_into_the_graveyard_this_way() -> None:
    said = (
        "−3: Reveal the top four cards of your library. Put any number of legendary cards from among them "
        "into your hand "
    )
    more = "and the rest into your graveyard. Create a Treasure token for each card put into your graveyard this way."
    mine = {"battlefield": [saying(said + more)], "graveyard": ["Shock", "Shock"]}
    mine["library"] = ["Isamaru, Hound of Konda", "Forest", "Forest", "Shock", "Island"]
    board(mine, [], *UP, answer(["Isamaru, Hound of Konda"]), expect=["A controls 3 Treasures"])


@cr("400.7")
def test_what_is_destroyed_comes_back_under_your_control() -> None:
    """A token does not, nor what was in the graveyard before."""
    said = (
        "−6: Destroy up to three target creatures and/or other planeswalkers. Return each card put into a "
        "graveyard this "
    )
    mine = [saying(f"{said}way to the battlefield under your control.")]
    theirs = {"battlefield": ["Hill Giant", creature("", name="Token"), walker("", 3, "Other")]}
    theirs["graveyard"] = ["Grizzly Bears"]
    back = [activate("Walker", "Hill Giant", "Token", "Other"), RESOLVE]
    board(mine, theirs, *back, expect=["A controls Hill Giant", "Grizzly Bears in graveyard"])


@cr("601.3")
def test_one_spell_from_among_the_exiled_cards() -> None:
    """An instant or sorcery, and only one of them."""
    said = "+1: Exile the top five cards of your library. Until the end of your next turn, you may cast an instant or "
    mine = {"battlefield": [saying(f"{said}sorcery spell from among those exiled cards.")]}
    mine["library"] = ["Shock", "Lightning Bolt", "Grizzly Bears", "Forest", "Island", "Forest", "Forest"]
    board(mine, [], *UP, cast("Shock", "B"), RESOLVE, cast("Lightning Bolt", "B"), refused="601.3")
    board(mine, [], *UP, cast("Grizzly Bears"), refused="601.3")
    board(mine, [], *UP, turn(5, "precombat main"), cast("Lightning Bolt", "B"), RESOLVE, expect=["B life 17"])


@cr("601.3")
def test_the_card_exiled_face_down_may_be_cast_as_a_creature_spell() -> None:
    said = (
        "−2: Look at the top three cards of your library. Exile one face down and put the rest on the bottom of your "
    )
    more = "library in any order. For as long as it remains exiled, you may look at that card and you may cast it if "
    mine = {
        "battlefield": [saying(f"{said}{more}it's a creature spell.")],
        "library": ["Grizzly Bears", "Shock", "Forest"],
    }
    board(
        mine,
        [],
        *UP,
        answer("Grizzly Bears"),
        answer("as listed"),
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["A controls Grizzly Bears"],
    )
    board(mine, [], *UP, answer("Shock"), answer("as listed"), cast("Shock", "B"), refused="601.3")


@cr("614.1a")
def test_spells_cast_from_the_graveyard_are_exiled() -> None:
    said = (
        "You may cast instant and sorcery spells from your graveyard. If a spell cast this way would be put into your "
    )
    mine = {"battlefield": [emblem(f"{said}graveyard, exile it instead.")], "graveyard": ["Shock", "Grizzly Bears"]}
    board(mine, [], *UP, cast("Shock", "B"), RESOLVE, expect=["B life 18", "Shock in exile"])
    board(mine, [], *UP, cast("Grizzly Bears"), refused="601.3")
    board(
        {**mine, "hand": ["Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["Lightning Bolt in graveyard"],
    )


@cr("601.2c")
def test_a_page_counter_for_each_card_exiled() -> None:
    said = (
        "+1: Draw a card. For each opponent, exile up to one target instant or sorcery card from that "
        "player's graveyard "
    )
    mine = [saying(f"{said}and put a page counter on it.")]
    played = board(
        mine, {"graveyard": ["Shock", "Forest"]}, activate("Walker", "Shock"), RESOLVE, expect=["Shock in exile"]
    )
    assert played.count("page counter") >= 1


@cr("603.12", cited=False)
@pytest.mark.parametrize(("card", "life"), [("Hill Giant", 16), ("Island", 20)])
def test_when_a_nonland_card_is_discarded_this_way(card: str, life: int) -> None:
    said = (
        "−2: Draw a card, then you may discard a card. When you discard a nonland card this way, ~ deals "
        "damage equal to "
    )
    mine = {"battlefield": [saying(f"{said}that card's mana value to target player or planeswalker.")], "hand": [card]}
    aimed = [answer("B"), RESOLVE] if life < 20 else []
    board(mine, [], *UP, YES, answer(card), *aimed, expect=[f"B life {life}", f"{card} in graveyard"])


@cr("608.2d", cited=False)
@pytest.mark.parametrize(("discards", "life"), [(True, 20), (False, 17)])
def test_whoever_does_not_discard_loses_life(discards: bool, life: int) -> None:
    said = "−8: Each opponent may discard a card. If they don't, they lose 3 life."
    choice = answer("yes" if discards else "no", "B", "may")
    board([saying(said)], {"hand": ["Shock"]}, *UP, choice, expect=[f"B life {life}"])
    board([saying(said)], [], *UP, expect=["B life 17"])


@cr("101.4", cited=False)
def test_each_of_several_opponents_decides() -> None:
    said = "−8: Each opponent may discard a card. If they don't, they lose 3 life. Repeat this process once."
    decisions = [answer("yes", "B", "may"), answer("no", "C", "may")]
    seats: dict[str, Any] = {"C": {"hand": ["Shock"]}}
    board(
        [saying(said)],
        {"hand": ["Shock"]},
        *UP,
        *decisions,
        answer("no", "C", "may"),
        expect=["B life 17", "C life 14"],
        **seats,
    )


@cr("110.4", cited=False)
def test_a_permanent_of_each_type_is_kept() -> None:
    said = "−9: Each opponent chooses a permanent they control of each permanent type and sacrifices the rest."
    theirs = ["Hill Giant", "Grizzly Bears", "Forest", "Forest", "Sol Ring"]
    chosen = [answer("Hill Giant", "B"), answer("Forest#1", "B")]
    expected = ["B controls Hill Giant", "Grizzly Bears in graveyard", "B controls 1 Forest", "B controls Sol Ring"]
    board(
        [saying(said), "Wind Drake", "Serra Angel"], theirs, *UP, *chosen, expect=[*expected, "A controls Wind Drake"]
    )


@cr("608.2e", cited=False)
def test_one_creature_of_each_player_is_kept() -> None:
    said = (
        "−4: For each player, choose a creature that player controls. Each player sacrifices all creatures "
        "they control "
    )
    mine = [saying(f"{said}not chosen this way."), "Wind Drake", "Serra Angel"]
    chosen = [answer("Serra Angel"), answer("Hill Giant")]
    expected = [
        "A controls Serra Angel",
        "Wind Drake in graveyard",
        "B controls Hill Giant",
        "Grizzly Bears in graveyard",
    ]
    board(mine, ["Hill Giant", "Grizzly Bears"], *UP, *chosen, expect=expected)


@cr("608.2d")
def test_of_four_kinds_one_each_is_kept() -> None:
    said = (
        "−4: Each opponent chooses an artifact, a creature, an enchantment and a planeswalker from among the nonland "
    )
    theirs = ["Hill Giant", "Grizzly Bears", "Forest", "Sol Ring"]
    kept = [*UP, answer("Hill Giant", "B")]
    expected = ["B controls Hill Giant", "Grizzly Bears in graveyard", "B controls Forest", "B controls Sol Ring"]
    board([saying(f"{said}permanents they control, then sacrifices the rest.")], theirs, *kept, expect=expected)


@cr("109.1", cited=False)
def test_all_but_some_are_destroyed() -> None:
    said = "−5: Destroy all other permanents except for lands and tokens."
    mine = [saying(said), "Grizzly Bears", "Forest"]
    mine[0]["token"]["name"] = "Walker"
    expected = ["Grizzly Bears in graveyard", "Sol Ring in graveyard", "A controls Forest", "B controls Token"]
    board(mine, ["Sol Ring", creature("", name="Token")], *UP, expect=[*expected, "Walker has 4 loyalty"])


@cr("701.13")
def test_it_is_exiled_along_with_others() -> None:
    said = "−9: Exile ~ and each creature your opponents control."
    played = board([walker(said, 12), "Wind Drake"], ["Hill Giant", "Sol Ring"], *UP, expect=["Hill Giant in exile"])
    names = [it["name"] for it in played.report["state"]["players"]["A"]["battlefield"]]
    assert names == ["Wind Drake"]


@cr("701.17a")
def test_life_for_cards_milled_into_the_graveyard_this_way() -> None:
    said = "−1: Mill four cards. You gain 1 life for each creature card put into your graveyard this way."
    mine = {"battlefield": [saying(said)], "graveyard": ["Wind Drake"]}
    mine["library"] = ["Hill Giant", "Forest", "Grizzly Bears", "Shock", "Serra Angel"]
    board(mine, [], *UP, expect=["A life 22"])


@cr("118.12a")
def test_what_is_discarded_to_pay_is_discarded_this_way() -> None:
    said = "−1: You lose 2 life unless you discard a card. When you discard a nonland card this way, you gain 5 life."
    mine = {"battlefield": [saying(said)], "hand": ["Shock"]}
    board(mine, [], *UP, YES, RESOLVE, expect=["A life 25", "Shock in graveyard"])
