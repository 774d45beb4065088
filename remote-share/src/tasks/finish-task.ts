import type { Api, Bridge } from '@billet/shared-bridge';
import type { TaskId } from '@billet/shared-domain/rules/tasks';

export interface TaskPorts {
  readonly api: Api;
  readonly log: Bridge['log'];
  /** What the person has done so far. */
  done(): readonly string[];
  refresh(): Promise<void>;
}

/** Tells the server of a task, unless it knows. Whatever goes wrong is silent: nobody waits for it (TSK-01). */
export async function finishTask(task: TaskId, { api, log, done, refresh }: TaskPorts): Promise<boolean> {
  if (done().includes(task)) return true;
  try {
    const { success } = await api.call('completeTask', { body: { taskId: task }, retries: 'none' });
    if (success) await refresh();
    return success;
  } catch (thrown) {
    log({ event: 'task_unfinished', level: 'info', task, reason: String(thrown) });
    return false;
  }
}
