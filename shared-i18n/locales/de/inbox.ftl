## Die Seite

inbox-tabs = Was du sehen willst
inbox-tab-anonymous = Anonym
inbox-tab-valentine = Valentinsgrüße
inbox-title-anonymous = { $count ->
    [0] Fragen
    [one] { $count } Frage
   *[other] { $count } Fragen
}
inbox-title-valentine = { $count ->
    [0] Valentinsgrüße
    [one] { $count } Valentinsgruß
   *[other] { $count } Valentinsgrüße
}
inbox-unread = { $count ->
    [0] Alles geöffnet
    [one] { $count } wartet aufs Öffnen
   *[other] { $count } warten aufs Öffnen
}
inbox-unread-closed = Bis 8. März zu: { $count }
inbox-filters = Filtern
inbox-filter-all = Alle
inbox-filter-unanswered = Unbeantwortet
inbox-filter-unopened = Ungeöffnet
inbox-filter-opened = Geöffnet
inbox-list = Bekommen
inbox-loading = Dein Postfach lädt
inbox-load-more = Mehr laden
inbox-empty-valentine-title = Noch keine Valentinsgrüße
inbox-empty-valentine-text = Vielleicht wartet jemand nur auf deinen Link. Teil ihn und schau, wer sich traut.
inbox-empty-anonymous-title = Noch keine Fragen
inbox-empty-anonymous-text = Teil deinen Link, dann können dich alle fragen, was sie sich laut nie getraut haben.
inbox-paused = Dein Postfach macht Pause. Kostenlose Zettelchen warten, bis du weitermachst; bezahlte Geschenke nehmen wir nicht an.
inbox-resume = Fortsetzen
inbox-resumed = Dein Postfach ist wieder offen
inbox-resume-error = Keine Rückmeldung: Wir sind nicht sicher, ob dein Postfach wieder offen ist. Wir prüfen’s.
inbox-empty-filter-title = Hier ist nichts
inbox-empty-filter-text = Zu diesem Filter passt nichts, was du bekommen hast.
inbox-show-all = Alle zeigen
inbox-share = Link teilen
inbox-failed-title = Dein Postfach hat nicht geladen
inbox-failed-text = Nichts ist verloren. Prüf die Verbindung und versuch’s nochmal.
inbox-retry = Nochmal
inbox-close = Schließen
inbox-back = Zurück

## Karten

inbox-card-closed = Noch zu
inbox-card-open = Öffnen
inbox-card-opened = Geöffnet
inbox-card-answered = Beantwortet
inbox-ribbon-hidden = Geheim
inbox-ribbon-mutual = Gegenseitig
inbox-ribbon-sympathy = Mag dich
inbox-ribbon-visible = Sichtbar
inbox-super = Super
inbox-card-name = { $name }, { $more }
inbox-wrapped-valentine = Valentinsgruß
inbox-wrapped-message = Anonyme Frage
inbox-gift = { $id ->
    [tulip] Tulpe
    [candy] Bonbon
    [kiss] Kuss
    [teddy] Teddy
    [bouquet] Blumenstrauß
    [heart_box] Herzbox
    [cake] Torte
    [champagne] Champagner
    [rocket] Rakete
    [ring] Ring
    [crown] Krone
    [diamond] Diamant
    [unicorn] Einhorn
    [surprise_box] Wundertüte
    [surprise_pack] Wunderpaket
    [wish_pack] Wunschpaket
    [easter_cake] Osterkuchen
    [club] Vom Club
    [love] Verliebt
    [laugh] Lustig
    [wow] Baff
    [sad] Etwas traurig
    [fire] Feuer
    [kiss_face] Küsschen
    [surprise] Überraschung
    [anon] Nur eine Frage
   *[other] Geschenk
}

## Öffnen

inbox-unwrapping = Geht auf…
inbox-unwrap-skip = Weiter
inbox-unwrap-first = Das Erste heute, { $name }
inbox-note-gone = Dieses Zettelchen ist nicht mehr in deinem Postfach.
snackbar-warning-failed-open-valentine = Es ging nicht auf. Versuch’s gleich nochmal.

