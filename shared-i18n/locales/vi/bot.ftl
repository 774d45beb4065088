bot-start = Chào { $name }! Billet đưa những lời nhắn ẩn danh và món quà nho nhỏ qua lại giữa những người mến nhau. Mở ứng dụng, chia sẻ liên kết của bạn rồi chờ xem có gì ghé đến.
bot-send-valentine = Thiệp valentine này dành cho ai? Chọn một người bạn ở bên dưới, mình sẽ mở thiệp cho người ấy.
bot-send-anon = Bạn muốn hỏi ai từ lâu rồi? Chọn một người bạn ở bên dưới. Tên bạn sẽ không hiện trên đó, và ứng dụng sẽ nói rõ ai có thể biết được.
bot-choose-friend = Chọn người nhận
bot-friend-chosen = { $name }? Chọn chuẩn đấy! Nhấn nút rồi viết thôi.
bot-friend-self = Ơ, bạn đấy mà! Chọn người khác đi, người ấy nhận được sẽ vui lắm.
bot-friend-gone = Hiện chưa gửi được cho người bạn này. Chọn người khác đi, người ấy nhận được sẽ vui lắm.
bot-nameless = Ai đó
bot-help =
    Cách dùng đây:
    1. Chia sẻ liên kết của bạn từ ứng dụng.
    2. Bạn bè gửi lời nhắn và quà cho bạn.
    3. Mở ra, trả lời và tìm xem ai đã viết.

    /terms là quy định, /paysupport giúp chuyện thanh toán.
bot-terms =
    Hãy tử tế: không xúc phạm, đe dọa hay spam. Quà và các thứ đi kèm trả bằng Sao và lên đường ngay sau khi thanh toán; món giấu tên mãi mãi đi chung với những món khác và đến trong vòng mười lăm phút. Thứ gì không giao được thì Sao tự hoàn lại.
    Lời nhắn ký tên cho thấy tên người gửi. Lời nhắn giấu tên có thể được người nhận hé lộ bằng Sao. Và khi hai người đã mở lời nhắn của nhau (cùng là thiệp valentine hoặc cùng là câu hỏi, không cái nào giấu tên mãi mãi, cả hai gửi khi bật “Hai chiều”) thì đó là hai chiều: tên, ảnh và tên người dùng hiện miễn phí cho cả hai. Ứng dụng nói rõ điều này trước khi gửi. Lời nhắn giấu tên mãi mãi thì giá nào cũng không hé lộ được và không bao giờ là hai chiều: khi đã đến nơi, không có tên nào được lưu kèm. Điều vẫn còn: Telegram biết ai trả tiền, nhưng không được cho biết là dành cho ai. Và ai nắm giữ cả cơ sở dữ liệu của Billet lẫn khóa bí mật của nó thì có thể kiểm tra một phỏng đoán về hai người cụ thể; không có khóa thì không ai làm được.
bot-paysupport =
    Khoản thanh toán không thực hiện được sẽ tự về lại với bạn, thường chỉ trong vài phút.
    { $isStaffed ->
        [true] Nếu vẫn thấy có gì không ổn, hãy viết ở đây bạn đã mua gì và lúc nào. Những gì bạn viết trong mấy ngày tới sẽ được đội ngũ Billet đọc, và câu trả lời sẽ đến trong cuộc trò chuyện này.
       *[false] Hiện không có ai đọc tin nhắn ở đây. Nếu vẫn thấy có gì không ổn, bạn quay lại sau nhé.
    }
    Bộ phận hỗ trợ của chính Telegram không giúp được với những món mua trong bot này.
bot-support-arrived = Billet đã nhận được tin nhắn của bạn. Câu trả lời sẽ đến trong cuộc trò chuyện này.
bot-support-answer =
    Billet trả lời:

    { $text }
