"""Playing scripts: acts, answers given ahead, choices of one, driving the game on, refusals, forks."""

from __future__ import annotations

import pytest

from engine import Choice, Illegal, Scenario, play
from tests.helpers import RESOLVE_ALL, answer, attack, block_with, board, cast, cr, creature, to
from tests.table.conftest import Playing, held, steps

BOLT = {"do": "cast", "player": "A", "card": "Lightning Bolt"}
RESOLVE = {"do": "resolve"}


def test_a_cast_spell_resolves_when_all_pass(game: Playing) -> None:
    table = game({"hand": ["Lightning Bolt"]}, script=[{**BOLT, "targets": ["B"]}, RESOLVE], expect=["B life 17"])
    assert table.report().good
    assert steps(table) == [
        "A casts Lightning Bolt targeting B.",
        "Lightning Bolt resolves.",
        "Lightning Bolt deals 3 damage to B, who is at 17 life.",
    ]


def test_what_nobody_answers_stays_pending(game: Playing) -> None:
    table = game({"hand": ["Lightning Bolt"], "battlefield": ["Grizzly Bears"]}, script=[BOLT])
    pending = table.report().pending
    assert pending is not None
    assert (pending.player, pending.kind, pending.rule) == ("A", "target", "601.2c")
    assert {option.label for option in pending.options} == {"A", "B", "Grizzly Bears"}
    assert not table.report().good
    table.act({"do": "answer", "player": "A", "value": ["Grizzly Bears"]})
    assert table.report().pending is None
    assert steps(table) == ["A casts Lightning Bolt targeting Grizzly Bears."]


def test_having_priority_is_not_pending(game: Playing) -> None:
    table = game()
    assert table.choice is not None
    assert table.choice.kind == "priority"
    assert table.report().pending is None
    assert table.report().good


def test_an_answer_may_be_given_before_it_is_asked_for(game: Playing) -> None:
    script = [{"do": "answer", "player": "A", "choice": "target", "value": "B"}, BOLT, RESOLVE]
    assert game({"hand": ["Lightning Bolt"]}, script=script, expect=["B life 17"]).report().good


def test_choices_inside_an_act_answer_what_it_leads_to(game: Playing) -> None:
    script = [{**BOLT, "choices": [{"choice": "target", "value": "Grizzly Bears"}]}, RESOLVE]
    sides = {"hand": ["Lightning Bolt"]}, {"battlefield": ["Grizzly Bears"]}
    assert game(*sides, script=script, expect=["Grizzly Bears in B's graveyard"]).report().good


def test_an_answer_that_was_never_asked_for_is_told(game: Playing) -> None:
    table = game(script=[{"do": "answer", "player": "A", "value": "Mountain"}])
    assert table.report().assumed == ("The answer “Mountain” was never asked for",)


def test_what_may_be_asked_for_as_the_stack_resolves_is_not_said_to_be_unasked(game: Playing) -> None:
    script = [{"do": "cast", "player": "A", "card": "Clone"}, {"do": "answer", "player": "A", "value": "Grizzly Bears"}]
    sides = {"hand": ["Clone"]}, {"battlefield": ["Grizzly Bears"]}
    assert not any("asked for" in one for one in game(*sides, script=script).report().assumed)


def test_a_choice_with_one_legal_answer_is_taken_and_told(game: Playing) -> None:
    script = [{"do": "cast", "player": "A", "card": "Doom Blade"}]
    table = game({"hand": ["Doom Blade"]}, {"battlefield": ["Grizzly Bears"]}, script=script)
    assert table.report().pending is None
    assert steps(table) == ["A casts Doom Blade targeting Grizzly Bears (the only legal choice)."]


def test_a_may_is_never_decided_for_anybody(game: Playing) -> None:
    siege = {"card": "Invasion of Zendikar", "counters": {"defense": 1}, "protector": "B"}
    script = [{**BOLT, "targets": ["Invasion of Zendikar"]}, {"do": "resolve", "count": 2}]
    table = game({"hand": ["Lightning Bolt"], "battlefield": [siege]}, script=script)
    pending = table.report().pending
    assert pending is not None
    assert pending.kind == "may"


