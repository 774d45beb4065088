export { registerPublicList } from './routes.ts';
