share-mode = Apa yang diterima
share-mode-anonymous = Anonim
share-mode-valentine = Valentine
share-mode-loading = Mengganti mode…

## Kartu atas
share-title-valentine = Dapatkan kartu valentine
share-title-anonymous = Dapatkan pertanyaan anonim
share-chip-anonymous = Tanya aku apa saja
share-countdown-today = Hari ini 8 Maret!
share-countdown-tomorrow = Besok 8 Maret
share-countdown-days = { $days } hari lagi 8 Maret
share-countdown-later = Siapa yang mikirin kamu?
share-countdown-closed = Kartu valentine dibuka 8 Maret

## Langkah
share-step-share-title = Bagikan tautanmu
share-step-share-text-valentine = Siapa pun yang mengetuknya bisa mengirimimu kartu valentine.
share-step-share-text-anonymous = Siapa pun yang mengetuknya bisa tanya apa saja ke kamu.
share-step-share-action = Bagikan
share-step-send-title = Kamu juga kirim, dong
share-step-send-text-valentine = Kartu valentine suka ditemani: mulai dari seorang teman.
share-step-send-text-anonymous = Tanyakan ke teman apa yang dari dulu bikin penasaran.
share-step-send-action-valentine = Kirim valentine
share-step-send-action-anonymous = Tanya teman
share-step-channel-title = Gabung ke kanal kami
share-step-channel-text = Kabar, lomba, dan senang-senang kecil.
share-step-channel-action = Buka kanal
share-step-status-title = Pasang status kami
share-step-status-text = Tanda kecil di samping namamu.
share-step-status-action = Pasang status
share-link = Tautanmu
share-copy = Salin tautan

## Setiap lembar dan daftar
share-back = Kembali
share-retry = Coba lagi
share-more = Muat lagi
share-more-failed = Sisanya gagal dimuat. Cek internetmu lalu coba lagi.

## Hasil
share-status-done = Beres: sekarang kamu pakai status Billet
share-status-declined = Statusnya tetap seperti semula
share-status-unsupported = Telegram-mu belum bisa memasang status ini
share-status-error = Statusnya nggak bisa dipasang
share-copy-done = Tautan tersalin
share-copy-error = Tautannya nggak bisa disalin
share-chat-error = Daftar obrolan nggak bisa dibuka
share-story-error = Ceritanya nggak bisa dibuat
share-story-phone = Cerita cuma bisa dari HP. Ini gambarnya dulu.
share-photo-error = Gambarnya nggak bisa dibagikan
share-save-done = Gambar tersimpan
share-save-error = Gambarnya nggak bisa disimpan
share-error = Nggak berhasil dibagikan. Coba lagi?
share-unavailable = Di sini nggak bisa berbagi. Salin tautannya saja.
share-cancelled = Nggak ada yang dibagikan
share-no-answer = Telegram nggak bilang hasilnya gimana. Cek di sana berhasil atau nggak.
share-messenger-slow = Telegram belum menjawab. Kalau nggak ada yang terbuka, mungkin versi ini belum bisa.

## Menu berbagi
share-menu = Bagikan
share-menu-title = Bagikan tautanmu
share-answer-title = Bagikan jawabanmu
share-reveal-title = Bagikan momen terungkapnya
share-menu-close = Tutup
share-menu-loading = Sebentar…
share-menu-chat = Kirim ke obrolan
share-menu-chat-preparing = Menyiapkan pesanmu…
share-menu-chat-choosing = Pilih penerimanya di Telegram
share-menu-chat-slow = Nggak ada yang terbuka? Ketuk untuk kirim tautannya saja
share-menu-copy = Salin tautan
share-menu-save = Simpan
share-menu-how = Cara kerjanya

share-text-valentine = Kirimi aku kartu valentine, pakai nama atau nggak 💌
share-text-anonymous = Tanya aku apa saja, tanpa mencantumkan nama 🎭

