"""Being the only creature that attacks (CR 506.5)."""

from __future__ import annotations

from tests.helpers import attack_with, block_with, board, cr

BLOCK = block_with({"Grizzly Bears": "Dream Prowler"})


@cr("509.1b")
def test_alone_it_cant_be_blocked() -> None:
    board(["Dream Prowler"], ["Grizzly Bears"], *attack_with({"Dream Prowler": "B"}), *BLOCK, refused="509.1b")


@cr("506.5", cited=False)
def test_beside_another_attacker_it_can() -> None:
    mine = ["Dream Prowler", "Hill Giant"]
    board(mine, ["Grizzly Bears"], *attack_with(dict.fromkeys(mine, "B")), *BLOCK)
