import { pickLanguage } from '@billet/shared-i18n/locales';
import { describe, expect, test } from '@rstest/core';
import { type BootedWindow, boot } from './boot.ts';
import { requestFirstFiles } from './first-requests.ts';

const languages = { ru: { fonts: ['cyrillic.woff2', 'latin.woff2'] } };
const active = (name: string, page: string, route: object) => ({
  active: {
    entry: `/r/${name}/entry.js`,
    integrity: { [`/r/${name}/entry.js`]: 'sha256-entry', [`/r/${name}/${page}.css`]: 'sha256-style' },
    manifest: { routes: [{ page, ...route }], dialogs: [] },
    chunks: { pages: [`/r/${name}/pages.js`], [page]: [`/r/${name}/pages.js`, `/r/${name}/${page}.css`] },
  },
});
const release = {
  remotes: {
    share: active('share', 'Share', { path: '/share', isHome: true }),
    send: active('send', 'Send', { path: '/send', entry: 'send', mode: 'valentine' }),
  },
};
const blocks: Readonly<Record<string, string>> = {
  release: JSON.stringify(release),
  config: '{"apiBase":""}',
  languages: JSON.stringify(languages),
};
const initDataOf = (code: string, more = '') => {
  const user = JSON.stringify({ id: 1, first_name: 'Ann', language_code: code });
  return encodeURIComponent(`user=${encodeURIComponent(user)}&auth_date=1&signature=s&hash=1${more}`);
};
const initData = (more = '') => initDataOf('ru', more);
/** Launch parameters of a client. */
const launched = (data = initData(), theme: object = {}) =>
  `tgWebAppData=${data}&tgWebAppVersion=9.0&tgWebAppPlatform=android&tgWebAppThemeParams=${encodeURIComponent(JSON.stringify(theme))}`;

/** Fake window with the parts that the script reads. */
function openPage({
  hash = '',
  search = '',
  storedLaunch = '',
  chosen = '',
  languages = ['en-US'],
  answer = (): Promise<Response> => Promise.reject(new Error('nobody answers')),
} = {}) {
  const links: Record<string, string>[] = [];
  const asked: { address: string; token: string | undefined }[] = [];
  const classes = new Map<string, boolean>();
  const colours = new Map<string, string>();
  const page = {
    location: { hash, search, href: `https://billet.example/${search}${hash}` },
    performance: { getEntriesByType: () => [] },
    name: '',
    navigator: { languages },
    sessionStorage: { getItem: (key: string) => (key === 'tapps/launchParams' && storedLaunch) || null },
    localStorage: { getItem: (key: string) => (key === 'billet-language' && chosen) || null },
    matchMedia: () => ({ matches: false }),
    fetch: (address: string, options: { headers?: Record<string, string> }) => {
      asked.push({ address, token: options.headers?.['API-Token'] });
      return answer();
    },
    document: {
      documentElement: {
        classList: { toggle: (name: string, isOn: boolean) => classes.set(name, isOn), contains: () => false },
        style: { setProperty: (name: string, value: string) => colours.set(name, value) },
      },
      getElementById: (id: string) => ({ textContent: blocks[id] ?? '' }),
      createElement: () => ({}),
      head: { append: (...added: Record<string, string>[]) => links.push(...added) },
    },
  } as unknown as BootedWindow;
  requestFirstFiles(page, boot(page));
  return { page, links, asked, classes, colours, files: links.map(({ href }) => href) };
}

test('a launch requests profile, catalogue, fonts and each file of the first page once in parallel', () => {
  const { asked, files } = openPage({ hash: `#${launched()}` });
  expect(asked.map(({ address }) => address)).toEqual(['/locales/ru.ftl', '/api/profile']);
  expect(asked[1]?.token).toContain('hash=1');
  expect(files).toEqual(['/r/share/entry.js', '/r/share/pages.js', '/r/share/Share.css', '/fonts/cyrillic.woff2', '/fonts/latin.woff2']);
});

test('preload tags have the attributes of the later requests', () => {
  const { links } = openPage();
  expect(links[0]).toEqual({
    rel: 'preload',
    as: 'script',
    crossOrigin: 'anonymous',
    href: '/r/share/entry.js',
    integrity: 'sha256-entry',
  });
  expect(links[2]).toMatchObject({ as: 'style', integrity: 'sha256-style' });
});

