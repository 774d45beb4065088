send-title = { $name } के लिए वैलेंटाइन
send-subtitle = तोहफ़ा चुनो, कुछ शब्द जोड़ो। नाम के साथ या बिना: तुम तय करो।
send-open = वैलेंटाइन भेजो
send-tap = ट्यूलिप को छुओ
send-loading = पेज खुल रहा है…
send-preview-hint = सबके सामने दिए जवाब देखो
send-recipient-missing-title = पेज लोड नहीं हुआ
send-missing-text = कनेक्शन देखो और फिर से कोशिश करो।
send-again = फिर से
send-draft = अभी भेजा नहीं
send-draft-no-words = बिना शब्दों का तोहफ़ा
send-draft-continue = आगे बढ़ो
send-draft-start-over = नए सिरे से

send-sheet = वैलेंटाइन भेजना
send-close = बंद करो
send-back = वापस
send-pick-title = तोहफ़ा चुनो
send-pick-subtitle = { $name } के लिए
send-tabs = कौन-से तोहफ़े दिखाने हैं
send-tab-gifts = तोहफ़े
send-tab-wishlist = विशलिस्ट
send-wishes = मेरी विशलिस्ट
send-wishes-subtitle = तीन तक तोहफ़े चुनो। दोस्तों को ये सबसे पहले दिखेंगे।
send-wishes-count = { $limit } में से { $count }
send-wishes-of = { $name } को ये बहुत पसंद आएँगे
send-wishes-others = और तोहफ़े
send-gifts-loading = तोहफ़े आ रहे हैं…
send-gifts-missing-title = तोहफ़े लोड नहीं हुए
send-ghost = { $name } ने अभी Billet शुरू नहीं किया है। फ़्री तोहफ़े सँभालकर रखे जाएँगे, स्टार्स वाले तोहफ़े अभी नहीं पहुँचाए जा सकते।
send-price-free = फ़्री
send-price = { $stars } स्टार
send-price-extra = साथ में { $stars } स्टार
send-discount = −{ $percent }%
send-odds = { $count ->
    [1] हमेशा यही तोहफ़ा।
    [one] इन { $count } में से एक, सबका चांस बराबर। कौन सा, यह तुम्हें भी नहीं पता।
   *[other] इन { $count } में से एक, सबका चांस बराबर। कौन सा, यह तुम्हें भी नहीं पता।
}
send-pack-content = { $count ->
    [1] अंदर एक तोहफ़ा।
    [2] दोनों एक साथ।
    [one] सब { $count } एक साथ।
   *[other] सब { $count } एक साथ।
}
send-odds-best = सरप्राइज़ पैक: { $stars } स्टार तक के तोहफ़े।

