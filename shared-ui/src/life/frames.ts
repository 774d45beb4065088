import type { Life } from './lives.ts';

export interface Frames {
  readonly keyframes: { readonly transform: string[]; readonly offset: number[]; readonly easing: string };
  /** Milliseconds. */
  readonly duration: number;
}

/** A life's movement as the browser takes it, from rest to rest; where it goes on and on, with its pause after it. */
export function framesOf({ poses, seconds, rest, isSteady = false }: Life, isEndless: boolean): Frames {
  const whole = isEndless ? seconds + rest : seconds;
  const transform = ['none', ...poses, ...(isSteady ? [] : ['none'])];
  const offset = transform.map((_, place) => (place / (transform.length - 1)) * (seconds / whole));
  if (whole > seconds) {
    transform.push('none');
    offset.push(1);
  }
  return { keyframes: { transform, offset, easing: isSteady ? 'linear' : 'ease-in-out' }, duration: whole * 1000 };
}
