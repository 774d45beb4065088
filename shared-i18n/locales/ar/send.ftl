## The recipient's page
send-title = بطاقة فالنتاين إلى { $name }
send-subtitle = هدية وبضع كلمات. بالاسم أو بدونه: الخيار لك.
send-open = إرسال بطاقة فالنتاين
send-tap = لمس التوليب
send-loading = جارٍ فتح الصفحة…
send-preview-hint = الردود المنشورة
send-recipient-missing-title = لم تُحمَّل الصفحة
send-missing-text = لنتحقق من الاتصال ونجرّب مرة أخرى.
send-again = محاولة أخرى
send-draft = لم تُرسل بعد
send-draft-no-words = هدية بلا كلام
send-draft-continue = متابعة
send-draft-start-over = البدء من جديد

## The sheet of a valentine
send-sheet = إرسال بطاقة فالنتاين
send-close = إغلاق
send-back = رجوع
send-pick-title = اختيار هدية
send-pick-subtitle = إلى { $name }
send-tabs = أي الهدايا نعرض
send-tab-gifts = الهدايا
send-tab-wishlist = الأمنيات
send-wishes = أمنياتي
send-wishes-subtitle = حتى ثلاث هدايا. يراها الأصدقاء أولًا.
send-wishes-count = { $count } من { $limit }
send-wishes-of = أمنيات { $name }
send-wishes-others = هدايا أخرى
send-gifts-loading = الهدايا قادمة…
send-gifts-missing-title = لم تُحمَّل الهدايا
send-ghost = لم يُفتح Billet بعد عند { $name }. الهدايا المجانية تُحفظ بأمان، أما المدفوعة فلا يمكن توصيلها بعد.
send-price-free = مجانًا
send-price = { $stars ->
    [zero] { $stars } نجمة
    [one] نجمة واحدة
    [two] نجمتان
    [few] { $stars } نجوم
    [many] { $stars } نجمة
   *[other] { $stars } نجمة
}
send-price-extra = زائد { $stars ->
    [zero] { $stars } نجمة
    [one] نجمة واحدة
    [two] نجمتين
    [few] { $stars } نجوم
    [many] { $stars } نجمة
   *[other] { $stars } نجمة
}
send-discount = −{ $percent }%
send-odds = { $count ->
    [1] هذه الهدية دائمًا.
   *[other] واحدة من هذه الهدايا (عددها { $count })، والفرص متساوية. أيها؟ مفاجأة حتى لك.
}
send-pack-content = { $count ->
    [1] هدية واحدة في الداخل.
    [2] الهديتان معًا.
   *[other] الهدايا كلها معًا: { $count }.
}
send-odds-best = حزمة مفاجآت: هدايا حتى { $stars } نجمة.

## Checkout
send-checkout-title = كلماتك
send-message = الرسالة
send-message-placeholder = كلمات دافئة، أو بلا كلام
send-message-count = { $count } من { $limit }
send-message-too-long = هذا طويل قليلًا
send-message-not-text = بعض هذه الرموز لا يمكن إرسالها
send-message-own = العودة إلى كلماتي
send-message-random = اقتراح كلمات
send-privacy = اسمك
send-privacy-reveal = مخفي
send-privacy-reveal-line = لا يظهر، لكن بإمكان { $name } كشفه مقابل النجوم: الاسم والصورة واسم المستخدم والرابط والوقت، وربما المكان والشبكة والجهاز.
send-privacy-full = مخفي للأبد
send-privacy-full-line = ليس بإمكان { $name } كشفه أبدًا، ولن يظهر لك الرد. الوصول خلال 15 دقيقة.
send-privacy-open = بالاسم
send-privacy-open-line = يظهر أمام { $name } مع الصورة واسم المستخدم عند فتح الهدية.
send-match = متبادل
send-match-line = إن كتب كلٌّ منكما للآخر، يظهر لكليكما الاسم والصورة واسم المستخدم.
send-super = فالنتاين سوبر
send-super-line = ذهبية بدخول يخطف الأنظار.
send-super-line-closed = ذهبية وتُفتح فورًا، دون انتظار 8 مارس.
send-total = المجموع
send-submit = إرسال
send-waiting = بانتظار الدفع. يمكن إتمامه في Telegram، أو الضغط على «إرسال» لفتحه مرة أخرى.
send-paying = يُفتح الدفع في Telegram
send-retrying = لا جواب بعد. محاولة أخرى: { $count } من { $limit }
send-valentine-modal-payment-error = لم نتأكد من الإرسال. كلماتك في أمان، ولم يُخصم شيء. لنجرّب مرة أخرى: الشيء نفسه لا يُرسل مرتين أبدًا.
send-returned = تعذّر التوصيل. نجومك في طريق العودة، وكلماتك في أمان.
send-unreturned = تعذّر التوصيل، وتعذّرت إعادة نجومك. يمكنك إرسال ‎/paysupport إلى البوت. كلماتك في أمان.

## Canned valentines
send-canned-1 = معك حتى صباح الأحد له طعم العطلة.
send-canned-2 = يظهر اسمك على الشاشة، فيبتسم يومي كله.
send-canned-3 = للعلم فقط: في هذا العالم قلب يفرح بكل إشعار منك.
send-canned-4 = لو كانت الأحضان تُرسل، لكانت هذه البطاقة حضنًا.
send-canned-5 = أحلى مكان في الدنيا؟ أي مكان أنت فيه.
send-canned-6 = القهوة معك لا تحتاج إلى سكر. التجربة أثبتت ذلك. مرتين.
send-canned-7 = وجودك هو الهدية، وهذه مجرد تغليفة.
send-canned-8 = قلبي كتب هذه البطاقة، وأنا ضغطت على الزر فقط. 😉

