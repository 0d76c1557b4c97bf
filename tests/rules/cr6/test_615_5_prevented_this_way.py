"""What is done with damage that was prevented, and damage prevented by what would deal it (CR 615.1, 615.5)."""

from __future__ import annotations

from tests.helpers import (
    DAMAGE,
    LANDS,
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    Played,
    activate,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    creature,
    to,
    turn,
)


@cr("615.5", "609.7a")
def test_as_much_damage_is_dealt_to_the_controller_of_the_source() -> None:
    mine = {"battlefield": ["Plains", "Mountain"], "hand": ["Deflecting Palm"], **LANDS}
    theirs = {"battlefield": ["Mountain"], "hand": ["Lightning Bolt"], **LANDS}
    bolt = cast("Lightning Bolt", "A", player="B")
    board(
        mine,
        theirs,
        PASS_A,
        bolt,
        {"do": "pass", "player": "B"},
        cast("Deflecting Palm"),
        RESOLVE,
        answer("Lightning Bolt"),
        RESOLVE_ALL,
        expect=["A life 20", "B life 17"],
    )


@cr("615.5", "615.12")
def test_of_damage_that_cannot_be_prevented_nothing_was_prevented() -> None:
    mine = {
        "battlefield": ["Plains", "Mountain", creature("Damage can't be prevented.", name="Leyline")],
        "hand": ["Deflecting Palm"],
        **LANDS,
    }
    theirs = {"battlefield": ["Mountain"], "hand": ["Lightning Bolt"], **LANDS}
    bolt = cast("Lightning Bolt", "A", player="B")
    board(
        mine,
        theirs,
        PASS_A,
        bolt,
        {"do": "pass", "player": "B"},
        cast("Deflecting Palm"),
        RESOLVE,
        answer("Lightning Bolt"),
        RESOLVE_ALL,
        expect=["A life 17", "B life 20"],
    )


@cr("615.5", "603.12")
def test_a_reflexive_ability_deals_as_much_to_another_target() -> None:
    vindicator = {"battlefield": ["Phyrexian Vindicator"]}
    theirs = {"battlefield": ["Mountain"], "hand": ["Lightning Bolt"], **LANDS}
    bolt = cast("Lightning Bolt", "Phyrexian Vindicator", player="B")
    board(
        vindicator,
        theirs,
        PASS_A,
        bolt,
        RESOLVE,
        answer("B"),
        RESOLVE_ALL,
        expect=["B life 17", "Phyrexian Vindicator has 0 damage"],
    )


@cr("615.5")
def test_counters_for_each_1_damage_prevented() -> None:
    theirs = {"battlefield": ["Mountain"], "hand": ["Lightning Bolt"], **LANDS}
    bolt = cast("Lightning Bolt", "Grizzly Bears", player="B")
    board(["Vigor", "Grizzly Bears"], theirs, PASS_A, bolt, RESOLVE_ALL, expect=["Grizzly Bears is 5/5"])


@cr("615.1")
def test_damage_that_a_target_would_deal() -> None:
    text = "{0}: Prevent all damage target creature would deal this turn."
    mine = [creature(text, "3/3"), "Grizzly Bears"]
    board(
        mine,
        ["Hill Giant"],
        {"do": "pass", "player": "B"},
        activate("Tester", "Hill Giant"),
        RESOLVE,
        *attack_with({"Hill Giant": "A"}, player="B"),
        to("end of combat"),
        active="B",
        expect=["A life 20"],
    )


@cr("615.1", "611.2a")
def test_until_your_next_turn_to_and_by() -> None:
    text = "{0}: Until your next turn, prevent all damage that would be dealt to and dealt by target creature."
    theirs = {"battlefield": ["Hill Giant"]}
    chosen = [activate("Tester", "Hill Giant"), RESOLVE]
    board(
        [creature(text, "3/3")],
        theirs,
        *chosen,
        turn(4, "declare attackers"),
        {"do": "attack", "player": "B", "attackers": {"Hill Giant": "A"}},
        to("end of combat"),
        expect=["A life 20"],
    )
    board(
        [creature(text, "3/3")],
        theirs,
        *chosen,
        turn(6, "declare attackers"),
        {"do": "attack", "player": "B", "attackers": {"Hill Giant": "A"}},
        to("end of combat"),
        expect=["A life 17"],
    )


