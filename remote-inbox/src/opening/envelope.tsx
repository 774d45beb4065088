import { useText } from '@billet/shared-i18n';
import { classes, GiftArt, HeartIcon, MaskIcon, SparkleIcon } from '@billet/shared-ui';
import type { CSSProperties } from 'react';
import styles from './envelope.module.css';
import { type Lifting, overlayTransform } from './rect.ts';

export interface EnvelopeProps {
  /** Picture ID of the wrapping. */
  readonly wrapping: string;
  readonly seal: 'heart' | 'mask';
  readonly isSuper: boolean;
  readonly lifting: Lifting;
}

/** The lifted envelope, initially identical to its card in the list. */
export function Envelope({ wrapping, seal, isSuper, lifting: { from, to, zoom } }: EnvelopeProps) {
  const text = useText();
  const Icon = { heart: HeartIcon, mask: MaskIcon }[seal];
  const place = { ...to, '--from': overlayTransform(from, to) } as CSSProperties;
  const half = (side: 'start' | 'end') => (
    <span className={classes(styles.half, styles[side])}>
      <Icon width={15} height={15} strokeWidth={2.4} />
    </span>
  );
  return (
    <div ref={rise} className={styles.envelope} style={place} data-part="envelope" data-super={isSuper || undefined} aria-hidden="true">
      <div className={styles.tremble}>
        <div className={styles.body} style={{ zoom, inlineSize: from.width, blockSize: from.height }}>
          <span className={styles.flap} />
          <GiftArt itemId={wrapping} size={72} className={styles.art} />
          {isSuper && (
            <span className={styles.super}>
              <SparkleIcon width={12} height={12} strokeWidth={2.4} />
              {text('inbox-super')}
            </span>
          )}
          <span className={styles.seal}>
            {half('start')}
            {half('end')}
          </span>
          <span className={styles.label}>{text('inbox-card-open')}</span>
        </div>
      </div>
    </div>
  );
}

/** Moves the envelope to the middle. Forces a layout first, so that the transition starts at the card. */
function rise(envelope: HTMLElement | null): void {
  envelope?.getBoundingClientRect();
  envelope?.setAttribute('data-risen', '');
}
