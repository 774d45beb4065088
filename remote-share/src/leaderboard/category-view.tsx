import { useText } from '@billet/shared-i18n';
import { Button, RadioCard, SheetBody } from '@billet/shared-ui';
import { useState } from 'react';
import { GLOBAL, type Region } from './board.ts';
import styles from './leaderboard.module.css';

const NOWHERE = 'nowhere';

export interface CategoryViewProps {
  readonly regions: readonly Region[];
  /** What was chosen so far; null: on no list. */
  readonly chosen: string | null;
  readonly isBusy: boolean;
  readonly onSave: (category: string | null) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Where the person is listed, if anywhere. The messenger tells no region, so people pick it. */
export function CategoryView({ regions, chosen, isBusy, onSave, onBack, onClose }: CategoryViewProps) {
  const text = useText();
  const [value, setValue] = useState(chosen ?? NOWHERE);
  const card = (each: string, title: string, description?: string) => (
    <RadioCard
      key={each}
      name="leaderboard-category"
      value={each}
      title={title}
      description={description}
      isChecked={value === each}
      onChange={setValue}
    />
  );
  return (
    <SheetBody
      title={text('share-category')}
      subtitle={text('share-category-text')}
      onBack={onBack}
      backLabel={text('share-leaderboard-back')}
      onClose={onClose}
      closeLabel={text('share-menu-close')}
      footer={
        <Button size="l" isFullWidth isBusy={isBusy} onClick={() => onSave(value === NOWHERE ? null : value)}>
          {text('share-category-save')}
        </Button>
      }
    >
      <div className={styles.choices} role="radiogroup" aria-label={text('share-category')}>
        {card(NOWHERE, text('share-category-nowhere'), text('share-category-nowhere-text'))}
        {card(GLOBAL, text('share-category-global'), text('share-category-global-text'))}
        {regions.map(({ code, name }) => card(code, name))}
      </div>
    </SheetBody>
  );
}
