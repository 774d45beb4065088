import { useText } from '@billet/shared-i18n';
import type { Locale } from '@billet/shared-i18n/locales';
import {
  ChatIcon,
  DownloadIcon,
  GiftIcon,
  GlobeIcon,
  ListGroup,
  ListRow,
  LockIcon,
  SendIcon,
  StarIcon,
  TrashIcon,
  TrophyIcon,
} from '@billet/shared-ui';
import { SheetStep } from '../sheet/sheet-step.tsx';
import { OwnName } from './own-name.tsx';
import styles from './settings.module.css';

export type SettingsStep = 'language' | 'prompt' | 'sent' | 'purchases' | 'delete';

export interface SettingsModel {
  /** Language of the interface. */
  readonly language: Locale;
  readonly isExporting: boolean;
  readonly onOpen: (step: SettingsStep) => void;
  /** Opens settings that have their own sheet. */
  readonly onSheet: (name: 'safety' | 'leaderboard' | 'wishes') => void;
  readonly onExport: () => void;
}

/** All settings, in groups. */
export function SettingsView({ model }: { readonly model: SettingsModel }) {
  const text = useText();
  const { language, isExporting, onOpen, onSheet, onExport } = model;
  return (
    <SheetStep title={text('share-settings')}>
      <div className={styles.groups}>
        <ListGroup isOneCard>
          <ListRow
            icon={<GlobeIcon />}
            title={text('share-settings-language')}
            value={<OwnName locale={language} />}
            onPress={() => onOpen('language')}
          />
          <ListRow icon={<ChatIcon />} title={text('share-prompt')} onPress={() => onOpen('prompt')} />
          <ListRow icon={<GiftIcon />} title={text('share-settings-wishes')} onPress={() => onSheet('wishes')} />
          <ListRow icon={<TrophyIcon />} title={text('share-settings-leaderboard')} onPress={() => onSheet('leaderboard')} />
          <ListRow icon={<LockIcon />} title={text('share-settings-safety')} onPress={() => onSheet('safety')} />
        </ListGroup>
        <ListGroup isOneCard>
          <ListRow icon={<SendIcon />} title={text('share-sent')} onPress={() => onOpen('sent')} />
          <ListRow icon={<StarIcon />} title={text('share-settings-purchases')} onPress={() => onOpen('purchases')} />
        </ListGroup>
        <ListGroup isOneCard>
          <ListRow icon={<DownloadIcon />} title={text('share-settings-export')} isBusy={isExporting} onPress={onExport} />
          <ListRow icon={<TrashIcon />} tone="danger" title={text('share-settings-delete')} onPress={() => onOpen('delete')} />
        </ListGroup>
        <p className={styles.note}>
          <GiftIcon width={16} height={16} /> {text('share-settings-note')}
        </p>
      </div>
    </SheetStep>
  );
}
