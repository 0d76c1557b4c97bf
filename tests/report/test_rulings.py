"""The rulings offered at a step speak of what happens in it, and of no other ability or case of their card."""

from __future__ import annotations

from collections import ChainMap
from dataclasses import replace
from typing import Any

from cards.model import Ruling
from engine import Scenario, play
from engine.report.rulings.worth_reading import repeats, worth_reading
from tests.helpers import RESOLVE, Entry, activate, answer, attack_with, cast, cr, passing, turn
from tests.shelf import cards

RULINGS = {
    "Path to Exile": (
        "If the target creature is an illegal target by the time Path to Exile tries to resolve, the spell won't "
        "resolve. The creature's controller won't search for a basic land card.",
        "The controller of the exiled creature isn't required to search their library for a basic land. If that player "
        "doesn't, the player won't shuffle their library.",
    ),
    "Snapcaster Mage": (
        "If an instant or sorcery card in your graveyard already has flashback, you may use either flashback ability "
        "to cast it from your graveyard.",
    ),
    "Overrun": (
        "Overrun affects only creatures you control at the time it resolves. It won't affect creatures that come under "
        "your control later in the turn.",
    ),
    "Blood Moon": (
        "Nonbasic lands will lose any other land types and abilities they had. They will gain the land type Mountain "
        'and gain the ability "{T}: Add {R}."',
    ),
    "Banisher Priest": (
        "If Banisher Priest leaves the battlefield before its enters-the-battlefield ability resolves, the target "
        "creature won't be exiled.",
    ),
    "Rest in Peace": (
        "While Rest in Peace is on the battlefield, abilities that trigger whenever a creature dies won't trigger "
        "because cards and tokens are never put into a player's graveyard.",
    ),
    "Aetherflux Reservoir": (
        "The number of spells you've cast is counted only as Aetherflux Reservoir's triggered ability resolves.",
    ),
    "Brimaz, King of Oreskos": (
        "Although the tokens enter the battlefield attacking or blocking, they were never declared as attacking or "
        "blocking creatures.",
    ),
    "Zulaport Cutthroat": (
        "If another creature you control dies at the same time as Zulaport Cutthroat, its ability triggers for that "
        "creature.",
    ),
    "Guttersnipe": (
        "Guttersnipe's triggered ability resolves before the spell that caused it to trigger. It resolves even if that "
        "spell is countered.",
    ),
    "Veil of Summer": (
        "If your opponents have cast more than one blue or black spell, you still draw only one card as Veil of Summer "
        "resolves.",
    ),
    "Felidar Sovereign": ("You win no more than one game by this ability, even if your life is 40 or more.",),
    "Cackling Counterpart": (
        "Any enters-the-battlefield abilities of the copied creature will trigger when the token enters the "
        "battlefield.",
    ),
    "Relentless Assault": (
        "If you cast Relentless Assault when it's not a main phase, creatures untap, but there's no additional combat "
        "phase or main phase.",
    ),
    "Anointed Procession": (
        "Creating a Clue token this way isn't the same thing as investigating, even if that many tokens are created.",
        "If you control two Anointed Processions, then the number of tokens created is four times the original number.",
    ),
    "Fiery Temper": (
        "To determine the total cost of a spell, start with the mana cost or alternative cost you're paying (such as a "
        "flashback cost), add any cost increases, then apply any cost reductions.",
        "If you cast it again for its flashback cost, it is exiled.",
        "Casting a spell for its madness cost doesn't change its mana cost or its mana value. You just pay the madness "
        "cost instead.",
    ),
    "Invasion of Zendikar": (
        "If a non-battle permanent that is already on the battlefield become a copy of a Siege, its controller chooses "
        "one of their opponents to be that battle's protector. However, it will most likely be put into its owner's "
        "graveyard because it has no defense counters (see below).",
        "Notably, if a Siege never had defense counters on it (perhaps because a permanent became a copy of one), it "
        "can't have its last defense counter removed. It will be put into its owner's graveyard.",
        "If a battle has no defense counters, and it isn't the source of a triggered ability that has triggered but "
        "not yet left the stack, that battle is put into its owner's graveyard.",
    ),
    "Doubling Season": (
        "The additional tokens won't have any abilities that the other tokens were created with.",
        "If there are two Doubling Seasons on the battlefield, then the number of tokens is four times the original.",
    ),
    "Clone": (
        "Any enters-the-battlefield abilities of the copied creature will trigger when Clone enters the battlefield.",
        "Clone copies exactly what was printed on the original creature and nothing more. It doesn't copy whether that "
        "creature is tapped or untapped, whether it has any counters on it or Auras attached to it.",
    ),
    "Furnace of Rath": ("The trample rules cause damage to be divided before it is doubled.",),
}
"""Rulings typed as facts, from which each test takes those of its cards."""


