import { bridge, useUnsaved } from '@billet/shared-bridge';
import { checkText, INBOX_INPUT_LIMIT, isBlank } from '@billet/shared-domain/rules/text';
import { useState } from 'react';
import { reportDrafts } from '../sheet/drafts.ts';
import { useToasts } from '../sheet/use-toasts.ts';
import type { Report, ReportModel } from './report-view.tsx';

/** The report of a note, kept while it is written. `onSent`: the operators have it. */
export function useReport(noteId: string, onSent: () => void): ReportModel {
  const { fail } = useToasts();
  const [report, setReport] = useState<Report>(() => ({ reason: null, text: reportDrafts.read(noteId) }));
  const [isSending, setSending] = useState(false);
  useUnsaved(!isBlank(report.text));
  const change = (next: Report) => {
    setReport(next);
    reportDrafts.write(noteId, next.text);
  };

  const send = async ({ reason, text }: Report) => {
    if (reason === null) return;
    setSending(true);
    try {
      await bridge().api.call('reportValentine', { params: { id: noteId }, body: { reason, text } });
      reportDrafts.forget(noteId);
      onSent();
    } catch (thrown) {
      fail(thrown, 'inbox-report-error');
    }
    setSending(false);
  };
  const canSend = report.reason !== null && checkText(report.text, INBOX_INPUT_LIMIT, true).ok;
  return { report, isSending, change, send: canSend ? () => void send(report) : null };
}
