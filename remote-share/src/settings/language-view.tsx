import { useText } from '@billet/shared-i18n';
import { RadioCard } from '@billet/shared-ui';
import { SheetStep } from '../sheet/sheet-step.tsx';
import styles from './settings.module.css';

/** The languages that have texts, each under its own name. */
const languages = { en: 'English', ru: 'Русский' } as const;
export type LanguageCode = keyof typeof languages;

const codes = Object.keys(languages) as LanguageCode[];

export function nameOfLanguage(locale: string): string {
  const code = codes.find((each) => each === locale);
  return code === undefined ? locale : languages[code];
}

export interface LanguageModel {
  /** Null: as the messenger has it. */
  readonly chosen: string | null;
  readonly onChoose: (code: LanguageCode | null) => void;
}

export function LanguageView({ model }: { readonly model: LanguageModel }) {
  const text = useText();
  const card = (code: LanguageCode | null, title: string) => (
    <RadioCard
      key={title}
      name="language"
      value={code ?? ''}
      title={title}
      isChecked={model.chosen === code}
      onChange={() => model.onChoose(code)}
    />
  );
  return (
    <SheetStep title={text('share-settings-language')}>
      <div className={styles.choices} role="radiogroup" aria-label={text('share-settings-language')}>
        {card(null, text('share-language-auto'))}
        {codes.map((code) => card(code, languages[code]))}
      </div>
    </SheetStep>
  );
}
