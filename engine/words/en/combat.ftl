### Attacking, blocking and combat damage: what is asked, and what is refused.

## What is asked

declare-attackers = Declare attackers
declare-blockers = Declare blockers
assign-damage = Divide the { $amount } combat damage of { $creature }.
assign-as-unblocked = Have { $creature } assign its damage as though it weren't blocked?
choose-legend = Choose the { $name } to keep
may-command-zone = Put { $object } into the command zone?

## Attackers that are refused

attacker-not-there = { $creature } is not on the battlefield.
only-creatures-attack = { $creature } is not a creature, so it can't attack{ $why }.
attacker-not-yours = { $creature } attacks only for the player who controls it.
battles-do-not-attack = { $creature } is a battle; battles can't attack.
attacker-tapped = { $creature } is tapped; only untapped creatures can be declared as attackers.
attacker-sick = { $creature } came under its controller's control this turn and has no haste.
attacker-defender = { $creature } has defender, so it can't attack.
forbidden-to-attack = { $creature } can't attack{ $by }.
forbidden-to-block = { $creature } can't block{ $by }.
attack-yourself = { $creature } can attack an opponent, not its own controller.
attack-forbidden = { $creature } can't attack { $target }{ $by }.
attack-nothing = What { $creature } is to attack is not on the battlefield.
attack-protected-by-you = { $creature } can't attack { $target }: its protector can't attack it.
attack-unprotected = { $creature } can't attack { $target }: no opponent protects it.
attack-own-planeswalker = { $creature } can't attack { $target }: it is its own controller's planeswalker.
attack-what-cannot-be = { $creature } can't attack { $target }: only players, planeswalkers and battles are attacked.
too-many-attackers = { $most ->
    [one] Only one creature can attack, says { $source }.
   *[other] Only { $most } creatures can attack, says { $source }.
}
too-many-attack-you = { $most ->
    [one] Only one creature can attack { $player }, says { $source }.
   *[other] Only { $most } creatures can attack { $player }, says { $source }.
}
cannot-attack-alone = { $creature } can't attack alone; have another creature attack too.
attacks-only-alone = { $creature } can only attack alone; have no other creature attack.
must-attack = { $creatures } must attack if able{ $by }.
must-attack-else = { $creatures } must attack somebody or something else if able{ $by }.

## Blockers that are refused

blocker-not-there = { $creature } is not on the battlefield.
only-creatures-block = { $creature } is not a creature, so it can't block{ $why }.
blocker-not-yours = { $creature } blocks only for the player who controls it.
battles-do-not-block = { $creature } is a battle; battles can't block.
blocker-tapped = { $creature } is tapped; only untapped creatures can be declared as blockers.
blocks-too-many = { $most ->
    [one] { $creature } can block only one attacker.
   *[other] { $creature } can block only { $most } attackers, each of them once.
}
not-attacking = { $attacker } is not attacking.
only-protector-blocks = { $blocker } can't block { $attacker }: only creatures of { $player }, the protector of { $target }, can.
attacks-somebody-else = { $blocker } can't block { $attacker }: it attacks { $target }, so only { $player } can block it.
evades = { $blocker } can't block { $attacker } ({ $keyword }{ $by }).
walks = { $blocker } can't block { $attacker } ({ $keyword }, and there is such a land).
blocker-protected-from = { $blocker } can't block { $attacker }, which has { $protection }{ $by }.
blocker-protected-from-color = { $blocker } can't block { $attacker }, which has { $protection }{ $by }.
block-forbidden = { $blocker } can't block { $attacker }{ $by }.
too-few-block-it = { $attacker } can only be blocked by { $least } or more creatures.
too-many-block-it = { $most ->
    [one] { $attacker } can be blocked by only one creature.
   *[other] { $attacker } can be blocked by only { $most } creatures.
}
too-many-blockers = { $most ->
    [one] Only one creature can block, says { $source }.
   *[other] Only { $most } creatures can block, says { $source }.
}
cannot-block-alone = { $creature } can't block alone; have another creature block too.
must-block = { $blocker } must block if able{ $by }.
must-block-that = { $blocker } must block { $attacker } if able{ $by }.
must-be-blocked = { $attacker } must be blocked if able{ $by }.

## Combat damage that is refused

trample-short = Assign { $short } more damage to { $blocker } before any goes past it.
trample-short-of-loyalty = Assign { $short } more damage to { $planeswalker } before any goes past it.

## Steps

tell-prevented = { $amount } damage from { $source } to { $to } is prevented{ $why }.
prevented-by-protection = {" by "}{ $protection }{ $by }
tell-first-strike = Creatures with first or double strike deal their combat damage first.

## What protects permanents

has-hexproof = { $thing } has hexproof{ $by }.
has-hexproof-from = { $thing } has { $hexproof }{ $by }.
has-hexproof-from-said = { $thing } has { $hexproof }{ $by }.
has-shroud = { $thing } has shroud{ $by }.
counter-replaces = A { $kind } counter is removed from { $object } instead
enters-not-attacking = { $object } enters, but is not attacking
choose-protection-color = Protection from which color?
choose-protection-card-type = Protection from which card type?
choose-exert = Exert which attackers?
tell-exerted = { $player } exerts { $object }.
choose-attach-to = Choose what it becomes attached to
choose-attach = Choose what to attach or unattach
choose-band = Which attackers are in a band with { $creature }?
not-a-band = These can't be one band with { $creature }: all but one must have banding, or all the quality it bands with.
tell-banded = { $objects } attack as a band.
tell-reselected = { $attacker } is now attacking { $target }.
tell-became-blocked = { $object } becomes blocked.
tell-put-blocking = { $blocker } is blocking { $attacker }.
tell-not-blocking = { $object } is not blocking.
order-shielded = Which damage is stopped first? Put the sources in order
