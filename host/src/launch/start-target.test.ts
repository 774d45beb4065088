import { findLaunch } from '@billet/shared-bridge/launch';
import { describe, expect, test } from '@rstest/core';
import { type BootedWindow, boot } from '../inline-script/boot.ts';
import { requestFirstFiles } from '../inline-script/first-requests.ts';
import { samples } from '../site/samples.ts';
import { siteMapOf } from '../site/site-map.ts';
import { routeOf } from './place-launch.ts';
import { factsOf, type LaunchData, likelyPath, startTargetOf } from './start-target.ts';
import { storeExpiredRoute, storePlace } from './stored-place.ts';

const code = 'a2b3c4d5e6';
const own = 'zzzzzzzzzz';
const unknownCode = 'yyyyyyyyyy';
const siteMap = siteMapOf(samples);

/** Values stored on the device before the launch. */
interface StoredValues {
  readonly launchId?: string;
  readonly stored?: string;
  readonly expired?: string;
}

const initData = (start: string) => `auth_date=1&signature=s&hash=one${start && `&start_param=${start}`}`;
const params = (start = '') =>
  `tgWebAppData=${encodeURIComponent(initData(start))}&tgWebAppVersion=9.0&tgWebAppPlatform=android&tgWebAppThemeParams=%7B%7D`;
const older = `tgWebAppData=${encodeURIComponent(`auth_date=0&signature=s&hash=zero&start_param=${code}`)}`;
const launched = (start = '') => `#${params(start)}`;

function makeStorage(): Storage {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  } as Storage;
}

/** Fake window with the parts that a launch reads. */
function openPage(address: string, { launchId = 'one', stored, expired }: StoredValues): BootedWindow & { readonly preloaded: string[] } {
  const { hash, search, href } = new URL(address, 'https://billet.example/');
  const preloaded: string[] = [];
  const block = (id: string) => (id === 'release' ? JSON.stringify({ remotes: withFiles() }) : '{}');
  const page = {
    location: { hash, search, href },
    performance: { getEntriesByType: () => [] },
    name: '',
    navigator: { languages: ['en'] },
    sessionStorage: makeStorage(),
    localStorage: makeStorage(),
    matchMedia: () => ({ matches: false }),
    fetch: () => new Promise(() => {}),
    document: {
      documentElement: { classList: { toggle: () => false, contains: () => false }, style: { setProperty: () => {} } },
      getElementById: (id: string) => ({ textContent: block(id) }),
      createElement: () => ({}),
      head: { append: (...links: { href: string }[]) => preloaded.push(...links.map(({ href }) => href)) },
    },
    preloaded,
  } as unknown as BootedWindow & { readonly preloaded: string[] };
  if (stored) storePlace(page, { launchId, route: stored });
  if (expired) storeExpiredRoute(page, null, expired);
  return page;
}

/** Adds one file per page to the sample manifests, as a release has them. */
const withFiles = () =>
  Object.fromEntries(
    Object.entries(samples).map(([remote, { active }]) => {
      const pages = active.manifest.routes.map(({ path, page }) => [page, [`page of ${path}`]]);
      return [remote, { active: { ...active, entry: remote, integrity: {}, chunks: { pages: [], ...Object.fromEntries(pages) } } }];
    }),
  );

/** Routes that the inline script, the app's first guess and the router derive from the same launch. */
async function deriveRoutes(address: string, before: StoredValues, mode: 'valentine' | 'anonymous') {
  const page = openPage(address, before);
  requestFirstFiles(page, boot(page));
  const launch = launchDataOf(page);
  const startTarget = startTargetOf(factsOf(page, launch), siteMap.routes);
  const ownerOf = async (asked: string) => (asked === code ? mode : 'nobody');
  return {
    inline: page.preloaded.filter((file) => file.startsWith('page of ')),
    guess: likelyPath(startTarget),
    route: await routeOf(startTarget, siteMap, { ownCode: own, ownerOf }),
  };
}

/** Launch data as the app reads it. */
function launchDataOf(page: Window): LaunchData {
  try {
    return findLaunch(page).launch;
  } catch {
    return { rawInitData: null, startParam: null, account: null };
  }
}

interface LaunchCase {
  readonly of: string;
  readonly address: string;
  readonly before?: StoredValues;
  readonly mode?: 'valentine' | 'anonymous';
  /** Initial route of the router. */
  readonly route: string;
  /** First path that can be known early, if it differs. */
  readonly early?: string;
}

