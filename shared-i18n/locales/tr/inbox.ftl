## Sayfa

inbox-tabs = Ne gösterilsin
inbox-tab-anonymous = Anonim
inbox-tab-valentine = Valentinler
inbox-title-anonymous = { $count ->
    [0] Sorular
   *[other] { $count } soru
}
inbox-title-valentine = { $count ->
    [0] Valentin kartları
   *[other] { $count } valentin kartı
}
inbox-unread = { $count ->
    [0] Hepsi açıldı
   *[other] { $count } tanesi açılmayı bekliyor
}
inbox-unread-closed = 8 Mart’a kadar kapalı: { $count }
inbox-filters = Filtre
inbox-filter-all = Hepsi
inbox-filter-unanswered = Cevapsız
inbox-filter-unopened = Açılmamış
inbox-filter-opened = Açılmış
inbox-list = Gelen notlar
inbox-loading = Gelenler yükleniyor
inbox-load-more = Daha fazla
inbox-empty-valentine-title = Henüz valentin kartı yok
inbox-empty-valentine-text = Belki biri sadece bağlantını bekliyor. Paylaş, bak bakalım kim cesur.
inbox-empty-anonymous-title = Henüz soru yok
inbox-empty-anonymous-text = Bağlantını paylaş; yüzüne soramadıklarını buradan sorsunlar.
inbox-paused = Gelenler molada. Ücretsiz notlar sen devam edene kadar bekler; ücretli hediyeler alınmaz.
inbox-resume = Devam et
inbox-resumed = Gelenler yine açık
inbox-resume-error = Ses çıkmadı; Gelenler yeniden açıldı mı, emin değiliz. Bakıyoruz.
inbox-empty-filter-title = Burada bir şey yok
inbox-empty-filter-text = Gelenler arasında bu filtreye uyan yok.
inbox-show-all = Hepsini göster
inbox-share = Bağlantımı paylaş
inbox-failed-title = Gelenler yüklenmedi
inbox-failed-text = Hiçbir şey kaybolmadı. Bağlantıyı kontrol edip tekrar dene.
inbox-retry = Tekrar dene
inbox-close = Kapat
inbox-back = Geri

## Kartlar

inbox-card-closed = Kapalı
inbox-card-open = Aç
inbox-card-opened = Açıldı
inbox-card-answered = Cevaplandı
inbox-ribbon-hidden = Görünmez
inbox-ribbon-mutual = Karşılıklı
inbox-ribbon-sympathy = Hoşlanıyor
inbox-ribbon-visible = Görünür
inbox-super = Süper
inbox-card-name = { $name }, { $more }
inbox-wrapped-valentine = Valentin kartı
inbox-wrapped-message = Anonim soru
inbox-gift = { $id ->
    [tulip] Lale
    [candy] Şeker
    [kiss] Öpücük
    [teddy] Ayıcık
    [bouquet] Buket
    [heart_box] Kalp kutu
    [cake] Pasta
    [champagne] Şampanya
    [rocket] Roket
    [ring] Yüzük
    [crown] Taç
    [diamond] Elmas
    [unicorn] Tekboynuz
    [surprise_box] Sürpriz kutusu
    [surprise_pack] Sürpriz paketi
    [wish_pack] Dilek paketi
    [easter_cake] Paskalya keki
    [club] Kulüpten
    [love] Aşkla
    [laugh] Çok komik
    [wow] Vay be
    [sad] Biraz üzgün
    [fire] Alev alev
    [kiss_face] Bir öpücük
    [surprise] Sürpriz hediye
    [anon] Sadece soru
   *[other] Hediye
}

## Açma

inbox-unwrapping = Açılıyor…
inbox-unwrap-skip = Geç
inbox-unwrap-first = Bugünün ilki, { $name }
inbox-note-gone = Bu not artık Gelenler arasında değil.
snackbar-warning-failed-open-valentine = Açılmadı. Birazdan tekrar dene.

## Hâlâ kapalı

inbox-closed-title = Henüz değil!
inbox-closed-subtitle = Valentin kartlarının hepsi aynı anda açılır
inbox-closed-moscow = { $time }, Moskova saatiyle
inbox-closed-local = { $time }, senin saatinle
inbox-closed-days = { $count ->
    [one] gün
   *[other] gün
}
inbox-closed-hours = { $count ->
    [one] saat
   *[other] saat
}
inbox-closed-minutes = { $count ->
    [one] dakika
   *[other] dakika
}
inbox-closed-seconds = { $count ->
    [one] saniye
   *[other] saniye
}
inbox-closed-countdown = Kalan süre
inbox-closed-now = Vakit geldi!
inbox-closed-open = Aç
inbox-closed-wait = Beklerim
inbox-early-text = Erken açma ile bu yılki bütün valentin kartlarını hemen aç, yoldakiler de dahil. Gönderenler sır kalır.
inbox-early-buy = { $stars } Yıldızla şimdi aç
inbox-early-done = Bu yılki bütün valentin kartlarını artık açabilirsin
inbox-early-on-its-way = Ödendi. Birazdan açılırlar.
inbox-early-returned = Açılamadı. Yıldızların geri geliyor.
inbox-early-failed = Olmadı, ücret de alınmadı. Birazdan tekrar dene.

