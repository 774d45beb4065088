## La pagina

inbox-tabs = Cosa mostrare
inbox-tab-anonymous = Anonime
inbox-tab-valentine = Dediche
inbox-title-anonymous = { $count ->
    [0] Domande
    [one] { $count } domanda
    [many] { $count } di domande
   *[other] { $count } domande
}
inbox-title-valentine = { $count ->
    [0] Dediche
    [one] { $count } dedica
    [many] { $count } di dediche
   *[other] { $count } dediche
}
inbox-unread = { $count ->
    [0] Tutto aperto
    [one] { $count } da aprire
    [many] { $count } da aprire
   *[other] { $count } da aprire
}
inbox-unread-closed = Chiusi fino all’8 marzo: { $count }
inbox-filters = Filtra
inbox-filter-all = Tutto
inbox-filter-unanswered = Senza risposta
inbox-filter-unopened = Da aprire
inbox-filter-opened = Già aperti
inbox-list = Arrivati
inbox-loading = Caricamento della posta
inbox-load-more = Mostra altri
inbox-empty-valentine-title = Ancora nessuna dedica
inbox-empty-valentine-text = Magari qualcuno aspetta solo il tuo link. Condividilo e guarda chi ha coraggio.
inbox-empty-anonymous-title = Ancora nessuna domanda
inbox-empty-anonymous-text = Condividi il link: potranno chiederti quello che a voce non hanno mai osato.
inbox-paused = La tua posta è in pausa. I bigliettini gratis aspettano finché non riprendi; i regali a pagamento non vengono accettati.
inbox-resume = Riprendi
inbox-resumed = La tua posta è di nuovo aperta
inbox-resume-error = Nessuna notizia: non siamo sicuri che la tua posta sia di nuovo aperta. Controlliamo.
inbox-empty-filter-title = Qui non c’è niente
inbox-empty-filter-text = Niente di quello che hai ricevuto passa da questo filtro.
inbox-show-all = Mostra tutto
inbox-share = Condividi il link
inbox-failed-title = La tua posta non si è caricata
inbox-failed-text = Non si è perso niente. Controlla la connessione e riprova.
inbox-retry = Riprova
inbox-close = Chiudi
inbox-back = Indietro

## Carte

inbox-card-closed = Chiuso
inbox-card-open = Apri
inbox-card-opened = Aperto
inbox-card-answered = Risposto
inbox-ribbon-hidden = Segreto
inbox-ribbon-mutual = Reciproco
inbox-ribbon-sympathy = Ti adora
inbox-ribbon-visible = Visibile
inbox-super = Super
inbox-card-name = { $name }, { $more }
inbox-wrapped-valentine = Dedica
inbox-wrapped-message = Domanda anonima
inbox-gift = { $id ->
    [tulip] Tulipano
    [candy] Caramella
    [kiss] Bacio
    [teddy] Orsetto
    [bouquet] Mazzo di fiori
    [heart_box] Scatola cuore
    [cake] Torta
    [champagne] Champagne
    [rocket] Razzo
    [ring] Anello
    [crown] Corona
    [diamond] Diamante
    [unicorn] Unicorno
    [surprise_box] Box sorpresa
    [surprise_pack] Pacco sorpresa
    [wish_pack] Pacco desideri
    [easter_cake] Dolce pasquale
    [club] Dal club
    [love] Cotta in corso
    [laugh] Che ridere
    [wow] Senza parole
    [sad] Un po’ triste
    [fire] Fuoco
    [kiss_face] Bacetto
    [surprise] Sorpresa
    [anon] Una domanda
   *[other] Regalo
}

## Apertura

inbox-unwrapping = Si apre…
inbox-unwrap-skip = Salta
inbox-unwrap-first = La prima di oggi, { $name }
inbox-note-gone = Questo bigliettino non è più nella tua posta.
snackbar-warning-failed-open-valentine = Non si è aperta. Riprova tra un attimo.

