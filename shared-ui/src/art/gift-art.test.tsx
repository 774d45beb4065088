import { expect, test } from '@rstest/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { GiftArt } from './gift-art.tsx';
import { artFor, artIn, artPath } from './paths.ts';

test('a picture has its size, one source, and an empty alt by default', () => {
  const html = renderToStaticMarkup(<GiftArt itemId="tulip" size={72} />);
  expect(html).toContain('width="72" height="72"');
  expect(html).toContain('src="/art/tulip-256.webp"');
  expect(html).not.toMatch(/srcset/i);
  expect(html).toContain('alt=""');
  expect(renderToStaticMarkup(<GiftArt itemId="tulip" alt="A tulip" />)).toContain('alt="A tulip"');
});

test('a picture is loaded in the size that the screen needs', () => {
  const pictureOn = (devicePixelRatio: number) => {
    Object.assign(globalThis, { devicePixelRatio });
    return artFor('tulip', 120);
  };
  expect([1, 2, 3, 4].map(pictureOn)).toEqual([256, 256, 256, 512].map((width) => `/art/tulip-${width}.webp`));
});

test('an id cannot leave the folder of pictures', () => {
  expect(artPath('../secret', 256)).toBe('/art/..%2Fsecret-256.webp');
});

test('artIn returns the item of an address', () => {
  for (const id of ['tulip', 'heart_box', 'a-1/b']) expect(artIn(artPath(id, 512))).toBe(id);
  for (const address of ['', '/art/tulip.webp', 'https://photos.example/art/tulip-256.webp']) expect(artIn(address)).toBe(null);
});
