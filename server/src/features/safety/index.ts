export { blockedAfter } from './blocked.ts';
export { isVerdict, openReports, settleReport } from './queue.ts';
export { reportsOf } from './report.ts';
export { describeReport, notifyOfReport } from './report-message.ts';
export { registerSafety } from './routes.ts';
