import type { Node } from '@takumi-rs/core';
import {
  art,
  box,
  directionOf,
  drawing,
  INK,
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
import { type Picture, WIDTH } from '../picture.ts';

const colours = {
  valentine: {
    background: 'linear-gradient(160deg, #e0184b 0%, #c4146e 46%, #7d0f38 100%)',
    ink: '#9f1239',
    soft: '#ffe4ea',
    deep: '#8f1239',
  },
  anonymous: {
    background: 'linear-gradient(160deg, #8b3df0 0%, #6d28d9 46%, #2e1065 100%)',
    ink: '#5b21b6',
    soft: '#ede9fe',
    deep: '#4c1d95',
  },
} as const;
const MUTED = '#5f5866';

const nameSizes: Sizes = [
  [40, 26],
  [20, 34],
  [0, 44],
];
const messageSizes: Sizes = [
  [90, 36],
  [45, 42],
  [0, 52],
];

/** A glow behind the centre. */
const glow = drawing(
  1080,
  1920,
  `<defs><radialGradient id="g"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><circle cx="540" cy="760" r="620" fill="url(#g)"/>`,
);

function bubble(words: string, label: string, colours: { ink: string; soft: string }, { picture, scale }: DrawingContext): Node {
  const { ink, soft } = colours;
  return box({ flexDirection: 'column', gap: 16, width: '100%', padding: 40, borderRadius: 44, backgroundColor: soft }, [
    ...(label === '' ? [] : [text(label, { fontSize: 28, color: ink, textAlign: 'start' })]),
    messageText(words, messageSizes, scale, { color: ink }, directionOf(picture)),
  ]);
}

interface DrawingContext {
  readonly picture: Picture;
  readonly scale: number;
}

function card(context: DrawingContext): Node[] {
  const { exchange, mode } = context.picture;
  if (exchange === null) return [];
  const bubbles = [
    ...(exchange.message.trim() === '' ? [] : [bubble(exchange.message, '', { ink: INK, soft: '#f4f4f6' }, context)]),
    bubble(exchange.answer, exchange.label, colours[mode], context),
  ];
  return [box({ flexDirection: 'column', gap: 24, width: '100%', padding: 32, borderRadius: 64, backgroundColor: '#ffffff' }, bubbles)];
}

/** The mode's colours, the person, their gift and their request. */
export function classic(picture: Picture, scale: number): Node {
  const { exchange, mode, firstName, photo, title } = picture;
  const { background, ink, deep } = colours[mode];
  const white: Style = { color: '#ffffff', textAlign: 'center' };
  return page(
    { backgroundImage: background },
    [glow],
    [
      box({ flexDirection: 'column', alignItems: 'center', gap: 28 }, [
        photoOrInitials(
          picture,
          { side: photo === null || exchange !== null ? 148 : 240, background: deep },
          { border: '5px solid rgba(255,255,255,0.9)' },
        ),
        text(firstName, { ...white, fontSize: sizeIn(nameSizes, firstName.length) * scale }),
      ]),
      box({ flexDirection: 'column', alignItems: 'center', gap: exchange === null ? 56 : 32, width: '100%', minHeight: 0 }, [
        ...(isTooLongForGift(picture) ? [] : [art(picture, exchange === null ? 500 : 280, { minHeight: 0 })]),
        text(title, { ...white, fontSize: sizeOfTitle(title, exchange === null ? 84 : 56, WIDTH - 160) * scale, lineHeight: 1.2 }),
        ...card({ picture, scale }),
      ]),
      linkArea(picture, { background: '#ffffff', muted: MUTED, accent: ink }),
    ],
  );
}
