import type { Node } from '@takumi-rs/core';
import {
  art,
  box,
  center,
  directionOf,
  drawing,
  isLatinOrCyrillic,
  isTooLongForGift,
  linkArea,
  messageText,
  page,
  photoOrInitials,
  type Sizes,
  type Style,
  sizeIn,
  sizeOfTitle,
  text,
} from '../parts.ts';
import { HEIGHT, type Picture, WIDTH } from '../picture.ts';

const HAND = 'Caveat';
const PAPER = '#fffaf1';
const INK = '#2b2340';
const MUTED = '#655d73';
const RULE = '#d9cfe0';

const colours = {
  valentine: {
    desk: 'linear-gradient(170deg, #f9b4c2 0%, #e87a94 100%)',
    stripes: ['#d4143f', '#3c4fa8'],
    ink: '#b0123c',
    stamp: '#ffd7df',
  },
  anonymous: {
    desk: 'linear-gradient(170deg, #b9b6f6 0%, #7f7be0 100%)',
    stripes: ['#6d28d9', '#1f9d8b'],
    ink: '#5521b5',
    stamp: '#e0d9ff',
  },
} as const;

const names: Sizes = [
  [40, 34],
  [20, 48],
  [10, 66],
  [0, 84],
];
const letters: Sizes = [
  [90, 58],
  [45, 72],
  [0, 96],
];

/** The handwriting font has Latin and Cyrillic only; other fonts are larger at the same size. */
const OTHERS = 0.72;
/** Width of a handwritten letter, relative to the font size. */
const NARROW = 0.44;

/** Position and size of the sheet, and the width of its border, in pixels. */
const SHEET = { left: 40, top: 96, width: WIDTH - 80, height: HEIGHT - 192 };
const BORDER = 30;

const stripe = (x: number, colour: string) => `<path d="M${x} 0h52l-60 60h-52z" fill="${colour}"/>`;

/** A sheet with an airmail border and a shadow. */
function sheet([one, other]: readonly [string, string]): Node {
  const { left, top, width, height } = SHEET;
  const inner = `x="${left + BORDER}" y="${top + BORDER}" width="${width - 2 * BORDER}" height="${height - 2 * BORDER}" rx="14"`;
  const outer = `x="${left}" y="${top}" width="${width}" height="${height}" rx="28"`;
  const stripes = stripe(64, one) + stripe(168, other);
  return drawing(
    WIDTH,
    HEIGHT,
    `<defs><pattern id="s" width="208" height="60" patternUnits="userSpaceOnUse">${stripes}${stripe(-144, one)}${stripe(-40, other)}</pattern></defs>` +
      `<rect ${outer} transform="translate(0 22)" fill="#3a1030" fill-opacity=".18"/><rect ${outer} fill="${PAPER}"/><rect ${outer} fill="url(#s)"/><rect ${inner} fill="${PAPER}"/>`,
  );
}

