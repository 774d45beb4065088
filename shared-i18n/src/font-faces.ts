/** Made by make-fonts.mjs: the letters of each file, and how large (per cent) a system's font is to be as wide until it is here. */
export const faces = [
  {
    family: 'Unbounded',
    file: 'unbounded-latin-700',
    range:
      'U+20-7E,U+A0-B4,U+B6-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+300-301,U+303-304,U+308-309,U+323,U+329,U+2002-200A,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+2039-203A,U+2044,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
    late: {
      roboto: 143.3,
      arial: 135.2,
    },
  },
  {
    family: 'Unbounded',
    file: 'unbounded-latin-ext-700',
    range:
      'U+100-130,U+132-151,U+154-17F,U+18F,U+192,U+198-199,U+1A0-1A1,U+1AF-1B0,U+1B3-1B4,U+1CD-1DC,U+1E6-1E7,U+1F8-1F9,U+218-21B,U+253-254,U+256-257,U+259,U+25B,U+1E24-1E25,U+1E62-1E63,U+1E80-1E85,U+1E9E,U+20B4,U+20B8-20BA',
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
    range:
      'U+462-463,U+46A-46B,U+472-475,U+492-49D,U+4A0-4A5,U+4AA-4AB,U+4AE-4AF,U+4B6-4BB,U+4C0-4C2,U+4CB-4CC,U+4CF-4D9,U+4DC-4DF,U+4E2-4E9,U+4EE-4F9,U+51A-51D,U+524-525',
    late: {
      roboto: 104.5,
      arial: 106.3,
    },
  },
  {
    family: 'Be Vietnam Pro',
    file: 'be-vietnam-pro-latin-700',
    range:
      'U+20-7E,U+A0-FF,U+131,U+152-153,U+2C6,U+2DA,U+2DC,U+300-301,U+303-304,U+308-309,U+323,U+2002-200A,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+2039-203A,U+2044,U+20AC,U+2122,U+2212,U+2215',
    late: {
      roboto: 113.6,
      arial: 107.2,
    },
  },
  {
    family: 'Be Vietnam Pro',
    file: 'be-vietnam-pro-vietnamese-700',
    range: 'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+1EA0-1EF9,U+20AB',
    late: {
      roboto: 113.2,
      arial: 105.5,
    },
  },
  {
    family: 'Vazirmatn',
    file: 'vazirmatn-arabic-700',
    range:
      'U+60C-60D,U+610-612,U+615,U+61B,U+61F,U+621-63A,U+63D,U+640-658,U+65A-65B,U+660-671,U+674,U+679,U+67C,U+67E,U+681,U+685-686,U+688-689,U+691,U+693,U+695-696,U+698,U+69A,U+6A0-6A1,U+6A4,U+6A9-6AD,U+6AF,U+6B5,U+6BA,U+6BC-6BE,U+6C0-6C3,U+6C6-6D0,U+6D2-6D5,U+6DC-6DE,U+6E9,U+6F0-6F9,U+FD3E-FD3F',
    late: {
      naskh: 107.6,
      dejavu: 80.7,
    },
  },
  {
    family: 'Rubik',
    file: 'rubik-hebrew-700',
    range: 'U+5B0-5BC,U+5BE,U+5C1-5C2,U+5C7,U+5D0-5EA,U+5F2-5F4,U+20AA',
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
