export { registerAccount } from './routes.ts';
