export { notifyOfAnswer } from './notify-of-answer.ts';
export { registerAnswers } from './routes.ts';
