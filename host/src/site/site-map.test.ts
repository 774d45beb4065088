import { describe, expect, test } from '@rstest/core';
import { routeAt } from './routes.ts';
import { samples } from './samples.ts';
import { isTabPath, siteMapOf } from './site-map.ts';

describe('[MFE-09] the site map is what the released manifests say', () => {
  const siteMap = siteMapOf(samples);

  test('[NAV-01] tabs stand in their order, whatever order the remotes come in', () => {
    expect(siteMap.tabs.map(({ path }) => path)).toEqual(['/share', '/send-to-friend', '/inbox']);
    expect([isTabPath(siteMap, '/inbox'), isTabPath(siteMap, '/send'), isTabPath(siteMap, '/nowhere')]).toEqual([true, false, false]);
  });

  test('[NAV-01] an unknown or empty address is home’s', () => {
    for (const path of ['', '/', '/nowhere', '/share/more']) expect(routeAt(siteMap.routes, path)?.path).toBe('/share');
  });

  test('[NAV-06] a dialog is its owner’s', () => {
    expect(siteMap.dialogAt('contest')).toEqual({ remote: 'inbox', name: 'contest' });
    expect(siteMap.dialogAt('attic')).toBeNull();
  });

  test('a remote more brings its page and its dialog', () => {
    const attic = { active: { manifest: { routes: [{ path: '/attic', page: 'Attic' }], dialogs: ['shareMenu'] as const } } };
    const more = siteMapOf({ ...samples, attic });
    expect(routeAt(more.routes, '/attic')).toMatchObject({ remote: 'attic', name: 'Attic' });
    expect(more.dialogAt('shareMenu')).toEqual({ remote: 'attic', name: 'shareMenu' });
    expect(more.tabs).toEqual(siteMap.tabs);
  });

  test('a release without a home is refused', () => {
    expect(() => siteMapOf({})).toThrow('no home');
  });
});
