## Halaman

inbox-tabs = Apa yang ditampilkan
inbox-tab-anonymous = Anonim
inbox-tab-valentine = Valentine
inbox-title-anonymous = { $count ->
    [0] Pertanyaan
   *[other] { $count } pertanyaan
}
inbox-title-valentine = { $count ->
    [0] Kartu valentine
   *[other] { $count } kartu valentine
}
inbox-unread = { $count ->
    [0] Semua sudah dibuka
   *[other] { $count } menunggu dibuka
}
inbox-unread-closed = Tertutup sampai 8 Maret: { $count }
inbox-filters = Saring
inbox-filter-all = Semua
inbox-filter-unanswered = Belum dijawab
inbox-filter-unopened = Belum dibuka
inbox-filter-opened = Sudah dibuka
inbox-list = Diterima
inbox-loading = Memuat inbox-mu
inbox-load-more = Muat lagi
inbox-empty-valentine-title = Belum ada kartu valentine
inbox-empty-valentine-text = Bisa jadi ada yang lagi menunggu tautanmu. Bagikan dan lihat siapa yang berani.
inbox-empty-anonymous-title = Belum ada pertanyaan
inbox-empty-anonymous-text = Bagikan tautanmu, biar orang bisa menanyakan hal yang nggak pernah berani diucapkan.
inbox-paused = Inbox-mu lagi dijeda. Surat gratis menunggu sampai kamu lanjutkan; hadiah berbayar nggak diterima.
inbox-resume = Lanjutkan
inbox-resumed = Inbox-mu terbuka lagi
inbox-resume-error = Belum ada kabar pasti, jadi kami nggak tahu apakah inbox-mu sudah terbuka lagi. Kami cek lagi.
inbox-empty-filter-title = Di sini kosong
inbox-empty-filter-text = Nggak ada kiriman yang cocok dengan saringan ini.
inbox-show-all = Lihat semua
inbox-share = Bagikan tautanku
inbox-failed-title = Inbox-mu gagal dimuat
inbox-failed-text = Nggak ada yang hilang. Cek koneksi lalu coba lagi.
inbox-retry = Coba lagi
inbox-close = Tutup
inbox-back = Kembali

## Kartu

inbox-card-closed = Tertutup
inbox-card-open = Buka
inbox-card-opened = Dibuka
inbox-card-answered = Dijawab
inbox-ribbon-hidden = Pribadi
inbox-ribbon-mutual = Berbalas
inbox-ribbon-sympathy = Suka kamu
inbox-ribbon-visible = Terlihat
inbox-super = Super
inbox-card-name = { $name }, { $more }
inbox-wrapped-valentine = Kartu valentine
inbox-wrapped-message = Pertanyaan anonim
inbox-gift = { $id ->
    [tulip] Tulip
    [candy] Permen
    [kiss] Ciuman
    [teddy] Boneka beruang
    [bouquet] Buket bunga
    [heart_box] Kotak hati
    [cake] Kue
    [champagne] Sampanye
    [rocket] Roket
    [ring] Cincin
    [crown] Mahkota
    [diamond] Berlian
    [unicorn] Unikorn
    [surprise_box] Kotak kejutan
    [surprise_pack] Paket kejutan
    [wish_pack] Paket impian
    [easter_cake] Kue Paskah
    [club] Dari klub
    [love] Jatuh cinta
    [laugh] Lucu
    [wow] Kagum
    [sad] Agak sedih
    [fire] Membara
    [kiss_face] Satu kecupan
    [surprise] Hadiah kejutan
    [anon] Cuma nanya
   *[other] Hadiah
}

## Membuka

inbox-unwrapping = Membuka…
inbox-unwrap-skip = Lewati
inbox-unwrap-first = Yang pertama hari ini, { $name }
inbox-note-gone = Surat ini sudah nggak ada di inbox-mu.
snackbar-warning-failed-open-valentine = Nggak mau terbuka. Tunggu sebentar lalu coba lagi.

