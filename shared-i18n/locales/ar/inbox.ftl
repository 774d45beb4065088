## The page

inbox-tabs = ماذا نعرض
inbox-tab-anonymous = مجهول
inbox-tab-valentine = فالنتاين
inbox-title-anonymous = { $count ->
    [0] الأسئلة
    [zero] الأسئلة
    [one] سؤال واحد
    [two] سؤالان
    [few] { $count } أسئلة
    [many] { $count } سؤالًا
   *[other] { $count } سؤال
}
inbox-title-valentine = { $count ->
    [0] بطاقات فالنتاين
    [zero] بطاقات فالنتاين
    [one] بطاقة فالنتاين واحدة
    [two] بطاقتا فالنتاين
    [few] { $count } بطاقات فالنتاين
    [many] { $count } بطاقة فالنتاين
   *[other] { $count } بطاقة فالنتاين
}
inbox-unread = { $count ->
    [0] كل شيء مفتوح
    [zero] كل شيء مفتوح
    [one] واحدة بانتظار الفتح
    [two] اثنتان بانتظار الفتح
    [few] { $count } بانتظار الفتح
    [many] { $count } بانتظار الفتح
   *[other] { $count } بانتظار الفتح
}
inbox-unread-closed = مغلقة حتى 8 مارس: { $count }
inbox-filters = تصفية
inbox-filter-all = الكل
inbox-filter-unanswered = بلا رد
inbox-filter-unopened = غير مفتوحة
inbox-filter-opened = مفتوحة
inbox-list = ما وصل
inbox-loading = جارٍ تحميل صندوق الوارد
inbox-load-more = عرض المزيد
inbox-empty-valentine-title = لا بطاقات فالنتاين بعد
inbox-empty-valentine-text = ربما هناك من ينتظر رابطك. لنشاركه ونرَ من الأشجع.
inbox-empty-anonymous-title = لا أسئلة بعد
inbox-empty-anonymous-text = بمشاركة رابطك يأتيك كل سؤال لم يجرؤ أحد على طرحه بصوت عالٍ.
inbox-paused = صندوق الوارد متوقف مؤقتًا. الرسائل المجانية تنتظر حتى الاستئناف، والهدايا المدفوعة لا تُقبل.
inbox-resume = استئناف
inbox-resumed = صندوق الوارد مفتوح من جديد
inbox-resume-error = لم يصلنا جواب واضح، فلا نعرف إن كان صندوق الوارد قد فُتح من جديد. نتحقق مرة أخرى.
inbox-empty-filter-title = لا شيء هنا
inbox-empty-filter-text = لا شيء مما وصلك يطابق هذه التصفية.
inbox-show-all = عرض الكل
inbox-share = مشاركة رابطي
inbox-failed-title = لم يُحمَّل صندوق الوارد
inbox-failed-text = لم يضع شيء. لنتحقق من الاتصال ونجرّب مرة أخرى.
inbox-retry = محاولة أخرى
inbox-close = إغلاق
inbox-back = رجوع

## Cards

inbox-card-closed = مغلقة
inbox-card-open = فتح
inbox-card-opened = مفتوحة
inbox-card-answered = تم الرد
inbox-ribbon-hidden = مخفية
inbox-ribbon-mutual = متبادل
inbox-ribbon-sympathy = إعجاب
inbox-ribbon-visible = ظاهرة
inbox-super = سوبر
inbox-card-name = { $name }، { $more }
inbox-wrapped-valentine = بطاقة فالنتاين
inbox-wrapped-message = سؤال مجهول
inbox-gift = { $id ->
    [tulip] توليب
    [candy] حلوى
    [kiss] قبلة
    [teddy] دبدوب
    [bouquet] باقة ورد
    [heart_box] علبة قلب
    [cake] كعكة
    [champagne] شمبانيا
    [rocket] صاروخ
    [ring] خاتم
    [crown] تاج
    [diamond] ألماسة
    [unicorn] يونيكورن
    [surprise_box] صندوق مفاجآت
    [surprise_pack] حزمة مفاجآت
    [wish_pack] حزمة أمنيات
    [easter_cake] كعكة الفصح
    [club] من النادي
    [love] قلب عاشق
    [laugh] ضحكة
    [wow] دهشة
    [sad] حزن خفيف
    [fire] حماس نار
    [kiss_face] بوسة
    [surprise] هدية مفاجأة
    [anon] مجرد سؤال
   *[other] هدية
}

## Opening

inbox-unwrapping = جارٍ الفتح…
inbox-unwrap-skip = تخطّي
inbox-unwrap-first = أولى رسائل اليوم، { $name }
inbox-note-gone = لم تعد هذه الرسالة في صندوق الوارد.
snackbar-warning-failed-open-valentine = لم تُفتح. لنجرّب مرة أخرى بعد قليل.

