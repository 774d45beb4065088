import type { Dialog } from '../../protocol/frame.ts';
import { Sheet } from '../parts/sheet.tsx';
import { Star } from '../parts/star.tsx';
import styles from './invoice-sheet.module.css';

interface InvoiceSheetProps {
  readonly dialog: Extract<Dialog, { kind: 'invoice' }>;
  /** Stars. */
  readonly balance: number;
  readonly botName: string;
  readonly onAnswer: (answer: string | null) => void;
}

/** The invoice with its price and the balance; pay or cancel. */
export function InvoiceSheet({ dialog, balance, botName, onAnswer }: InvoiceSheetProps) {
  const { invoice, phase, message } = dialog;
  if (!invoice) return null;
  const payLabel = phase === 'paying' ? 'Paying…' : `Pay ${invoice.stars} Stars`;
  return (
    <Sheet label="Confirm your purchase" onDismiss={() => onAnswer(null)}>
      <div className={styles.head}>
        <p className={styles.balance}>
          Balance <Star /> {balance.toLocaleString('en')}
        </p>
        <span className={styles.star}>
          <Star />
        </span>
        <h3>{invoice.title}</h3>
        <p className={styles.description}>{invoice.description}</p>
        <p className={styles.question}>
          {botName} asks for <b>{invoice.stars} Stars</b>
        </p>
      </div>
      {message && (
        <p role="alert" className={styles.problem}>
          {message}
        </p>
      )}
      {phase !== 'stopped' && (
        <button type="button" className={styles.pay} disabled={phase !== 'asking'} onClick={() => onAnswer('pay')}>
          {payLabel}
        </button>
      )}
      <button type="button" className={styles.cancel} onClick={() => onAnswer(null)}>
        {phase === 'stopped' ? 'OK' : 'Cancel'}
      </button>
    </Sheet>
  );
}
