### Sending: /send, /ask, /send-to-friend and the public list.

## The recipient's page
# $name is the recipient's first name, cut at 25 characters.
send-title = A valentine for { $name }
# 'Signed or not' is said the same way everywhere (bot-share-message-…, share-text-…, shell-web-…).
send-subtitle = Pick a gift, add a few words. Signed or not: you choose.
# Big button: about 24 characters.
send-open = Send a valentine
# For assistive technology: the gift in the middle can be tapped for luck.
send-tap = Tap the tulip
send-loading = Opening the page…
send-preview-hint = See public answers
send-recipient-missing-title = The page didn’t load
# Stands under everything that didn't load.
send-missing-text = Check the connection and try once more.
send-again = Try again
# What was begun for this recipient and waits.
# Beside words that were begun. A label of about 20 characters.
send-draft = Not sent yet
send-draft-no-words = A gift without words
send-draft-continue = Continue
send-draft-start-over = Start over

## The sheet of a valentine
send-sheet = Sending a valentine
send-close = Close
send-back = Back
send-pick-title = Pick a gift
# $name is the recipient's; it can't be inflected. Wording such as 'Recipient: …' is fine.
send-pick-subtitle = For { $name }
send-tabs = Which gifts to show
# Two tabs: 12 characters each.
send-tab-gifts = Gifts
send-tab-wishlist = Wishlist
# The sheet in which users choose up to three gifts that they would like to get. The same words as share-settings-wishes.
send-wishes = My wishes
send-wishes-subtitle = Pick up to three gifts. Friends see them first.
send-wishes-count = { $count } of { $limit }
# Above the gifts that the recipient chose, in the gift sheet; the names of the gifts follow below.
send-wishes-of = { $name } would love…
send-wishes-others = More gifts
send-gifts-loading = Gifts are coming…
send-gifts-missing-title = The gifts didn’t load
send-ghost = { $name } isn’t on Billet yet. We’ll keep free gifts safe; paid ones can’t be delivered yet.
# In a corner of a card of a third of a phone: 10 characters.
send-price-free = Free
send-price = { $stars ->
    [one] { $stars } Star
   *[other] { $stars } Stars
}
send-price-extra = plus { $stars ->
    [one] { $stars } Star
   *[other] { $stars } Stars
}
send-discount = −{ $percent }%
# $count gifts are possible, each with the same chance.
send-odds = { $count ->
    [one] Always this gift.
   *[other] One of these { $count }, equal chances. Even you won’t know which.
}
send-pack-content = { $count ->
    [one] One gift inside.
    [2] Both together.
   *[other] All { $count } together.
}
# The most expensive gift that the surprise pack may hold.
# $stars is always above a hundred.
send-odds-best = Surprise pack: gifts up to { $stars } Stars.

## Checkout
send-checkout-title = Your words
send-message = Message
send-message-placeholder = A few warm words, or none
send-message-count = { $count } of { $limit }
send-message-too-long = That’s a little too long
send-message-not-text = Some of these characters can’t be sent
# Where a ready-made text stands in the place of own words.
send-message-own = Back to my words
send-message-random = Suggest a message
# What follows is one thing on every screen: Hidden, Hidden forever, Signed. 18 characters each; a line explains each.
# The lines are promises: exact, and as short as that goes; which notes make two people mutual says bot-terms.
send-privacy = Your name
send-privacy-reveal = Hidden
send-privacy-reveal-line = Not shown, but { $name } can reveal it for Stars: name, photo, username, link, time, sometimes place, network and device.
send-privacy-full = Hidden forever
send-privacy-full-line = { $name } can never reveal it, and you won’t see an answer. It arrives within 15 minutes.
send-privacy-open = Signed
send-privacy-open-line = { $name } sees your name, photo and username once the gift is opened.
# A switch with its line below. On: names are shown when both people write to each other, each with this switch on.
send-match = Match
send-match-line = If you both write, you see each other’s name, photo and username.
# A switch with its line below.
send-super = Super valentine
send-super-line = Goes gold and makes an entrance.
# The same from New Year to 8 March, while valentines stay closed.
send-super-line-closed = Goes gold and opens right away, no waiting for 8 March.
send-total = Total
# Main button: 12 characters.
send-submit = Send
send-waiting = Waiting for the payment. You can finish it in Telegram, or tap Send to open it again.
send-paying = The payment opens in Telegram
send-retrying = No answer yet. Trying again: { $count } of { $limit }
send-valentine-modal-payment-error = We’re not sure it went out. Your words are safe, and you weren’t charged. Try again: it never goes out twice.
send-returned = It couldn’t be delivered. Your Stars are coming back, and your words are safe.
send-unreturned = It couldn’t be delivered, and we couldn’t send your Stars back. Send /paysupport to our bot. Your words are safe.

