import { expect, test } from '@rstest/core';
import { gather, placesOf } from './gather.ts';

const sheet = `
  :root{--a:1;--b:2;--c:3;--d:4;color-scheme:light}
  .dark{--a:5;--b:6;--c:7;--d:8}
  .themed{--a:6;--b:7;--c:8;--d:9}
  .dark.themed{--a:10}
  *{box-sizing:border-box}
  .x{color:var(--a);animation:spin 1s}
  .x:active,.y{color:red}
  .x:hover,.x:disabled{color:pink}
  .x[data-kind=big]{color:gold}
  .x[data-kind=small],.x[data-loud]{color:silver}
  .x[aria-busy=true]{color:navy}
  .x:is(:disabled,[data-loud]){color:teal}
  .x:not(.gone){color:blue}
  .x .z{color:green}
  .x::after{content:"a, b";transition:color var(--a), opacity var(--b)}
  @media (width<400px){.x{color:gray}.y{color:black}}
  @keyframes spin{to{rotate:1turn}}
  @keyframes other{to{rotate:2turn}}
  @font-face{font-family:F;src:url(f.woff2)}`;
const drawn = { classes: new Set(['x']), attributes: new Set(['data-kind', 'data-kind=big']) };
const { rules, tokens } = gather(sheet, drawn);

test('[FST-01][VIS-03] collects the rules that can match in a frame, in their order', () => {
  const texts = placesOf(rules, drawn).map((place) => rules[place]?.text.replaceAll(/\s/g, ''));
  expect(texts).toEqual([
    ':root{color-scheme:light}',
    '.dark.themed{--a:10}',
    '*{box-sizing:border-box}',
    '.x{color:var(--a);animation:spin1s}',
    '.x:active{color:red}',
    '.x[data-kind=big]{color:gold}',
    '.x[aria-busy=true]{color:navy}',
    '.x:is(:disabled,[data-loud]){color:teal}',
    '.x:not(.gone){color:blue}',
    '.x::after{content:"a,b";transition:colorvar(--a),opacityvar(--b)}',
    '@media(width<400px){.x{color:gray}}',
    '@keyframesspin{to{rotate:1turn}}',
  ]);
});

test('[FST-01] removes the spaces after commas, except in strings', () => {
  const texts = rules.map(({ text }) => text);
  expect(texts).toContain('.x::after{content:"a, b";transition:color var(--a),opacity var(--b)}');
});

test('[FST-01] separates design tokens from rules, so that a page takes only the tokens it uses', () => {
  expect(tokens.map(({ open, values }) => [open, values.length])).toEqual([
    [':root{', 4],
    ['.dark{', 4],
    ['.themed{', 4],
  ]);
});