test('[ENV-11] the files of the page of a start parameter with an entry, or of a route after a reload, are preloaded', () => {
  const opened = openPage({ hash: `#${launched(initData('&start_param=a2b3c4d5e6'))}`, search: '?entry=send' });
  expect(opened.files).toContain('/r/send/entry.js');
  expect(openPage({ hash: '#/send?code=a2b3c4d5e6' }).files).toContain('/r/send/entry.js');
});

test('after a reload the stored launch parameters provide the token', () => {
  const storedLaunch = JSON.stringify(launched());
  expect(openPage({ hash: '#/share', storedLaunch }).asked.map(({ address }) => address)).toContain('/api/profile');
});

test('[ENV-05] the early catalogue is read at once, because its time limit would end a body that the app reads late', async () => {
  const response = new Response('hello = Hello');
  const { page } = openPage({ answer: async () => response });
  await expect.poll(() => response.bodyUsed).toBe(true);
  expect(await page.__billetEarlyCatalogue?.text).toBe('hello = Hello');
});

describe('[I18-04] language of the early catalogue', () => {
  test.each([
    { of: 'the launch code', code: 'ru', languages: ['de'], locale: 'ru' },
    { of: 'pt-br', code: 'pt-br', locale: 'pt' },
    { of: 'PT-BR', code: 'PT-BR', locale: 'pt' },
    { of: 'pt_BR', code: 'pt_BR', locale: 'pt' },
    { of: 'a choice before the launch code', chosen: 'de', code: 'ru', locale: 'de' },
    { of: 'the browser, where the launch code is unsupported', code: 'xx', languages: ['tlh', 'uk-UA'], locale: 'uk' },
    { of: 'English, where nothing is supported', code: 'xx', languages: ['tlh'], locale: 'en' },
  ])('the early catalogue has the language of the app, given $of', ({ chosen = '', code, languages = [], locale }) => {
    const { asked } = openPage({ hash: `#${launched(initDataOf(code))}`, languages, chosen });
    expect(asked[0]?.address).toBe(`/locales/${locale}.ftl`);
    expect(pickLanguage({ chosen, launchCode: code, browserCodes: languages })).toBe(locale);
  });

  test('outside the messenger the browser’s language is used, and no profile is requested', () => {
    const { asked } = openPage({ languages: ['xx', 'pt-BR'] });
    expect(asked).toEqual([{ address: '/locales/pt.ftl', token: undefined }]);
  });
});

test('[VIS-03] the splash screen applies the readable colours of a custom theme', () => {
  const theme = { bg_color: '#0d1426', text_color: '#e8eefc', hint_color: '#0d1427' };
  const { classes, colours } = openPage({
    hash: `#${launched(initData(), theme)}`,
  });
  expect([classes.get('dark'), classes.get('themed')]).toEqual([true, true]);
  expect(Object.fromEntries(colours)).toEqual({
    '--color-background': '#0d1426',
    '--color-surface': '#0d1426',
    '--color-text': '#e8eefc',
    '--color-text-muted': '',
  });
});

test('[ENV-04] the splash screen is dark if the luminance of the messenger’s background is below 120', () => {
  const isDark = (color: unknown) => openPage({ hash: `#${launched(initData(), { bg_color: color })}` }).classes.get('dark');
  expect(['#212121', '#222', 'rgb(33, 33, 33)', 0x212121, -14606047].map(isDark)).toEqual([true, true, true, true, true]);
  expect(['#ffffff', '#fff', 16777215, -1, 'unreadable', null].map(isDark)).toEqual([false, false, false, false, false, false]);
});

test('[ENV-11] launch parameters after a route preload the files of that route', () => {
  for (const joint of ['?', '&']) {
    const { asked, files } = openPage({ hash: `#/send?code=a2b3c4d5e6${joint}${launched()}` });
    expect(asked.map(({ address }) => address)).toContain('/api/profile');
    expect(files).toContain('/r/send/entry.js');
  }
});

test('[ENV-02] after a reload with old init data in the address, the newer stored ones are sent to the server', () => {
  const newer = launched(encodeURIComponent('auth_date=9&signature=s&hash=newer'));
  const { asked } = openPage({
    hash: `#/inbox?${launched(encodeURIComponent('auth_date=1&signature=s&hash=old'))}`,
    storedLaunch: JSON.stringify(newer),
  });
  expect(asked.at(-1)?.token).toContain('hash=newer');
});
