## Trang

inbox-tabs = Hiện gì
inbox-tab-anonymous = Ẩn danh
inbox-tab-valentine = Valentine
inbox-title-anonymous = { $count ->
    [0] Câu hỏi
   *[other] { $count } câu hỏi
}
inbox-title-valentine = { $count ->
    [0] Thiệp valentine
   *[other] { $count } thiệp valentine
}
inbox-unread = { $count ->
    [0] Đã mở hết
   *[other] { $count } món chờ mở
}
inbox-unread-closed = Đóng đến 8/3: { $count }
inbox-filters = Bộ lọc
inbox-filter-all = Tất cả
inbox-filter-unanswered = Chưa trả lời
inbox-filter-unopened = Chưa mở
inbox-filter-opened = Đã mở
inbox-list = Đã nhận
inbox-loading = Đang tải hộp thư
inbox-load-more = Xem thêm
inbox-empty-valentine-title = Chưa có thiệp valentine
inbox-empty-valentine-text = Biết đâu có người đang chờ liên kết của bạn. Chia sẻ đi rồi xem ai can đảm.
inbox-empty-anonymous-title = Chưa có câu hỏi nào
inbox-empty-anonymous-text = Chia sẻ liên kết, để mọi người hỏi điều chưa bao giờ dám nói thành lời.
inbox-paused = Hộp thư của bạn đang tạm dừng. Lời nhắn miễn phí chờ đến khi bạn mở lại; quà trả phí thì không được nhận.
inbox-resume = Mở lại
inbox-resumed = Hộp thư của bạn đã mở lại
inbox-resume-error = Chưa có phản hồi rõ ràng nên Billet chưa biết hộp thư của bạn đã mở lại hay chưa. Đang xem lại đây.
inbox-empty-filter-title = Không có gì ở đây
inbox-empty-filter-text = Không món nào bạn nhận khớp với bộ lọc này.
inbox-show-all = Hiện tất cả
inbox-share = Chia sẻ liên kết
inbox-failed-title = Không tải được hộp thư
inbox-failed-text = Không mất gì đâu. Xem lại kết nối rồi thử lại nhé.
inbox-retry = Thử lại
inbox-close = Đóng
inbox-back = Quay lại

## Thiệp

inbox-card-closed = Đang đóng
inbox-card-open = Mở
inbox-card-opened = Đã mở
inbox-card-answered = Đã trả lời
inbox-ribbon-hidden = Đã ẩn
inbox-ribbon-mutual = Hai chiều
inbox-ribbon-sympathy = Thích bạn
inbox-ribbon-visible = Hiển thị
inbox-super = Siêu
inbox-card-name = { $name }, { $more }
inbox-wrapped-valentine = Thiệp valentine
inbox-wrapped-message = Câu hỏi ẩn danh
inbox-gift = { $id ->
    [tulip] Hoa tulip
    [candy] Kẹo
    [kiss] Nụ hôn
    [teddy] Gấu bông
    [bouquet] Bó hoa
    [heart_box] Hộp trái tim
    [cake] Bánh kem
    [champagne] Sâm panh
    [rocket] Tên lửa
    [ring] Nhẫn
    [crown] Vương miện
    [diamond] Kim cương
    [unicorn] Kỳ lân
    [surprise_box] Hộp bất ngờ
    [surprise_pack] Gói bất ngờ
    [wish_pack] Gói điều ước
    [easter_cake] Bánh Phục Sinh
    [club] Từ câu lạc bộ
    [love] Đang yêu
    [laugh] Buồn cười
    [wow] Trầm trồ
    [sad] Hơi buồn
    [fire] Bùng cháy
    [kiss_face] Hôn một cái
    [surprise] Quà bất ngờ
    [anon] Hỏi thôi mà
   *[other] Quà
}

## Mở ra

inbox-unwrapping = Đang mở…
inbox-unwrap-skip = Bỏ qua
inbox-unwrap-first = Món đầu tiên hôm nay, { $name }
inbox-note-gone = Lời nhắn này không còn trong hộp thư của bạn.
snackbar-warning-failed-open-valentine = Chưa mở ra được. Lát nữa thử lại nhé.

