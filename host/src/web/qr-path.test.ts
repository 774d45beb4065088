import { expect, test } from '@rstest/core';
import { qrPath } from './qr-path.ts';

const modules = (link: string) => new Set(qrPath(link).path.match(/\d+ \d+(?=h)/g));

test('[ENV-09] a link becomes a square code with three finder patterns inside a quiet zone', () => {
  const { size } = qrPath('https://t.me/billet_bot/ask?startapp=a2b3c4d5e6');
  const dark = modules('https://t.me/billet_bot/ask?startapp=a2b3c4d5e6');
  const first = 2;
  const last = size - 3;
  expect((size - 4 - 17) % 4).toBe(0);
  for (const corner of [`${first} ${first}`, `${last} ${first}`, `${first} ${last}`]) expect(dark).toContain(corner);
  expect([...dark].every((place) => place.split(' ').every((at) => Number(at) >= first && Number(at) <= last))).toBe(true);
});

test('[ENV-09] another link has another code', () => {
  expect(modules('https://t.me/billet_bot/ask')).not.toEqual(modules('https://t.me/billet_bot/send'));
});
