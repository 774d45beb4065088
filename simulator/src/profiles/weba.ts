import { below, noAreas, noInsets, type Profile } from './profile.ts';

/** Telegram Web A. */
export const weba: Profile = {
  name: 'weba',
  label: 'Web A',
  platform: 'weba',
  version: '9.0',
  userAgent: null,
  colors: { light: {}, dark: {} },
  silentOn: ['web_app_share_to_story'],
  greetings: [
    { afterMs: 0, events: ['viewport', 'safe_area', 'content_safe_area'] },
    { afterMs: 400, events: ['theme'] },
  ],
  onLoaded: ['visibility'],
  viewport: { hasWidth: true, settlesAfterMs: 0 },
  answersBothAreas: true,
  areas: noAreas,
  fullscreen: {
    areas: { safe: noInsets, content: below(56) },
    tells: ['viewport', 'safe_area', 'content_safe_area'],
    again: 'is_told',
  },
  onLink: 'minimises',
  secondDialog: 'is_refused',
  lock: { dialogs: 3, ms: 2000, counts: 'all' },
  reloadPatienceMs: 500,
  hasCustomStyle: true,
  closesOnEmptyMainButton: false,
  closesAfterPrepared: false,
  biometry: null,
  hasLocation: true,
  hasHomeScreen: false,
};
