import type { Mode } from '@billet/shared-domain/contract';
import { type Direction, directionOfText } from '@billet/shared-domain/rules/direction';
import { initials } from '@billet/shared-domain/rules/text';
import type { Node } from '@takumi-rs/core';
import { countAlone, graphemesOf, isEmoji, piecesOf } from './emoji/emoji.ts';
import { qrOf } from './qr.ts';

/** A story fills a phone's screen; pixels. */
export const WIDTH = 1080;
export const HEIGHT = 1920;

export interface Picture {
  readonly mode: Mode;
  /** The gift that stands on the picture. */
  readonly art: string;
  readonly title: string;
  readonly firstName: string;
  /** Names the person's photo among the images of the drawing; null: initials stand in its place. */
  readonly photo: string | null;
  /** Where one writes to the person: below, as a QR code and in letters. */
  readonly link: string;
  /** A note and its answer, where the picture shows one. */
  readonly exchange: { readonly message: string; readonly answer: string; readonly label: string } | null;
}

const VIETNAMESE_FACE = 'Be Vietnam Pro';

const dress = {
  valentine: { sky: 'linear-gradient(160deg, #e0184b 0%, #c4146e 46%, #7d0f38 100%)', ink: '#9f1239', soft: '#ffe4ea', deep: '#8f1239' },
  anonymous: { sky: 'linear-gradient(160deg, #8b3df0 0%, #6d28d9 46%, #2e1065 100%)', ink: '#5b21b6', soft: '#ede9fe', deep: '#4c1d95' },
} as const;

const INK = '#1c1c1e';
const MUTED = '#5f5866';

type Style = NonNullable<Node['style']>;
/** Letters of Vietnamese alone: the whole text is then set in its own face, as the app does it, and not letter by letter. */
const VIETNAMESE = /[ơưƠƯ\u1EA0-\u1EF9]/;

/** An emoji in a line, as tall as its letters. */
const inline = (drawing: string): Node => ({
  type: 'image',
  src: drawing,
  style: { display: 'inline', width: '1em', height: '1em', margin: '0 0.04em', verticalAlign: 'middle' },
});

/** Words that run as their first letter does, at their own side of the line; `otherwise` is for words without any letter. */
function text(words: string, style: Style, otherwise: Direction = 'ltr'): Node {
  const face: Style = VIETNAMESE.test(words.normalize('NFC')) ? { fontFamily: VIETNAMESE_FACE } : {};
  const place: Style = { direction: directionOfText(words) ?? otherwise, maxWidth: '100%', overflowWrap: 'anywhere' };
  const whole: Style = { ...place, ...face, ...style };
  const pieces = piecesOf(words);
  if (pieces.every((piece) => 'letters' in piece)) return { type: 'text', text: words, style: whole };
  const own: Style = { ...face, display: 'inline', ...(style.color === undefined ? {} : { color: style.color }) };
  const children = pieces.map(
    (piece): Node => ('letters' in piece ? { type: 'text', text: piece.letters, style: own } : inline(piece.drawing)),
  );
  return { type: 'container', style: { ...whole, display: 'block' }, children };
}

const box = (style: Style, children: Node[]): Node => ({ type: 'container', style: { display: 'flex', ...style }, children });

/** A name of emoji alone is shown by its first. */
const initialsOf = (name: string) => {
  const graphemes = graphemesOf(name);
  return initials(graphemes.filter((each) => !isEmoji(each)).join('')) || (graphemes.find(isEmoji) ?? '?');
};

function avatar({ firstName, mode, photo, exchange }: Picture): Node {
  const side = photo === null || exchange !== null ? 148 : 240;
  const circle: Style = { width: side, height: side, borderRadius: side / 2, overflow: 'hidden', flexShrink: 0 };
  const inside =
    photo === null
      ? text(initialsOf(firstName), { fontSize: 46, color: '#ffffff', overflowWrap: 'normal' })
      : ({ type: 'image', src: photo, style: { width: '100%', height: '100%', objectFit: 'cover' } } satisfies Node);
  const ground: Style = { alignItems: 'center', justifyContent: 'center', backgroundColor: dress[mode].deep };
  return box({ ...circle, ...ground, border: '5px solid rgba(255,255,255,0.9)' }, [inside]);
}

function bubble(words: string, label: string, { ink, soft }: { ink: string; soft: string }, page: Direction, scale: number): Node {
  return box({ flexDirection: 'column', gap: 16, width: '100%', padding: 40, borderRadius: 44, backgroundColor: soft }, [
    ...(label === '' ? [] : [text(label, { fontSize: 28, color: ink, textAlign: 'start' })]),
    text(
      words,
      { fontSize: sizeFor(words) * scale, lineHeight: 1.35, color: ink, textAlign: countAlone(words) > 0 ? 'center' : 'start' },
      page,
    ),
  ]);
}

