shell-splash = Lädt
shell-initializing-app = App startet...
shell-initializing = Gleich geht’s los...
shell-loading-profile = Profil wird geladen...
shell-network-retry = Netzwerkfehler. Neuer Versuch läuft... Moment bitte.
shell-profile-failed = Zu viele Geschenke. Versuch’s nochmal
shell-reload = Neu laden

shell-expired-title = Zeit für einen Neustart
shell-expired-text = Diese Sitzung ist zu Ende. Öffne Billet nochmal aus Telegram: Deine Entwürfe sind sicher.
shell-expired-action = Neu öffnen

shell-tabs = Bereiche
shell-tab-unread = { $count ->
    [one] { $count } ungelesen
   *[other] { $count } ungelesen
}

shell-web-recipient-valentine = Ein Valentinsgruß für { $name }
shell-web-recipient-anonymous = Eine anonyme Frage an { $name }
shell-web-recipient-valentine-text = Such ein Geschenk aus und schreib ein paar Worte. Mit oder ohne Namen: du entscheidest.
shell-web-recipient-anonymous-text = Frag, was du schon immer wissen wolltest. Dein Name steht nicht dabei.
shell-web-open = In Telegram öffnen
shell-web-qr = QR-Code dieser Seite
shell-web-scan = Oder halt die Handykamera drauf
shell-web-loading = Einen Moment, wir suchen
shell-web-missing = Die Seite hat nicht geladen

shell-page-loading = Die Seite lädt
shell-page-failed-title = Diese Seite macht gerade Pause
shell-page-failed-text = Prüf die Verbindung und versuch’s nochmal.
shell-page-broken-title = Auf dieser Seite ging was kaputt
shell-page-broken-text = Der Rest der App läuft. Du kannst es nochmal versuchen.
shell-page-contract-title = Diese Seite braucht eine neuere Version der App
shell-page-retry = Nochmal
shell-dialog-unknown = Das geht gerade nicht. Lade die App neu, dann hast du die neueste Version.

shell-sheet-loading = Geht auf
shell-sheet-failed-title = Das ließ sich nicht öffnen
shell-sheet-failed-text = Ein Teil der App kam nicht an. Prüf die Verbindung und versuch’s nochmal.
shell-sheet-broken-title = Hier ging was kaputt
shell-sheet-broken-text = Der Rest der App läuft. Du kannst es nochmal versuchen oder das hier schließen.
shell-sheet-close = Schließen

shell-crash-title = Unerwarteter Anwendungsfehler!
shell-crash-text = Lade die App neu: Nichts, was du gesendet hast, ist verloren.

shell-toasts = Hinweise
shell-back = Zurück
