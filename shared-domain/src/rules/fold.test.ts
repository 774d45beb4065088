import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { foldText } from './fold.ts';
import { isMuted } from './mute.ts';

const anyText = fc.array(fc.integer({ min: 0, max: 0x10ffff })).map((codes) => String.fromCodePoint(...codes));

/** A muted word and common spellings of it, by language. */
const SPELLINGS: Readonly<Record<string, readonly [string, ...string[]][]>> = {
  en: [
    [
      'fool',
      'FOOL',
      'fóol',
      'ｆｏｏｌ',
      '𝗳𝗼𝗼𝗹',
      '𝓕𝓸𝓸𝓵',
      'ⓕⓞⓞⓛ',
      '🅵🅾🅾🅻',
      'ꜰᴏᴏʟ',
      'fоol',
      'f00l',
      'fo\uFE0Fol',
      'fo\u034Fol',
      'fo\u180Bol',
      'fo\u3164ol',
    ],
    ['kill', 'ki11', 'kiII', 'k!ll', 'kιll', 'ᴋɪʟʟ', 'ĸill'],
    ['hate', 'h@te', 'h4te', 'ћате', 'ђате', 'ңате'],
    ['fool', 'ᖴOOᒪ', 'ƒσσℓ', 'ʄօօʟ', 'ϝσσʅ', '₣OOL', 'foo1', 'fooI'],
    ['bitch', 'b!tch', 'b1tch', 'b¡tch', '8itch', 'ᗷITᑕᕼ'],
    ['giggle', '6i66le', '9i99le'],
    ['poop', 'ⲣⲟⲟⲣ', 'ⲢⲞⲞⲢ'],
    ['🖕', '🖕🏽', '🖕🏻', '🖕\uFE0F'],
    ['loser', 'Ioser', 'Іoser'],
    ['cunt', 'ϲunt', 'ϹUNT', '©unt', 'cµnt', 'c\u0E47u\u0E47n\u0E47t', 'c\u0F18unt', 'cu\u3099nt', 'cu\u0902nt', 'с\u0E31unt'],
    ['go-to-hell', 'go‑to‑hell', 'go–to—hell', 'go\u2212to\u2212hell', 'go to hell'],
    ['spam', '🇸🇵🇦🇲', '🇸\u200B🇵\u200B🇦\u200B🇲', '⒮⒫⒜⒨', '🄢🄟🄐🄜', 'ꓢꓑꓮꓟ', 'ᏚᏢᎪᎷ', 'ꞩpⱥm', '$p@m', '5p4m', 's⃣p⃣a⃣m⃣'],
    ['hymn', 'ΗΥΜΝ', 'հymո'],
    ["don't", 'don’t', 'don´t', 'don｀t', 'doŉt', 'DONT'],
  ],
  ru: [
    ['чёрт', 'черт', 'ЧЁРТ', 'че\u0308рт', 'чеpт', 'ЧЕРТ'],
    ['дурак', 'дypaк', 'ДУРАК', 'ду\u00ADрак'],
    ['зайка', 'заика'],
    ['козёл', 'ко3ел', 'k03ел', 'қозёл'],
    ['чёрт', '4ёрт'],
    ['бля', '6ля'],
    ['гнида', 'rнида', 'гниdа', 'гн1да', 'гнiда'],
    ['сволочь', 'cвoлoчь'],
    ['хлам', '×лам'],
    ['дрянь', '∂рянь', 'др9нь'],
    ['шлюха', 'wлюxa', 'шлюxа'],
    ['пидор', 'nидop', 'пuдор', 'ПUДОР', 'пи\u0E49дор'],
    ['дурочка', 'дуро4ка', 'ДУРО4КА'],
  ],
  ar: [
    ['أحمق', 'احمق', 'أَحْمَقُ', 'أحـــمق', 'إحمق'],
    ['قذرة', 'قذره', 'قَذِرَة', 'قذرۃ'],
    ['غبى', 'غبي'],
    ['كلب', 'ڪلب'],
    ['مسؤول', 'مسئول', 'مسءول'],
    ['سيئ', 'سيء'],
    ['أكل', 'ٲكل', 'اٴكل'],
  ],
  de: [
    ['Scheiße', 'SCHEISSE', 'scheisse', 'SCHEIẞE'],
    ['Mädchen', 'Maedchen', 'madchen', 'MÄDCHEN'],
    ['blöd', 'bloed', 'BLÖD'],
  ],
  es: [
    ['cabrón', 'cabron', 'CABRÓN', 'cabro\u0301n'],
    ['niñato', 'ninato', 'NIÑATO'],
  ],
  fa: [
    ['كثیف', 'کثیف', 'کثيف'],
    ['احمق\u200Cها', 'احمقها'],
    ['مسئله', 'مسأله', 'مساله'],
    ['بی‌شعور', 'بيشعور', 'بی شعور'],
  ],
  fil: [
    ['gago', 'GAGO', 'gagó', 'g\u0430go'],
    ['putang ina', 'putang-ina'],
  ],
  fr: [
    ['salaud', 'SALAUD'],
    ['sœur', 'soeur', 'SŒUR'],
    ['bâtard', 'batard', 'BÂTARD'],
  ],
  ja: [
    ['ばか', 'バカ', 'ﾊﾞｶ', 'は\u3099か'],
    ['うざい', 'ウザイ', 'ｳｻﾞｲ'],
  ],
  ko: [['바보', '바보'.normalize('NFD'), 'ㅂㅏㅂㅗ']],
  th: [['แม่', 'เเม่']],
  he: [
    ['מטומטם', 'מְטֻומְטָם', 'מטומטמים'],
    ['בן זונה', 'בן־זונה', 'בן-זונה', 'בן–זונה'],
    ['דו"ח', 'דו״ח', 'דו”ח', "דו''ח", 'דוח'],
    ['ג׳וק', "ג'וק", 'ג’וק', 'גוק'],
    ['שמן', 'שמן\u200F', 'שָׁמֵן'],
    ['וויכער', 'װיכער'],
  ],
  hi: [
    ['हिन्दी', 'हिंदी'],
    ['पाँव', 'पांव'],
    ['दुःख', 'दुख'],
    ['चाहिए', 'चाहिये'],
    ['डॉक्टर', 'डाक्टर'],
    ['पण्डित', 'पंडित'],
    ['बदतमीज़', 'बदतमीज', 'बदत\u200Dमीज़'],
  ],
  id: [['bodoh', 'BODOH', 'bódoh']],
  it: [['perché', 'perche', 'PERCHÉ', "perche'"]],
  ms: [['bangang', 'BANGANG', 'b\u0430ngang']],
  pt: [
    ['burrão', 'burrao', 'BURRÃO'],
    ['cabeça', 'cabeca', 'CABEÇA'],
  ],
  tr: [
    ['kıskanç', 'KISKANÇ', 'kiskanc', 'KISKANC'],
    ['inek', 'İNEK', 'INEK'],
    ['ağlak', 'aglak', 'AĞLAK'],
  ],
  uk: [
    ['дурень', 'ДУРЕНЬ', 'дypень'],
    ['п’яниця', "п'яниця", 'пʼяниця', 'пяниця'],
    ['ґвалт', 'гвалт'],
    ['її', 'іі'],
  ],
  vi: [
    ['đồ ngu', 'do ngu', 'ĐỒ NGU', 'đô\u0300 ngu'],
    ['chó', 'cho', 'CHÓ'],
  ],
};

