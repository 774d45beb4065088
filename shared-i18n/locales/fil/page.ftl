page-slow = Mas matagal ito kaysa karaniwan.
page-lost = Hindi dumating ang app. I-check ang internet mo.
page-reload = I-reload
