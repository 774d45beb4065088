import type { Mode } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { CameraIcon, ChatIcon, LinkIcon, ListGroup, ListRow, StoryIcon } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import { LinkLine } from '../own-link/link-line.tsx';
import { SheetStep } from '../sheet/sheet-step.tsx';
import type { StoryKind } from '../story/share-story.ts';
import styles from './share-menu.module.css';

export interface ShareMenuModel {
  readonly mode: Mode;
  /** Null until the profile is here. */
  readonly link: string | null;
  readonly onStory: (kind: StoryKind) => void;
  readonly onChat: () => void;
  readonly onCopy: () => void;
}

/** The ways to share. */
export function ShareMenuView({ model }: { readonly model: ShareMenuModel }) {
  const text = useText();
  const { mode, link, onStory, onChat, onCopy } = model;
  const row = (way: string, icon: ReactNode, onPress: () => void) => (
    <ListRow
      key={way}
      tone="accent"
      icon={icon}
      title={text(`share-menu-${way}`)}
      text={text(`share-menu-${way}-text`)}
      onPress={onPress}
    />
  );
  return (
    <SheetStep title={text('share-menu-title')} subtitle={text(`share-menu-subtitle-${mode}`)}>
      <div className={styles.content}>
        {link !== null && <LinkLine link={link} />}
        <ListGroup label={text('share-menu')}>
          {row('story', <StoryIcon />, () => onStory('messenger'))}
          {row('chat', <ChatIcon />, onChat)}
          {row('photo', <CameraIcon />, () => onStory('photo'))}
          {row('copy', <LinkIcon />, onCopy)}
        </ListGroup>
      </div>
    </SheetStep>
  );
}
