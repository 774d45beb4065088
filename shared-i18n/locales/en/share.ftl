### The share page and the share menu.

share-mode = What to receive
# The two modes of the app, half the width of a phone each: as inbox-tab-….
share-mode-anonymous = Anonymous
share-mode-valentine = Valentines
share-mode-loading = Changing the mode…

## Header card
share-title-valentine = Get valentines
share-title-anonymous = Get anonymous questions
# Chips under the person's name: about 24 characters. They speak for the person: me.
share-chip-anonymous = Ask me anything
share-countdown-today = It’s 8 March today!
share-countdown-tomorrow = 8 March is tomorrow
# $days is 2 to 9.
share-countdown-days = { $days ->
    [one] { $days } day to 8 March
   *[other] { $days } days to 8 March
}
share-countdown-later = Who’s thinking of you?
# The same from New Year on, while valentines stay closed.
share-countdown-closed = Valentines open on 8 March

## Steps
share-step-share-title = Share your link
share-step-share-text-valentine = Everyone who taps it can send you a valentine.
share-step-share-text-anonymous = Everyone who taps it can ask you anything.
# Buttons of the steps: about 20 characters. Share: as a verb on its own.
share-step-share-action = Share
share-step-send-title = Send one yourself
share-step-send-text-valentine = Valentines love company: start with a friend.
share-step-send-text-anonymous = Ask a friend what you’ve always wanted to know.
share-step-send-action-valentine = Send a valentine
share-step-send-action-anonymous = Ask a friend
share-step-channel-title = Join our channel
share-step-channel-text = News, contests and small joys.
share-step-channel-action = Open the channel
# The messenger lets people wear a small picture beside their name: a status.
share-step-status-title = Add our badge
share-step-status-text = A little badge next to your name.
share-step-status-action = Add the badge
share-link = Your link
# Button: about 18 characters.
share-copy = Copy link

## Every sheet and list
share-back = Back
share-retry = Try again
share-more = Show more
share-more-failed = The rest didn’t load. Check your internet and try again.

## Outcomes
share-status-done = Done: you’ve got the Billet badge
share-status-declined = No badge this time
share-status-unsupported = Your Telegram can’t add this badge yet
share-status-error = The badge couldn’t be added
share-copy-done = Link copied
share-copy-error = The link couldn’t be copied
share-chat-error = The chat list couldn’t be opened
share-story-error = The story couldn’t be made
# A notice where no story can be posted: Telegram on a computer. The picture is saved or opened.
share-story-phone = Stories need your phone. Here’s the picture to take along.
share-photo-error = The picture couldn’t be shared
share-save-done = Picture saved
share-save-error = The picture couldn’t be saved
share-error = Sharing didn’t work. Try once more?
share-unavailable = Sharing isn’t available here. Copy the link instead.
share-cancelled = Nothing was shared
share-no-answer = Telegram didn’t say how that went. Check there if it worked.
share-messenger-slow = Telegram hasn’t answered yet. If nothing opened, this version might not support it.

## Share menu
share-menu = Share
share-menu-title = Share your link
share-answer-title = Share your answer
# The same for a picture that says that the sender of a note was found out.
share-reveal-title = Share the unmasking
share-menu-close = Close
share-menu-loading = A moment…
# Small words under icons, four in a row: about 16 characters, on two lines at most. Below: what the way to a chat is waiting for.
share-menu-chat = Send in a chat
share-menu-chat-preparing = Preparing your message…
share-menu-chat-choosing = Choose in Telegram who gets it
share-menu-chat-slow = Nothing opened? Tap to send the plain link
share-menu-copy = Copy link
share-menu-save = Save
# Small button beside the name of a look: about 18 characters.
share-menu-how = How stories work

# What Telegram puts beside the link.
share-text-valentine = Send me a valentine, signed or not 💌
# The person speaks: me. What follows is the link.
share-text-anonymous = Ask me anything, without your name on it 🎭

## Stories
share-menu-photo = Another app
# How a picture can look, one of five: a word each.
share-looks = Pick a look
share-look-classic = Classic
share-look-letter = Letter
share-look-headline = Headline
share-look-portrait = Portrait
share-look-chat = Chat
share-look-drawing = Your picture is being drawn…
share-look-failed = This picture didn’t load
share-story-steps = How it works
share-story-next = Next
share-story-count = { $step } of { $steps }
# The button on the story: about 18 characters. The person speaks.
share-story-widget = Write to me
share-story-messenger-title = Your Telegram story
share-story-messenger-post = Make the story
# Four steps of a tutorial: a short headline, one line or two below.
share-story-messenger-1-title = Your picture is ready
share-story-messenger-1-text = Your name, your link, one big invitation.
share-story-messenger-2-title = Telegram opens its editor
share-story-messenger-2-text = Move things around, add music or stickers.
share-story-messenger-3-title = Add your link
share-story-messenger-3-text = We’ve copied your link, just paste it. Premium? It’s on the story already.
share-story-messenger-4-title = Post it and wait
share-story-messenger-4-text = Whatever friends send lands in your inbox.

