errors-network = Відповіді немає. Перевір інтернет і спробуй ще раз.
errors-generic = Не вийшло. Спробуй ще раз.
errors-server = У нас щось зламалося. Спробуй ще раз за мить.
errors-busy = Зараз багато охочих. Спробуй ще раз за кілька секунд.
errors-crowd = Зараз тут дуже багато людей. Спробуємо ще раз за мить…
errors-not-signed-in = Не вдалося тебе впізнати. Відкрий Billet із Telegram ще раз.
errors-expired = Сеанс закінчився. Відкрий Billet із Telegram ще раз.
errors-not-found = Нічого не знайшлося. Можливо, цього вже немає.
errors-bad-input = Щось у цьому запиті не так.
errors-bad-message = У тексті є символи, які не можна надіслати.
errors-message-blank = Спершу напиши кілька слів.
errors-message-too-long = Задовгенько. Спробуй коротше.
errors-too-large = Забагато за один раз. Спробуй менше.
errors-unknown-item = Цього подарунка вже немає. Обери інший.
errors-privacy-conflict = Подарунок не може бути і з підписом, і прихований назавжди. Обери щось одне.
errors-own-code = Собі подарунок не надіслати.
errors-not-open-yet = Поки зачинено. Ще дрібочку терпіння!
errors-not-opened = Спершу відкрий.
errors-already-answered = На цю записку вже є твоя відповідь.
errors-not-revealable = Розкрити, хто це надіслав, не можна.
errors-not-deliverable = Зараз цей подарунок не доставити.
errors-not-blockable = За цією запискою нікого немає, блокувати нікого.
errors-key-reused = Це вже надіслано, але іншими словами.
errors-too-many = Забагато за раз. Зроби невелику перерву й спробуй ще раз.
errors-repeated-message = Це щойно надіслано. Скажи інакше.
errors-messenger-unavailable = Telegram не відповідає. Спробуй ще раз за мить.
errors-not-refundable = Попросити зірки назад можна протягом трьох тижнів після покупки й лише один раз.
errors-price-changed = Ціна щойно змінилася. Глянь на неї ще раз перед оплатою.
errors-payment-pending = Одна з твоїх оплат іще обробляється. Спробуй ще раз за кілька хвилин.
errors-too-many-minutes = Забагато за раз. Спробуй ще раз через { $minutes ->
    [1] хвилину
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
}.
errors-too-many-hours = На один день забагато. Спробуй ще раз через { $hours ->
    [1] годину
    [one] { $hours } годину
    [few] { $hours } години
    [many] { $hours } годин
   *[other] { $hours } години
}.
errors-repeated-message-minutes = Це щойно надіслано. Скажи інакше або повтори через { $minutes ->
    [1] хвилину
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
}.
errors-busy-minutes = Зараз багато охочих. Спробуй ще раз через { $minutes ->
    [1] хвилину
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
}.
errors-client-outdated = Онови Telegram, щоб оплатити.