ALARM = (cast("Raise the Alarm"), RESOLVE)


def first_rulings(a: dict[str, Any], b: dict[str, Any], *script: Entry) -> dict[str, str]:
    """The steps of a board that offer rulings, each with the first words of the first one."""
    ruled = {
        n: replace(cards()[n], rulings=tuple(Ruling("2024-01-01", t) for t in said)) for n, said in RULINGS.items()
    }
    library = {"library": ["Forest"] * 5}
    players = {"A": {**library, **a}, "B": {**library, **b}}
    table = play(Scenario.load({"version": 1, "players": players, "script": list(script)}), ChainMap(ruled, cards()))
    steps = table.report().steps
    assert table.report().refused is None
    return {step.text: " ".join(step.rulings[0].text.split()[:4]) for step in steps if step.rulings}


def beside(a: dict[str, Any], b: dict[str, Any], ruling: dict[str, str], *script: Entry) -> list[str]:
    """What is read beside the steps of a board, of rulings given for its cards."""
    ruled = {n: replace(cards()[n], rulings=(Ruling("2024-01-01", said),)) for n, said in ruling.items()}
    players = {"A": {"library": ["Forest"] * 5, **a}, "B": {"library": ["Forest"] * 5, **b}}
    table = play(Scenario.load({"version": 1, "players": players, "script": list(script)}), ChainMap(ruled, cards()))
    return [one.beside for these in worth_reading(table.report().steps) for one in these]


def path(*script: Entry) -> dict[str, str]:
    """Path to Exile is cast on a creature."""
    mine, theirs = {"hand": ["Path to Exile"]}, {"hand": ["Unsummon"], "battlefield": ["Grizzly Bears"]}
    return first_rulings(mine, theirs, cast("Path to Exile", "Grizzly Bears"), *script)


@cr("608.2c")
def test_a_ruling_on_what_a_spell_does_stands_where_it_is_done_and_not_where_it_is_cast() -> None:
    assert path() == {}
    assert path(RESOLVE, answer("no", "B")) == {"Path to Exile resolves.": "The controller of the"}


@cr("608.2b")
def test_a_ruling_on_an_illegal_target_stands_where_the_spell_does_not_resolve() -> None:
    unsummoned = [passing(), cast("Unsummon", "Grizzly Bears", player="B"), RESOLVE, RESOLVE]
    illegal = "its target is illegal (Grizzly Bears is no longer on the battlefield), so no library is searched."
    assert path(*unsummoned) == {
        f"Path to Exile doesn't resolve and is put into A's graveyard: {illegal}": ("If the target creature")
    }


@cr("603.3")
def test_a_ruling_that_supposes_what_is_not_so_is_not_offered() -> None:
    mine = {"hand": ["Snapcaster Mage"], "graveyard": ["Lightning Bolt"]}
    assert first_rulings(mine, {}, cast("Snapcaster Mage"), RESOLVE, RESOLVE) == {}


