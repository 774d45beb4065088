share-mode = ماذا نستقبل
share-mode-anonymous = مجهول
share-mode-valentine = فالنتاين
share-mode-loading = جارٍ تغيير الوضع…

## Header card
share-title-valentine = بطاقات فالنتاين لك
share-title-anonymous = أسئلة مجهولة لك
share-chip-anonymous = اسألوني ما شئتم
share-countdown-today = اليوم 8 مارس!
share-countdown-tomorrow = غدًا 8 مارس
share-countdown-days = { $days ->
    [zero] اليوم 8 مارس ({ $days })
    [one] يوم واحد حتى 8 مارس
    [two] يومان حتى 8 مارس
    [few] { $days } أيام حتى 8 مارس
    [many] { $days } يومًا حتى 8 مارس
   *[other] { $days } يوم حتى 8 مارس
}
share-countdown-later = من يفكر فيك الآن؟
share-countdown-closed = تُفتح البطاقات في 8 مارس

## Steps
share-step-share-title = مشاركة رابطك
share-step-share-text-valentine = كل من يضغط عليه يمكنه إرسال بطاقة فالنتاين إليك.
share-step-share-text-anonymous = كل من يضغط عليه يمكنه سؤالك عن أي شيء.
share-step-share-action = مشاركة
share-step-send-title = دورك في الإرسال
share-step-send-text-valentine = بطاقات الفالنتاين تحب الصحبة: لنبدأ بشخص عزيز.
share-step-send-text-anonymous = سؤال في بالك منذ زمن؟ هذا وقته.
share-step-send-action-valentine = إرسال بطاقة
share-step-send-action-anonymous = طرح سؤال
share-step-channel-title = الانضمام إلى قناتنا
share-step-channel-text = أخبار ومسابقات وأفراح صغيرة.
share-step-channel-action = فتح القناة
share-step-status-title = حالتنا بجانب اسمك
share-step-status-text = علامة صغيرة بجانب اسمك.
share-step-status-action = تعيين الحالة
share-link = رابطك
share-copy = نسخ الرابط

## Every sheet and list
share-back = رجوع
share-retry = محاولة أخرى
share-more = عرض المزيد
share-more-failed = لم يُحمَّل الباقي. لنتحقق من الإنترنت ونجرّب مرة أخرى.

## Outcomes
share-status-done = تم: حالة Billet بجانب اسمك الآن
share-status-declined = بقيت الحالة كما كانت
share-status-unsupported = هذا الإصدار من Telegram لا يدعم تعيين هذه الحالة بعد
share-status-error = تعذّر تعيين الحالة
share-copy-done = تم نسخ الرابط
share-copy-error = تعذّر نسخ الرابط
share-chat-error = تعذّر فتح قائمة المحادثات
share-story-error = تعذّر إنشاء القصة
share-story-phone = القصص تُنشر من الهاتف. إليك الصورة الآن.
share-photo-error = تعذّرت مشاركة الصورة
share-save-done = تم حفظ الصورة
share-save-error = تعذّر حفظ الصورة
share-error = لم تنجح المشاركة. نجرّب مرة أخرى؟
share-unavailable = المشاركة غير متاحة هنا. يمكن نسخ الرابط بدلًا منها.
share-cancelled = لم تتم مشاركة شيء
share-no-answer = لم يخبرنا Telegram بالنتيجة. يمكن التأكد منها هناك.
share-messenger-slow = لم يستجب Telegram بعد. إن لم يُفتح شيء، فربما هذا الإصدار لا يعرف ذلك.

## Share menu
share-menu = مشاركة
share-menu-title = مشاركة رابطك
share-answer-title = مشاركة ردك
share-reveal-title = مشاركة لحظة الكشف
share-menu-close = إغلاق
share-menu-loading = لحظة…
share-menu-chat = إرسال في محادثة
share-menu-chat-preparing = نجهّز رسالتك…
share-menu-chat-choosing = بقي اختيار من تصله في Telegram
share-menu-chat-slow = لم يُفتح شيء؟ لمسة هنا ترسل الرابط وحده
share-menu-copy = نسخ الرابط
share-menu-save = حفظ
share-menu-how = كيف تعمل القصص

share-text-valentine = أنتظر بطاقة فالنتاين منك، بالاسم أو بدونه 💌
share-text-anonymous = كل الأسئلة مسموحة، ولن يكون اسمك عليها 🎭