def test_resolve_may_resolve_several_or_all(game: Playing) -> None:
    casts = [{**BOLT, "targets": ["B"]}] * 3
    side = {"hand": ["Lightning Bolt"] * 3}
    assert game(side, script=[*casts, {"do": "resolve", "count": 2}], expect=["B life 14"]).report().good
    assert game(side, script=[*casts, {"do": "resolve", "all": True}], expect=["B life 11"]).report().good


def test_resolve_goes_on_after_a_choice_on_the_way(game: Playing) -> None:
    siege = {"card": "Invasion of Zendikar", "counters": {"defense": 1}, "protector": "B"}
    script = [
        {**BOLT, "targets": ["Invasion of Zendikar"]},
        {"do": "resolve", "count": 3},
        {"do": "answer", "player": "A", "value": "yes"},
    ]
    table = game({"hand": ["Lightning Bolt"], "battlefield": [siege]}, script=script)
    assert any("Awakened Skyclave enters the battlefield" in step for step in steps(table))


# ---- refusals


@pytest.mark.parametrize(
    ("entry", "rule"),
    [
        ({"do": "resolve"}, "117.4"),
        ({"do": "cast", "player": "B", "card": "Shock", "targets": ["A"]}, "117.1"),
        ({"do": "attack", "player": "A", "attackers": {"Grizzly Bears": "B"}}, "508.1"),
        ({"do": "block", "player": "B", "blockers": {}}, "509.1"),
        ({"do": "cast", "player": "A", "card": "Doom Blade", "targets": ["B"]}, "601.2c"),
        ({"do": "cast", "player": "A", "card": "Murder", "targets": ["Grizzly Bears"]}, "601.2a"),
        ({"do": "cast", "player": "A", "card": "Doom Blade", "targets": ["Grizzly Bears", "B"]}, "601.2c"),
        ({"do": "play", "player": "A", "card": "Doom Blade"}, "305.1"),
        ({"do": "cast", "player": "A", "card": "Forest"}, "305.1"),
        ({"do": "go_to", "step": "combat damage"}, "508.8"),
        ({"do": "activate", "player": "A", "source": "Grizzly Bears"}, "602.1"),
        ({"do": "special", "player": "A", "act": "foretell", "source": "Grizzly Bears"}, "116.2h"),
    ],
)
def test_a_refusal_names_its_rule_and_leaves_no_trace(game: Playing, entry: dict[str, object], rule: str) -> None:
    sides = {"hand": ["Doom Blade", "Forest"], "battlefield": ["Grizzly Bears"]}, {"hand": ["Shock"]}
    table = game(*sides)
    before = table.report().to_json()
    refusal = table.act(entry)
    assert refusal is not None
    assert rule in refusal.rules
    report = table.report()
    assert report.refused is not None
    assert report.verdict == report.refused.reason
    fresh = game(*sides).report()
    assert (report.steps, report.events, report.state) == (fresh.steps, fresh.events, fresh.state)
    assert before == fresh.to_json()


def test_the_first_unexpected_refusal_ends_the_script(game: Playing) -> None:
    table = game({"hand": ["Lightning Bolt"]}, script=[RESOLVE, {**BOLT, "targets": ["B"]}])
    refused = table.report().refused
    assert refused is not None
    assert refused.at == 0
    assert not table.report().steps


def test_a_refusal_that_is_expected_is_told_and_checked(game: Playing) -> None:
    script = [{**RESOLVE, "expect_refused": ["117.4"]}, {**BOLT, "targets": ["B"]}, RESOLVE]
    table = game({"hand": ["Lightning Bolt"]}, script=script, expect=["B life 17"])
    report = table.report()
    assert report.good
    told = "Refused: There is nothing on the stack to resolve: it is A's precombat main phase."
    assert report.steps[0].text == f"{told} “to combat” or “end turn” goes on."
    assert [rule.id for rule in report.steps[0].rules] == ["117.4"]
    assert report.refused is not None
    assert report.refused.expected
    assert held(table)["act 0 is refused for 117.4"]


