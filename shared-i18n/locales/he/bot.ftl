bot-start = היי { $name }! כאן Billet: פתקים אנונימיים ומתנות קטנות בין אנשים שמחבבים זה את זה. רק לפתוח את האפליקציה, לשתף את הקישור ולראות מה מגיע.
bot-send-valentine = למי הולך הוולנטיין? אפשר לבחור בכפתור למטה, ואני כבר אפתח את הכרטיס.
bot-send-anon = את מי תמיד רצית לשאול משהו? אפשר לבחור בכפתור למטה. השם שלך לא יופיע, והאפליקציה תגיד מי יכול לגלות אותו.
bot-choose-friend = לבחור למי
bot-friend-chosen = בחירה מעולה: { $name }! נשאר ללחוץ על הכפתור ולכתוב.
bot-friend-self = רגע, זה החשבון שלך! כדאי לבחור באנשים אחרים, הם ישמחו לשמוע ממך.
bot-friend-gone = אי אפשר לכתוב עכשיו לאיש הקשר הזה. כדאי לבחור באנשים אחרים, הם ישמחו לשמוע ממך.
bot-nameless = מישהו
bot-help =
    ככה זה עובד:
    1. משתפים את הקישור מהאפליקציה.
    2. חברים שולחים פתקים ומתנות.
    3. פותחים, עונים ומגלים מי כתב.

    הכללים: ‎/terms, עזרה בתשלומים: ‎/paysupport.
bot-terms =
    קודם כול נחמדות: בלי עלבונות, איומים או ספאם. על מתנות ותוספות משלמים בכוכבים, והן יוצאות מיד אחרי התשלום; מה שמוסתר לתמיד נוסע יחד עם אחרים ומגיע תוך רבע שעה. על מה שאי אפשר למסור הכוכבים חוזרים מעצמם.
    בפתק עם חתימה מופיע השם של מי ששלח. בפתק מוסתר, מי שקיבל אותו יכול לחשוף את השם תמורת כוכבים. ואם כל צד פתח פתק של הצד השני (שני ולנטיינים או שתי שאלות, ואף אחד מהם לא מוסתר לתמיד, ושניהם נשלחו כשהמתג „הדדי” פועל), זה הדדי: השם, התמונה ושם המשתמש מוצגים לשני הצדדים בחינם. האפליקציה אומרת את זה לפני השליחה. פתק שמוסתר לתמיד אי אפשר לחשוף בשום מחיר והוא אף פעם לא הדדי: אחרי שהגיע, שום שם לא נשמר איתו. ומה שנשאר: ב־Telegram יודעים מי שילם, ולא נאמר להם בשביל מי. ומי שבידיו גם מסד הנתונים שלנו וגם המפתח הסודי שלו יכול לבדוק ניחוש על שני אנשים מסוימים; בלי המפתח אף אחד לא יכול.
bot-paysupport =
    אם הזמנה ששולמה לא יצאה לפועל, הכוכבים חוזרים מעצמם, בדרך כלל תוך דקות.
    { $isStaffed ->
        [true] אם משהו עדיין לא נראה נכון, אפשר לכתוב כאן מה קנית ומתי. את מה שיגיע ממך בימים הקרובים קוראים האנשים שמאחורי Billet, והתשובה תגיע לצ׳אט הזה.
       *[false] כרגע אף אחד לא קורא כאן הודעות. אם משהו עדיין לא נראה נכון, כדאי לחזור מאוחר יותר.
    }
    התמיכה של Telegram עצמה לא יכולה לעזור ברכישות בבוט הזה.
bot-support-arrived = ההודעה שלך אצלנו. התשובה תגיע לצ׳אט הזה.
bot-support-answer =
    התשובה של Billet:

    { $text }
bot-support-closed = השיחה הזאת נסגרה. אם נשאר משהו, ‎/paysupport פותח שיחה חדשה.
bot-support-too_long = זה ארוך מדי להודעה אחת: עד 3500 תווים. שום דבר לא הועבר.
bot-support-too_many = ההודעות שלך אצלנו ונענה עליהן. עד אז לא נקבל עוד.
bot-support-not_text = אפשר להעביר רק טקסט. אז במילים, בבקשה.
bot-unknown = את זה לא הבנתי. פתקים כותבים וקוראים באפליקציה: ‎/start פותח אותה. איך זה עובד: ‎/help, עזרה בתשלומים: ‎/paysupport.

