import type { ReportReason } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { Button, RadioCard } from '@billet/shared-ui';
import { MessageInput } from '../sheet/message-input.tsx';
import { RestoredDraftNotice } from '../sheet/restored-draft-notice.tsx';
import { SheetFrame } from '../sheet/sheet-frame.tsx';
import styles from './safety.module.css';

const reasons = ['insult', 'threat', 'sexual', 'spam', 'minor', 'other'] as const satisfies readonly ReportReason[];

export interface Report {
  readonly reason: ReportReason | null;
  readonly text: string;
}

export interface ReportModel {
  readonly report: Report;
  readonly isSending: boolean;
  readonly change: (report: Report) => void;
  /** Discards a draft from an earlier visit; null if there is none. */
  readonly startOver: (() => void) | null;
  /** Null without a reason or with too much text. */
  readonly send: (() => void) | null;
}

export function ReportView({ model: { report, isSending, change, startOver, send } }: { readonly model: ReportModel }) {
  const text = useText();
  return (
    <SheetFrame
      title={text('inbox-report-title')}
      subtitle={text('inbox-report-subtitle')}
      footer={
        <Button size="l" isFullWidth isBusy={isSending} disabled={send === null} onClick={() => send?.()}>
          {text('inbox-report-send')}
        </Button>
      }
    >
      <div className={styles.body}>
        <div className={styles.reasons} role="radiogroup" aria-label={text('inbox-report-reasons')}>
          {reasons.map((reason) => (
            <RadioCard
              key={reason}
              name="report-reason"
              value={reason}
              title={text(`inbox-report-${reason}`)}
              isChecked={report.reason === reason}
              onChange={() => change({ ...report, reason })}
            />
          ))}
        </div>
        <MessageInput
          label={text('inbox-report-text')}
          placeholder={text('inbox-report-placeholder')}
          value={report.text}
          onChange={(typed) => change({ ...report, text: typed })}
          onSubmit={null}
          rows={2}
          isReadOnly={isSending}
        />
        <RestoredDraftNotice onPress={startOver} />
      </div>
    </SheetFrame>
  );
}
