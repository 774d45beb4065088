import { expect, test } from '@rstest/core';
import { composePage } from '../compose-page.ts';
import type { Release, RemoteRelease } from '../schema.ts';
import { composeFrames } from './compose-frames.ts';
import type { HostFrames, RemoteFrames } from './file.ts';
import { PLACEHOLDER, TAB } from './layout.ts';
import type { FrameSet } from './read.ts';
import { styleSheetOf } from './styles.ts';

const inLanguages = (html: string) => ({ en: html, he: html });
const item = (icon: string, isActive: boolean) => `<li><a href="#${TAB}"${isActive ? ' aria-current="page"' : ''}>${icon} ${TAB}</a></li>`;
const host: HostFrames = {
  schema: 1,
  icons: ['star', 'heart'],
  rules: ['body{color:var(--text)}', '.bar{}', '.page{}'],
  tokens: [
    {
      open: ':root{',
      close: '}',
      values: [
        ['--text', 'var(--ink)'],
        ['--ink', '#000'],
        ['--unused', '1'],
      ],
    },
    { open: '.dark{', close: '}', values: [['--ink', '#fff']] },
  ],
  fonts: { he: '@font-face{font-family:H}' },
  tab: {
    rules: [0, 1],
    html: inLanguages(
      `<main>${PLACEHOLDER}</main><ul>${['star', 'heart'].flatMap((icon) => [item(icon, true), item(icon, false)]).join('')}</ul>`,
    ),
  },
  full: { rules: [0, 2], html: inLanguages(`<main class="page">${PLACEHOLDER}</main>`) },
};
const frame = (route: string, mode: 'anonymous' | 'valentine', rules: readonly number[]) => ({
  route,
  mode,
  rules,
  html: { en: `<p>${route} ${mode}</p>`, he: `<p>עברית</p>` },
});
const share: RemoteFrames = {
  schema: 1,
  rules: ['.share{}', '.valentine{}', '.other{}'],
  frames: [frame('/share', 'valentine', [0, 1]), frame('/share', 'anonymous', [0])],
  labels: { 'share-tab': { en: 'Share & <more>', he: 'שיתוף' } },
};
const send: RemoteFrames = {
  schema: 1,
  rules: ['.send{background:url(/r/send/a.svg)}'],
  frames: [{ ...frame('/send', 'valentine', [0]), html: { en: '<img src="/r/send/a.svg"/><img src="/art/b.webp"/>' } }],
  labels: { 'send-tab': { en: 'Send', he: 'שליחה' } },
};
const remote = (routes: readonly object[]) => ({
  active: { manifest: { routes } } as unknown as RemoteRelease,
  previous: [],
  withdrawn: [],
});
const release = {
  origin: '',
  remotes: {
    send: remote([
      { path: '/send', mode: 'valentine', entry: 'send' },
      { path: '/to', tab: { order: 2, icon: 'heart', festiveIcon: 'star', label: 'send-tab' } },
    ]),
    share: remote([{ path: '/share', isHome: true, tab: { order: 1, icon: 'star', label: 'share-tab' } }]),
  },
} as unknown as Release;
const set: FrameSet = { host, remotes: { share, send } };

test("[FST-01] the page contains the likely frame of the home page, the other mode's frame as a template, and the tabs of the manifests", () => {
  const { html = '' } = composeFrames(set, release, { locale: 'en' }) ?? {};
  expect(html).toBe(
    '<template class="frame" data-route="/share" data-mode="valentine"><main><p>/share valentine</p></main>' +
      '<ul><li><a href="#/share" aria-current="page">star Share &amp; &lt;more></a></li><li><a href="#/to">heart Send</a></li></ul></template>' +
      '<div id="frame" data-route="/share" data-mode="anonymous" lang="en" dir="ltr"><main><p>/share anonymous</p></main>' +
      '<ul><li><a href="#/share" aria-current="page">star Share &amp; &lt;more></a></li><li><a href="#/to">heart Send</a></li></ul></div>',
  );
});

