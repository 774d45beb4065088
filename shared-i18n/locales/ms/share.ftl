share-mode = Nak terima apa
share-mode-anonymous = Anonim
share-mode-valentine = Valentine
share-mode-loading = Menukar mod…

## Kad atas
share-title-valentine = Dapatkan kad valentine
share-title-anonymous = Dapatkan soalan anonim
share-chip-anonymous = Tanya saya apa saja
share-countdown-today = Hari ini 8 Mac!
share-countdown-tomorrow = Esok 8 Mac
share-countdown-days = { $days } hari lagi ke 8 Mac
share-countdown-later = Siapa teringat awak?
share-countdown-closed = Kad valentine dibuka 8 Mac

## Langkah
share-step-share-title = Kongsi pautan awak
share-step-share-text-valentine = Sesiapa yang menekannya boleh hantar kad valentine kepada awak.
share-step-share-text-anonymous = Sesiapa yang menekannya boleh tanya awak apa saja.
share-step-share-action = Kongsi
share-step-send-title = Awak pun hantarlah satu
share-step-send-text-valentine = Kad valentine suka berteman: mulakan dengan seorang kawan.
share-step-send-text-anonymous = Tanya kawan apa yang dari dulu awak nak tahu.
share-step-send-action-valentine = Hantar valentine
share-step-send-action-anonymous = Tanya kawan
share-step-channel-title = Sertai saluran kami
share-step-channel-text = Berita, pertandingan dan hal-hal yang buat senyum.
share-step-channel-action = Buka saluran
share-step-status-title = Pakai status kami
share-step-status-text = Tanda kecil di sebelah nama awak.
share-step-status-action = Pakai status
share-link = Pautan awak
share-copy = Salin pautan

## Setiap helaian dan senarai
share-back = Kembali
share-retry = Cuba lagi
share-more = Lagi
share-more-failed = Yang selebihnya tak dapat dimuatkan. Semak internet awak dan cuba lagi.

## Hasil
share-status-done = Siap: sekarang awak pakai status Billet
share-status-declined = Status kekal seperti asal
share-status-unsupported = Telegram awak belum boleh pakai status ini
share-status-error = Status tak dapat dipakai
share-copy-done = Pautan disalin
share-copy-error = Pautan tak dapat disalin
share-chat-error = Senarai sembang tak dapat dibuka
share-story-error = Cerita tak dapat dibuat
share-story-phone = Cerita hanya boleh dari telefon. Ini gambarnya dulu.
share-photo-error = Gambar tak dapat dikongsi
share-save-done = Gambar disimpan
share-save-error = Gambar tak dapat disimpan
share-error = Tak berjaya dikongsi. Cuba lagi?
share-unavailable = Tak boleh kongsi di sini. Salin pautan saja.
share-cancelled = Tiada apa yang dikongsi
share-no-answer = Telegram tak cakap jadi atau tidak. Tengok sendiri di sana.
share-messenger-slow = Telegram belum menjawab. Kalau tiada apa yang terbuka, mungkin versi ini belum pandai.

## Menu kongsi
share-menu = Kongsi
share-menu-title = Kongsi pautan awak
share-answer-title = Kongsi jawapan
share-reveal-title = Kongsi saat terdedah
share-menu-close = Tutup
share-menu-loading = Sekejap…
share-menu-chat = Hantar dalam sembang
share-menu-chat-preparing = Menyediakan mesej awak…
share-menu-chat-choosing = Pilih penerimanya di Telegram
share-menu-chat-slow = Tiada apa yang terbuka? Tekan untuk hantar pautan saja
share-menu-copy = Salin pautan
share-menu-save = Simpan
share-menu-how = Cara ia berfungsi

share-text-valentine = Hantarkan saya kad valentine, nak letak nama atau tak pun boleh 💌
share-text-anonymous = Tanya saya apa saja, tanpa nama awak di situ 🎭

