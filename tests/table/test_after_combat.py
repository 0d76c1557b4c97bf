"""What can only be done in a main phase, said behind an attack, is done in the one after combat."""

from __future__ import annotations

from typing import Any

import pytest

from engine import short_acts
from engine.state.turn import Step
from tests.helpers import cr
from tests.table.test_short_acts import done, table

BEARS: dict[str, Any] = {"battlefield": ["Grizzly Bears", "Bonesplitter"], "hand": ["Divination", "Forest"]}


@cr("505.6a", cited=False)
@pytest.mark.parametrize(
    ("text", "by_rule"),
    [
        ("attack with Bears; cast Divination", "307.1"),
        ("attack with Bears; Bob blocks with Hill Giant; play Forest", "305.1"),
        ("attack with Bears; no blocks; equip Bears", "602.5d"),
        ("attaquer avec Bears; lancer Divination", "307.1"),
    ],
)
def test_what_waits_for_a_main_phase_is_done_after_combat(text: str, by_rule: str) -> None:
    """It goes without saying, and the rule by which it has to wait is kept."""
    bob = {"battlefield": ["Hill Giant"]}
    mine = BEARS if "blocks with" not in text else BEARS | {"hand": ["Forest"]}
    after = done(text, table(mine, bob))
    assert after.table.game.turn.step is Step.POSTCOMBAT_MAIN
    went = next(act for act in after.acts if act.why)
    assert by_rule in went.why


@cr("117.1a", cited=False)
def test_what_is_said_to_be_a_response_does_not_wait() -> None:
    refused = short_acts(table(BEARS), "attack with Bears; in response, cast Divination", "Ana").refusal
    assert refused is not None
    assert "307.1" in refused.rules


@cr("307.1", cited=False)
def test_nobody_waits_for_another_players_main_phase() -> None:
    refused = short_acts(
        table(BEARS, {"hand": ["Divination"]}), "attack with Bears; Bob casts Divination", "Ana"
    ).refusal
    assert refused is not None
    assert "307.1" in refused.rules


@cr("307.1", cited=False)
def test_before_attackers_nothing_is_passed_over() -> None:
    """Who may attack still would be kept from it."""
    refused = short_acts(table(BEARS), "to combat; cast Divination", "Ana").refusal
    assert refused is not None
    assert "307.1" in refused.rules
