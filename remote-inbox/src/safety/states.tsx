import { inSheet, LONG_TEXT, nothing } from '../item/in-sheet.tsx';
import { ReportView } from './report-view.tsx';
import { ReportedView } from './reported-view.tsx';
import { SafetyView } from './safety-view.tsx';

const steps = { onReport: nothing, onMore: nothing, onBack: nothing, onClose: nothing };
const block = (isBlocked: boolean | null) => ({ isBlocked, change: nothing });
const report = { isSending: false, onChange: nothing, onSend: nothing, onBack: nothing, onClose: nothing };

export const safetyStates = [
  inSheet('safety/loading', <SafetyView {...steps} block={block(null)} />),
  inSheet('safety/not blocked', <SafetyView {...steps} block={block(false)} />),
  inSheet('safety/blocked', <SafetyView {...steps} block={block(true)} />),
  inSheet('safety/report, empty', <ReportView {...report} report={{ reason: null, text: '' }} />),
  inSheet('safety/report, full', <ReportView {...report} report={{ reason: 'threat', text: LONG_TEXT }} />),
  inSheet('safety/report, sending', <ReportView {...report} report={{ reason: 'spam', text: '' }} isSending />),
  inSheet('safety/reported', <ReportedView block={block(false)} onClose={nothing} />),
];
