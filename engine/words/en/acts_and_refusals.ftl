### What is refused, and what is asked.

## What a table refuses

choice-is-open = { $player } must choose first: { $prompt }
game-is-over = The game is over.
fragmented-loop = { $player } has to do something else: the others have undone this before, and the game would go round and round.
no-end-found =
    { $most } spells and abilities have resolved and no end was found; it was not played further. If nobody can stop it, the game is a draw.
too-many-tokens = That would make { $count } tokens; this table stops at { $most } at once.
too-many-copies = That would make { $count } copies; this table stops at { $most } at once.
too-many-objects = That would make more than { $most } objects in one game; this table stops there.
too-many-waiting = That would have more than { $most } abilities wait at once; this table stops there.
too-much-mana = That would add { $count } mana; this table stops at { $most } at once.
too-many-digits = That would make a number of more than { $most } digits; this table stops there.
too-many-steps = That would take more than { $most } steps; this table stops there. Do it in smaller parts.
too-hard-to-judge = Whether more requirements could be obeyed takes this table too long to work out.
out-of-time = That would take longer than this table has time for. Do it in smaller parts.
stack-is-empty = There is nothing on the stack to resolve: { $now }. “to combat” or “end turn” goes on.
step-does-not-come = There is no { $step } this time.
turn-is-over = The { $step } of turn { $turn } is over.
no-priority = { $player } can't do that now: { $holder } has priority.
player-has-left = { $player } has left the game.
not-time-for-attackers = { $player } can't declare attackers now: { $now }.
not-time-for-blockers = { $player } can't declare blockers now: { $now }.
no-attackers-to-declare = { $player } has nothing that can attack. { $why }
no-blockers-to-declare = { $player } has nothing that can block. { $why }
no-creatures-for-attackers = { $player } controls no creature that could attack.
no-creatures-for-blockers = { $player } controls no creature that could block.
now = it is { $player }'s { $step }
has-no-targets = This has no targets as it is cast or activated: leave out “{ $words }”. What it triggers asks for its own.
too-many-targets = There is no target for “{ $words }” to be.
not-in-that-zone = { $name } is not in { $zone }; it is here: { $where }.
no-activated-ability = { $object } has no activated ability.
not-paired = { $object } isn't paired{ $with }, so it doesn't have that ability.
paired-with = {" "}with { $other }
ability-not-read = This ability of { $object } isn't read, so it can't be played here: “{ $text }”
which-ability = { $object } has several abilities; say which: { $abilities }
no-ability-with-text = { $object } has no ability that says “{ $text }”; it has { $abilities }
has-one-face = { $thing } is not a double-faced permanent, so it has no other face.
not-while-on-stack = { $thing } is on the stack; it can only be countered or resolve.

## Answers

nothing-so-named = Nothing is called “{ $name }”. { $hint }
not-there-now = { $thing } is not there any more.
several-so-named = There are { $count } things called “{ $name }”; say which: { $which }
several-options = “{ $words }” fits several of these; say which: { $which }
not-an-option = “{ $words }” can't be chosen. You can choose { $options }.
not-a-legal-target = { $thing } is not a legal target for this.
not-any-target = { $thing } isn't a creature, player, planeswalker or battle.
not-on-battlefield = { $thing } isn't on the battlefield.
not-on-stack = { $thing } isn't on the stack.
not-in-graveyard = { $thing } isn't in a graveyard.
not-as-described = { $thing } doesn't fit “{ $text }”.
has-every-creature-type = it has every creature type (changeling)
not-as-described-but = { $thing } doesn't fit “{ $text }”: { $why }.
why-not-of-type = {" "}({ $why })
as-long-as = “as long as { $condition }”{ $number }
not-crewed = a Vehicle becomes one only as it's crewed
not-of-type = { $thing } isn't { $type }{ $why }.
must-be-another = { $thing } can't be chosen here: it must be another.
not-a-number = “{ $value }” is not a number.
not-a-map = “{ $value }” does not say who gets how much.
number-out-of-range = { $found } is not possible; the number must be { $need }.
not-all-divided = { $left ->
    [one] That is { $found } of { $total }: 1 is left to divide.
   *[other] That is { $found } of { $total }: { $left } are left to divide.
}
too-much-divided = That adds up to { $found }; there are only { $total } to divide.
wrong-sum = That adds up to { $found }; it must be { $need }.
wrong-number-chosen = { $found ->
    [0] Nothing was chosen; choose { $need }.
    [one] 1 was chosen; choose { $need }.
   *[other] { $found } were chosen; choose { $need }.
}
exactly = exactly { $least }
from-to = from { $least } to { $most }
too-little-for-each = Each one gets at least { $each }.
chosen-twice = Nothing can be chosen twice here.
no-limit = any number
nothing = nothing
nobody = nobody
share = { $count } to { $to }

