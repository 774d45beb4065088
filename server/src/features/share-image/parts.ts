import { initials } from '@billet/shared-domain/rules/avatar';
import { type Direction, directionOfText } from '@billet/shared-domain/rules/direction';
import type { Node } from '@takumi-rs/core';
import { countAlone, piecesOf } from './emoji/emoji.ts';
import { ABOVE, BELOW, HEIGHT, type Picture, WIDTH } from './picture.ts';
import { qrOf } from './qr.ts';

/** What the looks are made of. */

export type Style = NonNullable<Node['style']>;

export const INK = '#1c1c1e';
const VIETNAMESE_FACE = 'Be Vietnam Pro';
/** Letters of Vietnamese alone: the whole text is then set in its own face, as the app does it, and not letter by letter. */
const VIETNAMESE = /[ơưƠƯ\u1EA0-\u1EF9]/;

const isVietnamese = (words: string): boolean => VIETNAMESE.test(words.normalize('NFC'));

/** An emoji in a line, as tall as its letters. */
const inline = (drawing: string): Node => ({
  type: 'image',
  src: drawing,
  style: { display: 'inline', width: '1em', height: '1em', margin: '0 0.04em', verticalAlign: 'middle' },
});

/** Words that run as their first letter does, at their own side of the line; `otherwise` is for words without any letter. */
export function text(words: string, style: Style, otherwise: Direction = 'ltr'): Node {
  const face: Style = isVietnamese(words) ? { fontFamily: VIETNAMESE_FACE } : {};
  const place: Style = { direction: directionOfText(words) ?? otherwise, maxWidth: '100%', overflowWrap: 'anywhere' };
  const whole: Style = { ...place, ...style, ...face };
  const pieces = piecesOf(words);
  if (pieces.every((piece) => 'letters' in piece)) return { type: 'text', text: words, style: whole };
  const own: Style = {
    display: 'inline',
    ...(whole.fontFamily === undefined ? {} : { fontFamily: whole.fontFamily }),
    ...(style.color === undefined ? {} : { color: style.color }),
  };
  const children = pieces.map(
    (piece): Node => ('letters' in piece ? { type: 'text', text: piece.letters, style: own } : inline(piece.drawing)),
  );
  return { type: 'container', style: { ...whole, display: 'block' }, children };
}

export const box = (style: Style, children: Node[] = []): Node => ({ type: 'container', style: { display: 'flex', ...style }, children });

