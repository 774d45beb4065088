import { isDarkColour, readTheme } from '../messenger/colour.ts';
import { listenTo } from '../messenger/wire.ts';
import { paintBackground } from './background.ts';
import type { Launch } from './launch.ts';
import type { ThemedWindow } from './palette.ts';

/**
 * Reports whether the app is dark, now and after each change (ENV-04): by the theme of the messenger, or by the preference of the browser.
 * Applies usable colours of the theme to the document. Returns the unsubscribe function.
 */
export function watchDarkness(launch: Launch | null, listener: (isDark: boolean) => void): () => void {
  const preference = window.matchMedia('(prefers-color-scheme: dark)');
  let theme = launch?.theme ?? {};
  const isHostDark = () => isDarkColour(theme.bg_color);
  const update = () => {
    const isDark = isHostDark() || preference.matches;
    listener(isDark);
    (window as ThemedWindow).billetApplyTheme?.(theme, isDark);
  };
  const stopTheme = launch
    ? listenTo('theme_changed', ({ theme_params: given }) => {
        theme = readTheme(given, theme);
        paintBackground(isHostDark());
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

/** Sets the class `dark` on the root element. */
export function paintDarkness(isDark: boolean): void {
  document.documentElement.classList.toggle('dark', isDark);
}
