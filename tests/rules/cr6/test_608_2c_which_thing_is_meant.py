"""Which of the things that a text has spoken of a pronoun means, and which it can't mean (CR 608.2c)."""

from __future__ import annotations

import pytest

from engine.oracle.compile import read_unit
from tests.helpers import (
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    creature,
    to,
    turn,
)

SURVIVOR = {"token": {"name": "Saved", "types": ["Creature"], "subtypes": ["Survivor"], "power": 1, "toughness": 1}}


@cr("608.2c")
def test_a_card_is_meant_where_it_is_said_to_be_one_not_a_token_made_since() -> None:
    satchel = creature(
        "{2}, {T}: Reveal the top card of your library. If it's a creature card, create a 1/1 green Saproling"
        " creature token. If it's a land card, put that card onto the battlefield under your control. If it's"
        " a noncreature, nonland card, you gain 2 life.",
    )
    land = {"battlefield": [satchel], "library": ["Swamp"], "mana": "11"}
    board(land, [], activate("Tester"), RESOLVE, expect=["Swamp on battlefield"])
    teller = creature(
        "Whenever Tester attacks, exile target card from a graveyard. If it was a creature card, create a 2/2"
        " black Rogue creature token. If it was a land card, create a Treasure token. Otherwise, you gain 3 "
        "life.",
    )
    arbor = {"graveyard": ["Dryad Arbor"]}
    played = board([teller], arbor, *attack(Tester="B"), RESOLVE, expect=["A life 20"])
    assert played.count("creates a Rogue Token") == played.count("creates a Treasure Token") == 1


@cr("608.2c")
def test_where_one_condition_denies_the_other_nothing_done_under_it_is_meant() -> None:
    court = creature(
        "{T}: Choose target artifact. If you're the monarch, you may create a token that's a copy of it. If "
        "you're not the monarch, you may have Tester become a copy of it.",
    )
    script = (activate("Tester", "Sol Ring"), RESOLVE, answer("yes"))
    board([court, "Sol Ring"], [], *script, expect=["A controls 2 Sol Ring"])


@cr("608.2c")
def test_what_was_sacrificed_is_not_what_grows() -> None:
    socialite = creature(
        "Whenever Tester attacks, you may sacrifice an artifact. If you do, it gets +2/+2 until end of turn.",
    )
    board([socialite, "Sol Ring"], [], *attack(Tester="B"), RESOLVE, answer("yes"), expect=["Tester is 4/4"])


@cr("608.2c", "101.3")
def test_otherwise_nothing_has_come_of_what_was_not_done() -> None:
    troll = creature(
        "At the beginning of your upkeep, exile a creature card from your graveyard. If you do, put a +1/+1 "
        "counter on Tester. Otherwise, sacrifice it.",
    )
    board([troll], [], turn(5), RESOLVE, expect=["Tester is nowhere"])
    fed = {"battlefield": [troll], "graveyard": ["Grizzly Bears"]}
    board(fed, [], turn(5), RESOLVE, expect=["Tester is 3/3", "Grizzly Bears in exile"])


@cr("608.2c")
def test_that_creature_is_the_other_party_where_the_subject_was_called_by_another_noun() -> None:
    doyen = creature(
        "Whenever an Archer you control deals damage to a creature, that Archer deals that much damage to "
        "that creature's controller.",
        looks={"subtypes": ["Archer"]},
    )
    script = (*attack(Tester="B"), *block_with({"Hill Giant": "Tester"}), to("combat damage"), RESOLVE)
    board([doyen], ["Hill Giant"], *script, expect=["B life 18", "A life 20"])


@cr("608.2c")
def test_damage_to_any_target_is_measured_by_the_creature_spoken_of_before() -> None:
    boo = creature(
        "{T}: Sacrifice another creature. When you do, Tester deals X damage to any target, where X is that "
        "creature's power.",
    )
    script = (activate("Tester"), RESOLVE, answer("Craw Wurm"), answer("B"), RESOLVE)
    board([boo, "Craw Wurm", "Grizzly Bears"], [], *script, expect=["B life 14"])


@cr("608.2c", "107.3")
def test_x_things_do_not_measure_x() -> None:
    kylox = creature(
        "Whenever Tester attacks, sacrifice any number of other creatures, then exile the top X cards of your"
        " library, where X is their total power.",
    )
    script = (*attack(Tester="B"), RESOLVE, answer(["Grizzly Bears"]))
    assert board([kylox, "Grizzly Bears"], [], *script).count("Forest ×2 are exiled") == 1
    wraith = creature(
        "Whenever you attack with one or more Wraiths, exile the top X cards of your library, where X is "
        "their total power.",
        "3/3",
        looks={"subtypes": ["Wraith"]},
    )
    assert board([wraith], [], *attack(Tester="B"), RESOLVE).count("Forest ×3 are exiled") == 1


