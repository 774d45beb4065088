import { describe, expect, test } from '@rstest/core';
import { launchParamsIn, routeIn, withoutLaunchParams } from './launch-params.ts';

const old = encodeURIComponent('user=1&auth_date=100&hash=old');
const theme = encodeURIComponent('{"bg_color":"#17212b","text_color":"#ffffff"}');
const newer = encodeURIComponent('user=1&auth_date=200&hash=new');

describe('[ENV-11] a route contains no launch parameters, in every form that clients append them', () => {
  test.each([
    ['#/inbox', '/inbox'],
    [`#/inbox?tgWebAppData=${old}`, '/inbox'],
    [`#/inbox&tgWebAppData=${old}&tgWebAppVersion=9.0`, '/inbox'],
    [`#/inbox#tgWebAppData=${old}`, '/inbox'],
    [`#/inbox%3FtgWebAppData=${old}`, '/inbox'],
    [`#/ask?code=a2b3c4d5e6%26tgWebAppData=${old}`, '/ask?code=a2b3c4d5e6'],
    [`#/inbox?tgWebAppData=${old}&tgWebAppData=${newer}`, '/inbox'],
    [`#/ask?code=a2b3c4d5e6&tgWebAppData=${old}`, '/ask?code=a2b3c4d5e6'],
    [`#/ask?tgWebAppData=${old}&code=a2b3c4d5e6`, '/ask?code=a2b3c4d5e6'],
    ['#/ask?tgWebAppStartParam=a2b3c4d5e6', '/ask'],
    [`#/inbox/tgWebAppData=${old}`, '/inbox'],
    [`#/inbox;tgWebAppData=${old}`, '/inbox'],
    [`#/inbox&amp;tgWebAppData=${old}&amp;tgWebAppVersion=9.0`, '/inbox'],
    [`#/inbox&amp;amp;tgWebAppData=${old}`, '/inbox'],
    [`#/inbox%C2%A0tgWebAppData=${old}`, '/inbox'],
    [`#/inbox%0D%0AtgWebAppData=${old}`, '/inbox'],
    [`#/inbox?tgWebAppData=${encodeURIComponent(old)}&tgWebAppThemeParams=${theme}`, '/inbox'],
    [`#/inbox?tgWebAppThemeParams=${encodeURIComponent(theme)}&tgWebAppData=${old}`, '/inbox'],
    [`#/inbox%253FtgWebAppData=${old}`, '/inbox'],
    [`#/inbox?tgWebAppData%3D${encodeURIComponent(old)}%26tgWebAppVersion%3D9.0`, '/inbox'],
    [`#${encodeURIComponent(encodeURIComponent(`/inbox?tgWebAppData=${old}`))}`, '/inbox'],
    [`#/ask?code=a2b3c4d5e6%26tgWebAppData%3D${encodeURIComponent(old)}`, '/ask?code=a2b3c4d5e6'],
    ['#/ask?code=%25&tgWebAppVersion%3D9.0%E0', '/ask?code=%25'],
    ['#/ask?code=%2525', '/ask?code=%2525'],
    [`#/ask?code=%2525&tgWebAppData=${encodeURIComponent(old)}`, '/ask?code=%2525'],
    [`#/tgWebAppData=${old}`, null],
    [`#!tgWebAppData=${old}`, null],
    [`#tgWebAppData=${old}`, null],
    [`#?tgWebAppData=${old}`, null],
    [`#/?tgWebAppData=${old}`, null],
    ['#/', null],
    ['#', null],
    ['', null],
  ])('[ENV-11] the route of the hash %s is %s', (hash, route) => {
    expect(routeIn(hash)).toBe(route);
  });

  test('launch parameters are removed from a stored place too', () => {
    expect(withoutLaunchParams(`/inbox?tgWebAppData=${old}`)).toBe('/inbox');
    expect(withoutLaunchParams('/ask?code=a2b3c4d5e6')).toBe('/ask?code=a2b3c4d5e6');
  });
});

test.each(['Infinity', '1e400', 'NaN', 'x', ''])('[ENV-02] init data dated %s is older than a dated one', (date) => {
  const corruptData = encodeURIComponent(`user=1&auth_date=${date}&hash=odd`);
  for (const address of [
    `https://app/#tgWebAppData=${corruptData}&tgWebAppData=${newer}`,
    `https://app/#tgWebAppData=${newer}&tgWebAppData=${corruptData}`,
  ])
    expect(launchParamsIn(address).get('tgWebAppData')).toBe('user=1&auth_date=200&hash=new');
});

