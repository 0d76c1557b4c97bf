## The picture

picture-holds = in hand: { $cards }
picture-unknown = { $n ->
    [one] an unknown card
   *[other] { $n } unknown cards
}
picture-empty = no permanents
picture-hand = hand { $n }
picture-graveyard = graveyard { $n }
picture-exile = exile { $n }
picture-library = library { $n }
picture-before = Before
picture-after = After
picture-trigger = trigger of { $object }
picture-turn = Turn { $n } · { $player }
picture-winner = { $player } wins
picture-protector = protector: { $player }
picture-blocks = blocks
picture-sick = summoning sick
picture-type-Artifact = Artifact
picture-type-Battle = Battle
picture-type-Creature = Creature
picture-type-Dungeon = Dungeon
picture-type-Enchantment = Enchantment
picture-type-Instant = Instant
picture-type-Kindred = Kindred
picture-type-Land = Land
picture-type-Planeswalker = Planeswalker
picture-type-Sorcery = Sorcery
picture-type-and = { $first } { $second }
picture-subtype-and = { $before } { $one }
picture-day = day
picture-night = night
mark-of-card = copy ({ $card })
mark-copy = copy
mark-token = token
mark-level = level { $n }
mark-speed = speed { $n }
mark-solved = solved
mark-suspected = suspected
mark-monstrous = monstrous
mark-harnessed = harnessed
mark-prepared = prepared
mark-left-half-unlocked = left door unlocked
mark-right-half-unlocked = right door unlocked
mark-monarch = monarch
mark-initiative = has the initiative
mark-city-s-blessing = city’s blessing

turn-step-untap = untap
turn-step-upkeep = upkeep
turn-step-draw = draw
turn-step-precombat-main = first main phase
turn-step-beginning-of-combat = beginning of combat
turn-step-declare-attackers = declare attackers
turn-step-declare-blockers = declare blockers
turn-step-combat-damage = combat damage
turn-step-end-of-combat = end of combat
turn-step-postcombat-main = second main phase
turn-step-end = end step
turn-step-cleanup = cleanup

zone-sideboard = sideboard

## The picture in words

alt-stack = Stack, top first: { $what }.
alt-side-with-things = { $side }: { $things }.
alt-side = { $player } at { $life } life
alt-damage = with { $n } damage
alt-tapped = tapped
alt-attacks = attacking { $what }

## Verdicts: the first line of a reply

