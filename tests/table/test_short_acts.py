"""Short acts: what people write for the entries of a script, and entries as people write them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine import NotUnderstood, Scenario, SeveralMeant, ShortActs, Table, in_short, play, short_acts
from engine.table.short_acts.kinds_of_act import BY_NAME, FORMS
from engine.words import LANGUAGES, Words
from tests.helpers import cr, creature
from tests.shelf import cards

SIEGE = {"card": "Invasion of Zendikar", "id": "siege", "counters": {"defense": 3}, "protector": "Bob"}
ANA: dict[str, Any] = {
    "battlefield": ["Grizzly Bears", "Serra Angel", "Llanowar Elves"],
    "hand": ["Lightning Bolt", "Giant Growth", "Mountain", "Shock"],
}
WITH_SIEGE = ANA | {"battlefield": [*ANA["battlefield"], SIEGE]}
BOB: dict[str, Any] = {"battlefield": ["Hill Giant", "Giant Spider", "Wall of Omens"], "hand": ["Murder"]}


def table(
    ana: dict[str, Any] = ANA, bob: dict[str, Any] = BOB, step: str = "precombat main", locale: str = "en", **more: Any
) -> Table:
    """A table with Ana's turn and Bob; ``more`` has further players."""
    sides = {"Ana": ana, "Bob": bob, **more}
    sides = {name: {"library": ["Forest"] * 5, **side} for name, side in sides.items()}
    turn = {"number": 3, "active": "Ana", "step": step}
    return play(Scenario.load({"version": 1, "players": sides, "turn": turn}), cards(), locale=locale)


def done(text: str, on: Table | None = None, asker: str | None = "Ana") -> ShortActs:
    """Read and play, with nothing refused."""
    found = short_acts(on or table(), text, asker)
    assert found.refusal is None, found.refusal
    found.table.report()
    return found


def said(text: str, on: Table | None = None, asker: str | None = "Ana") -> list[str]:
    """What was understood, act by act."""
    return [act.said for act in done(text, on, asker).acts]


# ---- what is understood, in full words


def test_a_word_of_a_name_may_have_a_number() -> None:
    two = table(ana={**ANA, "battlefield": ["Grizzly Bears", "Grizzly Bears"]})
    assert said("attack with bears#2", two)[-1].endswith("Ana attacks Bob with Grizzly Bears#2")
    two = table(ana={**ANA, "battlefield": ["Grizzly Bears", "Grizzly Bears"]})
    assert said("bolt my bears #2", two) == ["Ana casts Lightning Bolt on Grizzly Bears#2"]


def test_the_name_of_a_card_casts_no_other_whose_name_it_begins_with() -> None:
    on = table(ana={**ANA, "hand": ["Murder", "Massacre"]}, bob={"battlefield": ["Massacre Wurm", "Hill Giant"]})
    assert said("cast Murder; Massacre Wurm", on)[1] == "Ana chooses Massacre Wurm"


@pytest.mark.parametrize(
    ("text", "understood"),
    [
        ("evoke Mulldrifter", "Ana casts Mulldrifter, with evoke"),
        ("kick Kavu Titan", "Ana casts Kavu Titan, with kicker"),
        ("flashback Think Twice", "Ana casts Think Twice, with flashback"),
        ("évoque Mulldrifter", "Ana casts Mulldrifter, with evoke"),
    ],
)
def test_the_name_of_a_cost_may_be_the_verb(text: str, understood: str) -> None:
    on = table(ana={"hand": ["Mulldrifter", "Kavu Titan"], "graveyard": ["Think Twice"]})
    assert said(text, on)[0] == understood


@pytest.mark.parametrize("cost", ["with flashback", "for its flashback cost", "paying the flashback cost"])
def test_a_cost_is_called_by_its_name_alone_or_as_what_it_is(cost: str) -> None:
    on = table(ana={"graveyard": ["Think Twice"]})
    assert said(f"cast Think Twice {cost}", on) == ["Ana casts Think Twice, with flashback"]


def test_an_attack_and_a_block_by_whatever_can_need_no_more_words() -> None:
    one = table(ana={"battlefield": ["Colossal Dreadmaw"]}, bob={"battlefield": ["Typhoid Rats"]})
    attack, block = "Ana attacks Bob with Colossal Dreadmaw", "Bob blocks Colossal Dreadmaw with Typhoid Rats"
    for text in ("attack; Bob blocks", "I attack; he blocks", "j'attaque; adv bloque", "attaque, il bloque"):
        assert said(text, one) == [attack, block], text


def test_which_of_several_attacks_or_blocks_is_asked_and_all_of_them_is_an_answer() -> None:
    ana, bob = {"battlefield": ["Grizzly Bears", "Serra Angel"]}, {"battlefield": ["Hill Giant", "Giant Spider"]}
    with pytest.raises(SeveralMeant) as which:
        short_acts(table(ana=ana, bob=bob), "attack", "Ana")
    assert which.value.unsaid == "attackers"
    assert [one.reference for one in which.value.candidates] == [
        "Grizzly Bears and Serra Angel",
        "Grizzly Bears",
        "Serra Angel",
    ]
    assert which.value.saying("Grizzly Bears and Serra Angel") == "Ana attacks with Grizzly Bears and Serra Angel"
    with pytest.raises(SeveralMeant) as which:
        short_acts(table(ana=ana, bob=bob), "attack with Bears; Bob blocks", "Ana")
    assert which.value.unsaid == "blockers"
    assert which.value.saying("Giant Spider").endswith("; Bob blocks with Giant Spider")
    with pytest.raises(SeveralMeant) as which:
        short_acts(table(ana=ana, bob=bob), "attack with Bears; opp blocks", "Ana")
    assert which.value.unsaid == "blockers"


def test_why_nothing_can_attack_is_the_table_s_to_say() -> None:
    found = short_acts(table(ana={"battlefield": [{"card": "Serra Angel", "tapped": True}]}), "attack", "Ana")
    assert found.refusal is not None


@pytest.mark.parametrize(("word", "player"), [("me", "Ana"), ("opp", "Bob")])
def test_a_word_for_a_player_means_no_card_that_begins_so(word: str, player: str) -> None:
    there = table({"hand": ["Shock"]}, {"battlefield": ["Mercenary Informer", "Opposition Agent"]})
    assert said(f"shock {word}", there) == [f"Ana casts Shock on {player}"]


SEER = {"battlefield": ["Viscera Seer", "Goblin Bombardment", "Grizzly Bears", "Evolving Wilds", {"token": "Clue"}]}


