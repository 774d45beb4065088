share-mode = क्या पाना है
share-mode-anonymous = गुमनाम
share-mode-valentine = वैलेंटाइन
share-mode-loading = मोड बदल रहा है…

share-title-valentine = वैलेंटाइन पाओ
share-title-anonymous = गुमनाम सवाल पाओ
share-chip-anonymous = मुझसे कुछ भी पूछो
share-countdown-today = आज 8 मार्च है!
share-countdown-tomorrow = कल 8 मार्च है
share-countdown-days = 8 मार्च में { $days } दिन बाक़ी
share-countdown-later = तुम किसके ख़यालों में हो?
share-countdown-closed = वैलेंटाइन 8 मार्च को खुलेंगे

share-step-share-title = अपना लिंक शेयर करो
share-step-share-text-valentine = इस लिंक से तुम्हें वैलेंटाइन भेजा जा सकता है।
share-step-share-text-anonymous = इस लिंक से तुमसे कुछ भी पूछा जा सकता है।
share-step-share-action = शेयर करो
share-step-send-title = एक ख़ुद भी भेजो
share-step-send-text-valentine = वैलेंटाइन को साथ पसंद है: किसी दोस्त से शुरू करो।
share-step-send-text-anonymous = दोस्त से वह पूछो, जो कब से जानना है।
share-step-send-action-valentine = वैलेंटाइन भेजो
share-step-send-action-anonymous = दोस्त से पूछो
share-step-channel-title = हमारे चैनल से जुड़ो
share-step-channel-text = ख़बरें, मुक़ाबले और छोटी-छोटी ख़ुशियाँ।
share-step-channel-action = चैनल खोलो
share-step-status-title = हमारा स्टेटस लगाओ
share-step-status-text = तुम्हारे नाम के पास एक छोटा-सा निशान।
share-step-status-action = स्टेटस लगाओ
share-link = तुम्हारा लिंक
share-copy = लिंक कॉपी करो

share-back = वापस
share-retry = फिर से
share-more = और दिखाओ
share-more-failed = बाक़ी लोड नहीं हुआ। इंटरनेट देखो और फिर से कोशिश करो।

share-status-done = हो गया: अब Billet का स्टेटस लगा है
share-status-declined = स्टेटस पहले जैसा ही रहा
share-status-unsupported = तुम्हारा Telegram अभी यह स्टेटस नहीं लगा सकता
share-status-error = स्टेटस नहीं लग सका
share-copy-done = लिंक कॉपी हो गया
share-copy-error = लिंक कॉपी नहीं हो सका
share-chat-error = चैट की लिस्ट नहीं खुल सकी
share-story-error = स्टोरी नहीं बन सकी
share-photo-error = तस्वीर शेयर नहीं हो सकी
share-save-done = तस्वीर सेव हो गई
share-save-error = तस्वीर सेव नहीं हो सकी
share-error = शेयर नहीं हुआ। एक बार और कोशिश हो जाए?
share-unavailable = यहाँ शेयर नहीं हो सकता। इसके बजाय लिंक कॉपी करो।
share-cancelled = कुछ शेयर नहीं हुआ
share-untold = Telegram ने नहीं बताया कि क्या हुआ। वहाँ जाकर देखो।
share-messenger-slow = Telegram ने अभी जवाब नहीं दिया। अगर कुछ नहीं खुला, तो शायद इस वर्शन को यह नहीं आता।

share-menu = शेयर करो
share-menu-title = अपना लिंक शेयर करो
share-answer-title = अपना जवाब शेयर करो
share-reveal-title = नाम खुलने का पल शेयर करो
share-menu-close = बंद करो
share-menu-loading = एक सेकंड…
share-menu-chat = चैट में भेजो
share-menu-chat-preparing = तुम्हारा मैसेज तैयार हो रहा है…
share-menu-chat-choosing = Telegram में चुनो, किसे मिले
share-menu-chat-slow = कुछ नहीं खुला? सादा लिंक भेजने के लिए छुओ
share-menu-copy = लिंक कॉपी करो
share-menu-save = सेव करो
share-menu-how = यह कैसे होता है

share-text-valentine = मुझे वैलेंटाइन भेजो, नाम के साथ या बिना 💌
share-text-anonymous = मुझसे कुछ भी पूछो, सवाल पर तुम्हारा नाम नहीं होगा 🎭

