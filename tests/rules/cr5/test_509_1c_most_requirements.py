"""As many requirements on blocks must be obeyed as can be (CR 509.1c): judged exactly, and on large boards too."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Illegal
from engine.rules.combat.block_requirements import Wanted
from engine.rules.combat.declare_blockers import attackers_of
from engine.rules.combat.legal_blocks import Blocks, Declared
from engine.rules.combat.most_blocks import check_requirements
from engine.state.ids import ObjectId, PlayerId
from tests.helpers import RESOLVE, activate, attack, attack_with, block_with, board, cr, creature

ATTACKERS = (
    "",
    "All creatures able to block this creature do so.",
    "This creature must be blocked if able.",
    "This creature must be blocked by an Elf if able.",
    "This creature must be blocked by two or more creatures if able.",
    "This creature must be blocked by two or more creatures if able.\nThis creature must be blocked by an Elf if able.",
    "This creature must be blocked by a Knight if able.\nThis creature must be blocked by an Elf if able.",
    "Menace\nAll creatures able to block this creature do so.",
    "Menace\nThis creature must be blocked if able.",
    "This creature can't be blocked by more than one creature.\nAll creatures able to block this creature do so.",
)
BLOCKERS = (
    "",
    "This creature blocks each combat if able.",
    "This creature can block an additional creature each combat.",
    "This creature can block any number of creatures.\nThis creature blocks each combat if able.",
    "This creature can't block alone.",
)
AROUND = ("", "No more than one creature can block each combat.", "No more than two creatures can block each combat.")


@st.composite
def puzzles(draw: st.DrawFn) -> tuple[list[str], list[tuple[str, list[str]]], str]:
    attackers = draw(st.lists(st.sampled_from(ATTACKERS), min_size=1, max_size=3))
    kinds = st.sampled_from([["Elf"], ["Knight"], ["Elf", "Knight"], ["Bear"]])
    blockers = draw(st.lists(st.tuples(st.sampled_from(BLOCKERS), kinds), min_size=1, max_size=3))
    return attackers, blockers, draw(st.sampled_from(AROUND))


def blocks_of(attackers: list[str], blockers: list[tuple[str, list[str]]], around: str) -> Blocks:
    """What B could declare against these attackers with these creatures."""
    mine: list[Any] = [creature(text, id=f"a{i}") for i, text in enumerate(attackers)]
    if around:
        mine.append({"token": {"name": "Arbiter", "types": ["Artifact"], "text": around}})
    theirs = [creature(text, id=f"b{i}", looks={"subtypes": kinds}) for i, (text, kinds) in enumerate(blockers)]
    played = board(
        mine,
        theirs,
        *attack(**{f"a{i}": "B" for i in range(len(attackers))}),
        {"do": "go_to", "step": "declare blockers"},
    )
    game = played.table.game
    return Blocks.of(game, PlayerId(1), attackers_of(game, PlayerId(1)))


def every_declaration(blocks: Blocks) -> list[Declared]:
    """All blocks that disobey no restriction."""
    ways = [
        [(), *(way for n in range(1, blocks.capacity(b) + 1) for way in combinations(can, n))]
        for b, can in blocks.able.items()
    ]
    found: list[dict[ObjectId, Any]] = [
        {b: way for b, way in zip(blocks.able, chosen, strict=True) if way} for chosen in product(*ways)
    ]
    return [one for one in found if raises(lambda one=one: blocks.check(one)) is None]  # type: ignore[misc]


def raises(act: Any) -> Illegal | None:
    try:
        act()
    except Illegal as refusal:
        return refusal
    return None


@settings(max_examples=60, deadline=None, derandomize=True)
@given(puzzles())
def test_blocks_are_legal_exactly_if_no_others_obey_more(puzzle: Any) -> None:
    """Every declaration on small boards, against looking at all of them."""
    blocks = blocks_of(*puzzle)
    wanted, declared = Wanted.of(blocks), every_declaration(blocks)
    most = max(wanted.obeyed(one) for one in declared)
    for one in declared:
        refused = raises(lambda one=one: check_requirements(blocks, one))  # type: ignore[misc]
        assert (refused is None) == (wanted.obeyed(one) == most), (puzzle, one)


LURE = "All creatures able to block this creature do so."


def many(blocked: dict[str, Any]) -> tuple[list[Any], list[Any], dict[str, Any]]:
    """Thirty attackers that all must block, sixty that can block one, two or any number of creatures."""
    texts = (
        "",
        "This creature can block an additional creature each combat.",
        "This creature can block any number of creatures.",
    )
    lures = [creature(LURE, id=f"lure{i}") for i in range(30)]
    theirs = [creature(texts[i % 3], id=f"b{i}") for i in range(60)]
    all_of_them = [f"lure{i}" for i in range(30)]
    declared = {f"b{i}": all_of_them[: (1, 2, 30)[i % 3]] for i in range(60)}
    return lures, theirs, declared | blocked


def test_thirty_lures_and_sixty_blockers() -> None:
    lures, theirs, declared = many({})
    played = board(lures, theirs, *attack(**{f"lure{i}": "B" for i in range(30)}), *block_with(declared))
    assert len(played.table.game.combat.blockers) == 60


@cr("509.1c")
def test_one_block_less_than_there_can_be() -> None:
    lures, theirs, declared = many({"b2": [f"lure{i}" for i in range(29)]})
    board(lures, theirs, *attack(**{f"lure{i}": "B" for i in range(30)}), *block_with(declared), refused="509.1c")


@cr("509.1c")
def test_it_must_be_blocked_in_each_combat_of_the_turn() -> None:
    anzrag = "Anzrag, the Quake-Mole"
    script = (activate(anzrag), RESOLVE, *attack_with({anzrag: "B"}), *block_with({}))
    board([anzrag], ["Grizzly Bears"], *script, refused="509.1c")


BY_TWO = creature("This creature must be blocked if able, and it must be blocked by two or more creatures if able.")


@cr("509.1c")
def test_one_blocker_where_two_could_block_it() -> None:
    script = (*attack(Tester="B"), *block_with({"Grizzly Bears": "Tester"}))
    board([BY_TWO], ["Grizzly Bears", "Hill Giant"], *script, refused="509.1c")


def test_the_only_creature_that_can_blocks_it() -> None:
    script = (*attack(Tester="B"), *block_with({"Grizzly Bears": "Tester"}))
    board([BY_TWO], ["Grizzly Bears", {"card": "Hill Giant", "tapped": True}], *script)
