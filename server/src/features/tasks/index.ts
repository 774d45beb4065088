export { registerTasks } from './routes.ts';
export { noteVisitor } from './visitors.ts';
