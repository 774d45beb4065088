share-mode = چی بگیرم
share-mode-anonymous = ناشناس
share-mode-valentine = ولنتاین
share-mode-loading = داریم عوضش می‌کنیم…

## Header card
share-title-valentine = کارت ولنتاین بگیر
share-title-anonymous = سؤال ناشناس بگیر
share-chip-anonymous = هرچی خواستی ازم بپرس
share-countdown-today = امروز ۸ مارسه!
share-countdown-tomorrow = فردا ۸ مارسه
share-countdown-days = { $days } روز تا ۸ مارس
share-countdown-later = کی به فکر توئه؟
share-countdown-closed = کارت‌ها ۸ مارس باز می‌شن

## Steps
share-step-share-title = لینکت رو هم‌رسانی کن
share-step-share-text-valentine = هرکی بزنه روش می‌تونه برات کارت ولنتاین بفرسته.
share-step-share-text-anonymous = هرکی بزنه روش می‌تونه هرچی خواست ازت بپرسه.
share-step-share-action = هم‌رسانی
share-step-send-title = یکی هم خودت بفرست
share-step-send-text-valentine = کارت ولنتاین تنهایی رو دوست نداره: با یه دوست شروع کن.
share-step-send-text-anonymous = چیزی رو از دوستت بپرس که همیشه می‌خواستی بدونی.
share-step-send-action-valentine = ارسال کارت
share-step-send-action-anonymous = پرسیدن از دوست
share-step-channel-title = بیا توی کانال ما
share-step-channel-text = خبرها، مسابقه‌ها و شادی‌های کوچیک.
share-step-channel-action = باز کردن کانال
share-step-status-title = وضعیت ما رو بذار
share-step-status-text = یه نشون کوچیک کنار اسمت.
share-step-status-action = گذاشتن وضعیت
share-link = لینک تو
share-copy = کپی لینک

## Every sheet and list
share-back = بازگشت
share-retry = تلاش دوباره
share-more = نمایش بیشتر
share-more-failed = بقیه‌اش بار نشد. اینترنت را بررسی کنید و دوباره امتحان کنید.

## Outcomes
share-status-done = شد: حالا وضعیت Billet کنار اسمته
share-status-declined = وضعیت همون که بود موند
share-status-unsupported = تلگرام شما هنوز نمی‌تواند این وضعیت را بگذارد
share-status-error = گذاشتن وضعیت ممکن نشد
share-copy-done = لینک کپی شد
share-copy-error = لینک کپی نشد
share-chat-error = فهرست گفتگوها باز نشد
share-story-error = استوری ساخته نشد
share-story-phone = استوری را فقط با گوشی می‌شود گذاشت. عکسش فعلاً اینجاست.
share-photo-error = عکس هم‌رسانی نشد
share-save-done = عکس ذخیره شد
share-save-error = عکس ذخیره نشد
share-error = هم‌رسانی نشد. یک بار دیگر؟
share-unavailable = این‌جا نمی‌شود هم‌رسانی کرد. به‌جایش لینک را کپی کنید.
share-cancelled = چیزی هم‌رسانی نشد
share-no-answer = تلگرام نگفت چه شد. همان‌جا نگاه کنید که شده یا نه.
share-messenger-slow = تلگرام هنوز جواب نداده. اگر چیزی باز نشد، شاید این نسخه بلد نیست.

## Share menu
share-menu = هم‌رسانی
share-menu-title = لینکت رو هم‌رسانی کن
share-answer-title = پاسخت رو هم‌رسانی کن
share-reveal-title = رونمایی رو هم‌رسانی کن
share-menu-close = بستن
share-menu-loading = یه لحظه…
share-menu-chat = ارسال در گفتگو
share-menu-chat-preparing = پیامت داره آماده می‌شه…
share-menu-chat-choosing = توی تلگرام انتخاب کن برای کی بره
share-menu-chat-slow = چیزی باز نشد؟ بزن تا خود لینک رو بفرستی
share-menu-copy = کپی لینک
share-menu-save = ذخیره
share-menu-how = استوری چطور کار می‌کند

share-text-valentine = برام کارت ولنتاین بفرست، با اسم یا بی‌اسم 💌
share-text-anonymous = هرچی خواستی ازم بپرس، اسمت روش نمیاد 🎭