## Masih tertutup

inbox-closed-title = Belum waktunya!
inbox-closed-subtitle = Kartu valentine dibuka bareng, semuanya sekaligus
inbox-closed-moscow = { $time }, waktu Moskwa
inbox-closed-local = { $time } di tempatmu
inbox-closed-days = { $count ->
   *[other] hari
}
inbox-closed-hours = { $count ->
   *[other] jam
}
inbox-closed-minutes = { $count ->
   *[other] menit
}
inbox-closed-seconds = { $count ->
   *[other] detik
}
inbox-closed-countdown = Sisa waktu
inbox-closed-now = Sudah waktunya!
inbox-closed-open = Buka
inbox-closed-wait = Aku tunggu
inbox-early-text = Dengan buka lebih awal, semua kartu valentine-mu tahun ini nggak perlu ditunggu lagi, termasuk yang masih akan datang. Siapa pengirimnya tetap jadi rahasia tersendiri.
inbox-early-buy = Buka sekarang: { $stars } Bintang
inbox-early-done = Semua kartu valentine-mu tahun ini sudah bisa dibuka
inbox-early-on-its-way = Sudah dibayar. Sebentar lagi terbuka.
inbox-early-returned = Nggak bisa dibuka. Bintangmu sedang kembali.
inbox-early-failed = Nggak berhasil, dan nggak ada yang ditagih. Tunggu sebentar lalu coba lagi.

## Satu kiriman

inbox-item-valentine = Kartu valentine buat kamu
inbox-item-super = Super valentine!
inbox-item-club = Dari klub
inbox-item-question = Pertanyaan buat kamu
inbox-item-no-words = Tanpa kata-kata, cuma hadiah
inbox-item-gift-sent = Dikirim juga ke kamu sebagai hadiah Telegram
inbox-item-your-answer = Jawabanmu
inbox-sender-hidden = Pengirim misterius
inbox-sender-hidden-text = Rahasia sampai kamu ungkap
inbox-sender-anonymous = Rahasia selamanya
inbox-sender-anonymous-text = Nggak bisa diungkap: nggak ada nama yang disimpan bersamanya
inbox-sender-club = Klub Billet
inbox-sender-club-text = Surat kecil dari tim kami
inbox-sender-mutual-text = Berbalas: kalian saling menulis
inbox-sender-sympathy-text = Suka kamu dan nggak menutupinya
inbox-sender-revealed-text = Sudah diungkap
inbox-chat = Buka obrolan
inbox-reveal = Ungkap pengirim
inbox-reveal-show = Tentang pengirim
inbox-reveals-left = { $count ->
    [0] Ungkap mulai { $stars } Bintang
   *[other] Sisa { $count } kali ungkap
}
inbox-reply = Jawab
inbox-reply-continue = Lanjutkan jawaban
inbox-visibility = Tampilkan di profilku
inbox-visibility-on = Siapa pun yang punya tautanmu bisa melihat surat ini dan jawabanmu
inbox-visibility-off = Cuma kamu yang melihat surat ini dan jawabanmu
inbox-visibility-saving = Menyimpan…
visibility-change-error = Belum ada kabar pasti, jadi kami nggak tahu apakah itu sudah berubah. Kami cek lagi.
inbox-share-answer = Bagikan jawabanku
story-share-error = Cerita nggak bisa dibuat di sini.
story-share-fail = Ceritanya nggak jadi. Coba lagi.

## Menjawab

