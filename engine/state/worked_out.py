"""What is worked out of a game and kept with it, or known only while it is being worked out (CR 613)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.state.caches import Caches
from engine.state.characteristics import Characteristics
from engine.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from engine.rules.continuous.layers import Derived
    from engine.rules.continuous.statements import StatementInForce


class WorkedOut:
    """What a game could be without: all of it can be worked out anew."""

    def __init__(self) -> None:
        self.derived_at = -1
        """``changes`` when what was derived was last found to be up to date."""
        self.noticed: tuple[Derived, int] | None = None
        """What everything was when changes of it were last told, and how long the log was then."""
        self.forget_what_is_worked_out()

    def forget_what_is_worked_out(self) -> None:
        """From now on it is worked out anew, apart from what another game has worked out."""
        self.derived_cache: Derived | None = None
        self.caches: Caches = {}
        """What rules keep of what they have worked out; each declares a ``Cache`` of its own."""
        self.base_values: dict[tuple[int, PlayerId], tuple[Characteristics, Characteristics]] = {}
        """By the identity of values and a controller these values, and the same with that controller."""
        self.in_layers: dict[ObjectId, Characteristics] | None = None
        """What objects are so far, while the layers are being worked out (613.6); None at any other time."""
        self.said_in_layers: Sequence[StatementInForce] = ()
        """What static abilities and effects say, as far as the layers have been worked out (613.6)."""
        self.entering: ObjectId | None = None
        """What is only supposed to have entered: effects apply to it, and nothing counts it yet (614.12)."""
        self.counting_out = False
        """Whether a characteristic-defining ability is counting out power and toughness (604.3)."""
        self.before_batch: Derived | None = None
        """What everything was just before the batch of events that is being committed (603.10, 608.2h)."""
