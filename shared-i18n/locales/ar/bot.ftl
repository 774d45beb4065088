bot-start = أهلًا { $name }! هنا Billet: رسائل مجهولة وهدايا صغيرة بين ناس تجمعهم المحبة. يكفي فتح التطبيق ومشاركة رابطك، ثم نرى ما سيصل.
bot-send-valentine = لمن بطاقة الفالنتاين؟ يمكنك اختيار شخص من الزر أدناه، وسأفتح له البطاقة.
bot-send-anon = لمن في بالك سؤال منذ زمن؟ يمكنك اختيار شخص من الزر أدناه. لن يكون اسمك على السؤال، والتطبيق يوضح من يمكنه أن يعرفه.
bot-choose-friend = اختيار شخص
bot-friend-chosen = اختيار موفّق: { $name }! بقي الضغط على الزر والكتابة.
bot-friend-self = هذا حسابك أنت! لنختر شخصًا آخر، سيفرح بكلمة منك.
bot-friend-gone = لا تصل الرسائل إلى هذا الصديق الآن. لنختر شخصًا آخر، سيفرح بكلمة منك.
bot-nameless = شخص ما
bot-help =
    هكذا تسير الأمور:
    1. مشاركة رابطك من التطبيق.
    2. يرسل إليك الأصدقاء رسائل وهدايا.
    3. الفتح والرد ومعرفة من كتب.

    القواعد: ‎/terms، والمساعدة في الدفع: ‎/paysupport.
bot-terms =
    اللطف أولًا: بلا إهانات ولا تهديدات ولا إزعاج. الهدايا والإضافات ثمنها بالنجوم وتنطلق فور الدفع، أما المخفي للأبد فيسافر مع غيره ويصل خلال ربع ساعة. وما يتعذّر توصيله تعود نجومه تلقائيًا.
    الرسالة بالاسم يظهر عليها اسم من أرسلها. والرسالة المخفية يمكن لمن تصله كشفها مقابل النجوم. وإن فتح كلٌّ من الاثنين رسالة من الآخر (بطاقتي فالنتاين أو سؤالين، ولا واحدة منهما مخفية للأبد، وكلتاهما أُرسلت مع تشغيل «متبادل») فالأمر متبادل: يظهر الاسم والصورة واسم المستخدم لكليهما مجانًا. والتطبيق يقول ذلك قبل الإرسال. أما المخفية للأبد فلا تُكشف بأي ثمن ولا تكون متبادلة أبدًا: بعد وصولها لا يُحفظ معها أي اسم. ويبقى هذا: Telegram يعرف من دفع، ولا يُقال له لمن. ومن يملك قاعدة بياناتنا ومفتاحها السري معًا يمكنه اختبار تخمين عن شخصين محددين، ومن دون المفتاح لا أحد يستطيع ذلك.
bot-paysupport =
    الدفعة التي يتعذّر تنفيذها تعود إليك تلقائيًا، عادةً خلال دقائق.
    { $isStaffed ->
        [true] إن بقي شيء على غير ما يرام، يمكنك هنا كتابة ما اشتريته ومتى. ما يصل منك في الأيام القادمة يقرؤه فريق Billet، ويأتي الرد في هذه المحادثة.
       *[false] لا أحد يقرأ الرسائل هنا حاليًا. إن بقي شيء على غير ما يرام، فالعودة لاحقًا أفضل.
    }
    دعم Telegram نفسه لا يمكنه المساعدة في مشتريات هذا البوت.
bot-support-arrived = وصلتنا رسالتك. سيأتي الرد في هذه المحادثة.
bot-support-answer =
    رد Billet:

    { $text }
bot-support-closed = هذه المحادثة مغلقة. إن بقي شيء، فالأمر ‎/paysupport يفتح محادثة جديدة.
bot-support-too_long = هذا طويل على رسالة واحدة: الحد الأقصى 3500 حرف. لم يُنقل شيء.
bot-support-too_many = رسائلك لدينا وسنرد عليها. حتى ذلك الحين لا نستقبل المزيد.
bot-support-not_text = يمكن نقل النص فقط. الرجاء الكتابة بالكلمات.
bot-unknown = لم أفهم هذا. الرسائل تُكتب وتُقرأ في التطبيق: الأمر ‎/start يفتحه. ولمعرفة طريقة العمل ‎/help، وللمساعدة في الدفع ‎/paysupport.

