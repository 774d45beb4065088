bot-start = Hai, { $name }! Billet bawa nota anonim dan hadiah kecil antara orang yang saling suka. Buka apl, kongsi pautan awak dan tengok apa yang sampai.
bot-send-valentine = Kad valentine ni untuk siapa? Pilih kawan di bawah, nanti saya bukakan kadnya.
bot-send-anon = Siapa yang dari dulu awak teringin nak tanya sesuatu? Pilih kawan di bawah. Nama awak takkan ada di situ, dan apl akan beritahu siapa yang boleh tahu.
bot-choose-friend = Pilih kawan
bot-friend-chosen = { $name }? Pilihan terbaik! Tekan butang dan tulis.
bot-friend-self = Eh, itu awak sendiri! Pilih orang lain, mesti dia suka dapat khabar daripada awak.
bot-friend-gone = Kawan ini tak dapat terima pesanan buat masa ini. Pilih orang lain, mesti dia suka dapat khabar daripada awak.
bot-nameless = Seseorang
bot-help =
    Caranya macam ni:
    1. Kongsi pautan awak dari apl.
    2. Kawan-kawan hantar nota dan hadiah.
    3. Buka, jawab, dan cari tahu siapa yang tulis.

    /terms ada peraturannya, /paysupport bantu soal bayaran.
bot-terms =
    Berbaik-baiklah: tanpa kata-kata hina, ugutan atau spam. Hadiah dan tambahan dibayar dengan Bintang dan bertolak sebaik saja dibayar; yang rahsia selamanya bertolak bersama kiriman lain dan sampai dalam masa suku jam. Apa yang tak dapat disampaikan, Bintangnya dipulangkan dengan sendirinya.
    Nota dengan nama menunjukkan nama pengirimnya. Nota rahsia boleh didedahkan oleh penerima dengan Bintang. Dan kalau dua orang dah membuka nota satu sama lain (sama-sama kad valentine atau sama-sama soalan, tiada yang rahsia selamanya, kedua-duanya dihantar dengan “Berbalas” dihidupkan), ia berbalas: nama, gambar dan nama pengguna ditunjukkan percuma kepada kedua-duanya. Apl memberitahu hal ini sebelum nota dihantar. Yang rahsia selamanya tak boleh didedahkan pada apa-apa harga pun dan tak pernah berbalas: sebaik saja sampai, tiada nama yang disimpan bersamanya. Apa yang masih tinggal: Telegram tahu siapa yang membayar, tapi tak diberitahu untuk siapa. Dan sesiapa yang memegang pangkalan data kami berserta kunci rahsianya boleh menguji tekaan tentang dua orang tertentu; tanpa kunci itu, tiada siapa yang boleh.
bot-paysupport =
    Bayaran yang tak dapat dipenuhi kembali kepada awak dengan sendirinya, biasanya dalam beberapa minit.
    { $isStaffed ->
        [true] Kalau masih ada yang tak kena, tulis di sini apa yang awak beli dan bila. Apa yang awak tulis dalam beberapa hari akan datang dibaca oleh orang di sebalik Billet, dan jawapan mereka masuk ke sembang ini.
       *[false] Buat masa ini tiada siapa yang membaca mesej di sini. Kalau masih ada yang tak kena, datang semula nanti.
    }
    Pasukan sokongan Telegram sendiri tak dapat bantu soal pembelian dalam bot ini.
bot-support-arrived = Mesej awak dah kami terima. Jawapannya masuk ke sembang ini.
bot-support-answer =
    Jawapan Billet:

    { $text }
bot-support-closed = Perbualan ini dah ditutup. Kalau ada yang belum selesai, /paysupport buka yang baru.
bot-support-too_long = Terlalu panjang untuk satu mesej: paling banyak 3,500 aksara. Tiada apa yang disampaikan.
bot-support-too_many = Mesej-mesej awak ada pada kami dan akan kami jawab. Sampai masa itu, kami tak terima yang baru.
bot-support-not_text = Teks saja yang boleh disampaikan. Tulis dengan kata-kata, ya.
bot-unknown = Saya tak faham yang itu. Nota ditulis dan dibaca dalam apl: /start akan membukanya. /help terangkan caranya, /paysupport bantu soal bayaran.

bot-button-open = Buka Billet
bot-button-send = Pilih hadiah
bot-button-ask = Tanya secara anonim
bot-button-inbox = Tengok apa yang sampai

bot-command-start = Buka Billet
bot-command-help = Cara guna
bot-command-terms = Peraturan
bot-command-paysupport = Bantuan bayaran
bot-command-reports = Laporan yang menunggu
bot-command-requests = Permintaan bayaran balik
bot-command-refund = Buat bayaran balik
bot-menu = Billet

