### What the cited rules of the 500s say, in our own words.

rule-500-1 = A turn is five phases: beginning, main, combat, main, ending.
rule-500-5 = As a step ends, its effects expire and unspent mana is lost.
rule-500-8 = Phases added to a turn come directly after the phase named.
rule-500-11 = A step that is skipped simply doesn't come.

rule-502 = The untap step.
rule-502-1 = What is phased out comes back as its controller's untap step begins.
rule-502-3 = The active player's permanents untap.

rule-503 = The upkeep step.

rule-504 = The draw step.
rule-504-1 = The active player draws a card.

rule-505 = The main phases.
rule-505-4 = Sagas get their lore counter as the precombat main phase begins.

rule-506-2 = The active player attacks; opponents, their planeswalkers and the battles they protect can be attacked.
rule-506-3 = Only creatures attack or block; only players, planeswalkers and battles are attacked.
rule-506-3a = What isn't a creature never attacks, even put onto the battlefield so.
rule-506-3b = Only an attacking player's creatures can enter attacking.
rule-506-3c = It can't enter attacking what is gone or can't be attacked.
rule-506-3f = A battle never enters attacking or blocking.
rule-506-4 = What leaves, changes controller or stops being what it was is removed from combat.
rule-506-5 = Alone means that no other creature was declared.

rule-507 = The beginning of combat.

rule-508 = The declare attackers step.
rule-508-1 = The active player declares attackers as the step begins.
rule-508-1a = Attackers must be untapped, no battles, and not summoning sick.
rule-508-1b = Each attacker attacks one player, planeswalker or battle.
rule-508-1c = Attacking must respect every restriction.
rule-508-1d = As many attack requirements as possible must be met.
rule-508-1f = Attacking creatures become tapped.
rule-508-1g = Optional costs to attack are chosen as attackers are declared.
rule-508-1j = Costs to attack are paid in full.
rule-508-1k = The chosen creatures become attacking creatures.
rule-508-1m = What triggers on attacking triggers now.
rule-508-4 = A creature put onto the battlefield attacking was never declared.
rule-508-4a = It can't enter attacking somebody who has left.
rule-508-4c = What enters attacking isn't affected by what applies to declaring attackers.
rule-508-5 = The defending player is the one attacked, or who controls or protects what is attacked.
rule-508-8 = Without attackers there are no blocks and no combat damage.

rule-509 = The declare blockers step.
rule-509-1 = The defending player declares blockers as the step begins.
rule-509-1a = Blockers are untapped creatures of the attacked player, or of a battle's protector.
rule-509-1b = Blocking must respect every restriction.
rule-509-1c = As many block requirements as possible must be met.
rule-509-1d = Costs to block are added up.
rule-509-1f = Costs to block are paid in full.
rule-509-1g = The chosen creatures become blocking creatures.
rule-509-1h = A blocked creature stays blocked, even if its blockers leave.

rule-509-3d = “Becomes blocked by a creature” triggers for each creature that blocks it.
rule-509-3g = “Attacks and isn't blocked” triggers if no blockers were declared for it, even if it entered attacking.
rule-510 = The combat damage step.
rule-510-1 = Attackers and blockers assign their combat damage.
rule-510-1a = Each assigns as much damage as its power.
rule-510-1b = An unblocked creature assigns its damage to what it attacks.
rule-510-1c = A blocked creature assigns its damage among its blockers as its controller likes.
rule-510-1d = A blocker assigns its damage among the creatures it blocks.
rule-510-1e = An assignment that breaks the rules is made anew.
rule-510-2 = All combat damage is dealt at once.
rule-510-4 = First and double strike make a second combat damage step.

rule-511 = The end of combat.
rule-511-2 = Effects until end of combat end.
rule-511-3 = All attackers and blockers are removed from combat.

rule-513 = The end step.
rule-513-2 = An end step that has begun doesn't back up: what waits for it waits for the next turn's.

rule-514 = The cleanup step.
rule-514-1 = The active player discards down to the maximum hand size.
rule-514-2 = Damage wears off, and effects until end of turn end.
rule-514-3a = If something happens in the cleanup step, players get priority and another one follows.
rule-502-2 = Day becomes night, or night day, by the spells cast in the turn before.
rule-500-7 = Extra turns come directly after this one, the most recently created first.
rule-500-9 = An added step comes directly after the step named, before any added earlier.
rule-500-10 = A step added after a phase comes as a phase with only that step.
rule-506-3e = A creature put onto the battlefield blocks only what attacks its controller's side.
rule-506-4c = A creature that attacked what has left combat stays an attacker and attacks nothing.
rule-508-1e = As attackers are declared, their player announces which of them are banded.
rule-508-7 = What a creature attacks may be chosen again among what its controller's opponents have.
rule-508-7a = It attacks what was chosen again, but has not attacked a second time.
rule-509-4 = What is put onto the battlefield blocking is blocking, but has not blocked.
rule-509-4a = It doesn't block a creature that no longer attacks its controller.
rule-509-4b = What enters blocking isn't affected by what applies to declaring blockers.
