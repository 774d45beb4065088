import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../kit/deps.ts';
import { registerCall } from '../../kit/http/call.ts';
import { readUser } from '../profile/index.ts';
import { completeTask } from './complete.ts';
import { countVisitor } from './visitors.ts';

export function registerTasks(app: FastifyInstance, deps: Deps): void {
  registerCall(app, 'completeTask', async ({ person, body }) => {
    const completion = await completeTask(deps, person, body.taskId);
    return { success: completion.isDone, user: await readUser(deps, completion.person) };
  });

  registerCall(app, 'reportShareOpened', async ({ person, body }) => {
    await countVisitor(deps, person, body.code);
    return { success: true };
  });
}
