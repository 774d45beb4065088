import { expect, test } from '@rstest/core';
import { retrieveLaunchParams } from '@telegram-apps/sdk';
import { frameApp, launchHash } from '../../test/fake-host.ts';
import { readLaunch } from './launch.ts';

const initData = (changes: Record<string, string | null>) => {
  const all = { user: '{"id":1,"first_name":"A"}', auth_date: '1772000000', hash: 'abc', signature: 's', ...changes };
  const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null);
  return { tgWebAppData: new URLSearchParams(given).toString() };
};
const without = (name: string) => {
  const params = new URLSearchParams(launchHash());
  params.delete(name);
  return params.toString();
};

/** Addresses whole and broken, each of which the library takes or refuses. */
const addresses: Readonly<Record<string, string>> = {
  'as the messenger gives them': launchHash(),
  'without init data': without('tgWebAppData'),
  'without a platform': without('tgWebAppPlatform'),
  'without a version': without('tgWebAppVersion'),
  'without a theme': without('tgWebAppThemeParams'),
  'a theme that is no object': launchHash({ tgWebAppThemeParams: 'dark' }),
  'a colour by its name': launchHash({ tgWebAppThemeParams: '{"bg_color":"white"}' }),
  'a colour as a number': launchHash({ tgWebAppThemeParams: '{"bg_color":16777215}' }),
  'nobody in the init data': launchHash(initData({ user: null })),
  'a person without an id': launchHash(initData({ user: '{"first_name":"A"}' })),
  'a person whose name is a number': launchHash(initData({ user: '{"id":1,"first_name":2}' })),
  'a person in another language': launchHash(initData({ user: '{"id":1,"first_name":"A","language_code":"de","is_premium":true}' })),
  'a person that is no object': launchHash(initData({ user: 'Alice' })),
  'no signature': launchHash(initData({ signature: null })),
  'no hash': launchHash(initData({ hash: null })),
  'a date that is none': launchHash(initData({ auth_date: 'today' })),
  'a start parameter of the app': launchHash({ tgWebAppStartParam: 'abcdefgh24' }),
  'a route before them': `/inbox?${launchHash()}`,
  'none at all': '/inbox',
};

const outcome = <T>(read: () => T): T | 'refused' => {
  try {
    return read();
  } catch {
    return 'refused';
  }
};

/** The same facts as the library has them. */
function byLibrary() {
  const given = retrieveLaunchParams();
  const user = given.tgWebAppData?.user;
  return {
    startParam: given.tgWebAppStartParam ?? given.tgWebAppData?.start_param ?? null,
    platform: given.tgWebAppPlatform,
    version: given.tgWebAppVersion,
    theme: given.tgWebAppThemeParams,
    languageCode: user?.language_code ?? null,
    isPremium: user?.is_premium ?? false,
    account: user ? String(user.id) : null,
  };
}

test.each(Object.entries(addresses))('[ENV-02] launch parameters with %s are read or refused as the library does', (_what, hash) => {
  frameApp(hash);
  const own = outcome(readLaunch);
  frameApp(hash);
  const theirs = outcome(byLibrary);
  if (theirs === 'refused' || own === 'refused') expect(own).toBe(theirs);
  else expect(own).toMatchObject(theirs);
});

test('[ENV-02] they are kept for a reload at another address, under the name that the library looks for', () => {
  frameApp();
  const first = readLaunch();
  const kept = window.sessionStorage;
  frameApp('/inbox');
  Object.defineProperty(globalThis, 'sessionStorage', { value: kept, configurable: true });
  expect(readLaunch()).toEqual(first);
  expect(byLibrary()).toMatchObject({ account: first.account });
});