## Cerita
share-menu-photo = Aplikasi lain
share-looks = Gaya gambarmu
share-look-classic = Klasik
share-look-letter = Surat
share-look-headline = Judul besar
share-look-portrait = Potret
share-look-chat = Obrolan
share-look-drawing = Gambarmu sedang dibuat…
share-look-failed = Gambarnya nggak datang
share-story-steps = Cara kerjanya
share-story-next = Lanjut
share-story-count = { $step } dari { $steps }
share-story-widget = Tulis ke aku
share-story-messenger-title = Cerita Telegram-mu
share-story-messenger-post = Buat ceritanya
share-story-messenger-1-title = Gambarmu sudah siap
share-story-messenger-1-text = Namamu, tautanmu, satu undangan besar.
share-story-messenger-2-title = Telegram membuka editornya
share-story-messenger-2-text = Geser-geser isinya, tambahkan musik atau stiker.
share-story-messenger-3-title = Tambahkan tautanmu
share-story-messenger-3-text = Tautanmu sudah disalin, tinggal tempel. Punya Premium? Sudah ada di cerita.
share-story-messenger-4-title = Unggah dan tunggu
share-story-messenger-4-text = Semua kiriman teman masuk ke inbox-mu.

## Keamanan: jeda, kata yang dibisukan, blokir

share-safety-title = Privasi dan keamanan
share-safety-subtitle = Kamu yang menentukan apa yang sampai
share-safety-unknown = …
share-safety-failed = Ini gagal dimuat
share-safety-error = Belum ada kabar pasti, jadi kami nggak tahu apakah itu sudah berubah. Kami cek lagi.
share-unknown = Belum ada kabar pasti, jadi kami nggak tahu apakah itu sudah tersimpan. Tunggu sebentar lalu lihat lagi.
share-paused = Inbox-mu lagi dijeda. Surat gratis menunggu sampai kamu lanjutkan; hadiah berbayar nggak diterima.
share-resume = Lanjutkan
share-resumed = Inbox-mu terbuka lagi
share-pause = Jeda inbox-ku
share-pause-off = Istirahat dari semuanya: yang baru nggak muncul sampai kamu kembali. Nggak ada yang diberi tahu.
share-pause-on = Sekarang nggak ada yang baru muncul. Surat gratis menunggumu; hadiah berbayar ditolak sebelum dibayar.
share-words = Kata yang dibisukan
share-words-hint = { $count ->
    [0] Belum ada
   *[other] { $count } kata
}
share-words-subtitle = Surat dengan kata-kata ini masuk ke daftar tersendiri, tanpa suara
share-words-label = Kata atau frasa
share-words-counter = { $count } dari { $limit }
share-words-add = Bisukan
share-words-blank = Tulis katanya dulu
share-words-too-long = Pendekkan sedikit, ya
share-words-known = Yang ini sudah dibisukan
share-words-full = Sudah penuh, nggak bisa tambah lagi
share-words-not-text = Sebagian karakter ini nggak bisa dipakai
share-words-empty = Belum ada yang dibisukan.
share-words-matching = Huruf besar, aksen, dan huruf yang mirip sama saja, dan kata yang agak panjang tetap kena kalau diberi akhiran.
share-words-remove = Berhenti membisukan “{ $word }”
share-muted = Surat yang dibisukan
share-muted-hint = { $count ->
    [0] Di sini kosong
   *[other] { $count } surat
}
share-muted-subtitle = Cuma kamu yang melihat ini; nggak dihitung di mana pun
share-muted-loading = Memuat surat yang dibisukan
share-muted-failed = Surat yang dibisukan gagal dimuat
share-muted-empty = Nggak ada yang dibisukan
share-muted-empty-text = Surat dengan salah satu kata yang kamu bisukan mendarat di sini, diam-diam.
share-note-action = { $action }: surat { $place }
share-muted-read = Baca
share-muted-block = Blokir
share-muted-unblock = Buka blokir
share-muted-blocked = Pengirim diblokir
share-muted-unblocked = Pengirim boleh menulis lagi
share-muted-report = Laporkan
share-muted-release = Ke inbox
share-muted-released = Sekarang ada di inbox-mu
share-blocked = Pengirim yang diblokir
share-blocked-hint = Dikenal cuma dari kirimannya
share-blocked-subtitle = Kamu melihat suratnya, nggak pernah namanya
share-blocked-loading = Memuat pengirim yang diblokir
share-blocked-failed = Pengirim yang diblokir gagal dimuat
share-blocked-empty = Nggak ada yang diblokir
share-blocked-empty-text = Kalau ada surat yang menyakitkan, buka dan blokir pengirimnya. Dia nggak diberi tahu.
share-blocked-release = Buka blokir
share-blocked-released = Pengirim boleh menulis lagi
share-note-unread = Belum dibuka
share-note-no-words = Tanpa kata-kata, cuma hadiah

