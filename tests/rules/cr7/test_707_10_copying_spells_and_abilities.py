"""Copies of spells and abilities (CR 707.10)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, creature

ZADA = ["Zada, Hedron Grinder", "Grizzly Bears", "Hill Giant"]


@cr("707.10", "608.2h")
def test_a_spell_that_was_countered_is_copied_as_it_last_was_on_the_stack() -> None:
    board(
        {"battlefield": ["Riku of Two Reflections"], "hand": ["Lightning Bolt"]},
        {"hand": ["Counterspell"]},
        cast("Lightning Bolt", "B"),
        {"do": "pass", "player": "A"},
        cast("Counterspell", "Lightning Bolt", player="B"),
        RESOLVE,
        RESOLVE,
        {"do": "answer", "player": "A", "value": "yes"},
        {"do": "answer", "player": "A", "value": "no"},
        RESOLVE,
        expect=["B life 17", "Lightning Bolt#1 in A's graveyard"],
    )


@cr("707.10")
def test_a_copy_does_not_trigger_abilities_for_noncreature_spells_cast() -> None:
    played = board(
        {"hand": ["Lightning Bolt", "Twincast"], "battlefield": ["Flux Channeler"]},
        [],
        cast("Lightning Bolt", "B"),
        cast("Twincast", "Lightning Bolt"),
        {**RESOLVE, "count": 2},
        answer("B"),
        RESOLVE_ALL,
        expect=["B life 14"],
    )
    assert played.count("Flux Channeler's ability triggers") == 2


@cr("707.10", "707.10b")
def test_a_copied_trigger_does_it_twice() -> None:
    board(
        {"battlefield": ["Strionic Resonator", "Soul Warden"], "hand": ["Grizzly Bears"]},
        [],
        cast("Grizzly Bears"),
        RESOLVE,
        activate("Strionic Resonator", "stack#1"),
        RESOLVE_ALL,
        expect=["A life 22"],
    )


@cr("707.10", "707.10c")
def test_a_copy_of_an_activated_ability_may_be_aimed_elsewhere() -> None:
    played = board(
        ["Lithoform Engine", "Prodigal Sorcerer"],
        [],
        activate("Prodigal Sorcerer", "B"),
        activate("Lithoform Engine", "stack#1", ability=1),
        RESOLVE,
        answer("A"),
        RESOLVE_ALL,
        expect=["A life 19", "B life 19"],
    )
    assert played.cites("707.10")


@cr("707.10")
def test_a_copy_of_a_spell_was_not_cast_from_a_graveyard() -> None:
    """Ten Humans of the spell, five of its copy."""
    played = board(
        {"graveyard": ["Increasing Devotion"], "hand": ["Twincast"]},
        [],
        cast("Increasing Devotion", face="flashback", **{"from": "graveyard"}),
        cast("Twincast", "Increasing Devotion"),
        RESOLVE_ALL,
    )
    assert (played.count("creates 5"), played.count("creates 10")) == (1, 1)


@cr("707.10", "608.3f", "603.4")
def test_the_token_of_a_copied_permanent_spell_was_not_cast() -> None:
    played = board(
        {"hand": ["Arcane Proxy", "Double Major"], "graveyard": ["Shock"]},
        [],
        cast("Arcane Proxy"),
        cast("Double Major", "Arcane Proxy"),
        RESOLVE,
        RESOLVE,
        expect=["A controls Arcane Proxy#2"],
    )
    assert played.count("ability triggers") == 0


@cr("707.10")
def test_a_copy_has_the_x_and_the_kicker_of_the_original() -> None:
    twice = (answer("no"), RESOLVE_ALL)
    blaze = (cast("Blaze", "B", x=4), cast("Twincast", "Blaze"), RESOLVE, *twice)
    board({"hand": ["Blaze", "Twincast"]}, [], *blaze, expect=["B life 12"])
    kicked = (cast("Burst Lightning", "B", kicked=1), cast("Twincast", "Burst Lightning"), RESOLVE, *twice)
    board({"hand": ["Burst Lightning", "Twincast"]}, [], *kicked, expect=["B life 12"])


@cr("707.10")
def test_a_copy_has_the_modes_and_may_be_another_color() -> None:
    played = board(
        {"hand": ["Emerald Charm", "Fork"], "battlefield": [{"card": "Forest", "tapped": True}]},
        [],
        cast("Emerald Charm", "Forest", modes=[1]),
        cast("Fork", "Emerald Charm"),
        RESOLVE,
        expect=["Emerald Charm#2 is red", "Emerald Charm#1 is green"],
    )
    assert played.count("the copy targets Forest")


@cr("707.10", "601.2i")
def test_a_copy_is_not_cast() -> None:
    board(
        {"hand": ["Blaze", "Twincast"], "battlefield": ["Young Pyromancer"]},
        [],
        cast("Blaze", "B", x=1),
        cast("Twincast", "Blaze"),
        RESOLVE_ALL,
        answer("no"),
        expect=["A controls 2 Elementals"],
    )


@cr("707.10")
def test_rings_of_brighthearth_copies_the_ability_just_activated():
    board(
        ["Rings of Brighthearth", "Prodigal Pyromancer"],
        [],
        activate("Prodigal Pyromancer", "B"),
        RESOLVE,
        answer("yes"),
        answer("no"),
        RESOLVE_ALL,
        expect=["B life 18"],
    )


@cr("707.10")
def test_double_vision_copies_the_first_spell_of_a_turn():
    board(
        {"battlefield": ["Double Vision"], "hand": ["Lightning Bolt", "Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        answer("no"),
        RESOLVE_ALL,
        cast("Lightning Bolt", "B"),
        RESOLVE_ALL,
        expect=["B life 11"],
    )


@cr("707.10a", "704.5e")
def test_a_countered_copy_ceases_to_exist() -> None:
    board(
        {"hand": ["Lightning Bolt", "Twincast"]},
        {"hand": ["Counterspell"]},
        cast("Lightning Bolt", "B"),
        cast("Twincast", "Lightning Bolt"),
        RESOLVE,
        answer("no"),
        {"do": "pass", "player": "A"},
        cast("Counterspell", "stack#1", player="B"),
        RESOLVE,
        RESOLVE,
        expect=["B life 17", "Lightning Bolt#2 is nowhere", "Lightning Bolt#1 in graveyard"],
    )


@cr("707.10b", cited=False)
def test_a_copy_of_the_ability_counts_as_the_same_ability() -> None:
    """The copy resolves first, the ability itself is the second to resolve and draws."""
    board(
        {"battlefield": ["Tannuk, Memorial Ensign", "Strionic Resonator"], "hand": ["Forest"]},
        [],
        {"do": "play", "player": "A", "card": "Forest"},
        activate("Strionic Resonator", "stack#1"),
        RESOLVE_ALL,
        expect=["B life 18", "A has 1 card in hand"],
    )


@cr("707.10c", cited=False)
def test_a_copy_of_a_spell_may_get_a_new_target() -> None:
    played = board(
        {"hand": ["Lightning Bolt", "Twincast"]},
        ["Grizzly Bears"],
        cast("Lightning Bolt", "B"),
        cast("Twincast", "Lightning Bolt"),
        RESOLVE,
        answer("Grizzly Bears"),
        RESOLVE_ALL,
        expect=["Grizzly Bears in graveyard", "B life 17"],
    )
    assert played.cites("707.10")


@cr("707.10c", cited=False)
def test_a_copy_of_a_spell_may_keep_its_target() -> None:
    board(
        {"hand": ["Lightning Bolt", "Reverberate"]},
        [],
        cast("Lightning Bolt", "B"),
        cast("Reverberate", "Lightning Bolt"),
        RESOLVE,
        answer("B"),
        RESOLVE_ALL,
        expect=["B life 14", "stack is empty"],
    )


@cr("707.10d")
def test_each_other_creature_that_could_be_targeted_gets_a_copy() -> None:
    played = board(
        {"battlefield": ZADA, "hand": ["Giant Growth"]},
        ["Serra Angel"],
        cast("Giant Growth", "Zada, Hedron Grinder"),
        RESOLVE_ALL,
        answer(["Hill Giant", "Grizzly Bears"]),
        expect=["Grizzly Bears is 5/5", "Hill Giant is 6/6", "Zada, Hedron Grinder is 6/6", "Serra Angel is 4/4"],
    )
    grown = [text for text in played.steps if "gets +3/+3" in text]
    assert [text.split(" gets")[0] for text in grown] == ["Grizzly Bears", "Hill Giant", "Zada, Hedron Grinder"]


@cr("707.10d", "702.11b", cited=False)
def test_what_could_not_be_targeted_gets_no_copy() -> None:
    board(
        {"battlefield": ["Precursor Golem"], "hand": ["Doom Blade"]},
        {"battlefield": ["Zada, Hedron Grinder"]},
        cast("Doom Blade", "Precursor Golem"),
        RESOLVE_ALL,
        expect=["Precursor Golem in A's graveyard", "B controls Zada, Hedron Grinder"],
    )


@cr("707.10d", "603.2", cited=False)
def test_a_spell_with_another_target_too_is_not_copied() -> None:
    board(
        {"battlefield": ZADA, "hand": ["Fire // Ice"]},
        ["Serra Angel"],
        cast("Fire // Ice", "Serra Angel", face="right"),
        RESOLVE_ALL,
        expect=["Serra Angel is tapped", "not Grizzly Bears is tapped"],
    )


@cr("707.10d", "608.2h")
def test_the_copies_are_made_even_if_the_spell_has_been_countered() -> None:
    board(
        {"battlefield": ZADA[:2], "hand": ["Giant Growth"]},
        {"hand": ["Counterspell"]},
        cast("Giant Growth", "Zada, Hedron Grinder"),
        {"do": "pass", "player": "A"},
        cast("Counterspell", "Giant Growth", player="B"),
        RESOLVE_ALL,
        expect=["Grizzly Bears is 5/5", "Zada, Hedron Grinder is 3/3"],
    )


@cr("707.10e")
def test_the_copy_targets_the_token_that_was_just_made() -> None:
    board(
        {"battlefield": ["Frontline Heroism", "Grizzly Bears"], "hand": ["Giant Growth"]},
        [],
        cast("Giant Growth", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["Grizzly Bears is 5/5", "Soldier is 4/4"],
    )


@cr("707.10f", "111.13", "608.3")
def test_a_copy_of_a_permanent_spell_becomes_a_token() -> None:
    hound = "Isamaru, Hound of Konda"
    board(
        {"hand": [hound, "Double Major", "Unsummon"]},
        [],
        cast(hound),
        cast("Double Major", hound),
        RESOLVE_ALL,
        cast("Unsummon", f"{hound}#2"),
        RESOLVE,
        expect=[f"{hound}#1 in battlefield", "A has 0 cards in hand"],
    )


@cr("707.10g", cited=False)
def test_a_copy_of_a_double_faced_spell_is_a_token_with_two_faces() -> None:
    side = {"hand": ["Delver of Secrets", "Double Major"], "library": ["Shock", "Shock"]}
    script = (cast("Delver of Secrets"), cast("Double Major", "Delver of Secrets"), RESOLVE, RESOLVE, RESOLVE)
    flip = (activate("Delver of Secrets#1"), activate("Delver of Secrets#2"), RESOLVE, RESOLVE)
    board(side, [], *script, *flip, expect=["A controls 2 Insectile Aberrations"])


@cr("707.11", cited=False)
def test_an_ability_still_means_the_permanent_it_named_when_that_has_another_name() -> None:
    tapped = {"card": "Morphling", "tapped": True}
    side = {"battlefield": [tapped], "hand": ["Cytoshape"]}
    script = (activate("Morphling"), cast("Cytoshape", "Morphling"), RESOLVE, answer("Hill Giant"), RESOLVE)
    played = board(side, ["Hill Giant"], *script)
    mine = played.report["state"]["players"]["A"]["battlefield"][0]
    assert mine["name"] == "Hill Giant"
    assert not mine.get("tapped")


@cr("707.10", "601.2i")
def test_casting_or_copying_a_spell_triggers_for_each_of_them() -> None:
    """Two cast and one copied; a creature spell is none of them."""
    watcher = creature("Whenever you cast or copy an instant or sorcery spell, you gain 1 life.")
    side = {"battlefield": [watcher], "hand": ["Lightning Bolt", "Twincast", "Grizzly Bears"]}
    bolt = (cast("Lightning Bolt", "B"), cast("Twincast", "Lightning Bolt"), RESOLVE_ALL, answer("no"))
    board(side, [], *bolt, cast("Grizzly Bears"), RESOLVE_ALL, expect=["A life 23", "B life 14"])


@cr("707.10")
def test_copying_an_ability_copies_no_spell() -> None:
    watcher = creature("Whenever you cast or copy an instant or sorcery spell, you gain 1 life.")
    board(
        [watcher, "Rings of Brighthearth", "Prodigal Pyromancer"],
        [],
        activate("Prodigal Pyromancer", "B"),
        RESOLVE,
        answer("yes"),
        answer("no"),
        RESOLVE_ALL,
        expect=["B life 18", "A life 20"],
    )
