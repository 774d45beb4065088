import { afterEach, beforeAll, describe, expect, rs, test } from '@rstest/core';
import { connectMessenger } from '../../test/connect-messenger.ts';
import { type FakeHost, FRAME, frameApp } from '../../test/fake-host.ts';
import type { Messenger } from '../contract.ts';

let host: FakeHost;
let messenger: Messenger;
const unhandled: unknown[] = [];

beforeAll(async () => {
  process.on('unhandledRejection', (reason) => unhandled.push(reason));
  host = frameApp();
  const { makeTelegramMessenger } = await import('./telegram.ts');
  await connectMessenger();
  messenger = makeTelegramMessenger(true);
});

afterEach(() => {
  rs.useRealTimers();
  expect(unhandled).toEqual([]);
});

test('[SDK-01] every message is sent to the origin that frames the app', () => {
  messenger.haptic({ kind: 'impact', style: 'light' });
  expect(host.posted.length).toBeGreaterThan(1);
  expect(new Set(host.posted.map(({ origin }) => origin))).toEqual(new Set([FRAME]));
});

test('[SDK-01] haptics of each kind are triggered', () => {
  messenger.haptic({ kind: 'impact', style: 'heavy' });
  expect(host.last('web_app_trigger_haptic_feedback')).toEqual({ type: 'impact', impact_style: 'heavy' });
  messenger.haptic({ kind: 'notification', type: 'success' });
  expect(host.last('web_app_trigger_haptic_feedback')).toEqual({ type: 'notification', notification_type: 'success' });
  messenger.haptic({ kind: 'selection' });
  expect(host.last('web_app_trigger_haptic_feedback')).toEqual({ type: 'selection_change' });
});

test('[SND-08] the app is visible until the messenger minimizes it', () => {
  expect(messenger.isVisible()).toBe(true);
  host.send('visibility_changed', { is_visible: false });
  expect(messenger.isVisible()).toBe(false);
  host.send('visibility_changed', { is_visible: true });
  expect(messenger.isVisible()).toBe(true);
});

test('[NAV-07] the header accepts all colour notations and ignores invalid ones', () => {
  messenger.setHeaderColor('rgb(201, 18, 63)');
  expect(host.last('web_app_set_header_color')).toEqual({ color: '#c9123f' });
  messenger.setHeaderColor('tomato');
  expect(host.last('web_app_set_header_color')).toEqual({ color: '#c9123f' });
});

test('[SND-03] the closing confirmation is switched on and off', () => {
  messenger.setClosingConfirmation(true);
  expect(host.last('web_app_setup_closing_behavior')).toEqual({ need_confirmation: true });
  messenger.setClosingConfirmation(false);
  expect(host.last('web_app_setup_closing_behavior')).toEqual({ need_confirmation: false });
});

describe('invoices', () => {
  const link = 'https://t.me/$slug-1';

  test("[PAY-01] after 'pending' onLater receives the final status of this invoice only", async () => {
    const later: string[] = [];
    host.on('web_app_open_invoice', ({ slug }) => queueMicrotask(() => host.send('invoice_closed', { slug, status: 'pending' })));
    expect(await messenger.openInvoice(link, (status) => later.push(status))).toBe('pending');
    host.send('invoice_closed', { slug: 'another', status: 'paid' });
    expect(later).toEqual([]);
    host.send('invoice_closed', { slug: 'slug-1', status: 'paid' });
    host.send('invoice_closed', { slug: 'slug-1', status: 'cancelled' });
    expect(later).toEqual(['paid']);
  });

  test('[PAY-01] a status after the 15 seconds reaches onLater, until another invoice is opened', async () => {
    rs.useFakeTimers();
    const later: string[] = [];
    host.on('web_app_open_invoice', () => {});
    const open = async () => {
      const opening = messenger.openInvoice(link, (status) => later.push(status));
      await rs.advanceTimersByTimeAsync(15_000);
      expect(await opening).toBe('unanswered');
    };
    await open();
    host.send('invoice_closed', { slug: 'slug-1', status: 'paid' });
    expect(later).toEqual(['paid']);
    await open();
    void messenger.openInvoice('https://t.me/$slug-2');
    host.send('invoice_closed', { slug: 'slug-1', status: 'cancelled' });
    expect(later).toEqual(['paid']);
    await rs.advanceTimersByTimeAsync(15_000);
  });

  test.each(['paid', 'cancelled', 'failed', 'pending'] as const)(
    '[PAY-01] openInvoice returns the status %s of the messenger',
    async (status) => {
      host.on('web_app_open_invoice', ({ slug }) => queueMicrotask(() => host.send('invoice_closed', { slug, status })));
      expect(await messenger.openInvoice(link)).toBe(status);
      expect(host.last('web_app_open_invoice')).toEqual({ slug: 'slug-1' });
    },
  );

  test('[PAY-01] an invoice link on another host is not opened', async () => {
    const before = host.posted.length;
    expect(await messenger.openInvoice('https://t.me.evil.example/$slug')).toBe('failed');
    expect(await messenger.openInvoice('https://t.me/billet_bot')).toBe('failed');
    expect(await messenger.openInvoice('no link at all')).toBe('failed');
    expect(host.posted.length).toBe(before);
  });

  test('[PAY-01] an invoice without a status for 15 seconds is unanswered, and the next one can be opened', async () => {
    rs.useFakeTimers();
    host.on('web_app_open_invoice', () => {});
    const opening = messenger.openInvoice(link);
    await rs.advanceTimersByTimeAsync(14_999);
    let status = 'open';
    void opening.then((now) => (status = now));
    await rs.advanceTimersByTimeAsync(0);
    expect(status).toBe('open');
    await rs.advanceTimersByTimeAsync(2);
    expect(await opening).toBe('unanswered');
    rs.useRealTimers();
    host.on('web_app_open_invoice', ({ slug }) => queueMicrotask(() => host.send('invoice_closed', { slug, status: 'paid' })));
    expect(await messenger.openInvoice(link)).toBe('paid');
  });
});

