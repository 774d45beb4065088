import { isDarkColour, readTheme } from '../messenger/colour.ts';
import { hear } from '../messenger/wire.ts';
import { paintBackground } from './background.ts';
import type { Launch } from './launch.ts';
import type { DressingWindow } from './palette.ts';

/**
 * Tells whether it is dark now and whenever that changes (ENV-04): when the messenger's theme is, or when the browser
 * prefers it. The document wears what it can of the theme's own colours. Returns the way to stop.
 */
export function watchDarkness(launch: Launch | null, tell: (isDark: boolean) => void): () => void {
  const preference = window.matchMedia('(prefers-color-scheme: dark)');
  let theme = launch?.theme ?? {};
  const isHostDark = () => isDarkColour(theme.bg_color);
  const update = () => {
    const isDark = isHostDark() || preference.matches;
    tell(isDark);
    (window as DressingWindow).billetDress?.(theme, isDark);
  };
  const stopTheme = launch
    ? hear('theme_changed', ({ theme_params: given }) => {
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

/** The document's root wears the class `dark` while it is dark. */
export function paintDarkness(isDark: boolean): void {
  document.documentElement.classList.toggle('dark', isDark);
}
