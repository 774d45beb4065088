import type { Node } from '@takumi-rs/core';
import {
  art,
  box,
  center,
  directionOf,
  drawing,
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

/** The font's family name in its files. */
const FONT = 'Rubik Light';
const colours = {
  valentine: {
    background: 'linear-gradient(165deg, #ffe3e8 0%, #ffd0c2 100%)',
    doodle: '#e58aa0',
    bar: '#ffffff',
    name: '#2a0f18',
    receivedBubble: '#ffffff',
    ink: '#2a0f18',
    hidden: '#f2c9d2',
    ownBubble: 'linear-gradient(135deg, #dd1a4c 0%, #b9125f 100%)',
    deep: '#b0123c',
    accent: '#b0123c',
  },
  anonymous: {
    background: 'linear-gradient(165deg, #1b1533 0%, #0d1b2e 100%)',
    doodle: '#5a4b9c',
    bar: '#2a2347',
    name: '#ffffff',
    receivedBubble: '#2f2850',
    ink: '#f3efff',
    hidden: '#51478a',
    ownBubble: 'linear-gradient(135deg, #7a3ff0 0%, #5b23c9 100%)',
    deep: '#5b23c9',
    accent: '#5521b5',
  },
} as const;
const MUTED = '#5f5866';

const nameSizes: Sizes = [
  [40, 30],
  [20, 38],
  [0, 50],
];
const messageSizes: Sizes = [
  [90, 42],
  [45, 52],
  [0, 66],
];

const hearts = '<path d="M0 22C-30 2-22-20-8-20-3-20 0-14 0-12 0-14 3-20 8-20 22-20 30 2 0 22z"/>';
const marks = '<path d="M-12-12a12 12 0 1 1 16 12q-4 2-4 8"/><circle cx="0" cy="18" r="1.5"/>';
const star = '<path d="M0-18 4-4 18 0 4 4 0 18-4 4-18 0-4-4z"/>';
const round = '<circle r="13"/>';

/** The pattern behind a chat. */
function pattern(colour: string, mode: Picture['mode']): Node {
  const sign = mode === 'valentine' ? hearts : marks;
  const places = [sign, star, round, sign, round, star].map((shape, index) => {
    const [x, y] = [50 + (index % 3) * 120, 60 + Math.floor(index / 3) * 130 + (index % 2) * 40];
    return `<g transform="translate(${x} ${y}) rotate(${((index * 37) % 50) - 25})">${shape}</g>`;
  });
  return drawing(
    WIDTH,
    HEIGHT,
    `<defs><pattern id="d" width="360" height="260" patternUnits="userSpaceOnUse"><g fill="none" stroke="${colour}" stroke-opacity=".38" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">${places.join('')}</g></pattern></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#d)"/>`,
  );
}

/** Maximum width of a bubble, in pixels. */
const MAX_BUBBLE_WIDTH = 830;

interface Bubble {
  readonly side: 'start' | 'end';
  readonly background: Style;
}

/** A received bubble is at the start, an own one at the end; the corner at its author is sharp. */
function bubble({ side, background }: Bubble, direction: 'ltr' | 'rtl', inside: Node[]): Node {
  const isLeft = (side === 'start') === (direction === 'ltr');
  const radius = isLeft ? '52px 52px 52px 14px' : '52px 52px 14px 52px';
  const shape: Style = {
    flexDirection: 'column',
    gap: 14,
    maxWidth: MAX_BUBBLE_WIDTH,
    padding: '34px 46px',
    borderRadius: radius,
    boxShadow: '0 8px 24px rgba(40,10,40,0.12)',
  };
  return box({ width: '100%', justifyContent: isLeft ? 'flex-start' : 'flex-end', direction: 'ltr' }, [
    box({ ...shape, ...background }, inside),
  ]);
}

/** Unreadable placeholders: an anonymous note and a typing indicator. */
function placeholders(picture: Picture): Node[] {
  const { receivedBubble, hidden } = colours[picture.mode];
  const direction = directionOf(picture);
  const background = { backgroundColor: receivedBubble };
  const bars = drawing(
    520,
    132,
    [
      [0, 520],
      [50, 430],
      [100, 260],
    ]
      .map(([y, width]) => `<rect y="${y}" width="${width}" height="30" rx="15" fill="${hidden}"/>`)
      .join(''),
  );
  const dots = drawing(
    132,
    32,
    [16, 66, 116].map((x, index) => `<circle cx="${x}" cy="16" r="16" fill="${hidden}" fill-opacity="${1 - index * 0.25}"/>`).join(''),
  );
  return [
    box({ width: '100%', alignItems: 'flex-end', gap: 24, direction }, [
      art(picture, 190, { flexShrink: 0 }),
      box({ flexGrow: 1 }, [bubble({ side: 'start', background }, direction, [bars])]),
    ]),
    box({ width: '100%', direction, paddingInlineStart: 214 } as Style, [bubble({ side: 'start', background }, direction, [dots])]),
  ];
}

function messages(picture: Picture, scale: number): Node[] {
  const { exchange, mode, title } = picture;
  const { receivedBubble, ink, ownBubble } = colours[mode];
  const direction = directionOf(picture);
  const own: Bubble = { side: 'end', background: { backgroundImage: ownBubble } };
  const bubbleText = (content: string, color: string) =>
    messageText(content, messageSizes, scale, { color, fontFamily: FONT, lineHeight: 1.25 }, direction);
  if (exchange === null) {
    const prompt = text(title, {
      fontSize: sizeOfTitle(title, 100, MAX_BUBBLE_WIDTH - 92) * scale,
      lineHeight: 1.14,
      color: '#ffffff',
      textAlign: 'start',
    });
    return [bubble(own, direction, [prompt]), ...placeholders(picture)];
  }
  const label =
    exchange.label === '' ? [] : [text(exchange.label, { fontSize: 26, color: '#ffffff', textAlign: 'start', fontFamily: FONT })];
  const sticker = box({ width: '100%', justifyContent: direction === 'ltr' ? 'flex-start' : 'flex-end', direction: 'ltr' }, [
    art(picture, 260),
  ]);
  return [
    ...(isTooLongForGift(picture) ? [] : [sticker]),
    ...(exchange.message.trim() === ''
      ? []
      : [bubble({ side: 'start', background: { backgroundColor: receivedBubble } }, direction, [bubbleText(exchange.message, ink)])]),
    bubble(own, direction, [...label, bubbleText(exchange.answer, '#ffffff')]),
  ];
}

/** A chat with the request for notes, or with a note and its answer. */
export function chat(picture: Picture, scale: number): Node {
  const { exchange, mode, firstName, title } = picture;
  const { background, doodle, bar, name, deep, accent } = colours[mode];
  const direction = directionOf(picture);
  const titles = [
    text(firstName, { fontSize: sizeIn(nameSizes, firstName.length) * scale, color: name, fontFamily: FONT }),
    ...(exchange === null ? [] : [text(title, { fontSize: 32 * scale, color: name, fontFamily: FONT })]),
  ];
  const head = box(
    { width: '100%', alignItems: 'center', gap: 30, padding: '26px 34px', borderRadius: 56, backgroundColor: bar, direction },
    [
      photoOrInitials(picture, { side: 132, background: deep }),
      box({ flexDirection: 'column', gap: 6, flexGrow: 1, flexBasis: 0, minWidth: 0 }, titles),
    ],
  );
  const body = box({ flexDirection: 'column', width: '100%', gap: 36, minHeight: 0, ...center }, messages(picture, scale));
  return page(
    { backgroundImage: background },
    [pattern(doodle, mode)],
    [head, body, linkArea(picture, { background: '#ffffff', muted: MUTED, accent })],
  );
}
