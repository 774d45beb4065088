import { useText } from '@billet/shared-i18n';
import { Banner, Button, ChevronIcon, EyeOffIcon, InboxIcon, LockIcon, SheetBody } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import { PauseRow } from './pause-row.tsx';
import styles from './safety.module.css';
import type { SafetySettings } from './use-safety.ts';

export type SafetyStep = 'words' | 'muted' | 'blocked';

export interface SafetyViewProps {
  readonly settings: SafetySettings | 'failed' | null;
  readonly onPause: (isPaused: boolean) => void;
  readonly onOpen: (step: SafetyStep) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** What keeps one's inbox kind, all on one sheet. */
export function SafetyView({ settings, onPause, onOpen, onRetry, onClose }: SafetyViewProps) {
  const text = useText();
  const known = settings === 'failed' ? null : settings;
  return (
    <SheetBody
      title={text('share-safety-title')}
      subtitle={text('share-safety-subtitle')}
      onClose={onClose}
      closeLabel={text('share-menu-close')}
    >
      <div className={styles.body}>
        {settings === 'failed' && (
          <Banner tone="error" action={<Button onClick={onRetry}>{text('share-safety-retry')}</Button>}>
            {text('share-safety-failed')}
          </Banner>
        )}
        <PauseRow isPaused={known?.isPaused ?? null} onChange={onPause} />
        <Row
          icon={<EyeOffIcon />}
          title={text('share-words')}
          hint={known ? text('share-words-hint', { count: known.mutedWords.length }) : text('share-safety-unknown')}
          isDisabled={known === null}
          onPress={() => onOpen('words')}
        />
        <Row
          icon={<InboxIcon />}
          title={text('share-muted')}
          hint={known ? text('share-muted-hint', { count: known.muted }) : text('share-safety-unknown')}
          onPress={() => onOpen('muted')}
        />
        <Row icon={<LockIcon />} title={text('share-blocked')} hint={text('share-blocked-hint')} onPress={() => onOpen('blocked')} />
      </div>
    </SheetBody>
  );
}

interface RowProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly hint: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

function Row({ icon, title, hint, isDisabled = false, onPress }: RowProps) {
  return (
    <button type="button" className={styles.row} disabled={isDisabled} onClick={onPress}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.texts}>
        <span className={styles.title}>{title}</span>
        <span className={styles.hint}>{hint}</span>
      </span>
      <ChevronIcon className={styles.chevron} />
    </button>
  );
}
