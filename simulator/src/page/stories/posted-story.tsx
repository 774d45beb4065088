import { useEffect, useState } from 'react';
import type { PersonView } from '../../world/types.ts';
import styles from './posted-story.module.css';

const SHOWN_MS = 6000;

interface PostedStoryProps {
  readonly person: PersonView;
  readonly onWatch: () => void;
}

/** The story that the person has just posted; a press opens it. Stories from before the page was opened are not shown. */
export function PostedStory({ person: { stories }, onWatch }: PostedStoryProps) {
  const [seen, setSeen] = useState(stories.length);
  const story = stories.length > seen ? stories.at(-1) : undefined;
  useEffect(() => {
    if (stories.length <= seen) return;
    const timer = setTimeout(() => setSeen(stories.length), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [stories.length, seen]);
  if (!story) return null;
  const watch = (): void => {
    setSeen(stories.length);
    onWatch();
  };
  return (
    <div role="status" className={styles.posted}>
      <button type="button" onClick={watch}>
        <img src={story.mediaUrl} alt="" />
        Your story is up. Watch it
      </button>
    </div>
  );
}
