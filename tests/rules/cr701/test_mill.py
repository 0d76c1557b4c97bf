"""Mill (CR 701.17)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, answer, board, cast, cr, lands, tap


@cr("701.17a")
def test_cards_milled_at_once_are_noticed_once() -> None:
    mine = {"battlefield": ["Screeching Scorchbeast", "Mindshrieker"], "hand": ["Glimpse the Unthinkable"]}
    theirs = {"library": ["Hill Giant", "Forest", "Murder", "Shock", "Island"]}
    played = board(
        mine,
        theirs,
        cast("Glimpse the Unthinkable", "B"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
    )
    tokens = [it for it in played.report["state"]["players"]["A"]["battlefield"] if "Zombie Mutant" in it["name"]]
    assert sum(it.get("count", 1) for it in tokens) == 3


@cr("701.17a", "701.17b")
def test_milling_more_than_there_is_mills_all() -> None:
    played = board(
        {"hand": ["Tome Scour"]},
        {"library": ["Forest", "Island", "Hill Giant"]},
        cast("Tome Scour", "B"),
        RESOLVE,
        expect=["Hill Giant in B's graveyard"],
    )
    assert played.report["state"]["players"]["B"]["library"] == []
    assert played.cites("701.17a")


@cr("701.17c", cited=False)
def test_the_milled_card_is_looked_at_where_it_went() -> None:
    """It was exiled instead of being put into the graveyard: it is found in exile."""
    mine = {"battlefield": ["Mindshrieker"]}
    theirs = {"battlefield": ["Rest in Peace"], "library": ["Hill Giant"]}
    shriek = [activate("Mindshrieker", "B"), RESOLVE]
    board(mine, theirs, *shriek, expect=["Hill Giant in exile", "Mindshrieker is 5/5"])


@cr("701.17c", cited=False)
def test_what_was_milled_is_chosen_from_the_graveyard() -> None:
    mine = {"hand": ["Blanchwood Prowler"], "library": ["Murder", "Mountain", "Hill Giant", "Island"]}
    enter = [cast("Blanchwood Prowler"), RESOLVE, RESOLVE]
    board(mine, [], *enter, answer("yes"), expect=["Mountain in A's hand", "Blanchwood Prowler is 1/1"])
    board(mine, [], *enter, answer("no"), expect=["Mountain in A's graveyard", "Blanchwood Prowler is 2/2"])


@cr("701.17c", cited=False)
def test_whether_a_land_was_milled_is_known_in_exile_too() -> None:
    breaker = [activate("Saprazzan Breaker"), RESOLVE]
    land = {"battlefield": ["Saprazzan Breaker", "Rest in Peace"], "library": ["Forest", "Murder"]}
    assert "Saprazzan Breaker can't be blocked this turn." in board(land, [], *breaker).steps
    spell = {**land, "library": ["Murder", "Forest"]}
    assert "Saprazzan Breaker can't be blocked this turn." not in board(spell, [], *breaker).steps


@cr("701.17c", cited=False)
def test_a_milled_card_is_found_where_it_went_if_that_is_public() -> None:
    mine = {"battlefield": ["Leyline Dowser", "Rest in Peace"], "library": ["Lightning Bolt", "Forest"]}
    dowse = [activate("Leyline Dowser", ability=1), RESOLVE]
    board(mine, [], *dowse, answer("yes"), answer("Lightning Bolt"), expect=["Lightning Bolt in A's hand"])


@cr("701.17d", cited=False)
def test_of_several_milled_cards_the_mana_values_are_added() -> None:
    """Bruvac has the opponent mill two cards instead of one: Mindshrieker gets +6/+6 for both."""
    mine = {"battlefield": ["Mindshrieker", "Bruvac the Grandiloquent"]}
    theirs = {"library": ["Hill Giant", "Grizzly Bears", "Forest"]}
    board(
        mine,
        theirs,
        activate("Mindshrieker", "B"),
        RESOLVE,
        expect=["Hill Giant in B's graveyard", "Grizzly Bears in B's graveyard", "Mindshrieker is 7/7"],
    )


@cr("701.17b", cited=False)
def test_a_card_is_milled_as_a_cost_only_where_there_is_one() -> None:
    board(lands("Millikin", library=[]), [], tap("Millikin"), refused="118.3")
    board(lands("Millikin"), [], tap("Millikin"), expect=["A has 4 cards in library"])
