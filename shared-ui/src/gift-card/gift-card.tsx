import { GiftArt } from '../art/gift-art.tsx';
import { classes } from '../classes.ts';
import { CheckIcon, HeartIcon, LockIcon, MaskIcon, SparkleIcon } from '../icons/icons.tsx';
import { Written } from '../written/written.tsx';
import styles from './gift-card.module.css';

export type RibbonKind = 'hidden' | 'mutual' | 'sympathy' | 'visible';

export interface GiftCardProps {
  /** The picture of an opened card. A closed or sealed one shows its wrapping. */
  readonly itemId: string;
  /** The picture of the wrapping. Defaults to a box. */
  readonly wrappingId?: string | undefined;
  /** 'closed': cannot be opened yet; 'sealed': can be opened; 'opened'. */
  readonly state: 'closed' | 'sealed' | 'opened';
  /** The imprint of the seal. Defaults to a heart. */
  readonly seal?: 'heart' | 'mask';
  readonly ribbon?: { readonly label: string; readonly kind: RibbonKind } | undefined;
  /** The action of a tap, or the state of an opened card. */
  readonly statusLabel: string;
  readonly isAnswered?: boolean;
  /** The first lines of an opened card. Without any its gift is larger. */
  readonly words?: string | undefined;
  /** The text of the super badge. No badge by default. */
  readonly superLabel?: string | undefined;
  /** The accessible name of the card. Defaults to its visible text. */
  readonly label?: string | undefined;
  /** As wide as the page, for a single card. */
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
      {/* in the order of the accessible name; CSS shows the words first */}
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

/** Starts with a space, because the text of the card is its accessible name by default. */
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
