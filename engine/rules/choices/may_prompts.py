"""What a player is asked who may do something (CR 608.2d)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.state.choices import Message
from engine.state.ids import ObjectId, TargetId

OF = "of"
"""The name of what is said in a prompt of the things that "that card" or "target creature" stands for."""


def may_prompt(source: ObjectId, text: str, of: Sequence[TargetId] = ()) -> Message:
    """Whether to do what a card says in these words ("Draw a card"); it is about those things, which are named."""
    named = Message("may-of", {"objects": list(of)}) if of else ""
    return Message("may", {"source": TargetId.of_object(source), "text": text, OF: named})


def whatever_it_is_of(prompt: Message) -> Message:
    """The prompt without what it is about, by which choices are alike that several triggers of one ability lead to."""
    return replace(prompt, args={**prompt.args, OF: ""}) if OF in prompt.args else prompt
