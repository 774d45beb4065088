export { countInvites } from './count-invites.ts';
export { registerTasks } from './routes.ts';
export { noteVisitor } from './visitors.ts';