bot-button-open = فتح Billet
bot-button-send = اختيار هدية
bot-button-ask = سؤال مجهول
bot-button-inbox = لنرَ ما وصل

bot-command-start = فتح Billet
bot-command-help = كيف يعمل
bot-command-terms = القواعد
bot-command-paysupport = المساعدة في الدفع
bot-command-reports = البلاغات المنتظرة
bot-command-requests = طلبات استرداد النجوم
bot-command-refund = إعادة دفعة
bot-menu = Billet

bot-arrived =
    { $kind ->
        [question] 💌 وصلك سؤال! ممّن يا ترى؟
        [valentine] 💌 وصلتك بطاقة فالنتاين! ممّن يا ترى؟
        [super] 💛 وصلك فالنتاين سوبر! ممّن يا ترى؟
        [gift] 🎁 وصلتك بطاقة فالنتاين مع هدية Telegram! ممّن يا ترى؟
       *[several] 💌 وصلك شيء. ممّن يا ترى؟
    }
bot-matched = 💞 متبادل: كلٌّ منكما كتب للآخر. لنرَ ممّن!
bot-answered =
    💬 رد من { $name } على رسالتك:

    { $answer }
bot-answered-quoted =
    💬 رد من { $name } على رسالتك:

    «{ $question }»

    { $answer }
bot-refunded =
    { $stars ->
        [zero] عادت إليك النجوم ({ $stars }): تعذّر تنفيذ الطلب، أو تم الاسترداد بناءً على طلب.
        [one] عادت إليك نجمة واحدة: تعذّر تنفيذ الطلب، أو تم الاسترداد بناءً على طلب.
        [two] عادت إليك نجمتان: تعذّر تنفيذ الطلب، أو تم الاسترداد بناءً على طلب.
        [few] عادت إليك { $stars } نجوم: تعذّر تنفيذ الطلب، أو تم الاسترداد بناءً على طلب.
        [many] عادت إليك { $stars } نجمة: تعذّر تنفيذ الطلب، أو تم الاسترداد بناءً على طلب.
       *[other] عادت إليك { $stars } نجمة: تعذّر تنفيذ الطلب، أو تم الاسترداد بناءً على طلب.
    }
bot-refund-refused = تعذّرت إعادة النجوم إليك (العدد: { $stars })، فقد رفض Telegram ذلك. يمكنك إرسال ‎/paysupport هنا: سيقرأ شخص رسالتك ويرد في هذه المحادثة.
bot-refund-refused-unused = ما أُخذ مقابلها عاد إليك.
bot-request-refused = نظرنا في طلبك استرداد النجوم (العدد: { $stars }، التاريخ: { $when })، ولن نعيدها. إن كان لك رأي آخر، يمكنك إرسال ‎/paysupport.
bot-refunded-unused = وما لم يُستخدم مما اشتريته سُحب أيضًا.

bot-cannot-pay = لم يعد دفع هذا الطلب ممكنًا. لم يُخصم شيء. لنبدأ من جديد في التطبيق.

bot-invoice-item = هدية في Billet
bot-invoice-item-description = { $gift }. في الطريق فور الدفع.
bot-invoice-pack =
    { $reveals ->
        [zero] بلا كشف ({ $reveals })
        [one] كشف واحد
        [two] كشفان
        [few] { $reveals } مرات كشف
        [many] { $reveals } مرة كشف
       *[other] { $reveals } مرة كشف
    }
bot-invoice-pack-description =
    { $reveals ->
        [zero] لمعرفة من أرسل رسائلك ({ $reveals }).
        [one] لمعرفة من أرسل إحدى رسائلك.
        [two] لمعرفة من أرسل رسالتين من رسائلك.
        [few] لمعرفة من أرسل { $reveals } من رسائلك.
        [many] لمعرفة من أرسل { $reveals } من رسائلك.
       *[other] لمعرفة من أرسل { $reveals } من رسائلك.
    }

bot-invoice-early = فتح مبكر
bot-invoice-early-description = بطاقات الفالنتاين التي وصلتك في { $year } تُفتح فور الدفع، وكذلك كل ما يصل حتى 8 مارس.

bot-sender-gone = حُذف حساب من أرسل هذه الرسالة. ما زال الكشف لك.

