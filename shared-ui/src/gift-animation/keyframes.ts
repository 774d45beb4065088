import type { GiftAnimation } from './animations.ts';

export interface GiftKeyframes {
  readonly keyframes: { readonly transform: string[]; readonly offset: number[]; readonly easing: string };
  /** Milliseconds. */
  readonly duration: number;
}

/** The keyframes of an animation, from rest to rest. An endless one includes the pause after it. */
export function keyframesOf({ poses, seconds, rest, isSteady = false }: GiftAnimation, isEndless: boolean): GiftKeyframes {
  const total = isEndless ? seconds + rest : seconds;
  const transform = ['none', ...poses, ...(isSteady ? [] : ['none'])];
  const offset = transform.map((_, place) => (place / (transform.length - 1)) * (seconds / total));
  if (total > seconds) {
    transform.push('none');
    offset.push(1);
  }
  return { keyframes: { transform, offset, easing: isSteady ? 'linear' : 'ease-in-out' }, duration: total * 1000 };
}
