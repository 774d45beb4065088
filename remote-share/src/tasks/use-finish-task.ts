import { useSession } from '@billet/shared-bridge';
import type { TaskId } from '@billet/shared-domain/rules/tasks';
import { useCallback, useEffect, useRef } from 'react';
import { finishTask } from './finish-task.ts';

const NONE: readonly string[] = [];

/** Tasks that the user has finished. */
export const useDoneTasks = (): readonly string[] => useSession(({ userData }) => userData.user?.completedTasks ?? NONE);

/** Returns a stable function that reports finished tasks to the server. Callers need not wait for it. */
export function useFinishTask(): (task: TaskId) => Promise<boolean> {
  const done = useDoneTasks();
  const latest = useRef(done);
  useEffect(() => {
    latest.current = done;
  }, [done]);
  return useCallback((task) => finishTask(task, latest.current), []);
}
