## The recipient's page
send-title = کارت ولنتاین برای { $name }
send-subtitle = یه هدیه و چند کلمه. با اسم یا بی‌اسم: انتخاب با توئه.
send-open = ارسال کارت ولنتاین
send-tap = بزن روی لاله
send-loading = صفحه داره باز می‌شه…
send-preview-hint = دیدن پاسخ‌های عمومی
send-recipient-missing-title = صفحه بار نشد
send-missing-text = اتصال را بررسی کنید و دوباره امتحان کنید.
send-again = تلاش دوباره
send-draft = هنوز فرستاده نشده
send-draft-no-words = هدیهٔ بی‌کلام
send-draft-continue = ادامه
send-draft-start-over = شروع از اول

## The sheet of a valentine
send-sheet = ارسال کارت ولنتاین
send-close = بستن
send-back = بازگشت
send-pick-title = انتخاب هدیه
send-pick-subtitle = برای { $name }
send-tabs = کدوم هدیه‌ها رو نشون بدیم
send-tab-gifts = هدیه‌ها
send-tab-wishlist = آرزوها
send-wishes = آرزوهای من
send-wishes-subtitle = تا سه هدیه انتخاب کن. دوستات اول اینا رو می‌بینن.
send-wishes-count = { $count } از { $limit }
send-wishes-of = { $name } عاشق ایناست
send-wishes-others = هدیه‌های دیگه
send-gifts-loading = هدیه‌ها دارن میان…
send-gifts-missing-title = هدیه‌ها بار نشدند
send-ghost = { $name } هنوز Billet رو شروع نکرده. هدیه‌های رایگان رو براش نگه می‌داریم، هدیه‌های پولی رو فعلاً نمی‌شه تحویل داد.
send-price-free = رایگان
send-price = { $stars } استارز
send-price-extra = به‌علاوهٔ { $stars } استارز
send-discount = −{ $percent }٪
send-odds = { $count ->
    [1] همیشه همین هدیه.
    [one] یکی از این { $count } تا، با شانس برابر. کدومش؟ حتی خودت هم نمی‌دونی.
   *[other] یکی از این { $count } تا، با شانس برابر. کدومش؟ حتی خودت هم نمی‌دونی.
}
send-pack-content = { $count ->
    [1] یک هدیه توش هست.
    [2] هر دو با هم.
    [one] همه با هم: { $count }.
   *[other] هر { $count } تا با هم.
}
send-odds-best = بستهٔ سورپرایز: هدیه‌هایی تا { $stars } استارز.

## Checkout
send-checkout-title = حرف‌های تو
send-message = متن
send-message-placeholder = چند کلمهٔ گرم، یا هیچی
send-message-count = { $count } از { $limit }
send-message-too-long = یه کم زیادی طولانیه
send-message-not-text = بعضی از این نویسه‌ها رو نمی‌شه فرستاد
send-message-own = برگشت به حرف‌های خودم
send-message-random = پیشنهاد متن
send-privacy = اسم تو
send-privacy-reveal = پنهان
send-privacy-reveal-line = دیده نمی‌شه، ولی { $name } می‌تونه با استارز ازش رونمایی کنه: اسم، عکس، نام کاربری، لینک، زمان، شاید مکان، شبکه و دستگاه.
send-privacy-full = برای همیشه پنهان
send-privacy-full-line = { $name } هیچ‌وقت نمی‌تونه ازش رونمایی کنه و تو هم پاسخ رو نمی‌بینی. ظرف ۱۵ دقیقه می‌رسه.
send-privacy-open = با اسم
send-privacy-open-line = { $name } موقع باز کردن هدیه اسم، عکس و نام کاربریت رو می‌بینه.
send-match = دوطرفه
send-match-line = اگه هر دو برای هم بنویسین، هر دو اسم، عکس و نام کاربری رو می‌بینین.
send-super = سوپر ولنتاین
send-super-line = طلایی می‌شه و باشکوه وارد می‌شه.
send-super-line-closed = طلایی می‌شه و فوراً باز می‌شه، بدون انتظار برای ۸ مارس.
send-total = جمع
send-submit = ارسال
send-waiting = منتظر پرداختیم. می‌توانید در تلگرام تمامش کنید، یا دوباره «ارسال» را بزنید تا باز شود.
send-paying = پرداخت در تلگرام باز می‌شود
send-retrying = هنوز جوابی نیست. دوباره تلاش می‌کنیم: { $count } از { $limit }
send-valentine-modal-payment-error = مطمئن نشدیم که فرستاده شده. متنتان سر جایش است و چیزی کم نشد. یک بار دیگر امتحان کنید: یک چیز هیچ‌وقت دو بار فرستاده نمی‌شود.
send-returned = تحویلش ممکن نشد. استارزتان در راه برگشت است و متنتان سر جایش.
send-unreturned = تحویلش ممکن نشد و برگرداندن استارزتان هم نه. ‎/paysupport را برای ربات ما بفرستید. متنتان سر جایش است.

## Canned valentines
send-canned-1 = با تو حتی صبح شنبه هم مزهٔ عصر پنج‌شنبه می‌ده.
send-canned-2 = اسمت که میاد روی گوشیم، لبخندم زودتر از خودم جواب می‌ده.
send-canned-3 = فقط گفتم بدونی: چایی یکی این‌جا از فکر تو سرد شد.
send-canned-4 = اگه بغل رو هم می‌شد پست کرد، الان پشت درت بود.
send-canned-5 = قشنگ‌ترین جای دنیا؟ همون‌جا که تو هستی.
send-canned-6 = یه «سلام» گفتی، حال دلم هنوز خوبه.
send-canned-7 = همین‌جوری بمون. از این بهتر نداریم.
send-canned-8 = هدیه‌اش کوچیکه، دلی که پشتشه نه. 😉

