import type { PurchaseReceipt } from '@billet/shared-domain/contract';
import { useLanguage, useText } from '@billet/shared-i18n';
import { Button, Card, EmptyState, Price, SheetBody, Skeleton } from '@billet/shared-ui';
import styles from './settings.module.css';

export interface PurchasesViewProps {
  /** Null while they load. */
  readonly purchases: readonly PurchaseReceipt[] | 'failed' | null;
  readonly hasMore: boolean;
  readonly onMore: () => void;
  readonly onRefund: (id: string) => void;
  readonly onRetry: () => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** What was paid for and what became of it. */
export function PurchasesView(props: PurchasesViewProps) {
  const text = useText();
  return (
    <SheetBody
      title={text('share-settings-purchases')}
      subtitle={text('share-purchases-subtitle')}
      onClose={props.onClose}
      closeLabel={text('share-menu-close')}
      onBack={props.onBack}
      backLabel={text('share-back')}
    >
      <Purchases {...props} />
    </SheetBody>
  );
}

function Purchases({ purchases, hasMore, onMore, onRefund, onRetry }: PurchasesViewProps) {
  const text = useText();
  if (purchases === null)
    return (
      <div className={styles.list} role="status" aria-label={text('share-purchases-loading')}>
        <Skeleton height={92} radius="var(--radius-l)" />
        <Skeleton height={92} radius="var(--radius-l)" />
      </div>
    );
  if (purchases === 'failed')
    return (
      <div role="alert">
        <EmptyState
          artId="envelope"
          title={text('share-purchases-failed')}
          action={<Button onClick={onRetry}>{text('share-safety-retry')}</Button>}
        />
      </div>
    );
  if (purchases.length === 0)
    return <EmptyState artId="heart" title={text('share-purchases-empty')} text={text('share-purchases-empty-text')} />;
  return (
    <>
      <ul className={styles.list}>
        {purchases.map((purchase) => (
          <li key={purchase.id}>
            <Receipt purchase={purchase} onRefund={() => onRefund(purchase.id)} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button variant="ghost" isFullWidth onClick={onMore}>
          {text('share-purchases-more')}
        </Button>
      )}
    </>
  );
}

function Receipt({ purchase, onRefund }: { readonly purchase: PurchaseReceipt; readonly onRefund: () => void }) {
  const text = useText();
  const { locale } = useLanguage();
  const { kind, amount, state, createdAt, isRefundRequested, canRequestRefund } = purchase;
  const when = new Date(createdAt).toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  const isAsked = isRefundRequested && state === 'fulfilled';
  return (
    <Card className={styles.purchase}>
      <div className={styles.line}>
        <span className={styles.what}>{text(`share-purchase-${kind.replace('_', '-')}`)}</span>
        <Price stars={amount} freeLabel="" label={text('share-purchase-price', { stars: amount })} />
      </div>
      <div className={styles.line}>
        <span className={styles.small}>{when}</span>
        <span className={styles.small}>{text(isAsked ? 'share-purchase-asked' : `share-purchase-${state.replace('_', '-')}`)}</span>
      </div>
      {canRequestRefund && (
        <Button variant="ghost" onClick={onRefund}>
          {text('share-purchase-refund')}
        </Button>
      )}
    </Card>
  );
}