## Still closed

inbox-closed-title = ليس بعد!
inbox-closed-subtitle = تُفتح بطاقات الفالنتاين كلها معًا
inbox-closed-moscow = { $time } بتوقيت موسكو
inbox-closed-local = { $time } بتوقيتك
inbox-closed-days = { $count ->
    [zero] يوم
    [one] يوم
    [two] يوم
    [few] أيام
    [many] يومًا
   *[other] يوم
}
inbox-closed-hours = { $count ->
    [zero] ساعة
    [one] ساعة
    [two] ساعة
    [few] ساعات
    [many] ساعة
   *[other] ساعة
}
inbox-closed-minutes = { $count ->
    [zero] دقيقة
    [one] دقيقة
    [two] دقيقة
    [few] دقائق
    [many] دقيقة
   *[other] دقيقة
}
inbox-closed-seconds = { $count ->
    [zero] ثانية
    [one] ثانية
    [two] ثانية
    [few] ثوانٍ
    [many] ثانية
   *[other] ثانية
}
inbox-closed-countdown = الوقت المتبقي
inbox-closed-now = حان الوقت!
inbox-closed-open = فتح
inbox-closed-wait = سأنتظر
inbox-early-text = الفتح المبكر يلغي انتظار كل بطاقات الفالنتاين التي تصلك هذا العام، حتى ما لم يصل بعد. أما من أرسلها فيبقى سرًا آخر.
inbox-early-buy = { $stars ->
    [zero] الفتح الآن بلا نجوم ({ $stars })
    [one] الفتح الآن مقابل نجمة واحدة
    [two] الفتح الآن مقابل نجمتين
    [few] الفتح الآن مقابل { $stars } نجوم
    [many] الفتح الآن مقابل { $stars } نجمة
   *[other] الفتح الآن مقابل { $stars } نجمة
}
inbox-early-done = يمكن الآن فتح كل بطاقات الفالنتاين التي وصلتك هذا العام
inbox-early-on-its-way = تم الدفع. ستُفتح بعد لحظات.
inbox-early-returned = تعذّر الفتح. نجومك في طريق العودة.
inbox-early-failed = لم ينجح هذا، ولم يُخصم شيء. لنجرّب مرة أخرى بعد قليل.

## One item

inbox-item-valentine = بطاقة فالنتاين لك
inbox-item-super = فالنتاين سوبر!
inbox-item-club = من النادي
inbox-item-question = سؤال لك
inbox-item-no-words = بلا كلام، هدية فقط
inbox-item-gift-sent = وصلتك أيضًا كهدية في Telegram
inbox-item-your-answer = ردك
inbox-sender-hidden = شخص غامض
inbox-sender-hidden-text = مخفي حتى لحظة الكشف
inbox-sender-anonymous = مخفي للأبد
inbox-sender-anonymous-text = لا يمكن كشفه: لا يُحفظ أي اسم مع الرسالة
inbox-sender-club = نادي Billet
inbox-sender-club-text = رسالة من فريقنا
inbox-sender-mutual-text = متبادل: كلٌّ منكما كتب للآخر
inbox-sender-sympathy-text = إعجاب بك، وبكل صراحة
inbox-sender-revealed-text = تم الكشف
inbox-chat = فتح محادثة
inbox-reveal = كشف المرسل
inbox-reveal-show = عن المرسل
inbox-reveals-left = { $count ->
    [0] الكشف ابتداءً من { $stars } نجمة
    [zero] لم يبقَ أي كشف
    [one] بقي كشف واحد
    [two] بقي كشفان
    [few] بقيت { $count } مرات كشف
    [many] بقيت { $count } مرة كشف
   *[other] بقيت { $count } مرة كشف
}
inbox-reply = رد
inbox-reply-continue = متابعة الرد
inbox-visibility = عرض في ملفي الشخصي
inbox-visibility-on = كل من لديه رابطك يرى هذه الرسالة وردك
inbox-visibility-off = هذه الرسالة وردك لا يظهران إلا لك
inbox-visibility-saving = جارٍ الحفظ…
visibility-change-error = لم يصلنا جواب واضح، فلا نعرف إن كان هذا قد تغيّر. نتحقق مرة أخرى.
inbox-share-answer = مشاركة ردي
story-share-error = لا يمكن إنشاء القصة هنا.
story-share-fail = لم تنجح القصة. لنجرّب مرة أخرى.

## Answering

