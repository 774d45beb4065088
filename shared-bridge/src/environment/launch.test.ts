import { describe, expect, test } from '@rstest/core';
import { retrieveLaunchParams } from '@telegram-apps/sdk';
import { frameApp, launchHash } from '../../test/fake-host.ts';
import { findLaunch, type LaunchPage, storeForLibrary, storeLaunch } from './launch.ts';

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

/** Valid and invalid addresses, each of which the library accepts or rejects. */
const addresses: Readonly<Record<string, string>> = {
  'as the messenger gives them': launchHash(),
  'without init data': without('tgWebAppData'),
  'without a platform': without('tgWebAppPlatform'),
  'without a version': without('tgWebAppVersion'),
  'without a theme': without('tgWebAppThemeParams'),
  'a colour as a number': launchHash({ tgWebAppThemeParams: '{"bg_color":16777215}' }),
  'a colour as a negative number': launchHash({ tgWebAppThemeParams: '{"bg_color":-14606047}' }),
  'nobody in the init data': launchHash(initData({ user: null })),
  'a person without an id': launchHash(initData({ user: '{"first_name":"A"}' })),
  'a person whose name is a number': launchHash(initData({ user: '{"id":1,"first_name":2}' })),
  'a person in another language': launchHash(initData({ user: '{"id":1,"first_name":"A","language_code":"de","is_premium":true}' })),
  'a person that is no object': launchHash(initData({ user: 'Alice' })),
  'no signature': launchHash(initData({ signature: null })),
  'no hash': launchHash(initData({ hash: null })),
  'a date that is none': launchHash(initData({ auth_date: 'today' })),
  'a start parameter of the app': launchHash({ ...initData({}), tgWebAppStartParam: 'abcdefgh24' }),
  'a route before them': `/inbox?${launchHash()}`,
  'a route before them, joined by &': `/inbox&${launchHash()}`,
  'none at all': '/inbox',
};

const outcome = <T>(read: () => T): T | 'refused' => {
  try {
    return read();
  } catch {
    return 'refused';
  }
};

/** The same fields, read by the library. */
function libraryFunctions() {
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

const own = () => findLaunch(window).launch;

test.each(Object.entries(addresses))('[ENV-02] launch parameters with %s are accepted or rejected as by the library', (_what, hash) => {
  frameApp(hash);
  const read = outcome(own);
  frameApp(hash);
  const theirs = outcome(libraryFunctions);
  if (theirs === 'refused' || read === 'refused') expect(read).toBe(theirs);
  else expect(read).toMatchObject(theirs);
});

describe('[ENV-02][ENV-04] an invalid theme drops its colours but not the launch, and is stored in a form that the library accepts', () => {
  test.each([
    ['no object', 'dark', {}],
    ['a colour by its name', '{"bg_color":"white","text_color":"#102030"}', { text_color: '#102030' }],
    ['a colour of three digits', '{"bg_color":"#fa0"}', { bg_color: '#ffaa00' }],
    ['rgb()', '{"bg_color":"rgb(1, 2, 3)"}', { bg_color: '#010203' }],
    ['a colour that is null', '{"bg_color":null}', {}],
  ])('[ENV-02][ENV-04] an invalid theme is reduced to its valid colours: %s', (_what, tgWebAppThemeParams, theme) => {
    frameApp(launchHash({ tgWebAppThemeParams }));
    const found = findLaunch(window);
    expect(found.launch).toMatchObject({ version: '9.0', theme });
    storeForLibrary(window, found);
    expect(libraryFunctions()).toMatchObject({ version: '9.0', theme });
  });
});

/** A page opened by a client. A later page of the tab finds the data that it stores. */
function openPage(hash: string, { name = '', stored = {}, isRefusing = false, navigation = '' } = {}): LaunchPage {
  const values = new Map<string, string>(Object.entries(stored));
  const refuse = () => {
    throw new Error('QuotaExceededError');
  };
  return {
    location: { href: `https://app/#${hash}` } as Location,
    performance: { getEntriesByType: () => [{ name: navigation }] } as unknown as Performance,
    name,
    sessionStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => (isRefusing ? refuse() : void values.set(key, value)),
    } as Storage,
  };
}

const signedAt = (auth_date: number, id = 1) =>
  launchHash(initData({ auth_date: String(auth_date), user: `{"id":${id},"first_name":"A"}` }));
const dateOf = (page: LaunchPage) => new URLSearchParams(findLaunch(page).launch.rawInitData ?? '').get('auth_date');

