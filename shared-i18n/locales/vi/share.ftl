share-mode = Nhận gì
share-mode-anonymous = Ẩn danh
share-mode-valentine = Valentine
share-mode-loading = Đang đổi chế độ…

## Thẻ đầu trang
share-title-valentine = Nhận thiệp valentine
share-title-anonymous = Nhận câu hỏi ẩn danh
share-chip-anonymous = Hỏi mình gì cũng được
share-countdown-today = Hôm nay là 8/3!
share-countdown-tomorrow = Mai là 8/3 rồi
share-countdown-days = Còn { $days } ngày nữa là 8/3
share-countdown-later = Ai đang nghĩ đến bạn thế?
share-countdown-closed = Thiệp valentine mở vào 8/3

## Các bước
share-step-share-title = Chia sẻ liên kết của bạn
share-step-share-text-valentine = Ai nhấn vào cũng gửi được thiệp valentine cho bạn.
share-step-share-text-anonymous = Ai nhấn vào cũng hỏi bạn được bất cứ điều gì.
share-step-share-action = Chia sẻ
share-step-send-title = Bạn cũng gửi đi chứ
share-step-send-text-valentine = Thiệp valentine thích có đôi: bắt đầu từ một người bạn.
share-step-send-text-anonymous = Hỏi một người bạn điều bạn muốn biết từ lâu.
share-step-send-action-valentine = Gửi thiệp valentine
share-step-send-action-anonymous = Hỏi một người bạn
share-step-channel-title = Tham gia kênh Billet
share-step-channel-text = Tin mới, cuộc thi và những niềm vui nho nhỏ.
share-step-channel-action = Mở kênh
share-step-status-title = Gắn trạng thái Billet
share-step-status-text = Một biểu tượng nhỏ bên cạnh tên bạn.
share-step-status-action = Gắn trạng thái
share-link = Liên kết của bạn
share-copy = Sao chép liên kết

## Mọi bảng và danh sách
share-back = Quay lại
share-retry = Thử lại
share-more = Xem thêm
share-more-failed = Phần còn lại chưa tải được. Xem lại mạng rồi thử lại nhé.

## Kết quả
share-status-done = Xong: bạn đang gắn trạng thái Billet
share-status-declined = Trạng thái vẫn như cũ
share-status-unsupported = Telegram của bạn chưa gắn được trạng thái này
share-status-error = Không gắn được trạng thái
share-copy-done = Đã sao chép liên kết
share-copy-error = Không sao chép được liên kết
share-chat-error = Không mở được danh sách trò chuyện
share-story-error = Không tạo được tin
share-story-phone = Tin chỉ đăng được từ điện thoại. Ảnh thì có ngay đây.
share-photo-error = Không chia sẻ được ảnh
share-save-done = Đã lưu ảnh
share-save-error = Không lưu được ảnh
share-error = Chưa chia sẻ được. Thử lại nhé?
share-unavailable = Ở đây không chia sẻ được. Sao chép liên kết thay vậy nhé.
share-cancelled = Chưa chia sẻ gì cả
share-no-answer = Telegram không nói kết quả ra sao. Bạn xem ở đó đã được chưa nhé.
share-messenger-slow = Telegram chưa hồi âm. Nếu không có gì mở ra, có lẽ phiên bản này chưa biết làm.

## Trình đơn chia sẻ
share-menu = Chia sẻ
share-menu-title = Chia sẻ liên kết của bạn
share-answer-title = Chia sẻ câu trả lời
share-reveal-title = Khoe giây phút lộ diện
share-menu-close = Đóng
share-menu-loading = Chờ chút…
share-menu-chat = Gửi vào trò chuyện
share-menu-chat-preparing = Đang chuẩn bị tin nhắn của bạn…
share-menu-chat-choosing = Chọn người nhận trong Telegram
share-menu-chat-slow = Không có gì mở ra? Nhấn để gửi mỗi liên kết thôi
share-menu-copy = Sao chép liên kết
share-menu-save = Lưu
share-menu-how = Cách hoạt động

share-text-valentine = Gửi mình một tấm thiệp valentine nhé, ký tên hay không cũng được 💌
share-text-anonymous = Hỏi mình gì cũng được, không hiện tên bạn đâu 🎭

