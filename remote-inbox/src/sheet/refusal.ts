import { isApiError } from '@billet/shared-bridge';

/** The code of what the server answered; null for anything else that was thrown. */
export function codeOf(thrown: unknown): string | null {
  return isApiError(thrown) && thrown.failure.kind === 'answer' ? thrown.failure.code : null;
}
