inbox-tabs = Ano ang ipapakita
inbox-tab-anonymous = Anonymous
inbox-tab-valentine = Valentines
inbox-title-anonymous = { $count ->
    [0] Mga tanong
    [one] { $count } tanong
   *[other] { $count } tanong
}
inbox-title-valentine = { $count ->
    [0] Mga valentine
    [1] { $count } valentine
    [one] { $count } valentines
   *[other] { $count } valentines
}
inbox-unread = { $count ->
    [0] Nabuksan na lahat
    [one] { $count } naghihintay mabuksan
   *[other] { $count } naghihintay mabuksan
}
inbox-unread-closed = Sarado hanggang Marso 8: { $count }
inbox-filters = Filter
inbox-filter-all = Lahat
inbox-filter-unanswered = Walang sagot
inbox-filter-unopened = Di pa bukas
inbox-filter-opened = Nabuksan
inbox-list = Natanggap
inbox-loading = Nilo-load ang inbox mo
inbox-load-more = Mag-load pa
inbox-empty-valentine-title = Wala pang valentine
inbox-empty-valentine-text = Baka link mo na lang ang hinihintay ng iba. I-share mo, at tingnan kung sino ang matapang.
inbox-empty-anonymous-title = Wala pang tanong
inbox-empty-anonymous-text = I-share ang link mo, at maitatanong na nila ang hindi nila masabi nang harapan.
inbox-paused = Naka-pause ang inbox mo. Maghihintay ang libreng notes hanggang ituloy mo; hindi tinatanggap ang mga bayad na regalo.
inbox-resume = Ituloy
inbox-resumed = Bukas na ulit ang inbox mo
inbox-resume-error = Walang malinaw na sagot, kaya hindi namin alam kung bukas na ulit ang inbox mo. Tinitingnan namin ulit.
inbox-empty-filter-title = Walang laman dito
inbox-empty-filter-text = Walang natanggap na tugma sa filter na ito.
inbox-show-all = Ipakita lahat
inbox-share = I-share ang link ko
inbox-failed-title = Hindi nag-load ang inbox mo
inbox-failed-text = Walang nawala. I-check ang koneksiyon mo at subukan ulit.
inbox-retry = Try ulit
inbox-close = Isara
inbox-back = Bumalik

inbox-card-closed = Sarado
inbox-card-open = Buksan
inbox-card-opened = Nabuksan
inbox-card-answered = Nasagot na
inbox-ribbon-hidden = Nakatago
inbox-ribbon-mutual = Mutual
inbox-ribbon-sympathy = Gusto ka
inbox-ribbon-visible = Nakikita
inbox-super = Super
inbox-card-name = { $name }, { $more }
inbox-wrapped-valentine = Valentine
inbox-wrapped-message = Anonymous na tanong
inbox-gift = { $id ->
    [tulip] Tulip
    [candy] Kendi
    [kiss] Halik
    [teddy] Teddy bear
    [bouquet] Bouquet
    [heart_box] Heart box
    [cake] Cake
    [champagne] Champagne
    [rocket] Rocket
    [ring] Singsing
    [crown] Korona
    [diamond] Diyamante
    [unicorn] Unicorn
    [surprise_box] Surprise box
    [surprise_pack] Surprise pack
    [wish_pack] Wish pack
    [easter_cake] Easter cake
    [club] Mula sa club
    [love] Inlab
    [laugh] Natawa
    [wow] Namangha
    [sad] Medyo sad
    [fire] Apoy
    [kiss_face] Mwah
    [surprise] Surprise gift
    [anon] Tanong lang
   *[other] Regalo
}

inbox-unwrapping = Binubuksan…
inbox-unwrap-skip = Laktawan
inbox-unwrap-first = Una ngayong araw, { $name }
inbox-note-gone = Wala na sa inbox mo ang note na ito.
snackbar-warning-failed-open-valentine = Hindi bumukas. Subukan ulit maya-maya.