bot-support-closed = Cuộc trao đổi này đã khép lại. Nếu còn điều gì, /paysupport sẽ mở cuộc mới.
bot-support-too_long = Dài quá cho một tin nhắn: tối đa 3.500 ký tự. Chưa có gì được chuyển đi.
bot-support-too_many = Billet đã có tin nhắn của bạn và sẽ trả lời. Đến lúc đó, Billet chưa nhận thêm.
bot-support-not_text = Chỉ chuyển được chữ thôi. Bạn viết ra thành lời nhé.
bot-unknown = Mình không hiểu câu này. Lời nhắn được viết và đọc trong ứng dụng: /start để mở. /help chỉ cách dùng, /paysupport giúp chuyện thanh toán.

bot-button-open = Mở Billet
bot-button-send = Chọn quà
bot-button-ask = Hỏi ẩn danh
bot-button-inbox = Xem có gì đến

bot-command-start = Mở Billet
bot-command-help = Cách dùng
bot-command-terms = Quy định
bot-command-paysupport = Trợ giúp thanh toán
bot-command-reports = Báo cáo đang chờ
bot-command-requests = Ai xin hoàn Sao
bot-command-refund = Hoàn một khoản thanh toán
bot-menu = Billet

bot-arrived =
    { $kind ->
        [question] 💌 Bạn có một câu hỏi! Đoán xem của ai?
        [valentine] 💌 Bạn có một thiệp valentine! Đoán xem của ai?
        [super] 💛 Bạn có một siêu valentine! Đoán xem của ai?
        [gift] 🎁 Bạn có một thiệp valentine kèm quà Telegram! Đoán xem của ai?
       *[several] 💌 Có gì đó vừa đến cho bạn. Của ai thế nhỉ?
    }
bot-matched = 💞 Hai chiều: hai bạn đã viết cho nhau. Xem là ai nào!
bot-answered =
    💬 { $name } đã trả lời lời nhắn của bạn:

    { $answer }
bot-answered-quoted =
    💬 { $name } đã trả lời lời nhắn của bạn:

    “{ $question }”

    { $answer }
bot-refunded = { $stars } Sao đã về lại với bạn: đơn hàng không thực hiện được, hoặc được hoàn theo yêu cầu.
bot-refund-refused = Không hoàn được { $stars } Sao cho bạn: Telegram từ chối. Gửi /paysupport ở đây: có người đọc và trả lời trong cuộc trò chuyện này.
bot-refund-refused-unused = Những gì đã bị lấy lại để đổi lấy số Sao đó giờ lại là của bạn.
bot-request-refused = Billet đã xem yêu cầu hoàn { $stars } Sao của bạn ({ $when }) và sẽ không hoàn lại. Nếu bạn thấy khác, hãy gửi /paysupport.
bot-refunded-unused = Phần bạn chưa dùng cũng đã được lấy lại.

bot-cannot-pay = Đơn này không thanh toán được nữa. Chưa trừ Sao nào. Bạn bắt đầu lại trong ứng dụng nhé.

bot-invoice-item = Món quà trong Billet
bot-invoice-item-description = { $gift }. Lên đường ngay sau khi thanh toán.
bot-invoice-pack = { $reveals } lượt hé lộ
bot-invoice-pack-description =
    { $reveals ->
        [1] Tìm xem ai đã gửi một lời nhắn cho bạn.
       *[other] Tìm xem ai đã gửi { $reveals } lời nhắn cho bạn.
    }

bot-invoice-early = Mở sớm
bot-invoice-early-description = Thiệp valentine { $year } của bạn mở được ngay sau khi thanh toán, và cả những thiệp đến từ giờ cho tới 8/3 cũng vậy.

bot-sender-gone = Người gửi này đã xóa tài khoản. Lượt hé lộ vẫn là của bạn.

bot-operator-refund-usage = Viết thế này: /refund, một dấu cách, rồi mã thanh toán, như ghi trên biên nhận của người trả trong Telegram.
bot-operator-refund-started = Sao đang được hoàn lại. Những gì đã giao thì giữ nguyên.
bot-operator-refund-unknown = Không có khoản thanh toán nào như vậy.
bot-operator-refund-refused = Khoản thanh toán này đang được xử lý hoặc đã hoàn rồi.
bot-operator-refund-failed = Telegram đã từ chối hoàn khoản thanh toán này. Không thử thêm nữa.
bot-operator-help =
    Dành cho người điều hành:
    /reports liệt kê các báo cáo đang chờ.
    /requests liệt kê ai xin hoàn Sao.
    /refund kèm mã thanh toán để hoàn Sao của khoản đó.
    Trả lời tin nhắn của một người để đáp lại người đó.
