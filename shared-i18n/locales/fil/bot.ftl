bot-start = Hi, { $name }! Tagahatid ang Billet ng anonymous notes at maliliit na regalo sa mga taong may gusto sa isa’t isa. Buksan ang app, i-share ang link mo, at abangan kung ano ang darating.
bot-send-valentine = Para kanino ang valentine mo? Pumili ng kaibigan sa ibaba, at bubuksan ko ang card para sa kanya.
bot-send-anon = Sino ang matagal mo nang gustong tanungin? Pumili ng kaibigan sa ibaba. Wala roon ang pangalan mo, at sinasabi ng app kung sino ang puwedeng makaalam nito.
bot-choose-friend = Pumili ng kaibigan
bot-friend-chosen = { $name }? Ganda ng napili mo! Pindutin ang button at magsulat na.
bot-friend-self = Ikaw ’yan eh! Pumili ng iba, matutuwa silang makatanggap ng galing sa iyo.
bot-friend-gone = Hindi siya maabot ng mga sulat ngayon. Pumili ng iba, matutuwa silang makatanggap ng galing sa iyo.
bot-nameless = Someone
bot-help =
    Ganito ’yan:
    1. I-share ang link mo mula sa app.
    2. Magpapadala ng notes at regalo ang mga kaibigan mo.
    3. Buksan, sagutin, at alamin kung sino ang sumulat.

    Nasa /terms ang rules, at tutulong ang /paysupport sa bayad.
bot-terms =
    Maging mabait: bawal ang insulto, banta, at spam. Stars ang pambayad sa mga regalo at extra, at umaalis ang mga ito pagkabayad; ang nakatago forever ay kasabay ng iba at darating sa loob ng 15 minuto. Kusang nire-refund ang hindi naihatid.
    Ang note na may pangalan ay nagpapakita ng pangalan ng nagpadala. Ang nakatago ay puwedeng i-reveal ng nakatanggap gamit ang Stars. At kapag nabuksan na ng dalawang tao ang note ng isa’t isa (parehong valentine o parehong tanong, walang nakatago forever, parehong ipinadala nang naka-on ang Mutual), mutual na ito: libreng makikita ng dalawa ang pangalan, photo, at username. Sinasabi ito ng app bago magpadala. Ang nakatago forever ay hindi mare-reveal kahit magkano at hindi kailanman magiging mutual: pagdating nito, walang pangalang nakatabi kasama nito. Ito ang natitira: alam ng Telegram kung sino ang nagbayad, pero hindi sinasabi rito kung para kanino. At ang may hawak ng database namin pati ng secret key nito ay puwedeng mag-test ng hula tungkol sa dalawang partikular na tao; kung wala ang key, walang makakagawa nito.
bot-paysupport =
    Kusang bumabalik sa iyo ang bayad kapag hindi naibigay ang binili, kadalasan sa loob ng ilang minuto.
    { $isStaffed ->
        [true] Kung parang may mali pa rin, isulat dito kung ano ang binili mo at kailan. Ang isusulat mo sa mga susunod na araw ay babasahin ng mga tao sa likod ng Billet, at sa chat na ito darating ang sagot nila.
       *[false] Walang nagbabasa ng mensahe dito sa ngayon. Kung parang may mali pa rin, bumalik na lang mamaya.
    }
    Hindi makakatulong ang sariling support ng Telegram sa mga binili sa bot na ito.
bot-support-arrived = Natanggap namin ang mensahe mo. Sa chat na ito darating ang sagot.
bot-support-answer =
    Sagot ng Billet:

    { $text }
bot-support-closed = Sarado na ang usapang ito. Kung may kulang pa, magbukas ng bago sa /paysupport.
bot-support-too_long = Masyadong mahaba para sa isang mensahe: 3,500 characters lang ang kasya. Walang naipasa.
bot-support-too_many = Nasa amin na ang mga mensahe mo at sasagutin namin. Hanggang doon, hindi muna kami tatanggap ng iba pa.
bot-support-not_text = Text lang ang maipapasa. Paki-type na lang.
bot-unknown = Hindi ko ’yan maintindihan. Sa app isinusulat at binabasa ang notes: /start ang magbubukas nito. Sasabihin ng /help kung paano, at tutulong ang /paysupport sa bayad.

