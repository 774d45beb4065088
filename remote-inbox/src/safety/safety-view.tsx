import { useText } from '@billet/shared-i18n';
import { ChevronIcon, SheetBody } from '@billet/shared-ui';
import { BlockCard } from './block-card.tsx';
import styles from './safety.module.css';
import type { Block } from './use-block.ts';

export interface SafetyViewProps {
  readonly block: Block;
  readonly onReport: () => void;
  /** Opens what holds for the whole inbox: pause, muted words, blocks. */
  readonly onMore: () => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** What a person can do about an item that isn't kind. */
export function SafetyView({ block, onReport, onMore, onBack, onClose }: SafetyViewProps) {
  const text = useText();
  return (
    <SheetBody
      title={text('inbox-safety-title')}
      subtitle={text('inbox-safety-subtitle')}
      onClose={onClose}
      closeLabel={text('inbox-close')}
      onBack={onBack}
      backLabel={text('inbox-back')}
    >
      <div className={styles.body}>
        <BlockCard {...block} />
        <Row title={text('inbox-report')} hint={text('inbox-report-hint')} onPress={onReport} />
        <Row title={text('inbox-safety-more')} hint={text('inbox-safety-more-hint')} onPress={onMore} />
      </div>
    </SheetBody>
  );
}

function Row({ title, hint, onPress }: { readonly title: string; readonly hint: string; readonly onPress: () => void }) {
  return (
    <button type="button" className={styles.row} onClick={onPress}>
      <span className={styles.texts}>
        <span className={styles.title}>{title}</span>
        <span className={styles.hint}>{hint}</span>
      </span>
      <ChevronIcon className={styles.chevron} />
    </button>
  );
}
