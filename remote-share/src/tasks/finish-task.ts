import { bridge, refreshProfile } from '@billet/shared-bridge';
import type { TaskId } from '@billet/shared-domain/rules/tasks';

/**
 * Reports a task to the server unless it is in `done`. Failures are logged without a notice, because the user does not wait for it
 * (TSK-01).
 */
export async function finishTask(task: TaskId, done: readonly string[]): Promise<boolean> {
  if (done.includes(task)) return true;
  const { api, log } = bridge();
  try {
    const { success } = await api.call('completeTask', { body: { taskId: task }, retries: 'none' });
    if (success) await refreshProfile();
    return success;
  } catch (thrown) {
    log({ event: 'task_report_failed', level: 'info', task, reason: String(thrown) });
    return false;
  }
}
