import type { Config } from '../config.ts';

export type Page = 'share' | 'inbox';

/** The address of one of the app's pages. */
export function appUrl({ publicUrl }: Pick<Config, 'publicUrl'>, page: Page): string {
  return `${publicUrl}/#/${page}`;
}
