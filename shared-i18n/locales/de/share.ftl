share-mode = Was du bekommen willst
share-mode-anonymous = Anonym
share-mode-valentine = Valentinsgrüße
share-mode-loading = Modus wird gewechselt…

## Karte oben
share-title-valentine = Sammle Valentinsgrüße
share-title-anonymous = Sammle anonyme Fragen
share-chip-anonymous = Frag mich alles
share-countdown-today = Heute ist der 8. März!
share-countdown-tomorrow = Morgen ist der 8. März
share-countdown-days = { $days ->
    [one] { $days } Tag bis zum 8. März
   *[other] { $days } Tage bis zum 8. März
}
share-countdown-later = Wer denkt an dich?
share-countdown-closed = Geöffnet wird am 8. März

## Schritte
share-step-share-title = Teil deinen Link
share-step-share-text-valentine = Wer ihn antippt, kann dir einen Valentinsgruß schicken.
share-step-share-text-anonymous = Wer ihn antippt, kann dich alles fragen.
share-step-share-action = Teilen
share-step-send-title = Schick selbst was
share-step-send-text-valentine = Valentinsgrüße mögen Gesellschaft: Fang bei jemandem an, den du magst.
share-step-send-text-anonymous = Frag jemanden, was du schon immer wissen wolltest.
share-step-send-action-valentine = Valentinsgruß senden
share-step-send-action-anonymous = Jemanden fragen
share-step-channel-title = Komm in unseren Kanal
share-step-channel-text = News, Wettbewerbe und kleine Freuden.
share-step-channel-action = Kanal öffnen
share-step-status-title = Setz unseren Status
share-step-status-text = Ein kleines Zeichen neben deinem Namen.
share-step-status-action = Status setzen
share-link = Dein Link
share-copy = Link kopieren

## Überall
share-back = Zurück
share-retry = Nochmal
share-more = Mehr zeigen
share-more-failed = Der Rest hat nicht geladen. Prüf dein Internet und versuch’s nochmal.

## Was daraus wurde
share-status-done = Fertig: Du hast jetzt den Billet-Status
share-status-declined = Der Status bleibt, wie er war
share-status-unsupported = Dein Telegram kann diesen Status noch nicht setzen
share-status-error = Der Status ließ sich nicht setzen
share-copy-done = Link kopiert
share-copy-error = Der Link ließ sich nicht kopieren
share-chat-error = Die Chatliste ließ sich nicht öffnen
share-story-error = Die Story ließ sich nicht erstellen
share-story-phone = Storys gehen nur am Handy. Das Bild gibt’s schon mal hier.
share-photo-error = Das Bild ließ sich nicht teilen
share-save-done = Bild gesichert
share-save-error = Das Bild ließ sich nicht sichern
share-error = Teilen hat nicht geklappt. Nochmal versuchen?
share-unavailable = Teilen geht hier nicht. Kopier stattdessen den Link.
share-cancelled = Nichts wurde geteilt
share-no-answer = Telegram hat nicht gesagt, wie es lief. Schau dort nach, ob es geklappt hat.
share-messenger-slow = Telegram antwortet noch nicht. Wenn nichts aufgeht, kann diese Version das vielleicht nicht.

## Menü
share-menu = Teilen
share-menu-title = Teil deinen Link
share-answer-title = Teil deine Antwort
share-reveal-title = Teil die Enthüllung
share-menu-close = Schließen
share-menu-loading = Moment…
share-menu-chat = Im Chat senden
share-menu-chat-preparing = Deine Nachricht wird vorbereitet…
share-menu-chat-choosing = Wähl in Telegram, wer sie bekommt
share-menu-chat-slow = Nichts aufgegangen? Tipp hier für den einfachen Link
share-menu-copy = Link kopieren
share-menu-save = Sichern
share-menu-how = So gehen Storys

share-text-valentine = Schick mir einen Valentinsgruß, mit oder ohne Namen 💌
share-text-anonymous = Frag mich alles, dein Name steht nicht dabei 🎭

