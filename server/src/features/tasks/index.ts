export { countInvites } from './count-invites.ts';
export { registerTasks } from './routes.ts';
export { recordVisitor } from './visitors.ts';