bot-operator-refund-usage = تُكتب هكذا: ‎/refund ثم مسافة ثم رقم الدفعة كما يظهر في إيصال الدفع في Telegram.
bot-operator-refund-started = النجوم في طريق العودة. ما تم توصيله يبقى.
bot-operator-refund-unknown = لا توجد دفعة كهذه.
bot-operator-refund-refused = هذه الدفعة قيد المعالجة أو أُعيدت من قبل.
bot-operator-refund-failed = رفض Telegram إعادة هذه الدفعة. لا محاولات أخرى.
bot-operator-help =
    للمشرفين:
    الأمر ‎/reports يعرض البلاغات المنتظرة.
    الأمر ‎/requests يعرض من يطلب استرداد النجوم.
    الأمر ‎/refund مع رقم الدفعة يعيد نجومها.
    للرد على شخص: الرد على رسالته.
bot-operator-reports =
    { $total ->
        [zero] لا بلاغات منتظرة.
        [one] بلاغ واحد ينتظر.
        [two] بلاغان ينتظران. التهديدات وما يخص القاصرين أولًا، والمعروض هنا: { $listed }.
        [few] { $total } بلاغات تنتظر. التهديدات وما يخص القاصرين أولًا، والمعروض هنا: { $listed }.
        [many] { $total } بلاغًا ينتظر. التهديدات وما يخص القاصرين أولًا، والمعروض هنا: { $listed }.
       *[other] { $total } بلاغ ينتظر. التهديدات وما يخص القاصرين أولًا، والمعروض هنا: { $listed }.
    }
bot-operator-report =
    تاريخ البلاغ: { $date }
    السبب: { $reason ->
        [insult] إهانة
        [threat] تهديد
        [sexual] محتوى جنسي
        [spam] رسائل مزعجة
        [minor] يخص قاصرًا
       *[other] سبب آخر
    }

    الرسالة: { $message }
    إضافة ممّن وصلته: { $note }{ $isAnonymous ->
        [true] {" "}(مخفي للأبد: المنع يسري تجاه من أبلغ فقط.)
       *[false] {""}
    }
bot-operator-act-keep = إبقاء
bot-operator-act-remove = إزالة
bot-operator-act-stop_week = إزالة، ومنع المرسل من الإرسال 7 أيام
bot-operator-act-stop_month = إزالة، ومنع المرسل من الإرسال 30 يومًا
bot-operator-done-keep = أُبقيت
bot-operator-done-remove = أُزيلت
bot-operator-done-stop_week = أُزيلت، ومُنع المرسل من الإرسال 7 أيام
bot-operator-done-stop_month = أُزيلت، ومُنع المرسل من الإرسال 30 يومًا
bot-operator-done-before = حُسم هذا البلاغ من قبل

bot-share-title-valentine = أنتظر بطاقة فالنتاين منك
bot-share-title-anonymous = اسألوني ما شئتم
bot-share-answer-valentine = بطاقة فالنتاين وهذا ردي
bot-share-answer-anonymous = جاءني سؤال وهذا ردي
bot-share-answer-label = ردي
bot-share-reveal-title = انكشف السر
bot-share-reveal-words = والآن أعرف من كان 👀
bot-share-reveal-label = انكشف السر
bot-share-message-valentine = 💌 من ينتظر بطاقة فالنتاين؟ { $name }! بالاسم أو بدونه: الخيار لك.
bot-share-message-anonymous = 🎭 كل سؤال في بالك يصل إلى { $name }، ولن يكون اسمك عليه.
bot-share-button-valentine = إرسال بطاقة فالنتاين
bot-share-button-anonymous = سؤال مجهول

bot-service-note-1 = وصلت قبل أن ينتهي عيد الحب، فأنت من أوائل من جاؤوا، وقد لاحظنا ذلك. شكرًا لك! 💛
bot-service-note-2 = الرسائل الأولى وجدت أصحابها، والفضل لك أيضًا. لنكتب المزيد: هناك من ينتظر كلمة طيبة.
bot-service-note-3 = كان هذا أول 8 مارس لك معنا. عسى أن تحمل لك الأيام القادمة كلمات دافئة كثيرة. 🌷
bot-service-winner = { $place ->
        [1] المركز الأول في منطقتك لموسم { $season }! لم يصل إلى أحد أكثر مما وصلك. التاج لك. 🏆
        [2] المركز الثاني في منطقتك لموسم { $season }! واضح أن لدى الناس الكثير ليقولوه لك. 🥈
       *[3] المركز الثالث في منطقتك لموسم { $season }! يا لها من سنة مليئة بالكلام الطيب. 🥉
    }