send-checkout-title = तुम्हारे शब्द
send-message = मैसेज
send-message-placeholder = दो मीठे बोल, या कुछ भी नहीं
send-message-count = { $limit } में से { $count }
send-message-too-long = थोड़ा लंबा हो गया
send-message-not-text = इसके कुछ अक्षर भेजे नहीं जा सकते
send-message-own = मेरे शब्द वापस लाओ
send-message-random = कुछ सुझाओ
send-privacy = तुम्हारा नाम
send-privacy-reveal = छिपा हुआ
send-privacy-reveal-line = दिखता नहीं, पर { $name } के पास स्टार्स देकर इसे खोलने का रास्ता है: नाम, फ़ोटो, यूज़रनेम, लिंक, समय, शायद जगह, नेटवर्क और डिवाइस।
send-privacy-full = हमेशा के लिए छिपा
send-privacy-full-line = { $name } के सामने यह कभी नहीं खुल सकता, और जवाब तुम्हें नहीं दिखेगा। 15 मिनट के अंदर पहुँचता है।
send-privacy-open = नाम के साथ
send-privacy-open-line = तोहफ़ा खोलते ही { $name } को फ़ोटो और यूज़रनेम के साथ दिखेगा।
send-match = दोनों तरफ़ से
send-match-line = अगर तुम दोनों एक-दूसरे को लिखो, तो दोनों को नाम, फ़ोटो और यूज़रनेम दिखेंगे।
send-super = सुपर वैलेंटाइन
send-super-line = पूरा सुनहरा, धमाकेदार एंट्री के साथ।
send-super-line-closed = पूरा सुनहरा, और तुरंत खुलता है, 8 मार्च का इंतज़ार नहीं।
send-total = कुल
send-submit = भेजो
send-waiting = पेमेंट का इंतज़ार है। उसे Telegram में पूरा करो, या दोबारा खोलने के लिए फिर से भेजो।
send-paying = पेमेंट Telegram में खुल रहा है
send-retrying = अभी जवाब नहीं आया। फिर से कोशिश: { $limit } में से { $count }
send-valentine-modal-payment-error = पक्का नहीं हो सका कि यह गया या नहीं। तुम्हारे शब्द सुरक्षित हैं, कुछ नहीं कटा। फिर से कोशिश करो: एक ही चीज़ दो बार नहीं जाती।
send-returned = पहुँचाया नहीं जा सका। तुम्हारे स्टार्स वापस आ रहे हैं, और तुम्हारे शब्द सुरक्षित हैं।
send-unreturned = पहुँचाया नहीं जा सका, और तुम्हारे स्टार्स वापस नहीं भेजे जा सके। हमारे बॉट को /paysupport भेजो। तुम्हारे शब्द सुरक्षित हैं।

send-canned-1 = पहले नंबर पर चाय थी। फिर तुमसे बात हुई।
send-canned-2 = तुम्हारा नाम स्क्रीन पर आते ही मुस्कान अपने-आप आ जाती है।
send-canned-3 = तुम्हारे साथ सोमवार भी रविवार जैसा लगता है।
send-canned-4 = जादू की झप्पी भेजी है। वापस भी मिलेगी न?
send-canned-5 = हर अच्छी बात पर सबसे पहले तुम्हारी याद आती है।
send-canned-6 = कुछ ख़ास नहीं, बस दिल ने तुम्हारा नाम लिया।
send-canned-7 = तुमसे बात हो जाए, तो दिन में तड़का लग जाता है।
send-canned-8 = छोटा-सा तोहफ़ा, बड़ा-सा क्रश।

send-gift-tulip = ट्यूलिप
send-gift-candy = टॉफ़ी
send-gift-kiss = किस
send-gift-teddy = टेडी
send-gift-bouquet = गुलदस्ता
send-gift-heart_box = दिल का बॉक्स
send-gift-cake = केक
send-gift-champagne = शैंपेन
send-gift-rocket = रॉकेट
send-gift-ring = अंगूठी
send-gift-crown = ताज
send-gift-diamond = हीरा
send-gift-unicorn = यूनिकॉर्न
send-gift-surprise_box = सरप्राइज़ बॉक्स
send-gift-surprise_pack = सरप्राइज़ पैक
send-gift-wish_pack = विश पैक
send-gift-easter_cake = ईस्टर केक
send-gift-anon = बस एक सवाल
send-gift-love = इश्क़
send-gift-laugh = हँसी
send-gift-wow = वाह
send-gift-sad = थोड़ी उदासी
send-gift-fire = आग
send-gift-kiss_face = मुआह
send-gift-surprise = सरप्राइज़

send-success-title = भेज दिया गया!
send-success-text = { $name } के चेहरे पर बस मुस्कान आने वाली है।
send-success-paid-title = रास्ते में है!
send-success-paid-text = { $name } को तुम्हारा तोहफ़ा बस मिलने वाला है।
send-success-batch-title = रास्ते में है!
send-success-batch-text = यह औरों के साथ चलता है और 15 मिनट के अंदर { $name } के पास होगा।
send-success-message = तुम्हारा मैसेज
send-success-taps = { $count ->
    [1] ट्यूलिप को एक बार छुआ, क़िस्मत के लिए
    [one] ट्यूलिप को { $count } बार छुआ, क़िस्मत के लिए
   *[other] ट्यूलिप को { $count } बार छुआ, क़िस्मत के लिए
}
send-success-another = एक और भेजो
send-success-own = मुझे भी वैलेंटाइन चाहिए