inbox-reply-title = Jawabanmu
inbox-reply-label = Tulis jawaban
inbox-reply-placeholder = Ucapkan sesuai isi hati…
inbox-reply-counter = { $count } dari { $limit }
inbox-reply-too-long = Pendekkan sedikit, ya
inbox-reply-send = Kirim
inbox-reply-publish = Terbitkan jawabanku
inbox-reply-publish-on = Surat ini dan jawabanmu akan tampil di profilmu
inbox-reply-publish-off = Jawabannya cuma sampai ke pengirim
inbox-reply-publish-off-anonymous = Cuma kamu yang melihat jawabanmu
inbox-kept = Tersimpan dari sebelumnya
inbox-start-over = Mulai ulang
inbox-unsent = Kata-katamu yang lain, belum terkirim
inbox-unsent-copy = Salin
inbox-unsent-copied = Tersalin
inbox-unsent-not-copied = Nggak bisa disalin. Kata-katanya masih ada di sini.
inbox-unsent-discard = Buang
reply-modal-send-error = Belum ada kabar pasti, jadi kami nggak tahu apakah jawabanmu sudah terkirim. Masih ada di sini: kirim lagi, nggak pernah terkirim dua kali.

## Mengungkap

inbox-confirm-title = Ungkap pengirimnya?
inbox-confirm-subtitle = { $count ->
    [1] Ini memakai jatah ungkapmu yang terakhir
   *[other] Ini memakai 1 dari { $count } jatah ungkapmu
}
inbox-reveal-shows = Yang akan kamu lihat
inbox-reveal-shows-name = Nama depan dan foto
inbox-reveal-shows-username = Nama pengguna, kalau ada
inbox-reveal-shows-link = Tautannya, untuk mengirim sesuatu balik
inbox-reveal-shows-time = Waktu kirim yang persis
inbox-confirm-yes = Ungkap
inbox-confirm-hold = Tahan untuk mengungkap
inbox-confirm-no = Nanti saja
reveal-sender-error = Pengirimnya nggak bisa ditampilkan. Coba lagi: jatah ungkap yang sama nggak pernah terpakai dua kali.
inbox-gone-title = Nggak ada siapa-siapa
inbox-gone-heading = Akun ini sudah nggak ada
inbox-gone-text = Sudah nggak ada yang bisa ditampilkan. Jatah ungkapmu tetap utuh.

## Paket

inbox-packs-title = Siapa, ya, kira-kira?
inbox-packs-subtitle = Sekali ungkap, satu pengirim ketahuan
inbox-packs-choice = Pilih paket
inbox-packs-name = { $count } kali ungkap
inbox-packs-saved = { $stars } per ungkap, hemat { $saved }
inbox-packs-discount = −{ $percent }%
inbox-packs-price = { $stars } Bintang
inbox-packs-free = Gratis
inbox-packs-buy = Beli { $count } ungkap: { $stars } Bintang
inbox-packs-small = Satu langsung dipakai untuk pengirim ini, sisanya kamu simpan.
inbox-packs-small-one = Langsung dipakai untuk pengirim ini.
inbox-packs-checking = Memeriksa pembayaran
inbox-packs-showing = Mencari tahu siapa orangnya
inbox-payment-preparing = Menyiapkan pembayaran
payment-error = Pembayarannya nggak berhasil. Kalau ternyata tetap masuk, yang kamu beli datang dengan sendirinya.
inbox-payment-uncharged = Pembayarannya nggak berhasil. Kamu nggak ditagih.
inbox-payment-unreturned = Nggak berhasil, dan Bintangmu nggak bisa dikembalikan. Kirim /paysupport ke bot kami.
inbox-payment-waiting = Kami menunggu kabar pembayarannya. Begitu masuk, langsung terhitung dengan sendirinya.
inbox-price-changed = Harganya sekarang { $stars } Bintang. Nggak ada yang ditagih: lihat lagi dulu sebelum bayar.
reveal-purchase-failed = Paket ini lagi nggak bisa dibeli.
reveal-purchase-error = Pembeliannya nggak jadi mulai. Cek koneksi lalu coba lagi.
inbox-packs-bought = Jatah ungkapmu sudah masuk.
inbox-packs-on-its-way = Jatah ungkapmu lagi di jalan. Sebentar lagi masuk.
inbox-packs-returned = Pembeliannya nggak bisa diselesaikan. Bintangmu sedang kembali.