describe('pop-ups', () => {
  const popup = { message: 'Really?', buttons: [{ id: 'yes', type: 'default', text: 'Yes' }] } as const;
  /** The outcome for a pop-up that closes after `milliseconds`. */
  const answered = async (milliseconds: number, data: object) => {
    rs.useFakeTimers();
    host.on('web_app_open_popup', () => void setTimeout(() => host.send('popup_closed', data), milliseconds));
    const opening = messenger.openPopup(popup);
    await rs.advanceTimersByTimeAsync(milliseconds);
    return opening;
  };

  test('[SDK-01] openPopup returns the pressed button', async () => {
    expect(await answered(1, { button_id: 'yes' })).toEqual({ ok: true, value: 'yes' });
  });

  test('[SDK-05] a pop-up that closes faster than a user can press is locked', async () => {
    expect(await answered(99, {})).toEqual({ ok: false, reason: 'locked' });
  });

  test('[SDK-05] a pop-up that the user closes returns null', async () => {
    expect(await answered(100, {})).toEqual({ ok: true, value: null });
  });

  test('[TXT-02] an invalid pop-up is not sent to the messenger', async () => {
    const before = host.posted.length;
    expect(await messenger.openPopup({ message: '', buttons: [] })).toEqual({ ok: false, reason: 'failed' });
    expect(host.posted.length).toBe(before);
  });
});

describe('cloud storage', () => {
  test('[SHR-01] values are written to the cloud of the messenger and read from it', async () => {
    const cloud = new Map<string, string>();
    host.on('web_app_invoke_custom_method', ({ req_id, method, params }) => {
      const { key, value, keys } = params as { key: string; value: string; keys: string[] };
      if (method === 'saveStorageValue') cloud.set(key, value);
      const result = method === 'saveStorageValue' ? true : Object.fromEntries((keys ?? []).map((name) => [name, cloud.get(name) ?? '']));
      queueMicrotask(() => host.send('custom_method_invoked', { req_id, result }));
    });
    expect(await messenger.storage.read('app-mode')).toEqual({ ok: true, value: null });
    expect((await messenger.storage.write('app-mode', 'valentine')).ok).toBe(true);
    expect(await messenger.storage.read('app-mode')).toEqual({ ok: true, value: 'valentine' });
    expect(cloud.get('app-mode')).toBe('valentine');
  });

  test('[SDK-05] a cloud error falls back to the copy in this browser', async () => {
    host.on('web_app_invoke_custom_method', ({ req_id }) =>
      queueMicrotask(() => host.send('custom_method_invoked', { req_id, error: 'NO' })),
    );
    expect(await messenger.storage.read('app-mode')).toEqual({ ok: true, value: 'valentine' });
    expect(await messenger.storage.read('unknown')).toEqual({ ok: false, reason: 'failed' });
  });

  test('[SDK-05] cloud storage without an answer times out after two seconds', async () => {
    rs.useFakeTimers();
    host.on('web_app_invoke_custom_method', () => {});
    const reading = messenger.storage.read('another');
    await rs.advanceTimersByTimeAsync(2001);
    expect(await reading).toEqual({ ok: false, reason: 'timeout' });
  });
});

describe('emoji status', () => {
  test.each([
    ['USER_DECLINED', 'declined'],
    ['UNSUPPORTED', 'unsupported'],
    ['SERVER_ERROR', 'failed'],
  ])('[SDK-05] the emoji status error %s ends as %s', async (error, reason) => {
    host.on('web_app_set_emoji_status', () => queueMicrotask(() => host.send('emoji_status_failed', { error })));
    expect(await messenger.setEmojiStatus('5361800828313167608')).toEqual({ ok: false, reason });
  });

  test('[SHR-04] an emoji status that was set is a success', async () => {
    host.on('web_app_set_emoji_status', () => queueMicrotask(() => host.send('emoji_status_set')));
    expect((await messenger.setEmojiStatus('5361800828313167608')).ok).toBe(true);
  });
});

test('[TXT-02] only links of the messenger itself are opened in it', () => {
  messenger.openMessengerLink('https://t.me/billet_bot?start=send_anon');
  expect(host.last('web_app_open_tg_link')).toEqual({ path_full: '/billet_bot?start=send_anon' });
  const before = host.posted.length;
  messenger.openMessengerLink('https://example.com/t.me/');
  messenger.openLink('javascript:alert(1)');
  expect(host.posted.length).toBe(before);
});

test('[SHR-07] a story carries its widget link', () => {
  const widgetLink = { url: 'https://t.me/billet_bot/ask?startapp=abcdefgh23' };
  expect(messenger.shareToStory({ mediaUrl: 'https://billet.example/story.png', widgetLink }).ok).toBe(true);
  expect(host.last('web_app_share_to_story')).toMatchObject({ media_url: 'https://billet.example/story.png', widget_link: widgetLink });
});

test('[SHR-05] a link with a text opens the choice of chats', () => {
  expect(messenger.shareLink('https://t.me/billet_bot/ask?startapp=abcdefgh23', 'Ask me').ok).toBe(true);
  expect(host.last('web_app_open_tg_link')?.path_full).toContain('/share/url?url=');
});
