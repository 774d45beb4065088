export { registerSharing } from './routes.ts';
