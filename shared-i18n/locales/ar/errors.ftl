errors-network = لم يصل جواب. لنتحقق من الإنترنت ونجرّب مرة أخرى.
errors-generic = لم ينجح هذا. لنجرّب مرة أخرى.
errors-server = تعطّل شيء عندنا. لنجرّب مرة أخرى بعد قليل.
errors-busy = لدينا زحمة صغيرة. لنجرّب مرة أخرى بعد ثوانٍ.
errors-crowd = هنا الآن ناس كثيرون. نحاول مرة أخرى بعد لحظات…
errors-not-signed-in = لم نتعرّف على حسابك. يمكن فتح Billet من Telegram من جديد.
errors-expired = انتهت الجلسة. يمكن فتح Billet من Telegram من جديد.
errors-not-found = لم نجد هذا. ربما لم يعد موجودًا.
errors-bad-input = في هذا الطلب شيء غير صحيح.
errors-bad-message = في النص رموز لا يمكننا إرسالها.
errors-message-blank = بضع كلمات أولًا.
errors-message-too-long = النص طويل قليلًا. لنختصره.
errors-too-large = هذا كثير دفعة واحدة. لنجعله أصغر.
errors-unknown-item = لم تعد هذه الهدية متاحة. لنختر غيرها.
errors-privacy-conflict = لا تكون الهدية بالاسم ومخفية للأبد معًا. لنختر واحدًا منهما.
errors-own-code = لا يمكنك إرسال هدية إلى نفسك.
errors-not-open-yet = ما زالت مغلقة. القليل من الصبر!
errors-not-opened = لا بد من فتحها أولًا.
errors-already-answered = أُرسل ردك على هذه من قبل.
errors-not-revealable = لا يمكن كشف المرسل هنا.
errors-not-deliverable = لا يمكن توصيل هذه الهدية الآن.
errors-not-blockable = لا أحد خلف هذه الرسالة ليُحظر.
errors-key-reused = أُرسل هذا من قبل بمحتوى آخر.
errors-too-many = هذا كثير دفعة واحدة. استراحة قصيرة ثم نجرّب مرة أخرى.
errors-repeated-message = أُرسل هذا للتو. ما رأيك بصياغة أخرى؟
errors-messenger-unavailable = لا يستجيب Telegram. لنجرّب مرة أخرى بعد قليل.
errors-not-refundable = يمكن طلب استرداد النجوم خلال ثلاثة أسابيع من الشراء، ومرة واحدة فقط.
errors-price-changed = تغيّر السعر في هذه الأثناء. نظرة عليه قبل الدفع!
errors-payment-pending = إحدى دفعاتك ما زالت قيد المعالجة. لنجرّب مرة أخرى بعد دقائق.
errors-too-many-minutes = هذا كثير دفعة واحدة. لنجرّب مرة أخرى بعد { $minutes ->
    [zero] لحظات
    [one] دقيقة
    [two] دقيقتين
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
}.
errors-too-many-hours = هذا كثير على يوم واحد. لنجرّب مرة أخرى بعد { $hours ->
    [zero] قليل
    [one] ساعة
    [two] ساعتين
    [few] { $hours } ساعات
    [many] { $hours } ساعة
   *[other] { $hours } ساعة
}.
errors-repeated-message-minutes = أُرسل هذا للتو. ما رأيك بصياغة أخرى، أو محاولة جديدة بعد { $minutes ->
    [zero] لحظات
    [one] دقيقة
    [two] دقيقتين
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
}؟
errors-busy-minutes = لدينا زحمة صغيرة. لنجرّب مرة أخرى بعد { $minutes ->
    [zero] لحظات
    [one] دقيقة
    [two] دقيقتين
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
}.
errors-client-outdated = يلزم تحديث Telegram للدفع.
