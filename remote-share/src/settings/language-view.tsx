import { useText } from '@billet/shared-i18n';
import type { Locale } from '@billet/shared-i18n/locales';
import { languageNames } from '@billet/shared-i18n/names';
import { RadioCard } from '@billet/shared-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { SheetStep } from '../sheet/sheet-step.tsx';
import { OwnName } from './own-name.tsx';
import styles from './settings.module.css';

const codes = Object.keys(languageNames) as Locale[];

export interface LanguageModel {
  /** Null: the messenger's language. */
  readonly chosen: string | null;
  readonly onChoose: (code: Locale | null) => void;
}

export function LanguageView({ model }: { readonly model: LanguageModel }) {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  // The list is longer than a phone. `void`, because new browsers return a promise, which is no cleanup function.
  useEffect(() => void list.current?.querySelector(':checked')?.scrollIntoView({ block: 'center' }), []);
  const card = (code: Locale | null, title: ReactNode) => (
    <RadioCard
      key={code}
      name="language"
      value={code ?? ''}
      title={title}
      isChecked={model.chosen === code}
      onChange={() => model.onChoose(code)}
    />
  );
  return (
    <SheetStep title={text('share-settings-language')}>
      <div ref={list} className={styles.choices} role="radiogroup" aria-label={text('share-settings-language')}>
        {card(null, text('share-language-auto'))}
        {codes.map((code) => card(code, <OwnName locale={code} />))}
      </div>
    </SheetStep>
  );
}
