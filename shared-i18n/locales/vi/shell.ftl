shell-splash = Đang tải
shell-initializing-app = Đang khởi động ứng dụng...
shell-initializing = Đang khởi động...
shell-loading-profile = Đang tải hồ sơ...
shell-network-retry = Mạng trục trặc. Đang thử lại... Chờ chút nhé.
shell-profile-failed = Nhiều quà quá, kẹt mất rồi. Thử lại nhé
shell-reload = Tải lại

shell-expired-title = Đến lúc bắt đầu lại
shell-expired-text = Phiên này đã kết thúc. Mở lại Billet từ Telegram nhé: bản nháp của bạn vẫn an toàn.
shell-expired-action = Mở lại

shell-tabs = Các mục
shell-tab-unread = { $count } chưa đọc

shell-web-recipient-valentine = Thiệp valentine cho { $name }
shell-web-recipient-anonymous = Câu hỏi ẩn danh cho { $name }
shell-web-recipient-valentine-text = Chọn quà và viết vài lời. Ký tên hay không, tùy bạn.
shell-web-recipient-anonymous-text = Hỏi điều bạn muốn biết từ lâu. Tên bạn sẽ không hiện trên đó.
shell-web-open = Mở trong Telegram
shell-web-qr = Mã QR của trang này
shell-web-scan = Hoặc chĩa máy ảnh điện thoại vào đây
shell-web-loading = Đang tìm bạn của bạn
shell-web-missing = Không tải được trang của người bạn này

shell-page-loading = Đang tải trang
shell-page-failed-title = Trang này đang nghỉ giải lao
shell-page-failed-text = Xem lại kết nối rồi thử lại nhé.
shell-page-broken-title = Trang này có gì đó bị hỏng
shell-page-broken-text = Phần còn lại vẫn chạy. Bạn có thể thử lại.
shell-page-contract-title = Trang này cần phiên bản ứng dụng mới hơn
shell-page-retry = Thử lại
shell-dialog-unknown = Lúc này chưa dùng được. Tải lại ứng dụng để có phiên bản mới nhất nhé.

shell-sheet-loading = Đang mở
shell-sheet-failed-title = Không mở được
shell-sheet-failed-text = Một phần của ứng dụng chưa tải được. Xem lại kết nối rồi thử lại nhé.
shell-sheet-broken-title = Ở đây có gì đó bị hỏng
shell-sheet-broken-text = Phần còn lại vẫn chạy. Bạn có thể thử lại, hoặc đóng lại.
shell-sheet-close = Đóng

shell-crash-title = Ối, ứng dụng gặp lỗi bất ngờ!
shell-crash-text = Tải lại ứng dụng nhé: những gì đã gửi không mất đâu.

shell-toasts = Thông báo
shell-back = Quay lại
