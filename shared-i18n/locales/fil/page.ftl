page-slow = Mas matagal ito kaysa karaniwan. Maghintay pa nang kaunti, o i-reload.
page-lost = Hindi dumating ang app. I-check ang internet mo at i-reload.
page-reload = I-reload
