import { type Context, GrammyError } from 'grammy';
import type { InlineKeyboardMarkup } from 'grammy/types';
import type { Button } from '../../kit/messenger/messenger.ts';

/** What stands under an operator's message: each action on a line of its own. */
export function keyboardOf(buttons: readonly Button[]): { readonly reply_markup: InlineKeyboardMarkup } {
  return {
    reply_markup: {
      inline_keyboard: buttons.flatMap((button) => ('action' in button ? [[{ text: button.text, callback_data: button.action }]] : [])),
    },
  };
}

/** Ends a press: a word to whoever pressed, and the buttons go. A second tap finds nothing to change, and an old one no ear. */
export async function endPress(context: Context, word: string): Promise<void> {
  await context.answerCallbackQuery(word).catch(unlessRefused);
  await context.editMessageReplyMarkup().catch(unlessRefused);
}

/** A press that nothing follows from. */
export async function ignorePress(context: Context): Promise<void> {
  await context.answerCallbackQuery().catch(unlessRefused);
}

/** What comes too late is refused, and no repetition helps. */
export function unlessRefused(error: unknown): void {
  if (!(error instanceof GrammyError && error.error_code === 400)) throw error;
}
