import type { ErrorCode } from '@billet/shared-domain/contract';
import { checkText, type TextFault } from '@billet/shared-domain/rules/text';
import { ApiError } from './errors.ts';

const faults: Readonly<Record<TextFault, { readonly code: ErrorCode; readonly message: string }>> = {
  blank: { code: 'message_blank', message: 'has no text' },
  too_long: { code: 'message_too_long', message: 'is too long' },
  not_text: { code: 'bad_message', message: 'contains characters that cannot be stored (NUL or half of a surrogate pair)' },
};

/** Cleans text typed by a user, of at most `limit` characters, for storage. Throws the text's fault with the field's name. */
export function cleanText(typed: string, limit: number, field: string, mayBeEmpty = false): string {
  const result = checkText(typed, limit, mayBeEmpty);
  if (result.ok) return result.text;
  const { code, message } = faults[result.fault];
  throw new ApiError(code, `${field}: ${message}`, { field });
}
