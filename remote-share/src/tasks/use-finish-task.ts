import { useSession } from '@billet/shared-bridge';
import type { TaskId } from '@billet/shared-domain/rules/tasks';
import { useCallback, useEffect, useRef } from 'react';
import { finishTask } from './finish-task.ts';

const NONE: readonly string[] = [];

/** The tasks that the person has done. */
export const useDoneTasks = (): readonly string[] => useSession(({ userData }) => userData.user?.completedTasks ?? NONE);

/** Tells the server of finished tasks; nobody needs to wait for it. The same function at every call. */
export function useFinishTask(): (task: TaskId) => Promise<boolean> {
  const done = useDoneTasks();
  const latest = useRef(done);
  useEffect(() => {
    latest.current = done;
  }, [done]);
  return useCallback((task) => finishTask(task, latest.current), []);
}