@cr("615.5", "614.1a")
def test_what_is_done_with_damage_that_does_not_happen() -> None:
    pings = creature("{0}: ~ deals 3 damage to target creature.", name="Pinger")
    grows = creature("If damage would be dealt to ~, put that many +1/+1 counters on it instead.")
    counters = "Put a +1/+1 counter on ~ for each 1 damage prevented this way."
    stands = creature(f"If damage would be dealt to ~, prevent that damage. {counters}")
    hit = [activate("Pinger", "Tester"), RESOLVE]
    board([pings, grows], [], *hit, expect=["Tester is 5/5", "Tester has 0 damage"])
    board([pings, stands], [], *hit, expect=["Tester is 5/5", "Tester has 0 damage"])


@cr("615.5")
def test_only_the_kind_of_damage_that_is_named_is_prevented() -> None:
    pings = creature("{0}: ~ deals 1 damage to target creature.", name="Pinger")
    shields = creature(
        "If noncombat damage would be dealt to a creature you control, prevent that damage. You gain 1 life.",
        name="Shield",
    )
    board(
        [shields, "Grizzly Bears"],
        [pings],
        PASS_A,
        activate("Pinger", "Grizzly Bears", player="B"),
        RESOLVE,
        expect=["Grizzly Bears has 0 damage", "A life 21"],
    )
    board(
        [shields],
        [pings, "Hill Giant"],
        PASS_A,
        activate("Pinger", "Hill Giant", player="B"),
        RESOLVE,
        expect=["Hill Giant has 1 damage", "A life 20"],
    )
    fight = [*attack_with({"Grizzly Bears": "B"}), *block_with({"Hill Giant": "Grizzly Bears"}), to("end of combat")]
    board([shields, "Grizzly Bears"], ["Hill Giant"], *fight, expect=["Grizzly Bears in A's graveyard", "A life 20"])


ATTACKERS = ["Colossal Dreadmaw", "Typhoid Rats"]


def defended(spell: str, *targets: str, attackers: list[str] = ATTACKERS, theirs: tuple[str, ...] = ()) -> Played:
    """A attacks with everything; B casts an instant before blocks and blocks nothing."""
    defending = {"battlefield": [*theirs], "hand": [spell]}
    attacks = attack_with(dict.fromkeys(attackers, "B"))
    return board(attackers, defending, *attacks, PASS_A, cast(spell, *targets, player="B"), RESOLVE, DAMAGE)


@cr("615.5", "510.2")
def test_each_creature_is_dealt_what_was_prevented_of_it() -> None:
    played = defended("Comeuppance")
    assert played.count("7 damage from Typhoid Rats and Colossal Dreadmaw to B is prevented") == 1
    assert played.count("Comeuppance deals 6 damage to Colossal Dreadmaw.") == 1
    assert played.count("Comeuppance deals 1 damage to Typhoid Rats.") == 1
    assert {*played.report["state"]["players"]["A"]["graveyard"]} == {*ATTACKERS}
    assert played.report["state"]["players"]["B"]["life"] == 20


@cr("615.5")
def test_of_a_source_that_is_no_creature_its_controller_is_dealt_it() -> None:
    mine = {"battlefield": ["Mountain"], "hand": ["Lightning Bolt"], **LANDS}
    bolt = cast("Lightning Bolt", "B")
    saved = (cast("Comeuppance", player="B"), RESOLVE_ALL)
    board(mine, {"hand": ["Comeuppance"]}, bolt, PASS_A, *saved, expect=["A life 17", "B life 20"])


