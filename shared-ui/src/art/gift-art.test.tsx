import { expect, test } from '@rstest/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { GiftArt } from './gift-art.tsx';
import { artPath } from './paths.ts';

test('a picture has its size, two sources and no words unless given', () => {
  const html = renderToStaticMarkup(<GiftArt itemId="tulip" size={72} />);
  expect(html).toContain('width="72" height="72"');
  expect(html).toContain('/art/tulip-256.webp 256w, /art/tulip-512.webp 512w');
  expect(html).toContain('alt=""');
  expect(renderToStaticMarkup(<GiftArt itemId="tulip" alt="A tulip" />)).toContain('alt="A tulip"');
});

test('an id can’t lead out of the folder of pictures', () => {
  expect(artPath('../secret', 256)).toBe('/art/..%2Fsecret-256.webp');
});