## Safety: pause, muted words, blocks

# A sheet of settings that protect: calm and kind.
share-safety-title = Privacy and safety
share-safety-subtitle = You decide what reaches you
share-safety-unknown = …
share-safety-failed = This didn’t load
share-safety-error = We didn’t hear back, so we’re not sure that changed. We’re checking.
# Stands under whatever was to be changed when nobody can say whether it was.
share-unknown = We didn’t hear back, so we’re not sure that got saved. Check again in a moment.
share-paused = Your inbox is paused. Free notes wait until you resume; paid gifts aren’t taken.
share-resume = Resume
share-resumed = Your inbox is open again
share-pause = Pause my inbox
share-pause-off = Take a break: nothing new shows up till you’re back, and nobody’s told.
share-pause-on = Nothing new shows up now. Free notes wait for you; paid gifts are turned down before payment.
share-words = Muted words
# $count is how many words are muted.
share-words-hint = { $count ->
    [0] None yet
    [one] { $count } word
   *[other] { $count } words
}
share-words-subtitle = Notes with these words land in a separate, quiet list
share-words-label = Word or phrase
# $count of $limit characters are used.
share-words-counter = { $count } of { $limit }
# Small button: 12 characters.
share-words-add = Mute it
share-words-blank = Write a word first
share-words-too-long = A little shorter, please
share-words-known = This one is muted already
share-words-full = That’s the most you can mute
share-words-not-text = Some of these characters can’t be used
share-words-empty = Nothing is muted.
share-words-matching = Capitals, accents, tone marks and look-alike letters don’t matter, and longer words also match with endings.
# $word is a muted word.
share-words-remove = Stop muting “{ $word }”
share-muted = Muted notes
# $count is how many notes were muted.
share-muted-hint = { $count ->
    [0] Nothing here
    [one] { $count } note
   *[other] { $count } notes
}
share-muted-subtitle = Only you see these, and they don’t count anywhere
share-muted-loading = Loading muted notes
share-muted-failed = The muted notes didn’t load
share-muted-empty = Nothing muted
share-muted-empty-text = Notes with one of your muted words land here, quietly.
# A button of one of several notes, for assistive technology. $action is what stands on it.
share-note-action = { $action }: note { $place }
# Small buttons under a note: 14 characters each.
share-muted-read = Read
share-muted-block = Block
share-muted-unblock = Unblock
share-muted-blocked = The sender is blocked
# 'They' is one unknown sender, as in inbox-unblocked.
share-muted-unblocked = They can write to you again
share-muted-report = Report
share-muted-release = Move to inbox
share-muted-released = It’s in your inbox now
share-blocked = Blocked senders
share-blocked-hint = Known only by what they sent
share-blocked-subtitle = You see their notes, never their names
share-blocked-loading = Loading blocked senders
share-blocked-failed = The blocked senders didn’t load
share-blocked-empty = Nobody is blocked
share-blocked-empty-text = If a note hurts, open it and block whoever sent it. They won’t be told.
share-blocked-release = Unblock
share-blocked-released = They can write to you again
share-note-unread = Not opened yet
share-note-no-words = No words, just a gift

## Leaderboard

# $rank is one's place.
share-leaderboard-rank = #{ $rank }
share-rank-label = #{ $rank }: your place in the leaderboard
# One word where the language has one.
share-leaderboard = Leaderboard
# $season is a year.
share-leaderboard-season = Season { $season }: who received the most
share-leaderboard-boards = Which list
share-leaderboard-global = World
share-leaderboard-list = Places
share-leaderboard-own = Your place
share-leaderboard-loading = Loading the leaderboard
# Small, beside the own name in the list.
share-leaderboard-you = that’s you
# $count is how many notes came this season.
share-leaderboard-score = { $count ->
    [one] { $count } note
   *[other] { $count } notes
}
share-leaderboard-listed = Others see you on the list
share-leaderboard-unlisted = Only you see this
share-leaderboard-empty = The throne is empty
share-leaderboard-empty-text = Nobody is on this list yet. Be the first!
share-leaderboard-failed = The list didn’t load
share-leaderboard-join = Take part
share-leaderboard-change = Change or leave
share-leaderboard-contest = How it works
share-category = Where to show you?
share-category-text = Others will see your name, photo and how many notes you received
share-category-nowhere = Nowhere
share-category-nowhere-text = Nobody but you sees your place
share-category-global = Worldwide
share-category-global-text = On the world’s list only
share-category-save = Save

