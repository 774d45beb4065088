import { below, noAreas, noInsets, type Profile } from './profile.ts';

/** Telegram Web K. */
export const webk: Profile = {
  name: 'webk',
  label: 'Web K',
  platform: 'web',
  version: '9.0',
  userAgent: null,
  colors: {
    light: { hint_color: '#707579', link_color: '#3390ec', secondary_bg_color: '#f4f4f5' },
    dark: { bg_color: '#212121', secondary_bg_color: '#181818', section_bg_color: '#212121', button_color: '#8774e1' },
  },
  ignoredMethods: [
    'web_app_request_viewport',
    'web_app_request_safe_area',
    'web_app_request_content_safe_area',
    'web_app_share_to_story',
    'web_app_start_accelerometer',
    'web_app_start_gyroscope',
  ],
  startEvents: [],
  onLoaded: [],
  viewport: { hasWidth: false, settlesAfterMs: 0 },
  answersBothAreas: false,
  areas: noAreas,
  fullscreen: { areas: { safe: noInsets, content: below(56) }, events: ['content_safe_area'], onRepeat: 'fails' },
  onLink: 'stays',
  secondDialog: 'is_ignored',
  lock: { dialogs: 3, ms: 3000, counts: 'same_kind' },
  reloadTimeoutMs: 300,
  hasCustomStyle: false,
  closesOnEmptyMainButton: false,
  closesAfterPrepared: true,
  biometry: null,
  hasLocation: true,
  hasHomeScreen: false,
};