verdict-new = A board for { $players }. Put cards on it with /board add or /board paste, then /cast, /attack, /resolve.
verdict-you-are = You are { $player }.
verdict-drafted = A board for { $players } with the cards of the question. Move things with /board edit, then act.
verdict-added = { $count ->
    [one] Added { $name } to { $player }: { $zone }.
   *[other] Added { $count } × { $name } to { $player }: { $zone }.
}
verdict-pasted = { $count ->
    [one] Put one card on the board.
   *[other] Put { $count } cards on the board.
}
verdict-deck-library = { $count ->
    [one] Put one card into { $player }’s library.
   *[other] Shuffled { $count } cards into { $player }’s library (103.3).
}
verdict-deck-hand = { $count ->
    [one] Put one card into { $player }’s hand.
   *[other] Put { $count } cards into { $player }’s hand.
}
verdict-deck-commander = Commander: { $cards }.
verdict-deck-sideboard = Sideboard: { $count }.
verdict-edited = Changed the starting position.
verdict-imported = The board is imported.
verdict-shared = This position can be taken to another channel: /board import with the file, which has all of it; or /board paste with the text, which leaves out the step, combat and the stack.
verdict-exported = The board as a file, which has all of it; and as text for /board paste, which leaves out the step, combat and the stack.
verdict-unplayed = This board takes too long to be played, so here it is as a file. Its last move was { $what }: /board undo takes it back.
verdict-ended = The board is closed. Its file is attached: /board import brings it back.
verdict-seated-self = { $who } takes the seat of that name and makes its choices.
verdict-seated = { $who } sits in for { $player } and answers { $player }’s choices.
verdict-shown = Turn { $n }, { $player }: { $step }.
verdict-none-applies = Nothing on this board makes anything other than printed.
verdict-more-applies = ({ $count } more below.)
verdict-undone = Took back: { $what }.
verdict-done-already = That has been done. /board show shows the board as it is now.
verdict-done-before = That has been done.
verdict-undone-other = Took back somebody else’s move: { $what }.
verdict-undone-of = Took back what { $player } did: { $what }.
verdict-redone = Done again: { $what }.
verdict-access-owner = Only the owner of this board changes it now.
verdict-access-players = The owner and those who have a seat play on this board now.
verdict-access-everyone = Everybody in the channel may play on this board now, and take moves back.
verdict-passed = { $player } has priority now.
verdict-noted = Noted.
verdict-unchanged = Nothing happened.
verdict-triggered = Triggered and still to go onto the stack: { $abilities }.
verdict-up-to = It's up to { $player }: { $prompt }
choice-for = { $chooser } (for { $player })
verdict-asked = { $player }: { $prompt }
verdict-refused = { $reason } ({ $rules })
verdict-rulings = { $n ->
    [one] One ruling on { $card }.
   *[other] { $n } rulings on { $card }.
}
ruling-of-step = { $card }, { $date }: { $text }
verdict-no-rulings = There is no ruling on { $card }.
verdict-rule = { $number } · { $title }
verdict-term = { $term }: { $said }
verdict-rules = { $n ->
    [one] One rule about “{ $query }”.
   *[other] { $n } rules about “{ $query }”, best first.
}
verdict-no-rules = No rule has these words: “{ $query }”. Try fewer or other words, or a number such as 310.8.
verdict-rules-of-steps = { $n ->
    [one] The rule behind these steps.
   *[other] The { $n } rules behind these steps.
}
verdict-rulings-of-steps = { $n ->
    [one] The ruling behind these steps.
   *[other] The { $n } rulings behind these steps.
}
verdict-why = { $what } is { $an ->
    [true] an
   *[false] a
} { $now }.
why-sized = { $size } { $colors } { $line }
why-unsized = { $colors } { $line }
why-color-W = white
why-color-U = blue
why-color-B = black
why-color-R = red
why-color-G = green
why-colors = { $colors }
why-colorless = colorless
type-line-super = { $supertypes } { $types }
type-line = { $types } — { $subtypes }
picture-type-Conspiracy = Conspiracy
type-line-Basic = Basic
type-line-Legendary = Legendary
type-line-Snow = Snow
type-line-World = World
why-printed = It starts as printed: { $what }.
every-creature-type = every creature type
why-created = It starts as it was created: { $what }.
why-copy = It is a copy of { $name }: { $what }.
why-face-down = It is face down: { $what }, with no name, subtypes, mana cost or text of its own.
why-merged = It is merged, with the values of its topmost card and the abilities of all of them: { $what }.
why-ability = Layer { $layer }: { $source } says: “{ $text }.”{ $now }
why-effect = Layer { $layer }: the effect of { $source }: “{ $text }.”{ $now }
why-again = Layer { $layer }: the same effect of { $source }.{ $now }
why-counters = Layer { $layer }: its counters: { $what }{ $put }.{ $now }
why-put-by = {" "}({ $what })
why-put = { $number } by { $source }
why-more-abilities = { $count ->
    [one] 1 more ability
   *[other] { $count } more abilities
}
why-abilities = { $count ->
    [one] 1 ability
   *[other] { $count } abilities
}
why-now = {" "}→ { $what }.
why-controlled = controlled by { $player }
why-no-abilities = no abilities
why-only-mana = no abilities but { $abilities }
why-quoted = “{ $text }”
why-first-for = It is applied before the { $number ->
    [one] effect of { $others }, which depends
   *[other] effects of { $others }, which depend
} on it.
why-timestamp = It is newer than the effect of { $others }, so it is applied after that.
why-loop = { $what } and { $others } depend on each other, so { $what }, the older{ $listed ->
    [true] {" "}(listed first)
   *[false] {""}
}, is applied first{ $spares ->
    [true] {" "}and doesn’t apply here
   *[false] {""}
}.
why-dependency = It depends on { $others }, so it waits for that, whatever the timestamps.

