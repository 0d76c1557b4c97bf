"""Short acts as playgroups type them on a phone: slang, numbers for answers, what is left out."""

from __future__ import annotations

from typing import Any

import pytest

from engine import NotUnderstood, SeveralMeant, Table, how_to_answer, short_acts
from engine.state.ids import PlayerId
from engine.state.zones import Zone
from tests.helpers import cr
from tests.table.test_short_acts import done, said, table

BEARS: dict[str, Any] = {"battlefield": ["Grizzly Bears"], "hand": ["Lightning Bolt", "Giant Growth", "Murder"]}
GIANT: dict[str, Any] = {"battlefield": ["Hill Giant"], "hand": ["Counterspell"]}
ARTISTS: dict[str, Any] = {"battlefield": ["Blood Artist", "Blood Artist", "Grizzly Bears"], "hand": ["Shock"]}


def players(ana: dict[str, Any] = BEARS, bob: dict[str, Any] = GIANT, locale: str = "en") -> Table:
    return table(ana, bob, locale=locale)


@pytest.mark.parametrize(
    ("text", "understood"),
    [
        ("kill giant with murder", "Ana casts Murder on Hill Giant"),
        ("use murder to kill giant", "Ana casts Murder on Hill Giant"),
        ("pump my bears with growth", "Ana casts Giant Growth on Grizzly Bears"),
        ("tue le géant avec Murder", "Ana casts Murder on Hill Giant"),
        ("bolt myself", "Ana casts Lightning Bolt on Ana"),
        ("cast bolt, target face", "Ana casts Lightning Bolt on Bob"),
        ("bolt tête", "Ana casts Lightning Bolt on Bob"),
        ("flash in bolt, target opp", "Ana casts Lightning Bolt on Bob"),
        ("i respond bolt giant", "Ana casts Lightning Bolt on Hill Giant"),
        ("bolt giant in response", "Ana casts Lightning Bolt on Hill Giant"),
    ],
)
def test_what_is_done_may_be_the_verb_and_the_card_what_it_is_done_with(text: str, understood: str) -> None:
    assert said(text, players()) == [understood]


def test_a_permanent_may_be_what_it_is_done_with() -> None:
    on = players({"battlefield": ["Prodigal Sorcerer"]}, {"battlefield": ["Llanowar Elves"]})
    for text in ("ping elves with sorcerer", "sorcerer ping elves", "tap sorcerer to ping elves"):
        assert said(text, on) == ["Ana activates Prodigal Sorcerer on Llanowar Elves"], text


@pytest.mark.parametrize("text", ["Bob counters", "opp counters it", "opp counters with Counterspell", "il contre"])
def test_to_counter_is_to_cast_what_counters_at_what_is_on_top(text: str) -> None:
    """CR 701.6: the only card in hand that counters and can target the spell."""
    assert said(f"bolt giant; {text}", players())[-1] == "Bob casts Counterspell on Lightning Bolt"
    with pytest.raises(NotUnderstood):
        short_acts(players(bob={"hand": ["Shock"]}), "bolt Bob; Bob counters", "Ana")


@pytest.mark.parametrize(
    "text",
    [
        *("all in", "swing for lethal", "turn everything sideways", "attack with the team", "swing bears"),
        *("attaque avec toutes mes créatures", "attaque ours", "attack w/ bears", "attack opp", "attaque opp"),
    ],
)
def test_an_attack_is_said_in_many_ways(text: str) -> None:
    assert said(text, players()) == ["Ana attacks Bob with Grizzly Bears"]


@pytest.mark.parametrize(
    "text", ["chump bears", "chump bears with giant", "blocks w/ giant", "bloque l'ours", "double blocks bears"]
)
def test_a_block_is_said_in_many_ways(text: str) -> None:
    assert said(f"attack; opp {text}", players())[-1] == "Bob blocks Grizzly Bears with Hill Giant"


def test_two_of_mine_attack() -> None:
    two = players({"battlefield": ["Grizzly Bears", "Grizzly Bears"]})
    for text in ("attack with my two bears", "attaque avec mes deux ours", "attack with both", "attaque avec les deux"):
        assert "and" in said(text, two)[-1], text