inbox-closed-title = Hindi pa oras!
inbox-closed-subtitle = Sabay-sabay bubukas ang mga valentine, isang bagsakan
inbox-closed-moscow = { $time }, oras sa Moscow
inbox-closed-local = { $time } diyan sa inyo
inbox-closed-days = { $count ->
    [one] araw
   *[other] araw
}
inbox-closed-hours = { $count ->
    [one] oras
   *[other] oras
}
inbox-closed-minutes = { $count ->
    [one] minuto
   *[other] minuto
}
inbox-closed-seconds = { $count ->
    [one] segundo
   *[other] segundo
}
inbox-closed-countdown = Natitirang oras
inbox-closed-now = Oras na!
inbox-closed-open = Buksan
inbox-closed-wait = Maghihintay ako
inbox-early-text = Sa maagang pagbukas, wala nang hintayan para sa lahat ng valentine mo ngayong taon, pati sa mga darating pa. Kung kanino galing, ibang sikreto iyon.
inbox-early-buy = { $stars ->
    [1] Buksan na sa { $stars } Star
    [one] Buksan na sa { $stars } Stars
   *[other] Buksan na sa { $stars } Stars
}
inbox-early-done = Puwede nang buksan ang lahat ng valentine mo ngayong taon
inbox-early-on-its-way = Bayad na. Bubukas na ang mga ito maya-maya.
inbox-early-returned = Hindi nabuksan. Pabalik na ang Stars mo.
inbox-early-failed = Hindi gumana, at walang nabawas. Subukan ulit maya-maya.

inbox-item-valentine = May valentine ka
inbox-item-super = Super valentine!
inbox-item-club = Mula sa club
inbox-item-question = May tanong sa iyo
inbox-item-no-words = Walang salita, regalo lang
inbox-item-gift-sent = Ipinadala rin sa iyo bilang regalo sa Telegram
inbox-item-your-answer = Sagot mo
inbox-sender-hidden = Sino kaya ’to?
inbox-sender-hidden-text = Nakatago hangga’t hindi mo nire-reveal
inbox-sender-anonymous = Nakatago forever
inbox-sender-anonymous-text = Hindi mare-reveal: walang pangalang nakatabi kasama nito
inbox-sender-club = Ang Billet club
inbox-sender-club-text = Note mula sa team namin
inbox-sender-mutual-text = Mutual ito: sinulatan ninyo ang isa’t isa
inbox-sender-sympathy-text = Gusto ka at hindi ito tinatago
inbox-sender-revealed-text = Na-reveal na
inbox-chat = Buksan ang chat
inbox-reveal = I-reveal ang nagpadala
inbox-reveal-show = Tungkol sa nagpadala
inbox-reveals-left = { $count ->
    [0] Reveals mula { $stars } Stars
    [1] { $count } reveal na lang
    [one] { $count } reveals ang natitira
   *[other] { $count } reveals ang natitira
}
inbox-reply = Sagutin
inbox-reply-continue = Ituloy ang sagot
inbox-visibility = Ipakita sa profile ko
inbox-visibility-on = Makikita ng may link mo ang note na ito at ang sagot mo
inbox-visibility-off = Ikaw lang ang nakakakita ng note na ito at ng sagot mo
inbox-visibility-saving = Sine-save…
visibility-change-error = Walang malinaw na sagot, kaya hindi namin alam kung nabago iyon. Tinitingnan namin ulit.
inbox-share-answer = I-share ang sagot ko
story-share-error = Hindi magagawa ang story dito.
story-share-fail = Hindi gumana ang story. Subukan ulit.

