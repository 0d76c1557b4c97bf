### Face-down spells and permanents.

face-down-creature = face-down creature
the-face-down-creature = the face-down creature
tell-turned-face-up = { $player } turns { $object } face up.
tell-turned-face-down = { $object } { $count ->
    [one] is
   *[other] are
} turned face down{ $how ->
    [usual] {" "}({ $count ->
        [one] a 2/2 creature
       *[other] 2/2 creatures
    } with no name and no abilities)
   *[other] {""}
}.
not-turned-face-down = { $things } { $count ->
    [one] isn't turned face down: it is
   *[other] aren't turned face down: they are
} double-faced.
entering-face-down = face down
no-face-down-of-yours = { $object } is no face-down permanent of yours.
no-way-face-up = Nothing lets you turn { $object } face up: it would have no such cost, or is no manifested creature card.
choose-face-up = Choose which cost to turn { $source } face up for
face-up-for = { $way } ({ $cost })
choose-manifested = Choose the card to manifest
unknown-card = unknown card
an-unknown-card = an unknown card
unknown-cards = { $count } unknown cards
