# Il bot nella sua chat, sulle fatture e al pagamento.

bot-start = Ehi, { $name }! Billet porta bigliettini anonimi e piccoli regali tra persone che si vogliono bene. Apri l’app, condividi il tuo link e guarda cosa arriva.
bot-send-valentine = Per chi è la tua dedica? Scegli qui sotto una persona e io le preparo il biglietto.
bot-send-anon = A chi vuoi fare una domanda da una vita? Scegli qui sotto una persona. Il tuo nome non ci sarà, e l’app ti dice chi potrebbe scoprirlo.
bot-choose-friend = Scegli una persona
bot-friend-chosen = { $name }? Ottima scelta! Tocca il pulsante e scrivi.
bot-friend-self = Ma sei tu! Scegli un’altra persona: una sorpresa fa sempre piacere.
bot-friend-gone = In questo momento non si può scrivere a questa persona. Scegline un’altra: una sorpresa fa sempre piacere.
bot-nameless = Qualcuno
bot-help =
    Funziona così:
    1. Condividi il tuo link dall’app.
    2. Chi ti vuole bene ti manda bigliettini e regali.
    3. Apri, rispondi e scopri chi ha scritto.

    /terms ha le regole, /paysupport aiuta con i pagamenti.
bot-terms =
    Gentilezza prima di tutto: niente insulti, minacce o spam. Regali ed extra si pagano in Stelle e partono subito dopo il pagamento; quello che è segreto per sempre viaggia insieme ad altri e arriva entro un quarto d’ora. Quello che non si può consegnare viene rimborsato in automatico.
    Un bigliettino con firma mostra il nome di chi lo manda. Se è segreto, chi lo riceve può svelare quel nome con le Stelle. E quando ciascuna delle due persone ha aperto un bigliettino dell’altra (due dediche o due domande, nessuno segreto per sempre, inviati entrambi con «Reciproco» attivo), è reciproco: nome, foto e username si vedono gratis da entrambe le parti. L’app lo dice prima dell’invio. Se è segreto per sempre, non si può svelare a nessun prezzo e non è mai reciproco: una volta arrivato, con il bigliettino non viene conservato nessun nome. Cosa rimane: Telegram sa chi ha pagato, ma non gli diciamo per chi. E chi avesse il nostro database insieme alla sua chiave segreta potrebbe verificare un’ipotesi su due persone precise; senza la chiave non può farlo nessuno.
bot-paysupport =
    Se quello che hai pagato non si può consegnare, il pagamento ti torna indietro da solo, di solito in pochi minuti.
    { $isStaffed ->
        [true] Se qualcosa ancora non torna, scrivi qui cosa hai comprato e quando. Quello che scrivi nei prossimi giorni lo leggono le persone dietro Billet, e la loro risposta arriva in questa chat.
       *[false] In questo momento qui nessuno legge i messaggi. Se qualcosa ancora non torna, ripassa più tardi.
    }
    L’assistenza di Telegram non può aiutare con gli acquisti in questo bot.
bot-support-arrived = Il tuo messaggio è arrivato. La risposta arriva in questa chat.
bot-support-answer =
    Risposta di Billet:

    { $text }
bot-support-closed = Questa conversazione è chiusa. Se c’è ancora qualcosa, /paysupport ne apre un’altra.
bot-support-too_long = Troppo lungo per un solo messaggio: al massimo 3.500 caratteri. Non è stato inoltrato nulla.
bot-support-too_many = I tuoi messaggi sono arrivati e avranno risposta. Fino ad allora non ne prendiamo altri.
bot-support-not_text = Si può inoltrare solo testo. Scrivilo a parole.
bot-unknown = Mmm, questa non l’ho capita. I bigliettini si scrivono e si leggono nell’app: /start la apre. /help spiega come funziona, /paysupport aiuta con i pagamenti.

bot-button-open = Apri Billet
bot-button-send = Scegli un regalo
bot-button-ask = Chiedi in anonimo
bot-button-inbox = Aprilo subito

bot-command-start = Apri Billet
bot-command-help = Come funziona
bot-command-terms = Regole
bot-command-paysupport = Aiuto con i pagamenti
bot-command-reports = Segnalazioni in attesa
bot-command-requests = Richieste di rimborso
bot-command-refund = Rimborsa un pagamento
bot-menu = Billet

bot-arrived =
    { $kind ->
        [question] 💌 Hai ricevuto una domanda! Di chi sarà?
        [valentine] 💌 Hai ricevuto una dedica! Di chi sarà?
        [super] 💛 Hai ricevuto una super dedica! Di chi sarà?
        [gift] 🎁 Hai ricevuto una dedica con un regalo di Telegram! Di chi sarà?
       *[several] 💌 C’è posta per te! Da parte di chi sarà?
    }