in-own-turn = In { $player }’s own turn: { $verdict }
assumed-turn = It is taken to be { $player }’s turn, as { $player } acts first.
ask-answer = { $rule }: { $says }
ask-likely = I am not sure. What comes nearest is { $rule }: { $says }
ask-likely-ruled = I am not sure. What comes nearest is a ruling on { $card } ({ $date }): “{ $says }”
ask-printed = { $card }: “{ $says }”
ask-known = “{ $question }” { $answer } ({ $rules })
ask-known-if = If you ask “{ $question }”: { $answer } ({ $rules })
ask-one-of = I am not sure which rule decides; one of these may.
ask-not-sure = I am not sure.
ask-unsure = I am not sure. The rules that come nearest are behind “More”.
ask-unsure-near = I am not sure. Perhaps you want to know about { $terms }?
ask-more = { $n ->
    [one] One rule
   *[other] { $n } rules
 } that may bear on your question, the likeliest first.
ask-meant = Cards in your question: { $cards }.
ask-meant-or = { $card } (or { $other }?)
ask-nothing = I found no card and no rule in that question. Write card names with capitals or as [[card]], or try /rule with a few words.

ask-which = Which “{ $text }” is meant?
ask-player = Which player is meant?
ask-user = Who uses “{ $text }”?
ask-caster = Whose spell is “{ $text }”?
ask-counters = How many +1/+1 counters are on “{ $text }”?
ask-ability = Which ability?
ask-attackers = What attacks?
ask-attacked = What is attacked?
ask-blockers = What blocks?
ask-blocked = Which attacker is blocked?

like-board-file = a board as /board export gives it
like-deck-file = a deck as MTGO (.dek) or Cockatrice (.cod) writes it
like-text-file = text (UTF-8)
like-finite-number = a number of at most a billion
like-division = 2 to Bears, 1 to Wolf
like-what-is-said-of-a-card = tapped, face down, back, 2 +1/+1, 3 defense, level 2, damage 1, on X, protector P, attacking X, blocking X, as x
like-what-is-on-a-throwaway-board = permanents; what is on the stack stands in board, and what is cast then in do
like-what-is-attacked = attacking Bob, attacking siege; all attackers of one player
like-size-of-tokens = its size too, such as: 2/2 black Zombie token
like-what-is-blocked = blocking Bears
what-board = board
what-player = player
what-commander = commander
what-object = object
what-boards = boards
what-kept = MB of boards for one person
what-moves = moves
what-players = players
what-count = number
what-objects = objects
move-cast = cast { $thing }
move-play = play { $thing }
move-activate = activate { $thing }
move-special = a special action of { $thing }
move-attack = attack
move-block = block
move-pass = pass
move-resolve = resolve
move-answer = an answer
move-concede = concede
move-edit = a change by hand
move-go-to = go to { $thing }
move-start = the import
move-put = the cards just added
you = you
player-one = Player
player-two = Opp

## Headings and footers

heading-paste = For /board paste
heading-legal = Legal in
heading-example = Example
heading-moved = Where this number stood or stands
heading-options = Options
heading-data = Data
heading-notice = Notice
heading-stored = What is stored
legal-in = { $state }: { $formats }
legal-legal = legal
legal-restricted = restricted
legal-banned = banned
footer-rules = Rules of { $date }
footer-no-rules = No rules imported: citations in our own words
footer-cards = cards of { $date }
footer-starter = starter set
footer-to-hand = { $card } is an instant or sorcery and cannot be on the battlefield, so it went into { $player }’s hand.
footer-no-commander = { $card } cannot be a commander (903.3), so it went onto { $player }’s battlefield.
footer-host-put = { $card } is put on { $player }’s side too: nobody listed it, and something is on it.
footer-copy-untold = { $card } copies nothing here, as nobody has said what: “{ $card } as Serra Angel” says it.
footer-token-as-made = { $token }: so large, as most cards make them; say another size if it is another.
footer-unnamed-lands = Lands of which no name is said are taken to be { $card }, of no basic land type; say their names if they matter.
footer-puzzle-remarks = board.pzl: Forge has no words for some of this board (blockers, unknown cards, texts of tokens); it stands there in remarks, which Forge skips and /board import reads.
footer-in-any-order = In whichever order what triggers at once goes onto the stack, it comes to the same.
footer-finds-what-is-shown = Who searches is taken to find what is shown and fits; finding less is allowed too (701.23b).
footer-after-combat = What can only be done in a main phase is done after combat ({ $rules }).
footer-copies-keep-targets = Copies keep their targets: nothing else is said.
footer-assumed = Assumed: { $what }
footer-unread = Not read, apply it by hand ({ $card }): “{ $text }”
reads-whole = The engine reads all of this card.
reads-partly = The engine reads { $read } of this card’s { $lines } lines; not: { $unread }
reads-none = The engine does not read this card’s text yet.

