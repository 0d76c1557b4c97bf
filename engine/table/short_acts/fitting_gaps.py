"""What can fill a gap of a sentence, as far as that can be told at a glance: fewer readings are tried then."""

from __future__ import annotations

import re

from cards.model import fold
from engine.rules.casting.special_actions import SPECIALS
from engine.table.short_acts import details, loyalty
from engine.table.short_acts.activating import doing_called, keyword_called
from engine.table.short_acts.kinds_of_act import step_called
from engine.table.short_acts.naming import Naming, typed
from engine.table.short_acts.said_to_happen import how_many
from engine.table.short_acts.sentences import Span
from engine.table.short_acts.shares_in_words import is_division


def fits_at_a_glance(naming: Naming, gap: str, span: Span) -> bool:
    """Whether a piece of text can fill a gap at all."""
    text = fold(span.text)
    if text.startswith(",") or (gap in ("card", "source") and text.endswith(",")):
        return False
    if gap in ("bearer", "trigger"):
        return "," not in text
    if gap == "player":
        return bool(naming.players(span.text))
    if gap == "chosen" and "," in text and naming.card(span.text) is None:
        return all(naming.card(part) is not None for part in span.text.split(","))
    if gap == "me":
        return text in typed("on-me")
    if gap == "payee":
        there = [*naming.in_play, *naming.elsewhere]
        return naming.card(span.text) is not None or bool(naming.all_called(span.text, there))
    if gap == "amount":
        return bool(re.fullmatch(r"\{?\d\}?", text))
    if gap == "step":
        return step_called(text) is not None
    if gap in ("count", "turn"):
        return text.isdecimal() and len(text) < 5
    if gap == "single":
        return text in typed("a-single-one")
    if gap == "howmany":
        return how_many(text) > 0 and len(text) < 6
    if gap in ("my", "their", "it"):
        return text in typed(gap)
    if gap == "which":
        return loyalty.says_which(text)
    if gap == "place":
        return details.place_called(text) is not None
    if gap in ("alpha", "deed", "agreed"):
        return text in typed(gap)
    if gap == "loyalty":
        return bool(details.loyalty_cost(span.text))
    if gap == "everyone":
        return text in typed("everything")
    if gap == "keyword":
        return keyword_called(text) is not None
    if gap == "cost":
        return details.cost_called(text) is not None
    if gap == "doing":
        return doing_called(text) is not None
    if gap == "special":
        return any(text == fold(name) for name in SPECIALS)
    if gap == "division":
        return is_division(span.text)
    if gap in ("card", "means"):
        by_means_of = text in typed("paid-by-means-of")  # "répond avec Shock" casts Shock
        return not by_means_of and not naming.says_player(span.text)
    if gap == "details":
        return details.accepts(gap, span)
    return True
