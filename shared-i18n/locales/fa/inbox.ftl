## The page

inbox-tabs = چی نشون بدیم
inbox-tab-anonymous = ناشناس
inbox-tab-valentine = ولنتاین
inbox-title-anonymous = { $count ->
    [0] سؤال‌ها
    [one] { $count } سؤال
   *[other] { $count } سؤال
}
inbox-title-valentine = { $count ->
    [0] کارت‌های ولنتاین
    [one] { $count } کارت ولنتاین
   *[other] { $count } کارت ولنتاین
}
inbox-unread = { $count ->
    [0] همه باز شده
    [one] { $count } تا منتظر باز شدن
   *[other] { $count } تا منتظر باز شدن
}
inbox-unread-closed = بسته تا ۸ مارس: { $count }
inbox-filters = فیلتر
inbox-filter-all = همه
inbox-filter-unanswered = بی‌پاسخ
inbox-filter-unopened = بازنشده
inbox-filter-opened = بازشده
inbox-list = دریافتی‌ها
inbox-loading = دریافتی‌هات دارن میان
inbox-load-more = بیشتر
inbox-empty-valentine-title = هنوز کارت ولنتاینی نیست
inbox-empty-valentine-text = شاید یکی فقط منتظر لینک توئه. پخشش کن ببینیم کی جرئتش رو داره.
inbox-empty-anonymous-title = هنوز سؤالی نیست
inbox-empty-anonymous-text = لینکت رو پخش کن تا هرکی چیزی رو بپرسه که هیچ‌وقت روش نمی‌شد بلند بگه.
inbox-paused = دریافتی‌هات روی مکثه. یادداشت‌های رایگان تا پایان مکث منتظر می‌مونن، هدیه‌های پولی پذیرفته نمی‌شن.
inbox-resume = پایان مکث
inbox-resumed = دریافتی‌هات دوباره بازه
inbox-resume-error = جواب روشنی نرسید، پس نمی‌دانیم دریافتی‌هایتان دوباره باز شد یا نه. دوباره بررسی می‌کنیم.
inbox-empty-filter-title = این‌جا خبری نیست
inbox-empty-filter-text = هیچ‌کدوم از دریافتی‌هات با این فیلتر جور نیست.
inbox-show-all = نمایش همه
inbox-share = هم‌رسانی لینکم
inbox-failed-title = دریافتی‌ها بار نشد
inbox-failed-text = چیزی گم نشده. اتصال را بررسی کنید و دوباره امتحان کنید.
inbox-retry = تلاش دوباره
inbox-close = بستن
inbox-back = بازگشت

## Cards

inbox-card-closed = بسته
inbox-card-open = باز کن
inbox-card-opened = باز شده
inbox-card-answered = پاسخ دادی
inbox-ribbon-hidden = پنهان
inbox-ribbon-mutual = دوطرفه
inbox-ribbon-sympathy = خاطرخواه
inbox-ribbon-visible = آشکار
inbox-super = سوپر
inbox-card-name = { $name }، { $more }
inbox-wrapped-valentine = کارت ولنتاین
inbox-wrapped-message = سؤال ناشناس
inbox-gift = { $id ->
    [tulip] لاله
    [candy] آبنبات
    [kiss] بوسه
    [teddy] خرس عروسکی
    [bouquet] دسته‌گل
    [heart_box] جعبهٔ قلبی
    [cake] کیک
    [champagne] شامپاین
    [rocket] موشک
    [ring] انگشتر
    [crown] تاج
    [diamond] الماس
    [unicorn] تک‌شاخ
    [surprise_box] جعبهٔ سورپرایز
    [surprise_pack] بستهٔ سورپرایز
    [wish_pack] بستهٔ آرزو
    [easter_cake] کیک عید پاک
    [club] از طرف باشگاه
    [love] دلباخته
    [laugh] بامزه
    [wow] شگفت‌زده
    [sad] یه کم غمگین
    [fire] آتیش
    [kiss_face] یه بوس
    [surprise] هدیهٔ یهویی
    [anon] فقط یه سؤال
   *[other] هدیه
}

## Opening

inbox-unwrapping = داره باز می‌شه…
inbox-unwrap-skip = رد شدن
inbox-unwrap-first = اولین نامهٔ امروز، { $name }
inbox-note-gone = این یادداشت دیگه توی دریافتی‌هات نیست.
snackbar-warning-failed-open-valentine = باز نشد. کمی بعد دوباره امتحان کنید.