## Storys
share-menu-photo = Andere App
share-looks = Stil deines Bilds
share-look-classic = Klassisch
share-look-letter = Brief
share-look-headline = Schlagzeile
share-look-portrait = Porträt
share-look-chat = Chat
share-look-drawing = Dein Bild wird gezeichnet …
share-look-failed = Das Bild kam nicht an
share-story-steps = So geht’s
share-story-next = Weiter
share-story-count = { $step } von { $steps }
share-story-widget = Schreib mir
share-story-messenger-title = Deine Telegram-Story
share-story-messenger-post = Story erstellen
share-story-messenger-1-title = Dein Bild ist fertig
share-story-messenger-1-text = Dein Name, dein Link, eine große Einladung.
share-story-messenger-2-title = Telegram öffnet den Editor
share-story-messenger-2-text = Verschieb, was du willst, nimm Musik oder Sticker dazu.
share-story-messenger-3-title = Füg deinen Link ein
share-story-messenger-3-text = Dein Link ist schon kopiert, nur noch einfügen. Mit Premium ist er gleich auf der Story.
share-story-messenger-4-title = Posten und abwarten
share-story-messenger-4-text = Was deine Leute schicken, landet in deinem Postfach.

## Pause, stumme Wörter, Blockierungen

share-safety-title = Privatsphäre und Sicherheit
share-safety-subtitle = Du entscheidest, was dich erreicht
share-safety-unknown = …
share-safety-failed = Das hat nicht geladen
share-safety-error = Keine Rückmeldung: Wir sind nicht sicher, ob das geklappt hat. Wir prüfen’s.
share-unknown = Keine Rückmeldung: Wir sind nicht sicher, ob das gespeichert ist. Schau gleich nochmal nach.
share-paused = Dein Postfach macht Pause. Kostenlose Zettelchen warten, bis du weitermachst; bezahlte Geschenke nehmen wir nicht an.
share-resume = Fortsetzen
share-resumed = Dein Postfach ist wieder offen
share-pause = Postfach pausieren
share-pause-off = Gönn dir eine Pause: Bis du zurück bist, kommt nichts Neues an, und niemand erfährt davon.
share-pause-on = Gerade erscheint nichts Neues. Kostenlose Zettelchen warten auf dich; bezahlte Geschenke werden vor der Zahlung abgelehnt.
share-words = Stumme Wörter
share-words-hint = { $count ->
    [0] Noch keine
    [one] { $count } Wort
   *[other] { $count } Wörter
}
share-words-subtitle = Zettelchen mit diesen Wörtern landen lautlos in einer eigenen Liste
share-words-label = Wort oder Ausdruck
share-words-counter = { $count } von { $limit }
share-words-add = Hinzufügen
share-words-blank = Schreib erst ein Wort
share-words-too-long = Ein bisschen kürzer, bitte
share-words-known = Das ist schon stumm
share-words-full = Mehr gehen nicht
share-words-not-text = Ein paar dieser Zeichen gehen hier nicht
share-words-empty = Nichts ist stumm.
share-words-matching = Groß oder klein, mit oder ohne Akzent, ähnlich aussehende Buchstaben: alles egal. Längere Wörter zählen auch mit Endungen.
share-words-remove = „{ $word }“ nicht mehr stummschalten
share-muted = Stumme Zettelchen
share-muted-hint = { $count ->
    [0] Hier ist nichts
    [one] { $count } Zettelchen
   *[other] { $count } Zettelchen
}
share-muted-subtitle = Nur du siehst sie; sie zählen nirgends
share-muted-loading = Stumme Zettelchen laden
share-muted-failed = Die stummen Zettelchen haben nicht geladen
share-muted-empty = Nichts ist stumm
share-muted-empty-text = Zettelchen mit deinen stummen Wörtern landen hier, ganz leise.
share-note-action = { $action }: Zettelchen { $place }
share-muted-read = Lesen
share-muted-block = Blockieren
share-muted-unblock = Freigeben
share-muted-blocked = Absender blockiert
share-muted-unblocked = Absender wieder freigegeben
share-muted-report = Melden
share-muted-release = Ins Postfach
share-muted-released = Jetzt ist es in deinem Postfach
share-blocked = Blockierte Absender
share-blocked-hint = Nur daran erkennbar, was sie geschickt haben
share-blocked-subtitle = Du siehst ihre Zettelchen, nie ihre Namen
share-blocked-loading = Blockierte Absender laden
share-blocked-failed = Die blockierten Absender haben nicht geladen
share-blocked-empty = Niemand ist blockiert
share-blocked-empty-text = Wenn ein Zettelchen weh tut, öffne es und blockier, wer es geschickt hat. Die andere Seite erfährt nichts davon.
share-blocked-release = Freigeben
share-blocked-released = Absender wieder freigegeben
share-note-unread = Noch nicht geöffnet
share-note-no-words = Ohne Worte, nur ein Geschenk

