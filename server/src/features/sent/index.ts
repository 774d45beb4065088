export { walkSent } from './list.ts';
export { registerSent } from './routes.ts';
