share-mode = Ano ang tatanggapin
share-mode-anonymous = Anonymous
share-mode-valentine = Valentines
share-mode-loading = Nagpapalit ng mode…

share-title-valentine = Tumanggap ng valentines
share-title-anonymous = Tumanggap ng anonymous na tanong
share-chip-anonymous = Tanungin mo lang ako
share-countdown-today = Marso 8 na ngayon!
share-countdown-tomorrow = Marso 8 na bukas
share-countdown-days = { $days ->
    [one] { $days } araw bago ang Marso 8
   *[other] { $days } araw bago ang Marso 8
}
share-countdown-later = Sino’ng nag-iisip sa ’yo?
share-countdown-closed = Bubukas ang valentines sa Marso 8

share-step-share-title = I-share ang link mo
share-step-share-text-valentine = Lahat ng pipindot nito, makakapagpadala sa iyo ng valentine.
share-step-share-text-anonymous = Lahat ng pipindot nito, matatanong ka ng kahit ano.
share-step-share-action = I-share
share-step-send-title = Magpadala ka rin
share-step-send-text-valentine = Mas masaya ang valentines pag marami: magsimula sa kaibigan.
share-step-send-text-anonymous = Itanong sa kaibigan ang matagal mo nang gustong malaman.
share-step-send-action-valentine = Magpadala na rin
share-step-send-action-anonymous = Magtanong na rin
share-step-channel-title = Sumali sa channel namin
share-step-channel-text = Balita, contests, at munting saya.
share-step-channel-action = Buksan ang channel
share-step-status-title = Isuot ang status namin
share-step-status-text = Munting simbolo sa tabi ng pangalan mo.
share-step-status-action = I-set ang status
share-link = Link mo
share-copy = Kopyahin ang link

share-back = Bumalik
share-retry = Try ulit
share-more = Ipakita pa
share-more-failed = Hindi nag-load ang iba. I-check ang internet mo at subukan ulit.

share-status-done = Ayos: suot mo na ang Billet status
share-status-declined = Nanatili ang dating status
share-status-unsupported = Hindi pa kaya ng Telegram mo ang status na ito
share-status-error = Hindi na-set ang status
share-copy-done = Nakopya na ang link
share-copy-error = Hindi nakopya ang link
share-chat-error = Hindi nabuksan ang listahan ng chats
share-story-error = Hindi nagawa ang story
share-story-phone = Sa phone lang puwedeng mag-story. Heto muna ang picture.
share-photo-error = Hindi na-share ang picture
share-save-done = Na-save ang picture
share-save-error = Hindi na-save ang picture
share-error = Hindi na-share. Subukan ulit?
share-unavailable = Hindi puwedeng mag-share dito. Kopyahin na lang ang link.
share-cancelled = Walang na-share
share-no-answer = Hindi sinabi ng Telegram kung ano ang nangyari. Tingnan doon kung gumana.
share-messenger-slow = Hindi pa sumasagot ang Telegram. Kung walang bumukas, baka hindi pa ito kaya ng version na ito.

share-menu = I-share
share-menu-title = I-share ang link mo
share-answer-title = I-share ang sagot mo
share-reveal-title = I-share ang pag-reveal
share-menu-close = Isara
share-menu-loading = Saglit lang…
share-menu-chat = Ipadala sa chat
share-menu-chat-preparing = Hinahanda ang mensahe mo…
share-menu-chat-choosing = Piliin sa Telegram kung kanino
share-menu-chat-slow = Walang bumukas? Pindutin para ipadala ang link mismo
share-menu-copy = Kopyahin ang link
share-menu-save = I-save
share-menu-how = Paano gumagana

share-text-valentine = Padalhan mo ako ng valentine, may pangalan o wala 💌
share-text-anonymous = Tanungin mo ako ng kahit ano, wala roon ang pangalan mo 🎭

