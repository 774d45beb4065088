import type { ReportReason } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { Button, RadioCard, SheetBody, TextField } from '@billet/shared-ui';
import styles from './safety.module.css';

export const reasons = ['insult', 'threat', 'sexual', 'spam', 'minor', 'other'] as const satisfies readonly ReportReason[];
/** Characters that may be added; the server's limit. */
export const REPORT_LIMIT = 500;

export interface Report {
  readonly reason: ReportReason | null;
  readonly text: string;
}

export interface ReportViewProps {
  readonly report: Report;
  readonly isSending: boolean;
  readonly onChange: (report: Report) => void;
  readonly onSend: () => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

export function ReportView({ report, isSending, onChange, onSend, onBack, onClose }: ReportViewProps) {
  const text = useText();
  return (
    <SheetBody
      title={text('inbox-report-title')}
      subtitle={text('inbox-report-subtitle')}
      onClose={onClose}
      closeLabel={text('inbox-close')}
      onBack={onBack}
      backLabel={text('inbox-back')}
      footer={
        <Button size="l" isFullWidth isBusy={isSending} disabled={report.reason === null} onClick={onSend}>
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
              onChange={() => onChange({ ...report, reason })}
            />
          ))}
        </div>
        <TextField
          label={text('inbox-report-text')}
          value={report.text}
          onChange={(typed) => onChange({ ...report, text: typed })}
          limit={REPORT_LIMIT}
          counterLabel={text('inbox-reply-counter', { count: report.text.length, limit: REPORT_LIMIT })}
          placeholder={text('inbox-report-placeholder')}
          rows={2}
        />
      </div>
    </SheetBody>
  );
}
