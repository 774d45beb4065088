page-slow = Mas matagal ito kaysa karaniwan.
page-lost = Hindi nag-load ang app. I-check ang internet mo.
page-reload = I-reload