## Vẫn còn đóng

inbox-closed-title = Chưa đến lúc!
inbox-closed-subtitle = Thiệp valentine mở cùng nhau, tất cả một lượt
inbox-closed-moscow = { $time }, giờ Moskva
inbox-closed-local = { $time } ở chỗ bạn
inbox-closed-days = { $count ->
   *[other] ngày
}
inbox-closed-hours = { $count ->
   *[other] giờ
}
inbox-closed-minutes = { $count ->
   *[other] phút
}
inbox-closed-seconds = { $count ->
   *[other] giây
}
inbox-closed-countdown = Thời gian còn lại
inbox-closed-now = Đến lúc rồi!
inbox-closed-open = Mở ra
inbox-closed-wait = Mình chờ
inbox-early-text = Mở sớm giúp bạn khỏi chờ với mọi thiệp valentine năm nay, kể cả những thiệp còn đang tới. Ai gửi thì vẫn là một bí mật riêng.
inbox-early-buy = Mở ngay với { $stars } Sao
inbox-early-done = Mọi thiệp valentine năm nay của bạn đã mở được rồi
inbox-early-on-its-way = Đã thanh toán. Lát nữa là mở được.
inbox-early-returned = Không mở được. Sao của bạn đang về lại.
inbox-early-failed = Chưa được, và chưa trừ Sao nào. Lát nữa thử lại nhé.

## Một món

inbox-item-valentine = Thiệp valentine cho bạn
inbox-item-super = Siêu valentine!
inbox-item-club = Từ câu lạc bộ
inbox-item-question = Câu hỏi cho bạn
inbox-item-no-words = Không lời, chỉ có quà
inbox-item-gift-sent = Cũng được gửi cho bạn dưới dạng quà Telegram
inbox-item-your-answer = Câu trả lời của bạn
inbox-sender-hidden = Người gửi bí ẩn
inbox-sender-hidden-text = Giấu tên cho đến khi bạn hé lộ
inbox-sender-anonymous = Giấu tên mãi mãi
inbox-sender-anonymous-text = Không hé lộ được: không có tên nào được lưu kèm
inbox-sender-club = Câu lạc bộ Billet
inbox-sender-club-text = Lời nhắn từ đội ngũ Billet
inbox-sender-mutual-text = Hai chiều: hai bạn đã viết cho nhau
inbox-sender-sympathy-text = Thích bạn và chẳng giấu giếm
inbox-sender-revealed-text = Đã hé lộ
inbox-chat = Mở trò chuyện
inbox-reveal = Hé lộ người gửi
inbox-reveal-show = Về người gửi
inbox-reveals-left = { $count ->
    [0] Lượt hé lộ từ { $stars } Sao
   *[other] Còn { $count } lượt hé lộ
}
inbox-reply = Trả lời
inbox-reply-continue = Viết tiếp câu trả lời
inbox-visibility = Hiện trên hồ sơ
inbox-visibility-on = Ai có liên kết của bạn đều thấy lời nhắn này và câu trả lời của bạn
inbox-visibility-off = Chỉ bạn thấy lời nhắn này và câu trả lời của bạn
inbox-visibility-saving = Đang lưu…
visibility-change-error = Chưa có phản hồi rõ ràng nên Billet chưa biết điều đó đã thay đổi hay chưa. Đang xem lại đây.
inbox-share-answer = Chia sẻ câu trả lời
story-share-error = Không tạo tin ở đây được.
story-share-fail = Tin chưa tạo được. Thử lại nhé.

## Trả lời

