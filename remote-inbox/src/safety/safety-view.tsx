import { useText } from '@billet/shared-i18n';
import { ListGroup, ListRow } from '@billet/shared-ui';
import { SheetFrame } from '../sheet/sheet-frame.tsx';
import { BlockCard, type BlockModel } from './block-card.tsx';
import styles from './safety.module.css';

export interface SafetyModel extends BlockModel {
  readonly report: () => void;
  /** Opens the settings of the whole inbox: pause, muted words, blocks. */
  readonly openRules: () => void;
}

/** Actions against an unkind note. */
export function SafetyView({ model }: { readonly model: SafetyModel }) {
  const text = useText();
  return (
    <SheetFrame title={text('inbox-safety-title')} subtitle={text('inbox-safety-subtitle')}>
      <div className={styles.body}>
        <BlockCard {...model} />
        <ListGroup>
          <ListRow title={text('inbox-report')} text={text('inbox-report-hint')} onPress={model.report} />
          <ListRow title={text('inbox-safety-more')} text={text('inbox-safety-more-hint')} onPress={model.openRules} />
        </ListGroup>
      </div>
    </SheetFrame>
  );
}