def test_an_act_that_should_have_been_refused_fails_the_scenario(game: Playing) -> None:
    table = game({"hand": ["Lightning Bolt"]}, script=[{**BOLT, "targets": ["B"], "expect_refused": True}])
    assert held(table) == {"act 0 is refused": False}
    assert not table.report().good


def test_a_refusal_for_another_rule_than_expected_fails_the_scenario(game: Playing) -> None:
    table = game(script=[{**RESOLVE, "expect_refused": ["601.2c"]}])
    assert held(table) == {"act 0 is refused for 601.2c": False}


def test_an_illegal_answer_is_refused_and_the_choice_stays_open(game: Playing) -> None:
    table = game({"hand": ["Doom Blade"]}, {"battlefield": ["Grizzly Bears", "Savannah Lions"]})
    table.act({"do": "cast", "player": "A", "card": "Doom Blade"})
    refusal = table.act({"do": "answer", "player": "A", "value": "B"})
    assert refusal is not None
    assert table.report().pending is not None
    table.act({"do": "answer", "player": "A", "value": "Savannah Lions"})
    assert steps(table) == ["A casts Doom Blade targeting Savannah Lions."]


def test_nothing_else_can_be_done_while_a_choice_is_open(game: Playing) -> None:
    table = game({"hand": ["Lightning Bolt", "Shock"]})
    table.act(BOLT)
    refusal = table.act({"do": "pass", "player": "A"})
    assert refusal is not None
    assert "A must choose first" in (table.report().refused or pytest.fail("not refused")).reason


def test_a_target_that_is_protected_is_refused_with_that_rule(game: Playing) -> None:
    script = [{**BOLT, "targets": ["Gladecover Scout"], "expect_refused": ["702.11b"]}]
    assert game({"hand": ["Lightning Bolt"]}, {"battlefield": ["Gladecover Scout"]}, script=script).report().good


# ---- names


def test_a_name_that_two_different_things_have_is_not_guessed(game: Playing) -> None:
    sides = {"hand": ["Lightning Bolt"], "battlefield": ["Grizzly Bears"]}, {"battlefield": ["Grizzly Bears"]}
    table = game(*sides, script=[{**BOLT, "targets": ["Grizzly Bears"]}])
    refused = table.report().refused
    assert refused is not None
    assert "Grizzly Bears#1" in refused.reason
    assert "Grizzly Bears#2" in refused.reason


def test_of_things_that_are_exactly_alike_the_first_will_do(game: Playing) -> None:
    two = {"battlefield": [{"card": "Grizzly Bears", "count": 2}]}
    script = [{**BOLT, "targets": ["Grizzly Bears"]}, RESOLVE]
    expect = ["Grizzly Bears#1 in graveyard", "Grizzly Bears#2 on battlefield"]
    assert game({"hand": ["Lightning Bolt"]}, two, script=script, expect=expect).report().good


def test_objects_on_the_stack_are_named_or_counted_from_the_top(game: Playing) -> None:
    sides = {"hand": ["Lightning Bolt", "Shock"]}, {"hand": ["Counterspell"]}
    first = [{**BOLT, "targets": ["B"]}, {"do": "cast", "player": "A", "card": "Shock", "targets": ["B"]}]
    reply = {"do": "cast", "player": "B", "card": "Counterspell"}
    for words in ("stack#2", "Lightning Bolt"):
        script = [*first, {"do": "pass", "player": "A"}, {**reply, "targets": [words]}, {"do": "resolve", "all": True}]
        assert game(*sides, script=script, expect=["B life 18"]).report().good


