inbox-tabs = क्या दिखाना है
inbox-tab-anonymous = गुमनाम
inbox-tab-valentine = वैलेंटाइन
inbox-title-anonymous = { $count ->
    [0] सवाल
    [one] { $count } सवाल
   *[other] { $count } सवाल
}
inbox-title-valentine = { $count ->
    [0] वैलेंटाइन
    [one] { $count } वैलेंटाइन
   *[other] { $count } वैलेंटाइन
}
inbox-unread = { $count ->
    [0] सब खुल चुका
    [one] { $count } खुलने के इंतज़ार में
   *[other] { $count } खुलने के इंतज़ार में
}
inbox-unread-closed = 8 मार्च तक बंद: { $count }
inbox-filters = फ़िल्टर
inbox-filter-all = सब
inbox-filter-unanswered = बिना जवाब
inbox-filter-unopened = बिना खुले
inbox-filter-opened = खुले हुए
inbox-list = जो मिला
inbox-loading = इनबॉक्स लोड हो रहा है
inbox-load-more = और दिखाओ
inbox-empty-valentine-title = अभी कोई वैलेंटाइन नहीं
inbox-empty-valentine-text = शायद किसी को बस तुम्हारे लिंक का इंतज़ार है। शेयर करो और देखो, हिम्मत किसमें है।
inbox-empty-anonymous-title = अभी कोई सवाल नहीं
inbox-empty-anonymous-text = अपना लिंक शेयर करो, और जो मुँह पर पूछने की हिम्मत नहीं हुई, वह यहाँ पूछा जाएगा।
inbox-paused = तुम्हारा इनबॉक्स पॉज़ पर है। फ़्री पर्चियाँ इनबॉक्स चालू होने तक इंतज़ार करेंगी; स्टार्स वाले तोहफ़े नहीं लिए जाते।
inbox-resume = चालू करो
inbox-resumed = तुम्हारा इनबॉक्स फिर से चालू है
inbox-resume-error = साफ़ जवाब नहीं मिला, इसलिए हमें पता नहीं कि इनबॉक्स फिर से चालू हुआ या नहीं। फिर से देख रहे हैं।
inbox-empty-filter-title = यहाँ कुछ नहीं
inbox-empty-filter-text = जो मिला, उसमें इस फ़िल्टर का कुछ नहीं है।
inbox-show-all = सब दिखाओ
inbox-share = मेरा लिंक शेयर करो
inbox-failed-title = इनबॉक्स लोड नहीं हुआ
inbox-failed-text = कुछ खोया नहीं है। कनेक्शन देखो और फिर से कोशिश करो।
inbox-retry = फिर से
inbox-close = बंद करो
inbox-back = वापस

inbox-card-closed = बंद
inbox-card-open = खोलो
inbox-card-opened = खुल गया
inbox-card-answered = जवाब दिया
inbox-ribbon-hidden = छिपी हुई
inbox-ribbon-mutual = दोनों तरफ़ से
inbox-ribbon-sympathy = पसंद हो तुम
inbox-ribbon-visible = दिखता है
inbox-super = सुपर
inbox-card-name = { $name }, { $more }
inbox-wrapped-valentine = वैलेंटाइन
inbox-wrapped-message = गुमनाम सवाल
inbox-gift = { $id ->
    [tulip] ट्यूलिप
    [candy] टॉफ़ी
    [kiss] किस
    [teddy] टेडी
    [bouquet] गुलदस्ता
    [heart_box] दिल का बॉक्स
    [cake] केक
    [champagne] शैंपेन
    [rocket] रॉकेट
    [ring] अंगूठी
    [crown] ताज
    [diamond] हीरा
    [unicorn] यूनिकॉर्न
    [surprise_box] सरप्राइज़ बॉक्स
    [surprise_pack] सरप्राइज़ पैक
    [wish_pack] विश पैक
    [easter_cake] ईस्टर केक
    [club] क्लब से
    [love] इश्क़
    [laugh] हँसी
    [wow] वाह
    [sad] थोड़ी उदासी
    [fire] आग
    [kiss_face] मुआह
    [surprise] सरप्राइज़
    [anon] बस एक सवाल
   *[other] तोहफ़ा
}

inbox-unwrapping = खुल रहा है…
inbox-unwrap-skip = छोड़ो
inbox-unwrap-first = आज का पहला, { $name }
inbox-note-gone = यह पर्ची अब इनबॉक्स में नहीं है।
snackbar-warning-failed-open-valentine = नहीं खुला। ज़रा रुककर फिर से कोशिश करो।