inbox-reply-title = Câu trả lời của bạn
inbox-reply-label = Viết câu trả lời
inbox-reply-placeholder = Nghĩ sao nói vậy nhé…
inbox-reply-counter = { $count } trên { $limit }
inbox-reply-too-long = Rút gọn lại chút nhé
inbox-reply-send = Gửi
inbox-reply-publish = Đăng câu trả lời
inbox-reply-publish-on = Lời nhắn và câu trả lời sẽ hiện trên hồ sơ của bạn
inbox-reply-publish-off = Câu trả lời chỉ đến người gửi
inbox-reply-publish-off-anonymous = Chỉ bạn thấy câu trả lời của bạn
inbox-kept = Còn giữ từ lần trước
inbox-start-over = Làm lại
inbox-unsent = Những lời khác của bạn, chưa gửi
inbox-unsent-copy = Sao chép
inbox-unsent-copied = Đã sao chép
inbox-unsent-not-copied = Không sao chép được. Lời của bạn vẫn còn ở đây.
inbox-unsent-discard = Bỏ đi
reply-modal-send-error = Chưa có phản hồi rõ ràng nên Billet chưa biết câu trả lời của bạn đã gửi đi hay chưa. Nó vẫn ở đây: gửi lại nhé, không bao giờ gửi trùng hai lần.

## Hé lộ

inbox-confirm-title = Hé lộ người gửi?
inbox-confirm-subtitle = { $count ->
    [1] Sẽ dùng lượt hé lộ cuối cùng của bạn
   *[other] Sẽ dùng 1 trong { $count } lượt hé lộ của bạn
}
inbox-reveal-shows = Bạn sẽ thấy
inbox-reveal-shows-name = Tên gọi và ảnh
inbox-reveal-shows-username = Tên người dùng, nếu có
inbox-reveal-shows-link = Liên kết, để gửi lại điều gì đó
inbox-reveal-shows-time = Thời điểm gửi chính xác
inbox-confirm-yes = Hé lộ
inbox-confirm-hold = Nhấn giữ để hé lộ
inbox-confirm-no = Để sau
reveal-sender-error = Chưa hiện được người gửi. Thử lại nhé: một lượt hé lộ không bao giờ bị trừ hai lần.
inbox-gone-title = Không còn ai
inbox-gone-heading = Tài khoản này không còn nữa
inbox-gone-text = Không còn ai để hiện ra. Lượt hé lộ vẫn là của bạn.

## Gói

inbox-packs-title = Là ai được nhỉ?
inbox-packs-subtitle = Một lượt hé lộ cho thấy một người gửi
inbox-packs-choice = Chọn gói
inbox-packs-name = { $count } lượt hé lộ
inbox-packs-saved = { $stars } mỗi lượt, đỡ được { $saved }
inbox-packs-discount = −{ $percent }%
inbox-packs-price = { $stars } Sao
inbox-packs-free = Miễn phí
inbox-packs-buy = Mua { $count } lượt: { $stars } Sao
inbox-packs-small = Một lượt dùng ngay cho người gửi này, còn lại bạn để dành.
inbox-packs-small-one = Dùng ngay cho người gửi này.
inbox-packs-checking = Đang kiểm tra thanh toán
inbox-packs-showing = Đang tìm xem là ai
inbox-payment-preparing = Đang chuẩn bị thanh toán
payment-error = Thanh toán chưa thành công. Nếu sau đó vẫn thành công, món bạn mua sẽ tự đến.
inbox-payment-uncharged = Thanh toán chưa thành công. Bạn không bị trừ Sao nào.
inbox-payment-unreturned = Không thành công, và Sao của bạn cũng không hoàn được. Gửi /paysupport cho bot của Billet nhé.
inbox-payment-waiting = Đang chờ tin thanh toán. Có tin là tự tính ngay.
inbox-price-changed = Giá giờ là { $stars } Sao. Chưa trừ Sao nào: xem lại trước khi trả nhé.
reveal-purchase-failed = Lúc này chưa mua được gói này.
reveal-purchase-error = Chưa bắt đầu mua được. Xem lại kết nối rồi thử lại nhé.
inbox-packs-bought = Lượt hé lộ của bạn đến rồi.
inbox-packs-on-its-way = Lượt hé lộ của bạn đang tới. Lát nữa là có.
inbox-packs-returned = Không hoàn tất được việc mua. Sao của bạn đang về lại.

## Về người gửi

