### What the cited rules of the 100s say, in our own words.

rule-101-1 = What a card says goes before the rules.
rule-101-2 = "Can't" beats "can".
rule-101-3 = What is impossible in an instruction is ignored.
rule-101-4 = What players do at the same time is chosen in turn order, the active player first.

rule-104-1 = A game ends the moment someone wins or it is drawn.
rule-104-2a = The last player left in the game wins it.
rule-104-2b = An effect can say that a player wins.
rule-104-3a = A player may concede at any time and then leaves the game.
rule-104-3e = An effect can say that a player loses.
rule-104-4a = If all remaining players lose at once, the game is a draw.
rule-104-4b = A loop that nobody can stop makes the game a draw.
rule-104-4c = An effect can say that the game is a draw.
rule-104-5 = A player who loses leaves the game.

rule-105-2 = An object is the colors of the symbols in its mana cost, unless something says otherwise.
rule-105-4 = Who chooses a color chooses one of the five.
rule-106-1a = Mana comes in five colors.
rule-106-1b = Mana is of one of six types: the five colors and colorless.
rule-106-4 = Mana that is added goes to the pool until it is spent or the step ends.
rule-106-8 = Of a hybrid mana symbol that is to be added, one half is chosen.
rule-106-9 = A Phyrexian mana symbol adds one mana of its color.
rule-106-10 = A generic mana symbol adds that much colorless mana.
rule-106-11 = A snow mana symbol adds one colorless mana.
rule-106-6 = Mana may come with a limit on what it is spent on, or with something it does to that spell.
rule-106-7 = A permanent could produce whatever its abilities would add, whether or not their costs could be paid.
rule-106-12a = What triggers on tapping for mana does so once that mana has been made.
rule-106-12b = What changes the mana a permanent is tapped for does so as that mana is made.
rule-107-1c = Any number may be zero.

rule-107-3b = Cast without paying its mana cost, X is 0.
rule-107-3d = The X of a special action is chosen just before its cost is paid.
rule-107-3h = Where an object's mana cost is paid as an effect says, X in it is 0, but for a spell on the stack.
rule-107-3f = An X that no cost and no text tells is chosen by the controller.
rule-107-3i = All the Xs on one object have the same value.
rule-107-4f = A Phyrexian mana symbol is paid with its color or with 2 life.
rule-107-5 = The tap symbol means: tap this permanent, which must be untapped.
rule-107-6 = The untap symbol means: untap this permanent, which must be tapped.
rule-107-14 = An energy symbol is paid with an energy counter.

rule-109-2 = “Creature” alone means a permanent on the battlefield that is one.
rule-110-2 = A permanent is controlled by whoever put it onto the battlefield, unless that changes.
rule-110-5c = A permanent keeps its status (flipped, face down) whatever it becomes.

rule-111-3 = What creates a token says what it is: that counts as printed on it.
rule-111-4 = A token without a name of its own is called by its subtypes and “Token”.
rule-111-2 = A token enters under its creator's control, who owns it.
rule-111-8 = A token that has left the battlefield can't come back.
rule-111-7 = A token that has left the battlefield ceases to exist.

rule-111-10 = Some tokens have characteristics that the rules themselves give.
rule-111-10i = An Incubator is an artifact token that transforms for 2 into a 0/0 Phyrexian artifact creature.
rule-111-11 = A token created by the name of a card is what that card is.
rule-111-12 = Where there is nothing to copy, no token is created.
rule-113-6 = Abilities work on the battlefield unless they say or imply otherwise.
rule-113-6b = An ability that says in which zones it works works only there.
rule-113-6i = What says that counters can't be put on it refuses them as it enters too.
rule-113-6m = An ability that moves its object out of a zone works only in that zone, unless it puts it there itself.
rule-113-7a = An ability on the stack is independent of its source, which is used as it last existed.
rule-113-11 = What can't have an ability loses it, and no effect gives it that.

rule-114-1 = An emblem in the command zone has abilities and nothing else.

rule-115-1 = Targets are chosen as the spell or ability goes onto the stack, and must be legal.
rule-115-2 = Only permanents are targets, unless something else is named.
rule-115-10a = What an effect does to something without the word “target” doesn't target it.
rule-115-4 = "Any target" is a creature, a player, a planeswalker or a battle.

rule-115-7c = Any number of the targets may be changed, each to another legal one.
rule-115-7a = A target is changed only to another legal target; where there is none it stays.
rule-115-7b = Only one of the targets may be changed.
rule-115-7d = Any number of targets may be changed; the others stay, even if illegal.
rule-115-7e = Only the final set of targets has to be legal.
rule-116-2 = Special actions don't use the stack.
rule-116-2a = Playing a land is a special action, normally once in each of your turns.
rule-116-2b = Turning a face-down permanent of yours face up is a special action for any time you have priority.
rule-116-2f = Suspending a card is a special action, when it could be cast.
rule-116-2h = Foretelling a card is a special action on one's own turn.
rule-116-2k = Plotting a card is a special action, on one's own turn with an empty stack.