## Stories
share-menu-photo = برنامهٔ دیگر
share-looks = سبک عکس تو
share-look-classic = کلاسیک
share-look-letter = نامه
share-look-headline = تیتر
share-look-portrait = پرتره
share-look-chat = گفتگو
share-look-drawing = عکست دارد کشیده می‌شود…
share-look-failed = این عکس نرسید
share-story-steps = چطور کار می‌کنه
share-story-next = بعدی
share-story-count = { $step } از { $steps }
share-story-widget = برام بنویس
share-story-messenger-title = استوری تلگرام تو
share-story-messenger-post = ساختن استوری
share-story-messenger-1-title = عکست آماده‌ست
share-story-messenger-1-text = اسمت، لینکت، یه دعوت بزرگ.
share-story-messenger-2-title = تلگرام ویرایشگرش رو باز می‌کنه
share-story-messenger-2-text = همه‌چی رو جابه‌جا کن، آهنگ یا استیکر اضافه کن.
share-story-messenger-3-title = لینکت رو اضافه کن
share-story-messenger-3-text = لینکت کپی شده، فقط بچسبونش. Premium داری؟ از الان روی استوریه.
share-story-messenger-4-title = بذارش و منتظر بمون
share-story-messenger-4-text = هرچی دوست‌ها بفرستن میاد توی دریافتی‌هات.

## Safety: pause, muted words, blocks

share-safety-title = حریم خصوصی و امنیت
share-safety-subtitle = تو تصمیم می‌گیری چی به دستت برسه
share-safety-unknown = …
share-safety-failed = این‌ها بار نشد
share-safety-error = جواب روشنی نرسید، پس نمی‌دانیم این تغییر کرد یا نه. دوباره بررسی می‌کنیم.
share-unknown = جواب روشنی نرسید، پس نمی‌دانیم این ذخیره شد یا نه. کمی بعد دوباره نگاه کنید.
share-paused = دریافتی‌هات روی مکثه. یادداشت‌های رایگان تا پایان مکث منتظر می‌مونن، هدیه‌های پولی پذیرفته نمی‌شن.
share-resume = پایان مکث
share-resumed = دریافتی‌هات دوباره بازه
share-pause = مکث دریافتی‌ها
share-pause-off = استراحت از همه‌چی: تا برنگردی چیز تازه‌ای نشون داده نمی‌شه. به کسی هم نمی‌گیم.
share-pause-on = الان چیز تازه‌ای نشون داده نمی‌شه. یادداشت‌های رایگان منتظرت می‌مونن، هدیه‌های پولی پیش از پرداخت رد می‌شن.
share-words = کلمه‌های بی‌صدا
share-words-hint = { $count ->
    [0] هنوز هیچی
    [one] { $count } کلمه
   *[other] { $count } کلمه
}
share-words-subtitle = یادداشت‌هایی که این کلمه‌ها رو دارن بی‌سروصدا می‌رن توی فهرست خودشون
share-words-label = کلمه یا عبارت
share-words-counter = { $count } از { $limit }
share-words-add = بی‌صدا کن
share-words-blank = اول یه کلمه بنویس
share-words-too-long = یه کم کوتاه‌تر، لطفاً
share-words-known = این یکی از قبل بی‌صداست
share-words-full = بیشتر از این نمی‌شه
share-words-not-text = بعضی از این نویسه‌ها رو نمی‌شه به کار برد
share-words-empty = چیزی بی‌صدا نشده.
share-words-matching = اعراب، شکل «ی» و «ک» و بزرگی و کوچکی حروف لاتین مهم نیست و کلمه‌های بلندتر با پسوند هم شناخته می‌شن.
share-words-remove = دیگه بی‌صدا نباشه: «{ $word }»
share-muted = یادداشت‌های بی‌صدا
share-muted-hint = { $count ->
    [0] این‌جا خبری نیست
    [one] { $count } یادداشت
   *[other] { $count } یادداشت
}
share-muted-subtitle = فقط خودت این‌ها رو می‌بینی؛ هیچ‌جا شمرده نمی‌شن
share-muted-loading = یادداشت‌های بی‌صدا دارن میان
share-muted-failed = یادداشت‌های بی‌صدا بار نشد
share-muted-empty = چیزی بی‌صدا نشده
share-muted-empty-text = یادداشت‌هایی که یکی از کلمه‌های بی‌صدات رو دارن بی‌سروصدا میان این‌جا.
share-note-action = { $action }: یادداشت { $place }
share-muted-read = خواندن
share-muted-block = مسدود کردن
share-muted-unblock = رفع مسدودی
share-muted-blocked = فرستنده مسدود شد
share-muted-unblocked = فرستنده دوباره می‌تونه بنویسه
share-muted-report = گزارش
share-muted-release = به دریافتی‌ها
share-muted-released = حالا توی دریافتی‌هاته
share-blocked = فرستنده‌های مسدود
share-blocked-hint = فقط از روی چیزی که فرستادن
share-blocked-subtitle = یادداشت‌هاشون رو می‌بینی، اسمشون رو هیچ‌وقت
share-blocked-loading = فرستنده‌های مسدود دارن میان
share-blocked-failed = فرستنده‌های مسدود بار نشد
share-blocked-empty = کسی مسدود نیست
share-blocked-empty-text = اگه یادداشتی اذیتت کرد، بازش کن و فرستنده‌اش رو مسدود کن. بهش خبر نمی‌دیم.
share-blocked-release = رفع مسدودی
share-blocked-released = فرستنده دوباره می‌تونه بنویسه
share-note-unread = هنوز باز نشده
share-note-no-words = بی‌کلام، فقط هدیه

