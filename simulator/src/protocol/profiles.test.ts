import { describe, expect, test } from '@rstest/core';
import { profiles } from '../profiles/profiles.ts';
import { themeParamsOf } from '../world/themes.ts';
import type { ProfileName, Quirk, Theme } from '../world/types.ts';
import { resized, sendEvents, themed } from './appearance.ts';
import { answerDialog } from './dialogs.ts';
import { type FrameState, openFrame, type Params, type Step, step } from './frame.ts';
import { exitFullscreen } from './fullscreen.ts';
import { handle } from './handle.ts';
import { reloading, shown } from './lifecycle.ts';

const names: readonly ProfileName[] = ['weba', 'webk', 'android', 'ios', 'tdesktop'];
const opened = (name: ProfileName) => openFrame(profiles[name], 'light', 'unasked');
const send = (name: ProfileName, method: string, params: Params = {}, state: FrameState = opened(name), now = 0): Step =>
  handle(method, params, state, now) ?? step(state);
const replies = ({ effects }: Step) => effects.flatMap((effect) => (effect.kind === 'reply' ? [effect] : []));
const events = (done: Step) => replies(done).map(({ event }) => event);
const kinds = ({ effects }: Step) => effects.map(({ kind }) => kind);
/** The result for each profile, by its name. */
const each = <T>(of: (name: ProfileName) => T) => Object.fromEntries(names.map((name) => [name, of(name)]));

test('[SDK-05] platform and version equal those of the real clients', () => {
  expect(each((name) => `${profiles[name].platform} ${profiles[name].version}`)).toEqual({
    weba: 'weba 9.0',
    webk: 'web 9.0',
    android: 'android 9.1',
    ios: 'ios 9.1',
    tdesktop: 'tdesktop 9.0',
  });
});

test('native clients have their own user agent, Android with its performance class', () => {
  expect(profiles.android.userAgent).toMatch(/Telegram-Android\/[\d.]+ \(.+; Android \d+; SDK \d+; (LOW|AVERAGE|HIGH)\)$/);
  expect([profiles.weba.userAgent, profiles.webk.userAgent]).toEqual([null, null]);
});

describe('[SDK-05] unrequested events', () => {
  test('each client sends its events on open in order', () => {
    expect(each((name) => profiles[name].startEvents.map(({ afterMs, events }) => `${afterMs}: ${events.join(' ')}`))).toEqual({
      weba: ['0: viewport safe_area content_safe_area', '400: theme'],
      webk: [],
      android: ['0: safe_area content_safe_area'],
      ios: ['0: safe_area content_safe_area'],
      tdesktop: ['0: viewport viewport'],
    });
  });

  test('each client sends its events after loading', () => {
    expect(each((name) => profiles[name].onLoaded.join(' '))).toEqual({
      weba: 'visibility',
      webk: '',
      android: 'viewport',
      ios: 'viewport visibility',
      tdesktop: '',
    });
  });

  test('mobile clients send a new size as unstable, then as stable; Web K sends nothing', () => {
    const size = { width: 320, height: 500 };
    const answers = each((name) =>
      replies(resized(opened(name), size)).map(({ data, afterMs = 0 }) => [Object(data).width, Object(data).is_state_stable, afterMs]),
    );
    expect(answers).toEqual({
      weba: [[320, true, 0]],
      webk: [],
      android: [
        [undefined, false, 0],
        [undefined, true, 250],
      ],
      ios: [
        [undefined, false, 0],
        [undefined, true, 400],
      ],
      tdesktop: [[undefined, true, 0]],
    });
  });
});

