# Der Bot im Chat, auf Rechnungen und beim Bezahlen.

bot-start = Hi, { $name }! Billet trägt anonyme Zettelchen und kleine Geschenke zwischen Leuten hin und her, die sich mögen. Öffne die App, teile deinen Link und schau, was kommt.
bot-send-valentine = Für wen ist dein Valentinsgruß? Such dir unten jemanden aus, ich mache dann die Karte auf.
bot-send-anon = Wen wolltest du schon immer mal was fragen? Such dir unten jemanden aus. Dein Name steht nicht dabei, und die App sagt dir, wer ihn herausfinden könnte.
bot-choose-friend = Jemanden aussuchen
bot-friend-chosen = { $name }? Gute Wahl! Tipp auf den Button und schreib los.
bot-friend-self = Das bist ja du! Such dir jemand anderen aus: Da freut sich bestimmt wer.
bot-friend-gone = Diese Person ist gerade nicht erreichbar. Such dir jemand anderen aus: Da freut sich bestimmt wer.
bot-nameless = Jemand
bot-help =
    So läuft das hier:
    1. Teile deinen Link aus der App.
    2. Deine Leute schicken dir Zettelchen und Geschenke.
    3. Aufmachen, antworten und herausfinden, wer geschrieben hat.

    /terms zeigt die Regeln, /paysupport hilft bei Zahlungen.
bot-terms =
    Sei nett: keine Beleidigungen, keine Drohungen, kein Spam. Geschenke und Extras werden mit Sternen bezahlt und gehen direkt nach der Zahlung raus; was für immer geheim ist, reist mit anderen zusammen und kommt innerhalb einer Viertelstunde an. Was nicht zugestellt werden kann, wird von selbst erstattet.
    Ein Zettelchen mit Namen zeigt, wer es geschickt hat. Bei einem geheimen kann die Person, die es bekommt, den Namen für Sterne enthüllen. Und wenn jede Seite ein Zettelchen der anderen geöffnet hat (zwei Valentinsgrüße oder zwei Fragen, keins davon für immer geheim, beide mit eingeschaltetem „Gegenseitig“ gesendet), ist es gegenseitig: Beide sehen Name, Foto und Username gratis. Die App sagt das vor dem Senden. Eines, das für immer geheim ist, lässt sich um keinen Preis enthüllen und ist nie gegenseitig: Ist es erst angekommen, wird kein Name dazu aufbewahrt. Was bleibt: Telegram weiß, wer bezahlt hat, und erfährt nicht, für wen. Und wer unsere Datenbank samt ihrem geheimen Schlüssel hat, könnte eine Vermutung über zwei bestimmte Menschen prüfen; ohne den Schlüssel kann das niemand.
bot-paysupport =
    Eine Zahlung, für die nichts geliefert werden konnte, kommt von selbst zu dir zurück, meist binnen Minuten.
    { $isStaffed ->
        [true] Stimmt trotzdem was nicht? Dann schreib hier, was du wann gekauft hast. Was du in den nächsten Tagen schreibst, lesen die Leute hinter Billet, und ihre Antwort kommt in diesen Chat.
       *[false] Im Moment liest hier niemand Nachrichten. Stimmt trotzdem was nicht, schau bitte später wieder vorbei.
    }
    Der Support von Telegram kann bei Käufen in diesem Bot nicht helfen.
bot-support-arrived = Deine Nachricht ist da. Die Antwort kommt in diesen Chat.
bot-support-answer =
    Antwort von Billet:

    { $text }
bot-support-closed = Dieses Gespräch ist geschlossen. Ist noch was offen? /paysupport beginnt ein neues.
bot-support-too_long = Das ist zu lang für eine Nachricht: höchstens 3.500 Zeichen. Nichts wurde weitergegeben.
bot-support-too_many = Deine Nachrichten sind da, und du bekommst eine Antwort. Bis dahin nehmen wir keine weiteren an.
bot-support-not_text = Nur Text kann weitergegeben werden. Schreib es bitte in Worten.
bot-unknown = Hm, das hab ich nicht verstanden. Zettelchen schreibt und liest man in der App: /start öffnet sie. /help erklärt, wie alles läuft, /paysupport hilft bei Zahlungen.

