bot-start = Hai, { $name }! Billet mengantar surat anonim dan hadiah kecil di antara orang-orang yang saling suka. Buka aplikasinya, bagikan tautanmu, lalu lihat apa yang datang.
bot-send-valentine = Kartu valentine-nya buat siapa? Pilih teman di bawah, nanti aku bukakan kartunya.
bot-send-anon = Siapa yang dari dulu pengin kamu tanya-tanya? Pilih teman di bawah. Namamu nggak akan tertulis di situ, dan aplikasi akan kasih tahu siapa saja yang bisa tahu.
bot-choose-friend = Pilih teman
bot-friend-chosen = { $name }? Pilihan bagus! Ketuk tombolnya dan mulai menulis.
bot-friend-self = Itu kan kamu sendiri! Pilih yang lain, pasti senang dapat kabar darimu.
bot-friend-gone = Teman ini sedang tidak bisa menerima pesan. Pilih yang lain, pasti senang dapat kabar darimu.
bot-nameless = Seseorang
bot-help =
    Begini caranya:
    1. Bagikan tautanmu dari aplikasi.
    2. Teman-teman mengirimimu surat kecil dan hadiah.
    3. Buka, jawab, dan cari tahu siapa yang menulis.

    /terms berisi aturannya, /paysupport membantu soal pembayaran.
bot-terms =
    Yang ramah, ya: tanpa hinaan, ancaman, atau spam. Hadiah dan tambahan dibayar dengan Bintang dan berangkat langsung setelah pembayaran; yang rahasia selamanya berangkat bareng kiriman lain dan tiba dalam seperempat jam. Yang nggak bisa diantar, Bintangnya kembali dengan sendirinya.
    Surat yang pakai nama menampilkan nama pengirimnya. Surat rahasia bisa diungkap penerimanya dengan Bintang. Dan kalau dua orang sudah membuka surat satu sama lain (sama-sama kartu valentine atau sama-sama pertanyaan, nggak ada yang rahasia selamanya, keduanya dikirim dengan “Berbalas” aktif), itu berbalas: nama, foto, dan nama pengguna tampil gratis untuk keduanya. Aplikasi memberi tahu soal ini sebelum surat dikirim. Yang rahasia selamanya nggak bisa diungkap dengan harga berapa pun dan nggak pernah berbalas: begitu tiba, nggak ada nama yang disimpan bersamanya. Yang tetap ada: Telegram tahu siapa yang membayar, tapi nggak diberi tahu untuk siapa. Dan siapa pun yang memegang basis data kami sekaligus kunci rahasianya bisa menguji tebakan tentang dua orang tertentu; tanpa kunci itu, nggak ada yang bisa.
bot-paysupport =
    Pembayaran yang nggak bisa dipenuhi akan kembali ke kamu dengan sendirinya, biasanya dalam beberapa menit.
    { $isStaffed ->
        [true] Kalau masih ada yang aneh, tulis di sini apa yang kamu beli dan kapan. Apa pun yang kamu tulis beberapa hari ke depan dibaca oleh orang-orang di balik Billet, dan jawabannya masuk ke obrolan ini.
       *[false] Saat ini nggak ada yang membaca pesan di sini. Kalau masih ada yang aneh, coba mampir lagi nanti.
    }
    Tim dukungan Telegram sendiri nggak bisa membantu soal pembelian di bot ini.
bot-support-arrived = Pesanmu sudah kami terima. Jawabannya masuk ke obrolan ini.
bot-support-answer =
    Jawaban Billet:

    { $text }
bot-support-closed = Percakapan ini sudah ditutup. Kalau masih ada yang mengganjal, /paysupport membuka yang baru.
bot-support-too_long = Terlalu panjang untuk satu pesan: paling banyak 3.500 karakter. Nggak ada yang diteruskan.
bot-support-too_many = Pesan-pesanmu sudah ada di kami dan akan kami jawab. Sampai saat itu, kami nggak menerima yang baru dulu.
bot-support-not_text = Yang bisa diteruskan cuma teks. Tulis dengan kata-kata, ya.
bot-unknown = Aku nggak paham maksudnya. Surat ditulis dan dibaca di aplikasi: /start membukanya. /help menjelaskan caranya, /paysupport membantu soal pembayaran.

bot-button-open = Buka Billet
bot-button-send = Pilih hadiah
bot-button-ask = Tanya anonim
bot-button-inbox = Lihat yang datang

bot-command-start = Buka Billet
bot-command-help = Cara kerjanya
bot-command-terms = Aturan
bot-command-paysupport = Bantuan pembayaran
bot-command-reports = Laporan yang menunggu
bot-command-requests = Permintaan pengembalian
bot-command-refund = Pengembalian pembayaran
bot-menu = Billet