## Still closed

inbox-closed-title = هنوز نه!
inbox-closed-subtitle = کارت‌های ولنتاین همه با هم باز می‌شن
inbox-closed-moscow = { $time } به وقت مسکو
inbox-closed-local = { $time } به وقت خودت
inbox-closed-days = { $count ->
    [one] روز
   *[other] روز
}
inbox-closed-hours = { $count ->
    [one] ساعت
   *[other] ساعت
}
inbox-closed-minutes = { $count ->
    [one] دقیقه
   *[other] دقیقه
}
inbox-closed-seconds = { $count ->
    [one] ثانیه
   *[other] ثانیه
}
inbox-closed-countdown = زمان مانده
inbox-closed-now = وقتشه!
inbox-closed-open = باز کردن
inbox-closed-wait = صبر می‌کنم
inbox-early-text = باز کردن زودتر، انتظار همهٔ کارت‌های ولنتاین امسالتان را برمی‌دارد، حتی آن‌ها که هنوز نرسیده‌اند. این‌که چه کسی فرستاده، راز جداگانه‌ای می‌ماند.
inbox-early-buy = باز کردن همین حالا: { $stars } استارز
inbox-early-done = حالا همهٔ کارت‌های ولنتاین امسالت رو می‌شه باز کرد
inbox-early-on-its-way = پرداخت شد. چند لحظهٔ دیگر باز می‌شوند.
inbox-early-returned = باز کردنش ممکن نشد. استارزتان در راه برگشت است.
inbox-early-failed = نشد و چیزی هم کم نشد. کمی بعد دوباره امتحان کنید.

## One item

inbox-item-valentine = یه کارت ولنتاین برای تو
inbox-item-super = سوپر ولنتاین!
inbox-item-club = از طرف باشگاه
inbox-item-question = یه سؤال برای تو
inbox-item-no-words = بی‌کلام، فقط هدیه
inbox-item-gift-sent = به شکل هدیهٔ تلگرام هم برات فرستاده شد
inbox-item-your-answer = پاسخ تو
inbox-sender-hidden = فرستندهٔ مرموز
inbox-sender-hidden-text = پنهانه تا وقتی رونمایی کنی
inbox-sender-anonymous = برای همیشه پنهان
inbox-sender-anonymous-text = نمی‌شه ازش رونمایی کرد: هیچ اسمی همراهش نگه داشته نمی‌شه
inbox-sender-club = باشگاه Billet
inbox-sender-club-text = یادداشتی از تیم ما
inbox-sender-mutual-text = دوطرفه‌ست: هر دو برای هم نوشتین
inbox-sender-sympathy-text = ازت خوشش میاد و پنهونش نمی‌کنه
inbox-sender-revealed-text = رونمایی شده
inbox-chat = باز کردن گفتگو
inbox-reveal = رونمایی از فرستنده
inbox-reveal-show = دربارهٔ فرستنده
inbox-reveals-left = { $count ->
    [0] رونمایی از { $stars } استارز
    [one] { $count } رونمایی مونده
   *[other] { $count } رونمایی مونده
}
inbox-reply = پاسخ
inbox-reply-continue = ادامهٔ پاسخ
inbox-visibility = نمایش در نمایه‌ام
inbox-visibility-on = هرکی لینکت رو داره این یادداشت و پاسخت رو می‌بینه
inbox-visibility-off = این یادداشت و پاسخت رو فقط خودت می‌بینی
inbox-visibility-saving = داریم ذخیره می‌کنیم…
visibility-change-error = جواب روشنی نرسید، پس نمی‌دانیم این تغییر کرد یا نه. دوباره بررسی می‌کنیم.
inbox-share-answer = هم‌رسانی پاسخم
story-share-error = این‌جا نمی‌شود استوری ساخت.
story-share-fail = استوری نشد. دوباره امتحان کنید.

## Answering

