### The inbox: what a person received, and all that can be done with it.

## The page

inbox-tabs = What to show
# The two modes of the app, half the width of a phone each: about 14 characters. The same words as share-mode-… and send-friend-mode-….
inbox-tab-anonymous = Anonymous
inbox-tab-valentine = Valentines
# $count is how many items of this mode the person has received.
inbox-title-anonymous = { $count ->
    [0] Questions
    [one] { $count } question
   *[other] { $count } questions
}
inbox-title-valentine = { $count ->
    [0] Valentines
    [one] { $count } valentine
   *[other] { $count } valentines
}
# $count is how many items of the mode on screen are still unopened.
inbox-unread = { $count ->
    [0] All opened
    [one] { $count } waiting to be opened
   *[other] { $count } waiting to be opened
}
# After the count of those that wait, or alone. $count valentines open on 8 March.
inbox-unread-closed = Closed until 8 March: { $count }
inbox-filters = Filter
# Four narrow chips in a row that scrolls: 5 to 14 characters.
inbox-filter-all = All
inbox-filter-unanswered = Unanswered
inbox-filter-unopened = Unopened
inbox-filter-opened = Opened
inbox-list = Received
inbox-loading = Loading your inbox
inbox-load-more = Load more
inbox-empty-valentine-title = No valentines yet
inbox-empty-valentine-text = Someone might just be waiting for your link. Share it and see who’s brave.
inbox-empty-anonymous-title = No questions yet
inbox-empty-anonymous-text = Share your link and find out what people never dared to ask out loud.
inbox-paused = Your inbox is paused. Free notes wait until you resume; paid gifts aren’t taken.
# Small button beside the line above: about 12 characters. Ends the pause.
inbox-resume = Resume
inbox-resumed = Your inbox is open again
inbox-resume-error = We didn’t hear back, so we’re not sure your inbox is open again. We’re checking.
inbox-empty-filter-title = Nothing here
inbox-empty-filter-text = Nothing you received matches this filter.
inbox-show-all = Show all
# Button under an empty list.
inbox-share = Share my link
inbox-failed-title = Your inbox didn’t load
inbox-failed-text = Nothing is lost. Check your connection and try again.
inbox-retry = Try again
inbox-close = Close
inbox-back = Back

## Cards

# On cards of a third of a phone: 10 characters at most. Closed: before 8 March. Open: a button. Opened, answered: states, in small letters
# with a tick, 11 characters at most.
inbox-card-closed = Closed
inbox-card-open = Open
inbox-card-opened = Opened
inbox-card-answered = Answered
# A ribbon across a corner of the card: 11 characters at most. Hidden, visible: whether an answered note stands on the person's own public page
# (nothing to do with a sender's privacy). Mutual: both wrote to each other. Likes you: who sent it signed it.
inbox-ribbon-hidden = Hidden
inbox-ribbon-mutual = Mutual
inbox-ribbon-sympathy = Likes you
inbox-ribbon-visible = Visible
inbox-super = Super
# What a screen reader says of a card, made of two and more parts by saying one after the other: “Tulip”, “Super”, “Opened”, “You make Mondays bearable”.
# $name is all before, $more the next part. Only the comma is to be translated.
inbox-card-name = { $name }, { $more }
# What is in a closed card, for assistive technology.
inbox-wrapped-valentine = Valentine
inbox-wrapped-message = Anonymous question
# The name of a gift or an emotion; $id is its id in the catalogue.
inbox-gift = { $id ->
    [tulip] Tulip
    [candy] Candy
    [kiss] Kiss
    [teddy] Teddy bear
    [bouquet] Bouquet
    [heart_box] Heart box
    [cake] Cake
    [champagne] Champagne
    [rocket] Rocket
    [ring] Ring
    [crown] Crown
    [diamond] Diamond
    [unicorn] Unicorn
    [surprise_box] Surprise box
    [surprise_pack] Surprise pack
    [wish_pack] Wish pack
    [easter_cake] Easter cake
    [club] From the club
    [love] In love
    [laugh] Funny
    [wow] Amazed
    [sad] A bit sad
    [fire] On fire
    [kiss_face] A kiss
    [surprise] Gift surprise
    [anon] Just a question
   *[other] Gift
}

