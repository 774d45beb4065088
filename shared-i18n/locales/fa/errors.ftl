errors-network = جوابی نرسید. اینترنت را بررسی کنید و دوباره امتحان کنید.
errors-generic = نشد. لطفاً دوباره امتحان کنید.
errors-server = سمت ما چیزی خراب شد. لطفاً کمی بعد دوباره امتحان کنید.
errors-busy = کمی سرمان شلوغ است. لطفاً چند ثانیه دیگر امتحان کنید.
errors-crowd = الان خیلی‌ها اینجا هستند. تا چند لحظه دیگر دوباره امتحان می‌کنیم…
errors-not-signed-in = شما را نشناختیم. Billet را دوباره از تلگرام باز کنید.
errors-expired = اعتبار ورودتان تمام شده. Billet را دوباره از تلگرام باز کنید.
errors-not-found = پیدایش نکردیم. شاید دیگر نباشد.
errors-bad-input = یک جای این درخواست درست نیست.
errors-bad-message = در این متن نویسه‌هایی هست که نمی‌توانیم بفرستیم.
errors-message-blank = اول چند کلمه بنویسید.
errors-message-too-long = کمی طولانی است. کوتاه‌ترش کنید.
errors-too-large = برای یک بار زیاد است. کوچک‌ترش کنید.
errors-unknown-item = این هدیه دیگر موجود نیست. یکی دیگر انتخاب کنید.
errors-privacy-conflict = هدیه نمی‌تواند هم با اسم باشد و هم برای همیشه پنهان. یکی را انتخاب کنید.
errors-own-code = برای خودتان نمی‌شود هدیه فرستاد.
errors-not-open-yet = هنوز بسته است. یک ذره صبر!
errors-not-opened = اول بازش کنید.
errors-already-answered = قبلاً به این یکی پاسخ داده‌اید.
errors-not-revealable = از این فرستنده نمی‌شود رونمایی کرد.
errors-not-deliverable = فعلاً نمی‌شود این هدیه را تحویل داد.
errors-not-blockable = پشت این کسی نیست که مسدود شود.
errors-key-reused = این قبلاً با محتوای دیگری فرستاده شده.
errors-too-many = یک‌باره خیلی زیاد شد. کمی استراحت کنید و دوباره امتحان کنید.
errors-repeated-message = همین الان این را فرستادید. جور دیگری بگویید.
errors-messenger-unavailable = تلگرام جواب نمی‌دهد. لطفاً کمی بعد دوباره امتحان کنید.
errors-not-refundable = استارز را تا سه هفته بعد از خرید می‌شود پس خواست، و فقط یک بار.
errors-price-changed = قیمت در این بین عوض شده. پیش از پرداخت دوباره نگاهش کنید.
errors-payment-pending = یکی از پرداخت‌هایتان هنوز در دست انجام است. چند دقیقهٔ دیگر امتحان کنید.
errors-too-many-minutes = یک‌باره خیلی زیاد شد. { $minutes ->
    [1] یک دقیقهٔ
    [one] { $minutes } دقیقهٔ
   *[other] { $minutes } دقیقهٔ
} دیگر دوباره امتحان کنید.
errors-too-many-hours = برای یک روز خیلی زیاد شد. { $hours ->
    [1] یک ساعت
    [one] { $hours } ساعت
   *[other] { $hours } ساعت
} دیگر دوباره امتحان کنید.
errors-repeated-message-minutes = همین الان این را فرستادید. جور دیگری بگویید، یا { $minutes ->
    [1] یک دقیقهٔ
    [one] { $minutes } دقیقهٔ
   *[other] { $minutes } دقیقهٔ
} دیگر دوباره بفرستید.
errors-busy-minutes = کمی سرمان شلوغ است. لطفاً { $minutes ->
    [1] یک دقیقهٔ
    [one] { $minutes } دقیقهٔ
   *[other] { $minutes } دقیقهٔ
} دیگر امتحان کنید.
errors-client-outdated = برای پرداخت، تلگرام را به‌روز کنید.
