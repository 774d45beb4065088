export { blockedNotes } from './block.ts';
export { isVerdict, nextReport, settleReport } from './queue.ts';
export { reportsOf } from './report.ts';
export { registerSafety } from './routes.ts';
