"""Triggers on something becoming attached (CR 701.3a, 303.4f)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, board, cast, cr


@cr("303.4f", cited=False)
def test_an_aura_that_enters_attached_becomes_attached() -> None:
    board(
        {"hand": ["Demonic Embrace"], "battlefield": ["Bramble Elemental"]},
        [],
        cast("Demonic Embrace", "Bramble Elemental"),
        RESOLVE_ALL,
        expect=["A controls 2 Saprolings"],
    )


@cr("701.3a")
def test_what_equipment_becomes_attached_to_is_tapped() -> None:
    board(
        ["Enormous Energy Blade", "Grizzly Bears"],
        [],
        activate("Enormous Energy Blade", "Grizzly Bears"),
        RESOLVE,
        RESOLVE,
        expect=["Grizzly Bears is tapped"],
    )


@cr("701.3a", cited=False)
def test_only_on_creatures_that_its_controller_controls() -> None:
    mine = {"hand": ["Pacifism", "Pacifism"], "battlefield": ["Siona, Captain of the Pyleas", "Grizzly Bears"]}
    board(
        mine,
        ["Hill Giant"],
        cast("Pacifism#1", "Hill Giant"),
        RESOLVE_ALL,
        expect=["A controls no Human Soldier Token"],
    )
    board(mine, [], cast("Pacifism#1", "Grizzly Bears"), RESOLVE_ALL, expect=["A controls 1 Human Soldier Token"])