rule-117-1 = Only the player with priority casts spells, activates abilities or takes special actions.
rule-117-4 = When all pass in a row, the top of the stack resolves, or the step ends if it is empty.
rule-117-5 = State-based actions and triggers come before anyone gets priority.

rule-118-1 = A cost is what has to be done or paid for something else.
rule-118-3 = A cost must be payable in full.
rule-118-3c = Nobody has to activate mana abilities, even for a cost that has to be paid.
rule-118-8b = Some additional costs may be paid or not; the player says which as the spell is cast.
rule-118-8d = An additional cost doesn't change a spell's mana cost, and so not its mana value.
rule-118-9 = An alternative cost is paid instead of the mana cost, and only one of them.
rule-118-9a = Only one alternative cost can be applied to a spell.
rule-118-9c = An alternative cost doesn't change a spell's mana cost, and so not its mana value.
rule-118-9d = What changes the cost of a spell changes an alternative cost as well.
rule-118-11 = A cost is paid even if effects change what is done for it.
rule-118-12 = “If you do” asks whether what was to be done was done: it is a cost.
rule-118-12a = "Unless" lets the player do the other thing to avoid this.

rule-119-3 = Gaining or losing life changes the life total.
rule-119-4 = You can pay only as much life as you have.
rule-119-10 = What replaces life gain looks at what would be gained; no life is no gain.
rule-119-9 = No life gained is no gain: nothing triggers on it.
rule-120-8 = A source that would deal no damage deals none at all.
rule-119-5 = To set a life total is to gain or lose what it takes.
rule-119-8 = Who can't lose life takes no part in what would lower it, and pays none.
rule-119-7 = Who can't gain life takes no part in what would raise it.

rule-120-4a = Excess damage that goes elsewhere does so before anything else changes the damage.
rule-120-2a = In combat, creatures deal damage equal to their power.
rule-120-2b = A spell or ability says which object deals its damage.
rule-120-3a = Damage makes a player lose that much life.
rule-120-3b = Damage from infect gives a player poison counters instead.
rule-120-3c = Damage removes that many loyalty counters from a planeswalker.
rule-120-3d = Damage from wither and infect puts -1/-1 counters on a creature and is not marked.
rule-120-3e = Damage stays marked on a creature.
rule-120-3f = Lifelink: its controller gains that much life.
rule-120-3g = Toxic gives poison counters in addition.
rule-120-3h = Damage removes that many defense counters from a battle.
rule-120-10 = Excess damage is what goes beyond lethal damage, loyalty or defense.

rule-121-1 = Drawing is putting the top card of one's library into one's hand.
rule-121-2 = Cards are drawn one at a time.
rule-121-2a = What changes an instruction to draw several cards changes it before any of them is drawn.
rule-121-2b = A limit on draws counts each card drawn.
rule-121-3 = Who can't draw can't choose to; an empty library keeps nobody from choosing it.
rule-121-4 = Drawing from an empty library loses the game.
rule-121-6c = What is done with a card drawn is not done with one drawn instead of it.
rule-121-9 = Whoever may reveal a card as it is drawn looks at it before choosing.

rule-122-1 = Counters mark objects and players and change what rules and effects see.
rule-122-1b = A keyword counter gives that keyword.
rule-122-1c = A shield counter is removed instead of destruction, or prevents damage.
rule-122-1d = A stun counter is removed instead of untapping.
rule-122-1h = With a finality counter it is exiled instead of dying.
rule-122-2 = Counters don't follow an object into another zone.
rule-122-5 = Moving a counter removes it from one object and puts it on another.
rule-122-6 = Counters are put on an object on the battlefield or as it enters.
rule-122-6a = What enters with counters gets them from its controller, unless said otherwise.
rule-122-8 = Of an object that has left, as many counters as it had are put on another; they do not move.
rule-116-2m = Unlocking a door of a Room is a special action: pay the mana cost of that half in your main phase while the stack is empty.
rule-123-1 = Stickers change the card they are put on.
rule-107-3a = X is announced as the cost is.
rule-116-2c = Ending an effect that may be ended is a special action for any time you have priority.
rule-116-2d = Doing what lets you ignore an effect is a special action for any time you have priority.
rule-116-2g = A companion is put into the hand as a special action, for three mana, once.
rule-117-1a = An instant is cast at any time with priority, another spell in one's main phase while the stack is empty.
rule-117-2e = Nobody has priority while something resolves.
rule-118-6 = What has no mana cost has one that can't be paid: it is cast only in ways that cost something else.
rule-118-8 = An additional cost is paid beside the spell's own.
rule-118-8c = Nobody has to cast a spell "if able" whose cost needs certain cards from a hidden zone.
rule-103-8a = Of two players, the one who plays first skips the draw step of the first turn.
rule-106-5 = Mana of a type that is undefined is not produced.
rule-107-1a = Numbers are whole; a text that could give a fraction says how it is rounded.
rule-107-1b = Where a negative number would determine a result, zero is used instead.
rule-107-4e = A hybrid symbol is paid in one of its two ways.
rule-112-4 = What changes a permanent spell goes on changing the permanent it becomes.
rule-118-7 = Effects may change or reduce what is to be paid.
rule-118-7a = A reduction by generic mana takes away generic mana only.