## Cerita
share-menu-photo = Apl lain
share-looks = Gaya gambar awak
share-look-classic = Klasik
share-look-letter = Surat
share-look-headline = Tajuk besar
share-look-portrait = Potret
share-look-chat = Sembang
share-look-drawing = Gambar sedang dilukis…
share-look-failed = Gambar ini tak sampai
share-story-steps = Cara buat
share-story-next = Seterusnya
share-story-count = { $step } daripada { $steps }
share-story-widget = Tulis kepada saya
share-story-messenger-title = Cerita Telegram awak
share-story-messenger-post = Buat cerita
share-story-messenger-1-title = Gambar awak dah siap
share-story-messenger-1-text = Nama awak, pautan awak, satu jemputan besar.
share-story-messenger-2-title = Telegram buka editornya
share-story-messenger-2-text = Susun ikut suka, tambah muzik atau pelekat.
share-story-messenger-3-title = Tambah pautan awak
share-story-messenger-3-text = Pautan awak dah disalin, tampal saja. Ada Premium? Memang dah ada pada cerita.
share-story-messenger-4-title = Siarkan dan tunggu
share-story-messenger-4-text = Semua kiriman kawan masuk ke peti masuk awak.

## Keselamatan: jeda, perkataan diredam, sekatan

share-safety-title = Privasi dan keselamatan
share-safety-subtitle = Awak yang tentukan apa yang sampai
share-safety-unknown = …
share-safety-failed = Ini tak dapat dimuatkan
share-safety-error = Belum ada khabar pasti, jadi kami tak tahu sama ada itu dah berubah. Kami semak lagi.
share-unknown = Belum ada khabar pasti, jadi kami tak tahu sama ada itu dah disimpan. Tunggu sekejap dan tengok lagi.
share-paused = Peti masuk awak dijeda. Nota percuma menunggu sampai awak sambung semula; hadiah berbayar tak diterima.
share-resume = Sambung
share-resumed = Peti masuk awak dah dibuka semula
share-pause = Jeda peti masuk
share-pause-off = Rehat daripada semuanya: tiada yang baru muncul sampai awak kembali. Tiada siapa diberitahu.
share-pause-on = Tiada yang baru muncul sekarang. Nota percuma menunggu awak; hadiah berbayar ditolak sebelum dibayar.
share-words = Perkataan diredam
share-words-hint = { $count ->
    [0] Belum ada
   *[other] { $count } perkataan
}
share-words-subtitle = Nota dengan perkataan ini masuk ke senarai tersendiri, tanpa bunyi
share-words-label = Perkataan atau frasa
share-words-counter = { $count } daripada { $limit }
share-words-add = Redam
share-words-blank = Tulis perkataannya dulu
share-words-too-long = Pendekkan sikit, ya
share-words-known = Yang ini dah diredam
share-words-full = Dah penuh, tak boleh tambah lagi
share-words-not-text = Ada aksara yang tak boleh digunakan
share-words-empty = Belum ada yang diredam.
share-words-matching = Huruf besar, tanda aksen dan huruf yang serupa tidak dikira, dan perkataan yang lebih panjang tetap dikesan walaupun ada akhiran.
share-words-remove = Berhenti meredam “{ $word }”
share-muted = Nota diredam
share-muted-hint = { $count ->
    [0] Tiada apa-apa
   *[other] { $count } nota
}
share-muted-subtitle = Awak saja yang nampak; ia tak dikira di mana-mana
share-muted-loading = Memuatkan nota diredam
share-muted-failed = Nota diredam tak dapat dimuatkan
share-muted-empty = Tiada yang diredam
share-muted-empty-text = Nota dengan salah satu perkataan yang awak redam masuk ke sini, senyap-senyap.
share-note-action = { $action }: nota { $place }
share-muted-read = Baca
share-muted-block = Sekat
share-muted-unblock = Nyahsekat
share-muted-blocked = Pengirim dah disekat
share-muted-unblocked = Pengirim boleh menulis lagi
share-muted-report = Laporkan
share-muted-release = Ke peti masuk
share-muted-released = Sekarang ada dalam peti masuk awak
share-blocked = Pengirim disekat
share-blocked-hint = Dikenali melalui kirimannya saja
share-blocked-subtitle = Awak nampak notanya, tapi tak pernah namanya
share-blocked-loading = Memuatkan pengirim disekat
share-blocked-failed = Pengirim disekat tak dapat dimuatkan
share-blocked-empty = Tiada yang disekat
share-blocked-empty-text = Kalau ada nota yang menyakitkan, buka dan sekat pengirimnya. Dia tak diberitahu.
share-blocked-release = Nyahsekat
share-blocked-released = Pengirim boleh menulis lagi
share-note-unread = Belum dibuka
share-note-no-words = Tanpa kata-kata, hadiah saja

