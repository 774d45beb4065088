/** Made by make-fonts.mjs: the letters of each file, and how large (per cent) a system's font is to be as wide until it is here. */
export const faces = [
  {
    family: 'Unbounded',
    file: 'unbounded-latin-700',
    range:
      'U+20-7E,U+A0-B4,U+B6-FF,U+131,U+152-153,U+2BB-2DC,U+300-304,U+308-309,U+323-329,U+2002-200A,U+2013-2044,U+20AC,U+2122,U+2191-2193,U+2212-2215',
    late: {
      roboto: 143.3,
      arial: 135.2,
    },
  },
  {
    family: 'Unbounded',
    file: 'unbounded-latin-ext-700',
    range: 'U+100-130,U+132-151,U+154-1F9,U+218-21B,U+253-25B,U+1E24-1E25,U+1E62-1E63,U+1E80-1E9E,U+20B4-20BA',
    late: {
      roboto: 141.3,
      arial: 133.4,
    },
  },
  {
    family: 'Unbounded',
    file: 'unbounded-vietnamese-700',
    range: 'U+1EA0-1EF9,U+20AB',
    late: {
      roboto: 142.5,
      arial: 132.8,
    },
  },
  {
    family: 'Unbounded',
    file: 'unbounded-cyrillic-700',
    range: 'U+400-45F,U+490-491,U+2116',
    late: {
      roboto: 139.6,
      arial: 134.1,
    },
  },
  {
    family: 'Rubik',
    file: 'rubik-cyrillic-ext-700',
    range: 'U+462-475,U+492-4F9,U+51A-525',
    late: {
      roboto: 104.5,
      arial: 106.3,
    },
  },
  {
    family: 'Be Vietnam Pro',
    file: 'be-vietnam-pro-latin-700',
    range: 'U+20-7E,U+A0-FF,U+131,U+152-153,U+2C6-2DC,U+300-304,U+308-309,U+323,U+2002-200A,U+2013-2044,U+20AC,U+2122,U+2212-2215',
    late: {
      roboto: 113.6,
      arial: 107.2,
    },
  },
  {
    family: 'Be Vietnam Pro',
    file: 'be-vietnam-pro-vietnamese-700',
    range: 'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1B0,U+1EA0-1EF9,U+20AB',
    late: {
      roboto: 113.2,
      arial: 105.5,
    },
  },
  {
    family: 'Vazirmatn',
    file: 'vazirmatn-arabic-700',
    range: 'U+60C-6F9,U+FD3E-FD3F',
    late: {
      naskh: 107.6,
      dejavu: 80.6,
    },
  },
  {
    family: 'Rubik',
    file: 'rubik-hebrew-700',
    range: 'U+5B0-5F4,U+20AA',
    late: {
      hebrew: 96.3,
      arial: 94.7,
    },
  },
  {
    family: 'Yantramanav',
    file: 'yantramanav-devanagari-700',
    range: 'U+900-97F,U+20B9,U+25CC',
    late: {
      devanagari: 94.8,
    },
  },
] as const;
