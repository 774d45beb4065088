import { LOOKS } from '@billet/shared-domain/rules/looks';
import { beforeAll, describe, expect, test } from '@rstest/core';
import type { MeasuredNode, Node, Renderer } from '@takumi-rs/core';
import { languages, translate } from '../../kit/messages/texts.ts';
import { loadFontSlices } from './cjk/cjk.ts';
import { composePicture } from './compose.ts';
import { partsOf } from './parts.ts';
import { HEIGHT, type Picture, WIDTH } from './picture.ts';
import { makeRenderer, wordsOf } from './renderer.ts';

/** A name, a message and an answer in each script of the languages. */
const written = {
  Cyrillic: ['Ёжик Їжачок', 'Съешь ещё этих мягких булок, Ґалаґане! № 1', 'Щиро дякую'],
  Latin: ['Łukasz Ağaoğlu', '¿Qué tal? Größe, cœur, naïve, İstanbul’da — “hi”', 'Grüße… ¡sí!'],
  Arabic: ['محمد', 'می‌خواهم Anna را ببینم، ساعت ۷ یا 8؟', 'شكرًا جزيلًا «جدًا»!'],
  Hebrew: ['שָׂרָה', 'מתי ניפגש עם Anna, בשעה 7? (מחר)', 'תודה־רבה ״מאוד״!'],
  Devanagari: ['प्रियंका', 'क्षमा करो, तुम्हारी हँसी बहुत अच्छी लगती है। १२', 'शुक्रिया ज़रूर!'],
  Vietnamese: ['Nguyễn Thị Hường', 'Mình nhớ bạn lắm đấy ơi!', 'Ừ, cảm ơn nhiều ạ'],
} as const;
const scripts = Object.keys(written) as (keyof typeof written)[];

function pictureIn(language: string, script: keyof typeof written): Picture {
  const [firstName, message, answer] = written[script];
  const exchange = { message, answer, label: translate(language, 'bot-share-answer-label') };
  return {
    look: 'classic',
    mode: 'anonymous',
    art: 'ghost',
    title: translate(language, 'bot-share-answer-anonymous'),
    firstName,
    photo: null,
    link: 'https://t.me/billet_bot/ask?startapp=m38ku3hW',
    exchange,
  };
}

let renderer: Renderer;
beforeAll(async () => {
  renderer = await makeRenderer();
});

type Words = Extract<Node, { type: 'text' }>;
const wordsIn = (node: Node): Words[] =>
  node.type === 'text' ? [node] : node.type === 'container' ? (node.children ?? []).flatMap(wordsIn) : [];

/** A rendered letter, in pixels. */
const look = (letter: string, fontFamily: string | undefined) => drawn(renderer, letter, fontFamily);

async function drawn(drawer: Renderer, letter: string, fontFamily?: string): Promise<string> {
  const style = { fontSize: 24, fontWeight: 700, color: '#000000', ...(fontFamily ? { fontFamily } : {}) };
  const page: Node = {
    type: 'container',
    // Space on the left too, since a Thai combining mark is drawn over the letter before
    style: { display: 'flex', width: 64, height: 64, paddingLeft: 24 },
    children: [{ type: 'text', text: letter, style }],
  };
  return (await drawer.render(page, { width: 64, height: 64, format: 'raw' })).toString('latin1');
}

const looks = new Map<string, Promise<boolean>>();
/** Whether no font has the letter, so that it is rendered as nothing. */
function isMissing(letter: string, fontFamily: string | undefined): Promise<boolean> {
  const key = `${fontFamily}${letter}`;
  const known = looks.get(key) ?? Promise.all([look(letter, fontFamily), look('\u{10FFFE}', fontFamily)]).then(([a, b]) => a === b);
  looks.set(key, known);
  return known;
}

async function missingIn(picture: Picture): Promise<string[]> {
  const letters = wordsIn(composePicture(picture)).flatMap(({ text, style }) =>
    [...new Set(text.replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, ''))].map((letter) => ({
      letter,
      face: style?.fontFamily as string | undefined,
    })),
  );
  const missing = await Promise.all(letters.map(async ({ letter, face }) => ((await isMissing(letter, face)) ? [letter] : [])));
  return missing.flat();
}

