export { listSent } from './list.ts';
export { registerSent } from './routes.ts';
