import { beforeAll, beforeEach, expect, test } from '@rstest/core';
import { type FakeHost, frameApp } from '../../test/fake-host.ts';
import type { Messenger } from '../contract.ts';

let host: FakeHost;
let showButton: Messenger['showButton'];

beforeAll(async () => {
  host = frameApp();
  const { initializeLibrary } = await import('../environment/start-telegram.ts');
  const { mountParts } = await import('../environment/components.ts');
  const { telegramButton } = await import('./buttons.ts');
  initializeLibrary(null, '9.0');
  mountParts(() => {});
  showButton = telegramButton;
});

beforeEach(() => {
  host.posted.length = 0;
});

test("[SDK-01][SDK-03] the main button shows 'Continue' in white on #2481cc, reports presses and is hidden on release", () => {
  let presses = 0;
  const hide = showButton('main', { onPress: () => presses++ });
  expect(host.last('web_app_setup_main_button')).toMatchObject({
    is_visible: true,
    is_active: true,
    text: 'Continue',
    color: '#2481cc',
    text_color: '#ffffff',
  });
  host.send('main_button_pressed');
  hide();
  host.send('main_button_pressed');
  expect(presses).toBe(1);
  expect(host.last('web_app_setup_main_button')).toMatchObject({ is_visible: false });
});

test("[SDK-01][SDK-03] the secondary button shows 'Cancel' on the left, or the given text", () => {
  let presses = 0;
  const hide = showButton('secondary', { onPress: () => presses++ });
  expect(host.last('web_app_setup_secondary_button')).toMatchObject({ is_visible: true, text: 'Cancel', position: 'left' });
  host.send('secondary_button_pressed');
  hide();
  showButton('secondary', { text: 'Later', onPress: () => {} })();
  expect(presses).toBe(1);
  const updates = host.posted
    .filter(({ type }) => type === 'web_app_setup_secondary_button')
    .map(({ data }) => [data.text, data.is_visible]);
  expect(updates).toEqual([
    ['Cancel', true],
    ['Cancel', false],
    ['Later', true],
    ['Later', false],
  ]);
});
