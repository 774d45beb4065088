errors-network = कोई जवाब नहीं आया। इंटरनेट देखो और फिर से कोशिश करो।
errors-generic = बात नहीं बनी। फिर से कोशिश करो।
errors-server = हमारी तरफ़ कुछ टूट गया। ज़रा रुककर फिर से कोशिश करो।
errors-busy = अभी भीड़ ज़्यादा है। कुछ सेकंड में फिर से कोशिश करो।
errors-crowd = अभी यहाँ बहुत सारे लोग हैं। थोड़ी देर में फिर से कोशिश होगी…
errors-not-signed-in = पहचान नहीं हो पाई। Telegram से Billet फिर से खोलो।
errors-expired = सेशन ख़त्म हो गया। Telegram से Billet फिर से खोलो।
errors-not-found = यह नहीं मिला। शायद अब है ही नहीं।
errors-bad-input = इस रिक्वेस्ट में कुछ ठीक नहीं है।
errors-bad-message = इसमें ऐसे अक्षर हैं, जो भेजे नहीं जा सकते।
errors-message-blank = पहले कुछ शब्द लिखो।
errors-message-too-long = थोड़ा लंबा हो गया। छोटा करो।
errors-too-large = एक बार में यह बहुत ज़्यादा है। कम करो।
errors-unknown-item = यह तोहफ़ा अब नहीं मिलता। कोई और चुनो।
errors-privacy-conflict = तोहफ़ा नाम के साथ और हमेशा के लिए छिपा, दोनों नहीं हो सकता। एक चुनो।
errors-own-code = ख़ुद को तोहफ़ा नहीं भेजा जा सकता।
errors-not-open-yet = अभी बंद है। बस थोड़ा-सा सब्र!
errors-not-opened = पहले इसे खोलो।
errors-already-answered = इसका जवाब पहले ही दिया जा चुका है।
errors-not-revealable = इसे किसने भेजा, यह नहीं खुल सकता।
errors-not-deliverable = यह तोहफ़ा अभी नहीं पहुँचाया जा सकता।
errors-not-blockable = इसके पीछे कोई नहीं है, किसे ब्लॉक करें?
errors-key-reused = यह पहले ही भेजा जा चुका है, पर अंदर कुछ और था।
errors-too-many = एक साथ बहुत हो गया। ज़रा रुको, फिर से कोशिश करो।
errors-repeated-message = यही अभी-अभी भेजा गया है। किसी और तरह कहो।
errors-messenger-unavailable = Telegram जवाब नहीं दे रहा। ज़रा रुककर फिर से कोशिश करो।
errors-not-refundable = स्टार्स ख़रीदारी के तीन हफ़्ते बाद तक ही, और एक ही बार, वापस माँगे जा सकते हैं।
errors-price-changed = इस बीच क़ीमत बदल गई। पेमेंट से पहले उसे फिर से देखो।
errors-payment-pending = तुम्हारा एक पेमेंट अभी प्रोसेस में है। कुछ मिनट में फिर से कोशिश करो।
errors-too-many-minutes = एक साथ बहुत हो गया। { $minutes ->
    [1] एक मिनट
    [one] { $minutes } मिनट
   *[other] { $minutes } मिनट
} में फिर से कोशिश करो।
errors-too-many-hours = एक दिन के लिए बहुत हो गया। { $hours ->
    [1] एक घंटे
    [one] { $hours } घंटे
   *[other] { $hours } घंटे
} में फिर से कोशिश करो।
errors-repeated-message-minutes = यही अभी-अभी भेजा गया है। किसी और तरह कहो, या { $minutes ->
    [1] एक मिनट
    [one] { $minutes } मिनट
   *[other] { $minutes } मिनट
} में फिर से।
errors-busy-minutes = अभी भीड़ ज़्यादा है। { $minutes ->
    [1] एक मिनट
    [one] { $minutes } मिनट
   *[other] { $minutes } मिनट
} में फिर से कोशिश करो।
errors-client-outdated = पेमेंट करने के लिए Telegram अपडेट करो।