describe('[SDK-05] answers', () => {
  test('Web K never answers requests for size and safe areas, and Web A answers with both areas at once', () => {
    const methods = ['web_app_request_viewport', 'web_app_request_safe_area', 'web_app_request_content_safe_area'];
    const both = ['safe_area_changed', 'content_safe_area_changed'];
    const own = [['viewport_changed'], ['safe_area_changed'], ['content_safe_area_changed']];
    expect(each((name) => methods.map((method) => events(send(name, method))))).toEqual({
      weba: [['viewport_changed'], both, both],
      webk: [[], [], []],
      android: own,
      ios: own,
      tdesktop: own,
    });
  });

  test('phones return a biometry record and others none; Desktop answers only the first request', () => {
    const answers = each((name) => Object(replies(send(name, 'web_app_biometry_get_info'))[0]?.data).type ?? 'none');
    expect(answers).toEqual({ weba: 'none', webk: 'none', android: 'finger', ios: 'face', tdesktop: 'none' });
    expect(events(send('tdesktop', 'web_app_biometry_request_auth'))).toEqual([]);
    expect(replies(send('weba', 'web_app_biometry_request_auth'))).toMatchObject([{ data: { status: 'failed' } }]);
  });

  test('biometry access is requested once, and a confirmed fingerprint returns the saved token', () => {
    const asked = send('android', 'web_app_biometry_request_access', { reason: 'r' });
    const granted = answerDialog(asked.state, 'allow');
    expect(replies(granted)).toMatchObject([{ data: { access_requested: true, access_granted: true, token_saved: false } }]);
    const saved = send('android', 'web_app_biometry_update_token', { token: 't' }, granted.state);
    const auth = send('android', 'web_app_biometry_request_auth', {}, saved.state);
    expect(replies(answerDialog(auth.state, 'confirm'))).toMatchObject([{ data: { status: 'authorized', token: 't' } }]);
    expect(send('android', 'web_app_biometry_request_access', {}, granted.state).state.dialog).toBeNull();
  });

  test('Desktop has no location; other clients ask the person once', () => {
    expect(replies(send('tdesktop', 'web_app_request_location'))).toMatchObject([{ data: { available: false } }]);
    const declined = answerDialog(send('weba', 'web_app_request_location').state, null);
    expect(replies(declined)).toMatchObject([{ data: { available: false } }]);
    expect(replies(send('weba', 'web_app_check_location', {}, declined.state))).toMatchObject([
      { data: { available: true, access_requested: true, access_granted: false } },
    ]);
    const allowed = answerDialog(send('ios', 'web_app_request_location').state, 'allow');
    expect(replies(allowed)).toMatchObject([{ data: { available: true, latitude: expect.any(Number) } }]);
  });

  test('phones open stories; other clients ignore them', () => {
    const story = { media_url: 'https://example.org/1.png' };
    expect(each((name) => send(name, 'web_app_share_to_story', story).state.dialog?.kind ?? 'none')).toEqual({
      weba: 'none',
      webk: 'none',
      android: 'story',
      ios: 'story',
      tdesktop: 'none',
    });
  });

  test('a client without stories explains in the simulator that it ignores them', () => {
    const story = { media_url: 'https://example.org/1.png' };
    const { effects } = send('weba', 'web_app_share_to_story', story);
    expect(effects).toEqual([{ kind: 'explain', text: expect.stringContaining('Web A has no stories') }]);
    expect(send('android', 'web_app_share_to_story', story).effects).toEqual([]);
  });

  test('only Web A sends a style to the frame', () => {
    expect(each((name) => events(send(name, 'iframe_ready', { reload_supported: true })).length)).toEqual({
      weba: 1,
      webk: 0,
      android: 0,
      ios: 0,
      tdesktop: 0,
    });
  });

  test('a sent prepared message closes the app in Web K', () => {
    const sent = (name: ProfileName) => answerDialog(send(name, 'web_app_send_prepared_message', { id: 'p' }).state, 'bot:1');
    expect(kinds(sent('webk'))).toEqual(['send_prepared', 'reply', 'close']);
    expect(kinds(sent('weba'))).toEqual(['send_prepared', 'reply']);
  });
});

describe('[SDK-05] dialogs', () => {
  const popup = { message: 'm', buttons: [{ id: 'a', type: 'ok' }] };

  test('all clients except Web A ignore a second pop-up', () => {
    const second = each((name) => {
      const first = send(name, 'web_app_open_popup', { ...popup, message: 'first' });
      const done = send(name, 'web_app_open_popup', popup, first.state, 10);
      return [done.state.dialog?.kind ?? 'none', events(done).length];
    });
    expect(second).toEqual({ weba: ['none', 1], webk: ['popup', 0], android: ['popup', 0], ios: ['popup', 0], tdesktop: ['popup', 0] });
  });

  test('three dialogs lock for 2 to 3 s, and Web K counts each kind separately', () => {
    for (const name of names) {
      let state = opened(name);
      for (const now of [0, 100, 200]) state = answerDialog(send(name, 'web_app_open_popup', popup, state, now).state, 'a').state;
      const { ms } = profiles[name].lock;
      expect([2000, 3000]).toContain(ms);
      const locked = send(name, 'web_app_open_popup', popup, state, 200 + ms - 1);
      expect([locked.state.dialog, events(locked)]).toEqual([null, ['popup_closed']]);
      expect(send(name, 'web_app_open_popup', popup, state, 200 + ms).state.dialog?.kind).toBe('popup');
      const other = send(name, 'web_app_request_phone', {}, state, 300);
      expect(events(other)).toEqual(name === 'webk' ? [] : ['phone_requested']);
    }
  });
});

