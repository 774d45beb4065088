import type { Profile } from './profile.ts';

/** Telegram Web A. */
export const weba: Profile = {
  name: 'weba',
  platform: 'weba',
  version: '9.0',
  silentOn: [],
  greetings: [
    { afterMs: 0, events: ['viewport', 'safe_area', 'content_safe_area'] },
    { afterMs: 400, events: ['theme'] },
  ],
  minimisesOnLink: true,
  secondDialog: 'closes_first',
  dialogLimit: 3,
  dialogLockMs: 2000,
  reloadPatienceMs: 500,
};
