## Halaman

inbox-tabs = Nak tunjuk apa
inbox-tab-anonymous = Anonim
inbox-tab-valentine = Valentine
inbox-title-anonymous = { $count ->
    [0] Soalan
   *[other] { $count } soalan
}
inbox-title-valentine = { $count ->
    [0] Kad valentine
   *[other] { $count } kad valentine
}
inbox-unread = { $count ->
    [0] Semua dah dibuka
   *[other] { $count } menunggu dibuka
}
inbox-unread-closed = Tutup hingga 8 Mac: { $count }
inbox-filters = Tapis
inbox-filter-all = Semua
inbox-filter-unanswered = Belum dijawab
inbox-filter-unopened = Belum dibuka
inbox-filter-opened = Dah dibuka
inbox-list = Diterima
inbox-loading = Memuatkan peti masuk
inbox-load-more = Lagi
inbox-empty-valentine-title = Belum ada kad valentine
inbox-empty-valentine-text = Mungkin ada yang tengah tunggu pautan awak. Kongsi dan tengok siapa yang berani.
inbox-empty-anonymous-title = Belum ada soalan
inbox-empty-anonymous-text = Kongsi pautan awak, biar orang tanya apa yang tak pernah berani disebut.
inbox-paused = Peti masuk awak dijeda. Nota percuma menunggu sampai awak sambung semula; hadiah berbayar tak diterima.
inbox-resume = Sambung
inbox-resumed = Peti masuk awak dah dibuka semula
inbox-resume-error = Belum ada khabar pasti, jadi kami tak tahu sama ada peti masuk awak dah dibuka semula. Kami semak lagi.
inbox-empty-filter-title = Tiada apa-apa
inbox-empty-filter-text = Tiada kiriman yang sepadan dengan tapisan ini.
inbox-show-all = Tunjuk semua
inbox-share = Kongsi pautan saya
inbox-failed-title = Peti masuk tak dapat dimuatkan
inbox-failed-text = Tiada apa yang hilang. Semak sambungan dan cuba lagi.
inbox-retry = Cuba lagi
inbox-close = Tutup
inbox-back = Kembali

## Kad

inbox-card-closed = Tertutup
inbox-card-open = Buka
inbox-card-opened = Dah dibuka
inbox-card-answered = Dijawab
inbox-ribbon-hidden = Peribadi
inbox-ribbon-mutual = Berbalas
inbox-ribbon-sympathy = Suka awak
inbox-ribbon-visible = Kelihatan
inbox-super = Super
inbox-card-name = { $name }, { $more }
inbox-wrapped-valentine = Kad valentine
inbox-wrapped-message = Soalan anonim
inbox-gift = { $id ->
    [tulip] Tulip
    [candy] Gula-gula
    [kiss] Ciuman
    [teddy] Patung beruang
    [bouquet] Jambak bunga
    [heart_box] Kotak hati
    [cake] Kek
    [champagne] Champagne
    [rocket] Roket
    [ring] Cincin
    [crown] Mahkota
    [diamond] Berlian
    [unicorn] Unikorn
    [surprise_box] Kotak kejutan
    [surprise_pack] Pek kejutan
    [wish_pack] Pek impian
    [easter_cake] Kek Easter
    [club] Daripada kelab
    [love] Dilamun cinta
    [laugh] Kelakar
    [wow] Kagum
    [sad] Sedih sikit
    [fire] Membara
    [kiss_face] Satu kucupan
    [surprise] Hadiah kejutan
    [anon] Soalan saja
   *[other] Hadiah
}

## Membuka

inbox-unwrapping = Membuka…
inbox-unwrap-skip = Langkau
inbox-unwrap-first = Yang pertama hari ini, { $name }
inbox-note-gone = Nota ini dah tiada dalam peti masuk awak.
snackbar-warning-failed-open-valentine = Tak terbuka. Tunggu sekejap dan cuba lagi.

## Masih tertutup

inbox-closed-title = Belum masanya!
inbox-closed-subtitle = Kad valentine dibuka bersama, semua serentak
inbox-closed-moscow = { $time }, waktu Moscow
inbox-closed-local = { $time } di tempat awak
inbox-closed-days = { $count ->
   *[other] hari
}
inbox-closed-hours = { $count ->
   *[other] jam
}
inbox-closed-minutes = { $count ->
   *[other] minit
}
inbox-closed-seconds = { $count ->
   *[other] saat
}
inbox-closed-countdown = Masa berbaki
inbox-closed-now = Dah masanya!
inbox-closed-open = Buka
inbox-closed-wait = Saya tunggu
inbox-early-text = Dengan buka awal, semua kad valentine awak tahun ini tak perlu ditunggu lagi, termasuk yang masih akan sampai. Siapa pengirimnya kekal rahsia yang tersendiri.
inbox-early-buy = Buka sekarang: { $stars } Bintang
inbox-early-done = Semua kad valentine awak tahun ini dah boleh dibuka
inbox-early-on-its-way = Dah dibayar. Sekejap lagi terbuka.
inbox-early-returned = Tak dapat dibuka. Bintang awak sedang dipulangkan.
inbox-early-failed = Tak jadi, dan tiada apa yang dicaj. Tunggu sekejap dan cuba lagi.