## Stories
share-menu-photo = تطبيق آخر
share-looks = شكل صورتك
share-look-classic = كلاسيكي
share-look-letter = رسالة
share-look-headline = عنوان كبير
share-look-portrait = صورة شخصية
share-look-chat = محادثة
share-look-drawing = صورتك قيد الرسم…
share-look-failed = لم تصل هذه الصورة
share-story-steps = كيف يعمل هذا
share-story-next = التالي
share-story-count = { $step } من { $steps }
share-story-widget = اكتبوا لي
share-story-messenger-title = قصتك في Telegram
share-story-messenger-post = إنشاء القصة
share-story-messenger-1-title = صورتك جاهزة
share-story-messenger-1-text = اسمك ورابطك ودعوة كبيرة واحدة.
share-story-messenger-2-title = يفتح Telegram المحرر
share-story-messenger-2-text = تحريك العناصر، وإضافة موسيقى أو ملصقات.
share-story-messenger-3-title = إضافة رابطك
share-story-messenger-3-text = رابطك منسوخ، يكفي لصقه. ومع Premium هو على القصة من الآن.
share-story-messenger-4-title = النشر ثم الانتظار
share-story-messenger-4-text = كل ما يرسله الأصدقاء يصل إلى صندوق الوارد.

## Safety: pause, muted words, blocks

share-safety-title = الخصوصية والأمان
share-safety-subtitle = القرار لك فيما يصلك
share-safety-unknown = …
share-safety-failed = لم يُحمَّل هذا
share-safety-error = لم يصلنا جواب واضح، فلا نعرف إن كان هذا قد تغيّر. نتحقق مرة أخرى.
share-unknown = لم يصلنا جواب واضح، فلا نعرف إن كان هذا قد حُفظ. نظرة أخرى بعد قليل.
share-paused = صندوق الوارد متوقف مؤقتًا. الرسائل المجانية تنتظر حتى الاستئناف، والهدايا المدفوعة لا تُقبل.
share-resume = استئناف
share-resumed = صندوق الوارد مفتوح من جديد
share-pause = إيقاف مؤقت للوارد
share-pause-off = راحة من كل شيء: لا يظهر جديد حتى عودتك. ولا يُخبَر أحد.
share-pause-on = لا يظهر جديد الآن. الرسائل المجانية تنتظرك، والهدايا المدفوعة تُرفض قبل الدفع.
share-words = كلمات مكتومة
share-words-hint = { $count ->
    [0] لا شيء بعد
    [zero] لا شيء بعد
    [one] كلمة واحدة
    [two] كلمتان
    [few] { $count } كلمات
    [many] { $count } كلمة
   *[other] { $count } كلمة
}
share-words-subtitle = الرسائل التي فيها هذه الكلمات تذهب إلى قائمة وحدها، بلا صوت
share-words-label = كلمة أو عبارة
share-words-counter = { $count } من { $limit }
share-words-add = كتم
share-words-blank = كلمة واحدة أولًا
share-words-too-long = أقصر قليلًا من فضلك
share-words-known = هذه مكتومة من قبل
share-words-full = بلغنا أكبر عدد ممكن
share-words-not-text = بعض هذه الرموز لا يمكن استخدامها
share-words-empty = لا كلمات مكتومة.
share-words-matching = لا فرق في التشكيل والهمزات والتطويل ولا في حالة الأحرف اللاتينية، والكلمات الطويلة تُكتم مع لواحقها أيضًا.
share-words-remove = إلغاء كتم «{ $word }»
share-muted = رسائل مكتومة
share-muted-hint = { $count ->
    [0] لا شيء هنا
    [zero] لا شيء هنا
    [one] رسالة واحدة
    [two] رسالتان
    [few] { $count } رسائل
    [many] { $count } رسالة
   *[other] { $count } رسالة
}
share-muted-subtitle = لا يراها أحد غيرك، ولا تُحتسب في أي مكان
share-muted-loading = جارٍ تحميل الرسائل المكتومة
share-muted-failed = لم تُحمَّل الرسائل المكتومة
share-muted-empty = لا رسائل مكتومة
share-muted-empty-text = الرسائل التي فيها إحدى كلماتك المكتومة تصل إلى هنا بهدوء.
share-note-action = { $action }: رسالة { $place }
share-muted-read = قراءة
share-muted-block = حظر
share-muted-unblock = رفع الحظر
share-muted-blocked = تم حظر المرسل
share-muted-unblocked = يمكن للمرسل الكتابة من جديد
share-muted-report = إبلاغ
share-muted-release = إلى الوارد
share-muted-released = هي الآن في صندوق الوارد
share-blocked = قائمة الحظر
share-blocked-hint = بلا أسماء، بما أرسلوه فقط
share-blocked-subtitle = تظهر لك رسائلهم، ولا تظهر أسماؤهم أبدًا
share-blocked-loading = جارٍ تحميل قائمة الحظر
share-blocked-failed = لم تُحمَّل قائمة الحظر
share-blocked-empty = لا أحد محظور
share-blocked-empty-text = رسالة جارحة؟ يمكن فتحها وحظر من أرسلها، دون أن يُخبَر بذلك.
share-blocked-release = رفع الحظر
share-blocked-released = يمكن للمرسل الكتابة من جديد
share-note-unread = لم تُفتح بعد
share-note-no-words = بلا كلام، هدية فقط

