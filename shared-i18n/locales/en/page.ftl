# What the page says by itself while neither the app nor its texts have come. They stand in the page itself: keep it short; the button says what to do.
# Still on its way.
page-slow = This is taking longer than usual.
# Can't come any more without a reload.
page-lost = The app didn’t load. Check your internet.
# Button: 14 characters.
page-reload = Reload
