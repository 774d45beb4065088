import type { Series } from './herd.ts';

/** The results of one version of the server. */
export interface Line {
  readonly label: string;
  readonly people: number;
  readonly series: Series;
}

const [WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM] = [720, 360, 56, 24, 24, 44];
const SECONDS_A_MARK = 10;
/** Readable on a light and on a dark page. */
const colours = ['#c2410c', '#0f766e'];

/** Served people over time as an SVG, one line per version. */
export function drawHerd(lines: readonly Line[]): string {
  const seconds =
    Math.ceil(Math.max(SECONDS_A_MARK, ...lines.flatMap(({ series }) => series.map(([time]) => time))) / SECONDS_A_MARK) * SECONDS_A_MARK;
  const people = Math.max(...lines.map((line) => line.people));
  const x = (time: number) => round(LEFT + (time / seconds) * (WIDTH - LEFT - RIGHT));
  const y = (served: number) => round(HEIGHT - BOTTOM - (served / people) * (HEIGHT - TOP - BOTTOM));
  const text = (left: number, top: number, words: string, more = '') => `<text x="${left}" y="${top}" ${more}>${words}</text>`;
  const grid = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const served = Math.round(people * part);
    return `<path d="M${x(0)} ${y(served)}H${x(seconds)}" stroke="#8884"/>${text(LEFT - 8, y(served) + 4, String(served), 'text-anchor="end"')}`;
  });
  const marks = Array.from({ length: seconds / SECONDS_A_MARK + 1 }, (_, index) => index * SECONDS_A_MARK).map((time) =>
    text(x(time), HEIGHT - BOTTOM + 18, `${time} s`, 'text-anchor="middle"'),
  );
  const drawn = lines.map(({ label, series }, index) => {
    const colour = colours[index % colours.length];
    // extends the final value to the end of the axis
    const points = [...series, [seconds, series.at(-1)?.[1] ?? 0] as const].map(([time, served]) => `${x(time)},${y(served)}`);
    const words = text(x(seconds) - 8, HEIGHT - BOTTOM - 14 - 20 * index, label, `text-anchor="end" fill="${colour}" font-weight="600"`);
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>${words}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="sans-serif" font-size="12" fill="#777">
<title>People who have their page, of ${people} who came within two seconds</title>
${[...grid, ...marks, ...drawn].join('\n')}
</svg>
`;
}

const round = (value: number) => Math.round(value * 10) / 10;
