export { spendOnItem } from './open.ts';
export { registerReveal } from './routes.ts';