bot-operator-reports =
    { $total ->
        [0] Không có báo cáo nào đang chờ.
        [1] Một báo cáo đang chờ.
       *[other] { $total } báo cáo đang chờ. Đe dọa và chuyện liên quan đến trẻ vị thành niên xếp trước; đây là { $listed } báo cáo.
    }
bot-operator-report =
    Báo cáo ngày { $date }
    Lý do: { $reason ->
        [insult] xúc phạm
        [threat] đe dọa
        [sexual] tình dục
        [spam] spam
        [minor] liên quan đến trẻ vị thành niên
       *[other] lý do khác
    }

    Lời nhắn: { $message }
    Người nhận thêm: { $note }{ $isAnonymous ->
        [true] {" "}(Giấu tên mãi mãi: lệnh ngừng chỉ có hiệu lực với người nhận này.)
       *[false] {""}
    }
bot-operator-act-keep = Giữ lại
bot-operator-act-remove = Gỡ xuống
bot-operator-act-stop_week = Gỡ xuống, ngừng người gửi 7 ngày
bot-operator-act-stop_month = Gỡ xuống, ngừng người gửi 30 ngày
bot-operator-done-keep = Đã giữ lại
bot-operator-done-remove = Đã gỡ xuống
bot-operator-done-stop_week = Đã gỡ xuống, ngừng người gửi 7 ngày
bot-operator-done-stop_month = Đã gỡ xuống, ngừng người gửi 30 ngày
bot-operator-done-before = Báo cáo này đã được xử lý từ trước

bot-share-title-valentine = Gửi mình thiệp valentine
bot-share-title-anonymous = Hỏi mình gì cũng được
bot-share-answer-valentine = Thiệp valentine và câu trả lời của mình
bot-share-answer-anonymous = Có người hỏi, mình trả lời
bot-share-answer-label = Câu trả lời của mình
bot-share-reveal-title = Bí ẩn đã lộ
bot-share-reveal-words = Và giờ mình biết là ai rồi 👀
bot-share-reveal-label = Đã hé lộ
bot-share-message-valentine = 💌 { $name } đang chờ một tấm thiệp valentine. Ký tên hay không, tùy bạn.
bot-share-message-anonymous = 🎭 Hỏi { $name } gì cũng được. Tên bạn sẽ không hiện trên đó.
bot-share-button-valentine = Gửi thiệp valentine
bot-share-button-anonymous = Hỏi ẩn danh

bot-service-note-1 = Bạn đến khi Valentine còn chưa hết. Vậy là bạn thuộc nhóm đầu tiên, và Billet có để ý đấy. Cảm ơn bạn! 💛
bot-service-note-2 = Những lời nhắn đầu tiên đã đến đúng người, nhờ có bạn. Viết tiếp nhé: có người đang chờ một lời tử tế.
bot-service-note-3 = Đó là ngày 8/3 đầu tiên của bạn cùng Billet. Chúc những ngày tới mang đến cho bạn thêm thật nhiều lời ấm áp. 🌷
bot-service-winner = { $place ->
        [1] Hạng nhất khu vực của bạn năm { $season }! Không ai nhận được nhiều hơn. Vương miện là của bạn. 🏆
        [2] Hạng nhì khu vực của bạn năm { $season }! Rõ là ai cũng có nhiều điều muốn nói với bạn. 🥈
       *[3] Hạng ba khu vực của bạn năm { $season }! Một năm đầy ắp lời tử tế. 🥉
    }

bot-operator-refund-asked =
    { $name } xin hoàn { $stars } Sao ({ $what }, { $when }).
    Thanh toán: { $charge }
