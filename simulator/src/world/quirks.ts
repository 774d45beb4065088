import type { Quirk } from './types.ts';

/** Faults of real clients, each with its description. */
export const quirks: Readonly<Record<Quirk, { readonly label: string }>> = {
  none: { label: 'None' },
  number_colors: { label: 'Colours are numbers' },
  theme_on_return: { label: 'Theme is sent on every return' },
  one_pixel_height: { label: 'Stable height is 1 px' },
};

export const isQuirk = (name: unknown): name is Quirk => typeof name === 'string' && Object.hasOwn(quirks, name);