## What the rules refuse

ability-not-here = { $object }'s ability can only be activated { $where ->
    [battlefield] on the battlefield
    [hand] from the hand
    [exile] from exile
    [command] from the command zone
   *[graveyard] from the graveyard
}.
already-tapped = { $object } is tapped already.
already-untapped = { $object } is untapped already.
cannot-cast-from = { $name } can't be cast from where it is now ({ $zone }).
only-on-a-later-turn = { $name } was exiled this turn: it can be cast only on a later one.
no-commander = { $name } is not named as { $player }'s commander, so it can't be cast from the command zone.
cannot-pay = { $player } can't pay { $cost }{ $because }.{ $besides }
cost-of-declaring = {": "}{ $taxes }{ $able ->
    [0] {""}
   *[other] . { $player } can pay for { $able } of them
}
cost-of-declaring-one = { $count ->
    [one] { $cost } ({ $source })
   *[other] { $cost } for each of { $count } creatures ({ $source })
}
mana-was-lost = {" "}Mana in a pool is lost as each step and phase ends, so { $player } has none left.
cannot-pay-alone = { $player } can't pay { $cost } from the mana abilities that are chosen automatically. Activate others first: { $others }.
cannot-pay-limited = { $player } can't pay { $cost } with the mana in the pool that can be spent on it: { $limits }.
cannot-pay-with = With these { $cost } can't be paid.
cannot-pay-action = What { $source } costs can't be paid.
cannot-pay-part-because = { $player } can't pay “{ $cost }” for { $source }{ $by }.
cannot-have-gain-life = This cost can't be paid: { $player } can't gain life.
cannot-pay-part = { $source } can't be paid for now: “{ $cost }” is not possible.
too-few-left-for-the-rest-of-the-cost = With that, too little would be left to pay the rest of the cost.
land-already-played = { $count ->
    [0] { $player } can't play any land this turn.
    [one] { $player } has already played a land this turn.
   *[other] { $player } has already played { $count } lands this turn, and can't play more.
}
land-only-main-phase = { $name } can only be played in your main phase while the stack is empty.
land-only-your-turn = { $name } can only be played in its player's own turn; it is { $active }'s turn.
lands-are-played = { $name } is a land: it is played, not cast.
loyalty-once = A loyalty ability of { $object } was already activated this turn.
loyalty-timing = A loyalty ability of { $object } can only be activated in your main phase while the stack is empty.
no-legal-mode = No mode could be chosen legally.
choose-changed-target = Which target of { $source } is changed?
choose-retarget = Choose the spell or ability whose targets change
cannot-play-lands = { $by } keeps { $player } from playing lands.
no-legal-target = There is no legal target for { $of ->
    [equip] the equip ability of { $source }
    [ability] the ability of { $source }
   *[spell] { $source }
}.
no-legal-target-for = { $nothing } { $why }
player-called = Player { $name }
no-mana-cost = { $name } has no mana cost, so it can't be cast for it.
no-such-ability = { $object } has no activated ability number { $number }.
way-called = { $word }
no-such-way = { $name } can't be cast as “{ $way }” here; it can be cast as { $ways }.
not-a-land-to-play = { $name } is no land that can be played from there.
not-enough-life = { $player } can't pay { $life } life with { $has }.
not-enough-loyalty = { $object } has { $count ->
    [0] no loyalty counters
    [one] only 1 loyalty counter
   *[other] only { $count } loyalty counters
 }, and { $need } would have to be removed.