bot-button-open = Buksan ang Billet
bot-button-send = Pumili ng regalo
bot-button-ask = Magtanong anonymously
bot-button-inbox = Tingnan ang dumating

bot-command-start = Buksan ang Billet
bot-command-help = Paano ito gumagana
bot-command-terms = Rules
bot-command-paysupport = Tulong sa bayad
bot-command-reports = Mga report na naghihintay
bot-command-requests = Mga request para sa refund
bot-command-refund = I-refund ang isang bayad
bot-menu = Billet

bot-arrived =
    { $kind ->
        [question] 💌 May tanong para sa iyo! Hulaan mo kung kanino galing?
        [valentine] 💌 May valentine para sa iyo! Hulaan mo kung kanino galing?
        [super] 💛 May super valentine para sa iyo! Hulaan mo kung kanino galing?
        [gift] 🎁 May valentine na may regalong Telegram para sa iyo! Hulaan mo kung kanino galing?
       *[several] 💌 May dumating para sa iyo. Kanino kaya galing?
    }
bot-matched = 💞 Mutual ito: sinulatan ninyo ang isa’t isa. Tingnan kung sino!
bot-answered =
    💬 Sinagot ni { $name } ang note mo:

    { $answer }
bot-answered-quoted =
    💬 Sinagot ni { $name } ang note mo:

    “{ $question }”

    { $answer }
bot-refunded =
    { $stars ->
        [1] Nasa iyo na ulit ang { $stars } Star: hindi natuloy ang order, o ni-refund dahil hiniling.
        [one] Nasa iyo na ulit ang { $stars } Stars: hindi natuloy ang order, o ni-refund dahil hiniling.
       *[other] Nasa iyo na ulit ang { $stars } Stars: hindi natuloy ang order, o ni-refund dahil hiniling.
    }
bot-refund-refused = Hindi naibalik sa iyo ang { $stars } Stars: tumanggi ang Telegram. Ipadala ang /paysupport dito: tao ang magbabasa at sasagot sa chat na ito.
bot-refund-refused-unused = Ang binawi kapalit ng mga iyon ay sa iyo na ulit.
bot-request-refused = Tiningnan namin ang hiling mong ibalik ang { $stars } Stars ({ $when }), at hindi namin ibabalik ang mga ito. Kung iba ang tingin mo, ipadala ang /paysupport.
bot-refunded-unused = Binawi na rin ang hindi mo pa nagagamit doon.

bot-cannot-pay = Hindi na puwedeng bayaran ang order na ito. Walang nabawas. Magsimula ulit sa app.

bot-invoice-item = Isang regalo sa Billet
bot-invoice-item-description = { $gift }. Papunta na pagkabayad.
bot-invoice-pack =
    { $reveals ->
        [1] { $reveals } reveal
        [one] { $reveals } reveals
       *[other] { $reveals } reveals
    }
bot-invoice-pack-description =
    { $reveals ->
        [1] Alamin kung sino ang nagpadala ng isa sa notes mo.
        [one] Alamin kung sino ang nagpadala ng { $reveals } sa notes mo.
       *[other] Alamin kung sino ang nagpadala ng { $reveals } sa notes mo.
    }

bot-invoice-early = Maagang pagbukas
bot-invoice-early-description = Bubukas pagkabayad ang mga valentine mo ng { $year }, pati lahat ng darating hanggang Marso 8.

bot-sender-gone = Binura na ng nagpadala ang account niya. Sa iyo pa rin ang reveal mo.

