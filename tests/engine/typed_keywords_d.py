# ruff: noqa: E501
"""Cards with keywords of which there are few."""

CARDS = """
Aerial Doombot | {U} | Artifact Creature — Robot Villain | 1/1
Flying
Power-up — {5}{U}: Put three +1/+1 counters on this creature.

Hercules, Prince of Power | {2}{G} | Legendary Creature — Demigod Warrior Hero | 3/3
Power-up — {4}{G}: Put a +1/+1 counter on Hercules. He gains vigilance, indestructible, and haste until end of turn.

Widow's Bite | {1}{B} | Instant |
Teamwork 3
Choose one. If this spell was cast using teamwork, choose both instead.
• Target creature gains deathtouch until end of turn.
• Target creature gets -2/-2 until end of turn.

Inscription of Ruin | {2}{B} | Sorcery |
Kicker {2}{B}{B}
Choose one. If this spell was kicked, choose any number instead.
• Target opponent discards two cards.
• Return target creature card with mana value 2 or less from your graveyard to the battlefield.
• Destroy target creature with mana value 3 or less.

Jötun Owl Keeper | {2}{W} | Creature — Giant | 3/3
Cumulative upkeep {W} or {U}
When Jötun Owl Keeper dies, create a 1/1 white Bird creature token with flying for each age counter on it.

Vexing Sphinx | {1}{U}{U} | Creature — Sphinx | 4/4
Flying
Cumulative upkeep—Discard a card.
When Vexing Sphinx dies, draw a card for each age counter on it.

Bonfire of the Damned | {X}{X}{R} | Sorcery |
Bonfire of the Damned deals X damage to target player or planeswalker and each creature that player or that planeswalker's controller controls.
Miracle {X}{R}

Iron Hills Blacksmith | {1}{W} | Creature — Dwarf Artificer | 1/1
Double strike
When this creature enters, create a colorless Equipment artifact token named Axe with "Equipped creature gets +1/+0" and equip {2}.

Patron of the Akki | {4}{R}{R} | Legendary Creature — Spirit | 5/5
Goblin offering
Whenever Patron of the Akki attacks, creatures you control get +2/+0 until end of turn.

Caprichrome | {3}{W} | Artifact Creature — Goat | 2/2
Flash
Vigilance
Devour artifact 1

Crabomination | {4}{B}{B} | Creature — Crab Demon | 5/5
Emerge from artifact {5}{B}{B}

Tamiyo, Compleated Sage | {2}{G}{G/U/P}{U} | Legendary Planeswalker — Tamiyo | 5
Compleated
[+1]: Tap up to one target artifact or creature. It doesn't untap during its controller's next untap step.

Benalish Commander | {3}{W} | Creature — Human Soldier | */*
Benalish Commander's power and toughness are each equal to the number of Soldiers you control.
Suspend X—{X}{W}{W}. X can't be 0.
Whenever a time counter is removed from this card while it's exiled, create a 1/1 white Soldier creature token.

Arcanum Wings | {1}{U} | Enchantment — Aura |
Enchant creature
Enchanted creature has flying.
Aura swap {2}{U}

Luxior, Giada's Gift | {1} | Legendary Artifact — Equipment |
Equipped creature gets +1/+1 for each counter on it.
Equipped permanent isn't a planeswalker and is a creature in addition to its other types.
Equip planeswalker {1}
Equip {3}

Lurrus of the Dream-Den | {1}{W/B}{W/B} | Legendary Creature — Cat Nightmare | 3/2
Companion — Each permanent card in your starting deck has mana value 2 or less.
Lifelink
Once during each of your turns, you may cast a permanent spell with mana value 2 or less from your graveyard.

Raubahn, Bull of Ala Mhigo | {1}{R} | Legendary Creature — Human Warrior | 2/2
Ward—Pay life equal to Raubahn's power.

Jegantha, the Wellspring | {4}{R/G} | Legendary Creature — Elemental Elk | 5/5
Companion — No card in your starting deck has more than one of the same mana symbol in its mana cost.

Bureau Headmaster | {2}{W} | Creature — Human Soldier | 2/2
Equip abilities you activate cost {1} less to activate.

Fervent Champion | {R} | Creature — Human Knight | 1/1
First strike, haste
Equip abilities you activate that target Fervent Champion cost {3} less to activate.

Heartstone | {3} | Artifact |
Activated abilities of creatures cost {1} less to activate. This effect can't reduce the mana in that cost to less than one mana.

Suppression Field | {1}{W} | Enchantment |
Activated abilities cost {2} more to activate unless they're mana abilities.

Plate Armor | {2}{W} | Artifact — Equipment |
Equipped creature gets +3/+3 and has ward {1}.
Equip {3}. This ability costs {1} less to activate for each other Equipment you control.

Thornbite Staff | {2} | Kindred Artifact — Shaman Equipment |
Equipped creature has "{2}, {T}: This creature deals 1 damage to any target" and "Whenever a creature dies, untap this creature."
Whenever a Shaman creature enters, you may attach Thornbite Staff to it.
Equip {4}

Mana Chains | {U} | Enchantment — Aura |
Enchant creature
Enchanted creature has "Cumulative upkeep {1}."

Winter, Cursed Rider | {2}{B} | Legendary Creature — Human Warlock | 3/2
Artifacts you control have "Ward—Pay 2 life."
"""