inbox-reply-title = ردك
inbox-reply-label = كتابة رد
inbox-reply-placeholder = كما يقولها قلبك…
inbox-reply-counter = { $count } من { $limit }
inbox-reply-too-long = أقصر قليلًا من فضلك
inbox-reply-send = إرسال
inbox-reply-publish = نشر ردي
inbox-reply-publish-on = ستظهر الرسالة وردك في ملفك الشخصي
inbox-reply-publish-off = يصل الرد إلى المرسل فقط
inbox-reply-publish-off-anonymous = لن يظهر ردك إلا لك
inbox-kept = محفوظ من المرة السابقة
inbox-start-over = البدء من جديد
inbox-unsent = كلماتك الأخرى، لم تُرسل
inbox-unsent-copy = نسخ
inbox-unsent-copied = تم النسخ
inbox-unsent-not-copied = تعذّر النسخ. الكلمات ما زالت هنا.
inbox-unsent-discard = حذف
reply-modal-send-error = لم يصلنا جواب واضح، فلا نعرف إن كان ردك قد أُرسل. ما زال هنا: يمكن إرساله مرة أخرى، فهو لا يُرسل مرتين أبدًا.

## Revealing

inbox-confirm-title = كشف المرسل؟
inbox-confirm-subtitle = { $count ->
    [zero] يُستخدم لهذا كشف واحد من { $count }
    [one] يُستخدم لهذا آخر كشف لديك
    [two] يُستخدم لهذا كشف واحد من كشفين
    [few] يُستخدم لهذا كشف واحد من { $count }
    [many] يُستخدم لهذا كشف واحد من { $count }
   *[other] يُستخدم لهذا كشف واحد من { $count }
}
inbox-reveal-shows = ماذا سيظهر لك
inbox-reveal-shows-name = الاسم الأول والصورة
inbox-reveal-shows-username = اسم المستخدم، إن وُجد
inbox-reveal-shows-link = الرابط، لإرسال شيء في المقابل
inbox-reveal-shows-time = وقت الإرسال بالضبط
inbox-confirm-yes = كشف
inbox-confirm-hold = الضغط المطوّل يكشف
inbox-confirm-no = ليس الآن
reveal-sender-error = تعذّر عرض المرسل. لنجرّب مرة أخرى: الكشف نفسه لا يُستهلك مرتين أبدًا.
inbox-gone-title = لا أحد هناك
inbox-gone-heading = هذا الحساب لم يعد موجودًا
inbox-gone-text = لم يبقَ من نعرضه. ما زال الكشف لك.

## Packs

inbox-packs-title = من يكون يا ترى؟
inbox-packs-subtitle = كل كشف يُظهر مرسلًا واحدًا
inbox-packs-choice = اختيار باقة
inbox-packs-name = { $count ->
    [zero] بلا كشف ({ $count })
    [one] كشف واحد
    [two] كشفان
    [few] { $count } مرات كشف
    [many] { $count } مرة كشف
   *[other] { $count } مرة كشف
}
inbox-packs-saved = { $stars } للواحد، والتوفير { $saved }
inbox-packs-discount = −{ $percent }%
inbox-packs-price = { $stars ->
    [zero] { $stars } نجمة
    [one] نجمة واحدة
    [two] نجمتان
    [few] { $stars } نجوم
    [many] { $stars } نجمة
   *[other] { $stars } نجمة
}
inbox-packs-free = مجانًا
inbox-packs-buy = { $count ->
    [zero] بلا كشف ({ $count })
    [one] كشف واحد
    [two] كشفان
    [few] { $count } مرات كشف
    [many] { $count } مرة كشف
   *[other] { $count } مرة كشف
} مقابل { $stars ->
    [zero] { $stars } نجمة
    [one] نجمة واحدة
    [two] نجمتين
    [few] { $stars } نجوم
    [many] { $stars } نجمة
   *[other] { $stars } نجمة
}
inbox-packs-small = يُستخدم كشف واحد لهذا المرسل فورًا، والباقي يبقى لك.
inbox-packs-small-one = يُستخدم لهذا المرسل فورًا.
inbox-packs-checking = نتحقق من الدفع
inbox-packs-showing = نكتشف ممّن وصلت
inbox-payment-preparing = نجهّز الدفع
payment-error = لم يكتمل الدفع. وإن اكتمل لاحقًا، يصلك ما اشتريته تلقائيًا.
inbox-payment-uncharged = لم يكتمل الدفع، ولم يُخصم منك شيء.
inbox-payment-unreturned = لم ينجح هذا، وتعذّرت إعادة نجومك. يمكنك إرسال ‎/paysupport إلى البوت.
inbox-payment-waiting = ننتظر خبر الدفع. فور وصوله يُحتسب تلقائيًا.
inbox-price-changed = { $stars ->
    [zero] السعر الآن { $stars } نجمة. لم يُخصم شيء: نظرة أخرى قبل الدفع.
    [one] السعر الآن نجمة واحدة. لم يُخصم شيء: نظرة أخرى قبل الدفع.
    [two] السعر الآن نجمتان. لم يُخصم شيء: نظرة أخرى قبل الدفع.
    [few] السعر الآن { $stars } نجوم. لم يُخصم شيء: نظرة أخرى قبل الدفع.
    [many] السعر الآن { $stars } نجمة. لم يُخصم شيء: نظرة أخرى قبل الدفع.
   *[other] السعر الآن { $stars } نجمة. لم يُخصم شيء: نظرة أخرى قبل الدفع.
}
reveal-purchase-failed = لا يمكن شراء هذه الباقة الآن.
reveal-purchase-error = لم يبدأ الشراء. لنتحقق من الاتصال ونجرّب مرة أخرى.
inbox-packs-bought = وصلت مرات الكشف.
inbox-packs-on-its-way = مرات الكشف في الطريق، ستصل بعد لحظات.
inbox-packs-returned = تعذّر إتمام الشراء. نجومك في طريق العودة.

