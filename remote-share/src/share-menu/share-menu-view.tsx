import type { Mode } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { CameraIcon, ChatIcon, ChevronIcon, LinkIcon, SheetBody, StoryIcon } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import { LinkLine } from '../own-link/link-line.tsx';
import type { StoryKind } from '../story/share-story.ts';
import styles from './share-menu.module.css';

export interface ShareMenuViewProps {
  readonly mode: Mode;
  readonly link: string | null;
  readonly onStory: (kind: StoryKind) => void;
  readonly onChat: () => void;
  readonly onCopy: () => void;
  readonly onClose: () => void;
}

/** The ways to share. */
export function ShareMenuView({ mode, link, onStory, onChat, onCopy, onClose }: ShareMenuViewProps) {
  const text = useText();
  return (
    <SheetBody
      title={text('share-menu-title')}
      subtitle={text(`share-menu-subtitle-${mode}`)}
      onClose={onClose}
      closeLabel={text('share-menu-close')}
    >
      <div className={styles.content}>
        {link !== null && <LinkLine link={link} />}
        <ul className={styles.ways}>
          <Way
            icon={<StoryIcon />}
            title={text('share-menu-story')}
            hint={text('share-menu-story-text')}
            onPress={() => onStory('messenger')}
          />
          <Way icon={<ChatIcon />} title={text('share-menu-chat')} hint={text('share-menu-chat-text')} onPress={onChat} />
          <Way
            icon={<CameraIcon />}
            title={text('share-menu-photo')}
            hint={text('share-menu-photo-text')}
            onPress={() => onStory('photo')}
          />
          <Way icon={<LinkIcon />} title={text('share-menu-copy')} hint={text('share-menu-copy-text')} onPress={onCopy} />
        </ul>
      </div>
    </SheetBody>
  );
}

interface WayProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly hint: string;
  readonly onPress: () => void;
}

function Way({ icon, title, hint, onPress }: WayProps) {
  return (
    <li>
      <button type="button" className={styles.way} onClick={onPress}>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <span className={styles.texts}>
          <span className={styles.title}>{title}</span>
          <span className={styles.hint}>{hint}</span>
        </span>
        <ChevronIcon className={styles.chevron} />
      </button>
    </li>
  );
}