share-menu-photo = दूसरा ऐप
share-looks = तस्वीर का अंदाज़
share-look-classic = क्लासिक
share-look-letter = चिट्ठी
share-look-headline = सुर्ख़ी
share-look-portrait = पोर्ट्रेट
share-look-chat = चैट
share-look-drawing = तस्वीर बन रही है…
share-look-failed = यह तस्वीर नहीं आई
share-story-steps = कैसे चलता है
share-story-next = आगे
share-story-count = { $steps } में से { $step }
share-story-widget = मुझे लिखो
share-story-messenger-title = तुम्हारी Telegram स्टोरी
share-story-messenger-post = स्टोरी बनाओ
share-story-messenger-1-title = तुम्हारी तस्वीर तैयार है
share-story-messenger-1-text = तुम्हारा नाम, तुम्हारा लिंक, एक बड़ा-सा न्योता।
share-story-messenger-2-title = Telegram अपना एडिटर खोलेगा
share-story-messenger-2-text = चीज़ें इधर-उधर करो, म्यूज़िक या स्टिकर जोड़ो।
share-story-messenger-3-title = अपना लिंक जोड़ो
share-story-messenger-3-text = लिंक कॉपी हो चुका है, बस पेस्ट करो। Premium है? तो वह स्टोरी पर पहले से है।
share-story-messenger-4-title = डालो और इंतज़ार करो
share-story-messenger-4-text = दोस्त जो भी भेजेंगे, तुम्हारे इनबॉक्स में आएगा।

share-safety-title = प्राइवेसी और सुरक्षा
share-safety-subtitle = तुम तक क्या पहुँचे, तुम तय करो
share-safety-unknown = …
share-safety-failed = यह लोड नहीं हुआ
share-safety-error = साफ़ जवाब नहीं मिला, इसलिए हमें पता नहीं कि यह बदला या नहीं। फिर से देख रहे हैं।
share-unknown = साफ़ जवाब नहीं मिला, इसलिए हमें पता नहीं कि यह सेव हुआ या नहीं। ज़रा रुककर फिर से देखो।
share-paused = तुम्हारा इनबॉक्स पॉज़ पर है। फ़्री पर्चियाँ इनबॉक्स चालू होने तक इंतज़ार करेंगी; स्टार्स वाले तोहफ़े नहीं लिए जाते।
share-resume = चालू करो
share-resumed = तुम्हारा इनबॉक्स फिर से चालू है
share-pause = इनबॉक्स पॉज़ करो
share-pause-off = सबसे छुट्टी: तुम्हारी वापसी तक कुछ नया नहीं दिखेगा। किसी को बताया नहीं जाता।
share-pause-on = अभी कुछ नया नहीं दिखता। फ़्री पर्चियाँ तुम्हारा इंतज़ार करती हैं; स्टार्स वाले तोहफ़ों को पेमेंट से पहले ही मना कर दिया जाता है।
share-words = म्यूट किए शब्द
share-words-hint = { $count ->
    [0] अभी कोई नहीं
    [one] { $count } शब्द
   *[other] { $count } शब्द
}
share-words-subtitle = इन शब्दों वाली पर्चियाँ चुपचाप एक अलग लिस्ट में जाती हैं
share-words-label = शब्द या वाक्य
share-words-counter = { $limit } में से { $count }
share-words-add = म्यूट करो
share-words-blank = पहले कोई शब्द लिखो
share-words-too-long = थोड़ा छोटा, प्लीज़
share-words-known = यह पहले से म्यूट है
share-words-full = इससे ज़्यादा नहीं हो सकते
share-words-not-text = इसके कुछ अक्षर यहाँ नहीं चलते
share-words-empty = कुछ म्यूट नहीं है। छोटे-बड़े अक्षर, नुक़्ते और मिलते-जुलते अक्षरों से फ़र्क़ नहीं पड़ता, और लंबे शब्द अलग अंत के साथ भी पकड़े जाते हैं।
share-words-remove = “{ $word }” को अनम्यूट करो
share-muted = म्यूट की गई पर्चियाँ
share-muted-hint = { $count ->
    [0] यहाँ कुछ नहीं
    [one] { $count } पर्ची
   *[other] { $count } पर्चियाँ
}
share-muted-subtitle = ये सिर्फ़ तुम्हें दिखती हैं; इनकी कहीं गिनती नहीं होती
share-muted-loading = म्यूट की गई पर्चियाँ लोड हो रही हैं
share-muted-failed = म्यूट की गई पर्चियाँ लोड नहीं हुईं
share-muted-empty = कुछ म्यूट नहीं हुआ
share-muted-empty-text = जिन पर्चियों में तुम्हारा म्यूट किया कोई शब्द हो, वे चुपचाप यहाँ आती हैं।
share-note-action = { $action }: पर्ची { $place }
share-muted-read = पढ़ो
share-muted-block = ब्लॉक करो
share-muted-unblock = ब्लॉक हटाओ
share-muted-blocked = जिसने भेजा, वह ब्लॉक है
share-muted-unblocked = ब्लॉक हट गया, पर्चियाँ फिर आ सकती हैं
share-muted-report = शिकायत करो
share-muted-release = इनबॉक्स में लाओ
share-muted-released = अब यह इनबॉक्स में है
share-blocked = ब्लॉक किए गए लोग
share-blocked-hint = पहचान बस उनकी भेजी चीज़ों से
share-blocked-subtitle = उनकी पर्चियाँ दिखती हैं, नाम कभी नहीं
share-blocked-loading = ब्लॉक किए गए लोग लोड हो रहे हैं
share-blocked-failed = ब्लॉक किए गए लोग लोड नहीं हुए
share-blocked-empty = कोई ब्लॉक नहीं है
share-blocked-empty-text = कोई पर्ची चुभे, तो उसे खोलो और जिसने भेजी, उसे ब्लॉक करो। उसे बताया नहीं जाता।
share-blocked-release = ब्लॉक हटाओ
share-blocked-released = ब्लॉक हट गया, पर्चियाँ फिर आ सकती हैं
share-note-unread = अभी खोला नहीं
share-note-no-words = शब्द नहीं, बस तोहफ़ा

