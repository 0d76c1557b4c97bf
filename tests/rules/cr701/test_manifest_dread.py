"""Manifest Dread (CR 701.62)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("701.62a")
def test_manifest_dread_manifests_one_of_two_and_mills_the_other() -> None:
    played = board(
        {"hand": ["Manifest Dread"], "library": ["Hill Giant", "Grizzly Bears", "Forest"]},
        [],
        cast("Manifest Dread"),
        RESOLVE,
        answer("Grizzly Bears"),
        expect=["Grizzly Bears is face down", "Hill Giant in A's graveyard", "Forest in library"],
    )
    assert played.cites("701.62a")


@cr("701.62b")
@pytest.mark.parametrize(("library", "taken"), [(["Murder", "Shock"], 1), ([], 0)])
def test_manifesting_dread_is_noticed_whatever_came_of_it(library: list[str], taken: int) -> None:
    played = board(
        {"battlefield": ["Paranormal Analyst"], "hand": ["Manifest Dread"], "library": library},
        [],
        answer("Murder"),
        cast("Manifest Dread"),
        RESOLVE,
        RESOLVE_ALL,
        expect=[f"A has {taken} cards in hand"],
    )
    assert played.count("Paranormal Analyst's ability triggers") == 1
