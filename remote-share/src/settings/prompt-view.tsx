import { countCharacters } from '@billet/shared-domain/rules/characters';
import { PROMPT_KINDS, PROMPT_LIMIT, type PromptKind } from '@billet/shared-domain/rules/prompt';
import type { TextFault } from '@billet/shared-domain/rules/text';
import { useText } from '@billet/shared-i18n';
import { Button, RadioCard, TextField } from '@billet/shared-ui';
import { SheetStep } from '../sheet/sheet-step.tsx';
import styles from './settings.module.css';

export interface PromptModel {
  readonly kind: PromptKind;
  /** The prompt of the day in the user's language. */
  readonly today: string;
  /** The own prompt, as typed. */
  readonly own: string;
  /** Why the own prompt cannot be saved. */
  readonly fault: TextFault | null;
  readonly isBusy: boolean;
  readonly onKind: (kind: PromptKind) => void;
  readonly onType: (own: string) => void;
  readonly onSave: () => void;
}

const faults: Record<TextFault, string> = {
  blank: 'share-prompt-blank',
  too_long: 'share-words-too-long',
  not_text: 'share-words-not-text',
};

/** Chooses the line on the user's poster and page that invites friends to write. */
export function PromptView({ model }: { readonly model: PromptModel }) {
  const text = useText();
  const { kind, today, own, fault, isBusy, onKind, onType, onSave } = model;
  const footer = (
    <Button size="l" isFullWidth isBusy={isBusy} onClick={onSave}>
      {text('share-category-save')}
    </Button>
  );
  return (
    <SheetStep title={text('share-prompt')} subtitle={text('share-prompt-subtitle')} footer={footer}>
      <div className={styles.choices} role="radiogroup" aria-label={text('share-prompt')}>
        {PROMPT_KINDS.map((each) => (
          <RadioCard
            key={each}
            name="prompt"
            value={each}
            title={text(`share-prompt-${each}`)}
            description={each === 'day' ? today : undefined}
            isChecked={each === kind}
            onChange={() => onKind(each)}
          />
        ))}
      </div>
      {kind === 'own' && (
        <TextField
          className={styles.prompt}
          label={text('share-prompt-own')}
          value={own}
          onChange={onType}
          limit={PROMPT_LIMIT}
          counterLabel={text('share-words-counter', { count: countCharacters(own), limit: PROMPT_LIMIT })}
          rows={2}
          onEnter={onSave}
          enterHint="done"
          isReadOnly={isBusy}
          error={fault && text(faults[fault])}
        />
      )}
    </SheetStep>
  );
}
