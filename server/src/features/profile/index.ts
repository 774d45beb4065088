export { publicProfileOf } from './public.ts';
export { readUser } from './read.ts';
export { registerProfile } from './routes.ts';