## Bir not

inbox-item-valentine = Sana bir valentin kartı
inbox-item-super = Bir süper valentin!
inbox-item-club = Kulüpten
inbox-item-question = Sana bir soru
inbox-item-no-words = Söz yok, sadece hediye
inbox-item-gift-sent = Telegram hediyesi olarak da gönderildi
inbox-item-your-answer = Cevabın
inbox-sender-hidden = Gizemli biri
inbox-sender-hidden-text = İsmi açana kadar gizli
inbox-sender-anonymous = Sonsuza dek gizli
inbox-sender-anonymous-text = İsmi açılamaz: yanında isim saklanmıyor
inbox-sender-club = Billet kulübü
inbox-sender-club-text = Ekibimizden bir not
inbox-sender-mutual-text = Karşılıklı: birbirinize yazdınız
inbox-sender-sympathy-text = Senden hoşlanıyor, saklamıyor da
inbox-sender-revealed-text = İsmi açıldı
inbox-chat = Sohbeti aç
inbox-reveal = Gönderenin ismini aç
inbox-reveal-show = Gönderen hakkında
inbox-reveals-left = { $count ->
    [0] İsim açma { $stars } Yıldızdan başlar
   *[other] { $count } isim açma hakkın kaldı
}
inbox-reply = Cevapla
inbox-reply-continue = Cevaba devam et
inbox-visibility = Profilimde göster
inbox-visibility-on = Bağlantın kimde varsa bu notu ve cevabını görür
inbox-visibility-off = Bu notu ve cevabını sadece sen görürsün
inbox-visibility-saving = Kaydediliyor…
visibility-change-error = Ses çıkmadı; bu değişti mi, emin değiliz. Bakıyoruz.
inbox-share-answer = Cevabımı paylaş
story-share-error = Hikâye burada hazırlanamıyor.
story-share-fail = Hikâye olmadı. Tekrar dene.

## Cevap

inbox-reply-title = Cevabın
inbox-reply-label = Bir cevap yaz
inbox-reply-placeholder = İçinden geldiği gibi söyle…
inbox-reply-counter = { $count } / { $limit }
inbox-reply-too-long = Azıcık daha kısa lütfen
inbox-reply-send = Gönder
inbox-reply-publish = Cevabımı yayınla
inbox-reply-publish-on = Not ve cevabın profilinde görünecek
inbox-reply-publish-off = Cevap sadece gönderene gider
inbox-reply-publish-off-anonymous = Cevabını sadece sen göreceksin
inbox-kept = Geçen seferden kaldı
inbox-start-over = Baştan başla
inbox-unsent = Öbür hâli, gönderilmedi
inbox-unsent-copy = Kopyala
inbox-unsent-copied = Kopyalandı
inbox-unsent-not-copied = Kopyalanamadı. Sözlerin hâlâ burada.
inbox-unsent-discard = At gitsin
reply-modal-send-error = Ses çıkmadı; cevabın gitti mi, emin değiliz. Hâlâ burada: yeniden gönder, asla iki kez gitmez.

## İsim açma

inbox-confirm-title = Gönderenin ismi açılsın mı?
inbox-confirm-subtitle = { $count ->
    [1] Son isim açma hakkın kullanılacak
   *[other] { $count } isim açma hakkının 1 tanesi kullanılacak
}
inbox-reveal-shows = Neler göreceksin
inbox-reveal-shows-name = İsim ve fotoğraf
inbox-reveal-shows-username = Varsa kullanıcı adı
inbox-reveal-shows-link = Bağlantısı, karşılık göndermek için
inbox-reveal-shows-time = Gönderildiği tam zaman
inbox-confirm-yes = İsmi aç
inbox-confirm-hold = Basılı tut, isim açılsın
inbox-confirm-no = Şimdi değil
reveal-sender-error = Göndereni gösteremedik. Tekrar dene: ikinci bir hak harcanmaz.
inbox-gone-title = Kimse yok
inbox-gone-heading = Bu hesap artık yok
inbox-gone-text = Gösterilecek kimse kalmadı. İsim açma hakkın hâlâ sende.

## Paketler