## Satu kiriman

inbox-item-valentine = Kad valentine untuk awak
inbox-item-super = Super valentine!
inbox-item-club = Daripada kelab
inbox-item-question = Soalan untuk awak
inbox-item-no-words = Tanpa kata-kata, hadiah saja
inbox-item-gift-sent = Turut dihantar kepada awak sebagai hadiah Telegram
inbox-item-your-answer = Jawapan awak
inbox-sender-hidden = Pengirim misteri
inbox-sender-hidden-text = Rahsia sehingga awak dedahkan
inbox-sender-anonymous = Rahsia selamanya
inbox-sender-anonymous-text = Tak boleh didedahkan: tiada nama disimpan bersamanya
inbox-sender-club = Kelab Billet
inbox-sender-club-text = Nota daripada pasukan kami
inbox-sender-mutual-text = Berbalas: awak berdua saling menulis
inbox-sender-sympathy-text = Suka awak dan tak sorok pun
inbox-sender-revealed-text = Dah didedahkan
inbox-chat = Buka sembang
inbox-reveal = Dedahkan pengirim
inbox-reveal-show = Tentang pengirim
inbox-reveals-left = { $count ->
    [0] Dedah dari { $stars } Bintang
   *[other] Tinggal { $count } kali dedah
}
inbox-reply = Jawab
inbox-reply-continue = Sambung jawapan
inbox-visibility = Tunjuk di profil saya
inbox-visibility-on = Sesiapa yang ada pautan awak nampak nota ini dan jawapan awak
inbox-visibility-off = Awak saja yang nampak nota ini dan jawapan awak
inbox-visibility-saving = Menyimpan perubahan…
visibility-change-error = Belum ada khabar pasti, jadi kami tak tahu sama ada itu dah berubah. Kami semak lagi.
inbox-share-answer = Kongsi jawapan saya
story-share-error = Cerita tak dapat dibuat di sini.
story-share-fail = Cerita tak jadi. Cuba lagi.

## Menjawab

inbox-reply-title = Jawapan awak
inbox-reply-label = Tulis jawapan
inbox-reply-placeholder = Cakap ikut rasa hati…
inbox-reply-counter = { $count } daripada { $limit }
inbox-reply-too-long = Pendekkan sikit, ya
inbox-reply-send = Hantar
inbox-reply-publish = Siarkan jawapan saya
inbox-reply-publish-on = Nota ini dan jawapan awak akan muncul di profil awak
inbox-reply-publish-off = Jawapan pergi kepada pengirim saja
inbox-reply-publish-off-anonymous = Awak saja yang nampak jawapan awak
inbox-kept = Tersimpan dari sebelum ini
inbox-start-over = Mula semula
inbox-unsent = Kata-kata awak yang lain, belum dihantar
inbox-unsent-copy = Salin
inbox-unsent-copied = Disalin
inbox-unsent-not-copied = Tak dapat disalin. Kata-katanya masih ada di sini.
inbox-unsent-discard = Buang
reply-modal-send-error = Belum ada khabar pasti, jadi kami tak tahu sama ada jawapan awak dah terhantar. Ia masih ada di sini: hantar lagi, takkan terhantar dua kali.

## Mendedahkan

inbox-confirm-title = Dedahkan pengirim?
inbox-confirm-subtitle = { $count ->
    [1] Ini guna peluang dedah awak yang terakhir
   *[other] Ini guna 1 daripada { $count } peluang dedah awak
}
inbox-reveal-shows = Yang akan awak nampak
inbox-reveal-shows-name = Nama pertama dan gambar
inbox-reveal-shows-username = Nama pengguna, kalau ada
inbox-reveal-shows-link = Pautannya, untuk menghantar sesuatu kembali
inbox-reveal-shows-time = Masa tepat ia dihantar
inbox-confirm-yes = Dedahkan
inbox-confirm-hold = Tekan lama untuk dedah
inbox-confirm-no = Nanti dulu
reveal-sender-error = Pengirim tak dapat ditunjukkan. Cuba lagi: peluang dedah yang sama takkan digunakan dua kali.
inbox-gone-title = Tiada siapa di sana
inbox-gone-heading = Akaun ini dah tak wujud
inbox-gone-text = Dah tiada siapa untuk ditunjukkan. Peluang dedah awak masih ada.

## Pek

