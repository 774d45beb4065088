import type { ProfileName } from '../world/types.ts';
import { android } from './android.ts';
import { android60 } from './android60.ts';
import { android69 } from './android69.ts';
import { ios } from './ios.ts';
import type { Profile } from './profile.ts';
import { tdesktop } from './tdesktop.ts';
import { weba } from './weba.ts';
import { webk } from './webk.ts';

export const profiles: Readonly<Record<ProfileName, Profile>> = {
  weba,
  webk,
  android,
  ios,
  tdesktop,
  android69,
  android60,
};

export const isProfile = (name: string): name is ProfileName => Object.hasOwn(profiles, name);
