import { below, noAreas, type Profile } from './profile.ts';

/** Telegram for Android. */
export const android: Profile = {
  name: 'android',
  label: 'Android',
  platform: 'android',
  version: '9.1',
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; SM-A546B) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 ' +
    'Telegram-Android/11.5.3 (Samsung SM-A546B; Android 14; SDK 34; AVERAGE)',
  colors: {
    light: {
      hint_color: '#a8a8a8',
      link_color: '#2678b6',
      button_color: '#50a8eb',
      secondary_bg_color: '#f0f0f0',
      header_bg_color: '#527da3',
    },
    dark: {
      bg_color: '#1d2733',
      section_bg_color: '#1d2733',
      secondary_bg_color: '#151e27',
      header_bg_color: '#242d39',
      bottom_bar_bg_color: '#1d2733',
      hint_color: '#7d8b99',
      link_color: '#5eabe1',
      button_color: '#50a8eb',
      accent_text_color: '#64b5ef',
    },
  },
  ignoredMethods: [],
  startEvents: [{ afterMs: 0, events: ['safe_area', 'content_safe_area'] }],
  onLoaded: ['viewport'],
  viewport: { hasWidth: false, settlesAfterMs: 250 },
  answersBothAreas: false,
  areas: noAreas,
  fullscreen: {
    areas: { safe: below(24), content: below(46) },
    events: ['safe_area', 'content_safe_area', 'viewport'],
    onRepeat: 'fails',
  },
  onLink: 'closes',
  secondDialog: 'is_ignored',
  lock: { dialogs: 3, ms: 3000, counts: 'all' },
  reloadTimeoutMs: null,
  hasCustomStyle: false,
  closesOnEmptyMainButton: false,
  closesAfterPrepared: false,
  biometry: 'finger',
  hasLocation: true,
  hasHomeScreen: true,
};
