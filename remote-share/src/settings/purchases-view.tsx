import type { PurchaseReceipt } from '@billet/shared-domain/contract';
import { useLanguage, useText } from '@billet/shared-i18n';
import { formatDate } from '@billet/shared-i18n/formats';
import { Button, Card, Price } from '@billet/shared-ui';
import { List } from '../list/list.tsx';
import type { ListModel } from '../list/list-model.ts';
import { SheetStep } from '../sheet/sheet-step.tsx';
import styles from './settings.module.css';

export interface PurchasesModel {
  readonly purchases: ListModel<PurchaseReceipt>;
  readonly onRefund: (id: string) => void;
}

/** The user's purchases and their states. */
export function PurchasesView({ model }: { readonly model: PurchasesModel }) {
  const text = useText();
  return (
    <SheetStep title={text('share-settings-purchases')} subtitle={text('share-purchases-subtitle')}>
      {model.purchases.rows.some(isSentGift) && <p className={styles.aside}>{text('share-purchases-batch')}</p>}
      <List
        model={model.purchases}
        name="purchases"
        label={text('share-settings-purchases')}
        placeholder={{ height: 92 }}
        keyOf={({ id }) => id}
      >
        {(purchase) => <Receipt purchase={purchase} onRefund={() => model.onRefund(purchase.id)} />}
      </List>
    </SheetStep>
  );
}

const isSentGift = ({ kind, state }: PurchaseReceipt) => kind === 'item' && state === 'fulfilled';

/**
 * Text ID suffix for the state of a purchase and of its refund request. For a gift it ends with 'sent': the server does not record
 * the delivery.
 */
function statusTextOf({ kind, state, isRefundRequested, refundDecision }: PurchaseReceipt): string {
  if (state !== 'fulfilled') return state.replace('_', '-');
  if (refundDecision === 'refused') return 'declined';
  if (isRefundRequested) return 'asked';
  return kind === 'item' ? 'sent' : 'fulfilled';
}

function Receipt({ purchase, onRefund }: { readonly purchase: PurchaseReceipt; readonly onRefund: () => void }) {
  const text = useText();
  const { locale } = useLanguage();
  const { kind, amount, state, createdAt, canRequestRefund } = purchase;
  // the server stores only the day, in UTC
  const when = formatDate(new Date(createdAt), locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <Card className={styles.purchase}>
      <div className={styles.line}>
        <span className={styles.what}>{text(`share-purchase-${kind.replace('_', '-')}`)}</span>
        <Price stars={amount} freeLabel="" label={text('share-purchase-price', { stars: amount })} />
      </div>
      <div className={styles.line}>
        <span className={styles.small}>{when}</span>
        <span className={styles.small}>{text(`share-purchase-${statusTextOf(purchase)}`)}</span>
      </div>
      {state === 'refund_refused' && <p className={styles.help}>{text('share-purchase-refund-refused-text')}</p>}
      {canRequestRefund && (
        <Button variant="ghost" onClick={onRefund}>
          {text('share-purchase-refund')}
        </Button>
      )}
    </Card>
  );
}
