import { useText } from '@billet/shared-i18n';
import { CameraIcon, ChatIcon, DownloadIcon, LinkIcon, Spinner } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import styles from './poster.module.css';
import type { PosterModel } from './poster-model.ts';

/** Compact buttons beside the story: an icon with a label. An answer cannot be sent as a prepared message. */
export function ShareButtons({ model }: { readonly model: PosterModel }) {
  const { subject, busy, chat, onChat, onSendPhoto, onSave, onCopy } = model;
  return (
    <ul className={styles.row}>
      {subject === 'link' && (
        <ShareButton action="chat" icon={<ChatIcon />} isBusy={chat === 'preparing' || chat === 'choosing'} onPress={onChat} />
      )}
      <ShareButton action="photo" icon={<CameraIcon />} isBusy={busy === 'photo'} onPress={onSendPhoto} />
      <ShareButton action="save" icon={<DownloadIcon />} isBusy={busy === 'save'} onPress={onSave} />
      <ShareButton action="copy" icon={<LinkIcon />} onPress={onCopy} />
    </ul>
  );
}

interface ShareButtonProps {
  readonly action: string;
  readonly icon: ReactNode;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
}

function ShareButton({ action, icon, isBusy = false, onPress }: ShareButtonProps) {
  const text = useText();
  const busy = isBusy || undefined;
  return (
    <li className={styles.cell}>
      <button type="button" className={styles.way} aria-busy={busy} aria-disabled={busy} onClick={isBusy ? undefined : onPress}>
        <span className={styles.icon} aria-hidden="true">
          {isBusy ? <Spinner /> : icon}
        </span>
        <span className={styles.word}>{text(`share-menu-${action}`)}</span>
      </button>
    </li>
  );
}