## Papan peringkat

share-leaderboard-rank = #{ $rank }
share-rank-label = #{ $rank }: tempatmu di papan peringkat
share-leaderboard = Papan peringkat
share-leaderboard-season = Musim { $season }: siapa yang paling banyak menerima
share-leaderboard-boards = Daftar yang mana
share-leaderboard-global = Dunia
share-leaderboard-list = Urutan
share-leaderboard-own = Tempatmu
share-leaderboard-loading = Memuat papan peringkat
share-leaderboard-you = ini kamu
share-leaderboard-score = { $count } surat
share-leaderboard-listed = Orang lain melihatmu di daftar
share-leaderboard-unlisted = Cuma kamu yang melihat ini
share-leaderboard-empty = Takhtanya kosong
share-leaderboard-empty-text = Belum ada siapa-siapa di daftar ini. Jadilah yang pertama!
share-leaderboard-failed = Daftarnya gagal dimuat
share-leaderboard-join = Ikut serta
share-leaderboard-change = Ubah atau keluar
share-leaderboard-contest = Cara kerjanya
share-category = Mau tampil di mana?
share-category-text = Orang lain akan melihat nama, foto, dan berapa surat yang kamu terima
share-category-nowhere = Nggak usah
share-category-nowhere-text = Cuma kamu yang melihat tempatmu
share-category-global = Seluruh dunia
share-category-global-text = Di daftar dunia saja
share-category-save = Simpan