def test_tokens_made_in_play_are_found_with_and_without_the_word_token(game: Playing) -> None:
    script = [
        {"do": "cast", "player": "A", "card": "Raise the Alarm"},
        RESOLVE,
        {**BOLT, "targets": ["Soldier#2"]},
        RESOLVE,
    ]
    expect = ["Soldier#1 is 1/1", "Soldier Token#1 is a token", "Soldier Token#2 nowhere", "A controls 1 Soldier"]
    assert game({"hand": ["Raise the Alarm", "Lightning Bolt"]}, script=script, expect=expect).report().good


def test_a_thing_keeps_its_id_from_zone_to_zone(game: Playing) -> None:
    script = [{"do": "cast", "player": "A", "card": "Unsummon", "targets": ["it"]}, RESOLVE]
    bears = {"card": "Grizzly Bears", "id": "it"}
    assert (
        game({"hand": ["Unsummon"]}, {"battlefield": [bears]}, script=script, expect=["it in B's hand"]).report().good
    )


# ---- turns


def test_go_to_passes_until_the_step(game: Playing) -> None:
    side = {"library": ["Forest"] * 3}
    table = game(side, side, script=[{"do": "go_to", "step": "end step"}, {"do": "go_to", "step": "upkeep"}])
    assert table.report().state["turn"]["active"] == "B"
    assert table.report().state["turn"]["step"] == "upkeep"
    table.act({"do": "go_to", "step": "main", "active": "A"})
    assert table.report().state["turn"]["number"] == 3
    assert table.game.players[1].name == "B"
    assert "B draws Forest." in steps(table)


def test_go_to_a_turn_that_is_over_is_refused(game: Playing) -> None:
    table = game(turn={"number": 3}, script=[{"do": "go_to", "step": "upkeep", "turn": 2}])
    assert table.report().refused is not None


def test_passing_through_combat_declares_nothing_and_says_so(game: Playing) -> None:
    table = game({"battlefield": ["Grizzly Bears"]}, script=[{"do": "go_to", "step": "postcombat main"}])
    assert "A declares no attackers." in steps(table)
    assert table.report().pending is None


def test_a_board_that_begins_with_attackers_asks_for_them_at_once(game: Playing) -> None:
    sides = {"battlefield": ["Grizzly Bears"]}, {}
    table = game(*sides, turn={"step": "declare attackers"})
    assert table.choice is not None
    assert table.choice.kind == "attackers"
    table.act({"do": "attack", "player": "A", "attackers": {"Grizzly Bears": "B"}})
    table.act({"do": "go_to", "step": "end of combat"})
    assert table.report().state["players"]["B"]["life"] == 18


def test_an_attack_that_is_not_allowed_is_refused_with_its_rule(game: Playing) -> None:
    side = {"battlefield": [{"card": "Grizzly Bears", "sick": True}, {"card": "Savannah Lions", "tapped": True}]}
    for name, rule in (("Grizzly Bears", "302.6"), ("Savannah Lions", "508.1a")):
        table = game(
            side, turn={"step": "declare attackers"}, script=[{"do": "attack", "player": "A", "attackers": {name: "B"}}]
        )
        refused = table.report().refused
        assert refused is not None
        assert rule in refused.rules


def test_conceding_ends_the_game_at_any_time(game: Playing) -> None:
    table = game(script=[{"do": "concede", "player": "B"}], expect=["B loses", "A wins"])
    assert table.report().good
    assert table.choice is None


def test_a_priority_of_three_players_goes_round(game: Playing) -> None:
    bolt = {"hand": ["Lightning Bolt"]}
    script = [
        {**BOLT, "targets": ["C"]},
        {"do": "pass", "player": "A"},
        {"do": "pass", "player": "B"},
        {"do": "pass", "player": "C"},
    ]
    assert game(bolt, bolt, bolt, script=script, expect=["C life 17", "stack is empty"]).report().good


# ---- by hand


