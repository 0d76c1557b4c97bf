## What people may type, besides the words that the desk itself uses. Upper case and accents do not matter.
## All languages are understood at any time.

typed-zone-battlefield = champ de bataille, table, côté, permanents, terrains, créatures, artefacts, enchantements, jetons
typed-zone-hand = main, en main
typed-zone-graveyard = cimetière
typed-zone-exile = exil
typed-zone-library = bibliothèque
typed-zone-command = zone de commandement
typed-zone-sideboard = réserve
typed-commander = commandant

typed-daytime-day = jour
typed-daytime-night = nuit
typed-it-is = il fait

typed-player-monarch = monarque
typed-player-initiative = initiative
typed-player-city-s-blessing = bénédiction de la cité
typed-article = l'
typed-first-player = vous, moi, toi
typed-second-player = adversaire, adv
typed-my = mon, ma, mes
typed-mine = à moi
typed-of = de, du, des
typed-share-to = à, au, aux, sur
typed-share-and = et
typed-turn = turn
typed-turn-of = c'est le tour de, c'est le tour d', tour de
typed-a = un, une, le, la
typed-at-life = à
typed-damage = blessures, blessure
typed-to = à
typed-between-players = et, contre
typed-life = vie, pv
typed-speed = vitesse

typed-flag-tapped = engagé, engagée
typed-flag-sick = mal d'invocation
typed-flag-face-down = face cachée
typed-flag-flipped = flipped
typed-mark-solved = résolue
typed-mark-prepared = prepared
typed-mark-suspected = suspected
typed-mark-monstrous = monstrous
typed-mark-harnessed = harnessed
typed-mark-left-half-unlocked = left half unlocked
typed-mark-right-half-unlocked = right half unlocked
typed-unlocked = unlocked
typed-level = niveau
typed-cast = lancé
typed-times = fois
typed-back = verso
typed-attached-to = sur, attaché à
typed-protector = protecteur, protégé par
typed-controller = contrôlé par
typed-owner = propriétaire
typed-counters = marqueur, marqueurs
typed-loyalty = loyauté

typed-token = jeton, jetons
typed-token-blood = Sang
typed-token-clue = Indice
typed-token-food = Nourriture
typed-token-gold = Or
typed-token-junk = Junk
typed-token-lander = Lander
typed-token-map = Carte
typed-token-mutagen = Mutagen
typed-token-powerstone = Pierre de puissance
typed-token-shard = Shard
typed-token-treasure = Trésor
typed-token-walker = Walker

typed-deck-main = deck principal, jeu, créatures, terrains, éphémères, rituels, artefacts, enchantements, planeswalkers, batailles, sorts
typed-deck-sideboard = réserve
typed-deck-commander = commandant, commandants
typed-deck-companion = compagnon, compagnons
typed-deck-aside = à propos, peut-être, jetons

typed-ask = demander
typed-nobody = aucun, personne
typed-none = aucun
typed-no = non
typed-yes = oui, o, vrai
typed-as-listed = dans l'ordre
typed-asking = qui, que, quoi, quand, où, quel, quelle, quels, quelles, pourquoi, comment, combien, est-ce que, est-ce qu', qu'est-ce, peut-on, puis-je, dois-je, si
typed-quit = quitter
typed-unknown-card = carte inconnue, cartes inconnues, inconnue, inconnues

typed-term-deathtouch = contact mortel
typed-term-double-strike = double initiative
typed-term-enters-the-battlefield = arrive sur le champ de bataille
typed-term-first-strike = first strike
typed-term-flying = vol
typed-term-haste = célérité
typed-term-hexproof = défense talismanique
typed-term-leaves-the-battlefield = quitte le champ de bataille
typed-term-lifelink = lien de vie
typed-term-mana-value = valeur de mana
typed-term-reach = portée
typed-term-state-based-actions = actions basées sur un état
typed-term-summoning-sickness-rule = mal d'invocation
typed-term-trample = piétinement
typed-term-ward = parade
