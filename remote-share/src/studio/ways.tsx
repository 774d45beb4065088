import { useText } from '@billet/shared-i18n';
import { CameraIcon, ChatIcon, DownloadIcon, LinkIcon, Spinner } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import styles from './studio.module.css';
import type { StudioModel } from './studio-model.ts';

/** Compact buttons beside the story: an icon with a label. An answer cannot be sent as a prepared message. */
export function Ways({ model }: { readonly model: StudioModel }) {
  const { isAnswer, busy, chat, onChat, onPhoto, onSave, onCopy } = model;
  return (
    <ul className={styles.row}>
      {!isAnswer && <Way way="chat" icon={<ChatIcon />} isBusy={chat === 'preparing' || chat === 'choosing'} onPress={onChat} />}
      <Way way="photo" icon={<CameraIcon />} isBusy={busy === 'photo'} onPress={onPhoto} />
      <Way way="save" icon={<DownloadIcon />} isBusy={busy === 'save'} onPress={onSave} />
      <Way way="copy" icon={<LinkIcon />} onPress={onCopy} />
    </ul>
  );
}

interface WayProps {
  readonly way: string;
  readonly icon: ReactNode;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
}

function Way({ way, icon, isBusy = false, onPress }: WayProps) {
  const text = useText();
  const busy = isBusy || undefined;
  return (
    <li className={styles.cell}>
      <button type="button" className={styles.way} aria-busy={busy} aria-disabled={busy} onClick={isBusy ? undefined : onPress}>
        <span className={styles.icon} aria-hidden="true">
          {isBusy ? <Spinner /> : icon}
        </span>
        <span className={styles.word}>{text(`share-menu-${way}`)}</span>
      </button>
    </li>
  );
}
