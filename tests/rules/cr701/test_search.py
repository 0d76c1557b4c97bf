"""Search (CR 701.23)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, Entry, activate, answer, board, cast, cr
from tests.rules.watching import do, doer

FETCH: list[Entry] = [{"do": "pass", "player": "A"}, activate("Evolving Wilds", player="B"), RESOLVE]


@cr("701.23a", "608.2c")
def test_the_exiled_creatures_controller_searches_their_own_library() -> None:
    board(
        {"hand": ["Path to Exile"], "library": ["Island"] * 3},
        {"battlefield": ["Grizzly Bears"], "library": ["Forest"] * 3},
        answer("yes", "B"),
        answer("Forest", "B"),
        cast("Path to Exile", "Grizzly Bears"),
        RESOLVE,
        expect=[
            "Grizzly Bears in exile",
            "B controls 1 Forest",
            "B has 2 cards in library",
            "A has 3 cards in library",
        ],
    )


@cr("701.23a", "701.13a", "401.4")
def test_doomsday_leaves_five_cards_of_library_and_graveyard() -> None:
    five = ["Opt", "Island", "Swamp", "Mountain", "Plains"]
    played = board(
        {
            "hand": ["Doomsday"],
            "library": ["Grizzly Bears", "Island", "Swamp", "Mountain", "Plains", "Sol Ring"],
            "graveyard": ["Opt", "Shock"],
            "life": 15,
        },
        [],
        cast("Doomsday"),
        RESOLVE,
        answer(five),
        answer(five),
        expect=["Shock in exile", "Sol Ring in exile", "Grizzly Bears in exile", "A life 7"],
    )
    assert [
        card if isinstance(card, str) else card["card"] for card in played.report["state"]["players"]["A"]["library"]
    ] == five


@cr("701.23a")
def test_a_card_is_put_on_top_once_the_library_is_shuffled() -> None:
    harbinger = "Goblin Harbinger"
    played = board(
        {"hand": [harbinger], "library": ["Forest", "Island", "Raging Goblin", "Swamp"]},
        [],
        cast(harbinger),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        answer(["Raging Goblin"]),
    )
    top = played.report["state"]["players"]["A"]["library"][0]
    assert (top["card"] if isinstance(top, dict) else top) == "Raging Goblin"


@cr("701.23a")
def test_rampant_growth_finds_a_basic_land_and_shuffles() -> None:
    played = board(
        {"hand": ["Rampant Growth"], "library": ["Grizzly Bears", "Island", "Mountain"]},
        [],
        cast("Rampant Growth"),
        RESOLVE,
        answer("Island"),
        expect=["Island in battlefield", "Island is tapped", "Grizzly Bears in library"],
    )
    assert played.cites("701.24a")


@cr("701.23a", "105.2")
def test_a_search_for_what_shares_a_color_with_any_legendary_creature() -> None:
    board(
        {
            "hand": ["Ringsight"],
            "battlefield": ["Grizzly Bears", "Kitt Kanto, Mayhem Diva"],
            "library": ["Forest", "Divination", "Shock"],
        },
        [],
        cast("Ringsight"),
        RESOLVE,
        answer("Kitt Kanto, Mayhem Diva", choice="bearer"),
        answer("Shock"),
        expect=["Shock in A's hand", "Divination in A's library"],
    )


@cr("701.23a", "101.2")
def test_who_cannot_search_finds_nothing_and_still_shuffles() -> None:
    played = board(
        {"hand": ["Rampant Growth"], "library": ["Forest"] * 4},
        ["Stranglehold"],
        cast("Rampant Growth"),
        RESOLVE,
        expect=["A has 4 cards in library"],
    )
    assert played.count("shuffles") == 1


@cr("701.23b", "201.2b", "608.2d", cited=False)
@pytest.mark.parametrize(
    ("found", "answers", "hand", "graveyard"),
    [
        (
            ["Griselbrand", "Unburial Rites", "Opt", "Island"],
            [answer(["Opt", "Island"], "B")],
            ["Griselbrand", "Unburial Rites"],
            ["Opt", "Island"],
        ),
        (["Griselbrand", "Unburial Rites"], [], [], ["Griselbrand", "Unburial Rites"]),
    ],
)
def test_of_two_cards_found_the_opponent_must_bury_both(
    found: list[str], answers: list[dict[str, object]], hand: list[str], graveyard: list[str]
) -> None:
    library = ["Griselbrand", "Unburial Rites", "Opt", "Island", "Forest"]
    board(
        {"hand": ["Gifts Ungiven"], "library": library},
        [],
        cast("Gifts Ungiven", "B"),
        answer(found),
        *answers,
        RESOLVE,
        expect=[*(f"{card} in A's hand" for card in hand), *(f"{card} in A's graveyard" for card in graveyard)],
    )


@cr("701.23b")
def test_a_card_of_a_stated_quality_need_not_be_found() -> None:
    board(
        {"hand": ["Rampant Growth"], "library": ["Island", "Mountain"]},
        [],
        cast("Rampant Growth"),
        RESOLVE,
        answer([]),
        expect=["Island in library", "Mountain in library"],
    )


@cr("701.23b", "201.4", cited=False)
def test_all_cards_of_a_name_are_searched_for() -> None:
    """Those in the graveyard are found in any case; in hand and library the searcher finds as many as they like."""
    board(
        {"hand": ["Cranial Extraction"]},
        {
            "graveyard": ["Shock"],
            "hand": [{"card": "Shock", "id": "held"}, "Giant Growth"],
            "library": [{"card": "Shock", "id": "below"}, "Forest"],
        },
        answer("Shock", choice="card name"),
        answer(["held", "below"], choice="objects"),
        cast("Cranial Extraction", "B"),
        RESOLVE_ALL,
        expect=["B has 3 cards in exile", "B has 1 card in hand", "B has 1 card in library"],
    )


@cr("701.23b")
def test_a_player_need_not_find_a_card_of_a_quality() -> None:
    board(
        {"hand": ["Lay of the Land"], "library": ["Hill Giant", "Island"]},
        [],
        cast("Lay of the Land"),
        RESOLVE,
        answer([]),
        expect=["Island in A's library", "A has 0 cards in hand"],
    )


@cr("701.23c", cited=False)
def test_nothing_is_found_by_a_quality_that_is_not_defined() -> None:
    """With no card in the hand no card is chosen: the searched zones hold nothing with its name."""
    theirs = {"library": ["Murder", "Shock"], "graveyard": ["Opt"]}
    board(
        {"hand": ["Lobotomy"]},
        theirs,
        cast("Lobotomy", "B"),
        RESOLVE,
        expect=["Murder in B's library", "Opt in B's graveyard"],
    )


@cr("701.23d")
def test_doomsday_finds_all_cards_where_there_are_fewer_than_five() -> None:
    board(
        {"hand": ["Doomsday"], "library": ["Sol Ring"], "graveyard": ["Opt", "Shock"]},
        [],
        cast("Doomsday"),
        RESOLVE,
        answer(["Opt", "Shock", "Sol Ring"]),
        expect=["Opt in A's library", "Shock in A's library", "Sol Ring in A's library", "A life 10"],
    )


@cr("701.23d", "701.23e", "701.24b")
def test_a_card_of_no_quality_must_be_found_is_not_revealed_and_lies_on_top() -> None:
    mine = {"hand": ["Vampiric Tutor"], "library": ["Forest", "Hill Giant", "Island", "Swamp"]}
    played = board(mine, [], cast("Vampiric Tutor"), RESOLVE, answer("Island"), expect=["A has 18 life"])
    assert played.report["state"]["players"]["A"]["library"][0] == "Island"
    assert played.count("reveals") == 0
    assert played.cites("701.24a")
    none = board(mine, [], cast("Vampiric Tutor"), RESOLVE, answer([]), refused="701.23d")
    assert none.report["refused"] is not None


@cr("701.23f")
def test_only_the_top_four_cards_are_searched_and_the_library_is_shuffled() -> None:
    """The fifth card can't be found; what triggers on searching and on shuffling triggers."""
    library = ["Murder", "Shock", "Opt", "Hill Giant", "Mountain"]
    theirs = {"battlefield": ["Evolving Wilds"], "library": library}
    mine = ["Aven Mindcensor", "Archivist of Oghma", "Cosi's Trickster"]
    played = board(
        mine,
        theirs,
        *FETCH,
        answer("as listed"),
        answer("yes"),
        RESOLVE_ALL,
        expect=["Mountain in B's library", "A life 21", "Cosi's Trickster has 1 +1/+1 counters"],
    )
    assert played.count("searches") >= 1