bot-operator-refund-usage = Ganito ang pagsulat: /refund, space, at ang id ng bayad, gaya ng nasa resibo ng nagbayad sa Telegram.
bot-operator-refund-started = Pabalik na ang Stars. Mananatili ang naihatid na.
bot-operator-refund-unknown = Walang ganyang bayad.
bot-operator-refund-refused = Inaasikaso pa ang bayad na ito o naibalik na.
bot-operator-refund-failed = Tumanggi ang Telegram na ibalik ang bayad na ito. Wala nang susubukan pa.
bot-operator-help =
    Para sa mga operator:
    /reports: mga report na naghihintay.
    /requests: mga humihiling ibalik ang Stars.
    /refund at ang id ng bayad: ibabalik ang Stars nito.
    Mag-reply sa mensahe ng tao para sagutin ito.
bot-operator-reports =
    { $total ->
        [0] Walang naghihintay na report.
        [1] May isang report na naghihintay.
        [one] { $total } reports ang naghihintay. Mauuna ang mga banta at ang tungkol sa menor de edad; narito ang { $listed }.
       *[other] { $total } reports ang naghihintay. Mauuna ang mga banta at ang tungkol sa menor de edad; narito ang { $listed }.
    }
bot-operator-report =
    Ini-report noong { $date }
    Dahilan: { $reason ->
        [insult] insulto
        [threat] banta
        [sexual] seksuwal
        [spam] spam
        [minor] tungkol sa menor de edad
       *[other] iba pa
    }

    Note: { $message }
    Dagdag ng nakatanggap: { $note }{ $isAnonymous ->
        [true] {" "}(Nakatago forever: para sa nakatanggap na ito lang ang pagpigil.)
       *[false] {""}
    }
bot-operator-act-keep = Hayaan
bot-operator-act-remove = Tanggalin
bot-operator-act-stop_week = Tanggalin, pigilin ang nagpadala nang 7 araw
bot-operator-act-stop_month = Tanggalin, pigilin ang nagpadala nang 30 araw
bot-operator-done-keep = Hinayaan
bot-operator-done-remove = Tinanggal
bot-operator-done-stop_week = Tinanggal, pinigil ang nagpadala nang 7 araw
bot-operator-done-stop_month = Tinanggal, pinigil ang nagpadala nang 30 araw
bot-operator-done-before = Napagpasyahan na ang report na ito

bot-share-title-valentine = Padalhan mo ako ng valentine
bot-share-title-anonymous = Tanungin mo ako ng kahit ano
bot-share-answer-valentine = Isang valentine at ang sagot ko
bot-share-answer-anonymous = Nagtanong sila, sumagot ako
bot-share-answer-label = Sagot ko
bot-share-reveal-title = Buking ka na
bot-share-reveal-words = At ngayon, alam ko na kung sino 👀
bot-share-reveal-label = Na-reveal na
bot-share-message-valentine = 💌 Naghihintay si { $name } ng valentine. May pangalan o wala: ikaw ang bahala.
bot-share-message-anonymous = 🎭 Tanungin si { $name } ng kahit ano. Wala roon ang pangalan mo.
bot-share-button-valentine = Magpadala ng valentine
bot-share-button-anonymous = Magtanong anonymously

bot-service-note-1 = Hindi pa tapos ang Araw ng mga Puso, nandito ka na. Isa ka sa mga pinakauna, at napansin namin. Salamat! 💛
bot-service-note-2 = Nakarating na sa tamang tao ang mga unang note, dahil sa iyo. Sulat lang nang sulat: may naghihintay ng mabuting salita.
bot-service-note-3 = Iyon ang una mong Marso 8 na kasama kami. Sana dalhan ka ng mga susunod na araw ng marami pang matatamis na salita. 🌷
bot-service-winner = { $place ->
        [1] Unang puwesto sa rehiyon mo sa { $season }! Walang nakatanggap nang mas marami. Sa iyo ang korona. 🏆
        [2] Ikalawang puwesto sa rehiyon mo sa { $season }! Ang dami palang gustong sabihin sa iyo ng mga tao. 🥈
       *[3] Ikatlong puwesto sa rehiyon mo sa { $season }! Ang daming matatamis na salita ngayong taon. 🥉
    }

bot-operator-refund-asked =
    Humihiling si { $name } na ibalik ang { $stars } Stars ({ $what }, { $when }).
    Bayad: { $charge }
