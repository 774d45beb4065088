errors-network = לא הגיעה תשובה. כדאי לבדוק את האינטרנט ולנסות שוב.
errors-generic = זה לא הצליח. אפשר לנסות שוב.
errors-server = משהו נשבר אצלנו. אפשר לנסות שוב עוד רגע.
errors-busy = קצת עמוס אצלנו. אפשר לנסות שוב עוד כמה שניות.
errors-crowd = יש כאן המון אנשים עכשיו. עוד רגע ננסה שוב…
errors-not-signed-in = לא הצלחנו לזהות אותך. צריך לפתוח את Billet שוב מ־Telegram.
errors-expired = החיבור פג. צריך לפתוח את Billet שוב מ־Telegram.
errors-not-found = לא מצאנו את זה. אולי זה כבר לא כאן.
errors-bad-input = משהו בבקשה הזאת לא בסדר.
errors-bad-message = יש בטקסט תווים שאי אפשר לשלוח.
errors-message-blank = קודם כמה מילים.
errors-message-too-long = זה קצת ארוך. כדאי לקצר.
errors-too-large = זה יותר מדי בבת אחת. כדאי להקטין.
errors-unknown-item = המתנה הזאת כבר לא זמינה. אפשר לבחור אחרת.
errors-privacy-conflict = מתנה לא יכולה להיות גם עם חתימה וגם מוסתרת לתמיד. צריך לבחור.
errors-own-code = אי אפשר לשלוח מתנה לעצמך.
errors-not-open-yet = עדיין סגור. עוד טיפה סבלנות!
errors-not-opened = קודם צריך לפתוח.
errors-already-answered = כבר ענית על זה.
errors-not-revealable = את השולח הזה אי אפשר לחשוף.
errors-not-deliverable = אי אפשר למסור את המתנה הזאת כרגע.
errors-not-blockable = אין מאחורי זה את מי לחסום.
errors-key-reused = זה כבר נשלח עם תוכן אחר.
errors-too-many = זה היה הרבה בבת אחת. הפסקה קצרה, ואפשר לנסות שוב.
errors-repeated-message = הרגע שלחת את זה. אפשר לנסות לומר את זה אחרת.
errors-messenger-unavailable = אין תשובה מ־Telegram. אפשר לנסות שוב עוד רגע.
errors-not-refundable = אפשר לבקש כוכבים בחזרה עד שלושה שבועות אחרי הקנייה, ורק פעם אחת.
errors-price-changed = המחיר השתנה בינתיים. כדאי להסתכל שוב לפני התשלום.
errors-payment-pending = אחד התשלומים שלך עדיין בטיפול. אפשר לנסות שוב עוד כמה דקות.
errors-too-many-minutes = זה היה הרבה בבת אחת. אפשר לנסות שוב בעוד { $minutes ->
    [one] דקה
    [two] שתי דקות
   *[other] { $minutes } דקות
}.
errors-too-many-hours = זה היה הרבה ליום אחד. אפשר לנסות שוב בעוד { $hours ->
    [one] שעה
    [two] שעתיים
   *[other] { $hours } שעות
}.
errors-repeated-message-minutes = הרגע שלחת את זה. אפשר לומר את זה אחרת, או לנסות שוב בעוד { $minutes ->
    [one] דקה
    [two] שתי דקות
   *[other] { $minutes } דקות
}.
errors-busy-minutes = קצת עמוס אצלנו. אפשר לנסות שוב בעוד { $minutes ->
    [one] דקה
    [two] שתי דקות
   *[other] { $minutes } דקות
}.
errors-client-outdated = כדי לשלם צריך לעדכן את Telegram.