inbox-packs-title = Acaba kim?
inbox-packs-subtitle = Her hak bir gönderenin ismini açar
inbox-packs-choice = Paket seç
inbox-packs-name = { $count } isim açma hakkı
inbox-packs-saved = Tanesi { $stars }, kazancın { $saved }
inbox-packs-discount = −%{ $percent }
inbox-packs-price = { $stars } Yıldız
inbox-packs-free = Ücretsiz
inbox-packs-buy = { $stars } Yıldıza { $count } isim açma
inbox-packs-small = Biri hemen bu gönderen için kullanılır, kalanlar sende durur.
inbox-packs-small-one = Hemen bu gönderen için kullanılır.
inbox-packs-checking = Ödeme kontrol ediliyor
inbox-packs-showing = Kimmiş, bakılıyor
inbox-payment-preparing = Ödeme hazırlanıyor
payment-error = Ödeme geçmedi. Sonradan geçerse aldığın şey kendiliğinden gelir.
inbox-payment-uncharged = Ödeme geçmedi. Senden ücret alınmadı.
inbox-payment-unreturned = Olmadı, Yıldızların da geri gönderilemedi. Botumuza /paysupport gönder.
inbox-payment-waiting = Ödemeden haber bekliyoruz. Gelince gerisi kendiliğinden olur.
inbox-price-changed = Fiyat şimdi { $stars } Yıldız. Ücret alınmadı: ödemeden önce bir daha bak.
reveal-purchase-failed = Bu paket şu an satın alınamıyor.
reveal-purchase-error = Satın alma başlamadı. Bağlantıyı kontrol edip tekrar dene.
inbox-packs-bought = İsim açma hakların burada.
inbox-packs-on-its-way = İsim açma hakların yolda. Birazdan burada.
inbox-packs-returned = Satın alma tamamlanamadı. Yıldızların geri geliyor.

## Gönderen

inbox-details-title = Ve gönderen…
inbox-next-write = Yaz: { $name }
inbox-next-send = Sen de bir tane gönder
inbox-next-share = Bu anı paylaş
inbox-details-gone = Bu hesap sonradan silindi. Açtığın isim sende kalır; geri kalan her şey hesapla birlikte gitti.
inbox-details-sent = Gönderildi
inbox-details-place = Yer
inbox-details-network = Ağ
inbox-details-device = Cihaz
inbox-details-browser = Tarayıcı
inbox-details-system = Sistem

## Engelleme ve şikâyet

inbox-safety-open = Engelle ya da şikâyet et
inbox-safety-title = Burası nazik kalsın
inbox-safety-subtitle = Can yakanı okumak zorunda değilsin
inbox-safety-more = Mola, sessize alınan kelimeler, engeller
inbox-safety-more-hint = Bütün Gelenler için
inbox-block = Göndereni engelle
inbox-block-off = Bu kişiden sana bir daha bir şey ulaşmaz. Ona söylenmez, sen de kim olduğunu öğrenmezsin.
inbox-block-on = Bu kişiden sana artık bir şey ulaşmıyor. Ne zaman istersen yeniden izin verebilirsin.
inbox-block-error = Net bir cevap gelmedi; engel değişti mi, bilmiyoruz. Tekrar bakıyoruz.
inbox-blocked = Gönderen engellendi
inbox-unblocked = Gönderen yeniden yazabilir
inbox-report = Şikâyet et
inbox-report-hint = Ekibimiz okur, kimin yazdığını görmez
inbox-report-title = Sorun ne?
inbox-report-subtitle = Gönderene şikâyetin söylenmez
inbox-report-reasons = Sebep
inbox-report-insult = Hakaret ya da zorbalık
inbox-report-threat = Tehdit
inbox-report-sexual = Cinsel ve istenmeyen
inbox-report-spam = Spam ya da dolandırıcılık
inbox-report-minor = Çocukları tehlikeye atıyor
inbox-report-other = Başka bir şey
inbox-report-text = Eklemek istediğin var mı?
inbox-report-placeholder = Sadece istersen
inbox-report-send = Şikâyeti gönder
inbox-report-error = Net bir cevap gelmedi; şikâyet ulaştı mı, bilmiyoruz. Hâlâ burada: yeniden gönder, bir kez sayılır.
inbox-reported-title = Teşekkürler
inbox-reported-text = Ekibimiz yakında bakacak. Kurallara aykırıysa kaldırılır.
inbox-reported-done = Tamam

## Yarışma

inbox-contest = Yarışma nasıl işliyor
inbox-contest-text = Bu yıl en çok güzel sözü kim duyacak?
inbox-contest-season = Sezon
inbox-contest-season-text = { $year } boyunca sürer, yılbaşı gecesi Moskova saatiyle gece yarısı biter.
inbox-contest-score = Puan
inbox-contest-score-text = Gelenler’deki her not bir sayılır, imzalı ya da gizli; günde bir kez sayılır. Kaç kişinin yazdığı önemli değil ve gösterilmez.
inbox-contest-prizes = Ödüller
inbox-contest-prizes-text = Her bölgenin birincisi, ikincisi ve üçüncüsü için Gelenler’de bir kazanan hediyesi var.
inbox-contest-choice = Sadece istersen
inbox-contest-choice-text = Katılana kadar seni hiçbir listede kimse görmez. İstediğin zaman çıkabilirsin.
inbox-contest-leaderboard = Sıralamaya git

inbox-tab = Gelenler
inbox-web-title = Gelenler Telegram’da yaşıyor
inbox-web-text = Sana gelenleri okumak için Billet’i orada aç.
