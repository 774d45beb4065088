import { removeInvisible } from './characters.ts';

/**
 * Folds a text for comparing words, never for display. Two spellings that a reader considers the same word fold to the same text.
 * Sources: Unicode NFKD and simple lower case; a small part of the confusables of Unicode Technical Standard 39.
 *
 * Accents and tones are ignored in every language, so Vietnamese "cho" matches "chó". Thai tone marks are ignored. Thai vowels and vowel
 * signs of Indian scripts are kept, because they make different words.
 */

/** Marks that only vary a letter. Japanese voicing marks make another letter and are kept. */
const ACCENTS =
  /(?![\u3099\u309A])(?=[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}/gu;
/** Marks of other scripts on a letter or a digit of these scripts. */
const FOREIGN_MARKS = /([\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Nd}])\p{M}+/gu;
/** Greek lunate sigma, which NFKD replaces by another sigma. */
const LUNATE_SIGMA = /[ϲϹ]/g;
/** Indian nukta signs, the Devanagari visarga, and Thai and Lao tone marks with the Thai silent mark. */
const NUKTAS_AND_TONES = /[\u0903\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC\u0E48-\u0E4C\u0EC8-\u0ECC]/g;
/** Format characters, blanks with width that are no white space, the Arabic tatweel, and skin tones. */
const IGNORED = /[\p{Cf}\p{Emoji_Modifier}\u2800\u{13441}\u{13442}\u0640]/gu;
/** A Devanagari nasal before another consonant is also written as a dot (anusvara): हिन्दी, हिंदी. */
const DEVANAGARI_NASAL = /[ङञणनम]\u094D(?=[क-ह])/g;
/** Thai and Lao "e" twice, which looks like their "ae". */
const DOUBLE_E = /เเ|ເເ/g;
/** Devanagari "ye" and "yi" are also written as vowels: चाहिये, चाहिए. */
const DEVANAGARI_YE = /य([ेी])/g;
/**
 * A zero in a word represents the letter o; one among digits does not. In two steps, because Safari before 16.4 does not support
 * lookbehind.
 */