## Settings
share-settings = Settings
share-settings-language = Language
share-settings-wishes = My wishes
# A line that invites friends to write, on the user's poster and page.
share-prompt = My prompt
share-prompt-subtitle = A line on your poster and page that gets friends writing
share-prompt-none = No prompt
share-prompt-day = Prompt of the day
share-prompt-own = My own words
share-prompt-blank = Write your prompt first
share-settings-leaderboard = Leaderboard
share-settings-safety = Privacy and safety
share-settings-purchases = Purchases
share-settings-export = Export my data
share-settings-delete = Delete my account
share-settings-note = Made for people who like each other
# A choice: the language of the Telegram app.
share-language-auto = As in Telegram
share-purchases-subtitle = We never show here who a gift was for
# Stands over the list where a gift is in it.
share-purchases-batch = A gift that’s hidden forever travels with others and arrives within 15 minutes.
share-purchases-loading = Loading your purchases
share-purchases-failed = Your purchases didn’t load
share-purchases-empty = Nothing bought yet
share-purchases-empty-text = Everything you pay for in Stars shows up here.
share-purchase-item = A gift
share-purchase-reveal-pack = Reveals
share-purchase-early-reveal = Early opening
share-purchase-price = { $stars ->
    [one] { $stars } Star
   *[other] { $stars } Stars
}
# States of a purchase: about 24 characters.
share-purchase-created = Not paid
share-purchase-awaiting-payment = Not paid
share-purchase-paid = Being delivered
share-purchase-fulfilled = Delivered
share-purchase-refunding = Stars on their way back
share-purchase-refunded = Stars returned
share-purchase-refund-refused = Stars not returned
# Stands below a purchase whose Stars Telegram wouldn't return.
share-purchase-refund-refused-text = We couldn’t send the Stars back. Send /paysupport to our bot: it says how to get help.
# What was bought is a gift: it left; when it arrives is not said here.
share-purchase-sent = Sent
share-purchase-declined = No refund
share-purchase-cancelled = Cancelled
share-purchase-asked = Refund requested
share-purchase-refund = Ask for a refund
share-purchase-asked-toast = We got your request and will look at it soon
share-export-failed = Your export didn’t work. Try again in a moment.
share-delete-unknown = We didn’t hear back, so we can’t say if your data is gone. It’s safe to try again.
share-delete-received = Everything you got is deleted, your answers too.
share-delete-sent = What you sent stays with the people who got it. Anyone who’s revealed you keeps your first name; nobody else can reveal you after that.
share-delete-reveals = Anything you bought for yourself is gone too, reveals included. If something went wrong, ask for a refund first.
share-delete-code = Your link stops working. If you come back, you start with a new one. Your blocks stay.
share-delete-action = Delete forever
share-delete-keep = Keep my account
share-delete-done = Goodbye
# A friendly goodbye.
share-delete-done-text = Your account is gone. The door stays open.
share-delete-leave = Leave
share-age-title = Before you share
share-age-text = You need to be 18 to collect notes here. We’ll only ask once.
share-age-confirm = I am 18 or older
share-age-decline = Not now

## Tasks

share-tasks = Earn free reveals
share-tasks-text = Do small tasks, find out who wrote
share-tasks-progress = { $finished } of { $total } done
share-task-share_link = Share your link
# The button of each task: 12 characters.
share-task-share_link-action = Share
share-task-share_story = Post a story
share-task-share_story-action = Post
share-task-join_channel = Join our channel
share-task-join_channel-action = Open
share-task-emoji_status = Add our badge
share-task-emoji_status-action = Add
share-task-invite_3 = Invite three friends
share-task-invite_3-action = Invite
# $count of $needed friends have come; the count may be a day old.
share-task-invite_3-count = { $count } of { $needed } have joined. Counted once a day.
share-task-check = Check
share-task-done = Done
share-task-reward = { $count ->
    [one] +{ $count } free reveal
   *[other] +{ $count } free reveals
}

## What one sent
share-sent = What I sent
share-sent-subtitle = Notes hidden forever aren’t here: your name isn’t kept with them
share-sent-loading = Loading what you sent
share-sent-failed = The list didn’t load
share-sent-empty = Nothing sent yet
share-sent-empty-text = Everything you send shows up here, with what happened next.
share-sent-to = To { $name }
# States of what was sent: 14 characters.
share-sent-delivered = Delivered
share-sent-opened = Opened
share-sent-answered = Answered
share-sent-revealed = they know it was you

# What the manifest says: the tab, and what stands in the page's place outside the messenger.
# Label of the tab: 10 characters.
share-tab = Share
share-web-title = Collect secrets and valentines
share-web-text = Get your own link and find out what friends would only say anonymously.