not-there = It is not there any more.
not-your-ability = Only { $object }'s controller can activate its abilities.
not-cast-free-by = { $object } does not let { $name } be cast without paying its mana cost.
one-alternative-cost = A spell has only one alternative cost: { $name } is cast either without paying its mana cost or in this way: “{ $way }”.
only-as-sorcery = This ability of { $object } can only be activated as a sorcery.
only-in-main-phase = { $name } can only be cast in your main phase; this is the { $step }.
only-on-your-turn = { $name } can only be cast in its player's own turn; it is { $active }'s turn.
only-if = This ability of { $object } can be activated only if { $text }.
only-once = This ability of { $object } can be activated only once each turn.
only-with-empty-stack = { $name } can only be cast while the stack is empty.
other-way-now = { $why } { $only ->
    [face-up] It can be cast face up.
    [usual] It can be cast for its mana cost.
   *[other] Now it can be cast in this way: { $ways }.
}
protected-from-color = { $thing } has { $protection }{ $by }.
protected-from = { $thing } has { $protection }{ $by }.
protected-as-owed = { $by }, and { $owed }
protection-prevents = { $thing }'s protection prevents this damage.
summoning-sick = { $object } hasn't been under its controller's control since the turn began.
too-many-targets-to-divide = { $total } can't be divided among so many targets.
unknown-special = There is no special action “{ $act }” here. Known: { $known }.
cannot-activate-because = { $source } says that this ability can't be activated{ $by }.
cannot-be-target = { $thing } can't be the target of this{ $by }.
cannot-cast-because = { $source } keeps { $card } from being cast{ $there }{ $text }{ $counted }.
as-a-face-down-spell = {" "}(a face-down spell has no name and no mana cost: its mana value is 0)
has-cast-this-turn = {" "}({ $player } has cast { $spells } this turn)
to-cast-from = {" "}from { $where ->
    [graveyard] the graveyard
    [library] the library
    [command] the command zone
    [outside] outside the game
   *[exile] exile
}
cast-only-as-a-sorcery = { $source } lets it be cast only when a sorcery could be: in a main phase of one's own turn, with nothing on the stack.
not-enough-power = The creatures chosen for { $object } don't have power { $need } together.
cost-not-now = { $object } can't be cast for that cost now: “{ $condition }” isn't true.
cost-not-read = Another cost of { $object } isn't read, so it can't be paid here.
no-such-cost = { $object } has no cost called { $cost }.
no-such-cost-but = { $object } has no cost called { $cost }; it has { $known }.
cost-only-once = { $cost } of { $object } can be paid only once.
no-special-now = You can't { $act } that now.
pays-for-nothing = More was chosen than the cost of { $source } needs.
split-second = Nobody can do that while { $object } with split second is on the stack.

## What is asked