inbox-packs-title = Siapa agaknya?
inbox-packs-subtitle = Satu kali dedah, satu pengirim
inbox-packs-choice = Pilih pek
inbox-packs-name = { $count } kali dedah
inbox-packs-saved = { $stars } setiap satu, jimat { $saved }
inbox-packs-discount = −{ $percent }%
inbox-packs-price = { $stars } Bintang
inbox-packs-free = Percuma
inbox-packs-buy = Beli { $count } dedah: { $stars } Bintang
inbox-packs-small = Satu digunakan terus untuk pengirim ini, selebihnya awak simpan.
inbox-packs-small-one = Digunakan terus untuk pengirim ini.
inbox-packs-checking = Menyemak bayaran
inbox-packs-showing = Mencari tahu siapa orangnya
inbox-payment-preparing = Menyediakan bayaran
payment-error = Bayaran tak berjaya. Kalau ia masih masuk juga, apa yang awak beli sampai dengan sendirinya.
inbox-payment-uncharged = Bayaran tak berjaya. Awak tak dicaj.
inbox-payment-unreturned = Tak jadi, dan Bintang awak tak dapat dipulangkan. Hantar /paysupport kepada bot kami.
inbox-payment-waiting = Kami menunggu khabar bayaran. Sebaik saja sampai, ia dikira dengan sendirinya.
inbox-price-changed = Harganya sekarang { $stars } Bintang. Tiada apa yang dicaj: tengok lagi sekali sebelum bayar.
reveal-purchase-failed = Pek ini tak boleh dibeli sekarang.
reveal-purchase-error = Pembelian tak bermula. Semak sambungan dan cuba lagi.
inbox-packs-bought = Peluang dedah awak dah sampai.
inbox-packs-on-its-way = Peluang dedah awak dalam perjalanan. Sekejap lagi sampai.
inbox-packs-returned = Pembelian tak dapat diselesaikan. Bintang awak sedang dipulangkan.

## Tentang pengirim

inbox-details-title = Rupa-rupanya…
inbox-next-write = Tulis kepada { $name }
inbox-next-send = Hantar balik satu
inbox-next-share = Kongsi saat terdedah
inbox-details-gone = Akaun ini dah dipadam selepas itu. Nama pertama yang awak dedahkan kekal dengan awak; yang lain hilang bersamanya.
inbox-details-sent = Dihantar
inbox-details-place = Tempat
inbox-details-network = Rangkaian
inbox-details-device = Peranti
inbox-details-browser = Pelayar
inbox-details-system = Sistem

## Sekat dan lapor

inbox-safety-open = Sekat atau lapor
inbox-safety-title = Biar baik-baik
inbox-safety-subtitle = Awak tak perlu baca apa yang menyakitkan
inbox-safety-more = Jeda, perkataan diredam dan sekatan
inbox-safety-more-hint = Untuk seluruh peti masuk awak
inbox-block = Sekat pengirim
inbox-block-off = Apa-apa pun daripadanya takkan sampai lagi kepada awak. Dia tak diberitahu, dan awak tak dapat tahu siapa orangnya.
inbox-block-on = Apa-apa pun daripadanya tak sampai lagi kepada awak. Awak boleh buka semula pintu bila-bila masa.
inbox-block-error = Belum ada khabar pasti, jadi kami tak tahu sama ada sekatan dah berubah. Kami semak lagi.
inbox-blocked = Pengirim dah disekat
inbox-unblocked = Pengirim boleh menulis lagi
inbox-report = Laporkan
inbox-report-hint = Pasukan kami baca dan tak ditunjukkan siapa penulisnya
inbox-report-title = Apa yang tak kena?
inbox-report-subtitle = Pengirim tak diberitahu yang awak melaporkannya
inbox-report-reasons = Sebab
inbox-report-insult = Menghina atau membuli
inbox-report-threat = Mengugut
inbox-report-sexual = Seksual dan tak diingini
inbox-report-spam = Spam atau penipuan
inbox-report-minor = Membahayakan kanak-kanak bawah umur
inbox-report-other = Lain-lain
inbox-report-text = Nak tambah apa-apa?
inbox-report-placeholder = Kalau nak saja
inbox-report-send = Hantar laporan
inbox-report-error = Belum ada khabar pasti, jadi kami tak tahu sama ada laporan dah sampai. Ia masih ada di sini: hantar lagi, dikira sekali saja.
inbox-reported-title = Terima kasih
inbox-reported-text = Pasukan kami akan melihatnya tak lama lagi. Kalau melanggar peraturan, ia diturunkan.
inbox-reported-done = Siap

## Pertandingan

inbox-contest = Cara pertandingan berjalan
inbox-contest-text = Siapa paling banyak dapat kata-kata manis tahun ini?
inbox-contest-season = Musim
inbox-contest-season-text = Berlangsung sepanjang { $year } dan tamat pada malam Tahun Baru tepat tengah malam, waktu Moscow.
inbox-contest-score = Markah
inbox-contest-score-text = Setiap nota dalam peti masuk awak dikira satu, dengan nama atau rahsia; ia dikira sekali sehari. Berapa orang yang menulis tak penting dan tak ditunjukkan.
inbox-contest-prizes = Ganjaran
inbox-contest-prizes-text = Tempat pertama, kedua dan ketiga di setiap kawasan dapat hadiah pemenang dalam peti masuk.
inbox-contest-choice = Kalau awak nak saja
inbox-contest-choice-text = Tiada siapa nampak awak dalam senarai sehingga awak sertai. Awak boleh keluar bila-bila masa.
inbox-contest-leaderboard = Ke papan pendahulu

inbox-tab = Peti masuk
inbox-web-title = Peti masuk awak ada di Telegram
inbox-web-text = Buka Billet di sana untuk baca apa yang sampai untuk awak.
