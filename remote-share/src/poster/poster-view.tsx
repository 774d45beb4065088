import { LOOKS } from '@billet/shared-domain/rules/looks';
import { useText } from '@billet/shared-i18n';
import { Button, StoryIcon, Waiting } from '@billet/shared-ui';
import type { ChatPhase } from '../share-menu/use-chat-share.ts';
import { SheetStep } from '../sheet/sheet-step.tsx';
import { Carousel } from './carousel.tsx';
import { LinkTag } from './link-tag.tsx';
import styles from './poster.module.css';
import type { PosterModel } from './poster-model.ts';
import { ShareButtons } from './share-buttons.tsx';

export interface PosterViewProps {
  readonly model: PosterModel;
  /** The age is not known yet: the buttons keep their space behind a waiting state. */
  readonly isWaiting?: boolean;
}

const titles = { link: 'share-menu-title', answer: 'share-answer-title', reveal: 'share-reveal-title' } as const;

/** The user's poster in its looks, with the buttons that share it. */
export function PosterView({ model, isWaiting = false }: PosterViewProps) {
  const text = useText();
  const { subject, link, look, busy, chat, onStory, onChat, onShowInstructions } = model;
  const waiting = isWaiting || undefined;
  const footer = (
    <div className={styles.actions} data-is-waiting={waiting}>
      <Button size="l" isFullWidth isBusy={busy === 'story'} icon={<StoryIcon />} onClick={onStory}>
        {text('share-story-messenger-post')}
      </Button>
      <ShareButtons model={model} />
    </div>
  );
  return (
    <SheetStep title={text(titles[subject])} footer={footer}>
      <div className={styles.content} data-is-waiting={waiting}>
        <Carousel model={model} />
        <div className={styles.caption}>
          <p className={styles.look} aria-hidden="true">
            {text(`share-look-${look}`)}
            <span className={styles.dots}>
              {LOOKS.map((each) => (
                <span key={each} className={styles.dot} data-is-on={each === look || undefined} />
              ))}
            </span>
          </p>
          <Button variant="ghost" className={styles.how} onClick={onShowInstructions}>
            {text('share-menu-how')}
          </Button>
        </div>
        <div className={styles.line}>
          {chat === 'idle' ? <LinkTag link={link} /> : <ChatProgress phase={chat} onPress={onChat} />}
          <p className={styles.unseen} role="status">
            {chat !== 'idle' && text(`share-menu-chat-${chat}`)}
          </p>
        </div>
        {isWaiting && <Waiting label={text('share-menu-loading')} className={styles.waiting} />}
      </div>
    </SheetStep>
  );
}

/** Progress of sharing in a chat, in place of the link. If the messenger is slow, it offers the plain link. */
function ChatProgress({ phase, onPress }: { readonly phase: Exclude<ChatPhase, 'idle'>; readonly onPress: () => void }) {
  const text = useText();
  const words = text(`share-menu-chat-${phase}`);
  if (phase !== 'slow')
    return (
      <p className={styles.news} aria-hidden="true">
        {words}
      </p>
    );
  return (
    <Button variant="secondary" isFullWidth className={styles.slow} onClick={onPress}>
      {words}
    </Button>
  );
}