describe('[ENV-02][ENV-12] the newest init data wins', () => {
  const storedLaunch = (auth_date: number, id?: number) => ({ 'tapps/launchParams': JSON.stringify(signedAt(auth_date, id)) });
  test.each([
    ['of an old address and a newer stored launch', openPage(`/inbox?${signedAt(100)}`, { stored: storedLaunch(200) }), '200'],
    ['of a new address and an older stored launch', openPage(signedAt(300), { stored: storedLaunch(200) }), '300'],
    ['of the navigation', openPage('/share', { navigation: `https://app/#${signedAt(300)}`, stored: storedLaunch(200) }), '300'],
    ['of two in one address', openPage(`/inbox?${signedAt(100)}&${signedAt(400)}`), '400'],
  ])('[ENV-02][ENV-12] the newest init data wins %s', (_what, page, date) => {
    expect(dateOf(page)).toBe(date);
  });

  test('a stored launch of another account never replaces the launch in the address', () => {
    expect(dateOf(openPage(signedAt(100, 1), { stored: storedLaunch(200, 2) }))).toBe('100');
  });

  test('a launch that the library overwrites with an older one is kept', () => {
    const page = openPage(signedAt(300));
    storeLaunch(page, findLaunch(page));
    page.sessionStorage.setItem('tapps/launchParams', JSON.stringify(signedAt(100)));
    Object.assign(page, { location: { href: 'https://app/#/share' } });
    expect(dateOf(page)).toBe('300');
  });
});

describe('[ENV-02][ENV-11] a start parameter belongs to the launch that it was given with', () => {
  const startOf = (page: LaunchPage) => findLaunch(page).launch.startParam;
  const startedAt = (auth_date: number, start_param: string | null) => launchHash(initData({ auth_date: String(auth_date), start_param }));
  const openAddress = (address: string, options = {}) =>
    Object.assign(openPage('', options), { location: { href: `https://app/${address}` } });
  const old = 'tgWebAppStartParam=abcdefgh24';

  test.each([
    ['in the query', `?${old}#/inbox?${signedAt(100)}&${signedAt(400)}`],
    ['in the hash', `#/inbox?${signedAt(100)}&${old}&${signedAt(400)}`],
    ['in the older init data', `#/inbox?${startedAt(100, 'abcdefgh24')}&${startedAt(400, null)}`],
    ['in the older init data and in the query', `?${old}#/inbox?${startedAt(100, 'abcdefgh24')}&${startedAt(400, null)}`],
  ])('[ENV-02][ENV-11] the start parameter of an older launch %s is not that of a newer launch without one', (_what, address) => {
    expect(startOf(openAddress(address))).toBeNull();
  });

  test('the start parameter in the init data replaces an older one that the address still holds', () => {
    expect(startOf(openAddress(`?${old}#${startedAt(400, 'abcdefgh25')}`))).toBe('abcdefgh25');
    expect(startOf(openAddress(`?${old}#/inbox?${signedAt(100)}&${startedAt(400, 'abcdefgh25')}`))).toBe('abcdefgh25');
  });

  test('an address that repeats the same init data keeps its start parameter', () => {
    expect(startOf(openAddress(`?${old}#${signedAt(400)}&${signedAt(400)}`))).toBe('abcdefgh24');
  });

  test('a reload restores no start parameter of an older launch', () => {
    const page = openAddress(`?${old}#/inbox?${signedAt(100)}&${signedAt(400)}`);
    storeLaunch(page, findLaunch(page));
    expect(startOf(Object.assign(page, { location: { href: `https://app/?${old}#/share` } }))).toBeNull();
  });
});

describe('[ENV-02] a reload restores the launch', () => {
  const reload = (page: LaunchPage) => Object.assign(page, { location: { href: 'https://app/#/share' } });

  test('a reload restores the launch from the storage of this tab', () => {
    const page = openPage(signedAt(300));
    storeLaunch(page, findLaunch(page));
    expect(dateOf(reload(page))).toBe('300');
    expect(page.name).toBe('');
  });

  test('a reload restores the launch from the window name if the storage rejects writes', () => {
    const page = openPage(signedAt(300), { isRefusing: true });
    storeLaunch(page, findLaunch(page));
    expect(dateOf(reload(page))).toBe('300');
  });

  test('a storage that cannot be read does not discard the launch in the address', () => {
    const page = openPage(signedAt(300));
    Object.defineProperty(page, 'sessionStorage', {
      get: () => {
        throw new Error('SecurityError');
      },
    });
    expect(dateOf(page)).toBe('300');
  });
});
