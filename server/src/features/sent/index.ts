export { registerSent } from './routes.ts';
