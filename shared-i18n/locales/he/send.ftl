## The recipient's page
send-title = ולנטיין בשביל { $name }
send-subtitle = מתנה וכמה מילים. עם חתימה או בלי: הבחירה שלך.
send-open = לשלוח ולנטיין
send-tap = לגעת בטוליפ
send-loading = הדף נפתח…
send-preview-hint = לראות תשובות פומביות
send-recipient-missing-title = הדף לא נטען
send-missing-text = כדאי לבדוק את החיבור ולנסות שוב.
send-again = לנסות שוב
send-draft = עוד לא נשלח
send-draft-no-words = מתנה בלי מילים
send-draft-continue = להמשיך
send-draft-start-over = להתחיל מחדש

## The sheet of a valentine
send-sheet = שליחת ולנטיין
send-close = סגירה
send-back = חזרה
send-pick-title = בחירת מתנה
send-pick-subtitle = בשביל { $name }
send-tabs = אילו מתנות להציג
send-tab-gifts = מתנות
send-tab-wishlist = משאלות
send-wishes = המשאלות שלי
send-wishes-subtitle = עד שלוש מתנות. החברים רואים אותן קודם.
send-wishes-count = { $count } מתוך { $limit }
send-wishes-of = המשאלות של { $name }
send-wishes-others = עוד מתנות
send-gifts-loading = המתנות בדרך…
send-gifts-missing-title = המתנות לא נטענו
send-ghost = { $name } עדיין לא ב־Billet. מתנות בחינם יישמרו בבטחה, ומתנות בתשלום אי אפשר למסור בינתיים.
send-price-free = חינם
send-price = { $stars ->
    [one] כוכב אחד
    [two] שני כוכבים
   *[other] { $stars } כוכבים
}
send-price-extra = ועוד { $stars ->
    [one] כוכב אחד
    [two] שני כוכבים
   *[other] { $stars } כוכבים
}
send-discount = −{ $percent }%
send-odds = { $count ->
    [1] תמיד המתנה הזאת.
   *[other] אחת מתוך { $count }, בסיכוי שווה. איזו? הפתעה לכולם.
}
send-pack-content = { $count ->
    [1] מתנה אחת בפנים.
    [2] שתיהן ביחד.
   *[other] כל ה־{ $count } ביחד.
}
send-odds-best = חבילת הפתעה: מתנות עד { $stars } כוכבים.

## Checkout
send-checkout-title = המילים שלך
send-message = הודעה
send-message-placeholder = כמה מילים חמות, או בלי
send-message-count = { $count } מתוך { $limit }
send-message-too-long = זה קצת ארוך מדי
send-message-not-text = חלק מהתווים האלה אי אפשר לשלוח
send-message-own = בחזרה למילים שלי
send-message-random = הצעה לטקסט
send-privacy = השם שלך
send-privacy-reveal = מוסתר
send-privacy-reveal-line = לא מוצג, אבל בידי { $name } האפשרות לחשוף אותו תמורת כוכבים: שם, תמונה, שם משתמש, קישור, שעה, אולי מקום, רשת ומכשיר.
send-privacy-full = מוסתר לתמיד
send-privacy-full-line = אין ולא תהיה בידי { $name } אפשרות לחשוף אותו, וגם תשובה לא תוצג לך. זה מגיע תוך 15 דקות.
send-privacy-open = עם חתימה
send-privacy-open-line = השם, התמונה ושם המשתמש מופיעים אצל { $name } עם פתיחת המתנה.
send-match = הדדי
send-match-line = אם כותבים משני הצדדים, שני הצדדים רואים שם, תמונה ושם משתמש.
send-super = סופר ולנטיין
send-super-line = כולו זהב, עם כניסה מרשימה.
send-super-line-closed = כולו זהב ונפתח מיד, בלי לחכות ל־8 במרץ.
send-total = סך הכול
send-submit = לשלוח
send-waiting = מחכים לתשלום. אפשר לסיים אותו ב־Telegram, או ללחוץ שוב על ״לשלוח״ כדי לפתוח אותו עוד פעם.
send-paying = התשלום נפתח ב־Telegram
send-retrying = עוד אין תשובה. מנסים שוב: { $count } מתוך { $limit }
send-valentine-modal-payment-error = לא הצלחנו לוודא שזה יצא. המילים שלך שמורות, לא חויבת. אפשר לנסות עוד פעם: אותו דבר אף פעם לא יוצא פעמיים.
send-returned = אי אפשר היה למסור. הכוכבים שלך בדרך חזרה, והמילים שלך שמורות.
send-unreturned = אי אפשר היה למסור, וגם להחזיר את הכוכבים לא הצלחנו. אפשר לשלוח ‎/paysupport לבוט שלנו. המילים שלך שמורות.

## Canned valentines
send-canned-1 = איתך גם יום ראשון מרגיש כמו חמישי בערב.
send-canned-2 = השם שלך קופץ על המסך, והחיוך שלי כבר שם.
send-canned-3 = סתם שיהיה ידוע: יש פה לב אחד שעושה סלטות בגללך.
send-canned-4 = אם היה אפשר לשלוח חיבוק, הוא כבר היה אצלך.
send-canned-5 = המקום האהוב עליי? כל מקום לידך.
send-canned-6 = היי אחד ממך שווה שתי כוסות קפה. בדקתי.
send-canned-7 = לא לשנות כלום. ככה זה מושלם.
send-canned-8 = המתנה קטנה. הכוונה ענקית. 😉

