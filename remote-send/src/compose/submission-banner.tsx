import { type ApiFailure, explain } from '@billet/shared-bridge';
import type { Mode } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { Banner } from '@billet/shared-ui';
import { GiftPrice } from '../gifts/prices.tsx';
import type { Submission } from './composer.ts';
import { RETRY_WAITS } from './submit.ts';

export interface SubmissionModel {
  readonly mode: Mode;
  readonly submission: Submission;
}

/** Banner about the progress of sending: retries, payment, changed price, refusal, refund, or no answer. */
export function SubmissionBanner({ model: { mode, submission } }: { readonly model: SubmissionModel }) {
  const text = useText();
  switch (submission.kind) {
    case 'retrying':
      return <Banner tone="warning">{text('send-retrying', { count: submission.count, limit: RETRY_WAITS.length })}</Banner>;
    case 'paying':
      return <Banner tone="info">{text('send-paying')}</Banner>;
    case 'waiting':
      return <Banner tone="info">{text(mode === 'anonymous' ? 'send-ask-waiting' : 'send-waiting')}</Banner>;
    case 'price_changed':
      return (
        <Banner tone="warning" action={<GiftPrice stars={submission.total} />}>
          {text('errors-price-changed')}
        </Banner>
      );
    case 'refused': {
      const { id, args } = explain(submission.failure);
      return (
        <Banner tone="error">
          {mode === 'anonymous' && <strong>{text('send-ask-refused')} </strong>}
          {text(id, args)}
        </Banner>
      );
    }
    case 'returned':
      return <Banner tone="error">{text('send-returned')}</Banner>;
    case 'unreturned':
      return <Banner tone="error">{text('send-unreturned')}</Banner>;
    case 'failed':
      return <FailedBanner mode={mode} failure={submission.failure} />;
    default:
      return null;
  }
}

/** It is unknown whether the note was sent. Includes the server's time for the next attempt, if any. */
function FailedBanner({ mode, failure }: Pick<SubmissionModel, 'mode'> & { readonly failure: ApiFailure | null }) {
  const text = useText();
  const words = mode === 'anonymous' ? 'send-ask-failed' : 'send-valentine-modal-payment-error';
  const { id, args } = explain(failure, words);
  return (
    <Banner tone="error">
      {id !== words && `${text(id, args)} `}
      {text(words)}
    </Banner>
  );
}