share-menu-photo = Ibang app
share-looks = Itsura ng picture mo
share-look-classic = Klasiko
share-look-letter = Sulat
share-look-headline = Headline
share-look-portrait = Portrait
share-look-chat = Chat
share-look-drawing = Ginuguhit ang picture mo…
share-look-failed = Hindi dumating ang picture
share-story-steps = Paano ito gumagana
share-story-next = Susunod
share-story-count = { $step } sa { $steps }
share-story-widget = Sulatan mo ako
share-story-messenger-title = Telegram story mo
share-story-messenger-post = Gawin ang story
share-story-messenger-1-title = Handa na ang picture mo
share-story-messenger-1-text = Pangalan mo, link mo, isang malaking imbitasyon.
share-story-messenger-2-title = Bubuksan ng Telegram ang editor nito
share-story-messenger-2-text = Galawin ang gusto mo, magdagdag ng music o stickers.
share-story-messenger-3-title = Idagdag ang link mo
share-story-messenger-3-text = Nakopya na ang link mo, i-paste mo na lang. May Premium? Nasa story na.
share-story-messenger-4-title = I-post at mag-abang
share-story-messenger-4-text = Lahat ng ipapadala ng mga kaibigan, sa inbox mo babagsak.

share-safety-title = Privacy at kaligtasan
share-safety-subtitle = Ikaw ang bahala kung ano ang darating sa iyo
share-safety-unknown = …
share-safety-failed = Hindi ito nag-load
share-safety-error = Walang malinaw na sagot, kaya hindi namin alam kung nabago iyon. Tinitingnan namin ulit.
share-unknown = Walang malinaw na sagot, kaya hindi namin alam kung na-save iyon. Tingnan ulit maya-maya.
share-paused = Naka-pause ang inbox mo. Maghihintay ang libreng notes hanggang ituloy mo; hindi tinatanggap ang mga bayad na regalo.
share-resume = Ituloy
share-resumed = Bukas na ulit ang inbox mo
share-pause = I-pause ang inbox ko
share-pause-off = Pahinga sa lahat: walang bagong lalabas hanggang bumalik ka. Hindi ito sasabihin kaninuman.
share-pause-on = Walang bagong lumalabas ngayon. Hihintayin ka ng libreng notes; tinatanggihan ang mga bayad na regalo bago pa magbayad.
share-words = Naka-mute na salita
share-words-hint = { $count ->
    [0] Wala pa
    [one] { $count } salita
   *[other] { $count } salita
}
share-words-subtitle = Sa sariling listahan napupunta ang notes na may ganitong salita, nang walang tunog
share-words-label = Salita o phrase
share-words-counter = { $count } sa { $limit }
share-words-add = I-mute
share-words-blank = Magsulat muna ng salita
share-words-too-long = Paki-iklian nang kaunti
share-words-known = Naka-mute na ito
share-words-full = Hanggang dito na lang ang kasya
share-words-not-text = May characters na hindi puwede rito
share-words-empty = Walang naka-mute.
share-words-matching = Walang epekto ang malaking letra, tuldik, o kahawig na letra, at huli rin ang mahahabang salita kahit may dugtong sa dulo.
share-words-remove = I-unmute ang “{ $word }”
share-muted = Naka-mute na notes
share-muted-hint = { $count ->
    [0] Walang laman dito
    [1] { $count } note
    [one] { $count } notes
   *[other] { $count } notes
}
share-muted-subtitle = Ikaw lang ang nakakakita nito; hindi binibilang kahit saan
share-muted-loading = Nilo-load ang naka-mute na notes
share-muted-failed = Hindi nag-load ang naka-mute na notes
share-muted-empty = Walang naka-mute
share-muted-empty-text = Dito tahimik na napupunta ang notes na may alinman sa naka-mute na salita mo.
share-note-action = { $action }: note { $place }
share-muted-read = Basahin
share-muted-block = I-block
share-muted-unblock = I-unblock
share-muted-blocked = Naka-block na ang nagpadala
share-muted-unblocked = Puwede na ulit siyang magsulat
share-muted-report = I-report
share-muted-release = Lipat sa inbox
share-muted-released = Nasa inbox mo na ito
share-blocked = Naka-block na nagpadala
share-blocked-hint = Kilala lang sa ipinadala nila
share-blocked-subtitle = Kita mo ang notes nila, hindi kailanman ang pangalan
share-blocked-loading = Nilo-load ang naka-block na nagpadala
share-blocked-failed = Hindi nag-load ang naka-block na nagpadala
share-blocked-empty = Walang naka-block
share-blocked-empty-text = Kung masakit ang isang note, buksan ito at i-block ang nagpadala. Hindi ito sasabihin sa kanya.
share-blocked-release = I-unblock
share-blocked-released = Puwede na ulit siyang magsulat
share-note-unread = Hindi pa nabubuksan
share-note-no-words = Walang salita, regalo lang

