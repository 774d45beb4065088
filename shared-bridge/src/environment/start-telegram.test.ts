import { afterEach, beforeAll, beforeEach, expect, rs, test } from '@rstest/core';
import { mainButton, secondaryButton } from '@telegram-apps/sdk';
import { type FakeHost, FRAME, frameApp } from '../../test/fake-host.ts';

let host: FakeHost;
let logged: string[];
const log = ({ event }: { readonly event: string }) => void logged.push(event);

beforeAll(async () => {
  host = frameApp();
  const { configureWire } = await import('../messenger/wire.ts');
  const { initializeLibrary } = await import('./start-telegram.ts');
  configureWire('9.0', FRAME);
  initializeLibrary(FRAME, '9.0');
});

beforeEach(() => {
  rs.useFakeTimers();
  host.posted.length = 0;
  logged = [];
});

afterEach(async () => {
  host.on('web_app_request_write_access', () => {});
  await rs.advanceTimersByTimeAsync(61_000);
  rs.useRealTimers();
});

async function start(background = '#ffffff'): Promise<void> {
  const { startTelegram } = await import('./start-telegram.ts');
  const { findLaunch } = await import('./launch.ts');
  const { sendFirstMessages } = await import('./first-messages.ts');
  const launch = { ...findLaunch(window).launch, theme: { bg_color: background } };
  sendFirstMessages(launch);
  startTelegram(launch, log);
}

const answerAccess = (status: string, after: number) =>
  host.on('web_app_request_write_access', () => void setTimeout(() => host.send('write_access_requested', { status }), after));

test('[ENV-03] the start sets the background, disables swipes, expands the app and reports ready', async () => {
  await start();
  expect(host.last('web_app_set_background_color')).toEqual({ color: '#EFEFF3' });
  expect(host.last('web_app_setup_swipe_behavior')).toEqual({ allow_vertical_swipe: false });
  expect(host.last('web_app_expand')).toBeDefined();
  expect(host.last('web_app_ready')).toBeDefined();
  expect(host.last('web_app_request_write_access')).toBeDefined();
});

test('[ENV-03] a dark host gets the dark background', async () => {
  await start('#1c1c1d');
  expect(host.last('web_app_set_background_color')).toEqual({ color: '#1C1C1C' });
});

test('[ENV-03] a user who denies write access closes the app', async () => {
  answerAccess('cancelled', 300);
  await start();
  await rs.advanceTimersByTimeAsync(299);
  expect(host.last('web_app_close')).toBeUndefined();
  await rs.advanceTimersByTimeAsync(10);
  expect(host.last('web_app_close')).toBeDefined();
});

test("[ENV-03] a 'cancelled' within 100 ms is the lock of the client and does not close the app", async () => {
  answerAccess('cancelled', 40);
  await start();
  await rs.advanceTimersByTimeAsync(1000);
  expect(host.last('web_app_close')).toBeUndefined();
  expect(logged).toContain('write_access_open');
});

test('[ENV-03] a user who allows write access keeps the app open', async () => {
  answerAccess('allowed', 300);
  await start();
  await rs.advanceTimersByTimeAsync(1000);
  expect(host.last('web_app_close')).toBeUndefined();
});

test('[ENV-02] [SDK-02] a slow host is logged and has no other effect', async () => {
  await start();
  await rs.advanceTimersByTimeAsync(5000);
  expect(logged).toContain('host_slow');
  expect(logged).toContain('part_unmounted');
  expect(host.last('web_app_close')).toBeUndefined();
});

test('[SDK-03] the main and secondary buttons have their default texts and colours', async () => {
  await start();
  expect(mainButton.state()).toMatchObject({ text: 'Continue', backgroundColor: '#2481cc', textColor: '#ffffff' });
  expect(secondaryButton.state()).toMatchObject({ text: 'Cancel', position: 'left' });
});