def test_edits_change_the_board_and_are_marked(game: Playing) -> None:
    script = [
        {
            "do": "edit",
            "set_life": {"A": 3},
            "counters": {"Grizzly Bears": {"+1/+1": 2}, "B": {"poison": 2}},
            "tap": ["Grizzly Bears"],
            "damage": {"Grizzly Bears": 1},
            "move": {"Forest": "battlefield"},
            "control": {"Serra Angel": "A"},
            "attach": {"Pacifism": "Grizzly Bears"},
            "create": {"B": [{"token": {"name": "Goat", "power": 0, "toughness": 1}, "id": "goat"}]},
            "remove": "Island",
        }
    ]
    expect = [
        "A life 3",
        "Grizzly Bears is 4/4",
        "B has 2 poison counters",
        "Grizzly Bears is tapped",
        "Grizzly Bears has 1 damage",
        "Forest on the battlefield",
        "A controls Serra Angel",
        "Pacifism is attached to Grizzly Bears",
        "B controls goat",
        "Island is nowhere",
    ]
    sides = (
        {
            "battlefield": ["Grizzly Bears", {"card": "Pacifism", "attached_to": "Serra Angel"}],
            "hand": ["Forest", "Island"],
        },
        {"battlefield": ["Serra Angel"]},
    )
    table = game(*sides, script=script, expect=expect)
    assert held(table) == dict.fromkeys(expect, True)
    assert all(step.by_hand for step in table.report().steps)


def test_state_based_actions_look_at_what_an_edit_made(game: Playing) -> None:
    script = [{"do": "edit", "damage": {"Grizzly Bears": 2}}]
    table = game({"battlefield": ["Grizzly Bears"]}, script=script, expect=["Grizzly Bears in graveyard"])
    assert table.report().good
    assert [step.by_hand for step in table.report().steps] == [True, False]


def test_an_edit_that_goes_wrong_in_the_middle_leaves_no_trace(game: Playing) -> None:
    table = game({"battlefield": ["Grizzly Bears"]})
    refusal = table.act({"do": "edit", "set_life": {"A": 1}, "tap": ["Nobody"]})
    assert refusal is not None
    assert table.report().state["players"]["A"]["life"] == 20


# ---- programs


def test_a_program_answers_by_option_ids(game: Playing) -> None:
    table = game({"hand": ["Lightning Bolt"]})
    assert table.choice is not None
    cast = next(option for option in table.choice.listed() if option.kind == "cast")
    assert cast.card == "Lightning Bolt"
    table.answer(cast.id)
    target = next(option for option in table.choice.listed() if option.player == 1)
    table.answer([target.id])
    table.answer("pass")
    table.answer("pass")
    assert table.game.players[1].life == 17
    with pytest.raises(Illegal):
        table.answer("nonsense")


def test_a_decider_plays_until_it_has_had_enough(game: Playing) -> None:
    seen: list[str] = []

    def decide(choice: Choice) -> str:
        seen.append(choice.kind)
        if len(seen) > 4:
            raise StopIteration
        return "pass"

    table = game()
    table.run(decide)
    assert seen == ["priority"] * 5
    assert table.report().state["turn"]["step"] == "declare attackers" or table.choice is not None


def test_a_fork_is_independent_at_every_point(game: Playing) -> None:
    siege = {"card": "Invasion of Zendikar", "counters": {"defense": 3}, "protector": "B"}
    sides = {"hand": ["Lightning Bolt"], "battlefield": [siege]}, {}
    script = [BOLT, {"do": "answer", "player": "A", "value": "Invasion of Zendikar"}, RESOLVE, RESOLVE]
    script += [{"do": "answer", "player": "A", "value": "yes"}, RESOLVE]
    table = game(*sides)
    for entry in script:
        before = table.report().to_json()
        fork = table.fork()
        assert fork.report().to_json() == before
        fork.act(entry)
        assert table.report().to_json() == before
        table.act(entry)
        assert fork.report().to_json() == table.report().to_json()
    whole = game(*sides, script=script)
    assert whole.report().to_json() == table.report().to_json()