share-leaderboard-rank = #{ $rank }
share-rank-label = #{ $rank }: लीडरबोर्ड में तुम्हारी जगह
share-leaderboard = लीडरबोर्ड
share-leaderboard-season = सीज़न { $season }: सबसे ज़्यादा किसे मिला
share-leaderboard-boards = कौन-सी लिस्ट
share-leaderboard-global = दुनिया
share-leaderboard-list = जगहें
share-leaderboard-own = तुम्हारी जगह
share-leaderboard-loading = लीडरबोर्ड लोड हो रहा है
share-leaderboard-you = यह तुम हो
share-leaderboard-score = { $count ->
    [one] { $count } पर्ची
   *[other] { $count } पर्चियाँ
}
share-leaderboard-listed = औरों को लिस्ट में तुम्हारा नाम दिखता है
share-leaderboard-unlisted = यह सिर्फ़ तुम्हें दिखता है
share-leaderboard-empty = सिंहासन ख़ाली है
share-leaderboard-empty-text = इस लिस्ट में अभी कोई नहीं। पहला नंबर तुम्हारा हो!
share-leaderboard-failed = लिस्ट लोड नहीं हुई
share-leaderboard-join = हिस्सा लो
share-leaderboard-change = बदलो या निकलो
share-leaderboard-contest = कैसे चलता है
share-category = नाम कहाँ दिखे?
share-category-text = औरों को तुम्हारा नाम, फ़ोटो और मिली पर्चियों की गिनती दिखेगी
share-category-nowhere = कहीं नहीं
share-category-nowhere-text = तुम्हारी जगह सिर्फ़ तुम्हें दिखती है
share-category-global = पूरी दुनिया में
share-category-global-text = सिर्फ़ दुनिया की लिस्ट में
share-category-save = सेव करो

