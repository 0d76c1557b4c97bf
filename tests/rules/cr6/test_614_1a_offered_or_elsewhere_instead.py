"""What happens instead: offered, in other zones, for the next spell; and leave to do things at other costs (CR 614.1a,
118.9, 601.3)."""

from __future__ import annotations

from tests.helpers import NO, ORDER, RESOLVE, YES, activate, answer, board, cast, cr, passing, play_land, turn


@cr("614.1a")
def test_creatures_that_would_die_and_creature_cards_from_elsewhere_are_exiled() -> None:
    mine = {"battlefield": ["Anafenza, the Foremost"], "hand": ["Lightning Bolt", "Divination"], "mana": "R2U"}
    bolt = [cast("Lightning Bolt", "Hill Giant"), RESOLVE]
    board(mine, ["Hill Giant"], *bolt, expect=["Hill Giant in exile", "Lightning Bolt in graveyard"])
    milled = {**mine, "hand": ["Tome Scour"], "mana": "U"}
    theirs = {"library": ["Hill Giant", "Shock", "Grizzly Bears", "Divination", "Opt"]}
    told = ["Hill Giant in exile", "Grizzly Bears in exile", "Shock in graveyard"]
    board(milled, theirs, cast("Tome Scour", "B"), RESOLVE, expect=told)
    own = {**mine, "battlefield": ["Anafenza, the Foremost", "Grizzly Bears"]}
    board(own, [], cast("Lightning Bolt", "Grizzly Bears"), RESOLVE, expect=["Grizzly Bears in graveyard"])


@cr("614.11")
def test_cards_are_revealed_instead_of_a_draw_if_the_player_likes() -> None:
    library = ["Shock", "Hill Giant", "Forest", "Opt"]
    mine = {"battlefield": ["Abundance"], "hand": ["Divination"], "mana": "2U", "library": library}
    begun = [cast("Divination"), RESOLVE]
    taken = [*begun, YES, answer("land"), ORDER, NO]
    board(mine, [], *taken, expect=["A has 2 cards in hand", "A has 2 cards in library"])
    asked = board(mine, [], *begun, YES).pending
    assert [one["label"] for one in asked["options"]] == ["land", "nonland"]
    board(mine, [], *begun, NO, NO, expect=["Shock in hand", "Hill Giant in hand"])


@cr("614.1a")
def test_the_next_spell_from_hand_returns_as_it_resolves() -> None:
    mine = {"battlefield": ["Soulfire Grand Master"], "hand": ["Lightning Bolt", "Shock"], "mana": "2RRRR"}
    ready = [activate("Soulfire Grand Master"), RESOLVE]
    cast_first = [*ready, cast("Lightning Bolt", "B"), RESOLVE]
    board(mine, [], *cast_first, expect=["Lightning Bolt in hand"])
    board(mine, [], *cast_first, cast("Shock", "B"), RESOLVE, expect=["Shock in graveyard"])
    theirs = {"hand": ["Counterspell"], "mana": "UU"}
    stopped = [
        *ready,
        cast("Lightning Bolt", "B"),
        passing(),
        cast("Counterspell", "Lightning Bolt", player="B"),
        RESOLVE,
    ]
    board(mine, theirs, *stopped, expect=["Lightning Bolt in graveyard"])


@cr("118.9")
def test_any_player_may_discard_a_card_of_a_color_instead_of_paying() -> None:
    mine = {"battlefield": ["Dream Halls"]}
    theirs = {"hand": ["Lightning Bolt", "Hill Giant", "Grizzly Bears"], "mana": ""}
    paid = cast("Lightning Bolt", "A", player="B", face="alternative")
    board(mine, theirs, paid, RESOLVE, active="B", expect=["A life 17", "Hill Giant in graveyard"])
    none = {**theirs, "hand": ["Lightning Bolt", "Grizzly Bears"]}
    board(mine, none, paid, active="B", refused="118.3")


@cr("601.3", "305.1")
def test_a_land_and_a_spell_of_each_permanent_type_from_the_graveyard() -> None:
    graveyard = ["Grizzly Bears", "Hill Giant", "Sol Ring", "Forest", "Island", "Shock"]
    mine = {"battlefield": ["Muldrotha, the Gravetide"], "graveyard": graveyard, "mana": "any"}
    bears = [cast("Grizzly Bears"), RESOLVE]
    board(mine, [], *bears, cast("Sol Ring"), RESOLVE, play_land("Forest"), expect=["A controls Forest"])
    board(mine, [], *bears, cast("Hill Giant"), refused="601.3")
    board(mine, [], cast("Shock", "B"), refused="601.3")
    both = {**mine, "graveyard": ["Ornithopter", "Memnite", "Sol Ring"]}
    first = [cast("Ornithopter", face="as artifact"), RESOLVE]
    board(both, [], *first, cast("Memnite", face="as creature"), RESOLVE, expect=["A controls Memnite"])
    board(both, [], *first, cast("Sol Ring"), refused="601.3")


@cr("701.38a")
def test_for_each_vote_something_of_the_voters_is_taken() -> None:
    mine = {"hand": ["Expropriate"], "mana": "7UU", "battlefield": ["Sol Ring"]}
    begun = [cast("Expropriate"), RESOLVE, answer("time"), answer("money", "B")]
    played = board(mine, ["Hill Giant", "Grizzly Bears"], *begun)
    assert {one["label"] for one in played.pending["options"]} == {"Hill Giant", "Grizzly Bears"}
    board(mine, ["Hill Giant", "Grizzly Bears"], *begun, answer("Hill Giant"), expect=["A controls Hill Giant"])


@cr("723.1", "500.7")
def test_a_player_who_was_controlled_takes_another_turn() -> None:
    mine = {"hand": ["Emrakul, the Promised End"], "mana": "any"}
    begun = [cast("Emrakul, the Promised End"), RESOLVE]
    played = board(mine, [], *begun, turn(5))
    assert played.report["state"]["turn"]["active"] == "B"
    assert board(mine, [], *begun, turn(6)).report["state"]["turn"]["active"] == "A"