share-leaderboard-rank = #{ $rank }
share-rank-label = #{ $rank }: puwesto mo sa leaderboard
share-leaderboard = Leaderboard
share-leaderboard-season = Season { $season }: sino ang may pinakamarami
share-leaderboard-boards = Aling listahan
share-leaderboard-global = Mundo
share-leaderboard-list = Mga puwesto
share-leaderboard-own = Puwesto mo
share-leaderboard-loading = Nilo-load ang leaderboard
share-leaderboard-you = ikaw ’yan
share-leaderboard-score = { $count ->
    [1] { $count } note
    [one] { $count } notes
   *[other] { $count } notes
}
share-leaderboard-listed = Nakikita ka ng iba sa listahan
share-leaderboard-unlisted = Ikaw lang ang nakakakita nito
share-leaderboard-empty = Bakante ang trono
share-leaderboard-empty-text = Wala pang tao sa listahang ito. Mauna ka na!
share-leaderboard-failed = Hindi nag-load ang listahan
share-leaderboard-join = Sumali
share-leaderboard-change = Baguhin o umalis
share-leaderboard-contest = Paano ito gumagana
share-category = Saan ka ipapakita?
share-category-text = Makikita ng iba ang pangalan mo, photo, at kung ilang notes ang natanggap mo
share-category-nowhere = Wala kahit saan
share-category-nowhere-text = Ikaw lang ang nakakakita ng puwesto mo
share-category-global = Sa buong mundo
share-category-global-text = Sa listahan lang ng mundo
share-category-save = I-save

