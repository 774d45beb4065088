export { isVerdict, nextReport, settleReport } from './queue.ts';
export { registerSafety } from './routes.ts';