share-settings = सेटिंग
share-settings-language = भाषा
share-settings-wishes = मेरी विशलिस्ट
share-prompt = मेरी लाइन
share-prompt-subtitle = पोस्टर और पेज पर एक लाइन, जिसे पढ़कर दोस्त लिखें
share-prompt-none = कोई लाइन नहीं
share-prompt-day = आज की लाइन
share-prompt-own = अपने शब्दों में
share-prompt-blank = पहले अपनी लाइन लिखो
share-settings-leaderboard = लीडरबोर्ड
share-settings-safety = प्राइवेसी और सुरक्षा
share-settings-purchases = ख़रीदारी
share-settings-export = मेरा डेटा निकालो
share-settings-delete = मेरा अकाउंट डिलीट करो
share-settings-note = उन लोगों के लिए, जो एक-दूसरे को पसंद करते हैं
share-language-auto = जैसी Telegram में है
share-purchases-subtitle = तोहफ़ा किसके लिए था, यह लिस्ट नहीं बताती
share-purchases-batch = जो तोहफ़ा हमेशा के लिए छिपा है, वह औरों के साथ चलता है और पंद्रह मिनट के अंदर पहुँचता है।
share-purchases-loading = तुम्हारी ख़रीदारी लोड हो रही है
share-purchases-failed = तुम्हारी ख़रीदारी लोड नहीं हुई
share-purchases-empty = अभी कुछ नहीं ख़रीदा
share-purchases-empty-text = स्टार्स से जो ख़रीदा जाए, वह यहाँ दिखेगा।
share-purchase-item = तोहफ़ा
share-purchase-reveal-pack = खुलासे
share-purchase-early-reveal = जल्दी खोलना
share-purchase-price = { $stars } स्टार
share-purchase-created = पेमेंट नहीं हुआ
share-purchase-awaiting-payment = पेमेंट नहीं हुआ
share-purchase-paid = पहुँचाया जा रहा है
share-purchase-fulfilled = पहुँच गया
share-purchase-refunding = स्टार्स वापस आ रहे हैं
share-purchase-refunded = स्टार्स वापस दिए गए
share-purchase-refund-refused = स्टार्स वापस नहीं हुए
share-purchase-refund-refused-text = स्टार्स वापस नहीं भेजे जा सके। हमारे बॉट को /paysupport भेजो: वह बताएगा कि मदद कैसे मिलेगी।
share-purchase-sent = भेजा गया
share-purchase-declined = रिफ़ंड नहीं
share-purchase-cancelled = रद्द
share-purchase-asked = रिफ़ंड माँगा गया
share-purchase-refund = रिफ़ंड माँगो
share-purchase-asked-toast = तुम्हारी रिक्वेस्ट मिल गई, जल्द देखी जाएगी
share-export-failed = तुम्हारा डेटा नहीं दिया जा सका
share-delete-unknown = साफ़ जवाब नहीं मिला, इसलिए हमें पता नहीं कि तुम्हारा डेटा डिलीट हुआ या नहीं। फिर से कोशिश करो: इससे कोई नुक़सान नहीं।
share-delete-received = जो भी मिला था, सब चला जाएगा, जवाब भी।
share-delete-sent = जो भेजा था, वह उनके पास रहेगा, जिन्हें मिला। जिनके सामने तुम्हारा नाम खुल चुका है, उनके पास तुम्हारा पहला नाम रहेगा; और किसी के सामने अब नहीं खुल सकेगा।
share-delete-reveals = तुमने अपने लिए जो ख़रीदा, वह चला जाएगा, खुलासे भी। कुछ गड़बड़ हुई हो, तो पहले रिफ़ंड माँगो।
share-delete-code = तुम्हारा लिंक बंद हो जाएगा। वापसी हुई, तो नया लिंक मिलेगा। तुम्हारे ब्लॉक बने रहेंगे।
share-delete-action = हमेशा के लिए डिलीट
share-delete-keep = मेरा अकाउंट रहने दो
share-delete-done = अलविदा
share-delete-done-text = तुम्हारा अकाउंट अब नहीं है। दरवाज़ा हमेशा खुला है।
share-delete-leave = बाहर निकलो
share-age-title = शेयर करने से पहले
share-age-text = यहाँ पर्चियाँ पाने के लिए उम्र 18 होनी चाहिए। बस एक बार पूछेंगे।
share-age-confirm = मेरी उम्र 18 या ज़्यादा है
share-age-decline = अभी नहीं

share-tasks = छोटे काम
share-tasks-text = काम करो और फ़्री खुलासे पाओ
share-tasks-progress = { $total } में से { $finished } हो गए
share-task-share_link = अपना लिंक शेयर करो
share-task-share_link-action = शेयर करो
share-task-share_story = स्टोरी डालो
share-task-share_story-action = डालो
share-task-join_channel = हमारे चैनल से जुड़ो
share-task-join_channel-action = खोलो
share-task-emoji_status = हमारा स्टेटस लगाओ
share-task-emoji_status-action = लगाओ
share-task-invite_3 = तीन दोस्तों को बुलाओ
share-task-invite_3-action = बुलाओ
share-task-invite_3-count = { $needed } में से { $count } आए, गिनती दिन में एक बार
share-task-check = जाँचो
share-task-done = हो गया
share-task-reward = { $count ->
    [one] +{ $count } फ़्री खुलासा
   *[other] +{ $count } फ़्री खुलासे
}

share-sent = मेरा भेजा हुआ
share-sent-subtitle = हमेशा के लिए छिपी पर्चियाँ यहाँ नहीं हैं: उनके साथ तुम्हारा नाम नहीं रखा जाता
share-sent-loading = तुम्हारा भेजा हुआ लोड हो रहा है
share-sent-failed = लिस्ट लोड नहीं हुई
share-sent-empty = अभी कुछ नहीं भेजा
share-sent-empty-text = यहाँ से भेजा हर कुछ यहाँ दिखेगा, और आगे क्या हुआ, वह भी।
share-sent-to = { $name } को
share-sent-delivered = पहुँच गया
share-sent-opened = खुल गया
share-sent-answered = जवाब आया
share-sent-revealed = नाम पता चल गया

share-tab = शेयर करो
share-web-title = राज़ और वैलेंटाइन बटोरो
share-web-text = अपना लिंक लो और जानो वह बात, जो दोस्त सिर्फ़ गुमनाम रहकर कहेंगे।
