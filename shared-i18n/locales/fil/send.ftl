send-title = Valentine para kay { $name }
send-subtitle = Pumili ng regalo, dagdagan ng ilang salita. May pangalan o wala: ikaw ang bahala.
send-open = Magpadala ng valentine
send-tap = Pindutin ang tulip
send-loading = Binubuksan ang page…
send-preview-hint = Tingnan ang public na sagot
send-recipient-missing-title = Hindi nag-load ang page
send-missing-text = I-check ang koneksiyon at subukan ulit.
send-again = Try ulit
send-draft = Hindi pa naipadala
send-draft-no-words = Regalo lang
send-draft-continue = Ituloy
send-draft-start-over = Magsimula ulit

send-sheet = Pagpapadala ng valentine
send-close = Isara
send-back = Bumalik
send-pick-title = Pumili ng regalo
send-pick-subtitle = Para kay { $name }
send-tabs = Aling mga regalo ang ipapakita
send-tab-gifts = Mga regalo
send-tab-wishlist = Wishlist
send-wishes = Wishlist ko
send-wishes-subtitle = Pumili ng hanggang tatlong regalo. Ito ang unang makikita ng mga kaibigan mo.
send-wishes-count = { $count } sa { $limit }
send-wishes-of = Gustong-gusto ni { $name }…
send-wishes-others = Iba pang regalo
send-gifts-loading = Paparating na ang mga regalo…
send-gifts-missing-title = Hindi nag-load ang mga regalo
send-ghost = Wala pa si { $name } sa Billet. Itatabi muna ang mga libreng regalo, pero hindi pa maihahatid ang mga may bayad.
send-price-free = Libre
send-price = { $stars ->
    [1] { $stars } Star
    [one] { $stars } Stars
   *[other] { $stars } Stars
}
send-price-extra = dagdag { $stars ->
    [1] { $stars } Star
    [one] { $stars } Stars
   *[other] { $stars } Stars
}
send-discount = −{ $percent }%
send-odds = { $count ->
    [1] Ito palagi ang regalo.
    [one] Isa sa { $count } na ito, pare-pareho ang tsansa. Alin? Kahit ikaw, di mo alam.
   *[other] Isa sa { $count } na ito, pare-pareho ang tsansa. Alin? Kahit ikaw, di mo alam.
}
send-pack-content = { $count ->
    [1] Isang regalo ang laman.
    [2] Dalawa, magkasama.
    [one] Lahat ng { $count }, magkakasama.
   *[other] Lahat ng { $count }, magkakasama.
}
send-odds-best = Surprise pack: mga regalo hanggang { $stars } Stars.

send-checkout-title = Sabihin mo na
send-message = Mensahe
send-message-placeholder = Ilang matatamis na salita, o wala
send-message-count = { $count } sa { $limit }
send-message-too-long = Medyo mahaba na
send-message-not-text = May characters na hindi maipapadala
send-message-own = Ibalik ang sulat ko
send-message-random = Mag-suggest ng mensahe
send-privacy = Pangalan mo
send-privacy-reveal = Nakatago
send-privacy-reveal-line = Hindi ipinapakita, pero puwede itong i-reveal ni { $name } gamit ang Stars: pangalan, photo, username, link, oras, baka pati lugar, network at device.
send-privacy-full = Nakatago forever
send-privacy-full-line = Hindi ito kailanman mare-reveal ni { $name }, at hindi mo makikita ang sagot. Darating sa loob ng 15 minuto.
send-privacy-open = May pangalan
send-privacy-open-line = Makikita ito ni { $name } kasama ang photo at username mo pagbukas ng regalo.
send-match = Mutual
send-match-line = Kapag sinulatan ninyo ang isa’t isa, pareho ninyong makikita ang pangalan, photo at username.
send-super = Super valentine
send-super-line = Magiging ginto at bongga ang entrance.
send-super-line-closed = Magiging ginto at agad bubukas, di na maghihintay ng Marso 8.
send-total = Total
send-submit = Ipadala
send-waiting = Hinihintay ang bayad. Puwede mo itong tapusin sa Telegram, o ipadala ulit para buksan ito ulit.
send-paying = Bumubukas ang bayaran sa Telegram
send-retrying = Wala pang sagot. Sinusubukan ulit: { $count } sa { $limit }
send-valentine-modal-payment-error = Hindi kami sigurado kung nakaalis ito. Ligtas ang sulat mo, walang nabawas. Subukan ulit: hindi ito aalis nang dalawang beses.
send-returned = Hindi naihatid. Pabalik na ang Stars mo, at ligtas ang sulat mo.
send-unreturned = Hindi naihatid, at hindi naibalik ang Stars mo. Ipadala ang /paysupport sa bot namin. Ligtas ang sulat mo.

send-canned-1 = Sabi nila walang forever. Hindi ka pa kasi nila nakilala.
send-canned-2 = Makita ko lang ang pangalan mo, buo na ang araw ko.
send-canned-3 = Kape ka ba? Ikaw kasi ang dahilan kung bakit gising pa ako.
send-canned-4 = Isang yakap, for delivery! Libre na ang shipping.
send-canned-5 = Para kang free Wi-Fi: pag nandiyan ka, okay ang lahat.
send-canned-6 = Nag-hi ka lang, kinilig na ako.
send-canned-7 = Kanin ka ba? Kasi parang may kulang pag wala ka.
send-canned-8 = Isang chat mo lang, tanggal agad ang pagod ko.

