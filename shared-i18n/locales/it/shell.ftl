shell-splash = Caricamento
shell-initializing-app = L’app si avvia...
shell-initializing = Ci siamo quasi...
shell-loading-profile = Arriva il tuo profilo...
shell-network-retry = Errore di rete. Riproviamo... Un attimo.
shell-profile-failed = Troppi regali. Riprova
shell-reload = Ricarica

shell-expired-title = Si riparte
shell-expired-text = Questa sessione è finita. Riapri Billet da Telegram: le tue bozze sono al sicuro.
shell-expired-action = Riapri

shell-tabs = Sezioni
shell-tab-unread = { $count ->
    [one] { $count } non letto
    [many] { $count } non letti
   *[other] { $count } non letti
}

shell-web-recipient-valentine = Una dedica per { $name }
shell-web-recipient-anonymous = Una domanda anonima per { $name }
shell-web-recipient-valentine-text = Scegli un regalo e scrivi due parole. Con firma o senza: decidi tu.
shell-web-recipient-anonymous-text = Chiedi quello che hai sempre voluto sapere. Il tuo nome non ci sarà.
shell-web-open = Apri in Telegram
shell-web-qr = Codice QR di questa pagina
shell-web-scan = O inquadralo con la fotocamera del telefono
shell-web-loading = Cerchiamo la pagina
shell-web-missing = La pagina non si è caricata

shell-page-loading = La pagina arriva
shell-page-failed-title = Questa pagina si è presa una pausa
shell-page-failed-text = Controlla la connessione e riprova.
shell-page-broken-title = In questa pagina si è rotto qualcosa
shell-page-broken-text = Il resto dell’app funziona. Puoi riprovare.
shell-page-contract-title = Questa pagina ha bisogno di una versione più recente dell’app
shell-page-retry = Riprova
shell-dialog-unknown = Adesso non è disponibile. Ricarica l’app per avere l’ultima versione.

shell-sheet-loading = Si apre
shell-sheet-failed-title = Non si è aperto
shell-sheet-failed-text = Un pezzo dell’app non è arrivato. Controlla la connessione e riprova.
shell-sheet-broken-title = Qui si è rotto qualcosa
shell-sheet-broken-text = Il resto dell’app funziona. Puoi riprovare, o chiudere qui.
shell-sheet-close = Chiudi

shell-crash-title = Errore imprevisto dell’applicazione!
shell-crash-text = Ricarica l’app: niente di quello che hai mandato si è perso.

shell-toasts = Avvisi
shell-back = Indietro
