let tries = 0;

/** Counts a retry by the user until it ends. */
export async function trackRetry(work: Promise<unknown>): Promise<void> {
  tries++;
  await work.catch(() => undefined);
  tries--;
}

/** Whether a user who pressed 'try again' is waiting for the result. For the shell. */
export const isRetrying = (): boolean => tries > 0;