@cr("611.2c")
def test_a_ruling_on_what_an_effect_affects_stands_where_the_effect_begins() -> None:
    mine = {"hand": ["Overrun"], "battlefield": ["Grizzly Bears", "Hill Giant"]}
    (step,) = first_rulings(mine, {}, cast("Overrun"), RESOLVE)
    assert step.startswith("Grizzly Bears and Hill Giant get +3/+3")


@cr("305.7")
def test_a_ruling_on_land_types_stands_where_they_are_lost() -> None:
    mine = {"hand": ["Blood Moon"], "battlefield": ["Urborg, Tomb of Yawgmoth"]}
    (step,) = first_rulings(mine, {}, cast("Blood Moon"), RESOLVE)
    assert step.startswith("Urborg, Tomb of Yawgmoth is a Mountain")


@cr("610.3b")
def test_a_ruling_on_a_source_that_has_left_is_offered_only_where_it_has() -> None:
    mine, theirs = {"hand": ["Banisher Priest"]}, {"hand": ["Murder"], "battlefield": ["Serra Angel"]}
    priest = [cast("Banisher Priest"), RESOLVE]
    murder = [passing(), cast("Murder", "Banisher Priest", player="B"), RESOLVE]
    assert first_rulings(mine, theirs, *priest, RESOLVE) == {}
    assert list(first_rulings(mine, theirs, *priest, *murder, RESOLVE)) == ["Banisher Priest's ability resolves."]


@cr("614.1a")
def test_a_ruling_on_a_replacement_effect_stands_where_the_effect_applies() -> None:
    mine = {"hand": ["Murder"], "battlefield": ["Rest in Peace"]}
    theirs = {"battlefield": ["Grizzly Bears"]}
    (step,) = first_rulings(mine, theirs, cast("Murder", "Grizzly Bears"), RESOLVE)
    assert step.startswith("Grizzly Bears is exiled")
    shocked = {"hand": ["Shock"], "battlefield": ["Furnace of Rath"]}
    assert first_rulings(shocked, {}, cast("Shock", "B"), RESOLVE) == {}


@cr("608.2h", cited=False)
def test_a_ruling_on_when_a_number_is_counted_stands_where_it_is_counted() -> None:
    mine = {"hand": ["Shock"], "battlefield": ["Aetherflux Reservoir"]}
    assert list(first_rulings(mine, {}, cast("Shock", "B"), RESOLVE)) == ["Aetherflux Reservoir's ability resolves."]
    other = {"life": 60, "battlefield": ["Aetherflux Reservoir"]}
    assert first_rulings(other, {}, activate("Aetherflux Reservoir", "B"), RESOLVE) == {}


@cr("508.4")
def test_a_ruling_on_what_enters_attacking_stands_where_it_does() -> None:
    brimaz = [*attack_with({"Brimaz, King of Oreskos": "B"}), RESOLVE]
    (step,) = first_rulings({"battlefield": ["Brimaz, King of Oreskos"]}, {}, *brimaz)
    assert step.startswith("Cat Soldier Token enters the battlefield under A's control attacking B")


@cr("603.10a")
def test_a_ruling_on_what_dies_together_is_offered_only_where_it_does() -> None:
    mine = {"hand": ["Murder", "Wrath of God"], "battlefield": ["Zulaport Cutthroat", "Grizzly Bears"]}
    assert first_rulings(mine, {}, cast("Murder", "Grizzly Bears"), RESOLVE) == {}
    told = first_rulings(mine, {}, cast("Wrath of God"), RESOLVE)
    assert all(step.startswith("Zulaport Cutthroat's ability triggers") for step in told)
    assert told


@cr("603.3")
def test_a_ruling_on_what_is_cast_stands_where_the_ability_triggers() -> None:
    mine = {"hand": ["Shock"], "battlefield": ["Guttersnipe"]}
    (step,) = first_rulings(mine, {}, cast("Shock", "B"))
    assert step.startswith("Guttersnipe's ability triggers")