describe('[I18-05] a picture', () => {
  test('renders nothing for a letter that no font has, which these tests would detect', async () => {
    expect(await isMissing('中', undefined)).toBe(true);
    expect(await isMissing('中', 'Be Vietnam Pro')).toBe(true);
  });

  test('has the letters of every script next to Vietnamese', async () => {
    const mixed = Object.values(written).flat().join(' ');
    expect(await missingIn({ ...pictureIn('vi', 'Vietnamese'), firstName: 'Hường', title: mixed })).toEqual([]);
  });

  test.each([...languages])("has every letter of its texts in %s, and of people's texts in six scripts", async (language) => {
    for (const script of scripts)
      for (const look of LOOKS)
        expect([look, script, ...(await missingIn({ ...pictureIn(language, script), look }))]).toEqual([look, script]);
    for (const mode of ['valentine', 'anonymous'] as const) {
      const link: Picture = {
        ...pictureIn(language, 'Latin'),
        mode,
        title: translate(language, `bot-share-title-${mode}`),
        exchange: null,
      };
      expect(await missingIn(link)).toEqual([]);
      expect(await missingIn({ ...pictureIn(language, 'Latin'), title: translate(language, `bot-share-answer-${mode}`) })).toEqual([]);
    }
  });

  test.each([
    ['Greek', 'Ελένη', 'Μου λείπεις πολύ, ξέρεις;', 'Κι εσύ!'],
    ['Armenian', 'Արամ', 'Ես քեզ կարոտում եմ։', 'Շնորհակալություն'],
    ['Georgian', 'ნინო', 'ძალიან მომენატრე!', 'მადლობა'],
    ['Thai', 'สมชาย', 'คิดถึงนะ รู้ไหม ๑๒', 'ขอบคุณครับ'],
    ['Bengali', 'অনন্যা', 'তোমাকে খুব মনে পড়ে।', 'ধন্যবাদ'],
    ['Tamil', 'கவிதா', 'உன்னை மிகவும் விரும்புகிறேன்', 'நன்றி'],
    ['Telugu', 'శ్రావ్య', 'నువ్వంటే నాకు చాలా ఇష్టం', 'ధన్యవాదాలు'],
  ])('[VIS-04] has every letter of a script that no language of the app uses: %s', async (_, firstName, message, answer) => {
    expect(await missingIn({ ...pictureIn('en', 'Latin'), firstName, exchange: { message, answer, label: '' } })).toEqual([]);
  });

  test.each([
    ['simplified Chinese', '小红', '我很想你，今晚见面吗？', '好的，七点！'],
    ['traditional Chinese', '龍應臺', '妳今天過得好嗎？', '謝謝，還不錯囉～'],
    ['Japanese', 'さくら', '東京で会いませんか？込み入った話です。', 'ありがとう、カフェで「峠」まで！'],
    ['Korean', '민준', '보고 싶어요, 언제 만날까요?', '괜찮아요, 내일 봬요!'],
  ])('[VIS-04] has every letter of %s once its slices are loaded', async (_, firstName, message, answer) => {
    const picture = { ...pictureIn('en', 'Latin'), firstName, exchange: { message, answer, label: '' } };
    const fresh = await makeRenderer();
    await loadFontSlices(fresh, wordsOf(picture));
    const blank = await drawn(fresh, '\u{10FFFE}');
    const letters = [...new Set(`${firstName}${message}${answer}`.replaceAll(/\s/gu, ''))];
    const missing = await Promise.all(letters.map(async (letter) => ((await drawn(fresh, letter)) === blank ? [letter] : [])));
    expect(missing.flat()).toEqual([]);
  });

  test.each(scripts)("aligns %s text by its own direction, whatever the picture's language", async (script) => {
    for (const language of ['en', 'ar']) {
      const picture = composePicture(pictureIn(language, script));
      const measured = textsIn(await renderer.measure(picture, { width: WIDTH, height: HEIGHT }));
      // The message and the answer; the label above is in the picture's language
      const [, message, answer] = written[script];
      for (const words of [message, answer]) {
        const { left, right } = gapsOf(measured.at(wordsIn(picture).findIndex(({ text }) => text === words)));
        const [near, far] = ['Arabic', 'Hebrew'].includes(script) ? [right, left] : [left, right];
        expect(near).toBeLessThan(1);
        expect(far).toBeGreaterThan(near);
      }
    }
  });
});