bot-operator-request-approved = Payagan
bot-operator-request-refused = Tanggihan
bot-operator-request-approved-done = Pinayagan: pabalik na ang Stars
bot-operator-request-refused-done = Tinanggihan
bot-operator-request-before-done = Napagpasyahan na ang hiling na ito, o naibalik na ang Stars habang naghihintay ito
bot-operator-requests =
    { $total ->
        [0] Walang humihiling na ibalik ang Stars.
        [1] May isang hiling na naghihintay.
        [one] { $total } hiling ang naghihintay, una ang pinakaluma; narito ang { $listed }.
       *[other] { $total } hiling ang naghihintay, una ang pinakaluma; narito ang { $listed }.
    }
bot-operator-set-aside =
    { $count ->
        [1] May isang bayad na dumating
        [one] May { $count } bayad na dumating
       *[other] May { $count } bayad na dumating
    } na walang order sa database na ito. Itinabi muna, at walang kusang ibabalik: baka mas luma ang database na ito kaysa sa mga iyon, o bago.
    Para ibalik ang isa: /refund at ang id nito.

    { $list }{ $more ->
        [0] {""}
       *[other] {" "}at { $more } pa
    }
bot-operator-refund-cap =
    { $cap } bayad ang naibalik sa loob ng isang oras nang walang nag-utos. Ito ang limit (AUTOMATIC_REFUNDS_AN_HOUR), at { $waiting } pa ang naghihintay sa susunod na oras.
    Kung tama ang mga ito, walang kailangang gawin; agad na ibinabalik ng /refund at id ng bayad ang isa.
bot-operator-refund-stuck =
    Hindi pa maibalik ang { $stars } Stars: labindalawang subok na ang nabigo. Baka kulang ang Stars ng bot, o wala ang Telegram. Tuloy ang pagsubok.
    Bayad: { $charge }
bot-operator-refund-messenger =
    Ayaw ibalik ng Telegram ang { $stars } Stars. Wala nang susubukan pa, at nasabihan na ang nagbayad.
    Bayad: { $charge }
bot-operator-canary =
    { $isTakenBack ->
        [true] Masyadong madalas pumalya ang bagong bersyon ng { $remote } ({ $version }) na sinusubukan ng ilang tao, kaya binawi na.
       *[false] Masyadong madalas pumapalya ang bagong bersyon ng { $remote } ({ $version }) na sinusubukan ng ilang tao. Hindi maisulat ang release kaya nandoon pa rin ito; hindi na ito iniaalok ng mga server namin.
    }
    Mga user na may palya: { $failures }, may simula: { $starts }. Ang bersyon ng lahat ng iba: mga user na may palya: { $activeFailures }, may simula: { $activeStarts }.

bot-operator-ticket =
    { $number } Sabi ni { $name } (mag-reply para sagutin):

    { $text }
bot-operator-ticket-close = Isara ang usapan
bot-operator-ticket-sent = { $number } Naipadala kay { $name }.
bot-operator-ticket-answered =
    { $number } Sinagot ni { $operator } si { $name }:

    { $text }
bot-operator-ticket-unknown = Walang tao sa likod ng mensahe na iyon. Para sumagot, mag-reply sa mensahe na galing sa kanya.
bot-operator-ticket-closed = Tapos na ang usapang iyon, at hindi naipadala ang sagot. Puwede siyang magsimula ng bago sa /paysupport.
bot-operator-ticket-too_long = Masyadong mahaba: 3,500 characters lang ang kasya. Hindi naipadala.
bot-operator-ticket-not_text = Text lang ang maipapadala. Hindi naipadala.
bot-operator-ticket-ended = Sarado na
bot-operator-ticket-ended-before = Tapos na dati pa ang usapang ito

