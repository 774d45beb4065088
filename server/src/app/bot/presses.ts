import { type Context, GrammyError } from 'grammy';
import type { InlineKeyboardMarkup } from 'grammy/types';
import type { Button } from '../../kit/messenger/messenger.ts';

/** The inline keyboard of an operator's message, one action a row. */
export function keyboardOf(buttons: readonly Button[]): { readonly reply_markup: InlineKeyboardMarkup } {
  return {
    reply_markup: {
      inline_keyboard: buttons.flatMap((button) => ('action' in button ? [[{ text: button.text, callback_data: button.action }]] : [])),
    },
  };
}

/** Ends a button press: answers it and removes the buttons. Repeated and expired presses are ignored. */
export async function finishButtonPress(context: Context, text: string): Promise<void> {
  await context.answerCallbackQuery(text).catch(rethrowUnlessRejected);
  await context.editMessageReplyMarkup().catch(rethrowUnlessRejected);
}

/** Acknowledges a button press without an action. */
export async function ignorePress(context: Context): Promise<void> {
  await context.answerCallbackQuery().catch(rethrowUnlessRejected);
}

/** Ignores a call that the messenger rejected (400), typically for an expired query: a retry cannot help. Throws other errors. */
export function rethrowUnlessRejected(error: unknown): void {
  if (!(error instanceof GrammyError && error.error_code === 400)) throw error;
}
