export { blockedAfter } from './blocked.ts';
export { isVerdict, openReports, settleReport } from './queue.ts';
export { reportsOf } from './report.ts';
export { reportWords, tellOfReport } from './report-letter.ts';
export { registerSafety } from './routes.ts';
