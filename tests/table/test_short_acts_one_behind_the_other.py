"""Several short acts in one sentence, and words that might be swallowed by the act before them."""

from __future__ import annotations

from typing import Any

import pytest

from engine import NotUnderstood, SeveralMeant, Table, short_acts
from engine.state.turn import Step
from tests.helpers import cr, creature
from tests.table.test_short_acts import done, said, table

ATTACKERS: dict[str, Any] = {"battlefield": ["Serra Angel", "Grizzly Bears"]}
BLOCKERS: dict[str, Any] = {"battlefield": ["Giant Spider", "Hill Giant"]}


@cr("509.1g")
@pytest.mark.parametrize(
    "text",
    [
        "Bob blocks Serra Angel with Giant Spider, blocks Grizzly Bears with Hill Giant",
        "Bob blocks Serra Angel with Giant Spider and blocks Grizzly Bears with Hill Giant",
        "Bob blocks Serra Angel with Giant Spider, Grizzly Bears with Hill Giant",
        "Giant Spider blocks Serra Angel, Hill Giant blocks Grizzly Bears",
        "Bob bloque Serra Angel avec Giant Spider, bloque Grizzly Bears avec Hill Giant",
        "Bob bloque Serra Angel avec Giant Spider et Grizzly Bears avec Hill Giant",
    ],
)
def test_each_block_may_be_said_with_its_verb(text: str) -> None:
    game = done(f"attack with everything; {text}", table(ATTACKERS, BLOCKERS)).table.game
    name = {i: game.characteristics(i).name for i in (*game.combat.attackers, *game.combat.blockers)}
    assert game.turn.step is Step.DECLARE_BLOCKERS
    assert {name[i]: [name[one] for one in blocked] for i, blocked in game.combat.blockers.items()} == {
        "Giant Spider": ["Serra Angel"],
        "Hill Giant": ["Grizzly Bears"],
    }


SHARPSHOOTER: dict[str, Any] = {"battlefield": ["Goblin Sharpshooter"]}
BIRDS: dict[str, Any] = {"battlefield": ["Birds of Paradise"]}


def test_two_pings_are_no_answer() -> None:
    """The second is done once the first has resolved and what it triggers too; what can't be is refused by its rule."""
    then = short_acts(table(SHARPSHOOTER, BIRDS), "ping birds, ping face", "Ana")
    assert then.refusal is None
    assert [one.said for one in then.acts if "activates" in one.said] == [
        "Ana activates Goblin Sharpshooter on Birds of Paradise",
        "Ana activates Goblin Sharpshooter on Bob",
    ]
    twice = short_acts(table(SHARPSHOOTER, BIRDS), "ping birds, ping face twice", "Ana")
    assert twice.refusal is not None
    assert "107.5" in twice.refusal.rules
    both = {"battlefield": ["Goblin Sharpshooter", "Prodigal Sorcerer"]}
    with pytest.raises(SeveralMeant):
        short_acts(table(both, BIRDS), "ping birds, ping face twice", "Ana")


def test_an_act_with_a_trigger_on_the_stack_may_stand_behind_a_comma() -> None:
    on = table({"battlefield": ["Young Pyromancer"], "hand": ["Shock", "Lightning Bolt"]}, {})
    text = "cast Shock on Bob, holding priority with the trigger on the stack, cast Lightning Bolt on Bob"
    assert said(text, on) == ["Ana casts Shock on Bob", "Ana casts Lightning Bolt on Bob"]


def test_what_a_spell_is_aimed_at_may_stand_behind_what_it_names() -> None:
    on = table({"hand": ["Curse of Silence"]}, {"hand": ["Lightning Bolt"]})
    said_so = "Ana casts Curse of Silence on Bob, naming Lightning Bolt"
    assert said("cast Curse of Silence naming Lightning Bolt on Bob", on) == [said_so]


@pytest.mark.parametrize("text", ["sac Bears", "exploit Bears", "sacrifie Bears"])
def test_what_is_sacrificed_to_exploit_is_no_other_ability_s_cost(text: str) -> None:
    seer = {"hand": ["Silumgar Butcher"], "battlefield": ["Viscera Seer", "Grizzly Bears"]}
    assert said(f"cast Butcher; {text}", table(seer, {})) == ["Ana casts Silumgar Butcher", "Ana chooses Bears"]
    itself = ["Ana casts Silumgar Butcher", "Ana chooses Butcher"]
    assert said("cast Butcher; sac Butcher", table(seer, {})) == itself
    to_seer = said("cast Butcher; sac Bears to Seer", table(seer, {}))
    assert to_seer[-1] == "Ana activates Viscera Seer, sacrificing Grizzly Bears"


@cr("601.2c")
@pytest.mark.parametrize(
    "text",
    [
        "cast Kolaghan's Command, mode 2 on Bob, mode 4 on Hill Giant",
        "Kolaghan's Command mode 2 on Bob and 4 on Hill Giant",
    ],
)
def test_each_mode_s_target_may_stand_behind_its_number(text: str) -> None:
    on = table({"hand": ["Kolaghan's Command"]}, {"battlefield": ["Hill Giant"]})
    assert said(text, on) == ["Ana casts Kolaghan's Command on Bob and Hill Giant, mode 2 and mode 4"]