describe('[ENV-02] launch parameters are read from every part of an address', () => {
  test.each([
    `https://app/#tgWebAppData=${newer}`,
    `https://app/?entry=send#tgWebAppData=${newer}`,
    `https://app/?tgWebAppData=${newer}`,
    `https://app/#/inbox?tgWebAppData=${newer}`,
    `https://app/#/inbox&tgWebAppData=${newer}`,
    `https://app/#/inbox%3ftgWebAppData=${newer}`,
    `https://app/#/ask?code=x&tgWebAppData=${newer}`,
    `https://app/?tgWebAppData=${old}#/inbox?tgWebAppData=${newer}`,
    `https://app/#/inbox?tgWebAppData=${newer}&tgWebAppData=${old}`,
    `https://app/#/inbox;tgWebAppData=${newer}`,
    `https://app/#/inbox?tgWebAppVersion=9.0&amp;tgWebAppData=${newer}`,
    `https://app/#tgWebAppData=${encodeURIComponent(newer)}`,
    `https://app/#${encodeURIComponent(`tgWebAppData=${newer}&tgWebAppVersion=9.0`)}`,
    `https://app/#/inbox%3FtgWebAppData%3D${encodeURIComponent(newer)}%26tgWebAppVersion%3D9.0`,
    `https://app/?tgWebAppData%253D${encodeURIComponent(encodeURIComponent(newer))}`,
  ])('[ENV-02] launch parameters are read from %s', (address) => {
    expect(new URLSearchParams(launchParamsIn(address).get('tgWebAppData') ?? '').get('hash')).toBe('new');
  });

  test.each([
    ['nothing', newer, theme],
    ['the init data', encodeURIComponent(newer), theme],
    ['the init data twice', encodeURIComponent(encodeURIComponent(newer)), theme],
    ['the theme', newer, encodeURIComponent(theme)],
    ['both', encodeURIComponent(newer), encodeURIComponent(theme)],
  ])('[ENV-02][ENV-04] launch parameters are read if a client escaped %s once more', (_what, data, colours) => {
    for (const whole of [
      `tgWebAppData=${data}&tgWebAppThemeParams=${colours}`,
      encodeURIComponent(`tgWebAppThemeParams=${colours}&tgWebAppData=${data}`),
    ]) {
      const params = launchParamsIn(`https://app/#/inbox?${whole}`);
      expect([...params.keys()].toSorted()).toEqual(['tgWebAppData', 'tgWebAppThemeParams']);
      expect(new URLSearchParams(params.get('tgWebAppData') ?? '').get('hash')).toBe('new');
      expect(JSON.parse(params.get('tgWebAppThemeParams') ?? '')).toEqual({ bg_color: '#17212b', text_color: '#ffffff' });
    }
  });

  test.each([
    ['start_param', 'tgWebAppData'],
    ['start_param', 'tgWebAppX'],
    ['user', '{"id":1,"first_name":"tgWebAppData=x"}'],
    ['user', '{"id":1,"first_name":"&tgWebAppVersion=1.0"}'],
    ['user', '{"id":1,"first_name":"x tgWebAppVersion%3D1"}'],
  ])('[ENV-02] init data is read whole if its %s is %s', (name, value) => {
    const data = new URLSearchParams({ [name]: value, auth_date: '200', hash: 'new' }).toString();
    const given = new URLSearchParams({ tgWebAppData: data, tgWebAppVersion: '9.0' });
    for (const part of [given, encodeURIComponent(`${given}`)]) {
      const params = launchParamsIn(`https://app/#/inbox?${part}`);
      expect([...params]).toEqual([...given]);
    }
    expect(routeIn(`#/inbox?${given}`)).toBe('/inbox');
  });

  test('[ENV-02] of version, platform and theme given twice, those that the client appended last are read', () => {
    const given = (version: string, theme: string) => `tgWebAppVersion=${version}&tgWebAppThemeParams=${encodeURIComponent(theme)}`;
    for (const separator of ['&', '?', '#', '&amp;']) {
      const address = `https://app/#/inbox?tgWebAppData=${old}&${given('6.0', '{"bg_color":"#ffffff"}')}${separator}tgWebAppData=${newer}&${given('9.0', '{"bg_color":"#000000"}')}`;
      const params = launchParamsIn(address);
      expect([...params.keys()]).toEqual(['tgWebAppData', 'tgWebAppVersion', 'tgWebAppThemeParams']);
      expect([params.get('tgWebAppVersion'), params.get('tgWebAppThemeParams')]).toEqual(['9.0', '{"bg_color":"#000000"}']);
    }
  });

  test('a start parameter in the query is read too', () => {
    expect(launchParamsIn('https://app/?entry=ask&tgWebAppStartParam=a2b3c4d5e6').get('tgWebAppStartParam')).toBe('a2b3c4d5e6');
  });
});