@pytest.mark.parametrize("text", ["no response", "ok", "it resolves", "résous tout", "pas de réponse", "ça passe"])
def test_agreeing_lets_it_resolve(text: str) -> None:
    found = done(f"bolt giant; {text}", players())
    assert not found.table.game.stack


def test_agreeing_where_nothing_waits_goes_without_saying() -> None:
    assert said("attack; no response; opp no block", players())[-1] == "Bob does not block"


@pytest.mark.parametrize("text", ["pass turn", "go", "passe le tour", "je passe mon tour", "à toi"])
def test_the_turn_is_passed(text: str) -> None:
    assert done(text, players()).table.game.turn.number == 4


@pytest.mark.parametrize(
    "text",
    [
        *("end step, bolt giant", "bolt giant at end of turn", "at end of turn bolt giant"),
        *("à la fin de tour, bolt géant", "étape de fin, bolt sur géant"),
    ],
)
def test_when_something_is_done_may_stand_in_front_or_behind(text: str) -> None:
    found = done(text, players())
    assert found.table.game.turn.step.value in ("end", "upkeep")
    assert found.acts[-1].said == "Ana casts Lightning Bolt on Hill Giant"


def test_whose_step_it_is_may_be_said_as_people_write_it() -> None:
    english = ("on opps turn bolt giant", "on his turn bolt giant", "in opp's upkeep, bolt giant")
    for text in (*english, "à son tour, bolt sur géant", "à l'entretien d'opp, bolt sur géant"):
        found = done(text, players())
        assert (found.table.game.turn.active, found.table.game.turn.step.value) == (1, "upkeep"), text


@cr("107.3a", cited=False)
def test_for_a_number_is_x_where_there_is_one() -> None:
    on = players({"hand": ["Blaze", "Shock"]})
    assert said("blaze opp for 5", on) == ["Ana casts Blaze on Bob, X=5"]
    assert said("blaze sur opp pour 5", on) == ["Ana casts Blaze on Bob, X=5"]
    assert said("shock opp for 2", on) == ["Ana casts Shock on Bob"]


# ---- answers


@cr("603.3b")
def test_bare_answers_stand_behind_an_act_that_leads_to_the_choices() -> None:
    for text in (
        "shock bears; Bob; Bob",
        "shock bears; resolve; opp; opp",
        "shock bears; choose Bob; 2",
        "shock bears; 2; 2",
    ):
        found = done(text, players(ARTISTS))
        assert [act.said for act in found.acts][-1] == "Ana chooses Bob", text
        found.table.act({"do": "resolve", "all": True})
        assert found.table.game.players[1].life == 18, text


def test_an_answer_comes_before_what_waits_for_it() -> None:
    found = done("shock bears; resolve; resolve; opp; opp", players(ARTISTS))
    assert [act.said for act in found.acts][1:] == ["resolve", "Ana chooses Bob", "Ana chooses Bob", "resolve"]


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize(
    "text",
    ["Player chooses Bob", "Joueur choisit Bob", "You choose opp", "toi choisis adv", "je choisis Bob", "target Bob"],
)
def test_whoever_is_asked_may_be_called_player_or_you_in_any_language(text: str, locale: str) -> None:
    one = {"battlefield": ["Blood Artist", "Grizzly Bears"], "hand": ["Shock"]}
    found = done(f"shock bears; resolve; {text}", players(one, locale=locale))
    assert found.acts[-1].entries[-1] == {"do": "answer", "player": "Ana", "value": "Bob"}


def test_a_player_who_is_called_so_is_meant_before_who_speaks() -> None:
    ana = {"battlefield": ["Blood Artist", "Grizzly Bears"], "hand": ["Shock"]}
    on = table(ana, GIANT, Joueur={}, locale="fr")
    assert done("shock bears; résoudre; Joueur", on).acts[-1].entries[-1]["value"] == "Joueur"


