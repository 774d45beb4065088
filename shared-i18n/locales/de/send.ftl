## Die Seite

send-title = Ein Valentinsgruß für { $name }
send-subtitle = Such ein Geschenk aus, dazu ein paar Worte. Mit oder ohne Namen: du entscheidest.
send-open = Valentinsgruß senden
send-tap = Tulpe antippen
send-loading = Die Seite geht auf…
send-preview-hint = Öffentliche Antworten
send-recipient-missing-title = Die Seite hat nicht geladen
send-missing-text = Prüf die Verbindung und versuch’s nochmal.
send-again = Nochmal
send-draft = Noch nicht gesendet
send-draft-no-words = Ein Geschenk ohne Worte
send-draft-continue = Weiter
send-draft-start-over = Neu anfangen

## Ein Valentinsgruß
send-sheet = Einen Valentinsgruß senden
send-close = Schließen
send-back = Zurück
send-pick-title = Such ein Geschenk aus
send-pick-subtitle = Für { $name }
send-tabs = Welche Geschenke du siehst
send-tab-gifts = Geschenke
send-tab-wishlist = Wunschliste
send-wishes = Meine Wünsche
send-wishes-subtitle = Bis zu drei Geschenke. Freunde sehen sie zuerst.
send-wishes-count = { $count } von { $limit }
send-wishes-of = { $name } hätte am liebsten …
send-wishes-others = Mehr Geschenke
send-gifts-loading = Geschenke kommen…
send-gifts-missing-title = Die Geschenke haben nicht geladen
send-ghost = { $name } ist noch nicht bei Billet. Kostenlose Geschenke heben wir auf, bezahlte können wir noch nicht zustellen.
send-price-free = Gratis
send-price = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}
send-price-extra = plus { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}
send-discount = −{ $percent } %
send-odds = { $count ->
    [one] Immer dieses Geschenk.
   *[other] Eins von diesen { $count }, alle gleich wahrscheinlich. Welches, weißt nicht mal du.
}
send-pack-content = { $count ->
    [one] Ein Geschenk ist drin.
    [2] Beide zusammen.
   *[other] Alle { $count } zusammen.
}
send-odds-best = Wunderpaket: Geschenke bis zu { $stars } Sternen.

## Absenden
send-checkout-title = Deine Worte
send-message = Nachricht
send-message-placeholder = Ein paar liebe Worte, oder keine
send-message-count = { $count } von { $limit }
send-message-too-long = Das ist ein bisschen zu lang
send-message-not-text = Ein paar dieser Zeichen lassen sich nicht senden
send-message-own = Zurück zu meinen Worten
send-message-random = Text vorschlagen
send-privacy = Dein Name
send-privacy-reveal = Geheim
send-privacy-reveal-line = Nicht zu sehen, aber { $name } kann für Sterne enthüllen: Name, Foto, Username, Link, Zeit, evtl. Ort, Netz, Gerät.
send-privacy-full = Für immer geheim
send-privacy-full-line = { $name } kann ihn nie enthüllen, dafür siehst du auch keine Antwort. Kommt in höchstens 15 Minuten an.
send-privacy-open = Mit Namen
send-privacy-open-line = { $name } sieht ihn mit Foto und Username beim Öffnen.
send-match = Gegenseitig
send-match-line = Wenn ihr einander schreibt, seht ihr beide Name, Foto und Username.
send-super = Super-Valentinsgruß
send-super-line = Ganz in Gold und mit großem Auftritt.
send-super-line-closed = Ganz in Gold und geht sofort auf, ohne auf den 8. März zu warten.
send-total = Gesamt
send-submit = Senden
send-waiting = Wir warten auf die Zahlung. Du kannst sie in Telegram abschließen oder mit „Senden“ nochmal öffnen.
send-paying = Die Zahlung öffnet sich in Telegram
send-retrying = Noch keine Antwort. Wir versuchen’s nochmal: { $count } von { $limit }
send-valentine-modal-payment-error = Wir sind nicht sicher, ob es rausging. Deine Worte sind sicher, abgebucht wurde nichts. Versuch’s nochmal: Doppelt geht es nie raus.
send-returned = Es ließ sich nicht zustellen. Deine Sterne kommen zurück, deine Worte sind sicher.
send-unreturned = Es ließ sich nicht zustellen, und deine Sterne ließen sich nicht zurückschicken. Schick unserem Bot /paysupport. Deine Worte sind sicher.

## Fertige Valentinsgrüße
send-canned-1 = Mit dir fühlt sich sogar Montag nach Wochenende an.
send-canned-2 = Wenn dein Name auf dem Handy auftaucht, muss ich grinsen. Jedes Mal.
send-canned-3 = Nur damit du’s weißt: Jemand findet dich ziemlich großartig.
send-canned-4 = Das hier ist eine Umarmung. Sie ließ sich nur schlecht falten.
send-canned-5 = Mein Lieblingsplatz? Egal wo, Hauptsache neben dir.
send-canned-6 = Mit dir würde ich sogar meine letzten Pommes teilen.
send-canned-7 = Bleib genau so. Da gibt’s nichts zu verbessern.
send-canned-8 = Du bist wie volles WLAN: Mit dir läuft einfach alles.

