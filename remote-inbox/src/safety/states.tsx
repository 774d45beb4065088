import { inSheet, LONG_TEXT, nothing } from '../samples/in-sheet.tsx';
import { type ReportModel, ReportView } from './report-view.tsx';
import { ReportedView } from './reported-view.tsx';
import { SafetyView } from './safety-view.tsx';

const block = (isBlocked: boolean | null) => ({ isBlocked, setBlocked: nothing, close: nothing });
const safety = (isBlocked: boolean | null) => <SafetyView model={{ ...block(isBlocked), report: nothing, openRules: nothing }} />;
const report = (change: Partial<ReportModel>) => (
  <ReportView model={{ report: { reason: null, text: '' }, isSending: false, change: nothing, startOver: null, send: null, ...change }} />
);

export const safetyStates = [
  inSheet('safety/loading', safety(null)),
  inSheet('safety/not blocked', safety(false)),
  inSheet('safety/blocked', safety(true)),
  inSheet('safety/report, empty', report({})),
  inSheet('safety/report, full', report({ report: { reason: 'threat', text: LONG_TEXT }, send: nothing })),
  inSheet('safety/report, restored draft', report({ report: { reason: 'other', text: 'It is' }, startOver: nothing, send: nothing })),
  inSheet('safety/report, too long', report({ report: { reason: 'other', text: LONG_TEXT.repeat(2) } })),
  inSheet('safety/report, sending', report({ report: { reason: 'spam', text: '' }, isSending: true, send: nothing })),
  inSheet('safety/reported', <ReportedView model={block(false)} />),
];
