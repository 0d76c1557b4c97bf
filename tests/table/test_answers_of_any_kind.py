"""Whatever is given as an answer or a part of an act: a report or one clear sentence, never anything else."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Scenario, ScenarioError, play
from tests.helpers import Entry, activate, attack_with, block_with, cast
from tests.shelf import cards

HERE = "@"
ODD: tuple[Any, ...] = (
    *(None, True, -1, 0, 10**30, 1.5, "", "²", "no", "as listed", "Grizzly Bears", "B", "player:7", "player:x"),
    *("object:1", "object:999", [], {}, [[]], [{}], [None], [1.5], [True, True], ["B", "B"], ["x"] * 50, {"a": 1}),
    *({"B": None}, {"B": 1.5}, {"Grizzly Bears": []}, {"Grizzly Bears": [1]}, {"Grizzly Bears": {}}),
    *({"Grizzly Bears": "object:999"}, {"Grizzly Bears": "player:9"}, {"Grizzly Bears": -1}, {"x": "player:x"}),
)
ANSWER: Entry = {"do": "answer", "player": "A", "value": HERE}
SCRIPTS: dict[str, list[Entry]] = {
    "targets": [{**cast("Lightning Bolt"), "targets": HERE}],
    "a target asked for": [cast("Lightning Bolt"), ANSWER],
    "a division": [{**cast("Electrolyze", "B", "Serra Angel"), "division": HERE}],
    "modes": [{**cast("Cryptic Command"), "modes": HERE}],
    "modes asked for": [cast("Cryptic Command"), ANSWER],
    "X": [{**cast("Fireball", "B"), "x": HERE}],
    "X asked for": [cast("Fireball", "B"), ANSWER],
    "what to copy": [cast("Clone"), {"do": "resolve"}, ANSWER],
    "choices of an act": [{**activate("Viscera Seer"), "choices": [HERE]}],
    "an ability": [{**activate("Viscera Seer"), "ability": HERE}],
    "what is attacked": attack_with({"Grizzly Bears": HERE}),
    "who attacks": attack_with({HERE: "B"}),
    "what is blocked": attack_with({"Grizzly Bears": "B"}) + block_with({"Serra Angel": HERE}),
    "a step": [{"do": "go_to", "step": HERE}],
    "how often": [{"do": "resolve", "count": HERE}],
}


def _with(entry: Any, odd: Any) -> Any:
    if entry == HERE:
        return odd
    if isinstance(entry, dict):
        return {str(odd) if key == HERE else key: _with(value, odd) for key, value in entry.items()}
    return [_with(one, odd) for one in entry] if isinstance(entry, list) else entry


@pytest.mark.parametrize("script", SCRIPTS.values(), ids=SCRIPTS)
def test_no_answer_is_too_odd(script: list[Entry]) -> None:
    hand = ["Lightning Bolt", "Electrolyze", "Cryptic Command", "Fireball", "Clone"]
    mine = {"battlefield": ["Grizzly Bears", "Viscera Seer"], "hand": hand}
    players = {"A": mine, "B": {"battlefield": ["Serra Angel"]}}
    for odd in ODD:
        scene = {"version": 1, "players": players, "script": _with(script, odd)}
        assert _said(scene)


def _said(scene: dict[str, Any]) -> str:
    """The verdict, or what is wrong with the scenario."""
    try:
        return str(play(Scenario.load(scene), cards()).report().to_dict()["verdict"])
    except ScenarioError as error:
        return str(error)
