import { useText } from '@billet/shared-i18n';
import { RadioCard, SheetBody } from '@billet/shared-ui';
import styles from './settings.module.css';

/** The languages that have texts, each under its own name. */
export const languages = { en: 'English', ru: 'Русский' } as const;
export type LanguageCode = keyof typeof languages;

export interface LanguageViewProps {
  /** Null: as the messenger has it. */
  readonly chosen: string | null;
  readonly onChoose: (code: LanguageCode | null) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

export function LanguageView({ chosen, onChoose, onBack, onClose }: LanguageViewProps) {
  const text = useText();
  const choices = [
    { code: null, name: text('share-language-auto') },
    ...(Object.keys(languages) as LanguageCode[]).map((code) => ({ code, name: languages[code] })),
  ];
  return (
    <SheetBody
      title={text('share-settings-language')}
      onClose={onClose}
      closeLabel={text('share-menu-close')}
      onBack={onBack}
      backLabel={text('share-back')}
    >
      <div className={styles.list} role="radiogroup" aria-label={text('share-settings-language')}>
        {choices.map(({ code, name }) => (
          <RadioCard
            key={name}
            name="language"
            value={code ?? ''}
            title={name}
            isChecked={chosen === code}
            onChange={() => onChoose(code)}
          />
        ))}
      </div>
    </SheetBody>
  );
}
