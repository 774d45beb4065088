let tries = 0;

/** Counts a try that a person asked for, until it has come to its end. */
export async function askedAgain(work: Promise<unknown>): Promise<void> {
  tries++;
  await work.catch(() => undefined);
  tries--;
}

/** Whether somebody who pressed 'try again' is waiting for what comes of it. For the shell. */
export const isAskedAgain = (): boolean => tries > 0;