bot-arrived =
    { $kind ->
        [question] 💌 Ada pertanyaan buat kamu! Kira-kira dari siapa?
        [valentine] 💌 Ada kartu valentine buat kamu! Kira-kira dari siapa?
        [super] 💛 Ada super valentine buat kamu! Kira-kira dari siapa?
        [gift] 🎁 Ada kartu valentine dengan hadiah Telegram buat kamu! Kira-kira dari siapa?
       *[several] 💌 Ada yang datang buat kamu. Kira-kira dari siapa, ya?
    }
bot-matched = 💞 Berbalas: kalian saling menulis. Lihat siapa orangnya!
bot-answered =
    💬 { $name } menjawab suratmu:

    { $answer }
bot-answered-quoted =
    💬 { $name } menjawab suratmu:

    “{ $question }”

    { $answer }
bot-refunded = { $stars } Bintang sudah kembali ke kamu: pesanannya nggak bisa dipenuhi, atau dikembalikan sesuai permintaan.
bot-refund-refused = { $stars } Bintang nggak bisa dikembalikan ke kamu: Telegram menolak. Kirim /paysupport di sini: ada orang yang membacanya dan menjawab di obrolan ini.
bot-refund-refused-unused = Yang tadinya ditarik kembali sebagai gantinya jadi milikmu lagi.
bot-request-refused = Permintaanmu agar { $stars } Bintang dikembalikan ({ $when }) sudah kami periksa, dan kami nggak akan mengembalikannya. Kalau menurutmu seharusnya lain, kirim /paysupport.
bot-refunded-unused = Yang belum kamu pakai dari pembelian itu juga ditarik kembali.

bot-cannot-pay = Pesanan ini sudah nggak bisa dibayar. Nggak ada yang ditagih. Mulai lagi dari aplikasi, ya.

bot-invoice-item = Hadiah di Billet
bot-invoice-item-description = { $gift }. Berangkat langsung setelah pembayaran.
bot-invoice-pack = { $reveals } kali ungkap
bot-invoice-pack-description =
    { $reveals ->
        [1] Cari tahu siapa pengirim salah satu suratmu.
       *[other] Cari tahu siapa pengirim { $reveals } suratmu.
    }

bot-invoice-early = Buka lebih awal
bot-invoice-early-description = Kartu valentine { $year } milikmu terbuka langsung setelah pembayaran, begitu juga semua yang datang sampai 8 Maret.

bot-sender-gone = Pengirim ini sudah menghapus akunnya. Jatah ungkapmu tetap utuh.

bot-operator-refund-usage = Tulisnya begini: /refund, spasi, lalu id pembayaran, seperti yang tertera di tanda terima pembayar di Telegram.
bot-operator-refund-started = Bintangnya sedang dikembalikan. Yang sudah diantar tetap di tempatnya.
bot-operator-refund-unknown = Nggak ada pembayaran seperti itu.
bot-operator-refund-refused = Pembayaran ini sedang diproses atau sudah dikembalikan.
bot-operator-refund-failed = Telegram menolak mengembalikan pembayaran ini. Nggak akan dicoba lagi.
bot-operator-help =
    Untuk operator:
    /reports menampilkan laporan yang menunggu.
    /requests menampilkan siapa yang minta Bintang kembali.
    /refund dan id pembayaran mengembalikan Bintangnya.
    Balas pesan seseorang untuk menjawabnya.
bot-operator-reports =
    { $total ->
        [0] Nggak ada laporan yang menunggu.
        [1] Satu laporan menunggu.
       *[other] { $total } laporan menunggu. Ancaman dan yang menyangkut anak di bawah umur didahulukan; ini { $listed } di antaranya.
    }
bot-operator-report =
    Dilaporkan pada { $date }
    Alasan: { $reason ->
        [insult] hinaan
        [threat] ancaman
        [sexual] seksual
        [spam] spam
        [minor] menyangkut anak di bawah umur
       *[other] lainnya
    }

    Surat: { $message }
    Tambahan penerima: { $note }{ $isAnonymous ->
        [true] {" "}(Rahasia selamanya: penghentian cuma berlaku terhadap penerima ini.)
       *[false] {""}
    }
bot-operator-act-keep = Biarkan
bot-operator-act-remove = Turunkan
bot-operator-act-stop_week = Turunkan, hentikan pengirim 7 hari
bot-operator-act-stop_month = Turunkan, hentikan pengirim 30 hari
bot-operator-done-keep = Dibiarkan
bot-operator-done-remove = Diturunkan
bot-operator-done-stop_week = Diturunkan, pengirim dihentikan 7 hari
bot-operator-done-stop_month = Diturunkan, pengirim dihentikan 30 hari
bot-operator-done-before = Laporan ini sudah diputuskan sebelumnya