@cr("602.2a", "701.21a")
@pytest.mark.parametrize(
    ("text", "understood"),
    [
        ("sac the clue", "Ana activates Clue Token"),
        ("crack wilds", "Ana activates Evolving Wilds"),
        (
            "sac bears to bombardment targeting Bob",
            "Ana activates Goblin Bombardment on Bob, sacrificing Grizzly Bears",
        ),
        (
            "activate bombardment sacrificing bears, targeting Bob",
            "Ana activates Goblin Bombardment on Bob, sacrificing Grizzly Bears",
        ),
        ("sac bears to seer", "Ana activates Viscera Seer, sacrificing Grizzly Bears"),
        (
            "Ana activates Viscera Seer, sacrificing Grizzly Bears",
            "Ana activates Viscera Seer, sacrificing Grizzly Bears",
        ),
    ],
)
def test_what_is_sacrificed_as_a_cost_is_said_as_people_say_it(text: str, understood: str) -> None:
    assert said(text, table(SEER)) == [understood]


@pytest.mark.parametrize("text", ["sac bears", "sac seer", "sac bears to wilds"])
def test_what_has_no_such_cost_is_not_understood(text: str) -> None:
    """Above all it does not cast a card that is called Sacrifice."""
    with pytest.raises(NotUnderstood) as refused:
        done(text, table(SEER))
    assert "costs to sacrifice" in refused.value.sentence("en")


def test_in_french_a_creature_is_sacrificed_to_something() -> None:
    assert said("sacrifier bears à seer", table(SEER, locale="fr")) == [
        "Ana active Viscera Seer, en sacrifiant Grizzly Bears"
    ]
    assert said("active bombardment en sacrifiant bears sur Bob", table(SEER, locale="fr")) == [
        "Ana active Goblin Bombardment sur Bob, en sacrifiant Grizzly Bears"
    ]


def test_a_creature_is_called_by_its_size() -> None:
    assert said("bolt the 3/3") == ["Ana casts Lightning Bolt on Hill Giant"]
    with pytest.raises(SeveralMeant):
        short_acts(table(bob={"battlefield": ["Hill Giant", "Centaur Courser"]}), "bolt the 3/3", "Ana")


def test_in_french_a_spell_is_cast_on_what_was_spoken_of() -> None:
    french = table(locale="fr")
    assert said("lance Giant Growth sur Bears; Bob lance Murder dessus", french)[1] == (
        "Bob lance Murder sur Grizzly Bears"
    )


JACE = {"battlefield": ["Jace Beleren"]}


@pytest.mark.parametrize(
    "text",
    [
        "activate Jace -1 on Bob",
        "Jace, −1 targeting Bob",
        "use Jace's -1 on Bob",
        "-1 of Jace on Bob",
        "activate Jace on Bob, ability -1",
        "active la capacité -1 de Jace sur Bob",
        "Jace -1 sur Bob",
    ],
)
def test_a_loyalty_ability_is_called_by_its_cost(text: str) -> None:
    assert said(text, table(ana=JACE)) == ["Ana activates Jace Beleren, -1 on Bob"]


def test_a_cost_that_no_ability_has_is_refused_with_those_there_are() -> None:
    refusal = short_acts(table(ana=JACE), "Jace -3 on Bob", "Ana").refusal
    assert refusal is not None
    assert refusal.rules == ("602.1",)


def test_which_of_several_abilities_is_asked_unless_what_is_named_tells() -> None:
    with pytest.raises(SeveralMeant) as which:
        short_acts(table(ana=JACE), "activate Jace", "Ana")
    assert which.value.unsaid == "ability"
    assert [one.reference.partition(":")[0] for one in which.value.candidates] == ["+2", "−1"], "−10 can't be paid"
    chosen = which.value.saying(which.value.candidates[0].reference)
    assert said(chosen, table(ana=JACE)) == ["Ana activates Jace Beleren, ability 1"]
    assert said("activate Jace on Bob", table(ana=JACE)) == ["Ana activates Jace Beleren on Bob, ability 2"]


@pytest.mark.parametrize("text", ["Bob's turn", "to Bob's turn", "tour de Bob", "au tour de Bob", "opp's next turn"])
def test_somebody_s_turn_is_gone_on_to(text: str) -> None:
    found = done(text)
    assert (found.table.game.turn.number, found.table.game.turn.step.value) == (4, "upkeep")
    assert found.table.game.players[found.table.game.turn.active].name == "Bob"


def test_one_s_own_turn_is_the_next_one() -> None:
    assert done("my turn").table.game.turn.number == 5


def test_a_card_type_means_what_is_of_it_and_asks_which_of_several() -> None:
    with pytest.raises(SeveralMeant):
        short_acts(table(), "bolt the creature", "Ana")


@pytest.mark.parametrize(
    ("text", "understood"),
    [
        ("Ana casts Lightning Bolt on Hill Giant", "Ana casts Lightning Bolt on Hill Giant"),
        ("bolt the giant spider", "Ana casts Lightning Bolt on Giant Spider"),
        ("bolt Bob", "Ana casts Lightning Bolt on Bob"),
        ("bolt opp", "Ana casts Lightning Bolt on Bob"),
        ("Bolt face.", "Ana casts Lightning Bolt on Bob"),
        ("I cast shock targeting my bears", "Ana casts Shock on Grizzly Bears"),
        ("cast giant growth on angel", "Ana casts Giant Growth on Serra Angel"),
        ("shock opp's wall", "Ana casts Shock on Wall of Omens"),
        ("cast Shock at Bob without paying", "Ana casts Shock on Bob, without paying"),
        ("Lightning Bolt on Hill Giant", "Ana casts Lightning Bolt on Hill Giant"),
        ("lance Lightning Bolt sur l'ours", "Ana casts Lightning Bolt on Grizzly Bears"),
        ("lance Lightning Bolt sur les ours", "Ana casts Lightning Bolt on Grizzly Bears"),
        ("lance Lightning Bolt sur l’araignée", "Ana casts Lightning Bolt on Giant Spider"),
        ("cast Shock without paying on Bob", "Ana casts Shock on Bob, without paying"),
        ("play Mountain", "Ana plays Mountain"),
        ("play Shock on Bob", "Ana casts Shock on Bob"),
        ("activate Llanowar Elves", "Ana activates Llanowar Elves"),
        ("Ana passes", "Ana passes"),
        ("pass priority", "Ana passes"),
        ("to combat", "to the beginning of combat"),
        ("go to the end step", "to the end step"),
        ("to Bob's end step", "to Bob's end step"),
        ("to opp's upkeep", "to Bob's upkeep"),
        ("end step", "to the end step"),
        ("opp's next upkeep", "to Bob's upkeep"),
        ("my upkeep", "to Ana's upkeep"),
        ("end turn", "to the upkeep of turn 4"),
        ("Ana chooses yes", "Ana chooses yes"),
        ("Bob concedes", "Bob concedes"),
    ],
)
def test_a_short_act_is_printed_back_in_full_words(text: str, understood: str) -> None:
    assert said(text) == [understood]
    assert said(understood) == [understood], "what is printed reads as the same"


