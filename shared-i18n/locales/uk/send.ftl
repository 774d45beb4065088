send-title = { $name } чекає на валентинку
send-subtitle = Обери подарунок, додай кілька слів. З підписом чи без — вирішувати тобі.
send-open = Надіслати валентинку
send-tap = Торкнутися тюльпана
send-loading = Відкриваємо сторінку…
send-preview-hint = Глянути публічні відповіді
send-recipient-missing-title = Сторінка не завантажилася
send-missing-text = Перевір зв’язок і спробуй ще раз.
send-again = Ще раз
send-draft = Іще не надіслано
send-draft-no-words = Подарунок без слів
send-draft-continue = Продовжити
send-draft-start-over = Почати заново

send-sheet = Надсилання валентинки
send-close = Закрити
send-back = Назад
send-pick-title = Обери подарунок
send-pick-subtitle = Кому: { $name }
send-tabs = Які подарунки показати
send-tab-gifts = Подарунки
send-tab-wishlist = Вішлист
send-wishes = Мої бажання
send-wishes-subtitle = Обери до трьох подарунків. Друзі побачать їх першими.
send-wishes-count = { $count } із { $limit }
send-wishes-of = { $name } мріє про таке
send-wishes-others = Ще подарунки
send-gifts-loading = Несемо подарунки…
send-gifts-missing-title = Подарунки не завантажилися
send-ghost = { $name } ще не в Billet. Безплатні подарунки збережемо до зустрічі, а платні поки не доставити.
send-price-free = Безплатно
send-price = { $stars ->
    [one] { $stars } зірка
    [few] { $stars } зірки
    [many] { $stars } зірок
   *[other] { $stars } зірки
}
send-price-extra = плюс { $stars ->
    [one] { $stars } зірка
    [few] { $stars } зірки
    [many] { $stars } зірок
   *[other] { $stars } зірки
}
send-discount = −{ $percent } %
send-odds = { $count ->
    [1] Завжди цей подарунок.
    [one] Один із цих { $count }, шанси рівні. Який саме — сюрприз навіть для тебе.
    [few] Один із цих { $count }, шанси рівні. Який саме — сюрприз навіть для тебе.
    [many] Один із цих { $count }, шанси рівні. Який саме — сюрприз навіть для тебе.
   *[other] Один із цих { $count }, шанси рівні. Який саме — сюрприз навіть для тебе.
}
send-pack-content = { $count ->
    [1] Усередині один подарунок.
    [2] Обидва разом.
    [one] Усередині разом { $count } подарунок.
    [few] Усередині разом { $count } подарунки.
    [many] Усередині разом { $count } подарунків.
   *[other] Усередині разом { $count } подарунка.
}
send-odds-best = Набір-сюрприз: подарунки до { $stars } зірок.

send-checkout-title = Твої слова
send-message = Повідомлення
send-message-placeholder = Кілька теплих слів — або жодного
send-message-count = { $count } із { $limit }
send-message-too-long = Трохи задовго
send-message-not-text = Деякі символи не можна надіслати
send-message-own = Повернути мої слова
send-message-random = Підказати текст
send-privacy = Твоє ім’я
send-privacy-reveal = Приховано
send-privacy-reveal-line = Не видно, але { $name } може розкрити за зірки: ім’я, фото, юзернейм, посилання, час, можливо, місце, мережу й пристрій.
send-privacy-full = Приховано назавжди
send-privacy-full-line = { $name } ніколи його не розкриє. Але й відповіді ти не побачиш. Долетить за 15 хвилин.
send-privacy-open = З підписом
send-privacy-open-line = { $name } побачить його з фото та юзернеймом, щойно відкриє подарунок.
send-match = Взаємно
send-match-line = Якщо ви напишете одне одному, обоє побачите ім’я, фото й юзернейм.
send-super = Супервалентинка
send-super-line = Золота й з ефектною появою.
send-super-line-closed = Золота й відкриється одразу, не чекаючи 8 Березня.
send-total = Разом
send-submit = Надіслати
send-waiting = Чекаємо на оплату. Її можна завершити в Telegram або відкрити ще раз кнопкою «Надіслати».
send-paying = Оплата відкривається в Telegram
send-retrying = Відповіді поки немає. Пробуємо ще раз: { $count } із { $limit }
send-valentine-modal-payment-error = Ми не певні, чи пішло. Твої слова на місці, нічого не списано. Спробуй ще раз: двічі не піде.
send-returned = Доставити не вдалося. Твої зірки повертаються, слова збережено.
send-unreturned = Доставити не вдалося, і твої зірки не вдалося повернути. Надішли /paysupport нашому боту. Твої слова збережено.

send-canned-1 = Поруч із тобою навіть понеділок схожий на п’ятницю.
send-canned-2 = Бачу твоє ім’я в чаті — й усмішка до вух.
send-canned-3 = Ти — як перший ковток кави: тепло, бадьоро й хочеться ще.
send-canned-4 = Тримай обійми. Повертати необов’язково, але бажано.
send-canned-5 = Улюблене місце на мапі? Там, де ти.
send-canned-6 = З тобою тепло навіть без опалення.
send-canned-7 = Маленьке нагадування: ти — чиєсь щоденне диво.
send-canned-8 = По той бік екрана хтось шаріється. Так, це через тебе.