## Tin
share-menu-photo = Ứng dụng khác
share-looks = Kiểu ảnh của bạn
share-look-classic = Cổ điển
share-look-letter = Lá thư
share-look-headline = Tít lớn
share-look-portrait = Chân dung
share-look-chat = Trò chuyện
share-look-drawing = Đang vẽ ảnh của bạn…
share-look-failed = Ảnh chưa tới
share-story-steps = Cách làm
share-story-next = Tiếp
share-story-count = { $step } trên { $steps }
share-story-widget = Viết cho mình
share-story-messenger-title = Tin Telegram của bạn
share-story-messenger-post = Tạo tin
share-story-messenger-1-title = Ảnh của bạn sẵn sàng rồi
share-story-messenger-1-text = Tên bạn, liên kết của bạn, một lời mời thật to.
share-story-messenger-2-title = Telegram mở trình chỉnh sửa
share-story-messenger-2-text = Sắp xếp lại, thêm nhạc hay nhãn dán.
share-story-messenger-3-title = Thêm liên kết của bạn
share-story-messenger-3-text = Liên kết đã sao chép sẵn, chỉ việc dán. Có Premium? Nó đã nằm trên tin rồi.
share-story-messenger-4-title = Đăng và chờ
share-story-messenger-4-text = Mọi thứ bạn bè gửi sẽ vào hộp thư của bạn.

## An toàn: tạm dừng, từ bị tắt tiếng, chặn

share-safety-title = Riêng tư và an toàn
share-safety-subtitle = Nhận gì là do bạn quyết định
share-safety-unknown = …
share-safety-failed = Không tải được
share-safety-error = Chưa có phản hồi rõ ràng nên Billet chưa biết điều đó đã thay đổi hay chưa. Đang xem lại đây.
share-unknown = Chưa có phản hồi rõ ràng nên Billet chưa biết điều đó đã được lưu hay chưa. Lát nữa xem lại nhé.
share-paused = Hộp thư của bạn đang tạm dừng. Lời nhắn miễn phí chờ đến khi bạn mở lại; quà trả phí thì không được nhận.
share-resume = Mở lại
share-resumed = Hộp thư của bạn đã mở lại
share-pause = Tạm dừng hộp thư
share-pause-off = Nghỉ ngơi khỏi mọi thứ: không có gì mới hiện ra cho đến khi bạn quay lại. Không ai được báo.
share-pause-on = Giờ không có gì mới hiện ra. Lời nhắn miễn phí chờ bạn; quà trả phí bị từ chối trước khi thanh toán.
share-words = Từ bị tắt tiếng
share-words-hint = { $count ->
    [0] Chưa có
   *[other] { $count } từ
}
share-words-subtitle = Lời nhắn có những từ này vào một danh sách riêng, không một tiếng động
share-words-label = Từ hoặc cụm từ
share-words-counter = { $count } trên { $limit }
share-words-add = Tắt tiếng
share-words-blank = Viết một từ trước đã
share-words-too-long = Rút gọn lại chút nhé
share-words-known = Từ này tắt tiếng rồi
share-words-full = Đầy rồi, không thêm được nữa
share-words-not-text = Có ký tự không dùng được
share-words-empty = Chưa tắt tiếng từ nào.
share-words-matching = Viết hoa, dấu thanh hay chữ trông giống nhau đều như nhau (“cho” cũng khớp “chó”), và từ dài thì có thêm đuôi cũng vẫn khớp.
share-words-remove = Thôi tắt tiếng “{ $word }”
share-muted = Lời nhắn bị tắt tiếng
share-muted-hint = { $count ->
    [0] Không có gì ở đây
   *[other] { $count } lời nhắn
}
share-muted-subtitle = Chỉ bạn thấy những lời này; chúng không được tính ở đâu cả
share-muted-loading = Đang tải lời nhắn bị tắt tiếng
share-muted-failed = Không tải được lời nhắn bị tắt tiếng
share-muted-empty = Không có gì bị tắt tiếng
share-muted-empty-text = Lời nhắn có từ bạn đã tắt tiếng sẽ lặng lẽ vào đây.
share-note-action = { $action }: lời nhắn { $place }
share-muted-read = Đọc
share-muted-block = Chặn
share-muted-unblock = Bỏ chặn
share-muted-blocked = Đã chặn người gửi
share-muted-unblocked = Người gửi lại viết cho bạn được rồi
share-muted-report = Báo cáo
share-muted-release = Vào hộp thư
share-muted-released = Giờ nó ở trong hộp thư của bạn
share-blocked = Người gửi bị chặn
share-blocked-hint = Chỉ biết qua những gì họ gửi
share-blocked-subtitle = Bạn thấy lời nhắn, không bao giờ thấy tên
share-blocked-loading = Đang tải người gửi bị chặn
share-blocked-failed = Không tải được người gửi bị chặn
share-blocked-empty = Không ai bị chặn
share-blocked-empty-text = Nếu một lời nhắn làm bạn tổn thương, mở ra và chặn người gửi. Người ấy không được báo.
share-blocked-release = Bỏ chặn
share-blocked-released = Người gửi lại viết cho bạn được rồi
share-note-unread = Chưa mở
share-note-no-words = Không lời, chỉ có quà

