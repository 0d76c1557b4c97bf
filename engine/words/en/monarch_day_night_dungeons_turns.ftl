### Designations, day and night, speed, dungeons, and turns that go otherwise.

the-monarch = the monarch
the-initiative = the initiative
tell-becomes-monarch = { $player } becomes the monarch.
heir-in-own-turn = { $gone } has left, and it is { $player }'s turn
heir-next-in-turn-order = { $gone } has left, and { $player } is next in turn order
tell-takes-initiative = { $player } takes the initiative.
tell-gets-blessing = { $player } gets the city's blessing for the rest of the game.
tell-becomes-day = It becomes day{ $why }.
tell-becomes-night = It becomes night{ $why }.
no-spell-last-turn = {": "}the last turn's active player cast no spells in it
two-spells-last-turn = {": "}the last turn's active player cast two or more spells in it
tell-speed = { $player }'s speed is { $speed }.
tell-phased-out = { $objects } { $count ->
    [one] phases out
   *[other] phase out
}.
is-phased-out = { $object } is phased out: it is treated as though it were not there.
choose-dungeon = Choose a dungeon to venture into
choose-room = Choose the room to go on to
tell-dungeon-entered = { $player } brings { $dungeon } into the game.
tell-room-entered = { $player } moves into { $room }.
tell-dungeon-completed = { $player } completes { $dungeon }.
tell-no-dungeon = { $player } ventures into { $into }, but the dungeon's rooms are not in my card data: play them by hand, or list a dungeon card in { $player }'s sideboard.
choose-ring-bearer = Choose the creature to be your Ring-bearer
tell-ring-tempts = { $times ->
    [one] The Ring tempts { $player } for the first time.
   *[other] The Ring tempts { $player } ({ $times } times so far).
}
tell-ring-bearer = { $object } is { $player }'s Ring-bearer.
tell-ring-bearer-lost = { $object } is { $player }'s Ring-bearer no longer.
unit-turn = turn
unit-untap-step = untap step
unit-upkeep-step = upkeep step
unit-draw-step = draw step
unit-combat-phase = combat phase
tell-will-skip = { $count ->
    [one] { $player } will skip their next { $unit }.
   *[other] { $player } will skip their next { $count } { $unit }s.
}
may-skip = Skip the { $unit } that would begin? ({ $source })
tell-skips = { $what ->
    [turn] { $player } skips a turn.
   *[other] { $player } skips their { $unit }.
}
tell-turn-ends = The turn ends: the game goes straight to the cleanup step.
tell-combat-ends = The combat phase ends.
tell-will-be-controlled = { $by } will control { $player } during { $player }'s next turn.
tell-controlled-for-now = { $by } controls { $player } while { $player } searches, and makes { $player }'s choices.
tell-controlled = { $by } controls { $player } during this turn and makes { $player }'s decisions.
tell-can-repeat = { $player } can repeat this as often as they like: { $some ->
    [true] { $gains }
   *[false] nothing has been used up
}.
loop-no-life = { $player } down to 0 life
loop-life = any amount of life for { $player }
loop-tokens = any number of { $name } tokens
loop-counters = any number of { $kind } counters on { $on }
loop-mana = any amount of { $mana }
loop-library = { $player }'s whole library milled
tell-not-played = { $object } says “{ $text }”; { $what } is not played here: do it by hand.
refused-by-name = { $what } is not played here
refused-restarting = restarting
refused-subgames = playing subgames
refused-stickers = putting stickers on things
refused-attractions = opening Attractions
tell-extra-turn-before-another = { $player } will take an extra turn after this one, before the other: it was created last.
tell-extra-turn-skipped = { $player } will skip the extra turn after this one: { $by }.
tell-extra-turn = { $player } will take an extra turn after this one.
