page-slow = Lần này lâu hơn mọi khi.
page-lost = Ứng dụng chưa tới nơi. Kiểm tra mạng nhé.
page-reload = Tải lại