@cr("608.2c")
def test_of_several_cards_those_that_were_chosen_are_meant() -> None:
    whack = creature(
        "{T}: Target player reveals three cards from their hand. You choose two of them. That player discards"
        " those cards.",
    )
    hand = {"hand": ["Shock", "Swamp", "Island", "Forest"]}
    script = (activate("Tester", "B"), RESOLVE, answer(["Shock", "Swamp", "Island"], "B"), answer(["Shock", "Swamp"]))
    board([whack], hand, *script, expect=["B has 2 cards in hand", "Shock in B's graveyard", "Island in B's hand"])


@cr("608.2c")
def test_the_rest_is_what_was_not_put_away() -> None:
    reveal = creature(
        "{T}: Reveal cards from the top of your library until you reveal a creature card. Put all creature "
        "cards revealed this way into your graveyard, then put the rest on the bottom of your library in a "
        "random order.",
    )
    mine = {"battlefield": [reveal], "library": ["Island", "Grizzly Bears", "Swamp"]}
    played = board(mine, [], activate("Tester"), RESOLVE, expect=["Grizzly Bears in A's graveyard"])
    assert played.count("Island is put on the bottom") == 1


@cr("608.2c")
def test_what_a_condition_tells_of_the_turn_is_no_party_of_an_event() -> None:
    conduit = creature(
        "{T}: Choose target nonland permanent card in your graveyard. If you haven't cast a spell this turn, "
        "you may cast that card.",
    )
    mine = {"battlefield": [conduit], "graveyard": ["Grizzly Bears"], "mana": "GG"}
    board(mine, [], activate("Tester", "Grizzly Bears"), RESOLVE, answer("yes"), RESOLVE,
          expect=["Grizzly Bears on battlefield"])  # fmt: skip
    beast = creature(
        "{T}: Put a +1/+1 counter on Tester.\nAs long as you've put one or more +1/+1 counters on Tester this"
        " turn, it has flying.",
    )
    board([beast], [], expect=["Tester has no flying"])
    board([beast], [], activate("Tester"), RESOLVE, expect=["Tester has flying"])


@cr("608.2c", "601.2h", cited=False)
def test_mana_is_spent_on_the_spell_not_on_a_target() -> None:
    text = "When ~ enters, earthbend X, where X is the amount of mana spent to cast it."
    (trigger,) = read_unit(text, False).abilities
    assert "Role.EVENT" in repr(trigger)
    assert "Role.TARGET" not in repr(trigger)


@cr("608.2c")
def test_an_army_deals_damage_by_its_own_power() -> None:
    amass = creature(
        "{T}: Amass 2, then the Army you amassed deals damage equal to its power to each non-Army creature."
    )
    board([amass], ["Hill Giant", "Grizzly Bears"], activate("Tester"), RESOLVE,
          expect=["Grizzly Bears in B's graveyard", "Hill Giant has 2 damage"])  # fmt: skip


@cr("508.1c", "611.3a")
def test_they_in_a_static_ability_are_whatever_the_sentence_is_about() -> None:
    varchild = creature(
        "Survivors your opponents control can't block, and they can't attack you or planeswalkers you control.",
    )
    board([SURVIVOR], [varchild], *attack(Saved="B"), refused="508.1c")


@cr("607.2a", cited=False)
def test_exiled_with_it_is_exiled_with_the_object_itself() -> None:
    lazav = creature(
        "{T}: Exile target creature card from a graveyard.\nWhenever you sacrifice an artifact, you may have "
        "Tester become a copy of a creature card exiled with it until end of turn.\nSacrifice an artifact: "
        "You gain 1 life.",
    )
    mine = {"battlefield": [lazav, "Sol Ring"], "graveyard": ["Craw Wurm"]}
    script = (activate("Tester", "Craw Wurm"), RESOLVE, activate("Tester", ability=2), RESOLVE, answer("yes"))
    board(mine, [], *script, RESOLVE_ALL, expect=["Craw Wurm is 6/4"])


@cr("608.2c")
def test_if_you_dont_cast_it_the_card_is_still_where_it_was() -> None:
    discover = creature(
        "{T}: Look at the top three cards of your library. Exile one of them face down and put the rest on "
        "the bottom of your library in a random order. You may cast the exiled card without paying its mana "
        "cost if it's an instant spell with mana value 2 or less. If you don't, put that card into your hand.",
    )
    mine = {"battlefield": [discover], "library": ["Swamp", "Shock", "Island"]}
    script = (activate("Tester"), RESOLVE)
    board(mine, [], *script, answer("Swamp"), expect=["Swamp in A's hand"])
    board(mine, [], *script, answer("Shock"), answer("no"), expect=["Shock in A's hand"])
    cast_it = (answer("Shock"), answer("yes"), answer("B"), RESOLVE)
    board(mine, [], *script, *cast_it, expect=["B life 18", "Shock in A's graveyard"])