bot-arrived =
    { $kind ->
        [question] 💌 Ada soalan untuk awak! Agak-agak daripada siapa?
        [valentine] 💌 Ada kad valentine untuk awak! Agak-agak daripada siapa?
        [super] 💛 Ada super valentine untuk awak! Agak-agak daripada siapa?
        [gift] 🎁 Ada kad valentine dengan hadiah Telegram untuk awak! Agak-agak daripada siapa?
       *[several] 💌 Ada sesuatu sampai untuk awak. Agak-agak daripada siapa, ya?
    }
bot-matched = 💞 Berbalas: awak berdua saling menulis. Tengok siapa orangnya!
bot-answered =
    💬 { $name } dah jawab nota awak:

    { $answer }
bot-answered-quoted =
    💬 { $name } dah jawab nota awak:

    “{ $question }”

    { $answer }
bot-refunded = { $stars } Bintang dah kembali kepada awak: pesanannya tak dapat dipenuhi, atau dipulangkan atas permintaan.
bot-refund-refused = { $stars } Bintang tak dapat dipulangkan kepada awak: Telegram menolak. Hantar /paysupport di sini: ada orang yang baca dan jawab dalam sembang ini.
bot-refund-refused-unused = Apa yang tadinya ditarik balik sebagai gantinya jadi milik awak semula.
bot-request-refused = Permintaan awak supaya { $stars } Bintang dipulangkan ({ $when }) dah kami semak, dan kami takkan memulangkannya. Kalau awak rasa sebaliknya, hantar /paysupport.
bot-refunded-unused = Apa yang belum awak guna daripadanya turut ditarik balik.

bot-cannot-pay = Pesanan ini dah tak boleh dibayar. Tiada apa yang dicaj. Mulakan semula dalam apl, ya.

bot-invoice-item = Hadiah di Billet
bot-invoice-item-description = { $gift }. Bertolak sebaik saja dibayar.
bot-invoice-pack = { $reveals } kali dedah
bot-invoice-pack-description =
    { $reveals ->
        [1] Cari tahu siapa pengirim salah satu nota awak.
       *[other] Cari tahu siapa pengirim { $reveals } nota awak.
    }

bot-invoice-early = Buka awal
bot-invoice-early-description = Kad valentine { $year } awak terbuka sebaik saja dibayar, begitu juga semua yang sampai hingga 8 Mac.

bot-sender-gone = Pengirim ini dah padam akaunnya. Peluang dedah awak masih ada.

bot-operator-refund-usage = Tulis macam ini: /refund, satu jarak, kemudian id bayaran, seperti yang tertera pada resit pembayar di Telegram.
bot-operator-refund-started = Bintang sedang dipulangkan. Apa yang dah disampaikan kekal.
bot-operator-refund-unknown = Tiada bayaran macam itu.
bot-operator-refund-refused = Bayaran ini sedang diproses atau dah dipulangkan.
bot-operator-refund-failed = Telegram menolak untuk memulangkan bayaran ini. Takkan dicuba lagi.
bot-operator-help =
    Untuk operator:
    /reports menyenaraikan laporan yang menunggu.
    /requests menyenaraikan siapa yang minta Bintang balik.
    /refund dan id bayaran memulangkan Bintangnya.
    Balas mesej seseorang untuk menjawabnya.
bot-operator-reports =
    { $total ->
        [0] Tiada laporan yang menunggu.
        [1] Satu laporan menunggu.
       *[other] { $total } laporan menunggu. Ugutan dan apa yang melibatkan kanak-kanak bawah umur didahulukan; ini { $listed } daripadanya.
    }
bot-operator-report =
    Dilaporkan pada { $date }
    Sebab: { $reason ->
        [insult] penghinaan
        [threat] ugutan
        [sexual] seksual
        [spam] spam
        [minor] melibatkan kanak-kanak bawah umur
       *[other] lain-lain
    }

    Nota: { $message }
    Tambahan penerima: { $note }{ $isAnonymous ->
        [true] {" "}(Rahsia selamanya: penghentian cuma terpakai untuk penerima ini.)
       *[false] {""}
    }
bot-operator-act-keep = Biarkan
bot-operator-act-remove = Turunkan
bot-operator-act-stop_week = Turunkan, henti pengirim 7 hari
bot-operator-act-stop_month = Turunkan, henti pengirim 30 hari
bot-operator-done-keep = Dibiarkan
bot-operator-done-remove = Diturunkan
bot-operator-done-stop_week = Diturunkan, pengirim dihentikan 7 hari
bot-operator-done-stop_month = Diturunkan, pengirim dihentikan 30 hari
bot-operator-done-before = Laporan ini dah diputuskan sebelum ini

