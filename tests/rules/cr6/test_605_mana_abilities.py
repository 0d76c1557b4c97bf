"""Mana Abilities (CR 605)."""

from __future__ import annotations

from tests.helpers import LANDS, PASS_A, PASS_B, RESOLVE, activate, answer, board, cast, cr


@cr("605.1a", "201.4")
def test_the_needle_lets_mana_abilities_be() -> None:
    board(
        {"hand": ["Pithing Needle"], "battlefield": ["Sol Ring"]},
        [],
        cast("Pithing Needle"),
        RESOLVE,
        answer("Sol Ring"),
        {"do": "activate", "player": "A", "source": "Sol Ring"},
        expect=["Sol Ring is tapped"],
    )


@cr("605.1a", cited=False)
def test_a_mana_ability_may_have_a_color_chosen() -> None:
    cornucopia = {"card": "Astral Cornucopia", "counters": {"charge": 2}}
    board(
        {"battlefield": [cornucopia], "hand": ["Grizzly Bears"], "mana": "lands"},
        [],
        {"do": "activate", "player": "A", "source": "Astral Cornucopia"},
        answer("green"),
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is on the battlefield"],
    )


@cr("605.1a", cited=False)
def test_a_mana_ability_with_a_price_still_makes_mana_at_once() -> None:
    board(["Ancient Tomb"], [], activate("Ancient Tomb"), expect=["A life 18", "A has 2 mana", "stack is empty"])
    board(["City of Brass"], [], activate("City of Brass"), answer("R"), expect=["A has 1 mana", "A life 20"])


@cr("605.1b", "605.4a", "605.4")
def test_what_triggers_on_a_land_tapped_for_mana_adds_its_mana_at_once() -> None:
    board(
        {"battlefield": ["Forest", {"card": "Wild Growth", "attached_to": "Forest"}], "mana": "lands"},
        [],
        activate("Forest"),
        expect=["A has 2 mana", "stack is empty"],
    )


@cr("605.1b", "605.4", "106.12a")
def test_heartbeat_of_spring_adds_the_mana_the_land_made_and_pays_with_it() -> None:
    scene = {"battlefield": ["Forest", "Heartbeat of Spring"], "mana": "lands", "hand": ["Grizzly Bears"]}
    board(scene, [], activate("Forest"), expect=["A has 2 mana", "stack is empty"])
    board(scene, [], cast("Grizzly Bears"), RESOLVE, expect=["Grizzly Bears in battlefield"])


@cr("605.3a")
def test_mana_abilities_are_activated_while_a_spell_is_being_cast() -> None:
    board(
        {"battlefield": ["Forest", "Llanowar Elves"], "hand": ["Grizzly Bears"], "mana": "lands"},
        [],
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["Forest#1 is tapped", "Llanowar Elves is tapped", "A controls Grizzly Bears"],
    )


@cr("605.3a", "601.2g")
def test_lands_that_hurt_pay_where_no_other_does_and_they_hurt() -> None:
    """Battlefield Forge makes {C}, or {R} or {W} with 1 damage to its controller."""
    helix = cast("Lightning Helix", "B")
    forges = {"hand": ["Lightning Helix"], "battlefield": ["Battlefield Forge"] * 2, **LANDS}
    board(forges, [], helix, expect=["A has 18 life"])
    one = {**forges, "battlefield": ["Battlefield Forge", "Mountain"]}
    board(one, [], helix, expect=["A has 19 life", "Battlefield Forge is tapped"])
    generic = {"hand": ["Howling Mine"], "battlefield": ["Battlefield Forge"] * 2, **LANDS}
    board(generic, [], cast("Howling Mine"), expect=["A has 20 life"])


@cr("605.3a")
def test_the_urzatron_is_tapped_for_all_it_makes_to_pay():
    board(
        {
            "battlefield": ["Urza's Tower", "Urza's Mine", "Urza's Power Plant"],
            "hand": ["Crystalline Crawler"],
            "mana": "lands",
        },
        [],
        cast("Crystalline Crawler"),
        RESOLVE,
        expect=["Crystalline Crawler in battlefield"],
    )


@cr("605.3b", "405.6c")
def test_a_mana_ability_does_not_use_the_stack() -> None:
    board(
        ["Llanowar Elves"], [], activate("Llanowar Elves"), expect=["stack is empty", "A has 1 mana", "A has priority"]
    )


@cr("605.3b", "605.2")
def test_a_mana_ability_of_a_creature_is_used_while_a_spell_waits() -> None:
    board(
        ["Llanowar Elves"],
        {"hand": ["Shock"]},
        PASS_A,
        cast("Shock", "Llanowar Elves", player="B"),
        PASS_B,
        activate("Llanowar Elves"),
        expect=["A has 1 mana", "not stack is empty"],
    )


