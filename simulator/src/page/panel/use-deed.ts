import { useState } from 'react';

/** Runs a deed and keeps what went wrong with the last one. */
export function useDeed(): [attempt: (deed: Promise<unknown>) => void, problem: string] {
  const [problem, setProblem] = useState('');
  const attempt = (deed: Promise<unknown>): void => {
    deed.then(
      () => setProblem(''),
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
  };
  return [attempt, problem];
}
