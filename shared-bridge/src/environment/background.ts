import { attempt } from '../messenger/outcome.ts';
import { postRequiringVersion } from '../messenger/wire.ts';

export const backgrounds = { light: '#EFEFF3', dark: '#1C1C1C' } as const;

/** Sets the colour that the messenger shows behind the app while it opens and while the user pulls it (ENV-03). */
export function paintBackground(isHostDark: boolean): void {
  attempt(() => postRequiringVersion('6.1', 'web_app_set_background_color', { color: isHostDark ? backgrounds.dark : backgrounds.light }));
}
