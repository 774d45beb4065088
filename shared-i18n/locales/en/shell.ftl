# Start-up screens, in the order in which they appear.
# The first three are for a moment only; the three dots stay three dots.
shell-splash = Loading
shell-initializing-app = Initializing app...
shell-initializing = Initializing...
shell-loading-profile = Loading profile...
shell-network-retry = Network error occurred. Retrying... Please wait.
# Odd on purpose: so many gifts that it got stuck. Keep the joke.
shell-profile-failed = Too many gifts. Try again
# Button: 14 characters.
shell-reload = Reload

# Init data ran out while the app was open.
shell-expired-title = Time for a fresh start
shell-expired-text = This session has ended. Open Billet again from Telegram: your drafts are safe.
shell-expired-action = Open again

# Tab bar.
shell-tabs = Sections
# For assistive technology: follows the label of the tab.
shell-tab-unread = { $count ->
    [one] { $count } unread
   *[other] { $count } unread
  }

# Opened outside the messenger.
shell-web-recipient-valentine = A valentine for { $name }
shell-web-recipient-anonymous = An anonymous question for { $name }
shell-web-recipient-valentine-text = Pick a gift and write a few words. Signed or not: you choose.
shell-web-recipient-anonymous-text = Ask what you’ve always wanted to know. Your name won’t be on it.
# Big button in a browser.
shell-web-open = Open in Telegram
shell-web-qr = QR code of this page
shell-web-scan = Or point your phone’s camera at it
shell-web-loading = Looking for your friend
shell-web-missing = Your friend’s page didn’t load

# A page of a remote that is loading, or failed to load.
shell-page-loading = Loading the page
shell-page-failed-title = This page is taking a break
shell-page-failed-text = Check the connection and try again.
shell-page-broken-title = Something on this page broke
shell-page-broken-text = The rest of the app works. You can try again.
# Every version of the page was made for a newer app; below stands shell-dialog-unknown, and a button to reload.
shell-page-contract-title = This page needs a newer version of the app
shell-page-retry = Try again
shell-dialog-unknown = This isn’t available right now. Reload the app to get the latest version.

# A sheet that is loading, failed to load, or broke.
shell-sheet-loading = Opening
shell-sheet-failed-title = This didn’t open
shell-sheet-failed-text = Part of the app didn’t load. Check your connection and try again.
shell-sheet-broken-title = Something here broke
shell-sheet-broken-text = The rest of the app works. You can try again, or close this.
shell-sheet-close = Close

# The last resort.
# As programs say it when they fail for good.
shell-crash-title = Unexpected Application Error!
shell-crash-text = Reload the app: nothing you’ve sent is lost.

# Toasts of the shell.
# For assistive technology: where notices appear.
shell-toasts = Notices
# A button with an arrow on a full-screen page, where the messenger has no back button.
shell-back = Back