## Gifts by name
send-gift-tulip = لاله
send-gift-candy = آبنبات
send-gift-kiss = بوسه
send-gift-teddy = خرس عروسکی
send-gift-bouquet = دسته‌گل
send-gift-heart_box = جعبهٔ قلبی
send-gift-cake = کیک
send-gift-champagne = شامپاین
send-gift-rocket = موشک
send-gift-ring = انگشتر
send-gift-crown = تاج
send-gift-diamond = الماس
send-gift-unicorn = تک‌شاخ
send-gift-surprise_box = جعبهٔ سورپرایز
send-gift-surprise_pack = بستهٔ سورپرایز
send-gift-wish_pack = بستهٔ آرزو
send-gift-easter_cake = کیک عید پاک
send-gift-anon = فقط یه سؤال
send-gift-love = دلباخته
send-gift-laugh = بامزه
send-gift-wow = شگفت‌زده
send-gift-sad = یه کم غمگین
send-gift-fire = آتیش
send-gift-kiss_face = یه بوس
send-gift-surprise = هدیهٔ یهویی

## Success
send-success-title = رفت!
send-success-text = { $name } الانه که حسابی ذوق کنه.
send-success-paid-title = تو راهه!
send-success-paid-text = هدیه‌ات همین الان می‌رسه به { $name }.
send-success-batch-title = تو راهه!
send-success-batch-text = همراه بقیه سفر می‌کنه و ظرف ۱۵ دقیقه می‌رسه به { $name }.
send-success-message = متن تو
send-success-taps = { $count ->
    [1] برای شانس، یه بار زدی روی لاله
    [one] برای شانس، { $count } بار زدی روی لاله
   *[other] برای شانس، { $count } بار زدی روی لاله
}
send-success-another = ارسال یکی دیگه
send-success-own = منم ولنتاین می‌خوام

## Anonymous questions
send-ask-title = هرچی می‌خوای از { $name } بپرس
send-ask-subtitle = نه اسم، نه خجالت. فقط سؤال.
send-ask-open = ناشناس بپرس
send-ask-tap = بزن روی پاکت
send-ask-sheet = سؤال ناشناس
send-ask-write-title = سؤال تو
send-ask-message = سؤال
send-ask-placeholder = همیشه می‌خواستی چی بپرسی؟
send-ask-random = پیشنهاد سؤال
send-ask-honest = اسمت دیده نمی‌شه، ولی { $name } می‌تونه با استارز ازش رونمایی کنه: اسم، عکس، نام کاربری، لینک، زمان، شاید مکان، شبکه و دستگاه.
send-ask-continue = ادامه
send-ask-emotion-title = چه حسی داری؟
send-ask-emotion-subtitle = همین که بزنی روش، فرستاده می‌شه
send-ask-failed = مطمئن نشدیم که فرستاده شده. سؤالتان سر جایش است. یک بار دیگر همان حس را بزنید: یک چیز هیچ‌وقت دو بار فرستاده نمی‌شود.
send-ask-refused = فرستاده نشد.
send-ask-sending = در حال ارسال…
send-ask-waiting = منتظر پرداختیم. می‌توانید در تلگرام تمامش کنید، یا همان حس را بزنید تا دوباره باز شود.
send-ask-success-title = سؤالت رفت!
send-ask-success-text = حالا نوبت { $name } شده. ربات پاسخ رو برات میاره.
send-ask-success-own = منم سؤال می‌خوام
send-ask-success-another = یه سؤال دیگه

## To a friend
send-friend-mode = چی بفرستیم
send-friend-mode-anonymous = ناشناس
send-friend-mode-valentine = ولنتاین
send-friend-title = کارت ولنتاین برای یه دوست
send-friend-title-anonymous = سؤال ناشناس برای یه دوست
send-friend-lead = حتی اگه تا حالا Billet رو باز نکرده باشه.
send-friend-step-1 = گفتگوی ربات رو باز کن
send-friend-step-1-text = می‌پرسه برای کیه.
send-friend-step-2 = دوستت رو انتخاب کن
send-friend-step-2-text = مستقیم از مخاطب‌هات، بدون هیچ کدی.
send-friend-step-3 = بنویس و بفرست
send-friend-step-3-text = نگهش می‌داریم تا دوستت یه سر بزنه.
send-friend-open = انتخاب دوست
send-friend-loading = داریم عوضش می‌کنیم…

## The public list
send-public = پاسخ‌های عمومی
send-public-title = پاسخ‌های عمومی
send-public-more = نمایش بیشتر
send-public-loading = پاسخ‌ها دارن میان…
send-public-missing-title = پاسخ‌ها بار نشدند
send-public-empty-title = هنوز چیزی نیست
send-public-empty-text = اولین پاسخ می‌تونه مال تو باشه.
send-public-empty-send = ارسال کارت ولنتاین
send-public-empty-ask = پرسیدن سؤال
send-public-answer = پاسخ

send-tab = ارسال
send-web-title = یه یادداشت یا هدیه بفرست
send-web-text = یه دوست رو انتخاب کن و غافلگیرش کن، با اسم یا بی‌اسم.
send-easter-until = تا ۲۰ آوریل این‌جاست.
send-easter-where-valentine = کیک عید پاک درست بعد از هدیه‌های رایگانه.
send-easter-where-anonymous = کیک عید پاک با کارت ولنتاین میاد: بالا «ولنتاین» رو انتخاب کن.
send-easter = کیک‌های عید پاک رسیدن: یکی برای دوستت بفرست