@pytest.mark.parametrize(
    ("text", "understood"),
    [
        ("attack with everything", "Ana attacks Bob with Grizzly Bears, Serra Angel and Llanowar Elves"),
        ("swing with bears and angel", "Ana attacks Bob with Grizzly Bears and Serra Angel"),
        ("attack all", "Ana attacks Bob with Grizzly Bears, Serra Angel and Llanowar Elves"),
        ("Bears attack", "Ana attacks Bob with Grizzly Bears"),
    ],
)
@cr("508.1")
def test_an_attack_goes_to_its_step_first(text: str, understood: str) -> None:
    first = "to the declare attackers step"
    assert said(text) == [understood], "what decides nothing goes without saying"
    assert done(text).acts[0].entries[0] == {"do": "go_to", "step": "declare attackers"}
    assert said(f"{first}; {understood}") == [first, understood]


@pytest.mark.parametrize(
    ("text", "understood"),
    [
        ("attack siege with bears; Angel at Bob", "Ana attacks siege with Grizzly Bears; Bob with Serra Angel"),
        ("Bears attack the siege", "Ana attacks siege with Grizzly Bears"),
        ("shock the siege", "Ana casts Shock on siege"),
        ("shock the battle", "Ana casts Shock on siege"),
    ],
)
def test_a_battle_is_named(text: str, understood: str) -> None:
    assert said(text, table(WITH_SIEGE))[-1].endswith(understood)


@pytest.mark.parametrize(
    "text", ["attack with bears and angel", "Bears, angel attack", "swing with my bears and angel"]
)
@cr("508.1f")
def test_what_is_attacked_is_asked_where_there_is_more_than_a_player(text: str) -> None:
    on = table(WITH_SIEGE)
    with pytest.raises(SeveralMeant) as caught:
        short_acts(on, f"pass; Bob passes; {text}; pass", "Ana")
    which = caught.value
    assert [(one.reference, one.zone) for one in which.candidates] == [("Bob", "player"), ("siege", "battlefield")]
    assert which.unsaid == "attacked"
    told = which.saying("siege")
    assert told == "pass; Bob passes; Ana attacks siege with Grizzly Bears and Serra Angel; pass"
    assert done(told, on).table.game.combat.attackers


@pytest.mark.parametrize(
    ("words", "attackers"),
    [
        ("angels", "Serra Angel#1 and Serra Angel#2"),
        ("the bear", "Grizzly Bears#1"),
        ("2 bears", "Grizzly Bears#1 and Grizzly Bears#2"),
        ("all elves", "Llanowar Elves#1 and Llanowar Elves#2"),
    ],
)
@cr("508.1")
def test_a_word_in_the_plural_means_all_that_are_called_so(words: str, attackers: str) -> None:
    creatures = ("Grizzly Bears", "Llanowar Elves", "Serra Angel")
    ana = {"battlefield": [{"card": name, "count": 2} for name in creatures]}
    assert said(f"attack with {words}", table(ana))[0].endswith(f"Ana attacks Bob with {attackers}")


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("bears", [("Grizzly Bears#1",), ("Grizzly Bears#1", "Grizzly Bears#2", "Runeclaw Bear")]),
        ("Grizzly Bears", [("Grizzly Bears#1",), ("Grizzly Bears#1", "Grizzly Bears#2")]),
        ("my elves", [("Llanowar Elves#1",), ("Llanowar Elves#1", "Llanowar Elves#2")]),
        ("the bear", [("Grizzly Bears#1",), ("Runeclaw Bear",)]),
        ("two bears", [("Grizzly Bears#1", "Grizzly Bears#2"), ("Grizzly Bears#1", "Runeclaw Bear")]),
    ],
)
def test_a_word_that_is_a_name_and_a_plural_is_asked(words: str, meant: list[tuple[str, ...]]) -> None:
    ana = {"battlefield": ["Grizzly Bears", "Grizzly Bears", "Runeclaw Bear", "Llanowar Elves", "Llanowar Elves"]}
    with pytest.raises(SeveralMeant) as caught:
        short_acts(table(ana), f"attack with {words}", "Ana")
    which = caught.value
    assert [one.things or (one.reference,) for one in which.candidates] == meant
    for one in which.candidates:
        assert said(which.saying(one.reference), table(ana))[0].count("#") == one.reference.count("#")


def test_who_acts_is_asked_where_it_is_neither_said_nor_known() -> None:
    for text in ("concede", "shock Bob", "activate Llanowar Elves; concede"):
        with pytest.raises(SeveralMeant) as caught:
            short_acts(table(bob=ANA), text, None)
        assert {one.player for one in caught.value.candidates} == {"Ana", "Bob"}
    assert caught.value.unsaid == ""
    with pytest.raises(SeveralMeant) as caught:
        short_acts(table(), "pass; concede", None)
    assert caught.value.unsaid == "player"
    assert caught.value.saying("Bob") == "pass; Bob concede"


def test_of_a_card_in_hand_and_another_that_can_be_cast_from_elsewhere_it_is_asked_which() -> None:
    ana = {"hand": ["Faithless Looting"], "graveyard": ["Faithless Looting"]}
    with pytest.raises(SeveralMeant) as caught:
        short_acts(table(ana), "cast Faithless Looting", "Ana")
    assert [one.zone for one in caught.value.candidates] == ["hand", "graveyard"]


@pytest.mark.parametrize(
    "text",
    [
        "Forked Bolt 1 to hill, 1 to Bob",
        "Forked Bolt 1 hill, 1 opp",
        "lance Forked Bolt, 1 hill et 1 adv",
        "cast Forked Bolt, 1 to hill and 1 to Bob",
        "Ana casts Forked Bolt on hill and Bob, 1 to hill, 1 to Bob",
        "lance Forked Bolt 1 à hill, 1 à Bob",
    ],
)
@cr("601.2d")
def test_what_each_target_gets_is_said_with_the_spell(text: str) -> None:
    on = table(ANA | {"hand": ["Forked Bolt"]})
    cast, divided = said(text, on)
    assert cast == "Ana casts Forked Bolt on Hill Giant and Bob"
    assert divided == "Ana assigns 1 to Hill Giant and 1 to Bob"


@cr("601.2d", "603.3b", cited=False)
def test_a_division_among_the_targets_of_one_of_two_triggers_is_made_as_it_is_said() -> None:
    """Of two creatures of a name the second may be called the other one; nothing of a division is left out."""
    mine = {"hand": ["Fury"], "battlefield": [creature("Whenever another creature enters, you gain 1 life.")]}
    theirs = {"battlefield": ["Memnite", "Memnite", "Hill Giant"]}
    on = table(mine, theirs)
    found = done("cast Fury; 1 to Memnite, 1 to the other Memnite, 2 to Giant", on)
    made = [one.entries[-1]["value"] for one in found.acts if isinstance(one.entries[-1].get("value"), dict)]
    assert made == [{"Memnite#1": 1, "Memnite#2": 1, "Hill Giant": 2}]
    with pytest.raises(NotUnderstood) as caught:
        short_acts(table(mine, theirs), "cast Fury; 1 to Memnite, 3 to gibberish", "Ana")
    assert caught.value.found == "gibberish"


