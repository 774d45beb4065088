errors-network = Keine Antwort. Prüf dein Internet und versuch’s nochmal.
errors-generic = Das hat nicht geklappt. Versuch’s bitte nochmal.
errors-server = Bei uns ist was kaputtgegangen. Versuch’s gleich nochmal.
errors-busy = Gerade ist viel los. Versuch’s in ein paar Sekunden nochmal.
errors-crowd = Gerade sind sehr viele hier. Gleich versuchen wir’s nochmal …
errors-not-signed-in = Wir haben dich nicht erkannt. Öffne Billet nochmal aus Telegram.
errors-expired = Deine Sitzung ist abgelaufen. Öffne Billet nochmal aus Telegram.
errors-not-found = Das war nicht zu finden. Vielleicht gibt’s das nicht mehr.
errors-bad-input = An dieser Anfrage stimmt etwas nicht.
errors-bad-message = Im Text sind Zeichen, die wir nicht senden können.
errors-message-blank = Schreib erst ein paar Worte.
errors-message-too-long = Das ist ein bisschen zu lang. Mach es etwas kürzer.
errors-too-large = Das ist zu viel auf einmal. Mach es kleiner.
errors-unknown-item = Dieses Geschenk gibt’s nicht mehr. Such ein anderes aus.
errors-privacy-conflict = Mit Namen und für immer geheim: Beides zugleich geht nicht. Wähl eins davon.
errors-own-code = Dir selbst kannst du nichts schenken.
errors-not-open-yet = Noch zu! Ein kleines bisschen Geduld.
errors-not-opened = Mach es erst auf.
errors-already-answered = Darauf hast du schon geantwortet.
errors-not-revealable = Hier lässt sich der Name nicht enthüllen.
errors-not-deliverable = Dieses Geschenk kann gerade nicht zugestellt werden.
errors-not-blockable = Dahinter steckt niemand, den man blockieren könnte.
errors-key-reused = Das hast du schon mit anderen Worten gesendet.
errors-too-many = Das war viel auf einmal. Mach kurz Pause und versuch’s nochmal.
errors-repeated-message = Das hast du gerade erst geschickt. Sag es mal anders.
errors-messenger-unavailable = Telegram antwortet nicht. Versuch’s gleich nochmal.
errors-not-refundable = Um eine Erstattung kannst du einmal bitten, bis drei Wochen nach dem Kauf.
errors-price-changed = Der Preis hat sich gerade geändert. Schau nochmal hin, bevor du zahlst.
errors-payment-pending = Eine Zahlung von dir ist noch in Arbeit. Versuch’s in ein paar Minuten nochmal.
errors-too-many-minutes = Das war viel auf einmal. Versuch’s in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} nochmal.
errors-too-many-hours = Das war viel für einen Tag. Versuch’s in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
} nochmal.
errors-repeated-message-minutes = Das hast du gerade erst geschickt. Sag es anders oder nochmal in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}.
errors-busy-minutes = Gerade ist viel los. Versuch’s in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} nochmal.
errors-client-outdated = Aktualisiere Telegram, um zu bezahlen.