## Bảng xếp hạng

share-leaderboard-rank = #{ $rank }
share-rank-label = #{ $rank }: hạng của bạn trên bảng xếp hạng
share-leaderboard = Bảng xếp hạng
share-leaderboard-season = Mùa { $season }: ai nhận được nhiều nhất
share-leaderboard-boards = Danh sách nào
share-leaderboard-global = Thế giới
share-leaderboard-list = Thứ hạng
share-leaderboard-own = Hạng của bạn
share-leaderboard-loading = Đang tải bảng xếp hạng
share-leaderboard-you = bạn đây
share-leaderboard-score = { $count } lời nhắn
share-leaderboard-listed = Người khác thấy bạn trong danh sách
share-leaderboard-unlisted = Chỉ bạn thấy điều này
share-leaderboard-empty = Ngai vàng còn trống
share-leaderboard-empty-text = Chưa có ai trong danh sách này. Hãy là người đầu tiên!
share-leaderboard-failed = Không tải được danh sách
share-leaderboard-join = Tham gia
share-leaderboard-change = Đổi hoặc rời
share-leaderboard-contest = Thể lệ
share-category = Hiện bạn ở đâu?
share-category-text = Người khác sẽ thấy tên, ảnh và số lời nhắn bạn nhận được
share-category-nowhere = Không đâu cả
share-category-nowhere-text = Không ai ngoài bạn thấy hạng của bạn
share-category-global = Toàn thế giới
share-category-global-text = Chỉ trong danh sách thế giới
share-category-save = Lưu