inbox-details-title = Thì ra là…
inbox-next-write = Viết cho { $name }
inbox-next-send = Gửi lại một món
inbox-next-share = Khoe giây phút lộ diện
inbox-details-gone = Tài khoản này đã bị xóa sau đó. Tên gọi bạn đã hé lộ vẫn ở lại với bạn; mọi thứ khác đã mất theo tài khoản.
inbox-details-sent = Lúc gửi
inbox-details-place = Nơi gửi
inbox-details-network = Mạng
inbox-details-device = Thiết bị
inbox-details-browser = Trình duyệt
inbox-details-system = Hệ thống

## Chặn và báo cáo

inbox-safety-open = Chặn hoặc báo cáo
inbox-safety-title = Tử tế với nhau
inbox-safety-subtitle = Bạn không cần đọc điều làm bạn tổn thương
inbox-safety-more = Tạm dừng, từ bị tắt tiếng và chặn
inbox-safety-more-hint = Cho cả hộp thư của bạn
inbox-block = Chặn người gửi
inbox-block-off = Sẽ không còn gì từ người này đến được bạn. Người này không được báo, và bạn cũng không biết đó là ai.
inbox-block-on = Không còn gì từ người này đến được bạn. Bạn có thể mở cửa lại bất cứ lúc nào.
inbox-block-error = Chưa có phản hồi rõ ràng nên Billet chưa biết việc chặn đã thay đổi hay chưa. Đang xem lại đây.
inbox-blocked = Đã chặn người gửi
inbox-unblocked = Người gửi lại viết cho bạn được rồi
inbox-report = Báo cáo
inbox-report-hint = Đội ngũ Billet đọc mà không thấy ai đã viết
inbox-report-title = Có gì không ổn?
inbox-report-subtitle = Người gửi không được báo là bạn đã báo cáo
inbox-report-reasons = Lý do
inbox-report-insult = Xúc phạm hoặc bắt nạt
inbox-report-threat = Đe dọa
inbox-report-sexual = Gợi dục, không mong muốn
inbox-report-spam = Spam hoặc lừa đảo
inbox-report-minor = Gây nguy hiểm cho trẻ vị thành niên
inbox-report-other = Lý do khác
inbox-report-text = Muốn thêm gì không?
inbox-report-placeholder = Thích thì viết thôi
inbox-report-send = Gửi báo cáo
inbox-report-error = Chưa có phản hồi rõ ràng nên Billet chưa biết báo cáo đã đến hay chưa. Nó vẫn ở đây: gửi lại nhé, chỉ tính một lần.
inbox-reported-title = Cảm ơn bạn
inbox-reported-text = Đội ngũ Billet sẽ sớm xem. Nếu vi phạm quy định, nó sẽ bị gỡ xuống.
inbox-reported-done = Xong

## Cuộc thi

inbox-contest = Thể lệ cuộc thi
inbox-contest-text = Năm nay ai nghe được nhiều lời tử tế nhất?
inbox-contest-season = Mùa
inbox-contest-season-text = Diễn ra suốt năm { $year } và kết thúc vào nửa đêm giao thừa Tết Dương lịch, giờ Moskva.
inbox-contest-score = Điểm
inbox-contest-score-text = Mỗi lời nhắn trong hộp thư tính một điểm, ký tên hay giấu tên cũng vậy; mỗi ngày tính một lần. Bao nhiêu người viết không quan trọng và không hiện ra.
inbox-contest-prizes = Giải thưởng
inbox-contest-prizes-text = Hạng nhất, nhì và ba ở mỗi khu vực được một món quà chiến thắng trong hộp thư.
inbox-contest-choice = Chỉ khi bạn muốn
inbox-contest-choice-text = Không ai thấy bạn trong danh sách cho đến khi bạn tham gia. Bạn có thể rời đi bất cứ lúc nào.
inbox-contest-leaderboard = Đến bảng xếp hạng

inbox-tab = Hộp thư
inbox-web-title = Hộp thư của bạn ở trong Telegram
inbox-web-text = Mở Billet ở đó để đọc những gì đã đến cho bạn.
