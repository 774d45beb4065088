export { registerAnswers } from './routes.ts';
export { tellOfAnswer } from './tell-answer.ts';