bot-operator-refund-asked =
    طلب استرداد من { $name }، النجوم: { $stars } ({ $what }، { $when }).
    الدفعة: { $charge }
bot-operator-request-approved = موافقة
bot-operator-request-refused = رفض
bot-operator-request-approved-done = تمت الموافقة: النجوم في طريق العودة
bot-operator-request-refused-done = رُفض
bot-operator-request-before-done = حُسم هذا الطلب من قبل، أو عادت نجومه في هذه الأثناء
bot-operator-requests =
    { $total ->
        [zero] لا أحد يطلب استرداد النجوم.
        [one] طلب واحد ينتظر.
        [two] طلبان ينتظران، الأقدم أولًا، والمعروض هنا: { $listed }.
        [few] { $total } طلبات تنتظر، الأقدم أولًا، والمعروض هنا: { $listed }.
        [many] { $total } طلبًا ينتظر، الأقدم أولًا، والمعروض هنا: { $listed }.
       *[other] { $total } طلب ينتظر، الأقدم أولًا، والمعروض هنا: { $listed }.
    }
bot-operator-set-aside =
    { $count ->
        [zero] لم تصل دفعات
        [one] وصلت دفعة واحدة
        [two] وصلت دفعتان
        [few] وصلت { $count } دفعات
        [many] وصلت { $count } دفعة
       *[other] وصلت { $count } دفعة
    } بلا طلب معروف في قاعدة البيانات هذه. وُضعت جانبًا، ولا يعود شيء تلقائيًا: ربما كانت قاعدة البيانات أقدم منها، أو جديدة.
    لإعادة واحدة: ‎/refund ورقمها.

    { $list }{ $more ->
        [0] {""}
       *[other] {" "}وغيرها: { $more }
    }
bot-operator-refund-cap =
    عدد الدفعات التي أُعيدت خلال ساعة دون قرار من أحد: { $cap }. هذا هو الحد (AUTOMATIC_REFUNDS_AN_HOUR)، وعدد ما ينتظر الساعة القادمة: { $waiting }.
    إن كانت صحيحة فلا حاجة إلى شيء، والأمر ‎/refund مع رقم الدفعة يعيد واحدة فورًا.
bot-operator-refund-stuck =
    تعذّرت إعادة النجوم حتى الآن (العدد: { $stars }): اثنتا عشرة محاولة بلا جدوى. ربما لا تكفي نجوم البوت، أو Telegram غير متاح. المحاولات مستمرة.
    الدفعة: { $charge }
bot-operator-refund-messenger =
    يرفض Telegram إعادة النجوم (العدد: { $stars }). لا محاولات أخرى، وقد أُبلغ من دفع.
    الدفعة: { $charge }
bot-operator-canary =
    { $isTakenBack ->
        [true] الإصدار الجديد من { $remote } ({ $version }) الذي يجرّبه بعض الناس تعطّل كثيرًا، فسُحب.
       *[false] الإصدار الجديد من { $remote } ({ $version }) الذي يجرّبه بعض الناس يتعطّل كثيرًا. تعذّرت كتابة ملف الإصدارات فبقي فيه، لكن خوادمنا لم تعد تقدّمه.
    }
    المستخدمون: تعطّل لدى { $failures }، وبدأه { $starts }. إصدار البقية: تعطّل لدى { $activeFailures }، وبدأه { $activeStarts }.

bot-operator-ticket =
    محادثة { $number }، رسالة من { $name } (للإجابة: الرد عليها):

    { $text }
bot-operator-ticket-close = إغلاق المحادثة
bot-operator-ticket-sent = محادثة { $number }: أُرسل إلى { $name }.
bot-operator-ticket-answered =
    محادثة { $number }: رد من { $operator } إلى { $name }:

    { $text }
bot-operator-ticket-unknown = لا أحد خلف تلك الرسالة. للرد على شخص: الرد على الرسالة التي جاءت منه.
bot-operator-ticket-closed = تلك المحادثة انتهت، ولم يُرسل الرد. يمكن بدء محادثة جديدة من الطرف الآخر عبر ‎/paysupport.
bot-operator-ticket-too_long = هذا طويل: الحد الأقصى 3500 حرف. لم يُرسل.
bot-operator-ticket-not_text = يمكن إرسال النص فقط. لم يُرسل.
bot-operator-ticket-ended = أُغلقت
bot-operator-ticket-ended-before = هذه المحادثة انتهت من قبل