bot-operator-request-approved = Duyệt
bot-operator-request-refused = Từ chối
bot-operator-request-approved-done = Đã duyệt: Sao đang được hoàn lại
bot-operator-request-refused-done = Đã từ chối
bot-operator-request-before-done = Yêu cầu này đã được quyết định, hoặc Sao đã được hoàn trong lúc đó
bot-operator-requests =
    { $total ->
        [0] Không ai xin hoàn Sao.
        [1] Một yêu cầu đang chờ.
       *[other] { $total } yêu cầu đang chờ, cũ nhất xếp trước; đây là { $listed } yêu cầu.
    }
bot-operator-set-aside =
    Có { $count } khoản thanh toán đến mà cơ sở dữ liệu này không biết đơn hàng. Chúng được để riêng, và không có gì tự hoàn: có thể cơ sở dữ liệu này cũ hơn chúng, hoặc là cơ sở dữ liệu mới.
    Để hoàn một khoản: /refund kèm mã của nó.

    { $list }{ $more ->
        [0] {""}
       *[other] {" "}và { $more } khoản nữa
    }
bot-operator-refund-cap =
    { $cap } khoản thanh toán đã được hoàn trong một giờ mà không ai ra lệnh. Đó là giới hạn (AUTOMATIC_REFUNDS_AN_HOUR), và { $waiting } khoản nữa chờ đến giờ tiếp theo.
    Nếu chúng đều đúng thì không cần làm gì; /refund kèm mã thanh toán sẽ hoàn ngay một khoản.
bot-operator-refund-stuck =
    Chưa hoàn được { $stars } Sao: đã thử mười hai lần mà không xong. Có thể bot không đủ Sao, hoặc Telegram đang vắng mặt. Vẫn tiếp tục thử.
    Thanh toán: { $charge }
bot-operator-refund-messenger =
    Telegram từ chối hoàn { $stars } Sao. Không thử thêm nữa, và người trả đã được báo.
    Thanh toán: { $charge }
bot-operator-canary =
    { $isTakenBack ->
        [true] Phiên bản mới của { $remote } ({ $version }) mà một phần người dùng đang thử bị lỗi quá nhiều và đã được thu hồi.
       *[false] Phiên bản mới của { $remote } ({ $version }) mà một phần người dùng đang thử bị lỗi quá nhiều. Không ghi được bản phát hành nên phiên bản vẫn nằm trong đó; máy chủ của chúng ta không cung cấp nó nữa.
    }
    Người dùng gặp lỗi: { $failures }, có lượt mở: { $starts }. Phiên bản của những người còn lại: người dùng gặp lỗi: { $activeFailures }, có lượt mở: { $activeStarts }.

bot-operator-ticket =
    { $number } { $name } viết (trả lời tin này để đáp):

    { $text }
bot-operator-ticket-close = Khép cuộc trao đổi
bot-operator-ticket-sent = { $number } Đã gửi cho { $name }.
bot-operator-ticket-answered =
    { $number } { $operator } đã trả lời { $name }:

    { $text }
bot-operator-ticket-unknown = Không có ai sau tin nhắn đó. Để trả lời một người, hãy trả lời tin nhắn đến từ người đó.
bot-operator-ticket-closed = Cuộc trao đổi đó đã kết thúc, và câu trả lời chưa được gửi. Người đó có thể mở cuộc mới bằng /paysupport.
bot-operator-ticket-too_long = Dài quá: tối đa 3.500 ký tự. Chưa gửi.
bot-operator-ticket-not_text = Chỉ gửi được chữ. Chưa gửi.
bot-operator-ticket-ended = Đã khép
bot-operator-ticket-ended-before = Cuộc trao đổi này đã kết thúc từ trước