@cr("608.2c")
def test_a_ruling_on_another_sentence_is_not_offered() -> None:
    mine = {"hand": ["Veil of Summer"], "battlefield": ["Grizzly Bears"]}
    assert first_rulings(mine, {}, cast("Veil of Summer"), RESOLVE) == {}


@cr("603.4")
def test_a_ruling_on_what_an_ability_does_is_not_offered_where_it_does_not_trigger() -> None:
    assert first_rulings({"battlefield": ["Felidar Sovereign"]}, {}, turn(3)) == {}


@cr("603.6a")
def test_a_ruling_on_what_the_original_does_as_it_enters_is_offered_only_where_it_does_something() -> None:
    counterpart = [cast("Cackling Counterpart", "Grizzly Bears"), RESOLVE]
    mine = {"hand": ["Cackling Counterpart"], "battlefield": ["Grizzly Bears"]}
    assert first_rulings(mine, {}, *counterpart) == {}
    counterpart = [cast("Cackling Counterpart", "Wall of Omens"), RESOLVE]
    mine = {"hand": ["Cackling Counterpart"], "battlefield": ["Wall of Omens"]}
    assert list(first_rulings(mine, {}, *counterpart)) == [
        "A creates a token that's a copy of Wall of Omens (0/4 with defender): Wall of Omens#2."
    ]


@cr("702.85a")
def test_a_ruling_on_a_cards_own_ability_is_not_offered_for_one_that_it_has_been_given() -> None:
    given = {"token": {"name": "Rule", "types": ["Enchantment"], "text": "Creature spells you cast have cascade."}}
    assert first_rulings({"hand": ["Guttersnipe"], "battlefield": [given]}, {}, cast("Guttersnipe")) == {}


@cr("500.8")
def test_a_ruling_for_another_time_is_not_offered() -> None:
    assert first_rulings({"hand": ["Relentless Assault"]}, {}, cast("Relentless Assault"), RESOLVE) == {}


@cr("616.1")
def test_a_ruling_on_two_of_a_card_stands_where_both_change_something_and_nowhere_else() -> None:
    hand = {"hand": ["Raise the Alarm"]}
    two = first_rulings(hand | {"battlefield": [{"card": "Anointed Procession", "count": 2}]}, {}, *ALARM)
    assert list(two.values()) == ["If you control two"]
    one = first_rulings(hand | {"battlefield": ["Anointed Procession"]}, {}, *ALARM)
    assert one == {}, "nor one on what is not done"


def test_a_ruling_that_only_quotes_the_ability_of_the_step_repeats_it() -> None:
    ability = "When the last defense counter is removed from Siege, exile it, then you may cast it transformed"
    quotes = (
        'Sieges each have an intrinsic ability. It is "When the last defense counter is removed, exile it, '
        'then you may cast it transformed."'
    )
    assert repeats(quotes, ability)
    assert not repeats(quotes, "Draw a card")
    assert not repeats("When the last defense counter is removed, only its owner may cast it transformed.", ability)


@cr("704.5v", "310.7")
def test_a_ruling_on_what_has_become_a_battle_is_not_offered_of_one_that_was_printed_so() -> None:
    siege = {"card": "Invasion of Zendikar", "counters": {"defense": 3}, "protector": "B"}
    mine, theirs = {"hand": ["Lightning Bolt"], "battlefield": [siege]}, {"hand": ["Stifle"]}
    stifled = [passing(), cast("Stifle", "stack#1", player="B"), RESOLVE]
    said = first_rulings(mine, theirs, cast("Lightning Bolt", "Invasion of Zendikar"), RESOLVE, *stifled)
    assert list(said.values()) == ["If a battle has"]