## Leaderboard

share-leaderboard-rank = #{ $rank }
share-rank-label = #{ $rank }: مركزك في لوحة الصدارة
share-leaderboard = لوحة الصدارة
share-leaderboard-season = موسم { $season }: من وصلته أكثر الرسائل
share-leaderboard-boards = أي قائمة
share-leaderboard-global = العالم
share-leaderboard-list = المراكز
share-leaderboard-own = مركزك
share-leaderboard-loading = جارٍ تحميل لوحة الصدارة
share-leaderboard-you = هذا مركزك
share-leaderboard-score = { $count ->
    [zero] لا رسائل
    [one] رسالة واحدة
    [two] رسالتان
    [few] { $count } رسائل
    [many] { $count } رسالة
   *[other] { $count } رسالة
}
share-leaderboard-listed = يراك الآخرون في القائمة
share-leaderboard-unlisted = لا يرى هذا أحد غيرك
share-leaderboard-empty = العرش شاغر
share-leaderboard-empty-text = لا أحد في هذه القائمة بعد. المركز الأول بانتظارك!
share-leaderboard-failed = لم تُحمَّل القائمة
share-leaderboard-join = انضمام
share-leaderboard-change = تغيير أو خروج
share-leaderboard-contest = كيف تسير المسابقة
share-category = أين نعرض اسمك؟
share-category-text = سيرى الآخرون اسمك وصورتك وعدد الرسائل التي وصلتك
share-category-nowhere = لا مكان
share-category-nowhere-text = لا أحد غيرك يرى مركزك
share-category-global = العالم كله
share-category-global-text = في قائمة العالم فقط
share-category-save = حفظ

