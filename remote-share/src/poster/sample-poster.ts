import type { Mode } from '@billet/shared-domain/contract';
import type { Look } from '@billet/shared-domain/rules/looks';

const grounds: Readonly<Record<Mode, Readonly<Record<Look, readonly [ground: string, card: string, ink: string]>>>> = {
  valentine: {
    classic: ['#e0184b', '#ffffff', '#b80f3e'],
    letter: ['#f3b4c4', '#fffaf2', '#b80f3e'],
    headline: ['#fff2f5', '#e0184b', '#ffffff'],
    portrait: ['#54346b', '#c4146e', '#ffffff'],
    chat: ['#ffe3ea', '#ffffff', '#b80f3e'],
  },
  anonymous: {
    classic: ['#7038e8', '#ffffff', '#5b23c9'],
    letter: ['#b9a2f0', '#fffaf2', '#5b23c9'],
    headline: ['#f3eeff', '#7038e8', '#ffffff'],
    portrait: ['#2c1f55', '#9a28cf', '#ffffff'],
    chat: ['#ece3ff', '#ffffff', '#5b23c9'],
  },
};

/** Replaces the server's drawing in previews. */
export function samplePoster(look: Look, mode: Mode): string {
  const [ground, card, ink] = grounds[mode][look];
  const dots = Array.from(
    { length: 16 },
    (_, place) => `M${98 + (place % 4) * 26} ${716 + Math.floor(place / 4) * 26}h${place % 3 ? 20 : 12}v20h-20z`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 540 960"><path fill="${ground}" d="M0 0h540v960H0z"/><rect x="50" y="100" width="440" height="740" rx="44" fill="${card}"/><circle cx="270" cy="220" r="64" fill="${ink}" opacity=".85"/><path fill="${ink}" d="M150 320h240v26H150zM110 420h320v40H110zM110 480h240v40H110z"/><path fill="${ink}" d="${dots.join('')}"/><rect x="226" y="716" width="210" height="98" rx="18" fill="none" stroke="${ink}" stroke-width="3" stroke-dasharray="9 7"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