@cr("608.2c")
def test_counters_are_as_many_as_the_power_of_what_died() -> None:
    bearer = creature(
        "When Tester dies, put a number of +1/+1 counters equal to its power on target creature.",
        "3/1",
    )
    mine = {"battlefield": [bearer, "Grizzly Bears"], "hand": ["Shock"], "mana": "R"}
    board(mine, [], cast("Shock", "Tester"), RESOLVE_ALL, expect=["Grizzly Bears is 5/5"])


@cr("608.2c")
def test_another_attacker_is_another_than_the_target() -> None:
    kamiz = creature(
        "Whenever you attack, target attacking creature can't be blocked this turn. Then choose another "
        "attacking creature with lesser power. That creature gains double strike until end of turn.",
        "1/4",
    )
    script = (*attack(Tester="B", Hill_Giant="B"), answer("Hill Giant"), RESOLVE)
    board([kamiz, "Hill Giant"], [], *script, expect=["Tester has double strike"])


@pytest.mark.parametrize(
    ("text", "spell"),
    [
        ("Then destroy all other creatures.", True),
        ("{T}, Sacrifice two lands: Draw three cards, then discard one of them.", False),
        ("{T}: Look at the top seven cards of your library. You may put one of those cards onto the battlefield if it "
         "has the same name as a permanent. Put the rest on the bottom of your library in any order.", False),
    ],
)  # fmt: skip
@cr("608.2c", cited=False)
def test_what_can_mean_nothing_is_not_read(text: str, spell: bool) -> None:
    assert not read_unit(text, spell).whole


@cr("603.2c", cited=False)
def test_those_that_deal_damage_together_are_all_of_them() -> None:
    text = (
        "Whenever one or more creatures you control deal combat damage to a player, put a +1/+1 counter on each of"
        " those creatures."
    )
    board(
        [creature(text, "1/1", "Captain"), "Grizzly Bears", "Serra Angel", "Llanowar Elves"],
        [],
        *attack_with({"Captain": "B", "Grizzly Bears": "B", "Serra Angel": "B"}),
        to("combat damage"),
        RESOLVE,
        expect=["Captain is 2/2", "Grizzly Bears is 3/3", "Serra Angel is 5/5", "Llanowar Elves is 1/1"],
    )


@cr("509.3d", cited=False)
@pytest.mark.parametrize(
    ("blocker", "pronoun", "sizes"),
    [
        ("one or more creatures", "it", ["Grizzly Bears is 5/5", "Ornithopter is 0/2"]),
        ("a creature", "that creature", ["Grizzly Bears is 2/2", "Ornithopter is 3/5"]),
    ],
)
def test_an_equipped_creature_that_becomes_blocked_is_it_and_its_blocker_that_creature(
    blocker: str, pronoun: str, sizes: list[str]
) -> None:
    does = f"{pronoun} gets +3/+3 until end of turn."
    text = f"Whenever equipped creature becomes blocked by {blocker}, {does}\nEquip {{1}}"
    blade = {"token": {"name": "Blade", "types": ["Artifact"], "subtypes": ["Equipment"], "text": text}}
    board(
        [{**blade, "attached_to": "Grizzly Bears"}, "Grizzly Bears"],
        ["Ornithopter"],
        *attack_with({"Grizzly Bears": "B"}),
        *block_with({"Ornithopter": "Grizzly Bears"}),
        RESOLVE,
        expect=sizes,
    )


@cr("122.6")
def test_a_counter_is_put_on_the_permanent_that_a_spell_targets_and_not_on_the_spell() -> None:
    board(
        {"hand": ["Giant Growth"], "battlefield": ["Bloodcrazed Hoplite"]},
        [],
        cast("Giant Growth", "Bloodcrazed Hoplite"),
        RESOLVE,
        expect=["Bloodcrazed Hoplite has 1 +1/+1 counter", "Giant Growth on the stack"],
    )


@cr("608.2c", "615.1")
def test_what_prevents_damage_may_stand_behind_what_else_is_done() -> None:
    board(
        {"hand": ["Giant Growth"], "battlefield": ["Favored Hoplite"]},
        {"hand": ["Lightning Bolt"]},
        cast("Giant Growth", "Favored Hoplite"),
        RESOLVE_ALL,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Favored Hoplite", player="B"),
        RESOLVE,
        expect=["Favored Hoplite is 5/6", "Favored Hoplite damage 0"],
    )
