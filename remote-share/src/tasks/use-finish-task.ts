import { bridge, refreshProfile, useSession } from '@billet/shared-bridge';
import type { TaskId } from '@billet/shared-domain/rules/tasks';
import { useEffect, useRef } from 'react';
import { finishTask } from './finish-task.ts';

const NONE: readonly string[] = [];

/** Tells the server of finished tasks; nobody needs to wait for it. */
export function useFinishTask(): (task: TaskId) => Promise<boolean> {
  const completed = useSession(({ userData }) => userData.user?.completedTasks ?? NONE);
  const latest = useRef(completed);
  useEffect(() => {
    latest.current = completed;
  }, [completed]);
  const finish = useRef((task: TaskId) => {
    const { api, log } = bridge();
    return finishTask(task, { api, log, done: () => latest.current, refresh: refreshProfile });
  });
  return finish.current;
}
