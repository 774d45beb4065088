# What the bot says in its chat, on invoices and at payment.

# The first message of the bot. $name is the first name of whoever reads it.
bot-start = Hi, { $name }! Billet is for anonymous notes and little gifts between people who like each other. Open the app, share your link and see what you get!
# 'Below' is a button under the field where one writes.
bot-send-valentine = Who’s your valentine for? Pick a friend below, and I’ll open the card for them.
bot-send-anon = Who have you always wanted to ask something? Pick a friend below. Your name won’t be on it, and the app tells you who could find out.
# Button, about 20 characters.
bot-choose-friend = Choose a friend
# $name is the friend who was chosen; gender unknown.
bot-friend-chosen = { $name }? Good choice! Tap the button and write.
bot-friend-self = That’s you! Pick someone else, they’ll be glad to hear from you.
# Answer when the chosen friend has deleted their account; it does not say so.
bot-friend-gone = You can’t write to this friend right now. Pick someone else, they’ll be glad to hear from you.
# A name for who has none that can be shown.
bot-nameless = Somebody
# Commands (/terms) stay as they are.
bot-help =
    Here’s how it works:
    1. Share your link from the app.
    2. Friends send you notes and gifts.
    3. Open them, answer, and find out who wrote.

    /terms has the rules, /paysupport helps with payments.
# The rules, and what is promised of anonymity: exact, no more and no less than here. Longer is fine, vague isn't.
bot-terms =
    Be kind: no insults, threats or spam. You pay for gifts and extras in Stars, and they leave right after payment; what’s hidden forever travels with others and arrives within 15 minutes. Whatever can’t be delivered is refunded automatically.
    A signed note shows its sender’s name. A hidden one can be revealed by the recipient for Stars. And once you’ve each opened a note from the other (both valentines or both questions, neither hidden forever, both sent with Match on), it’s mutual: you both see name, photo and username for free. The app says so before you send. A note that’s hidden forever can’t be revealed at any price and is never mutual: once it has arrived, no name is kept with it. What remains: Telegram knows who paid, but isn’t told for whom. And whoever holds both our database and its secret key could test a guess about two particular people; without the key nobody can.
# $isStaffed: whether people answer at the moment. Both halves are whole paragraphs.
bot-paysupport =
    If we can’t deliver what you paid for, it comes back to you on its own, usually within minutes.
    { $isStaffed ->
        [true] If something still looks wrong, write here what you bought and when. What you write in the next days is read by the people behind Billet, and their answer comes into this chat.
       *[false] Nobody reads messages here at the moment. If something still looks wrong, please come back later.
    }
    Telegram’s own support can’t help with purchases in this bot.
bot-support-arrived = We’ve got your message. The answer will come to this chat.
# $text is what an operator wrote.
bot-support-answer =
    Billet’s answer:

    { $text }
bot-support-closed = This conversation is closed. Need anything else? /paysupport opens a new one.
bot-support-too_long = That’s too long for one message: at most 3,500 characters. Nothing was passed on.
bot-support-too_many = We’ve got your messages and will answer them. Please wait for that before you send more.
bot-support-not_text = We can only pass on text. Please write it in words.
bot-unknown = Hmm, I didn’t get that. Notes are written and read in the app: /start opens it. /help tells you how it works, /paysupport helps with payments.

# The buttons under messages of the bot: about 25 characters each.
bot-button-open = Open Billet
bot-button-send = Pick a gift
bot-button-ask = Ask anonymously
bot-button-inbox = Open it

# What the messenger's list shows beside each command: at most 40 characters, no full stop.
bot-command-start = Open Billet
bot-command-help = How it works
bot-command-terms = Rules
bot-command-paysupport = Help with payments
bot-command-reports = Open reports
bot-command-requests = Refund requests
bot-command-refund = Refund a payment
# The button beside the field where one writes: the name of the app.
bot-menu = Billet

# $kind is what waits unopened: one of these, or 'several' where more than one note waits. Says nothing about who sent it.
bot-arrived =
    { $kind ->
        [question] 💌 You’ve got a question! Guess who?
        [valentine] 💌 You’ve got a valentine! Guess who?
        [super] 💛 You’ve got a super valentine! Guess who?
        [gift] 🎁 You’ve got a valentine with a Telegram gift! Guess who?
       *[several] 💌 You’ve got something! Guess who?
    }
