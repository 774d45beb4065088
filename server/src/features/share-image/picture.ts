import type { Mode } from '@billet/shared-domain/contract';
import { type Direction, directionOfText } from '@billet/shared-domain/rules/direction';
import { initials } from '@billet/shared-domain/rules/text';
import type { Node } from '@takumi-rs/core';

/** A story fills a phone's screen; pixels. */
export const WIDTH = 1080;
export const HEIGHT = 1920;

export interface Picture {
  readonly mode: Mode;
  /** The gift that stands on the picture. */
  readonly art: string;
  readonly title: string;
  readonly firstName: string;
  /** What to do with it, below. */
  readonly hint: string;
  /** A note and its answer, where the picture shows one. */
  readonly exchange: { readonly message: string; readonly answer: string; readonly label: string } | null;
}

const VIETNAMESE_FACE = 'Be Vietnam Pro';

const dress = {
  valentine: { sky: 'linear-gradient(160deg, #ff6b8f 0%, #e11d48 46%, #8f1239 100%)', ink: '#9f1239', soft: '#ffe4ea' },
  anonymous: { sky: 'linear-gradient(160deg, #a855f7 0%, #6d28d9 46%, #2e1065 100%)', ink: '#5b21b6', soft: '#ede9fe' },
} as const;

/** No face in the repository draws emoji. */
const withoutEmoji = (text: string) =>
  text
    .replaceAll(/\p{RGI_Emoji}/gv, '')
    .replaceAll(/\p{Extended_Pictographic}|\u{fe0f}/gu, '')
    .replaceAll(/[ \t]{2,}/g, ' ')
    .trim();

type Style = NonNullable<Node['style']>;
/** Letters of Vietnamese alone: the whole text is then set in its own face, as the app does it, and not letter by letter. */
const VIETNAMESE = /[ơưƠƯ\u1EA0-\u1EF9]/;

/** Words that run as their first letter does, at their own side of the line; `otherwise` is for words without any letter. */
function text(words: string, style: Style, otherwise: Direction = 'ltr'): Node {
  const shown = withoutEmoji(words);
  const face: Style = VIETNAMESE.test(shown.normalize('NFC')) ? { fontFamily: VIETNAMESE_FACE } : {};
  const place: Style = { direction: directionOfText(shown) ?? otherwise, maxWidth: '100%', overflowWrap: 'anywhere' };
  return { type: 'text', text: shown, style: { ...place, ...face, ...style } };
}

const box = (style: Style, children: Node[]): Node => ({ type: 'container', style: { display: 'flex', ...style }, children });

function avatar({ firstName }: Picture): Node {
  const circle: Style = { width: 148, height: 148, borderRadius: 74, alignItems: 'center', justifyContent: 'center' };
  return box({ ...circle, backgroundColor: 'rgba(255,255,255,0.22)', border: '5px solid rgba(255,255,255,0.9)' }, [
    text(initials(withoutEmoji(firstName)) || '?', { fontSize: 54, color: '#ffffff', overflowWrap: 'normal' }),
  ]);
}

function bubble(words: string, label: string, { ink, soft }: { ink: string; soft: string }, page: Direction): Node {
  return box({ flexDirection: 'column', gap: 16, width: '100%', padding: 40, borderRadius: 44, backgroundColor: soft }, [
    ...(label === '' ? [] : [text(label, { fontSize: 28, color: ink, opacity: 0.75, textAlign: 'start' })]),
    text(words, { fontSize: sizeFor(words), lineHeight: 1.35, color: ink, textAlign: 'start' }, page),
  ]);
}

/** Long words in a smaller size, so that everything fits. Pixels. */
const sizeFor = (words: string) => (words.length > 90 ? 36 : words.length > 45 ? 42 : 52);

function card({ exchange, mode, title }: Picture): Node[] {
  if (exchange === null) return [];
  const { ink, soft } = dress[mode];
  const page = directionOfText(title) ?? 'ltr';
  const bubbles = [
    ...(withoutEmoji(exchange.message) === '' ? [] : [bubble(exchange.message, '', { ink: '#1c1c1e', soft: '#f4f4f6' }, page)]),
    bubble(exchange.answer, exchange.label, { ink, soft }, page),
  ];
  return [box({ flexDirection: 'column', gap: 24, width: '100%', padding: 32, borderRadius: 64, backgroundColor: '#ffffff' }, bubbles)];
}

/** The tree that is drawn. Text stands in it as text, never as markup. */
export function composePicture(picture: Picture): Node {
  const art: Node = {
    type: 'image',
    src: picture.art,
    style: picture.exchange === null ? { width: 560, height: 560 } : { width: 280, height: 280, minHeight: 0, objectFit: 'contain' },
  };
  const page: Style = { width: WIDTH, height: HEIGHT, flexDirection: 'column', alignItems: 'center', padding: '200px 80px 220px' };
  return box({ ...page, gap: 40, justifyContent: 'space-between', fontWeight: 700, backgroundImage: dress[picture.mode].sky }, [
    box({ flexDirection: 'column', alignItems: 'center', gap: 28 }, [
      avatar(picture),
      text(picture.firstName, { fontSize: 44, color: 'rgba(255,255,255,0.92)', textAlign: 'center' }),
    ]),
    box({ flexDirection: 'column', alignItems: 'center', gap: 56, width: '100%', minHeight: 0 }, [
      art,
      text(picture.title, { fontSize: picture.exchange === null ? 84 : 56, lineHeight: 1.2, color: '#ffffff', textAlign: 'center' }),
      ...card(picture),
    ]),
    box({ padding: '30px 56px', borderRadius: 80, backgroundColor: 'rgba(255,255,255,0.2)' }, [
      text(picture.hint, { fontSize: 36, color: '#ffffff', textAlign: 'center' }),
    ]),
  ]);
}