for (const [language, words] of Object.entries(SPELLINGS)) {
  test.each(words)(`[SAF-01] mutes every spelling of a word (${language}): %s`, (word, ...spellings) => {
    for (const spelling of [word, ...spellings]) {
      expect({ spelling, is: isMuted(`x, ${spelling}!`, [word]) }).toEqual({ spelling, is: true });
      expect({ spelling, is: isMuted(`x, ${word}!`, [spelling]) }).toEqual({ spelling, is: spelling !== 'מטומטמים' });
    }
  });
}

test.each([
  ['क़लम', 'काला'],
  ['कल', 'काल'],
  ['ไม่', 'มา'],
  ['ガラス', 'カラス'],
  ['fool', 'pool'],
  ['сон', 'сын'],
  ['مدرسة', 'مدرس جديد'],
  ['ass', 'class'],
  ['us', '🇺🇸'],
  ['🇺🇸', 'us'],
  ['🇺🇸', '🇬🇧🇩🇪'],
  ['at 5', 'at s'],
  ['ass', 'as\ns'],
  ['15', 'is'],
  ['fail', 'fall'],
  ['hell', 'he! l'],
  ['hi', 'h!'],
  ['a', '$'],
  ['или', 'иди'],
  ['pad', 'рад'],
  ['ماء', 'ما هذا'],
  ['раду', 'рад и'],
])('[SAF-01] %s does not mute %s', (word, other) => {
  expect(isMuted(other, [word])).toBe(false);
});

test('[SAF-01] a muted flag is found among other flags', () => {
  expect(isMuted('🇬🇧🇺🇸', ['🇺🇸'])).toBe(true);
  expect(isMuted('I love the 🇺🇸!', ['🇺🇸'])).toBe(true);
});

test('[SAF-01] folding ignores Thai tone marks and keeps Thai vowels', () => {
  expect(foldText('ไม่')).toBe(foldText('ไม้'));
  expect(foldText('มา')).not.toBe(foldText('มี'));
});

test('[SAF-01] folding ignores case, width, spaces and invisible characters', () => {
  expect(foldText(' \n He\u0301llo\u200B  \t Ｗörld ')).toBe('hello world');
  expect(foldText('१२३ ٤٥٦ ۷۸')).toBe('123 456 78');
});

test.each(['\u0001', '\u0007', '\u0085', '\u009F', '\u00AD', '\u200D', '\u2800', '\uFFFC', '\u{1D159}', '\u{13440}', '\u{13441}'])(
  '[SAF-01] a muted word with %j inside is muted',
  (character) => {
    expect(isMuted(`fo${character}ol`, ['fool'])).toBe(true);
  },
);

test('[SAF-01] folding a folded character changes nothing', () => {
  const changed: string[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code);
    if (character.normalize('NFKD') === character && character.toLowerCase() === character) continue;
    const folded = foldText(character);
    if (foldText(folded) !== folded) changed.push(character);
  }
  expect(changed).toEqual([]);
});

test('[SAF-01] folding a folded text changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
    { numRuns: 1_000 },
  );
});
