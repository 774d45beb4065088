import { z } from 'zod';
import { taskIds } from '../rules/tasks.ts';
import { codeSchema } from './primitives.ts';
import { userSchema } from './profile.ts';

export const tasksCalls = {
  /**
   * Completed tasks stay completed. `success` is false if the server can verify that the task is not done yet. Tasks that it cannot verify
   * are accepted without a reward.
   */
  completeTask: {
    body: z.strictObject({ taskId: z.enum(taskIds) }),
    answer: z.object({ success: z.boolean(), user: userSchema }),
  },
  /**
   * Reports that the caller came through the link with this code. The answer is always the same, so that it does not show whether the visit
   * counted.
   */
  reportShareOpened: {
    body: z.strictObject({ code: codeSchema }),
    answer: z.object({ success: z.literal(true) }),
  },
};
