page-slow = Lần này lâu hơn mọi khi.
page-lost = Ứng dụng chưa tải được. Kiểm tra mạng nhé.
page-reload = Tải lại
