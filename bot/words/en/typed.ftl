## What people may type, besides the words that the desk itself uses. Upper case and accents do not matter.
## All languages are understood at any time.

typed-zone-battlefield = battlefield, board
typed-zone-hand = hand
typed-zone-graveyard = graveyard, yard, gy
typed-zone-exile = exile
typed-zone-library = library, deck
typed-zone-command = command, command zone
typed-zone-sideboard = sideboard, side
typed-commander = commander

typed-daytime-day = day
typed-daytime-night = night
typed-it-is = it is, it's

typed-player-monarch = monarch
typed-player-initiative = initiative
typed-player-city-s-blessing = city's blessing
typed-article = the
typed-first-player = you, me, i
typed-second-player = opp, opponent
typed-between-players = vs, vs., and
typed-life = life
typed-speed = speed

typed-flag-tapped = tapped
typed-flag-sick = sick
typed-flag-face-down = face down
typed-flag-flipped = flipped
typed-mark-solved = solved
typed-mark-prepared = prepared
typed-mark-suspected = suspected
typed-mark-monstrous = monstrous
typed-mark-harnessed = harnessed
typed-mark-left-half-unlocked = left half unlocked
typed-mark-right-half-unlocked = right half unlocked
typed-unlocked = unlocked
typed-level = level
typed-cast = cast
typed-times = time, times
typed-back = back, transformed
typed-attached-to = on, attached to
typed-protector = protector, protected by
typed-controller = controller, controlled by
typed-owner = owner, owned by
typed-counters = counter, counters
typed-loyalty = loyalty

typed-token = token, tokens
typed-token-blood = Blood
typed-token-clue = Clue
typed-token-food = Food
typed-token-gold = Gold
typed-token-junk = Junk
typed-token-lander = Lander
typed-token-map = Map
typed-token-mutagen = Mutagen
typed-token-powerstone = Powerstone
typed-token-shard = Shard
typed-token-treasure = Treasure
typed-token-walker = Walker

typed-ask = ask
typed-nobody = none, no, nobody
typed-none = none
typed-no = no
typed-yes = yes, y, true, on
typed-as-listed = as listed
typed-quit = quit, exit
typed-unknown-card = unknown card, unknown cards, unknown
