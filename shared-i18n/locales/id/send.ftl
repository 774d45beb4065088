## Halaman penerima
send-title = Kartu valentine buat { $name }
send-subtitle = Pilih hadiah, tambahkan beberapa kata. Pakai nama atau nggak, terserah kamu.
send-open = Kirim valentine
send-tap = Ketuk tulipnya
send-loading = Membuka halaman…
send-preview-hint = Lihat jawaban publik
send-recipient-missing-title = Halamannya gagal dimuat
send-missing-text = Cek koneksi lalu coba lagi.
send-again = Coba lagi
send-draft = Belum dikirim
send-draft-no-words = Hadiah tanpa kata-kata
send-draft-continue = Lanjutkan
send-draft-start-over = Mulai ulang

## Lembar kartu valentine
send-sheet = Mengirim kartu valentine
send-close = Tutup
send-back = Kembali
send-pick-title = Pilih hadiah
send-pick-subtitle = Buat { $name }
send-tabs = Hadiah mana yang ditampilkan
send-tab-gifts = Hadiah
send-tab-wishlist = Wishlist
send-wishes = Wishlist-ku
send-wishes-subtitle = Pilih sampai tiga hadiah. Temanmu melihatnya lebih dulu.
send-wishes-count = { $count } dari { $limit }
send-wishes-of = { $name } pasti suka…
send-wishes-others = Hadiah lainnya
send-gifts-loading = Hadiah lagi di jalan…
send-gifts-missing-title = Hadiahnya gagal dimuat
send-ghost = { $name } belum mulai pakai Billet. Hadiah gratis kami simpan baik-baik, yang berbayar belum bisa diantar.
send-price-free = Gratis
send-price = { $stars } Bintang
send-price-extra = tambah { $stars } Bintang
send-discount = −{ $percent }%
send-odds = { $count ->
    [1] Selalu hadiah ini.
   *[other] Salah satu dari { $count } ini, peluangnya sama. Yang mana? Kamu pun nggak tahu.
}
send-pack-content = { $count ->
    [1] Isinya satu hadiah.
    [2] Dua-duanya sekaligus.
   *[other] Semua { $count } sekaligus.
}
send-odds-best = Paket kejutan: hadiah sampai { $stars } Bintang.

## Pembayaran
send-checkout-title = Kata-katamu
send-message = Pesan
send-message-placeholder = Beberapa kata hangat, atau kosongkan saja
send-message-count = { $count } dari { $limit }
send-message-too-long = Agak kepanjangan
send-message-not-text = Sebagian karakter ini nggak bisa dikirim
send-message-own = Pakai kata-kataku
send-message-random = Kasih ide pesan
send-privacy = Namamu
send-privacy-reveal = Rahasia
send-privacy-reveal-line = Nggak ditampilkan, tapi { $name } bisa mengungkapnya dengan Bintang: nama, foto, nama pengguna, tautan, waktu, mungkin tempat, jaringan, dan perangkat.
send-privacy-full = Rahasia selamanya
send-privacy-full-line = { $name } nggak akan pernah bisa mengungkapnya, dan kamu nggak akan lihat jawabannya. Tiba dalam 15 menit.
send-privacy-open = Pakai nama
send-privacy-open-line = { $name } melihatnya, dengan foto dan nama penggunamu, begitu hadiah dibuka.
send-match = Berbalas
send-match-line = Kalau kalian saling menulis, kalian berdua melihat nama, foto, dan nama pengguna.
send-super = Super valentine
send-super-line = Jadi emas dan munculnya heboh.
send-super-line-closed = Jadi emas dan langsung bisa dibuka, nggak perlu tunggu 8 Maret.
send-total = Total
send-submit = Kirim
send-waiting = Menunggu pembayaran. Kamu bisa menyelesaikannya di Telegram, atau kirim lagi untuk membukanya sekali lagi.
send-paying = Pembayaran dibuka di Telegram
send-retrying = Belum ada jawaban. Mencoba lagi: { $count } dari { $limit }
send-valentine-modal-payment-error = Kami nggak bisa memastikan ini terkirim. Kata-katamu aman, nggak ada yang ditagih. Coba sekali lagi: yang sama nggak pernah terkirim dua kali.
send-returned = Ini nggak bisa diantar. Bintangmu sedang kembali, dan kata-katamu aman.
send-unreturned = Ini nggak bisa diantar, dan Bintangmu nggak bisa dikembalikan. Kirim /paysupport ke bot kami. Kata-katamu aman.

## Kartu siap pakai
send-canned-1 = Hari Senin pun jadi enteng kalau ada kamu.
send-canned-2 = Tiap namamu muncul di layar, senyumku ikut muncul.
send-canned-3 = Sekadar info: ada yang diam-diam menganggapmu luar biasa.
send-canned-4 = Anggap saja ini pelukan yang dikirim lewat kurir.
send-canned-5 = Tempat favoritku gampang: di mana pun ada kamu.
send-canned-6 = Kalau kamu martabak, kamu pasti yang spesial pakai telur dua.
send-canned-7 = Jangan berubah, ya. Versi yang ini sudah pas.
send-canned-8 = Hadiahnya kecil, deg-degannya yang besar.

