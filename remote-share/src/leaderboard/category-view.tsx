import { useText } from '@billet/shared-i18n';
import { Button, RadioCard } from '@billet/shared-ui';
import { useState } from 'react';
import { SheetStep } from '../sheet/sheet-step.tsx';
import { GLOBAL, type Region } from './board.ts';
import styles from './leaderboard.module.css';

const NOWHERE = 'nowhere';

export interface CategoryModel {
  readonly regions: readonly Region[];
  /** Current category; null if the user is not listed. */
  readonly chosen: string | null;
  readonly isBusy: boolean;
  readonly onSave: (category: string | null) => void;
}

/** Chooses where the user is listed, if at all. The messenger discloses no region, so users pick it. */
export function CategoryView({ model }: { readonly model: CategoryModel }) {
  const text = useText();
  const [picked, setPicked] = useState<string | null>(null);
  // until the user picks a category here, show the current one, whichever device chose it
  const value = picked ?? model.chosen ?? NOWHERE;
  const card = (each: string, title: string, description?: string) => (
    <RadioCard
      key={each}
      name="leaderboard-category"
      value={each}
      title={title}
      description={description}
      isChecked={value === each}
      onChange={setPicked}
    />
  );
  const footer = (
    <Button size="l" isFullWidth isBusy={model.isBusy} onClick={() => model.onSave(value === NOWHERE ? null : value)}>
      {text('share-category-save')}
    </Button>
  );
  return (
    <SheetStep title={text('share-category')} subtitle={text('share-category-text')} footer={footer}>
      <div className={styles.choices} role="radiogroup" aria-label={text('share-category')}>
        {card(NOWHERE, text('share-category-nowhere'), text('share-category-nowhere-text'))}
        {card(GLOBAL, text('share-category-global'), text('share-category-global-text'))}
        {model.regions.map(({ code, name }) => card(code, name))}
      </div>
    </SheetStep>
  );
}