test('[I18-03] a picture sets whole Vietnamese texts in their own font and no others', () => {
  const faces = wordsIn(composePicture(pictureIn('vi', 'Vietnamese'))).map(({ text, style }) => [text, style?.fontFamily]);
  const [name, message] = written.Vietnamese;
  expect(faces).toContainEqual([name, 'Be Vietnam Pro']);
  expect(faces).toContainEqual([message, 'Be Vietnam Pro']);
  expect(wordsIn(composePicture(pictureIn('de', 'Latin'))).every(({ style }) => style?.fontFamily === undefined)).toBe(true);
});

test("[I18-05] texts without letters follow the direction of the picture's language", () => {
  const digits = { message: '12!', answer: '100 %', label: translate('ar', 'bot-share-answer-label') };
  const directions = (language: string) =>
    wordsIn(composePicture({ ...pictureIn(language, 'Latin'), exchange: digits })).flatMap(({ text, style }) =>
      [digits.message, digits.answer].includes(text) ? [style?.direction] : [],
    );
  expect([directions('ar'), directions('en')]).toEqual([
    ['rtl', 'rtl'],
    ['ltr', 'ltr'],
  ]);
});

/** Free pixels on both sides of a text's first line. */
function gapsOf(text: MeasuredNode | undefined): { readonly left: number; readonly right: number } {
  if (!text) throw new Error('There is no such text on the picture');
  const top = Math.min(...text.runs.map(({ y }) => y));
  const first = text.runs.filter(({ y, height }) => y < top + height / 2);
  return {
    left: Math.min(...first.map(({ x }) => x)),
    right: text.width - Math.max(...first.map(({ x, width }) => x + width)),
  };
}

const textsIn = (node: MeasuredNode): MeasuredNode[] => [...(node.runs.length > 0 ? [node] : []), ...node.children.flatMap(textsIn)];

test.each(languages)('[API-01][SHR-05] the longest exchange leaves space between name, card and link: %s', async (language) => {
  const exchange = { message: 'Words '.repeat(16), answer: 'Answer '.repeat(20), label: translate(language, 'bot-share-answer-label') };
  const picture = composePicture({ ...pictureIn(language, 'Latin'), title: translate(language, 'bot-share-answer-valentine'), exchange });
  const parts = partsOf(await renderer.measure(picture, { width: WIDTH, height: HEIGHT }));
  const edges = parts.map(({ transform, height }) => [transform[5], transform[5] + height] as const);
  for (const [index, [top]] of edges.entries()) {
    const [, above] = edges[index - 1] ?? [0, 0];
    expect(top - above).toBeGreaterThanOrEqual(30);
  }
  expect(edges.at(-1)?.[1]).toBeLessThanOrEqual(HEIGHT - 220);
});

test('[I18-05][SHR-05] a name and words of sixty letters without a space stay within the picture', async () => {
  const long = 'W'.repeat(60);
  const exchange = { message: long, answer: long.slice(20), label: '' };
  const measured = await renderer.measure(composePicture({ ...pictureIn('ar', 'Latin'), firstName: long, exchange }), {
    width: WIDTH,
    height: HEIGHT,
  });
  const beyond = textsIn(measured).flatMap(({ width, runs }) =>
    runs.filter((run) => run.x + run.width > width + 1).map(({ text }) => text),
  );
  expect(beyond.filter((text) => text.length > 2)).toEqual([]);
});