## Rangliste

share-leaderboard-rank = #{ $rank }
share-rank-label = #{ $rank }: dein Platz in der Rangliste
share-leaderboard = Rangliste
share-leaderboard-season = Saison { $season }: Wer hat am meisten bekommen?
share-leaderboard-boards = Welche Liste
share-leaderboard-global = Welt
share-leaderboard-list = Plätze
share-leaderboard-own = Dein Platz
share-leaderboard-loading = Die Rangliste lädt
share-leaderboard-you = das bist du
share-leaderboard-score = { $count ->
    [one] { $count } Zettelchen
   *[other] { $count } Zettelchen
}
share-leaderboard-listed = Andere sehen dich auf der Liste
share-leaderboard-unlisted = Nur du siehst das
share-leaderboard-empty = Der Thron ist frei
share-leaderboard-empty-text = Auf dieser Liste steht noch niemand. Platz eins wartet auf dich!
share-leaderboard-failed = Die Liste hat nicht geladen
share-leaderboard-join = Mitmachen
share-leaderboard-change = Ändern oder aussteigen
share-leaderboard-contest = So läuft das
share-category = Wo sollen wir dich zeigen?
share-category-text = Andere sehen dann deinen Namen, dein Foto und wie viele Zettelchen du bekommen hast
share-category-nowhere = Nirgends
share-category-nowhere-text = Niemand außer dir sieht deinen Platz
share-category-global = Weltweit
share-category-global-text = Nur auf der Weltliste
share-category-save = Speichern