## Noch zu

inbox-closed-title = Noch nicht!
inbox-closed-subtitle = Valentinsgrüße gehen zusammen auf, alle auf einmal
inbox-closed-moscow = { $time }, Moskauer Zeit
inbox-closed-local = { $time } bei dir
inbox-closed-days = { $count ->
    [one] Tag
   *[other] Tage
}
inbox-closed-hours = { $count ->
    [one] Stunde
   *[other] Stunden
}
inbox-closed-minutes = { $count ->
    [one] Minute
   *[other] Minuten
}
inbox-closed-seconds = { $count ->
    [one] Sekunde
   *[other] Sekunden
}
inbox-closed-countdown = Noch so lange
inbox-closed-now = Es ist so weit!
inbox-closed-open = Öffnen
inbox-closed-wait = Ich warte
inbox-early-text = Mach alle Valentinsgrüße dieses Jahres jetzt auf, auch die, die noch kommen. „Früher öffnen“ verrät nicht, von wem sie sind.
inbox-early-buy = { $stars ->
    [one] Jetzt öffnen für { $stars } Stern
   *[other] Jetzt öffnen für { $stars } Sterne
}
inbox-early-done = Du kannst jetzt alle Valentinsgrüße dieses Jahres öffnen
inbox-early-on-its-way = Bezahlt. Gleich gehen sie auf.
inbox-early-returned = Es ging nicht auf. Deine Sterne kommen zurück.
inbox-early-failed = Das hat nicht geklappt, abgebucht wurde nichts. Versuch’s gleich nochmal.

## Ein Zettelchen

inbox-item-valentine = Ein Valentinsgruß für dich
inbox-item-super = Ein Super-Valentinsgruß!
inbox-item-club = Vom Club
inbox-item-question = Eine Frage an dich
inbox-item-no-words = Ohne Worte, nur ein Geschenk
inbox-item-gift-sent = Auch als Telegram-Geschenk bei dir
inbox-item-your-answer = Deine Antwort
inbox-sender-hidden = Wer wohl?
inbox-sender-hidden-text = Geheim, bis du den Namen enthüllst
inbox-sender-anonymous = Für immer geheim
inbox-sender-anonymous-text = Nicht zu enthüllen: Kein Name wird dazu aufbewahrt
inbox-sender-club = Der Billet-Club
inbox-sender-club-text = Ein Zettelchen von unserem Team
inbox-sender-mutual-text = Gegenseitig: Ihr habt einander geschrieben
inbox-sender-sympathy-text = Mag dich und macht kein Geheimnis draus
inbox-sender-revealed-text = Enthüllt
inbox-chat = Chat öffnen
inbox-reveal = Absender enthüllen
inbox-reveal-show = Wer das war
inbox-reveals-left = { $count ->
    [0] Enthüllungen ab { $stars } Sternen
    [one] Noch { $count } Enthüllung
   *[other] Noch { $count } Enthüllungen
}
inbox-reply = Antworten
inbox-reply-continue = Weiter antworten
inbox-visibility = Im Profil zeigen
inbox-visibility-on = Alle mit deinem Link sehen dieses Zettelchen und deine Antwort
inbox-visibility-off = Nur du siehst dieses Zettelchen und deine Antwort
inbox-visibility-saving = Wird gespeichert…
visibility-change-error = Keine Rückmeldung: Wir sind nicht sicher, ob das geklappt hat. Wir prüfen’s.
inbox-share-answer = Antwort teilen
story-share-error = Die Story lässt sich hier nicht erstellen.
story-share-fail = Das mit der Story hat nicht geklappt. Versuch’s nochmal.

## Antworten