bot-button-open = לפתוח את Billet
bot-button-send = לבחור מתנה
bot-button-ask = לשאול באנונימיות
bot-button-inbox = לראות מה הגיע

bot-command-start = לפתוח את Billet
bot-command-help = איך זה עובד
bot-command-terms = הכללים
bot-command-paysupport = עזרה בתשלומים
bot-command-reports = דיווחים שמחכים
bot-command-requests = בקשות להחזר
bot-command-refund = החזר תשלום
bot-menu = Billet

bot-arrived =
    { $kind ->
        [question] 💌 הגיעה אליך שאלה! ממי זה יכול להיות?
        [valentine] 💌 הגיע אליך ולנטיין! ממי זה יכול להיות?
        [super] 💛 הגיע אליך סופר ולנטיין! ממי זה יכול להיות?
        [gift] 🎁 הגיע אליך ולנטיין עם מתנה של Telegram! ממי זה יכול להיות?
       *[several] 💌 הגיע אליך משהו. ממי זה יכול להיות?
    }
bot-matched = 💞 זה הדדי: כתבו משני הצדדים. אפשר לראות מי זה!
bot-answered =
    💬 תשובה מאת { $name } לפתק שלך:

    { $answer }
bot-answered-quoted =
    💬 תשובה מאת { $name } לפתק שלך:

    ״{ $question }״

    { $answer }
bot-refunded =
    { $stars ->
        [one] כוכב אחד חזר אליך: לא היה אפשר לממש את ההזמנה, או שהוא הוחזר לפי בקשה.
        [two] שני כוכבים חזרו אליך: לא היה אפשר לממש את ההזמנה, או שהם הוחזרו לפי בקשה.
       *[other] חזרו אליך { $stars } כוכבים: לא היה אפשר לממש את ההזמנה, או שהם הוחזרו לפי בקשה.
    }
bot-refund-refused = לא הצלחנו להחזיר לך כוכבים (סך הכול { $stars }): ב־Telegram סירבו. אפשר לשלוח לכאן ‎/paysupport: אדם אמיתי קורא ועונה בצ׳אט הזה.
bot-refund-refused-unused = מה שנלקח תמורתם שוב שלך.
bot-request-refused = בדקנו את הבקשה שלך להחזיר כוכבים (סך הכול { $stars }, { $when }), ולא נחזיר אותם. אם זה נראה לך אחרת, אפשר לשלוח ‎/paysupport.
bot-refunded-unused = מה שעוד לא נוצל מזה נלקח בחזרה.

bot-cannot-pay = אי אפשר יותר לשלם על ההזמנה הזאת. לא חויבת. כדאי להתחיל שוב באפליקציה.

bot-invoice-item = מתנה ב־Billet
bot-invoice-item-description = { $gift }. בדרך מיד אחרי התשלום.
bot-invoice-pack =
    { $reveals ->
        [one] חשיפה אחת
        [two] שתי חשיפות
       *[other] { $reveals } חשיפות
    }
bot-invoice-pack-description =
    { $reveals ->
        [one] לגלות מי שלח אחד מהפתקים שלך.
        [two] לגלות מי שלח שניים מהפתקים שלך.
       *[other] לגלות מי שלח { $reveals } מהפתקים שלך.
    }

bot-invoice-early = פתיחה מוקדמת
bot-invoice-early-description = הוולנטיינים שלך לשנת { $year } נפתחים מיד אחרי התשלום, וכך גם כל מה שיגיע עד 8 במרץ.

bot-sender-gone = מי ששלח את זה כבר מחק את החשבון. החשיפה עדיין שלך.