def test_a_division_among_what_is_no_target_is_quoted_as_people_write_it() -> None:
    found = short_acts(table(ANA | {"hand": ["Forked Bolt"]}), "Forked Bolt on Bob; 1 to hill, 1 to Bob", "Ana")
    assert "Hill Giant = 1, Bob = 1" in " ".join([*found.table.report().assumed])


@pytest.mark.parametrize(
    "text",
    [
        "1 to wall, 2 to spider",
        "Ana assigns 1 damage to Wall of Omens and 2 to Giant Spider",
        "wall=1, spider=2",
        "1 à wall et 2 à spider",
        "I divide 1 to the wall, 2 to the spider",
    ],
)
@cr("510.1c")
def test_a_division_is_read_and_printed_in_full_words(text: str) -> None:
    ana = {"battlefield": ["Hill Giant"]}
    on = table(ana, BOB | {"battlefield": ["Giant Spider", "Wall of Omens"]})
    before = "attack with giant; Bob blocks with wall and spider; to combat damage"
    understood = "Ana assigns 1 to Wall of Omens and 2 to Giant Spider"
    assert said(f"{before}; {text}", on)[-1] == understood
    assert said(f"{before}; {understood}", on)[-1] == understood


@cr("510.1c")
def test_a_division_may_be_said_before_it_is_asked() -> None:
    on = table({"battlefield": ["Colossal Dreadmaw"]}, {"battlefield": ["Wall of Omens"]})
    found = done("attack with Dreadmaw; Bob blocks with wall; 4 to wall, 2 to Bob; to the end of combat", on)
    assert found.table.game.players[1].life == 18


def test_nobody_attacks() -> None:
    assert said("Ana doesn't attack") == ["Ana does not attack"]


@pytest.mark.parametrize(
    ("text", "understood"),
    [
        ("Bob blocks Bears with Wall and Spider", "Bob blocks Grizzly Bears with Wall of Omens and Giant Spider"),
        ("opp blocks angel with giant spider", "Bob blocks Serra Angel with Giant Spider"),
        (
            "block bears with Wall; Angel with giant spider",
            "Bob blocks Grizzly Bears with Wall of Omens; Serra Angel with Giant Spider",
        ),
        ("Spider blocks Bears", "Bob blocks Grizzly Bears with Giant Spider"),
        ("no blocks", "Bob does not block"),
    ],
)
@cr("509.1")
def test_blocks(text: str, understood: str) -> None:
    first = "to the declare blockers step"
    acts = said(f"attack with bears and angel; {text}")
    assert acts[1] == understood
    assert said(f"attack with bears and angel; {first}; {understood}")[2] == understood


def test_the_only_attacker_need_not_be_named() -> None:
    assert said("attack with angel; Bob blocks with spider")[1].endswith("Bob blocks Serra Angel with Giant Spider")


def test_who_responds_is_brought_to_act_by_passes() -> None:
    found = done("bolt giant spider; in response, Bob casts Murder on the bears; resolve all")
    assert found.acts[1].said == "Bob casts Murder on Grizzly Bears"
    assert found.acts[1].entries[0] == {"do": "pass", "player": "Ana"}
    assert found.acts[1].entries[0] == {"do": "pass", "player": "Ana"}
    assert found.table.report().verdict == "Grizzly Bears dies; Giant Spider (2/4, 3 damage) survives."


def test_it_is_what_was_spoken_of_last() -> None:
    assert said("cast giant growth on bears; Bob responds with Murder on it")[1].endswith("Murder on Grizzly Bears")
    assert "Grizzly Bears with Giant Spider" in said("attack with bears, then block it with giant spider")[1]


def test_it_is_a_spell_that_has_no_other_object_as_its_target() -> None:
    on = table({"hand": ["Shock"]}, {"hand": ["Counterspell"]})
    found = done("shock Bob; in response, Bob counterspells it; resolve all", on)
    assert found.table.game.players[1].life == 20


@pytest.mark.parametrize(
    ("text", "understood"),
    [
        ("stomp the wall", "Ana casts Stomp on Wall of Omens"),
        ("cast Bonecrusher Giant", "Ana casts Bonecrusher Giant"),
        ("Ana: cast Fire on Bob", "Ana casts Fire // Ice on Bob"),
        ("cast ice on wall", "Ana casts Ice on Wall of Omens"),
        ("equip Bonesplitter to bears", "Ana activates Bonesplitter on Grizzly Bears, ability “equip”"),
        ("équipe Bonesplitter à Bears", "Ana activates Bonesplitter on Grizzly Bears, ability “equip”"),
        ("to my next upkeep", "to Ana's upkeep"),
    ],
)
def test_faces_and_keywords_by_name(text: str, understood: str) -> None:
    on = table({"battlefield": ["Bonesplitter", "Grizzly Bears"], "hand": ["Bonecrusher Giant", "Fire // Ice"]})
    assert said(text, on) == [understood]
    assert said(understood, on) == [understood]


def crewed(locale: str = "en") -> Table:
    return table({"battlefield": ["Smuggler's Copter", "Grizzly Bears", "Bonesplitter"], "hand": []}, locale=locale)


@cr("702.122a", cited=False)
@pytest.mark.parametrize(
    ("locale", "text", "understood"),
    [
        ("en", "crew Copter with Bears", "Ana activates Smuggler's Copter, tapping Grizzly Bears, ability “crew”"),
        (
            "fr",
            "pilote Copter avec Bears",
            "Ana active Smuggler's Copter, en engageant Grizzly Bears, capacité «\u00a0crew\u00a0»",
        ),
    ],
)
def test_who_crews_is_tapped_and_not_sacrificed(locale: str, text: str, understood: str) -> None:
    on = crewed(locale)
    assert said(text, on) == [understood]
    assert said(understood, on) == [understood]


@cr("702.6a", cited=False)
def test_no_ability_on_the_stack_is_equipped() -> None:
    found = short_acts(crewed(), "crew Copter with Bears; resolve; equip Bonesplitter to Copter", "Ana")
    assert found.acts[-1].said == "Ana activates Bonesplitter on Smuggler's Copter, ability “equip”"
    found = short_acts(crewed(), "crew Copter with Bears; in response, equip Bonesplitter to Copter", "Ana")
    assert found.refusal is not None
    assert found.refusal.reason.key == "only-as-sorcery"


@pytest.mark.parametrize(
    "text",
    [
        "activate Walking Ballista ability 2 on Hill Giant",
        "activate Walking Ballista, ability 2, on Hill Giant",
        "activate Walking Ballista on Hill Giant, ability 2",
    ],
)
def test_a_number_of_an_ability_ends_where_its_target_is_named(text: str) -> None:
    on = table({"battlefield": [{"card": "Walking Ballista", "counters": {"+1/+1": 2}}], "hand": []})
    assert said(text, on) == ["Ana activates Walking Ballista on Hill Giant, ability 2"]