bot-matched = 💞 È reciproco: hai scritto anche tu. Guarda chi è!
bot-answered =
    💬 { $name } ha risposto al tuo bigliettino:

    { $answer }
bot-answered-quoted =
    💬 { $name } ha risposto al tuo bigliettino:

    «{ $question }»

    { $answer }
bot-refunded =
    { $stars ->
        [one] { $stars } Stella è tornata da te: l’ordine non è andato a buon fine, o è stato rimborsato su richiesta.
        [many] { $stars } di Stelle sono tornate da te: l’ordine non è andato a buon fine, o è stato rimborsato su richiesta.
       *[other] { $stars } Stelle sono tornate da te: l’ordine non è andato a buon fine, o è stato rimborsato su richiesta.
    }
bot-refund-refused = Non è stato possibile restituirti le Stelle ({ $stars }): Telegram ha rifiutato. Manda qui /paysupport: lo legge una persona e risponde in questa chat.
bot-refund-refused-unused = Quello che ti era stato tolto in cambio è di nuovo tuo.
bot-request-refused = Abbiamo esaminato la tua richiesta di rimborso (Stelle: { $stars }, { $when }): le Stelle non verranno restituite. Se la vedi in un altro modo, manda /paysupport.
bot-refunded-unused = È tornato indietro anche quello che non ne avevi usato.

bot-cannot-pay = Questo ordine non si può più pagare. Non è stato addebitato nulla. Ricomincia dall’app.

bot-invoice-item = Un regalo in Billet
bot-invoice-item-description = { $gift }. Parte subito dopo il pagamento.
bot-invoice-pack =
    { $reveals ->
        [one] { $reveals } rivelazione
        [many] { $reveals } di rivelazioni
       *[other] { $reveals } rivelazioni
    }
bot-invoice-pack-description =
    { $reveals ->
        [one] Scopri chi ti ha mandato uno dei tuoi bigliettini.
        [many] Scopri chi ti ha mandato { $reveals } dei tuoi bigliettini.
       *[other] Scopri chi ti ha mandato { $reveals } dei tuoi bigliettini.
    }

bot-invoice-early = Apertura anticipata
bot-invoice-early-description = Le tue dediche del { $year } si aprono subito dopo il pagamento, e anche tutte quelle che arriveranno fino all’8 marzo.

bot-sender-gone = L’account dietro questo bigliettino è stato eliminato. La tua rivelazione resta tua.

# Solo per chi opera.
bot-operator-refund-usage = Si scrive così: /refund, uno spazio e l’ID del pagamento, come sta sulla ricevuta in Telegram.
bot-operator-refund-started = Le Stelle stanno tornando indietro. Quello che è stato consegnato resta.
bot-operator-refund-unknown = Questo pagamento non esiste.
bot-operator-refund-refused = Questo pagamento è in lavorazione o è già tornato indietro.
bot-operator-refund-failed = Telegram ha rifiutato di restituire questo pagamento. Non si tenta altro.
bot-operator-help =
    Per gli operatori:
    /reports elenca le segnalazioni in attesa.
    /requests elenca chi chiede indietro le Stelle.
    /refund e l’ID di un pagamento ne restituisce le Stelle.
    Per rispondere a una persona, rispondi al suo messaggio.
bot-operator-reports =
    { $total ->
        [0] Nessuna segnalazione in attesa.
        [one] Una segnalazione in attesa.
        [many] { $total } di segnalazioni in attesa. Prima le minacce e quello che riguarda minori; eccone { $listed }.
       *[other] { $total } segnalazioni in attesa. Prima le minacce e quello che riguarda minori; eccone { $listed }.
    }
bot-operator-report =
    Segnalato il { $date }
    Motivo: { $reason ->
        [insult] insulto
        [threat] minaccia
        [sexual] sessuale
        [spam] spam
        [minor] riguarda un minore
       *[other] altro
    }

    Bigliettino: { $message }
    Aggiunto alla segnalazione: { $note }{ $isAnonymous ->
        [true] {" "}(Segreto per sempre: uno stop vale solo verso chi ha segnalato.)
       *[false] {""}
    }
bot-operator-act-keep = Lascia
bot-operator-act-remove = Rimuovi
bot-operator-act-stop_week = Rimuovi, stop agli invii per 7 giorni
bot-operator-act-stop_month = Rimuovi, stop agli invii per 30 giorni
bot-operator-done-keep = Lasciato
bot-operator-done-remove = Rimosso
bot-operator-done-stop_week = Rimosso, invii fermi per 7 giorni
bot-operator-done-stop_month = Rimosso, invii fermi per 30 giorni
bot-operator-done-before = Questa segnalazione era già chiusa