@cr("701.23f")
def test_a_land_among_the_top_four_is_found() -> None:
    theirs = {"battlefield": ["Evolving Wilds"], "library": ["Murder", "Mountain", "Opt", "Hill Giant", "Shock"]}
    board(["Aven Mindcensor"], theirs, *FETCH, answer("Mountain", "B"), expect=["B controls Mountain"])


@cr("701.23f")
def test_what_is_known_to_lie_below_the_top_four_is_not_found_where_the_library_goes_on() -> None:
    """Nobody has named the sixth card; the four that can be searched are known."""
    theirs = {"battlefield": ["Evolving Wilds"], "library": ["Murder", "Shock", "Opt", "Hill Giant", "Mountain", "..."]}
    board(["Aven Mindcensor"], theirs, *FETCH, expect=["B controls 0 Mountain", "Mountain in B's library"])
    theirs["library"] = ["Murder", "Shock", "..."]
    board(["Aven Mindcensor"], theirs, *FETCH, answer(["Mountain"], "B"), expect=["B controls 1 Mountain"])


@cr("701.23g", cited=False)
def test_a_player_may_search_for_what_cannot_be_put_onto_the_battlefield() -> None:
    """Grafdigger's Cage keeps creature cards in libraries there; the library is searched and shuffled all the same."""
    mine = {"hand": ["Woodland Bellower"], "library": ["Llanowar Elves", "Forest"]}
    played = board(
        mine,
        ["Grafdigger's Cage"],
        cast("Woodland Bellower"),
        RESOLVE,
        RESOLVE,
        answer("yes", choice="may"),
        answer("Llanowar Elves"),
        expect=["A controls 0 Llanowar Elves", "Llanowar Elves in A's library"],
    )
    assert played.cites("701.24a")