bot-share-title-valentine = Hantarkan saya kad valentine
bot-share-title-anonymous = Tanya saya apa saja
bot-share-answer-valentine = Kad valentine, jawapan saya
bot-share-answer-anonymous = Ada yang tanya, saya jawab
bot-share-answer-label = Jawapan saya
bot-share-reveal-title = Misteri terbongkar
bot-share-reveal-words = Dan sekarang saya tahu siapa 👀
bot-share-reveal-label = Terdedah
bot-share-message-valentine = 💌 { $name } tengah tunggu kad valentine. Nak letak nama atau tak, awak pilih.
bot-share-message-anonymous = 🎭 Tanya { $name } apa saja. Nama awak takkan ada di situ.
bot-share-button-valentine = Hantar valentine
bot-share-button-anonymous = Tanya secara anonim

bot-service-note-1 = Awak sampai sebelum Hari Valentine berakhir. Maknanya awak antara yang paling awal, dan kami perasan. Terima kasih! 💛
bot-service-note-2 = Nota-nota pertama dah jumpa orangnya, berkat awak. Teruskan menulis: ada yang menanti kata-kata manis.
bot-service-note-3 = Itu tadi 8 Mac pertama awak bersama kami. Semoga hari-hari mendatang membawa lebih banyak kata-kata hangat. 🌷
bot-service-winner = { $place ->
        [1] Tempat pertama di kawasan awak pada { $season }! Tiada siapa yang terima lebih banyak. Mahkota ini milik awak. 🏆
        [2] Tempat kedua di kawasan awak pada { $season }! Nampaknya ramai yang ada banyak benda nak cakap dengan awak. 🥈
       *[3] Tempat ketiga di kawasan awak pada { $season }! Setahun penuh kata-kata manis. 🥉
    }

bot-operator-refund-asked =
    { $name } minta { $stars } Bintang balik ({ $what }, { $when }).
    Bayaran: { $charge }
bot-operator-request-approved = Luluskan
bot-operator-request-refused = Tolak
bot-operator-request-approved-done = Diluluskan: Bintang sedang dipulangkan
bot-operator-request-refused-done = Ditolak
bot-operator-request-before-done = Permintaan ini dah diputuskan, atau Bintangnya dah kembali dalam masa itu
bot-operator-requests =
    { $total ->
        [0] Tiada siapa minta Bintang balik.
        [1] Satu permintaan menunggu.
       *[other] { $total } permintaan menunggu, yang paling lama didahulukan; ini { $listed } daripadanya.
    }
bot-operator-set-aside =
    Ada { $count } bayaran masuk yang pesanannya tak dikenali pangkalan data ini. Semuanya diasingkan, dan tiada yang kembali dengan sendirinya: mungkin pangkalan data ini lebih lama daripada bayaran itu, atau memang baru.
    Untuk memulangkan satu: /refund dan id-nya.

    { $list }{ $more ->
        [0] {""}
       *[other] {" "}dan { $more } lagi
    }
bot-operator-refund-cap =
    { $cap } bayaran kembali dalam masa sejam tanpa arahan sesiapa. Itu hadnya (AUTOMATIC_REFUNDS_AN_HOUR), dan { $waiting } lagi menunggu jam berikutnya.
    Kalau semuanya betul, tak perlu buat apa-apa; /refund dan id bayaran memulangkan satu serta-merta.
bot-operator-refund-stuck =
    { $stars } Bintang belum dapat dipulangkan: dua belas kali dicuba, tak berjaya. Mungkin Bintang bot tak cukup, atau Telegram tak dapat dihubungi. Cubaan diteruskan.
    Bayaran: { $charge }
bot-operator-refund-messenger =
    Telegram menolak untuk memulangkan { $stars } Bintang. Takkan dicuba lagi, dan pembayar dah diberitahu.
    Bayaran: { $charge }
bot-operator-canary =
    { $isTakenBack ->
        [true] Versi baharu { $remote } ({ $version }) yang dicuba sebahagian orang terlalu kerap gagal dan telah ditarik balik.
       *[false] Versi baharu { $remote } ({ $version }) yang dicuba sebahagian orang terlalu kerap gagal. Keluaran tidak dapat ditulis, jadi versi itu masih tersenarai; pelayan kami tidak lagi menawarkannya.
    }
    Pengguna yang gagal: { $failures }, yang mula: { $starts }. Versi semua orang lain: pengguna yang gagal: { $activeFailures }, yang mula: { $activeStarts }.

bot-operator-ticket =
    { $number } { $name } menulis (balas untuk jawab):

    { $text }
bot-operator-ticket-close = Tutup perbualan
bot-operator-ticket-sent = { $number } Dihantar kepada { $name }.
bot-operator-ticket-answered =
    { $number } { $operator } menjawab { $name }:

    { $text }
