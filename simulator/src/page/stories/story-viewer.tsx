import { type CSSProperties, useState } from 'react';
import type { PersonView } from '../../world/types.ts';
import { useModal } from '../parts/use-modal.ts';
import { StoryPicture } from './story-picture.tsx';
import styles from './story-viewer.module.css';

interface StoryViewerProps {
  /** The person whose stories are shown. */
  readonly author: PersonView;
  /** Index of the story that is shown first. */
  readonly firstIndex: number;
  readonly onLink: (url: string) => void;
  readonly onClose: () => void;
}

/** The stories of a person, one after another, without automatic advance. */
export function StoryViewer({ author, firstIndex, onLink, onClose }: StoryViewerProps) {
  const { stories } = author;
  const [index, setIndex] = useState(firstIndex);
  const modal = useModal(onClose);
  const story = stories[index];
  if (!story) return null;
  const go = (to: number): void => (to < stories.length ? setIndex(Math.max(0, to)) : onClose());
  return (
    <div {...modal} role="dialog" aria-modal="true" aria-label={`${author.firstName}'s story`} className={styles.viewer}>
      <div className={styles.progress} aria-hidden="true" style={{ '--seen': index + 1, '--all': stories.length } as CSSProperties} />
      <header>
        <img src={author.photoUrl} alt="" width={34} height={34} />
        <b>{author.firstName}</b>
        <button type="button" aria-label="Close the story" onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </header>
      <StoryPicture story={story} onLink={onLink} />
      {stories.length > 1 && (
        <footer>
          <button type="button" disabled={index === 0} onClick={() => go(index - 1)}>
            Before
          </button>
          <button type="button" onClick={() => go(index + 1)}>
            {index + 1 < stories.length ? 'Next' : 'Done'}
          </button>
        </footer>
      )}
    </div>
  );
}
