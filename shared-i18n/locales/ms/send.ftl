## Halaman penerima
send-title = Kad valentine untuk { $name }
send-subtitle = Pilih hadiah, tambah beberapa patah kata. Nak letak nama atau tak, awak pilih.
send-open = Hantar valentine
send-tap = Tekan tulip itu
send-loading = Membuka halaman…
send-preview-hint = Tengok jawapan umum
send-recipient-missing-title = Halaman tak dapat dimuatkan
send-missing-text = Semak sambungan dan cuba lagi.
send-again = Cuba lagi
send-draft = Belum dihantar
send-draft-no-words = Hadiah tanpa kata-kata
send-draft-continue = Teruskan
send-draft-start-over = Mula semula

## Helaian kad valentine
send-sheet = Menghantar kad valentine
send-close = Tutup
send-back = Kembali
send-pick-title = Pilih hadiah
send-pick-subtitle = Untuk { $name }
send-tabs = Hadiah mana nak ditunjukkan
send-tab-gifts = Hadiah
send-tab-wishlist = Wishlist
send-wishes = Wishlist saya
send-wishes-subtitle = Pilih sampai tiga hadiah. Kawan-kawan nampak dulu.
send-wishes-count = { $count } daripada { $limit }
send-wishes-of = { $name } mesti suka…
send-wishes-others = Hadiah lain
send-gifts-loading = Hadiah tengah datang…
send-gifts-missing-title = Hadiah tak dapat dimuatkan
send-ghost = { $name } belum mula guna Billet. Hadiah percuma kami simpan baik-baik, yang berbayar belum boleh disampaikan.
send-price-free = Percuma
send-price = { $stars } Bintang
send-price-extra = tambah { $stars } Bintang
send-discount = −{ $percent }%
send-odds = { $count ->
    [1] Sentiasa hadiah ini.
   *[other] Salah satu daripada { $count } ini, peluangnya sama. Yang mana? Awak pun tak tahu.
}
send-pack-content = { $count ->
    [1] Satu hadiah di dalam.
    [2] Dua-dua sekali.
   *[other] Semua { $count } sekali.
}
send-odds-best = Pek kejutan: hadiah sehingga { $stars } Bintang.

## Bayaran
send-checkout-title = Kata-kata awak
send-message = Mesej
send-message-placeholder = Kata-kata hangat, atau biar kosong
send-message-count = { $count } daripada { $limit }
send-message-too-long = Panjang sangat ni
send-message-not-text = Ada aksara yang tak boleh dihantar
send-message-own = Guna kata-kata saya
send-message-random = Cadangkan mesej
send-privacy = Nama awak
send-privacy-reveal = Rahsia
send-privacy-reveal-line = Tak ditunjukkan, tapi { $name } boleh dedahkannya dengan Bintang: nama, gambar, nama pengguna, pautan, masa, mungkin juga tempat, rangkaian dan peranti.
send-privacy-full = Rahsia selamanya
send-privacy-full-line = { $name } takkan dapat dedahkannya, dan awak takkan nampak jawapannya. Sampai dalam 15 minit.
send-privacy-open = Dengan nama
send-privacy-open-line = { $name } nampak nama, gambar dan nama pengguna awak sebaik saja hadiah dibuka.
send-match = Berbalas
send-match-line = Kalau awak berdua saling menulis, kedua-duanya nampak nama, gambar dan nama pengguna.
send-super = Super valentine
send-super-line = Jadi emas dan muncul penuh gaya.
send-super-line-closed = Jadi emas dan boleh dibuka terus, tak payah tunggu 8 Mac.
send-total = Jumlah
send-submit = Hantar
send-waiting = Menunggu bayaran. Awak boleh selesaikannya di Telegram, atau hantar lagi untuk membukanya sekali lagi.
send-paying = Bayaran dibuka di Telegram
send-retrying = Belum ada jawapan. Mencuba lagi: { $count } daripada { $limit }
send-valentine-modal-payment-error = Kami tak dapat pastikan ia terhantar. Kata-kata awak selamat, tiada apa yang dicaj. Cuba sekali lagi: yang sama takkan terhantar dua kali.
send-returned = Ia tak dapat disampaikan. Bintang awak sedang dipulangkan, dan kata-kata awak selamat.
send-unreturned = Ia tak dapat disampaikan, dan Bintang awak tak dapat dipulangkan. Hantar /paysupport kepada bot kami. Kata-kata awak selamat.

## Kad siap tulis
send-canned-1 = Dengan awak, hari Isnin pun rasa macam cuti umum.
send-canned-2 = Nama awak naik kat skrin, senyum saya pun naik sama.
send-canned-3 = Makluman ringkas: ada orang rasa awak memang istimewa.
send-canned-4 = Ini pelukan, cuma dibungkus kemas supaya muat dalam telefon.
send-canned-5 = Tempat lepak kegemaran saya senang je: mana-mana yang ada awak.
send-canned-6 = Kalau awak teh tarik, mesti yang kaw punya.
send-canned-7 = Jangan berubah. Awak yang macam ni dah ngam sangat.
send-canned-8 = Hadiah kecil saja, debarnya yang besar.

