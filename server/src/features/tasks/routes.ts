import type { FastifyInstance } from 'fastify';
import type { Ports } from '../../kit/deps.ts';
import { answerCall } from '../../kit/http/call.ts';
import { readUser } from '../profile/index.ts';
import { completeTask } from './complete.ts';
import { countVisitor } from './visitors.ts';

export function registerTasks(app: FastifyInstance, ports: Ports): void {
  answerCall(app, 'completeTask', async ({ person, body }) => {
    const completion = await completeTask(ports, person, body.taskId);
    return { success: completion.isDone, user: await readUser(ports, completion.person) };
  });

  answerCall(app, 'reportShareOpened', async ({ person, body }) => {
    await countVisitor(ports, person, body.code);
    return { success: true };
  });
}