inbox-closed-title = अभी नहीं!
inbox-closed-subtitle = वैलेंटाइन सब एक साथ, एक ही पल में खुलते हैं
inbox-closed-moscow = { $time }, मॉस्को का समय
inbox-closed-local = { $time }, तुम्हारे यहाँ का समय
inbox-closed-days = { $count ->
    [one] दिन
   *[other] दिन
}
inbox-closed-hours = { $count ->
    [one] घंटा
   *[other] घंटे
}
inbox-closed-minutes = { $count ->
    [one] मिनट
   *[other] मिनट
}
inbox-closed-seconds = { $count ->
    [one] सेकंड
   *[other] सेकंड
}
inbox-closed-countdown = बाक़ी समय
inbox-closed-now = वक़्त आ गया!
inbox-closed-open = खोलो
inbox-closed-wait = इंतज़ार मंज़ूर
inbox-early-text = जल्दी खोलने से इस साल के तुम्हारे सब वैलेंटाइन का इंतज़ार ख़त्म, जो अभी आने हैं, उनका भी। किसने भेजे, यह राज़ अलग रहता है।
inbox-early-buy = { $stars } स्टार में अभी खोलो
inbox-early-done = इस साल के तुम्हारे सब वैलेंटाइन अब खोले जा सकते हैं
inbox-early-on-its-way = पेमेंट हो गया। बस अभी खुलेंगे।
inbox-early-returned = नहीं खुल सका। तुम्हारे स्टार्स वापस आ रहे हैं।
inbox-early-failed = बात नहीं बनी, और कुछ नहीं कटा। ज़रा रुककर फिर से कोशिश करो।

inbox-item-valentine = तुम्हारे लिए वैलेंटाइन
inbox-item-super = सुपर वैलेंटाइन!
inbox-item-club = क्लब से
inbox-item-question = तुम्हारे लिए एक सवाल
inbox-item-no-words = शब्द नहीं, बस तोहफ़ा
inbox-item-gift-sent = Telegram तोहफ़े के रूप में भी तुम्हें भेजा गया
inbox-item-your-answer = तुम्हारा जवाब
inbox-sender-hidden = रहस्यमय शख़्स
inbox-sender-hidden-text = नाम खुलने तक छिपा हुआ
inbox-sender-anonymous = हमेशा के लिए छिपा
inbox-sender-anonymous-text = नाम नहीं खुल सकता: इसके साथ कोई नाम नहीं रखा जाता
inbox-sender-club = Billet क्लब
inbox-sender-club-text = हमारी टीम की एक पर्ची
inbox-sender-mutual-text = दोनों तरफ़ से है: तुम दोनों ने एक-दूसरे को लिखा
inbox-sender-sympathy-text = पसंद हो तुम, और यह छिपाया भी नहीं
inbox-sender-revealed-text = नाम खुल चुका
inbox-chat = चैट खोलो
inbox-reveal = नाम खोलो
inbox-reveal-show = किसने भेजा
inbox-reveals-left = { $count ->
    [0] खुलासे { $stars } स्टार से
    [one] { $count } खुलासा बाक़ी
   *[other] { $count } खुलासे बाक़ी
}
inbox-reply = जवाब दो
inbox-reply-continue = अपना जवाब पूरा करो
inbox-visibility = मेरी प्रोफ़ाइल पर दिखाओ
inbox-visibility-on = जिसके पास भी तुम्हारा लिंक है, उसे यह पर्ची और तुम्हारा जवाब दिखता है
inbox-visibility-off = यह पर्ची और तुम्हारा जवाब सिर्फ़ तुम्हें दिखता है
inbox-visibility-saving = सेव हो रहा है…
visibility-change-error = साफ़ जवाब नहीं मिला, इसलिए हमें पता नहीं कि यह बदला या नहीं। फिर से देख रहे हैं।
inbox-share-answer = मेरा जवाब शेयर करो
story-share-error = यहाँ स्टोरी नहीं बन सकती।
story-share-fail = स्टोरी नहीं बनी। फिर से कोशिश करो।