## Buttons

button-rules = Rules
button-rulings = Rulings
button-more = More
button-rulings-of = Rulings ({ $n })
button-board = Board
button-outcomes = Outcomes
button-outcomes-all = All outcomes
button-go-on = Go on
button-again = The same for all like it
button-undo = Undo
button-redo = Redo
button-resolve = Resolve
button-pass = Pass
button-next = Next step
button-share = Share
button-draft = Draft this board
button-right = Right
button-change = Change
change-title = Change the board
change-board = The board
change-do = What is done
button-forget = Delete all of this

## Commands

command-board-new = Start a board in this channel
    .players = Who plays, in turn order: Alice, Bob (a mention gives the seat)
    .life = Starting life, 20 unless said
command-board-add = Put a card on the board
    .card = A card, or a token such as: 1/1 white Soldier creature token
    .controller = Whose; yours unless said
    .zone = Where; the battlefield unless said
    .count = How many
    .tapped = Tapped
    .counters = Counters on it: 2 +1/+1, 3 defense
    .attached_to = What it is attached to
command-board-paste = Put a whole board down from text
    .text = You: 2 Grizzly Bears, Humility — and a line for each player or zone
    .partly = Take the good lines even if others cannot be read
command-board-deck = Put a deck list into a library or hand
    .text = Arena, MTGO, Moxfield or Archidekt: 4 Lightning Bolt (2XM) 141
    .file = Or the list as a file: .txt, .dek, .cod
    .player = Whose; yours unless said
    .zone = library (shuffled) unless said, or hand
    .partly = Take the good lines even if others cannot be read
command-board-edit = Change the board by hand, not by the rules
    .change = What to change
    .object = What it happens to
    .value = The new value: a number, 2 +1/+1, a zone, a permanent
    .player = Which player
command-board-show = Show the board and what it waits for
command-board-undo = Take the last move back
command-board-redo = Do again what was taken back last
command-board-access = Say who may play on this board
    .who = Its owner only, players (those who have a seat), or everyone
command-board-share = What came of the last act, to take to another channel
command-board-export = Get the board as a file and as text
command-board-import = Bring a board in from a file or text
    .file = A file from /board export
    .text = Or its content, or lines as for /board paste
command-board-end = Close the board; you get its file
command-board-sit = Take a player’s seat and answer their choices
    .player = Which player
command-cast = Cast a spell
    .card = The card; one that nobody has goes to the hand first
    .target = What it targets
    .target2 = A second target
    .x = The value of X
    .player = Who casts it
    .modes = Modes by number or words: 1, 3
    .costs = Optional or other costs: kicker, evoke, morph (face down); ask lets you choose
    .face = Which face or half: back, right, adventure
    .free = Without paying its mana cost
command-play = Play a land
    .card = The land
    .player = Who plays it
    .face = Which face
command-activate = Activate an ability
    .permanent = Whose ability
    .ability = Its number, some of its words, or a special action: turn face up, foretell, unlock
    .target = What it targets
    .target2 = A second target
    .x = The value of X
    .player = Who activates it
command-attack = Declare attackers; goes to combat first
    .attackers = Bears, Wolf — or Bears > siege, Wolf > Opp — or none
    .target = What they attack
    .player = Who attacks
command-block = Declare blockers; goes to that step first
    .blockers = Wall > Bears, Wolf > Bears — or none
    .player = Who blocks
command-pass = Pass priority once
    .player = Who passes
command-resolve = Everyone passes until the top of the stack resolves
    .count = How many
    .all = The whole stack
command-go-to = Everyone passes until a step
    .step = Which step
    .player = Of whose turn
command-answer = Answer what the board asks
    .value = An option, a number, several with commas, 2 to Bears, 1 to Wolf
    .player = Who answers
command-outcomes = For the open choice: which answers lead to which results
command-do = Do one or several things, in short
    .acts = cast Shock on Bears; attack with everything; Bob blocks Bears with Wall; end turn
command-what-if = What happens if: a card cast on another, or a board and what is done
    .card = The card to cast
    .target = A card on the other side, or a player
    .with = More cards: You: Humility
    .board = You: 2 Grizzly Bears; Opp: Serra Angel (tapped)
    .do = attack with everything; Opp blocks Bears with Angel; cast Giant Growth on Bears
command-why = Why something on the board is what it is
    .object = What
