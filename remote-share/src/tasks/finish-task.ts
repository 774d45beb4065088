import { bridge, refreshProfile } from '@billet/shared-bridge';
import type { TaskId } from '@billet/shared-domain/rules/tasks';

/** Tells the server of a task unless it is `done` already. Whatever goes wrong is silent: nobody waits for it (TSK-01). */
export async function finishTask(task: TaskId, done: readonly string[]): Promise<boolean> {
  if (done.includes(task)) return true;
  const { api, log } = bridge();
  try {
    const { success } = await api.call('completeTask', { body: { taskId: task }, retries: 'none' });
    if (success) await refreshProfile();
    return success;
  } catch (thrown) {
    log({ event: 'task_unfinished', level: 'info', task, reason: String(thrown) });
    return false;
  }
}