## Gifts by name
send-gift-tulip = טוליפ
send-gift-candy = סוכרייה
send-gift-kiss = נשיקה
send-gift-teddy = דובי
send-gift-bouquet = זר פרחים
send-gift-heart_box = קופסת לב
send-gift-cake = עוגה
send-gift-champagne = שמפניה
send-gift-rocket = רקטה
send-gift-ring = טבעת
send-gift-crown = כתר
send-gift-diamond = יהלום
send-gift-unicorn = חד־קרן
send-gift-surprise_box = קופסת הפתעה
send-gift-surprise_pack = חבילת הפתעה
send-gift-wish_pack = חבילת משאלות
send-gift-easter_cake = עוגת פסחא
send-gift-anon = סתם שאלה
send-gift-love = התאהבות
send-gift-laugh = קורע
send-gift-wow = וואו
send-gift-sad = קצת עצוב
send-gift-fire = אש
send-gift-kiss_face = נשיקונת
send-gift-surprise = מתנת הפתעה

## Success
send-success-title = נשלח!
send-success-text = שמחה גדולה בדרך אל { $name }.
send-success-paid-title = בדרך!
send-success-paid-text = המתנה שלך מגיעה עוד רגע אל { $name }.
send-success-batch-title = בדרך!
send-success-batch-text = זה נוסע יחד עם אחרים ומגיע תוך 15 דקות אל { $name }.
send-success-message = ההודעה שלך
send-success-taps = { $count ->
    [one] נגעת בטוליפ פעם אחת, למזל
    [two] נגעת בטוליפ פעמיים, למזל
   *[other] נגעת בטוליפ { $count } פעמים, למזל
}
send-success-another = לשלוח עוד אחד
send-success-own = גם אני רוצה ולנטיינים

## Anonymous questions
send-ask-title = אפשר לשאול את { $name } הכול
send-ask-subtitle = בלי שם, בלי להסמיק. רק השאלה.
send-ask-open = לשאול באנונימיות
send-ask-tap = לגעת במעטפה
send-ask-sheet = שאלה באנונימיות
send-ask-write-title = השאלה שלך
send-ask-message = שאלה
send-ask-placeholder = מה תמיד רצית לשאול?
send-ask-random = הצעה לשאלה
send-ask-honest = השם שלך לא מוצג, אבל בידי { $name } האפשרות לחשוף אותו תמורת כוכבים: שם, תמונה, שם משתמש, קישור, שעה, אולי מקום, רשת ומכשיר.
send-ask-continue = להמשיך
send-ask-emotion-title = בחירת רגש
send-ask-emotion-subtitle = זה יוצא ברגע שנוגעים
send-ask-failed = לא הצלחנו לוודא שזה יצא. השאלה שלך שמורה. אפשר לגעת שוב באותו רגש: אותו דבר אף פעם לא יוצא פעמיים.
send-ask-refused = לא נשלח.
send-ask-sending = שולחים…
send-ask-waiting = מחכים לתשלום. אפשר לסיים אותו ב־Telegram, או לגעת באותו רגש כדי לפתוח אותו עוד פעם.
send-ask-success-title = השאלה יצאה!
send-ask-success-text = עכשיו הכדור אצל { $name }. הבוט יביא לך את התשובה.
send-ask-success-own = גם אני רוצה שאלות
send-ask-success-another = לשאול משהו אחר

## To a friend
send-friend-mode = מה לשלוח
send-friend-mode-anonymous = אנונימי
send-friend-mode-valentine = ולנטיינים
send-friend-title = ולנטיין לחברים
send-friend-title-anonymous = שאלה אנונימית לחברים
send-friend-lead = גם למי שעוד לא פתח אף פעם את Billet.
send-friend-step-1 = פותחים צ׳אט עם הבוט
send-friend-step-1-text = הוא שואל למי זה.
send-friend-step-2 = בוחרים למי
send-friend-step-2-text = ישר מאנשי הקשר, בלי שום קודים.
send-friend-step-3 = כותבים ושולחים
send-friend-step-3-text = נשמור את זה בבטחה עד שיציצו.
send-friend-open = לבחור למי
send-friend-loading = המצב מתחלף…

## The public list
send-public = תשובות פומביות
send-public-title = תשובות פומביות
send-public-more = להציג עוד
send-public-loading = התשובות נטענות…
send-public-missing-title = התשובות לא נטענו
send-public-empty-title = עוד אין פה כלום
send-public-empty-text = התשובה הראשונה יכולה להיות שלך.
send-public-empty-send = לשלוח ולנטיין
send-public-empty-ask = לשאול שאלה
send-public-answer = תשובה

send-tab = לשלוח
send-web-title = לשלוח פתק או מתנה
send-web-text = לבחור חברים ולהפתיע, עם חתימה או בלי.
send-easter-until = כאן עד 20 באפריל.
send-easter-where-valentine = עוגת הפסחא נמצאת מיד אחרי המתנות בחינם.
send-easter-where-anonymous = עוגות פסחא הולכות עם ולנטיינים: צריך לבחור למעלה ״ולנטיינים״.
send-easter = עוגות הפסחא הגיעו: שווה לשלוח לחברים
