import { below, noAreas, noInsets, type Profile } from './profile.ts';

/** Telegram Web A. */
export const weba: Profile = {
  name: 'weba',
  label: 'Web A',
  platform: 'weba',
  version: '9.0',
  userAgent: null,
  colors: { light: {}, dark: {} },
  ignoredMethods: ['web_app_share_to_story'],
  startEvents: [
    { afterMs: 0, events: ['viewport', 'safe_area', 'content_safe_area'] },
    { afterMs: 400, events: ['theme'] },
  ],
  onLoaded: ['visibility'],
  viewport: { hasWidth: true, settlesAfterMs: 0 },
  answersBothAreas: true,
  areas: noAreas,
  fullscreen: {
    areas: { safe: noInsets, content: below(56) },
    events: ['viewport', 'safe_area', 'content_safe_area'],
    onRepeat: 'sends_state',
  },
  onLink: 'minimises',
  secondDialog: 'is_refused',
  lock: { dialogs: 3, ms: 2000, counts: 'all' },
  reloadTimeoutMs: 500,
  hasCustomStyle: true,
  closesOnEmptyMainButton: false,
  closesAfterPrepared: false,
  biometry: null,
  hasLocation: true,
  hasHomeScreen: false,
};
