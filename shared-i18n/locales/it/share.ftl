share-mode = Cosa ricevere
share-mode-anonymous = Anonime
share-mode-valentine = Dediche
share-mode-loading = Cambio modalità…

## Carta in alto
share-title-valentine = Ricevi dediche
share-title-anonymous = Ricevi domande anonime
share-chip-anonymous = Chiedimi quel che vuoi
share-countdown-today = Oggi è l’8 marzo!
share-countdown-tomorrow = Domani è l’8 marzo
share-countdown-days = { $days ->
    [one] { $days } giorno all’8 marzo
    [many] { $days } di giorni all’8 marzo
   *[other] { $days } giorni all’8 marzo
}
share-countdown-later = Chi ti sta pensando?
share-countdown-closed = Si aprono l’8 marzo

## Passi
share-step-share-title = Condividi il tuo link
share-step-share-text-valentine = Chi lo tocca può mandarti una dedica.
share-step-share-text-anonymous = Chi lo tocca può chiederti quello che vuole.
share-step-share-action = Condividi
share-step-send-title = Mandane una anche tu
share-step-send-text-valentine = Le dediche amano la compagnia: comincia da chi ti sta a cuore.
share-step-send-text-anonymous = Chiedi a qualcuno quello che hai sempre voluto sapere.
share-step-send-action-valentine = Manda una dedica
share-step-send-action-anonymous = Fai una domanda
share-step-channel-title = Entra nel nostro canale
share-step-channel-text = Novità, gare e piccole gioie.
share-step-channel-action = Apri il canale
share-step-status-title = Metti il nostro stato
share-step-status-text = Un piccolo segno accanto al tuo nome.
share-step-status-action = Imposta lo stato
share-link = Il tuo link
share-copy = Copia il link

## Ovunque
share-back = Indietro
share-retry = Riprova
share-more = Mostra altro
share-more-failed = Il resto non si è caricato. Controlla la connessione e riprova.

## Com’è andata
share-status-done = Fatto: ora hai lo stato di Billet
share-status-declined = Lo stato resta com’era
share-status-unsupported = Il tuo Telegram non sa ancora mettere questo stato
share-status-error = Non riusciamo a impostare lo stato
share-copy-done = Link copiato
share-copy-error = Non riusciamo a copiare il link
share-chat-error = Non riusciamo ad aprire la lista delle chat
share-story-error = Non riusciamo a creare la storia
share-story-phone = Le storie si pubblicano dal telefono. Intanto ecco l’immagine.
share-photo-error = Non riusciamo a condividere l’immagine
share-save-done = Immagine salvata
share-save-error = Non riusciamo a salvare l’immagine
share-error = La condivisione non ha funzionato. Riproviamo?
share-unavailable = Qui non si può condividere. Copia il link, piuttosto.
share-cancelled = Non è stato condiviso niente
share-no-answer = Telegram non ha detto com’è andata. Guarda lì se ha funzionato.
share-messenger-slow = Telegram non ha ancora risposto. Se non si apre niente, forse questa versione non sa farlo.

## Menu
share-menu = Condividi
share-menu-title = Condividi il tuo link
share-answer-title = Condividi la tua risposta
share-reveal-title = Condividi la scoperta
share-menu-close = Chiudi
share-menu-loading = Un attimo…
share-menu-chat = Invia in una chat
share-menu-chat-preparing = Prepariamo il tuo messaggio…
share-menu-chat-choosing = Scegli in Telegram chi lo riceve
share-menu-chat-slow = Non si è aperto niente? Tocca per inviare solo il link
share-menu-copy = Copia il link
share-menu-save = Salva
share-menu-how = Come funziona

share-text-valentine = Mandami una dedica, con firma o senza 💌
share-text-anonymous = Chiedimi quello che vuoi, il tuo nome non ci sarà 🎭

## Storie
share-menu-photo = Altra app
share-looks = Stile della tua immagine
share-look-classic = Classico
share-look-letter = Lettera
share-look-headline = Titolo
share-look-portrait = Ritratto
share-look-chat = Chat
share-look-drawing = Sto disegnando l’immagine…
share-look-failed = L’immagine non è arrivata
share-story-steps = Come funziona
share-story-next = Avanti
share-story-count = { $step } di { $steps }
share-story-widget = Scrivimi
share-story-messenger-title = La tua storia su Telegram
share-story-messenger-post = Crea la storia
share-story-messenger-1-title = La tua immagine è pronta
share-story-messenger-1-text = Il tuo nome, il tuo link, un grande invito.
share-story-messenger-2-title = Telegram apre il suo editor
share-story-messenger-2-text = Sposta quello che vuoi, aggiungi musica o sticker.
share-story-messenger-3-title = Aggiungi il tuo link
share-story-messenger-3-text = Il link è già copiato, basta incollarlo. Hai Premium? È già sulla storia.
share-story-messenger-4-title = Pubblica e aspetta
share-story-messenger-4-text = Tutto quello che ti mandano finisce nella tua posta.