bot-button-open = Billet öffnen
bot-button-send = Geschenk wählen
bot-button-ask = Anonym fragen
bot-button-inbox = Aufmachen

bot-command-start = Billet öffnen
bot-command-help = So läuft das hier
bot-command-terms = Regeln
bot-command-paysupport = Hilfe bei Zahlungen
bot-command-reports = Meldungen, die warten
bot-command-requests = Anfragen zur Erstattung
bot-command-refund = Eine Zahlung erstatten
bot-menu = Billet

bot-arrived =
    { $kind ->
        [question] 💌 Du hast eine Frage bekommen! Von wem wohl?
        [valentine] 💌 Du hast einen Valentinsgruß bekommen! Von wem wohl?
        [super] 💛 Du hast einen Super-Valentinsgruß bekommen! Von wem wohl?
        [gift] 🎁 Du hast einen Valentinsgruß mit Telegram-Geschenk bekommen! Von wem wohl?
       *[several] 💌 Da ist was für dich angekommen. Von wem das wohl ist?
    }
bot-matched = 💞 Gegenseitig: Ihr habt einander geschrieben. Sieh nach, wer es ist!
bot-answered =
    💬 { $name } hat auf dein Zettelchen geantwortet:

    { $answer }
bot-answered-quoted =
    💬 { $name } hat auf dein Zettelchen geantwortet:

    „{ $question }“

    { $answer }
bot-refunded =
    { $stars ->
        [one] { $stars } Stern ist wieder bei dir: Die Bestellung ließ sich nicht ausführen oder wurde auf Wunsch erstattet.
       *[other] { $stars } Sterne sind wieder bei dir: Die Bestellung ließ sich nicht ausführen oder wurde auf Wunsch erstattet.
    }
bot-refund-refused = Deine Sterne ({ $stars }) konnten nicht zurückgeschickt werden: Telegram hat abgelehnt. Schick hier /paysupport: Das liest ein Mensch und antwortet in diesem Chat.
bot-refund-refused-unused = Was dafür schon zurückgenommen war, gehört wieder dir.
bot-request-refused = Deine Anfrage zur Erstattung (Sterne: { $stars }, { $when }) haben wir geprüft: Die Sterne schicken wir nicht zurück. Siehst du das anders? Dann schick /paysupport.
bot-refunded-unused = Was du davon noch nicht benutzt hattest, ging ebenfalls zurück.

bot-cannot-pay = Diese Bestellung lässt sich nicht mehr bezahlen. Abgebucht wurde nichts. Fang in der App bitte nochmal an.

bot-invoice-item = Ein Geschenk in Billet
bot-invoice-item-description = { $gift }. Geht direkt nach der Zahlung auf die Reise.
bot-invoice-pack =
    { $reveals ->
        [one] { $reveals } Enthüllung
       *[other] { $reveals } Enthüllungen
    }
bot-invoice-pack-description =
    { $reveals ->
        [one] Finde heraus, wer dir eines deiner Zettelchen geschickt hat.
       *[other] Finde heraus, wer dir { $reveals } deiner Zettelchen geschickt hat.
    }

bot-invoice-early = Früher öffnen
bot-invoice-early-description = Deine Valentinsgrüße von { $year } gehen direkt nach der Zahlung auf, und alle, die noch bis zum 8. März kommen, ebenfalls.

bot-sender-gone = Das Absender-Konto wurde gelöscht. Deine Enthüllung bleibt dir.

