shell-splash = Naglo-load
shell-initializing-app = Sinisimulan ang app...
shell-initializing = Sinisimulan...
shell-loading-profile = Nilo-load ang profile...
shell-network-retry = Nagka-error sa network. Sinusubukan ulit... Saglit lang.
shell-profile-failed = Sobrang daming regalo. Subukan ulit
shell-reload = I-reload

shell-expired-title = Simula ulit tayo
shell-expired-text = Tapos na ang session na ito. Buksan ulit ang Billet mula sa Telegram: ligtas ang drafts mo.
shell-expired-action = Buksan ulit

shell-tabs = Mga section
shell-tab-unread = { $count ->
    [one] { $count } hindi pa nababasa
   *[other] { $count } hindi pa nababasa
  }

shell-web-recipient-valentine = Valentine para kay { $name }
shell-web-recipient-anonymous = Anonymous na tanong kay { $name }
shell-web-recipient-valentine-text = Pumili ng regalo at magsulat ng ilang salita. May pangalan o wala: ikaw ang bahala.
shell-web-recipient-anonymous-text = Itanong ang matagal mo nang gustong malaman. Wala roon ang pangalan mo.
shell-web-open = Buksan sa Telegram
shell-web-qr = QR code ng page na ito
shell-web-scan = O itapat dito ang camera ng phone mo
shell-web-loading = Hinahanap ang kaibigan mo
shell-web-missing = Hindi nag-load ang page ng kaibigan mo

shell-page-loading = Nilo-load ang page
shell-page-failed-title = Nagpapahinga muna ang page na ito
shell-page-failed-text = I-check ang koneksiyon at subukan ulit.
shell-page-broken-title = May nasira sa page na ito
shell-page-broken-text = Gumagana ang iba pa sa app. Puwedeng subukan ulit.
shell-page-contract-title = Kailangan ng page na ito ang mas bagong version ng app
shell-page-retry = Try ulit
shell-dialog-unknown = Hindi ito available sa ngayon. I-reload ang app para makuha ang pinakabagong version.

shell-sheet-loading = Binubuksan
shell-sheet-failed-title = Hindi ito nabuksan
shell-sheet-failed-text = May bahagi ng app na hindi nag-load. I-check ang koneksiyon at subukan ulit.
shell-sheet-broken-title = May nasira rito
shell-sheet-broken-text = Gumagana ang iba pa sa app. Puwedeng subukan ulit, o isara ito.
shell-sheet-close = Isara

shell-crash-title = Naku, nag-crash ang app!
shell-crash-text = I-reload ang app: walang nawala sa mga naipadala.

shell-toasts = Mga abiso
shell-back = Bumalik