# To the one of two whose note was opened first, when the other opens theirs. Names nobody; gender unknown.
bot-matched = 💞 It’s mutual: you wrote to each other. See who it is!
# $name is who answered, $answer their words. One line of ours, an empty line, theirs.
bot-answered =
    💬 { $name } answered your note:

    { $answer }
# The same where the note had words: $question is what the reader wrote, in quotation marks.
bot-answered-quoted =
    💬 { $name } answered your note:

    “{ $question }”

    { $answer }
# $stars came back. Said once, with both possible reasons.
bot-refunded =
    { $stars ->
        [one] { $stars } Star is back with you: we couldn’t deliver the order, or refunded it as you asked.
       *[other] { $stars } Stars are back with you: we couldn’t deliver the order, or refunded it as you asked.
    }
bot-refund-refused = We couldn’t send your Stars back ({ $stars }): Telegram refused. Send /paysupport here: a person reads it and answers in this chat.
# Follows the message above, where what was bought is given back: reveals, early opening.
bot-refund-refused-unused = Whatever we’d taken back for them is yours again.
# $when is a date. Polite: the person may be angry.
bot-request-refused = We’ve looked at your request to get { $stars } Stars back ({ $when }), and we won’t send them back. If you see it differently, send /paysupport.
bot-refunded-unused = We’ve taken back what you hadn’t used of it.

bot-cannot-pay = This order can’t be paid any more. You weren’t charged. Please start again in the app.

# Titles of invoices: at most 32 characters. Descriptions: at most 255.
bot-invoice-item = A gift in Billet
# $gift is the name of a gift as send-gift-… has it; it begins the sentence.
bot-invoice-item-description = { $gift }. On its way right after payment.
# $reveals is 1, 3 or 6. At most 32 characters.
bot-invoice-pack =
    { $reveals ->
        [one] { $reveals } reveal
       *[other] { $reveals } reveals
    }
bot-invoice-pack-description =
    { $reveals ->
        [one] Find out who sent one of your notes.
       *[other] Find out who sent { $reveals } of your notes.
    }

bot-invoice-early = Early opening
# $year is a year.
bot-invoice-early-description = All your { $year } valentines open right after payment, and so do any that arrive before 8 March.

bot-sender-gone = This sender has deleted their account. Your reveal is still yours.

# Only operators see these.
bot-operator-refund-usage = Write it like this: /refund, a space, and the payment’s id from the payer’s receipt in Telegram.
bot-operator-refund-started = The Stars are on their way back. What was delivered stays.
bot-operator-refund-unknown = There is no such payment.
bot-operator-refund-refused = This payment is still being processed or was already refunded.
bot-operator-refund-failed = Telegram refused to refund this payment. We won’t try again.
bot-operator-help =
    For operators:
    /reports lists the open reports.
    /requests lists the refund requests.
    /refund and a payment’s id refunds it.
    Reply to a person’s message to answer it.
bot-operator-reports =
    { $total ->
        [0] No open reports.
        [one] One open report.
       *[other] { $total } open reports. Threats and anything about minors come first; here are { $listed }.
    }
# $reason is the recipient's choice, $message the reported text, $note what the recipient added ('—' for nothing).
bot-operator-report =
    Reported on { $date }
    Reason: { $reason ->
        [insult] insult
        [threat] threat
        [sexual] sexual
        [spam] spam
        [minor] concerns a minor
       *[other] something else
    }

    Note: { $message }
    Recipient adds: { $note }{ $isAnonymous ->
        [true] {" "}(Hidden forever: a stop applies to this recipient only.)
       *[false] {""}
    }
bot-operator-act-keep = Keep it
bot-operator-act-remove = Take it down
bot-operator-act-stop_week = Take down, stop the sender for 7 days
bot-operator-act-stop_month = Take down, stop the sender for 30 days
bot-operator-done-keep = Kept
bot-operator-done-remove = Taken down
bot-operator-done-stop_week = Taken down, sender stopped for 7 days
bot-operator-done-stop_month = Taken down, sender stopped for 30 days
bot-operator-done-before = This report was already settled