command-ask = Ask in your own words
    .question = Your question; card names with capitals or as [[card]]
command-card = Show a card
    .name = The card
command-rulings = Show the rulings on a card
    .name = The card
command-rule = Show a rule, or find rules by words
    .query = 310.8b, or words: regenerate lethal damage
command-glossary = Look a word up in the rules’ glossary
    .term = The word
command-help = What I can do, and how
    .topic = A command
command-about = Versions, data and notices
command-privacy = What is stored about you, and how to delete it
    .delete = Delete it all now
command-thumbs = Let answers to questions be judged on this server
    .allow = Keep questions here that got a thumb, for those who look after me

## Help, about, privacy

help-start = Start with /board paste or /board add, then /cast or /attack and tap. One question: /what-if or /ask.
help-board = Boards
help-act = Playing
help-look = Looking up and asking
help-optional = optional
help-no-options = No options.
about-verdict = Siege Engine { $version }: plays a board by the Comprehensive Rules and cites them.
about-data = { $cards } cards, { $rulings } rulings, { $rules } rules
about-notice = Siege Engine is unofficial Fan Content permitted under the Fan Content Policy. Not approved/endorsed by Wizards. Portions of the materials used are property of Wizards of the Coast. ©Wizards of the Coast LLC. It answers by the rules as it reads them and is no judge: at an event, a judge’s ruling stands.
privacy-verdict = Kept about you: boards { $boards }, moves { $moves }, seats { $seats }.
privacy-stored = For each board: the channel, your user id as its owner, the moves made on it with the id of who made them, and when. For a day, the numbers of the requests that were carried out, so that none is carried out twice. No messages, no names beyond those of players on a board. A closed board is deleted with its moves; throwaway boards after 30 days, or when there are 50 newer ones; moves taken back, when there are 200 newer ones. If you delete it all, your name goes off others’ boards too.
privacy-thumbs = Questions and thumbs: { $n }.
privacy-thumbs-stored = Only on servers whose moderators allowed it (/thumbs): the questions you asked, the rules that answered them and the thumbs given, with your id; what nobody gave a thumb goes after a day.
thumbs-allowed = Answers to questions have 👍 and 👎 on this server now. A question with its rules is kept here for a day, and longer if it gets a thumb; /privacy deletes one's own.
thumbs-forbidden = Answers are not judged on this server, and no questions are kept.
thumbs-no-server = This is for servers; in direct messages nothing is kept.
thumbs-noted = Thank you, noted.
privacy-deleted = Deleted: boards { $boards }; your id was taken off { $moves } moves and { $seats } seats.

## What goes wrong

error-no-board = There is no board in this channel. Start one with /board new or /board paste.
error-board-there = There is a board in this channel already. /board show shows it, /board end closes it.
error-not-owner = Only the board’s owner may do this.
error-not-moderator = Only a moderator of this server may do this.
error-not-yours = Only the board’s owner, or whoever sits in for { $what }, may do this.
error-not-your-choice = { $player } chooses here ({ $rule }): only who sits in for { $player }, or the board’s owner, may answer. /board sit takes a free seat.
error-stale = The board has changed since that message. /board show shows it as it is.
error-nothing-to-undo = There is nothing to take back: the board is as it began.
error-only-at-start = That can be said only before the first move: { $what }. Take moves back with /board undo, or paste a new board.
error-untold = That was done, but its answer could not be given. /board show shows the board as it is now.
error-unsure = The connection to the board broke off, so I cannot tell whether that was done. /board show shows the board as it is now.
error-nothing-to-redo = There is nothing to do again: no move was taken back here.
error-not-a-player = Only its owner and those who have a seat play on this board. Free seats: { $free }. /board sit takes one; the owner lets everybody in with /board access.
    .near = Only its owner, and those whom the owner lets in with /board access or a seat, play on this board.