# Nur für Operatoren.
bot-operator-refund-usage = So schreibt man das: /refund, ein Leerzeichen und die Zahlungs-ID, wie sie in Telegram auf der Quittung steht.
bot-operator-refund-started = Die Sterne sind auf dem Rückweg. Was zugestellt ist, bleibt.
bot-operator-refund-unknown = Diese Zahlung gibt es nicht.
bot-operator-refund-refused = Diese Zahlung ist in Arbeit oder schon zurückgegangen.
bot-operator-refund-failed = Telegram hat die Erstattung dieser Zahlung abgelehnt. Weitere Versuche gibt es nicht.
bot-operator-help =
    Für Operatoren:
    /reports listet die Meldungen, die warten.
    /requests listet, wer Sterne zurückhaben möchte.
    /refund und die ID einer Zahlung schickt ihre Sterne zurück.
    Zum Antworten auf die Nachricht der Person antworten.
bot-operator-reports =
    { $total ->
        [0] Keine Meldung wartet.
        [one] Eine Meldung wartet.
       *[other] { $total } Meldungen warten. Zuerst kommen Drohungen und alles, was Minderjährige betrifft; hier sind { $listed }.
    }
bot-operator-report =
    Gemeldet am { $date }
    Grund: { $reason ->
        [insult] Beleidigung
        [threat] Drohung
        [sexual] sexuell
        [spam] Spam
        [minor] betrifft Minderjährige
       *[other] etwas anderes
    }

    Zettelchen: { $message }
    Dazu geschrieben: { $note }{ $isAnonymous ->
        [true] {" "}(Für immer geheim: Eine Sperre gilt nur gegenüber der Person, die gemeldet hat.)
       *[false] {""}
    }
bot-operator-act-keep = Stehen lassen
bot-operator-act-remove = Entfernen
bot-operator-act-stop_week = Entfernen, Absender 7 Tage sperren
bot-operator-act-stop_month = Entfernen, Absender 30 Tage sperren
bot-operator-done-keep = Bleibt stehen
bot-operator-done-remove = Entfernt
bot-operator-done-stop_week = Entfernt, Absender für 7 Tage gesperrt
bot-operator-done-stop_month = Entfernt, Absender für 30 Tage gesperrt
bot-operator-done-before = Diese Meldung ist schon erledigt

# Auf Bildern und in Nachrichten zum Teilen.
bot-share-title-valentine = Schick mir einen Valentinsgruß
bot-share-title-anonymous = Frag mich alles
bot-share-answer-valentine = Valentinsgruß und meine Antwort
bot-share-answer-anonymous = Ihr fragt, ich antworte
bot-share-answer-label = Meine Antwort
bot-share-reveal-title = Rätsel gelöst
bot-share-reveal-words = Und jetzt weiß ich, wer das war 👀
bot-share-reveal-label = Enthüllt
bot-share-message-valentine = 💌 { $name } wartet auf einen Valentinsgruß. Mit oder ohne Namen: du entscheidest.
bot-share-message-anonymous = 🎭 Frag { $name }, was du willst. Dein Name steht nicht dabei.
bot-share-button-valentine = Valentinsgruß senden
bot-share-button-anonymous = Anonym fragen

# Zettelchen vom Team.
bot-service-note-1 = Der Valentinstag war noch nicht vorbei, da warst du schon hier. Damit gehörst du zu den Allerersten, und das haben wir gemerkt. Danke! 💛
bot-service-note-2 = Die ersten Zettelchen haben ihre Menschen gefunden, auch dank dir. Schreib weiter: Irgendwer wartet auf ein liebes Wort.
bot-service-note-3 = Das war dein erster 8. März mit uns. Mögen dir die nächsten Tage noch viele liebe Worte bringen. 🌷
bot-service-winner = { $place ->
        [1] Platz eins in deiner Region, Saison { $season }! Niemand hat mehr bekommen. Die Krone gehört dir. 🏆
        [2] Platz zwei in deiner Region, Saison { $season }! Die Leute haben dir offenbar viel zu sagen. 🥈
       *[3] Platz drei in deiner Region, Saison { $season }! Was für ein Jahr voller lieber Worte. 🥉
    }

# Auch nur für Operatoren.
bot-operator-refund-asked =
    { $name } bittet um Erstattung. Sterne: { $stars } ({ $what }, { $when }).
    Zahlung: { $charge }
