share-mode = Ne gelsin
share-mode-anonymous = Anonim
share-mode-valentine = Valentinler
share-mode-loading = Mod değişiyor…

## Başlık
share-title-valentine = Valentin kartları gelsin
share-title-anonymous = Anonim sorular gelsin
share-chip-anonymous = Bana istediğini sor
share-countdown-today = Bugün 8 Mart!
share-countdown-tomorrow = 8 Mart yarın
share-countdown-days = 8 Mart’a { $days } gün kaldı
share-countdown-later = Aklında sen olan kim?
share-countdown-closed = Valentin kartları 8 Mart’ta açılır

## Adımlar
share-step-share-title = Bağlantını paylaş
share-step-share-text-valentine = Dokunan herkes sana valentin kartı gönderebilir.
share-step-share-text-anonymous = Dokunan herkes sana istediğini sorabilir.
share-step-share-action = Paylaş
share-step-send-title = Sen de bir tane gönder
share-step-send-text-valentine = Valentin kartları yalnızlığı sevmez: bir arkadaşla başla.
share-step-send-text-anonymous = Bir arkadaşına hep merak ettiğin şeyi sor.
share-step-send-action-valentine = Valentin gönder
share-step-send-action-anonymous = Arkadaşına sor
share-step-channel-title = Kanalımıza katıl
share-step-channel-text = Haberler, yarışmalar, küçük mutluluklar.
share-step-channel-action = Kanalı aç
share-step-status-title = Durumumuzu kullan
share-step-status-text = Adının yanında küçük bir işaret.
share-step-status-action = Durumu ayarla
share-link = Bağlantın
share-copy = Bağlantıyı kopyala

## Her yerde
share-back = Geri
share-retry = Tekrar dene
share-more = Daha fazla göster
share-more-failed = Gerisi yüklenmedi. İnternetini kontrol edip tekrar dene.

## Sonuçlar
share-status-done = Tamam: Billet durumu artık sende
share-status-declined = Durum olduğu gibi kaldı
share-status-unsupported = Telegram’ın bu durumu henüz ayarlayamıyor
share-status-error = Durum ayarlanamadı
share-copy-done = Bağlantı kopyalandı
share-copy-error = Bağlantı kopyalanamadı
share-chat-error = Sohbet listesi açılamadı
share-story-error = Hikâye hazırlanamadı
share-story-phone = Hikâye için telefon gerekiyor. Görsel şimdiden burada.
share-photo-error = Görsel paylaşılamadı
share-save-done = Görsel kaydedildi
share-save-error = Görsel kaydedilemedi
share-error = Paylaşılamadı. Bir daha dener misin?
share-unavailable = Burada paylaşılamıyor. Onun yerine bağlantıyı kopyala.
share-cancelled = Hiçbir şey paylaşılmadı
share-no-answer = Telegram sonucu söylemedi. Olmuş mu, oradan bak.
share-messenger-slow = Telegram henüz cevap vermedi. Bir şey açılmadıysa bu sürüm bunu yapamıyor olabilir.

## Paylaşma menüsü
share-menu = Paylaş
share-menu-title = Bağlantını paylaş
share-answer-title = Cevabını paylaş
share-reveal-title = Bu anı paylaş
share-menu-close = Kapat
share-menu-loading = Bir saniye…
share-menu-chat = Sohbette gönder
share-menu-chat-preparing = Mesajın hazırlanıyor…
share-menu-chat-choosing = Kime gideceğini Telegram’da seç
share-menu-chat-slow = Bir şey açılmadı mı? Dokun, sade bağlantı gitsin
share-menu-copy = Bağlantıyı kopyala
share-menu-save = Kaydet
share-menu-how = Nasıl çalışır?

share-text-valentine = Bana valentin kartı gönder, imzalı ya da imzasız 💌
share-text-anonymous = Bana istediğini sor, üzerinde adın olmaz 🎭

## Hikâyeler
share-menu-photo = Başka uygulama
share-looks = Görselinin görünümü
share-look-classic = Klasik
share-look-letter = Mektup
share-look-headline = Manşet
share-look-portrait = Portre
share-look-chat = Sohbet
share-look-drawing = Görselin çiziliyor…
share-look-failed = Bu görsel gelmedi
share-story-steps = Nasıl çalışıyor
share-story-next = İleri
share-story-count = { $step } / { $steps }
share-story-widget = Bana yaz
share-story-messenger-title = Telegram hikâyen
share-story-messenger-post = Hikâyeyi hazırla
share-story-messenger-1-title = Görselin hazır
share-story-messenger-1-text = Adın, bağlantın ve kocaman bir davet.
share-story-messenger-2-title = Telegram düzenleyicisini açar
share-story-messenger-2-text = Yerlerini değiştir, müzik ya da çıkartma ekle.
share-story-messenger-3-title = Bağlantını ekle
share-story-messenger-3-text = Bağlantını kopyaladık, yapıştırman yeter. Premium varsa zaten hikâyende.
share-story-messenger-4-title = Paylaş ve bekle
share-story-messenger-4-text = Arkadaşların ne gönderirse Gelenler’e düşer.

