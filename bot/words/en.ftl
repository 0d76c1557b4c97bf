## The picture

picture-empty = no permanents
picture-hand = hand { $n }
picture-graveyard = graveyard { $n }
picture-exile = exile { $n }
picture-library = library { $n }
picture-turn = Turn { $n } · { $player }
picture-winner = { $player } wins
picture-protector = protector: { $player }
picture-blocks = blocks
picture-sick = summoning sick

step-untap = untap
step-upkeep = upkeep
step-draw = draw
step-precombat-main = first main phase
step-beginning-of-combat = beginning of combat
step-declare-attackers = declare attackers
step-declare-blockers = declare blockers
step-combat-damage = combat damage
step-end-of-combat = end of combat
step-postcombat-main = second main phase
step-end = end step
step-cleanup = cleanup