def test_what_is_paid_may_stand_behind_the_modes_and_their_targets() -> None:
    mine = {"hand": ["Desperate Plea"], "battlefield": ["Serra Angel"], "graveyard": ["Grizzly Bears"]}
    text = "cast Desperate Plea, mode 1 on Bears and mode 2 on Hill Giant, sacrificing Serra Angel"
    then = short_acts(table(mine, {"battlefield": ["Hill Giant"]}), text, "Ana")
    assert then.refusal is None
    assert [one.said for one in then.acts] == [
        "Ana casts Desperate Plea on Grizzly Bears and Hill Giant, mode 1 and mode 2"
    ]


@cr("605.3b")
@pytest.mark.parametrize(
    ("land", "color", "letter"),
    [("Steam Vents", "blue", "U"), ("Steam Vents", "red", "R"), ("Cavern of Souls", "green", "G")],
)
def test_of_two_mana_abilities_the_color_says_which(land: str, color: str, letter: str) -> None:
    then = done(
        f"tap {land} for {color}",
        table(
            {
                "battlefield": [
                    {"card": land, "chosen": {"creature type": "Elf"}} if land.startswith("Cavern") else land
                ]
            },
            {},
        ),
    )
    assert {kind[:1]: n for kind, n in then.table.game.players[0].mana.items() if n} == {letter: 1}


def test_so_many_cards_are_drawn_by_what_draws_them() -> None:
    on: Table = table({"battlefield": ["Griselbrand"]}, {"hand": ["Brainstorm"]})
    assert said("draw 7", on) == ["Ana activates Griselbrand"]
    assert said("pioche 7 cartes", on) == ["Ana activates Griselbrand"]
    assert said("Bob draws 3", on) == ["Bob casts Brainstorm"]
    assert done("Bob draws 4", on).acts[0].entries[-1]["do"] == "happen"


def test_a_spell_at_me_may_be_said_as_it_is_in_french() -> None:
    on = table({"hand": ["Counterspell"]}, {"hand": ["Shock"]})
    assert said("Bob me Shock, je contre", on) == ["Bob casts Shock on Ana", "Ana casts Counterspell on Shock"]


@cr("608.2d", cited=False)
@pytest.mark.parametrize("yes", ["yes", "oui"])
def test_a_number_behind_yes_is_the_life_that_is_paid_and_no_place_of_yes_and_no(yes: str) -> None:
    """One opponent was dealt combat damage: X of Tymna is 1, and 2 is no answer; least of all is it "no"."""
    on = table({"battlefield": ["Tymna the Weaver"]}, {})
    before = f"attack with Tymna; no blocks; damage; to main 2; {yes}"
    assert said(f"{before}; 1", on)[-1] == "Ana chooses yes"
    with pytest.raises(NotUnderstood):
        short_acts(on, f"{before}; 2")


RITUAL: dict[str, Any] = {"hand": ["Dark Ritual", "Duress", "Grizzly Bears", "Swords to Plowshares"]}


@pytest.mark.parametrize(
    ("text", "understood"),
    [
        ("ritual duress Bob", ["Ana casts Dark Ritual", "resolve all", "Ana casts Duress on Bob"]),
        ("ritual bears", ["Ana casts Dark Ritual", "resolve all", "Ana casts Grizzly Bears"]),
        ("swords giant", ["Ana casts Swords to Plowshares on Hill Giant"]),
    ],
)
def test_two_cards_may_be_cast_with_no_mark_between(text: str, understood: list[str]) -> None:
    assert said(text, table(RITUAL, {"battlefield": ["Hill Giant"]})) == understood


@cr("608.2", cited=False)
@pytest.mark.parametrize("text", ["Wrath resolves", "wrath of god resolve", "Wrath of God se résout"])
def test_what_resolves_has_been_cast(text: str) -> None:
    on = table({"hand": ["Wrath of God"]}, {"battlefield": ["Hill Giant"]})
    assert said(text, on) == ["Ana casts Wrath of God", "resolve"]
    assert not [*done(text, on).table.game.permanents()]


def test_what_is_on_the_stack_resolves_down_to_what_is_named() -> None:
    on = table({"hand": ["Shock"]}, {"battlefield": ["Hill Giant"], "hand": ["Giant Growth"]})
    cast = "shock giant; Bob casts Giant Growth on giant"
    assert said(f"{cast}; growth resolves; shock resolves", on)[2:] == ["resolve", "resolve"]
    assert said(f"{cast}; shock resolves", on)[2:] == ["resolve 2"]
    with pytest.raises(NotUnderstood):
        short_acts(on, "serra angel resolves", "Ana")


@cr("202.1b", cited=False)
def test_a_spell_without_a_mana_cost_that_resolves_was_cast_without_paying() -> None:
    found = done("hypergenesis resolves", table({"hand": ["Hypergenesis"]}, {}))
    assert found.acts[0].said == "Ana casts Hypergenesis, without paying"
    refused = short_acts(table({"hand": ["Hypergenesis"]}, {}), "cast hypergenesis", "Ana")
    assert refused.refusal is not None, "of what is only cast it is not so said"