def test_what_may_be_typed_is_told_where_an_answer_is_not_understood() -> None:
    one = players({"battlefield": ["Blood Artist", "Grizzly Bears"], "hand": ["Shock"]})
    with pytest.raises(NotUnderstood) as problem:
        short_acts(one, "shock bears; fribble", "Ana")
    assert problem.value.sentence("en").endswith("Choose a target for Blood Artist – type “Ana” or “Bob”.")
    asked = short_acts(one, "shock bears; resolve; none", "Ana")
    refused = asked.table.report().refused
    assert refused is not None
    assert refused.reason == "Nothing was chosen; choose exactly 1."
    assert how_to_answer(asked.table, "fr").endswith("– écrivez «\u00a0Ana\u00a0» ou «\u00a0Bob\u00a0».")


@cr("603.3b")
def test_an_order_may_be_given_by_numbers() -> None:
    on = players({"battlefield": ["Soul Warden", "Elvish Visionary"], "hand": ["Mulldrifter"]})
    found = done("evoke Mulldrifter; resolve; 3, 2, 1", on)
    assert found.table.choice is not None
    assert found.table.choice.kind == "priority"
    asked = short_acts(on, "evoke Mulldrifter; resolve; 2", "Ana")
    assert asked.refusal is not None
    assert "“3, 2, 1”" in how_to_answer(asked.table, "en")


@cr("700.2d", cited=False)
def test_modes_may_be_given_by_numbers_or_by_a_word_of_each() -> None:
    on = players({"hand": ["Cryptic Command"]})
    for text in (
        "cast Cryptic Command; 2, 4; giant",
        "cast cryptic modes 2 and 4 on giant",
        "cast cryptic; return and draw; giant",
    ):
        found = done(text, on)
        found.table.act({"do": "resolve", "all": True})
        assert not found.table.game.battlefield, text


@cr("601.2d")
def test_a_division_may_be_given_by_numbers_in_the_order_listed() -> None:
    on = players({"hand": ["Rolling Thunder"]})
    for text in ("2 1", "2, 1", "2 and 1", "2 dmg to giant, 1 to opp"):
        divided = said(f"cast Rolling Thunder on giant and opp, X=3; {text}", on)
        assert divided[-1] == "Ana assigns 2 to Hill Giant and 1 to Bob", text


@cr("201.4", cited=False)
def test_a_name_may_be_chosen_where_the_card_is_cast() -> None:
    for text in ("cast Pithing Needle naming Prodigal Sorcerer", "lance Pithing Needle en nommant Prodigal Sorcerer"):
        found = done(text, players({"hand": ["Pithing Needle"]}, {"battlefield": ["Prodigal Sorcerer"]}))
        assert found.acts[0].said == "Ana casts Pithing Needle, naming Prodigal Sorcerer"
        assert found.table.act({"do": "resolve"}) is None
        assert found.table.choice is not None
        assert found.table.choice.kind == "priority"


# ---- planeswalkers, Equipment, crews


@cr("606.3", cited=False)
def test_of_two_abilities_with_one_loyalty_cost_the_number_says_which() -> None:
    on = players({"battlefield": ["Elspeth, Knight-Errant", "Grizzly Bears"]})
    with pytest.raises(SeveralMeant) as which:
        short_acts(on, "elspeth +1", "Ana")
    assert which.value.unsaid == "ability"
    assert which.value.saying("+1: Create a 1/1 white Soldier creature token.") == "elspeth +1, ability 1"
    for text in ("elspeth +1, ability 1", "elspeth plus 1, capacité 1", "plus elspeth, ability 1"):
        with_one = said(text, on)
        assert with_one == ["Ana activates Elspeth, Knight-Errant, ability 1"], text
    assert said("elspeth +1, ability 2 on bears", on)[-1].endswith("on Grizzly Bears, ability 2")


@cr("606.4")
def test_a_loyalty_ability_may_be_said_in_words() -> None:
    teferi = players({"battlefield": [{"card": "Elspeth, Knight-Errant", "counters": {"loyalty": 9}}]})
    for text in ("ult elspeth", "elspeth ult", "ulti d'elspeth", "elspeth minus 8", "minus elspeth", "elspeth moins 8"):
        assert said(text, teferi) == ["Ana activates Elspeth, Knight-Errant, -8"], text