send-gift-tulip = Tulip
send-gift-candy = Kendi
send-gift-kiss = Halik
send-gift-teddy = Teddy bear
send-gift-bouquet = Bouquet
send-gift-heart_box = Heart box
send-gift-cake = Cake
send-gift-champagne = Champagne
send-gift-rocket = Rocket
send-gift-ring = Singsing
send-gift-crown = Korona
send-gift-diamond = Diyamante
send-gift-unicorn = Unicorn
send-gift-surprise_box = Surprise box
send-gift-surprise_pack = Surprise pack
send-gift-wish_pack = Wish pack
send-gift-easter_cake = Easter cake
send-gift-anon = Tanong lang
send-gift-love = Inlab
send-gift-laugh = Natawa
send-gift-wow = Namangha
send-gift-sad = Medyo sad
send-gift-fire = Apoy
send-gift-kiss_face = Mwah
send-gift-surprise = Surprise gift

send-success-title = Sent na!
send-success-text = Sobrang sasaya ni { $name }.
send-success-paid-title = Papunta na!
send-success-paid-text = Maya-maya lang, na kay { $name } na ang regalo mo.
send-success-batch-title = Papunta na!
send-success-batch-text = Kasabay ito ng iba at makakarating kay { $name } sa loob ng 15 minuto.
send-success-message = Mensahe mo
send-success-taps = { $count ->
    [1] Isang pindot sa tulip, pampasuwerte
    [one] { $count } pindot sa tulip, pampasuwerte
   *[other] { $count } pindot sa tulip, pampasuwerte
}
send-success-another = Magpadala pa
send-success-own = Valentines, gusto ko rin

send-ask-title = Tanungin si { $name } ng kahit ano
send-ask-subtitle = Walang pangalan, walang hiya-hiya. Tanong lang.
send-ask-open = Magtanong anonymously
send-ask-tap = Pindutin ang sobre
send-ask-sheet = Anonymous na pagtatanong
send-ask-write-title = Tanong mo
send-ask-message = Tanong
send-ask-placeholder = Ano ang matagal mo nang gustong itanong?
send-ask-random = Mag-suggest ng tanong
send-ask-honest = Hindi ipinapakita ang pangalan mo, pero puwede itong i-reveal ni { $name } gamit ang Stars: pangalan, photo, username, link, oras, baka pati lugar, network at device.
send-ask-continue = Ituloy
send-ask-emotion-title = Pumili ng mood
send-ask-emotion-subtitle = Pagpindot mo, aalis na ito
send-ask-failed = Hindi kami sigurado kung nakaalis ito. Ligtas ang tanong mo. Pindutin ulit ang parehong mood: hindi ito aalis nang dalawang beses.
send-ask-refused = Hindi naipadala.
send-ask-sending = Ipinapadala…
send-ask-waiting = Hinihintay ang bayad. Puwede mo itong tapusin sa Telegram, o pindutin ang parehong mood para buksan ito ulit.
send-ask-success-title = Naitanong na!
send-ask-success-text = Na kay { $name } na ang bola. Bot ang magdadala sa iyo ng sagot.
send-ask-success-own = Gusto ko rin ng tanong
send-ask-success-another = Magtanong pa ng iba

send-friend-mode = Ano ang ipapadala
send-friend-mode-anonymous = Anonymous
send-friend-mode-valentine = Valentines
send-friend-title = Valentine para sa kaibigan
send-friend-title-anonymous = Anonymous na tanong sa kaibigan
send-friend-lead = Puwede kahit hindi pa niya nabubuksan ang Billet.
send-friend-step-1 = Buksan ang chat kasama ang bot
send-friend-step-1-text = Tatanungin nito kung para kanino.
send-friend-step-2 = Pumili ng kaibigan
send-friend-step-2-text = Diretso mula sa contacts mo, walang code-code.
send-friend-step-3 = Magsulat at ipadala
send-friend-step-3-text = Itatabi namin hanggang sumilip ang kaibigan mo.
send-friend-open = Pumili ng kaibigan
send-friend-loading = Nagpapalit ng mode…

send-public = Mga public na sagot
send-public-title = Mga public na sagot
send-public-more = Ipakita pa
send-public-loading = Nilo-load ang mga sagot…
send-public-missing-title = Hindi nag-load ang mga sagot
send-public-empty-title = Wala pang laman dito
send-public-empty-text = Ikaw na sana ang unang masagot.
send-public-empty-send = Magpadala ng valentine
send-public-empty-ask = Magtanong
send-public-answer = Sagot

send-tab = Ipadala
send-web-title = Magpadala ng note o regalo
send-web-text = Pumili ng kaibigan at i-surprise siya, may pangalan man o wala.
send-easter-until = Nandito hanggang Abril 20.
send-easter-where-valentine = Kasunod mismo ng mga libreng regalo ang Easter cake.
send-easter-where-anonymous = Kasama ng valentine ang Easter cake: piliin ang “Valentines” sa itaas.
send-easter = May Easter cakes na: padalhan ang kaibigan