inbox-reply-title = پاسخ تو
inbox-reply-label = نوشتن پاسخ
inbox-reply-placeholder = همون‌جور بگو که حسش می‌کنی…
inbox-reply-counter = { $count } از { $limit }
inbox-reply-too-long = یه کم کوتاه‌تر، لطفاً
inbox-reply-send = ارسال
inbox-reply-publish = انتشار پاسخم
inbox-reply-publish-on = یادداشت و پاسخت توی نمایه‌ات میاد
inbox-reply-publish-off = پاسخ فقط به فرستنده می‌رسه
inbox-reply-publish-off-anonymous = پاسخت رو فقط خودت می‌بینی
inbox-kept = از دفعهٔ پیش مونده
inbox-start-over = شروع از اول
inbox-unsent = حرف‌های دیگه‌ات، فرستاده‌نشده
inbox-unsent-copy = کپی
inbox-unsent-copied = کپی شد
inbox-unsent-not-copied = کپی نشد. نوشته‌تان هنوز همین‌جاست.
inbox-unsent-discard = دور انداختن
reply-modal-send-error = جواب روشنی نرسید، پس نمی‌دانیم پاسختان فرستاده شد یا نه. هنوز همین‌جاست: دوباره بفرستید، هیچ‌وقت دو بار فرستاده نمی‌شود.

## Revealing

inbox-confirm-title = رونمایی از فرستنده؟
inbox-confirm-subtitle = { $count ->
    [1] آخرین رونمایی‌ات خرج این می‌شه
    [one] یکی از { $count } رونمایی‌ات خرج این می‌شه
   *[other] یکی از { $count } رونمایی‌ات خرج این می‌شه
}
inbox-reveal-shows = چی می‌بینی
inbox-reveal-shows-name = اسم کوچک و عکس
inbox-reveal-shows-username = نام کاربری، اگه داشته باشه
inbox-reveal-shows-link = لینکش، برای فرستادن جواب
inbox-reveal-shows-time = زمان دقیق ارسال
inbox-confirm-yes = رونمایی
inbox-confirm-hold = نگه دارید تا رو شود
inbox-confirm-no = الان نه
reveal-sender-error = نشان دادن فرستنده ممکن نشد. دوباره امتحان کنید: یک رونمایی هیچ‌وقت دو بار خرج نمی‌شود.
inbox-gone-title = کسی اون‌جا نیست
inbox-gone-heading = این حساب دیگه وجود نداره
inbox-gone-text = دیگه کسی نیست که نشون بدیم. رونمایی‌ات هنوز مال خودته.

## Packs

inbox-packs-title = یعنی کی می‌تونه باشه؟
inbox-packs-subtitle = هر رونمایی، یک فرستنده
inbox-packs-choice = انتخاب بسته
inbox-packs-name = { $count } رونمایی
inbox-packs-saved = هرکدام { $stars }، صرفه‌جویی { $saved }
inbox-packs-discount = −{ $percent }٪
inbox-packs-price = { $stars } استارز
inbox-packs-free = رایگان
inbox-packs-buy = خرید { $count } رونمایی با { $stars } استارز
inbox-packs-small = یکی فوراً خرج همین فرستنده می‌شود، بقیه برای خودتان می‌ماند.
inbox-packs-small-one = فوراً خرج همین فرستنده می‌شود.
inbox-packs-checking = در حال بررسی پرداخت
inbox-packs-showing = داریم می‌بینیم کی بوده
inbox-payment-preparing = در حال آماده کردن پرداخت
payment-error = پرداخت انجام نشد. اگر بعداً انجام شود، خریدتان خودش می‌رسد.
inbox-payment-uncharged = پرداخت انجام نشد. چیزی از شما کم نشد.
inbox-payment-unreturned = نشد، و برگرداندن استارزتان هم نشد. ‎/paysupport را برای ربات ما بفرستید.
inbox-payment-waiting = منتظر خبر پرداختیم. همین که برسد، خودش حساب می‌شود.
inbox-price-changed = قیمت حالا { $stars } استارز است. چیزی کم نشد: پیش از پرداخت دوباره نگاه کنید.
reveal-purchase-failed = این بسته را فعلاً نمی‌شود خرید.
reveal-purchase-error = خرید شروع نشد. اتصال را بررسی کنید و دوباره امتحان کنید.
inbox-packs-bought = رونمایی‌هایتان رسید.
inbox-packs-on-its-way = رونمایی‌هایتان در راه است. چند لحظهٔ دیگر می‌رسد.
inbox-packs-returned = خرید کامل نشد. استارزتان در راه برگشت است.

