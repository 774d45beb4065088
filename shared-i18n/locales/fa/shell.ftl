shell-splash = بارگذاری
shell-initializing-app = در حال راه‌اندازی برنامه...
shell-initializing = در حال راه‌اندازی...
shell-loading-profile = در حال بارگذاری نمایه...
shell-network-retry = شبکه به مشکل خورد. دوباره تلاش می‌کنیم... لطفاً صبر کنید.
shell-profile-failed = هدیه‌ها زیادن! دوباره امتحان کنید
shell-reload = بارگذاری مجدد

shell-expired-title = وقت یه شروع تازه‌ست
shell-expired-text = اعتبار ورودتان تمام شده. Billet را دوباره از تلگرام باز کنید: پیش‌نویس‌هایتان سر جایشان‌اند.
shell-expired-action = باز کردن دوباره

shell-tabs = بخش‌ها
shell-tab-unread = { $count ->
    [one] { $count } خوانده‌نشده
   *[other] { $count } خوانده‌نشده
  }

shell-web-recipient-valentine = کارت ولنتاین برای { $name }
shell-web-recipient-anonymous = سؤال ناشناس برای { $name }
shell-web-recipient-valentine-text = یه هدیه انتخاب کن و چند کلمه بنویس. با اسم یا بی‌اسم: انتخاب با توئه.
shell-web-recipient-anonymous-text = چیزی رو بپرس که همیشه می‌خواستی بدونی. اسمت روش نمیاد.
shell-web-open = باز کردن در تلگرام
shell-web-qr = کد QR این صفحه
shell-web-scan = یا دوربین گوشی رو بگیر روش
shell-web-loading = داریم دنبال دوستت می‌گردیم
shell-web-missing = صفحهٔ دوستتان بار نشد

shell-page-loading = در حال بارگذاری صفحه
shell-page-failed-title = این صفحه رفته استراحت
shell-page-failed-text = اتصال را بررسی کنید و دوباره امتحان کنید.
shell-page-broken-title = یک جای این صفحه خراب شد
shell-page-broken-text = بقیهٔ برنامه کار می‌کند. می‌توانید دوباره امتحان کنید.
shell-page-contract-title = این صفحه نسخهٔ تازه‌تر برنامه را لازم دارد
shell-page-retry = تلاش دوباره
shell-dialog-unknown = این فعلاً در دسترس نیست. برنامه را دوباره بار کنید تا آخرین نسخه بیاید.

shell-sheet-loading = در حال باز شدن
shell-sheet-failed-title = این باز نشد
shell-sheet-failed-text = بخشی از برنامه بار نشد. اتصال را بررسی کنید و دوباره امتحان کنید.
shell-sheet-broken-title = یک جای کار خراب شد
shell-sheet-broken-text = بقیهٔ برنامه کار می‌کند. می‌توانید دوباره امتحان کنید یا این را ببندید.
shell-sheet-close = بستن

shell-crash-title = خطای غیرمنتظرهٔ برنامه!
shell-crash-text = برنامه را دوباره بار کنید: هرچه فرستاده‌اید سر جایش است.

shell-toasts = اعلان‌ها
shell-back = بازگشت