## Opening

inbox-unwrapping = Opening…
inbox-unwrap-skip = Skip
# Over the first letter that a person opens on a day: it greets them by $name. A line of about 30 characters.
inbox-unwrap-first = First of today, { $name }
inbox-note-gone = This note isn’t in your inbox any more.
snackbar-warning-failed-open-valentine = It didn’t open. Try again in a moment.

## Still closed

inbox-closed-title = Not yet!
inbox-closed-subtitle = Valentines open together, all at once
# $time is a date with the hour, in Moscow time.
inbox-closed-moscow = { $time }, Moscow time
# $time is the same moment on the person's own clock.
inbox-closed-local = { $time } where you are
# Under a big number of the countdown, in a quarter of the width: 8 characters, abbreviations are fine. $count is shown above, not here.
inbox-closed-days = { $count ->
    [one] day
   *[other] days
}
inbox-closed-hours = { $count ->
    [one] hour
   *[other] hours
}
inbox-closed-minutes = { $count ->
    [one] minute
   *[other] minutes
}
inbox-closed-seconds = { $count ->
    [one] second
   *[other] seconds
}
inbox-closed-countdown = Time left
inbox-closed-now = It’s time!
inbox-closed-open = Open it
inbox-closed-wait = I’ll wait
inbox-early-text = Open all this year’s valentines now, including the ones still coming. Senders stay secret.
# Main button: $stars is the price. About 30 characters.
inbox-early-buy = { $stars ->
    [one] Open now for { $stars } Star
   *[other] Open now for { $stars } Stars
}
inbox-early-done = You can open all this year’s valentines now
inbox-early-on-its-way = Paid. They’ll open in a moment.
inbox-early-returned = We couldn’t open it. Your Stars are coming back.
inbox-early-failed = That didn’t work. You weren’t charged. Try again in a moment.

## One item

# Headline of the letter that was opened.
inbox-item-valentine = A valentine for you
inbox-item-super = A super valentine!
inbox-item-club = From the club
inbox-item-question = A question for you
inbox-item-no-words = No words, just a gift
inbox-item-gift-sent = Also sent to you as a Telegram gift
inbox-item-your-answer = Your answer
# Stands where a name would: a sender nobody knows yet. Playful; says nothing that we don't know.
inbox-sender-hidden = Mystery sender
inbox-sender-hidden-text = Hidden until you reveal them
inbox-sender-anonymous = Hidden forever
# A promise: exactly this. 'It' is the note.
inbox-sender-anonymous-text = Can’t be revealed: no name is kept with it
inbox-sender-club = The Billet club
inbox-sender-club-text = A note from our team
inbox-sender-mutual-text = It’s mutual: you wrote to each other
# Under the name of who signed a valentine; gender unknown.
inbox-sender-sympathy-text = Likes you and doesn’t hide it
inbox-sender-revealed-text = Revealed
inbox-chat = Open chat
# Main button: leads to learning who it was. About 22 characters.
inbox-reveal = Reveal the sender
inbox-reveal-show = About the sender
# $count is how many reveals the person has left. Without one: the lowest price of a reveal in Stars, $stars.
inbox-reveals-left = { $count ->
    [0] Reveals from { $stars } Stars
    [one] { $count } reveal left
   *[other] { $count } reveals left
}
inbox-reply = Answer
# The same button where the answer has a draft.
inbox-reply-continue = Continue your answer
# A switch: whether note and answer stand on the person's public page.
inbox-visibility = Show on my profile
inbox-visibility-on = Anyone with your link sees this note and your answer
inbox-visibility-off = Only you see this note and your answer
# In the place of the two lines above until the server has answered.
inbox-visibility-saving = Saving…
visibility-change-error = We didn’t hear back, so we’re not sure that changed. We’re checking.
inbox-share-answer = Share my answer
story-share-error = You can’t make a story here.
story-share-fail = The story didn’t work. Try again.