share-settings = Settings
share-settings-language = Wika
share-settings-wishes = Wishlist ko
share-prompt = Linya ko
share-prompt-subtitle = Isang linya sa poster at page mo na mag-uudyok sa mga kaibigan na sumulat
share-prompt-none = Walang linya
share-prompt-day = Linya ngayong araw
share-prompt-own = Sarili kong salita
share-prompt-blank = Isulat muna ang linya mo
share-settings-leaderboard = Leaderboard
share-settings-safety = Privacy at kaligtasan
share-settings-purchases = Mga binili
share-settings-export = I-export ang data ko
share-settings-delete = Burahin ang account ko
share-settings-note = Para sa mga taong may gusto sa isa’t isa
share-language-auto = Gaya ng sa Telegram
share-purchases-subtitle = Hindi sinasabi rito kung para kanino ang regalo
share-purchases-batch = Ang regalong nakatago forever ay kasabay ng iba at darating sa loob ng 15 minuto.
share-purchases-loading = Nilo-load ang mga binili mo
share-purchases-failed = Hindi nag-load ang mga binili mo
share-purchases-empty = Wala pang nabibili
share-purchases-empty-text = Makikita rito ang binayaran mo ng Stars.
share-purchase-item = Regalo
share-purchase-reveal-pack = Reveals
share-purchase-early-reveal = Maagang pagbukas
share-purchase-price = { $stars ->
    [1] { $stars } Star
    [one] { $stars } Stars
   *[other] { $stars } Stars
}
share-purchase-created = Hindi bayad
share-purchase-awaiting-payment = Hindi bayad
share-purchase-paid = Inihahatid
share-purchase-fulfilled = Naihatid na
share-purchase-refunding = Pabalik na ang Stars
share-purchase-refunded = Naibalik ang Stars
share-purchase-refund-refused = Hindi naibalik ang Stars
share-purchase-refund-refused-text = Hindi naibalik ang Stars. Ipadala ang /paysupport sa bot namin: sasabihin nito kung paano humingi ng tulong.
share-purchase-sent = Naipadala
share-purchase-declined = Walang refund
share-purchase-cancelled = Kinansela
share-purchase-asked = Humiling ng refund
share-purchase-refund = Humiling ng refund
share-purchase-asked-toast = Natanggap namin ang hiling mo, titingnan namin soon
share-export-failed = Hindi naibigay ang data mo
share-delete-unknown = Walang malinaw na sagot, kaya hindi namin alam kung burado na ang data mo. Subukan ulit: walang masama roon.
share-delete-received = Mawawala ang lahat ng natanggap mo, pati mga sagot.
share-delete-sent = Mananatili ang ipinadala mo sa mga nakatanggap. Kung na-reveal ka na nila, sa kanila pa rin ang first name mo; wala nang ibang makaka-reveal sa iyo.
share-delete-reveals = Mawawala ang binili mo para sa sarili mo, pati reveals. Humiling muna ng refund kung may nagkamali.
share-delete-code = Titigil ang link mo. Pag bumalik ka, bago na ang link. Mananatili ang mga na-block mo.
share-delete-action = Tuluyang burahin
share-delete-keep = Huwag burahin
share-delete-done = Paalam
share-delete-done-text = Wala na ang account mo. Bukas pa rin ang pinto.
share-delete-leave = Umalis
share-age-title = Bago ka mag-share
share-age-text = Kailangang 18 ka na para mangolekta ng notes dito. Isang beses lang kaming magtatanong.
share-age-confirm = 18 pataas na ako
share-age-decline = Huwag muna

share-tasks = Mga munting gawain
share-tasks-text = Gawin ang mga ito at kumuha ng libreng reveals
share-tasks-progress = { $finished } sa { $total } tapos na
share-task-share_link = I-share ang link mo
share-task-share_link-action = I-share
share-task-share_story = Mag-post ng story
share-task-share_story-action = I-post
share-task-join_channel = Sumali sa channel namin
share-task-join_channel-action = Buksan
share-task-emoji_status = Isuot ang status namin
share-task-emoji_status-action = Isuot
share-task-invite_3 = Mag-invite ng tatlong kaibigan
share-task-invite_3-action = Mag-invite
share-task-invite_3-count = { $count } sa { $needed } ang dumating, minsan sa isang araw ang bilang
share-task-check = I-check
share-task-done = Tapos na
share-task-reward = { $count ->
    [1] +{ $count } libreng reveal
    [one] +{ $count } libreng reveals
   *[other] +{ $count } libreng reveals
}

share-sent = Mga ipinadala ko
share-sent-subtitle = Wala rito ang mga nakatago forever: hindi nakatabi ang pangalan mo kasama ng mga iyon
share-sent-loading = Nilo-load ang mga ipinadala mo
share-sent-failed = Hindi nag-load ang listahan
share-sent-empty = Wala pang naipadala
share-sent-empty-text = Lalabas dito ang lahat ng ipapadala mo, pati ang sumunod na nangyari.
share-sent-to = Para kay { $name }
share-sent-delivered = Naihatid na
share-sent-opened = Nabuksan
share-sent-answered = Nasagot
share-sent-revealed = alam nilang ikaw ’yon

share-tab = I-share
share-web-title = Mag-ipon ng sikreto at valentines
share-web-text = Kumuha ng sarili mong link at alamin ang sasabihin lang ng mga kaibigan pag anonymous.
