"""Judges' questions about keywords that stand for abilities in plain English (CR 702)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, Entry, answer, attack_with, board, cast, cr, to

LANDS = {"mana": "lands"}
NEXT_UPKEEP: Entry = {"do": "go_to", "turn": 5, "step": "upkeep"}


@cr("702.73a")
def test_a_changeling_is_a_goblin_too_everywhere() -> None:
    board(
        {"hand": ["Boggart Mob"], "battlefield": ["Chameleon Colossus"]},
        [],
        cast("Boggart Mob"),
        RESOLVE,
        answer("yes", choice="may"),
        RESOLVE,
        expect=["Chameleon Colossus in exile", "A controls 1 Boggart Mob"],
    )


@cr("702.32a")
def test_fading_loses_a_counter_each_upkeep_and_is_sacrificed_when_it_cannot() -> None:
    faded = {"card": "Blastoderm", "counters": {"fade": 1}}
    board([faded], [], NEXT_UPKEEP, RESOLVE_ALL, expect=["A controls 1 Blastoderm"])
    board([{"card": "Blastoderm"}], [], NEXT_UPKEEP, RESOLVE_ALL, expect=["Blastoderm in A's graveyard"])
    board({"hand": ["Blastoderm"]}, [], cast("Blastoderm"), RESOLVE, expect=["Blastoderm has 3 fade counters"])


@cr("702.46a")
def test_soulshift_returns_a_cheaper_spirit_card() -> None:
    mine = {"battlefield": ["Thief of Hope"], "hand": ["Murder"]}
    kill = [cast("Murder", "Thief of Hope"), RESOLVE]
    cheap = {**mine, "graveyard": ["Lantern Kami", "Goblin Piker"]}
    back = ["Lantern Kami in A's hand", "Goblin Piker in A's graveyard"]
    played = board(cheap, [], *kill, answer("yes", choice="may"), RESOLVE_ALL, expect=back)
    assert played.cites("702.46a")
    dear = {**mine, "graveyard": ["Spirit en-Dal"]}
    board(dear, [], *kill, expect=["Spirit en-Dal in A's graveyard", "stack is empty"])


@cr("702.29e", "702.29f")
def test_typecycling_finds_a_land_of_the_type() -> None:
    played = board(
        {"hand": ["Eternal Dragon"], "library": ["Forest", "Plains", "Island"]},
        [],
        {"do": "activate", "player": "A", "source": "Eternal Dragon", "ability": "Plains"},
        RESOLVE,
        answer("Plains"),
        expect=["Plains in A's hand", "Eternal Dragon in A's graveyard"],
    )
    assert played.cites("702.29a")


@cr("702.27a")
def test_bought_back_the_spell_returns_to_hand_as_it_resolves() -> None:
    bounce = {"hand": ["Capsize"], "battlefield": ["Island"] * 6, **LANDS}
    kept = cast("Capsize", "Hill Giant", costs=["buyback"])
    board(bounce, ["Hill Giant"], kept, RESOLVE, expect=["Hill Giant in B's hand", "Capsize in A's hand"])
    plain = cast("Capsize", "Hill Giant")
    board(bounce, ["Hill Giant"], plain, RESOLVE, expect=["Hill Giant in B's hand", "Capsize in A's graveyard"])


@cr("702.33a", "702.33e")
def test_kicked_it_is_more() -> None:
    kavu = {"hand": ["Kavu Titan"]}
    board(kavu, [], cast("Kavu Titan", kicked=True), RESOLVE, expect=["Kavu Titan is 5/5"])
    board(kavu, [], cast("Kavu Titan"), RESOLVE, expect=["Kavu Titan is 2/2"])


@cr("702.33c")
def test_multikicked_three_times() -> None:
    mine = {"hand": ["Wolfbriar Elemental"], "battlefield": ["Forest"] * 7, **LANDS}
    kicked = cast("Wolfbriar Elemental", kicked=3)
    board(mine, [], kicked, RESOLVE_ALL, expect=["A controls 3 Wolf Token"])


@cr("702.92a")
def test_a_living_weapon_brings_a_germ_that_dies_without_it() -> None:
    arrives = [cast("Flayer Husk"), RESOLVE_ALL]
    board({"hand": ["Flayer Husk"]}, [], *arrives, expect=["Phyrexian Germ Token is 1/1"])
    board(
        {"hand": ["Flayer Husk"], "battlefield": ["Goblin Piker"]},
        [],
        *arrives,
        {"do": "activate", "player": "A", "source": "Flayer Husk", "targets": ["Goblin Piker"]},
        RESOLVE,
        expect=["A controls 0 Phyrexian Germ Token", "Goblin Piker is 3/2"],
    )


@cr("702.163a")
def test_for_mirrodin_brings_a_rebel() -> None:
    arrives = [cast("Goldwarden's Helm"), RESOLVE_ALL]
    board({"hand": ["Goldwarden's Helm"]}, [], *arrives, expect=["Rebel Token is 2/3"])


@cr("702.107a")
def test_outlast_taps_the_creature_and_only_as_a_sorcery() -> None:
    outlast: Entry = {"do": "activate", "player": "A", "source": "Ainok Bond-Kin"}
    grown = ["Ainok Bond-Kin is 3/2", "Ainok Bond-Kin is tapped", "Ainok Bond-Kin has first strike"]
    board(["Ainok Bond-Kin"], [], outlast, RESOLVE, expect=grown)
    assert board(["Ainok Bond-Kin"], [], to("beginning of combat"), outlast, refused=True).refused("602.5d")


@cr("702.147a")
def test_a_decayed_attacker_is_sacrificed_at_end_of_combat() -> None:
    board(
        {"hand": ["Diregraf Horde"]},
        [],
        cast("Diregraf Horde"),
        RESOLVE_ALL,
        {"do": "go_to", "turn": 5, "step": "declare attackers"},
        {"do": "attack", "player": "A", "attackers": {"Zombie Token#1": "B"}},
        RESOLVE_ALL,
        to("postcombat main"),
        expect=["A controls 1 Zombie Token", "B has 18 life"],
    )


@cr("702.152a")
def test_blitzed_it_has_haste_draws_a_card_and_is_sacrificed() -> None:
    board(
        {"hand": ["Night Clubber"]},
        [],
        cast("Night Clubber", costs=["blitz"]),
        RESOLVE_ALL,
        *attack_with({"Night Clubber": "B"}),
        to("end"),
        RESOLVE_ALL,
        expect=["B has 18 life", "Night Clubber in A's graveyard", "A has 1 cards in hand"],
    )


@cr("702.128a")
def test_embalmed_it_is_a_white_zombie_cat() -> None:
    board(
        {"graveyard": ["Sacred Cat"]},
        [],
        {"do": "activate", "player": "A", "source": "Sacred Cat"},
        RESOLVE,
        expect=["Sacred Cat#2 is a Zombie", "Sacred Cat#2 has lifelink", "Sacred Cat#1 in exile"],
    )


@cr("702.114a")
def test_devoid_makes_a_colorless_card_that_red_does_not_find() -> None:
    played = board(["Eldrazi Skyspawner"], [])
    (it,) = played.table.game.permanents()
    assert played.table.game.characteristics(it).colors == frozenset()


@cr("702.82b")
def test_what_was_devoured_is_counted_later() -> None:
    board(
        {"hand": ["Skullmulcher"], "battlefield": ["Goblin Piker", "Hill Giant"]},
        [],
        cast("Skullmulcher"),
        answer(["Goblin Piker", "Hill Giant"], choice="objects"),
        RESOLVE_ALL,
        expect=["Skullmulcher is 5/5", "A has 2 cards in hand"],
    )


@cr("702.174b", "702.174e")
def test_a_permanents_gift_is_a_trigger_as_it_enters() -> None:
    played = board(
        {"hand": ["Scrapshooter"]},
        ["Ornithopter"],
        cast("Scrapshooter", costs=["gift"]),
        RESOLVE,
        answer("as listed", choice="order"),
        answer("Ornithopter", choice="target"),
        RESOLVE_ALL,
        expect=["B has 1 cards in hand", "Ornithopter in B's graveyard"],
    )
    assert played.cites("702.174a")


@cr("702.63a")
def test_vanishing_counts_down_and_sacrifices() -> None:
    last = {"card": "Keldon Marauders", "counters": {"time": 1}}
    board(
        [last],
        [],
        NEXT_UPKEEP,
        RESOLVE,
        RESOLVE,
        answer("B", choice="target"),
        RESOLVE_ALL,
        expect=["Keldon Marauders in A's graveyard", "B has 19 life"],
    )