@cr("606.4")
def test_a_number_said_of_a_loyalty_ability_that_costs_x_is_x() -> None:
    chandra = players({"battlefield": [{"card": "Chandra Nalaar", "counters": {"loyalty": 6}}]})
    for text in ("chandra -2 on giant", "activate chandra -2 on giant", "chandra minus 2 on giant"):
        assert said(text, chandra) == ["Ana activates Chandra Nalaar, -X on Hill Giant, X=2"], text
    assert said("chandra +1 on bob", chandra) == ["Ana activates Chandra Nalaar, +1 on Bob"]


@cr("602.1", cited=False)
def test_an_ability_may_be_said_by_its_place() -> None:
    shaman = {"battlefield": ["Deathrite Shaman"], "graveyard": ["Lightning Bolt", "Grizzly Bears"]}
    for text in (
        "activate shaman second ability",
        "shaman's second ability",
        "use the 2nd ability of Deathrite Shaman",
    ):
        assert said(text, players(shaman)) == ["Ana activates Deathrite Shaman, ability 2"], text
    assert said("shaman third ability on bears", players(shaman))[-1].endswith("on Grizzly Bears, ability 3")
    assert said("active la deuxième capacité de Deathrite Shaman", players(shaman))[-1].endswith("ability 2")
    assert short_acts(players(shaman), "shaman's fourth ability", "Ana").refusal is not None


@cr("603.3d", cited=False)
def test_what_a_land_does_as_it_has_entered_may_be_aimed_at_a_player() -> None:
    for text, whom in (("play forest on bob", "Bob"), ("play forest targeting me", "Ana")):
        found = short_acts(players({"hand": ["Forest"]}), text, "Ana")
        assert found.acts[-1].entries[-1]["choices"] == [whom]


def test_a_turn_is_named_behind_the_word() -> None:
    assert said("turn Bob", players()) == said("Bob's turn", players())


@cr("702.6a", cited=False)
@pytest.mark.parametrize(
    "text",
    [
        "equip bears with collar",
        "equip bears",
        "move collar to bears",
        "équipe l'ours avec Collar",
        "equip collar to bears",
    ],
)
def test_what_is_equipped_may_stand_first(text: str) -> None:
    on = players({"battlefield": ["Grizzly Bears", "Basilisk Collar"]})
    assert said(text, on) == ["Ana activates Basilisk Collar on Grizzly Bears, ability “equip”"]


@cr("602.5d", cited=False)
def test_what_can_only_be_done_once_the_stack_is_empty_lets_it_resolve() -> None:
    on = players({"battlefield": ["Grizzly Bears", "Basilisk Collar", "Boosted Sloop"]})
    found = said("crew Sloop with Bears; equip Collar to Sloop", on)
    assert found[1:] == ["resolve all", "Ana activates Basilisk Collar on Boosted Sloop, ability “equip”"]
    cards = players({"hand": ["Grizzly Bears", "Hill Giant", "Shock"]}, {"hand": ["Shock"]})
    assert said("cast Bears; cast Giant", cards) == ["Ana casts Grizzly Bears", "resolve all", "Ana casts Hill Giant"]
    for text in ("cast Shock on Bob; in response, cast Bears", "Bob casts Shock on me; cast Bears"):
        assert short_acts(cards, text, "Ana").refusal is not None, text


def test_it_is_what_was_cast_or_blocks() -> None:
    on = players({"battlefield": ["Grizzly Bears", "Viscera Seer"]})
    assert said("attack with Bears; sac it to Seer", on)[-1] == "Ana activates Viscera Seer, sacrificing Grizzly Bears"


def test_yes_and_what_it_is_said_to_are_one_answer() -> None:
    on = players({"hand": ["Clone"]})
    for text in ("cast Clone; resolve; yes; Hill Giant", "cast Clone; yes; giant", "lance Clone; oui; géant"):
        assert said(text, on)[-1] == "Ana chooses Hill Giant", text


