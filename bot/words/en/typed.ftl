## What people may type, besides the words that the desk itself uses. Upper case and accents do not matter.
## All languages are understood at any time.

typed-zone-battlefield = battlefield, board, side, permanents, lands, creatures, artifacts, enchantments, planeswalkers, battles, tokens
typed-zone-hand = hand, in hand
typed-zone-graveyard = graveyard, yard, gy
typed-zone-exile = exile
typed-zone-library = library, deck
typed-zone-command = command, command zone
typed-zone-sideboard = sideboard, sb
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
typed-my = my
typed-mine = of mine, mine
typed-of = of
typed-share-to = to, on, onto, at
typed-share-and = and
typed-turn = turn
typed-turn-of = turn of
typed-a = a, an, one, the
typed-at-life = at, @
typed-damage = damage
typed-to = to
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

typed-deck-main = deck, main, mainboard, main deck, maindeck, creatures, lands, instants, sorceries, artifacts, enchantments, planeswalkers, battles, spells
typed-deck-sideboard = sideboard, side, side board
typed-deck-commander = commander, commanders
typed-deck-companion = companion, companions
typed-deck-aside = about, maybeboard, considering, tokens

typed-ask = ask
typed-nobody = none, no, nobody
typed-none = none
typed-no = no
typed-yes = yes, y, true, on
typed-as-listed = as listed
typed-asking = who, what, when, where, which, why, how, does, do, did, can, could, may, must, is, are, was, will, would, should, if
typed-quit = quit, exit
typed-unknown-card = unknown card, unknown cards, unknown

typed-term-deathtouch = deathtouch
typed-term-double-strike = double strike
typed-term-enters-the-battlefield = etb, etbs, enters, enter the battlefield
typed-term-first-strike = first strike
typed-term-flying = flying, flyer, flier
typed-term-haste = haste, hasty
typed-term-hexproof = hexproof
typed-term-leaves-the-battlefield = ltb
typed-term-lifelink = lifelink
typed-term-mana-value = mana value, mv, cmc, converted mana cost
typed-term-reach = reach
typed-term-state-based-actions = state-based actions, sba, sbas
typed-term-summoning-sickness-rule = summoning sickness, summoning sick
typed-term-trample = trample, tramp, trampling, trampler
typed-term-ward = ward
