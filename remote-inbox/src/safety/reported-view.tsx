import { useText } from '@billet/shared-i18n';
import { Button, greet, Hero, Mascot } from '@billet/shared-ui';
import { SheetFrame } from '../sheet/sheet-frame.tsx';
import { BlockCard, type BlockModel } from './block-card.tsx';
import styles from './safety.module.css';

/** Thanks for a report and offers to block the sender. */
export function ReportedView({ model }: { readonly model: BlockModel }) {
  const text = useText();
  return (
    <SheetFrame
      title={text('inbox-reported-title')}
      hasBack={false}
      footer={
        <Button size="l" isFullWidth onClick={model.close}>
          {text('inbox-reported-done')}
        </Button>
      }
    >
      <div className={styles.body}>
        <Hero className={styles.hero}>
          <Mascot mood={greet} />
        </Hero>
        <p className={styles.thanks}>{text('inbox-reported-text')}</p>
        <BlockCard {...model} />
      </div>
    </SheetFrame>
  );
}
