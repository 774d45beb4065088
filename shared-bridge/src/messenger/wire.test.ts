import { beforeEach, expect, test } from '@rstest/core';
import { type FakeHost, frameApp } from '../../test/fake-host.ts';
import { configureWire, handOverToLibrary, listenTo, post, postRequiringVersion, supportsVersion } from './wire.ts';

type Native = (type: string, data: unknown) => void;
const native = globalThis as unknown as {
  TelegramWebviewProxy?: { postEvent(type: string, data: string): void };
  Telegram: { WebView: { receiveEvent: Native } };
};

let host: FakeHost;
beforeEach(() => {
  for (const name of ['TelegramWebviewProxy', 'TelegramGameProxy', 'Telegram', 'TelegramGameProxy_receiveEvent']) {
    Reflect.deleteProperty(globalThis, name);
  }
  host = frameApp();
});

test('[SDK-01] messages are sent to an allowed framing origin, or to that of Telegram', () => {
  configureWire('9.0', null);
  post('web_app_ready');
  configureWire('9.0', 'http://localhost:8081');
  post('web_app_ready');
  expect(host.posted.map(({ origin }) => origin)).toEqual(['https://web.telegram.org', 'http://localhost:8081']);
});

test('[SDK-05] a client receives only methods that its version supports', () => {
  configureWire('6.10', null);
  expect(['6.1', '6.10', '6.11', '7.0'].map(supportsVersion)).toEqual([true, true, false, false]);
  expect(() => postRequiringVersion('6.11', 'web_app_new', {})).toThrow('web_app_new');
  expect(host.posted).toEqual([]);
});

test('[SDK-01] malformed events and events of other senders are ignored', () => {
  const received: unknown[] = [];
  const stop = listenTo('theme_changed', (data) => received.push(data));
  host.send('theme_changed', { a: 1 });
  host.send('theme_changed', null);
  host.send('viewport_changed', {});
  stop();
  host.send('theme_changed', { a: 2 });
  expect(received).toEqual([{ a: 1 }, {}]);
});

test('[SDK-01] a native client is called by its proxy, and its events are handled once before and after the library is loaded', async () => {
  const posted: unknown[] = [];
  const listeners = new Set<(event: MessageEvent) => void>();
  Object.assign(globalThis, {
    top: globalThis,
    parent: globalThis,
    addEventListener: (_type: string, listener: (event: MessageEvent) => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: MessageEvent) => void) => listeners.delete(listener),
    dispatchEvent: (event: MessageEvent) => [...listeners].every((listener) => listener(event) ?? true),
    MessageEvent: class {
      constructor(_type: string, parts: object) {
        Object.assign(this, parts);
      }
    },
  });
  native.TelegramWebviewProxy = { postEvent: (type, data) => void posted.push([type, data]) };
  configureWire('9.0', null);
  postRequiringVersion('6.1', 'web_app_setup_back_button', { is_visible: true });
  expect(posted).toEqual([['web_app_setup_back_button', '{"is_visible":true}']]);

  const received: string[] = [];
  listenTo('back_button_pressed', () => received.push('own'));
  native.Telegram.WebView.receiveEvent('back_button_pressed', undefined);
  expect(received).toEqual(['own']);

  handOverToLibrary();
  const { on } = await import('@telegram-apps/sdk');
  on('back_button_pressed', () => received.push('library'));
  native.Telegram.WebView.receiveEvent('back_button_pressed', undefined);
  expect(received.sort()).toEqual(['library', 'own', 'own']);
});
