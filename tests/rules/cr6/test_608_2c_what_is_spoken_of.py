"""What the words of a resolving ability speak of: others than what, which of two (CR 608.2c)."""

from __future__ import annotations

from tests.helpers import (
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack,
    board,
    cast,
    cr,
    creature,
    play_land,
    special,
)


@cr("608.2c")
def test_others_are_others_than_what_the_trigger_has_spoken_of() -> None:
    valakut = "Valakut, the Molten Pinnacle"
    mine = {"battlefield": [valakut, *["Mountain"] * 4], "hand": ["Mountain"]}
    four = board(mine, [], play_land("Mountain"), expect=["stack is empty"])
    assert not four.count("triggers")
    mine = {"battlefield": [valakut, *["Mountain"] * 5], "hand": ["Mountain"]}
    board(mine, [], play_land("Mountain"), answer("B", "A"), RESOLVE, answer("yes"), expect=["B life 17"])
    goblins = ["Shared Animosity", "Goblin Piker", "Goblin Brigand", "Grizzly Bears"]
    all_three = attack(**{"Goblin Piker": "B", "Goblin Brigand": "B", "Grizzly Bears": "B"})
    sizes = ["Goblin Piker is 3/1", "Goblin Brigand is 3/2", "Grizzly Bears is 2/2"]
    board(goblins, [], *all_three, answer("as listed"), RESOLVE_ALL, expect=sizes)


@cr("608.2c")
def test_it_is_compared_with_each_of_the_others_and_not_with_their_sum() -> None:
    herald = creature("Whenever another creature enters, its controller may draw a card if its power is greater than "
                      "each other creature's power.", "1/1")  # fmt: skip
    giant = {"battlefield": [herald, "Grizzly Bears", "Grizzly Bears"], "hand": ["Hill Giant"]}
    board(giant, [], cast("Hill Giant"), RESOLVE, RESOLVE, answer("yes"), expect=["A has 1 card in hand"])
    small = {"battlefield": [herald, "Hill Giant"], "hand": ["Grizzly Bears"]}
    board(small, [], cast("Grizzly Bears"), RESOLVE, RESOLVE, expect=["A has 0 cards in hand"])


@cr("608.2c")
def test_it_is_what_was_named_and_not_what_a_promise_was_made_for() -> None:
    kitnap = {"hand": ["Kitnap"]}
    plain = [cast("Kitnap", "Grizzly Bears"), RESOLVE_ALL]
    board(kitnap, ["Grizzly Bears"], *plain, expect=["Grizzly Bears has 3 stun counters", "Grizzly Bears is tapped"])


@cr("608.2c")
def test_its_controller_is_that_of_the_spell_that_is_countered() -> None:
    board(
        ["Frost Titan"],
        {"hand": ["Doom Blade"], "mana": "BB11"},
        cast("Doom Blade", "Frost Titan", player="B"),
        RESOLVE,
        answer("yes", "B"),
        RESOLVE,
        active="B",
        expect=["Frost Titan in A's graveyard"],
    )


@cr("118.12", "608.2c")
def test_if_they_do_asks_whether_they_paid() -> None:
    silence = {"hand": ["Don't Make a Sound"]}
    lion = {"hand": ["Grizzly Bears"], "mana": "GG"}
    bears = cast("Grizzly Bears", player="B")
    counter = cast("Don't Make a Sound", "Grizzly Bears")
    broke = board(silence, lion, bears, {"do": "pass", "player": "B"}, counter, RESOLVE, active="B",
                  expect=["Grizzly Bears in B's graveyard"])  # fmt: skip
    assert not broke.count("surveil")
    rich = {"hand": ["Grizzly Bears"], "mana": "GG11"}
    paid = board(silence, rich, bears, {"do": "pass", "player": "B"}, counter, RESOLVE, answer("yes", "B"), active="B")
    assert paid.pending["kind"] == "cards"


@cr("608.2c")
def test_it_is_the_card_that_is_said_to_be_suspended() -> None:
    board(
        {"hand": ["Deep-Sea Kraken"]},
        {"hand": ["Lightning Bolt", "Shock"]},
        special("suspend", "Deep-Sea Kraken"),
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE_ALL,
        {"do": "pass", "player": "A"},
        cast("Shock", "A", player="B"),
        RESOLVE_ALL,
        expect=["Deep-Sea Kraken has 7 time counters"],
    )


@cr("400.7j", cited=False)
def test_an_effect_finds_what_it_has_moved_more_than_once() -> None:
    for name, counters in (("Spectral Sailor", 1), ("Grizzly Bears", 0)):
        mine = {"battlefield": [name], "hand": ["Essence Flux"]}
        board(mine, [], cast("Essence Flux", name), RESOLVE, expect=[f"{name} has {counters} +1/+1 counters"])