send-gift-tulip = Тюльпан
send-gift-candy = Цукерка
send-gift-kiss = Поцілунок
send-gift-teddy = Ведмедик
send-gift-bouquet = Букет
send-gift-heart_box = Бокс-серце
send-gift-cake = Торт
send-gift-champagne = Шампанське
send-gift-rocket = Ракета
send-gift-ring = Каблучка
send-gift-crown = Корона
send-gift-diamond = Діамант
send-gift-unicorn = Єдиноріг
send-gift-surprise_box = Бокс-сюрприз
send-gift-surprise_pack = Набір-сюрприз
send-gift-wish_pack = Набір бажань
send-gift-easter_cake = Паска
send-gift-anon = Лише запитання
send-gift-love = Закоханість
send-gift-laugh = Смішно
send-gift-wow = Захват
send-gift-sad = Трохи сумно
send-gift-fire = Вогонь
send-gift-kiss_face = Цьом
send-gift-surprise = Сюрприз

send-success-title = Надіслано!
send-success-text = { $name } ось-ось засяє від щастя.
send-success-paid-title = Уже в дорозі!
send-success-paid-text = { $name } отримає твій подарунок за мить.
send-success-batch-title = Уже в дорозі!
send-success-batch-text = Їде разом з іншими. { $name } отримає все за 15 хвилин.
send-success-message = Твоє повідомлення
send-success-taps = { $count ->
    [1] Один дотик до тюльпана на щастя
    [one] { $count } дотик до тюльпана на щастя
    [few] { $count } дотики до тюльпана на щастя
    [many] { $count } дотиків до тюльпана на щастя
   *[other] { $count } дотику до тюльпана на щастя
}
send-success-another = Надіслати ще
send-success-own = Хочу валентинки собі

send-ask-title = { $name } чекає на запитання
send-ask-subtitle = Без імені й червоних щік. Лише запитання.
send-ask-open = Запитати анонімно
send-ask-tap = Торкнутися конверта
send-ask-sheet = Анонімне запитання
send-ask-write-title = Твоє запитання
send-ask-message = Запитання
send-ask-placeholder = Про що давно кортить запитати?
send-ask-random = Підказати запитання
send-ask-honest = Твого імені не видно, але { $name } може розкрити його за зірки: ім’я, фото, юзернейм, посилання, час, можливо, місце, мережу й пристрій.
send-ask-continue = Далі
send-ask-emotion-title = Обери настрій
send-ask-emotion-subtitle = Піде, щойно торкнешся
send-ask-failed = Ми не певні, чи пішло. Твоє запитання на місці. Торкнися того самого настрою ще раз: двічі не піде.
send-ask-refused = Не надіслано.
send-ask-sending = Надсилаємо…
send-ask-waiting = Чекаємо на оплату. Заверши її в Telegram або торкнися того самого настрою, щоб відкрити знову.
send-ask-success-title = Запитано!
send-ask-success-text = Чекаємо, що скаже { $name }. Відповідь принесе бот.
send-ask-success-own = Хочу запитання собі
send-ask-success-another = Запитати ще щось

send-friend-mode = Що надіслати
send-friend-mode-anonymous = Анонімки
send-friend-mode-valentine = Валентинки
send-friend-title = Валентинка комусь із друзів
send-friend-title-anonymous = Анонімне запитання комусь із друзів
send-friend-lead = Вийде, навіть якщо Billet іще жодного разу не відкривали.
send-friend-step-1 = Відкрий чат із ботом
send-friend-step-1-text = Він запитає, для кого це.
send-friend-step-2 = Обери когось із друзів
send-friend-step-2-text = Просто з контактів, без жодних кодів.
send-friend-step-3 = Напиши й надішли
send-friend-step-3-text = Збережемо, доки твої друзі не зазирнуть.
send-friend-open = Обрати, для кого
send-friend-loading = Змінюємо режим…

send-public = Публічні відповіді
send-public-title = Публічні відповіді
send-public-more = Показати ще
send-public-loading = Завантажуємо відповіді…
send-public-missing-title = Відповіді не завантажилися
send-public-empty-title = Тут поки порожньо
send-public-empty-text = Перша відповідь може бути тобі.
send-public-empty-send = Надіслати валентинку
send-public-empty-ask = Поставити запитання
send-public-answer = Відповідь

send-tab = Надіслати
send-web-title = Надішли записку чи подарунок
send-web-text = Обери когось із друзів і влаштуй сюрприз, з підписом чи без.
send-easter-until = Тут до 20 квітня.
send-easter-where-valentine = Паска стоїть одразу після безплатних подарунків.
send-easter-where-anonymous = Паску дарують із валентинкою: обери «Валентинки» вище.
send-easter = Паски вже тут: пригости когось із друзів