## Papan pendahulu

share-leaderboard-rank = #{ $rank }
share-rank-label = #{ $rank }: tempat awak di papan pendahulu
share-leaderboard = Papan pendahulu
share-leaderboard-season = Musim { $season }: siapa terima paling banyak
share-leaderboard-boards = Senarai mana
share-leaderboard-global = Dunia
share-leaderboard-list = Tempat
share-leaderboard-own = Tempat awak
share-leaderboard-loading = Memuatkan papan pendahulu
share-leaderboard-you = ini awak
share-leaderboard-score = { $count } nota
share-leaderboard-listed = Orang lain nampak awak dalam senarai
share-leaderboard-unlisted = Awak saja yang nampak ini
share-leaderboard-empty = Takhta masih kosong
share-leaderboard-empty-text = Belum ada sesiapa dalam senarai ini. Jadi yang pertama!
share-leaderboard-failed = Senarai tak dapat dimuatkan
share-leaderboard-join = Sertai
share-leaderboard-change = Tukar atau keluar
share-leaderboard-contest = Cara ia berjalan
share-category = Nak ditunjukkan di mana?
share-category-text = Orang lain akan nampak nama, gambar dan berapa nota yang awak terima
share-category-nowhere = Tak payah
share-category-nowhere-text = Awak saja yang nampak tempat awak
share-category-global = Seluruh dunia
share-category-global-text = Dalam senarai dunia saja
share-category-save = Simpan

