bot-start = Selam, { $name }! Billet, birbirini sevenler arasında anonim notlar ve küçük hediyeler taşır. Uygulamayı aç, bağlantını paylaş, bak bakalım ne gelecek.
bot-send-valentine = Valentin kartın kime? Aşağıdan bir arkadaş seç, kartı onun için açayım.
bot-send-anon = Hep bir şey sormak istediğin biri var mı? Aşağıdan bir arkadaş seç. Üzerinde adın olmaz; kimin öğrenebileceğini uygulama söyler.
bot-choose-friend = Bir arkadaş seç
bot-friend-chosen = { $name }: harika seçim! Düğmeye dokun ve yaz.
bot-friend-self = Bu sensin! Başka birini seç, senden haber almak hoşuna gider.
bot-friend-gone = Bu arkadaşına şu anda ulaşılamıyor. Başka birini seç, senden haber almak hoşuna gider.
bot-nameless = Biri
bot-help =
    Şöyle işliyor:
    1. Uygulamadan bağlantını paylaş.
    2. Arkadaşların sana not ve hediye gönderir.
    3. Aç, cevapla, kimin yazdığını öğren.

    Kurallar /terms içinde, ödemelerde /paysupport yardım eder.
bot-terms =
    Nazik ol: hakaret, tehdit ve spam yok. Hediyeler ve ekstralar Yıldızla ödenir ve ödemeden hemen sonra yola çıkar; sonsuza dek gizli olanlar diğerleriyle birlikte gider ve en geç 15 dakika içinde ulaşır. Ulaştırılamayanın bedeli kendiliğinden iade edilir.
    İmzalı bir not gönderenin adını gösterir. Gizli bir notta alıcı ismi Yıldızla açabilir. İki taraf da diğerinin bir notunu açtıysa (ikisi de valentin kartı ya da ikisi de soru, hiçbiri sonsuza dek gizli değilse, ikisi de “Karşılıklı” açıkken gönderilmişse) bu karşılıklıdır: isim, fotoğraf ve kullanıcı adı iki tarafa da ücretsiz görünür. Uygulama bunu göndermeden önce söyler. Sonsuza dek gizli bir notta isim hiçbir bedelle açılamaz, böyle bir not karşılıklı da olmaz: not ulaştıktan sonra yanında isim saklanmaz. Geriye şu kalır: Telegram kimin ödediğini bilir, kimin için ödendiği ona söylenmez. Bir de veritabanımızı gizli anahtarıyla birlikte elinde tutan biri, belirli iki kişi hakkındaki bir tahmini sınayabilir; anahtar olmadan bunu kimse yapamaz.
bot-paysupport =
    Karşılığı verilemeyen bir ödeme sana kendiliğinden döner, genelde birkaç dakika içinde.
    { $isStaffed ->
        [true] Hâlâ bir terslik varsa buraya ne zaman ne aldığını yaz. Önümüzdeki günlerde yazdıklarını Billet’in arkasındaki insanlar okur, cevapları bu sohbete gelir.
       *[false] Şu an buradaki mesajları kimse okumuyor. Hâlâ bir terslik varsa daha sonra yine gel.
    }
    Telegram’ın kendi desteği bu bottaki alışverişlerde yardımcı olamaz.
bot-support-arrived = Mesajın bizde. Cevap bu sohbete gelir.
bot-support-answer =
    Billet’in cevabı:

    { $text }
bot-support-closed = Bu konuşma kapandı. Kalan bir şey varsa /paysupport yenisini açar.
bot-support-too_long = Tek mesaj için çok uzun: en fazla 3.500 karakter. Hiçbir şey iletilmedi.
bot-support-too_many = Mesajların bizde, cevaplayacağız. O zamana kadar yenisini alamıyoruz.
bot-support-not_text = Sadece metin iletilebilir. Lütfen sözle yaz.
bot-unknown = Hmm, bunu anlamadım. Notlar uygulamada yazılır ve okunur: /start açar. /help nasıl işlediğini anlatır, ödemelerde /paysupport yardım eder.

bot-button-open = Billet’i aç
bot-button-send = Hediye seç
bot-button-ask = Anonim sor
bot-button-inbox = Hemen aç

bot-command-start = Billet’i aç
bot-command-help = Nasıl işliyor
bot-command-terms = Kurallar
bot-command-paysupport = Ödeme yardımı
bot-command-reports = Bekleyen şikâyetler
bot-command-requests = İade istekleri
bot-command-refund = Bir ödemeyi iade et
bot-menu = Billet

