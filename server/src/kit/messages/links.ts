import type { InlineKeyboardMarkup } from 'grammy/types';
import type { Config } from '../config.ts';

export type Page = 'share' | 'inbox';

/** The address of the app at one of its pages. */
export function appUrl({ publicUrl }: Pick<Config, 'publicUrl'>, page: Page): string {
  return `${publicUrl}/#/${page}`;
}

/** One button under a message, which opens the app. */
export function appButton(config: Pick<Config, 'publicUrl'>, text: string, page: Page): { reply_markup: InlineKeyboardMarkup } {
  return { reply_markup: { inline_keyboard: [[{ text, web_app: { url: appUrl(config, page) } }]] } };
}
