import { useText } from '@billet/shared-i18n';
import { Button, GiftArt, Hero, SheetBody } from '@billet/shared-ui';
import { BlockCard } from './block-card.tsx';
import styles from './safety.module.css';
import type { Block } from './use-block.ts';

export interface ReportedViewProps {
  readonly block: Block;
  readonly onClose: () => void;
}

/** Thanks for a report, and offers the block. */
export function ReportedView({ block, onClose }: ReportedViewProps) {
  const text = useText();
  return (
    <SheetBody
      title={text('inbox-reported-title')}
      onClose={onClose}
      closeLabel={text('inbox-close')}
      footer={
        <Button size="l" isFullWidth onClick={onClose}>
          {text('inbox-reported-done')}
        </Button>
      }
    >
      <div className={styles.body}>
        <Hero className={styles.hero}>
          <GiftArt itemId="heart" size={112} />
        </Hero>
        <p className={styles.thanks}>{text('inbox-reported-text')}</p>
        <BlockCard {...block} />
      </div>
    </SheetBody>
  );
}