## Tetapan
share-settings = Tetapan
share-settings-language = Bahasa
share-settings-wishes = Wishlist saya
share-prompt = Ayat saya
share-prompt-subtitle = Satu ayat pada poster dan halaman awak supaya kawan-kawan menulis
share-prompt-none = Tanpa ayat
share-prompt-day = Ayat hari ini
share-prompt-own = Ayat saya sendiri
share-prompt-blank = Tulis ayat awak dahulu
share-settings-leaderboard = Papan pendahulu
share-settings-safety = Privasi dan keselamatan
share-settings-purchases = Pembelian
share-settings-export = Eksport data saya
share-settings-delete = Padam akaun saya
share-settings-note = Dibuat untuk orang yang saling suka
share-language-auto = Macam di Telegram
share-purchases-subtitle = Senarai ini tak beritahu hadiah untuk siapa
share-purchases-batch = Hadiah yang rahsia selamanya bertolak bersama kiriman lain dan sampai dalam masa suku jam.
share-purchases-loading = Memuatkan pembelian awak
share-purchases-failed = Pembelian awak tak dapat dimuatkan
share-purchases-empty = Belum beli apa-apa
share-purchases-empty-text = Apa yang awak bayar dengan Bintang akan ada di sini.
share-purchase-item = Hadiah
share-purchase-reveal-pack = Peluang dedah
share-purchase-early-reveal = Buka awal
share-purchase-price = { $stars } Bintang
share-purchase-created = Belum dibayar
share-purchase-awaiting-payment = Belum dibayar
share-purchase-paid = Sedang disampaikan
share-purchase-fulfilled = Dah sampai
share-purchase-refunding = Bintang sedang kembali
share-purchase-refunded = Bintang dah dipulangkan
share-purchase-refund-refused = Bintang tak dipulangkan
share-purchase-refund-refused-text = Bintang tak dapat dipulangkan. Hantar /paysupport kepada bot kami: di situ ada cara untuk dapatkan bantuan.
share-purchase-sent = Dihantar
share-purchase-declined = Tiada bayaran balik
share-purchase-cancelled = Dibatalkan
share-purchase-asked = Bayaran balik diminta
share-purchase-refund = Minta bayaran balik
share-purchase-asked-toast = Permintaan awak dah kami terima dan akan kami semak tak lama lagi
share-export-failed = Data awak tak dapat diserahkan
share-delete-unknown = Belum ada khabar pasti, jadi kami tak tahu sama ada data awak dah hilang. Cuba lagi: itu tak merosakkan apa-apa.
share-delete-received = Semua yang awak terima hilang, termasuk jawapan.
share-delete-sent = Apa yang awak hantar kekal dengan penerimanya. Sesiapa yang dah dedahkan awak masih simpan nama pertama awak; selain itu, tiada siapa boleh dedahkan awak lagi.
share-delete-reveals = Apa yang awak beli untuk diri sendiri akan hangus, termasuk peluang dedah. Minta bayaran balik dulu kalau ada yang tak kena.
share-delete-code = Pautan awak tak berfungsi lagi. Kalau awak kembali, awak mula dengan yang baru. Sekatan awak kekal.
share-delete-action = Padam selamanya
share-delete-keep = Kekalkan akaun
share-delete-done = Jumpa lagi
share-delete-done-text = Akaun awak dah tiada. Pintu tetap terbuka.
share-delete-leave = Keluar
share-age-title = Sebelum awak kongsi
share-age-text = Awak perlu berumur 18 tahun untuk kumpul nota di sini. Kami tanya sekali saja.
share-age-confirm = Saya 18 tahun ke atas
share-age-decline = Nanti dulu

## Tugasan

share-tasks = Tugasan kecil
share-tasks-text = Buat tugasan, dapat peluang dedah percuma
share-tasks-progress = { $finished } daripada { $total } siap
share-task-share_link = Kongsi pautan awak
share-task-share_link-action = Kongsi
share-task-share_story = Siarkan cerita
share-task-share_story-action = Siarkan
share-task-join_channel = Sertai saluran kami
share-task-join_channel-action = Buka
share-task-emoji_status = Pakai status kami
share-task-emoji_status-action = Pakai
share-task-invite_3 = Jemput tiga kawan
share-task-invite_3-action = Jemput
share-task-invite_3-count = { $count } daripada { $needed } dah datang, dikira sekali sehari
share-task-check = Semak
share-task-done = Siap
share-task-reward = +{ $count } kali dedah percuma

## Yang dihantar
share-sent = Yang saya hantar
share-sent-subtitle = Nota yang rahsia selamanya tiada di sini: nama awak tak disimpan bersamanya
share-sent-loading = Memuatkan apa yang awak hantar
share-sent-failed = Senarai tak dapat dimuatkan
share-sent-empty = Belum hantar apa-apa
share-sent-empty-text = Semua yang awak hantar muncul di sini, berserta apa yang berlaku selepas itu.
share-sent-to = Kepada { $name }
share-sent-delivered = Dah sampai
share-sent-opened = Dah dibuka
share-sent-answered = Dah dijawab
share-sent-revealed = dah tahu itu awak

share-tab = Kongsi
share-web-title = Kumpul rahsia dan valentine
share-web-text = Dapatkan pautan sendiri dan cari tahu apa yang kawan hanya berani cakap secara anonim.