## Ancora chiuse

inbox-closed-title = Non ancora!
inbox-closed-subtitle = Le dediche si aprono insieme, tutte in una volta
inbox-closed-moscow = { $time }, ora di Mosca
inbox-closed-local = { $time } da te
inbox-closed-days = { $count ->
    [one] giorno
    [many] giorni
   *[other] giorni
}
inbox-closed-hours = { $count ->
    [one] ora
    [many] ore
   *[other] ore
}
inbox-closed-minutes = { $count ->
    [one] minuto
    [many] minuti
   *[other] minuti
}
inbox-closed-seconds = { $count ->
    [one] secondo
    [many] secondi
   *[other] secondi
}
inbox-closed-countdown = Manca ancora
inbox-closed-now = È ora!
inbox-closed-open = Apri
inbox-closed-wait = Aspetto
inbox-early-text = Con l’apertura anticipata apri subito tutte le dediche di quest’anno, anche quelle in arrivo. Chi le ha mandate resta un segreto.
inbox-early-buy = { $stars ->
    [one] Apri ora per { $stars } Stella
    [many] Apri ora per { $stars } di Stelle
   *[other] Apri ora per { $stars } Stelle
}
inbox-early-done = Adesso puoi aprire tutte le tue dediche di quest’anno
inbox-early-on-its-way = Pagamento fatto. Si aprono tra un attimo.
inbox-early-returned = Non è stato possibile aprirle. Le tue Stelle stanno tornando.
inbox-early-failed = Non ha funzionato e non è stato addebitato nulla. Riprova tra un attimo.

## Un bigliettino

inbox-item-valentine = Una dedica per te
inbox-item-super = Una super dedica!
inbox-item-club = Dal club
inbox-item-question = Una domanda per te
inbox-item-no-words = Niente parole, solo un regalo
inbox-item-gift-sent = Ti arriva anche come regalo Telegram
inbox-item-your-answer = La tua risposta
inbox-sender-hidden = Chissà chi
inbox-sender-hidden-text = Segreto finché non sveli il nome
inbox-sender-anonymous = Segreto per sempre
inbox-sender-anonymous-text = Non si può svelare: nessun nome è conservato con il bigliettino
inbox-sender-club = Il club di Billet
inbox-sender-club-text = Un bigliettino dal nostro team
inbox-sender-mutual-text = È reciproco: hai scritto anche tu
inbox-sender-sympathy-text = Ti adora e non lo nasconde
inbox-sender-revealed-text = Nome svelato
inbox-chat = Apri la chat
inbox-reveal = Svela chi è
inbox-reveal-show = Chi l’ha mandato
inbox-reveals-left = { $count ->
    [0] Rivelazioni da { $stars } Stelle
    [one] Ancora { $count } rivelazione
    [many] Ancora { $count } di rivelazioni
   *[other] Ancora { $count } rivelazioni
}
inbox-reply = Rispondi
inbox-reply-continue = Continua a rispondere
inbox-visibility = Mostra sul mio profilo
inbox-visibility-on = Chi ha il tuo link vede questo bigliettino e la tua risposta
inbox-visibility-off = Questo bigliettino e la tua risposta li vedi solo tu
inbox-visibility-saving = Salvataggio…
visibility-change-error = Nessuna notizia: non siamo sicuri che sia cambiato. Controlliamo.
inbox-share-answer = Condividi la risposta
story-share-error = Qui la storia non si può creare.
story-share-fail = La storia non ha funzionato. Riprova.

## Rispondere