## Leaderboard

share-leaderboard-rank = #{ $rank }
share-rank-label = #{ $rank }: جایگاه تو در جدول برترین‌ها
share-leaderboard = برترین‌ها
share-leaderboard-season = فصل { $season }: کی بیشتر از همه گرفته
share-leaderboard-boards = کدوم فهرست
share-leaderboard-global = دنیا
share-leaderboard-list = جایگاه‌ها
share-leaderboard-own = جایگاه تو
share-leaderboard-loading = جدول برترین‌ها داره میاد
share-leaderboard-you = این تویی
share-leaderboard-score = { $count } یادداشت
share-leaderboard-listed = بقیه تو رو توی فهرست می‌بینن
share-leaderboard-unlisted = این رو فقط خودت می‌بینی
share-leaderboard-empty = تخت پادشاهی خالیه
share-leaderboard-empty-text = هنوز کسی توی این فهرست نیست. اولی تو باش!
share-leaderboard-failed = فهرست بار نشد
share-leaderboard-join = شرکت کردن
share-leaderboard-change = تغییر یا خروج
share-leaderboard-contest = مسابقه چطوریه
share-category = کجا نشونت بدیم؟
share-category-text = بقیه اسمت، عکست و تعداد یادداشت‌هایی رو که گرفتی می‌بینن
share-category-nowhere = هیچ‌جا
share-category-nowhere-text = جایگاهت رو جز خودت کسی نمی‌بینه
share-category-global = همهٔ دنیا
share-category-global-text = فقط توی فهرست دنیا
share-category-save = ذخیره

