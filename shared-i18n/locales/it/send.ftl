## La pagina

send-title = Una dedica per { $name }
send-subtitle = Scegli un regalo, aggiungi due parole. Con firma o senza: decidi tu.
send-open = Manda una dedica
send-tap = Tocca il tulipano
send-loading = La pagina si apre…
send-preview-hint = Risposte pubbliche
send-recipient-missing-title = La pagina non si è caricata
send-missing-text = Controlla la connessione e riprova.
send-again = Riprova
send-draft = Non ancora inviato
send-draft-no-words = Un regalo senza parole
send-draft-continue = Continua
send-draft-start-over = Ricomincia

## Una dedica
send-sheet = Invio di una dedica
send-close = Chiudi
send-back = Indietro
send-pick-title = Scegli un regalo
send-pick-subtitle = Per { $name }
send-tabs = Quali regali mostrare
send-tab-gifts = Regali
send-tab-wishlist = Desideri
send-wishes = I miei desideri
send-wishes-subtitle = Scegli fino a tre regali. Gli amici li vedono per primi.
send-wishes-count = { $count } di { $limit }
send-wishes-of = { $name } vorrebbe tanto…
send-wishes-others = Altri regali
send-gifts-loading = Arrivano i regali…
send-gifts-missing-title = I regali non si sono caricati
send-ghost = { $name } non ha ancora avviato Billet. I regali gratis li teniamo al sicuro, quelli a pagamento per ora non si possono consegnare.
send-price-free = Gratis
send-price = { $stars ->
    [one] { $stars } Stella
    [many] { $stars } di Stelle
   *[other] { $stars } Stelle
}
send-price-extra = più { $stars ->
    [one] { $stars } Stella
    [many] { $stars } di Stelle
   *[other] { $stars } Stelle
}
send-discount = −{ $percent }%
send-odds = { $count ->
    [one] Sempre questo regalo.
    [many] Uno di questi { $count } di regali, con le stesse probabilità. Quale, non lo sai nemmeno tu.
   *[other] Uno di questi { $count }, con le stesse probabilità. Quale, non lo sai nemmeno tu.
}
send-pack-content = { $count ->
    [one] Un regalo dentro.
    [2] Tutti e due insieme.
    [many] Tutti i { $count } insieme.
   *[other] Tutti e { $count } insieme.
}
send-odds-best = Pacco sorpresa: regali fino a { $stars } Stelle.

## Prima dell’invio
send-checkout-title = Le tue parole
send-message = Messaggio
send-message-placeholder = Due parole dolci, o nessuna
send-message-count = { $count } di { $limit }
send-message-too-long = È un po’ troppo lungo
send-message-not-text = Alcuni di questi caratteri non si possono inviare
send-message-own = Torna alle mie parole
send-message-random = Suggerisci un testo
send-privacy = Il tuo nome
send-privacy-reveal = Segreto
send-privacy-reveal-line = Non si vede, ma { $name } può svelare con le Stelle: nome, foto, username, link, ora, forse luogo, rete e dispositivo.
send-privacy-full = Segreto per sempre
send-privacy-full-line = { $name } non potrà mai svelarlo, e tu non vedrai la risposta. Arriva entro 15 minuti.
send-privacy-open = Con firma
send-privacy-open-line = { $name } lo vede, con foto e username, aprendo il regalo.
send-match = Reciproco
send-match-line = Se vi scrivete a vicenda, nome, foto e username si vedono da entrambe le parti.
send-super = Super dedica
send-super-line = Tutta d’oro e con un’entrata da star.
send-super-line-closed = Tutta d’oro e si apre subito, senza aspettare l’8 marzo.
send-total = Totale
send-submit = Invia
send-waiting = Aspettiamo il pagamento. Puoi completarlo in Telegram, o toccare “Invia” per riaprirlo.
send-paying = Il pagamento si apre in Telegram
send-retrying = Ancora nessuna risposta. Riproviamo: { $count } di { $limit }
send-valentine-modal-payment-error = Non siamo sicuri che sia partito. Le tue parole sono al sicuro, non è stato addebitato nulla. Riprova: non parte mai due volte.
send-returned = La consegna non è riuscita. Le tue Stelle stanno tornando e le tue parole sono al sicuro.
send-unreturned = La consegna non è riuscita, e non siamo riusciti a restituirti le Stelle. Manda /paysupport al nostro bot. Le tue parole sono al sicuro.

## Dediche già pronte
send-canned-1 = Con te anche il lunedì sa di venerdì sera.
send-canned-2 = Appare il tuo nome sul telefono e sorrido. Ogni volta.
send-canned-3 = Per la cronaca: qualcuno pensa che tu sia una meraviglia.
send-canned-4 = Questo era un abbraccio, ma nella busta non ci stava.
send-canned-5 = Il mio posto preferito? Ovunque, basta che ci sia tu.
send-canned-6 = A te lascerei perfino l’ultima fetta di pizza.
send-canned-7 = Non cambiare niente. Va benissimo così.
send-canned-8 = Regalo piccolo, debole enorme.