@cr("707.2")
def test_a_ruling_on_what_is_not_copied_comes_first_where_there_is_such_a_thing() -> None:
    theirs = {"battlefield": [{"card": "Wall of Omens", "counters": {"+1/+1": 2}}]}
    copied = [cast("Clone"), RESOLVE, answer("Wall of Omens")]
    (said,) = first_rulings({"hand": ["Clone"]}, theirs, *copied).values()
    assert said == "Clone copies exactly what"
    (said,) = first_rulings({"hand": ["Clone"]}, {"battlefield": ["Wall of Omens"]}, *copied).values()
    assert said == "Any enters-the-battlefield abilities of"


@cr("702.35a")
def test_a_ruling_on_the_cost_of_another_keyword_is_not_offered() -> None:
    mine = {"hand": ["Fiery Temper"], "battlefield": ["Merfolk Looter"]}
    looted = [activate("Merfolk Looter"), RESOLVE, answer("Fiery Temper"), RESOLVE, answer("yes"), answer("B")]
    said = first_rulings(mine, {}, *looted)
    assert not [one for one in said.values() if one.startswith("If you cast it again")]


@cr("614.16")
def test_a_ruling_on_the_abilities_of_more_tokens_is_not_offered_where_they_are_only_more() -> None:
    mine = {"hand": ["Raise the Alarm"], "battlefield": ["Doubling Season"]}
    assert first_rulings(mine, {}, *ALARM) == {}


ON_DAMAGE = (
    "A battle can be dealt damage and be target of spells and/or abilities that target “any target.”",
    "Damage dealt to a battle causes that many defense counters to be removed from it.",
    "If a battle has no defense counters, and it isn't the source of a triggered ability that has triggered but not "
    "yet left the stack, that battle is put into its owner's graveyard. This is a state-based action. This doesn't "
    "cause a Siege's intrinsic triggered ability to trigger.",
)


@cr("310.6", "310.11b")
def test_a_ruling_is_not_read_beside_another_of_the_same_matter_nor_of_what_is_no_state_based_action() -> None:
    ruled = replace(cards()["Invasion of Zendikar"], rulings=tuple(Ruling("2024-01-01", t) for t in ON_DAMAGE))
    siege = {"card": "Invasion of Zendikar", "counters": {"defense": 3}, "protector": "B"}
    sides = {"A": {"hand": ["Lightning Bolt"], "battlefield": [siege]}, "B": {}}
    shot = [cast("Lightning Bolt", "Invasion of Zendikar"), RESOLVE]
    scenario = Scenario.load({"version": 1, "players": sides, "script": shot})
    steps = play(scenario, ChainMap({"Invasion of Zendikar": ruled}, cards())).report().steps
    cited = {one.text for step in steps for one in step.rulings}
    assert cited >= {*ON_DAMAGE}, "each is cited"
    read = {one.text: [r.text for r in these[:1]] for one, these in zip(steps, worth_reading(steps), strict=True)}
    assert read["Lightning Bolt deals 3 damage to Invasion of Zendikar."] == []
    assert read["The last 3 defense counters are removed from Invasion of Zendikar."] == [ON_DAMAGE[1]]
    assert [these for text, these in read.items() if "ability triggers" in text] == [[]]


LATER = (
    "Overrun affects only creatures you control at the time it resolves. It won't affect creatures that come under "
    "your control later in the turn."
)


@cr("611.2c")
def test_a_ruling_on_what_comes_later_is_read_only_where_something_does() -> None:
    mine = {"hand": ["Overrun", "Raise the Alarm"], "battlefield": ["Grizzly Bears"]}
    overrun = (cast("Overrun"), RESOLVE)
    assert beside(mine, {}, {"Overrun": LATER}, *overrun) == []
    assert beside(mine, {}, {"Overrun": LATER}, *overrun, *ALARM) == [LATER.partition(". ")[2]]


