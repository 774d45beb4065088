import { bridge, useCall, useUnsaved } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { checkText, INBOX_INPUT_LIMIT, isBlank } from '@billet/shared-domain/rules/text';
import { useRef, useState } from 'react';
import { reportDrafts } from '../sheet/drafts.ts';
import { useSheet } from '../sheet/sheet-context.ts';
import { useToasts } from '../sheet/use-toasts.ts';
import type { BlockModel } from './block-card.tsx';
import type { Report, ReportModel } from './report-view.tsx';
import type { SafetyModel } from './safety-view.tsx';

/** The most that one page of the list holds. */
const PAGE = 50;

/** Whether the sheet's note blocks its sender. Nothing here knows other notes of the same sender. */
export function useBlock(): BlockModel {
  const { note, layers } = useSheet();
  const { say, fail } = useToasts();
  const blocked = useCall('getBlocked', { query: { limit: PAGE } }, { on: 'profile' });
  const saved = useRef<Promise<unknown>>(Promise.resolve());
  const isListed = (notes: readonly Valentine[]) => notes.some(({ id }) => id === note.id);

  /** One choice after the other, so that the server ends with the last. */
  const save = (isBlocked: boolean) => {
    const call = () => bridge().api.call('blockSender', { params: { id: note.id }, body: { isBlocked } });
    const saving = saved.current.then(call, call);
    saved.current = saving;
    return saving;
  };
  const setBlocked = async (isBlocked: boolean) => {
    const failure = await blocked.change(
      (held) => ({ ...held, valentines: isBlocked ? [...held.valentines, note] : held.valentines.filter(({ id }) => id !== note.id) }),
      () => save(isBlocked),
    );
    if (failure) return fail(failure, 'inbox-block-error');
    say(isBlocked ? 'inbox-blocked' : 'inbox-unblocked', 'success');
    if (blocked.status === 'failed') blocked.retry();
  };
  return {
    // blocking twice changes nothing, so 'not blocked' is a safe guess where the list didn't come
    isBlocked: blocked.status === 'loading' ? null : isListed(blocked.data?.valentines ?? []),
    setBlocked: (isBlocked) => void setBlocked(isBlocked),
    close: layers.close,
  };
}

export function useSafety(): SafetyModel {
  const { note, layers } = useSheet();
  const openRules = () => {
    layers.close();
    bridge().shell.openDialog('safety', {});
  };
  return { ...useBlock(), report: () => layers.open({ step: 'report', id: note.id }), openRules };
}

export function useReport(): ReportModel {
  const { note, layer, layers } = useSheet();
  const { fail } = useToasts();
  const [report, setReport] = useState<Report>(() => ({ reason: null, text: reportDrafts.read(note.id) }));
  const [isSending, setSending] = useState(false);
  useUnsaved(!isBlank(report.text));
  const change = (next: Report) => {
    setReport(next);
    reportDrafts.write(note.id, next.text);
  };

  const send = async ({ reason, text }: Report) => {
    if (reason === null) return;
    setSending(true);
    try {
      await bridge().api.call('reportValentine', { params: { id: note.id }, body: { reason, text } });
      reportDrafts.forget(note.id);
      layers.follow(layer, { step: 'reported', id: note.id });
    } catch (thrown) {
      fail(thrown, 'inbox-report-error');
    }
    setSending(false);
  };
  const canSend = report.reason !== null && checkText(report.text, INBOX_INPUT_LIMIT, true).ok;
  return { report, isSending, change, send: canSend ? () => void send(report) : null };
}
