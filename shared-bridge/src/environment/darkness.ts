import { isDarkColour } from '../messenger/colour.ts';
import { hear } from '../messenger/wire.ts';
import { paintBackground } from './background.ts';
import type { Launch } from './launch.ts';

/**
 * Tells whether it is dark now and whenever that changes (ENV-04): when the messenger's theme is, or when the browser
 * prefers it. Returns the way to stop.
 */
export function watchDarkness(launch: Launch | null, tell: (isDark: boolean) => void): () => void {
  const preference = window.matchMedia('(prefers-color-scheme: dark)');
  let isHostDark = isDarkColour(launch?.theme.bg_color ?? '');
  const update = () => tell(isHostDark || preference.matches);
  const stopTheme = launch
    ? hear('theme_changed', ({ theme_params: theme }) => {
        isHostDark = isDarkColour(String((theme as Launch['theme'] | undefined)?.bg_color));
        paintBackground(isHostDark);
        update();
      })
    : () => {};
  preference.addEventListener('change', update);
  update();
  return () => {
    stopTheme();
    preference.removeEventListener('change', update);
  };
}

/** The document's root wears the class `dark` while it is dark. */
export function paintDarkness(isDark: boolean): void {
  document.documentElement.classList.toggle('dark', isDark);
}
