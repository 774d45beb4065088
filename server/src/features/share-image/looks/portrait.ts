import { initials } from '@billet/shared-domain/rules/avatar';
import type { Node } from '@takumi-rs/core';
import {
  art,
  box,
  directionOf,
  isTooLongForGift,
  linkArea,
  messageText,
  page,
  type Sizes,
  type Style,
  sizeIn,
  sizeOfTitle,
  text,
} from '../parts.ts';
import { HEIGHT, type Picture, WIDTH } from '../picture.ts';

const colours = {
  valentine: { dusk: 'linear-gradient(200deg, #ff8a5c 0%, #e8356b 42%, #5a0f3c 100%)', veil: '128,10,64', deep: '#7d1240', ink: '#9f1239' },
  anonymous: { dusk: 'linear-gradient(200deg, #4cc9f0 0%, #5b4be0 42%, #1d0f4a 100%)', veil: '48,22,140', deep: '#2f1d80', ink: '#4a1fb0' },
} as const;
const MUTED = '#5f5866';

const names: Sizes = [
  [40, 32],
  [20, 42],
  [10, 64],
  [0, 88],
];
const letters: Sizes = [
  [90, 40],
  [45, 48],
  [0, 60],
];

/** The person's blurred photo under a veil that makes white text readable. */
function backdrop({ photo, mode }: Picture): Node[] {
  const size: Style = { width: WIDTH, height: HEIGHT };
  const { veil } = colours[mode];
  const shade = box({
    ...size,
    backgroundImage: `linear-gradient(180deg, rgba(${veil},0.72) 0%, rgba(${veil},0.76) 45%, rgba(${veil},0.94) 100%)`,
  });
  if (photo === null)
    return [
      box({ ...size, backgroundImage: `linear-gradient(180deg, rgba(${veil},0.3) 0%, rgba(${veil},0.55) 55%, rgba(${veil},0.8) 100%)` }),
    ];
  return [{ type: 'image', src: photo, style: { ...size, objectFit: 'cover', filter: 'blur(48px)', transform: 'scale(1.2)' } }, shade];
}

/** The framed photo with the gift at its corner. */
function framed(picture: Picture): Node {
  const { photo, exchange, firstName, mode } = picture;
  const side = exchange === null ? 640 : isTooLongForGift(picture) ? 260 : 380;
  const inside: Node =
    photo === null
      ? text(initials(firstName), { fontSize: side * 0.34, color: '#ffffff', overflowWrap: 'normal' })
      : { type: 'image', src: photo, style: { width: '100%', height: '100%', objectFit: 'cover' } };
  const frame = box(
    {
      width: side,
      height: side,
      borderRadius: side * 0.16,
      overflow: 'hidden',
      alignItems: 'center',
      justifyContent: 'center',
      backgroundColor: colours[mode].deep,
      border: '10px solid rgba(255,255,255,0.92)',
      transform: 'rotate(-3deg)',
      boxShadow: '0 30px 80px rgba(0,0,0,0.35)',
    },
    [inside],
  );
  return box({ position: 'relative', width: side, height: side, flexShrink: 0 }, [
    frame,
    box({ position: 'absolute', bottom: -40, right: -70 }, [art(picture, side * 0.4, { transform: 'rotate(8deg)' })]),
  ]);
}

function pane(words: string, label: string, { picture, scale, isOwn }: { picture: Picture; scale: number; isOwn: boolean }): Node {
  const [background, ink] = isOwn ? ['#ffffff', colours[picture.mode].ink] : ['rgba(0,0,0,0.34)', '#ffffff'];
  return box({ flexDirection: 'column', gap: 12, width: '100%', padding: '34px 42px', borderRadius: 40, backgroundColor: background }, [
    ...(label === '' ? [] : [text(label, { fontSize: 26, color: ink, textAlign: 'start' })]),
    messageText(words, letters, scale, { color: ink, fontFamily: 'Rubik Light', lineHeight: 1.25 }, directionOf(picture)),
  ]);
}

/** A large photo of the person, also blurred as the background. */
export function portrait(picture: Picture, scale: number): Node {
  const { exchange, mode, firstName, title } = picture;
  const { dusk, ink } = colours[mode];
  const white: Style = { color: '#ffffff', textAlign: 'center' };
  const panes =
    exchange === null
      ? []
      : [
          ...(exchange.message.trim() === '' ? [] : [pane(exchange.message, '', { picture, scale, isOwn: false })]),
          pane(exchange.answer, exchange.label, { picture, scale, isOwn: true }),
        ];
  return page({ backgroundImage: dusk }, backdrop(picture), [
    box({ flexDirection: 'column', alignItems: 'center', gap: exchange === null ? 64 : 44, width: '100%' }, [
      framed(picture),
      text(firstName, { ...white, fontSize: sizeIn(names, firstName.length) * (exchange === null ? 1 : 0.7) * scale }),
    ]),
    box({ flexDirection: 'column', alignItems: 'center', gap: 24, width: '100%', minHeight: 0 }, [
      text(title, { ...white, fontSize: sizeOfTitle(title, exchange === null ? 80 : 48, WIDTH - 160) * scale, lineHeight: 1.2 }),
      ...panes,
    ]),
    linkArea(picture, { background: '#ffffff', muted: MUTED, accent: ink }),
  ]);
}