## Prompts of the day
bot-prompt-1 = Dalawang totoo at isang kasinungalingan tungkol sa akin
bot-prompt-2 = Anong kanta ang nagpapaalala sa akin?
bot-prompt-3 = Ano ang una mong impresyon sa akin?
bot-prompt-4 = Ilarawan mo ako sa tatlong emoji
bot-prompt-5 = Sabihan mo ako ng sikreto
bot-prompt-6 = Ano ang gagawin ko ngayong weekend?
bot-prompt-7 = I-rate mo ang playlist ko
bot-prompt-8 = Ano ang itatanong mo kung hindi ako magagalit?
bot-prompt-9 = Ano ang superpower ko?
bot-prompt-10 = Sinong karakter sa pelikula ako?
bot-prompt-11 = Umamin ka, hindi ko sasabihin
bot-prompt-12 = Ano ang paborito mong alaala natin?
bot-prompt-13 = Bigyan mo ako ng palayaw
bot-prompt-14 = Saan talaga ako magaling?
bot-prompt-15 = Truth or dare? Ikaw ang pumili
bot-prompt-16 = Saan tayo pupunta nang magkasama?
bot-prompt-17 = Ano ang dapat kong subukan ngayong taon?
bot-prompt-18 = Anong hayop ako?
bot-prompt-19 = Ituloy mo: lagi kang…
bot-prompt-20 = Ano ang ipapasalamat mo sa akin?
bot-prompt-21 = Hulaan mo kung saan ako takot
bot-prompt-22 = Magrekomenda ka ng series
bot-prompt-23 = Ano ang lulutuin mo para sa akin?
bot-prompt-24 = Anong kulay ako?
bot-prompt-25 = Sabihin mo ang hindi mo masabi noon
bot-prompt-26 = I-rate mo ang huling litrato ko
bot-prompt-27 = Ano ang nagpapaalala sa iyo sa akin?
bot-prompt-28 = Bigyan mo ako ng challenge ngayong linggo
bot-prompt-29 = Ano ang babaguhin mo sa akin?
bot-prompt-30 = Crush mo ba ako?
bot-prompt-31 = Ano ang laging nagpapatawa sa iyo?
bot-prompt-32 = Pinakamagandang payong natanggap mo?
bot-prompt-33 = Sinong superhero ako?
bot-prompt-34 = Sasama ka ba sa akin sa biyahe?
bot-prompt-35 = Ilarawan mo ako sa isang salita
bot-prompt-36 = Ano ang isusuot ko bukas?
bot-prompt-37 = Itanong mo ang hindi itinatanong ng iba
bot-prompt-38 = Anong emoji ang sobra kong ginagamit?
bot-prompt-39 = Ano ang pangarap mo ngayon?
bot-prompt-40 = Pizza o sushi kasama ko?
bot-prompt-41 = Ano ang gusto mo sa akin?
bot-prompt-42 = Nasaan ako pagkalipas ng sampung taon?
bot-prompt-43 = Purihin mo ako
bot-prompt-44 = Ano ang kakaiba mong opinyon?
bot-prompt-45 = Anong trabaho ang bagay sa akin?
bot-prompt-46 = Kape o lakad?
bot-prompt-47 = Ano ang pangalan ng banda natin?
bot-prompt-48 = Ano ang dapat kong malaman?
bot-prompt-49 = Ano ang nagpapasaya sa iyo ngayon?
bot-prompt-50 = Anong araw natin ang uulitin mo?
bot-prompt-51 = Magkuwento ka ng joke
bot-prompt-52 = Ano ang theme song ko?
bot-prompt-53 = Ano ang susunod kong babasahin?
bot-prompt-54 = Ano ang gagawin natin nang magkasama?
bot-prompt-55 = Ano ang regalo mo sa birthday ko?
bot-prompt-56 = Humingi ka ng payo sa akin
bot-prompt-57 = Anong salita ang lagi kong sinasabi?
bot-prompt-58 = Ano ang hiling mo ngayong araw?
bot-prompt-59 = Ano ang pagtatawanan natin sa isang taon?
bot-prompt-60 = Isulat mo ang nasa isip mo

bot-preview-title = Mag-ipon ng sikreto at valentines
bot-preview-text = Kumuha ng sarili mong link at alamin ang sasabihin lang ng mga kaibigan pag anonymous.