send-ask-title = { $name } से कुछ भी पूछो
send-ask-subtitle = न नाम, न शर्म। बस सवाल।
send-ask-open = गुमनाम सवाल पूछो
send-ask-tap = लिफ़ाफ़े को छुओ
send-ask-sheet = गुमनाम सवाल
send-ask-write-title = तुम्हारा सवाल
send-ask-message = सवाल
send-ask-placeholder = कब से क्या पूछने का मन है?
send-ask-random = सवाल सुझाओ
send-ask-honest = तुम्हारा नाम दिखता नहीं, पर { $name } के पास स्टार्स देकर उसे खोलने का रास्ता है: नाम, फ़ोटो, यूज़रनेम, लिंक, समय, शायद जगह, नेटवर्क और डिवाइस।
send-ask-continue = आगे बढ़ो
send-ask-emotion-title = मूड चुनो
send-ask-emotion-subtitle = छूते ही चला जाएगा
send-ask-failed = पक्का नहीं हो सका कि यह गया या नहीं। तुम्हारा सवाल सुरक्षित है। वही मूड फिर से छुओ: एक ही चीज़ दो बार नहीं जाती।
send-ask-refused = नहीं भेजा गया।
send-ask-sending = जा रहा है…
send-ask-waiting = पेमेंट का इंतज़ार है। उसे Telegram में पूरा करो, या दोबारा खोलने के लिए वही मूड छुओ।
send-ask-success-title = पूछ लिया!
send-ask-success-text = अब बारी { $name } की है। जवाब बॉट ले आएगा।
send-ask-success-own = मुझे भी सवाल चाहिए
send-ask-success-another = कुछ और पूछो

send-friend-mode = क्या भेजना है
send-friend-mode-anonymous = गुमनाम
send-friend-mode-valentine = वैलेंटाइन
send-friend-title = दोस्त के लिए वैलेंटाइन
send-friend-title-anonymous = दोस्त के लिए गुमनाम सवाल
send-friend-lead = दोस्त ने Billet कभी न खोला हो, तब भी चलेगा।
send-friend-step-1 = बॉट के साथ चैट खोलो
send-friend-step-1-text = वह पूछेगा, किसके लिए है।
send-friend-step-2 = दोस्त चुनो
send-friend-step-2-text = सीधे अपने कॉन्टैक्ट से, कोई कोड नहीं चाहिए।
send-friend-step-3 = लिखो और भेजो
send-friend-step-3-text = दोस्त के आने तक हम सँभालकर रखेंगे।
send-friend-open = दोस्त चुनो
send-friend-loading = मोड बदल रहा है…

send-public = सबके सामने जवाब
send-public-title = सबके सामने जवाब
send-public-more = और दिखाओ
send-public-loading = जवाब लोड हो रहे हैं…
send-public-missing-title = जवाब लोड नहीं हुए
send-public-empty-title = अभी यहाँ कुछ नहीं
send-public-empty-text = पहला जवाब तुम्हें मिल सकता है।
send-public-empty-send = वैलेंटाइन भेजो
send-public-empty-ask = सवाल पूछो
send-public-answer = जवाब

send-tab = भेजो
send-web-title = पर्ची या तोहफ़ा भेजो
send-web-text = दोस्त चुनो और सरप्राइज़ दो, नाम के साथ या बिना।
send-easter-until = 20 अप्रैल तक यहाँ।
send-easter-where-valentine = ईस्टर केक फ़्री तोहफ़ों के ठीक बाद है।
send-easter-where-anonymous = ईस्टर केक वैलेंटाइन के साथ जाता है: ऊपर “वैलेंटाइन” चुनो।
send-easter = ईस्टर केक आ गए: दोस्त को एक भेजो