bot-share-title-valentine = Kirimi aku kartu valentine
bot-share-title-anonymous = Tanya aku apa saja
bot-share-answer-valentine = Kartu valentine dan jawabanku
bot-share-answer-anonymous = Ada yang tanya, aku jawab
bot-share-answer-label = Jawabanku
bot-share-reveal-title = Misteri terpecahkan
bot-share-reveal-words = Dan sekarang aku tahu siapa orangnya 👀
bot-share-reveal-label = Terungkap
bot-share-message-valentine = 💌 { $name } lagi menunggu kartu valentine. Pakai nama atau nggak, terserah kamu.
bot-share-message-anonymous = 🎭 Tanya apa saja ke { $name }. Namamu nggak akan tertulis di situ.
bot-share-button-valentine = Kirim valentine
bot-share-button-anonymous = Tanya anonim

bot-service-note-1 = Kamu datang sebelum Hari Valentine berakhir. Artinya, kamu salah satu yang paling pertama, dan kami memperhatikannya. Terima kasih! 💛
bot-service-note-2 = Surat-surat pertama sudah sampai di hati yang tepat, berkat kamu. Terus menulis, ya: ada yang menunggu kata-kata manis.
bot-service-note-3 = Itu tadi 8 Maret pertamamu bersama kami. Semoga hari-hari ke depan membawa lebih banyak lagi kata-kata hangat. 🌷
bot-service-winner = { $place ->
        [1] Juara pertama di wilayahmu di { $season }! Nggak ada yang menerima lebih banyak. Mahkotanya milikmu. 🏆
        [2] Juara kedua di wilayahmu di { $season }! Jelas banyak yang ingin disampaikan orang ke kamu. 🥈
       *[3] Juara ketiga di wilayahmu di { $season }! Setahun penuh kata-kata manis. 🥉
    }

bot-operator-refund-asked =
    { $name } minta { $stars } Bintang kembali ({ $what }, { $when }).
    Pembayaran: { $charge }
bot-operator-request-approved = Setujui
bot-operator-request-refused = Tolak
bot-operator-request-approved-done = Disetujui: Bintangnya sedang dikembalikan
bot-operator-request-refused-done = Ditolak
bot-operator-request-before-done = Permintaan ini sudah diputuskan, atau Bintangnya sudah kembali sementara itu
bot-operator-requests =
    { $total ->
        [0] Nggak ada yang minta Bintang kembali.
        [1] Satu permintaan menunggu.
       *[other] { $total } permintaan menunggu, yang paling lama di atas; ini { $listed } di antaranya.
    }
bot-operator-set-aside =
    Ada { $count } pembayaran masuk yang pesanannya nggak dikenal basis data ini. Semuanya disisihkan, dan nggak ada yang kembali dengan sendirinya: mungkin basis data ini lebih tua daripada pembayarannya, atau masih baru.
    Untuk mengembalikan salah satunya: /refund dan id-nya.

    { $list }{ $more ->
        [0] {""}
       *[other] {" "}dan { $more } lagi
    }
bot-operator-refund-cap =
    { $cap } pembayaran kembali dalam satu jam tanpa perintah siapa pun. Itu batasnya (AUTOMATIC_REFUNDS_AN_HOUR), dan { $waiting } lagi menunggu jam berikutnya.
    Kalau semuanya benar, nggak ada yang perlu dilakukan; /refund dan id pembayaran mengembalikan satu saat itu juga.
bot-operator-refund-stuck =
    { $stars } Bintang belum bisa dikembalikan: dua belas kali dicoba, sia-sia. Mungkin Bintang milik bot kurang, atau Telegram sedang nggak bisa dihubungi. Percobaan terus berjalan.
    Pembayaran: { $charge }
bot-operator-refund-messenger =
    Telegram menolak mengembalikan { $stars } Bintang. Nggak akan dicoba lagi, dan pembayarnya sudah diberi tahu.
    Pembayaran: { $charge }
bot-operator-canary =
    { $isTakenBack ->
        [true] Versi baru { $remote } ({ $version }) yang dicoba sebagian orang terlalu sering gagal dan sudah ditarik.
       *[false] Versi baru { $remote } ({ $version }) yang dicoba sebagian orang terlalu sering gagal. Rilis nggak bisa ditulis, jadi versi itu masih tercantum; server kami sudah nggak menawarkannya.
    }
    Pengguna yang gagal: { $failures }, yang mulai: { $starts }. Versi yang dipakai semua orang lain: pengguna yang gagal: { $activeFailures }, yang mulai: { $activeStarts }.

bot-operator-ticket =
    { $number } { $name } menulis (balas untuk menjawab):

    { $text }
bot-operator-ticket-close = Tutup percakapan
bot-operator-ticket-sent = { $number } Terkirim ke { $name }.
bot-operator-ticket-answered =
    { $number } { $operator } menjawab { $name }:

    { $text }