inbox-reply-title = Sagot mo
inbox-reply-label = Magsulat ng sagot
inbox-reply-placeholder = Sabihin kung ano ang nararamdaman…
inbox-reply-counter = { $count } sa { $limit }
inbox-reply-too-long = Paki-iklian nang kaunti
inbox-reply-send = Ipadala
inbox-reply-publish = I-publish ang sagot ko
inbox-reply-publish-on = Makikita sa profile mo ang note at ang sagot mo
inbox-reply-publish-off = Sa nagpadala lang mapupunta ang sagot
inbox-reply-publish-off-anonymous = Ikaw lang ang makakakita ng sagot mo
inbox-kept = Naitabi noong nakaraan
inbox-start-over = Magsimula ulit
inbox-unsent = Iba mo pang nasulat, hindi naipadala
inbox-unsent-copy = Kopyahin
inbox-unsent-copied = Nakopya na
inbox-unsent-not-copied = Hindi nakopya. Nandito pa rin ang mga salita.
inbox-unsent-discard = Itapon
reply-modal-send-error = Walang malinaw na sagot, kaya hindi namin alam kung nakaalis ang sa iyo. Nandito pa rin ito: ipadala ulit, hindi ito aalis nang dalawang beses.

inbox-confirm-title = I-reveal ang nagpadala?
inbox-confirm-subtitle = { $count ->
    [1] Magagamit dito ang huli mong reveal
    [one] Magagamit dito ang 1 sa { $count } reveals mo
   *[other] Magagamit dito ang 1 sa { $count } reveals mo
}
inbox-reveal-shows = Ang makikita mo
inbox-reveal-shows-name = First name at photo
inbox-reveal-shows-username = Username, kung mayroon
inbox-reveal-shows-link = Link, para may maipadala ka pabalik
inbox-reveal-shows-time = Eksaktong oras ng pagpadala
inbox-confirm-yes = I-reveal
inbox-confirm-hold = Pindutin nang matagal
inbox-confirm-no = Huwag muna
reveal-sender-error = Hindi naipakita ang nagpadala. Subukan ulit: hindi nagagastos nang dalawang beses ang iisang reveal.
inbox-gone-title = Walang tao rito
inbox-gone-heading = Wala na ang account na ito
inbox-gone-text = Wala nang maipapakita. Sa iyo pa rin ang reveal mo.

inbox-packs-title = Sino nga ba ’to?
inbox-packs-subtitle = Isang reveal, isang pangalan
inbox-packs-choice = Pumili ng pack
inbox-packs-name = { $count ->
    [1] { $count } reveal
    [one] { $count } reveals
   *[other] { $count } reveals
}
inbox-packs-saved = { $stars } bawat isa, tipid ng { $saved }
inbox-packs-discount = −{ $percent }%
inbox-packs-price = { $stars } Stars
inbox-packs-free = Libre
inbox-packs-buy = { $count ->
    [1] Kunin ang { $count } reveal sa { $stars } Stars
    [one] Kunin ang { $count } reveals sa { $stars } Stars
   *[other] Kunin ang { $count } reveals sa { $stars } Stars
}
inbox-packs-small = Isa ang agad na magagamit sa nagpadalang ito, sa iyo na ang iba.
inbox-packs-small-one = Agad itong magagamit sa nagpadalang ito.
inbox-packs-checking = Chine-check ang bayad
inbox-packs-showing = Inaalam kung sino
inbox-payment-preparing = Hinahanda ang bayad
payment-error = Hindi pumasok ang bayad. Kung pumasok pa rin, kusang darating ang binili mo.
inbox-payment-uncharged = Hindi pumasok ang bayad. Walang nakaltas sa iyo.
inbox-payment-unreturned = Hindi gumana, at hindi naibalik ang Stars mo. Ipadala ang /paysupport sa bot namin.
inbox-payment-waiting = Naghihintay kami ng balita sa bayad. Pagdating nito, kusa itong papasok.
inbox-price-changed = { $stars ->
    [1] { $stars } Star na ang presyo. Walang nabawas: tingnan ulit bago magbayad.
    [one] { $stars } Stars na ang presyo. Walang nabawas: tingnan ulit bago magbayad.
   *[other] { $stars } Stars na ang presyo. Walang nabawas: tingnan ulit bago magbayad.
}
reveal-purchase-failed = Hindi mabibili ang pack na ito sa ngayon.
reveal-purchase-error = Hindi nagsimula ang pagbili. I-check ang koneksiyon mo at subukan ulit.
inbox-packs-bought = Nandito na ang reveals mo.
inbox-packs-on-its-way = Papunta na ang reveals mo. Nandito na maya-maya.
inbox-packs-returned = Hindi natuloy ang pagbili. Pabalik na ang Stars mo.

