### What the cited rules of the 300s say, in our own words.

rule-301-1 = An artifact is cast in one's main phase while the stack is empty.
rule-301-5 = Equipment can be attached only to creatures.
rule-301-5c = Equipment stays only on a creature it may equip: never on itself, nor while it is a creature itself.
rule-301-5d = Who controls the creature and who controls the Equipment on it are two things.
rule-301-5e = Equipment that can't be attached as said enters unattached.
rule-301-6 = A Fortification can be attached only to lands.
rule-301-7 = Vehicles are artifacts that a crew ability makes creatures.
rule-301-7a = A Vehicle has its power and toughness only while it is a creature.
rule-302-1 = A creature is cast in one's main phase while the stack is empty.
rule-302-6 = A creature new under your control can't attack or use its tap and untap symbols.

rule-303-1 = An enchantment is cast in one's main phase while the stack is empty.
rule-303-4a = An Aura spell targets what it is to enchant.
rule-303-4c = An Aura that enchants nothing legal goes to the graveyard.
rule-303-4d = An Aura that is a creature can't enchant anything.
rule-303-4e = Who controls the enchanted object and who controls the Aura are two things.
rule-303-4f = An Aura that enters without being cast: its controller chooses what it enchants.
rule-303-4g = An Aura that could enchant nothing stays where it is.
rule-303-4h = What can't be attached enters unattached.
rule-303-4i = An Aura that can't be attached as said stays where it is.

rule-305-1 = A land is played in one's main phase while the stack is empty; it is never a spell.
rule-305-2 = Normally one land may be played each turn.
rule-305-2b = Nobody can play more lands in a turn than allowed.
rule-305-3 = Lands are played only in one's own turn.
rule-305-6 = Basic land types come with the ability to tap for their mana.
rule-305-7 = An effect that sets a land's basic type takes its old land types and the abilities of its text.
rule-305-9 = A land is played, never cast.

rule-306-1 = A planeswalker is cast in one's main phase while the stack is empty.
rule-306-5b = A planeswalker enters with loyalty counters as printed.
rule-306-8 = Damage removes loyalty counters from a planeswalker.
rule-306-9 = A planeswalker with no loyalty goes to the graveyard.

rule-307-1 = A sorcery is cast in one's main phase while the stack is empty.
rule-307-5 = Any time one could cast a sorcery: with priority, in one's own main phase, the stack empty.

rule-310-1 = A battle is cast in one's main phase while the stack is empty.
rule-310-2 = A battle spell resolves onto the battlefield under its controller's control.
rule-310-3 = Battle types stand after the dash; Siege is the only one.
rule-310-4 = Battles have a defense.
rule-310-4a = Off the battlefield, a battle's defense is the number printed on it.
rule-310-4b = A battle enters with defense counters as printed.
rule-310-4c = On the battlefield, a battle's defense is its number of defense counters.
rule-310-5 = Battles can be attacked.
rule-310-6 = Damage to a battle removes that many defense counters.
rule-310-7 = A battle without defense goes to the graveyard, unless its own trigger is still waiting or on the stack.
rule-310-8 = Each battle has a protector.
rule-310-8a = A battle's controller chooses its protector as it enters.
rule-310-8b = A battle's protector can't attack it; others can, even its own controller.
rule-310-8c = Only its protector's creatures can block for a battle.
rule-310-8d = For an attacked battle, its protector is the defending player.
rule-310-8e = Whoever protects a battle is its protector.
rule-310-8f = A battle has one protector at a time.
rule-310-8g = The protector stays even if it stops being a battle or becomes another.
rule-310-9 = A battle can't be attached to anything.
rule-310-10 = A battle without a proper protector gets one from its controller, or goes to the graveyard.
rule-310-11 = Sieges have rules of their own.
rule-310-11a = A Siege's protector is an opponent of its controller.
rule-310-11b = Its last defense counter removed, a Siege is exiled, and its controller may cast it transformed for nothing.
rule-309-4a = Who brings in a dungeon begins in its topmost room.
rule-309-4c = A room's ability triggers as the venture marker is moved into the room.
rule-309-5a = Venturing moves the marker along an arrow, of the player's choice.
rule-309-6 = Once the last room's ability has left the stack, the dungeon leaves the game.
rule-309-7 = A dungeon that leaves the game is completed.
