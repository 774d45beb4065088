import { isApiError } from '@billet/shared-bridge';

/** What was asked of the server; null where it failed and nobody needs to know why. */
export async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (thrown) {
    if (!isApiError(thrown)) throw thrown;
    return null;
  }
}