bot-arrived =
    { $kind ->
        [question] 💌 Sana bir soru geldi! Acaba kimden?
        [valentine] 💌 Sana bir valentin kartı geldi! Acaba kimden?
        [super] 💛 Sana bir süper valentin geldi! Acaba kimden?
        [gift] 🎁 Sana Telegram hediyeli bir valentin kartı geldi! Acaba kimden?
       *[several] 💌 Sana bir şey geldi. Acaba kimden?
    }
bot-matched = 💞 Karşılıklı: birbirinize yazdınız. Kim olduğuna bak!
bot-answered =
    💬 { $name } notuna cevap verdi:

    { $answer }
bot-answered-quoted =
    💬 { $name } notuna cevap verdi:

    “{ $question }”

    { $answer }
bot-refunded = { $stars } Yıldız sana geri döndü: sipariş yerine getirilemedi ya da istek üzerine iade edildi.
bot-refund-refused = { $stars } Yıldız sana geri gönderilemedi: Telegram reddetti. Buraya /paysupport gönder: bir insan okur ve bu sohbette cevap verir.
bot-refund-refused-unused = Karşılığında geri alınanlar yeniden senin.
bot-request-refused = { $stars } Yıldızı geri alma isteğine baktık ({ $when }); geri göndermeyeceğiz. Farklı düşünüyorsan /paysupport gönder.
bot-refunded-unused = Bundan kullanmadıkların da geri gitti.

bot-cannot-pay = Bu sipariş artık ödenemez. Ücret alınmadı. Lütfen uygulamada yeniden başla.

bot-invoice-item = Billet’te bir hediye
bot-invoice-item-description = { $gift }. Ödemeden hemen sonra yola çıkar.
bot-invoice-pack = { $reveals } isim açma hakkı
bot-invoice-pack-description =
    { $reveals ->
        [one] Notlarından birini kimin gönderdiğini öğren.
       *[other] Notlarından { $reveals } tanesini kimin gönderdiğini öğren.
    }

bot-invoice-early = Erken açma
bot-invoice-early-description = { $year } valentin kartların ödemeden hemen sonra açılır; 8 Mart’a kadar geleceklerin hepsi de.

bot-sender-gone = Bu gönderen hesabını sildi. İsim açma hakkın hâlâ sende.

bot-operator-refund-usage = Şöyle yazılır: /refund, bir boşluk ve ödemenin kimliği; ödeyenin Telegram’daki makbuzunda yazdığı gibi.
bot-operator-refund-started = Yıldızlar geri yolda. Ulaştırılan kalır.
bot-operator-refund-unknown = Böyle bir ödeme yok.
bot-operator-refund-refused = Bu ödeme işleniyor ya da zaten geri gitti.
bot-operator-refund-failed = Telegram bu ödemeyi geri göndermeyi reddetti. Başka bir şey denenmeyecek.
bot-operator-help =
    Operatörler için:
    /reports bekleyen şikâyetleri listeler.
    /requests Yıldızlarını geri isteyenleri listeler.
    /refund ve bir ödemenin kimliği, Yıldızlarını geri gönderir.
    Birine cevap vermek için mesajını yanıtla.
bot-operator-reports =
    { $total ->
        [0] Bekleyen şikâyet yok.
        [1] Bir şikâyet bekliyor.
       *[other] { $total } şikâyet bekliyor. Tehditler ve çocukları ilgilendirenler önce gelir; burada gösterilen: { $listed }.
    }
bot-operator-report =
    Şikâyet tarihi: { $date }
    Sebep: { $reason ->
        [insult] hakaret
        [threat] tehdit
        [sexual] cinsel içerik
        [spam] spam
        [minor] reşit olmayan biri söz konusu
       *[other] başka bir şey
    }

    Not: { $message }
    Alıcının eklediği: { $note }{ $isAnonymous ->
        [true] {" "}(Sonsuza dek gizli: durdurma sadece bu alıcı için geçerli.)
       *[false] {""}
    }
bot-operator-act-keep = Kalsın
bot-operator-act-remove = Kaldır
bot-operator-act-stop_week = Kaldır, göndereni 7 gün durdur
bot-operator-act-stop_month = Kaldır, göndereni 30 gün durdur
bot-operator-done-keep = Kaldı
bot-operator-done-remove = Kaldırıldı
bot-operator-done-stop_week = Kaldırıldı, gönderen 7 gün durduruldu
bot-operator-done-stop_month = Kaldırıldı, gönderen 30 gün durduruldu
bot-operator-done-before = Bu şikâyet zaten sonuçlanmıştı

