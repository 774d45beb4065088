import { useText } from '@billet/shared-i18n';
import {
  ChevronIcon,
  GiftIcon,
  InboxIcon,
  LinkIcon,
  LockIcon,
  SendIcon,
  SheetBody,
  SparkleIcon,
  StarIcon,
  StoryIcon,
} from '@billet/shared-ui';
import type { ReactNode } from 'react';
import styles from './settings.module.css';

export type SettingsStep = 'language' | 'sent' | 'purchases' | 'delete';
export type OtherDialog = 'safety' | 'leaderboard';

export interface SettingsViewProps {
  /** The name of the interface's language, in that language. */
  readonly language: string;
  readonly isExporting: boolean;
  readonly onOpen: (step: SettingsStep) => void;
  readonly onDialog: (name: OtherDialog) => void;
  readonly onExport: () => void;
  readonly onClose: () => void;
}

/** All that a person can set, in groups. */
export function SettingsView({ language, isExporting, onOpen, onDialog, onExport, onClose }: SettingsViewProps) {
  const text = useText();
  return (
    <SheetBody title={text('share-settings')} onClose={onClose} closeLabel={text('share-menu-close')}>
      <div className={styles.groups}>
        <Group>
          <Row icon={<StoryIcon />} title={text('share-settings-language')} value={language} onPress={() => onOpen('language')} />
          <Row icon={<SparkleIcon />} title={text('share-settings-leaderboard')} onPress={() => onDialog('leaderboard')} />
          <Row icon={<LockIcon />} title={text('share-settings-safety')} onPress={() => onDialog('safety')} />
        </Group>
        <Group>
          <Row icon={<SendIcon />} title={text('share-sent')} onPress={() => onOpen('sent')} />
          <Row icon={<StarIcon />} title={text('share-settings-purchases')} onPress={() => onOpen('purchases')} />
        </Group>
        <Group>
          <Row icon={<LinkIcon />} title={text('share-settings-export')} isBusy={isExporting} onPress={onExport} />
          <Row icon={<InboxIcon />} title={text('share-settings-delete')} isDanger onPress={() => onOpen('delete')} />
        </Group>
        <p className={styles.note}>
          <GiftIcon width={16} height={16} /> {text('share-settings-note')}
        </p>
      </div>
    </SheetBody>
  );
}

const Group = ({ children }: { readonly children: ReactNode }) => <div className={styles.group}>{children}</div>;

interface RowProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly value?: string;
  readonly isDanger?: boolean;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
}

function Row({ icon, title, value, isDanger = false, isBusy = false, onPress }: RowProps) {
  return (
    <button type="button" className={styles.row} data-danger={isDanger || undefined} aria-busy={isBusy} disabled={isBusy} onClick={onPress}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.title}>{title}</span>
      {value !== undefined && <span className={styles.value}>{value}</span>}
      <ChevronIcon className={styles.chevron} />
    </button>
  );
}
