page-slow = Lần này lâu hơn mọi khi. Đợi thêm một chút hoặc tải lại nhé.
page-lost = Ứng dụng chưa tới nơi. Kiểm tra mạng rồi tải lại nhé.
page-reload = Tải lại