## Gifts by name
send-gift-tulip = توليب
send-gift-candy = حلوى
send-gift-kiss = قبلة
send-gift-teddy = دبدوب
send-gift-bouquet = باقة ورد
send-gift-heart_box = علبة قلب
send-gift-cake = كعكة
send-gift-champagne = شمبانيا
send-gift-rocket = صاروخ
send-gift-ring = خاتم
send-gift-crown = تاج
send-gift-diamond = ألماسة
send-gift-unicorn = يونيكورن
send-gift-surprise_box = صندوق مفاجآت
send-gift-surprise_pack = حزمة مفاجآت
send-gift-wish_pack = حزمة أمنيات
send-gift-easter_cake = كعكة الفصح
send-gift-anon = مجرد سؤال
send-gift-love = قلب عاشق
send-gift-laugh = ضحكة
send-gift-wow = دهشة
send-gift-sad = حزن خفيف
send-gift-fire = حماس نار
send-gift-kiss_face = بوسة
send-gift-surprise = هدية مفاجأة

## Success
send-success-title = تم الإرسال!
send-success-text = فرحة كبيرة في الطريق إلى { $name }.
send-success-paid-title = في الطريق!
send-success-paid-text = هديتك عند { $name } بعد لحظات.
send-success-batch-title = في الطريق!
send-success-batch-text = تسافر مع غيرها وتصل إلى { $name } خلال 15 دقيقة.
send-success-message = رسالتك
send-success-taps = { $count ->
    [zero] لمسات التوليب جلبًا للحظ: { $count }
    [one] لمسة توليب واحدة جلبًا للحظ
    [two] لمستا توليب جلبًا للحظ
    [few] { $count } لمسات توليب جلبًا للحظ
    [many] { $count } لمسة توليب جلبًا للحظ
   *[other] { $count } لمسة توليب جلبًا للحظ
}
send-success-another = إرسال بطاقة أخرى
send-success-own = أريد بطاقات لي أيضًا

## Anonymous questions
send-ask-title = سؤالك إلى { $name }
send-ask-subtitle = بلا اسم وبلا خجل. السؤال فقط.
send-ask-open = سؤال مجهول
send-ask-tap = لمس الظرف
send-ask-sheet = إرسال سؤال مجهول
send-ask-write-title = سؤالك
send-ask-message = السؤال
send-ask-placeholder = ما السؤال الذي في بالك منذ زمن؟
send-ask-random = اقتراح سؤال
send-ask-honest = اسمك لا يظهر، لكن بإمكان { $name } كشفه مقابل النجوم: الاسم والصورة واسم المستخدم والرابط والوقت، وربما المكان والشبكة والجهاز.
send-ask-continue = متابعة
send-ask-emotion-title = اختيار شعور
send-ask-emotion-subtitle = يُرسل السؤال فور اللمس
send-ask-failed = لم نتأكد من الإرسال. سؤالك في أمان. يكفي لمس الشعور نفسه مرة أخرى: الشيء نفسه لا يُرسل مرتين أبدًا.
send-ask-refused = لم يُرسل.
send-ask-sending = جارٍ الإرسال…
send-ask-waiting = بانتظار الدفع. يمكن إتمامه في Telegram، أو لمس الشعور نفسه لفتحه مرة أخرى.
send-ask-success-title = انطلق السؤال!
send-ask-success-text = الكلمة الآن عند { $name }. سيحمل البوت الرد إليك.
send-ask-success-own = أريد أسئلة لي أيضًا
send-ask-success-another = سؤال آخر

## To a friend
send-friend-mode = ماذا نرسل
send-friend-mode-anonymous = مجهول
send-friend-mode-valentine = فالنتاين
send-friend-title = بطاقة فالنتاين لأحد الأصدقاء
send-friend-title-anonymous = سؤال مجهول لأحد الأصدقاء
send-friend-lead = حتى لمن لم يفتح Billet من قبل.
send-friend-step-1 = فتح محادثة البوت
send-friend-step-1-text = يسأل: لمن؟
send-friend-step-2 = اختيار شخص
send-friend-step-2-text = من جهات اتصالك مباشرة، بلا رموز.
send-friend-step-3 = الكتابة والإرسال
send-friend-step-3-text = كل شيء محفوظ بأمان حتى لحظة الفتح.
send-friend-open = اختيار شخص
send-friend-loading = جارٍ تغيير الوضع…

## The public list
send-public = الردود المنشورة
send-public-title = الردود المنشورة
send-public-more = عرض المزيد
send-public-loading = جارٍ تحميل الردود…
send-public-missing-title = لم تُحمَّل الردود
send-public-empty-title = لا شيء هنا بعد
send-public-empty-text = قد يكون أول رد هنا لك.
send-public-empty-send = إرسال بطاقة فالنتاين
send-public-empty-ask = طرح سؤال
send-public-answer = رد

send-tab = إرسال
send-web-title = إرسال رسالة أو هدية
send-web-text = مفاجأة لشخص عزيز، بالاسم أو بدونه.
send-easter-until = متاحة حتى 20 أبريل.
send-easter-where-valentine = كعكة الفصح بعد الهدايا المجانية مباشرة.
send-easter-where-anonymous = كعكة الفصح تأتي مع البطاقات: يكفي اختيار «فالنتاين» أعلاه.
send-easter = وصلت كعكات الفصح: ما رأيك بواحدة لشخص عزيز؟