inbox-reply-title = तुम्हारा जवाब
inbox-reply-label = जवाब लिखो
inbox-reply-placeholder = जो दिल में है, वही लिखो…
inbox-reply-counter = { $limit } में से { $count }
inbox-reply-too-long = थोड़ा छोटा, प्लीज़
inbox-reply-send = भेजो
inbox-reply-publish = मेरा जवाब सबको दिखाओ
inbox-reply-publish-on = पर्ची और तुम्हारा जवाब तुम्हारी प्रोफ़ाइल पर दिखेंगे
inbox-reply-publish-off = जवाब सिर्फ़ उसे जाएगा, जिसने पर्ची भेजी
inbox-reply-publish-off-anonymous = तुम्हारा जवाब सिर्फ़ तुम्हें दिखेगा
inbox-kept = पिछली बार का लिखा
inbox-start-over = नए सिरे से
inbox-unsent = तुम्हारे दूसरे शब्द, जो नहीं गए
inbox-unsent-copy = कॉपी करो
inbox-unsent-copied = कॉपी हो गया
inbox-unsent-not-copied = कॉपी नहीं हुआ। शब्द अब भी यहीं हैं।
inbox-unsent-discard = फेंक दो
reply-modal-send-error = साफ़ जवाब नहीं मिला, इसलिए हमें पता नहीं कि तुम्हारा जवाब गया या नहीं। वह अब भी यहीं है: फिर से भेजो, दो बार नहीं जाएगा।

inbox-confirm-title = नाम खोलना है?
inbox-confirm-subtitle = { $count ->
    [1] इसमें तुम्हारा आख़िरी खुलासा लगेगा
    [one] इसमें तुम्हारे { $count } में से 1 खुलासा लगेगा
   *[other] इसमें तुम्हारे { $count } में से 1 खुलासा लगेगा
}
inbox-reveal-shows = क्या-क्या दिखेगा
inbox-reveal-shows-name = पहला नाम और फ़ोटो
inbox-reveal-shows-username = यूज़रनेम, अगर हो
inbox-reveal-shows-link = लिंक, ताकि जवाब में कुछ भेज सको
inbox-reveal-shows-time = भेजने का सटीक समय
inbox-confirm-yes = नाम खोलो
inbox-confirm-hold = दबाए रखो, नाम खुलेगा
inbox-confirm-no = अभी नहीं
reveal-sender-error = नाम नहीं दिखाया जा सका। फिर से कोशिश करो: एक ही खुलासा दो बार ख़र्च नहीं होता।
inbox-gone-title = वहाँ कोई नहीं
inbox-gone-heading = यह अकाउंट अब नहीं है
inbox-gone-text = अब दिखाने को कोई नहीं है। तुम्हारा खुलासा अब भी तुम्हारा है।

inbox-packs-title = कौन हो सकता है?
inbox-packs-subtitle = एक खुलासा, एक नाम
inbox-packs-choice = पैक चुनो
inbox-packs-name = { $count ->
    [one] { $count } खुलासा
   *[other] { $count } खुलासे
}
inbox-packs-saved = हर एक { $stars } में, बचत { $saved }
inbox-packs-discount = −{ $percent }%
inbox-packs-price = { $stars } स्टार
inbox-packs-free = फ़्री
inbox-packs-buy = { $count ->
    [one] { $stars } स्टार में { $count } खुलासा लो
   *[other] { $stars } स्टार में { $count } खुलासे लो
}
inbox-packs-small = एक अभी इसी नाम पर लगेगा, बाक़ी तुम्हारे पास रहेंगे।
inbox-packs-small-one = यह अभी इसी नाम पर लगेगा।
inbox-packs-checking = पेमेंट देखा जा रहा है
inbox-packs-showing = पता लगा रहे हैं, किसने भेजा
inbox-payment-preparing = पेमेंट तैयार हो रहा है
payment-error = पेमेंट नहीं हुआ। अगर बाद में हो जाए, तो जो लिया है, वह अपने-आप आ जाएगा।
inbox-payment-uncharged = पेमेंट नहीं हुआ। तुमसे कुछ नहीं कटा।
inbox-payment-unreturned = बात नहीं बनी, और तुम्हारे स्टार्स वापस नहीं भेजे जा सके। हमारे बॉट को /paysupport भेजो।
inbox-payment-waiting = पेमेंट की ख़बर का इंतज़ार है। आते ही अपने-आप जुड़ जाएगा।
inbox-price-changed = अब क़ीमत { $stars } स्टार है। कुछ नहीं कटा: पेमेंट से पहले फिर से देखो।
reveal-purchase-failed = यह पैक अभी नहीं लिया जा सकता।
reveal-purchase-error = ख़रीदारी शुरू नहीं हुई। कनेक्शन देखो और फिर से कोशिश करो।
inbox-packs-bought = तुम्हारे खुलासे आ गए।
inbox-packs-on-its-way = तुम्हारे खुलासे रास्ते में हैं। बस अभी पहुँचेंगे।
inbox-packs-returned = ख़रीदारी पूरी नहीं हो सकी। तुम्हारे स्टार्स वापस आ रहे हैं।