bot-operator-refund-usage = כותבים את זה כך: ‎/refund, רווח, ומזהה התשלום כפי שהוא מופיע בקבלה ב־Telegram.
bot-operator-refund-started = הכוכבים בדרך חזרה. מה שנמסר נשאר.
bot-operator-refund-unknown = אין תשלום כזה.
bot-operator-refund-refused = התשלום הזה בטיפול או כבר הוחזר.
bot-operator-refund-failed = ב־Telegram סירבו להחזיר את התשלום הזה. לא ננסה יותר.
bot-operator-help =
    למפעילים:
    הפקודה ‎/reports מציגה את הדיווחים שמחכים.
    הפקודה ‎/requests מציגה מי מבקש כוכבים בחזרה.
    הפקודה ‎/refund עם מזהה תשלום מחזירה את הכוכבים שלו.
    כדי לענות לאדם, עונים על ההודעה שלו.
bot-operator-reports =
    { $total ->
        [0] שום דיווח לא מחכה.
        [one] דיווח אחד מחכה.
        [two] שני דיווחים מחכים. קודם איומים ומה שנוגע לקטינים; מוצגים כאן: { $listed }.
       *[other] { $total } דיווחים מחכים. קודם איומים ומה שנוגע לקטינים; מוצגים כאן: { $listed }.
    }
bot-operator-report =
    תאריך הדיווח: { $date }
    סיבה: { $reason ->
        [insult] עלבון
        [threat] איום
        [sexual] תוכן מיני
        [spam] ספאם
        [minor] נוגע לקטין
       *[other] משהו אחר
    }

    הפתק: { $message }
    תוספת מצד הנמען: { $note }{ $isAnonymous ->
        [true] {" "}(מוסתר לתמיד: ההשעיה חלה רק כלפי הנמען הזה.)
       *[false] {""}
    }
bot-operator-act-keep = להשאיר
bot-operator-act-remove = להסיר
bot-operator-act-stop_week = להסיר ולהשעות את השולח ל־7 ימים
bot-operator-act-stop_month = להסיר ולהשעות את השולח ל־30 יום
bot-operator-done-keep = נשאר
bot-operator-done-remove = הוסר
bot-operator-done-stop_week = הוסר, השולח הושעה ל־7 ימים
bot-operator-done-stop_month = הוסר, השולח הושעה ל־30 יום
bot-operator-done-before = הדיווח הזה כבר טופל

bot-share-title-valentine = מחכה לוולנטיין ממך
bot-share-title-anonymous = תשאלו אותי הכול
bot-share-answer-valentine = ולנטיין והתשובה שלי
bot-share-answer-anonymous = שאלו אותי, הנה התשובה
bot-share-answer-label = התשובה שלי
bot-share-reveal-title = התעלומה נפתרה
bot-share-reveal-words = ועכשיו ברור לי מי זה היה 👀
bot-share-reveal-label = נחשף
bot-share-message-valentine = 💌 מי מחכה פה לוולנטיין? { $name }! עם חתימה או בלי: הבחירה שלך.
bot-share-message-anonymous = 🎭 אפשר לשאול את { $name } הכול. השם שלך לא יופיע.
bot-share-button-valentine = לשלוח ולנטיין
bot-share-button-anonymous = לשאול באנונימיות

bot-service-note-1 = הגעת עוד לפני שיום הוולנטיין נגמר, ממש בין הראשונים, ושמנו לב. תודה! 💛
bot-service-note-2 = הפתקים הראשונים מצאו את האנשים שלהם, גם בזכותך. שווה להמשיך לכתוב: יש מי שמחכה למילה טובה.
bot-service-note-3 = זה היה ה־8 במרץ הראשון שלך איתנו. שהימים הבאים יביאו לך עוד הרבה מילים חמות. 🌷
bot-service-winner = { $place ->
        [1] מקום ראשון באזור שלך ב־{ $season }! אף אחד לא קיבל יותר. הכתר שלך. 🏆
        [2] מקום שני באזור שלך ב־{ $season }! ברור שלאנשים יש הרבה מה לומר לך. 🥈
       *[3] מקום שלישי באזור שלך ב־{ $season }! איזו שנה של מילים טובות. 🥉
    }