const ZEROS_BESIDE_LETTER = [/\p{L}0+/gu, /0+\p{L}/gu];
/** Replaced before NFKD, which decomposes an acute accent into a space and a mark, and after it, which makes "ʼn" of "ŉ". */
const APOSTROPHE = /[’‘ʼʹ`´′׳＇]/g;
const QUOTES = /[“”„‟«»״]|''/g;
const DASHES = /[\p{Pd}\u2212]/gu;

/** Lower-case letters → folded letters. */
const SAME_LETTER: ReadonlyMap<string, string> = new Map([
  // other letters of Latin alphabets
  ...pairs('ßẞıđðłøħŧŋəɛɔ', ['ss', 'ss', 'i', 'd', 'd', 'l', 'o', 'h', 't', 'n', 'e', 'e', 'o']),
  ...pairs('æœþ', ['ae', 'oe', 'th']),
  ...pairs('ⱥƀȼɇɨɉꝁɍꞩⱦʉɏƶ', 'abceijkrstuyz'),
  // small capitals and other Latin look-alikes
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢɑɡ', 'abcdefghijklmnopqrstuvwyzag'),
  ...pairs('ƒʄɕɖɗɠɦɩɫɬɭʅⱡɱɲɳɾʂʈʋʐʑĸ', 'ffcddghilllllmnnrstvzzk'),
  // Cyrillic and Greek letters that look like Latin ones
  ...pairs('авекмнорстухіјѕһԁԛԝӏґ', 'abekmhopctyxijshdqwlг'),
  ...pairs('ғқҡҝңԋүұҳҫћђԍѡҙҷәҽө', 'fkkkhhyyxchhgwзчeeo'),
  ...pairs('αβγεϝικμνορστυχςηωϳ', 'abyefikuvopotuxonwj'),
  ...pairs('©®×∂', 'crxд'),
  // Armenian, Coptic, Canadian, Lisu and Cherokee letters that look like Latin ones
  ...pairs('օոսհցքյզ', 'onuhgpjq'),
  ...pairs('ⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ', 'abehikmnopctyx'),
  ...pairs('ᗩᗷᑕᗪᗴᕮᖴᕼᒍᒪᗰᑎᑭᑫᖇᔕᑌᐯᗯ᙭ᘔ', 'abcdeefhjlmnpqrsuvwxz'),
  ...pairs('ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'bpdtgkjczfmnlsrvhwxyaeiou'),
  ...pairs('ꭰꭱꭲꭵꭹꭺꭻꭼꮃꮇꮋꮐꮓꮟꮥꮩꮪꮮꮯꮲꮶꮷ', 'drtiyajewmhgzbsvslcpkd'),
  // Arabic and Persian forms of one letter, and the high hamza
  ...pairs('ٱٲىیےكڪةەہھۃ', 'اايييککههههه'),
  ['ٴ', ''],
  // Hebrew final letters, and Yiddish pairs of letters
  ...pairs('ךםןףץװױײ', ['כ', 'מ', 'נ', 'פ', 'צ', 'וו', 'וי', 'יי']),
  // Devanagari nasal signs, and the o of English words
  ...pairs('ँॉऑ', 'ंाआ'),
]);

/** Parenthesized letters, which NFKD decomposes into a letter between two parentheses. */
const PARENTHESIZED = /[\u249C-\u24B5\u{1F110}-\u{1F129}]/gu;

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

function pairs(from: string, to: Iterable<string>): [string, string][] {
  const targets = [...to];
  return Array.from(from, (letter, index) => [letter, targets[index] ?? letter]);
}

/** Folds case, accents, width, look-alikes, invisible characters and spaces. Folding a folded text changes nothing. */
export function foldText(text: string): string {
  const letters = removeInvisible(text.replace(/\s/gu, ' '))
    .replace(APOSTROPHE, "'")
    .replace(LUNATE_SIGMA, 'c')
    .replace(PARENTHESIZED, (letter) => letter.normalize('NFKD').slice(1, -1))
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(APOSTROPHE, "'")
    .replace(QUOTES, '"')
    .replace(DASHES, '-')
    .replace(IGNORED, '')
    .replace(ACCENTS, '')
    .replace(NUKTAS_AND_TONES, '')
    .replace(DOUBLE_E, (twice) => (twice === 'เเ' ? 'แ' : 'ແ'))
    .replace(DEVANAGARI_NASAL, 'ं')
    .replace(DEVANAGARI_YE, (_, vowel) => (vowel === 'े' ? 'ए' : 'ई'));
  const folded = Array.from(letters, foldLetter).join('').replace(FOREIGN_MARKS, '$1').normalize('NFC');
  const spelled = ZEROS_BESIDE_LETTER.reduce((all, zeros) => all.replace(zeros, (found) => found.replaceAll('0', 'o')), folded);
  return spelled.replace(/\s+/gu, ' ').trim();
}

function foldLetter(letter: string): string {
  const same = SAME_LETTER.get(letter);
  if (same !== undefined) return same;
  const code = letter.codePointAt(0) ?? 0;
  // negative circled and squared letters
  if (code >= 0x1f150 && code <= 0x1f169) return String.fromCharCode(97 + code - 0x1f150);
  if (code >= 0x1f170 && code <= 0x1f189) return String.fromCharCode(97 + code - 0x1f170);
  // katakana, as hiragana
  if (code >= 0x30a1 && code <= 0x30f6) return String.fromCharCode(code - 0x60);
  if (/\p{Nd}/u.test(letter)) return String(digitOf(code));
  return letter;
}

/** The value of a decimal digit of any script. The ten digits of a script are consecutive in Unicode. */
function digitOf(code: number): number {
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
}

/** Greek capitals that look like other Latin letters than their small forms do. */
const GREEK_CAPITALS: Readonly<Record<string, string>> = { Ζ: 'z', Η: 'h', Μ: 'm', Ν: 'n', Υ: 'y' };
/** Digits and signs that stand for a letter in a word. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ '@': 'a', $: 's', 3: 'e', 4: 'a', 5: 's', 6: 'g', 7: 't', 8: 'b', 9: 'g' },
  ...Object.fromEntries(pairs('€£¥₣₵¢₦₱₮₩', 'elyfccnptw')),
};
const WORD_WITH_SIGNS = /[\p{L}\p{M}\p{Sc}@\d]*\p{L}[\p{L}\p{M}\p{Sc}@\d]*/gu;
/** A line between two letters stands for a letter, as the digit 1 does. */
const LINE_IN_WORD = /(\p{L})[!¡|](?=\p{L})/gu;
/** Digits and Latin letters that look like another Cyrillic letter than those above, in a Cyrillic word. */
const CYRILLIC_SIGNS: Readonly<Record<string, string>> = Object.fromEntries(pairs('13469iunrdgw', 'изчбяиипгддш'));
const CYRILLIC_WORD = /[\p{Script=Cyrillic}a-z\d]*\p{Script=Cyrillic}[\p{Script=Cyrillic}a-z\d]*/gu;
/** A capital I beside a small letter looks like a small l. */
const CAPITAL_I = /(\p{Ll})[IІΙ]+|[IІΙ]+(?=\p{Ll})/gu;
/** Arabic and Persian letters with a hamza, and the hamza alone: the rules for its seat differ by country and are often ignored. */
const HAMZAS = /[أإآؤئء]/g;
/** Regional indicators: two are a flag, which is no word. */
const INDICATORS = /[\u{1F1E6}-\u{1F1FF}]{3,}/gu;

/**
 * A fold for other spellings of a word: German "ae" for "ä", where `foldText` gives "a", no apostrophe or quotes, a space for a hyphen or a
 * zero-width non-joiner, Greek capitals, digits and signs for letters, one seat for every hamza, and words of regional indicators. The digit 1
 * stands for `one`.
 */
const foldSpelledOut = (one: 'i' | 'l') => (text: string) => {
  const spelled = removeInvisible(text.replace(/[\s\u200C]/gu, ' '))
    .normalize('NFC')
    .replace(INDICATORS, (word) => Array.from(word, (each) => String.fromCharCode(97 + (each.codePointAt(0) ?? 0) - 0x1f1e6)).join(''))
    .replace(CAPITAL_I, (found) => (one === 'l' ? found.replace(/[IІΙ]/g, 'l') : found))
    .replace(HAMZAS, 'ا')
    .replace(/[ΖΗΜΝΥ]/g, (letter) => GREEK_CAPITALS[letter] ?? letter)
    .toLowerCase()
    .replace(CYRILLIC_WORD, (word) => Array.from(word, (sign) => CYRILLIC_SIGNS[sign] ?? sign).join(''))
    .replace(/[äöüåø]/g, (letter) => UMLAUTS[letter] ?? letter);
  return foldText(spelled)
    .replace(/['"]/g, '')
    .replace(/-/g, ' ')
    .replace(LINE_IN_WORD, '$11')
    .replace(WORD_WITH_SIGNS, (word) => word.replace(/[\p{Sc}@\d]/gu, (sign) => (sign === '1' ? one : (SIGNS[sign] ?? sign))));
};

/** All folds. Two spellings are the same word if one of the folds makes them equal. */
export const folds: readonly ((text: string) => string)[] = [foldText, foldSpelledOut('i'), foldSpelledOut('l')];