## Tentang pengirim

inbox-details-title = Ternyata…
inbox-next-write = Tulis ke { $name }
inbox-next-send = Kirim balasan
inbox-next-share = Bagikan momen terungkapnya
inbox-details-gone = Akun ini sudah dihapus setelah itu. Nama depan yang kamu ungkap tetap ada padamu; yang lain ikut hilang bersamanya.
inbox-details-sent = Dikirim
inbox-details-place = Tempat
inbox-details-network = Jaringan
inbox-details-device = Perangkat
inbox-details-browser = Peramban
inbox-details-system = Sistem

## Blokir dan lapor

inbox-safety-open = Blokir atau laporkan
inbox-safety-title = Jaga tetap ramah
inbox-safety-subtitle = Kamu nggak harus membaca yang menyakitkan
inbox-safety-more = Jeda, kata yang dibisukan, dan blokir
inbox-safety-more-hint = Untuk seluruh inbox-mu
inbox-block = Blokir pengirim
inbox-block-off = Apa pun darinya nggak akan sampai lagi ke kamu. Dia nggak diberi tahu, dan kamu nggak jadi tahu siapa orangnya.
inbox-block-on = Apa pun darinya nggak sampai lagi ke kamu. Kamu bisa membukakan pintu lagi kapan saja.
inbox-block-error = Belum ada kabar pasti, jadi kami nggak tahu apakah blokirnya sudah berubah. Kami cek lagi.
inbox-blocked = Pengirim diblokir
inbox-unblocked = Pengirim boleh menulis lagi
inbox-report = Laporkan
inbox-report-hint = Tim kami membacanya dan nggak ditunjukkan siapa penulisnya
inbox-report-title = Apa yang salah?
inbox-report-subtitle = Pengirim nggak diberi tahu kalau kamu melaporkannya
inbox-report-reasons = Alasan
inbox-report-insult = Menghina atau merundung
inbox-report-threat = Mengancam
inbox-report-sexual = Seksual dan nggak diinginkan
inbox-report-spam = Spam atau penipuan
inbox-report-minor = Membahayakan anak di bawah umur
inbox-report-other = Lainnya
inbox-report-text = Mau menambahkan sesuatu?
inbox-report-placeholder = Kalau mau saja
inbox-report-send = Kirim laporan
inbox-report-error = Belum ada kabar pasti, jadi kami nggak tahu apakah laporannya sudah sampai. Masih ada di sini: kirim lagi, dihitungnya sekali.
inbox-reported-title = Terima kasih
inbox-reported-text = Tim kami segera melihatnya. Kalau melanggar aturan, akan diturunkan.
inbox-reported-done = Selesai

## Lomba

inbox-contest = Cara kerja lombanya
inbox-contest-text = Siapa yang paling banyak dapat kata manis tahun ini?
inbox-contest-season = Musim
inbox-contest-season-text = Berlangsung sepanjang { $year } dan berakhir di malam Tahun Baru tepat tengah malam, waktu Moskwa.
inbox-contest-score = Skor
inbox-contest-score-text = Setiap surat di inbox-mu dihitung satu, pakai nama maupun rahasia; dihitungnya sekali sehari. Berapa orang yang menulis nggak berpengaruh dan nggak ditampilkan.
inbox-contest-prizes = Hadiah juara
inbox-contest-prizes-text = Juara pertama, kedua, dan ketiga di setiap wilayah dapat hadiah pemenang di inbox.
inbox-contest-choice = Kalau kamu mau saja
inbox-contest-choice-text = Nggak ada yang melihatmu di daftar sampai kamu ikut serta. Kamu bisa keluar kapan saja.
inbox-contest-leaderboard = Ke papan peringkat

inbox-tab = Inbox
inbox-web-title = Inbox-mu ada di Telegram
inbox-web-text = Buka Billet di sana untuk membaca apa yang datang buat kamu.