bot-share-title-valentine = Bana valentin kartı gönder
bot-share-title-anonymous = İstediğini sor bana
bot-share-answer-valentine = Bir valentin kartı ve cevabım
bot-share-answer-anonymous = Sordular, cevapladım
bot-share-answer-label = Cevabım
bot-share-reveal-title = Gizem çözüldü
bot-share-reveal-words = Ve artık kim olduğunu biliyorum 👀
bot-share-reveal-label = İsim açıldı
bot-share-message-valentine = 💌 { $name } valentin kartı bekliyor. İmzalı ya da imzasız: seçim senin.
bot-share-message-anonymous = 🎭 { $name } sorularını bekliyor: ne istersen sor. Üzerinde adın olmaz.
bot-share-button-valentine = Valentin kartı gönder
bot-share-button-anonymous = Anonim sor

bot-service-note-1 = Sevgililer Günü bitmeden geldin. Bu seni ilklerden biri yapıyor ve bunu fark ettik. Teşekkürler! 💛
bot-service-note-2 = İlk notlar sahiplerini buldu, senin sayende. Yazmaya devam: biri güzel bir söz bekliyor.
bot-service-note-3 = Bu, bizimle ilk 8 Mart’ındı. Önündeki günler sana daha nice sıcak sözler getirsin. 🌷
bot-service-winner = { $place ->
        [1] { $season } yılında bölgende birincisin! Kimseye daha fazlası gelmedi. Taç senin. 🏆
        [2] { $season } yılında bölgende ikincisin! Belli ki insanların sana söyleyecek çok şeyi var. 🥈
       *[3] { $season } yılında bölgende üçüncüsün! Ne güzel sözlerle dolu bir yıl. 🥉
    }

bot-operator-refund-asked =
    { $name } { $stars } Yıldızı geri istiyor ({ $what }, { $when }).
    Ödeme: { $charge }
bot-operator-request-approved = Onayla
bot-operator-request-refused = Reddet
bot-operator-request-approved-done = Onaylandı: Yıldızlar geri yolda
bot-operator-request-refused-done = Reddedildi
bot-operator-request-before-done = Bu istek zaten karara bağlandı ya da Yıldızlar bu arada geri gitti
bot-operator-requests =
    { $total ->
        [0] Yıldızlarını geri isteyen yok.
        [1] Bir istek bekliyor.
       *[other] { $total } istek bekliyor, en eskisi önce; burada gösterilen: { $listed }.
    }
bot-operator-set-aside =
    { $count ->
        [one] Bir ödeme geldi; bu veritabanında siparişi yok.
       *[other] { $count } ödeme geldi; bu veritabanında siparişleri yok.
    } Kenara ayrıldı, kendiliğinden bir şey geri gitmiyor: bu veritabanı belki onlardan daha eski ya da yeni bir tanesi.
    Birini geri göndermek için: /refund ve kimliği.

    { $list }{ $more ->
        [0] {""}
       *[other] {" "}ve { $more } tane daha
    }
bot-operator-refund-cap =
    Bir saat içinde { $cap } ödeme kimse bir şey demeden geri gitti. Sınır bu (AUTOMATIC_REFUNDS_AN_HOUR); { $waiting } tane daha gelecek saati bekliyor.
    Doğruysalar yapılacak bir şey yok; /refund ve bir ödemenin kimliği birini hemen geri gönderir.
bot-operator-refund-stuck =
    { $stars } Yıldız henüz geri gönderilemiyor: bir düzine deneme boşa gitti. Botta Yıldız az olabilir ya da Telegram’a ulaşılamıyor olabilir. Denemeye devam ediliyor.
    Ödeme: { $charge }
bot-operator-refund-messenger =
    Telegram { $stars } Yıldızı geri göndermeyi reddediyor. Başka bir şey denenmeyecek, ödeyene söylendi.
    Ödeme: { $charge }
bot-operator-canary =
    { $isTakenBack ->
        [true] { $remote } için bir kısım kişinin denediği yeni sürüm ({ $version }) çok sık hata verdi ve geri alındı.
       *[false] { $remote } için bir kısım kişinin denediği yeni sürüm ({ $version }) çok sık hata veriyor. Yayın dosyası yazılamadığından sürüm orada duruyor; sunucularımız onu artık sunmuyor.
    }
    Hata alan kullanıcı: { $failures }, başlatan: { $starts }. Diğer herkesin sürümü: hata alan kullanıcı: { $activeFailures }, başlatan: { $activeStarts }.

bot-operator-ticket =
    { $number } { $name } yazıyor (cevap için yanıtla):

    { $text }
bot-operator-ticket-close = Konuşmayı kapat
bot-operator-ticket-sent = { $number } Gönderildi: { $name }.
bot-operator-ticket-answered =
    { $number } { $operator } cevap verdi. Alıcı: { $name }.

    { $text }