@cr("611.2b")
def test_for_as_long_as_is_asked_of_what_the_spell_has_returned() -> None:
    mine = {"graveyard": ["Hill Giant"], "hand": ["Makeshift Mannequin"]}
    back = [cast("Makeshift Mannequin", "Hill Giant"), RESOLVE]
    there = ["Hill Giant in battlefield", "Hill Giant has 1 mannequin counter"]
    board(mine, [], *back, expect=there)
    bolt = [{"do": "pass", "player": "A"}, cast("Giant Growth", "Hill Giant", player="B"), RESOLVE_ALL]
    board(mine, {"hand": ["Giant Growth"]}, *back, *bolt, expect=["Hill Giant in A's graveyard"])


@cr("400.7e", cited=False)
def test_what_was_sacrificed_is_found_where_it_went() -> None:
    theirs = ["It That Betrays", creature("", name="Extra")]
    swing = [*attack("B", **{"It That Betrays": "A"}), RESOLVE, answer(["Hill Giant", "Sol Ring"], "A")]
    taken = ["B controls Hill Giant", "B controls Sol Ring"]
    board(["Hill Giant", "Sol Ring", "Grizzly Bears"], theirs, *swing, answer("as listed", "B"), RESOLVE_ALL,
          active="B", expect=taken)  # fmt: skip


@cr("607.2a", "406.3", cited=False)
def test_the_exiled_card_is_turned_face_up_and_put_onto_the_battlefield() -> None:
    mine = {"hand": ["Clone Shell"], "library": ["Hill Giant", "Forest", "Shock", "Island"]}
    hidden = [cast("Clone Shell"), RESOLVE, RESOLVE, answer("Hill Giant"), answer("as listed")]
    kill = [{"do": "pass", "player": "A"}, cast("Doom Blade", "Clone Shell", player="B"), RESOLVE, RESOLVE]
    board(mine, {"hand": ["Doom Blade"]}, *hidden, *kill, expect=["A controls Hill Giant"])


@cr("109.5", cited=False)
def test_your_graveyard_is_that_of_the_controller() -> None:
    mine = {"battlefield": ["Krosan Beast"], "graveyard": ["Forest"] * 4}
    theirs = {"battlefield": ["Krosan Beast"], "graveyard": ["Forest"] * 7}
    board(mine, theirs, expect=["Krosan Beast#1 is 1/1", "Krosan Beast#2 is 8/8"])


@cr("101.2")
def test_lands_that_player_controls_are_those_of_the_player_who_casts() -> None:
    theirs = {"battlefield": ["Mountain", "Mountain"], "hand": ["Blaze"], "mana": "RRRRR"}
    law = ["Lavinia, Azorius Renegade", *["Plains"] * 5]
    board(law, theirs, cast("Blaze", "A", player="B", x=1), RESOLVE, active="B", expect=["A life 19"])
    board(law, theirs, cast("Blaze", "A", player="B", x=2), active="B", refused="601.3")


@cr("107.3", cited=False)
def test_the_x_of_cycling_is_that_of_the_trigger() -> None:
    theirs = ["Sol Ring", "Juggernaut"]
    cycling = [activate("Webstrike Elite", x=1), answer(["Sol Ring"])]
    board({"hand": ["Webstrike Elite"]}, theirs, *cycling, RESOLVE_ALL, expect=["Sol Ring in B's graveyard"])


@cr("508.1j")
def test_x_of_a_cost_to_attack_is_worked_out() -> None:
    forests = ["Grizzly Bears", "Hill Giant", *["Forest"] * 4]
    sphere = ["Sphere of Safety", "Glorious Anthem"]
    mine = {"battlefield": forests, "mana": "lands"}
    board(mine, sphere, *attack(**{"Grizzly Bears": "B", "Hill Giant": "B"}), expect=["Forest#4 is tapped"])
    poor = {"battlefield": forests[:-1], "mana": "lands"}
    board(poor, sphere, *attack(**{"Grizzly Bears": "B", "Hill Giant": "B"}), refused="508.1j")


@cr("106.12a")
def test_tapping_a_land_itself_for_mana_triggers_it() -> None:
    orchard = activate("Forbidden Orchard")
    made = board(["Forbidden Orchard"], [], orchard, answer("G"), expect=["stack is not empty"])
    assert made.count("triggers") == 1


@cr("720.3d")
def test_an_omen_is_told_by_its_subtype() -> None:
    mine = {"hand": ["Sagu Wildling"], "library": ["Forest"] * 3}
    board(mine, [], cast("Sagu Wildling", face="adventure"), RESOLVE, answer("Forest"),
          expect=["Sagu Wildling in A's library"])  # fmt: skip


@cr("608.2c")
def test_what_is_called_by_its_creature_type_is_not_just_any_creature() -> None:
    """Of a Goblin and a creature that fight it is the Goblin that "that Goblin" means."""
    goblin = creature("", "3/3", name="Gob", looks={"subtypes": ["Goblin"]})
    duels = creature("{0}: Target Goblin fights target creature. Put a +1/+1 counter on that Goblin.", name="Duelist")
    script = [activate("Duelist", "Gob", "Hill Giant"), RESOLVE]
    board([goblin, duels], ["Hill Giant"], *script, expect=["Hill Giant in graveyard"])
    board(
        [goblin, duels], ["Grizzly Bears"], activate("Duelist", "Gob", "Grizzly Bears"), RESOLVE, expect=["Gob is 4/4"]
    )
