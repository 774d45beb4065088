import type { Node } from '@takumi-rs/core';
import { countIfOnlyEmoji } from '../emoji/emoji.ts';
import {
  art,
  box,
  directionOf,
  drawing,
  isTooLongForGift,
  linkArea,
  messageText,
  page,
  photoOrInitials,
  type Sizes,
  sizeIn,
  sizeOfTitle,
  text,
} from '../parts.ts';
import { HEIGHT, type Picture, WIDTH } from '../picture.ts';

const colours = {
  valentine: { background: '#ffece1', ink: '#c30f3c', plain: '#2a0f18', spot: '#ffb3a0', card: '#ffffff', onSpot: '#2a0f18' },
  anonymous: { background: '#14101f', ink: '#d8ff5a', plain: '#f4efff', spot: '#5a2be0', card: '#ffffff', onSpot: '#ffffff' },
} as const;
const MUTED = '#5f5866';

const names: Sizes = [
  [40, 26],
  [20, 32],
  [0, 42],
];
const asked: Sizes = [
  [60, 34],
  [0, 42],
];
const answered: Sizes = [
  [100, 52],
  [60, 62],
  [30, 78],
  [12, 100],
  [0, 132],
];

/** A circle behind the gift. */
const spot = (colour: string, picture: Picture): Node => {
  const [x, y, radius] = picture.exchange === null ? [890, 1140, 340] : [1010, 480, 300];
  return drawing(
    WIDTH,
    HEIGHT,
    `<circle cx="${directionOf(picture) === 'ltr' ? x : WIDTH - x}" cy="${y}" r="${radius}" fill="${colour}"/>`,
  );
};

/** A poster with text as large as possible. */
export function headline(picture: Picture, scale: number): Node {
  const { exchange, mode, firstName, title } = picture;
  const { background, ink, plain, spot: colour } = colours[mode];
  const direction = directionOf(picture);
  const rule = (height: number) => box({ width: '100%', height, backgroundColor: plain });
  const head = box({ flexDirection: 'column', width: '100%', gap: 24 }, [
    rule(14),
    box({ alignItems: 'center', gap: 28, direction }, [
      photoOrInitials(picture, { side: 112, background: ink, color: background, radius: 28 }),
      box({ flexGrow: 1, flexBasis: 0, minWidth: 0 }, [
        text(firstName, { fontSize: sizeIn(names, firstName.length) * scale, color: plain }),
      ]),
    ]),
    rule(4),
  ]);
  const large = text(title, { fontSize: sizeOfTitle(title, 172, WIDTH - 160) * scale, lineHeight: 1.04, color: ink, textAlign: 'start' });
  const alone = box({ flexDirection: 'column', width: '100%', gap: 24, direction }, [
    large,
    box({ width: '100%', justifyContent: 'flex-end', direction }, [art(picture, 440, { transform: 'rotate(-8deg)' })]),
  ]);
  const answer = () => {
    if (exchange === null) return alone;
    const quoted =
      exchange.message.trim() === ''
        ? []
        : [
            box({ gap: 28, width: '100%', direction }, [
              box({ width: 10, flexShrink: 0, backgroundColor: ink }),
              box({ flexGrow: 1, flexBasis: 0, minWidth: 0 }, [
                messageText(exchange.message, asked, scale, { color: plain, width: '100%' }, direction),
              ]),
            ]),
          ];
    const label = exchange.label === '' ? [] : [text(exchange.label, { fontSize: 30, color: plain, textAlign: 'start' })];
    const size = countIfOnlyEmoji(exchange.answer) > 0 ? {} : { lineHeight: 1.12 };
    return box({ flexDirection: 'column', width: '100%', gap: 36, minHeight: 0, direction }, [
      ...(isTooLongForGift(picture) ? [] : [art(picture, 220, { transform: 'rotate(-8deg)' })]),
      text(title, { fontSize: 40 * scale, lineHeight: 1.2, color: plain, textAlign: 'start' }),
      ...quoted,
      ...label,
      messageText(exchange.answer, answered, scale, { color: ink, ...size }, direction),
    ]);
  };
  return page(
    { backgroundColor: background },
    [spot(colour, picture)],
    [
      head,
      answer(),
      linkArea(
        picture,
        { background: '#ffffff', muted: MUTED, accent: mode === 'valentine' ? '#c30f3c' : '#4a1fc4' },
        { borderRadius: 20 },
      ),
    ],
  );
}