FURY: dict[str, Any] = {"hand": ["Fury", "Lightning Bolt"]}


@pytest.mark.parametrize(
    ("text", "chosen"),
    [
        ("evoke Fury pitching bolt, 4 to Hill Giant", "Ana chooses Hill Giant"),
        ("evoke Fury pitching bolt, 3 to Hill Giant, 1 to spider", "Ana chooses Hill Giant and Giant Spider"),
        ("évoque Fury en exilant bolt, 4 à Hill Giant", "Ana chooses Hill Giant"),
    ],
)
def test_what_a_trigger_does_is_told_behind_what_is_pitched(text: str, chosen: str) -> None:
    on = table(FURY, {"battlefield": ["Hill Giant", "Giant Spider"]})
    assert said(text, on) == ["Ana casts Fury, pitching bolt", chosen]


@pytest.mark.parametrize(
    "text",
    [
        "sac wolf to yawg putting counter on giant",
        "sac wolf to Yawgmoth, putting a counter on giant",
        "sac wolf à yawgmoth en mettant un marqueur sur giant",
    ],
)
def test_where_a_counter_goes_is_what_the_ability_is_aimed_at(text: str) -> None:
    on = table({"battlefield": ["Yawgmoth, Thran Physician", "Young Wolf"]}, {"battlefield": ["Hill Giant"]})
    assert said(text, on) == [
        "Ana activates Yawgmoth, Thran Physician on Hill Giant, sacrificing Young Wolf, ability 1"
    ]


def test_what_is_put_in_is_put_onto_the_battlefield() -> None:
    on = table({"hand": ["Show and Tell", "Serra Angel"]}, {})
    game = done("cast Show and Tell; put angel in; resolve all", on).table.game
    assert [game.characteristics(it.id).name for it in game.permanents()] == ["Serra Angel"]


@pytest.mark.parametrize(("found", "yes"), [("Bob fetches Forest", "yes"), ("Bob cherche Forest", "oui")])
def test_a_yes_behind_the_answer_that_implies_it_says_no_more(found: str, yes: str) -> None:
    on = table({"hand": ["Path to Exile"]}, {"battlefield": ["Hill Giant"], "library": ["Forest", "Island"]})
    then = done(f"path giant; {found}; {yes}; resolve all", on)
    assert [one.said for one in then.acts] == [
        "Ana casts Path to Exile on Hill Giant",
        "Bob chooses Forest",
        "resolve all",
    ]
    assert not [one for one in then.table.report().assumed if "never asked" in one]
    first = said(f"path giant; {yes}; Forest", on)
    assert first[1] == "Bob chooses yes"
    assert first[2].startswith("Bob chooses Forest")


@cr("606.3", cited=False)
@pytest.mark.parametrize("text", ["ult Liliana on Bob", "ulter Liliana sur Bob", "j'ulte Liliana sur Bob"])
def test_the_last_ability_of_a_planeswalker_is_a_verb_in_both_languages(text: str) -> None:
    on = table({"battlefield": [{"card": "Liliana of the Veil", "counters": {"loyalty": 6}}]}, {})
    assert said(text, on) == ["Ana activates Liliana of the Veil, -6 on Bob"]


@cr("702.79a", "117.4", cited=False)
def test_what_is_to_come_back_by_what_is_on_the_stack_is_waited_for() -> None:
    """Persist resolves before the ability that the sacrifice paid for, which would ask about a card."""
    found = short_acts(table({"battlefield": ["Viscera Seer", "Safehold Elite"]}, {}), "sac Elite; sac Elite", "Ana")
    assert [act.said for act in found.acts][1] == "resolve"
    assert "Safehold Elite" in [it.base.name for it in found.table.game.permanents()]


@cr("702.79a", "601.2c", cited=False)
def test_it_is_waited_for_as_far_as_its_return_asks_something() -> None:
    """What triggers as it enters wants a target first: what is done next is left until that is answered."""
    surge = creature("Whenever another creature you control enters, ~ deals 1 damage to any target.", name="Surge")
    on = table({"battlefield": ["Viscera Seer", "Safehold Elite", surge]}, {})
    found = short_acts(on, "sac Elite to Seer; sac Elite to Seer", "Ana")
    assert [act.said for act in found.acts][1] == "resolve all"
    assert found.refusal is not None
    assert found.refusal.reason.key == "choice-is-open"
    assert found.table.choice is not None
    assert found.table.choice.kind == "target"


@cr("702.93a", "602.2b")
def test_what_is_sacrificed_pays_for_no_ability_that_costs_something_else() -> None:
    """A card drawn on the way could be discarded: that is not what is said."""
    on = table({"battlefield": ["Yawgmoth, Thran Physician", "Young Wolf", "Safehold Elite"]}, {})
    found = done("sac Wolf to Yawgmoth targeting Elite; sac Elite to Yawgmoth targeting Wolf", on)
    last = "Ana activates Yawgmoth, Thran Physician on Young Wolf, sacrificing Safehold Elite, ability 1"
    assert [act.said for act in found.acts][-1] == last