## Answering

inbox-reply-title = Your answer
inbox-reply-label = Write an answer
# Warm. In an empty field.
inbox-reply-placeholder = Say it the way you feel it…
# $count of $limit characters are used.
inbox-reply-counter = { $count } of { $limit }
inbox-reply-too-long = A little shorter, please
inbox-reply-send = Send
inbox-reply-publish = Publish my answer
inbox-reply-publish-on = The note and your answer will show on your profile
inbox-reply-publish-off = The answer goes to the sender only
inbox-reply-publish-off-anonymous = Only you will see your answer
# Beside a field that holds what was typed at another time.
inbox-kept = Kept from last time
inbox-start-over = Start over
# Over words for a note that was answered in other words meanwhile, on another phone say.
inbox-unsent = Your other version, not sent
inbox-unsent-copy = Copy
inbox-unsent-copied = Copied
inbox-unsent-not-copied = That couldn’t be copied. Your words are still here.
inbox-unsent-discard = Throw away
reply-modal-send-error = We didn’t hear back, so we’re not sure your answer went out. It’s still here: send it again, it never goes out twice.

## Revealing

inbox-confirm-title = Reveal the sender?
# $count is how many reveals the person has.
inbox-confirm-subtitle = { $count ->
    [one] This uses your last reveal
   *[other] This uses 1 of your { $count } reveals
}
inbox-reveal-shows = What you’ll see
inbox-reveal-shows-name = First name and photo
inbox-reveal-shows-username = Username, if they have one
inbox-reveal-shows-link = Their link, to send something back
inbox-reveal-shows-time = The exact time it was sent
inbox-confirm-yes = Reveal
# The same button where pressing and holding it plays the reveal. A tap works too. About 24 characters.
inbox-confirm-hold = Hold to unmask
inbox-confirm-no = Not now
reveal-sender-error = We couldn’t show the sender. Try again: it won’t cost you another reveal.
inbox-gone-title = Nobody there
inbox-gone-heading = This account no longer exists
inbox-gone-text = There’s no one left to show. Your reveal is still yours.

## Packs

inbox-packs-title = Who could it be?
inbox-packs-subtitle = One reveal shows one sender
inbox-packs-choice = Pick a pack
# $count is how many reveals the pack holds.
inbox-packs-name = { $count ->
    [one] { $count } reveal
   *[other] { $count } reveals
}
# $stars is the price of one reveal, $saved what is saved in all. A line of about 32 characters.
inbox-packs-saved = { $stars } each, you save { $saved }
# A badge. The percent sign as the language sets it.
inbox-packs-discount = −{ $percent }%
inbox-packs-price = { $stars } Stars
inbox-packs-free = Free
# Main button: about 32 characters.
inbox-packs-buy = { $count ->
    [one] Get { $count } reveal for { $stars } Stars
   *[other] Get { $count } reveals for { $stars } Stars
}
inbox-packs-small = One goes on this sender right away, the rest are yours.
inbox-packs-small-one = It goes on this sender right away.
inbox-packs-checking = Checking the payment
inbox-packs-showing = Finding out who it was
inbox-payment-preparing = Preparing the payment
payment-error = The payment didn’t go through. If it does after all, you’ll still get what you bought.
# Only where the server knows that nothing was and will be charged.
inbox-payment-uncharged = The payment didn’t go through. You weren’t charged.
inbox-payment-unreturned = It didn’t work, and we couldn’t send your Stars back. Send /paysupport to our bot.
inbox-payment-waiting = We’re waiting to hear about the payment. Once it’s in, the rest happens on its own.
# $stars is what the server asks for now, in whole Stars.
inbox-price-changed = { $stars ->
    [one] The price is { $stars } Star now. You haven’t been charged: take another look before you pay.
   *[other] The price is { $stars } Stars now. You haven’t been charged: take another look before you pay.
}
reveal-purchase-failed = You can’t buy this pack right now.
reveal-purchase-error = The purchase didn’t start. Check your connection and try again.
inbox-packs-bought = Your reveals are here.
inbox-packs-on-its-way = Your reveals are on their way. They’ll be here in a moment.
inbox-packs-returned = The purchase didn’t work out. Your Stars are coming back.

