### What would come of a choice

outcome-survives-by = { $player } survives by choosing { $sources } first.
outcome-survives-anyway = { $player } survives either way, at { $lives } life.
outcome-turns-on = Then it depends on this:
outcome-asks = Then it's up to { $player }:
outcome-any-answer = { $ordered ->
    [true] any order
   *[false] any answer
}
outcome-any-other = anything else ({ $count })
outcome-more-answers = { $count } more
outcome-resolves-before = { $first } resolves before { $second }
outcome-resolves-first = { $first } resolves first
outcome-comes-before = { $first } before { $second }
outcome-several = { $what }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
outcome-more-in-order = { $count } more
between-in-order = { ", then " }
between-answers = { " · " }
no-attackers = no attack
no-blockers = no block
sent = { $who } → { $where }

## What tells two positions apart of which the same is told

outcome-life = { $player } is at { $life } life.
outcome-thing = { $thing } ({ $what }).
outcome-zone = { $player }'s { $zone ->
    [command] command zone
   *[other] { $zone }
} has { $cards }.
outcome-tapped = tapped
outcome-untapped = untapped
outcome-damage = { $count } damage
outcome-counters = { $count } { $kind } { $count ->
    [one] counter
   *[other] counters
}
outcome-attached = attached to { $to }
outcome-chosen = { $what } chosen
outcome-often = { $what } ({ $count } times).
outcome-unseen = What lasts from it differs.
unknown-cards-below = unknown cards
outcome-stays = { $things } { $count ->
    [one] stays
   *[other] stay
 } { $where ->
    [battlefield] on the battlefield
    [graveyard] in { $player }'s graveyard
    [hand] in { $player }'s hand
    [library] in { $player }'s library
    [exile] in exile{ $with }
    [stack] on the stack
   *[other] where { $count ->
        [one] it is
       *[other] they are
    }
 }.
outcome-stays-size = { $thing } stays { $size }.
outcome-stays-at = { $player } stays at { $life } life.
