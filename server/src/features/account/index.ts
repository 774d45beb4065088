export { forgetPerson } from './forget.ts';
export { registerAccount } from './routes.ts';