inbox-reply-title = Deine Antwort
inbox-reply-label = Schreib eine Antwort
inbox-reply-placeholder = Sag’s so, wie du’s fühlst…
inbox-reply-counter = { $count } von { $limit }
inbox-reply-too-long = Ein bisschen kürzer, bitte
inbox-reply-send = Senden
inbox-reply-publish = Antwort veröffentlichen
inbox-reply-publish-on = Das Zettelchen und deine Antwort erscheinen in deinem Profil
inbox-reply-publish-off = Nur wer dir geschrieben hat, sieht die Antwort
inbox-reply-publish-off-anonymous = Nur du siehst deine Antwort
inbox-kept = Noch vom letzten Mal
inbox-start-over = Neu anfangen
inbox-unsent = Deine andere Fassung, nicht gesendet
inbox-unsent-copy = Kopieren
inbox-unsent-copied = Kopiert
inbox-unsent-not-copied = Kopieren ging nicht. Deine Worte sind noch hier.
inbox-unsent-discard = Verwerfen
reply-modal-send-error = Keine Rückmeldung: Wir sind nicht sicher, ob deine Antwort rausging. Sie ist noch hier: Schick sie nochmal, doppelt geht sie nie raus.

## Enthüllen

inbox-confirm-title = Absender enthüllen?
inbox-confirm-subtitle = { $count ->
    [one] Dafür geht deine letzte Enthüllung drauf
   *[other] Das kostet 1 von deinen { $count } Enthüllungen
}
inbox-reveal-shows = Das wirst du sehen
inbox-reveal-shows-name = Vorname und Foto
inbox-reveal-shows-username = Username, falls vorhanden
inbox-reveal-shows-link = Link, um etwas zurückzuschicken
inbox-reveal-shows-time = Wann genau es gesendet wurde
inbox-confirm-yes = Enthüllen
inbox-confirm-hold = Halten zum Enthüllen
inbox-confirm-no = Nicht jetzt
reveal-sender-error = Der Name ließ sich nicht zeigen. Versuch’s nochmal: Es kostet dich keine zweite Enthüllung.
inbox-gone-title = Niemand da
inbox-gone-heading = Dieses Konto gibt es nicht mehr
inbox-gone-text = Hier ist niemand mehr zu zeigen. Deine Enthüllung bleibt dir.

## Pakete

inbox-packs-title = Wer könnte das sein?
inbox-packs-subtitle = Eine Enthüllung zeigt einen Namen
inbox-packs-choice = Wähl ein Paket
inbox-packs-name = { $count ->
    [one] { $count } Enthüllung
   *[other] { $count } Enthüllungen
}
inbox-packs-saved = je { $stars }, du sparst { $saved }
inbox-packs-discount = −{ $percent } %
inbox-packs-price = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}
inbox-packs-free = Gratis
inbox-packs-buy = { $count ->
    [one] { $count } Enthüllung für { $stars } Sterne
   *[other] { $count } Enthüllungen für { $stars } Sterne
}
inbox-packs-small = Eine wird sofort hier eingesetzt, der Rest bleibt dir.
inbox-packs-small-one = Sie wird sofort hier eingesetzt.
inbox-packs-checking = Zahlung wird geprüft
inbox-packs-showing = Gleich weißt du, wer das war
inbox-payment-preparing = Zahlung wird vorbereitet
payment-error = Die Zahlung ging nicht durch. Klappt sie doch noch, kommt dein Kauf von selbst.
inbox-payment-uncharged = Die Zahlung ging nicht durch. Dir wurde nichts berechnet.
inbox-payment-unreturned = Es hat nicht geklappt, und deine Sterne ließen sich nicht zurückschicken. Schick unserem Bot /paysupport.
inbox-payment-waiting = Wir warten auf Nachricht zur Zahlung. Ist sie da, läuft der Rest von allein.
inbox-price-changed = { $stars ->
    [one] Der Preis ist jetzt { $stars } Stern. Abgebucht wurde nichts: Schau vor dem Bezahlen nochmal hin.
   *[other] Der Preis ist jetzt { $stars } Sterne. Abgebucht wurde nichts: Schau vor dem Bezahlen nochmal hin.
}
reveal-purchase-failed = Dieses Paket ist gerade nicht zu haben.
reveal-purchase-error = Der Kauf hat nicht begonnen. Prüf die Verbindung und versuch’s nochmal.
inbox-packs-bought = Deine Enthüllungen sind da.
inbox-packs-on-its-way = Deine Enthüllungen sind unterwegs und gleich da.
inbox-packs-returned = Der Kauf ließ sich nicht abschließen. Deine Sterne kommen zurück.

