import { beforeAll, expect, test } from '@rstest/core';
import { type FakeHost, FRAME, frameApp, launchHash } from '../../test/fake-host.ts';

let host: FakeHost;

beforeAll(async () => {
  host = frameApp(launchHash({ tgWebAppVersion: '6.9' }));
  const { configureWire } = await import('../messenger/wire.ts');
  const { initializeLibrary, startTelegram } = await import('./start-telegram.ts');
  const { findLaunch } = await import('./launch.ts');
  configureWire('6.9', FRAME);
  initializeLibrary(FRAME, '6.9');
  startTelegram(findLaunch(window).launch, () => undefined);
});

test('[SDK-05] a client of 6.9 may change its theme, although the library then posts a colour method that it lacks', () => {
  host.posted.length = 0;
  const change = () => host.send('theme_changed', { theme_params: { bg_color: '#17212b', bottom_bar_bg_color: '#17212b' } });
  expect(change).not.toThrow();
  expect(host.posted.map(({ type }) => type)).not.toContain('web_app_set_bottom_bar_color');
});

test('[SDK-05] an action that the client does not support ends as unsupported', async () => {
  const { telegramPrepared } = await import('../messenger/prepared.ts');
  expect(await telegramPrepared('id')).toEqual({ ok: false, reason: 'unsupported' });
});
