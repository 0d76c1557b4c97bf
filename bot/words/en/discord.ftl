## What only Discord needs

menu-check = Check this rules question
command-board = Boards: start, fill, show, undo, share
    .thread = In a thread of its own
board-thread = Board of { $name }
board-in-thread = The board is in { $thread }.

## Choices

choice-exactly = { $n ->
    [one] Choose one
   *[other] Choose { $n }
}
choice-between = Choose { $least } to { $most }
choice-none = None
choice-done = Done
choice-as-listed = As listed
choice-rest-as-listed = The rest as listed
choice-start-over = Start over
choice-number = Choose a number
choice-divide = Divide
choice-text = Type the answer
choice-picked = So far: { $what }
choice-made = ✓ { $name } has chosen.
choice-made-so = ✓ { $name } has chosen: { $what }.
form-number = A number from { $least } to { $most }
form-number-open = A number, { $least } or more
form-divide = Divide { $total }
form-text = Your answer
form-text-hint = A name, or several with commas

## What goes wrong

error-too-slow = That took more than { $seconds } seconds, so it was stopped and nothing was changed. Try it in smaller steps, or on a smaller board.
error-too-heavy = That needed more memory than a board may have, so it was stopped and nothing was changed. Try it in smaller steps, or on a smaller board.
error-resting = { $seconds ->
    [one] This board took too long and rests for another second. It can be shown, exported and taken back meanwhile.
   *[other] This board took too long and rests for another { $seconds } seconds. It can be shown, exported and taken back meanwhile.
}
error-busy = Too much is going on at this moment; nothing was done. Please try again in a few seconds.
error-broken = The board’s worker cannot go on ({ $reason }); nothing was changed. Please try again, and report it if it happens again.
error-too-fast = { $seconds ->
    [one] One thing at a time, please: try again in a second.
   *[other] One thing at a time, please: try again in { $seconds } seconds.
}
error-closing = The bot is being restarted; please try again in a minute. Your board is kept.
error-no-thread = A thread cannot be started here. Use /board new without thread, or let somebody who may start threads invite the bot with that permission.
error-forgotten = The other pages of that message are no longer at hand. Please ask again.
error-outdated = Your Discord shows an older form of this command. Restart Discord (Ctrl+R), then try again.
error-wrong-token = Discord does not accept this token. Copy it anew from discord.com/developers (Bot, Reset Token).
error-no-discord = Discord cannot be reached ({ $reason }). Check the connection, then start the bot again.

## siege doctor

doctor-settings = they are understood
doctor-token = Discord knows the application “{ $name }”
doctor-discord-away = Discord could not be asked ({ $reason }). Check the connection and try again.
doctor-no-bot-scope = the application cannot be installed with the scope “bot”. Add it at discord.com/developers (Installation, Guild Install).
doctor-no-boards = there are none yet; the file is made when the bot starts
doctor-boards = the database answers; open boards: { $boards }
doctor-starter = there is only the embedded starter set. “siege sync” downloads all cards and the rules.
doctor-cards = { $cards } cards of { $cards_date }, rules of { $rules_date }
doctor-cards-old = { $cards } cards of { $cards_date }, rules of { $rules_date }: they are old. “siege sync” renews them.
doctor-room = { $free } MB are free in { $folder }
doctor-no-room = only { $free } MB are free in { $folder }: “siege sync” needs 500. Make room.
doctor-runs = the bot runs and is well ({ $file })
doctor-ill = the bot has not been well for a minute ({ $file }): its log says why