describe('[SDK-05] around the app', () => {
  test('a link into the messenger minimizes the app, keeps it, or closes it', () => {
    expect(each((name) => kinds(send(name, 'web_app_open_tg_link', { path_full: '/x' })).join(' '))).toEqual({
      weba: 'minimise open_messenger_link',
      webk: 'open_messenger_link',
      android: 'close open_messenger_link',
      ios: 'close open_messenger_link',
      tdesktop: 'open_messenger_link',
    });
  });

  test('an empty main button closes the app in Desktop only', () => {
    expect(each((name) => kinds(send(name, 'web_app_setup_main_button')).join(''))).toEqual({
      weba: '',
      webk: '',
      android: '',
      ios: '',
      tdesktop: 'close',
    });
  });

  test('browser clients ask the app before a reload and wait; phones and Desktop reload at once', () => {
    const patience = each((name) => {
      const ready = send(name, 'iframe_ready', { reload_supported: true });
      return reloading(ready.state).effects.map((effect) => (effect.kind === 'reload' ? effect.afterMs : effect.kind));
    });
    expect(patience).toEqual({ weba: ['reply', 500], webk: ['reply', 300], android: [0], ios: [0], tdesktop: [0] });
  });

  test('fullscreen changes the top edge of the content, and leaving it sends the same events', () => {
    const answers = each((name) => {
      const full = send(name, 'web_app_request_fullscreen');
      const top = replies(full).find(({ event }) => event === 'content_safe_area_changed');
      return [events(full)[0], Object(top?.data).top];
    });
    const changed = 'fullscreen_changed';
    expect(answers).toEqual({
      weba: [changed, 56],
      webk: [changed, 56],
      android: [changed, 46],
      ios: [changed, 46],
      tdesktop: [changed, 52],
    });
    const full = send('android', 'web_app_request_fullscreen').state;
    expect(events(send('android', 'web_app_request_fullscreen', {}, full))).toEqual(['fullscreen_failed']);
    expect(replies(exitFullscreen(full)).slice(0, 2)).toMatchObject([{ data: { is_fullscreen: false } }, { data: { top: 0 } }]);
    expect(exitFullscreen(opened('android')).effects).toEqual([]);
  });

  test('iOS reports insets for the home indicator and, in fullscreen, for the notch', () => {
    const [plain] = replies(send('ios', 'web_app_request_safe_area'));
    expect(plain?.data).toEqual({ top: 0, bottom: 34, left: 0, right: 0 });
    const full = send('ios', 'web_app_request_fullscreen').state;
    expect(replies(send('ios', 'web_app_request_safe_area', {}, full))[0]?.data).toMatchObject({ top: 59, bottom: 34 });
  });

  test('each client has its own colours and sends a change of theme once', () => {
    const buttons = each((name) => {
      const [event] = replies(themed(opened(name), 'dark'));
      return Object(event?.data).theme_params.button_color;
    });
    expect(buttons).toEqual({ weba: '#8774e1', webk: '#8774e1', android: '#50a8eb', ios: '#3e88f7', tdesktop: '#5288c1' });
    expect(events(sendEvents(opened('ios'), ['theme']))).toEqual(['theme_changed']);
  });

  test('[ENV-04] every theme has the same set of colours', () => {
    const names = (theme: Theme) => Object.keys(themeParamsOf(profiles.weba, theme)).toSorted();
    for (const theme of ['dark', 'sepia', 'midnight', 'fog'] as const) expect(names(theme), theme).toEqual(names('light'));
  });
});

describe('[SDK-05] clients of other versions', () => {
  test('a client ignores methods of later versions', () => {
    const invoice = { slug: 's' };
    const visible = each((name) => send(name, 'web_app_setup_back_button', { is_visible: true }).state.hasBackButton);
    expect(visible).toMatchObject({ weba: true, android: true });
    const old = (name: ProfileName) => [
      send(name, 'web_app_setup_back_button', { is_visible: true }).state.hasBackButton,
      send(name, 'web_app_open_invoice', invoice).state.dialog?.kind ?? null,
      send(name, 'web_app_invoke_custom_method', { req_id: '1', method: 'getStorageKeys', params: {} }).effects.length,
      send(name, 'web_app_share_to_story', { media_url: 'https://app/story.png' }).state.dialog?.kind ?? null,
    ];
    expect(old('android60')).toEqual([false, null, 0, null]);
    expect(old('android69')).toEqual([true, 'invoice', 1, null]);
  });

  test('an outdated client has no safe areas', () => {
    expect(events(send('android60', 'web_app_request_safe_area'))).toEqual([]);
    expect(profiles.android60.startEvents).toEqual([]);
  });
});

describe('[SDK-05] faults of real clients', () => {
  const faulty = (quirk: Quirk) => openFrame(profiles.ios, 'dark', 'unasked', quirk);

  test('the fault theme_on_return sends the theme on every return', () => {
    const hidden = shown(faulty('theme_on_return'), false).state;
    expect(events(shown(hidden, true))).toEqual(['visibility_changed', 'theme_changed']);
    expect(events(shown({ ...hidden, quirk: 'none' }, true))).toEqual(['visibility_changed']);
  });

  test('the fault number_colors sends colours as numbers', () => {
    const [event] = replies(sendEvents(faulty('number_colors'), ['theme']));
    expect(event?.data).toMatchObject({ theme_params: { bg_color: -16777216, text_color: -1 } });
  });

  test('the fault one_pixel_height sends a stable height of one pixel', () => {
    const events = replies(sendEvents(faulty('one_pixel_height'), ['viewport']));
    expect(events.map(({ data }) => data)).toMatchObject([
      { height: 760, is_state_stable: false },
      { height: 1, is_state_stable: true },
    ]);
  });
});
