errors-network = Nessuna risposta. Controlla la connessione e riprova.
errors-generic = Non ha funzionato. Riprova.
errors-server = Da noi si è rotto qualcosa. Riprova tra un attimo.
errors-busy = C’è un po’ di coda. Riprova tra qualche secondo.
errors-crowd = C’è tantissima gente in questo momento. Riproviamo tra un attimo…
errors-not-signed-in = Non riusciamo a capire chi sei. Riapri Billet da Telegram.
errors-expired = La sessione è scaduta. Riapri Billet da Telegram.
errors-not-found = Non l’abbiamo trovato. Forse non c’è più.
errors-bad-input = In questa richiesta qualcosa non va.
errors-bad-message = Il testo ha caratteri che non possiamo inviare.
errors-message-blank = Prima scrivi due parole.
errors-message-too-long = È un po’ troppo lungo. Accorcialo.
errors-too-large = È troppo in una volta sola. Fallo più piccolo.
errors-unknown-item = Questo regalo non è più disponibile. Scegline un altro.
errors-privacy-conflict = Un regalo non può essere con firma e insieme segreto per sempre. Scegli una delle due.
errors-own-code = Il regalo dev’essere per un’altra persona.
errors-not-open-yet = È ancora chiusa. Un altro po’ di pazienza!
errors-not-opened = Prima aprilo.
errors-already-answered = A questo hai già risposto.
errors-not-revealable = Qui il nome non si può svelare.
errors-not-deliverable = Questo regalo adesso non si può consegnare.
errors-not-blockable = Qui dietro non c’è nessuno da bloccare.
errors-key-reused = L’hai già inviato con altre parole.
errors-too-many = Un po’ troppo in una volta. Fai una piccola pausa e riprova.
errors-repeated-message = L’hai appena mandato. Prova a dirlo in un altro modo.
errors-messenger-unavailable = Telegram non risponde. Riprova tra un attimo.
errors-not-refundable = Il rimborso si può chiedere una volta sola, entro tre settimane dall’acquisto.
errors-price-changed = Il prezzo è appena cambiato. Dai un’altra occhiata prima di pagare.
errors-payment-pending = Un tuo pagamento è ancora in lavorazione. Riprova tra qualche minuto.
errors-too-many-minutes = Un po’ troppo in una volta. Riprova tra { $minutes ->
    [one] un minuto
    [many] { $minutes } di minuti
   *[other] { $minutes } minuti
}.
errors-too-many-hours = Per oggi è parecchio. Riprova tra { $hours ->
    [one] un’ora
    [many] { $hours } di ore
   *[other] { $hours } ore
}.
errors-repeated-message-minutes = L’hai appena mandato. Dillo in un altro modo, o riprova tra { $minutes ->
    [one] un minuto
    [many] { $minutes } di minuti
   *[other] { $minutes } minuti
}.
errors-busy-minutes = C’è un po’ di coda. Riprova tra { $minutes ->
    [one] un minuto
    [many] { $minutes } di minuti
   *[other] { $minutes } minuti
}.
errors-client-outdated = Aggiorna Telegram per pagare.