@cr("707.10")
def test_a_ruling_that_a_copy_is_not_cast_is_read_only_where_casts_are_watched() -> None:
    said = "The copy is created on the stack, so it's not \"cast.\" Abilities that trigger on casting won't trigger."
    mine = {"hand": ["Shock", "Reverberate"]}
    twice = (cast("Shock", "B"), cast("Reverberate", "Shock"), RESOLVE, answer("no"))
    assert beside(mine, {}, {"Reverberate": said}, *twice) == []
    watched = (*twice[:-1], RESOLVE, twice[-1])
    assert beside(mine | {"battlefield": ["Guttersnipe"]}, {}, {"Reverberate": said}, *watched) == [said]


@cr("608.2b")
def test_of_a_ruling_the_sentences_to_the_point_are_read_without_what_points_elsewhere() -> None:
    said = (
        "You may cast this in any main phase (see below). If the target creature is an illegal target, the spell won't "
        "resolve (see below). The creature's controller won't search. For example, they won't find a Forest."
    )
    mine, theirs = {"hand": ["Murder"]}, {"hand": ["Unsummon"], "battlefield": ["Grizzly Bears"]}
    unsummoned = (passing(), cast("Unsummon", "Grizzly Bears", player="B"), RESOLVE, RESOLVE)
    assert beside(mine, theirs, {"Murder": said}, cast("Murder", "Grizzly Bears"), *unsummoned) == [
        "If the target creature is an illegal target, the spell won't resolve. The creature's controller won't search."
    ]


@cr("608.2b")
def test_beside_a_spell_that_does_not_resolve_no_ruling_supposes_that_it_does_or_repeats_what_is_not_done() -> None:
    theirs = {"hand": ["Unsummon"], "battlefield": ["Grizzly Bears"]}
    unsummoned = (passing(), cast("Unsummon", "Grizzly Bears", player="B"), RESOLVE, RESOLVE)
    resolving = "The creature is destroyed as the spell resolves, before anybody can return it to its owner's hand."
    assert (
        beside({"hand": ["Murder"]}, theirs, {"Murder": resolving}, cast("Murder", "Grizzly Bears"), *unsummoned) == []
    )
    said = (
        "If the target creature is an illegal target, the spell won't resolve. The creature's controller won't search."
    )
    path = cast("Path to Exile", "Grizzly Bears")
    assert beside({"hand": ["Path to Exile"]}, theirs, {"Path to Exile": said}, path, *unsummoned) == []


@cr("707.2")
def test_what_a_step_says_itself_is_not_read_beside_it() -> None:
    theirs = {"battlefield": [{"card": "Grizzly Bears", "counters": {"+1/+1": 2}}]}
    copied = (cast("Clone"), RESOLVE, answer("Grizzly Bears"))
    assert beside({"hand": ["Clone"]}, theirs, {"Clone": RULINGS["Clone"][1]}, *copied) == []
    moon = {"hand": ["Blood Moon"], "battlefield": ["Urborg, Tomb of Yawgmoth"]}
    assert beside(moon, {}, {"Blood Moon": RULINGS["Blood Moon"][0]}, cast("Blood Moon"), RESOLVE) == []


@cr("603.10a")
def test_of_what_hushes_deaths_and_dies_with_them_the_ruling_on_that_is_read() -> None:
    together = "A creature dying at the same time as Hushbringer won't cause abilities to trigger."
    anywhere = (
        'An ability that triggers when a card is put into a graveyard "from anywhere" may still trigger if Hushbringer '
        "leaves the battlefield at the same time as the dying creature."
    )
    mine, theirs = (
        {"hand": ["Wrath of God", "Murder"], "battlefield": ["Hushbringer"]},
        {"battlefield": ["Blood Artist"]},
    )
    all_die = (cast("Wrath of God"), RESOLVE)
    assert beside(mine, theirs, {"Hushbringer": together}, *all_die)[:1] == [together]
    assert beside(mine, theirs, {"Hushbringer": anywhere}, *all_die) == []
    assert beside(mine, theirs, {"Hushbringer": together}, cast("Murder", "Blood Artist"), RESOLVE) == []
