import { GiftArt } from '../art/gift-art.tsx';
import { classes } from '../classes.ts';
import { LockIcon, SparkleIcon } from '../icons/icons.tsx';
import styles from './gift-card.module.css';

export type RibbonKind = 'hidden' | 'mutual' | 'sympathy' | 'visible';

export interface GiftCardProps {
  /** The art of an opened card; a closed or sealed one shows its wrapping. */
  readonly itemId: string;
  /** The art of the wrapping; a box unless given. */
  readonly wrappingId?: string | undefined;
  /** 'closed': not yet openable; 'sealed': waits to be opened; 'opened'. */
  readonly state: 'closed' | 'sealed' | 'opened';
  readonly ribbon?: { readonly label: string; readonly kind: RibbonKind } | undefined;
  readonly buttonLabel: string;
  /** Words of the super badge; none where the item isn't super. */
  readonly superLabel?: string | undefined;
  /** The accessible name of the whole card; ribbon and button label unless given. */
  readonly label?: string | undefined;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
  readonly className?: string | undefined;
}

/** A card of the inbox's grid: one button, as wide as its column. */
export function GiftCard({
  itemId,
  wrappingId = 'gift_closed',
  state,
  ribbon,
  buttonLabel,
  superLabel,
  label,
  isBusy = false,
  onPress,
  className,
}: GiftCardProps) {
  const artId = state === 'opened' ? itemId : wrappingId;
  return (
    <button
      type="button"
      className={classes(styles.card, styles[state], superLabel !== undefined && styles.isSuper, isBusy && styles.isBusy, className)}
      onClick={onPress}
      disabled={isBusy}
      aria-busy={isBusy || undefined}
      aria-label={label}
    >
      <span className={styles.stage}>
        <GiftArt itemId={artId} size={72} className={styles.art} />
        {state === 'closed' && (
          <span className={styles.lock}>
            <LockIcon width={15} height={15} strokeWidth={2.4} />
          </span>
        )}
        {superLabel !== undefined && (
          <span className={styles.super}>
            <SparkleIcon width={12} height={12} strokeWidth={2.4} />
            {superLabel}
          </span>
        )}
      </span>
      {/* in the order of the accessible name, with a space between the words */}
      <span className={styles.action}>{buttonLabel}</span>{' '}
      {ribbon !== undefined && (
        <span className={styles.ribbon} data-kind={ribbon.kind}>
          {ribbon.label}
        </span>
      )}
    </button>
  );
}
