import { expect, test } from '@rstest/core';
import { gather, placesOf } from './gather.ts';

const sheet = `
  :root{--a:1;--b:2;--c:3;--d:4;color-scheme:light}
  .dark{--a:5;--b:6;--c:7;--d:8}
  *{box-sizing:border-box}
  .x{color:var(--a);animation:spin 1s}
  .x:hover,.y{color:red}
  .x:not(.gone){color:blue}
  .x .z{color:green}
  @media (width<400px){.x{color:gray}.y{color:black}}
  @keyframes spin{to{rotate:1turn}}
  @keyframes other{to{rotate:2turn}}
  @font-face{font-family:F;src:url(f.woff2)}`;
const { rules, tokens } = gather(sheet, new Set(['x']));

test('[FST-01] collects the rules that match the classes of a frame, in their order', () => {
  const texts = placesOf(rules, new Set(['x'])).map((place) => rules[place]?.text.replaceAll(/\s/g, ''));
  expect(texts).toEqual([
    ':root{color-scheme:light}',
    '*{box-sizing:border-box}',
    '.x{color:var(--a);animation:spin1s}',
    '.x:hover{color:red}',
    '.x:not(.gone){color:blue}',
    '@media(width<400px){.x{color:gray}}',
    '@keyframesspin{to{rotate:1turn}}',
  ]);
});

test('[FST-01] separates design tokens from rules, so that a page takes only the tokens it uses', () => {
  expect(tokens.map(({ open, values }) => [open, values.length])).toEqual([
    [':root{', 4],
    ['.dark{', 4],
  ]);
});
