import { expect, test } from '@rstest/core';
import { isUnreadable } from './unreadable-events.ts';

const told = (eventType: string, eventData?: unknown) => JSON.stringify({ eventType, eventData });
const area = { top: 0, bottom: 34, left: 0, right: 0 };

test.each([
  told('theme_changed', { theme_params: { bg_color: '#17212b', text_color: -1 } }),
  told('theme_changed', { theme_params: {} }),
  told('viewport_changed', { height: 700, is_state_stable: true, is_expanded: true }),
  told('safe_area_changed', area),
  told('back_button_pressed'),
  told('toString', null),
  'no JSON',
  'null',
])('[SDK-05] the library receives %s', (message) => {
  expect(isUnreadable(message)).toBe(false);
});

test.each([
  told('theme_changed'),
  told('theme_changed', { theme_params: null }),
  told('theme_changed', { theme_params: { bg_color: 'white' } }),
  told('theme_changed', { theme_params: { bg_color: null } }),
  told('viewport_changed', { height: '700' }),
  told('viewport_changed', { height: 700, width: null }),
  told('safe_area_changed', { ...area, top: null }),
  told('content_safe_area_changed', 'none'),
])('[SDK-05] the library does not receive %s', (message) => {
  expect(isUnreadable(message)).toBe(true);
});
