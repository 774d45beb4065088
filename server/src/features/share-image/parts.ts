import { initials } from '@billet/shared-domain/rules/avatar';
import { type Direction, directionOfText } from '@billet/shared-domain/rules/direction';
import type { Node } from '@takumi-rs/core';
import { countIfOnlyEmoji, piecesOf } from './emoji/emoji.ts';
import { BOTTOM_INSET, HEIGHT, type Picture, TOP_INSET, WIDTH } from './picture.ts';
import { qrOf } from './qr.ts';

/** Building blocks of the looks. */

export type Style = NonNullable<Node['style']>;

export const INK = '#1c1c1e';
const VIETNAMESE_FACE = 'Be Vietnam Pro';
/** Letters that only Vietnamese has. A text with one is set in the Vietnamese font as a whole, as in the app. */
const VIETNAMESE = /[ơưƠƯ\u1EA0-\u1EF9]/;

const isVietnamese = (words: string): boolean => VIETNAMESE.test(words.normalize('NFC'));

/** An inline emoji, as tall as the text. */
const inline = (drawing: string): Node => ({
  type: 'image',
  src: drawing,
  style: { display: 'inline', width: '1em', height: '1em', margin: '0 0.04em', verticalAlign: 'middle' },
});

/** Text aligned by the direction of its first letter. `otherwise` applies to text without letters. */
export function text(words: string, style: Style, fallback: Direction = 'ltr'): Node {
  const face: Style = isVietnamese(words) ? { fontFamily: VIETNAMESE_FACE } : {};
  const place: Style = { direction: directionOfText(words) ?? fallback, maxWidth: '100%', overflowWrap: 'anywhere' };
  const merged: Style = { ...place, ...style, ...face };
  const pieces = piecesOf(words);
  if (pieces.every((piece) => 'letters' in piece)) return { type: 'text', text: words, style: merged };
  const own: Style = {
    display: 'inline',
    ...(merged.fontFamily === undefined ? {} : { fontFamily: merged.fontFamily }),
    ...(style.color === undefined ? {} : { color: style.color }),
  };
  const children = pieces.map(
    (piece): Node => ('letters' in piece ? { type: 'text', text: piece.letters, style: own } : inline(piece.drawing)),
  );
  return { type: 'container', style: { ...merged, display: 'block' }, children };
}

export const box = (style: Style, children: Node[] = []): Node => ({ type: 'container', style: { display: 'flex', ...style }, children });

