import { describe, expect, test } from '@rstest/core';
import { inFilmTime, type Shot } from './film-time.ts';

const shot = (at: number): Shot => ({ at, image: Buffer.from(String(at)) });
const told = (stills: ReturnType<typeof inFilmTime>) => stills.map(({ image, ms }) => `${image} ${ms}`);

describe('the time of the film', () => {
  const shots = [0, 100, 200, 300, 3000, 3100].map(shot);

  test('waiting is no part of it: a pause is cut short', () => {
    expect(told(inFilmTime(shots, [{ from: 50, to: 3200, most: 9000 }], 20))).toEqual([
      '100 100',
      '200 100',
      '300 220',
      '3000 100',
      '3100 100',
    ]);
  });

  test('a scene that took too long goes faster, and ends when it may', () => {
    const stills = inFilmTime(shots, [{ from: 50, to: 3200, most: 310 }], 10);
    expect(stills.reduce((sum, { ms }) => sum + ms, 0)).toBe(310);
  });

  test('pictures that came out of order are shown in it', () => {
    const stills = inFilmTime([200, 100, 300].map(shot), [{ from: 50, to: 400, most: 240 }], 10);
    expect(told(stills)).toEqual(['100 80', '200 80', '300 80']);
  });

  test('a hold shows what stood then, as long as it says', () => {
    expect(told(inFilmTime(shots, [{ at: 250, hold: 900 }], 100))).toEqual(['200 900']);
  });

  test('at each step the picture that stands then; none is lost in time', () => {
    const many = Array.from({ length: 60 }, (_, index) => shot(index * 16));
    const stills = inFilmTime(many, [{ from: -1, to: 960, most: 9000 }], 80);
    expect(stills).toHaveLength(12);
    expect(stills.every(({ ms }) => ms === 80)).toBe(true);
  });
});
