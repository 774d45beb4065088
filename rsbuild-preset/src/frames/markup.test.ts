import { expect, test } from '@rstest/core';
import { forAllScreens } from './densities.ts';
import { shortest } from './markup.ts';
import { withoutStyles } from './own-styles.ts';
import { faultsOf } from './refuse.ts';

test('[FST-01] an image lists the files of all screen densities, so that the browser loads only one', () => {
  const at = (width: number) => `<p><img src="/art/a-${width}.webp" alt=""/></p>`;
  expect(forAllScreens([256, 256, 512, 512].map(at))).toBe(
    '<p><img src="/art/a-256.webp" alt="" srcset="/art/a-256.webp 2x, /art/a-512.webp 3x"/></p>',
  );
  expect(forAllScreens([256, 256, 256, 256].map(at))).toBe(at(256));
  expect(() => forAllScreens(['<p>1</p>', '<p>2</p>', '<p>3</p>', '<p>4</p>'])).toThrow('depends on the screen density');
});

test('[FST-01] omits what a browser does not need', () => {
  const html =
    '<button type="button"><img alt="" src="/art/a.svg" draggable="false"/>=&quot;&quot;</button><svg class="a"><path d="M1 1"></path></svg>';
  expect(shortest(html)).toBe('<button><img alt src="/art/a.svg">=&quot;&quot;</button><svg class="a"><path d="M1 1"/></svg>');
});

test('[FST-01] converts style attributes to classes, with one class per distinct style', () => {
  const rules = new Map<string, string>();
  const html = withoutStyles('<p class="a" style="--n:1;color:red">x</p><b style="--n:1;color:red"></b>', 'attic', rules);
  const [[name, rule] = []] = rules;
  expect(html).toBe(`<p class="a ${name}">x</p><b class="${name}"></b>`);
  expect([rules.size, rule]).toEqual([1, `#frame .${name}{--n:1;color:red}`]);
});

test.each([
  ['<script>x</script>', 'is not allowed in a frame'],
  ['<style>x</style>', 'is not allowed in a frame'],
  ['<iframe src="/r/attic/a"></iframe>', 'is not allowed in a frame'],
  ['<p onclick="x()">', 'has a handler'],
  ['<p id="a">', 'has an id'],
  ['<p style="color:red">', 'has an inline style'],
  ['<img src="https://elsewhere.example/a.png"/>', "isn't its own"],
  ['<img src="/r/other/a.png"/>', "isn't its own"],
  ['<img src="//elsewhere.example/a.png"/>', "isn't its own"],
  ['<a href="javascript:x()">', "isn't its own"],
  ['<img src="/art/a.webp" srcset="/art/a.webp 1x, https://elsewhere.example/a.webp 2x"/>', "isn't its own"],
])('[FST-01] rejects a frame with %s', (html, fault) => {
  expect(faultsOf(html, '/r/attic/').join()).toContain(fault);
});

test('[FST-01] accepts a frame with addresses of its own files', () => {
  const html = '<a href="#/inbox"><img src="/r/attic/a.svg" srcset="/art/a-1.webp 1x, /art/a-2.webp 2x"/></a><p data-slot="own.name"></p>';
  expect(faultsOf(html, '/r/attic/')).toEqual([]);
});