bot-operator-ticket-unknown = Nggak ada siapa-siapa di balik pesan itu. Untuk menjawab seseorang, balas pesan yang datang darinya.
bot-operator-ticket-closed = Percakapan itu sudah selesai, dan jawabannya nggak terkirim. Orangnya bisa memulai yang baru dengan /paysupport.
bot-operator-ticket-too_long = Terlalu panjang: paling banyak 3.500 karakter. Nggak terkirim.
bot-operator-ticket-not_text = Yang bisa dikirim cuma teks. Nggak terkirim.
bot-operator-ticket-ended = Ditutup
bot-operator-ticket-ended-before = Percakapan ini memang sudah selesai

## Prompts of the day
bot-prompt-1 = Dua fakta dan satu bohong soal aku
bot-prompt-2 = Lagu apa yang bikin kamu ingat aku?
bot-prompt-3 = Kesan pertamamu soal aku?
bot-prompt-4 = Gambarkan aku pakai tiga emoji
bot-prompt-5 = Kasih tahu aku satu rahasia
bot-prompt-6 = Akhir pekan ini aku ngapain?
bot-prompt-7 = Nilai playlist-ku
bot-prompt-8 = Kalau aku nggak marah, mau tanya apa?
bot-prompt-9 = Apa kekuatan superku?
bot-prompt-10 = Aku tokoh film yang mana?
bot-prompt-11 = Ngaku sesuatu, aku nggak bocor
bot-prompt-12 = Kenangan favoritmu tentang kita?
bot-prompt-13 = Kasih aku nama panggilan
bot-prompt-14 = Aku paling jago apa?
bot-prompt-15 = Truth or dare? Kamu yang pilih
bot-prompt-16 = Kita jalan-jalan ke mana?
bot-prompt-17 = Tahun ini aku harus coba apa?
bot-prompt-18 = Aku hewan apa?
bot-prompt-19 = Lanjutkan: kamu selalu…
bot-prompt-20 = Kamu mau bilang makasih soal apa?
bot-prompt-21 = Tebak aku takut apa
bot-prompt-22 = Rekomendasi serial dong
bot-prompt-23 = Kamu bakal masak apa buat aku?
bot-prompt-24 = Aku warna apa?
bot-prompt-25 = Bilang yang selama ini nggak berani
bot-prompt-26 = Nilai foto terakhirku
bot-prompt-27 = Apa yang bikin kamu ingat aku?
bot-prompt-28 = Kasih aku tantangan minggu ini
bot-prompt-29 = Apa yang kamu mau ubah dariku?
bot-prompt-30 = Kamu naksir aku?
bot-prompt-31 = Apa yang selalu bikin kamu ketawa?
bot-prompt-32 = Nasihat terbaik yang pernah kamu dapat?
bot-prompt-33 = Aku superhero yang mana?
bot-prompt-34 = Mau liburan bareng aku?
bot-prompt-35 = Gambarkan aku dalam satu kata
bot-prompt-36 = Besok aku pakai baju apa?
bot-prompt-37 = Tanya yang nggak pernah ditanya orang
bot-prompt-38 = Emoji apa yang kebanyakan kupakai?
bot-prompt-39 = Lagi mimpi apa?
bot-prompt-40 = Pizza atau sushi bareng aku?
bot-prompt-41 = Apa yang kamu suka dariku?
bot-prompt-42 = Sepuluh tahun lagi aku di mana?
bot-prompt-43 = Kasih aku pujian
bot-prompt-44 = Pendapatmu yang nggak populer?
bot-prompt-45 = Kerjaan apa yang cocok buat aku?
bot-prompt-46 = Ngopi atau jalan kaki?
bot-prompt-47 = Nama band kita apa?
bot-prompt-48 = Apa yang perlu aku tahu?
bot-prompt-49 = Apa yang bikin kamu senang sekarang?
bot-prompt-50 = Hari mana bareng aku yang mau diulang?
bot-prompt-51 = Ceritain lelucon
bot-prompt-52 = Lagu temaku apa?
bot-prompt-53 = Habis ini aku baca apa?
bot-prompt-54 = Kita ngapain bareng?
bot-prompt-55 = Kado ulang tahunku apa?
bot-prompt-56 = Minta saran dariku
bot-prompt-57 = Kata apa yang selalu kubilang?
bot-prompt-58 = Apa harapanmu hari ini?
bot-prompt-59 = Setahun lagi kita ketawa soal apa?
bot-prompt-60 = Tulis apa yang kamu pikirkan

bot-preview-title = Kumpulkan rahasia dan valentine
bot-preview-text = Punya tautan sendiri dan cari tahu apa yang cuma berani dibilang teman secara anonim.
