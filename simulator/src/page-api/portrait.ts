import type { Person } from '../world/types.ts';

/** A generated portrait, small and different for each person. */
export function portrait({ id, hue }: Person): string {
  const hair = `hsl(${(hue + 30) % 360} 38% ${id % 2 ? 24 : 30}%)`;
  const locks =
    id % 2
      ? '<path d="M58 118c-6-52 10-84 42-84s48 32 42 84c-3 22-14 30-14 30H72s-11-8-14-30z"/>'
      : '<path d="M60 96c-4-40 10-62 40-62s46 22 40 62c-2-16-8-26-16-32-18 8-36 8-48 0-8 6-14 16-16 32z"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">
<defs><linearGradient id="b" x1="0" y1="0" x2="1" y2="1"><stop stop-color="hsl(${hue} 92% 82%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360} 78% 58%)"/></linearGradient></defs>
<rect width="200" height="200" fill="url(#b)"/>
${id % 2 ? `<g fill="${hair}">${locks}</g>` : ''}
<path d="M36 200c4-38 30-52 64-52s60 14 64 52z" fill="hsl(${hue} 62% 44%)"/>
<path d="M84 128h32v26c0 10-32 10-32 0z" fill="#e9b48f"/>
<ellipse cx="100" cy="98" rx="34" ry="40" fill="#f6cbab"/>
${id % 2 ? `<path fill="${hair}" d="M66 92c2-34 22-44 40-42 20 2 28 18 28 42-10-6-18-16-22-26-8 14-26 22-46 26z"/>` : `<g fill="${hair}">${locks}</g>`}
<circle cx="88" cy="100" r="4" fill="#3b2a2a"/><circle cx="112" cy="100" r="4" fill="#3b2a2a"/>
<path d="M88 117q12 11 24 0" fill="none" stroke="#b0574f" stroke-width="4" stroke-linecap="round"/>
<circle cx="78" cy="110" r="6" fill="#f3a08f" opacity=".5"/><circle cx="122" cy="110" r="6" fill="#f3a08f" opacity=".5"/>
</svg>`;
}