@cr("107.4f")
@pytest.mark.parametrize("text", ["2 life", "pay 2 life", "I choose 2 life", "2 points de vie", "2"])
def test_what_an_option_is_called_may_be_typed(text: str) -> None:
    locale = "fr" if "vie" in text else "en"
    found = done(f"cast Gut Shot on opp; {text}", players({"hand": ["Gut Shot"]}, locale=locale))
    assert found.table.game.players[0].life == 18


def test_a_permanent_s_name_may_be_the_verb_where_no_card_in_hand_is_called_so() -> None:
    on = players({"battlefield": ["Prodigal Sorcerer"]}, {"battlefield": ["Grizzly Bears"]})
    assert said("sorcerer on bears", on) == ["Ana activates Prodigal Sorcerer on Grizzly Bears"]


def test_it_is_what_was_spoken_of_and_not_what_is_used() -> None:
    on = players({"battlefield": ["Prodigal Sorcerer", "Grizzly Bears"]})
    text = "attack with Bears; Bob blocks it with Giant; use Sorcerer on him"
    assert said(text, on)[-1] == "Ana activates Prodigal Sorcerer on Hill Giant"


@cr("702.33")
def test_costs_are_adjectives_too() -> None:
    on = players({"hand": ["Burst Lightning", "Mulldrifter"]})
    assert said("kicked Burst Lightning on opp", on) == ["Ana casts Burst Lightning on Bob, with kicker"]
    for text in ("evoked mulldrifter", "mulldrifter, evoked", "cast mulldrifter evoked", "Mulldrifter évoqué"):
        assert said(text, on)[0] == "Ana casts Mulldrifter, with evoke", text


def test_initials_of_a_name_of_three_words_or_more_mean_it() -> None:
    on = players({"hand": ["Wrath of God"], "battlefield": ["Grizzly Bears"]})
    assert said("cast wog", on) == ["Ana casts Wrath of God"]


def test_a_name_that_ends_in_the_name_of_a_cost_is_the_whole_name() -> None:
    warped = players({"hand": ["Time Warp"]})
    assert said("cast Time Warp on me", warped) == ["Ana casts Time Warp on Ana"]
    assert said("cast the time warp", warped) == ["Ana casts Time Warp"]


def test_a_card_whose_name_begins_with_the_verb_of_an_answer_is_cast() -> None:
    on = players({"hand": ["Pay No Heed"]})
    assert said("pay no heed", on) == ["Ana casts Pay No Heed"]


def test_player_alone_is_no_target() -> None:
    for text in ("bolt player", "lance bolt sur joueur"):
        with pytest.raises(NotUnderstood):
            done(text, players())
    assert short_acts(players(), "cast bolt; player", "Ana").refusal is not None


NINJAS: dict[str, Any] = {"battlefield": ["Grizzly Bears", "Serra Angel"], "hand": ["Ninja of the Deep Hours"]}


@pytest.mark.parametrize(
    "text",
    [
        "ninjutsu Ninja of the Deep Hours returning Bears",
        "ninja in Deep Hours for the bears",
        "activate Ninja of the Deep Hours, returning Grizzly Bears",
        "ninjutsu Deep Hours en renvoyant l'ours",
    ],
)
@cr("702.49a")
def test_what_is_returned_for_ninjutsu_is_said_with_it(text: str) -> None:
    acted = done(f"attack with everything; no blocks; {text}", players(NINJAS, {"battlefield": []}))
    assert acted.acts[-1].said == "Ana activates Ninja of the Deep Hours, returning Grizzly Bears"
    assert "Grizzly Bears" in acted.table.report().to_dict()["state"]["players"]["Ana"]["hand"]


@pytest.mark.parametrize("text", ["attack Bob with nothing", "attack with nothing", "no attackers", "pas d'attaquant"])
def test_to_attack_with_nothing_is_not_to_attack(text: str) -> None:
    assert said(text, players()) == ["Ana does not attack"]


@pytest.mark.parametrize(
    "text", ["attack with just the bears", "attack Bob with only bears", "attaque avec juste l'ours"]
)
def test_only_those_that_are_named_attack(text: str) -> None:
    on = players({"battlefield": ["Grizzly Bears", "Serra Angel"]})
    assert said(text, on) == ["Ana attacks Bob with Grizzly Bears"]