## Wer das war

inbox-details-title = Das war…
inbox-next-write = { $name } schreiben
inbox-next-send = Etwas zurückschicken
inbox-next-share = Enthüllung teilen
inbox-details-gone = Dieses Konto wurde inzwischen gelöscht. Der enthüllte Vorname bleibt dir; alles andere ist mit dem Konto weg.
inbox-details-sent = Gesendet
inbox-details-place = Ort
inbox-details-network = Netz
inbox-details-device = Gerät
inbox-details-browser = Browser
inbox-details-system = System

## Blockieren und melden

inbox-safety-open = Blockieren oder melden
inbox-safety-title = Hier geht’s nett zu
inbox-safety-subtitle = Du musst nichts lesen, was weh tut
inbox-safety-more = Pause, stumme Wörter, Blockierungen
inbox-safety-more-hint = Für dein ganzes Postfach
inbox-block = Absender blockieren
inbox-block-off = Von dort kommt nichts mehr bei dir an. Die andere Seite erfährt nichts davon, und du erfährst nicht, wer es ist.
inbox-block-on = Von dort kommt nichts mehr bei dir an. Du kannst jederzeit wieder freigeben.
inbox-block-error = Keine klare Antwort: Wir wissen nicht, ob sich die Blockierung geändert hat. Wir schauen nochmal nach.
inbox-blocked = Absender blockiert
inbox-unblocked = Absender wieder freigegeben
inbox-report = Melden
inbox-report-hint = Unser Team liest es und sieht nicht, von wem es kommt
inbox-report-title = Was stimmt damit nicht?
inbox-report-subtitle = Wer es geschickt hat, erfährt nichts von deiner Meldung
inbox-report-reasons = Grund
inbox-report-insult = Beleidigung oder Mobbing
inbox-report-threat = Eine Drohung
inbox-report-sexual = Sexuell und ungewollt
inbox-report-spam = Spam oder Betrug
inbox-report-minor = Gefährdet Minderjährige
inbox-report-other = Etwas anderes
inbox-report-text = Magst du was dazu sagen?
inbox-report-placeholder = Nur wenn du willst
inbox-report-send = Meldung senden
inbox-report-error = Keine klare Antwort: Wir wissen nicht, ob die Meldung ankam. Sie ist noch hier: Schick sie nochmal, sie zählt nur einmal.
inbox-reported-title = Danke
inbox-reported-text = Unser Team schaut bald drauf. Verstößt es gegen die Regeln, wird es entfernt.
inbox-reported-done = Fertig

## Wettbewerb

inbox-contest = So läuft der Wettbewerb
inbox-contest-text = Wer hört dieses Jahr die meisten lieben Worte?
inbox-contest-season = Saison
inbox-contest-season-text = Sie läuft das ganze Jahr { $year } und endet an Silvester um Mitternacht, Moskauer Zeit.
inbox-contest-score = Punkte
inbox-contest-score-text = Jedes Zettelchen in deinem Postfach zählt einen Punkt, mit Namen oder geheim; gezählt wird einmal am Tag. Wie viele Leute geschrieben haben, ist egal und wird nicht gezeigt.
inbox-contest-prizes = Preise
inbox-contest-prizes-text = Platz eins, zwei und drei in jeder Region bekommen ein Siegesgeschenk ins Postfach.
inbox-contest-choice = Nur wenn du willst
inbox-contest-choice-text = Niemand sieht dich auf einer Liste, bevor du mitmachst. Aussteigen geht jederzeit.
inbox-contest-leaderboard = Zur Rangliste

inbox-tab = Postfach
inbox-web-title = Dein Postfach wohnt in Telegram
inbox-web-text = Öffne Billet dort und lies, was für dich gekommen ist.