## Güvenlik: mola, sessize alınan kelimeler, engeller

share-safety-title = Gizlilik ve güvenlik
share-safety-subtitle = Sana ne ulaşsın, sen karar ver
share-safety-unknown = …
share-safety-failed = Bu yüklenmedi
share-safety-error = Ses çıkmadı; bu değişti mi, emin değiliz. Bakıyoruz.
share-unknown = Ses çıkmadı; bu kaydedildi mi, emin değiliz. Birazdan bir daha bak.
share-paused = Gelenler molada. Ücretsiz notlar sen devam edene kadar bekler; ücretli hediyeler alınmaz.
share-resume = Devam et
share-resumed = Gelenler yine açık
share-pause = Gelenler’e mola ver
share-pause-off = Biraz mola: sen dönene kadar yeni bir şey gelmez, kimsenin de haberi olmaz.
share-pause-on = Şu an yeni bir şey görünmüyor. Ücretsiz notlar seni bekler; ücretli hediyeler daha ödenmeden geri çevrilir.
share-words = Sessize alınan kelimeler
share-words-hint = { $count ->
    [0] Henüz yok
   *[other] { $count } kelime
}
share-words-subtitle = Bu kelimelerin geçtiği notlar sessizce ayrı bir listeye gider
share-words-label = Kelime ya da ifade
share-words-counter = { $count } / { $limit }
share-words-add = Sessize al
share-words-blank = Önce bir kelime yaz
share-words-too-long = Azıcık daha kısa lütfen
share-words-known = Bu zaten sessizde
share-words-full = Daha fazlası sığmıyor
share-words-not-text = Bu karakterlerin bazıları kullanılamaz
share-words-empty = Sessize alınan yok.
share-words-matching = Büyük küçük harf, i ile ı, aksanlar ve benzer harfler fark etmez; uzun kelimeler ekleriyle de yakalanır.
share-words-remove = “{ $word }” sessizden çıksın
share-muted = Sessize alınan notlar
share-muted-hint = { $count ->
    [0] Burada bir şey yok
   *[other] { $count } not
}
share-muted-subtitle = Bunları sadece sen görürsün; hiçbir yerde sayılmazlar
share-muted-loading = Notlar yükleniyor
share-muted-failed = Sessize alınan notlar yüklenmedi
share-muted-empty = Sessize alınan yok
share-muted-empty-text = Sessize aldığın kelimelerin geçtiği notlar usulca buraya gelir.
share-note-action = { $action }: not { $place }
share-muted-read = Oku
share-muted-block = Engelle
share-muted-unblock = Engeli kaldır
share-muted-blocked = Gönderen engellendi
share-muted-unblocked = Gönderen yeniden yazabilir
share-muted-report = Şikâyet et
share-muted-release = Gelenler’e al
share-muted-released = Artık Gelenler arasında
share-blocked = Engellenen gönderenler
share-blocked-hint = Sadece gönderdikleriyle bilinirler
share-blocked-subtitle = Notlarını görürsün, isimlerini asla
share-blocked-loading = Engellenenler yükleniyor
share-blocked-failed = Engellenenler yüklenmedi
share-blocked-empty = Engellenen kimse yok
share-blocked-empty-text = Bir not canını yakarsa aç ve göndereni engelle. Ona söylenmez.
share-blocked-release = Engeli kaldır
share-blocked-released = Gönderen yeniden yazabilir
share-note-unread = Henüz açılmadı
share-note-no-words = Söz yok, sadece hediye

## Sıralama

share-leaderboard-rank = #{ $rank }
share-rank-label = #{ $rank }: sıralamadaki yerin
share-leaderboard = Sıralama
share-leaderboard-season = { $season } sezonu: en çok kime geldi
share-leaderboard-boards = Hangi liste
share-leaderboard-global = Dünya
share-leaderboard-list = Sıralar
share-leaderboard-own = Senin yerin
share-leaderboard-loading = Sıralama yükleniyor
share-leaderboard-you = bu sensin
share-leaderboard-score = { $count } not
share-leaderboard-listed = Listede seni görüyorlar
share-leaderboard-unlisted = Bunu sadece sen görüyorsun
share-leaderboard-empty = Taht boş
share-leaderboard-empty-text = Bu listede henüz kimse yok. İlk sen ol!
share-leaderboard-failed = Liste yüklenmedi
share-leaderboard-join = Katıl
share-leaderboard-change = Değiştir ya da çık
share-leaderboard-contest = Nasıl işliyor
share-category = Nerede görünmek istersin?
share-category-text = Adını, fotoğrafını ve kaç not aldığını başkaları da görür
share-category-nowhere = Hiçbir yerde
share-category-nowhere-text = Yerini senden başka kimse görmez
share-category-global = Tüm dünyada
share-category-global-text = Sadece dünya listesinde
share-category-save = Kaydet