## Pengaturan
share-settings = Pengaturan
share-settings-language = Bahasa
share-settings-wishes = Wishlist-ku
share-prompt = Kalimatku
share-prompt-subtitle = Satu kalimat di poster dan halamanmu yang bikin teman mau menulis
share-prompt-none = Tanpa kalimat
share-prompt-day = Kalimat hari ini
share-prompt-own = Kata-kataku sendiri
share-prompt-blank = Tulis kalimatmu dulu
share-settings-leaderboard = Papan peringkat
share-settings-safety = Privasi dan keamanan
share-settings-purchases = Pembelian
share-settings-export = Ekspor dataku
share-settings-delete = Hapus akunku
share-settings-note = Dibuat untuk orang-orang yang saling suka
share-language-auto = Seperti di Telegram
share-purchases-subtitle = Daftar ini nggak menyebut hadiahnya untuk siapa
share-purchases-batch = Hadiah yang rahasia selamanya berangkat bareng kiriman lain dan tiba dalam seperempat jam.
share-purchases-loading = Memuat pembelianmu
share-purchases-failed = Pembelianmu gagal dimuat
share-purchases-empty = Belum ada yang dibeli
share-purchases-empty-text = Yang kamu bayar dengan Bintang akan ada di sini.
share-purchase-item = Hadiah
share-purchase-reveal-pack = Jatah ungkap
share-purchase-early-reveal = Buka lebih awal
share-purchase-price = { $stars } Bintang
share-purchase-created = Belum dibayar
share-purchase-awaiting-payment = Belum dibayar
share-purchase-paid = Sedang diantar
share-purchase-fulfilled = Sudah diantar
share-purchase-refunding = Bintang sedang kembali
share-purchase-refunded = Bintang sudah kembali
share-purchase-refund-refused = Bintang nggak kembali
share-purchase-refund-refused-text = Bintangnya nggak bisa dikembalikan. Kirim /paysupport ke bot kami: di sana ada petunjuk untuk minta bantuan.
share-purchase-sent = Terkirim
share-purchase-declined = Nggak dikembalikan
share-purchase-cancelled = Dibatalkan
share-purchase-asked = Pengembalian diminta
share-purchase-refund = Minta pengembalian
share-purchase-asked-toast = Permintaanmu sudah kami terima dan segera kami lihat
share-export-failed = Datamu nggak bisa diserahkan
share-delete-unknown = Belum ada kabar pasti, jadi kami nggak tahu apakah datamu sudah hilang. Coba lagi: itu nggak merusak apa-apa.
share-delete-received = Semua yang kamu terima hilang, termasuk jawaban-jawabannya.
share-delete-sent = Yang kamu kirim tetap ada pada penerimanya. Siapa pun yang sudah mengungkapmu tetap menyimpan nama depanmu; selain itu, nggak ada lagi yang bisa mengungkapmu.
share-delete-reveals = Yang kamu beli untuk dirimu akan hangus, termasuk jatah ungkap. Kalau ada yang nggak beres, minta pengembalian dulu.
share-delete-code = Tautanmu berhenti berfungsi. Kalau kamu kembali, kamu mulai dengan yang baru. Blokirmu tetap berlaku.
share-delete-action = Hapus selamanya
share-delete-keep = Jangan hapus akunku
share-delete-done = Sampai jumpa
share-delete-done-text = Akunmu sudah nggak ada. Pintunya tetap terbuka.
share-delete-leave = Keluar
share-age-title = Sebelum kamu bagikan
share-age-text = Untuk mengumpulkan surat di sini kamu harus berusia 18 tahun. Kami cuma tanya sekali.
share-age-confirm = Usiaku 18 atau lebih
share-age-decline = Nanti saja

## Tugas

share-tasks = Tugas kecil
share-tasks-text = Kerjakan tugas, dapat jatah ungkap gratis
share-tasks-progress = { $finished } dari { $total } selesai
share-task-share_link = Bagikan tautanmu
share-task-share_link-action = Bagikan
share-task-share_story = Unggah cerita
share-task-share_story-action = Unggah
share-task-join_channel = Gabung ke kanal kami
share-task-join_channel-action = Buka
share-task-emoji_status = Pasang status kami
share-task-emoji_status-action = Pasang
share-task-invite_3 = Undang tiga teman
share-task-invite_3-action = Undang
share-task-invite_3-count = { $count } dari { $needed } sudah datang, dihitung sekali sehari
share-task-check = Cek
share-task-done = Selesai
share-task-reward = +{ $count } kali ungkap gratis

## Yang dikirim
share-sent = Yang kukirim
share-sent-subtitle = Surat yang rahasia selamanya nggak ada di sini: namamu nggak disimpan bersamanya
share-sent-loading = Memuat yang kamu kirim
share-sent-failed = Daftarnya gagal dimuat
share-sent-empty = Belum ada yang dikirim
share-sent-empty-text = Semua yang kamu kirim muncul di sini, lengkap dengan kelanjutannya.
share-sent-to = Untuk { $name }
share-sent-delivered = Sampai
share-sent-opened = Sudah dibuka
share-sent-answered = Sudah dijawab
share-sent-revealed = tahu itu kamu

share-tab = Bagikan
share-web-title = Kumpulkan rahasia dan valentine
share-web-text = Punya tautan sendiri dan cari tahu apa yang cuma berani dibilang teman secara anonim.