inbox-details-title = Galing kay…
inbox-next-write = Sumulat kay { $name }
inbox-next-send = Magpadala pabalik
inbox-next-share = I-share ang pag-reveal
inbox-details-gone = Nabura na ang account na ito pagkatapos noon. Sa iyo pa rin ang first name na na-reveal mo; kasamang nawala ang lahat ng iba pa.
inbox-details-sent = Ipinadala
inbox-details-place = Lugar
inbox-details-network = Network
inbox-details-device = Device
inbox-details-browser = Browser
inbox-details-system = System

inbox-safety-open = I-block o i-report
inbox-safety-title = Good vibes lang
inbox-safety-subtitle = Hindi mo kailangang basahin ang nakakasakit
inbox-safety-more = Pause, naka-mute na salita, at blocks
inbox-safety-more-hint = Para sa buong inbox mo
inbox-block = I-block ang nagpadala
inbox-block-off = Wala nang darating sa iyo mula sa kanya. Hindi ito sasabihin sa kanya, at hindi mo malalaman kung sino siya.
inbox-block-on = Wala nang dumarating sa iyo mula sa kanya. Puwede mo siyang i-unblock kahit kailan.
inbox-block-error = Walang malinaw na sagot, kaya hindi namin alam kung nabago ang block. Tinitingnan namin ulit.
inbox-blocked = Naka-block na ang nagpadala
inbox-unblocked = Puwede na ulit magsulat ang nagpadala
inbox-report = I-report
inbox-report-hint = Binabasa ito ng team namin, at hindi ipinapakita sa kanila kung sino ang sumulat
inbox-report-title = Ano ang mali rito?
inbox-report-subtitle = Hindi sasabihin sa nagpadala na ni-report mo ito
inbox-report-reasons = Dahilan
inbox-report-insult = Nang-iinsulto o nambu-bully
inbox-report-threat = Nagbabanta
inbox-report-sexual = Seksuwal at hindi ginusto
inbox-report-spam = Spam o scam
inbox-report-minor = Naglalagay sa menor de edad sa panganib
inbox-report-other = Iba pa
inbox-report-text = May idadagdag ka ba?
inbox-report-placeholder = Kung gusto mo lang
inbox-report-send = Ipadala ang report
inbox-report-error = Walang malinaw na sagot, kaya hindi namin alam kung dumating ang report. Nandito pa rin ito: ipadala ulit, isang beses lang ito bibilangin.
inbox-reported-title = Salamat
inbox-reported-text = Titingnan ito ng team namin soon. Kung labag sa rules, tatanggalin ito.
inbox-reported-done = Tapos na

inbox-contest = Paano ang contest
inbox-contest-text = Sino ang makakarinig ng pinakamaraming matatamis na salita ngayong taon?
inbox-contest-season = Season
inbox-contest-season-text = Buong { $year } ito, at magtatapos sa hatinggabi ng Bisperas ng Bagong Taon, oras sa Moscow.
inbox-contest-score = Score
inbox-contest-score-text = Isa ang bilang ng bawat note sa inbox mo, may pangalan man o nakatago; isang beses sa isang araw ang bilangan. Hindi mahalaga at hindi ipinapakita kung ilang tao ang sumulat.
inbox-contest-prizes = Mga premyo
inbox-contest-prizes-text = Ang una, ikalawa, at ikatlong puwesto sa bawat rehiyon ay may pang-panalong regalo sa inbox nila.
inbox-contest-choice = Kung gusto mo lang
inbox-contest-choice-text = Walang makakakita sa iyo sa listahan hangga’t hindi ka sumasali. Puwede kang umalis kahit kailan.
inbox-contest-leaderboard = Sa leaderboard

inbox-tab = Inbox
inbox-web-title = Nasa Telegram ang inbox mo
inbox-web-text = Buksan doon ang Billet para basahin ang dumating para sa iyo.