## Nama hadiah
send-gift-tulip = Tulip
send-gift-candy = Gula-gula
send-gift-kiss = Ciuman
send-gift-teddy = Patung beruang
send-gift-bouquet = Jambak bunga
send-gift-heart_box = Kotak hati
send-gift-cake = Kek
send-gift-champagne = Champagne
send-gift-rocket = Roket
send-gift-ring = Cincin
send-gift-crown = Mahkota
send-gift-diamond = Berlian
send-gift-unicorn = Unikorn
send-gift-surprise_box = Kotak kejutan
send-gift-surprise_pack = Pek kejutan
send-gift-wish_pack = Pek impian
send-gift-easter_cake = Kek Easter
send-gift-anon = Soalan saja
send-gift-love = Dilamun cinta
send-gift-laugh = Kelakar
send-gift-wow = Kagum
send-gift-sad = Sedih sikit
send-gift-fire = Membara
send-gift-kiss_face = Satu kucupan
send-gift-surprise = Hadiah kejutan

## Berjaya
send-success-title = Dihantar!
send-success-text = Sekejap lagi { $name } mesti gembira sangat.
send-success-paid-title = Dalam perjalanan!
send-success-paid-text = Hadiah awak sampai kepada { $name } sekejap lagi.
send-success-batch-title = Dalam perjalanan!
send-success-batch-text = Ia bertolak bersama kiriman lain dan sampai kepada { $name } dalam 15 minit.
send-success-message = Mesej awak
send-success-taps = Awak tekan tulip { $count } kali untuk tuah
send-success-another = Hantar satu lagi
send-success-own = Saya pun nak kad

## Soalan anonim
send-ask-title = Tanya { $name } apa saja
send-ask-subtitle = Tanpa nama, tanpa segan. Soalan saja.
send-ask-open = Tanya secara anonim
send-ask-tap = Tekan sampul itu
send-ask-sheet = Bertanya secara anonim
send-ask-write-title = Soalan awak
send-ask-message = Soalan
send-ask-placeholder = Apa yang dari dulu awak nak tanya?
send-ask-random = Cadangkan soalan
send-ask-honest = Nama awak tak ditunjukkan, tapi { $name } boleh dedahkannya dengan Bintang: nama, gambar, nama pengguna, pautan, masa, mungkin juga tempat, rangkaian dan peranti.
send-ask-continue = Teruskan
send-ask-emotion-title = Pilih perasaan
send-ask-emotion-subtitle = Tekan saja, terus dihantar
send-ask-failed = Kami tak dapat pastikan ia terhantar. Soalan awak selamat. Tekan perasaan yang sama sekali lagi: yang sama takkan terhantar dua kali.
send-ask-refused = Tak dihantar.
send-ask-sending = Menghantar…
send-ask-waiting = Menunggu bayaran. Awak boleh selesaikannya di Telegram, atau tekan perasaan yang sama untuk membukanya sekali lagi.
send-ask-success-title = Dah ditanya!
send-ask-success-text = Sekarang giliran { $name }. Bot akan bawakan jawapannya.
send-ask-success-own = Saya pun nak disoal
send-ask-success-another = Tanya benda lain

## Untuk kawan
send-friend-mode = Nak hantar apa
send-friend-mode-anonymous = Anonim
send-friend-mode-valentine = Valentine
send-friend-title = Kad valentine untuk kawan
send-friend-title-anonymous = Soalan anonim untuk kawan
send-friend-lead = Boleh, walaupun dia tak pernah buka Billet.
send-friend-step-1 = Buka sembang dengan bot
send-friend-step-1-text = Bot akan tanya untuk siapa.
send-friend-step-2 = Pilih kawan
send-friend-step-2-text = Terus dari kenalan awak, tak perlu kod.
send-friend-step-3 = Tulis dan hantar
send-friend-step-3-text = Kami simpan baik-baik sampai kawan awak menjenguk.
send-friend-open = Pilih kawan
send-friend-loading = Menukar mod…

## Senarai umum
send-public = Jawapan umum
send-public-title = Jawapan umum
send-public-more = Lagi
send-public-loading = Memuatkan jawapan…
send-public-missing-title = Jawapan tak dapat dimuatkan
send-public-empty-title = Belum ada apa-apa
send-public-empty-text = Jadi yang pertama dapat jawapan.
send-public-empty-send = Hantar valentine
send-public-empty-ask = Tanya soalan
send-public-answer = Jawapan

send-tab = Hantar
send-web-title = Hantar nota atau hadiah
send-web-text = Pilih kawan dan beri kejutan, letak nama atau tak.
send-easter-until = Ada sehingga 20 April.
send-easter-where-valentine = Kek Easter ada betul-betul selepas hadiah percuma.
send-easter-where-anonymous = Kek Easter dihantar dengan kad valentine: pilih “Valentine” di atas.
send-easter = Kek Easter dah sampai: hantar satu kepada kawan