# On pictures and messages that people share.
# Posters: the headline of a story picture, in very large letters, three lines of 12 to 15 characters at most.
# A no-break space (U+00A0) after short words, so that none ends a line alone. The picture speaks for its owner: I, me.
bot-share-title-valentine = Send me a valentine
bot-share-title-anonymous = Ask me anything
bot-share-answer-valentine = A valentine, and my answer
bot-share-answer-anonymous = They asked, I answered
# Small, above the answer on a picture.
bot-share-answer-label = My answer
# Headline of that picture.
bot-share-reveal-title = Mystery solved
# The owner’s words under the note on that picture. It names nobody; the gender of the sender is unknown.
bot-share-reveal-words = And now I know who it was 👀
# Small, above the owner’s words on a picture that says that the sender was revealed.
bot-share-reveal-label = Unmasked
# What friends get in a chat, above a button. $name shares their link; gender unknown.
bot-share-message-valentine = 💌 { $name } is waiting for a valentine. Signed or not: you choose.
bot-share-message-anonymous = 🎭 Ask { $name } anything. Your name won’t be on it.
# The button: about 22 characters.
bot-share-button-valentine = Send a valentine
bot-share-button-anonymous = Ask anonymously

# Notes of the product team in the inbox of those who came early, and of who won a season.
bot-service-note-1 = You joined before Valentine’s Day was over. That makes you one of the very first, and we noticed. Thank you! 💛
bot-service-note-2 = The first notes have found their people, thanks to you. Keep writing: somebody is waiting for a kind word.
# Read on 8 March, all over the world: no season of the year.
bot-service-note-3 = That was your first 8 March with us. May the days ahead bring you many more warm words. 🌷
# $season is a year; $place is 1, 2 or 3. No number is counted here.
bot-service-winner = { $place ->
        [1] First place in your region in { $season }! Nobody received more. The crown is yours. 🏆
        [2] Second place in your region in { $season }! People clearly have a lot to tell you. 🥈
       *[3] Third place in your region in { $season }! What a year of kind words. 🥉
    }

# Only operators see these too.
bot-operator-refund-asked =
    { $name } asks for a refund of { $stars } Stars ({ $what }, { $when }).
    Payment: { $charge }
bot-operator-request-approved = Approve
bot-operator-request-refused = Refuse
bot-operator-request-approved-done = Approved: the Stars are on their way back
bot-operator-request-refused-done = Refused
bot-operator-request-before-done = This request was already decided, or its Stars have gone back by now
bot-operator-requests =
    { $total ->
        [0] No refund requests.
        [one] One refund request.
       *[other] { $total } refund requests, oldest first; here are { $listed }.
    }
# $list is ids of payments, one a line.
bot-operator-set-aside =
    { $count ->
        [one] One payment came in
       *[other] { $count } payments came in
    } without a matching order in this database. The money is set aside, and nothing is refunded automatically: the database may be an old copy or a new one.
    To refund a payment: /refund and its id.

    { $list }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
bot-operator-refund-cap =
    { $cap } payments were refunded automatically within an hour. That’s the limit (AUTOMATIC_REFUNDS_AN_HOUR), and { $waiting } more wait for the next hour.
    If they’re right, there’s nothing to do; /refund and a payment’s id refunds one at once.
bot-operator-refund-stuck =
    { $stars } Stars can’t be sent back yet: twelve tries have failed. The bot may not have enough Stars, or Telegram may be down. We’ll keep trying.
    Payment: { $charge }
bot-operator-refund-messenger =
    Telegram refused to send { $stars } Stars back. We won’t try again, and the payer knows.
    Payment: { $charge }

# $remote and $version are names for developers. Some people get a new version before all others do.
bot-operator-canary =
    { $isTakenBack ->
        [true] The new version of { $remote } that some people try ({ $version }) failed too often and was taken back.
       *[false] The new version of { $remote } that some people try ({ $version }) fails too often. The release can’t be written, so it still names it; our servers don’t offer it any more.
    }
    Users with failures: { $failures }, with starts: { $starts }. Of the version of all others: users with failures: { $activeFailures }, with starts: { $activeStarts }.

# $number tells conversations apart, $name is the person, $operator an operator, $text what was written.
bot-operator-ticket =
    { $number } { $name } writes (reply to answer):

    { $text }
