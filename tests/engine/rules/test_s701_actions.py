"""Judges' questions about keyword actions that cards of the last years have (CR 701)."""

from __future__ import annotations

from tests.engine.helpers import DAMAGE, RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr, to

# ---- monstrosity, exploit


@cr("701.37a", "701.37b")
def test_monstrosity_puts_counters_once_and_others_notice_it() -> None:
    played = board(
        ["Arbor Colossus"],
        ["Wind Drake"],
        activate("Arbor Colossus"),
        RESOLVE_ALL,
        activate("Arbor Colossus"),
        RESOLVE_ALL,
        expect=["Arbor Colossus is 9/9", "Wind Drake in B's graveyard"],
    )
    assert played.cites("701.37b")


@cr("701.37b")
def test_a_board_may_say_that_a_creature_is_monstrous() -> None:
    board(
        [{"card": "Arbor Colossus", "designations": ["monstrous"]}],
        [],
        activate("Arbor Colossus"),
        RESOLVE,
        expect=["Arbor Colossus is 6/6"],
    )


@cr("702.110a", "702.110b")
def test_a_creature_exploits_the_creature_that_is_sacrificed() -> None:
    played = board(
        {"hand": ["Silumgar Butcher"], "battlefield": ["Goblin Piker"]},
        ["Hill Giant"],
        cast("Silumgar Butcher"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        answer("Goblin Piker"),
        answer("Hill Giant"),
        RESOLVE,
        expect=["Goblin Piker in A's graveyard", "Hill Giant in B's graveyard"],
    )
    assert played.cites("702.110b")


@cr("702.110b")
def test_nothing_is_exploited_when_nothing_is_sacrificed() -> None:
    board(
        {"hand": ["Silumgar Butcher"]},
        ["Hill Giant"],
        cast("Silumgar Butcher"),
        RESOLVE,
        RESOLVE,
        answer("no"),
        expect=["Hill Giant on the battlefield", "stack is empty"],
    )


# ---- support, detain, goad


@cr("701.41a")
def test_support_on_a_spell_puts_a_counter_on_each_of_up_to_so_many_creatures() -> None:
    board(
        {"hand": ["Lead by Example"], "battlefield": ["Goblin Piker", "Hill Giant"]},
        [],
        cast("Lead by Example", "Goblin Piker", "Hill Giant"),
        RESOLVE,
        expect=["Goblin Piker is 3/2", "Hill Giant is 4/4"],
    )


@cr("701.41a")
def test_support_on_a_permanent_is_for_other_creatures() -> None:
    played = board(
        ["Joraga Auxiliary", "Goblin Piker"], [], activate("Joraga Auxiliary", "Joraga Auxiliary"), refused=True
    )
    assert played.refused("601.2c")


@cr("701.35a")
def test_a_detained_creature_cannot_attack_until_the_next_turn_of_its_detainer() -> None:
    script = [cast("Azorius Arrester"), RESOLVE, RESOLVE, {**to("declare attackers"), "turn": 4}]
    attacking = {"do": "attack", "player": "B", "attackers": {"Hill Giant": "A"}}
    played = board({"hand": ["Azorius Arrester"]}, ["Hill Giant"], *script, attacking, refused=True)
    assert played.refused("508.1c")
    later = [{**to("declare attackers"), "turn": 6}, attacking, DAMAGE]
    board({"hand": ["Azorius Arrester"]}, ["Hill Giant"], *script, *later, expect=["A life 17"])


@cr("701.35a")
def test_abilities_of_a_detained_creature_cannot_be_activated() -> None:
    played = board(
        {"hand": ["Azorius Arrester"]},
        ["Llanowar Elves"],
        cast("Azorius Arrester"),
        RESOLVE,
        RESOLVE,
        {"do": "pass", "player": "A"},
        activate("Llanowar Elves", player="B"),
        refused=True,
    )
    assert played.refused("701.35a")


# ---- suspect


@cr("701.60a", "701.60c")
def test_a_suspected_creature_has_menace_and_cannot_block() -> None:
    played = board(
        {"hand": ["Barbed Servitor"]},
        ["Hill Giant"],
        cast("Barbed Servitor"),
        RESOLVE,
        RESOLVE,
        {**to("declare attackers"), "turn": 4},
        {"do": "attack", "player": "B", "attackers": {"Hill Giant": "A"}},
        to("declare blockers"),
        {"do": "block", "player": "A", "blockers": {"Barbed Servitor": "Hill Giant"}},
        refused=True,
        expect=["Barbed Servitor has menace"],
    )
    assert played.refused("509.1b")
    assert played.cites("701.60a")


@cr("701.60d", "701.60a")
def test_no_longer_suspected_is_no_longer_so_in_any_way() -> None:
    board(
        {"hand": ["Absolving Lammasu"], "battlefield": [{"card": "Hill Giant", "designations": ["suspected"]}]},
        [],
        cast("Absolving Lammasu"),
        RESOLVE,
        RESOLVE,
        expect=["not Hill Giant has menace"],
    )


@cr("701.60c")
def test_a_board_may_say_that_a_creature_is_suspected() -> None:
    board([{"card": "Hill Giant", "designations": ["suspected"]}], [], expect=["Hill Giant has menace"])


# ---- roles, incubate


@cr("111.10m")
def test_a_royal_role_gives_size_and_ward() -> None:
    played = board(
        {"hand": ["Charmed Clothier"], "battlefield": ["Goblin Piker"]},
        [],
        cast("Charmed Clothier"),
        RESOLVE,
        answer("Goblin Piker"),
        RESOLVE,
        expect=["Goblin Piker is 3/2", "Goblin Piker has ward", "Royal is attached to Goblin Piker"],
    )
    assert played.cites("111.10")


@cr("303.7a", "704.5y")
def test_a_creature_keeps_only_the_newest_role_of_a_player() -> None:
    board(
        {"hand": ["Charmed Clothier", "Cursed Courtier"]},
        [],
        cast("Cursed Courtier"),
        RESOLVE_ALL,
        cast("Charmed Clothier"),
        RESOLVE_ALL,
        expect=["Cursed Courtier is 4/4", "Cursed in nowhere", "Royal is attached to Cursed Courtier"],
    )


@cr("701.53a", "701.53b", "111.10i")
def test_incubate_makes_an_incubator_that_transforms_into_a_phyrexian() -> None:
    played = board(
        {"hand": ["Eyes of Gitaxias"]},
        [],
        cast("Eyes of Gitaxias"),
        RESOLVE,
        activate("Incubator Token"),
        RESOLVE,
        expect=["Phyrexian Token is 3/3", "Phyrexian Token is a creature", "Phyrexian Token is an artifact"],
    )
    assert played.cites("701.53a")


# ---- costs: evidence, forage, blight, behold


@cr("701.59a", "701.59c")
def test_evidence_collected_as_an_additional_cost_is_remembered() -> None:
    board(
        {"hand": ["Crimestopper Sprite"], "graveyard": ["Exalted Angel", "Forest"]},
        ["Hill Giant"],
        cast("Crimestopper Sprite", costs=["collect evidence"]),
        answer("Exalted Angel"),
        RESOLVE,
        answer("Hill Giant"),
        RESOLVE,
        expect=["Exalted Angel in exile", "Hill Giant has 1 stun counter", "Hill Giant is tapped"],
    )


@cr("701.59c")
def test_without_evidence_there_is_no_stun_counter() -> None:
    board(
        {"hand": ["Crimestopper Sprite"], "graveyard": ["Exalted Angel"]},
        ["Hill Giant"],
        cast("Crimestopper Sprite", costs=[]),
        RESOLVE,
        answer("Hill Giant"),
        RESOLVE,
        expect=["Exalted Angel in A's graveyard", "Hill Giant has 0 stun counters"],
    )


@cr("701.59b")
def test_nobody_collects_more_evidence_than_there_is() -> None:
    played = board(
        {"hand": ["Crimestopper Sprite"], "graveyard": ["Goblin Piker"]},
        ["Hill Giant"],
        cast("Crimestopper Sprite", costs=["collect evidence"]),
        refused=True,
    )
    assert played.refused("118.3")


@cr("701.59a")
def test_too_little_evidence_is_asked_for_again() -> None:
    played = board(
        {"battlefield": ["Forensic Researcher"], "graveyard": ["Goblin Piker", "Hill Giant"]},
        ["Wind Drake"],
        activate("Forensic Researcher", "Wind Drake", ability=2),
        answer("Goblin Piker"),
    )
    assert "total mana value 2" in played.pending["prompt"]


@cr("701.59a")
def test_collecting_evidence_is_seen_by_triggers() -> None:
    board(
        {"battlefield": ["Evidence Examiner"], "graveyard": ["Hill Giant"]},
        [],
        to("beginning of combat"),
        RESOLVE,
        answer("yes"),
        answer("Hill Giant"),
        RESOLVE,
        expect=["A controls 1 Clue Token"],
    )


@cr("701.68a", "701.68b")
def test_blight_puts_counters_on_a_creature_of_ones_own() -> None:
    board(
        {"hand": ["Bogslither's Embrace"], "battlefield": ["Goblin Piker", "Hill Giant"], "mana": "1B"},
        ["Wind Drake"],
        cast("Bogslither's Embrace", "Wind Drake"),
        answer("Hill Giant"),
        RESOLVE,
        expect=["Hill Giant is 2/2", "Wind Drake in exile"],
    )
    played = board(
        {"hand": ["Bogslither's Embrace"], "mana": "1B"},
        ["Wind Drake"],
        cast("Bogslither's Embrace", "Wind Drake"),
        refused=True,
    )
    assert played.refused("118.3")


@cr("701.68d")
def test_a_blighted_creature_may_die_of_it() -> None:
    board(
        {"hand": ["Boggart Mischief"], "battlefield": ["Llanowar Elves"]},
        [],
        cast("Boggart Mischief"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        expect=["Llanowar Elves in A's graveyard", "A controls 2 Goblin Tokens"],
    )


@cr("701.4a")
def test_beholding_takes_the_place_of_mana() -> None:
    board(
        {"hand": ["Caustic Exhale", "Shivan Dragon"], "mana": "B"},
        ["Wind Drake"],
        cast("Caustic Exhale", "Wind Drake"),
        RESOLVE,
        expect=["Wind Drake in B's graveyard", "Shivan Dragon in hand"],
    )


@cr("701.4a", "607.2a")
def test_what_was_beheld_and_exiled_returns_when_the_champion_leaves() -> None:
    board(
        {"hand": ["Champion of the Clachan", "Murder"], "battlefield": ["Goldmeadow Harrier"]},
        [],
        cast("Champion of the Clachan"),
        RESOLVE,
        cast("Murder", "Champion of the Clachan"),
        RESOLVE_ALL,
        expect=["Champion of the Clachan in A's graveyard", "Goldmeadow Harrier in A's hand"],
    )


@cr("701.61a")
def test_forage_exiles_three_cards_or_sacrifices_a_food() -> None:
    board(
        {"hand": ["Curious Forager"], "graveyard": ["Forest", "Goblin Piker", "Island", "Hill Giant"]},
        [],
        cast("Curious Forager"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        answer(["Forest", "Goblin Piker", "Island"]),
        answer("Hill Giant"),
        RESOLVE,
        expect=["Goblin Piker in exile", "Hill Giant in A's hand"],
    )


# ---- bending


@cr("701.66a")
def test_an_earthbent_land_is_a_creature_with_haste_and_returns_when_it_dies() -> None:
    played = board(
        {"hand": ["Badgermole", "Lightning Bolt"], "battlefield": ["Mountain"]},
        [],
        cast("Badgermole"),
        RESOLVE,
        RESOLVE,
        cast("Lightning Bolt", "Mountain"),
        RESOLVE,
        RESOLVE,
        expect=["Mountain on the battlefield", "Mountain is tapped", "not Mountain is a creature"],
    )
    assert played.cites("701.66a")


@cr("701.66a")
def test_earthbending_twice_makes_two_choices() -> None:
    board(
        {"hand": ["Cracked Earth Technique"], "battlefield": ["Mountain", "Island"]},
        [],
        cast("Cracked Earth Technique", "Mountain", "Island"),
        RESOLVE,
        expect=["Mountain is 3/3", "Island is 3/3", "Mountain has haste", "Mountain is a land", "A life 23"],
    )


@cr("701.65a", "701.65b")
def test_an_airbent_permanent_may_be_cast_by_its_owner_for_two() -> None:
    played = board(
        {"hand": ["Airbending Lesson"]},
        {"battlefield": ["Craw Wurm", {"card": "Island", "count": 2}], "mana": "lands"},
        cast("Airbending Lesson", "Craw Wurm"),
        RESOLVE,
        {**to("precombat main"), "turn": 4},
        cast("Craw Wurm", player="B", **{"from": "exile"}),
        RESOLVE,
        expect=["B controls 1 Craw Wurm"],
    )
    assert played.cites("701.65a")


@cr("701.65a")
def test_an_airbent_permanent_is_for_its_owner_only() -> None:
    played = board(
        {"hand": ["Airbending Lesson"]},
        ["Craw Wurm"],
        cast("Airbending Lesson", "Craw Wurm"),
        RESOLVE,
        cast("Craw Wurm", **{"from": "exile"}),
        refused=True,
    )
    assert played.refused("601.3")


@cr("701.67a")
def test_artifacts_and_creatures_are_tapped_for_a_waterbend_cost() -> None:
    board(
        {"battlefield": ["Giant Koi", "Goblin Piker", "Rotating Fireplace"], "mana": "1"},
        [],
        activate("Giant Koi", ability=1, choices=[["Goblin Piker", "Rotating Fireplace"]]),
        expect=["Goblin Piker is tapped", "Rotating Fireplace is tapped", "not Giant Koi is tapped"],
    )


@cr("701.67b")
def test_only_the_waterbend_part_of_a_total_cost_may_be_paid_like_that() -> None:
    """{U}{U} and waterbend {5}: five things pay five, the blue mana stays."""
    team = ["Goblin Piker", "Hill Giant", "Wind Drake", "Craw Wurm", "Rotating Fireplace"]
    board(
        {"hand": ["Benevolent River Spirit"], "battlefield": team, "mana": "UU"},
        [],
        cast("Benevolent River Spirit", choices=[team]),
        RESOLVE,
        expect=["Benevolent River Spirit on the battlefield", "Craw Wurm is tapped"],
    )
    played = board(
        {"hand": ["Benevolent River Spirit"], "battlefield": team, "mana": "U"},
        [],
        cast("Benevolent River Spirit", choices=[team]),
        refused=True,
    )
    assert played.refused("601.2h")


# ---- libraries and other places


@cr("701.48a")
def test_learning_is_discarding_and_drawing_or_getting_a_lesson() -> None:
    side = {"hand": ["Gnarled Professor", "Goblin Piker"], "sideboard": ["Cracked Earth Technique"]}
    start = [cast("Gnarled Professor"), RESOLVE, RESOLVE]
    board(side, [], *start, answer("Goblin Piker"), expect=["Goblin Piker in A's graveyard", "A has 1 card in hand"])
    played = board(
        side, [], *start, answer([]), answer("Cracked Earth Technique"), expect=["Cracked Earth Technique in A's hand"]
    )
    assert played.cites("701.48a")


@cr("701.29a")
def test_fateseal_is_for_an_opponents_library() -> None:
    played = board(
        {"hand": ["Spin into Myth"]},
        {"battlefield": ["Hill Giant"], "library": ["Island", "Swamp", "Forest"]},
        cast("Spin into Myth", "Hill Giant"),
        RESOLVE,
        answer("Hill Giant"),
    )
    assert played.report["state"]["players"]["B"]["library"] == ["Island", "Swamp", "Forest", "Hill Giant"]


@cr("701.56a")
def test_time_travel_adds_or_removes_time_counters() -> None:
    fireplace = {"card": "Rotating Fireplace", "counters": {"time": 2}}
    for choice, left in (("yes", 3), ("no", 1)):
        board(
            [fireplace],
            [],
            activate("Rotating Fireplace", ability=2),
            RESOLVE,
            answer("Rotating Fireplace"),
            answer(choice),
            expect=[f"Rotating Fireplace has {left} time counters"],
        )


@cr("701.22a", "701.22d")
def test_scrying_is_seen_once_however_many_cards() -> None:
    board(
        {"hand": ["Benevolent River Spirit"], "battlefield": ["Matoya, Archon Elder"]},
        [],
        cast("Benevolent River Spirit", choices=[[]]),
        RESOLVE,
        RESOLVE,
        answer([]),
        answer("as listed"),
        RESOLVE,
        expect=["A has 1 card in hand"],
    )


@cr("701.66a")
def test_an_earthbent_land_attacks_at_once() -> None:
    board(
        {"hand": ["Badgermole"], "battlefield": ["Mountain"]},
        [],
        cast("Badgermole"),
        RESOLVE,
        RESOLVE,
        *attack_with({"Mountain": "B"}),
        DAMAGE,
        expect=["B life 18", "Mountain has trample"],
    )


# ---- several times


@cr("701.16a")
def test_investigating_three_times_makes_three_clues() -> None:
    board(
        {"hand": ["Goblin Piker"]},
        {"hand": ["Confirm Suspicions"]},
        cast("Goblin Piker"),
        {"do": "pass", "player": "A"},
        cast("Confirm Suspicions", "Goblin Piker", player="B"),
        RESOLVE,
        expect=["B controls 3 Clue Tokens", "Goblin Piker in A's graveyard"],
    )


@cr("701.44a", "701.44b")
def test_exploring_again_looks_at_the_next_card() -> None:
    board(
        {
            "hand": ["Jadelight Ranger"],
            "battlefield": ["Wildgrowth Walker"],
            "library": ["Mountain", "Hill Giant", "Island"],
        },
        [],
        cast("Jadelight Ranger"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        RESOLVE_ALL,
        expect=["Jadelight Ranger is 3/2", "Mountain in A's hand", "Hill Giant in A's graveyard", "A life 26"],
    )


@cr("701.37c")
def test_x_of_monstrosity_is_x_of_what_watches_for_it() -> None:
    """With the words of Death Kiss."""
    played = board(
        ["Goading Beholder"],
        ["Hill Giant", "Goblin Piker", "Wind Drake"],
        activate("Goading Beholder", x=2),
        RESOLVE,
        expect=["Goading Beholder is 7/7"],
    )
    assert (played.pending["kind"], played.pending["max"]) == ("target", 2)


@cr("701.67c")
def test_waterbending_is_told_however_it_was_paid() -> None:
    played = board(
        {"battlefield": ["Giant Koi"], "mana": "3"}, [], activate("Giant Koi", ability=1, choices=[[]]), RESOLVE
    )
    assert played.cites("701.67c")