inbox-reply-title = La tua risposta
inbox-reply-label = Scrivi una risposta
inbox-reply-placeholder = Dillo come ti viene…
inbox-reply-counter = { $count } di { $limit }
inbox-reply-too-long = Un po’ più corto, dai
inbox-reply-send = Invia
inbox-reply-publish = Pubblica la risposta
inbox-reply-publish-on = Il bigliettino e la tua risposta si vedranno sul tuo profilo
inbox-reply-publish-off = La risposta va solo a chi ti ha scritto
inbox-reply-publish-off-anonymous = La tua risposta la vedrai solo tu
inbox-kept = Rimasto dall’ultima volta
inbox-start-over = Ricomincia
inbox-unsent = L’altra tua versione, non inviata
inbox-unsent-copy = Copia
inbox-unsent-copied = Copiato
inbox-unsent-not-copied = Copia non riuscita. Le parole sono ancora qui.
inbox-unsent-discard = Butta via
reply-modal-send-error = Nessuna notizia: non siamo sicuri che la tua risposta sia partita. È ancora qui: rimandala, non parte mai due volte.

## Svelare

inbox-confirm-title = Sveliamo chi è?
inbox-confirm-subtitle = { $count ->
    [one] Usi la tua ultima rivelazione
    [many] Usi 1 dei tuoi { $count } di rivelazioni
   *[other] Usi 1 delle tue { $count } rivelazioni
}
inbox-reveal-shows = Cosa vedrai
inbox-reveal-shows-name = Nome e foto
inbox-reveal-shows-username = Username, se c’è
inbox-reveal-shows-link = Il suo link, per ricambiare
inbox-reveal-shows-time = L’ora esatta dell’invio
inbox-confirm-yes = Svela
inbox-confirm-hold = Tieni premuto per svelare
inbox-confirm-no = Non ora
reveal-sender-error = Non siamo riusciti a mostrare il nome. Riprova: non ti costerà un’altra rivelazione.
inbox-gone-title = Non c’è nessuno
inbox-gone-heading = Questo account non esiste più
inbox-gone-text = Non c’è più nessuno da mostrare. La tua rivelazione resta tua.

## Pacchetti

inbox-packs-title = Chi sarà mai?
inbox-packs-subtitle = Una rivelazione, un nome
inbox-packs-choice = Scegli un pacchetto
inbox-packs-name = { $count ->
    [one] { $count } rivelazione
    [many] { $count } di rivelazioni
   *[other] { $count } rivelazioni
}
inbox-packs-saved = { $stars } l’una, risparmi { $saved }
inbox-packs-discount = −{ $percent }%
inbox-packs-price = { $stars ->
    [one] { $stars } Stella
    [many] { $stars } di Stelle
   *[other] { $stars } Stelle
}
inbox-packs-free = Gratis
inbox-packs-buy = { $count ->
    [one] { $count } rivelazione per { $stars } Stelle
    [many] { $count } di rivelazioni per { $stars } Stelle
   *[other] { $count } rivelazioni per { $stars } Stelle
}
inbox-packs-small = Una si usa subito qui, le altre restano a te.
inbox-packs-small-one = Si usa subito qui.
inbox-packs-checking = Controlliamo il pagamento
inbox-packs-showing = Vediamo chi era
inbox-payment-preparing = Prepariamo il pagamento
payment-error = Il pagamento non è passato. Se passa lo stesso, quello che hai comprato arriva da solo.
inbox-payment-uncharged = Il pagamento non è passato. Non ti è stato addebitato nulla.
inbox-payment-unreturned = Non ha funzionato, e non siamo riusciti a restituirti le Stelle. Manda /paysupport al nostro bot.
inbox-payment-waiting = Aspettiamo notizie del pagamento. Appena arriva, il resto va da solo.
inbox-price-changed = { $stars ->
    [one] Ora il prezzo è { $stars } Stella. Non è stato addebitato nulla: riguardalo prima di pagare.
    [many] Ora il prezzo è { $stars } di Stelle. Non è stato addebitato nulla: riguardalo prima di pagare.
   *[other] Ora il prezzo è { $stars } Stelle. Non è stato addebitato nulla: riguardalo prima di pagare.
}
reveal-purchase-failed = Questo pacchetto adesso non si può comprare.
reveal-purchase-error = L’acquisto non è partito. Controlla la connessione e riprova.
inbox-packs-bought = Le tue rivelazioni sono qui.
inbox-packs-on-its-way = Le tue rivelazioni stanno arrivando. Saranno qui tra un attimo.
inbox-packs-returned = L’acquisto non è andato a buon fine. Le tue Stelle stanno tornando.