# Sulle immagini e nei messaggi da condividere.
bot-share-title-valentine = Mandami una dedica
bot-share-title-anonymous = Chiedimi quello che vuoi
bot-share-answer-valentine = Una dedica e la mia risposta
bot-share-answer-anonymous = Mi chiedono, io rispondo
bot-share-answer-label = La mia risposta
bot-share-reveal-title = Mistero risolto
bot-share-reveal-words = E adesso so chi è stato 👀
bot-share-reveal-label = Svelato
bot-share-message-valentine = 💌 { $name } aspetta una dedica. Con firma o senza: decidi tu.
bot-share-message-anonymous = 🎭 Chiedi a { $name } quello che vuoi. Il tuo nome non ci sarà.
bot-share-button-valentine = Manda una dedica
bot-share-button-anonymous = Chiedi in anonimo

# Bigliettini dal team.
bot-service-note-1 = San Valentino non era ancora finito e tu c’eri già. Fai parte delle primissime persone, e lo abbiamo notato. Grazie! 💛
bot-service-note-2 = I primi bigliettini hanno trovato casa, anche grazie a te. Continua a scrivere: qualcuno aspetta una parola gentile.
bot-service-note-3 = Era il tuo primo 8 marzo con noi. Che i prossimi giorni ti portino ancora tante parole dolci. 🌷
bot-service-winner = { $place ->
        [1] Primo posto nella tua regione nel { $season }! Nessuno ha ricevuto di più. La corona è tua. 🏆
        [2] Secondo posto nella tua regione nel { $season }! La gente ha davvero tanto da dirti. 🥈
       *[3] Terzo posto nella tua regione nel { $season }! Che anno di parole gentili. 🥉
    }

# Anche questi solo per chi opera.
bot-operator-refund-asked =
    { $name } chiede un rimborso. Stelle: { $stars } ({ $what }, { $when }).
    Pagamento: { $charge }
bot-operator-request-approved = Approva
bot-operator-request-refused = Rifiuta
bot-operator-request-approved-done = Approvata: le Stelle stanno tornando indietro
bot-operator-request-refused-done = Rifiutata
bot-operator-request-before-done = Su questa richiesta si è già deciso, o le Stelle nel frattempo sono tornate indietro
bot-operator-requests =
    { $total ->
        [0] Nessuno chiede indietro le Stelle.
        [one] Una richiesta in attesa.
        [many] { $total } di richieste in attesa, prima le più vecchie; eccone { $listed }.
       *[other] { $total } richieste in attesa, prima le più vecchie; eccone { $listed }.
    }
bot-operator-set-aside =
    { $count ->
        [one] È arrivato un pagamento di cui questo database non conosce l’ordine. È messo
        [many] Sono arrivati { $count } di pagamenti di cui questo database non conosce l’ordine. Sono messi
       *[other] Sono arrivati { $count } pagamenti di cui questo database non conosce l’ordine. Sono messi
    } da parte, e niente torna indietro da solo: forse questo database è più vecchio dei pagamenti, o è nuovo.
    Per restituirne uno: /refund e il suo ID.

    { $list }{ $more ->
        [0] {""}
       *[other] {" "}e altri { $more }
    }
bot-operator-refund-cap =
    Pagamenti restituiti in un’ora senza che nessuno lo abbia deciso: { $cap }. È il limite (AUTOMATIC_REFUNDS_AN_HOUR), e altri { $waiting } aspettano la prossima ora.
    Se sono giusti, non c’è niente da fare; /refund e l’ID di un pagamento ne restituisce uno subito.
bot-operator-refund-stuck =
    Stelle che per ora non si riesce a restituire: { $stars }. Una dozzina di tentativi a vuoto. Forse il bot ha troppo poche Stelle, o Telegram non c’è. Si continua a provare.
    Pagamento: { $charge }
bot-operator-refund-messenger =
    Telegram rifiuta di restituire delle Stelle: { $stars }. Non si tenta altro, e chi ha pagato lo sa.
    Pagamento: { $charge }
bot-operator-canary =
    { $isTakenBack ->
        [true] La nuova versione di { $remote } ({ $version }) che una parte delle persone prova falliva troppo spesso ed è stata ritirata.
       *[false] La nuova versione di { $remote } ({ $version }) che una parte delle persone prova fallisce troppo spesso. Non si riesce a scrivere la pubblicazione, che la nomina ancora; i nostri server non la offrono più.
    }
    Utenti con errori: { $failures }, con avvii: { $starts }. La versione di tutti gli altri: utenti con errori: { $activeFailures }, con avvii: { $activeStarts }.