bot-operator-refund-asked =
    בקשת החזר מאת { $name }, כוכבים: { $stars } ({ $what }, { $when }).
    תשלום: { $charge }
bot-operator-request-approved = לאשר
bot-operator-request-refused = לסרב
bot-operator-request-approved-done = אושר: הכוכבים בדרך חזרה
bot-operator-request-refused-done = סורב
bot-operator-request-before-done = הבקשה הזאת כבר הוכרעה, או שהכוכבים חזרו בינתיים
bot-operator-requests =
    { $total ->
        [0] אף אחד לא מבקש כוכבים בחזרה.
        [one] בקשה אחת מחכה.
        [two] שתי בקשות מחכות, הישנה קודם; מוצגות כאן: { $listed }.
       *[other] { $total } בקשות מחכות, הישנות קודם; מוצגות כאן: { $listed }.
    }
bot-operator-set-aside =
    { $count ->
        [one] הגיע תשלום אחד
        [two] הגיעו שני תשלומים
       *[other] הגיעו { $count } תשלומים
    } שמסד הנתונים הזה לא מכיר להם הזמנה. הם הונחו בצד, ושום דבר לא חוזר מעצמו: אולי מסד הנתונים ישן מהם, או חדש.
    כדי להחזיר אחד: ‎/refund והמזהה שלו.

    { $list }{ $more ->
        [0] {""}
       *[other] {" "}ועוד { $more }
    }
bot-operator-refund-cap =
    תשלומים שחזרו תוך שעה בלי החלטה של אף אחד: { $cap }. זאת המכסה (AUTOMATIC_REFUNDS_AN_HOUR), ועוד { $waiting } מחכים לשעה הבאה.
    אם הם תקינים, אין מה לעשות; ‎/refund עם מזהה תשלום מחזיר אחד מיד.
bot-operator-refund-stuck =
    עדיין אי אפשר להחזיר כוכבים (סך הכול { $stars }): תריסר ניסיונות לא עזרו. אולי אין לבוט מספיק כוכבים, או ש־Telegram לא זמין. הניסיונות נמשכים.
    תשלום: { $charge }
bot-operator-refund-messenger =
    ב־Telegram מסרבים להחזיר כוכבים (סך הכול { $stars }). לא ננסה יותר, ומי ששילם קיבל הודעה.
    תשלום: { $charge }
bot-operator-canary =
    { $isTakenBack ->
        [true] הגרסה החדשה של { $remote } ‏({ $version }) שחלק מהאנשים מנסים נכשלה לעיתים קרובות מדי ונמשכה בחזרה.
       *[false] הגרסה החדשה של { $remote } ‏({ $version }) שחלק מהאנשים מנסים נכשלת לעיתים קרובות מדי. אי אפשר לכתוב את קובץ הגרסאות ולכן היא עדיין רשומה בו; השרתים שלנו כבר לא מציעים אותה.
    }
    משתמשים עם כשלים: { $failures }, עם הפעלות: { $starts }. הגרסה של כל השאר: משתמשים עם כשלים: { $activeFailures }, עם הפעלות: { $activeStarts }.

bot-operator-ticket =
    שיחה { $number }, הודעה מאת { $name } (כדי לענות, עונים עליה):

    { $text }
bot-operator-ticket-close = לסגור את השיחה
bot-operator-ticket-sent = שיחה { $number }: נשלח אל { $name }.
bot-operator-ticket-answered =
    שיחה { $number }: תשובה של { $operator } אל { $name }:

    { $text }
bot-operator-ticket-unknown = אין אף אחד מאחורי ההודעה הזאת. כדי לענות לאדם, עונים על ההודעה שהגיעה ממנו.
bot-operator-ticket-closed = השיחה הזאת נגמרה, והתשובה לא נשלחה. מהצד השני אפשר להתחיל חדשה עם ‎/paysupport.
bot-operator-ticket-too_long = זה ארוך מדי: עד 3500 תווים. לא נשלח.
bot-operator-ticket-not_text = אפשר לשלוח רק טקסט. לא נשלח.
bot-operator-ticket-ended = נסגרה
bot-operator-ticket-ended-before = השיחה הזאת כבר נגמרה