@cr("615.5", "609.7a")
def test_only_of_a_source_of_one_color_is_it_dealt_back() -> None:
    for spell, life, drained in (("Lightning Bolt", 17, 20), ("Corrupt", 20, 20)):
        mine = {"battlefield": ["Swamp", "Swamp"], "hand": [spell]}
        passage = (cast("Honorable Passage", "B", player="B"), RESOLVE, answer(spell, "B"), RESOLVE)
        expect = [f"A life {life}", f"B life {drained}"]
        board(mine, {"hand": ["Honorable Passage"]}, cast(spell, "B"), PASS_A, *passage, expect=expect)


@cr("615.5", "510.2")
def test_as_many_tokens_as_all_attackers_together_would_have_dealt() -> None:
    played = defended("Inkshield")
    assert played.count("7 damage from Typhoid Rats and Colossal Dreadmaw to B is prevented") == 1
    assert played.count("B creates 7 Inkling Tokens") == 1


@cr("615.12")
def test_of_damage_that_can_t_be_prevented_a_spell_makes_nothing_and_its_controller_is_told_why() -> None:
    for spell in ("Inkshield", "Comeuppance"):
        played = defended(spell, attackers=["Questing Beast"])
        assert played.count("The damage that Questing Beast deals to B can't be prevented") == 1
        assert played.report["state"]["players"]["B"]["life"] == 16
        assert played.count("creates") == 0


@cr("615.7", "615.5")
def test_a_shield_grows_what_it_saves_by_what_it_stops() -> None:
    a, b = ["Craw Wurm"], {"battlefield": ["Grizzly Bears"], "hand": ["Test of Faith"]}
    block = block_with({"Grizzly Bears": "Craw Wurm"})
    save = (PASS_A, cast("Test of Faith", "Grizzly Bears", player="B"), RESOLVE, DAMAGE)
    board(
        a,
        b,
        *attack_with({"Craw Wurm": "B"}),
        *block,
        *save,
        expect=["Grizzly Bears is 5/5", "Grizzly Bears has 3 damage"],
    )


@cr("615.5")
def test_all_that_was_prevented_at_once_is_dealt_at_once_or_not_at_all() -> None:
    a, b = ["Craw Wurm", "Serra Angel"], {"battlefield": ["Grizzly Bears"], "hand": ["Channel Harm"]}
    script = (
        *attack_with({"Craw Wurm": "B", "Serra Angel": "B"}),
        *block_with({"Grizzly Bears": "Craw Wurm"}),
        PASS_A,
        cast("Channel Harm", "Craw Wurm", player="B"),
        RESOLVE,
        DAMAGE,
    )
    played = board(a, b, *script, answer("yes", "B"))
    assert played.count("Channel Harm deals 10 damage to Craw Wurm.") == 1
    declined = board(a, b, *script, answer("no", "B"), expect=["Craw Wurm has 2 damage", "B life 20"])
    assert declined.count("Channel Harm deals") == 0


@cr("615.5", "615.1")
def test_what_a_source_would_deal_is_prevented_with_something_besides() -> None:
    """Nine Lives: the ninth counter exiles it, and its player loses; with Solemnity there never is one."""
    bolt = cast("Lightning Bolt", "A", player="B")
    hand = {"hand": ["Lightning Bolt"]}
    one = board(["Nine Lives"], hand, bolt, RESOLVE, active="B", expect=["A life 20"])
    prevented = "3 damage to A is prevented (effect of Nine Lives)"
    assert one.report["verdict"] == f"{prevented}; Nine Lives: 1 incarnation counter."
    assert not one.count("hexproof")  # its own effect puts the counter there
    nine: list[object] = [{"card": "Nine Lives", "counters": {"incarnation": 8}}]
    lost = board(nine, hand, bolt, RESOLVE_ALL, active="B", expect=["B wins"])
    assert lost.report["verdict"] == "A loses the game (effect of Nine Lives)."
    safe = board([*nine, "Solemnity"], hand, bolt, RESOLVE_ALL, active="B", expect=["A life 20"])
    assert "no incarnation counters can be put on Nine Lives: Solemnity" in safe.report["verdict"]