@cr("701.23h", cited=False)
def test_several_searches_before_one_shuffle_are_one_search() -> None:
    """Two votes for Redhorn Pass: two lands are found, and Archivist of Oghma sees one search."""
    votes = [answer("Redhorn Pass"), answer("Redhorn Pass", "B")]
    mine = {"hand": ["Travel Through Caradhras"], "library": ["Mountain", "Island", "Murder"]}
    board(
        mine,
        ["Archivist of Oghma"],
        *votes,
        answer("Mountain", choice="objects"),
        answer("Island", choice="objects"),
        cast("Travel Through Caradhras"),
        RESOLVE_ALL,
        expect=["A controls Mountain", "A controls Island", "B life 21"],
    )


@cr("701.23i", cited=False)
def test_players_who_search_at_once_choose_in_turn_order() -> None:
    mine = {"battlefield": ["Field of Ruin"], "library": ["Island", "Hill Giant"]}
    theirs = {"battlefield": ["Wasteland"], "library": ["Swamp", "Hill Giant"]}
    ruin = [activate("Field of Ruin", "Wasteland", ability=2), RESOLVE]
    played = board(mine, theirs, *ruin)
    assert played.pending["player"] == "A"
    board(
        mine,
        theirs,
        *ruin,
        answer("Island"),
        answer("Swamp", "B"),
        expect=["A controls Island", "B controls Swamp", "Wasteland in B's graveyard"],
    )


@cr("701.23j", cited=False)
def test_a_wish_finds_a_card_outside_the_game() -> None:
    board(
        {"hand": ["Burning Wish"], "sideboard": ["Wrath of God", "Grizzly Bears"]},
        [],
        cast("Burning Wish"),
        RESOLVE,
        answer("yes"),
        expect=["Wrath of God in hand", "Burning Wish in exile"],
    )


@cr("701.23b")
def test_finding_nothing_is_told() -> None:
    played = board({"hand": ["Rampant Growth"], "library": ["Grizzly Bears"]}, [], cast("Rampant Growth"), RESOLVE)
    assert "701.23b" in played.rules_of("A finds nothing")


BOTH = "Search your library for a Forest card and an Island card, put them onto the battlefield tapped, then shuffle."
EITHER = (
    "Search your library for an instant card and/or a sorcery card, reveal them, put them into your hand, then shuffle."
)
FOUND: list[tuple[str, list[str], str]] = [
    (BOTH, ["Forest", "Island"], "A has 5 cards in library"),
    (BOTH, ["Island"], "A has 6 cards in library"),
    (BOTH, ["Breeding Pool", "Island"], "A has 5 cards in library"),
    (BOTH, [], "A has 7 cards in library"),
    (EITHER, ["Opt", "Divination"], "A has 2 cards in hand"),
    (EITHER, ["Opt"], "A has 1 card in hand"),
]


@cr("701.23b", cited=False)
@pytest.mark.parametrize(("text", "cards", "expect"), FOUND)
def test_a_card_for_each_description(text: str, cards: list[str], expect: str) -> None:
    """A card that fits both is found for one of them; none of them has to be found."""
    answers = [answer(cards), *([answer("no")] if "Breeding Pool" in cards else [])]
    library = ["Forest", "Island", "Island", "Breeding Pool", "Opt", "Opt", "Divination"]
    board({"battlefield": [doer(text)], "library": library}, [], *answers, do(), RESOLVE, expect=[expect])


@cr("701.23a")
@pytest.mark.parametrize(
    ("text", "cards"), [(BOTH, ["Island", "Island"]), (EITHER, ["Opt", "Opt"]), (EITHER, ["Forest", "Opt"])]
)
def test_no_two_cards_for_one_description(text: str, cards: list[str]) -> None:
    library = ["Forest", "Island", "Island", "Breeding Pool", "Opt", "Opt", "Divination"]
    script = [do(), RESOLVE, answer(cards)]
    board({"battlefield": [doer(text)], "library": library}, [], *script, refused="701.23a")


@cr("614.15", cited=False)
@pytest.mark.parametrize(("mine", "found"), [([], ["Forest"]), (["Sol Ring"], ["Forest", "Sol Ring"])])
def test_those_cards_are_found_by_whichever_search_it_was(mine: list[str], found: list[str]) -> None:
    text = (
        "Search your library for a basic land card. If you control an artifact, instead search your library for a "
        "basic land card and an artifact card. Reveal those cards, put them into your hand, then shuffle."
    )
    library = ["Forest", "Sol Ring", "Island"]
    script = [do(), RESOLVE, answer(found)]
    expect = [f"A has {len(found)} card{'s' if len(found) > 1 else ''} in hand"]
    board({"battlefield": [doer(text), *mine], "library": library}, [], *script, expect=expect)
