import { verdictActs } from '../../kit/db/schema/reports.ts';
import type { Deps } from '../../kit/deps.ts';
import { translate } from '../../kit/messages/texts.ts';
import type { Button } from '../../kit/messenger/messenger.ts';
import { notifyOperators } from '../bot-messages/index.ts';
import { findOpenReport, isUrgent, type OpenReport } from './queue.ts';

/** A report in an operator's language, with a button for each verdict. The callback data takes 54 of 64 bytes. */
export function describeReport(
  { noteId, reason, text, message, isFullyAnonymous, reportedAt }: OpenReport,
  language: string | undefined,
): { readonly text: string; readonly buttons: readonly Button[] } {
  return {
    text: translate(language, 'bot-operator-report', {
      reason,
      message: message || '—',
      note: text || '—',
      date: reportedAt,
      isAnonymous: String(isFullyAnonymous),
    }),
    buttons: verdictActs.map((act) => ({ text: translate(language, `bot-operator-act-${act}`), action: `report:${act}:${noteId}` })),
  };
}

/** Notifies every operator of a new report, unless it is already settled. */
export async function notifyOfReport(deps: Deps, noteId: string): Promise<void> {
  const report = await findOpenReport(deps, noteId);
  if (!report) return;
  await deps.db.app.transaction((tx) =>
    notifyOperators(tx, deps, (language) => describeReport(report, language), { isUrgent: isUrgent(report) }),
  );
}
