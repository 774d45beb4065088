import { errorTextId } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { Banner } from '@billet/shared-ui';
import type { Submission } from './composer.ts';
import { RETRY_WAITS } from './create.ts';

export interface SubmissionBannerProps {
  readonly submission: Submission;
  /** The text of a failure without an answer; the payment's unless given. */
  readonly failedTextId?: string;
  /** Stands before the server's reason: that it was not sent. */
  readonly refusalTextId?: string;
}

/** How sending goes, where it doesn't go well: the repetition under way, the server's no, or no answer at all. */
export function SubmissionBanner({
  submission,
  failedTextId = 'send-valentine-modal-payment-error',
  refusalTextId,
}: SubmissionBannerProps) {
  const text = useText();
  switch (submission.kind) {
    case 'retrying':
      return <Banner tone="warning">{text('send-retrying', { count: submission.count, limit: RETRY_WAITS.length })}</Banner>;
    case 'waiting':
      return <Banner tone="info">{text('send-waiting')}</Banner>;
    case 'refused':
      return (
        <Banner tone="error">
          {refusalTextId !== undefined && <strong>{text(refusalTextId)} </strong>}
          {text(errorTextId(submission.failure))}
        </Banner>
      );
    case 'failed':
      return <Banner tone="error">{text(failedTextId)}</Banner>;
    default:
      return null;
  }
}