## Canned valentines
# Eight ready-made valentines, at most 100 characters. Write eight of your language's own charm instead of translating: warm, a little
# funny, for a friend as well as for a crush; no gender of who writes or reads.
send-canned-1 = You make ordinary days feel like holidays.
send-canned-2 = I smile every time I see your name.
send-canned-3 = Just so you know: somebody thinks you’re wonderful.
send-canned-4 = If hugs could be sent, this would be one.
send-canned-5 = My favourite place is anywhere next to you.
send-canned-6 = You had me at hello. And at every hello since.
send-canned-7 = Stay exactly as you are. It’s perfect.
send-canned-8 = One small gift, one big crush.

## Gifts by name
# Names of gifts, on cards of a third of a phone: 14 characters. The same words as in inbox-gift.
send-gift-tulip = Tulip
send-gift-candy = Candy
send-gift-kiss = Kiss
send-gift-teddy = Teddy bear
send-gift-bouquet = Bouquet
send-gift-heart_box = Heart box
send-gift-cake = Cake
send-gift-champagne = Champagne
send-gift-rocket = Rocket
send-gift-ring = Ring
send-gift-crown = Crown
send-gift-diamond = Diamond
send-gift-unicorn = Unicorn
send-gift-surprise_box = Surprise box
send-gift-surprise_pack = Surprise pack
send-gift-wish_pack = Wish pack
send-gift-easter_cake = Easter cake
# From here on moods that go with a question.
send-gift-anon = Just a question
send-gift-love = In love
send-gift-laugh = Funny
send-gift-wow = Amazed
send-gift-sad = A bit sad
send-gift-fire = On fire
send-gift-kiss_face = A kiss
send-gift-surprise = Gift surprise

## Success
send-success-title = Sent!
# $name's gender is unknown.
send-success-text = { $name } is about to be very happy.
send-success-paid-title = On its way!
send-success-paid-text = { $name } gets your gift in a moment.
# What is hidden forever travels with others, four times an hour.
send-success-batch-title = On its way!
send-success-batch-text = It travels with others and reaches { $name } within 15 minutes.
send-success-message = Your message
send-success-taps = { $count ->
    [one] You tapped the tulip once for luck
   *[other] You tapped the tulip { $count } times for luck
}
# Two buttons: about 24 characters.
send-success-another = Send another
send-success-own = Get valentines yourself

## Anonymous questions
# Headline; $name can't be inflected.
send-ask-title = Ask { $name } anything
# Playful.
send-ask-subtitle = No name, no blushing. Just the question.
send-ask-open = Ask anonymously
send-ask-tap = Tap the envelope
send-ask-sheet = Asking anonymously
send-ask-write-title = Your question
send-ask-message = Question
send-ask-placeholder = What have you always wanted to ask?
send-ask-random = Suggest a question
send-ask-honest = Your name isn’t shown, but { $name } can reveal it for Stars: name, photo, username, link, time, sometimes place, network and device.
send-ask-continue = Continue
send-ask-emotion-title = Pick a feeling
send-ask-emotion-subtitle = It goes out as soon as you tap
send-ask-failed = We’re not sure it went out. Your question is safe. Tap the same feeling again: it never goes out twice.
# Before the reason, when the server refused.
send-ask-refused = Not sent.
send-ask-sending = Sending…
send-ask-waiting = Waiting for the payment. You can finish it in Telegram, or tap the same feeling to open it again.
send-ask-success-title = Sent!
send-ask-success-text = Now we wait for { $name }. The bot will bring you the answer.
send-ask-success-own = Get questions yourself
send-ask-success-another = Ask something else

## To a friend
send-friend-mode = What to send
# The modes: as inbox-tab-….
send-friend-mode-anonymous = Anonymous
send-friend-mode-valentine = Valentines
send-friend-title = A valentine for a friend
send-friend-title-anonymous = An anonymous question for a friend
# Follows the title above; the friend's gender is unknown.
send-friend-lead = Works even if your friend has never opened Billet.
# Three steps: a title that says what to do, a line that says what happens then. 'It' is the bot; 'it' is the valentine or the question.
send-friend-step-1 = Open the chat with the bot
send-friend-step-1-text = It asks who it’s for.
send-friend-step-2 = Choose a friend
send-friend-step-2-text = Right from your contacts, no codes needed.
send-friend-step-3 = Write and send
send-friend-step-3-text = We keep it safe until your friend looks in.
send-friend-open = Choose a friend
send-friend-loading = Changing the mode…

## The public list
send-public = Public answers
send-public-title = Public answers
send-public-more = Show more
send-public-loading = Loading answers…
send-public-missing-title = The answers didn’t load
send-public-empty-title = Nothing here yet
send-public-empty-text = Be the first to get an answer.
send-public-empty-send = Send a valentine
send-public-empty-ask = Ask a question
send-public-answer = Answer

# What the manifest says: the tab, and what stands in the page's place outside the messenger.
# Label of the tab: 10 characters.
send-tab = Send
send-web-title = Send a note or a gift
send-web-text = Pick a friend and surprise them, signed or not.
send-easter-until = Here until 20 April.
send-easter-where-valentine = You’ll find the Easter cake right after the free gifts.
send-easter-where-anonymous = Easter cakes go with valentines: choose “Valentines” above.
send-easter = Easter cakes are here: send one to a friend
