import { z } from 'zod';
import { taskIds } from '../rules/tasks.ts';
import { codeSchema } from './primitives.ts';
import { userSchema } from './profile.ts';

export const tasksCalls = {
  /**
   * Done tasks stay done, and are done once. `success` is false where the server can see that it isn't done yet; what it
   * can't see it believes and gives nothing for.
   */
  completeTask: {
    body: z.strictObject({ taskId: z.enum(taskIds) }),
    answer: z.object({ success: z.boolean(), user: userSchema }),
  },
  /** Says that one came by the link of this code. Always answered alike: nobody learns whether it counted. */
  reportShareOpened: {
    body: z.strictObject({ code: codeSchema }),
    answer: z.object({ success: z.literal(true) }),
  },
};