test("[FST-01] a friend's link gets only the frame of its route, without tabs", () => {
  const { html } = composeFrames(set, release, { locale: 'en', friendRoute: '/send' }) ?? {};
  expect(html).toBe(
    '<div id="frame" data-route="/send" data-mode="valentine" lang="en" dir="ltr"><main class="page"><img src="/r/send/a.svg"/><img src="/art/b.webp"/></main></div>',
  );
});

test('[FST-01] the style sheet contains the rules of the frames once, and the custom properties that they use', () => {
  const { css } = composeFrames(set, release, { locale: 'en' }) ?? {};
  expect(css).toBe(':root{--text:var(--ink);--ink:#000}.dark{--ink:#fff}body{color:var(--text)}.bar{}.share{}.valentine{}');
});

test('[FST-01] neighbouring rules of the same media query share it', () => {
  const rules = ['@media (a){.x{}}', '@media (a){.y{}}', '@media (b){.x{}}', '.x{}', '@media (b){.z{}}'];
  const css = styleSheetOf({ tokens: [] }, [{ file: { rules }, rules: [0, 1, 2, 3, 4] }]);
  expect(css).toBe('@media (a){.x{}.y{}}@media (b){.x{}}.x{}@media (b){.z{}}');
});

test('[FST-01][NAV-04] a tab has its festive icon in its season', () => {
  expect(composeFrames(set, release, { locale: 'en', isFestive: true })?.html).toContain('<a href="#/to">star Send</a>');
});

test('[FST-01] a right-to-left frame has dir="rtl"', () => {
  expect(composeFrames(set, release, { locale: 'he' })?.html).toContain('lang="he" dir="rtl"');
});

test.each([
  ['a language that the frame does not have', set, { locale: 'he', friendRoute: '/send' }],
  ['an unknown language', set, { locale: 'xx' }],
  ['a route that has no frame', set, { locale: 'en', friendRoute: '/attic' }],
  ['a remote without frames, whose tab has no label', { host, remotes: { share } }, { locale: 'en' }],
  ['a home page without frames', { host, remotes: { send, share: { ...share, frames: [] } } }, { locale: 'en' }],
] as const)('[FST-01] returns null for %s', (_, frames, options) => {
  expect(composeFrames(frames, release, options)).toBeNull();
});

test("[FST-01][MFE-07] files of a frame are loaded from the release's origin, art from the app's", () => {
  const composed = composeFrames(set, { ...release, origin: 'https://cdn.example' }, { locale: 'en', friendRoute: '/send' });
  expect(composed?.html).toContain('<img src="https://cdn.example/r/send/a.svg"/><img src="/art/b.webp"/>');
  expect(composed?.css).toContain('url(https://cdn.example/r/send/a.svg)');
});

test("[FST-01] frames precede the app's stylesheet, which would block them, and the page contains its messages in one language only", () => {
  const page =
    '<html><head><title>x</title><link href="/host/index.1.css" rel="stylesheet"><script id="release"></script><script id="languages">{"en":["Late"],"ru":["Поздно"]}</script></head><body class=a><div id="root"></div></body></html>';
  const made = composePage(
    page,
    { ...release, n: 1, shell: { active: { shared: {}, provides: '1.0.0' } }, remotes: {} } as unknown as Release,
    {
      locale: 'ru',
      css: '.a{}',
      html: '<div id="frame"></div>',
    },
  );
  expect(made.replace(/(id="release">)[^<]*/, '$1')).toBe(
    '<html><head><title>x</title><script id="release"></script><script id="languages">{"ru":["Поздно"]}</script><style id="frame-styles">.a{}</style></head>' +
      '<body class=a><div id="frame"></div><script>try{billetFrame()}catch(e){var f=document.getElementById("frame");f&&f.remove();throw e}</script><link href="/host/index.1.css" rel="stylesheet"><div id="root"></div></body></html>',
  );
});