act-activate = Activate ability { $number } of { $object }
act-cast = { $way ->
    [front] Cast { $object }
   *[other] Cast { $object } ({ $way })
}
act-pass = Pass
act-play = Play { $object }
choose-attacked = What does { $object } attack?
choose-destroy = Choose what to destroy{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-discard = Choose what to discard{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-exile = Choose what to exile{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-host = Choose what { $aura } enters attached to
choose-cost = Choose a cost to pay
choose-new-target = Choose a new target for { $source }
cost = { $text }
enters-as-copy = { $object } enters as a copy
enters-as-copy-of = { $object } enters as a copy of { $of }
choose-mana = Choose which mana to add{ $of }
place-of-several = { "" } ({ $place } of { $number })
choose-mode = Choose the mode
choose-modes = Choose modes, { $need }
choose-objects = Choose { $count } for { $source }
choose-life-for-symbols = How many { $symbol } are paid with { $life } life each?
choose-phyrexian = Pay { $symbol } with mana or with 2 life?
choose-pay-with = What is used to pay { $cost }? The others would pay as well.
choose-protector = Choose the protector of { $battle }
choose-put-onto-battlefield = Choose what to put onto the battlefield{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-put-into-hand = Choose what to put into hand{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-put = Choose what to put there{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-replacement = Choose which effect applies first{ $which }, as the affected player
choose-replacement-of = Choose which effect applies first, as the controller of { $object }
choose-return = Choose what to return{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-reveal = Choose what to reveal{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-keep = Choose what to keep{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}; the rest is sacrificed
choose-sacrifice = Choose what to sacrifice{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-search = Choose what to find{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-shuffle-in = Choose what to shuffle in{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-tap = Choose what to tap{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-target = Choose a target for { $source }
choose-untap = Choose what to untap{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-x = Choose X for { $source }
discard-to-hand-size = { $count ->
    [one] Discard 1 card down to your maximum hand size
   *[other] Discard { $count } cards down to your maximum hand size
}
division-lethal = lethal
division-past = lethal, the rest goes past
division-evenly = evenly
divide-damage = Divide { $total } damage
enters-attached = { $object } enters attached
enters-with-defense = { $object } enters with { $count } defense counters
enters-with-loyalty = { $object } enters with { $count } loyalty counters
enters-with-protector = { $object } enters with a protector
has-priority = { $player } has priority ({ $step })
may = { $text }? ({ $source }{ $of })
may-said = { $text }? ({ $source }{ $of })
trigger-that-said = { $source }: { $text }
cost-said = { $text }
mana = { $mana }
mode = { $number }. { $text }
no = No
order-bottom = Put these on the bottom in which order?
order-top = Put these on top in which order?
choose-encoded = On which creature is { $source } encoded?
order-copies = In which order are the copies put onto the stack? The last resolves first.
order-triggers = Put these triggered abilities onto the stack in which order?
order-triggers-again = Put these triggered abilities, some of which have triggered additional times because of { $by }, onto the stack in which order?
player = { $player }
regenerates = Regenerate { $object }
thing = { $thing }
things = { $things }
trigger-about = { $source } ({ $subject })
trigger-about-itself = itself
trigger-of = { $source }
trigger-that = { $source }: { $text }
two-life = 2 life
yes = Yes
choose-chapter = Choose the chapter that { $object } begins with
choose-color = Choose a color for { $source }
choose-first-pile = Separate for { $source }: choose what goes into the first pile; the rest is the second
choose-pile = Choose the pile for { $source }
empty-pile = Nothing (the empty pile)
choose-library-end = Choose where { $object } goes
library-bottom = On the bottom of the library
library-deep = In the library as number { $depth } from the top
library-top = On top of the library
another-creature-type = another creature type
no-such-creature-type = There is no creature type { $name }; the creature types are those of rule 205.3m.
another-card-name = another card
choose-card-name = Choose a card name for { $source }
choose-ability-gained = Choose the ability that is gained for { $source }
untold-choice = { $what ->
        [color] Which color was chosen as { $source } entered?
        [creature-type] Which creature type was chosen as { $source } entered?
        [card-type] Which card type was chosen as { $source } entered?
        [number] Which number was chosen as { $source } entered?
        [land-type] Which land type was chosen as { $source } entered?
        [card-name] Which card name was chosen as { $source } entered?
        [player] Which player was chosen as { $source } entered?
       *[word] What was chosen as { $source } entered?
    }
choose-creature-type = Choose a creature type for { $source }
choose-card-type = Choose a card type for { $source }
choose-crew = Choose creatures to tap for { $object }; their power must add up to { $need } or more
choose-face = Choose which face of { $object } to cast
choose-land-or-nonland = Choose land or nonland for { $source }
kind-land = land
kind-nonland = nonland
type-chosen = { $type }
divide-counters-moved = How many of the { $total } { $kind } counters of { $object } are moved onto each?
choose-number = Choose a number for { $source }
choose-odd-or-even = Choose odd or even for { $source }
kind-odd = odd
kind-even = even
choose-friend-or-foe = Is { $player } a friend or a foe? ({ $source })
kind-friend = friend
kind-foe = foe
choose-land-type = Choose a land type for { $source }
choose-recipient = Choose what { $source } deals damage to
choose-player = Choose a player for { $source }
choose-proliferate = Choose what gets another of each of its counters
color = { $color ->
    [W] White
    [U] Blue
    [B] Black
    [R] Red
    [G] Green
   *[C] Colorless
}
color-chosen = { $color ->
    [W] white
    [U] blue
    [B] black
    [R] red
    [G] green
   *[C] colorless
}
discover-cast = Cast { $card } without paying its mana cost?
divide-prevented = Divide the prevention of { $total } damage
divide-counters = Divide { $total } counters
endure-counters = Put { $count } +1/+1 counters on { $object }?
enters-in-a-way = { $object } enters as its text says
enters-under = { $object } enters under { $player }'s control
enters-with-lore = { $object } enters with lore counters
exile-instead = { $object } is exiled instead
explore-graveyard = Put { $card } into the graveyard?
face = { $name }
goes-elsewhere = { $object } goes elsewhere instead
choose-life-entering = Pay how much life as { $source } enters?
may-of = {": "}{ $objects }
may-pay-or-tapped = Pay so that { $source } doesn't enter tapped?
may-stay-tapped = Leave { $object } tapped?
prevents-damage = { $source } first (it prevents damage)
word = { $word }
pay-optional-cost = Pay { $cost } { $mana } for { $source }?
special-of = { $act }: { $source }
more-mana = { $source }: more mana
other-mana = { $source }: other mana
more-counters = { $source } first (another number of counters)
more-damage = { $source } first (more damage)
cannot-pay-life-because = { $player } can't pay { $life } life for { $what }{ $by }.
cannot-lose-life = { $player } can't lose life, and so can't pay any.
choose-untapping = Choose what to untap: { $source } allows { $count }
more-life = { $source } first (another amount of life)
more-life-lost = { $source } first (another loss of life)
instead-of-by-text = { $source } first (“{ $text }”)
instead-of = { $source } first
more-tokens = { $source } first (more tokens)
other-tokens = { $source }: other tokens instead
other-tokens-first = { $source } first (other tokens)
choose-paid-with = Choose what helps to pay for { $source } ({ $keyword })

## Zones and steps

zone-library = library
zone-hand = hand
zone-battlefield = battlefield
zone-graveyard = graveyard
zone-stack = stack
zone-exile = exile
zone-command = command zone
zone-outside = outside the game
zone-nowhere = nowhere

step-untap = untap step
step-upkeep = upkeep
step-draw = draw step
step-precombat-main = precombat main phase
step-beginning-of-combat = beginning of combat
step-declare-attackers = declare attackers step
step-declare-blockers = declare blockers step
step-combat-damage = combat damage step
step-end-of-combat = end of combat
step-postcombat-main = postcombat main phase
step-end = end step
step-cleanup = cleanup step

## Kinds of counters that have a name in other languages

counter-charge = charge
counter-defense = defense
counter-finality = finality
counter-level = level
counter-lore = lore
counter-loyalty = loyalty
counter-poison = poison
counter-shield = shield
counter-stun = stun
counter-time = time
which-card = Which card in { $player }'s { $zone } is { $object }?
which-card-on-bottom = Which card is on the bottom of { $player }'s library?
which-card-on-top = Which card is on top of { $player }'s library?
counter-age = age
counter-energy = energy
counter-oil = oil
counter-quest = quest
counter-rad = rad
counter-spore = spore
counter-fade = fade
counter-experience = experience
counter-verse = verse
counter-flying = flying
counter-indestructible = indestructible
counter-lifelink = lifelink
counter-trample = trample
counter-deathtouch = deathtouch
counter-vigilance = vigilance
counter-reach = reach
counter-menace = menace
counter-first-strike = first strike
counter-double-strike = double strike
counter-hexproof = hexproof
counter-haste = haste
counter-called = { $name }
none-fits = none of the unknown cards fits
none-is-called = none of the unknown cards is called { $name }
none-matters = none of the { $count } matters
does-not-matter = doesn't matter
card-called = { $name }
name-of-one-face = The name of just one of these can be chosen: { $names }.
no-such-name = { $name } is not the name of such a card.
no-card-so-named = No card is called “{ $name }”.
card-does-not-fit = { $name } can't be it: it doesn't fit what is known.
search-unknown = Name { $count ->
    [0] any number of cards
    [one] the card
   *[other] up to { $count } cards
} to find ({ $source })