/** Long words in a smaller size, so that everything fits. Pixels. */
const sizeForName = (name: string) => (name.length > 40 ? 26 : name.length > 20 ? 34 : 44);
const sizeForLetters = (words: string) => (words.length > 90 ? 36 : words.length > 45 ? 42 : 52);
/** Emoji alone are the picture. */
const sizeForEmoji = (count: number) => (count > 12 ? 72 : count > 4 ? 112 : 176);
function sizeFor(words: string): number {
  const alone = countAlone(words);
  return alone > 0 ? sizeForEmoji(alone) : sizeForLetters(words);
}

function card({ exchange, mode, title }: Picture, scale: number): Node[] {
  if (exchange === null) return [];
  const { ink, soft } = dress[mode];
  const page = directionOfText(title) ?? 'ltr';
  const bubbles = [
    ...(exchange.message.trim() === '' ? [] : [bubble(exchange.message, '', { ink: INK, soft: '#f4f4f6' }, page, scale)]),
    bubble(exchange.answer, exchange.label, { ink, soft }, page, scale),
  ];
  return [box({ flexDirection: 'column', gap: 24, width: '100%', padding: 32, borderRadius: 64, backgroundColor: '#ffffff' }, bubbles)];
}

const QR = 232;
const SMALL_QR = 192;
/** What the letters of a link have beside the code, and how wide one is at a size of 1: none is cut, or goes on in another line. */
const LINK_WIDTH = 576;
const WIDEST = 1.2;
const fitted = (words: string, largest: number) => Math.min(largest, Math.floor(LINK_WIDTH / (WIDEST * words.length)));

/** Where to write, in dark on white, which cameras read: the own part of the link on a line of its own, larger than the rest. */
function way({ link, mode, exchange }: Picture): Node {
  const side = exchange === null ? QR : SMALL_QR;
  const [address = '', own = ''] = link.replace('https://', '').split(/(?<=startapp=)/);
  const joint = address.lastIndexOf('/') + 1;
  const line = (words: string, largest: number, color: string) =>
    text(words, { fontSize: fitted(words, largest), lineHeight: 1.3, color, direction: 'ltr', whiteSpace: 'nowrap' });
  return box({ alignItems: 'center', gap: 40, padding: 36, borderRadius: 56, backgroundColor: '#ffffff' }, [
    { type: 'image', src: qrOf(link, INK), style: { width: side, height: side } },
    box({ flexDirection: 'column', gap: 4 }, [
      line(address.slice(0, joint), 32, MUTED),
      line(address.slice(joint), 32, MUTED),
      line(own, 52, dress[mode].ink),
    ]),
  ]);
}

/** So many words that a gift beside them would only be a dot. */
const FULL = 150;
const isFull = ({ exchange }: Picture) => exchange !== null && exchange.message.length + exchange.answer.length > FULL;

/** The tree that is drawn. Text stands in it as text, never as markup. `scale`: of all that was written. */
export function composePicture(picture: Picture, scale = 1): Node {
  const art: Node = {
    type: 'image',
    src: picture.art,
    style:
      picture.exchange === null
        ? { width: 500, height: 500, minHeight: 0, objectFit: 'contain' }
        : { width: 280, height: 280, minHeight: 0, objectFit: 'contain' },
  };
  const page: Style = { width: WIDTH, height: HEIGHT, flexDirection: 'column', alignItems: 'center', padding: '200px 80px 220px' };
  return box({ ...page, gap: 40, justifyContent: 'space-between', fontWeight: 700, backgroundImage: dress[picture.mode].sky }, [
    box({ flexDirection: 'column', alignItems: 'center', gap: 28 }, [
      avatar(picture),
      text(picture.firstName, { fontSize: sizeForName(picture.firstName) * scale, color: '#ffffff', textAlign: 'center' }),
    ]),
    box({ flexDirection: 'column', alignItems: 'center', gap: picture.exchange === null ? 56 : 32, width: '100%', minHeight: 0 }, [
      ...(isFull(picture) ? [] : [art]),
      text(picture.title, {
        fontSize: (picture.exchange === null ? 84 : 56) * scale,
        lineHeight: 1.2,
        color: '#ffffff',
        textAlign: 'center',
      }),
      ...card(picture, scale),
    ]),
    way(picture),
  ]);
}