bot-operator-ticket-close = Close the conversation
bot-operator-ticket-sent = { $number } Sent to { $name }.
bot-operator-ticket-answered =
    { $number } { $operator } answered { $name }:

    { $text }
bot-operator-ticket-unknown = There’s nobody behind that message. To answer a person, reply to the message that came from them.
bot-operator-ticket-closed = That conversation is closed, so your answer wasn’t sent. The person can start a new one with /paysupport.
bot-operator-ticket-too_long = That’s too long: at most 3,500 characters. It wasn’t sent.
bot-operator-ticket-not_text = You can only send text. It wasn’t sent.
bot-operator-ticket-ended = Closed
bot-operator-ticket-ended-before = This conversation was already closed

## Prompts of the day
# One line each, of at most 60 characters, on a user's poster and page: 'me' is that user. It invites friends to write. Say it as people
# speak; another question of the same kind is better than a stiff translation. No gender of who writes or reads.
bot-prompt-1 = Two truths and a lie about me
bot-prompt-2 = Which song reminds you of me?
bot-prompt-3 = What was your first impression of me?
bot-prompt-4 = Describe me in three emojis
bot-prompt-5 = Tell me a secret
bot-prompt-6 = What should I do this weekend?
bot-prompt-7 = Rate my playlist
bot-prompt-8 = What would you ask if I couldn’t get mad?
bot-prompt-9 = What’s my superpower?
bot-prompt-10 = Which film character am I?
bot-prompt-11 = Confess something, I won’t tell
bot-prompt-12 = What’s your favourite memory of us?
bot-prompt-13 = Give me a nickname
bot-prompt-14 = What am I really good at?
bot-prompt-15 = Truth or dare? You pick
bot-prompt-16 = Where should we travel together?
bot-prompt-17 = What should I try this year?
bot-prompt-18 = Which animal am I?
bot-prompt-19 = Finish the sentence: you always…
bot-prompt-20 = What would you thank me for?
bot-prompt-21 = Guess what I’m afraid of
bot-prompt-22 = Recommend me a series
bot-prompt-23 = What would you cook for me?
bot-prompt-24 = What colour am I?
bot-prompt-25 = Say what you never dared to say
bot-prompt-26 = Rate my last photo
bot-prompt-27 = What makes you think of me?
bot-prompt-28 = Give me a challenge for the week
bot-prompt-29 = What would you change about me?
bot-prompt-30 = Do you have a crush on me?
bot-prompt-31 = What always makes you laugh?
bot-prompt-32 = What’s the best advice you ever got?
bot-prompt-33 = Which superhero would I be?
bot-prompt-34 = Would you go on a trip with me?
bot-prompt-35 = Describe me in one word
bot-prompt-36 = What should I wear tomorrow?
bot-prompt-37 = Ask me something people never ask
bot-prompt-38 = Which emoji do I use too much?
bot-prompt-39 = What are you dreaming about?
bot-prompt-40 = Pizza or sushi with me?
bot-prompt-41 = What do you like about me?
bot-prompt-42 = Where will I be in ten years?
bot-prompt-43 = Send me a compliment
bot-prompt-44 = What’s your unpopular opinion?
bot-prompt-45 = Which job would suit me?
bot-prompt-46 = Coffee or a walk?
bot-prompt-47 = What would our band be called?
bot-prompt-48 = What’s one thing I should know?
bot-prompt-49 = What makes you happy right now?
bot-prompt-50 = Which day with me would you repeat?
bot-prompt-51 = Tell me a joke
bot-prompt-52 = What’s my theme song?
bot-prompt-53 = What should I read next?
bot-prompt-54 = What should we do together?
bot-prompt-55 = What would you give me for my birthday?
bot-prompt-56 = Ask me for advice
bot-prompt-57 = Which word do I say all the time?
bot-prompt-58 = What’s your wish for today?
bot-prompt-59 = What will we laugh about in a year?
bot-prompt-60 = Write what’s on your mind

# The preview of a link to the app: its title, about 40 characters, and its description. The same as share-web-title and share-web-text.
bot-preview-title = Collect secrets and valentines
bot-preview-text = Get your own link and find out what friends would only say anonymously.
