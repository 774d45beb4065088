import { android } from './android.ts';
import type { Profile } from './profile.ts';

/** Telegram for Android of April 2022: no invoices, no back button. */
export const android60: Profile = {
  ...android,
  name: 'android60',
  label: 'Android, 6.0',
  version: '6.0',
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; SM-A105F) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.0.0 Mobile Safari/537.36',
  startEvents: [],
  onLoaded: ['viewport', 'theme'],
  fullscreen: null,
  biometry: null,
  hasLocation: false,
  hasHomeScreen: false,
};