@cr("508.1")
def test_a_second_group_of_attackers_is_of_the_player_who_attacks() -> None:
    """In the turn of another than the one whose turn it is first taken to be as well."""
    walker = {"card": "Gideon Blackblade", "counters": {"loyalty": 4}}
    on = table({"battlefield": [walker]}, {"battlefield": ["Grizzly Bears", "Hill Giant"]})
    text = "Bob's turn; Bob attacks Ana with Bears and Gideon with Giant"
    assert said(text, on)[1:] == ["Bob attacks Ana with Grizzly Bears; Gideon Blackblade with Hill Giant"]


def test_proliferating_is_answered_with_its_verb() -> None:
    """CR 701.34a: "proliferate Bob"."""
    poisoned = players({"hand": ["Steady Progress"], "library": ["Forest"]}, {"counters": {"poison": 9}})
    assert said("cast Steady Progress; proliferate Bob", poisoned)[-1] == "Ana chooses Bob"


def test_of_a_land_that_does_more_than_add_mana_that_is_activated() -> None:
    on = players({"battlefield": ["Inkmoth Nexus"]})
    assert said("activate Nexus", on) == ["Ana activates Inkmoth Nexus, ability 2"]
    with pytest.raises(SeveralMeant):
        said("tap Nexus", on)


@pytest.mark.parametrize("text", ["giant doesn't block", "Hill Giant ne bloque pas", "opp blocks with nothing"])
def test_who_is_said_not_to_block_does_not(text: str) -> None:
    assert said(f"attack; {text}", players())[-1] == "Bob does not block"


@pytest.mark.parametrize("text", ["{} in response to its trigger", "in response to the trigger, {}"])
def test_a_response_to_what_triggers_comes_before_that_resolves(text: str) -> None:
    """CR 603.3: Oblivion Ring is gone before its first ability resolves, and nothing returns what that exiles."""
    ring = players({"hand": ["Oblivion Ring"]}, {"battlefield": ["Hill Giant"], "hand": ["Disenchant"]})
    acts = f"cast Oblivion Ring; {text.format('Bob casts Disenchant on Ring')}; resolve all"
    exiled = done(acts, ring).table.report().state["players"]["Bob"]["exile"]
    assert [str(one) for one in exiled] == ["Hill Giant"]


@pytest.mark.parametrize(
    "text",
    ["Attrition sacrificing Bears targeting Giant", "Attrition, sac Bears, on Giant", "Attrition en sacrifiant Bears"],
)
def test_an_ability_is_activated_by_the_name_of_what_has_it_and_its_cost(text: str) -> None:
    on = players({"battlefield": ["Attrition", "Grizzly Bears"]})
    assert done(text, on).acts[-1].entries[-1]["choices"] == [{"choice": "objects", "value": ["Grizzly Bears"]}]


@pytest.mark.parametrize(
    ("text", "goal"),
    [("ping Giant", "Hill Giant"), ("ping Bob", "Bob"), ("je pinge Bob", "Bob"), ("zap Giant", "Hill Giant")],
)
def test_what_is_done_is_done_with_the_only_thing_that_does_it(text: str, goal: str) -> None:
    on = players({"battlefield": ["Prodigal Sorcerer", "Llanowar Elves"]})
    assert said(text, on) == [f"Ana activates Prodigal Sorcerer on {goal}"]


def test_a_card_in_hand_does_it_as_well_and_of_several_it_is_asked() -> None:
    assert said("kill Giant", players({"hand": ["Shock"]})) == ["Ana casts Shock on Hill Giant"]
    with pytest.raises(SeveralMeant):
        said("burn Giant", players({"hand": ["Shock"], "battlefield": ["Prodigal Sorcerer"]}))


def test_something_is_tapped_by_what_taps_it_unless_it_has_an_ability_itself() -> None:
    on = players({"battlefield": ["Icy Manipulator", "Llanowar Elves"]})
    assert said("tap Giant", on) == ["Ana activates Icy Manipulator on Hill Giant"]
    assert said("tap Elves", on) == ["Ana activates Llanowar Elves"]


