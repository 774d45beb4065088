export { answerImageUrl, registerShareImage } from './routes.ts';