## Sender details

# The big moment: the name appears below. Suspense; gender unknown, so 'And the name is…' is as good.
inbox-details-title = It was…
# Main button after a reveal. $name is the sender's first name; gender unknown.
inbox-next-write = Write to { $name }
# Leads to the gifts for the sender.
inbox-next-send = Send one back
# Leads to a picture to post: it says that the sender was found out, not who it was.
inbox-next-share = Share the unmasking
# The sender deleted the account after this person had revealed them.
inbox-details-gone = This account has since been deleted. You keep the first name you revealed; everything else is gone.
inbox-details-sent = Sent
inbox-details-place = Place
inbox-details-network = Network
inbox-details-device = Device
inbox-details-browser = Browser
inbox-details-system = System

## Block and report

# Name of three dots in the head of a letter, for assistive technology.
inbox-safety-open = Block or report
inbox-safety-title = Keep it kind
inbox-safety-subtitle = You don’t have to read what hurts
inbox-safety-more = Pause, muted words and blocks
inbox-safety-more-hint = For your whole inbox
inbox-block = Block the sender
# 'They' is the sender, whom nobody knows.
inbox-block-off = Nothing more from them will reach you. They won’t be told, and you won’t learn who it is.
inbox-block-on = Nothing more from them reaches you. You can let them back in whenever you like.
inbox-block-error = We didn’t hear back, so we’re not sure the block changed. We’re checking.
# Notices after blocking and unblocking; 'the sender' is one unknown person of unknown gender.
inbox-blocked = The sender is blocked
inbox-unblocked = The sender can write to you again
inbox-report = Report it
inbox-report-hint = Our team reads it but never sees who wrote it
inbox-report-title = What’s wrong with it?
inbox-report-subtitle = The sender won’t know you reported it
inbox-report-reasons = Reason
inbox-report-insult = It insults or bullies
inbox-report-threat = It threatens
inbox-report-sexual = It’s sexual and unwanted
inbox-report-spam = It’s spam or a scam
inbox-report-minor = It puts a minor at risk
inbox-report-other = Something else
inbox-report-text = Anything to add?
inbox-report-placeholder = Only if you feel like it
inbox-report-send = Send the report
inbox-report-error = We didn’t hear back, so we’re not sure your report arrived. It’s still here: send it again, it counts once.
inbox-reported-title = Thank you
inbox-reported-text = Our team will look at it soon. If it breaks the rules, it’s taken down.
inbox-reported-done = Done

## Contest

# The contest: who received the most this year, by region.
inbox-contest = How the contest works
inbox-contest-text = Who’ll get the most kind words this year?
inbox-contest-season = Season
# $year is a year.
inbox-contest-season-text = It runs all through { $year } and ends on New Year’s Eve at midnight, Moscow time.
inbox-contest-score = Score
inbox-contest-score-text = Every note in your inbox counts as one, signed or hidden. We count once a day. How many people wrote doesn’t matter and isn’t shown.
inbox-contest-prizes = Prizes
inbox-contest-prizes-text = First, second and third place in every region get a winner’s gift in their inbox.
inbox-contest-choice = Only if you want
inbox-contest-choice-text = Nobody sees you on a list until you join in. You can leave any time.
inbox-contest-leaderboard = See the leaderboard

# What the manifest says: the tab, and what stands in the page's place outside the messenger.
# Label of the tab: 10 characters.
inbox-tab = Inbox
inbox-web-title = Your inbox lives in Telegram
inbox-web-text = Open Billet there and read what’s waiting for you.
