import type { Story } from '../../world/types.ts';
import parts from '../parts/dialogs.module.css';
import { Sheet } from '../parts/sheet.tsx';
import styles from './story-dialog.module.css';

interface StoryDialogProps {
  readonly story: Story;
  readonly onAnswer: (answer: string | null) => void;
}

/** The story as it would be posted: picture, words, link. */
export function StoryDialog({ story, onAnswer }: StoryDialogProps) {
  return (
    <Sheet label="New story" onDismiss={() => onAnswer(null)}>
      <h3>New story</h3>
      <figure className={styles.story}>
        <img src={story.mediaUrl} alt="The story" />
        <figcaption>
          {story.text}
          {story.linkUrl && <span className={styles.link}>{story.linkUrl}</span>}
        </figcaption>
      </figure>
      <button type="button" className={parts.loud} onClick={() => onAnswer('post')}>
        Post story
      </button>
      <button type="button" className={parts.quiet} onClick={() => onAnswer(null)}>
        Cancel
      </button>
    </Sheet>
  );
}
