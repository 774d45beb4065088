# For developers of the app: a part of it comes from a developer's machine. $remote is the part's name (inbox, send, share), $origin an address.
override-runs = { $remote } runs from { $origin }
# Asked before anything of it is loaded: a warning, not an invitation.
override-asks = Let { $remote } run from { $origin }? Its code could read and send everything in your name. Only for developers of this app.
override-foreign = { $origin } may not stand in for { $remote } here. The released version runs.
override-unreadable = This address asks for a part of the app in a way that can’t be read. The released version runs.
override-silent = { $origin } doesn’t answer. The released { $remote } runs.
override-lost = { $origin } no longer answers. What came from there stays until you reload.
override-unfit = What { $origin } offers as { $remote } doesn’t fit here. The released version runs.
override-gone = This app has no { $remote }. The released version runs.
# Buttons: 24 characters.
override-run = Run it
override-decline = Not now
override-reset = Use the released one