bot-operator-ticket =
    { $number } { $name } scrive (rispondi a questo messaggio per rispondere):

    { $text }
bot-operator-ticket-close = Chiudi la conversazione
bot-operator-ticket-sent = { $number } Inviato a { $name }.
bot-operator-ticket-answered =
    { $number } { $operator } ha risposto a { $name }:

    { $text }
bot-operator-ticket-unknown = Dietro quel messaggio non c’è nessuno. Per rispondere a una persona, rispondi al messaggio che ha mandato lei.
bot-operator-ticket-closed = Quella conversazione è finita e la risposta non è partita. La persona può iniziarne un’altra con /paysupport.
bot-operator-ticket-too_long = Troppo lungo: al massimo 3.500 caratteri. Non è partito.
bot-operator-ticket-not_text = Si può mandare solo testo. Non è partito.
bot-operator-ticket-ended = Chiusa
bot-operator-ticket-ended-before = Questa conversazione era già finita

## Prompts of the day
bot-prompt-1 = Due verità e una bugia su di me
bot-prompt-2 = Quale canzone ti fa pensare a me?
bot-prompt-3 = La tua prima impressione di me?
bot-prompt-4 = Descrivimi con tre emoji
bot-prompt-5 = Dimmi un segreto
bot-prompt-6 = Cosa faccio questo weekend?
bot-prompt-7 = Dai un voto alla mia playlist
bot-prompt-8 = Cosa mi chiederesti se non mi offendo?
bot-prompt-9 = Qual è il mio superpotere?
bot-prompt-10 = Che personaggio dei film sono?
bot-prompt-11 = Confessa qualcosa, non lo dico
bot-prompt-12 = Il tuo ricordo preferito di noi?
bot-prompt-13 = Dammi un soprannome
bot-prompt-14 = In cosa me la cavo alla grande?
bot-prompt-15 = Obbligo o verità? Scegli tu
bot-prompt-16 = Dove andiamo insieme?
bot-prompt-17 = Cosa dovrei provare quest’anno?
bot-prompt-18 = Che animale sono?
bot-prompt-19 = Completa la frase: tu sempre…
bot-prompt-20 = Di cosa mi ringrazieresti?
bot-prompt-21 = Indovina di cosa ho paura
bot-prompt-22 = Consigliami una serie
bot-prompt-23 = Cosa cucineresti per me?
bot-prompt-24 = Di che colore sono?
bot-prompt-25 = Di’ quello che non hai mai osato dire
bot-prompt-26 = Dai un voto alla mia ultima foto
bot-prompt-27 = Cosa ti fa pensare a me?
bot-prompt-28 = Dammi una sfida per la settimana
bot-prompt-29 = Cosa cambieresti di me?
bot-prompt-30 = Hai una cotta per me?
bot-prompt-31 = Cosa ti fa sempre ridere?
bot-prompt-32 = Il miglior consiglio che hai ricevuto?
bot-prompt-33 = Che supereroe sarei?
bot-prompt-34 = Partiresti con me?
bot-prompt-35 = Descrivimi in una parola
bot-prompt-36 = Cosa mi metto domani?
bot-prompt-37 = Chiedimi quello che non chiedono mai
bot-prompt-38 = Quale emoji uso troppo?
bot-prompt-39 = Cosa sogni?
bot-prompt-40 = Pizza o sushi con me?
bot-prompt-41 = Cosa ti piace di me?
bot-prompt-42 = Dove sarò tra dieci anni?
bot-prompt-43 = Fammi un complimento
bot-prompt-44 = La tua opinione impopolare?
bot-prompt-45 = Che lavoro farebbe per me?
bot-prompt-46 = Caffè o passeggiata?
bot-prompt-47 = Come si chiamerebbe la nostra band?
bot-prompt-48 = Cosa dovrei sapere?
bot-prompt-49 = Cosa ti rende felice adesso?
bot-prompt-50 = Quale giorno con me rivivresti?
bot-prompt-51 = Raccontami una barzelletta
bot-prompt-52 = Qual è la mia canzone?
bot-prompt-53 = Cosa leggo adesso?
bot-prompt-54 = Cosa facciamo insieme?
bot-prompt-55 = Cosa mi regali al compleanno?
bot-prompt-56 = Chiedimi un consiglio
bot-prompt-57 = Quale parola dico sempre?
bot-prompt-58 = Cosa desideri oggi?
bot-prompt-59 = Di cosa rideremo tra un anno?
bot-prompt-60 = Scrivi quello che ti passa per la testa

bot-preview-title = Raccogli segreti e dediche
bot-preview-text = Prendi un link tutto tuo e scopri cosa ti direbbero solo in anonimo.