## Settings
share-settings = تنظیمات
share-settings-language = زبان
share-settings-wishes = آرزوهای من
share-prompt = جمله‌ی من
share-prompt-subtitle = یه جمله روی پوستر و صفحه‌ت که دوستات رو به نوشتن میندازه
share-prompt-none = بدون جمله
share-prompt-day = جمله‌ی روز
share-prompt-own = به زبون خودم
share-prompt-blank = اول جمله‌ت رو بنویس
share-settings-leaderboard = جدول برترین‌ها
share-settings-safety = حریم خصوصی و امنیت
share-settings-purchases = خریدها
share-settings-export = گرفتن داده‌هایم
share-settings-delete = حذف حسابم
share-settings-note = برای آدم‌هایی که همدیگه رو دوست دارن
share-language-auto = مثل تلگرام
share-purchases-subtitle = این فهرست نمی‌گوید هدیه برای چه کسی بوده
share-purchases-batch = هدیه‌ای که برای همیشه پنهان است همراه بقیه سفر می‌کند و ظرف یک ربع می‌رسد.
share-purchases-loading = در حال بارگذاری خریدها
share-purchases-failed = خریدهایتان بار نشد
share-purchases-empty = هنوز خریدی نیست
share-purchases-empty-text = هرچه با استارز بخرید این‌جا می‌آید.
share-purchase-item = هدیه
share-purchase-reveal-pack = رونمایی‌ها
share-purchase-early-reveal = باز کردن زودتر
share-purchase-price = { $stars } استارز
share-purchase-created = پرداخت نشده
share-purchase-awaiting-payment = پرداخت نشده
share-purchase-paid = در حال تحویل
share-purchase-fulfilled = تحویل شد
share-purchase-refunding = استارز در راه برگشت است
share-purchase-refunded = استارز برگشت
share-purchase-refund-refused = استارز برنگشت
share-purchase-refund-refused-text = برگرداندن استارز ممکن نشد. ‎/paysupport را برای ربات ما بفرستید: می‌گوید چطور کمک بگیرید.
share-purchase-sent = ارسال شد
share-purchase-declined = بدون بازپرداخت
share-purchase-cancelled = لغو شد
share-purchase-asked = بازپرداخت خواسته شده
share-purchase-refund = درخواست بازپرداخت
share-purchase-asked-toast = درخواستتان رسید و به‌زودی بررسی می‌شود
share-export-failed = تحویل داده‌هایتان ممکن نشد
share-delete-unknown = جواب روشنی نرسید، پس نمی‌دانیم داده‌هایتان حذف شد یا نه. دوباره امتحان کنید: ضرری ندارد.
share-delete-received = هرچه به شما رسیده حذف می‌شود، پاسخ‌ها هم.
share-delete-sent = هرچه فرستاده‌اید پیش گیرنده‌ها می‌ماند. هر کس قبلاً از شما رونمایی کرده، اسم کوچکتان را نگه می‌دارد؛ جز او دیگر هیچ‌کس نمی‌تواند از شما رونمایی کند.
share-delete-reveals = آنچه برای خودتان خریده‌اید، از جمله رونمایی‌ها، از دست می‌رود. اگر مشکلی پیش آمده، اول درخواست بازپرداخت بدهید.
share-delete-code = لینکتان از کار می‌افتد. اگر برگردید، با لینک تازه‌ای شروع می‌کنید. مسدودسازی‌هایتان می‌مانند.
share-delete-action = حذف برای همیشه
share-delete-keep = نگه داشتن حسابم
share-delete-done = خداحافظ
share-delete-done-text = حسابت حذف شد. در همیشه به روت بازه.
share-delete-leave = خروج
share-age-title = پیش از هم‌رسانی
share-age-text = برای جمع کردن یادداشت این‌جا باید ۱۸ سال داشته باشید. فقط یک بار می‌پرسیم.
share-age-confirm = ۱۸ سال یا بیشتر دارم
share-age-decline = الان نه

## Tasks

share-tasks = کارهای کوچک
share-tasks-text = کار کوچک، رونمایی رایگان
share-tasks-progress = { $finished } از { $total } انجام شده
share-task-share_link = هم‌رسانی لینک
share-task-share_link-action = هم‌رسانی
share-task-share_story = گذاشتن استوری
share-task-share_story-action = بذار
share-task-join_channel = پیوستن به کانال ما
share-task-join_channel-action = باز کن
share-task-emoji_status = گذاشتن وضعیت ما
share-task-emoji_status-action = بذار
share-task-invite_3 = دعوت از سه دوست
share-task-invite_3-action = دعوت کن
share-task-invite_3-count = { $count } از { $needed } نفر اومدن، روزی یک بار شمرده می‌شه
share-task-check = بررسی
share-task-done = انجام شد
share-task-reward = { $count ->
    [one] ⁦+{ $count }⁩ رونمایی رایگان
   *[other] ⁦+{ $count }⁩ رونمایی رایگان
}

## What one sent
share-sent = فرستاده‌هام
share-sent-subtitle = یادداشت‌هایی که برای همیشه پنهان‌اند این‌جا نیستن: اسمت همراهشون نگه داشته نمی‌شه
share-sent-loading = فرستاده‌هات دارن میان
share-sent-failed = فهرست بار نشد
share-sent-empty = هنوز چیزی نفرستادی
share-sent-empty-text = هر چی بفرستی این‌جا میاد، با ماجرای بعدش.
share-sent-to = به { $name }
share-sent-delivered = رسیده
share-sent-opened = باز شده
share-sent-answered = پاسخ داره
share-sent-revealed = می‌دونه تویی

share-tab = هم‌رسانی
share-web-title = رازها و کارت‌های ولنتاین رو جمع کن
share-web-text = لینک خودت رو بگیر و ببین دوست‌ها چی رو فقط ناشناس می‌گن.
