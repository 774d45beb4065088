import { below, noInsets, type Profile } from './profile.ts';

const HOME_INDICATOR = 34;

/** Telegram for iOS. */
export const ios: Profile = {
  name: 'ios',
  label: 'iOS',
  platform: 'ios',
  version: '9.1',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  colors: {
    light: {
      hint_color: '#8e8e93',
      link_color: '#007aff',
      button_color: '#007aff',
      secondary_bg_color: '#efeff4',
      header_bg_color: '#f8f8f8',
    },
    dark: {
      bg_color: '#000000',
      section_bg_color: '#1c1c1d',
      secondary_bg_color: '#1c1c1d',
      header_bg_color: '#1d1d1d',
      bottom_bar_bg_color: '#1d1d1d',
      hint_color: '#98989e',
      link_color: '#3e88f7',
      button_color: '#3e88f7',
      accent_text_color: '#3e88f7',
    },
  },
  ignoredMethods: [],
  startEvents: [{ afterMs: 0, events: ['safe_area', 'content_safe_area'] }],
  onLoaded: ['viewport', 'visibility'],
  viewport: { hasWidth: false, settlesAfterMs: 400 },
  answersBothAreas: false,
  areas: { safe: { ...noInsets, bottom: HOME_INDICATOR }, content: noInsets },
  fullscreen: {
    areas: { safe: { ...below(59), bottom: HOME_INDICATOR }, content: below(46) },
    events: ['safe_area', 'content_safe_area', 'viewport'],
    onRepeat: 'fails',
  },
  onLink: 'closes',
  secondDialog: 'is_ignored',
  lock: { dialogs: 3, ms: 2000, counts: 'all' },
  reloadTimeoutMs: null,
  hasCustomStyle: false,
  closesOnEmptyMainButton: false,
  closesAfterPrepared: false,
  biometry: 'face',
  hasLocation: true,
  hasHomeScreen: false,
};