## Chi è stato

inbox-details-title = Era…
inbox-next-write = Scrivi a { $name }
inbox-next-send = Ricambia
inbox-next-share = Condividi la scoperta
inbox-details-gone = Nel frattempo questo account è stato eliminato. Il nome che hai svelato resta a te; tutto il resto se n’è andato con l’account.
inbox-details-sent = Inviato
inbox-details-place = Luogo
inbox-details-network = Rete
inbox-details-device = Dispositivo
inbox-details-browser = Browser
inbox-details-system = Sistema

## Bloccare e segnalare

inbox-safety-open = Blocca o segnala
inbox-safety-title = Qui ci si vuole bene
inbox-safety-subtitle = Quello che fa male non devi leggerlo per forza
inbox-safety-more = Pausa, parole silenziate e blocchi
inbox-safety-more-hint = Per tutta la tua posta
inbox-block = Blocca chi scrive
inbox-block-off = Non ti arriverà più niente da questa persona. Non verrà a saperlo, e tu non saprai chi è.
inbox-block-on = Non ti arriva più niente da questa persona. Puoi riammetterla quando vuoi.
inbox-block-error = Nessuna risposta chiara: non sappiamo se il blocco è cambiato. Ricontrolliamo.
inbox-blocked = Blocco attivo
inbox-unblocked = Questa persona può scriverti di nuovo
inbox-report = Segnala
inbox-report-hint = Il nostro team lo legge e non vede chi l’ha scritto
inbox-report-title = Cosa c’è che non va?
inbox-report-subtitle = Chi l’ha mandato non saprà della segnalazione
inbox-report-reasons = Motivo
inbox-report-insult = Insulti o bullismo
inbox-report-threat = Minacce
inbox-report-sexual = Sessuale e non voluto
inbox-report-spam = Spam o truffa
inbox-report-minor = Mette a rischio un minore
inbox-report-other = Altro
inbox-report-text = Vuoi aggiungere qualcosa?
inbox-report-placeholder = Solo se ti va
inbox-report-send = Invia segnalazione
inbox-report-error = Nessuna risposta chiara: non sappiamo se la segnalazione è arrivata. È ancora qui: rimandala, conta una volta sola.
inbox-reported-title = Grazie
inbox-reported-text = Il nostro team ci guarderà presto. Se va contro le regole, viene rimosso.
inbox-reported-done = Fatto

## Gara

inbox-contest = Come funziona la gara
inbox-contest-text = Chi sentirà più parole gentili quest’anno?
inbox-contest-season = Stagione
inbox-contest-season-text = Dura per tutto il { $year } e finisce la notte di San Silvestro a mezzanotte, ora di Mosca.
inbox-contest-score = Punti
inbox-contest-score-text = Ogni bigliettino nella tua posta vale uno, con firma o segreto; si contano una volta al giorno. Quante persone hanno scritto non importa e non si vede.
inbox-contest-prizes = Premi
inbox-contest-prizes-text = Primo, secondo e terzo posto di ogni regione ricevono nella posta un regalo per la vittoria.
inbox-contest-choice = Solo se vuoi
inbox-contest-choice-text = Nessuno ti vede in una lista finché non partecipi. Puoi uscirne quando vuoi.
inbox-contest-leaderboard = Vai alla classifica

inbox-tab = Posta
inbox-web-title = La tua posta abita in Telegram
inbox-web-text = Apri Billet lì per leggere cosa ti è arrivato.