## Pausa, parole silenziate, blocchi

share-safety-title = Privacy e sicurezza
share-safety-subtitle = Decidi tu cosa ti arriva
share-safety-unknown = …
share-safety-failed = Non si è caricato
share-safety-error = Nessuna notizia: non siamo sicuri che sia cambiato. Controlliamo.
share-unknown = Nessuna notizia: non siamo sicuri che sia stato salvato. Riguarda tra un attimo.
share-paused = La tua posta è in pausa. I bigliettini gratis aspettano finché non riprendi; i regali a pagamento non vengono accettati.
share-resume = Riprendi
share-resumed = La tua posta è di nuovo aperta
share-pause = Metti in pausa la posta
share-pause-off = Prenditi una pausa: niente di nuovo finché non torni, e nessuno lo saprà.
share-pause-on = Adesso non compare niente di nuovo. I bigliettini gratis ti aspettano; i regali a pagamento vengono rifiutati prima del pagamento.
share-words = Parole silenziate
share-words-hint = { $count ->
    [0] Ancora nessuna
    [one] { $count } parola
    [many] { $count } di parole
   *[other] { $count } parole
}
share-words-subtitle = I bigliettini con queste parole vanno in una lista a parte, in silenzio
share-words-label = Parola o frase
share-words-counter = { $count } di { $limit }
share-words-add = Silenzia
share-words-blank = Prima scrivi una parola
share-words-too-long = Un po’ più corto, dai
share-words-known = Questa è già silenziata
share-words-full = Non ce ne stanno altre
share-words-not-text = Alcuni di questi caratteri non si possono usare
share-words-empty = Non hai silenziato niente.
share-words-matching = Maiuscole, accenti e lettere simili non contano, e le parole più lunghe valgono anche con altre terminazioni.
share-words-remove = Non silenziare più “{ $word }”
share-muted = Bigliettini silenziati
share-muted-hint = { $count ->
    [0] Qui non c’è niente
    [one] { $count } bigliettino
    [many] { $count } di bigliettini
   *[other] { $count } bigliettini
}
share-muted-subtitle = Li vedi solo tu; non contano da nessuna parte
share-muted-loading = Caricamento dei bigliettini silenziati
share-muted-failed = I bigliettini silenziati non si sono caricati
share-muted-empty = Niente di silenziato
share-muted-empty-text = I bigliettini con una delle tue parole silenziate finiscono qui, senza fare rumore.
share-note-action = { $action }: bigliettino { $place }
share-muted-read = Leggi
share-muted-block = Blocca
share-muted-unblock = Sblocca
share-muted-blocked = Blocco attivo
share-muted-unblocked = Questa persona può scriverti di nuovo
share-muted-report = Segnala
share-muted-release = Nella posta
share-muted-released = Ora è nella tua posta
share-blocked = Blocchi
share-blocked-hint = Si riconoscono solo da cosa hanno mandato
share-blocked-subtitle = Vedi i bigliettini, mai i nomi
share-blocked-loading = Caricamento dei blocchi
share-blocked-failed = I blocchi non si sono caricati
share-blocked-empty = Nessun blocco
share-blocked-empty-text = Se un bigliettino fa male, aprilo e blocca chi l’ha mandato. Non verrà a saperlo.
share-blocked-release = Sblocca
share-blocked-released = Questa persona può scriverti di nuovo
share-note-unread = Non ancora aperto
share-note-no-words = Niente parole, solo un regalo

## Classifica

share-leaderboard-rank = #{ $rank }
share-rank-label = #{ $rank }: il tuo posto in classifica
share-leaderboard = Classifica
share-leaderboard-season = Stagione { $season }: chi ha ricevuto di più
share-leaderboard-boards = Quale lista
share-leaderboard-global = Mondo
share-leaderboard-list = Posti
share-leaderboard-own = Il tuo posto
share-leaderboard-loading = Arriva la classifica
share-leaderboard-you = sei tu
share-leaderboard-score = { $count ->
    [one] { $count } bigliettino
    [many] { $count } di bigliettini
   *[other] { $count } bigliettini
}
share-leaderboard-listed = Gli altri ti vedono nella lista
share-leaderboard-unlisted = Lo vedi solo tu
share-leaderboard-empty = Il trono è libero
share-leaderboard-empty-text = In questa lista non c’è ancora nessuno. Il primo posto aspetta te!
share-leaderboard-failed = La lista non si è caricata
share-leaderboard-join = Partecipa
share-leaderboard-change = Cambia o esci
share-leaderboard-contest = Come funziona
share-category = Dove vuoi comparire?
share-category-text = Gli altri vedranno il tuo nome, la foto e quanti bigliettini hai ricevuto
share-category-nowhere = Da nessuna parte
share-category-nowhere-text = Il tuo posto lo vedi solo tu
share-category-global = Nel mondo
share-category-global-text = Solo nella lista mondiale
share-category-save = Salva