@cr("605.3b")
def test_the_urzatron_makes_seven_mana():
    tron = ["Urza's Tower", "Urza's Mine", "Urza's Power Plant"]
    whole = board({"battlefield": tron, "mana": ""}, [], *(activate(land) for land in tron))
    assert whole.report["state"]["players"]["A"]["mana"] == "C" * 7
    part = board({"battlefield": tron[:2], "mana": ""}, [], *(activate(land) for land in tron[:2]))
    assert part.report["state"]["players"]["A"]["mana"] == "CC"


@cr("605.4a", "106.12a")
def test_a_triggered_mana_ability_resolves_at_once() -> None:
    grown = [{"card": "Forest", "id": "grown"}, {"card": "Wild Growth", "attached_to": "grown"}]
    board(grown, [], activate("grown"), expect=["A has 2 mana", "stack is empty"])
    played = board(
        {"battlefield": grown, "hand": ["Grizzly Bears"], "mana": "lands"},
        [],
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["A controls Grizzly Bears", "A has 0 mana"],
    )
    assert played.cites("605.4a")


@cr("605.5", "605.5b", cited=False)
def test_a_ritual_is_a_spell_that_can_be_countered() -> None:
    board(
        {"hand": ["Dark Ritual"]},
        {"hand": ["Counterspell"]},
        cast("Dark Ritual"),
        PASS_A,
        cast("Counterspell", "Dark Ritual", player="B"),
        RESOLVE,
        expect=["A has 0 mana", "Dark Ritual in graveyard"],
    )


@cr("605.5a", "605.1a", cited=False)
def test_an_ability_with_a_target_is_no_mana_ability() -> None:
    board(
        {"battlefield": ["Deathrite Shaman"], "graveyard": ["Forest"]},
        [],
        activate("Deathrite Shaman", "Forest#1"),
        expect=["not stack is empty"],
    )


@cr("605.5a", "106.12a")
def test_what_makes_no_mana_when_a_land_is_tapped_uses_the_stack() -> None:
    board(
        ["Manabarbs", {"card": "Forest", "id": "land"}],
        [],
        activate("land"),
        RESOLVE,
        expect=["A life 19", "A has 1 mana"],
    )


@cr("601.2g")
def test_what_a_player_must_decide_on_pays_for_nothing_by_itself() -> None:
    """Only abilities that cost no more than their permanent, or life, pay unasked."""
    for text in (
        "{T}: Add {G}{G}. Activate only if you control a Swamp.",
        "{T}: Add {G}{G}. Activate only once each turn.",
        "{0}, {T}: Add {G}{G}.",
        "{T}, Sacrifice a creature: Add {G}{G}.",
    ):
        rock = {"token": {"name": "Rock", "types": ["Artifact"], "text": text}}
        scene = {"battlefield": [rock], "hand": ["Grizzly Bears"], **LANDS}
        board(scene, [], cast("Grizzly Bears"), refused="601.2h", expect=["Rock is untapped"])


@cr("605.3a")
def test_what_is_sacrificed_for_mana_pays_last_and_a_creature_that_came_this_turn_not_at_all() -> None:
    petal = {"token": {"name": "Petal", "types": ["Artifact"], "text": "{T}, Sacrifice ~: Add {G}."}}
    elves = {"hand": ["Grizzly Bears"], "battlefield": [petal, "Forest", "Llanowar Elves"], **LANDS}
    board(elves, [], cast("Grizzly Bears"), expect=["Petal is on the battlefield", "Llanowar Elves is tapped"])
    new = {**elves, "battlefield": [petal, "Forest", {"card": "Llanowar Elves", "sick": True}]}
    board(new, [], cast("Grizzly Bears"), expect=["Petal is not on the battlefield", "Llanowar Elves is untapped"])
    tapped = {**elves, "battlefield": [petal, "Forest", {"card": "Llanowar Elves", "tapped": True}]}
    board(tapped, [], cast("Grizzly Bears"), expect=["Petal is not on the battlefield"])


@cr("605.3a")
def test_two_mana_of_one_ability_pay_for_two() -> None:
    board(
        {"hand": ["Howling Mine"], "battlefield": ["Sol Ring"], **LANDS},
        [],
        cast("Howling Mine"),
        expect=["Sol Ring is tapped", "Howling Mine is on the stack"],
    )


@cr("107.4b", cited=False)
def test_mana_that_pays_no_generic_mana() -> None:
    mine = {"battlefield": ["Jegantha, the Wellspring"], "hand": ["Grizzly Bears", "Elvish Mystic"], "mana": ""}
    made = activate("Jegantha, the Wellspring")
    board(mine, [], made, cast("Grizzly Bears"), refused="601.2h")
    board(mine, [], made, cast("Elvish Mystic"), RESOLVE, expect=["A controls Elvish Mystic"])
    more = {**mine, "mana": "G"}
    board(more, [], made, cast("Grizzly Bears"), RESOLVE, expect=["A controls Grizzly Bears"])