def test_a_fork_may_go_another_way(game: Playing) -> None:
    table = game({"hand": ["Lightning Bolt"]}, script=[BOLT])
    other = table.fork()
    table.act({"do": "answer", "player": "A", "value": "B"})
    other.act({"do": "answer", "player": "A", "value": "A"})
    for one in (table, other):
        one.act(RESOLVE)
    assert [p.life for p in table.game.players] == [20, 17]
    assert [p.life for p in other.game.players] == [17, 20]


def test_play_takes_a_plain_mapping_of_cards(cards: dict[str, object]) -> None:
    few = {"Lightning Bolt": cards["Lightning Bolt"]}
    data = {"players": {"A": {"hand": ["Lightning Bolt"]}, "B": {}}, "script": [{**BOLT, "targets": ["B"]}, RESOLVE]}
    table = play(Scenario.load(data), few)  # type: ignore[arg-type]
    assert table.game.players[1].life == 17


def test_an_answer_ahead_waits_for_a_choice_that_it_fits() -> None:
    """It isn't forced onto the first choice that comes up."""
    optional = creature("When ~ dies, you may draw a card.", name="Scholar")
    script = [
        answer("Grizzly Bears", "B"),
        cast("Murder", "Scholar"),
        cast("Diabolic Edict", "B"),
        RESOLVE_ALL,
    ]
    played = board(
        {"hand": ["Murder", "Diabolic Edict"]},
        [optional, "Grizzly Bears", "Hill Giant"],
        *script,
        expect=["Grizzly Bears in graveyard"],
    )
    assert played.pending["kind"] == "may"


@cr("601.2d")
def test_a_division_that_leaves_no_choice_is_not_asked() -> None:
    script = [cast("Forked Bolt", "B", "Grizzly Bears"), RESOLVE]
    board({"hand": ["Forked Bolt"]}, ["Grizzly Bears"], *script, expect=["B life 19", "Grizzly Bears has 1 damage"])


@cr("508.1a", "302.6", "702.3b")
def test_attacking_with_nothing_that_can_attack_says_why_each_cannot() -> None:
    mine = [{"card": "Grizzly Bears", "tapped": True}, {"card": "Hill Giant", "sick": True}, "Wall of Stone"]
    nobody = {"do": "attack", "player": "A", "attackers": {}}
    found = board(mine, [], to("declare attackers"), nobody, refused=("508.1a", "302.6", "702.3b"))
    assert found.reason.startswith("A has nothing that can attack. Grizzly Bears is tapped; ")
    assert ".;" not in found.reason
    none = board([], ["Hill Giant"], to("declare attackers"), nobody, refused="508.1")
    assert none.reason == "A controls no creature that could attack."


@cr("509.1a")
def test_blocking_with_nothing_that_can_block_says_why() -> None:
    blocking = (*attack(Hill_Giant="B"), *block_with({"Grizzly Bears": "Hill Giant"}))
    tapped = board(["Hill Giant"], [{"card": "Grizzly Bears", "tapped": True}], *blocking, refused="509.1a")
    assert tapped.reason.startswith("Grizzly Bears is tapped; ")


@cr("712.8a", "709.3a", "715.3a", cited=False)
def test_a_face_is_asked_for_by_its_name() -> None:
    hand = {"hand": ["Fire // Ice", "Bonecrusher Giant"]}
    board(hand, ["Hill Giant"], cast("Fire // Ice", "Hill Giant", face="Ice"), expect=["Ice on the stack"])
    board(hand, [], cast("Bonecrusher Giant", "B", face="Stomp"), RESOLVE_ALL, expect=["B life 18"])


@cr("400.1", cited=False)
def test_cards_of_one_name_have_references_of_their_own() -> None:
    state = board({"hand": ["Shock", "Duress"]}, {"hand": ["Shock"], "graveyard": ["Shock"]}).report["state"]
    a, b = state["players"]["A"], state["players"]["B"]
    assert a["hand"] == [{"card": "Shock", "id": "Shock#1"}, "Duress"]
    assert [b["hand"][0]["id"], b["graveyard"][0]["id"]] == ["Shock#2", "Shock#3"]