## Regali
send-gift-tulip = Tulipano
send-gift-candy = Caramella
send-gift-kiss = Bacio
send-gift-teddy = Orsetto
send-gift-bouquet = Mazzo di fiori
send-gift-heart_box = Scatola cuore
send-gift-cake = Torta
send-gift-champagne = Champagne
send-gift-rocket = Razzo
send-gift-ring = Anello
send-gift-crown = Corona
send-gift-diamond = Diamante
send-gift-unicorn = Unicorno
send-gift-surprise_box = Box sorpresa
send-gift-surprise_pack = Pacco sorpresa
send-gift-wish_pack = Pacco desideri
send-gift-easter_cake = Dolce pasquale
send-gift-anon = Una domanda
send-gift-love = Cotta in corso
send-gift-laugh = Che ridere
send-gift-wow = Senza parole
send-gift-sad = Un po’ triste
send-gift-fire = Fuoco
send-gift-kiss_face = Bacetto
send-gift-surprise = Sorpresa

## Fatto
send-success-title = Inviato!
send-success-text = { $name } farà i salti di gioia.
send-success-paid-title = In viaggio!
send-success-paid-text = { $name } riceve il tuo regalo tra un attimo.
send-success-batch-title = In viaggio!
send-success-batch-text = Viaggia insieme ad altri e arriva a { $name } entro 15 minuti.
send-success-message = Il tuo messaggio
send-success-taps = { $count ->
    [one] Tulipano toccato una volta, porta fortuna
    [many] Tulipano toccato { $count } di volte, porta fortuna
   *[other] Tulipano toccato { $count } volte, porta fortuna
}
send-success-another = Mandane un’altra
send-success-own = Voglio dediche anch’io

## Domande anonime
send-ask-title = Chiedi a { $name } quello che vuoi
send-ask-subtitle = Niente nome, niente guance rosse. Solo la domanda.
send-ask-open = Chiedi in anonimo
send-ask-tap = Tocca la busta
send-ask-sheet = Domanda anonima
send-ask-write-title = La tua domanda
send-ask-message = Domanda
send-ask-placeholder = Cosa hai sempre voluto chiedere?
send-ask-random = Suggerisci una domanda
send-ask-honest = Il tuo nome non si vede, ma { $name } può svelare con le Stelle: nome, foto, username, link, ora, forse luogo, rete e dispositivo.
send-ask-continue = Continua
send-ask-emotion-title = Scegli un’emozione
send-ask-emotion-subtitle = Appena la tocchi, parte
send-ask-failed = Non siamo sicuri che sia partita. La tua domanda è al sicuro. Tocca di nuovo la stessa emozione: non parte mai due volte.
send-ask-refused = Non inviata.
send-ask-sending = Sta partendo…
send-ask-waiting = Aspettiamo il pagamento. Puoi completarlo in Telegram, o toccare la stessa emozione per riaprirlo.
send-ask-success-title = Domanda fatta!
send-ask-success-text = Ora aspettiamo { $name }. La risposta te la porta il bot.
send-ask-success-own = Voglio domande anch’io
send-ask-success-another = Chiedi altro

## A qualcuno che conosci
send-friend-mode = Cosa mandare
send-friend-mode-anonymous = Anonime
send-friend-mode-valentine = Dediche
send-friend-title = Una dedica per chi vuoi tu
send-friend-title-anonymous = Una domanda anonima a chi vuoi tu
send-friend-lead = Anche a chi non ha mai aperto Billet.
send-friend-step-1 = Apri la chat con il bot
send-friend-step-1-text = Ti chiede per chi è.
send-friend-step-2 = Scegli una persona
send-friend-step-2-text = Direttamente dai contatti, senza codici.
send-friend-step-3 = Scrivi e invia
send-friend-step-3-text = Lo teniamo al sicuro finché non passa a vedere.
send-friend-open = Scegli una persona
send-friend-loading = Cambio modalità…

## La lista pubblica
send-public = Risposte pubbliche
send-public-title = Risposte pubbliche
send-public-more = Mostra altre
send-public-loading = Arrivano le risposte…
send-public-missing-title = Le risposte non si sono caricate
send-public-empty-title = Qui ancora niente
send-public-empty-text = La prima risposta può essere per te.
send-public-empty-send = Manda una dedica
send-public-empty-ask = Fai una domanda
send-public-answer = Risposta

send-tab = Invia
send-web-title = Manda un bigliettino o un regalo
send-web-text = Scegli una persona e falle una sorpresa, con firma o senza.
send-easter-until = Qui fino al 20 aprile.
send-easter-where-valentine = Il dolce pasquale è subito dopo i regali gratis.
send-easter-where-anonymous = I dolci pasquali vanno con le dediche: scegli “Dediche” qui sopra.
send-easter = Sono arrivati i dolci pasquali: mandane uno
