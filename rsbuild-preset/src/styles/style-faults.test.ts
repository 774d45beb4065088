import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { SHEETS_Z_INDEX, styleFaults } from './style-faults.ts';

const found = (css: string) => styleFaults('inbox', css).map(({ what }) => what);

describe('[MFE-13] selectors', () => {
  test.each([
    '.inbox-a1B2c3{}',
    '.inbox-a:hover>svg{}',
    '.inbox-a li+li{}',
    '.inbox-a+.inbox-b{}',
    '.inbox-a:checked~.inbox-b strong{}',
    '[dir=rtl] .inbox-a{}',
    'html.dark body .inbox-a{}',
    '.inbox-a:has(:focus-visible),.inbox-a:not(:has(.inbox-b)){}',
    '.inbox-a:is(:disabled,[aria-busy=true]){}',
    ':is(.inbox-a,.inbox-b) a{}',
    ':where(.inbox-a b) + b{}',
    '.inbox-a{&:hover{}> b{}.dark &{}}',
    '.inbox-a::before,.inbox-a::selection{}',
    '@media (width<300px){@supports (color:red){.inbox-a{}}}',
    '@container (width<=19em){.inbox-a{}}',
    '@layer{.inbox-a{}}',
  ])('accepts %s, which matches only elements of the remote', (css) => {
    expect(found(css)).toEqual([]);
  });

  test.each([
    ['*{letter-spacing:1px}', '*'],
    ['button{}', 'button'],
    [':root{--color-accent:red}', ':root'],
    ['html{}', 'html'],
    ['body.inbox-a{}', 'body.inbox-a'],
    ['html:has(.inbox-a){}', 'html:has(.inbox-a)'],
    ['.button{}', '.button'],
    ['.share-a1B2c3{}', '.share-a1B2c3'],
    ['.inboxes{}', '.inboxes'],
    ['#inbox-a{}', '#inbox-a'],
    ['[data-sonner-toast]{}', '[data-sonner-toast]'],
    ['.inbox-a,nav{}', 'nav'],
    ['nav:has(.inbox-a){}', 'nav:has(.inbox-a)'],
    [':is(*,.inbox-a){}', ':is(*,.inbox-a)'],
    [':where(.inbox-a,nav) a{}', ':where(.inbox-a,nav) a'],
    [':not(.inbox-a){}', ':not(.inbox-a)'],
    ['.inbox-a+*{}', '.inbox-a+*'],
    ['.inbox-a~nav a{}', '.inbox-a~nav a'],
    ['.inbox-a+.inbox-b+li{}', '.inbox-a+.inbox-b+li'],
    ['nav .button{}', 'nav .button'],
    ['.inbox-a||td{}', '.inbox-a||td'],
    ['::selection{}', '::selection'],
    ['::view-transition-old(root){}', '::view-transition-old(root)'],
    ['.inbox-a{& + nav{}}', ':is(.inbox-a) + nav'],
    ['.inbox-a{:not(&){}}', ':not(:is(.inbox-a))'],
    ['@media print{a{}}', 'a'],
    ['@layer inbox-base{a{}}', 'a'],
    ['.inbox-a{@media print{body &{}&~a{}}}', ':is(.inbox-a)~a'],
  ])('rejects %s, which could match other elements', (css, what) => {
    expect(found(css)).toEqual([what]);
  });
});

describe('[MFE-13] page-wide names', () => {
  test.each([
    '@keyframes inbox-a{to{opacity:1}}',
    '@property --inbox-turn{syntax:"<angle>";inherits:false;initial-value:0turn}',
    '@counter-style inbox-hearts{}',
    '@layer inbox-base,inbox-more;',
    '@font-face{font-family:"inbox-hand";src:url(a.woff2)}',
    '.inbox-a{view-transition-name:inbox-card;anchor-name:--inbox-card}',
    '.inbox-a{view-transition-name:none}',
  ])('accepts %s, a name of the remote', (css) => {
    expect(found(css)).toEqual([]);
  });

  test.each([
    ['@keyframes spin{}', '@keyframes spin'],
    ['@-webkit-keyframes spin{}', '@-webkit-keyframes spin'],
    ['@property --turn{}', '@property --turn'],
    ['@counter-style hearts{}', '@counter-style hearts'],
    ['@layer base;', '@layer base'],
    ['@layer inbox-a,base;', '@layer inbox-a,base'],
    ['@font-face{font-family:"Unbounded";src:url(a.woff2)}', '@font-face "Unbounded"'],
    ['@import "other.css";', '@import "other.css"'],
    ['@scope (.inbox-a) to (*){a{}}', '@scope (.inbox-a) to (*)'],
    ['@page{margin:0}', '@page'],
    ['@view-transition{navigation:auto}', '@view-transition'],
    ['@novelty x{}', '@novelty x'],
    ['.inbox-a{anchor-name:--inbox-a,--b}', '.inbox-a { anchor-name: --inbox-a,--b }'],
    ['.inbox-a{view-transition-name:card}', '.inbox-a { view-transition-name: card }'],
  ])('rejects %s, a name without the prefix of the remote', (css, what) => {
    expect(found(css)).toEqual([what]);
  });
});

describe('[MFE-13] stacking order', () => {
  test('keeps elements of a page below the sheets unless they ignore pointer events', () => {
    expect(found(`.inbox-a{z-index:${SHEETS_Z_INDEX - 1}}.inbox-b{z-index:60;pointer-events:none}`)).toEqual([]);
    expect(found('.inbox-a{position:fixed;z-index:60}')).toEqual(['.inbox-a { z-index: 60 }']);
    expect(found('.inbox-a{z-index:var(--high)}')).toEqual(['.inbox-a { z-index: var(--high) }']);
    expect(found('.inbox-a{z-index:auto}.inbox-b{z-index:-1}')).toEqual([]);
  });

  test('the lowest z-index of the sheets is the limit of the check', () => {
    const drawer = path.resolve(import.meta.dirname, '../../../shared-bridge/src/shell/drawer.module.css');
    const heights = [...readFileSync(drawer, 'utf8').matchAll(/z-index: (\d+)/g)].map(([, height]) => Number(height));
    expect(Math.min(...heights)).toBe(SHEETS_Z_INDEX);
  });
});
