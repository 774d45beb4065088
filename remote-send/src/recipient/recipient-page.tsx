import type { PublicProfile } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { Skeleton } from '@billet/shared-ui';
import { Fragment, type ReactNode } from 'react';
import styles from './recipient-view.module.css';
import { useRecipient } from './use-recipient.ts';

/** The page of whoever the code in the address belongs to; made anew for each. */
export function RecipientPage({ children }: { readonly children: (recipient: PublicProfile) => ReactNode }) {
  const recipient = useRecipient();
  return recipient ? <Fragment key={recipient.valentineCode}>{children(recipient)}</Fragment> : <RecipientSkeleton />;
}

/** The page before we know whose it is, in its final shape. */
export function RecipientSkeleton() {
  const text = useText();
  return (
    <div role="status" className={styles.page} aria-busy="true" aria-label={text('send-loading')}>
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
}
