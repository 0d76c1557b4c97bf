"""As what a card could be cast, face by face, and by which permission (CR 601.3)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE, answer, board, cast, cr, creature, turn


@cr("702.81a", "712.11b")
def test_retrace_lets_each_face_be_cast_that_would_have_it() -> None:
    mine = {"battlefield": ["Six"], "graveyard": ["Halvar, God of Battle", "Bonecrusher Giant"], "hand": ["Forest"]}
    sword = cast("Sword of the Realms", **{"from": "graveyard"}, costs=["retrace"])
    board(mine, [], sword, RESOLVE, expect=["Halvar, God of Battle is not a creature"])
    stomp = cast("Stomp", "B", **{"from": "graveyard"}, costs=["retrace"])
    board(mine, [], stomp, refused="601.3")


@cr("702.170d", "715.3")
def test_a_plotted_card_is_cast_as_its_owner_wishes() -> None:
    mine = {"hand": ["Kellan Joins Up", "Bonecrusher Giant"]}
    plotted = [cast("Kellan Joins Up"), RESOLVE, RESOLVE, answer("yes"), turn(5, "precombat main")]
    stomp = cast("Stomp", "B", **{"from": "exile"}, costs=["plot"])
    board(mine, [], *plotted, stomp, RESOLVE, expect=["B life 18", "Bonecrusher Giant in exile"])
    giant = cast("Bonecrusher Giant", **{"from": "exile"}, costs=["plot"])
    board(mine, [], *plotted, giant, RESOLVE, expect=["A controls Bonecrusher Giant"])


@cr("702.102a")
def test_a_split_card_is_fused_without_paying() -> None:
    mine = {"battlefield": ["Omniscience"], "hand": ["Wear // Tear"], "mana": "lands"}
    both = cast("Wear // Tear", "Sol Ring", "Glorious Anthem", face="fused", costs=["without paying"])
    gone = ["Sol Ring in B's graveyard", "Glorious Anthem in B's graveyard"]
    board(mine, ["Sol Ring", "Glorious Anthem"], both, RESOLVE, expect=gone)


@cr("702.37c", "601.3")
def test_a_permission_looks_at_the_face_down_spell() -> None:
    light = {"battlefield": ["Danitha, New Benalia's Light", "Hill Giant"], "graveyard": ["Gift of Doom"]}
    down = cast("Gift of Doom", **{"from": "graveyard"}, costs=["morph"])
    board(light, [], down, refused="601.2b")
    board(light, [], cast("Gift of Doom", "Hill Giant", **{"from": "graveyard"}), RESOLVE,
          expect=["Hill Giant has deathtouch"])  # fmt: skip
    sight = {"battlefield": ["Future Sight"], "library": ["Zoetic Cavern", "Forest"]}
    cavern = cast("Zoetic Cavern", **{"from": "library"}, costs=["morph"])
    board(sight, [], cavern, RESOLVE, expect=["A controls face-down creature"])


@cr("601.3", "601.2b")
def test_the_player_says_which_permission_is_used_up() -> None:
    lords = ["Karador, Ghost Chieftain", "Gisa and Geralf"]
    mine = {"battlefield": lords, "graveyard": ["Walking Corpse", "Hill Giant"]}
    zombie = cast("Walking Corpse")
    board(mine, [], zombie, answer("Gisa and Geralf"), RESOLVE, cast("Hill Giant"), RESOLVE,
          expect=["A controls Hill Giant", "A controls Walking Corpse"])  # fmt: skip
    board(mine, [], zombie, answer("Karador, Ghost Chieftain"), RESOLVE, cast("Hill Giant"), refused="601.3")


@cr("608.2g")
def test_a_card_that_could_be_cast_as_such_a_spell_may_be_cast_as_that_alone() -> None:
    mine = {"battlefield": ["Galvanoth"], "library": ["Bonecrusher Giant", "Forest"]}
    look = [turn(5), RESOLVE, answer("yes"), answer("yes"), answer("B"), RESOLVE]
    board(mine, [], *look, expect=["B life 18", "Bonecrusher Giant in exile"])
    plain = {"battlefield": ["Galvanoth"], "library": ["Hill Giant", "Forest"]}
    board(plain, [], turn(5), RESOLVE, answer("yes"), expect=["Hill Giant in A's library"])


@cr("113.6b", cited=False)
def test_what_is_so_off_the_battlefield_is_so_on_the_stack() -> None:
    grist = "Grist, the Hunger Tide"
    scatter = [cast(grist), PASS_A, cast("Essence Scatter", grist, player="B"), RESOLVE]
    board({"hand": [grist]}, {"hand": ["Essence Scatter"]}, *scatter, expect=[f"{grist} in A's graveyard"])


@cr("702.103f")
def test_a_bestowed_aura_is_a_creature_again_at_once() -> None:
    horde = creature("Tester's power and toughness are each equal to the number of creatures you control.", "0/0",
                     damage=1)  # fmt: skip
    mine = {"battlefield": [horde, "Grizzly Bears"], "hand": ["Hopeful Eidolon", "Murder"]}
    bestowed = [cast("Hopeful Eidolon", "Grizzly Bears", costs=["bestow"]), RESOLVE]
    board(mine, [], *bestowed, cast("Murder", "Grizzly Bears"), RESOLVE, expect=["Tester is 2/2"])


@cr("104.4b")
def test_a_process_that_repeats_itself_for_ever_ends_the_game_in_a_draw() -> None:
    theirs = {"library": ["Progenitus"] * 3}
    mill = {"do": "activate", "player": "A", "source": "Grindstone", "targets": ["B"]}
    played = board(["Grindstone"], theirs, mill, RESOLVE)
    assert played.report["state"]["over"]
    assert played.report["state"]["winner"] is None
    some = board(["Grindstone"], {"library": ["Hill Giant", "Goblin Brigand", "Forest", "Island"]}, mill, RESOLVE)
    assert not some.report["state"]["over"]


@cr("702.62a")
def test_suspend_that_was_gained_in_exile_works() -> None:
    theirs = {"hand": ["Murder"]}
    dead = [PASS_A, cast("Murder", "Epochrasite", player="B"), RESOLVE, RESOLVE]
    board(["Epochrasite"], theirs, *dead, turn(5, "draw"), expect=["Epochrasite has 2 time counters"])
    back = [*dead, turn(9), RESOLVE, RESOLVE, answer("yes"), RESOLVE]
    board(["Epochrasite"], theirs, *back, expect=["Epochrasite is 4/4", "Epochrasite has haste"])


@cr("400.7d", cited=False)
def test_a_type_chosen_as_a_cost_is_that_of_the_permanent() -> None:
    mine = {"battlefield": ["Goblin Brigand", "Walking Corpse"], "hand": ["Caller of the Hunt"]}
    called = [cast("Caller of the Hunt"), answer("Goblin"), RESOLVE]
    board(mine, ["Goblin Brigand", "Goblin Brigand"], *called, expect=["Caller of the Hunt is 3/3"])


@cr("601.2f", "107.4e")
def test_hybrid_symbols_announced_as_generic_mana_are_reduced() -> None:
    procession = {"battlefield": ["Goblin Electromancer", *["Wastes"] * 5], "hand": ["Spectral Procession"]}
    spirits = [cast("Spectral Procession"), RESOLVE]
    board({**procession, "mana": "lands"}, [], *spirits, expect=["A controls 3 Spirit Token", "Wastes#5 is tapped"])
    without = {"battlefield": ["Wastes"] * 5, "hand": ["Spectral Procession"], "mana": "lands"}
    board(without, [], cast("Spectral Procession"), refused="601.2h")
