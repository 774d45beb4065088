import { isApiError } from '@billet/shared-bridge';

/** Error code of a server response; null for any other thrown value. */
export function errorCodeOf(thrown: unknown): string | null {
  return isApiError(thrown) && thrown.failure.kind === 'answer' ? thrown.failure.code : null;
}
