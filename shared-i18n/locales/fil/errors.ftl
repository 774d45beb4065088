errors-network = Walang sumagot. I-check ang internet mo at subukan ulit.
errors-generic = Hindi gumana. Subukan ulit.
errors-server = May nasira sa amin. Subukan ulit maya-maya.
errors-busy = Medyo busy kami. Subukan ulit pagkalipas ng ilang segundo.
errors-crowd = Ang daming tao rito ngayon. Susubukan ulit sa ilang sandali…
errors-not-signed-in = Hindi ka namin nakilala. Buksan ulit ang Billet mula sa Telegram.
errors-expired = Tapos na ang session mo. Buksan ulit ang Billet mula sa Telegram.
errors-not-found = Hindi namin mahanap. Baka wala na ito.
errors-bad-input = May mali sa request na ito.
errors-bad-message = May characters dito na hindi namin maipapadala.
errors-message-blank = Magsulat muna ng ilang salita.
errors-message-too-long = Medyo mahaba. Paikliin nang kaunti.
errors-too-large = Sobrang dami nang sabay. Bawasan nang kaunti.
errors-unknown-item = Wala na ang regalong ito. Pumili ng iba.
errors-privacy-conflict = Hindi puwedeng may pangalan at nakatago forever ang regalo. Pumili ng isa.
errors-own-code = Hindi puwedeng magpadala ng regalo sa sarili.
errors-not-open-yet = Sarado pa. Konting tiis na lang!
errors-not-opened = Buksan muna ito.
errors-already-answered = Nasagot mo na ito.
errors-not-revealable = Hindi puwedeng i-reveal ang nagpadala nito.
errors-not-deliverable = Hindi maihahatid ang regalong ito sa ngayon.
errors-not-blockable = Walang tao sa likod nito na puwedeng i-block.
errors-key-reused = Naipadala na ito na iba ang laman.
errors-too-many = Ang dami noon ah. Pahinga muna saglit, tapos subukan ulit.
errors-repeated-message = Kapapadala mo lang nito. Sabihin sa ibang paraan.
errors-messenger-unavailable = Hindi sumasagot ang Telegram. Subukan ulit maya-maya.
errors-not-refundable = Hanggang tatlong linggo lang pagkabili puwedeng hingin pabalik ang Stars, at isang beses lang.
errors-price-changed = Nagbago na pala ang presyo. Tingnan ulit bago magbayad.
errors-payment-pending = Inaasikaso pa ang isang bayad mo. Subukan ulit pagkalipas ng ilang minuto.
errors-too-many-minutes = Ang dami noon ah. Subukan ulit pagkalipas ng { $minutes ->
    [1] isang minuto
    [one] { $minutes } minuto
   *[other] { $minutes } minuto
}.
errors-too-many-hours = Sobra na para sa isang araw. Subukan ulit pagkalipas ng { $hours ->
    [1] isang oras
    [one] { $hours } oras
   *[other] { $hours } oras
}.
errors-repeated-message-minutes = Kapapadala mo lang nito. Sabihin sa ibang paraan, o ulitin pagkalipas ng { $minutes ->
    [1] isang minuto
    [one] { $minutes } minuto
   *[other] { $minutes } minuto
}.
errors-busy-minutes = Medyo busy kami. Subukan ulit pagkalipas ng { $minutes ->
    [1] isang minuto
    [one] { $minutes } minuto
   *[other] { $minutes } minuto
}.
errors-client-outdated = I-update muna ang Telegram para makapagbayad.
