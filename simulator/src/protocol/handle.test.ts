import { describe, expect, test } from '@rstest/core';
import { weba } from '../profiles/weba.ts';
import { themed } from './appearance.ts';
import { answerDialog } from './dialogs.ts';
import { type FrameState, openFrame, type Params, type Step, step } from './frame.ts';
import { handle } from './handle.ts';
import { invoiceLoaded, paymentAnswered } from './invoice.ts';
import { closing, reloading } from './lifecycle.ts';
import { preparedMessageLoaded } from './sharing.ts';

const fresh = openFrame(weba, 'light', 'unasked');
const send = (method: string, params: Params = {}, state: FrameState = fresh, now = 0): Step =>
  handle(method, params, state, now) ?? step(state);
const replies = ({ effects }: Step): unknown[] =>
  effects.flatMap((effect) => (effect.kind === 'reply' ? [[effect.event, effect.data]] : []));
const kinds = ({ effects }: Step): string[] => effects.map((effect) => effect.kind);
const invoice = { slug: 's', title: 'A gift', description: 'd', payload: 'p', stars: 98, label: 'l' };

test('a method that no client knows is not handled', () => {
  expect(handle('web_app_unheard_of', {}, fresh, 0)).toBeNull();
});

describe('answers of Web A', () => {
  test.each([
    ['iframe_ready', 'set_custom_style'],
    ['web_app_request_theme', 'theme_changed'],
    ['web_app_request_viewport', 'viewport_changed'],
    ['web_app_biometry_get_info', 'biometry_info_received'],
    ['web_app_check_location', 'location_checked'],
  ])('Web A answers %s by %s', (method, event) => {
    expect(replies(send(method)).map((reply) => Object(reply)[0])).toEqual([event]);
  });

  test('Web A answers either safe-area request with both areas', () => {
    const both = [
      ['safe_area_changed', { top: 0, bottom: 0, left: 0, right: 0 }],
      ['content_safe_area_changed', { top: 0, bottom: 0, left: 0, right: 0 }],
    ];
    expect(replies(send('web_app_request_safe_area'))).toEqual(both);
    expect(replies(send('web_app_request_content_safe_area'))).toEqual(both);
  });

  test('a pop-up closes with the id of the pressed button, or with none', () => {
    const { state } = send('web_app_open_popup', { message: 'Sure?', buttons: [{ id: 'yes', type: 'ok' }] });
    expect(state.dialog).toMatchObject({ kind: 'popup', buttons: [{ id: 'yes', text: 'OK' }] });
    expect(replies(answerDialog(state, 'yes'))).toEqual([['popup_closed', { button_id: 'yes' }]]);
    expect(replies(answerDialog(state, null))).toEqual([['popup_closed', {}]]);
  });

  test('write access that is already given is answered without a dialog', () => {
    const asked = send('web_app_request_write_access');
    expect([asked.state.dialog?.kind, replies(asked)]).toEqual(['write_access', []]);
    const allowed = answerDialog(asked.state, 'allow');
    expect(kinds(allowed)).toEqual(['allow_writing', 'reply']);
    const again = send('web_app_request_write_access', {}, allowed.state);
    expect([again.state.dialog, replies(again)]).toEqual([null, [['write_access_requested', { status: 'allowed' }]]]);
  });

  test('a custom method is passed to the server with its request id', () => {
    const { effects } = send('web_app_invoke_custom_method', { req_id: '4', method: 'getStorageKeys', params: {} });
    expect(effects).toEqual([{ kind: 'custom_method', requestId: '4', method: 'getStorageKeys', params: {} }]);
  });
});

describe('dialogs in quick succession', () => {
  const popup = { message: 'm', buttons: [{ id: 'a', type: 'ok' }] };

  test('a second pop-up closes the first: one answer, and none stays open', () => {
    const first = send('web_app_open_popup', { message: 'first' });
    const second = send('web_app_open_popup', { message: 'second' }, first.state, 10);
    expect([second.state.dialog, replies(second)]).toEqual([null, [['popup_closed', {}]]]);
  });

  test('another dialog while one is open is refused, and the first stays', () => {
    const { state } = send('web_app_open_popup', { message: 'first' });
    const second = send('web_app_request_phone', {}, state, 10);
    expect([second.state.dialog?.kind, replies(second)]).toEqual(['popup', [['phone_requested', { status: 'cancelled' }]]]);
  });

  test('three dialogs lock further ones, which are dismissed at once until the lock ends', () => {
    let { state } = send('web_app_open_popup', popup, fresh, 1000);
    for (const now of [1100, 1200]) state = send('web_app_open_popup', popup, answerDialog(state, 'a').state, now).state;
    const free = answerDialog(state, 'a').state;
    const locked = send('web_app_request_write_access', {}, free, 1300);
    expect([locked.state.dialog, replies(locked)]).toEqual([null, [['write_access_requested', { status: 'cancelled' }]]]);
    expect(send('web_app_open_popup', popup, free, 1200 + weba.lock.ms).state.dialog?.kind).toBe('popup');
  });
});