## Cài đặt
share-settings = Cài đặt
share-settings-language = Ngôn ngữ
share-settings-wishes = Quà mình thích
share-prompt = Câu của mình
share-prompt-subtitle = Một câu trên poster và trang của bạn để bạn bè muốn viết
share-prompt-none = Không dùng
share-prompt-day = Câu của hôm nay
share-prompt-own = Lời của mình
share-prompt-blank = Viết câu của bạn trước nhé
share-settings-leaderboard = Bảng xếp hạng
share-settings-safety = Riêng tư và an toàn
share-settings-purchases = Đã mua
share-settings-export = Xuất dữ liệu
share-settings-delete = Xóa tài khoản
share-settings-note = Dành cho những người mến nhau
share-language-auto = Như trong Telegram
share-purchases-subtitle = Danh sách này không cho biết quà dành cho ai
share-purchases-batch = Món quà giấu tên mãi mãi đi chung với những món khác và đến trong vòng mười lăm phút.
share-purchases-loading = Đang tải những món đã mua
share-purchases-failed = Không tải được những món đã mua
share-purchases-empty = Chưa mua gì
share-purchases-empty-text = Những gì bạn trả bằng Sao sẽ nằm ở đây.
share-purchase-item = Món quà
share-purchase-reveal-pack = Lượt hé lộ
share-purchase-early-reveal = Mở sớm
share-purchase-price = { $stars } Sao
share-purchase-created = Chưa thanh toán
share-purchase-awaiting-payment = Chưa thanh toán
share-purchase-paid = Đang giao
share-purchase-fulfilled = Đã giao
share-purchase-refunding = Sao đang về lại
share-purchase-refunded = Đã hoàn Sao
share-purchase-refund-refused = Không hoàn được Sao
share-purchase-refund-refused-text = Không hoàn được Sao. Gửi /paysupport cho bot của Billet nhé: ở đó chỉ cách nhờ giúp.
share-purchase-sent = Đã gửi
share-purchase-declined = Không hoàn Sao
share-purchase-cancelled = Đã hủy
share-purchase-asked = Đã xin hoàn Sao
share-purchase-refund = Xin hoàn Sao
share-purchase-asked-toast = Billet đã nhận yêu cầu của bạn và sẽ sớm xem
share-export-failed = Không trao được dữ liệu của bạn
share-delete-unknown = Chưa có phản hồi rõ ràng nên Billet chưa biết dữ liệu của bạn đã mất hay chưa. Thử lại nhé: không hại gì đâu.
share-delete-received = Mọi thứ bạn nhận được sẽ mất, cả các câu trả lời.
share-delete-sent = Những gì bạn gửi vẫn ở lại với người nhận. Ai đã hé lộ bạn thì vẫn giữ tên gọi của bạn; ngoài ra không ai hé lộ bạn được nữa.
share-delete-reveals = Những gì bạn mua cho mình sẽ mất, kể cả lượt hé lộ. Nếu có gì không ổn, hãy xin hoàn Sao trước.
share-delete-code = Liên kết của bạn ngừng hoạt động. Nếu quay lại, bạn bắt đầu với liên kết mới. Những người bạn đã chặn vẫn bị chặn.
share-delete-action = Xóa vĩnh viễn
share-delete-keep = Giữ tài khoản
share-delete-done = Tạm biệt
share-delete-done-text = Tài khoản của bạn đã được xóa. Cửa vẫn luôn mở.
share-delete-leave = Rời đi
share-age-title = Trước khi chia sẻ
share-age-text = Bạn cần đủ 18 tuổi để nhận lời nhắn ở đây. Chỉ hỏi một lần thôi.
share-age-confirm = Mình đủ 18 tuổi
share-age-decline = Để sau

## Nhiệm vụ

share-tasks = Nhiệm vụ nhỏ
share-tasks-text = Làm nhiệm vụ, nhận lượt hé lộ miễn phí
share-tasks-progress = Xong { $finished } trên { $total }
share-task-share_link = Chia sẻ liên kết của bạn
share-task-share_link-action = Chia sẻ
share-task-share_story = Đăng một tin
share-task-share_story-action = Đăng
share-task-join_channel = Tham gia kênh Billet
share-task-join_channel-action = Mở
share-task-emoji_status = Gắn trạng thái Billet
share-task-emoji_status-action = Gắn
share-task-invite_3 = Mời ba người bạn
share-task-invite_3-action = Mời
share-task-invite_3-count = { $count } trên { $needed } người đã đến, mỗi ngày đếm một lần
share-task-check = Kiểm tra
share-task-done = Xong
share-task-reward = +{ $count } lượt hé lộ miễn phí

## Đã gửi
share-sent = Mình đã gửi
share-sent-subtitle = Lời nhắn giấu tên mãi mãi không có ở đây: tên bạn không được lưu kèm
share-sent-loading = Đang tải những gì bạn đã gửi
share-sent-failed = Không tải được danh sách
share-sent-empty = Chưa gửi gì
share-sent-empty-text = Mọi thứ bạn gửi sẽ hiện ở đây, kèm chuyện xảy ra sau đó.
share-sent-to = Cho { $name }
share-sent-delivered = Đã giao
share-sent-opened = Đã mở
share-sent-answered = Đã trả lời
share-sent-revealed = đã biết là bạn

share-tab = Chia sẻ
share-web-title = Gom bí mật và thiệp valentine
share-web-text = Nhận liên kết riêng và biết điều bạn bè chỉ dám nói khi ẩn danh.
