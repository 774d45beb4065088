import { android60 } from './android60.ts';
import type { Profile } from './profile.ts';

/** Telegram for Android of September 2023: the first with cloud storage; no stories, settings button or safe areas. */
export const android69: Profile = { ...android60, name: 'android69', label: 'Android, 6.9', version: '6.9' };
