import { describe, expect, test } from '@rstest/core';
import { routeAt } from './routes.ts';
import { samples } from './samples.ts';
import { canonicalAddress, isTabPath, siteMapOf } from './site-map.ts';

describe('[MFE-09] site map', () => {
  const siteMap = siteMapOf(samples);

  test('[NAV-01] tabs are sorted by their order, regardless of the order of the remotes', () => {
    expect(siteMap.tabs.map(({ path }) => path)).toEqual(['/share', '/send-to-friend', '/inbox']);
    expect([isTabPath(siteMap, '/inbox'), isTabPath(siteMap, '/send'), isTabPath(siteMap, '/nowhere')]).toEqual([true, false, false]);
  });

  test('[NAV-01] an unknown or empty path has the home route', () => {
    for (const path of ['', '/', '/nowhere', '/share/more']) expect(routeAt(siteMap.routes, path)?.path).toBe('/share');
  });

  test('[NAV-01] an address gets the path of its route, without trailing slashes and in its case', () => {
    const canonical = (address: string) => canonicalAddress(siteMap.routes, address);
    expect(['/inbox', '/Inbox', '/inbox/', '/INBOX//'].map(canonical)).toEqual(Array(4).fill('/inbox'));
    expect(canonical('/Send/?code=AbC/?x')).toBe('/send?code=AbC/?x');
    expect(['', '/', '/nowhere', '/share/more'].map(canonical)).toEqual([null, null, null, null]);
  });

  test('[NAV-06] a dialog belongs to the remote that declares it', () => {
    expect(siteMap.dialogAt('contest')).toEqual({ remote: 'inbox', name: 'contest' });
    expect(siteMap.dialogAt('attic')).toBeNull();
  });

  test('an additional remote adds its page and its dialog', () => {
    const attic = { active: { manifest: { routes: [{ path: '/attic', page: 'Attic' }], dialogs: ['shareMenu'] as const } } };
    const more = siteMapOf({ ...samples, attic });
    expect(routeAt(more.routes, '/attic')).toMatchObject({ remote: 'attic', name: 'Attic' });
    expect(more.dialogAt('shareMenu')).toEqual({ remote: 'attic', name: 'shareMenu' });
    expect(more.tabs).toEqual(siteMap.tabs);
  });

  test('a release without a home route is rejected', () => {
    expect(() => siteMapOf({})).toThrow('has a home route');
  });
});