bot-operator-request-approved = Erstatten
bot-operator-request-refused = Ablehnen
bot-operator-request-approved-done = Genehmigt: Die Sterne sind auf dem Rückweg
bot-operator-request-refused-done = Abgelehnt
bot-operator-request-before-done = Hierüber ist schon entschieden, oder die Sterne sind inzwischen zurück
bot-operator-requests =
    { $total ->
        [0] Niemand möchte Sterne zurückhaben.
        [one] Eine Bitte wartet.
       *[other] { $total } Bitten warten, die älteste zuerst; hier sind { $listed }.
    }
bot-operator-set-aside =
    { $count ->
        [one] Eine Zahlung ist gekommen, zu der diese Datenbank keine Bestellung kennt. Sie liegt
       *[other] { $count } Zahlungen sind gekommen, zu denen diese Datenbank keine Bestellung kennt. Sie liegen
    } beiseite, und nichts geht von selbst zurück: Vielleicht ist diese Datenbank älter als die Zahlungen, oder sie ist neu.
    Eine zurückschicken: /refund und ihre ID.

    { $list }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }
bot-operator-refund-cap =
    { $cap } Zahlungen gingen innerhalb einer Stunde zurück, ohne dass jemand das angestoßen hat. Das ist die Grenze (AUTOMATIC_REFUNDS_AN_HOUR), { $waiting } weitere warten auf die nächste Stunde.
    Haben sie ihre Richtigkeit, ist nichts zu tun; /refund und die ID einer Zahlung schickt eine sofort zurück.
bot-operator-refund-stuck =
    Noch nicht zurückgeschickt, Sterne: { $stars }. Ein Dutzend Versuche war vergeblich. Vielleicht hat der Bot zu wenige Sterne, oder Telegram ist weg. Wir versuchen es weiter.
    Zahlung: { $charge }
bot-operator-refund-messenger =
    Telegram lehnt die Erstattung ab, Sterne: { $stars }. Weitere Versuche gibt es nicht, und wer gezahlt hat, weiß Bescheid.
    Zahlung: { $charge }
bot-operator-canary =
    { $isTakenBack ->
        [true] Die neue Version von { $remote } ({ $version }), die ein Teil der Leute ausprobiert, ist zu oft ausgefallen und wurde zurückgenommen.
       *[false] Die neue Version von { $remote } ({ $version }), die ein Teil der Leute ausprobiert, fällt zu oft aus. Das Release lässt sich nicht schreiben und nennt sie weiter; unsere Server bieten sie nicht mehr an.
    }
    Nutzer mit Ausfällen: { $failures }, mit Starts: { $starts }. Bei der Version aller anderen: Nutzer mit Ausfällen: { $activeFailures }, mit Starts: { $activeStarts }.

bot-operator-ticket =
    { $number } { $name } schreibt (zum Antworten hierauf antworten):

    { $text }
bot-operator-ticket-close = Gespräch schließen
bot-operator-ticket-sent = { $number } Gesendet an { $name }.
bot-operator-ticket-answered =
    { $number } { $operator } hat geantwortet, an { $name }:

    { $text }
bot-operator-ticket-unknown = Hinter dieser Nachricht steckt niemand. Antworte auf die Nachricht, die von der Person kam.
bot-operator-ticket-closed = Dieses Gespräch ist vorbei, die Antwort wurde nicht gesendet. Die Person kann mit /paysupport ein neues beginnen.
bot-operator-ticket-too_long = Das ist zu lang: höchstens 3.500 Zeichen. Es wurde nicht gesendet.
bot-operator-ticket-not_text = Nur Text lässt sich senden. Es wurde nicht gesendet.
bot-operator-ticket-ended = Geschlossen
bot-operator-ticket-ended-before = Dieses Gespräch war schon vorbei

