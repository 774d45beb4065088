export { isStillClosed } from './offer.ts';
export { registerEarlyReveal } from './routes.ts';