error-not-your-move = That was somebody else’s move: only they, or the board’s owner, may take it back.
error-nothing-attacks = Nothing attacks, so nothing can be blocked. First: /attack, or “Opp attacks with everything”.
error-nothing-to-choose = The board is not waiting for a choice.
error-choice-open = First { $player } has to choose: { $prompt }
error-bad-paste = { $count ->
    [one] One line could not be read, so nothing was put down. Mend it, or say partly to take the others.
   *[other] { $count } lines could not be read, so nothing was put down. Mend them, or say partly to take the others.
}
paste-left-out = Left out: { $line }
paste-line = Line { $n }: { $problem }
error-too-large = The file has { $size } KiB; a board may have { $most } KiB at most.
error-text-too-long = The text has { $size } letters; at most { $most } are read.
error-too-deep = This is no board file: its brackets stand more than { $most } deep in each other. Export a board to see the form, or paste it as text.
error-bad-import = This cannot be read as a board or deck{ $place }: found { $found }, expected { $expected }.
    .at = { " " }({ $place })
the-end = the end
place-position = line { $line }, column { $column }
place-number = no. { $n }
place-act = Act { $n }
error-question-gone = That question is no longer at hand. Please give the command again.
error-no-such = There is no { $what } “{ $name }” here.
    .near = There is no { $what } “{ $name }” here. There is: { $near }.
error-ambiguous = “{ $name }” may be several cards: { $near }. Say which.
error-counters-untold = “{ $name }” isn’t there without counters: say how many, as in { $near }.
error-bad-value = { $option }: “{ $found }” is not understood. Expected: { $expected }.
error-bad-item = { $item }: “{ $found }” doesn’t fit here. Expected: { $expected }.
error-bad-act = { $sentence }
error-unknown-command = There is no command “{ $name }”. /help lists them.
    .near = There is no command “{ $name }”. Did you mean { $near }?
error-unknown-card = There is no card named “{ $name }”. Check the spelling.
    .near = There is no card named “{ $name }”. Did you mean { $near }?
error-unknown-rule = { $sentence }
    .near = { $sentence }
error-unknown-term = The glossary has no entry “{ $name }”.
    .near = The glossary has no entry “{ $name }”. Did you mean { $near }?
error-no-token = There is no Discord token. Make a bot at discord.com/developers, put its token into DISCORD_TOKEN or a file named by DISCORD_TOKEN_FILE, or try everything without one: siege console.
error-not-installed = This needs a part that is not installed. Install it with: pip install 'siege-engine[{ $extra }]'
error-too-much = That is more than is kept: { $most } { $what } at most.
error-too-long = This board has become too long to play: to go through all of it again takes more than { $seconds } seconds. Nothing was changed; /board undo takes moves back, and /board new begins anew.
error-library = { $sentence }
error-scenario = { $sentence }
error-database = The database cannot be read: { $reason }. Check the file, or make it anew with siege sync.
error-state-locked = Another program holds the database of boards ({ $file }), so nothing was done. Close it (a database browser, a copy under way, a second bot) and try again.
error-state-damaged = The database of boards ({ $file }) is damaged ({ $reason }). Stop the bot, put a backup in its place, or move it away to begin anew, and start the bot again.
error-state-full = There is no room left for the database of boards ({ $file }); nothing was done. Make room on its disk and try again.
error-state-unwritable = The database of boards ({ $file }) cannot be opened or written ({ $reason }). Check that its folder is there and belongs to the bot’s user.
error-state-away = The database server that keeps the boards does not answer ({ $reason }); nothing was done. Try again; if it goes on, check SIEGE_STATE and the server.
error-trouble = Something went wrong on our side; nothing was changed. Please try again, and report it if it happens again.

## The terminal

console-welcome = Siege Engine { $version }. Type commands as on Discord, without the slash; help lists them, quit leaves.
console-example = Try: what-if "Lightning Bolt" "Grizzly Bears"
console-one-or-none = Type a number, or: none
console-name = { $options ->
    [0] Type a name.
   *[other] Type a number, or a name.
 }
console-order = Type the { $n } numbers in the order you want, as in: { $example } (or: as listed)
console-exactly = Type { $n } numbers with commas, as in: { $example }
console-several = { $least ->
    [0] Type up to { $most } numbers with commas, as in: { $example } (or: none)
   *[other] Type { $least } to { $most } numbers with commas, as in: { $example }
 }
console-number-open = Type a number, { $least } or more.
console-number = Type a number from { $least } to { $most }.
console-divide = Type how much for each, { $least ->
    [0] up to { $most }
   *[other] { $most }
} in all: 1=2, 2=1
console-picture = Picture: { $path }
console-file = File: { $path }
console-no-file = There is no file { $path } that can be read.
console-option = { $command } has no option { $option }. It has: { $options }
console-missing = { $command } needs { $option }. As in: { $usage }
console-quotes = A quotation mark is not closed.
console-bye = Goodbye.

