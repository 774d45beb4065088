import { useState } from 'react';

/** Runs an action and stores the error of the last one. */
export function useAction(): [attempt: (action: Promise<unknown>) => void, problem: string] {
  const [problem, setProblem] = useState('');
  const attempt = (action: Promise<unknown>): void => {
    action.then(
      () => setProblem(''),
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
  };
  return [attempt, problem];
}