## Settings
share-settings = الإعدادات
share-settings-language = اللغة
share-settings-wishes = أمنياتي
share-prompt = جملتي
share-prompt-subtitle = سطر على الملصق والصفحة يدعو الأصدقاء إلى الكتابة
share-prompt-none = بلا جملة
share-prompt-day = جملة اليوم
share-prompt-own = بكلماتي
share-prompt-blank = الجملة فارغة
share-settings-leaderboard = لوحة الصدارة
share-settings-safety = الخصوصية والأمان
share-settings-purchases = المشتريات
share-settings-export = تصدير بياناتي
share-settings-delete = حذف حسابي
share-settings-note = لكل من تجمعهم المحبة
share-language-auto = كما في Telegram
share-purchases-subtitle = هذه القائمة لا تذكر لمن كانت الهدية
share-purchases-batch = الهدية المخفية للأبد تسافر مع غيرها وتصل خلال ربع ساعة.
share-purchases-loading = جارٍ تحميل مشترياتك
share-purchases-failed = لم تُحمَّل مشترياتك
share-purchases-empty = لا مشتريات بعد
share-purchases-empty-text = كل ما يُدفع ثمنه بالنجوم يظهر هنا.
share-purchase-item = هدية
share-purchase-reveal-pack = مرات كشف
share-purchase-early-reveal = فتح مبكر
share-purchase-price = { $stars ->
    [zero] { $stars } نجمة
    [one] نجمة واحدة
    [two] نجمتان
    [few] { $stars } نجوم
    [many] { $stars } نجمة
   *[other] { $stars } نجمة
}
share-purchase-created = لم تُدفع
share-purchase-awaiting-payment = لم تُدفع
share-purchase-paid = قيد التوصيل
share-purchase-fulfilled = تم التوصيل
share-purchase-refunding = النجوم في طريق العودة
share-purchase-refunded = أُعيدت النجوم
share-purchase-refund-refused = لم تُعَد النجوم
share-purchase-refund-refused-text = تعذّرت إعادة النجوم. يمكنك إرسال ‎/paysupport إلى البوت، وسيشرح كيف تصلك المساعدة.
share-purchase-sent = أُرسلت
share-purchase-declined = بلا استرداد
share-purchase-cancelled = أُلغيت
share-purchase-asked = طُلب الاسترداد
share-purchase-refund = طلب استرداد
share-purchase-asked-toast = وصلنا طلبك وسننظر فيه قريبًا
share-export-failed = تعذّر تسليم بياناتك
share-delete-unknown = لم يصلنا جواب واضح، فلا نعرف إن كانت بياناتك قد حُذفت. لنجرّب مرة أخرى: لا ضرر في ذلك.
share-delete-received = كل ما وصلك يُحذف، والردود معه.
share-delete-sent = ما أرسلته يبقى عند من وصله. ومن كشف اسمك من قبل يحتفظ باسمك الأول، ولا أحد غيره يمكنه كشفك بعد الآن.
share-delete-reveals = ما اشتريته لنفسك يضيع، ومنه مرات الكشف. إن حدث خطأ ما، فمن الأفضل طلب الاسترداد أولًا.
share-delete-code = يتوقف رابطك عن العمل. وعند العودة يكون لك رابط جديد. ويبقى حظرك ساريًا.
share-delete-action = حذف للأبد
share-delete-keep = إبقاء حسابي
share-delete-done = إلى اللقاء
share-delete-done-text = حُذف حسابك. والباب يبقى مفتوحًا.
share-delete-leave = خروج
share-age-title = قبل المشاركة
share-age-text = جمع الرسائل هنا لمن بلغ 18 عامًا. نسأل مرة واحدة فقط.
share-age-confirm = عمري 18 عامًا أو أكثر
share-age-decline = ليس الآن

## Tasks

share-tasks = مهام صغيرة
share-tasks-text = مهام صغيرة مقابل مرات كشف مجانية
share-tasks-progress = تم { $finished } من { $total }
share-task-share_link = مشاركة رابطك
share-task-share_link-action = مشاركة
share-task-share_story = نشر قصة
share-task-share_story-action = نشر
share-task-join_channel = الانضمام إلى قناتنا
share-task-join_channel-action = فتح
share-task-emoji_status = تعيين حالتنا
share-task-emoji_status-action = تعيين
share-task-invite_3 = دعوة ثلاثة أشخاص
share-task-invite_3-action = دعوة
share-task-invite_3-count = وصل { $count } من { $needed }، والعدّ مرة في اليوم
share-task-check = تحقّق
share-task-done = تم
share-task-reward = { $count ->
    [zero] ⁦+{ $count }⁩ كشف مجاني
    [one] ⁦+{ $count }⁩ كشف مجاني
    [two] ⁦+{ $count }⁩ كشف مجاني
    [few] ⁦+{ $count }⁩ مرات كشف مجانية
    [many] ⁦+{ $count }⁩ مرة كشف مجانية
   *[other] ⁦+{ $count }⁩ مرة كشف مجانية
}

## What one sent
share-sent = ما أرسلته
share-sent-subtitle = الرسائل المخفية للأبد ليست هنا: اسمك لا يُحفظ معها
share-sent-loading = جارٍ تحميل ما أرسلته
share-sent-failed = لم تُحمَّل القائمة
share-sent-empty = لم يُرسل شيء بعد
share-sent-empty-text = كل ما يُرسَل منك يظهر هنا، مع ما حدث بعده.
share-sent-to = إلى { $name }
share-sent-delivered = وصلت
share-sent-opened = فُتحت
share-sent-answered = جاء الرد
share-sent-revealed = عُرف أنها منك

share-tab = مشاركة
share-web-title = أسرار وبطاقات فالنتاين تصلك
share-web-text = رابط خاص بك، وكلام لا يقوله الأصدقاء إلا خلف اسم مجهول.
