import { expect, test } from '@rstest/core';
import { isUnreadable } from './unreadable-events.ts';

const messageOf = (eventType: string, eventData?: unknown) => JSON.stringify({ eventType, eventData });
const area = { top: 0, bottom: 34, left: 0, right: 0 };

test.each([
  messageOf('theme_changed', { theme_params: { bg_color: '#17212b', text_color: -1 } }),
  messageOf('theme_changed', { theme_params: {} }),
  messageOf('viewport_changed', { height: 700, is_state_stable: true, is_expanded: true }),
  messageOf('safe_area_changed', area),
  messageOf('back_button_pressed'),
  messageOf('toString', null),
  'no JSON',
  'null',
])('[SDK-05] the library receives %s', (message) => {
  expect(isUnreadable(message)).toBe(false);
});

test.each([
  messageOf('theme_changed'),
  messageOf('theme_changed', { theme_params: null }),
  messageOf('theme_changed', { theme_params: { bg_color: 'white' } }),
  messageOf('theme_changed', { theme_params: { bg_color: null } }),
  messageOf('viewport_changed', { height: '700' }),
  messageOf('viewport_changed', { height: 700, width: null }),
  messageOf('safe_area_changed', { ...area, top: null }),
  messageOf('content_safe_area_changed', 'none'),
])('[SDK-05] the library does not receive %s', (message) => {
  expect(isUnreadable(message)).toBe(true);
});