def test_who_responds_with_a_card_casts_it_in_french() -> None:
    on = players({"hand": ["Shock"]}, {"battlefield": ["Hill Giant"], "hand": ["Counterspell"]})
    assert said("shock Bob; Bob répond avec Counterspell", on)[-1] == "Bob casts Counterspell"


def test_face_is_the_opponent_of_whoever_casts() -> None:
    on = players(bob={"hand": ["Shock"]})
    assert said("Bob shocks face", on) == ["Bob casts Shock on Ana"]
    assert said("bolt face", on) == ["Ana casts Lightning Bolt on Bob"]


@cr("702.34a")
def test_a_card_that_will_have_flashback_is_the_one_that_is_cast() -> None:
    """Not another of that name that nobody has told of: what gives it flashback resolves first."""
    on = table({"hand": ["Snapcaster Mage"], "graveyard": ["Counterspell"]}, {"hand": ["Shock"]})
    found = done("Bob shocks me; Snapcaster Mage targeting Counterspell; counterspell the Shock; resolve all", on)
    assert [one.said for one in found.acts][-2:] == ["Ana casts Counterspell on Shock", "resolve all"]
    assert found.table.game.players[0].life == 20
    assert [it.base.name for it in found.table.game.objects.values() if it.zone.value == "exile"] == ["Counterspell"]


def test_in_response_begins_another_act_behind_a_comma() -> None:
    on = table({"hand": ["Pithing Needle", "Shock"]}, {"hand": ["Lightning Bolt"]})
    acts = said("cast Pithing Needle, in response Bob casts Lightning Bolt on me, in response to that shock Bob", on)
    assert [act.partition(" on ")[0] for act in acts] == [
        "Ana casts Pithing Needle",
        "Bob casts Lightning Bolt",
        "Ana casts Shock",
    ]


@cr("705.2")
@pytest.mark.parametrize(("fall", "life"), [("lose the flip", 17), ("win flip", 20), ("perdu", 17)])
def test_how_a_coin_falls_is_said_in_other_words(fall: str, life: int) -> None:
    on = table({"battlefield": ["Mana Crypt"]}, {}, step="untap")
    assert done(f"upkeep; resolve; {fall}", on).table.game.players[0].life == life


@cr("119.4")
@pytest.mark.parametrize("text", ["pay 14", "pay 14 life", "pay 14 life to Griselbrand", "je paie 14 points de vie"])
def test_life_that_is_paid_activates_what_costs_it_as_often_as_that_makes(text: str) -> None:
    on = table({"battlefield": ["Griselbrand"], "library": ["Forest"] * 15}, {})
    found = done(f"{text}; resolve all", on)
    assert found.table.game.players[0].life == 6
    assert len(found.table.game.in_zone(Zone.HAND, PlayerId(0))) == 14


@cr("605.1a", cited=False)
def test_what_is_tapped_for_a_color_may_be_what_anothers_ability_costs() -> None:
    on = table({"battlefield": ["Dragonbroods' Relic", "Grizzly Bears", "Forest"]}, {})
    assert said("tap Bears for blue", on) == [
        "Ana activates Dragonbroods' Relic, paying with Grizzly Bears, choosing blue, ability 1"
    ]
    found = done("tap Forest for green", on)
    assert not found.table.answers_left, "it makes no other"
    assert "choosing" not in found.acts[0].said


@cr("602.2b", cited=False)
@pytest.mark.parametrize("text", ["discard Bears to Ghostly Pilferer", "activate Ghostly Pilferer discarding Bears"])
def test_what_an_ability_costs_may_be_said_by_what_is_done_to_it(text: str) -> None:
    on = table({"battlefield": ["Ghostly Pilferer"], "hand": ["Grizzly Bears", "Forest"]}, {})
    found = done(text, on)
    assert [it.base.name for it in found.table.game.in_zone(Zone.GRAVEYARD, PlayerId(0))] == ["Grizzly Bears"]
    assert found.acts[0].said.endswith("paying with Grizzly Bears")


@pytest.mark.parametrize("text", ["attack w bears", "attack w/ bears"])
def test_with_is_shortened(text: str) -> None:
    assert said(text, players())[-1].endswith("Ana attacks Bob with Grizzly Bears")