const rows: readonly LaunchCase[] = [
  { of: 'an empty address', address: '/', route: '/share' },
  { of: 'no start parameter', address: `/${launched()}`, route: '/share' },
  { of: 'the app for valentines', address: `/?entry=send${launched(code)}`, route: `/send?code=${code}` },
  { of: 'the app for questions', address: `/?entry=ask${launched(code)}`, route: `/ask?code=${code}` },
  { of: 'an unknown app', address: `/?entry=attic${launched(code)}`, mode: 'anonymous', route: `/ask?code=${code}`, early: '/share' },
  {
    of: 'no app and a recipient in valentine mode',
    address: `/${launched(code)}`,
    mode: 'valentine',
    route: `/send?code=${code}`,
    early: '/share',
  },
  {
    of: 'no app and a recipient in anonymous mode',
    address: `/${launched(code)}`,
    mode: 'anonymous',
    route: `/ask?code=${code}`,
    early: '/share',
  },
  { of: 'an unknown code', address: `/${launched(unknownCode)}`, route: '/share' },
  { of: 'a malformed code', address: `/?entry=send${launched('not-a-code')}`, route: '/share' },
  { of: 'one’s own code', address: `/?entry=send${launched(own)}`, route: '/share', early: '/send' },
  { of: 'a link on the web', address: `/?entry=send&tgWebAppStartParam=${code}`, route: `/send?code=${code}` },
  { of: 'the bot’s button to a tab', address: `/#/inbox?${params()}`, route: '/inbox' },
  { of: 'the bot’s button to a tab, joined by &', address: `/#/inbox&${params()}`, route: '/inbox' },
  { of: 'the bot’s button to a page with a query', address: `/#/ask?code=${code}&${params()}`, route: `/ask?code=${code}` },
  { of: 'a start parameter at the root', address: `/?entry=ask#/?${params(code)}`, route: `/ask?code=${code}` },
  {
    of: 'a place stored with launch parameters',
    address: `/${launched()}`,
    before: { stored: `/inbox?${params()}` },
    route: '/inbox',
  },
  {
    of: 'a return place stored with launch parameters',
    address: `/${launched()}`,
    before: { expired: `/inbox?${params()}` },
    route: '/inbox',
  },
  {
    of: 'an address with an older launch and its start parameter',
    address: `/?entry=ask&tgWebAppStartParam=${code}#/?${older}&${params()}`,
    route: '/share',
  },
  {
    of: 'a link whose address still has the route of an older launch',
    address: `/?entry=ask#/inbox?${older}&${params(code)}`,
    route: `/ask?code=${code}`,
  },
  {
    of: 'the same launch again with the route of an older launch',
    address: `/?entry=ask#/share?${older}&${params(code)}`,
    before: { stored: '/inbox' },
    route: '/inbox',
  },
  { of: 'a malformed start parameter beside a route', address: `/#/inbox?${params('not-a-code')}`, route: '/inbox' },
  { of: 'a reload after a link', address: `/?entry=ask&tgWebAppStartParam=${code}#/inbox`, before: { stored: '/share' }, route: '/inbox' },
  { of: 'a reload', address: `/?entry=send#/inbox`, route: '/inbox' },
  { of: 'a reload with a query', address: `/#/ask?code=${code}`, route: `/ask?code=${code}` },
  { of: 'the same launch again', address: `/?entry=ask${launched(code)}`, before: { stored: '/inbox' }, route: '/inbox' },
  {
    of: 'another launch in the same tab',
    address: `/?entry=ask${launched(code)}`,
    before: { stored: '/inbox', launchId: 'two' },
    route: `/ask?code=${code}`,
  },
  { of: 'an expired launch, opened again', address: `/${launched()}`, before: { expired: '/inbox' }, route: '/inbox' },
  {
    of: 'a link after an expired launch',
    address: `/?entry=ask${launched(code)}`,
    before: { expired: '/inbox' },
    route: `/ask?code=${code}`,
  },
  { of: 'a return place without a launch of the messenger', address: '/', before: { expired: '/inbox' }, route: '/share' },
];

describe('[ENV-11] route of a launch', () => {
  test.each(rows)(
    'the inline script, the first guess and the router derive the same route from $of',
    async ({ address, before = {}, mode = 'valentine', route, early = route.split('?')[0] }) => {
      const answers = await deriveRoutes(address, before, mode);
      expect(answers.route).toBe(route);
      expect(answers.inline).toEqual([`page of ${early}`]);
      expect(answers.guess || siteMap.home).toBe(early);
    },
  );
});

test('[ENV-12] the place of an expired launch is kept for ten minutes', () => {
  const page = openPage('/', { expired: '/inbox' });
  const later = (minutes: number) => JSON.stringify({ route: '/inbox', at: Date.now() - minutes * 60_000, account: null });
  const expired = () => factsOf(page, { rawInitData: 'hash=one', startParam: null, account: null }).previousRoute;
  expect(expired()).toBe('/inbox');
  page.localStorage.setItem('billet/launch/left', later(9));
  expect(expired()).toBe('/inbox');
  page.localStorage.setItem('billet/launch/left', later(11));
  expect(expired()).toBeNull();
});

test('[SND-03][ENV-12] the recipient of an expired launch is not disclosed to another account on the device', () => {
  const page = openPage('/', {});
  storeExpiredRoute(page, '1', `/send?code=${code}`);
  const expiredFor = (account: string | null) => factsOf(page, { rawInitData: 'hash=one', startParam: null, account }).previousRoute;
  expect(expiredFor('2')).toBeNull();
  expect(expiredFor(null)).toBeNull();
  expect(expiredFor('1')).toBe(`/send?code=${code}`);
});

test('[ENV-11] init data are never written to localStorage, and stored places that contain them are cleaned when read', () => {
  const page = openPage('/', { expired: `/inbox?${params()}`, stored: `/inbox?${params()}` });
  for (const storage of [page.localStorage, page.sessionStorage])
    for (const key of ['billet/launch/left', 'billet/place']) expect(storage.getItem(key) ?? '').not.toContain('tgWebApp');
  const poisoned = JSON.stringify({ route: `/inbox?${params()}`, at: Date.now(), account: null, launchId: 'one' });
  page.localStorage.setItem('billet/launch/left', poisoned);
  page.sessionStorage.setItem('billet/place', poisoned);
  const previousRoute = () => factsOf(page, { rawInitData: initData(''), startParam: null, account: null }).previousRoute;
  expect(previousRoute()).toBe('/inbox');
  page.sessionStorage.removeItem('billet/place');
  expect(previousRoute()).toBe('/inbox');
});
