import type { Story } from '../../world/types.ts';
import styles from './story-picture.module.css';

interface StoryPictureProps {
  readonly story: Story;
  /** Without it a press on the link does nothing. */
  readonly onLink?: (url: string) => void;
}

/** A story: a full-height picture with text and link. */
export function StoryPicture({ story, onLink }: StoryPictureProps) {
  return (
    <figure className={styles.story}>
      <img src={story.mediaUrl} alt="The story" />
      <figcaption>
        {story.text && <p>{story.text}</p>}
        {story.linkUrl &&
          (onLink ? (
            <button type="button" className={styles.link} onClick={() => onLink(story.linkUrl)}>
              <Chain /> {story.linkUrl}
            </button>
          ) : (
            <span className={styles.link}>
              <Chain /> {story.linkUrl}
            </span>
          ))}
      </figcaption>
    </figure>
  );
}

const Chain = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d="M8.500 11.5l3-3M9 6l1.500-1.5a3.500 3.500 0 0 1 5 5L14 11M11 14l-1.500 1.5a3.500 3.500 0 0 1-5-5L6 9" />
  </svg>
);