const STAMP = { width: 250, height: 286 };
/** A cancelled stamp with the gift. */
function stamp(picture: Picture): Node {
  const { width, height } = STAMP;
  const teeth = (count: number, at: (place: number) => string) => Array.from({ length: count }, (_, index) => at(index)).join('');
  const hole = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="9" fill="${PAPER}"/>`;
  const holes = teeth(10, (n) => hole(8 + n * 26, 0) + hole(8 + n * 26, height)) + teeth(12, (n) => hole(0, n * 26) + hole(width, n * 26));
  const { stamp: colour, ink } = colours[picture.mode];
  const background = drawing(
    width,
    height,
    `<rect y="7" width="${width}" height="${height}" fill="${INK}" fill-opacity=".16"/><rect width="${width}" height="${height}" fill="#ffffff"/><rect x="24" y="24" width="${width - 48}" height="${height - 48}" rx="6" fill="${colour}"/>${holes}`,
    { position: 'absolute', top: 0, left: 0 },
  );
  const isLeft = directionOf(picture) === 'rtl';
  const mark = drawing(
    300,
    190,
    `<g fill="none" stroke="${ink}" stroke-opacity=".55" stroke-width="5"><circle cx="95" cy="95" r="84"/><circle cx="95" cy="95" r="60"/>${[60, 84, 108, 132].map((y) => `<path d="M172 ${y}q16 -16 32 0t32 0t32 0t32 0"/>`).join('')}</g>`,
    { position: 'absolute', top: 150, left: isLeft ? 80 : -130, transform: isLeft ? 'scaleX(-1)' : 'none' },
  );
  return box({ ...STAMP, position: 'relative', flexShrink: 0, ...center }, [background, art(picture, 186, { position: 'relative' }), mark]);
}

const handwritten = (words: string, size: number, style: Style) =>
  text(words, { lineHeight: 1.1, ...style, fontFamily: HAND, fontSize: isLatinOrCyrillic(words) ? size : size * OTHERS });

/** Empty lines and a seal. */
function blank({ mode }: Picture): Node {
  const { ink } = colours[mode];
  const lines = [0, 92, 184].map((y) => `<rect x="0" y="${y + 60}" width="${y === 184 ? 560 : 860}" height="4" rx="2" fill="${RULE}"/>`);
  const seal = `<g transform="translate(740 196)"><path d="M0-94c24 0 34-14 54-4s14 30 30 46 26 26 20 50-24 28-32 48-6 40-30 48-36-12-58-8-38 22-62 14-20-32-34-48-34-24-30-50 28-26 36-46 2-38 24-48 54-2 82-2z" transform="translate(16 2)" fill="${ink}"/><circle r="58" fill="none" stroke="#ffffff" stroke-opacity=".45" stroke-width="6"/><path d="M0 34C-46 4-34-30-12-30-4-30 0-22 0-18 0-22 4-30 12-30 34-30 46 4 0 34z" fill="#ffffff" fill-opacity=".9"/></g>`;
  return drawing(860, 300, lines.join('') + seal);
}

function exchanged(picture: Picture, scale: number): Node[] {
  const { exchange, mode } = picture;
  if (exchange === null) return [];
  const { ink } = colours[mode];
  const page = directionOf(picture);
  const noteText = (words: string, color: string) =>
    messageText(words, letters, isLatinOrCyrillic(words) ? scale : scale * OTHERS, { fontFamily: HAND, lineHeight: 1.15, color }, page);
  return [
    ...(exchange.message.trim() === '' ? [] : [noteText(exchange.message, INK), box({ width: '100%', height: 4, backgroundColor: RULE })]),
    box({ flexDirection: 'column', gap: 6, width: '100%' }, [
      ...(exchange.label === '' ? [] : [text(exchange.label, { fontSize: 26, color: MUTED, textAlign: 'start' })]),
      noteText(exchange.answer, ink),
    ]),
  ];
}

/** An airmail letter: a stamp, handwriting and lines for an answer. */
export function letter(picture: Picture, scale: number): Node {
  const { exchange, mode, firstName, title } = picture;
  const { desk, stripes, ink } = colours[mode];
  const direction = directionOf(picture);
  const head = box({ width: '100%', justifyContent: 'space-between', alignItems: 'flex-start', gap: 40, direction }, [
    box({ flexDirection: 'column', alignItems: 'flex-start', gap: 20, flexGrow: 1, flexBasis: 0, minWidth: 0 }, [
      photoOrInitials(picture, { side: 148, background: ink }),
      handwritten(firstName, sizeIn(names, firstName.length) * scale, { color: INK }),
    ]),
    ...(isTooLongForGift(picture) && scale < 1 ? [] : [stamp(picture)]),
  ]);
  const body = box(
    { flexDirection: 'column', alignItems: 'flex-start', width: '100%', gap: exchange === null ? 48 : 28, minHeight: 0, direction },
    [
      handwritten(title, sizeOfTitle(title, exchange === null ? 150 : 84, WIDTH - 220, NARROW) * scale, { color: ink, textAlign: 'start' }),
      ...(exchange === null ? [blank(picture)] : exchanged(picture, scale)),
    ],
  );
  const foot = box({ flexDirection: 'column', width: '100%', gap: 36, alignItems: 'center' }, [
    box({ width: '100%', borderTop: `4px dashed ${RULE}` }),
    linkArea(picture, { background: PAPER, muted: MUTED, accent: ink }, { padding: 0 }),
  ]);
  return page({ backgroundImage: desk }, [sheet(stripes)], [head, body, foot], { padding: '200px 110px 220px' });
}
