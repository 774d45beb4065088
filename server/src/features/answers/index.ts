export { registerAnswers } from './routes.ts';
