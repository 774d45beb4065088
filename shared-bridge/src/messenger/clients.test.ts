import { afterEach, beforeAll, beforeEach, describe, expect, rs, test } from '@rstest/core';
import { connectMessenger } from '../../test/connect-messenger.ts';
import { type FakeHost, frameApp, launchHash } from '../../test/fake-host.ts';
import type { Messenger } from '../contract.ts';

/** Every request that a page can make to the messenger. Requests without a result are included, because they may throw too. */
const requests: Readonly<Record<string, (messenger: Messenger) => unknown>> = {
  haptic: (messenger) => messenger.haptic({ kind: 'selection' }),
  header: (messenger) => messenger.setHeaderColor('#102030'),
  closing: (messenger) => messenger.setClosingConfirmation(true),
  mainButton: (messenger) => messenger.showButton('main', { onPress: () => {} })(),
  secondaryButton: (messenger) => messenger.showButton('secondary', { onPress: () => {} })(),
  settings: (messenger) => messenger.onSettings(() => {})(),
  link: (messenger) => messenger.shareLink('https://t.me/billet_bot', 'Hi'),
  story: (messenger) => messenger.shareToStory({ mediaUrl: 'https://billet.example/story.png' }),
  invoice: (messenger) => messenger.openInvoice('https://t.me/$slug'),
  popup: (messenger) => messenger.openPopup({ message: 'Really?', buttons: [{ id: 'ok', type: 'ok' }] }),
  prepared: (messenger) => messenger.sharePrepared('prepared'),
  emojiStatus: (messenger) => messenger.setEmojiStatus('5361800828313167608'),
  writeAccess: (messenger) => messenger.requestPermission('writeAccess'),
  phone: (messenger) => messenger.requestPermission('phone'),
  contact: (messenger) => messenger.requestPermission('contact'),
  statusAccess: (messenger) => messenger.requestPermission('emojiStatus'),
  biometry: (messenger) => messenger.requestPermission('biometry'),
  location: (messenger) => messenger.requestPermission('location'),
  storageRead: (messenger) => messenger.storage.read('app-mode'),
  storageWrite: (messenger) => messenger.storage.write('app-mode', 'valentine'),
  storageList: (messenger) => messenger.storage.list(),
  storageRemove: (messenger) => messenger.storage.remove('app-mode'),
};

const shapeless = [
  ['web_app_open_invoice', 'invoice_closed'],
  ['web_app_set_emoji_status', 'emoji_status_failed'],
  ['web_app_send_prepared_message', 'prepared_message_failed'],
  ['web_app_request_phone', 'phone_requested'],
  ['web_app_request_write_access', 'write_access_requested'],
  ['web_app_invoke_custom_method', 'custom_method_invoked'],
  ['web_app_biometry_get_info', 'biometry_info_received'],
  ['web_app_check_location', 'location_checked'],
] as const;

/** Requests that need an answer and have no fallback without one. */
const unanswered = [
  'popup',
  'prepared',
  'emojiStatus',
  'writeAccess',
  'phone',
  'contact',
  'statusAccess',
  'biometry',
  'location',
  'storageRemove',
];

const unhandled: unknown[] = [];
beforeAll(() => void process.on('unhandledRejection', (reason) => unhandled.push(reason)));
beforeEach(() => void rs.useFakeTimers());
afterEach(() => {
  rs.useRealTimers();
  expect(unhandled).toEqual([]);
});

/** The messenger for a client of a given version and behaviour. */
async function inFrontOf(version: string, answer: (host: FakeHost) => void, platform = 'ios'): Promise<Messenger> {
  const host = frameApp(launchHash({ tgWebAppVersion: version }));
  answer(host);
  const { makeTelegramMessenger } = await import('./telegram.ts');
  await connectMessenger(version);
  return makeTelegramMessenger(false, null, platform);
}

/** The result of every request: the reason of a failure, or the status if there is one. */
async function outcomes(messenger: Messenger): Promise<Record<string, unknown>> {
  const asked = Object.entries(requests).map(([name, ask]) => [name, ask(messenger)] as const);
  await rs.advanceTimersByTimeAsync(70_000);
  const ended = await Promise.all(asked.map(async ([name, answer]) => [name, reasonOf(await answer)] as const));
  return Object.fromEntries(ended);
}

function reasonOf(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('ok' in answer)) return answer;
  return answer.ok ? 'ok' : (answer as { readonly reason?: unknown }).reason;
}

describe('[SDK-05] no client makes a request throw, reject or wait forever', () => {
  test('[SDK-05] a client of the first version reports most features as unsupported at once', async () => {
    const ended = await outcomes(await inFrontOf('6.0', () => {}));
    for (const name of [
      'story',
      'popup',
      'prepared',
      'emojiStatus',
      'writeAccess',
      'phone',
      'contact',
      'statusAccess',
      'biometry',
      'location',
    ])
      expect([name, ended[name]]).toEqual([name, 'unsupported']);
    // the device storage replaces the cloud
    expect([ended.storageWrite, ended.storageList, ended.storageRemove]).toEqual(['ok', 'ok', 'ok']);
    expect(ended.invoice).toBe('failed');
  });

  test('[SDK-05] a client that never answers causes a timeout at the deadline', async () => {
    const ended = await outcomes(await inFrontOf('9.0', () => {}));
    for (const name of unanswered) expect([name, ended[name]]).toEqual([name, 'timeout']);
    expect(ended.invoice).toBe('unanswered');
  });

  test.each(['weba', 'webk', 'web', 'tdesktop', 'unigram'])(
    '[SDK-05][SHR-05] no story is requested from %s, which ignores it',
    async (platform) => {
      const posted: unknown[] = [];
      const listen = (host: FakeHost) => host.on('web_app_share_to_story', (data) => void posted.push(data));
      const story = { mediaUrl: 'https://billet.example/story.png' };
      expect((await inFrontOf('9.0', listen, platform)).shareToStory(story)).toEqual({ ok: false, reason: 'unsupported' });
      expect(posted).toEqual([]);
      for (const phone of ['android', 'android_x', 'ios', 'macos'])
        expect((await inFrontOf('9.0', listen, phone)).shareToStory(story)).toEqual({ ok: true, value: undefined });
      expect(posted).toHaveLength(4);
    },
  );

  test('[SDK-05] a client with malformed answers is treated like one that never answers', async () => {
    const ended = await outcomes(
      await inFrontOf('9.0', (host) => {
        for (const [method, event] of shapeless)
          host.on(method, () => void setTimeout(() => host.send(event, { nonsense: ['of', 'no', 'shape'] }), 500));
      }),
    );
    for (const name of unanswered) expect([name, ended[name]]).toEqual([name, 'timeout']);
    expect(ended.invoice).toBe('unanswered');
  });
});