## Ayarlar
share-settings = Ayarlar
share-settings-language = Dil
share-settings-wishes = İsteklerim
share-prompt = Cümlem
share-prompt-subtitle = Posterinde ve sayfanda arkadaşlarını yazmaya çağıran bir cümle
share-prompt-none = Cümle olmasın
share-prompt-day = Günün cümlesi
share-prompt-own = Kendi sözlerim
share-prompt-blank = Önce cümleni yaz
share-settings-leaderboard = Sıralama
share-settings-safety = Gizlilik ve güvenlik
share-settings-purchases = Satın alımlar
share-settings-export = Verilerimi dışa aktar
share-settings-delete = Hesabımı sil
share-settings-note = Birbirini sevenler için yapıldı
share-language-auto = Telegram’daki gibi
share-purchases-subtitle = Bu liste hediyenin kime olduğunu söylemez
share-purchases-batch = Sonsuza dek gizli bir hediye diğerleriyle birlikte yola çıkar ve en geç 15 dakika içinde ulaşır.
share-purchases-loading = Satın alımların yükleniyor
share-purchases-failed = Satın alımların yüklenmedi
share-purchases-empty = Henüz satın alım yok
share-purchases-empty-text = Yıldızla ödediklerin burada duracak.
share-purchase-item = Bir hediye
share-purchase-reveal-pack = İsim açma hakları
share-purchase-early-reveal = Erken açma
share-purchase-price = { $stars } Yıldız
share-purchase-created = Ödenmedi
share-purchase-awaiting-payment = Ödenmedi
share-purchase-paid = Ulaştırılıyor
share-purchase-fulfilled = Ulaştırıldı
share-purchase-refunding = Yıldızlar geri geliyor
share-purchase-refunded = Yıldızlar iade edildi
share-purchase-refund-refused = Yıldızlar iade edilmedi
share-purchase-refund-refused-text = Yıldızlar geri gönderilemedi. Botumuza /paysupport gönder: nasıl yardım alınacağını söyler.
share-purchase-sent = Gönderildi
share-purchase-declined = İade yok
share-purchase-cancelled = İptal edildi
share-purchase-asked = İade istendi
share-purchase-refund = İade iste
share-purchase-asked-toast = İsteğini aldık, yakında bakacağız
share-export-failed = Dışa aktarma olmadı. Birazdan tekrar dene.
share-delete-unknown = Ses çıkmadı; verilerin silindi mi, emin değiliz. Tekrar dene: bir zararı olmaz.
share-delete-received = Sana gelen her şey silinir, cevaplar dahil.
share-delete-sent = Gönderdiklerin kime gittiyse onda kalır. İsmini açmış olanlarda adın kalır; başka kimse artık ismini açamaz.
share-delete-reveals = Kendin için satın aldıkların yanar, isim açma hakları da. Bir şey ters gittiyse önce iade iste.
share-delete-code = Bağlantın çalışmaz olur. Geri gelirsen yenisiyle başlarsın. Engellerin kalır.
share-delete-action = Temelli sil
share-delete-keep = Hesabım kalsın
share-delete-done = Hoşça kal
share-delete-done-text = Hesabın silindi. Kapımız açık.
share-delete-leave = Çık
share-age-title = Paylaşmadan önce
share-age-text = Burada not toplamak için 18 yaşında olman gerek. Yalnızca bir kez soruyoruz.
share-age-confirm = 18 yaşını doldurdum
share-age-decline = Şimdi değil

## Küçük görevler

share-tasks = Bedava isim açma
share-tasks-text = Küçük görevleri yap, yazanı öğren
share-tasks-progress = { $finished } / { $total } tamam
share-task-share_link = Bağlantını paylaş
share-task-share_link-action = Paylaş
share-task-share_story = Hikâye paylaş
share-task-share_story-action = Paylaş
share-task-join_channel = Kanalımıza katıl
share-task-join_channel-action = Aç
share-task-emoji_status = Durumumuzu kullan
share-task-emoji_status-action = Kullan
share-task-invite_3 = Üç arkadaş davet et
share-task-invite_3-action = Davet et
share-task-invite_3-count = { $count } / { $needed } geldi, günde bir kez sayılır
share-task-check = Kontrol et
share-task-done = Tamam
share-task-reward = +{ $count } ücretsiz isim açma hakkı

## Gönderilenler
share-sent = Gönderdiklerim
share-sent-subtitle = Sonsuza dek gizli notlar burada yok: adın yanlarında saklanmıyor
share-sent-loading = Gönderdiklerin yükleniyor
share-sent-failed = Liste yüklenmedi
share-sent-empty = Henüz bir şey gönderilmedi
share-sent-empty-text = Gönderdiğin her şey burada görünür, sonrasında olanlarla birlikte.
share-sent-to = Alıcı: { $name }
share-sent-delivered = Ulaştı
share-sent-opened = Açıldı
share-sent-answered = Cevaplandı
share-sent-revealed = senin olduğunu biliyor

share-tab = Paylaş
share-web-title = Sırları ve valentin kartlarını topla
share-web-text = Kendi bağlantını al, arkadaşlarının ancak anonim söyleyeceklerini öğren.
