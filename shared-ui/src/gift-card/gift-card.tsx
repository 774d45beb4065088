import { GiftArt } from '../art/gift-art.tsx';
import { classes } from '../classes.ts';
import { CheckIcon, HeartIcon, LockIcon, MaskIcon, SparkleIcon } from '../icons/icons.tsx';
import { Written } from '../written/written.tsx';
import styles from './gift-card.module.css';

export type RibbonKind = 'hidden' | 'mutual' | 'sympathy' | 'visible';

export interface GiftCardProps {
  /** The art of an opened card; a closed or sealed one shows its wrapping. */
  readonly itemId: string;
  /** The art of the wrapping; a box unless given. */
  readonly wrappingId?: string | undefined;
  /** 'closed': not yet openable; 'sealed': waits to be opened; 'opened'. */
  readonly state: 'closed' | 'sealed' | 'opened';
  /** What is pressed into the seal; a heart unless given. */
  readonly seal?: 'heart' | 'mask';
  readonly ribbon?: { readonly label: string; readonly kind: RibbonKind } | undefined;
  /** What a tap does; what became of an opened one. */
  readonly statusLabel: string;
  readonly isAnswered?: boolean;
  /** What an opened one says: the first lines of it. Where it says nothing, its gift is larger. */
  readonly words?: string | undefined;
  /** Words of the super badge; none where the item isn't super. */
  readonly superLabel?: string | undefined;
  /** The accessible name of the whole card; what stands on it unless given. */
  readonly label?: string | undefined;
  /** As wide as the page, where it is the only one. */
  readonly isLarge?: boolean;
  readonly onPress: () => void;
}

/** A letter of the inbox, sealed or opened: one button, as wide as its column. */
export function GiftCard(props: GiftCardProps) {
  const { itemId, wrappingId = 'gift_closed', state, ribbon, words, superLabel, label, isLarge = false, onPress } = props;
  const isOpened = state === 'opened';
  const className = classes(styles.card, styles[state], superLabel !== undefined && styles.isSuper, isLarge && styles.large);
  return (
    <button type="button" className={className} onClick={onPress} aria-label={label}>
      <span className={styles.stage}>
        <GiftArt itemId={isOpened ? itemId : wrappingId} size={isOpened && words && !isLarge ? 56 : 72} className={styles.art} />
        {!isOpened && <Seal {...props} />}
        {superLabel !== undefined && (
          <span className={styles.super}>
            <SparkleIcon width={12} height={12} strokeWidth={2.4} />
            {superLabel}
          </span>
        )}
      </span>
      {/* in the order of the accessible name; the eye reads the words first */}
      <Status {...props} />
      {ribbon !== undefined && (
        <span className={styles.ribbon} data-kind={ribbon.kind}>
          {ribbon.label}
        </span>
      )}
      {isOpened && words && (
        <span className={styles.words}>
          <Written as="text">{words}</Written>
        </span>
      )}
    </button>
  );
}

function Seal({ state, seal = 'heart' }: GiftCardProps) {
  const Icon = state === 'closed' ? LockIcon : { heart: HeartIcon, mask: MaskIcon }[seal];
  return (
    <span className={styles.seal}>
      <Icon width={15} height={15} strokeWidth={2.4} />
    </span>
  );
}

/** With a space before it, as what stands on a card without a name of its own is read. */
function Status({ statusLabel, isAnswered = false }: GiftCardProps) {
  return (
    <>
      {' '}
      <span className={styles.status} data-answered={isAnswered || undefined}>
        {isAnswered && <CheckIcon width={13} height={13} strokeWidth={2.8} />}
        <span>{statusLabel}</span>
      </span>{' '}
    </>
  );
}