@pytest.mark.parametrize(
    ("response", "understood"),
    [
        ("Bob responds sac Hill Giant to Seer", "Bob activates Viscera Seer, sacrificing Hill Giant"),
        ("Bob responds by sacrificing Hill Giant to Seer", "Bob activates Viscera Seer, sacrificing Hill Giant"),
        ("Bob responds activate Mutavault, ability 1", "Bob activates Mutavault, ability 1"),
        ("Bob répond en activant Mutavault, capacité 1", "Bob activates Mutavault, ability 1"),
    ],
)
def test_a_response_may_be_an_ability(response: str, understood: str) -> None:
    on = table(bob={"battlefield": ["Hill Giant", "Viscera Seer", "Mutavault"]})
    assert said(f"bolt the giant; {response}", on)[-1] == understood


@pytest.mark.parametrize(
    ("locale", "text", "understood"),
    [
        ("fr", "Bob chooses none", "Bob choisit aucun"),
        ("fr", "Bob choisit aucune", "Bob choisit aucun"),
        ("en", "Bob choisit aucun", "Bob chooses none"),
    ],
)
def test_none_is_said_in_each_language(locale: str, text: str, understood: str) -> None:
    assert said(text, table(locale=locale)) == [understood]


@pytest.mark.parametrize(
    ("text", "understood"),
    [
        ("cast Faithless Looting from graveyard", "Ana lance Faithless Looting, depuis le cimetière"),
        ("lance Shock depuis l'exil sur Bob", "Ana lance Shock sur Bob, depuis l'exil"),
    ],
)
def test_where_a_card_is_cast_from_in_french(text: str, understood: str) -> None:
    mine = {"graveyard": ["Faithless Looting"], "exile": ["Shock"], "hand": []}
    assert short_acts(table(mine, locale="fr"), text, "Ana").acts[-1].said == understood


def test_commas_and_full_stops_between_acts() -> None:
    for text in (
        "Attack Bob with bears and angel. Bob blocks bears with spider.",
        "attack Bob with bears and angel, Bob blocks bears with spider",
    ):
        acts = said(text)
        assert acts == [
            "Ana attacks Bob with Grizzly Bears and Serra Angel",
            "Bob blocks Grizzly Bears with Giant Spider",
        ]


def test_creatures_sent_elsewhere_may_follow_a_comma_or_and() -> None:
    blocks = "Bob blocks Grizzly Bears with Wall of Omens; Serra Angel with Giant Spider"
    for text in (
        "Bob blocks bears with wall, angel with spider",
        "Bob blocks bears with wall and angel with spider",
        "Bob blocks bears with wall, and angel with spider",
        "Bob blocks bears with wall and spider blocks angel",
    ):
        assert said("attack Bob with bears and angel; " + text)[-1] == blocks, text


def test_costs_modes_and_faces() -> None:
    hand = ["Burst Lightning", "Blaze", "Invasion of Zendikar"]
    on = table({"battlefield": ["Forest"], "hand": hand})
    acts = ("burst lightning Bob, kick it", "cast blaze on Bob, X=3", "cast Burst Lightning on Bob; kicked")
    assert said(acts[0], on) == ["Ana casts Burst Lightning on Bob, kicked"]
    assert done(acts[1], on).acts[0].entries[-1]["x"] == 3
    assert said(acts[2], on) == said(acts[0], on), "a piece that is no act of its own belongs to the one before"


def test_a_card_is_turned_face_up_by_its_own_name() -> None:
    on = table({"battlefield": [{"card": "Dual Sneak", "face_down": True}]})
    assert said("turn Dual Sneak face up", on) == ["Ana turns the face-down creature face up"]


def test_acts_on_lines_and_with_then() -> None:
    assert said("shock Bob\nresolve") == ["Ana casts Shock on Bob", "resolve"]
    assert said("shock Bob, then resolve") == ["Ana casts Shock on Bob", "resolve"]


def test_an_answer_needs_no_verb_while_something_is_asked() -> None:
    found = done("bolt the siege; resolve; resolve; yes; resolve", table(WITH_SIEGE))
    assert found.acts[3].said == "Ana chooses yes"
    assert "Awakened Skyclave (4/4)" in found.table.report().verdict


def test_what_is_chosen_may_be_named_by_a_word_of_it() -> None:
    on = table(bob={"battlefield": ["Hill Giant", "Giant Spider"]})
    assert said("cast Shock; spider", on) == ["Ana casts Shock", "Ana chooses Giant Spider"]


# ---- French, whatever language is answered in


@pytest.mark.parametrize(
    ("text", "understood"),
    [
        ("je lance Shock sur Hill Giant", "Ana lance Shock sur Hill Giant"),
        ("attaque avec tout", "Ana attaque Bob avec Grizzly Bears, Serra Angel et Llanowar Elves"),
        ("attaque tout", "Ana attaque Bob avec Grizzly Bears, Serra Angel et Llanowar Elves"),
        ("j'attaque l'adversaire avec Bears et Angel", "Ana attaque Bob avec Grizzly Bears et Serra Angel"),
        ("Ana n'attaque pas", "Ana n’attaque pas"),
        ("je passe", "Ana passe"),
        ("au combat", "jusqu’à l’étape de début de combat"),
        ("jusqu'à l'étape de fin de Bob", "jusqu’à l’étape de fin de Bob"),
        ("fin de tour", "jusqu’à l’étape d’entretien du tour 4"),
        ("joue Mountain", "Ana joue Mountain"),
        ("active Llanowar Elves", "Ana active Llanowar Elves"),
        ("Ana choisit oui", "Ana choisit oui"),
        ("cast Shock on Bob, without paying", "Ana lance Shock sur Bob, sans payer"),
    ],
)
def test_french_is_read_and_printed(text: str, understood: str) -> None:
    (act,) = said(text, table(locale="fr"))
    assert act.endswith(understood)
    assert said(act, table(locale="fr"))[-1] == understood


def test_a_whole_exchange_in_french() -> None:
    text = "attaque avec Bears; Bob bloque Bears avec Spider; lance Giant Growth sur Bears; "
    text += "en réponse, Bob lance Murder sur Bears; tout résoudre"
    acts = said(text, table(locale="fr"))
    assert acts[1].endswith("Bob bloque Grizzly Bears avec Giant Spider")
    assert acts[3] == "Bob lance Murder sur Grizzly Bears"
    assert acts[4] == "tout résoudre"


# ---- what is not understood, what may mean several things, what is refused