def test_with_is_shortened_in_blocks_and_means() -> None:
    assert said("attack w bears; Bob blocks w giant", players())[-1] == "Bob blocks Grizzly Bears with Hill Giant"
    assert said("kill giant w murder", players()) == ["Ana casts Murder on Hill Giant"]


@cr("701.23a", "702.33c", cited=False)
@pytest.mark.parametrize(
    "text", ["cast Chalice kicked twice", "cast Chalice, multikicked 2", "cast Chalice kicked 2 times"]
)
def test_a_multikicker_is_paid_as_often_as_is_said(text: str) -> None:
    on = done(f"{text}; resolve", players({"hand": ["Everflowing Chalice"], "mana": "any"})).table
    assert [it.counters for it in on.game.permanents() if it.base.name == "Everflowing Chalice"] == [{"charge": 2}]


@cr("701.23a", cited=False)
@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("cast Cultivate finding Forest and Plains", ["Forest", "Plains"]),
        ("cast Cultivate finding 2 Forests", ["Forest", "Forest"]),
        ("cast Cultivate; Ana chooses Forest and Island", ["Forest", "Island"]),
    ],
)
def test_several_cards_that_are_found_are_said_in_one_breath(text: str, found: list[str]) -> None:
    on = done(f"{text}; resolve", players({"hand": ["Cultivate"], "library": ["..."], "mana": "any"})).table
    shown = [one for one in on.report().steps if "reveals" in one.text]
    assert all(name in shown[0].text for name in found)


@cr("608.2d", cited=False)
def test_what_is_found_says_that_it_is_searched_for() -> None:
    """ "You may search": who says what is found does so."""
    ana = {"hand": ["Stoneforge Mystic"], "library": ["..."], "mana": "any"}
    on = done("cast Stoneforge Mystic finding Bonesplitter; resolve; resolve", players(ana)).table
    assert any("Bonesplitter" in one.text and "hand" in one.text for one in on.report().steps)


@cr("118.12", cited=False)
@pytest.mark.parametrize("text", ["I don't pay for Pact", "je ne paie pas pour Slaughter Pact"])
def test_what_is_not_paid_for_may_be_named(text: str) -> None:
    ana = {"hand": ["Slaughter Pact"], "mana": "any"}
    acts = f"cast Slaughter Pact on Hill Giant; resolve; jusqu'à mon prochain entretien; resolve; {text}"
    on = done(acts, players(ana)).table
    assert on.game.players[0].lost


@cr("614.12a", cited=False)
@pytest.mark.parametrize("said", ["pay 2", "pays 2", "yes", "paie 2"])
def test_to_pay_so_much_is_yes_and_no_second_option(said: str) -> None:
    """Asked whether 2 life is paid, "pay 2" is no answer by number."""
    on = done(
        f"crack Delta for Breeding Pool; resolve; {said}",
        players({"battlefield": ["Polluted Delta"], "library": ["..."]}),
    )
    assert on.table.game.players[0].life == 17
    whole = done(
        f"crack Delta for Breeding Pool, {said}; resolve",
        players({"battlefield": ["Polluted Delta"], "library": ["..."]}),
    )
    assert whole.table.game.players[0].life == 17


@cr("701.23a", cited=False)
@pytest.mark.parametrize(
    "text",
    [
        "activate Survival discarding Bears for Hill Giant",
        "survival discarding Bears, getting Hill Giant",
        "activer Survival en défaussant Bears pour chercher Hill Giant",
    ],
)
def test_what_is_paid_and_what_is_found_are_said_in_one_breath(text: str) -> None:
    ana = {"battlefield": ["Survival of the Fittest"], "hand": ["Grizzly Bears", "Elvish Mystic"], "library": ["..."]}
    understood = "Ana activates Survival of the Fittest, paying with Grizzly Bears, choosing Hill Giant"
    on = players({**ana, "mana": "any"})
    assert said(text, on) == [understood]
    assert any(
        "Hill Giant" in one.text and "hand" in one.text for one in done(f"{text}; resolve", on).table.report().steps
    )
