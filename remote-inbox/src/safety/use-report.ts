import { bridge, useUnsaved } from '@billet/shared-bridge';
import { isBlank } from '@billet/shared-domain/rules/characters';
import { checkText, INBOX_INPUT_LIMIT } from '@billet/shared-domain/rules/text';
import { useState } from 'react';
import { useReportDraft } from '../sheet/drafts.ts';
import { useToasts } from '../sheet/use-toasts.ts';
import type { Report, ReportModel } from './report-view.tsx';

/**
 * Report of a note, stored as a draft while it is written. `show` is called when the server has accepted the report; it returns
 * false if the user has left and does not see the result.
 */
export function useReport(noteId: string, show: () => boolean): ReportModel {
  const { notify, fail } = useToasts();
  const { value: report, isRestored, write, startOver, sent } = useReportDraft(noteId);
  const [isSending, setSending] = useState(false);
  useUnsaved(!isBlank(report.text));

  const send = async ({ reason, text }: Report) => {
    if (reason === null) return;
    setSending(true);
    try {
      await bridge().api.call('reportValentine', { params: { id: noteId }, body: { reason, text } });
      sent(report);
      if (!show()) notify('inbox-reported-text', 'success');
    } catch (thrown) {
      fail(thrown, 'inbox-report-error');
    }
    setSending(false);
  };
  const canSend = report.reason !== null && checkText(report.text, INBOX_INPUT_LIMIT, true).ok;
  return {
    report,
    isSending,
    change: (next) => {
      if (!isSending) write(next);
    },
    startOver: isRestored && !isSending ? startOver : null,
    send: canSend ? () => void send(report) : null,
  };
}
