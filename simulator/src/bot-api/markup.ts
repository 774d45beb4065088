import type { InlineButton, KeyboardButton, ReplyKeyboard } from '../world/types.ts';
import { badRequest, isTrue, jsonOf, listOf, objectOf, type Params, textOf } from './method.ts';

export type Markup =
  | { readonly kind: 'none' }
  | { readonly kind: 'inline'; readonly rows: readonly (readonly InlineButton[])[] }
  | { readonly kind: 'reply'; readonly keyboard: ReplyKeyboard }
  | { readonly kind: 'remove' };

/** Parses reply_markup. Refuses what the real API refuses. */
export function markupOf(params: Params): Markup {
  const markup = objectOf(jsonOf(params, 'reply_markup'));
  if (!markup) return { kind: 'none' };
  if (markup.inline_keyboard) return { kind: 'inline', rows: rowsOf(markup.inline_keyboard, inlineButton) };
  if (markup.keyboard) return { kind: 'reply', keyboard: replyKeyboard(markup) };
  return isTrue(markup, 'remove_keyboard') ? { kind: 'remove' } : { kind: 'none' };
}

const rowsOf = <T>(rows: unknown, button: (value: unknown) => T): T[][] => listOf(rows).map((row) => listOf(row).map(button));

function replyKeyboard(markup: Params): ReplyKeyboard {
  return {
    rows: rowsOf(markup.keyboard, keyboardButton),
    isOneTime: isTrue(markup, 'one_time_keyboard'),
    placeholder: textOf(markup, 'input_field_placeholder'),
  };
}

export function inlineButton(value: unknown): InlineButton {
  const button = objectOf(value) ?? {};
  const text = textOf(button, 'text');
  if (!text) throw badRequest('button text must be non-empty');
  const url = textOf(button, 'url');
  const data = textOf(button, 'callback_data');
  const webApp = webAppOf(button);
  const query = button.switch_inline_query;
  if (Buffer.byteLength(data) > 64) throw badRequest('BUTTON_DATA_INVALID');
  if (!url && !data && !webApp && query === undefined) throw badRequest('text buttons are unallowed in the inline keyboard');
  return {
    text,
    ...(url ? { url } : {}),
    ...(data ? { callback_data: data } : {}),
    ...(webApp ? { web_app: webApp } : {}),
    ...(typeof query === 'string' ? { switch_inline_query: query } : {}),
  };
}

function keyboardButton(value: unknown): KeyboardButton {
  if (typeof value === 'string') return { text: value };
  const button = objectOf(value) ?? {};
  const text = textOf(button, 'text');
  if (!text) throw badRequest('keyboard button text must be non-empty');
  const webApp = webAppOf(button);
  const users = objectOf(button.request_users);
  return {
    text,
    ...(webApp ? { web_app: webApp } : {}),
    ...(users ? { request_users: { request_id: Number(users.request_id), max_quantity: Number(users.max_quantity ?? 1) } } : {}),
    ...(isTrue(button, 'request_contact') ? { request_contact: true } : {}),
  };
}

/** HTTPS only, as in the messenger, except for the app's local origins, which have no HTTPS. */
function webAppOf(button: Params): { url: string } | null {
  const url = textOf(objectOf(button.web_app) ?? {}, 'url');
  if (!url) return null;
  const parsed = URL.parse(url);
  const isLocal = parsed !== null && /(^|\.)localhost$|^127\.0\.0\.1$/.test(parsed.hostname);
  if (parsed?.protocol !== 'https:' && !isLocal) {
    throw badRequest(`inline keyboard button Web App URL '${url}' is invalid: Only HTTPS links are allowed`);
  }
  return { url };
}