## Sender details

inbox-details-title = والاسم هو…
inbox-next-write = مراسلة { $name }
inbox-next-send = إرسال رد بالمثل
inbox-next-share = مشاركة لحظة الكشف
inbox-details-gone = حُذف هذا الحساب لاحقًا. الاسم الأول الذي كشفته يبقى لديك، وكل ما عداه ذهب معه.
inbox-details-sent = أُرسلت
inbox-details-place = المكان
inbox-details-network = الشبكة
inbox-details-device = الجهاز
inbox-details-browser = المتصفح
inbox-details-system = النظام

## Block and report

inbox-safety-open = حظر أو إبلاغ
inbox-safety-title = الكلمة الطيبة أولًا
inbox-safety-subtitle = لا داعي لقراءة ما يجرح
inbox-safety-more = إيقاف مؤقت وكلمات مكتومة وحظر
inbox-safety-more-hint = لصندوق الوارد كله
inbox-block = حظر المرسل
inbox-block-off = لن يصلك شيء بعد الآن من هذا الشخص. لن يُخبَر بذلك، ولن يظهر لك من يكون.
inbox-block-on = لا يصلك شيء من هذا الشخص. يمكن رفع الحظر في أي وقت.
inbox-block-error = لم يصلنا جواب واضح، فلا نعرف إن كان الحظر قد تغيّر. نتحقق مرة أخرى.
inbox-blocked = تم حظر المرسل
inbox-unblocked = يمكن للمرسل الكتابة من جديد
inbox-report = إبلاغ
inbox-report-hint = يقرؤها فريقنا دون أن يظهر له من كتبها
inbox-report-title = ما المشكلة فيها؟
inbox-report-subtitle = لا يُخبَر المرسل بهذا البلاغ
inbox-report-reasons = السبب
inbox-report-insult = إهانة أو تنمّر
inbox-report-threat = تهديد
inbox-report-sexual = محتوى جنسي غير مرغوب
inbox-report-spam = إزعاج أو احتيال
inbox-report-minor = خطر على قاصر
inbox-report-other = سبب آخر
inbox-report-text = هل من إضافة؟
inbox-report-placeholder = اختياري تمامًا
inbox-report-send = إرسال البلاغ
inbox-report-error = لم يصلنا جواب واضح، فلا نعرف إن كان البلاغ قد وصل. ما زال هنا: يمكن إرساله مرة أخرى، وسيُحتسب مرة واحدة.
inbox-reported-title = شكرًا لك
inbox-reported-text = سينظر فيها فريقنا قريبًا. وإن خالفت القواعد تُزال.
inbox-reported-done = تم

## Contest

inbox-contest = كيف تسير المسابقة
inbox-contest-text = من يصله أكثر الكلام الطيب هذا العام؟
inbox-contest-season = الموسم
inbox-contest-season-text = يستمر طوال { $year } وينتهي ليلة رأس السنة عند منتصف الليل بتوقيت موسكو.
inbox-contest-score = النقاط
inbox-contest-score-text = كل رسالة في صندوق الوارد بنقطة، بالاسم كانت أو مخفية، والعدّ مرة في اليوم. عدد من كتبوا لا يهم ولا يظهر.
inbox-contest-prizes = الجوائز
inbox-contest-prizes-text = أصحاب المراكز الثلاثة الأولى في كل منطقة تصلهم هدية الفوز في صندوق الوارد.
inbox-contest-choice = فقط إن شئت
inbox-contest-choice-text = لا أحد يراك في قائمة قبل انضمامك. والخروج ممكن في أي وقت.
inbox-contest-leaderboard = إلى لوحة الصدارة

inbox-tab = الوارد
inbox-web-title = صندوق الوارد يسكن في Telegram
inbox-web-text = يكفي فتح Billet هناك لقراءة ما وصلك.