## Prompts of the day
bot-prompt-1 = حقيقتان وكذبة واحدة عني
bot-prompt-2 = أي أغنية تذكّر بي؟
bot-prompt-3 = ما أول انطباع عني؟
bot-prompt-4 = وصفي بثلاثة رموز تعبيرية
bot-prompt-5 = سرّ لي وحدي؟
bot-prompt-6 = ماذا أفعل في عطلة الأسبوع؟
bot-prompt-7 = كم تستحق قائمة أغانيّ؟
bot-prompt-8 = ما سؤالك إن لم أغضب؟
bot-prompt-9 = ما قوتي الخارقة؟
bot-prompt-10 = أي شخصية من الأفلام أنا؟
bot-prompt-11 = اعتراف صغير؟ لن أخبر أحدًا
bot-prompt-12 = ما أجمل ذكرى لنا؟
bot-prompt-13 = لقب جديد لي؟
bot-prompt-14 = ما الذي أجيده حقًا؟
bot-prompt-15 = صراحة أم جرأة؟ الخيار لك
bot-prompt-16 = إلى أين نسافر معًا؟
bot-prompt-17 = ماذا أجرّب هذا العام؟
bot-prompt-18 = أي حيوان أنا؟
bot-prompt-19 = لإكمال الجملة: دائمًا…
bot-prompt-20 = على ماذا أستحق الشكر؟
bot-prompt-21 = ما أكثر ما أخافه؟
bot-prompt-22 = مسلسل يستحق المشاهدة؟
bot-prompt-23 = ما الطبق الذي يليق بي؟
bot-prompt-24 = أي لون أنا؟
bot-prompt-25 = كلام لم يُقل لي من قبل؟
bot-prompt-26 = كم تستحق صورتي الأخيرة؟
bot-prompt-27 = ما الذي يذكّرك بي؟
bot-prompt-28 = تحدٍّ لي هذا الأسبوع؟
bot-prompt-29 = ما الذي يجب أن أغيّره؟
bot-prompt-30 = هل أعجبك؟
bot-prompt-31 = ما الذي يضحكك دائمًا؟
bot-prompt-32 = ما أفضل نصيحة في حياتك؟
bot-prompt-33 = أي بطل خارق أنا؟
bot-prompt-34 = رحلة معي؟
bot-prompt-35 = أنا في كلمة واحدة؟
bot-prompt-36 = ماذا ألبس غدًا؟
bot-prompt-37 = سؤال لا يطرحه الآخرون؟
bot-prompt-38 = أي رمز تعبيري أستخدمه كثيرًا؟
bot-prompt-39 = ما حلمك هذه الأيام؟
bot-prompt-40 = بيتزا أم سوشي معي؟
bot-prompt-41 = ما الذي يعجبك فيّ؟
bot-prompt-42 = أين أكون بعد عشر سنوات؟
bot-prompt-43 = مجاملة لطيفة لي؟
bot-prompt-44 = ما رأيك المخالف للجميع؟
bot-prompt-45 = أي مهنة تناسبني؟
bot-prompt-46 = قهوة أم نزهة؟
bot-prompt-47 = ما اسم فرقتنا الموسيقية؟
bot-prompt-48 = ما الذي يجب أن أعرفه؟
bot-prompt-49 = ما الذي يسعدك الآن؟
bot-prompt-50 = أي يوم معي يستحق التكرار؟
bot-prompt-51 = نكتة لي؟
bot-prompt-52 = ما أغنيتي؟
bot-prompt-53 = ماذا أقرأ الآن؟
bot-prompt-54 = ماذا نفعل معًا؟
bot-prompt-55 = ما هدية عيد ميلادي؟
bot-prompt-56 = نصيحة مني؟ السؤال مفتوح
bot-prompt-57 = أي كلمة أكررها دائمًا؟
bot-prompt-58 = ما أمنيتك اليوم؟
bot-prompt-59 = على ماذا سنضحك بعد عام؟
bot-prompt-60 = ما الذي يدور في بالك؟

bot-preview-title = أسرار وبطاقات فالنتاين تصلك
bot-preview-text = رابط خاص بك، وكلام لا يقوله الأصدقاء إلا خلف اسم مجهول.