inbox-details-title = और नाम है…
inbox-next-write = { $name } को लिखो
inbox-next-send = तुम भी कुछ भेजो
inbox-next-share = नाम खुलने का पल शेयर करो
inbox-details-gone = यह अकाउंट उसके बाद डिलीट हो गया। जो पहला नाम तुम्हारे सामने खुला था, वह तुम्हारे पास रहेगा; बाक़ी सब अकाउंट के साथ चला गया।
inbox-details-sent = भेजा गया
inbox-details-place = जगह
inbox-details-network = नेटवर्क
inbox-details-device = डिवाइस
inbox-details-browser = ब्राउज़र
inbox-details-system = सिस्टम

inbox-safety-open = ब्लॉक या शिकायत करो
inbox-safety-title = प्यार बना रहे
inbox-safety-subtitle = जो चुभे, उसे पढ़ना ज़रूरी नहीं
inbox-safety-more = पॉज़, म्यूट किए शब्द और ब्लॉक
inbox-safety-more-hint = पूरे इनबॉक्स के लिए
inbox-block = जिसने भेजा, उसे ब्लॉक करो
inbox-block-off = उसका भेजा अब कुछ भी तुम तक नहीं पहुँचेगा। उसे बताया नहीं जाएगा, और तुम्हें पता नहीं चलेगा कि वह कौन है।
inbox-block-on = उसका भेजा कुछ भी तुम तक नहीं पहुँचता। जब मन हो, ब्लॉक हटाओ।
inbox-block-error = साफ़ जवाब नहीं मिला, इसलिए हमें पता नहीं कि ब्लॉक बदला या नहीं। फिर से देख रहे हैं।
inbox-blocked = जिसने भेजा, वह ब्लॉक है
inbox-unblocked = ब्लॉक हट गया, पर्चियाँ फिर आ सकती हैं
inbox-report = शिकायत करो
inbox-report-hint = हमारी टीम इसे पढ़ती है, पर उसे नहीं दिखता कि किसने लिखा
inbox-report-title = इसमें क्या ग़लत है?
inbox-report-subtitle = जिसने भेजा, उसे शिकायत के बारे में नहीं बताया जाता
inbox-report-reasons = वजह
inbox-report-insult = बेइज़्ज़ती या तंग करना
inbox-report-threat = धमकी है
inbox-report-sexual = बिन चाही यौन बातें
inbox-report-spam = स्पैम या ठगी है
inbox-report-minor = नाबालिग के लिए ख़तरा है
inbox-report-other = कुछ और
inbox-report-text = और कुछ बताना है?
inbox-report-placeholder = मन हो, तभी
inbox-report-send = शिकायत भेजो
inbox-report-error = साफ़ जवाब नहीं मिला, इसलिए हमें पता नहीं कि शिकायत पहुँची या नहीं। वह अब भी यहीं है: फिर से भेजो, एक ही बार गिनी जाएगी।
inbox-reported-title = शुक्रिया
inbox-reported-text = हमारी टीम जल्द देखेगी। अगर यह नियम तोड़ती है, तो हटा दी जाएगी।
inbox-reported-done = हो गया

inbox-contest = मुक़ाबला कैसे चलता है
inbox-contest-text = इस साल सबसे ज़्यादा मीठी बातें किसे सुनने को मिलेंगी?
inbox-contest-season = सीज़न
inbox-contest-season-text = पूरे { $year } चलेगा और 31 दिसंबर की रात बारह बजे ख़त्म होगा, मॉस्को के समय से।
inbox-contest-score = स्कोर
inbox-contest-score-text = तुम्हारे इनबॉक्स की हर पर्ची एक गिनी जाती है, नाम के साथ हो या छिपी हुई; गिनती दिन में एक बार होती है। कितने लोगों ने लिखा, इससे फ़र्क़ नहीं पड़ता, और यह दिखाया भी नहीं जाता।
inbox-contest-prizes = इनाम
inbox-contest-prizes-text = हर इलाक़े में पहले, दूसरे और तीसरे नंबर को इनबॉक्स में विजेता का तोहफ़ा मिलता है।
inbox-contest-choice = सिर्फ़ मन हो तो
inbox-contest-choice-text = हिस्सा लेने से पहले तुम्हारा नाम किसी को किसी लिस्ट में नहीं दिखता। बाहर जब चाहो, निकलो।
inbox-contest-leaderboard = लीडरबोर्ड पर

inbox-tab = इनबॉक्स
inbox-web-title = तुम्हारा इनबॉक्स Telegram में रहता है
inbox-web-text = वहाँ Billet खोलो और पढ़ो, तुम्हारे लिए क्या आया है।
