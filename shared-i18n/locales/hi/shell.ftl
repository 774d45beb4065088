shell-splash = लोड हो रहा है
shell-initializing-app = ऐप शुरू हो रहा है...
shell-initializing = शुरू हो रहा है...
shell-loading-profile = प्रोफ़ाइल लोड हो रही है...
shell-network-retry = नेटवर्क में गड़बड़ हुई। फिर से कोशिश हो रही है... ज़रा रुको।
shell-profile-failed = तोहफ़े बहुत ज़्यादा हो गए। फिर से कोशिश करो
shell-reload = फिर से लोड करो

shell-expired-title = नई शुरुआत का समय
shell-expired-text = यह सेशन ख़त्म हो गया। Telegram से Billet फिर से खोलो: तुम्हारे ड्राफ़्ट सुरक्षित हैं।
shell-expired-action = फिर से खोलो

shell-tabs = सेक्शन
shell-tab-unread = { $count ->
    [one] { $count } बिना पढ़ी
   *[other] { $count } बिना पढ़ी
  }

shell-web-recipient-valentine = { $name } के लिए वैलेंटाइन
shell-web-recipient-anonymous = { $name } के लिए गुमनाम सवाल
shell-web-recipient-valentine-text = तोहफ़ा चुनो और कुछ शब्द लिखो। नाम के साथ या बिना: तुम तय करो।
shell-web-recipient-anonymous-text = जो कब से जानना है, पूछ लो। सवाल पर तुम्हारा नाम नहीं होगा।
shell-web-open = Telegram में खोलो
shell-web-qr = इस पेज का QR कोड
shell-web-scan = या फ़ोन का कैमरा इस पर रखो
shell-web-loading = तुम्हारे दोस्त का पेज ढूँढ रहे हैं
shell-web-missing = तुम्हारे दोस्त का पेज लोड नहीं हुआ

shell-page-loading = पेज लोड हो रहा है
shell-page-failed-title = यह पेज चाय पीने गया है
shell-page-failed-text = कनेक्शन देखो और फिर से कोशिश करो।
shell-page-broken-title = इस पेज पर कुछ टूट गया
shell-page-broken-text = बाक़ी ऐप चल रहा है। फिर से कोशिश करो।
shell-page-contract-title = इस पेज को ऐप का नया वर्शन चाहिए
shell-page-retry = फिर से
shell-dialog-unknown = यह अभी नहीं खुल सकता। ऐप फिर से लोड करो, ताकि सबसे नया वर्शन मिले।

shell-sheet-loading = खुल रहा है
shell-sheet-failed-title = यह नहीं खुल सका
shell-sheet-failed-text = ऐप का एक हिस्सा नहीं आया। कनेक्शन देखो और फिर से कोशिश करो।
shell-sheet-broken-title = यहाँ कुछ टूट गया
shell-sheet-broken-text = बाक़ी ऐप चल रहा है। फिर से कोशिश करो, या इसे बंद करो।
shell-sheet-close = बंद करो

shell-crash-title = यह तो सोचा भी नहीं था!
shell-crash-text = ऐप फिर से लोड करो: जो भेजा गया, उसमें से कुछ नहीं खोया।

shell-toasts = सूचनाएँ
shell-back = वापस
