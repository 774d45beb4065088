## Trang của người nhận
send-title = Thiệp valentine cho { $name }
send-subtitle = Chọn quà, thêm vài lời. Ký tên hay không, tùy bạn.
send-open = Gửi thiệp valentine
send-tap = Chạm vào hoa tulip
send-loading = Đang mở trang…
send-preview-hint = Xem câu trả lời công khai
send-recipient-missing-title = Không tải được trang
send-missing-text = Xem lại kết nối rồi thử lại nhé.
send-again = Thử lại
send-draft = Chưa gửi
send-draft-no-words = Quà không lời
send-draft-continue = Tiếp tục
send-draft-start-over = Làm lại

## Bảng gửi thiệp
send-sheet = Gửi thiệp valentine
send-close = Đóng
send-back = Quay lại
send-pick-title = Chọn quà
send-pick-subtitle = Cho { $name }
send-tabs = Hiện quà nào
send-tab-gifts = Quà
send-tab-wishlist = Điều ước
send-wishes = Quà mình thích
send-wishes-subtitle = Chọn tối đa ba món quà. Bạn bè sẽ thấy trước tiên.
send-wishes-count = { $count } trên { $limit }
send-wishes-of = { $name } mê mấy món này
send-wishes-others = Quà khác
send-gifts-loading = Quà đang tới…
send-gifts-missing-title = Không tải được quà
send-ghost = { $name } chưa bắt đầu dùng Billet. Quà miễn phí sẽ được giữ cẩn thận, còn quà trả phí thì chưa giao được.
send-price-free = Miễn phí
send-price = { $stars } Sao
send-price-extra = thêm { $stars } Sao
send-discount = −{ $percent }%
send-odds = { $count ->
    [1] Luôn là món quà này.
   *[other] Một trong { $count } món này, cơ hội ngang nhau. Món nào thì bạn cũng không biết trước.
}
send-pack-content = { $count ->
    [1] Bên trong có một món quà.
    [2] Nhận cả hai món.
   *[other] Nhận cả { $count } món.
}
send-odds-best = Gói bất ngờ: quà tới { $stars } Sao.

## Thanh toán
send-checkout-title = Lời của bạn
send-message = Tin nhắn
send-message-placeholder = Vài lời ấm áp, hoặc để trống
send-message-count = { $count } trên { $limit }
send-message-too-long = Hơi dài mất rồi
send-message-not-text = Có ký tự không gửi được
send-message-own = Dùng lời của mình
send-message-random = Gợi ý lời nhắn
send-privacy = Tên của bạn
send-privacy-reveal = Giấu tên
send-privacy-reveal-line = Không hiện, nhưng { $name } có thể hé lộ bằng Sao: tên, ảnh, tên người dùng, liên kết, thời gian, có thể cả nơi gửi, mạng và thiết bị.
send-privacy-full = Giấu tên mãi mãi
send-privacy-full-line = { $name } không bao giờ hé lộ được, và bạn cũng không thấy câu trả lời. Đến nơi trong vòng 15 phút.
send-privacy-open = Ký tên
send-privacy-open-line = { $name } thấy tên, ảnh và tên người dùng của bạn khi mở quà.
send-match = Hai chiều
send-match-line = Nếu hai bạn viết cho nhau, cả hai đều thấy tên, ảnh và tên người dùng.
send-super = Siêu valentine
send-super-line = Lên màu vàng và ra mắt thật oách.
send-super-line-closed = Lên màu vàng và mở được ngay, khỏi chờ đến 8/3.
send-total = Tổng
send-submit = Gửi
send-waiting = Đang chờ thanh toán. Bạn có thể hoàn tất trong Telegram, hoặc gửi lần nữa để mở lại.
send-paying = Thanh toán mở trong Telegram
send-retrying = Chưa có hồi âm. Đang thử lại: { $count } trên { $limit }
send-valentine-modal-payment-error = Chưa thể chắc là đã gửi đi. Lời của bạn vẫn an toàn, chưa trừ Sao nào. Thử lại lần nữa nhé: không bao giờ gửi trùng hai lần.
send-returned = Không giao được. Sao của bạn đang về lại, và lời của bạn vẫn an toàn.
send-unreturned = Không giao được, và Sao của bạn cũng không hoàn được. Gửi /paysupport cho bot của Billet nhé. Lời của bạn vẫn an toàn.

## Thiệp viết sẵn
send-canned-1 = Có bạn, thứ Hai cũng vui như chiều thứ Sáu.
send-canned-2 = Thấy tên bạn hiện lên là mình cười trước rồi mới đọc sau.
send-canned-3 = Báo tin nóng: có người thấy bạn tuyệt lắm luôn.
send-canned-4 = Một cái ôm gửi qua mạng. Nhận hàng khỏi cần ký.
send-canned-5 = Đi đâu cũng được, miễn là có bạn đi cùng.
send-canned-6 = Bạn như trà sữa ấy: nghĩ đến là thấy vui, mà chẳng bao giờ thấy đủ.
send-canned-7 = Cứ là bạn thôi nhé. Vậy là vừa đẹp rồi.
send-canned-8 = Quà thì nhỏ, còn rung rinh thì to.