bot-operator-ticket-unknown = Tiada siapa di sebalik mesej itu. Untuk menjawab seseorang, balas mesej yang datang daripadanya.
bot-operator-ticket-closed = Perbualan itu dah tamat, dan jawapannya tak dihantar. Orang itu boleh mulakan yang baru dengan /paysupport.
bot-operator-ticket-too_long = Terlalu panjang: paling banyak 3,500 aksara. Tak dihantar.
bot-operator-ticket-not_text = Teks saja yang boleh dihantar. Tak dihantar.
bot-operator-ticket-ended = Ditutup
bot-operator-ticket-ended-before = Perbualan ini memang dah tamat

## Prompts of the day
bot-prompt-1 = Dua benar dan satu tipu pasal aku
bot-prompt-2 = Lagu mana buat awak ingat aku?
bot-prompt-3 = Apa tanggapan pertama awak pasal aku?
bot-prompt-4 = Gambarkan aku dengan tiga emoji
bot-prompt-5 = Bagitahu aku satu rahsia
bot-prompt-6 = Hujung minggu ni aku patut buat apa?
bot-prompt-7 = Nilai senarai lagu aku
bot-prompt-8 = Kalau aku tak marah, nak tanya apa?
bot-prompt-9 = Apa kuasa super aku?
bot-prompt-10 = Aku watak filem yang mana?
bot-prompt-11 = Mengaku sesuatu, aku simpan rahsia
bot-prompt-12 = Kenangan kita yang paling awak suka?
bot-prompt-13 = Bagi aku nama gelaran
bot-prompt-14 = Aku paling pandai buat apa?
bot-prompt-15 = Berani atau benar? Awak pilih
bot-prompt-16 = Kita nak melancong ke mana?
bot-prompt-17 = Apa aku patut cuba tahun ni?
bot-prompt-18 = Aku haiwan apa?
bot-prompt-19 = Sambung ayat: awak selalu…
bot-prompt-20 = Nak ucap terima kasih sebab apa?
bot-prompt-21 = Teka apa yang aku takut
bot-prompt-22 = Cadangkan aku satu siri
bot-prompt-23 = Awak nak masak apa untuk aku?
bot-prompt-24 = Aku warna apa?
bot-prompt-25 = Cakap apa yang tak pernah berani cakap
bot-prompt-26 = Nilai gambar terakhir aku
bot-prompt-27 = Apa yang buat awak teringat aku?
bot-prompt-28 = Bagi aku cabaran minggu ni
bot-prompt-29 = Apa yang awak nak ubah pada aku?
bot-prompt-30 = Awak ada hati kat aku?
bot-prompt-31 = Apa yang selalu buat awak gelak?
bot-prompt-32 = Nasihat terbaik awak pernah dapat?
bot-prompt-33 = Aku adiwira yang mana?
bot-prompt-34 = Nak bercuti dengan aku?
bot-prompt-35 = Gambarkan aku dalam satu perkataan
bot-prompt-36 = Esok aku patut pakai apa?
bot-prompt-37 = Tanya soalan yang orang tak tanya
bot-prompt-38 = Emoji mana aku guna sangat?
bot-prompt-39 = Awak tengah impikan apa?
bot-prompt-40 = Piza atau sushi dengan aku?
bot-prompt-41 = Apa yang awak suka pasal aku?
bot-prompt-42 = Sepuluh tahun lagi aku di mana?
bot-prompt-43 = Bagi aku satu pujian
bot-prompt-44 = Pendapat awak yang tak popular?
bot-prompt-45 = Kerja apa sesuai dengan aku?
bot-prompt-46 = Kopi atau jalan-jalan?
bot-prompt-47 = Apa nama kugiran kita?
bot-prompt-48 = Apa yang aku patut tahu?
bot-prompt-49 = Apa buat awak gembira sekarang?
bot-prompt-50 = Hari mana dengan aku nak diulang?
bot-prompt-51 = Ceritakan satu lawak
bot-prompt-52 = Apa lagu tema aku?
bot-prompt-53 = Lepas ni aku patut baca apa?
bot-prompt-54 = Kita nak buat apa sama-sama?
bot-prompt-55 = Apa hadiah hari jadi aku?
bot-prompt-56 = Minta nasihat aku
bot-prompt-57 = Perkataan apa aku selalu sebut?
bot-prompt-58 = Apa hajat awak hari ni?
bot-prompt-59 = Setahun lagi kita gelak pasal apa?
bot-prompt-60 = Tulis apa yang awak fikir

bot-preview-title = Kumpul rahsia dan valentine
bot-preview-text = Dapatkan pautan sendiri dan cari tahu apa yang kawan hanya berani cakap secara anonim.