## Prompts of the day
bot-prompt-1 = Hai điều thật, một điều dối về mình
bot-prompt-2 = Bài hát nào làm bạn nhớ đến mình?
bot-prompt-3 = Ấn tượng đầu tiên của bạn về mình?
bot-prompt-4 = Tả mình bằng ba emoji
bot-prompt-5 = Kể mình nghe một bí mật
bot-prompt-6 = Cuối tuần này mình nên làm gì?
bot-prompt-7 = Chấm điểm playlist của mình
bot-prompt-8 = Nếu mình không giận, bạn sẽ hỏi gì?
bot-prompt-9 = Siêu năng lực của mình là gì?
bot-prompt-10 = Mình giống nhân vật phim nào?
bot-prompt-11 = Thú nhận đi, mình không kể đâu
bot-prompt-12 = Kỷ niệm nào của tụi mình bạn thích nhất?
bot-prompt-13 = Đặt cho mình một biệt danh
bot-prompt-14 = Mình giỏi nhất việc gì?
bot-prompt-15 = Thật hay thách? Bạn chọn
bot-prompt-16 = Tụi mình nên đi đâu cùng nhau?
bot-prompt-17 = Năm nay mình nên thử gì?
bot-prompt-18 = Mình là con vật nào?
bot-prompt-19 = Nói tiếp câu này: bạn lúc nào cũng…
bot-prompt-20 = Bạn muốn cảm ơn mình vì điều gì?
bot-prompt-21 = Đoán xem mình sợ gì
bot-prompt-22 = Gợi ý cho mình một bộ phim dài tập
bot-prompt-23 = Bạn sẽ nấu gì cho mình?
bot-prompt-24 = Mình là màu gì?
bot-prompt-25 = Nói điều bạn chưa từng dám nói
bot-prompt-26 = Chấm điểm ảnh mới nhất của mình
bot-prompt-27 = Điều gì làm bạn nghĩ đến mình?
bot-prompt-28 = Cho mình một thử thách tuần này
bot-prompt-29 = Bạn muốn đổi gì ở mình?
bot-prompt-30 = Bạn có thích mình không?
bot-prompt-31 = Điều gì luôn làm bạn cười?
bot-prompt-32 = Lời khuyên hay nhất bạn từng nhận?
bot-prompt-33 = Mình là siêu anh hùng nào?
bot-prompt-34 = Bạn có đi du lịch với mình không?
bot-prompt-35 = Tả mình bằng một từ
bot-prompt-36 = Mai mình nên mặc gì?
bot-prompt-37 = Hỏi mình điều chẳng ai hỏi
bot-prompt-38 = Mình dùng emoji nào quá nhiều?
bot-prompt-39 = Bạn đang mơ ước gì?
bot-prompt-40 = Pizza hay sushi với mình?
bot-prompt-41 = Bạn thích gì ở mình?
bot-prompt-42 = Mười năm nữa mình ở đâu?
bot-prompt-43 = Khen mình một câu
bot-prompt-44 = Ý kiến ngược số đông của bạn?
bot-prompt-45 = Nghề nào hợp với mình?
bot-prompt-46 = Cà phê hay đi dạo?
bot-prompt-47 = Ban nhạc của tụi mình tên gì?
bot-prompt-48 = Điều gì mình nên biết?
bot-prompt-49 = Điều gì làm bạn vui lúc này?
bot-prompt-50 = Ngày nào với mình bạn muốn lặp lại?
bot-prompt-51 = Kể mình nghe chuyện cười
bot-prompt-52 = Bài hát của mình là bài nào?
bot-prompt-53 = Mình nên đọc gì tiếp?
bot-prompt-54 = Tụi mình nên làm gì cùng nhau?
bot-prompt-55 = Sinh nhật mình bạn tặng gì?
bot-prompt-56 = Hỏi mình một lời khuyên
bot-prompt-57 = Từ nào mình nói suốt ngày?
bot-prompt-58 = Hôm nay bạn ước gì?
bot-prompt-59 = Một năm nữa tụi mình sẽ cười về điều gì?
bot-prompt-60 = Viết điều bạn đang nghĩ

bot-preview-title = Gom bí mật và thiệp valentine
bot-preview-text = Nhận liên kết riêng và biết điều bạn bè chỉ dám nói khi ẩn danh.
