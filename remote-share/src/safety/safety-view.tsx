import { type ApiFailure, explain } from '@billet/shared-bridge';
import type { Answer } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { Card, EyeOffIcon, Failed, InboxIcon, ListGroup, ListRow, LockIcon, Toggle } from '@billet/shared-ui';
import { SheetStep } from '../sheet/sheet-step.tsx';
import styles from './safety.module.css';

export type SafetyStep = 'words' | 'muted' | 'blocked';

export interface SafetyModel {
  /** Null until loaded. */
  readonly settings: Answer<'getSafety'> | null;
  /** Why the settings failed to load. */
  readonly failure: ApiFailure | null;
  readonly onPause: (isPaused: boolean) => void;
  readonly onOpen: (step: SafetyStep) => void;
  readonly onRetry: () => void;
}

/** All inbox safety settings. */
export function SafetyView({ model }: { readonly model: SafetyModel }) {
  const text = useText();
  const { settings, failure, onOpen } = model;
  const why = explain(failure);
  const unknown = text('share-safety-unknown');
  return (
    <SheetStep title={text('share-safety-title')} subtitle={text('share-safety-subtitle')}>
      <div className={styles.body}>
        {settings === null && failure !== null && (
          <Failed
            place="line"
            title={text('share-safety-failed')}
            text={text(why.id, why.args)}
            retryLabel={text('share-retry')}
            onRetry={model.onRetry}
          />
        )}
        <Pause model={model} />
        <ListGroup label={text('share-safety-title')}>
          <ListRow
            icon={<EyeOffIcon />}
            title={text('share-words')}
            text={settings ? text('share-words-hint', { count: settings.mutedWords.length }) : unknown}
            isDisabled={settings === null}
            onPress={() => onOpen('words')}
          />
          <ListRow
            icon={<InboxIcon />}
            title={text('share-muted')}
            text={settings ? text('share-muted-hint', { count: settings.muted }) : unknown}
            onPress={() => onOpen('muted')}
          />
          <ListRow icon={<LockIcon />} title={text('share-blocked')} text={text('share-blocked-hint')} onPress={() => onOpen('blocked')} />
        </ListGroup>
      </div>
    </SheetStep>
  );
}

function Pause({ model: { settings, onPause } }: { readonly model: SafetyModel }) {
  const text = useText();
  return (
    <Card>
      <Toggle
        label={text('share-pause')}
        description={text(settings?.isPaused ? 'share-pause-on' : 'share-pause-off')}
        isOn={settings?.isPaused ?? false}
        isDisabled={settings === null}
        onChange={onPause}
      />
    </Card>
  );
}