## Options of a choice

choice-why = { $rule }: { $gloss }
choice-onto-stack = In the order in which they go onto the stack: the last one resolves first.
choice-left = { $total } in all; with { $each } for each, { $left ->
    [one] 1 is
   *[other] { $left } are
} left.
option-life = { $life } life
option-told = { $option }: { $detail }
option-least = at least { $n }
option-lethal = { $n } is lethal
option-lethal-deathtouch = { $n } is lethal: deathtouch

## What would come of a choice

outcomes-differ = { $n } different results, as { $player } chooses.
outcomes-same-order = The order doesn’t matter.
outcomes-same-answer = It makes no difference which answer is given.
outcomes-same-so-far = { $n ->
    [one] One answer was tried; there are more.
   *[other] The { $n } answers tried all lead to the same; there are more.
}
outcomes-always = In every case: { $what }
outcomes-in-any-order = In any order: { $what }
outcomes-first-of-effects = Whichever effect is applied first: { $what }
outcomes-in-each-order = In each order tried: { $what }
outcomes-in-any-case = In any case: { $what }
chosen-untold = { $prompt } Nobody has said.
chosen-comes-to = – { $answers }: { $verdict }
chosen-does-not-matter = It does not matter here: { $prompt }
outcomes-each-time = It's up to { $player } { $count } times: { $prompt } – with the same answer each time:
outcomes-each-time-always = In each of these cases: { $what }
outcomes-with-each = With each of these: { $what }
outcomes-steps-of-one = With “{ $answer }” also:
outcomes-steps-in-any-case = Whichever is chosen, then:
outcomes-steps-in-one-order = Then, in one of these orders:
outcomes-steps-in-any-order = In whichever order, then:
outcomes-steps-first-of-effects = Whichever effect is applied first, then:
outcomes-steps-with-each = Then, with every answer tried:
outcomes-unknown-land = a land (say { $name })
outcomes-unknown-creature = a creature (say { $name })
outcomes-unknown-spell = another card (say { $name })
outcomes-unknown-other = no land (say { $name })
outcomes-unknown-no-creature = no creature (say { $name })
outcomes-among-land = a land among them (say { $name }){ $taken ->
        [true] , if it is chosen
       *[false] {""}
    }
outcomes-among-creature = a creature among them (say { $name }){ $taken ->
        [true] , if it is chosen
       *[false] {""}
    }
outcomes-among-spell = another card among them (say { $name }){ $taken ->
        [true] , if it is chosen
       *[false] {""}
    }
outcomes-nothing-more = Nothing more happens.
outcomes-then = Then { $player } chooses: { $prompt }
outcomes-then-many = Then { $player } chooses again, with { $n } different results.
outcomes-further = – { $answer }: { $what }
outcomes-below = {"   "}– { $answer }: { $what }
outcomes-other-order = the other way round
outcomes-lives = { $all ->
    [true] Depending on the order
   *[false] In the orders tried
}, { $player } is at { $lives } { $last ->
   *[other] life
}{ $loses ->
    [true] {" "}or loses the game
   *[false] {""}
}.
outcomes-lives-range = { $least } to { $most }
outcomes-of-orders = { $all ->
    [true] The order matters: { $n } different results.
   *[false] The order matters: { $n } different results of those tried.
}
outcomes-turn-on = Then it depends on this: { $prompt }
outcomes-asked-then = { $count ->
    [one] Then it's up to { $player }: { $prompt }
   *[other] Then it's up to { $player } { $count } times: { $prompt }{ $answered ->
        [each-time] {" "}– with the same answer each time:
       *[other] {""}
    }
}
outcomes-more = … and { $n } more.
outcomes-played = { $n ->
    [one] Played out once, with everybody passing.
   *[other] Played out { $n } times, with everybody passing.
}
outcomes-not-all = There are more answers than were played; they may lead elsewhere.
outcomes-not-to-the-end = Where it says what must be chosen then, it was not played further.
outcomes-by-chance = What is random comes out as this board has it.
outcomes-unread = Careful: not all of { $cards } is read, and that could change this.

acts-understood = Understood: { $acts }.
acts-not-done = Not done: { $act }.
acts-without-it = Without it: { $verdict }
refused-after-the-stack = What is on the stack resolves before that (117.4).
acts-left = Left undone: { $acts }