/** A decorative SVG. */
export const drawing = (width: number, height: number, inside: string, style: Style = {}): Node => ({
  type: 'image',
  src: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`,
  style: { width, height, flexShrink: 0, ...style },
});

/** The gift, or the mode's symbol. */
export const art = ({ art: src }: Picture, side: number, style: Style = {}): Node => ({
  type: 'image',
  src,
  style: { width: side, height: side, objectFit: 'contain', ...style },
});

/** The direction of the picture's own texts. */
export const directionOf = ({ title }: Picture): Direction => directionOfText(title) ?? 'ltr';

/** The whole picture: ornaments behind `parts`, which are stacked within the area that the messenger's controls do not cover. */
export function page(background: Style, ornaments: Node[], parts: Node[], place: Style = {}): Node {
  const size: Style = { width: WIDTH, height: HEIGHT };
  return box({ ...size, position: 'relative', fontWeight: 700, overflow: 'hidden', ...background }, [
    ...ornaments.map((ornament) => box({ position: 'absolute', top: 0, left: 0, ...size }, [ornament])),
    box(
      {
        ...size,
        position: 'relative',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 40,
        padding: `${TOP_INSET}px 80px ${BOTTOM_INSET}px`,
        ...place,
      },
      parts,
    ),
  ]);
}

/** The stacked parts of a picture. */
export const partsOf = <Part extends { readonly children?: readonly Part[] }>(root: Part): readonly Part[] =>
  root.children?.at(-1)?.children ?? [];

export interface Frame {
  readonly side: number;
  readonly background: string;
  readonly color?: string;
  readonly radius?: number;
}

/** The person's photo or initials. */
export function photoOrInitials(
  { firstName, photo }: Picture,
  { side, background, color = '#ffffff', radius = side / 2 }: Frame,
  style: Style = {},
): Node {
  const inside: Node =
    photo === null
      ? text(initials(firstName), { fontSize: Math.round(side * 0.32), color, overflowWrap: 'normal' })
      : { type: 'image', src: photo, style: { width: '100%', height: '100%', objectFit: 'cover' } };
  const shape: Style = { width: side, height: side, borderRadius: radius, overflow: 'hidden', flexShrink: 0 };
  return box({ ...shape, alignItems: 'center', justifyContent: 'center', backgroundColor: background, ...style }, [inside]);
}

/** Font sizes in pixels by text length, longest first: [length above which the size applies, size]. */
export type Sizes = readonly (readonly [number, number])[];
export const sizeIn = (sizes: Sizes, length: number): number => sizes.find(([more]) => length > more)?.[1] ?? 0;

/** Maximum width of a title's letter in usual words, relative to the font size: in the display font, and in fonts of other scripts. */
const WIDE = 0.84;
const OTHERS_WIDE = 0.6;
export const isLatinOrCyrillic = (words: string) => /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(words) && !isVietnamese(words);
/** The largest font size at which the longest word fits the width. Words joined by a no-break space count as one. */
export const sizeOfTitle = (
  title: string,
  largest: number,
  width: number,
  wide = isLatinOrCyrillic(title) ? WIDE : OTHERS_WIDE,
): number => {
  const longest = Math.max(...title.split(/[ -]/u).map((word) => word.length));
  return Math.min(largest, Math.floor(width / (wide * longest)));
};

/** Font size for a text of emoji only. */
const sizeForEmoji = (count: number) => (count > 40 ? 44 : count > 12 ? 72 : count > 4 ? 112 : 176);
export const sizeOfNote = (words: string, sizes: Sizes): number => {
  const emojiCount = countIfOnlyEmoji(words);
  return emojiCount > 0 ? sizeForEmoji(emojiCount) : sizeIn(sizes, words.length);
};

/** A person's text. Emoji only are centred. */
export const messageText = (words: string, sizes: Sizes, scale: number, style: Style, fallback: Direction): Node =>
  text(
    words,
    { lineHeight: 1.35, textAlign: countIfOnlyEmoji(words) > 0 ? 'center' : 'start', ...style, fontSize: sizeOfNote(words, sizes) * scale },
    fallback,
  );

/** Number of characters, or of large emoji, above which the gift would be too small and is left out. */
const MAX_LENGTH_WITH_GIFT = 150;
export const isTooLongForGift = ({ exchange }: Picture): boolean =>
  exchange !== null &&
  (exchange.message.length + exchange.answer.length > MAX_LENGTH_WITH_GIFT ||
    (countIfOnlyEmoji(exchange.message) > 0 && countIfOnlyEmoji(exchange.answer) > 0));

const QR = 232;
const SMALL_QR = 192;
/**
 * Width for the link's text next to the code in pixels, and maximum width of a letter relative to the font size: the link is neither cut
 * nor wrapped.
 */
const LINK_WIDTH = 512;
const WIDEST = 1.2;
const fittingSize = (words: string, largest: number) => Math.min(largest, Math.floor(LINK_WIDTH / (WIDEST * words.length)));

export interface LinkColours {
  readonly background: string;
  /** For the common start of all links. */
  readonly muted: string;
  /** For the link's personal part and the border of the sticker's area. */
  readonly accent: string;
}

const chain = (colour: string) =>
  `<g fill="none" stroke="${colour}" stroke-width="2.4" stroke-linecap="round"><path d="M10 13.5a4.6 4.6 0 0 0 6.6 0l3.2-3.2a4.7 4.7 0 0 0-6.6-6.6L12 4.9"/><path d="M14 10.5a4.6 4.6 0 0 0-6.6 0l-3.2 3.2a4.7 4.7 0 0 0 6.6 6.6l1.2-1.2"/></g>`;

/**
 * The link as a QR code and as text, dark on light for cameras. The personal part is on a separate line and larger. The frame around the
 * text marks the area for the messenger's link sticker, which then replaces it.
 */
export function linkArea({ link, exchange }: Picture, { background, muted, accent }: LinkColours, style: Style = {}): Node {
  const side = exchange === null ? QR : SMALL_QR;
  const [address = '', own = ''] = link.replace('https://', '').split(/(?<=startapp=)/);
  const joint = address.lastIndexOf('/') + 1;
  const line = (words: string, largest: number, color: string) =>
    text(words, { fontSize: fittingSize(words, largest), lineHeight: 1.3, color, direction: 'ltr', whiteSpace: 'nowrap' });
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
      box({ position: 'absolute', top: -30, right: 36, width: 56, height: 56, borderRadius: 28, backgroundColor: background, ...center }, [
        drawing(24, 24, chain(accent), { width: 44, height: 44 }),
      ]),
    ],
  );
  return box({ alignItems: 'center', gap: 32, padding: 40, borderRadius: 48, backgroundColor: background, direction: 'ltr', ...style }, [
    { type: 'image', src: qrOf(link, INK), style: { width: side, height: side } },
    sticker,
  ]);
}

export const center: Style = { alignItems: 'center', justifyContent: 'center' };
