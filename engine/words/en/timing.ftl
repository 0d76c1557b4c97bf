### When something may be activated or cast, and by whom.

cast-only-if = { $object } can be cast only if { $text }.
cast-only-when = { $object } can be cast only { $when }.
only-once-ever = This ability of { $object } can be activated only once.
only-opponents-activate = Only opponents of { $object }'s controller may activate this ability.
only-so-often = This ability of { $object } can be activated no more than { $most } times each turn.
only-when = This ability of { $object } can be activated only { $when }.
choose-tap-or-untap = Tap or untap { $object }?
way-tap = Tap it
way-untap = Untap it
may-put-under = Put { $card } on the bottom of your library?
choose-word = Choose a word for { $source }
choose-counters-removed = How many { $kind } counters are removed from { $object }?
choose-counters-moved = How many { $kind } counters are moved from { $object }?
choose-counter-removed = Which counter is removed from { $object }?
choose-counter-moved = Which counter is moved from { $object }?
counter-kind = { $kind }
from-one-graveyard = All of them must be cards from one graveyard.
names-must-differ = All of them must have different names.
total-too-great = Together they may have no more than { $most }.
choose-form = Choose what { $source } enters as
to-battlefield = battlefield
to-hand = hand
choose-zone = Where is { $object } put?
choose-up-to-draw = How many cards do you draw?
choose-energy = How much energy do you pay?
may-pay-life-or-top = Pay { $life } life to keep { $object } in hand?