## Impostazioni
share-settings = Impostazioni
share-settings-language = Lingua
share-settings-wishes = I miei desideri
share-prompt = La mia frase
share-prompt-subtitle = Una frase sul tuo poster e sulla tua pagina che fa venire voglia di scrivere
share-prompt-none = Nessuna frase
share-prompt-day = Frase del giorno
share-prompt-own = Con parole mie
share-prompt-blank = Prima scrivi la tua frase
share-settings-leaderboard = Classifica
share-settings-safety = Privacy e sicurezza
share-settings-purchases = Acquisti
share-settings-export = Esporta i miei dati
share-settings-delete = Elimina il mio account
share-settings-note = Per gente che si vuole bene
share-language-auto = Come in Telegram
share-purchases-subtitle = Questa lista non dice per chi era un regalo
share-purchases-batch = Un regalo segreto per sempre viaggia insieme ad altri e arriva entro un quarto d’ora.
share-purchases-loading = Caricamento degli acquisti
share-purchases-failed = I tuoi acquisti non si sono caricati
share-purchases-empty = Ancora nessun acquisto
share-purchases-empty-text = Quello che paghi in Stelle starà qui.
share-purchase-item = Un regalo
share-purchase-reveal-pack = Rivelazioni
share-purchase-early-reveal = Apertura anticipata
share-purchase-price = { $stars ->
    [one] { $stars } Stella
    [many] { $stars } di Stelle
   *[other] { $stars } Stelle
}
share-purchase-created = Non pagato
share-purchase-awaiting-payment = Non pagato
share-purchase-paid = In consegna
share-purchase-fulfilled = Consegnato
share-purchase-refunding = Stelle di ritorno
share-purchase-refunded = Stelle restituite
share-purchase-refund-refused = Stelle non restituite
share-purchase-refund-refused-text = Non siamo riusciti a restituire le Stelle. Manda /paysupport al nostro bot: ti dice come avere aiuto.
share-purchase-sent = Inviato
share-purchase-declined = Nessun rimborso
share-purchase-cancelled = Annullato
share-purchase-asked = Rimborso richiesto
share-purchase-refund = Chiedi il rimborso
share-purchase-asked-toast = La tua richiesta è arrivata, la guarderemo presto
share-export-failed = L’esportazione non ha funzionato. Riprova tra un attimo.
share-delete-unknown = Nessuna notizia: non siamo sicuri che i tuoi dati siano cancellati. Riprova senza paura.
share-delete-received = Tutto quello che hai ricevuto sparisce, risposte comprese.
share-delete-sent = Quello che hai mandato resta a chi l’ha ricevuto. Chi ha già svelato il tuo nome se lo tiene; nessun altro può più svelarlo.
share-delete-reveals = Quello che hai comprato per te va perso, rivelazioni comprese. Se qualcosa è andato storto, chiedi prima il rimborso.
share-delete-code = Il tuo link smette di funzionare. Se torni, ne avrai uno nuovo. I tuoi blocchi restano.
share-delete-action = Elimina per sempre
share-delete-keep = Tieni il mio account
share-delete-done = A presto
share-delete-done-text = Il tuo account non c’è più. La porta resta aperta.
share-delete-leave = Esci
share-age-title = Prima di condividere
share-age-text = Per ricevere bigliettini qui servono 18 anni. Lo chiediamo una volta sola.
share-age-confirm = Ho almeno 18 anni
share-age-decline = Non ora

## Missioni

share-tasks = Rivelazioni gratis
share-tasks-text = Fai piccole missioni e scopri chi ha scritto
share-tasks-progress = Fatte { $finished } su { $total }
share-task-share_link = Condividi il tuo link
share-task-share_link-action = Condividi
share-task-share_story = Pubblica una storia
share-task-share_story-action = Pubblica
share-task-join_channel = Entra nel nostro canale
share-task-join_channel-action = Apri
share-task-emoji_status = Metti il nostro stato
share-task-emoji_status-action = Metti
share-task-invite_3 = Invita tre persone
share-task-invite_3-action = Invita
share-task-invite_3-count = Sono già { $count } su { $needed }, si conta una volta al giorno
share-task-check = Controlla
share-task-done = Fatto
share-task-reward = { $count ->
    [one] +{ $count } rivelazione gratis
    [many] +{ $count } di rivelazioni gratis
   *[other] +{ $count } rivelazioni gratis
}

## Inviati
share-sent = Cosa ho mandato
share-sent-subtitle = I bigliettini segreti per sempre non sono qui: il tuo nome non è conservato con loro
share-sent-loading = Caricamento degli invii
share-sent-failed = La lista non si è caricata
share-sent-empty = Ancora niente di inviato
share-sent-empty-text = Tutto quello che mandi appare qui, con quello che è successo dopo.
share-sent-to = A { $name }
share-sent-delivered = Consegnato
share-sent-opened = Aperto
share-sent-answered = Con risposta
share-sent-revealed = sa che sei tu

share-tab = Condividi
share-web-title = Raccogli segreti e dediche
share-web-text = Prendi un link tutto tuo e scopri cosa ti direbbero solo in anonimo.