bot-operator-ticket-unknown = O mesajın arkasında kimse yok. Birine cevap vermek için ondan gelen mesajı yanıtla.
bot-operator-ticket-closed = O konuşma bitti, cevap gönderilmedi. Kişi /paysupport ile yenisini başlatabilir.
bot-operator-ticket-too_long = Çok uzun: en fazla 3.500 karakter. Gönderilmedi.
bot-operator-ticket-not_text = Sadece metin gönderilebilir. Gönderilmedi.
bot-operator-ticket-ended = Kapandı
bot-operator-ticket-ended-before = Bu konuşma zaten bitmişti

## Prompts of the day
bot-prompt-1 = Benim hakkımda iki doğru, bir yalan
bot-prompt-2 = Hangi şarkı beni hatırlatıyor?
bot-prompt-3 = Benimle ilgili ilk izlenimin neydi?
bot-prompt-4 = Beni üç emojiyle anlat
bot-prompt-5 = Bana bir sır ver
bot-prompt-6 = Bu hafta sonu ne yapayım?
bot-prompt-7 = Çalma listeme puan ver
bot-prompt-8 = Kızmayacak olsam ne sorardın?
bot-prompt-9 = Süper gücüm ne?
bot-prompt-10 = Hangi film karakteriyim?
bot-prompt-11 = Bir şey itiraf et, kimseye söylemem
bot-prompt-12 = Bizimle ilgili en güzel anın?
bot-prompt-13 = Bana bir lakap tak
bot-prompt-14 = Gerçekten neyi iyi yapıyorum?
bot-prompt-15 = Doğruluk mu cesaret mi? Sen seç
bot-prompt-16 = Birlikte nereye gidelim?
bot-prompt-17 = Bu yıl neyi denemeliyim?
bot-prompt-18 = Hangi hayvanım?
bot-prompt-19 = Cümleyi tamamla: sen hep…
bot-prompt-20 = Bana ne için teşekkür edersin?
bot-prompt-21 = Neyden korktuğumu tahmin et
bot-prompt-22 = Bana bir dizi öner
bot-prompt-23 = Bana ne pişirirdin?
bot-prompt-24 = Hangi rengim?
bot-prompt-25 = Hiç söyleyemediğini söyle
bot-prompt-26 = Son fotoğrafıma puan ver
bot-prompt-27 = Sana beni ne hatırlatıyor?
bot-prompt-28 = Bana haftalık bir görev ver
bot-prompt-29 = Bende neyi değiştirirdin?
bot-prompt-30 = Benden hoşlanıyor musun?
bot-prompt-31 = Seni hep ne güldürür?
bot-prompt-32 = Aldığın en iyi tavsiye?
bot-prompt-33 = Hangi süper kahraman olurdum?
bot-prompt-34 = Benimle yolculuğa çıkar mısın?
bot-prompt-35 = Beni tek kelimeyle anlat
bot-prompt-36 = Yarın ne giyeyim?
bot-prompt-37 = Kimsenin sormadığını sor
bot-prompt-38 = Hangi emojiyi çok kullanıyorum?
bot-prompt-39 = Hayalin ne?
bot-prompt-40 = Benimle pizza mı suşi mi?
bot-prompt-41 = Neyimi seviyorsun?
bot-prompt-42 = On yıl sonra neredeyim?
bot-prompt-43 = Bana iltifat et
bot-prompt-44 = Kimsenin katılmadığı fikrin ne?
bot-prompt-45 = Bana hangi iş yakışır?
bot-prompt-46 = Kahve mi yürüyüş mü?
bot-prompt-47 = Grubumuzun adı ne olurdu?
bot-prompt-48 = Bilmem gereken bir şey?
bot-prompt-49 = Şu an seni ne mutlu ediyor?
bot-prompt-50 = Benimle hangi günü tekrar yaşardın?
bot-prompt-51 = Bana bir fıkra anlat
bot-prompt-52 = Benim şarkım hangisi?
bot-prompt-53 = Sırada ne okuyayım?
bot-prompt-54 = Birlikte ne yapalım?
bot-prompt-55 = Doğum günümde ne alırdın?
bot-prompt-56 = Benden tavsiye iste
bot-prompt-57 = Hangi kelimeyi hep söylüyorum?
bot-prompt-58 = Bugünkü dileğin ne?
bot-prompt-59 = Bir yıl sonra neye güleceğiz?
bot-prompt-60 = Aklından geçeni yaz

bot-preview-title = Sırları ve valentin kartlarını topla
bot-preview-text = Kendi bağlantını al, arkadaşlarının ancak anonim söyleyeceklerini öğren.