describe('invoice', () => {
  const loading = send('web_app_open_invoice', { slug: 's' });
  const asking = invoiceLoaded(loading.state, 's', invoice);

  test('an invoice is loaded, paid, and reported after the answer of the bot', () => {
    expect(kinds(loading)).toEqual(['load_invoice']);
    const paying = answerDialog(asking.state, 'pay');
    expect(kinds(paying)).toEqual(['pay']);
    expect(kinds(answerDialog(paying.state, 'pay'))).toEqual([]);
    const paid = paymentAnswered(paying.state, 's', { kind: 'done', reports: ['paid'] });
    expect([paid.state.dialog, replies(paid)]).toEqual([null, [['invoice_closed', { slug: 's', status: 'paid' }]]]);
  });

  test('a dismissed invoice is cancelled, and an unknown one failed', () => {
    expect(replies(answerDialog(asking.state, null))).toEqual([['invoice_closed', { slug: 's', status: 'cancelled' }]]);
    expect(replies(invoiceLoaded(loading.state, 's', null))).toEqual([['invoice_closed', { slug: 's', status: 'failed' }]]);
  });

  test('a refused invoice stays on the screen with its message and is reported once', () => {
    const refused = paymentAnswered(answerDialog(asking.state, 'pay').state, 's', { kind: 'refused', message: 'Sold out' });
    expect(refused.state.dialog).toMatchObject({ phase: 'stopped', message: 'Sold out' });
    expect(replies(refused)).toEqual([['invoice_closed', { slug: 's', status: 'failed' }]]);
    expect(answerDialog(refused.state, null)).toMatchObject({ state: { dialog: null }, effects: [] });
  });

  test('closing an invoice during the payment reports cancelled, then paid', () => {
    const left = answerDialog(answerDialog(asking.state, 'pay').state, null);
    const paid = paymentAnswered(left.state, 's', { kind: 'done', reports: ['paid'] });
    expect([...replies(left), ...replies(paid)].map((reply) => Object(reply)[1].status)).toEqual(['cancelled', 'paid']);
  });
});

describe('around the app', () => {
  test('closing with unsaved work asks the person, except when the app closes itself', () => {
    const { state } = send('web_app_setup_closing_behavior', { need_confirmation: true });
    const asked = closing(state);
    expect([asked.state.dialog?.kind, kinds(asked)]).toEqual(['closing', []]);
    expect(kinds(answerDialog(asked.state, 'close'))).toEqual(['close']);
    expect(kinds(answerDialog(asked.state, null))).toEqual([]);
    expect(kinds(send('web_app_close', {}, state))).toEqual(['close']);
  });

  test('an app that reloads itself is asked first and has half a second', () => {
    expect(reloading(fresh).effects).toEqual([{ kind: 'reload', afterMs: 0 }]);
    const { state } = send('iframe_ready', { reload_supported: true });
    expect(reloading(state).effects).toMatchObject([{ event: 'reload_iframe' }, { kind: 'reload', afterMs: 500 }]);
    expect(kinds(send('iframe_will_reload', {}, state))).toEqual(['keep_frame']);
  });

  test('a messenger link minimizes the app, a web link opens a tab, and other schemes do nothing', () => {
    expect(send('web_app_open_tg_link', { path_full: '/billet_bot?start=x' }).effects).toEqual([
      { kind: 'minimise' },
      { kind: 'open_messenger_link', url: 'https://t.me/billet_bot?start=x' },
    ]);
    expect(kinds(send('web_app_open_link', { url: 'https://example.org/' }))).toEqual(['open_link']);
    expect(kinds(send('web_app_open_link', { url: 'javascript:alert(1)' }))).toEqual([]);
  });

  test('a theme change is sent once', () => {
    const dark = themed(fresh, 'dark');
    expect(replies(dark)).toMatchObject([['theme_changed', { theme_params: { bg_color: '#212121' } }]]);
    expect(replies(themed(dark.state, 'dark'))).toEqual([]);
  });

  test('an unknown prepared message has expired; one that was not sent is declined', () => {
    const { state } = send('web_app_send_prepared_message', { id: 'p' });
    expect(replies(preparedMessageLoaded(state, 'p', null))).toEqual([['prepared_message_failed', { error: 'MESSAGE_EXPIRED' }]]);
    expect(replies(answerDialog(state, null))).toEqual([['prepared_message_failed', { error: 'USER_DECLINED' }]]);
  });

  test('a main button keeps the fields that its setup omits', () => {
    const { state } = send('web_app_setup_main_button', { is_visible: true, text: 'Continue', color: '#2481cc' });
    expect(send('web_app_setup_main_button', { is_active: false }, state).state.mainButton).toMatchObject({
      isVisible: true,
      isActive: false,
      text: 'Continue',
    });
  });
});
