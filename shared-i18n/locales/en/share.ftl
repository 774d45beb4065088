### The share page and the share menu.

share-mode = What to receive
share-mode-anonymous = Questions
share-mode-valentine = Valentines
share-mode-loading = Changing the mode…

## Header card
share-title-valentine = Get valentines
share-title-anonymous = Get anonymous questions
share-chip-anonymous = Ask me anything
share-countdown-today = It's 8 March today!
share-countdown-tomorrow = 8 March is tomorrow
share-countdown-days = { $days ->
    [one] { $days } day to 8 March
   *[other] { $days } days to 8 March
}
share-countdown-later = Gifts open on 8 March

## Steps
share-step-share-title = Share your link
share-step-share-text-valentine = Everyone who taps it can send you a valentine.
share-step-share-text-anonymous = Everyone who taps it can ask you anything.
share-step-share-action = Share
share-step-send-title = Send one yourself
share-step-send-text-valentine = Valentines love company: start with a friend.
share-step-send-text-anonymous = Ask a friend what you've always wanted to know.
share-step-send-action-valentine = Send a valentine
share-step-send-action-anonymous = Ask a friend
share-step-channel-title = Join our channel
share-step-channel-text = News, contests and small joys.
share-step-channel-action = Open the channel
share-step-status-title = Wear our status
share-step-status-text = A little sign beside your name.
share-step-status-action = Set the status
share-link = Your link
share-copy = Copy link

## Outcomes
share-status-done = Done: you now wear the Billet status
share-status-declined = The status stays as it was
share-status-unsupported = Your messenger can't set this status yet
share-status-error = The status couldn't be set
share-copy-done = Link copied
share-copy-error = The link couldn't be copied
share-chat-error = The chat list couldn't be opened
share-error = Sharing didn't work. Try once more?
share-unavailable = Sharing isn't available here. Copy the link instead.
share-cancelled = Nothing was shared

## Share menu
share-menu = Share
share-menu-title = Share your link
share-menu-subtitle-valentine = Whoever opens it can send you a valentine
share-menu-subtitle-anonymous = Whoever opens it can ask you anything
share-menu-close = Close
share-menu-chat = Send in a chat
share-menu-chat-text = Choose people or groups
share-menu-copy = Copy link
share-menu-copy-text = Paste it wherever you like

# What the messenger puts beside the link.
share-text-valentine = Send me a valentine, signed or secret 💌
share-text-anonymous = Ask me anything, I won't know who you are 🎭
