import { explain, useSession } from '@billet/shared-bridge';
import type { PublicProfile } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { Failed, Skeleton, Waiting } from '@billet/shared-ui';
import { Fragment, type ReactNode } from 'react';
import styles from './recipient-view.module.css';
import { type RecipientState, useRecipient } from './use-recipient.ts';

/** Page of the owner of the code in the address. Remounted for each owner and each visitor. */
export function RecipientPage({ children }: { readonly children: (recipient: PublicProfile) => ReactNode }) {
  const state = useRecipient();
  const owner = useSession(({ userData }) => userData.user?.valentineCode ?? null);
  if (state.status !== 'ready') return <RecipientMissing state={state} />;
  return <Fragment key={`${owner}/${state.recipient.valentineCode}`}>{children(state.recipient)}</Fragment>;
}

/** Page while its owner is loading or failed to load. */
export function RecipientMissing({ state }: { readonly state: Exclude<RecipientState, { status: 'ready' }> }) {
  const text = useText();
  if (state.status === 'loading') return <RecipientSkeleton />;
  const why = explain(state.failure, 'send-missing-text');
  return (
    <Failed
      place="page"
      title={text('send-recipient-missing-title')}
      text={text(why.id, why.args)}
      retryLabel={text('send-again')}
      onRetry={state.retry}
    />
  );
}

function RecipientSkeleton() {
  const text = useText();
  const shape = (
    <div className={styles.page}>
      <header className={styles.head}>
        <Skeleton width={80} height={80} radius="var(--radius-full)" />
        <Skeleton width={240} height={28} />
        <Skeleton width={200} height={20} />
      </header>
      <div className={styles.stage}>
        <Skeleton width={208} height={208} radius="var(--radius-full)" />
      </div>
      <footer className={styles.foot}>
        <Skeleton height={56} radius="var(--radius-l)" />
        <Skeleton height={64} radius="var(--radius-l)" />
      </footer>
    </div>
  );
  return <Waiting place="whole" className={styles.waiting} label={text('send-loading')} skeleton={shape} />;
}
