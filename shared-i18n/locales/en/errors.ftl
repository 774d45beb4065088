# What went wrong with a call, in a person's words. One message for each code that the server knows.
# Short and calm, in a toast of two lines (about 80 characters); never blames the person. Say what to do.
errors-network = We got no answer. Check your internet and try again.
errors-generic = That didn’t work. Please try again.
errors-server = Something broke on our side. Please try again in a moment.
errors-busy = We’re a bit busy. Please try again in a few seconds.
# A call waits by itself for its turn, at the busiest minute of the year. A notice, and the start's line: nothing to be done.
errors-crowd = It’s crowded right now. Trying again in a moment…
errors-not-signed-in = We couldn’t recognise you. Open Billet again from Telegram.
errors-expired = Your session has run out. Open Billet again from Telegram.
errors-not-found = We couldn’t find that. It may be gone already.
errors-bad-input = Something in this request isn’t right.
errors-bad-message = This text has characters we can’t send.
errors-message-blank = Write a few words first.
errors-message-too-long = That’s a little too long. Make it shorter.
errors-too-large = That’s too much at once. Make it smaller.
errors-unknown-item = This gift isn’t available any more. Pick another one.
errors-privacy-conflict = A gift can’t be both signed and hidden forever. Choose one.
errors-own-code = You can’t send a gift to yourself.
# A valentine before 8 March. Playful.
errors-not-open-yet = It’s still closed. A little more patience!
errors-not-opened = Open it first.
errors-already-answered = You’ve already answered this one.
errors-not-revealable = This sender can’t be revealed.
errors-not-deliverable = This gift can’t be delivered right now.
errors-not-blockable = There’s nobody behind this to block.
errors-key-reused = You’ve already sent this with other words.
errors-too-many = That was a lot at once. Take a short break and try again.
errors-repeated-message = You’ve just sent this. Try saying it another way.
errors-messenger-unavailable = Telegram isn’t answering. Please try again in a moment.
errors-not-refundable = You can ask for Stars back once, within three weeks of a purchase.
errors-price-changed = The price just changed. Take another look before you pay.
errors-payment-pending = One of your payments is still going through. Try again in a few minutes.
# $minutes is a whole number. The sentence may be turned round as the language wants.
errors-too-many-minutes = That was a lot at once. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
errors-too-many-hours = That was a lot for one day. Try again in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
errors-repeated-message-minutes = You’ve just sent this. Try saying it another way, or again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
errors-busy-minutes = We’re a bit busy. Please try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
# The client is too old to open an invoice; nothing was ordered.
errors-client-outdated = Update Telegram to pay.