## Geschenke
send-gift-tulip = Tulpe
send-gift-candy = Bonbon
send-gift-kiss = Kuss
send-gift-teddy = Teddy
send-gift-bouquet = Blumenstrauß
send-gift-heart_box = Herzbox
send-gift-cake = Torte
send-gift-champagne = Champagner
send-gift-rocket = Rakete
send-gift-ring = Ring
send-gift-crown = Krone
send-gift-diamond = Diamant
send-gift-unicorn = Einhorn
send-gift-surprise_box = Wundertüte
send-gift-surprise_pack = Wunderpaket
send-gift-wish_pack = Wunschpaket
send-gift-easter_cake = Osterkuchen
send-gift-anon = Nur eine Frage
send-gift-love = Verliebt
send-gift-laugh = Lustig
send-gift-wow = Baff
send-gift-sad = Etwas traurig
send-gift-fire = Feuer
send-gift-kiss_face = Küsschen
send-gift-surprise = Überraschung

## Geschafft
send-success-title = Ist raus!
send-success-text = { $name } freut sich gleich riesig.
send-success-paid-title = Schon unterwegs!
send-success-paid-text = { $name } bekommt dein Geschenk in einem Moment.
send-success-batch-title = Schon unterwegs!
send-success-batch-text = Es reist mit anderen zusammen und ist in höchstens 15 Minuten bei { $name }.
send-success-message = Deine Nachricht
send-success-taps = { $count ->
    [one] Die Tulpe einmal angetippt, das bringt Glück
   *[other] Die Tulpe { $count }-mal angetippt, das bringt Glück
}
send-success-another = Noch einen senden
send-success-own = Selbst Grüße bekommen

## Anonyme Fragen
send-ask-title = Frag { $name }, was du willst
send-ask-subtitle = Kein Name, kein Rotwerden. Nur die Frage.
send-ask-open = Anonym fragen
send-ask-tap = Umschlag antippen
send-ask-sheet = Anonym fragen
send-ask-write-title = Deine Frage
send-ask-message = Frage
send-ask-placeholder = Was wolltest du schon immer fragen?
send-ask-random = Frage vorschlagen
send-ask-honest = Dein Name ist nicht zu sehen, aber { $name } kann für Sterne enthüllen: Name, Foto, Username, Link, Zeit, evtl. Ort, Netz, Gerät.
send-ask-continue = Weiter
send-ask-emotion-title = Such ein Gefühl aus
send-ask-emotion-subtitle = Sobald du tippst, geht sie raus
send-ask-failed = Wir sind nicht sicher, ob sie rausging. Deine Frage ist sicher. Tipp dasselbe Gefühl nochmal an: Doppelt geht sie nie raus.
send-ask-refused = Nicht gesendet.
send-ask-sending = Geht raus…
send-ask-waiting = Wir warten auf die Zahlung. Du kannst sie in Telegram abschließen oder dasselbe Gefühl antippen, um sie nochmal zu öffnen.
send-ask-success-title = Gefragt!
send-ask-success-text = Jetzt heißt es warten auf { $name }. Die Antwort bringt dir der Bot.
send-ask-success-own = Selbst Fragen bekommen
send-ask-success-another = Noch was fragen

## Für jemanden, den man kennt
send-friend-mode = Was du senden willst
send-friend-mode-anonymous = Anonym
send-friend-mode-valentine = Valentinsgrüße
send-friend-title = Ein Valentinsgruß für jemanden
send-friend-title-anonymous = Eine anonyme Frage an jemanden
send-friend-lead = Klappt auch bei Leuten, die Billet noch nie geöffnet haben.
send-friend-step-1 = Öffne den Chat mit dem Bot
send-friend-step-1-text = Er fragt, für wen es ist.
send-friend-step-2 = Such jemanden aus
send-friend-step-2-text = Direkt aus deinen Kontakten, ganz ohne Codes.
send-friend-step-3 = Schreib und sende
send-friend-step-3-text = Wir heben es auf, bis es abgeholt wird.
send-friend-open = Jemanden aussuchen
send-friend-loading = Modus wird gewechselt…

## Die öffentliche Liste
send-public = Öffentliche Antworten
send-public-title = Öffentliche Antworten
send-public-more = Mehr zeigen
send-public-loading = Antworten kommen…
send-public-missing-title = Die Antworten haben nicht geladen
send-public-empty-title = Hier ist noch nichts
send-public-empty-text = Hol dir die allererste Antwort.
send-public-empty-send = Valentinsgruß senden
send-public-empty-ask = Frage stellen
send-public-answer = Antwort

send-tab = Senden
send-web-title = Schick ein Zettelchen oder ein Geschenk
send-web-text = Such jemanden aus und sorg für eine Überraschung, mit oder ohne Namen.
send-easter-until = Bis zum 20. April hier.
send-easter-where-valentine = Der Osterkuchen steht direkt nach den kostenlosen Geschenken.
send-easter-where-anonymous = Osterkuchen gibt’s zu Valentinsgrüßen: Wähl oben „Valentinsgrüße“.
send-easter = Die Osterkuchen sind da: Schick jemandem einen
