import type { Mode } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { CameraIcon, ChatIcon, LinkIcon, ListGroup, ListRow, StoryIcon, Waiting } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import { LinkLine } from '../own-link/link-line.tsx';
import { SheetStep } from '../sheet/sheet-step.tsx';
import type { StoryKind } from '../story/share-story.ts';
import styles from './share-menu.module.css';
import type { ChatPhase } from './use-chat-share.ts';

export interface ShareMenuModel {
  readonly mode: Mode;
  /** Null until the profile is here. */
  readonly link: string | null;
  readonly onStory: (kind: StoryKind) => void;
  /** How far sending it in a chat is. */
  readonly chat: ChatPhase;
  readonly onChat: () => void;
  readonly onCopy: () => void;
}

export interface ShareMenuViewProps {
  readonly model: ShareMenuModel;
  /** Nobody knows yet whether these ways are open: their place is kept, and it says that it waits. */
  readonly isHeld?: boolean;
}

/** The ways to share. */
export function ShareMenuView({ model, isHeld = false }: ShareMenuViewProps) {
  const text = useText();
  const { mode, link, chat, onStory, onChat, onCopy } = model;
  const row = (way: string, icon: ReactNode, onPress: () => void) => (
    <ListRow tone="accent" icon={icon} title={text(`share-menu-${way}`)} text={text(`share-menu-${way}-text`)} onPress={onPress} />
  );
  return (
    <SheetStep title={text('share-menu-title')} subtitle={text(`share-menu-subtitle-${mode}`)}>
      <div className={styles.content} data-is-held={isHeld || undefined}>
        {link !== null && <LinkLine link={link} />}
        <ListGroup label={text('share-menu')}>
          {row('story', <StoryIcon />, () => onStory('messenger'))}
          <ChatRow phase={chat} onPress={onChat} />
          {row('photo', <CameraIcon />, () => onStory('photo'))}
          {row('copy', <LinkIcon />, onCopy)}
        </ListGroup>
        <ChatNews phase={chat} />
        {isHeld && <Waiting label={text('share-menu-loading')} className={styles.waiting} />}
      </div>
    </SheetStep>
  );
}

/** What becomes of the way to a chat, for who doesn't see it: words inside a button aren't announced when they change. */
function ChatNews({ phase }: { readonly phase: ChatPhase }) {
  const text = useText();
  return (
    <p className={styles.news} role="status">
      {phase !== 'idle' && text(`share-menu-chat-${phase}`)}
    </p>
  );
}

/** Says what it is waiting for; a messenger that has been silent for long leaves the plain link. */
function ChatRow({ phase, onPress }: { readonly phase: ChatPhase; readonly onPress: () => void }) {
  const text = useText();
  return (
    <ListRow
      tone="accent"
      icon={<ChatIcon />}
      title={text('share-menu-chat')}
      text={text(phase === 'idle' ? 'share-menu-chat-text' : `share-menu-chat-${phase}`)}
      isBusy={phase === 'preparing' || phase === 'choosing'}
      onPress={onPress}
    />
  );
}
