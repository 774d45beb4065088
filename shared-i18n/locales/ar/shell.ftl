shell-splash = تحميل
shell-initializing-app = جارٍ تشغيل التطبيق...
shell-initializing = جارٍ التشغيل...
shell-loading-profile = جارٍ تحميل الملف الشخصي...
shell-network-retry = حدث خطأ في الشبكة. نحاول من جديد... لحظة من فضلك.
shell-profile-failed = هدايا أكثر من اللازم. لنجرّب مرة أخرى
shell-reload = إعادة تحميل

shell-expired-title = حان وقت بداية جديدة
shell-expired-text = انتهت هذه الجلسة. يمكن فتح Billet من Telegram من جديد: مسوداتك في أمان.
shell-expired-action = فتح من جديد

shell-tabs = الأقسام
shell-tab-unread = { $count ->
    [zero] لا شيء غير مقروء
    [one] واحدة غير مقروءة
    [two] اثنتان غير مقروءتين
    [few] { $count } غير مقروءة
    [many] { $count } غير مقروءة
   *[other] { $count } غير مقروءة
  }

shell-web-recipient-valentine = بطاقة فالنتاين إلى { $name }
shell-web-recipient-anonymous = سؤال مجهول إلى { $name }
shell-web-recipient-valentine-text = هدية وبضع كلمات. بالاسم أو بدونه: الخيار لك.
shell-web-recipient-anonymous-text = السؤال الذي في بالك منذ زمن. لن يكون اسمك عليه.
shell-web-open = فتح في Telegram
shell-web-qr = رمز QR لهذه الصفحة
shell-web-scan = أو بتوجيه كاميرا الهاتف إليه
shell-web-loading = نبحث عن الصفحة المطلوبة
shell-web-missing = لم تُحمَّل هذه الصفحة

shell-page-loading = جارٍ تحميل الصفحة
shell-page-failed-title = هذه الصفحة في استراحة
shell-page-failed-text = لنتحقق من الاتصال ونجرّب مرة أخرى.
shell-page-broken-title = تعطّل شيء في هذه الصفحة
shell-page-broken-text = بقية التطبيق تعمل. يمكن المحاولة مرة أخرى.
shell-page-contract-title = هذه الصفحة تحتاج إلى إصدار أحدث من التطبيق
shell-page-retry = محاولة أخرى
shell-dialog-unknown = هذا غير متاح الآن. إعادة تحميل التطبيق تجلب أحدث إصدار.

shell-sheet-loading = جارٍ الفتح
shell-sheet-failed-title = تعذّر فتح هذا
shell-sheet-failed-text = لم يصل جزء من التطبيق. لنتحقق من الاتصال ونجرّب مرة أخرى.
shell-sheet-broken-title = تعطّل شيء هنا
shell-sheet-broken-text = بقية التطبيق تعمل. يمكن المحاولة مرة أخرى أو إغلاق هذا.
shell-sheet-close = إغلاق

shell-crash-title = خطأ غير متوقع في التطبيق!
shell-crash-text = يكفي إعادة تحميل التطبيق: لم يضع شيء مما أُرسل.

shell-toasts = الإشعارات
shell-back = رجوع