## Tên quà
send-gift-tulip = Hoa tulip
send-gift-candy = Kẹo
send-gift-kiss = Nụ hôn
send-gift-teddy = Gấu bông
send-gift-bouquet = Bó hoa
send-gift-heart_box = Hộp trái tim
send-gift-cake = Bánh kem
send-gift-champagne = Sâm panh
send-gift-rocket = Tên lửa
send-gift-ring = Nhẫn
send-gift-crown = Vương miện
send-gift-diamond = Kim cương
send-gift-unicorn = Kỳ lân
send-gift-surprise_box = Hộp bất ngờ
send-gift-surprise_pack = Gói bất ngờ
send-gift-wish_pack = Gói điều ước
send-gift-easter_cake = Bánh Phục Sinh
send-gift-anon = Hỏi thôi mà
send-gift-love = Đang yêu
send-gift-laugh = Buồn cười
send-gift-wow = Trầm trồ
send-gift-sad = Hơi buồn
send-gift-fire = Bùng cháy
send-gift-kiss_face = Hôn một cái
send-gift-surprise = Quà bất ngờ

## Xong
send-success-title = Đã gửi!
send-success-text = { $name } sắp vui lắm đây.
send-success-paid-title = Đang tới!
send-success-paid-text = { $name } sẽ nhận được quà của bạn trong giây lát.
send-success-batch-title = Đang tới!
send-success-batch-text = Món này đi chung với những món khác và đến chỗ { $name } trong vòng 15 phút.
send-success-message = Tin nhắn của bạn
send-success-taps = Bạn đã chạm hoa tulip { $count } lần lấy may
send-success-another = Gửi thêm
send-success-own = Mình cũng muốn nhận

## Câu hỏi ẩn danh
send-ask-title = Hỏi { $name } gì cũng được
send-ask-subtitle = Không tên, khỏi ngại. Chỉ có câu hỏi.
send-ask-open = Hỏi ẩn danh
send-ask-tap = Chạm vào phong bì
send-ask-sheet = Hỏi ẩn danh
send-ask-write-title = Câu hỏi của bạn
send-ask-message = Câu hỏi
send-ask-placeholder = Bạn muốn hỏi gì từ lâu rồi?
send-ask-random = Gợi ý câu hỏi
send-ask-honest = Tên bạn không hiện, nhưng { $name } có thể hé lộ bằng Sao: tên, ảnh, tên người dùng, liên kết, thời gian, có thể cả nơi gửi, mạng và thiết bị.
send-ask-continue = Tiếp tục
send-ask-emotion-title = Chọn cảm xúc
send-ask-emotion-subtitle = Chạm vào là gửi đi luôn
send-ask-failed = Chưa thể chắc là đã gửi đi. Câu hỏi của bạn vẫn an toàn. Chạm lại đúng cảm xúc đó nhé: không bao giờ gửi trùng hai lần.
send-ask-refused = Chưa gửi.
send-ask-sending = Đang gửi…
send-ask-waiting = Đang chờ thanh toán. Bạn có thể hoàn tất trong Telegram, hoặc chạm lại đúng cảm xúc đó để mở lại.
send-ask-success-title = Đã hỏi!
send-ask-success-text = Giờ đến lượt { $name }. Bot sẽ mang câu trả lời đến cho bạn.
send-ask-success-own = Mình cũng muốn được hỏi
send-ask-success-another = Hỏi câu khác

## Gửi bạn bè
send-friend-mode = Gửi gì
send-friend-mode-anonymous = Ẩn danh
send-friend-mode-valentine = Valentine
send-friend-title = Thiệp valentine cho bạn bè
send-friend-title-anonymous = Câu hỏi ẩn danh cho bạn bè
send-friend-lead = Dù người ấy chưa từng mở Billet.
send-friend-step-1 = Mở trò chuyện với bot
send-friend-step-1-text = Bot sẽ hỏi gửi cho ai.
send-friend-step-2 = Chọn người nhận
send-friend-step-2-text = Ngay từ danh bạ, chẳng cần mã gì.
send-friend-step-3 = Viết rồi gửi
send-friend-step-3-text = Billet giữ cẩn thận đến khi bạn của bạn ghé xem.
send-friend-open = Chọn người nhận
send-friend-loading = Đang đổi chế độ…

## Danh sách công khai
send-public = Trả lời công khai
send-public-title = Trả lời công khai
send-public-more = Xem thêm
send-public-loading = Đang tải câu trả lời…
send-public-missing-title = Không tải được câu trả lời
send-public-empty-title = Chưa có gì ở đây
send-public-empty-text = Hãy là người đầu tiên được trả lời.
send-public-empty-send = Gửi thiệp valentine
send-public-empty-ask = Đặt câu hỏi
send-public-answer = Câu trả lời

send-tab = Gửi
send-web-title = Gửi lời nhắn hay món quà
send-web-text = Chọn một người bạn và gửi bất ngờ, ký tên hay không tùy bạn.
send-easter-until = Có đến 20/4.
send-easter-where-valentine = Bánh Phục Sinh nằm ngay sau các món quà miễn phí.
send-easter-where-anonymous = Bánh Phục Sinh đi cùng thiệp valentine: chọn “Valentine” ở trên nhé.
send-easter = Có bánh Phục Sinh rồi: gửi bạn bè một chiếc nhé