## Prompts of the day
bot-prompt-1 = Zwei Wahrheiten und eine Lüge über mich
bot-prompt-2 = Welcher Song erinnert dich an mich?
bot-prompt-3 = Was war dein erster Eindruck von mir?
bot-prompt-4 = Beschreib mich in drei Emojis
bot-prompt-5 = Verrat mir ein Geheimnis
bot-prompt-6 = Was soll ich am Wochenende machen?
bot-prompt-7 = Bewerte meine Playlist
bot-prompt-8 = Was fragst du, wenn ich nicht sauer werde?
bot-prompt-9 = Was ist meine Superkraft?
bot-prompt-10 = Welche Filmfigur bin ich?
bot-prompt-11 = Beichte etwas, ich sag nichts
bot-prompt-12 = Deine liebste Erinnerung an uns?
bot-prompt-13 = Gib mir einen Spitznamen
bot-prompt-14 = Was kann ich richtig gut?
bot-prompt-15 = Wahrheit oder Pflicht? Such’s dir aus
bot-prompt-16 = Wohin sollen wir zusammen reisen?
bot-prompt-17 = Was soll ich dieses Jahr ausprobieren?
bot-prompt-18 = Welches Tier bin ich?
bot-prompt-19 = Beende den Satz: Du … immer
bot-prompt-20 = Wofür würdest du mir danken?
bot-prompt-21 = Rate, wovor ich Angst habe
bot-prompt-22 = Empfiehl mir eine Serie
bot-prompt-23 = Was würdest du für mich kochen?
bot-prompt-24 = Welche Farbe bin ich?
bot-prompt-25 = Sag, was du dich nie getraut hast
bot-prompt-26 = Bewerte mein letztes Foto
bot-prompt-27 = Wobei denkst du an mich?
bot-prompt-28 = Gib mir eine Challenge für die Woche
bot-prompt-29 = Was würdest du an mir ändern?
bot-prompt-30 = Bist du in mich verknallt?
bot-prompt-31 = Worüber lachst du immer?
bot-prompt-32 = Der beste Rat, den du je bekommen hast?
bot-prompt-33 = Wer wäre ich im Superheldenfilm?
bot-prompt-34 = Würdest du mit mir verreisen?
bot-prompt-35 = Beschreib mich in einem Wort
bot-prompt-36 = Was soll ich morgen anziehen?
bot-prompt-37 = Frag mich, was sonst keiner fragt
bot-prompt-38 = Welches Emoji benutze ich zu oft?
bot-prompt-39 = Wovon träumst du?
bot-prompt-40 = Pizza oder Sushi mit mir?
bot-prompt-41 = Was magst du an mir?
bot-prompt-42 = Wo bin ich in zehn Jahren?
bot-prompt-43 = Mach mir ein Kompliment
bot-prompt-44 = Deine unpopuläre Meinung?
bot-prompt-45 = Welcher Job würde zu mir passen?
bot-prompt-46 = Kaffee oder Spaziergang?
bot-prompt-47 = Wie würde unsere Band heißen?
bot-prompt-48 = Was sollte ich unbedingt wissen?
bot-prompt-49 = Was macht dich gerade glücklich?
bot-prompt-50 = Welchen Tag mit mir würdest du wiederholen?
bot-prompt-51 = Erzähl mir einen Witz
bot-prompt-52 = Was ist mein Titelsong?
bot-prompt-53 = Was soll ich als Nächstes lesen?
bot-prompt-54 = Was sollen wir zusammen machen?
bot-prompt-55 = Was schenkst du mir zum Geburtstag?
bot-prompt-56 = Frag mich um Rat
bot-prompt-57 = Welches Wort sage ich ständig?
bot-prompt-58 = Was wünschst du dir heute?
bot-prompt-59 = Worüber lachen wir in einem Jahr?
bot-prompt-60 = Schreib, was dir durch den Kopf geht

bot-preview-title = Sammle Geheimnisse und Valentinsgrüße
bot-preview-text = Hol dir deinen eigenen Link und erfahr, was deine Leute dir nur anonym sagen würden.