## Prompts of the day
bot-prompt-1 = שתי אמיתות ושקר אחד עליי
bot-prompt-2 = איזה שיר מזכיר אותי?
bot-prompt-3 = מה היה הרושם הראשון ממני?
bot-prompt-4 = לתאר אותי בשלושה אימוג׳ים
bot-prompt-5 = לספר לי סוד
bot-prompt-6 = מה לעשות בסוף השבוע?
bot-prompt-7 = ציון לפלייליסט שלי
bot-prompt-8 = מה לשאול אותי אם לא אכעס?
bot-prompt-9 = מה כוח העל שלי?
bot-prompt-10 = איזו דמות מסרט זה אני?
bot-prompt-11 = להתוודות על משהו, זה יישאר בינינו
bot-prompt-12 = מה הזיכרון הכי יפה שלנו?
bot-prompt-13 = להמציא לי כינוי
bot-prompt-14 = במה יש לי כישרון?
bot-prompt-15 = אמת או חובה? הבחירה אצלך
bot-prompt-16 = לאן כדאי לנו לטייל ביחד?
bot-prompt-17 = מה כדאי לי לנסות השנה?
bot-prompt-18 = איזו חיה זה אני?
bot-prompt-19 = להשלים את המשפט: תמיד…
bot-prompt-20 = על מה מגיעה לי תודה?
bot-prompt-21 = לנחש ממה יש לי פחד
bot-prompt-22 = המלצה לסדרה?
bot-prompt-23 = מה לבשל לי?
bot-prompt-24 = איזה צבע זה אני?
bot-prompt-25 = לומר מה שאף פעם לא נאמר
bot-prompt-26 = ציון לתמונה האחרונה שלי
bot-prompt-27 = מה גורם לך לחשוב עליי?
bot-prompt-28 = אתגר בשבילי לשבוע הזה
bot-prompt-29 = מה כדאי לשנות בי?
bot-prompt-30 = יש לך קראש עליי?
bot-prompt-31 = מה תמיד מצחיק אותך?
bot-prompt-32 = מה העצה הכי טובה בחיים שלך?
bot-prompt-33 = איזה גיבור על זה אני?
bot-prompt-34 = בא לך טיול איתי?
bot-prompt-35 = לתאר אותי במילה אחת
bot-prompt-36 = מה ללבוש מחר?
bot-prompt-37 = לשאול מה שאף פעם לא שואלים
bot-prompt-38 = איזה אימוג׳י יש אצלי יותר מדי?
bot-prompt-39 = על מה החלום שלך?
bot-prompt-40 = פיצה או סושי איתי?
bot-prompt-41 = מה מוצא חן בעיניך אצלי?
bot-prompt-42 = איפה אני בעוד עשר שנים?
bot-prompt-43 = מחמאה בשבילי?
bot-prompt-44 = מה הדעה הלא פופולרית שלך?
bot-prompt-45 = איזו עבודה מתאימה לי?
bot-prompt-46 = קפה או טיול רגלי?
bot-prompt-47 = איך נקרא ללהקה שלנו?
bot-prompt-48 = מה כדאי לי לדעת?
bot-prompt-49 = מה משמח אותך עכשיו?
bot-prompt-50 = איזה יום איתי שווה לחזור עליו?
bot-prompt-51 = לספר לי בדיחה
bot-prompt-52 = מה שיר הנושא שלי?
bot-prompt-53 = מה לקרוא עכשיו?
bot-prompt-54 = מה נעשה ביחד?
bot-prompt-55 = איזו מתנה ליום ההולדת שלי?
bot-prompt-56 = לבקש ממני עצה
bot-prompt-57 = איזו מילה יש אצלי כל הזמן?
bot-prompt-58 = מה המשאלה שלך להיום?
bot-prompt-59 = על מה נצחק בעוד שנה?
bot-prompt-60 = לכתוב מה עובר בראש

bot-preview-title = לאסוף סודות וולנטיינים
bot-preview-text = מקבלים קישור אישי ומגלים מה חברים יגידו רק באנונימיות.
