import { isApiError } from '@billet/shared-bridge';

/** Resolves to null if the API call fails and the reason does not matter. Other errors are rethrown. */
export async function nullOnFailure<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (thrown) {
    if (!isApiError(thrown)) throw thrown;
    return null;
  }
}