## Sender details

inbox-details-title = و اون کسی نیست جز…
inbox-next-write = نوشتن به { $name }
inbox-next-send = من هم یکی بفرستم
inbox-next-share = هم‌رسانی رونمایی
inbox-details-gone = این حساب بعدش حذف شده. اسم کوچکی که ازش رونمایی کردی پیشت می‌مونه، بقیه‌اش همراه حساب رفت.
inbox-details-sent = ارسال
inbox-details-place = مکان
inbox-details-network = شبکه
inbox-details-device = دستگاه
inbox-details-browser = مرورگر
inbox-details-system = سیستم

## Block and report

inbox-safety-open = مسدود کردن یا گزارش
inbox-safety-title = مهربون بمونیم
inbox-safety-subtitle = مجبور نیستی چیزی رو بخونی که آزارت می‌ده
inbox-safety-more = مکث، کلمه‌های بی‌صدا و مسدودی‌ها
inbox-safety-more-hint = برای همهٔ دریافتی‌هات
inbox-block = مسدود کردن فرستنده
inbox-block-off = دیگه چیزی از این فرستنده به دستت نمی‌رسه. بهش خبر نمی‌دیم و تو هم نمی‌فهمی کیه.
inbox-block-on = دیگه چیزی از این فرستنده به دستت نمی‌رسه. هر وقت خواستی می‌تونی رفع مسدودی کنی.
inbox-block-error = جواب روشنی نرسید، پس نمی‌دانیم وضعیت مسدودی تغییر کرد یا نه. دوباره بررسی می‌کنیم.
inbox-blocked = فرستنده مسدود شد
inbox-unblocked = فرستنده دوباره می‌تونه بنویسه
inbox-report = گزارش
inbox-report-hint = تیم ما می‌خونه و نمی‌بینه کی نوشته
inbox-report-title = مشکلش چیه؟
inbox-report-subtitle = به فرستنده نمی‌گیم گزارش دادی
inbox-report-reasons = دلیل
inbox-report-insult = توهین یا قلدری
inbox-report-threat = تهدید
inbox-report-sexual = محتوای جنسی ناخواسته
inbox-report-spam = هرزنامه یا کلاهبرداری
inbox-report-minor = خطر برای افراد زیر سن قانونی
inbox-report-other = چیز دیگه
inbox-report-text = چیزی هست که اضافه کنی؟
inbox-report-placeholder = فقط اگه دلت خواست
inbox-report-send = فرستادن گزارش
inbox-report-error = جواب روشنی نرسید، پس نمی‌دانیم گزارش رسید یا نه. هنوز همین‌جاست: دوباره بفرستید، یک بار حساب می‌شود.
inbox-reported-title = ممنون
inbox-reported-text = تیم ما به‌زودی نگاهش می‌کنه. اگه خلاف قوانین باشه، حذف می‌شه.
inbox-reported-done = تمام

## Contest

inbox-contest = مسابقه چطوریه
inbox-contest-text = امسال کی بیشترین حرف‌های قشنگ رو می‌شنوه؟
inbox-contest-season = فصل
inbox-contest-season-text = در تمام سال { $year } برقراره و نیمه‌شب سال نوی میلادی به وقت مسکو تموم می‌شه.
inbox-contest-score = امتیاز
inbox-contest-score-text = هر یادداشت توی دریافتی‌هات یک امتیازه، با اسم یا پنهان؛ روزی یک بار شمرده می‌شه. این‌که چند نفر نوشتن مهم نیست و دیده نمی‌شه.
inbox-contest-prizes = جایزه‌ها
inbox-contest-prizes-text = نفرهای اول تا سوم هر منطقه هدیهٔ برنده‌ها رو توی دریافتی‌هاشون می‌گیرن.
inbox-contest-choice = فقط اگه بخوای
inbox-contest-choice-text = تا شرکت نکنی هیچ‌کس تو رو توی فهرست نمی‌بینه. هر وقت خواستی می‌تونی بری.
inbox-contest-leaderboard = به جدول برترین‌ها

inbox-tab = دریافتی‌ها
inbox-web-title = دریافتی‌هات توی تلگرامه
inbox-web-text = Billet رو اون‌جا باز کن تا ببینی چی برات رسیده.
