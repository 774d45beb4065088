import type { Story } from '../../world/types.ts';
import { useModal } from '../parts/use-modal.ts';
import { StoryPicture } from '../stories/story-picture.tsx';
import styles from './story-dialog.module.css';

interface StoryDialogProps {
  readonly story: Story;
  readonly onAnswer: (answer: string | null) => void;
}

/** The story as it would be posted, over the whole phone: picture, text, link. */
export function StoryDialog({ story, onAnswer }: StoryDialogProps) {
  const modal = useModal(() => onAnswer(null));
  return (
    <div {...modal} role="dialog" aria-modal="true" aria-label="New story" className={styles.composer}>
      <h3>New story</h3>
      <StoryPicture story={story} />
      <footer>
        <button type="button" className={styles.cancel} onClick={() => onAnswer(null)}>
          Cancel
        </button>
        <button type="button" className={styles.post} onClick={() => onAnswer('post')}>
          Post story
        </button>
      </footer>
    </div>
  );
}
