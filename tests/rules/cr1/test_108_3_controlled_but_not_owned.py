"""What somebody controls but doesn't own (CR 108.3, 110.2)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr, to

STOLEN = {"card": "Hill Giant", "owner": "B"}


@cr("108.3", cited=False)
def test_a_card_is_drawn_for_each_permanent_of_another_owner() -> None:
    mine = ["Staff of Eden, Vault's Key", STOLEN, "Grizzly Bears"]
    board(mine, ["Grizzly Bears"], activate("Staff of Eden, Vault's Key"), RESOLVE, expect=["A has 1 card in hand"])


@cr("603.10a")
def test_what_was_not_owned_as_it_died_goes_back_to_its_owner() -> None:
    mine = {"battlefield": ["Edea, Possessed Sorceress", STOLEN], "hand": ["Murder"]}
    script = [cast("Murder", "Hill Giant"), RESOLVE_ALL]
    board(mine, [], *script, expect=["B controls Hill Giant", "A has 1 card in hand"])
    own = {"battlefield": ["Edea, Possessed Sorceress", "Hill Giant"], "hand": ["Murder"]}
    board(own, [], *script, expect=["Hill Giant in A's graveyard", "A has 0 cards in hand"])


@cr("514.2", cited=False)
def test_control_untapping_and_haste_are_said_in_one_sentence() -> None:
    mine = ["Yasova Dragonclaw"]
    theirs = [{"card": "Grizzly Bears", "tapped": True}]
    script = [to("beginning of combat"), answer("Grizzly Bears"), RESOLVE, answer("yes")]
    attack = attack_with({"Grizzly Bears": "B"})[1:]
    expect = ["Grizzly Bears has haste", "A controls Grizzly Bears"]
    board(mine, theirs, *script, to("declare attackers"), *attack, expect=expect)