@pytest.mark.parametrize(
    ("text", "found", "expected"),
    [
        ("foo bar", "foo bar", "an act such as"),
        ("cast Nonsense on Bob", "Nonsense", "the name of a card to cast"),
        ("bolt the elephant", "the elephant", "a player or something on the board"),
        ("shock Bob; attack with elephants", "elephants", "something on the board"),
        ("turn Whetwheel face up", "Whetwheel", "something on the board"),
        ("cast Shock on", "", "what it targets"),
        ("to the moon", "moon", "a step"),
        ("play Nonsense", "Nonsense", "the name of a card"),
    ],
)
def test_what_is_not_understood_is_named_with_what_was_expected(text: str, found: str, expected: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        short_acts(table(), text, "Ana")
    assert caught.value.found == found
    assert expected in caught.value.sentence("en")
    assert caught.value.text == text
    assert caught.value.sentence("fr") != caught.value.sentence("en")


def test_a_name_that_may_mean_several_is_asked_and_never_picked() -> None:
    on = table({"battlefield": ["Grizzly Bears"], "hand": ["Shock"]}, {"battlefield": ["Grizzly Bears", "Hill Giant"]})
    with pytest.raises(SeveralMeant) as caught:
        short_acts(on, "to combat; shock the bears; resolve", "Ana")
    which = caught.value
    assert which.found == "the bears"
    assert [(one.reference, one.player) for one in which.candidates] == [
        ("Grizzly Bears#1", "Ana"),
        ("Grizzly Bears#2", "Bob"),
    ]
    assert which.saying("Grizzly Bears#2") == "to combat; shock Grizzly Bears#2; resolve"
    assert said(which.saying("Grizzly Bears#2"), on)[1] == "Ana casts Shock on Grizzly Bears#2"
    assert said("shock my bears", on) == ["Ana casts Shock on Grizzly Bears#1"]
    assert said("shock Bob's bears", on) == ["Ana casts Shock on Grizzly Bears#2"]


def test_what_nothing_tells_apart_is_not_asked_and_legal_targets_go_first() -> None:
    alike = table({"hand": ["Shock"]}, {"battlefield": [{"card": "Grizzly Bears", "count": 2}]})
    assert said("shock the bears", alike) == ["Ana casts Shock on Grizzly Bears#1"]
    one_tapped = table(
        {"hand": ["Shock"]}, {"battlefield": ["Grizzly Bears", {"card": "Grizzly Bears", "tapped": True}]}
    )
    with pytest.raises(SeveralMeant) as caught:
        short_acts(one_tapped, "shock the bears", "Ana")
    assert [one.tapped for one in caught.value.candidates] == [False, True]
    with pytest.raises(SeveralMeant):
        short_acts(table(bob={"battlefield": ["Hill Giant", "Giant Spider"]}), "shock giant", "Ana")


def test_with_several_opponents_whom_to_attack_is_asked() -> None:
    with pytest.raises(SeveralMeant) as caught:
        short_acts(table(Cleo={}), "attack with everything", "Ana")
    assert [one.reference for one in caught.value.candidates] == ["Bob", "Cleo"]


def test_all_and_so_many_of_a_name() -> None:
    on = table({"battlefield": [{"card": "Grizzly Bears", "count": 3}, "Serra Angel"]})
    assert said("attack with all bears", on)[0].count("Grizzly Bears#") == 3
    assert said("attack with two bears and angel", on)[0].endswith("Grizzly Bears#1, Grizzly Bears#2 and Serra Angel")


@cr("117.4")
def test_an_act_that_cannot_be_is_told_with_its_rule_and_those_before_it_stand() -> None:
    found = short_acts(table(), "shock Bob; resolve; resolve", "Ana")
    assert found.refusal is not None
    assert found.refusal.rules == ("117.4",)
    assert found.unread == ""
    assert found.table.report().refused is not None
    assert found.table.game.players[1].life == 18


def test_what_has_resolved_already_is_let_resolve_where_more_is_done_then() -> None:
    found = done("shock Bob; resolve; resolve; to combat")
    assert found.refusal is None
    assert found.table.game.turn.step.value == "beginning of combat"


@cr("601.2c")
def test_what_becomes_a_legal_target_as_the_stack_resolves_is_aimed_at_then_whoever_does_it() -> None:
    """A land that is animated is no creature before that."""
    on = table({"battlefield": ["Mutavault"]}, {"hand": ["Murder"]})
    found = done("activate Mutavault, ability 2; Bob casts Murder on Mutavault", on)
    assert [act.said for act in found.acts][1:] == ["resolve all", "Bob casts Murder on Mutavault"]


def test_nothing_happens_to_the_table_itself() -> None:
    on = table()
    done("shock Bob; resolve", on)
    assert on.game.players[1].life == 20


def test_the_card_of_a_player_or_one_that_nobody_has() -> None:
    both = table(ANA, {"hand": ["Shock", "Murder"]})
    assert said("cast Murder on bears", both)[0].startswith("Bob casts") is True
    assert said("shock Ana", both, asker="Bob")[0].endswith("Bob casts Shock on Ana")
    provided = short_acts(
        both,
        "I cast Hill Giant",
        "Ana",
        provide=lambda player, card: (
            "new",
            {"do": "edit", "create": {player: [{"card": card, "id": "new"}]}, "move": {"new": "hand"}},
        ),
    )
    assert provided.refusal is None
    assert [entry["do"] for entry in provided.acts[0].entries] == ["edit", "cast"]


# ---- entries as short acts


@pytest.mark.parametrize(
    ("entry", "english", "french"),
    [
        (
            {"do": "cast", "player": "A", "card": "Fireball", "targets": ["B", "Bear"], "x": 3, "kicked": True},
            "A casts Fireball on B and Bear, X=3, kicked",
            "A lance Fireball sur B et Bear, X=3, avec kick",
        ),
        (
            {"do": "special", "player": "A", "act": "suspend", "source": "X"},
            "A suspends X",
            "A suspend X",
        ),
        ({"do": "activate", "player": "A", "source": "Vise", "ability": 2}, "A activates Vise, ability 2", None),
        ({"do": "go_to", "step": "end", "turn": 5}, "to the end step of turn 5", "jusqu’à l’étape de fin du tour 5"),
        ({"do": "go_to", "step": "upkeep", "active": "Ana"}, "to Ana's upkeep", "jusqu’à l’étape d’entretien d’Ana"),
        ({"do": "resolve", "all": True}, "resolve all", "tout résoudre"),
        ({"do": "resolve", "count": 2}, "resolve 2", "résoudre 2"),
        ({"do": "answer", "player": "A", "value": {"Bear": 2, "B": 1}}, "A assigns 2 to Bear and 1 to B", None),
        ({"do": "edit", "set_life": {"A": 3}}, None, None),
    ],
)
def test_an_entry_in_words(entry: dict[str, Any], english: str | None, french: str | None) -> None:
    assert in_short(entry) == english
    if french is not None:
        assert in_short(entry, "fr") == french


def test_what_is_gone_by_the_time_of_the_act_is_said_to_be() -> None:
    on = table({"battlefield": ["Grizzly Bears"]}, {"hand": ["Shock"]})
    with pytest.raises(NotUnderstood) as gone:
        short_acts(on, "Bob casts Shock on Bears; attack with Bears", "Ana")
    assert gone.value.sentence("en") == "“Bears” is gone by then: what is on the stack resolves before that (117.4)."

    with pytest.raises(NotUnderstood) as never:
        short_acts(on, "Bob casts Shock on Bears; attack with Wolf", "Ana")
    assert never.value.sentence("en") == "“Wolf” is not understood here. Expected: something on the board."


def test_what_is_named_and_not_on_the_battlefield_is_said_to_be_elsewhere() -> None:
    on = table({"battlefield": ["Serra Angel"], "graveyard": ["Grizzly Bears"]}, {})
    with pytest.raises(NotUnderstood) as elsewhere:
        done("attack with Bears", on)
    assert elsewhere.value.sentence("en") == "“Bears” is not on the battlefield: it is in a graveyard."


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_every_gap_it_can_be_said_that_it_was_expected(language: str) -> None:
    words = Words.of(language)
    sentences = [words.find(form.key) or "" for form in (*FORMS, BY_NAME)]
    gaps = {gap for sentence in sentences for gap in re.findall(r"<(\w+)>", sentence)}
    assert {"player", "card", "my"} <= gaps
    assert [gap for gap in sorted(gaps) if words.find(f"short-act-expected-{gap}") is None] == []


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_it_is_the_spell_where_nothing_else_that_was_spoken_of_may_be_targeted(locale: str) -> None:
    on = table(bob={**BOB, "hand": ["Mana Drain"]}, locale=locale)
    text = {
        "en": "bolt giant spider; in response, Bob casts Mana Drain on it",
        "fr": "bolt giant spider; en réponse, Bob lance Mana Drain dessus",
    }
    assert said(text[locale], on)[-1].endswith("Lightning Bolt")
    grown = said("cast Giant Growth on bears; in response, cast Shock on it", table())
    assert grown[-1] == "Ana casts Shock on Grizzly Bears", "what was spoken of last, as long as it may be targeted"


@cr("903.8", "601.2h", cited=False)
@pytest.mark.parametrize(("lands", "refused"), [(2, True), (3, False)])
def test_a_commander_is_cast_from_the_command_zone_whatever_it_costs(lands: int, refused: bool) -> None:
    """With the tax it costs three; no other copy of it is taken to be in the hand."""
    commander = {"card": "Isamaru, Hound of Konda", "cast": 1}
    ana = {"commander": commander, "battlefield": [{"card": "Plains", "count": lands}], "mana": "lands"}
    found = short_acts(table(ana), "cast Isamaru", "Ana")
    assert (found.refusal is not None) is refused
    assert "903.8" in (found.refusal.rules if found.refusal is not None else ["903.8"])


@pytest.mark.parametrize(
    ("text", "understood"),
    [
        ("foretell Saw It Coming", "Ana foretells Saw It Coming"),
        ("Ana prédit Saw It Coming", "Ana foretells Saw It Coming"),
        ("I suspend Rift Bolt", "Ana suspends Rift Bolt"),
        ("Ana plots Slickshot Show-Off", "Ana plots Slickshot Show-Off"),
        ("cycle Decree of Justice", "Ana activates Decree of Justice, ability “cycling”"),
    ],
)
@cr("116.2h", cited=False)
def test_what_is_done_with_a_card_in_hand_puts_one_that_nobody_has_there(text: str, understood: str) -> None:
    asked = []

    def provide(player: str, card: str) -> None:
        asked.append((player, card))

    found = short_acts(table(), text, "Ana", lambda called: called if called in understood else None, provide)
    assert found.acts[0].said == understood
    assert asked == [("Ana", found.acts[0].entries[-1]["source"])]


@pytest.mark.parametrize(
    "text",
    [
        "Ana ignores Leonin Arbiter",
        "Ana pays {2} to ignore Leonin Arbiter",
        "I pay 2 for Leonin Arbiter",
        "Ana pays the 2 for Leonin Arbiter",
        "Ana pays for Leonin Arbiter",
        "Ana paie 2 pour Leonin Arbiter",
    ],
)
@cr("116.2d", cited=False)
def test_who_pays_for_what_can_be_ignored_ignores_it(text: str) -> None:
    arbiter = table(bob={"battlefield": ["Leonin Arbiter"]})
    assert said(text, arbiter) == ["Ana ignores Leonin Arbiter"]


@cr("602.2b")
def test_what_is_chosen_then_stands_beside_what_it_was_paid_with() -> None:
    altar = table(ana={"battlefield": ["Phyrexian Altar", "Grizzly Bears", "Hill Giant"]})
    text = "sac Bears to Phyrexian Altar; black"
    assert said(text, altar) == ["Ana activates Phyrexian Altar, sacrificing Grizzly Bears, choosing black"]


@cr("601.3", cited=False)
def test_a_card_that_has_just_been_sacrificed_is_the_one_that_is_cast_though_something_is_asked_first() -> None:
    altar = table(ana={"battlefield": ["Phyrexian Altar", "Grizzly Bears"]})
    found = short_acts(altar, "sac Bears to Phyrexian Altar; cast Bears", "Ana", lambda _: None, _another)
    assert found.acts[-1].entries == ({"do": "cast", "player": "Ana", "card": "Grizzly Bears"},)
    elsewhere = short_acts(altar, "sac Bears to Phyrexian Altar; cast Bears from hand", "Ana", lambda _: None, _another)
    assert len(elsewhere.acts) == 1, "a zone that is said is the one that is meant"
    assert elsewhere.unread == "cast Bears from hand"


@cr("509.1", cited=False)
def test_who_does_not_block_is_who_is_attacked_though_something_else_is_asked_first() -> None:
    """Of three players nobody has to be named who blocks."""
    hero = {"token": {"name": "Hero", "power": 3, "toughness": 3, "text": "Whenever ~ attacks, you may draw a card."}}
    three = table(ana={"battlefield": [hero]}, Cid={"battlefield": ["Hill Giant"]})
    found = short_acts(three, "attack Bob with Hero; resolve; no blocks", "Ana")
    assert found.acts[-1].said == "Bob does not block"
    assert found.refusal is not None, "Ana has to choose first"


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_what_is_no_card_is_told_to_be_wanted_from_a_hand(locale: str) -> None:
    with pytest.raises(NotUnderstood) as told:
        short_acts(table(), "foretell nothing at all", "Ana")
    assert told.value.sentence(locale).split(": ")[-1] in ("the name of a card in hand.", "le nom d’une carte en main.")


@cr("601.3", cited=False)
def test_a_card_that_is_said_to_be_cast_from_a_zone_is_the_one_there() -> None:
    shocked = table(ana={"graveyard": ["Shock"]})
    found = short_acts(shocked, "cast Shock from graveyard on Bob", "Ana", lambda _: None, _another)
    assert found.refusal is not None
    assert "601.3" in found.refusal.rules


@cr("715.3d", cited=False)
def test_an_adventurer_that_did_not_go_on_an_adventure_is_the_card_that_is_meant() -> None:
    """It was countered as its Adventure; no second one comes from nowhere."""
    giant = table(ana={"hand": ["Bonecrusher Giant"]}, bob={"hand": ["Counterspell"]})
    acts = "cast Stomp on Bob; Bob casts Counterspell on Stomp; resolve all; cast Bonecrusher Giant"
    found = short_acts(giant, acts, "Ana", lambda _: None, _another)
    assert found.refusal is not None
    assert "601.3" in found.refusal.rules


def _another(player: str, card: str) -> None:
    raise AssertionError(f"{player} has another {card}")


@cr("608.2d", cited=False)
@pytest.mark.parametrize(("word", "shown", "locale"), [("white", "white", "en"), ("blanc", "blanc", "fr")])
def test_an_answer_may_stand_before_it_is_asked_for(word: str, shown: str, locale: str) -> None:
    ana = {"battlefield": ["Mother of Runes", "Grizzly Bears"]}
    on = table(ana, {"hand": ["Shock"]}, locale=locale)
    verb, by = ("activate", "choosing") if locale == "en" else ("active", "en choisissant")
    between = "on" if locale == "en" else "sur"
    for mark in (";", ","):
        found = done(f"{verb} Mother of Runes {between} Grizzly Bears{mark} {word}", on)
        assert found.acts[-1].said.endswith(f"Grizzly Bears, {by} {shown}"), mark
        assert found.acts[-1].entries[-1]["player"] == "Ana"


def test_a_word_that_is_no_answer_is_not_understood_before_anything_is_asked() -> None:
    with pytest.raises(NotUnderstood):
        done("banana; bolt Hill Giant")


@pytest.mark.parametrize(
    ("locale", "text", "understood"),
    [
        ("en", "turn Dual Sneak face up", "Ana turns the face-down creature face up"),
        ("fr", "retourne Dual Sneak face visible", "Ana retourne le permanent face cachée face visible"),
    ],
)
def test_what_is_face_down_is_called_so_in_the_reader_s_language(locale: str, text: str, understood: str) -> None:
    on = table({"battlefield": [{"card": "Dual Sneak", "face_down": True}]}, locale=locale)
    assert said(text, on) == [understood]


# ---- what a copy copies, where a mutating spell goes, what an ability is meant by


@cr("707.5", cited=False)
@pytest.mark.parametrize(
    "text", ["cast Clone copying the Hill Giant", "Clone as a copy of Hill Giant", "lance Clone en copiant Hill Giant"]
)
def test_what_a_clone_is_to_copy_is_said_as_it_is_cast(text: str) -> None:
    on = table({"hand": ["Clone"]}, {"battlefield": ["Hill Giant", "Giant Spider"]})
    assert said(text, on) == ["Ana casts Clone", "Ana chooses Hill Giant"]


@cr("115.2", cited=False)
def test_what_is_aimed_at_a_copy_that_is_yet_to_be_waits_for_it() -> None:
    on = table({"hand": ["Clone"]}, {"battlefield": ["Hill Giant"], "hand": ["Murder"]})
    assert said("cast Clone copying Hill Giant; Bob murders Clone", on) == [
        *("Ana casts Clone", "Ana chooses Hill Giant", "resolve all"),
        "Bob casts Murder on Hill Giant#1",
    ]


@cr("702.140c", cited=False)
@pytest.mark.parametrize("place", ["over", "under"])
def test_where_a_mutating_spell_goes_is_said_as_it_is_cast(place: str) -> None:
    on = table({"hand": ["Gemrazer"], "battlefield": ["Grizzly Bears"]}, {})
    for text in (f"mutate Gemrazer {place} Bears", f"cast Gemrazer with mutate {place} the Bears"):
        assert said(text, on) == [f"Ana casts Gemrazer with mutate {place} Grizzly Bears"]
        entry = done(text, on).acts[0].entries[-1]
        assert entry["choices"] == [{"choice": "place", "value": place}]
        assert in_short(entry) == f"Ana casts Gemrazer with mutate {place} Grizzly Bears"
    assert said("cast Gemrazer with mutate on Bears", on) == ["Ana casts Gemrazer on Grizzly Bears, with mutate"]
    assert said("mutate Gemrazer onto Bears", on) == ["Ana casts Gemrazer on Grizzly Bears, with mutate"]


def test_an_ability_that_is_activated_is_not_the_one_for_mana() -> None:
    on = table({"battlefield": ["Mutavault"]}, {})
    assert said("activate Mutavault", on) == ["Ana activates Mutavault, ability 2"]
    with pytest.raises(SeveralMeant):
        short_acts(on, "tap Mutavault", "Ana")


def test_a_color_is_named_for_an_ability() -> None:
    on = table({"battlefield": ["Mother of Runes", "Serra Angel"]}, {})
    assert said("activate Mother on Angel naming black", on) == [
        "Ana activates Mother of Runes on Serra Angel, choosing black"
    ]


@cr("307.1", cited=False)
def test_what_can_be_done_in_the_main_phase_alone_waits_for_that() -> None:
    on = table({"hand": ["Grizzly Bears"]}, {})
    to_her_turn = ["to Bob's upkeep", "to Ana's upkeep", "to the precombat main phase", "Ana casts Grizzly Bears"]
    assert said("Bob's turn; my turn; cast Bears", on) == to_her_turn


def test_the_halves_of_a_card_with_more_than_two_are_not_mistaken_for_the_first() -> None:
    on = table({"hand": ["Grizzly Bears"]}, {})
    with pytest.raises(NotUnderstood):
        short_acts(on, "why Grizzly Bears", "Ana")


@cr("707.5")
def test_what_a_land_is_to_copy_is_said_as_it_is_played() -> None:
    on = table({"hand": ["Vesuva"]}, {"battlefield": ["Wasteland"]})
    assert done("play Vesuva copying Wasteland", on).acts[0].entries[-1]["choices"] == ["Wasteland"]


@cr("702.151a")
def test_reconfigure_is_a_verb() -> None:
    on = table({"battlefield": ["Rabbit Battery", "Grizzly Bears"]}, {})
    assert said("reconfigure Battery onto Bears", on) == [
        "Ana activates Rabbit Battery on Grizzly Bears, ability “reconfigure”"
    ]


@cr("302.1", cited=False)
def test_what_a_clone_copies_may_be_said_before_the_main_phase_too() -> None:
    on = table({"hand": ["Clone"]}, {"battlefield": ["Hill Giant"]})
    assert said("Bob's turn; my turn; cast Clone copying Giant", on)[-2:] == [
        "Ana casts Clone",
        "Ana chooses Hill Giant",
    ]