## Nama hadiah
send-gift-tulip = Tulip
send-gift-candy = Permen
send-gift-kiss = Ciuman
send-gift-teddy = Boneka beruang
send-gift-bouquet = Buket bunga
send-gift-heart_box = Kotak hati
send-gift-cake = Kue
send-gift-champagne = Sampanye
send-gift-rocket = Roket
send-gift-ring = Cincin
send-gift-crown = Mahkota
send-gift-diamond = Berlian
send-gift-unicorn = Unikorn
send-gift-surprise_box = Kotak kejutan
send-gift-surprise_pack = Paket kejutan
send-gift-wish_pack = Paket impian
send-gift-easter_cake = Kue Paskah
send-gift-anon = Cuma nanya
send-gift-love = Jatuh cinta
send-gift-laugh = Lucu
send-gift-wow = Kagum
send-gift-sad = Agak sedih
send-gift-fire = Membara
send-gift-kiss_face = Satu kecupan
send-gift-surprise = Hadiah kejutan

## Berhasil
send-success-title = Terkirim!
send-success-text = { $name } sebentar lagi bakal senang banget.
send-success-paid-title = Sudah jalan!
send-success-paid-text = Sebentar lagi hadiahmu sampai ke { $name }.
send-success-batch-title = Sudah jalan!
send-success-batch-text = Berangkat bareng kiriman lain dan sampai ke { $name } dalam 15 menit.
send-success-message = Pesanmu
send-success-taps = Kamu mengetuk tulip { $count } kali demi keberuntungan
send-success-another = Kirim lagi
send-success-own = Aku juga mau dikirimi

## Pertanyaan anonim
send-ask-title = Tanya apa saja ke { $name }
send-ask-subtitle = Tanpa nama, tanpa malu-malu. Cuma pertanyaannya.
send-ask-open = Tanya anonim
send-ask-tap = Ketuk amplopnya
send-ask-sheet = Bertanya secara anonim
send-ask-write-title = Pertanyaanmu
send-ask-message = Pertanyaan
send-ask-placeholder = Apa yang dari dulu pengin kamu tanyakan?
send-ask-random = Kasih ide pertanyaan
send-ask-honest = Namamu nggak ditampilkan, tapi { $name } bisa mengungkapnya dengan Bintang: nama, foto, nama pengguna, tautan, waktu, mungkin tempat, jaringan, dan perangkat.
send-ask-continue = Lanjutkan
send-ask-emotion-title = Pilih perasaan
send-ask-emotion-subtitle = Begitu diketuk, langsung terkirim
send-ask-failed = Kami nggak bisa memastikan ini terkirim. Pertanyaanmu aman. Ketuk perasaan yang sama sekali lagi: yang sama nggak pernah terkirim dua kali.
send-ask-refused = Nggak terkirim.
send-ask-sending = Mengirim…
send-ask-waiting = Menunggu pembayaran. Kamu bisa menyelesaikannya di Telegram, atau ketuk perasaan yang sama untuk membukanya sekali lagi.
send-ask-success-title = Sudah ditanyakan!
send-ask-success-text = Sekarang giliran { $name }. Jawabannya nanti dibawakan bot.
send-ask-success-own = Aku juga mau ditanya
send-ask-success-another = Tanya yang lain

## Untuk teman
send-friend-mode = Apa yang dikirim
send-friend-mode-anonymous = Anonim
send-friend-mode-valentine = Valentine
send-friend-title = Kartu valentine buat teman
send-friend-title-anonymous = Pertanyaan anonim buat teman
send-friend-lead = Bisa, walaupun temanmu belum pernah buka Billet.
send-friend-step-1 = Buka obrolan dengan bot
send-friend-step-1-text = Nanti ditanya buat siapa.
send-friend-step-2 = Pilih teman
send-friend-step-2-text = Langsung dari kontakmu, nggak perlu kode.
send-friend-step-3 = Tulis dan kirim
send-friend-step-3-text = Kami simpan baik-baik sampai temanmu mampir.
send-friend-open = Pilih teman
send-friend-loading = Mengganti mode…

## Daftar publik
send-public = Jawaban publik
send-public-title = Jawaban publik
send-public-more = Muat lagi
send-public-loading = Memuat jawaban…
send-public-missing-title = Jawabannya gagal dimuat
send-public-empty-title = Di sini masih kosong
send-public-empty-text = Jadilah yang pertama dapat jawaban.
send-public-empty-send = Kirim valentine
send-public-empty-ask = Kirim pertanyaan
send-public-answer = Jawaban

send-tab = Kirim
send-web-title = Kirim surat kecil atau hadiah
send-web-text = Pilih teman dan beri kejutan, pakai nama atau nggak.
send-easter-until = Ada sampai 20 April.
send-easter-where-valentine = Kue Paskah ada tepat setelah hadiah gratis.
send-easter-where-anonymous = Kue Paskah dikirim bersama kartu valentine: pilih “Valentine” di atas.
send-easter = Kue Paskah sudah datang: kirim satu buat teman