## Einstellungen
share-settings = Einstellungen
share-settings-language = Sprache
share-settings-wishes = Meine Wünsche
share-prompt = Mein Spruch
share-prompt-subtitle = Ein Satz auf deinem Poster und deiner Seite, der Freunde zum Schreiben bringt
share-prompt-none = Kein Spruch
share-prompt-day = Spruch des Tages
share-prompt-own = Meine eigenen Worte
share-prompt-blank = Schreib erst deinen Spruch
share-settings-leaderboard = Rangliste
share-settings-safety = Privatsphäre und Sicherheit
share-settings-purchases = Käufe
share-settings-export = Meine Daten exportieren
share-settings-delete = Mein Konto löschen
share-settings-note = Gemacht für Leute, die sich mögen
share-language-auto = Wie in Telegram
share-purchases-subtitle = Für wen ein Geschenk war, verrät diese Liste nicht
share-purchases-batch = Ein Geschenk, das für immer geheim ist, reist mit anderen zusammen und kommt innerhalb einer Viertelstunde an.
share-purchases-loading = Deine Käufe laden
share-purchases-failed = Deine Käufe haben nicht geladen
share-purchases-empty = Noch nichts gekauft
share-purchases-empty-text = Was du mit Sternen bezahlst, steht dann hier.
share-purchase-item = Ein Geschenk
share-purchase-reveal-pack = Enthüllungen
share-purchase-early-reveal = Früher öffnen
share-purchase-price = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}
share-purchase-created = Nicht bezahlt
share-purchase-awaiting-payment = Nicht bezahlt
share-purchase-paid = Wird zugestellt
share-purchase-fulfilled = Zugestellt
share-purchase-refunding = Sterne auf dem Rückweg
share-purchase-refunded = Sterne erstattet
share-purchase-refund-refused = Sterne nicht erstattet
share-purchase-refund-refused-text = Die Sterne ließen sich nicht zurückschicken. Schick unserem Bot /paysupport: Er sagt, wo es Hilfe gibt.
share-purchase-sent = Gesendet
share-purchase-declined = Keine Erstattung
share-purchase-cancelled = Abgebrochen
share-purchase-asked = Erstattung angefragt
share-purchase-refund = Erstattung anfragen
share-purchase-asked-toast = Deine Anfrage ist da, wir schauen sie uns bald an
share-export-failed = Der Export hat nicht geklappt. Versuch’s gleich nochmal.
share-delete-unknown = Keine Rückmeldung: Wir sind nicht sicher, ob deine Daten weg sind. Versuch’s ruhig nochmal.
share-delete-received = Alles, was du bekommen hast, verschwindet, samt Antworten.
share-delete-sent = Was du geschickt hast, bleibt bei denen, die es bekommen haben. Wer dich schon enthüllt hat, behält deinen Vornamen; sonst kann dich niemand mehr enthüllen.
share-delete-reveals = Was du für dich gekauft hast, verfällt, auch Enthüllungen. Frag erst eine Erstattung an, falls etwas schiefging.
share-delete-code = Dein Link geht dann nicht mehr. Kommst du wieder, fängst du mit einem neuen an. Deine Blockierungen bleiben.
share-delete-action = Endgültig löschen
share-delete-keep = Konto behalten
share-delete-done = Mach’s gut
share-delete-done-text = Dein Konto ist weg. Die Tür bleibt offen.
share-delete-leave = Verlassen
share-age-title = Bevor du teilst
share-age-text = Zettelchen sammeln darfst du hier ab 18. Wir fragen nur einmal.
share-age-confirm = Ich bin 18 oder älter
share-age-decline = Nicht jetzt

## Aufgaben

share-tasks = Gratis-Enthüllungen
share-tasks-text = Kleine Aufgaben erledigen, Namen rausfinden
share-tasks-progress = { $finished } von { $total } erledigt
share-task-share_link = Teil deinen Link
share-task-share_link-action = Teilen
share-task-share_story = Poste eine Story
share-task-share_story-action = Posten
share-task-join_channel = Komm in unseren Kanal
share-task-join_channel-action = Öffnen
share-task-emoji_status = Setz unseren Status
share-task-emoji_status-action = Setzen
share-task-invite_3 = Lad drei Leute ein
share-task-invite_3-action = Einladen
share-task-invite_3-count = { $count } von { $needed } sind da, gezählt wird einmal am Tag
share-task-check = Prüfen
share-task-done = Erledigt
share-task-reward = { $count ->
    [one] +{ $count } Gratis-Enthüllung
   *[other] +{ $count } Gratis-Enthüllungen
}

## Gesendetes
share-sent = Was ich gesendet habe
share-sent-subtitle = Was für immer geheim ist, steht nicht hier: Dein Name wird dazu nicht aufbewahrt
share-sent-loading = Gesendetes lädt
share-sent-failed = Die Liste hat nicht geladen
share-sent-empty = Noch nichts gesendet
share-sent-empty-text = Alles, was du schickst, taucht hier auf, samt dem, was danach passiert ist.
share-sent-to = Für { $name }
share-sent-delivered = Zugestellt
share-sent-opened = Geöffnet
share-sent-answered = Beantwortet
share-sent-revealed = weiß, dass du’s warst

share-tab = Teilen
share-web-title = Sammle Geheimnisse und Valentinsgrüße
share-web-text = Hol dir deinen eigenen Link und erfahr, was deine Leute dir nur anonym sagen würden.