/** An ornament that is a drawing of our own, and says nothing. */
export const drawing = (width: number, height: number, inside: string, style: Style = {}): Node => ({
  type: 'image',
  src: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`,
  style: { width, height, flexShrink: 0, ...style },
});

/** A gift, or what stands for the mode. */
export const art = ({ art: src }: Picture, side: number, style: Style = {}): Node => ({
  type: 'image',
  src,
  style: { width: side, height: side, objectFit: 'contain', ...style },
});

/** The way the picture's own words run. */
export const pageOf = ({ title }: Picture): Direction => directionOfText(title) ?? 'ltr';

/** The whole picture: ornaments lie behind `parts`, which stand one below another where nothing of the messenger covers them. */
export function page(ground: Style, ornaments: Node[], parts: Node[], place: Style = {}): Node {
  const size: Style = { width: WIDTH, height: HEIGHT };
  return box({ ...size, position: 'relative', fontWeight: 700, overflow: 'hidden', ...ground }, [
    ...ornaments.map((ornament) => box({ position: 'absolute', top: 0, left: 0, ...size }, [ornament])),
    box(
      {
        ...size,
        position: 'relative',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 40,
        padding: `${ABOVE}px 80px ${BELOW}px`,
        ...place,
      },
      parts,
    ),
  ]);
}

/** The parts of a picture that stand one below another. */
export const partsOf = <Part extends { readonly children?: readonly Part[] }>(root: Part): readonly Part[] =>
  root.children?.at(-1)?.children ?? [];

export interface Frame {
  readonly side: number;
  readonly ground: string;
  readonly ink?: string;
  readonly radius?: number;
}

/** The person's photo, or their initials. */
export function likeness(
  { firstName, photo }: Picture,
  { side, ground, ink = '#ffffff', radius = side / 2 }: Frame,
  style: Style = {},
): Node {
  const inside: Node =
    photo === null
      ? text(initials(firstName), { fontSize: Math.round(side * 0.32), color: ink, overflowWrap: 'normal' })
      : { type: 'image', src: photo, style: { width: '100%', height: '100%', objectFit: 'cover' } };
  const shape: Style = { width: side, height: side, borderRadius: radius, overflow: 'hidden', flexShrink: 0 };
  return box({ ...shape, alignItems: 'center', justifyContent: 'center', backgroundColor: ground, ...style }, [inside]);
}

/** Long words in a smaller size, so that everything fits: [more letters than, size], the longest first. Pixels. */
export type Sizes = readonly (readonly [number, number])[];
export const sizeIn = (sizes: Sizes, length: number): number => sizes.find(([more]) => length > more)?.[1] ?? 0;

/** How wide a letter of a title is at a size of 1, at most in a usual word: of the display face, and of those of other scripts. */
const WIDE = 0.84;
const OTHERS_WIDE = 0.6;
export const isLatinOrCyrillic = (words: string) => /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(words) && !isVietnamese(words);
/** As large as its longest word allows in so much room; words that a no-break space ties are one. */
export const sizeOfTitle = (title: string, largest: number, room: number, wide = isLatinOrCyrillic(title) ? WIDE : OTHERS_WIDE): number => {
  const longest = Math.max(...title.split(/[ -]/u).map((word) => word.length));
  return Math.min(largest, Math.floor(room / (wide * longest)));
};

/** Emoji alone are the picture. */
const sizeForEmoji = (count: number) => (count > 40 ? 44 : count > 12 ? 72 : count > 4 ? 112 : 176);
export const sizeOfNote = (words: string, letters: Sizes): number => {
  const alone = countAlone(words);
  return alone > 0 ? sizeForEmoji(alone) : sizeIn(letters, words.length);
};

/** What somebody wrote; emoji alone stand in the middle. */
export const note = (words: string, letters: Sizes, scale: number, style: Style, otherwise: Direction): Node =>
  text(
    words,
    { lineHeight: 1.35, textAlign: countAlone(words) > 0 ? 'center' : 'start', ...style, fontSize: sizeOfNote(words, letters) * scale },
    otherwise,
  );

/** So many words, or emoji so large, that a gift beside them would only be a dot. */
const FULL = 150;
export const isFull = ({ exchange }: Picture): boolean =>
  exchange !== null &&
  (exchange.message.length + exchange.answer.length > FULL || (countAlone(exchange.message) > 0 && countAlone(exchange.answer) > 0));

const QR = 232;
const SMALL_QR = 192;
/** What the letters of a link have beside the code, and how wide one is at a size of 1: none is cut, or goes on in another line. */
const LINK_WIDTH = 512;
const WIDEST = 1.2;
const fitted = (words: string, largest: number) => Math.min(largest, Math.floor(LINK_WIDTH / (WIDEST * words.length)));

export interface WayColours {
  readonly ground: string;
  /** Of what every link begins with. */
  readonly muted: string;
  /** Of the link's own part, and around the place for a sticker. */
  readonly accent: string;
}

const chain = (colour: string) =>
  `<g fill="none" stroke="${colour}" stroke-width="2.4" stroke-linecap="round"><path d="M10 13.5a4.6 4.6 0 0 0 6.6 0l3.2-3.2a4.7 4.7 0 0 0-6.6-6.6L12 4.9"/><path d="M14 10.5a4.6 4.6 0 0 0-6.6 0l-3.2 3.2a4.7 4.7 0 0 0 6.6 6.6l1.2-1.2"/></g>`;

/**
 * Where to write, in dark on light, which cameras read: the code, and the link in letters, its own part on a line of its own, larger
 * than the rest. The frame around the letters is the place for the messenger's own sticker of a link, which then says the same.
 */
export function way({ link, exchange }: Picture, { ground, muted, accent }: WayColours, style: Style = {}): Node {
  const side = exchange === null ? QR : SMALL_QR;
  const [address = '', own = ''] = link.replace('https://', '').split(/(?<=startapp=)/);
  const joint = address.lastIndexOf('/') + 1;
  const line = (words: string, largest: number, color: string) =>
    text(words, { fontSize: fitted(words, largest), lineHeight: 1.3, color, direction: 'ltr', whiteSpace: 'nowrap' });
  const sticker = box(
    {
      position: 'relative',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 4,
      minWidth: 420,
      height: side,
      padding: '0 28px',
      borderRadius: 36,
      border: `4px dashed ${accent}`,
    },
    [
      line(address.slice(0, joint), 32, muted),
      line(address.slice(joint), 32, muted),
      line(own, 50, accent),
      box({ position: 'absolute', top: -30, right: 36, width: 56, height: 56, borderRadius: 28, backgroundColor: ground, ...center }, [
        drawing(24, 24, chain(accent), { width: 44, height: 44 }),
      ]),
    ],
  );
  return box({ alignItems: 'center', gap: 32, padding: 40, borderRadius: 48, backgroundColor: ground, direction: 'ltr', ...style }, [
    { type: 'image', src: qrOf(link, INK), style: { width: side, height: side } },
    sticker,
  ]);
}

export const center: Style = { alignItems: 'center', justifyContent: 'center' };
