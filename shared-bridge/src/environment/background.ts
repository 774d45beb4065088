import { setMiniAppBackgroundColor } from '@telegram-apps/sdk';
import { attempt } from '../messenger/outcome.ts';

export const backgrounds = { light: '#EFEFF3', dark: '#1C1C1C' } as const;

/** What the messenger shows behind the app while it opens and is pulled (ENV-03). */
export function paintBackground(isHostDark: boolean): void {
  attempt(() => setMiniAppBackgroundColor(isHostDark ? backgrounds.dark : backgrounds.light));
}
